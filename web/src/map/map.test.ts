import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { make, path, type Source } from '../../geometry/cells'
import { source } from '../../geometry/giant'
import { Camera } from './camera.svelte'
import { around, type Box, type Geometry } from './geometry'
import { wheelFactor } from './gestures'
import { placed, type Label } from './labels'
import { FINGER, meant, type Target } from './touch'
import { between, centred, CLOSEST, farthest, fitted, follow, inside, moved, seen, within, zoomed } from './viewport'

const map = { w: 2000, h: 1000 }
const screen = { w: 800, h: 600 }
const whole = fitted([0, 0, 2000, 1000], map, screen)

describe('what is seen of a map', () => {
  it('goes no farther than the whole map and no nearer than the limit', () => {
    expect(whole.k).toBe(0.4)
    expect(zoomed(whole, 0.1, [10, 10], map, screen)).toEqual(whole)
    expect(zoomed(whole, 1000, [400, 300], map, screen).k).toBe(CLOSEST)
    expect(farthest(map, screen)).toBe(0.4)
  })
  it('stands in the middle where it is smaller than the screen, and never leaves it where it is larger', () => {
    expect(within({ x: 999, y: -999, k: 0.4 }, map, screen)).toEqual({ x: 0, y: 100, k: 0.4 })
    expect(moved({ x: 0, y: 0, k: 1 }, 50, 50, map, screen)).toEqual({ x: 0, y: 0, k: 1 })
    expect(moved({ x: 0, y: 0, k: 1 }, -5000, -5000, map, screen)).toEqual({ x: -1200, y: -400, k: 1 })
  })
  it('keeps the point under the pointer when it comes nearer', () => {
    const before = { x: -300, y: -150, k: 1 }
    const after = zoomed(before, 1.5, [200, 100], map, screen)
    expect((200 - after.x) / after.k).toBeCloseTo((200 - before.x) / before.k)
    expect((100 - after.y) / after.k).toBeCloseTo((100 - before.y) / before.k)
  })
  it('fits a box with room around it, as near as allowed', () => {
    const box: Box = [900, 400, 1100, 500]
    expect(inside(box, seen(fitted(box, map, screen), screen))).toBe(true)
    expect(fitted(box, map, screen, 1).k).toBe(1)
    expect(centred([1000, 500], 1, map, screen)).toEqual({ x: -600, y: -200, k: 1 })
  })
  it('eases from one view to the other', () => {
    const [a, b] = [
      { x: 0, y: 0, k: 1 },
      { x: 100, y: 50, k: 2 },
    ]
    expect(between(a, b, 0)).toEqual(a)
    expect(between(a, b, 1)).toEqual(b)
    expect(between(a, b, 0.5).x).toBeGreaterThan(50)
  })
})

describe('focus that follows the question', () => {
  it('stays where all that is asked about is in view', () => {
    expect(follow([[10, 10, 20, 20]], whole, map, screen, 1)).toBeNull()
    expect(follow([], whole, map, screen, 1)).toBeNull()
  })
  it('brings into view what is not', () => {
    const far: Box = [1800, 800, 1900, 900]
    const goal = follow([far], { x: 0, y: 0, k: 1.2 }, map, screen, 1)!
    expect(inside(far, seen(goal, screen))).toBe(true)
    expect(goal.k).toBeLessThanOrEqual(1.2)
    const both = follow([far, [0, 0, 50, 50]], { x: 0, y: 0, k: 1.2 }, map, screen, 1)!
    expect(both.k).toBeLessThan(0.5)
  })
  it('never moves against the hand within one question', () => {
    const camera = new Camera(() => true)
    camera.resize(screen, map)
    camera.zoom(3, [0, 0])
    const here = camera.view
    camera.taken = 'first'
    camera.ask('first', [[1800, 800, 1900, 900]], 1)
    expect(camera.view).toEqual(here)
    camera.ask('second', [[1800, 800, 1900, 900]], 1)
    expect(inside([1800, 800, 1900, 900], camera.seen)).toBe(true)
    camera.end()
  })
  it('keeps the middle when the screen gets another size', () => {
    const camera = new Camera(() => true)
    camera.resize(screen, map)
    camera.go(centred([1000, 500], 1, map, screen))
    camera.resize({ w: 400, h: 700 }, map)
    const [left, top, right, bottom] = camera.seen
    expect([(left + right) / 2, (top + bottom) / 2]).toEqual([1000, 500])
    camera.end()
  })
})

