// How much time a seat has left, and whether that is little.

import type { Clock } from '../lib/types'

const LITTLE = 0.2

/** Milliseconds; null where no clock shows. `now` is the server's. */
export function timeLeft(clock: Clock | null, now: number): number | null {
  if (!clock) return null
  if (clock.deadline !== null) return Math.max(0, clock.deadline - now)
  return clock.reserve
}

/** `whole`: what the clock began with, ms. */
export function isLow(clock: Clock | null, whole: number, now: number): boolean {
  const left = timeLeft(clock, now)
  return left !== null && clock?.deadline != null && left < LITTLE * whole
}
