// Made by tools/view_types.py from regnum/games/giant/state.py: what a seat sees of the state.

export interface Land {
  owner: number | null
  realm: string | null
  town: number
  unrest: number
  occupied: number | null
  infantry: number
  cavalry: number
  artillery: number
  core: number[]
  faith: string
}

export interface Region {
  influence: number[]
  claims: number[]
  merchants: number[]
  army: number | null
}

export interface Court {
  vassal_of: number | null
  ally_of: number | null
  stability: number
  power: number
}

export interface Player {
  hand: (string | null)[]
  shown: string[]
  ducats: number
  prestige: number
  stability: number
  manpower: number
  power: number
}

export interface War {
  attacker: number
  defender: number
  target: string
  round: number
  hits: number
}

export interface State {
  agenda: (string | number | boolean | null | unknown[])[][]
  provinces: Record<string, Land>
  areas: Record<string, Region>
  realms: Record<string, Court>
  players: Player[]
  deck: null[]
  discard: string[]
  wars: War[]
  round: number
  answers: number
}