describe('names', () => {
  const label = (id: string, x: number, rank: number): Label => ({ id, at: [x, 100], text: 'Falerno', rank })
  const width = () => 60
  it('none stands over another, and the higher rank comes first', () => {
    const labels = [label('a', 100, 1), label('b', 130, 5), label('c', 300, 0)]
    expect(placed(labels, 1, width, 20)).toEqual(new Set(['b', 'c']))
  })
  it('all have room from near', () => {
    const labels = [label('a', 100, 1), label('b', 130, 5), label('c', 300, 0)]
    expect(placed(labels, 3, width, 20).size).toBe(3)
  })
})

describe('a touch', () => {
  const target = (id: string, x: number, size: number): Target => ({ id, at: [x, 50], size: { w: size, h: size } })
  it('means the place under it where that is as large as a finger', () => {
    expect(meant([50, 50], target('a', 50, FINGER), [target('b', 52, FINGER)])).toBe('a')
  })
  it('means the one legal place within reach where places are small', () => {
    expect(meant([50, 50], target('a', 50, 10), [target('b', 60, 10)])).toBe('b')
  })
  it('brings the map nearer where it cannot be told', () => {
    expect(meant([50, 50], target('a', 50, 10), [])).toBeNull()
    expect(meant([50, 50], target('a', 50, 10), [target('b', 45, 10), target('c', 60, 10)])).toBeNull()
    expect(meant([50, 50], target('a', 50, 10), [target('b', 45, 10), target('c', 65, 10)])).toBeNull()
  })
  it('of the wheel comes nearer and farther alike, in pixels and in lines', () => {
    expect(wheelFactor(-100, 0) * wheelFactor(100, 0)).toBeCloseTo(1)
    expect(wheelFactor(-3, 1)).toBeCloseTo(wheelFactor(-48, 0))
    expect(wheelFactor(-100000, 0)).toBeLessThan(2)
  })
})

describe('the tool that makes geometry', () => {
  const two: Source = {
    size: [300, 100],
    levels: { near: 1 },
    groups: [{ id: 'north', names: { en: 'North', pl: 'Północ' } }],
    places: [50, 150, 250].map((x, i) => ({
      id: `p${i}`,
      in: 'north',
      at: [x, 50] as [number, number],
      names: { en: `P${i}`, pl: `M${i}` },
    })),
    sea: [],
    borders: [
      ['p0', 'p1'],
      ['p0', 'p2'],
    ],
  }
  it('draws cells that share their borders', () => {
    const made = make(two)
    const corners = made.places.map((p) => corner(p.d))
    expect([...corners[0]!].filter((c) => corners[1]!.has(c)).length).toBeGreaterThanOrEqual(2)
    expect(made.places[0]!.box[0]).toBe(0)
    expect(made.places[0]!.names.pl).toBe('M0')
  })
  it('marks where the drawing and the rules differ', () => {
    const made = make(two)
    expect(made.barred).toEqual([['p1', 'p2']])
    expect(made.links).toEqual([['p0', 'p2']])
    expect(made.lines.barred).not.toBe('')
  })
  it('names the place whose group is missing', () => {
    expect(() => make({ ...two, groups: [] })).toThrow('p0: there is no north')
  })
  it('writes short paths', () => {
    expect(
      path(
        [
          [10, 10],
          [15, 8],
          [15, 20],
        ],
        true,
      ),
    ).toBe('M10 10l5-2 0 12z')
  })
  it('made the file of the giant from its source', () => {
    const file = JSON.parse(readFileSync(new URL('../boards/giant/map.json', import.meta.url), 'utf8')) as Geometry
    expect(file).toEqual(make(source))
    expect([file.places.length, file.groups.length]).toEqual([400, 200])
    const land = around(file.places.map((p) => p.box))
    expect(inside(land, [0, 0, ...file.size])).toBe(true)
    for (const lang of ['en', 'pl'] as const) expect(new Set(file.places.map((p) => p.names[lang])).size).toBe(400)
  })
})

/** The corners of a path as the tool writes it. */
function corner(d: string): Set<string> {
  const numbers = d.match(/-?\d+/g)!.map(Number)
  let [x, y] = [0, 0]
  const found = new Set<string>()
  for (let i = 0; i < numbers.length; i += 2) {
    x += numbers[i]!
    y += numbers[i + 1]!
    found.add(`${x},${y}`)
  }
  return found
}
