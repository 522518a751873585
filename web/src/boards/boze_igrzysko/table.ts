// The table of Boże Igrzysko: its view, its words, what is printed, and the numbers of the race.

import type { BoardProps } from '../../lib/types'
import { factsOf } from '../../lib/provenance'
import { table as shared, Table } from '../shared/table'
import { enemies, provinces, units, type Magnate, type Standing, type Unit, type View } from './view'
import { words, type Words } from './words'

export class Commonwealth extends Table {
  #shown: () => View

  constructor(props: () => BoardProps, shown: () => View) {
    super(props)
    this.#shown = shown
  }

  /** The table as it is shown just now. */
  get view(): View {
    return this.#shown()
  }
  get race(): Standing {
    return this.props.doc.standing as Standing
  }
  get words(): Words {
    return words[this.props.lang]
  }
  get printed(): any {
    return this.props.content.data
  }
  get kind(): string | undefined {
    return this.props.doc.decisions[0]?.kind
  }

  /** A name fit for a heading: in English without its article. */
  heading(id: string): string {
    const name = this.name(id).replace(/^the /, '')
    return name.charAt(0).toLocaleUpperCase(this.props.lang) + name.slice(1)
  }

  magnate(seat: number): Magnate {
    return this.view.magnates[seat]!
  }
  family(seat: number): string {
    return this.props.doc.seats[seat]?.part || this.person(seat) // they may still be choosing one
  }
  /** Values of the estates of a province, from the interior to the border. */
  track(where: number): number[] {
    return this.printed.estates[provinces[where]!]
  }
  /** Strengths of an enemy on the four turns. */
  strengths(enemy: number): number[] {
    return this.printed.enemy[enemies[enemy]!][this.view.players === 3 ? 'three' : 'four']
  }
  glory(enemy: number): number {
    return this.printed.enemy[enemies[enemy]!].glory
  }
  /** Counters that a seat has not placed. */
  left(seat: number, unit: Unit): number {
    return this.printed.components[unit] - this.magnate(seat)[unit].reduce((a, b) => a + b, 0)
  }
  /** Where a printed value comes from, if it is not known for certain. */
  doubt(path: string): string | undefined {
    return factsOf(this.props.content).get(path)?.kind === 'reconstructed' ? this.words.reconstructed : undefined
  }
  /** "2 infantry, 1 cavalry" of anything that has units. */
  troops(of: Record<Unit, number>): string {
    return units
      .filter((unit) => of[unit])
      .map((unit) => `${of[unit]} ${this.name(unit)}`)
      .join(', ')
  }
}

export const table = (): Commonwealth => shared<Commonwealth>()
