// Our own family of icons: a 24 px grid, lines of 1.5 px, at most one wash of colour behind them.

import type { EuropeIcon } from './europe'

export interface Drawing {
  /** lines */
  d: string
  /** a surface tinted behind the lines */
  wash?: string
  /** solid parts */
  solid?: string
}

export const disc = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`

const drawings = {
  cube: {
    d: 'M12 3l8 4.5v9L12 21l-8-4.5v-9zM4 7.5l8 4.5 8-4.5M12 12v9',
    wash: 'M12 12l8-4.5v9L12 21z',
  },
  coin: {
    d: disc(12, 12, 8.5) + disc(12, 12, 5.5) + 'M12 9.5v5',
    wash: disc(12, 12, 8.5),
  },
  food: {
    d:
      'M12 21.5V8.5M12 7c-1.7-1.5-1.7-3.5 0-5 1.7 1.5 1.7 3.5 0 5z' +
      'M12 11.5c-3 0-4.8-1.7-4.8-4.5 2.8 0 4.8 1.5 4.8 4.5zM12 11.5c3 0 4.8-1.7 4.8-4.5-2.8 0-4.8 1.5-4.8 4.5z' +
      'M12 17c-3 0-4.8-1.7-4.8-4.5 2.8 0 4.8 1.5 4.8 4.5zM12 17c3 0 4.8-1.7 4.8-4.5-2.8 0-4.8 1.5-4.8 4.5z',
    wash: 'M12 2c3 2 5 5 4.8 8 0 4-2 6-4.8 7-2.8-1-4.8-3-4.8-7C7 7 9 4 12 2z',
  },
  influence: {
    d: 'M6 21h12M6.5 18h11L19.5 10.5C17 9 13.5 5.5 12 2.5 10.5 5.5 7 9 4.5 10.5zM12 7v7M9 10h6',
    wash: 'M6.5 18h11L19.5 10.5C17 9 13.5 5.5 12 2.5 10.5 5.5 7 9 4.5 10.5z',
  },
  field: {
    d: 'M2.5 19.5L7 6h10l4.5 13.5zM10.3 6L8.8 19.5M13.7 6l1.5 13.5M5.3 11h13.4M4 15h16',
    wash: 'M2.5 19.5L7 6h10l4.5 13.5z',
  },
  farm: {
    d: 'M2.5 11.5L8 4.5h8l5.5 7M4.5 9.5v11h15v-11M8.5 20.5v-7h7v7M8.5 13.5l7 7M15.5 13.5l-7 7',
    wash: 'M4.5 9.5L8 4.5h8l3.5 5v11h-15z',
  },
  residence: {
    d: 'M4.5 21V8h15v13M2.5 21h19M3 8h18l-2.5-4h-13zM8 11.5v2.5M12 11.5v2.5M16 11.5v2.5M10 21v-3a2 2 0 0 1 4 0v3',
    wash: 'M4.5 21V8L5.5 4h13l1 4v13z',
  },
  bank: {
    d: 'M2.5 9L12 3l9.5 6zM3 21h18M5 18h14M6.5 9v9M10.2 9v9M13.8 9v9M17.5 9v9',
    wash: 'M2.5 9L12 3l9.5 6zM5 9h14v9H5z',
    solid: disc(12, 6.7, 1.1),
  },
  catapult: {
    d:
      'M3.5 16.5h17M7 16.5L12 9l5 7.5M5.2 5.8L18 13.5M2.7 7.2a2.7 2.7 0 0 1 2-4.7 2.7 2.7 0 0 1 2.6 2' +
      disc(7.5, 19, 2.2) +
      disc(16.5, 19, 2.2),
    wash: 'M7 16.5L12 9l5 7.5z',
  },
  condottiere: {
    d: 'M6 20.5v-8a6.5 6.5 0 0 1 13 0v8h-5v-4.5H6M6 12.5h7.5M12.5 6c-1-2.5-4-4-8-3.5 0 2.5 2 4.5 4.5 5.3M16.5 12.5v.01',
    wash: 'M6 20.5v-8a6.5 6.5 0 0 1 13 0v8h-5v-4.5H6z',
  },
  militia: {
    d: 'M12 22V3M6.5 3v5c0 2.5 2 4 5.5 4s5.5-1.5 5.5-4V3',
  },
  monument: {
    d:
      'M5.5 21.5h13M7.5 21.5V19h9v2.5M9.5 19l.7-5h3.6l.7 5M8 14h8l-1-4.5c-.5-1.3-1.5-2-3-2s-2.5.7-3 2z' +
      disc(12, 4.7, 2.3),
    wash: 'M8 14h8l-1-4.5c-.5-1.3-1.5-2-3-2s-2.5.7-3 2zM7.5 19h9v2.5h-9z',
  },
  book: {
    d: 'M12 6C9.5 4.3 6.5 4 3 4.2v14c3.5-.2 6.5.1 9 1.8 2.5-1.7 5.5-2 9-1.8v-14c-3.5-.2-6.5.1-9 1.8zM12 6v14M6 8.5l3 .4M6 12l3 .4M18 8.5l-3 .4M18 12l-3 .4',
    wash: 'M12 6c2.5-1.7 5.5-2 9-1.8v14c-3.5-.2-6.5.1-9 1.8z',
  },
  painting: {
    d: 'M3 4h18v16H3zM6 7h12v10H6zM6 15l3.5-4 3 3.2L14.5 12l3.5 3.5',
    wash: 'M3 4h18v16H3z',
    solid: disc(14.8, 9.3, 1.1),
  },
  bills: {
    d:
      'M12 21c-5-.8-8-4.5-8-9.5C4 8 5 5.5 7 3.5M12 21c5-.8 8-4.5 8-9.5 0-3.5-1-6-3-8' +
      'M4.3 13.5c2.7-.3 4.2.7 4.7 3M4.2 9c2.5.2 3.7 1.5 3.8 3.7M5.5 5.5c2 .7 2.8 2 2.5 4' +
      'M19.7 13.5c-2.7-.3-4.2.7-4.7 3M19.8 9c-2.5.2-3.7 1.5-3.8 3.7M18.5 5.5c-2 .7-2.8 2-2.5 4',
  },
  card: { d: 'M9 3.5h11v15.5H9zM9 6.5L4 8l3.5 13 7-2M12 8h5M12 11.5h5', wash: 'M9 3.5h11v15.5H9z' },
  exchange: { d: 'M3.5 9H19l-4-4.5M20.5 15H5l4 4.5' },
  church: {
    d:
      'M12 1.5V7M10 3.5h4M6.5 21.5V11L12 7l5.5 4v10.5M2.5 21.5h19M3 21.5V15l3.5-2M21 21.5V15l-3.5-2M10 21.5v-4a2 2 0 0 1 4 0v4' +
      disc(12, 12, 1.3),
    wash: 'M6.5 21.5V11L12 7l5.5 4v10.5z',
  },
  wall: {
    d: 'M6 21.5V10H4.5V3.5h3V6h2.7V3.5h3.6V6h2.7V3.5h3V10H18v11.5M3 21.5h18M10.3 21.5V18a1.7 1.7 0 0 1 3.4 0v3.5M12 10v3',
    wash: 'M6 21.5V10H4.5V3.5h3V6h2.7V3.5h3.6V6h2.7V3.5h3V10H18v11.5z',
  },
  deck: { d: 'M4 8.5L12 4l8 4.5-8 4.5zM4 12.5l8 4.5 8-4.5M4 16.5l8 4.5 8-4.5', wash: 'M4 8.5L12 4l8 4.5-8 4.5z' },
  task: {
    d: 'M8 3.5h10.5a2 2 0 0 1 2 2v2H16M8 3.5a2 2 0 0 0-2 2V17M16 7.5V18.5a2 2 0 0 1-2 2H5.5a2 2 0 0 1-2-2V17h8.5v1.5a2 2 0 0 0 2 2M9 8h4M9 11h4M9 14h4',
    wash: 'M8 3.5a2 2 0 0 0-2 2V17h6v1.5l2 2 2-2V5.5l2-2z',
  },
  year: {
    d: disc(12, 12, 4.2) + 'M12 2v3M12 19v3M2 12h3M19 12h3M5 5l2.1 2.1M16.9 16.9L19 19M19 5l-2.1 2.1M7.1 16.9L5 19',
    wash: disc(12, 12, 4.2),
  },
  star: { d: '', solid: 'M12 2.5l2.8 6.3 6.7.7-5 4.6 1.4 6.9-5.9-3.5-5.9 3.5 1.4-6.9-5-4.6 6.7-.7z' },
  arrow: { d: 'M3.5 12h16M13.5 5.5L20 12l-6.5 6.5' },
  leave: { d: 'M20.5 12h-16M10.5 5.5L4 12l6.5 6.5' },
  swords: {
    d: 'M4 3.5l11.5 12.5M20 3.5L8.5 16M4 3.5v3M4 3.5h3M20 3.5v3M20 3.5h-3M12.5 18.5l5.5-5.5M11.5 18.5L6 13M16 16.5l4 4M8 16.5l-4 4',
  },
  crown: {
    d: 'M4 18.5h16M4.5 15.5L3 6.5l5 4 4-6.5 4 6.5 5-4-1.5 9z',
    wash: 'M4.5 15.5L3 6.5l5 4 4-6.5 4 6.5 5-4-1.5 9z',
  },
  hourglass: { d: 'M6 3h12M6 21h12M7.5 3v4l4.5 5-4.5 5v4M16.5 3v4L12 12l4.5 5v4' },
} satisfies Record<string, Drawing>

export type IconName = keyof typeof drawings | EuropeIcon

/** Those of a game that comes later are added as its board is loaded. */
export const paths = { ...drawings } as Record<IconName, Drawing>
