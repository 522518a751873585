// What a touch means where places may be smaller on the screen than a finger.

import type { Point } from './geometry'

/** The least size of what may be touched, in pixels. */
export const FINGER = 28

export interface Target {
  id: string
  /** on the screen */
  at: Point
  size: { w: number; h: number }
}

const far = (a: Point, b: Point) => Math.hypot(a[0] - b[0], a[1] - b[1])

/** The place that is meant: the one under the pointer if it is large enough; else the one legal place within reach.
 * Null where that cannot be told: then the map comes nearer. */
export function meant(pointer: Point, under: Target | null, legal: Target[]): string | null {
  if (under && Math.min(under.size.w, under.size.h) >= FINGER) return under.id
  const reach = legal.filter(
    (target) => far(target.at, pointer) < Math.max(FINGER / 2, target.size.w / 2, target.size.h / 2),
  )
  if (reach.length !== 1) return null
  const crowded = legal.some((other) => other !== reach[0] && far(other.at, reach[0]!.at) < FINGER)
  return crowded ? null : reach[0]!.id
}
