// What the map knows of its game: who holds what, read from the view and from what is printed. No rule is here.

import type { Content } from '../../lib/types'
import type { Geometry, Place } from '../../map/geometry'
import type { Land, State } from './shape'

export const NONE = -1
export const REBELS = -2

export type Faith = 'catholic' | 'counter_reformed' | 'protestant' | 'orthodox' | 'muslim' | 'mixed' | 'revolutionary'
interface Printed {
  area: string
  tax: number
  realm?: string
  suzerain?: string
  ports?: string[]
  inactive?: boolean
  gold?: boolean
  hre?: boolean
  continent?: string
}
export type Side = '1444' | '1618'

/** What is printed on the side of the board that is played on. */
export class Board {
  readonly side: Side
  #provinces: Record<string, Printed>
  #areas: Record<string, { faith?: string; elector?: boolean; field?: string }>
  #zones: Record<string, { protection?: number }>
  #capitals: Set<string>

  constructor(content: Content, board: string) {
    const { data } = content
    this.side = data['boards']?.[board]?.side === '1618' ? '1618' : '1444'
    this.#provinces = data['provinces'] ?? {}
    this.#areas = data['areas'] ?? {}
    this.#zones = data['zones'] ?? {}
    let realms: Record<string, { capital?: string }> = data['realms'] ?? {}
    if (this.side === '1618') {
      const later = data['side_1618'] ?? {}
      this.#provinces = { ...this.#provinces, ...later.added }
      for (const [p, more] of Object.entries<Partial<Printed>>(later.provinces ?? {}))
        this.#provinces[p] = { ...this.#provinces[p]!, ...more }
      this.#areas = { ...this.#areas }
      for (const [a, faith] of Object.entries<string>(later.areas ?? {})) this.#areas[a] = { ...this.#areas[a], faith }
      realms = { ...realms }
      for (const [r, more] of Object.entries<object>(later.realms ?? {})) realms[r] = { ...realms[r], ...more }
    }
    this.#capitals = new Set(Object.values(realms).flatMap((r) => r.capital ?? []))
  }

  tax(p: string): number {
    return this.#provinces[p]?.tax ?? 0
  }
  /** Of a realm, as printed. */
  capital(p: string): boolean {
    return this.#capitals.has(p)
  }
  /** No port, a grey one that works under a piece only, a small or a large one. */
  port(p: string): '' | 'grey' | 'small' | 'large' {
    const info = this.#provinces[p]
    if (!info?.ports?.length) return ''
    return info.inactive ? 'grey' : info.tax > 1 ? 'large' : 'small'
  }
  gold(p: string): boolean {
    return this.#provinces[p]?.gold ?? false
  }
  hre(p: string): boolean {
    return this.#provinces[p]?.hre ?? false
  }
  distant(p: string): boolean {
    return this.#provinces[p]?.continent !== undefined
  }
  suzerain(p: string): string | undefined {
    return this.#provinces[p]?.suzerain
  }
  elector(area: string): boolean {
    return this.#areas[area]?.elector ?? false
  }
  protection(zone: string): number {
    return this.#zones[zone]?.protection ?? 0
  }
  realm(p: string): string | undefined {
    return this.#provinces[p]?.realm
  }
  /** A distant province is an area by itself. */
  area(p: string): string | undefined {
    const info = this.#provinces[p]
    return info && (info.area ?? p)
  }
  /** Whose religion field the area reads: its own, or a neighbour's. */
  field(area: string): string {
    return this.#areas[area]?.field ?? area
  }
  /** An element, and the area of a province. */
  around(element: string): string[] {
    const [kind, name = ''] = element.split(':')
    const area = kind === 'province' ? this.area(name) : undefined
    return area ? [element, `area:${area}`] : [element]
  }
  faith(area: string): string {
    return this.#areas[area]?.faith ?? ''
  }
}

/** Who holds a province: a seat, rebels, or a realm that nobody plays; whose vassal it is. */
export interface Holder {
  seat: number
  realm?: string
  vassal: number
}

const usual: Land = {}

export function holder(view: State, board: Board, p: string): Holder {
  const land = view.provinces[p] ?? usual
  const vassal = land.vassal ?? NONE
  const occupier = land.occupier ?? NONE
  if (occupier !== NONE) return { seat: occupier, vassal }
  const town = land.town ?? NONE
  if (town !== NONE) return { seat: town, vassal }
  const realm = land.dnpr ?? board.realm(p)
  if (realm === undefined) return { seat: NONE, vassal }
  return { seat: view.realms[realm]?.player ?? NONE, realm, vassal }
}

/** Whose a province is by right: a seat, or a realm that nobody plays. */
export function rightful(view: State, board: Board, p: string): { seat: number; realm?: string } {
  const land = view.provinces[p] ?? usual
  if ((land.town ?? NONE) !== NONE) return { seat: land.town! }
  const realm = land.heir ?? land.dnpr ?? board.realm(p)
  return realm === undefined ? { seat: NONE } : { seat: view.realms[realm]?.player ?? NONE, realm }
}

/** The religion of an area: of the token on its field, or as printed. */
export function faithOf(view: State, board: Board, area: string): string {
  const field = board.field(area)
  const ground = view.areas[field] ?? view.areas[area]
  return ground?.revolution ? 'revolutionary' : ground?.faith || board.faith(field) || board.faith(area)
}

export const seatColour = (seat: number) => (seat === REBELS ? 'var(--ink)' : `var(--seat-${seat})`)

/** A muted colour for a realm that nobody plays: always the same one. */
export function tint(realm: string): string {
  let h = 2166136261
  for (const c of realm) h = Math.imul(h ^ c.charCodeAt(0), 16777619) >>> 0
  return `hsl(${h % 360} ${18 + ((h >>> 9) % 14)}% ${52 + ((h >>> 15) % 16)}%)`
}

/** The seat with most influence in an area, and how much; nobody where two have as much. */
export function leader(influence: number[]): { seat: number; n: number } {
  const n = Math.max(0, ...influence)
  const first = influence.indexOf(n)
  return { seat: n > 0 && influence.lastIndexOf(n) === first ? first : NONE, n }
}

/** How far apart two provinces of one realm may lie and still bear one name together, in units of the map. */
const TOGETHER = 520

/** The provinces over which the name of each realm is written: of those that hang together, the most. */
export function realmLands(view: State, board: Board, geometry: Geometry): Map<string, string[]> {
  const held = new Map<string, Place[]>()
  for (const p of geometry.places) {
    const { seat, realm } = rightful(view, board, p.id)
    const whose = seat === NONE ? realm : view.players[seat]?.realm
    if (whose && !board.distant(p.id)) held.set(whose, [...(held.get(whose) ?? []), p])
  }
  const found = new Map<string, string[]>()
  for (const [realm, places] of held) {
    const left = new Set(places)
    let most: Place[] = []
    while (left.size) {
      const [first] = left
      const group = [first!]
      left.delete(first!)
      for (const here of group)
        for (const other of left)
          if (Math.hypot(here.at[0] - other.at[0], here.at[1] - other.at[1]) < TOGETHER) {
            group.push(other)
            left.delete(other)
          }
      const home = group.some((p) => p.id === view.realms[realm]?.capital)
      if (group.length > most.length || (group.length === most.length && home)) most = group
    }
    found.set(
      realm,
      most.map((p) => p.id),
    )
  }
  return found
}
