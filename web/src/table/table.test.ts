import { expect, test } from 'vitest'
import type { Rule } from '../lib/types'
import { directionOf, heart, inView, nearest, scrollNeeded } from './focus'
import { nameOf } from './naming'
import { plain } from '../lib/narrow'
import { beside } from './places'
import { findRules, sourceIn } from './search'

test('arrow keys: straight ahead counts more than near', () => {
  const boxes = [
    { x: 10, y: 0 },
    { x: 5, y: 20 },
    { x: -10, y: 0 },
  ]
  expect(nearest({ x: 0, y: 0 }, boxes, 'right')).toBe(0)
  expect(nearest({ x: 0, y: 0 }, boxes, 'left')).toBe(2)
  expect(nearest({ x: 0, y: 0 }, boxes, 'down')).toBe(1)
  expect(nearest({ x: 0, y: 0 }, boxes, 'up')).toBe(-1)
  expect([directionOf('ArrowUp'), directionOf('x')]).toEqual(['up', null])
})

const rule = (id: string, pl: string, text: string): Rule => ({
  id,
  title: { en: id, pl },
  text: { en: '', pl: text },
  notes: { en: [], pl: [] },
  see: [],
  chapter: 0,
})

test('rules are found without accents, title before text', () => {
  const rules = [rule('A', 'Zboże', 'żniwa są jesienią'), rule('B', 'Żniwa', 'zbierz zboże'), rule('C', 'Wojna', '')]
  expect(plain('Żółć Łąka')).toBe('zolc laka')
  expect(findRules(rules, 'zniwa', 'pl').map((r) => r.id)).toEqual(['B', 'A'])
  expect(findRules(rules, 'zniwa zboze', 'pl').length).toBe(2)
  expect(findRules(rules, '', 'pl')).toBe(rules)
})

test('rules are found by other forms of a word, and by most of several words where none has all', () => {
  const rules = [
    rule('A', 'Głosowanie', 'płaci koncesjami'),
    rule('B', 'Koszt koncesji', ''),
    rule('C', 'Wyprawa handlowa', 'zyski'),
    rule('D', 'Koszty', 'za koncesję i głosowanie'),
  ]
  const found = (search: string) => findRules(rules, search, 'pl').map((r) => r.id)
  expect(found('głosowania koncesje')).toEqual(['A', 'D'])
  expect(found('koszt głosowania koncesje')).toEqual(['D'])
  expect(found('handel wyprawa wojna')).toEqual(['C'])
  expect(found('wojna')).toEqual([])
})

test('a source is told in the language of the reader, and as it is written where that has no other words', () => {
  const sources = { pl: { 'Setup, p. 3': 'Przygotowanie gry, s. 3' } }
  const fact = (source: string) => ({ path: 'start', value: 1, kind: 'rulebook', source })
  expect(sourceIn(sources, fact('Setup, p. 3'), 'pl')).toBe('Przygotowanie gry, s. 3')
  expect(sourceIn(sources, fact('Setup, p. 3'), 'en')).toBe('Setup, p. 3')
  expect(sourceIn(sources, fact('8.2.4'), 'pl')).toBe('8.2.4')
  expect(sourceIn(undefined, fact('8.2.4'), 'pl')).toBe('8.2.4') // of a server that has only one language
})

test('an element is called by its name, by what the board says, by its kind; never by its id', () => {
  expect(nameOf({ 'harvest.y1-2': 'Harvest' }, 'card:harvest.y1-2', 'Harvest; 2 food')).toBe('Harvest')
  expect(nameOf({}, 'token:0', 'Token 0; left: 2')).toBe('Token 0')
  expect(nameOf({ prussia: 'Prussia' }, 'estate:prussia:0', 'Estate, Prussia: worth 2')).toBe('Estate, Prussia')
  expect(nameOf({ food: 'Food' }, 'food:own', '')).toBe('Food')
  expect(nameOf({}, 'token:0', '')).toBe('')
})

test('a question is about the map, or about what lies around it, or about neither', () => {
  const some = (...ids: string[]) => new Set(ids)
  expect(heart(some('a', 'b'), some('c'), 4)).toBe('map')
  expect(heart(some(), some('a', 'b'), 3)).toBe('around')
  expect(heart(some(), some('event'), 9)).toBe(null)
  expect(heart(some(), some(), 3)).toBe(null)
})

test('a map that is out of sight comes back as a whole', () => {
  const view = { top: 60, bottom: 900 }
  expect(inView({ top: -400, bottom: 140 }, view)).toBeLessThan(0.2)
  expect(inView({ top: 200, bottom: 740 }, view)).toBe(1)
  expect(inView({ top: 0, bottom: 2000 }, view)).toBe(1)
  expect(scrollNeeded([{ top: -400, bottom: 140 }], view, true)).toBe(-460)
})

test('pieces that go the same way go side by side', () => {
  const at = (x: number, y = 0) => ({ x, y, w: 40, h: 20 })
  expect(beside(at(10), [])).toEqual(at(10))
  expect(beside(at(10), [at(10)])).toEqual(at(70))
  expect(beside(at(10), [at(10), at(70)])).toEqual(at(130))
  expect(beside(at(10), [at(10, 50)])).toEqual(at(10))
})
