// The table of Pax Renaissance: its view, its words, what is printed, and what a card is about.

import type { BoardProps } from '../../lib/types'
import { table as shared, Table } from '../shared/table'
import {
  isComet,
  parts,
  type Face,
  type Land,
  type Printed,
  type Realm,
  type Religion,
  type Side,
  type Standing,
  type View,
} from './view'
import { words, type Words } from './words'

export class Europe extends Table {
  #lines: (card: string) => Record<string, string>

  /** `lines`: what a card does in words, as far as they have come. */
  constructor(props: () => BoardProps, lines: (card: string) => Record<string, string>) {
    super(props)
    this.#lines = lines
  }

  get view(): View {
    return this.props.doc.view
  }
  get race(): Standing {
    return this.props.doc.standing as Standing
  }
  get words(): Words {
    return words[this.props.lang]
  }
  get data(): any {
    return this.props.content.data
  }
  get north(): string[] {
    return this.data.map.north
  }
  get south(): string[] {
    return this.data.map.south
  }

  isRealm(item: string): boolean {
    return item in this.view.realms
  }
  realm(empire: string): Realm {
    return this.view.realms[empire]!
  }
  land(empire: string): Land {
    return this.data.empire[empire]
  }
  card(id: string): Printed {
    return this.data.card[id]
  }
  /** The face that lies up. */
  face(item: string): Face {
    if (this.isRealm(item)) {
      const { republic, state } = this.realm(item)
      const land = this.land(item)
      return republic ? land.republic : (land.king_while?.[state as Religion] ?? land.king)
    }
    return this.card(item) ?? { ops: [], prestige: [] }
  }
  side(item: string): Side {
    if (this.isRealm(item)) return this.data.map.east.includes(item) ? 'east' : 'west'
    return this.card(item)?.side ?? 'west'
  }
  /** Every card that the viewer can read. */
  shown(): string[] {
    const { market, next_cards: next, bankers, realms } = this.view
    const rows = bankers.flatMap((b) => [...b.hand, ...b.west, ...b.east, ...b.maids])
    const queens = Object.values(realms).flatMap((r) => r.queens)
    const found = [...Object.values(market).flatMap((row) => row.slice(1)), ...Object.values(next), ...rows, ...queens]
    return [...new Set(found)].filter((item): item is string => !!item && !this.isRealm(item))
  }
  vassals(empire: string): string[] {
    return Object.keys(this.view.realms).filter((e) => this.realm(e).suzerain === empire)
  }
  husband(queen: string): string {
    return Object.keys(this.view.realms).find((e) => this.realm(e).queens.includes(queen)) ?? ''
  }
  /** Empires a location stands for. */
  lands(place: string): string[] {
    if (place !== 'west' && place !== 'east') return place ? [place] : []
    const east: string[] = this.data.map.east
    return place === 'east' ? east : [...this.north, ...this.south].filter((e) => !east.includes(e))
  }
  /** Where a card acts: the empires, and the emporium its one-shot opens. */
  reach(item: string): { empires: string[]; emporium: string } {
    if (this.isRealm(item)) return { empires: [item], emporium: '' }
    const card = this.card(item)
    if (!card || isComet(item)) return { empires: [], emporium: '' }
    const [shot, target] = card.shot.split(' ')
    const empires = card.suitors.length ? card.suitors : this.lands(this.husband(item) || card.place)
    return { empires, emporium: shot === 'shift' ? target! : '' }
  }
  /** The cities of an empire that are there now: some only in certain states of religion. */
  cities(empire: string): string[] {
    return this.land(empire).cities.filter((c) => this.levied(c, empire) || this.view.cities[c])
  }
  /** The religion an emporium or a city levies now, as a piece. */
  levied(city: string, empire: string): string {
    const land = this.land(empire)
    const at = land.cities.indexOf(city === 'venice_2' ? 'venice' : city)
    return land[this.realm(empire).state][at] ?? ''
  }
  /** The name of a piece; a pawn is its owner's. */
  piece(id: string): string {
    const { kind, seat } = parts(id)
    return kind === 'pawn' && seat >= 0 ? `${this.name('pawn')} (${this.seat(seat)})` : this.name(id)
  }
  term(id: string): string {
    const own = (this.words as unknown as Record<string, string>)[id]
    return ['law', 'discovery', 'patron', 'rook', 'knight'].includes(id) ? own! : this.name(id)
  }
  /** "repress pawn rook" in words. */
  op(op: string): string {
    const [verb, ...rest] = op.split(' ') as [string, ...string[]]
    return [this.name(verb), rest.length ? `(${rest.map((r) => this.term(r)).join(', ')})` : '']
      .filter(Boolean)
      .join(' ')
  }
  /** What the operations and the one-shot of a card do, one after another. */
  deeds(item: string): string[] {
    const lines = this.#lines(item)
    const met: Record<string, number> = {}
    return (this.card(item)?.ops ?? []).map((op) => {
      const verb = op.split(' ', 1)[0]!
      const k = (met[verb] = (met[verb] ?? -1) + 1) // a card may have two of a kind
      return lines[`op-${verb}`]?.split('\n')[k] ?? ''
    })
  }
  shot(item: string): string {
    return this.#lines(item)['row-shot-does'] ?? ''
  }
  abilities(item: string): string[] {
    const said = this.#lines(item)['row-ability']?.split('\n')
    return (this.card(item)?.abilities ?? []).map((_, i) => said?.[i] ?? this.words.ability)
  }
  /** All a card says, for those who hear it. */
  said(item: string): string {
    const w = this.words
    if (isComet(item)) return `${this.name(item)}. ${w.comet}`
    const face = this.face(item)
    const card = this.isRealm(item) ? undefined : this.card(item)
    const say = [this.title(item)]
    if (card) say.push(card.place ? this.name(card.place) : this.name(card.side))
    if (card?.suitors.length) say.push(`${w.suitors}: ${card.suitors.map((s) => this.name(s)).join(', ')}`)
    if (face.ops.length) say.push(`${w.ops}: ${face.ops.map((o) => this.op(o)).join(', ')}`)
    if (face.prestige.length) say.push(`${w.prestige}: ${face.prestige.map((p) => this.term(p)).join(', ')}`)
    if (card?.shot) say.push(`${w.shot}: ${this.op(card.shot)}`)
    if (card?.agents.length) say.push(`${w.agents}: ${card.agents.map((a) => this.piece(a)).join(', ')}`)
    if (card) say.push(...this.abilities(item))
    const bishop = this.view.bishops[item]
    if (bishop) say.push(this.name(`${bishop}_bishop`))
    return say.join('; ')
  }
}

export const table = (): Europe => shared<Europe>()
