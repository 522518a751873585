// The longest axis of a piece of land: along it its name is written.

import type { Point } from './geometry'

export interface Axis {
  at: Point
  /** degrees, clockwise; never so steep that one has to turn the head */
  angle: number
  /** how long the land is along it, and across, in units of the map */
  length: number
  breadth: number
}

const STEEPEST = 48
const LEVEL = 6 // less than that is level

/** The corners of a path as the tools write it: relative, in whole numbers. */
export function corners(d: string): Point[] {
  const found: Point[] = []
  for (const ring of d.split('M')) {
    const numbers = ring.match(/-?\d+/g)
    if (!numbers) continue
    let [x, y] = [0, 0]
    for (let i = 0; i + 1 < numbers.length; i += 2) {
      x += Number(numbers[i])
      y += Number(numbers[i + 1])
      found.push([x, y])
    }
  }
  return found
}

export function axis(points: Point[]): Axis {
  const n = Math.max(1, points.length)
  const mx = points.reduce((sum, p) => sum + p[0], 0) / n
  const my = points.reduce((sum, p) => sum + p[1], 0) / n
  let [xx, xy, yy] = [0, 0, 0]
  for (const [x, y] of points) {
    xx += (x - mx) ** 2
    xy += (x - mx) * (y - my)
    yy += (y - my) ** 2
  }
  let turn = 0.5 * Math.atan2(2 * xy, xx - yy)
  if (Math.abs(turn) > (STEEPEST * Math.PI) / 180) turn = 0
  if (Math.abs(turn) < (LEVEL * Math.PI) / 180) turn = 0
  const [ux, uy] = [Math.cos(turn), Math.sin(turn)]
  const along = points.map(([x, y]) => (x - mx) * ux + (y - my) * uy).sort((a, b) => a - b)
  const across = points.map(([x, y]) => (y - my) * ux - (x - mx) * uy).sort((a, b) => a - b)
  const part = (sorted: number[], share: number) => sorted[Math.min(sorted.length - 1, Math.floor(share * n))] ?? 0
  const middle = (part(along, 0.04) + part(along, 0.96)) / 2
  const off = (part(across, 0.04) + part(across, 0.96)) / 2
  return {
    at: [mx + middle * ux - off * uy, my + middle * uy + off * ux],
    angle: (turn * 180) / Math.PI,
    length: part(along, 0.96) - part(along, 0.04),
    breadth: part(across, 0.96) - part(across, 0.04),
  }
}

/** How a name is written along the land at k pixels for a unit: its size in pixels and the room between its letters.
 * `natural` is its width at 1 px. */
export function lettering(
  land: { length: number; breadth: number },
  letters: number,
  natural: number,
  k: number,
  [least, most]: [number, number],
): { size: number; spacing: number } {
  const length = land.length * k
  const size = Math.max(least, Math.min(most, (length * 0.72) / Math.max(1, natural), land.breadth * k * 0.5))
  const left = length * 0.66 - natural * size
  const spacing = Math.max(0.03, Math.min(0.55, left / Math.max(1, letters) / size))
  return { size: Math.round(size * 2) / 2, spacing: Math.round(spacing * 100) / 100 }
}
