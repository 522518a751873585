// Where the eye and the keyboard are when a question comes.

import { settings } from '../lib/settings.svelte'
import { neighbour, scrollNeeded } from './focus'

type Legal = Map<string, unknown>

/** Where an answer was given: in the list or on the board. */
export type From = 'list' | 'board' | null

export function whereFrom(): From {
  const here = document.activeElement
  return here?.closest('#stage') ? 'board' : here?.closest('#prompt') ? 'list' : null
}

/** Who answers by keyboard goes on where they were. */
export function refocus(from: From, legal: Legal): void {
  const here = document.activeElement as HTMLElement | null
  const stage = document.getElementById('stage')
  const stale = from === 'board' && !!stage?.contains(here) && !legal.has(here?.dataset['id'] ?? '')
  if (!from || (here && here !== document.body && !stale)) return
  if (stale) here?.blur()
  const next = from === 'board' && stage ? neighbour(stage, legal, 'right') : null
  ;(next ?? document.querySelector<HTMLElement>('.option'))?.focus({ preventScroll: true })
}

/** The question and what it is about are in view together. Nothing moves when a table is opened, nor while something
 * that glows is in view; then only as far as it must. */
export class Attending {
  #viewed = false
  #legal: () => Legal | null

  /** `legal`: what may be touched; null while nothing is to move. */
  constructor(legal: () => Legal | null) {
    this.#legal = legal
  }

  bringIntoView(tries = 20): void {
    const stage = document.getElementById('stage')
    const legal = this.#legal()
    if (!stage || !legal?.size) return
    const boxes = [...stage.querySelectorAll<HTMLElement | SVGElement>('[data-id]')]
      .filter((e) => legal.has(e.dataset['id'] ?? ''))
      .map((e) => (e.closest('[data-view]') ?? e).getBoundingClientRect()) // a map shows its places itself
      .filter((r) => r.height > 0)
    if (!boxes.length) {
      if (tries > 0) setTimeout(() => this.bringIntoView(tries - 1), 150) // the board is still on its way
      return
    }
    const first = !this.#viewed
    this.#viewed = true
    if (first) return
    const narrow = matchMedia('(max-width: 860px)').matches
    const bottom = narrow
      ? (document.getElementById('prompt')?.getBoundingClientRect().top ?? innerHeight)
      : innerHeight
    const by = scrollNeeded(boxes, { top: 60, bottom }, narrow)
    if (by) scrollBy({ top: by, behavior: settings.reduced ? 'instant' : 'smooth' })
  }
}
