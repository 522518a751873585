// Others' moves, played one after the other: the line of the chronicle that is shown now, and its places light up.
// First the table is as it was before it, then it has happened. Nothing waits for it. Who wants no motion steps
// through it by hand.

import { load, save } from '../lib/store'
import type { Doc, Line } from '../lib/types'

export const paces = { slow: 1000, usual: 700, quick: 400, off: 0 } as const
export type Pace = keyof typeof paces
/** The table as it was, and the lines that its view is already past. */
export type Moment = { doc: Doc; ahead: Line[] }
/** With more than so many lines, only those are shown that are about places. */
const MANY = 24
/** So many ms a question waits for all that is shown at the usual pace, unless lines could no longer be read then. */
const LONG = 6000
const BEFORE = 0.35 // of the time of a line the table is as it was before it

/** What others did, or a bot in the viewer's own seat; headings are no moves. */
export function othersOf(lines: Line[], seat: number | null): Line[] {
  return lines.filter((line) => !line.turn && (seat === null || line.auto || (line.by ?? line.seat) !== seat))
}

/** The lines worth showing one by one. */
export function worth(lines: Line[]): Line[] {
  return lines.length > MANY ? lines.filter((line) => line.touches.length) : lines
}

/** What others did last, though the viewer has answered since. */
export function lastOf(lines: Line[], seat: number | null): Line[] {
  const others = new Set(othersOf(lines, seat))
  const end = lines.findLastIndex((line) => others.has(line))
  const start = lines.slice(0, end + 1).findLastIndex((line) => !line.turn && !others.has(line))
  return lines.slice(start + 1, end + 1).filter((line) => others.has(line))
}

export class Parade {
  #lines = $state.raw<Line[]>([])
  #at = $state(-1) // the one that is shown; -1: none
  #seen = -1 // the number of the last line that was there
  #timer: ReturnType<typeof setTimeout> | undefined
  #still = $state(false)
  /** new lines wait until somebody asks for them */
  hold = false
  /** the viewer is asked something meanwhile */
  asked = $state(false)
  #turned = $state(false)
  #begun = 0 // counts what was waited for
  /** show every line, however many there are */
  all = false
  pace = $state<Pace>(load('moves.pace', 'usual'))

  get line(): Line | null {
    return this.#lines[this.#at] ?? null
  }
  constructor(
    /** what must be there before a line can be shown */
    readonly prepare: (line: Line) => Promise<unknown> | null = () => null,
  ) {}

  /** whether what the line tells has happened on the board */
  get turned(): boolean {
    return this.#turned
  }
  /** how long a line is shown, in ms */
  get time(): number {
    if (this.pace === 'usual' && this.asked)
      return Math.max(paces.quick, Math.min(paces.usual, LONG / this.#lines.length))
    return paces[this.pace] || paces.usual
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
      const known = news.some((line) => !line.turn) ? news : lastOf(lines, seat)
      this.#lines = this.#worth(known.filter((line) => !line.turn && shown(line)))
      return
    }
    if (last < this.#seen) {
      this.#seen = last // taken back
      this.#lines = this.#lines.filter((line) => line.n <= last)
      return this.skip()
    }
    const fresh = this.#worth(othersOf(lines, seat).filter((line) => line.n > this.#seen && shown(line)))
    this.#seen = last
    if (!fresh.length) return
    if (this.playing) this.#lines = [...this.#lines, ...fresh]
    else {
      this.#lines = fresh
      if (!still && !this.hold && this.pace !== 'off') this.again()
    }
  }

  #worth(lines: Line[]): Line[] {
    return this.all ? lines : worth(lines)
  }

  /** What comes after this line is played. */
  begin(line: number): void {
    this.#seen = line
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
    this.#begun++
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
    const { line } = this
    this.#turned = this.#still
    const begun = ++this.#begun
    const ready = line && this.prepare(line)
    if (this.#still || !line) return
    const time = line.touches.length || this.all ? this.time : Math.max(400, this.time * 0.6)
    const begin = () => {
      this.#timer = setTimeout(() => {
        this.#turned = true
        this.#timer = setTimeout(() => this.next(), time * (1 - BEFORE))
      }, time * BEFORE)
    }
    if (ready) void ready.finally(() => begun === this.#begun && begin())
    else begin()
  }
}
