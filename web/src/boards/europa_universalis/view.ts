// What the map knows of its game: who holds what, read from the view and from what is printed. No rule is here.

import type { Content } from '../../lib/types'
import type { Land, State } from './shape'

export const NONE = -1
export const REBELS = -2

export type Faith = 'catholic' | 'counter_reformed' | 'protestant' | 'orthodox' | 'muslim' | 'mixed' | 'revolutionary'
export const lenses = ['realms', 'faith', 'influence', 'unrest'] as const
export type Lens = (typeof lenses)[number]

interface Printed {
  area: string
  tax: number
  realm?: string
  suzerain?: string
  capital?: boolean
  ports?: string[]
}
export type Side = '1444' | '1618'

/** What is printed on the side of the board that is played on. */
export class Board {
  readonly side: Side
  #provinces: Record<string, Printed>
  #areas: Record<string, { faith?: string }>

  constructor(content: Content, board: string) {
    const { data } = content
    this.side = data['boards']?.[board]?.side === '1618' ? '1618' : '1444'
    this.#provinces = data['provinces'] ?? {}
    this.#areas = data['areas'] ?? {}
    if (this.side === '1618') {
      const later = data['side_1618'] ?? {}
      this.#provinces = { ...this.#provinces, ...later.added }
      for (const [p, more] of Object.entries<Partial<Printed>>(later.provinces ?? {}))
        this.#provinces[p] = { ...this.#provinces[p]!, ...more }
      this.#areas = { ...this.#areas }
      for (const [a, more] of Object.entries<object>(later.areas ?? {})) this.#areas[a] = { ...this.#areas[a], ...more }
    }
  }

  tax(p: string): number {
    return this.#provinces[p]?.tax ?? 0
  }
  capital(p: string): boolean {
    return this.#provinces[p]?.capital ?? false
  }
  realm(p: string): string | undefined {
    return this.#provinces[p]?.realm
  }
  area(p: string): string | undefined {
    return this.#provinces[p]?.area
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

/** A muted colour for a realm that nobody plays: always the same one. */
export function tint(realm: string): string {
  let h = 2166136261
  for (const c of realm) h = Math.imul(h ^ c.charCodeAt(0), 16777619) >>> 0
  return `hsl(${h % 360} ${18 + ((h >>> 9) % 14)}% ${52 + ((h >>> 15) % 16)}%)`
}

export const faithColour: Record<string, string> = {
  catholic: '#c9a227',
  counter_reformed: '#e0c45c',
  protestant: '#3f6fa8',
  orthodox: '#8a4f9e',
  muslim: '#3c8a57',
  mixed: '#8d8d8d',
  revolutionary: '#b23a48',
}

/** The seat with most influence in an area, and how much; nobody where two have as much. */
export function leader(influence: number[]): { seat: number; n: number } {
  const n = Math.max(0, ...influence)
  const first = influence.indexOf(n)
  return { seat: n > 0 && influence.lastIndexOf(n) === first ? first : NONE, n }
}
