// What cards do, in the reader's words: made by the server from their data, asked for once for each card.

import { api } from '../../lib/api'
import type { Lang } from '../../lib/types'

type Lines = Record<string, string>
const MOST = 60 // at a time

export class Texts {
  #known = $state.raw<Record<string, Lines>>({})
  #asked = new Set<string>()
  #due: string[] = []

  /** What is printed on a thing, line by line; nothing until it has come. */
  of(lang: Lang, thing: string): Lines {
    return this.#known[`${lang} ${thing}`] ?? {}
  }

  /** These are shown now: those that are not here yet are asked for together. */
  need(table: string, seat: number | null, lang: Lang, things: string[]): void {
    const missing = things.filter((thing) => !this.#asked.has(`${lang} ${thing}`))
    if (!missing.length) return
    for (const thing of missing) this.#asked.add(`${lang} ${thing}`)
    if (!this.#due.length) queueMicrotask(() => this.#fetch(table, seat, lang))
    this.#due.push(...missing)
  }

  #fetch(table: string, seat: number | null, lang: Lang): void {
    const due = this.#due.splice(0)
    for (let i = 0; i < due.length; i += MOST) {
      const some = due.slice(i, i + MOST)
      api
        .texts(table, some, seat, lang)
        .then((found) => {
          const named = Object.entries(found).map(([thing, lines]) => [`${lang} ${thing}`, lines])
          this.#known = { ...this.#known, ...Object.fromEntries(named) }
          for (const thing of some) if (!(thing in found)) this.#asked.delete(`${lang} ${thing}`) // it may become one
        })
        .catch(() => some.forEach((thing) => this.#asked.delete(`${lang} ${thing}`))) // the next that shows it asks again
    }
  }
}
