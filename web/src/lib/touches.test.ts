import { expect, test } from 'vitest'
import { resolved, touched } from './touches'
import type { Doc } from './types'

const elements = ['card:$1', 'way:$1:$2', 'action:activate', 'fair']

test('an element is written once and read with the parts of the option', () => {
  expect(touched(elements, { id: 'activate:bank.y1-1:0', touches: [0, 1, 2] })).toEqual([
    'card:bank.y1-1',
    'way:bank.y1-1:0',
    'action:activate',
  ])
  expect(touched(elements, { id: 'go', touches: [3] })).toEqual(['fair'])
  expect(touched(elements, { id: 'end', touches: [] })).toEqual([])
})

test('a document is read without being changed, and a decision that stays is read once', () => {
  const sent = {
    version: 1,
    decisions: [
      {
        elements,
        options: [{ id: 'activate:mill:1', touches: [0, 1] }],
        barred: [{ id: 'activate:bank:0', touches: [0] }],
      },
      { elements: [], options: [], barred: null },
    ],
  } as unknown as Doc
  const before = JSON.stringify(sent)
  const doc = resolved(sent)
  expect(JSON.stringify(sent)).toBe(before)
  expect(doc.decisions[0]!.options[0]!.touches).toEqual(['card:mill', 'way:mill:1'])
  expect(doc.decisions[0]!.barred![0]!.touches).toEqual(['card:bank'])
  expect(doc.decisions[1]!.barred).toBeNull()
  expect(resolved({ ...sent, version: 2 }).decisions[0]).toBe(doc.decisions[0])
})
