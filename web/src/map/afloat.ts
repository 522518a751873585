// Which sea lies where, on a coarse grid: a name of a sea is written over its own water and not over the land.

import type { Box } from './geometry'

/** How wide the squares of the grid are, in units of the map. */
const SQUARE = 40

/** Whether a point of the map lies in this water. */
export type Afloat = (x: number, y: number) => boolean

/** The edges of a path as the tools write it: relative, in whole numbers, closed. */
export function edges(d: string): [number, number, number, number][] {
  const found: [number, number, number, number][] = []
  for (const ring of d.split('M')) {
    const numbers = ring.match(/-?\d+/g)?.map(Number)
    if (!numbers || numbers.length < 6) continue
    let [x, y] = [numbers[0]!, numbers[1]!]
    for (let i = 2; i + 1 < numbers.length; i += 2) {
      const [to, down] = [x + numbers[i]!, y + numbers[i + 1]!]
      found.push([x, y, to, down])
      ;[x, y] = [to, down]
    }
    found.push([x, y, numbers[0]!, numbers[1]!])
  }
  return found
}

/** A water, row by row of the grid: between which points it lies. */
export function afloat({ d, box }: { d: string; box: Box }): Afloat {
  const top = Math.floor(box[1] / SQUARE)
  const rows: number[][] = Array.from({ length: Math.floor(box[3] / SQUARE) - top + 1 }, () => [])
  for (const [x0, y0, x1, y1] of edges(d)) {
    const [high, low] = [Math.min(y0, y1), Math.max(y0, y1)]
    for (let row = Math.max(0, Math.ceil(high / SQUARE - 0.5) - top); row < rows.length; row++) {
      const y = (row + top + 0.5) * SQUARE
      if (y >= low) break
      rows[row]!.push(x0 + ((x1 - x0) * (y - y0)) / (y1 - y0))
    }
  }
  rows.forEach((row) => row.sort((a, b) => a - b))
  return (x, y) => {
    const row = rows[Math.floor(y / SQUARE) - top] ?? []
    return row.filter((at) => at <= x).length % 2 === 1
  }
}
