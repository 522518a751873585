// Others' moves, played one after the other: the line of the chronicle that is shown now, and its places light up.
// Nothing waits for it. Who wants no motion steps through it by hand.

import { load, save } from '../lib/store'
import type { Line } from '../lib/types'

export const paces = { slow: 1000, usual: 700, quick: 400, off: 0 } as const
export type Pace = keyof typeof paces
/** With more than so many lines, only those are shown that are about places. */
const MANY = 24

/** What others did, or a bot in the viewer's own seat; headings are no moves. */
export function othersOf(lines: Line[], seat: number | null): Line[] {
  return lines.filter((line) => !line.turn && (seat === null || line.auto || (line.by ?? line.seat) !== seat))
}

/** The lines worth showing one by one. */
export function worth(lines: Line[]): Line[] {
  return lines.length > MANY ? lines.filter((line) => line.touches.length) : lines
}

export class Parade {
  #lines = $state.raw<Line[]>([])
  #at = $state(-1) // the one that is shown; -1: none
  #seen = -1 // the number of the last line that was there
  #timer: ReturnType<typeof setTimeout> | undefined
  #still = false
  pace = $state<Pace>(load('moves.pace', 'usual'))

  get line(): Line | null {
    return this.#lines[this.#at] ?? null
  }
  get playing(): boolean {
    return this.#at >= 0
  }
  /** which of how many is shown */
  get place(): [number, number] {
    return [this.#at + 1, this.#lines.length]
  }
  /** what there is to show (again) */
  get lines(): Line[] {
    return this.#lines
  }
  get byHand(): boolean {
    return this.#still
  }

  /** The lines as they are now. `news`: when the table is opened, what happened since the viewer's last move;
   *  `without`: keys of lines that the board shows in its own way. */
  follow(lines: Line[], seat: number | null, still: boolean, news: Line[] = [], without: string[] = []): void {
    const shown = (line: Line) => !without.includes(line.key ?? '')
    this.#still = still
    const last = lines.at(-1)?.n ?? 0
    if (this.#seen < 0) {
      this.#seen = last
      this.#lines = worth(news.filter((line) => !line.turn && shown(line)))
      return
    }
    if (last < this.#seen) {
      this.#seen = last // taken back
      this.#lines = this.#lines.filter((line) => line.n <= last)
      return this.skip()
    }
    const fresh = worth(othersOf(lines, seat).filter((line) => line.n > this.#seen && shown(line)))
    this.#seen = last
    if (!fresh.length) return
    if (this.playing) this.#lines = [...this.#lines, ...fresh]
    else {
      this.#lines = fresh
      if (!still && this.pace !== 'off') this.again()
    }
  }

  /** Another seat, or another table: it begins anew. */
  forget(): void {
    this.skip()
    this.#seen = -1
    this.#lines = []
  }

  again(): void {
    clearTimeout(this.#timer)
    this.#at = this.#lines.length ? 0 : -1
    this.#wait()
  }

  next(): void {
    clearTimeout(this.#timer)
    if (this.#at + 1 < this.#lines.length) {
      this.#at++
      this.#wait()
    } else this.#at = -1
  }

  skip(): void {
    clearTimeout(this.#timer)
    this.#at = -1
  }

  choose(pace: Pace): void {
    this.pace = pace
    save('moves.pace', pace)
    if (pace === 'off') this.skip()
    else if (this.playing) this.#wait()
  }

  #wait(): void {
    clearTimeout(this.#timer)
    if (this.#still || !this.line) return
    const time = paces[this.pace] || paces.usual
    this.#timer = setTimeout(() => this.next(), this.line.touches.length ? time : Math.max(400, time * 0.6))
  }
}
