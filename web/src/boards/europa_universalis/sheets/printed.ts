// What is printed at this table, by name: realms, places, cards. Only names and the numbers on the cards; what cards do
// is told by the server (texts.svelte.ts).

import type { Content, Lang } from '../../../lib/types'

export type Kind =
  | 'areas'
  | 'cards'
  | 'events'
  | 'ideas'
  | 'milestones'
  | 'missions'
  | 'nodes'
  | 'provinces'
  | 'realms'
  | 'struggles'
  | 'trade'
  | 'zones'
export type Power = 'adm' | 'dip' | 'mil'
export const powers = ['adm', 'dip', 'mil'] as const

/** Somebody on a card. */
export interface Character {
  name: string
  role: 'advisor' | 'leader' | 'ruler'
  adm?: number
  dip?: number
  mil?: number
  cost?: number
  command?: boolean
  dice?: string[]
  mark?: string
  weak?: boolean
}

export class Printed {
  #data: Record<string, any>
  #lang: Lang

  constructor(content: Content, lang: Lang) {
    this.#data = content.data
    this.#lang = lang
  }

  /** All that is printed on one thing. */
  of(kind: Kind, id: string): Record<string, any> {
    const found = this.#data[kind]?.[id]
    if (found || kind !== 'provinces') return found ?? {}
    return this.#data['side_1618']?.added?.[id] ?? {}
  }

  name(kind: Kind, id: string): string {
    const found = this.of(kind, id)
    return (this.#lang === 'pl' ? found['name_pl'] : undefined) ?? found['name'] ?? id.replaceAll('_', ' ')
  }

  names(kind: Kind, ids: readonly string[]): string {
    return ids.map((id) => this.name(kind, id)).join(', ')
  }

  /** "ADM-01-3" is a copy of "ADM-01". */
  cardKind(card: string): string {
    return card.split('-').slice(0, 2).join('-')
  }

  card(card: string): string {
    return this.name('cards', this.cardKind(card))
  }

  deck(card: string): Power {
    return this.of('cards', this.cardKind(card))['deck'] ?? 'adm'
  }

  /** The character of an action card, or of an event. */
  character(card: string): Character | undefined {
    const event = this.of('events', card)
    return this.#data['characters']?.[card] ?? event['character'] ?? event['ruler']
  }

  /** How many rounds an age has here, if the scenario says. */
  rounds(scenario: string, variant: number, age: number): number | undefined {
    const variants = this.#data['scenarios']?.[scenario]?.variants
    const one = variants && Object.values<Record<string, any>>(variants)[variant]
    return one?.['rounds']?.[age]
  }
}
