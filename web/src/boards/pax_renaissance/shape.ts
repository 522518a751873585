// Made by tools/view_types.py from regnum/games/pax_renaissance/model.py: what a seat sees of the state.

export interface Realm {
  state: string
  republic: boolean
  holder: number
  suzerain: string
  queens: string[]
  repressed: string[]
}

export interface Banker {
  bank: string
  florins: number
  hand: (string | null)[]
  west: string[]
  east: string[]
  maids: string[]
  bankrupt: boolean
}

export interface State {
  agenda: (string | number | boolean | null | unknown[])[][]
  players: number
  bankruptcy: boolean
  astrology: boolean
  realms: Record<string, Realm>
  cities: Record<string, string>
  concessions: Record<string, number>
  pirates: Record<string, string>
  bishops: Record<string, string>
  bankers: Banker[]
  west_deck: null[]
  east_deck: null[]
  west_unused: null[]
  east_unused: null[]
  next_cards: Record<string, string>
  market: Record<string, string[]>
  coins: Record<string, number[]>
  open: Record<string, string>
  victories: string[]
  active: number
  actions: number
  acted: boolean
  ops_done: string[]
  fairs_done: string[]
  free_fair_used: boolean
  used: string[]
  gifted: string[]
  usury: string[]
  winners: number[]
  how: string
}
