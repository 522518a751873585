// The marks on the map: a 16 px grid, solid, so that each is known by its outline at 13 px.

export interface Glyph {
  d: string
  /** drawn with a line, not filled */
  line?: boolean
}
const ring = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`

const drawings = {
  // on provinces
  town: { d: 'M2.5 14V8L8 3.5 13.5 8v6H9.6v-3.4H6.4V14z' },
  city: { d: 'M1 14.5V5h2V3.4h1.6V5h1.8V7.4h3.2V5h1.8V3.4h1.6V5H15v9.5H9.8v-3.6H6.2v3.6z' },
  vassal: { d: ring(8, 8, 6) + ring(8, 8, 2.6) },
  vassals: { d: ring(5.4, 8, 4.6) + ring(5.4, 8, 1.9) + 'M10.6 3.4a4.6 4.6 0 1 1 0 9.2a6.6 6.6 0 0 0 0-9.2z' },
  capital: { d: 'M8 1.2l2 4.7 5 .4-3.8 3.3 1.2 5L8 11.9l-4.4 2.7 1.2-5L1 6.3l5-.4z' },
  token: { d: 'M8 1.5 14.5 8 8 14.5 1.5 8z' },
  occupied: { d: 'M3 15.5V1.5h1.6v1L13.5 5 4.6 9v6.5z' },
  unrest: {
    d: 'M8 .8c.6 3.2 4.8 4.6 4.8 9a4.8 4.8 0 0 1-9.6 0c0-2 .9-3 1.8-4.2.2 1.3.8 1.9 1.5 2.1C6.2 5 6.8 2.6 8 .8z',
  },
  anchor: {
    d: 'M8 6v8.5M4.5 7.5h7M2.5 10c.4 3 2.6 4.5 5.5 4.5s5.1-1.5 5.5-4.5' + ring(8, 3.6, 2),
    line: true,
  },
  gold: { d: 'M3 6h10l2.4 7.5H.6zM5.4 2.5h5.2l1 2.5H4.4z' },
  manpower: { d: 'M6.5 2h3v4.5H14v3H9.5V14h-3V9.5H2v-3h4.5z' },
  // units
  army: { d: 'M3 13 13 3M3 3l10 10M1.8 10.8l3.4 3.4M10.8 14.2l3.4-3.4', line: true },
  infantry: {
    d: 'M8 1.2c1 1 1.5 1.9 1.5 3 2.7.8 4 3 4 6.3H2.5c0-3.3 1.3-5.5 4-6.3 0-1.1.5-2 1.5-3zM.6 11.8c4.7 1.4 10.1 1.4 14.8 0l-1.7 2.9H2.3z',
  },
  cavalry: { d: 'M3.4 15c0-3.4 1-5.2 3.1-6.4L3 9.4 1.6 7.2 6 2.8V.6l2.3 1.9c3.9.4 6 3.3 6 7.2V15z' },
  artillery: { d: 'M.8 6.6 12.6 2.4l1.6 4-8 3.2A3.2 3.2 0 1 1 1.9 9z' },
  rebels: { d: 'M3 15.5V1h10.5l-2.6 3.4L13.5 8H4.6v7.5z' },
  light: { d: 'M1.5 11h13l-2.4 3.6H3.9zM7.4 1.2v8.4h5.8C12.6 6 10.6 3 7.4 1.2z' },
  heavy: { d: 'M.8 10.4h14.4l-2 4.6H2.8zM2.6 3.4h4.6v5.8H2zM8.6 1.2h4.8v8H8.2z' },
  galley: {
    d: 'M.5 8.6 4 9.4h9L15.5 7l-1.8 4.6H3zM3.6 12.6l-1.4 2.6M7 12.6l-1.2 2.6M10.4 12.6l-1 2.6M8 1.4 12.5 8H8z',
  },
  guard: { d: 'M8 1 14 3v5c0 3.6-2.6 5.8-6 7.2C4.6 13.8 2 11.6 2 8V3z' },
  merchant: {
    d: 'M8 1.5v13M4.6 14.5h6.8M3 4.2h10M1 9.4 3.2 4.4l2.2 5a2.3 2.3 0 0 1-4.4 0zM10.6 9.4l2.2-5 2.2 5a2.3 2.3 0 0 1-4.4 0z',
    line: true,
  },
  pirates: {
    d: 'M8 1a5.2 5.2 0 0 0-5.2 5.2c0 2 1 3.2 2.2 4v2.3h6v-2.3c1.2-.8 2.2-2 2.2-4A5.2 5.2 0 0 0 8 1zM5.6 5.4a1.3 1.3 0 1 0 0 2.6a1.3 1.3 0 0 0 0-2.6zM10.4 5.4a1.3 1.3 0 1 0 0 2.6a1.3 1.3 0 0 0 0-2.6zM4.4 13.4h7.2V15H4.4z',
  },
  developed: { d: 'M2 14.5v-5h3v5zM6.5 14.5V6h3v8.5zM11 14.5V2h3v12.5z' },
  // in areas
  cube: { d: 'M2.5 2.5h11v11h-11z' },
  imperial: { d: 'M2.5 2.5h11v11h-11zM4.6 10.8h6.8l.8-5-2.4 2L8 4.8 6.2 7.8l-2.4-2z' },
  claim: { d: 'M3 15.5V1h1.5v.8h9L11.6 5l1.9 3.2h-9v7.3zM6 3.4v3.2h4.6L9.8 5l.8-1.6z' },
  core: { d: 'M8 14.6C3.4 11 1.4 8.6 1.4 5.8A3.5 3.5 0 0 1 8 4.2a3.5 3.5 0 0 1 6.6 1.6c0 2.8-2 5.2-6.6 8.8z' },
  weakness: { d: 'M8 1 14 3v5c0 3.6-2.6 5.8-6 7.2V11l2-2-3-2 1.4-2.8zM6.2 1.6 5 5l3 2-2.6 2.4.8 5C3.6 13 2 11 2 8V3z' },
  battleground: { d: ring(8, 8, 6.6) + 'M4.8 11.2l6.4-6.4M4.8 4.8l6.4 6.4', line: true },
  revolution: { d: 'M2 11c0-6 3-9 7-9 3 0 4.5 2 4 4.4-.2 1-1 1.6-2 1.2.6 1.4 2.4 2 3 3.4zM1.5 12h13v2.4h-13z' },
  outside: { d: 'M3 3l10 10M13 3 3 13' + ring(8, 8, 6.6), line: true },
  crusade: { d: 'M6.6 1h2.8v4H14v2.8H9.4V15H6.6V7.8H2V5h4.6z' },
  crown: { d: 'M1.5 4.5 5 8l3-5.5L11 8l3.5-3.5L13.4 12H2.6zM2.6 13h10.8v1.6H2.6z' },
  // at courts
  alliance: { d: 'M1 6.5 5 4l3 1.5L11 4l4 2.5-1.6 5L8 14 2.6 11.5zM5 8.5h6' },
  marriage: { d: ring(5.6, 9.4, 4) + ring(10.4, 9.4, 4) + 'M8 2.6l1.4 1.8L8 6 6.6 4.4z', line: true },
  disputed: { d: ring(8, 9.4, 4.4) + 'M3 14.5 13 3.5', line: true },
  truce: {
    d: 'M2 14C5 9 8 6 14 2M6.4 8.6C5 6.6 5.4 5 6.6 3.6c1.4 1.4 1.4 3 .6 4.6M9.4 6c2 .8 3.6.6 4.8-.8-1.6-1.4-3.2-1.2-4.4-.2M4.6 10.6c2 1.4 3.6 1.2 5 .2-1.2-1.6-2.8-1.8-4.4-1',
    line: true,
  },
  cb: {
    d: 'M3 1.5h8.4A2 2 0 0 1 13.4 3.5V12h-2V3.6h-6v8.8a2 2 0 0 1-4 0V11h2zM4.8 13h9.7a2 2 0 0 1-2 1.8H4z',
  },
  emperor: {
    d: 'M8 1l1.4 2.4L12 2v3l3-.5-1.4 3L15 10l-3 .4-1 2.6H5l-1-2.6-3-.4 1.4-2.5L1 4.5 4 5V2l2.6 1.4zM5 14h6v1.3H5z',
  },
  excommunicated: { d: 'M6.6 1h2.8v4H14v2.8H9.4V15H6.6V7.8H2V5h4.6zM1 14.3 14.3 1l.9.9L1.9 15.2z' },
  // what a lens tells
  done: { d: 'M2 8.5 6.2 12.7 14 4', line: true },
  lacking: { d: ring(8, 8, 6) + ring(8, 8, 2.2), line: true },
  hostile: { d: 'M8 1.2 15.4 14.4H.6zM7.2 5.8h1.6v4.4H7.2zM7.2 11.2h1.6v1.6H7.2z' },
  node: { d: ring(8, 8, 6.4) + ring(8, 8, 3.6) },
  // faiths
  catholic: { d: 'M6.8 1h2.4v4.2H13v2.4H9.2V15H6.8V7.6H3V5.2h3.8z' },
  counter_reformed: {
    d: 'M6.9 1h2.2v2.6H12v1.9H9.1v2H13.5v2H9.1V15H6.9V9.5H2.5v-2h4.4v-2H4V3.6h2.9z',
  },
  protestant: {
    d: 'M1 3.4C3.6 2.6 6 3 8 4.4c2-1.4 4.4-1.8 7-1v10c-2.6-.8-5-.4-7 1-2-1.4-4.4-1.8-7-1z',
  },
  orthodox: {
    d: 'M7 .8h2v2h2.6v1.7H9v1.7h4.4V8H9v2.3l3 1.7-.9 1.5L9 12.4V15.2H7v-3.9L4 9.6l.9-1.5L7 9.2V8H2.6V6.2H7V4.5H4.4V2.8H7z',
  },
  muslim: {
    d: 'M10.6 1.6A6.6 6.6 0 1 0 14.2 11 5.3 5.3 0 1 1 10.6 1.6zM11.6 5l.7 1.6 1.7.1-1.3 1.2.4 1.7-1.5-.9-1.5.9.4-1.7-1.3-1.2 1.7-.1z',
  },
  mixed: { d: 'M8 1.5a6.5 6.5 0 1 0 0 13zM9.5 1.7a6.5 6.5 0 0 1 0 12.6z' },
  revolutionary: {
    d: 'M2 11c0-6 3-9 7-9 3 0 4.5 2 4 4.4-.2 1-1 1.6-2 1.2.6 1.4 2.4 2 3 3.4zM1.5 12h13v2.4h-13z',
  },
} satisfies Record<string, Glyph>

export type GlyphName = keyof typeof drawings
export const glyphs: Record<GlyphName, Glyph> = drawings
