import { describe, expect, it } from 'vitest'
import { factsOf } from './provenance'
import type { Content } from './types'

const rulebook = { kind: 'rulebook', source: 'p. 8' }
const guess = { kind: 'reconstructed', source: 'Confidence: low' }
const content: Content = {
  data: { card: { painter: { ways: [], exchange: true }, poet: { ways: [], exchange: false } } },
  provenance: { card: rulebook, 'card.*.exchange': guess },
  own: ['card.painter.exchange'],
}

describe('where a value comes from', () => {
  it('is told by the pattern that covers it, unless it is the table’s own', () => {
    expect(factsOf(content).get('card.poet.ways')).toMatchObject(rulebook)
    expect(factsOf(content).get('card.poet.exchange')).toMatchObject(guess)
    expect(factsOf(content).get('card.painter.exchange')?.kind).toBe('override')
    expect(factsOf(content).get('deck')).toBeUndefined()
    expect(guess.kind).toBe('reconstructed') // nothing of the content itself is changed
  })

  it('stands beside every value of the list', () => {
    expect([...factsOf(content).values()].map((fact) => [fact.path, fact.value, fact.kind])).toEqual([
      ['card.painter.ways', [], 'rulebook'],
      ['card.painter.exchange', true, 'override'],
      ['card.poet.ways', [], 'rulebook'],
      ['card.poet.exchange', false, 'reconstructed'],
    ])
  })
})
