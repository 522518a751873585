// The same cases as in Python: tests/patterns.json.

import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { covered } from './patterns'

interface Case {
  name: string
  table: Record<string, string>
  paths: Record<string, string | null>
}
const cases = JSON.parse(readFileSync(new URL('../../../tests/patterns.json', import.meta.url), 'utf8')) as Case[]

describe('the pattern that covers a value', () => {
  it.each(cases)('$name', ({ table, paths }) => {
    const flat = Object.fromEntries(Object.keys(paths).map((path) => [path, 1]))
    expect(Object.fromEntries(covered(flat, table).map(([path, , entry]) => [path, entry ?? null]))).toEqual(paths)
  })

  it('is found for every value of a tree', () => {
    const data = { card: { painter: { ways: [1, 2], exchange: false } }, years: 3, nothing: {} }
    expect(covered(data, { card: 'a', 'card.*.exchange': 'b' })).toEqual([
      ['card.painter.ways', [1, 2], 'a'],
      ['card.painter.exchange', false, 'b'],
      ['years', 3, undefined],
    ])
  })
})
