import { expect, test } from 'vitest'
import { apart } from './track'

test('discs stand where they belong, or side by side in their order', () => {
  expect(apart([10, 60, 200], 16)).toEqual([10, 60, 200])
  expect(apart([50, 50, 50], 16)).toEqual([34, 50, 66])
  const [first, second, third] = apart([50, 61, 50], 16) // 5, 6 and 5 points
  expect([first! < third!, third! < second!]).toEqual([true, true])
  expect(second! - third!).toBeCloseTo(16)
  expect(apart([0, 100, 104], 16)).toEqual([0, 94, 110])
})
