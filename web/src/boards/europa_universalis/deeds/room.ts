// What the game tells of wars (outlook/war.py), and how the war room reads it.

export interface WarSide {
  realm: string
  seat: number
  allies: string[]
  units: number
  ships: number
  stacks: Record<string, number>
  holds: string[]
}

export interface PeaceTerm {
  by: string
  foe: string
  term: Term
  /** the rule against it, if there is one */
  barred: string | null
  mine?: number
  theirs?: number
  ducats?: number
  pays?: number
  n?: number
  back?: string[]
  home?: string[]
  land?: string[]
  lose?: string[]
  realms?: string[]
}
export type Term = 'white' | 'status_quo' | 'humiliation' | 'vassalisation' | 'conversion' | 'succession' | 'annexation'

export interface WarInfo {
  aggressor: string
  target: string
  outside: boolean
  sides: [WarSide, WarSide]
  won: { realm: string; how: 'full' | 'partial' } | null
  terms: PeaceTerm[]
}

export interface FrontSide {
  realms: string[]
  n: number
  dice: Record<string, number>
  leader_drawn: boolean
}
export interface Front {
  area?: string
  zone?: string
  source?: string
  /** hundredths; of units left tenths */
  odds: { attack: number; defence: number; nobody: number; attack_left: number; defence_left: number }
  sides: [FrontSide, FrontSide]
}

export interface Force {
  realm: string
  units: number
  ships: number
}
/** A war that could be declared now (outlook/prospects.py). */
export interface Prospect {
  target: string
  causes: string[]
  stability: number
  authority: number
  guard: number
  sides: [Force, Force]
  calls: (Force & { cost: number; barred: string | null })[]
  helpers: Force[]
  fronts: Front[]
  terms: PeaceTerm[]
}

export interface Room {
  wars: WarInfo[]
  fronts: Front[]
  prospects: Prospect[]
}

/** The prospect that is looked at: the one that was chosen, the one pointed at in the question, else the first. */
export function lookedAt(prospects: Prospect[], chosen: string, asked: string[]): Prospect | undefined {
  const named = asked.find((id) => prospects.some((p) => p.target === id))
  return prospects.find((p) => p.target === (chosen || named)) ?? prospects[0]
}

/** The viewer's own wars first. */
export function ordered(wars: WarInfo[], realm: string): WarInfo[] {
  const mine = (war: WarInfo) => war.aggressor === realm || war.target === realm
  return [...wars.filter(mine), ...wars.filter((war) => !mine(war))]
}

/** Terms by who would impose them: the viewer's own before the enemy's, open ones before barred ones. */
export function imposed(war: WarInfo, realm: string): { by: string; terms: PeaceTerm[] }[] {
  const by = [...new Set(war.terms.map((t) => t.by))].sort((a, b) => Number(b === realm) - Number(a === realm))
  return by.map((one) => ({
    by: one,
    terms: war.terms.filter((t) => t.by === one).sort((a, b) => Number(!!a.barred) - Number(!!b.barred)),
  }))
}

/** The element of the map where a front is, and where one would come from. */
export function frontAt(front: Front): { at: string; from: string | null } {
  const kind = front.zone ? 'zone' : 'area'
  return { at: `${kind}:${front.zone ?? front.area}`, from: front.source ? `${kind}:${front.source}` : null }
}
