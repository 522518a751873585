import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Lull, LULL } from './lull.svelte'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('a lull ends by itself, after as long as the documents say', () => {
  expect(LULL).toBe(300)
  const lull = new Lull()
  expect(lull.over).toBe(true)
  lull.begin()
  vi.advanceTimersByTime(LULL - 1)
  expect(lull.over).toBe(false)
  vi.advanceTimersByTime(1)
  expect(lull.over).toBe(true)
})

test('a further question begins it anew', () => {
  const lull = new Lull()
  lull.begin()
  vi.advanceTimersByTime(LULL - 50)
  lull.begin()
  vi.advanceTimersByTime(LULL - 50)
  expect(lull.over).toBe(false)
})
