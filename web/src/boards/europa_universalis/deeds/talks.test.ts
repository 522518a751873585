import { describe, expect, it } from 'vitest'
import type { Decision, Offer } from '../../../lib/types'
import { gifts, talksOf } from './talks'

const part = (id: string) => ({ id, text: id, new: false, touches: [] })
const offer: Offer = {
  by: 0,
  to: 2,
  counter: false,
  give: [part('ducats')],
  take: [part('land')],
  gone: { give: [], take: [] },
}
const asked = { seat: 2, kind: 'offered', prompt: 'An offer', rule: '', options: [], offer }

describe('an offer', () => {
  it('is the same for who is asked and for who waits, and who made it stands first', () => {
    const [mine] = talksOf({ decisions: [asked as unknown as Decision], overheard: [] })
    const [theirs] = talksOf({ decisions: [], overheard: [asked] })
    expect([mine!.mine, theirs!.mine]).toEqual([true, false])
    expect(gifts(mine!)).toEqual(gifts(theirs!))
    expect(gifts(mine!)!.map((g) => [g.seat, g.parts[0]!.id])).toEqual([
      [0, 'land'],
      [2, 'ducats'],
    ])
  })
  it('in the making is seen from who makes it', () => {
    const draft = { ...asked, seat: 0, kind: 'offer' } as unknown as Decision
    const [talk] = talksOf({ decisions: [draft] })
    expect(talk!.draft).toBe(true)
    expect(gifts(talk!)!.map((g) => g.seat)).toEqual([0, 2])
  })
  it('is none where something else is asked', () => {
    expect(talksOf({ decisions: [{ ...asked, kind: 'turn' } as unknown as Decision] })).toEqual([])
  })
})
