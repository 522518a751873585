// Made by tools/view_types.py from regnum/games/europa_universalis/model.py: what a seat sees of the state.

export interface Ruler {
  name: string
  adm: number
  dip: number
  mil: number
  dice: ('infantry' | 'cavalry' | 'artillery' | 'any')[]
  mark: '' | 'square' | 'circle' | 'plus' | 'triangle'
  weakness: number
  card: string | null
  event: string | null
  army: number
  limits: string[]
}

export interface Posted {
  card: string
  weakness: number
}

export interface Shown {
  card: string
  uses: number
}

export interface Army {
  area: string | null
  regulars: number[]
  mercenaries: number[]
  allied: number[]
}

export interface Fleet {
  zone: string | null
  port: string | null
  light: number
  heavy: number
  damaged: number
  galleys: number
}

export interface Deed {
  what: string
  n: number
  tags: string[]
  age: number
  round: number
}

export interface Player {
  realm: string
  prestige: number
  stability: number
  adm: number
  dip: number
  mil: number
  ducats: number
  interest: number
  ruler: Ruler | null
  advisors: Record<string, Posted>
  generals: Record<string, Posted>
  admiral: Posted | null
  hand_adm: (string | null)[]
  hand_dip: (string | null)[]
  hand_mil: (string | null)[]
  drawn: Record<string, number>
  missions: (string | null)[]
  mission_pile: (string | null)[]
  missions_done: string[]
  goals_seen: string[]
  shown: Shown[]
  ideas: string[]
  manpower: number
  available: number
  exhausted: number
  bonus_manpower: number
  allied: number
  armies: Army[]
  fleet: Fleet
  docked: Record<string, number>
  merchants: number
  colonists: number
  focused: boolean
  event_taken: number
  passed: boolean
  active: boolean
  leaving?: boolean
  left?: boolean
  spared: string[]
  at_setup: Record<string, number>
  since_age: Record<string, number>
  since_round: Record<string, number>
  deeds: Deed[]
}

export interface Land {
  town?: number
  large?: boolean
  vassal?: number
  unrest?: boolean
  occupier?: number
  occupier_unrest?: boolean
  dnpr?: string | null
  manpower?: number
  heir?: string | null
  lord?: string | null
}

export interface Ground {
  influence: number[]
  imperial?: number
  claims?: number[]
  core?: number
  faith?: '' | 'catholic' | 'counter_reformed' | 'protestant' | 'orthodox' | 'muslim' | 'mixed' | 'revolutionary'
  revolution?: boolean
  rebels?: number
  infantry?: number[]
  weakness?: boolean
  battleground?: boolean
  outside?: boolean
}

export interface Waters {
  ships: number[]
  guard: number[]
}

export interface Market {
  merchants: number[]
  pirates: number
  developed: boolean
}

export interface Court {
  capital: string | null
  faith?: '' | 'catholic' | 'counter_reformed' | 'protestant' | 'orthodox' | 'muslim' | 'mixed' | 'revolutionary'
  player?: number
  allies?: number[]
  active?: boolean
  strength?: number
  marriages?: number[]
  disputed?: number[]
  truces?: number[]
  cbs?: number[]
  colour?: '' | 'green' | 'pink' | 'blue' | 'orange'
  pattern?: '' | 'L' | 'S'
  freed?: boolean
}

export interface War {
  aggressor: string
  target: string
  outside: boolean
  annexed?: boolean
}

export interface Empire {
  emperor: number
  realm: string | null
  authority: number
  defence: boolean
  guard: number
  faith: '' | 'catholic' | 'counter_reformed' | 'protestant' | 'orthodox' | 'muslim' | 'mixed' | 'revolutionary'
  moved?: string[]
}

export interface Curia {
  cardinals: number[]
  rome: number
  blocked: number
  token: '' | 'crusade' | 'excommunication'
  target: string | null
  crusade: string | null
  devoted: number[]
  used: boolean
}

export interface EventSlot {
  card: string
  ducats: number
}

export interface OpenMilestone {
  card: string
  done: number[]
}

export interface Came {
  seat: number
  area: string
  source: string
  bridge: string[]
  army: number
}

export interface Band {
  realm: string
  n: number
}

export interface Side {
  seats: number[]
  bands: Band[]
  rabble: boolean
  leader: number
  pool: number[]
  commander: '' | 'general' | 'ruler' | 'admiral' | 'drawn'
  army: number
  drawn: string | null
  wounds: number
  played: string[]
  retreat_free: boolean
  hits: number
  outlined: number
  sunk: string[]
  strength: number
  rebels: number
  realms: string[]
  guard?: boolean
  helper?: number
}

export interface Battle {
  sides: Side[]
  area: string | null
  zone: string | null
  node: string | null
  round: number
}

export interface State {
  agenda: (string | number | boolean | null | unknown[])[][]
  scenario: string
  variant: number
  board: string
  players: Player[]
  provinces: Record<string, Land>
  areas: Record<string, Ground>
  zones: Record<string, Waters>
  nodes: Record<string, Market>
  realms: Record<string, Court>
  wars: War[]
  empire: Empire
  curia: Curia
  advanced: boolean
  use_missions: boolean
  use_struggles: boolean
  revision?: number
  age: number
  round: number
  phase: number
  first: number
  turn: number
  passes: number[]
  last_turns: number
  over: boolean
  idle_rebels: string[]
  penalised?: boolean
  refused: number[]
  ages: number
  deck_adm: null[]
  deck_dip: null[]
  deck_mil: null[]
  discard_adm: string[]
  discard_dip: string[]
  discard_mil: string[]
  aside: string[]
  row: EventSlot[]
  row_down: null[]
  events_now: null[]
  events_later: null[]
  events_done: string[]
  ideas_adm: null[]
  ideas_dip: null[]
  ideas_mil: null[]
  ideas_later: string[]
  ideas: string[]
  pile_economy: null[]
  pile_expansion: null[]
  pile_politics: null[]
  pile_war: null[]
  milestones: OpenMilestone[]
  struggles: string[]
  struggles_deck?: null[]
  struggles_active: string[]
  trade_deck: null[]
  trade_discard: string[]
  trade_unused: string[]
  trade_open: string[]
  discovered: string[]
  stood_land: Record<string, string[]>
  stood_sea: Record<string, string[]> | null
  came: Came[]
  reach?: string[] | null
  used_land: string[]
  used_sea: string[]
  strangers?: number
  hired: number
  rewarded: boolean
  invader: string | null
  fought: number
  landings?: number
  later_battles: string[] | null
  halved: string | null
  extra_dice: number[]
  acted: number[]
  battle: Battle | null
  optional?: string[]
  may_leave?: boolean
}
