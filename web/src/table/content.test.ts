import { describe, expect, it } from 'vitest'
import type { Content } from '../lib/types'
import { factsOf, provenanceOf } from './content'

const rulebook = { kind: 'rulebook', source: 'p. 8' }
const guess = { kind: 'reconstructed', source: 'Confidence: low' }
const content: Content = {
  data: { card: { painter: { ways: [], exchange: true }, poet: { ways: [], exchange: false } } },
  provenance: { card: rulebook, 'card.*.exchange': guess },
  own: ['card.painter.exchange'],
}

describe('where a value comes from', () => {
  it('is told by the pattern that covers it, unless it is the table’s own', () => {
    expect(provenanceOf(content, 'card.poet.ways')).toEqual(rulebook)
    expect(provenanceOf(content, 'card.poet.exchange')).toEqual(guess)
    expect(provenanceOf(content, 'card.painter.exchange')?.kind).toBe('override')
    expect(provenanceOf(content, 'deck')).toBeUndefined()
  })

  it('stands beside every value of the list', () => {
    expect(factsOf(content).map((fact) => [fact.path, fact.value, fact.kind])).toEqual([
      ['card.painter.ways', [], 'rulebook'],
      ['card.painter.exchange', true, 'override'],
      ['card.poet.ways', [], 'rulebook'],
      ['card.poet.exchange', false, 'reconstructed'],
    ])
  })
})
