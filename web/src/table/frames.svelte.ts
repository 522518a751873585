// The table as it was at each entry of its log: as it came over the line, or asked for when it is to be shown.

import { api } from '../lib/api'
import type { Doc, Lang } from '../lib/types'

const KEPT = 400
const BACK = 8 // entries to look back for the one before: chance that followed an answer belongs to it

export class Frames {
  #docs = new Map<number, Doc>() // by the number of entries
  #of = ''
  #last: Doc | null = null
  #asked = new Map<number, Promise<Doc | null>>()
  #came = $state(0)

  /** The document as it came; another seat or language sees other ones. */
  keep(doc: Doc, lang: Lang): void {
    const of = `${doc.table} ${doc.seat} ${lang}`
    const last = of === this.#of ? this.#last : null
    if (!last || doc.at < last.at) {
      this.#docs.clear() // also when moves were taken back: others may take their places
      this.#asked.clear()
    }
    this.#of = of
    this.#last = doc
    if (doc.status === 'lobby' || !doc.view) return
    const next = last?.version === doc.version - 1
    for (let n = next ? last.at + 1 : doc.at; n <= doc.at; n++) this.#put(n, doc)
    if (doc.at === last?.at) this.#put(doc.at, doc)
  }

  #put(n: number, doc: Doc): void {
    this.#docs.set(n, doc)
    if (this.#docs.size > KEPT) this.#docs.delete(this.#docs.keys().next().value!)
    this.#came++
  }

  /** The table after so many entries, if it is known. */
  at(n: number): Doc | null {
    void this.#came
    return this.#docs.get(n) ?? null
  }
  /** The table before what came of this entry, if it is known. */
  before(n: number): Doc | null {
    const then = this.at(n)
    for (let i = n - 1; i >= Math.max(0, n - BACK); i--) {
      const doc = this.at(i)
      if (!doc) return null
      if (doc.at < (then?.at ?? n) && doc.at < n) return doc
    }
    return null
  }

  #ask(n: number, now: Doc, lang: Lang): Promise<Doc | null> {
    const known = this.#docs.get(n)
    if (known) return Promise.resolve(known)
    const asked = this.#asked.get(n)
    if (asked) return asked
    const of = this.#of
    const got = api
      .replay(now.table, n, now.seat, lang)
      .then((doc) => {
        if (of !== this.#of) return null
        for (let i = n; i <= doc.at; i++) if (!this.#docs.has(i)) this.#put(i, doc)
        return doc
      })
      .catch(() => null) // it is shown on the table as it is now
    this.#asked.set(n, got)
    return got
  }

  /** Have these entries, and what was before the first of them. */
  async load(entries: number[], now: Doc, lang: Lang): Promise<void> {
    for (const n of entries) await this.#ask(n, now, lang)
    const first = entries[0] ?? 0
    for (let i = first - 1; i >= Math.max(0, first - BACK); i--) {
      const doc = await this.#ask(i, now, lang)
      if (!doc || doc.at < first) return
    }
  }
}
