// A chain of consequences, told line by line: what the chronicle says happened is shown in that order,
// one at a time, and can be skipped. What had happened before the page was opened is simply there.

import type { Line } from '../../lib/types'

export class Scene {
  #all = $state.raw<Line[]>([])
  #shown = $state(0) // the number of the last line shown
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(
    lines: Line[],
    readonly pace = 700,
  ) {
    this.#all = lines
    this.#shown = this.#last
  }

  get #last(): number {
    return this.#all.at(-1)?.n ?? 0
  }
  /** What has been shown so far. */
  get lines(): Line[] {
    return this.#all.filter((line) => line.n <= this.#shown)
  }
  get playing(): boolean {
    return this.#last > this.#shown
  }

  /** The lines as they are now; `still`: no motion, everything at once. */
  follow(lines: Line[], still: boolean): void {
    this.#all = lines
    if (still || this.#last < this.#shown)
      this.skip() // also back, when something was undone
    else this.#go()
  }

  skip(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
    this.#shown = this.#last
  }

  #go(): void {
    if (this.#timer !== undefined || !this.playing) return
    this.#timer = setTimeout(() => {
      this.#timer = undefined
      this.#shown = this.#all.find((line) => line.n > this.#shown)?.n ?? this.#last
      this.#go()
    }, this.pace)
  }
}
