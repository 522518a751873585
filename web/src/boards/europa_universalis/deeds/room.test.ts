import { describe, expect, test } from 'vitest'
import { frontAt, imposed, ordered, type PeaceTerm, type WarInfo } from './room'

const side = (realm: string) => ({ realm, seat: -1, allies: [], units: 0, ships: 0, stacks: {}, holds: [] })
const war = (aggressor: string, target: string, terms: PeaceTerm[] = []): WarInfo => ({
  aggressor,
  target,
  outside: false,
  sides: [side(aggressor), side(target)],
  won: null,
  terms,
})

describe('the war room', () => {
  test("the viewer's wars come first", () => {
    const wars = [war('austria', 'gelre'), war('france', 'castile')]
    expect(ordered(wars, 'castile').map((w) => w.aggressor)).toEqual(['france', 'austria'])
  })

  test('my terms before theirs, open ones before barred ones', () => {
    const terms: PeaceTerm[] = [
      { by: 'france', foe: 'castile', term: 'white', barred: null },
      { by: 'castile', foe: 'france', term: 'annexation', barred: '10.terms.annex' },
      { by: 'castile', foe: 'france', term: 'humiliation', barred: null, mine: 3 },
    ]
    const found = imposed(war('france', 'castile', terms), 'castile')
    expect(found.map((f) => f.by)).toEqual(['castile', 'france'])
    expect(found[0]!.terms.map((t) => t.term)).toEqual(['humiliation', 'annexation'])
  })

  test('where a front is', () => {
    const odds = { attack: 60, defence: 30, nobody: 10, attack_left: 12, defence_left: 3 }
    const sides = [side('a'), side('b')] as never
    expect(frontAt({ area: 'leon', source: 'castile', odds, sides })).toEqual({ at: 'area:leon', from: 'area:castile' })
    expect(frontAt({ zone: 'biscay', odds, sides })).toEqual({ at: 'zone:biscay', from: null })
  })
})
