// What happened since the viewer's last turn: what others did, and what a bot did in the viewer's own seat.

import type { Line } from '../lib/types'

export type News = {
  lines: Line[]
  /** whether all of it is there: the viewer's last answer is among the lines, or they begin with the game */
  whole: boolean
}

export type Turn = { head: Line | null; lines: Line[] }

/** Lines by turn, in their order. */
export function byTurn(lines: Line[]): Turn[] {
  const out: Turn[] = []
  for (const line of lines) {
    if (line.turn || !out.length) out.push({ head: line.turn ? line : null, lines: line.turn ? [] : [line] })
    else out.at(-1)!.lines.push(line)
  }
  return out
}

/** `asked`: the viewer's turn is not over yet, so that what led to it stays. */
export function newsOf(lines: Line[], seat: number | null, asked: boolean): News {
  if (seat === null) return { lines: [], whole: true }
  const own = (line: Line) =>
    (line.by ?? line.seat) === seat && !line.auto && (line.seat === seat || line.seat === null)
  let start = lines.length
  if (asked) {
    const turn = lines.findLastIndex((line) => line.turn)
    if (turn >= 0 && lines[turn]!.seat === seat) start = turn
    else while (start > 0 && own(lines[start - 1]!)) start--
  }
  let first = start
  while (first > 0 && (lines[first - 1]!.turn || !own(lines[first - 1]!))) first--
  // all that came of others' answers, or of a bot's in this seat: also what befell everybody, or the viewer
  const others = (line: Line) => line.auto || (line.by ?? line.seat) !== seat
  const found = lines.slice(first).filter((line, i) => others(line) || (line.turn && first + i < start))
  return { lines: found, whole: first > 0 || (lines[0]?.n ?? 1) === 1 }
}

const MUCH = 3 // lines about others or nobody that come of an answer
/** What came of the viewer's own last answer, given at this entry, where that was much: all cards are turned over, a
 * turn is scored, the next begins. It is read like what others did. */
export function aftermath(lines: Line[], seat: number | null, since: number | null): Line[] {
  if (seat === null || since === null) return []
  const found = lines.filter((line) => line.by === seat && !line.auto && line.at >= since)
  return found.filter((line) => line.seat !== seat && !line.turn).length < MUCH ? [] : found
}

const ENOUGH = 8 // lines of a turn that are always there
/** Where the end of a long turn begins: what came of the viewer's last answer and since, and a few lines at least. */
export function latestOf(lines: Line[], seat: number | null): number {
  const own = (line: Line | undefined) => seat !== null && line?.by === seat && !line.auto
  let last = lines.findLastIndex(own)
  while (last > 0 && own(lines[last - 1])) last--
  const start = Math.min(last < 0 ? lines.length : last, lines.length - ENOUGH)
  return start < 3 ? 0 : start // a fold for two lines is none
}

/** Of a turn that is folded away: what others' answers, and the end of a turn, did to the viewer. */
export function aboutMe(lines: Line[], seat: number | null): Line[] {
  return seat === null ? [] : lines.filter((line) => line.seat === seat)
}

/** How many lines there are without the headings of turns. */
export function count(lines: Line[]): number {
  return lines.filter((line) => !line.turn).length
}
