import { describe, expect, test } from 'vitest'
import { gap, greatest, nextTurn, some, ticks, turnAt, type TurningPoint } from './story'
import { fill, storyWords } from './words'

const turn = (at: number) => ({ at, text: '', seat: null })
const turns = [4, 10, 30].map(turn)
const point = (at: number, before: number, after: number): TurningPoint => ({
  at,
  seat: 0,
  by: [0],
  before: [before, 1 - before],
  after: [after, 1 - after],
  lines: [],
  rule: '',
  played: null,
  stronger: null,
})

describe('turns', () => {
  test('a moment belongs to the turn that began last', () => {
    expect([0, 4, 9, 10, 99].map((at) => turnAt(turns, at))).toEqual([0, 1, 1, 2, 3])
  })
  test('from turn to turn, and to the ends of the game', () => {
    expect(nextTurn(turns, 0, 1, 50)).toBe(4)
    expect(nextTurn(turns, 4, 1, 50)).toBe(10)
    expect(nextTurn(turns, 30, 1, 50)).toBe(50)
    expect(nextTurn(turns, 12, -1, 50)).toBe(10)
    expect(nextTurn(turns, 10, -1, 50)).toBe(4)
    expect(nextTurn(turns, 4, -1, 50)).toBe(0)
  })
})

test('the three greatest swings, in the order of the game', () => {
  const points = [point(5, 0.5, 0.6), point(40, 0.6, 0.2), point(20, 0.5, 0.9), point(30, 0.1, 0.3)]
  expect(greatest(points).map((p) => p.at)).toEqual([20, 30, 40])
})

test('why somebody lost: where the winner had more, and where not', () => {
  const source = (title: string, ...values: number[]) => ({ rule: '', title, values })
  const sources = [source('estates', 21, 25), source('glory', 3, 4), source('colleges', 9, 0), source('land', 0, 7)]
  expect(gap([...sources, source('luxury', 1, 6), source('same', 2, 2)], 0, 1)).toEqual({
    by: 8,
    less: [
      { title: 'land', n: 7 },
      { title: 'luxury', n: 5 },
      { title: 'estates', n: 4 },
    ],
    more: [{ title: 'colleges', n: 9 }],
  })
})

describe('the chart', () => {
  test('has few, round levels, below nothing too', () => {
    expect(ticks(0, 52)).toEqual([0, 20, 40])
    expect(ticks(-30, 20)).toEqual([-30, -20, -10, 0, 10, 20])
    expect(ticks(0, 1)).toEqual([0, 1])
  })
  test('shows some of many, with both ends', () => {
    expect(some([1, 2, 3], 5)).toEqual([1, 2, 3])
    const few = some(
      Array.from({ length: 100 }, (_, i) => i),
      5,
    )
    expect(few).toHaveLength(5)
    expect([few[0], few.at(-1)]).toEqual([0, 99])
  })
})

test('both languages say the same things with the same values', () => {
  for (const [key, text] of Object.entries(storyWords.en)) {
    const values = (said: string) => [...said.matchAll(/\{(\w+)\}/g)].map((m) => m[1]).sort()
    expect(values(storyWords.pl[key as keyof typeof storyWords.en]), key).toEqual(values(text))
  }
  expect(fill('{a} of {b}', { a: 1 })).toBe('1 of {b}')
})
