// The table of Principato: its view, its words, what is printed, and the numbers of the race.

import { table as shared, Table } from '../shared/table'
import { printed, type Printed, type Way } from './printed'
import { rations, type Standing, type Troop, type View } from './view'
import { words, type Words } from './words'

export class Principato extends Table {
  get view(): View {
    return this.props.doc.view as View
  }
  get race(): Standing {
    return this.props.doc.standing as Standing
  }
  get words(): Words {
    return words[this.props.lang]
  }
  get printed(): Printed {
    return printed(this.props.content)
  }

  /** Troops of one kind and how many of them have a cube, in words. */
  troops(troop: Troop, seat: number): string {
    const lie = rations(this.view.duchies[seat]!, troop)
    return `${this.title(troop)} ×${lie.length}, ${this.words.unsupplied} ${lie.filter((cube) => !cube).length}`
  }

  /** Ways to use a card in words, for those who do not see its icons. */
  way(ways: Way[]): string {
    const sum = (of: [string, number][]) => of.map(([what, n]) => `${n} ${this.name(what)}`).join(' + ')
    return ways
      .map(({ pay, cubes, tile, work, recruit, each }) => {
        const gain = tile ? sum([tile]) : (work ?? recruit) ? this.name((work ?? recruit)!) : sum(cubes)
        return [sum(pay), each ? `${this.name(each[0])} × ${this.name(each[1])}` : gain].filter(Boolean).join(' → ')
      })
      .join(', ')
  }
}

export const table = (): Principato => shared<Principato>()
