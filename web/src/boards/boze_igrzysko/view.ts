// What the board knows of its game: the view (its types are made from the state), the numbers of the race, the order of things.

/** Clockwise round the map; the enemy of the same number stands beside each. */
export const provinces = ['prussia', 'lithuania', 'ukraine', 'lesser_poland', 'greater_poland'] as const
export const enemies = ['north', 'muscovy', 'tatars', 'ottomans', 'habsburgs'] as const
export const families = ['radziwill', 'sapieha', 'potocki', 'leszczynski'] as const
export const units = ['infantry', 'cavalry', 'artillery'] as const
export const ages = ['jagiellons', 'vasas', 'piasts', 'last'] as const
/** The first phases of the five stages of a turn, and where the last one ends. */
export const stages = [1, 3, 7, 10, 14, 17] as const
export const OTTOMANS = 3
export const HABSBURGS = 4
/** The phase in which enemies invade. */
export const INVASIONS = 11
export const UKRAINE = 2

export type Province = (typeof provinces)[number]
export type Enemy = (typeof enemies)[number]
export type Unit = (typeof units)[number]

export type { Field, Magnate, Province as Land, State as View } from './shape'

export interface Price {
  id: string
  cubes: number
  discs: number
  money: number
  die: boolean
  turn: number
}

/** The numbers of the race; see `standing` of the game. */
export interface Standing {
  points: number[]
  scores: number[]
  pool: number[]
  discs: number[]
  /** what each enemy is called this turn */
  enemies: string[]
  strength: number[]
  /** of which is printed on the board */
  printed: number[]
  /** pieces that would come out of each field if it came to it now; none once the invasions are over */
  danger: number[]
  /** what they are: "cube", or "marker" of influence */
  comes: string[]
  target: string[]
  next: (number | null)[]
  /** who has the most cubes in each field, what each gets for it, and whether the king takes a share */
  glory: { seats: number[]; points: number; king: boolean }[]
  managers: number
  markers: number
  king: number
  cossacks: number
  actions: Price[]
}

/** What a seat has laid under seal so far: token by place. */
export function laid(given: string[]): Map<string, number> {
  const found = new Map<string, number>()
  for (const id of given) {
    const [verb, place, n] = id.split(':')
    if (verb === 'token' && place) found.set(place, Number(n))
  }
  return found
}

export const places = [...provinces, 'court'] as const
