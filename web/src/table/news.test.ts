import { expect, test } from 'vitest'
import type { Line } from '../lib/types'
import { scrollNeeded } from './focus'
import { aboutMe, aftermath, byTurn, count, latestOf, newsOf } from './news'

let n = 0
const line = (text: string, seat: number | null, by: number | null, more: Partial<Line> = {}): Line => ({
  n: ++n,
  text,
  rule: '',
  seat,
  by,
  auto: false,
  touches: [],
  at: n,
  turn: false,
  ...more,
})
const turn = (seat: number, by: number) => line(`turn of ${seat}`, seat, by, { turn: true })
const texts = (lines: Line[]) => lines.filter((l) => !l.turn).map((l) => l.text)

function round(): Line[] {
  n = 0
  return [
    turn(0, 1),
    line('mine', 0, 0),
    turn(1, 0),
    ...Array.from({ length: 9 }, (_, i) => line(`one ${i}`, 1, 1)),
    turn(2, 1),
    line('two', 2, 2),
    turn(0, 2),
  ]
}

test('all that the others did is told, by turn', () => {
  const news = newsOf(round(), 0, true)
  expect(count(news.lines)).toBe(10)
  expect(byTurn(news.lines).map((t) => [t.head?.seat, t.lines.length])).toContainEqual([1, 9])
  expect(news.whole).toBe(true)
})

test('it stays through the whole turn and goes with its end', () => {
  const during = [
    ...round(),
    line('my first', 0, 0),
    line('loses by it', 1, 0),
    line('answers it', 2, 2),
    line('my second', 0, 0),
  ]
  expect(texts(newsOf(during, 0, true).lines).at(-1)).toBe('answers it')
  expect(count(newsOf(during, 0, true).lines)).toBe(11)
  const after = [...during, turn(1, 0)]
  expect(texts(newsOf(after, 0, false).lines)).toEqual([])
})

test('what a bot did in the viewer’s own seat is told too', () => {
  const lines = [
    ...round(),
    line('the bot for me', 0, 0, { auto: true }),
    turn(1, 0),
    line('then one', 1, 1),
    turn(0, 1),
  ]
  expect(texts(newsOf(lines, 0, true).lines).slice(-2)).toEqual(['the bot for me', 'then one'])
  expect(count(newsOf(lines, 0, true).lines)).toBe(12)
})

test('what befell everybody, or the viewer, by others’ moves is told too', () => {
  const lines = [...round(), line('the dice fell', null, 2), line('I lose an estate', 0, 2), turn(0, 2)]
  expect(texts(newsOf(lines, 0, true).lines).slice(-2)).toEqual(['the dice fell', 'I lose an estate'])
  const mine = [...lines, line('my answer', 0, 0), line('a card is drawn', null, 0)]
  expect(texts(newsOf(mine, 0, true).lines)).not.toContain('a card is drawn')
})

test('it is not whole while the viewer’s last answer lies before the lines at hand', () => {
  expect(newsOf(round().slice(4), 0, true).whole).toBe(false)
  expect(newsOf(round().slice(4), null, false)).toEqual({ lines: [], whole: true })
})

test('what came of one’s own answer is told too where that was much', () => {
  n = 0
  const lines = [
    line('earlier', null, 0, { at: 3 }),
    line('I turn over', 0, 0, { at: 4 }),
    line('one turns over', 1, 0, { at: 4 }),
    line('the dice fell', null, 0, { at: 5 }),
    line('two loses', 2, 0, { at: 5 }),
  ]
  expect(texts(aftermath(lines, 0, 4))).toEqual(['I turn over', 'one turns over', 'the dice fell', 'two loses'])
  expect(aftermath(lines.slice(0, 4), 0, 4)).toEqual([]) // no more than a card that is drawn
  expect(aftermath(lines, 1, 4)).toEqual([])
  expect(aftermath(lines, 0, null)).toEqual([])
})

test('of a long turn the end is read first: what came of one’s last answer, and since', () => {
  n = 0
  const before = Array.from({ length: 20 }, (_, i) => line(`before ${i}`, 1, 1))
  const mine = Array.from({ length: 6 }, (_, i) => line(`of my answer ${i}`, i ? null : 0, 0, { at: 30 }))
  const after = Array.from({ length: 4 }, (_, i) => line(`since ${i}`, 1, 1, { at: 31 + i }))
  expect(latestOf([...before, ...mine, ...after], 0)).toBe(20)
  expect(latestOf([...before, ...mine, ...after], null)).toBe(22) // somebody who only looks on
  expect(latestOf([...before.slice(0, 2), ...mine, ...after], 0)).toBe(0)
  expect(latestOf(before.slice(0, 5), 0)).toBe(0)
})

test('the page scrolls only to what is out of view, and no further than it must', () => {
  const view = { top: 60, bottom: 800 }
  expect(
    scrollNeeded(
      [
        { top: 100, bottom: 200 },
        { top: 900, bottom: 990 },
      ],
      view,
      false,
    ),
  ).toBe(0)
  expect(scrollNeeded([{ top: 850, bottom: 990 }], view, false)).toBe(190)
  expect(scrollNeeded([{ top: -100, bottom: -10 }], view, false)).toBe(-160)
  expect(
    scrollNeeded(
      [
        { top: 300, bottom: 400 },
        { top: 780, bottom: 880 },
      ],
      view,
      true,
    ),
  ).toBe(80)
  expect(scrollNeeded([{ top: 1000, bottom: 3000 }], view, true)).toBe(940)
})

test('what befell the viewer is read though its turn is folded away', () => {
  const lines = [line('the dice fell', null, 2), line('I lose an estate', 0, 2), line('two loses one', 2, 2)]
  expect(texts(aboutMe(lines, 0))).toEqual(['I lose an estate'])
  expect(aboutMe(lines, null)).toEqual([])
})
