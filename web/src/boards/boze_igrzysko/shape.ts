// Made by tools/view_types.py from regnum/games/boze_igrzysko/state.py: what a seat sees of the state.

export interface Rules {
  treaties_by_turn: boolean
  lasting_treaties: boolean
  private_duchies: boolean
}

export interface Estate {
  owner: number
  manager: boolean
  city: boolean
}

export interface Province {
  wealth: number
  estates: Estate[]
  enemy: number
  cubes: number
  markers: number
  entered: boolean
}

export interface Field {
  cubes: number
  orange: number
  markers: number
  king: number
}

export interface Magnate {
  family: number
  money: number
  tokens: number[]
  prestige: number
  cubes: number[]
  infantry: number[]
  cavalry: number[]
  artillery: number[]
  glory: number[]
  passed: boolean
}

export interface Treaty {
  enemy: number
  breaks: number
}

export interface State {
  agenda: (string | number | boolean | null | unknown[])[][]
  players: number
  rules: Rules
  provinces: Province[]
  fields: Field[]
  magnates: Magnate[]
  turn: number
  phase: number
  mace: number
  sejm: number[]
  court: number[]
  infantry: number
  cavalry: number
  artillery: number
  cossacks: number
  rebels: number
  treaty: Treaty | null
  city_built: boolean
  vienna_invaded: boolean
  held: number
  muster: number
  done: boolean
}
