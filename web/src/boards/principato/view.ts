// The part of the server's view that this board draws: the JSON of games/principato/state.py.

export type Cube = 'food' | 'money' | 'influence'
export type Tile = 'field' | 'farm' | 'residence' | 'bank' | 'catapult'
export type Troop = 'condottiere' | 'militia'
export type Work = 'monument' | 'book' | 'painting'

export const works: readonly Work[] = ['monument', 'book', 'painting']

export interface Duchy extends Record<Cube | Tile | Troop, number>, Record<Work, number[]> {
  hand: string[]
  culture_task: string | null
  estate_task: string | null
  condottiere_money: number
  condottiere_influence: number
  militia_food: number
  militia_influence: number
  bills: number
}

export interface Stock extends Record<Cube | 'land' | 'town' | 'soldier' | 'catapult', number> {
  monument: Record<string, number>
  book: Record<string, number>
  painting: Record<string, number>
}

export interface Count {
  bills: number
  culture: number
  culture_task: string
  culture_points: number
  estate_task: string
  estate_points: number
  total: number
  cubes: number
}

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

export interface View {
  players: number
  stock: Stock
  duchies: Duchy[]
  year: number
  first: number
  active: number
  actions: number
  scorings: number
  pool: string[]
  deck: null[]
  results: Count[]
}

/** The type of a card; its id is the type, a dot and a mark. */
export const kindOf = (card: string): string => card.split('.', 1)[0] ?? card

/** The cubes that lie on the troops of one kind, one on each; undefined where none lies. */
export function rations(duchy: Duchy, troop: Troop): (Cube | undefined)[] {
  const own: [Cube, number] =
    troop === 'militia' ? ['food', duchy.militia_food] : ['money', duchy.condottiere_money]
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
