// What the board knows of its game: the view (its types are made from the state), the numbers of the race, kinds of things.

import type { Duchy } from './shape'

export type { State as View } from './shape'

export type Cube = 'food' | 'money' | 'influence'
export type Tile = 'field' | 'farm' | 'residence' | 'bank' | 'catapult'
export type Troop = 'condottiere' | 'militia'
export type Work = 'monument' | 'book' | 'painting'

export const works: readonly Work[] = ['monument', 'book', 'painting']

/** The numbers of the race, by seat; see `standing` of the game. */
export interface Standing {
  points: number[]
  works: number[]
  tasks: [number | null, number | null][]
  strength: number[]
  /** points of a scoring that came now; null when there will be none */
  military: number[] | null
  /** to the end of the year, at the latest */
  turns: number
  years: number
  scorings: number
}

/** The type of a card; its id is the type, a dot and a mark. */
export const kindOf = (card: string): string => card.split('.', 1)[0] ?? card

/** The cubes that lie on the troops of one kind, one on each; undefined where none lies. */
export function rations(duchy: Duchy, troop: Troop): (Cube | undefined)[] {
  const own: [Cube, number] = troop === 'militia' ? ['food', duchy.militia_food] : ['money', duchy.condottiere_money]
  const joker = troop === 'militia' ? duchy.militia_influence : duchy.condottiere_influence
  return Array.from({ length: duchy[troop] }, (_, i) =>
    i < own[1] ? own[0] : i < own[1] + joker ? 'influence' : undefined,
  )
}

/** Works of one kind, the most valuable first, as [value, how many]. */
export function byValue(values: number[]): [number, number][] {
  const counts = new Map<number, number>()
  for (const value of [...values].sort((a, b) => b - a)) counts.set(value, (counts.get(value) ?? 0) + 1)
  return [...counts]
}
