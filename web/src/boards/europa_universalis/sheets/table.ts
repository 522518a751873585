// What the sheets around the map share: the table of this game, with names and texts of cards.

import type { BoardProps } from '../../../lib/types'
import { Table, table as shared } from '../../shared/table'
import type { Player, State } from '../shape'
import type { Outlook } from './outlook'
import { Printed } from './printed'
import { Texts } from '../../shared/texts.svelte'
import { words } from './words'

export class Europe extends Table {
  #texts = new Texts()

  constructor(props: () => BoardProps) {
    super(props)
  }

  get view(): State {
    return this.props.doc.view as State
  }
  get w(): (typeof words)['en'] {
    return words[this.props.lang]
  }
  get printed(): Printed {
    return new Printed(this.props.content, this.props.lang)
  }
  /** What only the rules know; nothing until it has come. */
  get outlook(): Partial<Outlook> {
    return (this.props.doc.outlook ?? {}) as Partial<Outlook>
  }
  get player(): Player {
    return this.view.players[this.me]!
  }

  /** The realm of a seat, as people call it. */
  realm(seat: number): string {
    const info = this.props.doc.seats[seat]
    return info?.part ?? this.printed.name('realms', this.view.players[seat]?.realm ?? '')
  }

  /** Seats in the order of play, those in play only. */
  get order(): number[] {
    const { players, first } = this.view
    const n = players.length
    return players.map((_, i) => (Math.max(0, first) + i) % n).filter((seat) => players[seat]!.active)
  }

  /** What is printed on things of one kind, and asks for it where it is not here yet. Call it where it is shown. */
  lines(thing: string): Record<string, string> {
    return this.#texts.of(this.props.lang, thing)
  }
  read(things: string[]): void {
    const { doc, lang } = this.props
    this.#texts.need(doc.table, doc.seat, lang, things)
  }

  /** Ids of one kind that may be chosen now and do not lie among these: they are laid beside them. */
  besides(kind: string, lying: readonly (string | null)[]): string[] {
    const found = [...this.props.legal.keys(), ...this.props.chosen]
    const ids = found.filter((id) => id.startsWith(`${kind}:`)).map((id) => id.slice(kind.length + 1))
    return [...new Set(ids)].filter((id) => !lying.includes(id))
  }
}

export const table = shared<Europe>
