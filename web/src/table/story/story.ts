// What the server tells of a game that is over, and how it is read.

import { call, query } from '../../lib/api'

export interface Move {
  option: string
  text: string
  rule: string
}

export interface TurningPoint {
  at: number
  seat: number // whose chances changed most
  by: number[] // who answered there
  before: number[]
  after: number[]
  lines: string[]
  rule: string
  played: Move | null
  stronger: (Move & { chance: number; instead: number; why?: string | null }) | null
}

export interface Turn {
  at: number
  text: string
  seat: number | null
}

export interface Analysis {
  status: 'none' | 'waiting' | 'working' | 'done' | 'failed' | 'cancelled'
  done: number
  total: number
  /** how this game stands among the viewer's own */
  mine: { played: number; wins: number; score: number; best: number | null } | null
  // from here on only when somebody has begun with it
  entries?: number
  at?: number[]
  chances?: number[][]
  series?: { label: string; values: number[][] }[]
  turns?: (Turn & { n: number })[]
  course?: string // what they are called
  sources?: { rule: string; title: string; values: number[] }[]
  records?: { key: string; at: number | null; text: string }[]
  turning?: TurningPoint[]
}

const path = (id: string, lang: string) => `/tables/${id}/analysis${query({ lang })}`
export const analysis = {
  read: (id: string, lang: string) => call<Analysis>('GET', path(id, lang)),
  ask: (id: string, lang: string) => call<Analysis>('POST', path(id, lang), {}),
  cancel: (id: string) => call<Analysis>('DELETE', `/tables/${id}/analysis`),
  turns: (id: string, seat: number | null, lang: string) =>
    call<Turn[]>('GET', `/tables/${id}/turns${query({ seat, lang })}`),
}

export const isOpen = (found: Analysis | null): boolean => found?.status === 'waiting' || found?.status === 'working'

const swing = (point: TurningPoint): number =>
  Math.max(...point.before.map((chance, seat) => Math.abs(chance - point.after[seat]!)))

/** The greatest of them, in the order of the game. */
export function greatest(points: TurningPoint[], most = 3): TurningPoint[] {
  return [...points]
    .sort((a, b) => swing(b) - swing(a))
    .slice(0, most)
    .sort((a, b) => a.at - b.at)
}

export const percent = (chance: number): number => Math.round(100 * chance)

/** The turn that an entry of the log belongs to: its place among all, from 1; 0 before the first. */
export function turnAt(turns: Turn[], at: number): number {
  return turns.findLastIndex((turn) => turn.at <= at) + 1
}

/** Where the turn before this moment began, or the one after it; an end of the game where there is none. */
export function nextTurn(turns: Turn[], here: number, step: 1 | -1, last: number): number {
  const marks = turns.map((turn) => turn.at)
  return step > 0 ? (marks.find((at) => at > here) ?? last) : (marks.findLast((at) => at < here) ?? 0)
}

/** Round numbers from the lowest to the highest, few enough to be read. */
export function ticks(low: number, high: number, most = 5): number[] {
  const rough = Math.max(1, (high - low) / most)
  const size = 10 ** Math.floor(Math.log10(rough))
  const step = [1, 2, 5, 10].map((n) => n * size).find((n) => n >= rough)!
  const found: number[] = []
  for (let n = Math.ceil(low / step) * step; n <= high; n += step) found.push(n)
  return found
}

/** Some of many, evenly, the first and the last among them. */
export function some<T>(items: T[], most: number): T[] {
  if (items.length <= most) return items
  return Array.from({ length: most }, (_, i) => items[Math.round((i * (items.length - 1)) / (most - 1))]!)
}

const NAMED = 3 // sources of points that are named

/** Why somebody lost: how far the winner was ahead, where those points came from, and where the other had more. */
export function gap(
  sources: NonNullable<Analysis['sources']>,
  seat: number,
  winner: number,
): { by: number; less: Part[]; more: Part[] } {
  const parts = sources.map((s) => ({ title: s.title, n: (s.values[winner] ?? 0) - (s.values[seat] ?? 0) }))
  const most = (list: Part[]) => list.sort((a, b) => b.n - a.n).slice(0, NAMED)
  return {
    by: parts.reduce((sum, part) => sum + part.n, 0),
    less: most(parts.filter((part) => part.n > 0)),
    more: most(parts.filter((part) => part.n < 0).map((part) => ({ ...part, n: -part.n }))),
  }
}
type Part = { title: string; n: number }
