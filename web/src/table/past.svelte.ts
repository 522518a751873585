// The chronicle before what the document holds of it.

import { api } from '../lib/api'
import type { Doc, Lang, Line } from '../lib/types'

export class Past {
  #older = $state.raw<Line[]>([])
  #of = $state('') // whose lines they are: another seat or language reads others
  #ended = $state(false)
  #busy = false
  loads = 0

  #known(doc: Doc, lang: Lang): boolean {
    return this.#of === `${doc.table} ${doc.seat} ${lang}`
  }
  lines(doc: Doc, lang: Lang): Line[] {
    const first = doc.chronicle[0]?.n ?? 0
    return this.#known(doc, lang) ? [...this.#older.filter((line) => line.n < first), ...doc.chronicle] : doc.chronicle
  }
  more(doc: Doc, lang: Lang): boolean {
    return (this.lines(doc, lang)[0]?.n ?? 0) > 1 && !(this.#known(doc, lang) && this.#ended)
  }

  async load(doc: Doc, lang: Lang): Promise<void> {
    if (this.#busy) return
    this.#busy = true
    const before = this.lines(doc, lang)[0]?.n ?? 0
    const known = this.#known(doc, lang) ? this.#older : []
    let got: Line[] = []
    try {
      const answer = await api.chronicle(doc.table, before, doc.seat, lang)
      got = Array.isArray(answer) ? answer : answer.chronicle
    } catch {
      // nothing more to be had now
    }
    if (!known.length) this.loads = 0
    this.loads++
    this.#of = `${doc.table} ${doc.seat} ${lang}`
    this.#ended = !got.length
    this.#older = [...got, ...known]
    this.#busy = false
  }
}
