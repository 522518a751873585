// Many options that differ only in numbers are one question with a number for an answer. Knows ids, no game.

import type { Option } from './types'

export const MANY = 7 // fewer are told apart faster as buttons
const DIALS = 3

/** Options alike but for their numbers. `values[i]`: the numbers of option i, one for each dial. */
export type Count = { key: string; options: Option[]; values: number[][] }
export type Piece = Option | Count

export const isCount = (piece: Piece): piece is Count => 'values' in piece

const keyOf = (o: Option) =>
  JSON.stringify([o.verb, o.parts.map((p) => (typeof p === 'number' ? 0 : p)), [...o.touches].sort()])

/** Several answers that only their numbers tell apart: no click on the board can choose among them, but it can count. */
export function onlyNumbers(options: Option[]): boolean {
  return options.length > 1 && options.every((o) => keyOf(o) === keyOf(options[0]!))
}

/** The options in their order, with those that only differ in numbers put together. */
export function counted(options: Option[]): Piece[] {
  const alike = new Map<string, Option[]>()
  for (const option of options) {
    const key = keyOf(option)
    const known = alike.get(key)
    if (known) known.push(option)
    else alike.set(key, [option])
  }
  const out: Piece[] = []
  for (const [key, list] of alike) {
    const places = list[0]!.parts.flatMap((p, i) =>
      typeof p === 'number' && list.some((o) => o.parts[i] !== p) ? [i] : [],
    )
    if (list.length < MANY || !places.length || places.length > DIALS) out.push(...list)
    else out.push({ key, options: list, values: list.map((o) => places.map((i) => o.parts[i] as number)) })
  }
  return out
}

/** The numbers a dial can show at all, in order. */
export function scale(count: Count, dial: number): number[] {
  return [...new Set(count.values.map((v) => v[dial]!))].sort((a, b) => a - b)
}

/** The option with this number on this dial; the other dials give way as little as they can. */
export function dialled(count: Count, at: number, dial: number, wanted: number): number {
  const now = count.values[at]!
  let best = at
  let least = Infinity
  count.values.forEach((v, i) => {
    if (v[dial] !== wanted) return
    const way = v.reduce((sum, x, j) => sum + (j === dial ? 0 : Math.abs(x - now[j]!)), 0)
    if (way < least) {
      least = way
      best = i
    }
  })
  return best
}
