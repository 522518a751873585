// Which names stand on the map: those of the highest rank first, and none over another.

import type { Point } from './geometry'

export interface Label {
  id: string
  at: Point
  text: string
  /** the higher, the sooner it is placed */
  rank: number
}

/** Pixels around a name. */
const GAP = 4
const CELL = 64

/** The ids of the labels that have room where the map has k pixels for a unit. `width` measures a text in pixels. */
export function placed(labels: Label[], k: number, width: (text: string) => number, height: number): Set<string> {
  const taken = new Map<string, [number, number, number, number][]>() // by squares of the screen
  const shown = new Set<string>()
  for (const label of [...labels].sort((a, b) => b.rank - a.rank)) {
    const half = width(label.text) / 2 + GAP
    const [x, y] = [label.at[0] * k, label.at[1] * k]
    const box: [number, number, number, number] = [x - half, y - height / 2, x + half, y + height / 2]
    const squares: string[] = []
    for (let i = Math.floor(box[0] / CELL); i <= Math.floor(box[2] / CELL); i++)
      for (let j = Math.floor(box[1] / CELL); j <= Math.floor(box[3] / CELL); j++) squares.push(`${i},${j}`)
    const free = squares.every((s) =>
      (taken.get(s) ?? []).every((o) => box[2] <= o[0] || box[0] >= o[2] || box[3] <= o[1] || box[1] >= o[3]),
    )
    if (!free) continue
    shown.add(label.id)
    for (const s of squares) taken.set(s, [...(taken.get(s) ?? []), box])
  }
  return shown
}
