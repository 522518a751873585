import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Line } from '../lib/types'
import type { Doc } from '../lib/types'
import { Frames } from './frames.svelte'
import { lastOf, othersOf, Parade, worth, type Pace } from './parade.svelte'

const line = (n: number, by: number | null, more: Partial<Line> = {}): Line => ({
  n,
  text: `line ${n}`,
  rule: '',
  seat: by,
  touches: [`area:${n}`],
  at: n,
  turn: false,
  by,
  ...more,
})

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

describe('what is shown of others', () => {
  test('not my own answers, no headings, but what a bot did in my seat', () => {
    const lines = [line(1, 0), line(2, 1), line(3, 1, { turn: true }), line(4, 0, { auto: true }), line(5, null)]
    expect(othersOf(lines, 0).map((l) => l.n)).toEqual([2, 4, 5])
    expect(othersOf(lines, null).map((l) => l.n)).toEqual([1, 2, 4, 5])
  })

  test('of very many only those that are about a place', () => {
    const lines = Array.from({ length: 40 }, (_, i) => line(i, 1, { touches: i % 2 ? [`area:${i}`] : [] }))
    expect(worth(lines)).toHaveLength(20)
    expect(worth(lines.slice(0, 10))).toHaveLength(10)
  })
})

test('who has answered since sees what others did last', () => {
  const lines = [line(1, 1), line(2, 0), line(3, 1), line(4, 2), line(5, 0), line(6, 0)]
  expect(lastOf(lines, 0).map((l) => l.n)).toEqual([3, 4])
  expect(lastOf([line(1, 0)], 0)).toEqual([])
  const p = new Parade()
  p.follow(lines, 0, false)
  expect(p.lines.map((l) => l.n)).toEqual([3, 4])
})

describe('the table as it was', () => {
  const doc = (at: number, version: number) =>
    ({ table: 't', seat: 0, at, version, status: 'live', view: { at } }) as unknown as Doc

  test('is known of every entry that came, chance that followed included', () => {
    const frames = new Frames()
    frames.keep(doc(4, 1), 'en')
    frames.keep(doc(7, 2), 'en')
    expect([5, 6, 7].map((n) => frames.at(n)?.at)).toEqual([7, 7, 7])
    expect(frames.before(6)?.at).toBe(4)
    expect(frames.before(4)).toBe(null)
  })
  test('is not guessed where a document did not come', () => {
    const frames = new Frames()
    frames.keep(doc(4, 1), 'en')
    frames.keep(doc(7, 3), 'en')
    expect(frames.at(6)).toBe(null)
    expect(frames.at(7)?.at).toBe(7)
  })
  test('is forgotten with moves that are taken back, and for another seat', () => {
    const frames = new Frames()
    frames.keep(doc(4, 1), 'en')
    frames.keep(doc(5, 2), 'en')
    frames.keep(doc(3, 3), 'en')
    expect(frames.at(5)).toBe(null)
    frames.keep({ ...doc(3, 3), seat: 1 }, 'en')
    expect(frames.at(4)).toBe(null)
    expect(frames.at(3)?.seat).toBe(1)
  })
})

describe('a parade', () => {
  test('shows the table before a line, then after it, once that is there', async () => {
    let come = () => {}
    const p = new Parade(() => new Promise<void>((done) => (come = done)))
    p.follow([line(1, 1)], 0, false)
    p.follow([line(1, 1), line(2, 1)], 0, false)
    vi.advanceTimersByTime(5000)
    expect([p.line?.n, p.turned]).toEqual([2, false])
    come()
    await vi.advanceTimersByTimeAsync(300)
    expect([p.line?.n, p.turned]).toEqual([2, true])
    await vi.advanceTimersByTimeAsync(500)
    expect(p.playing).toBe(false)
  })

  test('a board that shows the table as it was shows every line', () => {
    const lines = Array.from({ length: 40 }, (_, i) => line(i + 2, 1, { touches: [] }))
    const p = new Parade()
    p.all = true
    p.follow([line(1, 1)], 0, false)
    p.follow([line(1, 1), ...lines], 0, false)
    expect(p.lines).toHaveLength(40)
  })

  test('what was there when the table was opened is not played, but can be', () => {
    const p = new Parade()
    p.follow([line(1, 1), line(2, 1)], 0, false, [line(2, 1)])
    expect(p.playing).toBe(false)
    expect(p.lines.map((l) => l.n)).toEqual([2])
    p.again()
    expect(p.line?.n).toBe(2)
  })

  test('new lines play in their order, more are added while it plays, and it ends', () => {
    const p = new Parade()
    p.follow([line(1, 1)], 0, false)
    p.follow([line(1, 1), line(2, 1), line(3, 2)], 0, false)
    expect(p.line?.n).toBe(2)
    vi.advanceTimersByTime(700)
    expect(p.line?.n).toBe(3)
    p.follow([line(1, 1), line(2, 1), line(3, 2), line(4, 2)], 0, false)
    expect(p.place).toEqual([2, 3])
    vi.advanceTimersByTime(1400)
    expect(p.playing).toBe(false)
    p.again()
    expect(p.line?.n).toBe(2)
  })

  test('a question does not wait long for what is shown at the usual pace', () => {
    const lines = [line(1, 1), ...Array.from({ length: 12 }, (_, i) => line(i + 2, 1))]
    const took = (pace: Pace, asked: boolean): number => {
      const p = new Parade()
      p.choose(pace)
      p.asked = asked
      p.follow(lines.slice(0, 1), 0, false)
      p.follow(lines, 0, false)
      return p.time
    }
    expect(took('usual', false)).toBe(700)
    expect(took('usual', true)).toBe(500)
    expect(took('slow', true)).toBe(1000) // as chosen
    lines.push(...Array.from({ length: 11 }, (_, i) => line(i + 14, 1)))
    expect(took('usual', true)).toBe(400) // as fast as can be read
  })

  test('it is skipped at once, and taken back lines are gone', () => {
    const p = new Parade()
    p.follow([line(1, 1)], 0, false)
    p.follow([line(1, 1), line(2, 1), line(3, 1)], 0, false)
    p.skip()
    expect(p.playing).toBe(false)
    p.follow([line(1, 1), line(2, 1)], 0, false)
    expect(p.lines.map((l) => l.n)).toEqual([2])
  })

  test('who wants no motion steps by hand', () => {
    const p = new Parade()
    p.follow([line(1, 1)], 0, true)
    p.follow([line(1, 1), line(2, 1), line(3, 1)], 0, true)
    expect(p.playing).toBe(false)
    p.again()
    vi.advanceTimersByTime(5000)
    expect(p.line?.n).toBe(2)
    p.next()
    expect(p.line?.n).toBe(3)
    p.next()
    expect(p.playing).toBe(false)
  })

  test('what the board stages itself is left out', () => {
    const p = new Parade()
    p.follow([line(1, 1)], 0, false, [], ['dice'])
    p.follow([line(1, 1), line(2, 1, { key: 'dice' }), line(3, 1)], 0, false, [], ['dice'])
    expect(p.lines.map((l) => l.n)).toEqual([3])
  })

  test('the pace is kept, and off means off', () => {
    const p = new Parade()
    p.choose('off')
    p.follow([line(1, 1)], 0, false)
    p.follow([line(1, 1), line(2, 1)], 0, false)
    expect(p.playing).toBe(false)
    p.choose('quick')
    p.again()
    vi.advanceTimersByTime(400)
    expect(p.playing).toBe(false)
  })
})
