// What the chronicle tells the viewer: all that is known of it, what is new since their last move, what they have done
// in this turn.

import { settings } from '../lib/settings.svelte'
import { load, save } from '../lib/store'
import { aftermath, count, newsOf } from './news'
import { Past } from './past.svelte'
import type { Sitting } from './sitting.svelte'

export class Since {
  readonly past = new Past()
  #sitting: Sitting
  #moves = $state(0)

  #seenKey = $derived.by(() => `seen.${this.#sitting.id}.${this.#sitting.looking}`)
  told = $derived.by(() => (this.#sitting.doc ? this.past.lines(this.#sitting.doc, settings.lang) : []))
  news = $derived.by(() => {
    void this.#moves
    const { looking, decision } = this.#sitting
    const found = newsOf(this.told, looking, decision !== null)
    const own = decision ? aftermath(this.told, looking, load<number | null>(this.#seenKey, null)) : []
    if (!own.length) return found
    const all = new Map([...found.lines, ...own].map((line) => [line.n, line]))
    return { ...found, lines: [...all.values()].sort((a, b) => a.n - b.n) }
  })
  changed = $derived.by(() => new Set(this.news.lines.flatMap((l) => l.touches)))
  count = $derived.by(() => (this.#sitting.doc?.lesson ? 0 : count(this.news.lines))) // a lesson tells it itself
  /** The viewer has answered before. */
  moved = $derived.by(() => {
    void this.#moves
    const { looking } = this.#sitting
    if (looking === null) return false
    return load<number | null>(this.#seenKey, null) !== null || this.told.some((l) => l.by === looking && !l.auto)
  })
  /** The game has only begun for the viewer: there is no last move of theirs. */
  first = $derived.by(() => !this.moved && (this.told[0]?.n ?? 1) === 1)
  /** What the viewer has done in this turn, which begins at the latest where somebody else acted. */
  turnLines = $derived.by(() => {
    const lines = this.#sitting.doc?.chronicle ?? []
    const { looking } = this.#sitting
    const start = lines.findLastIndex((l) => l.turn || (l.by ?? looking) !== looking)
    return lines
      .slice(start + 1)
      .filter((l) => l.seat === looking)
      .map((l) => l.text)
  })

  constructor(sitting: Sitting) {
    this.#sitting = sitting
    $effect(() => {
      const { doc, decision } = sitting
      // the document holds the last lines only: what is new may begin before them
      if (doc && decision && !this.news.whole && this.past.loads < 5 && this.past.more(doc, settings.lang))
        void this.past.load(doc, settings.lang)
    })
  }

  /** The viewer answers at this entry of the log. */
  answered(at: number): void {
    save(this.#seenKey, at + 1)
    this.#moves++
  }
}
