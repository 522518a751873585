// Arms for people whose faces nobody drew: always the same for the same name, our own, told apart by division and
// charge as well as by colour.

export type Office = 'ruler' | 'advisor' | 'general' | 'admiral' | 'leader'

export interface Arms {
  field: string
  second: string
  division: string
  charge: string
  ink: string
}

/** On a shield of 24 by 28; what the second colour covers. */
const divisions = [
  '', // plain
  'M12 0h12v28H12z', // per pale
  'M0 12h24v16H0z', // per fess
  'M0 0l24 28H0z', // per bend
  'M24 0L0 28h24z', // per bend sinister
  'M12 0h12v13H12zM0 13h12v15H0z', // quarterly
  'M0 0h24v8H0z', // chief
  'M9 0h6v28H9z', // pale
  'M0 10h24v6H0z', // fess
  'M0 22L12 10l12 12v6L12 16 0 28z', // chevron
  'M0 0h6l18 22v6h-6L0 6z', // bend
  'M9.5 0h5v10H24v5h-9.5v13h-5V15H0v-5h9.5z', // cross
  'M0 0h5l7 9 7-9h5v4l-9 9 9 11v4h-5l-7-9-7 9H0v-4l9-11-9-9z', // saltire
  'M0 0h24v28H0zM4 4v10c0 5 4 8 8 10 4-2 8-5 8-10V4z', // bordure
  'M0 0h24L12 22z', // pile
  'M0 4h24v4H0zM0 12h24v4H0zM0 20h24v4H0z', // barry
]

/** In the middle, about 10 by 10 around 12, 13. */
const charges = [
  'M12 7l1.8 4 4.2.4-3.2 2.9 1 4.2L12 16.3 8.2 18.5l1-4.2L6 11.4l4.2-.4z', // mullet
  'M14.5 8a5.5 5.5 0 1 0 2.5 9 4.5 4.5 0 1 1-2.5-9z', // crescent
  'M7.5 19V9h2v1.5h1.7V9h1.6v1.5h1.7V9h2v10h-3v-3a1.5 1.5 0 0 0-3 0v3z', // tower
  'M9 7a3.2 3.2 0 0 1 4 5.1V19h2v-1.7h1.5v-1.6H13v-1h2v-1.5h-2v-1A3.2 3.2 0 0 1 9 7zm1 1.7a1.5 1.5 0 1 0 .1 0z', // key
  'M12 6.5c2 2 2 4 1 5.5 2-1.5 4.5-.5 4.5 1.5 0 1.5-1.5 2.2-2.5 1.5-.5 1-1.5 1.3-2 1.3L13.5 19h-3l.5-2.7c-.5 0-1.5-.3-2-1.3-1 .7-2.5 0-2.5-1.5 0-2 2.5-3 4.5-1.5-1-1.5-1-3.5 1-5.5z', // lily
  'M6.5 18.5V10l3 3 2.5-5 2.5 5 3-3v8.5z', // crown
  'M11 7h2v3.5h3.5v2H13V19h-2v-6.5H7.5v-2H11z', // cross
  'M12 6l1.2 1.5V15h2.3v1.5h-2.3V19h-2.4v-2.5H8.5V15h2.3V7.5z', // sword
  'M12 9a2 2 0 0 1 3.6-1.1A2 2 0 0 1 17.5 11.5 2 2 0 0 1 16 15.2a2 2 0 0 1-4 1.3 2 2 0 0 1-4-1.3 2 2 0 0 1-1.5-3.7A2 2 0 0 1 8.4 7.9 2 2 0 0 1 12 9z', // rose
  'M12 6l1 2.8 2.6-1.5-.4 3 3-.1-2 2.3 2.5 1.5-2.8.9 1.5 2.6-3-.4.1 3-2.5-1.8-2.5 1.8.1-3-3 .4 1.5-2.6-2.8-.9 2.5-1.5-2-2.3 3 .1-.4-3L11 8.8z', // sun
  'M11.2 10.4a2.2 2.2 0 1 1 1.6 0v6.3c1.8-.3 3-1.5 3.2-3.2h1.7c-.2 3.2-2.6 5.3-5.7 5.5-3.1-.2-5.5-2.3-5.7-5.5H8c.2 1.7 1.4 2.9 3.2 3.2z', // anchor
  'M6.5 9c2 0 4 .3 5.5 1.5C13.5 9.3 15.5 9 17.5 9v8.5c-2 0-4 .3-5.5 1.5-1.5-1.2-3.5-1.5-5.5-1.5z', // book
  'M11.2 19v-5C8 14 7 11.5 7 9c2.5 0 4 1 5 3 1-2 2.5-3 5-3 0 2.5-1 5-4.2 5v5z', // sheaf
  'M12 7a6 6 0 1 1-.1 0zm0 3a3 3 0 1 0 .1 0z', // annulet
  'M12 19c-4-3-6-5-6-7.7 0-3.3 4.3-4.3 6-1.3 1.7-3 6-2 6 1.3C18 14 16 16 12 19z', // heart
  'M12 7l4.5 6-4.5 6-4.5-6z', // lozenge
  'M8 19V8.5L16.5 7v3L10 11v8z', // axe
  'M6.5 17c4-1 5-5 4.5-9.5 3 1 5 3.5 4.5 6.5l2.5.5c-1.5 3-6 5-11.5 2.5z', // wing
]

const metals = ['#e9dcae', '#f1eee4']
const colours = ['#8d2b22', '#2c4f73', '#2f6652', '#2b2420', '#6a4368', '#9a5b1e']

function hash(text: string): number {
  let h = 2166136261
  for (const c of text) h = Math.imul(h ^ c.charCodeAt(0), 16777619) >>> 0
  return Math.imul(h ^ (h >>> 15), 2246822519) >>> 0
}

export function armsOf(name: string, realm: string): Arms {
  const h = hash(`${name} ${realm}`)
  const light = metals[h & 1]!
  const dark = colours[(h >>> 1) % colours.length]!
  const division = divisions[(h >>> 5) % divisions.length]!
  const inverted = ((h >>> 10) & 1) === 1
  const field = inverted ? light : dark
  return {
    field,
    second: division ? colours[(h >>> 12) % colours.length]! : field,
    division,
    charge: charges[(h >>> 16) % charges.length]!,
    ink: inverted ? dark : light,
  }
}

/** Outlines of 24 by 28: whose arms they are is told by the shape, too. */
export const outlines: Record<Office, string> = {
  ruler: 'M1 1h22v13c0 7-5 10.5-11 13.5C6 24.5 1 21 1 14z',
  advisor: 'M12 1c7 0 11 5.5 11 13s-4 13.5-11 13.5S1 21.5 1 14 5 1 12 1z',
  general: 'M1 4c4 0 8-1 11-3 3 2 7 3 11 3v11c0 6-5 9.5-11 12.5C6 24.5 1 21 1 15z',
  admiral: 'M12 1.5a12 12 0 0 1 11 12.5 12 12 0 0 1-22 0A12 12 0 0 1 12 1.5z',
  leader: 'M2 1h20l1 8c.5 9-4 15-11 18.5C5 24 .5 18 1 9z',
}
