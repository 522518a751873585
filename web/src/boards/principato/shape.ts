// Made by tools/view_types.py from regnum/games/principato/state.py: what a seat sees of the state.

export interface Stock {
  food: number
  money: number
  influence: number
  land: number
  town: number
  soldier: number
  catapult: number
  monument: Record<string, number>
  book: Record<string, number>
  painting: Record<string, number>
}

export interface Duchy {
  hand: string[]
  culture_task: string | null
  estate_task: string | null
  field: number
  farm: number
  residence: number
  bank: number
  catapult: number
  condottiere: number
  militia: number
  food: number
  money: number
  influence: number
  condottiere_money: number
  condottiere_influence: number
  militia_food: number
  militia_influence: number
  monument: number[]
  book: number[]
  painting: number[]
  bills: number
}

export interface Result {
  bills: number
  culture: number
  culture_task: string
  culture_points: number
  estate_task: string
  estate_points: number
  total: number
  cubes: number
}

export interface State {
  agenda: (string | number | boolean | null | unknown[])[][]
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
  next_decks: null[][]
  removed: string[]
  spare_culture: null[]
  spare_estate: null[]
  results: Result[]
}
