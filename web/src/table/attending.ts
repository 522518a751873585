// Where the eye and the keyboard are when a question comes.

import { settings } from '../lib/settings.svelte'
import { heart, inView, neighbour, scrollNeeded } from './focus'

type Legal = Map<string, string[]>

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
 * that glows is in view; then only as far as it must. A question about nothing in particular shows the map, unless
 * somebody has gone elsewhere by hand since the last answer. */
export class Attending {
  #viewed = false
  #legal: () => Legal | null
  #answers: () => number
  #wandered = false

  /** `legal`: what may be touched; null while nothing is to move. `answers`: how many there are. */
  constructor(legal: () => Legal | null, answers: () => number) {
    this.#legal = legal
    this.#answers = answers
  }

  /** Listens for hands that move the page. */
  watch(): () => void {
    const wander = () => (this.#wandered = true)
    const kinds = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const
    for (const kind of kinds) addEventListener(kind, wander, { passive: true, capture: true })
    return () => kinds.forEach((kind) => removeEventListener(kind, wander, { capture: true }))
  }

  answered(): void {
    this.#wandered = false
  }

  bringIntoView(tries = 20): void {
    const stage = document.getElementById('stage')
    const legal = this.#legal()
    if (!stage || !legal) return
    const map = stage.querySelector('[data-view]')
    if (!map && !legal.size) return
    const lying = [...stage.querySelectorAll<HTMLElement | SVGElement>('[data-id]')].filter((e) =>
      legal.has(e.dataset['id'] ?? ''),
    )
    if (map) return this.#withMap(map, lying, legal, tries)
    const boxes = lying.map((e) => e.getBoundingClientRect()).filter((r) => r.height > 0)
    if (boxes.length) this.#move(boxes)
    else if (tries > 0) setTimeout(() => this.bringIntoView(tries - 1), 150) // the board is still on its way
  }

  #withMap(map: Element, lying: Element[], legal: Legal, tries: number): void {
    const there = (inside: boolean) => lying.filter((e) => map.contains(e) === inside)
    const optionsOf = (found: Element[]) =>
      new Set(found.flatMap((e) => legal.get((e as HTMLElement).dataset['id']!) ?? []))
    const about = heart(optionsOf(there(true)), optionsOf(there(false)), this.#answers())
    const boxes = there(false)
      .map((e) => e.getBoundingClientRect())
      .filter((r) => r.height > 0)
    const touched = new Set([...legal.values()].flat()).size
    const cards = there(false).flatMap((e) => e.closest('[data-whole]')?.getBoundingClientRect() ?? [])
    if (about === 'around' && cards.length)
      this.#move(cards, true) // chosen by what stands on all of it
    else if (about === 'around' && boxes.length) this.#move(boxes)
    else if (about !== 'map' && 2 * touched >= this.#answers() && tries > 0)
      setTimeout(() => this.bringIntoView(tries - 1), 150) // what it is about is still on its way
    else if (about === 'map' || !this.#wandered) this.#move([map.getBoundingClientRect()], true)
  }

  /** `whole`: not only the edge of it. */
  #move(boxes: DOMRect[], whole = false): void {
    const first = !this.#viewed
    this.#viewed = true
    if (first) return
    if (document.querySelector('.fills') && matchMedia('(max-width: 619px)').matches) {
      if (scrollY) scrollTo({ top: 0, behavior: settings.reduced ? 'instant' : 'smooth' }) // all of it is there
      return
    }
    const narrow = matchMedia('(max-width: 860px)').matches
    const bottom = narrow
      ? (document.getElementById('prompt')?.getBoundingClientRect().top ?? innerHeight)
      : innerHeight
    const view = { top: 60, bottom }
    if (whole && inView(boxes[0]!, view) > 0.7) return
    const by = scrollNeeded(boxes, view, narrow || whole)
    if (by) scrollBy({ top: by, behavior: settings.reduced ? 'instant' : 'smooth' })
  }
}
