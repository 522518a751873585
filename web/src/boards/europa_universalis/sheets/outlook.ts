// What the game tells these sheets of what only the rules count (outlook/mats.py, outlook/forecast.py).

import type { Power } from './printed'

export interface Mat {
  small: number
  large: number
  vassals: number
  skill: Record<Power, number>
  cubes: number
  allies: string[]
  marriages: string[]
  clients: string[]
  claims: string[]
  cores: string[]
  faith: string
}

/** What the end of this round brings a player, as things stand. */
export interface Forecast {
  income: Record<string, number>
  upkeep: Record<string, number>
  net: number
  ducats: number
  loans: number
  short: number
  corruption: number
  power: Record<Power, number>
  free_power: number
  prestige: Record<string, number>
  unrest: Record<string, number>
  areas: string[]
  dissent: boolean
  calms: boolean
  dice: [number, number]
  rebels: string[]
  interregnum: boolean
  wedded: number
  final: Record<string, number>
}

export interface Stand {
  areas: string[]
  total: number[]
  parts: Record<string, number[]>
}

export interface Outlook {
  mats: Mat[]
  forecast: (Forecast | null)[]
  struggles: Record<string, Stand>
  empire: { ceiling: number; electors: string[]; ballot: Record<string, number[]>; subjects: string[] } | null
  curia: {
    controller: number
    trusted: boolean
    spaces: number
    state: 'open' | 'used' | 'crusade' | 'excommunication' | 'late'
    catholics: number[]
    stand: Record<string, number>
  } | null
  deals: Record<string, number[]>
}
