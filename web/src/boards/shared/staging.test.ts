import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Line } from '../../lib/types'
import { Scene } from './staging.svelte'

const lines = (...n: number[]) => n.map((n) => ({ n }) as Line)
const seen = (scene: Scene) => [scene.lines.map((l) => l.n), scene.playing]

describe('a chain of consequences', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('plays in order, one at a time, however often the table changes meanwhile', () => {
    const scene = new Scene([], 100)
    scene.follow(lines(5, 6), false)
    expect(seen(scene)).toEqual([[], true])
    vi.advanceTimersByTime(60)
    scene.follow(lines(5, 6), false)
    vi.advanceTimersByTime(40)
    expect(seen(scene)).toEqual([[5], true])
    vi.advanceTimersByTime(100)
    expect(seen(scene)).toEqual([[5, 6], false])
  })
  it('can be skipped', () => {
    const scene = new Scene([], 100)
    scene.follow(lines(5, 6, 7), false)
    scene.skip()
    expect(seen(scene)).toEqual([[5, 6, 7], false])
  })
  it('does not play for those who want no motion', () => {
    const scene = new Scene([], 100)
    scene.follow(lines(5, 6), true)
    expect(seen(scene)).toEqual([[5, 6], false])
  })
  it('does not play what happened before one came', () => {
    expect(seen(new Scene(lines(5, 6), 100))).toEqual([[5, 6], false])
  })
  it('plays what was undone and done anew', () => {
    const scene = new Scene(lines(5, 6), 100)
    scene.follow([], false)
    scene.follow(lines(5, 6), false)
    expect(seen(scene)).toEqual([[], true])
  })
})
