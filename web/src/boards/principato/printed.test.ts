// Cards, tasks and places are drawn from the content the table is played with, whatever it is.

import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { printed } from './printed'

const drawn = (data: Record<string, unknown>) =>
  printed({ data: { card: {}, task: {}, ...data }, provenance: {}, own: [] })
const ways = (card: string, value: unknown) => drawn({ card: { [card]: { ways: value, exchange: false } } })

describe('what is printed', () => {
  it('is read from the paths of the content', () => {
    const found = drawn({ storage: { farm: 3, bank: 1, church: 4 } })
    expect(found.places).toEqual({ farm: 3, bank: 1, church: 4 })
  })

  it('a card by its ways, however they were changed', () => {
    const face = ways('painter', [
      { pay: { food: 2 }, gain: { painting: 1 } },
      { pay: { money: 1 }, gain: { food: 7 } },
    ]).faces['painter']!
    expect(face).toMatchObject({ scene: 'painting', family: 'art', exchange: false })
    expect(face.ways).toEqual([
      { pay: [['food', 2]], cubes: [], work: 'painting' },
      { pay: [['money', 1]], cubes: [['food', 7]] },
    ])
  })

  it.each([
    [{ gain: { bank: 2 } }, 'bank', 'build'],
    [{ gain: { catapult: 1 } }, 'catapult', 'arms'],
    [{ recruit: 'militia' }, 'militia', 'arms'],
    [{ each: { food: 'field' } }, 'harvest', 'yield'],
    [{ each: { money: 'farm' } }, 'market', 'yield'],
    [{ gain: { money: 1, food: 1 } }, 'tax', 'yield'],
  ])('%o as %s', (way, scene, family) => {
    expect(ways('any', [way]).faces['any']).toMatchObject({ scene, family })
  })

  it('tasks by sets and beyond a number', () => {
    const found = drawn({
      task: {
        a: { sets: { of: ['book', 'painting'], points: [0, 3, 6] } },
        b: { above: { of: ['catapult'], free: 2, per: 3 } },
      },
    })
    expect(found.tasks).toEqual({
      a: { of: ['book', 'painting'], sets: [3, 6] },
      b: { of: ['catapult'], free: 2, per: 3 },
    })
  })

  it('nothing of it is written in the client', () => {
    const source = readFileSync(new URL('./printed.ts', import.meta.url), 'utf8')
    expect(source).not.toMatch(/build_|tax_|chapel|: \d/)
  })
})
