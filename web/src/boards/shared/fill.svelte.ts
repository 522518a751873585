// On a phone a board may fill the window: from what lies above it down to the question. What is laid open slides over it.

import { MediaQuery } from 'svelte/reactivity'

/** What of the question slides over the board, and takes no room from it. */
const SLIDES = '.options, .find, .proposal'
/** No more of the window than that is left to the question; what is higher lies over the board. */
const MOST = 0.3
/** As much may lie above the board; what is higher is scrolled past. */
const ABOVE = 120

export class Fill {
  #small = new MediaQuery('max-width: 619px')
  #asked = $state(false)
  /** how high the question is now, where it lies over the page, and how high while it is folded */
  under = $state(0)
  foot = $state(0)
  /** how far down the board begins */
  top = $state(0)

  /** From an effect of the board, once it is there. */
  watch(board: HTMLElement): (() => void) | undefined {
    const asking = document.querySelector<HTMLElement>('.asking')
    if (!asking) return undefined
    this.#asked = true
    const measure = (): void => {
      const fixed = getComputedStyle(asking).position === 'fixed'
      const slid = [...asking.querySelectorAll<HTMLElement>(SLIDES)].filter((e) => e.offsetHeight)
      const folded = asking.offsetHeight - slid.reduce((sum, e) => sum + e.offsetHeight + 8, 0)
      this.under = fixed ? asking.offsetHeight : 0
      this.foot = Math.round(Math.min(folded, innerHeight * MOST))
      this.top = Math.round(Math.min(board.getBoundingClientRect().top + scrollY, ABOVE))
    }
    measure()
    const seen = new ResizeObserver(measure)
    for (const e of [asking, document.getElementById('main')!]) seen.observe(e)
    return () => seen.disconnect()
  }

  get on(): boolean {
    return this.#small.current && this.#asked
  }
  /** How high the board is. */
  get height(): string {
    return `calc(100dvh - ${this.top + this.foot}px)`
  }
  /** How much of its foot the question lies over. */
  get over(): number {
    return Math.max(0, this.under - this.foot)
  }
}
