import { readFileSync } from 'node:fs'
import { describe, expect, it, vi } from 'vitest'
import { make, path, type Source } from '../../geometry/cells'
import { source } from '../../geometry/giant'
import { Camera } from './camera.svelte'
import { around, painted, pieces, type Box, type Geometry, type Point } from './geometry'
import { wheelFactor } from './gestures'
import { axis, corners, lettering } from './axis'
import { placed, type Label, type Pin } from './labels'
import { FINGER, meant, type Target } from './touch'
import { afloat } from './afloat'
import { rim } from './elements'
import {
  between,
  centred,
  closer,
  CLOSEST,
  farthest,
  fitted,
  follow,
  grown,
  holds,
  inside,
  most,
  moved,
  seen,
  snapped,
  stepped,
  within,
  zoomed,
} from './viewport'

const map = { w: 2000, h: 1000 }
const screen = { w: 800, h: 600 }
const whole = fitted([0, 0, 2000, 1000], map, screen)

describe('an overview', () => {
  it('has one drawing for all land of a colour', () => {
    const at = (id: string, d: string) => ({
      id,
      d,
      in: 0,
      at: [0, 0] as Point,
      box: [0, 0, 1, 1] as Box,
      names: { en: id, pl: id },
    })
    const places = [at('a', 'M0 0'), at('b', 'M1 1'), at('c', 'M2 2'), at('sea', 'M3 3')]
    const looks: Record<string, string> = { a: 'red', b: 'blue', c: 'red' }
    const look = ({ id }: { id: string }) => (looks[id] ? { fill: looks[id], strength: 0.5 } : {})
    expect(painted(places, look)).toEqual([
      { fill: 'red', strength: 0.5, d: 'M0 0M2 2' },
      { fill: 'blue', strength: 0.5, d: 'M1 1' },
    ])
  })
})

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

describe('a map that fills a narrow screen', () => {
  const filling = { ...map, fills: true }
  const narrow = { w: 300, h: 500, tall: 600 }
  it('is as high as the screen when it is farthest, with what lies beneath something', () => {
    expect(farthest(filling, narrow)).toBe(0.6)
    expect(farthest(filling, { w: 1600, h: 500 })).toBe(0.8)
  })
  it('shows as many of the places asked about as it can, near to where it is', () => {
    const at = (x: number, y = 400): Box => [x, y, x + 40, y + 40]
    const view = centred([1000, 500], 0.6, filling, narrow)
    const [one, few] = [at(100), [at(1500), at(1550), at(1600)]]
    expect(most([one, ...few], view, filling, narrow)).toEqual(few)
    expect(most([one, at(1500)], centred([1800, 500], 0.6, filling, narrow), filling, narrow)).toEqual([at(1500)])
    const goal = follow([one, ...few], view, filling, narrow, 1)!
    expect(few.every((box) => inside(box, seen(goal, narrow)))).toBe(true)
    expect(follow([one, ...few], goal, filling, narrow, 1)).toBeNull()
  })
  it('stays where it is when only its foot comes up, or goes down', () => {
    const camera = new Camera(() => true)
    camera.resize({ w: 300, h: 600, tall: 600 }, filling)
    camera.go(centred([1000, 300], 1, filling, narrow))
    const { view } = camera
    for (const h of [300, 600]) {
      camera.resize({ w: 300, h, tall: 600 }, filling)
      expect(camera.view).toEqual(view)
    }
    camera.end()
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
  it('brings near what is spoken of, though it is in view, unless it is near enough', () => {
    const small: Box = [300, 300, 340, 340]
    const goal = closer([small], whole, map, screen, 1)!
    expect(goal.k).toBe(1)
    expect(inside(small, seen(goal, screen))).toBe(true)
    expect(closer([small], goal, map, screen, 1)).toBeNull()
    expect(closer([small, [1900, 900, 2000, 1000]], whole, map, screen, 1)).toBeNull()
    expect(closer([], whole, map, screen, 1)).toBeNull()
  })
  it('is drawn on whole pixels of the screen while it only goes from side to side', () => {
    expect(snapped(10.4, 1)).toBe(10)
    expect(snapped(10.4, 2)).toBe(10.5)
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
  it('puts off all but the view itself while it is zoomed, and paints anew before anything is missing', () => {
    vi.useFakeTimers()
    const camera = new Camera(() => true)
    camera.resize(screen, map)
    camera.zoom(6)
    vi.runAllTimers()
    const before = camera.k
    expect(camera.painted).toBe(before)
    camera.zoom(1 / 1.9)
    expect(camera.painted).toBe(before)
    camera.zoom(1 / 1.9)
    expect(camera.painted).toBe(camera.view.k)
    expect(inside(camera.seen, camera.cut)).toBe(true)
    expect([camera.k, camera.lines, camera.moving]).toEqual([before, stepped(before), true])
    vi.advanceTimersByTime(150)
    expect([camera.k, camera.lines]).toEqual([camera.view.k, stepped(before)])
    vi.runAllTimers()
    expect([camera.lines, camera.moving]).toEqual([stepped(camera.k), false])
    vi.useRealTimers()
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
  const label = (id: string, x: number, rank: number, more: Partial<Label> = {}): Label => ({
    id,
    at: [x, 100],
    text: 'Falerno',
    rank,
    kind: 'water',
    ...more,
  })
  const width = () => 60
  it('that of a realm stays on its land, where a piece takes its place', () => {
    const pin: Pin = { id: 'node', at: [100, 100], w: 30, h: 16, rank: 1 }
    const title = (breadth: number) => label('realm', 100, 1, { kind: 'title', size: 20, breadth })
    expect(placed([pin], [title(80)], 1, width).get('realm')?.[1]).toBeCloseTo(23.4)
    expect(placed([pin], [title(40)], 1, width).has('realm')).toBe(false)
  })
  it('none stands over another, and the higher rank comes first', () => {
    const crowd = Array.from({ length: 9 }, (_, i) => label(`${i}`, 100 + i, i))
    const found = placed([], [...crowd, label('far', 900, 0)], 1, width)
    expect(found.get('8')).toEqual([0, 0])
    expect(found.has('far')).toBe(true)
    expect(found.has('0')).toBe(false)
  })
  it('all have room from near', () => {
    const labels = [label('a', 100, 1), label('b', 130, 5), label('c', 300, 0)]
    expect(placed([], labels, 3, width).size).toBe(3)
  })
  it('a slanted one takes only the room along it', () => {
    const steep = label('a', 200, 5, { angle: 45, text: 'long' })
    const beside = label('b', 240, 1, { kind: 'place', at: [240, 70] })
    expect(placed([], [steep, beside], 1, (l) => (l === steep ? 120 : 30)).get('b')).toEqual([0, 0])
  })
  it('a small one stands instead of a large one that has no room, and never beside it', () => {
    const large = label('a', 100, 5, { kind: 'title', size: 30 })
    const small = label('s', 100, 4, { kind: 'title', instead: 'a' })
    const wide = (l: Label) => (l === large ? 400 : 40)
    expect([...placed([], [large, small], 1, wide).keys()]).toEqual(['a'])
    const pin: Pin = { id: 'p', at: [200, 100], w: 30, h: 150, rank: 0 }
    expect([...placed([pin], [large, small], 1, wide).keys()]).toEqual(['p', 's'])
  })
  it('one that comes first stands, and what yields to it goes beside it', () => {
    const port: Pin = { id: 'p', at: [100, 100], w: 60, h: 20, rank: 9, yields: true }
    const found = placed([port], [label('a', 100, 1, { first: true })], 1, width)
    expect(found.get('a')).toEqual([0, 0])
    expect(found.get('p')).not.toEqual([0, 0])
    expect(placed([port], [label('a', 100, 1)], 1, width).get('p')).toEqual([0, 0])
  })
  it('a sea is not named on the land beside it', () => {
    const pin: Pin = { id: 'p', at: [100, 100], w: 90, h: 40, rank: 0 }
    const box: Label['box'] = [60, 80, 140, 120]
    expect(placed([pin], [label('a', 100, 1)], 1, width).has('a')).toBe(true)
    expect(placed([pin], [label('a', 100, 1, { box })], 1, width).has('a')).toBe(false)
    expect(placed([pin], [label('a', 100, 1, { box })], 9, width).has('a')).toBe(true) // from near there is room
  })
  it('gives way to what stands there', () => {
    const pin: Pin = { id: 'p', at: [100, 100], w: 30, h: 20, rank: 0 }
    const [, y] = placed([pin], [label('a', 100, 1, { kind: 'place' })], 1, width).get('a')!
    expect(Math.abs(y)).toBeGreaterThan(15)
  })
})

describe('pieces', () => {
  const pin = (id: string, rank: number, more: Partial<Pin> = {}): Pin => ({
    id,
    at: [100, 100],
    w: 40,
    h: 20,
    rank,
    ...more,
  })
  it('never lie over each other, and the first stands at its point', () => {
    const pins = Array.from({ length: 12 }, (_, i) => pin(`${i}`, 12 - i))
    const found = placed(pins, [], 1, () => 0)
    expect(found.get('0')).toEqual([0, 0])
    expect(found.size).toBe(12)
    const at = [...found.values()]
    at.forEach(([x, y], i) =>
      at.slice(0, i).forEach(([a, b]) => expect(Math.abs(x - a) >= 40 || Math.abs(y - b) >= 20).toBe(true)),
    )
  })
  it('one that may be left out is, before it stands too far off', () => {
    expect(placed([pin('a', 2), pin('b', 1, { within: 12 })], [], 1, () => 0).has('b')).toBe(false)
    expect(placed([pin('a', 2), pin('b', 1, { within: 40 })], [], 1, () => 0).has('b')).toBe(true)
  })
})

describe('a name of a sea', () => {
  const sea = { d: 'M0 0l400 0 0 200-400 0zM100 0l100 0 0 200-100 0z', box: [0, 0, 400, 200] as Box }
  const over = afloat(sea)
  const label = { id: 's', at: [150, 100] as Point, text: 'Sea', rank: 1, kind: 'water' as const, over }
  it('knows its water from the land in it', () => {
    expect([over(50, 100), over(150, 100), over(300, 100), over(450, 100)]).toEqual([true, false, true, false])
  })
  it('lies over it, as near to its middle as it can', () => {
    const [dx] = placed([], [label], 1, () => 60).get('s')!
    for (const end of [-34, 34]) expect(over(150 + dx + end, 100)).toBe(true)
  })
  it('is left out where it has no room, unless it must be read', () => {
    expect(placed([], [label], 1, () => 600).has('s')).toBe(false)
    expect(placed([], [{ ...label, must: true }], 1, () => 600).has('s')).toBe(true)
  })
})

describe('what is drawn', () => {
  it('is a view and something around it, until that is left or far too much', () => {
    const box = grown([100, 100, 200, 200])
    expect(box).toEqual([50, 50, 250, 250])
    expect(holds(box, [60, 60, 160, 160])).toBe(true)
    expect(holds(box, [40, 60, 140, 160])).toBe(false)
    expect(holds(box, [100, 100, 120, 120])).toBe(false)
  })
})

it('lines are cut by where they begin, and none is lost', () => {
  const cut = pieces('M0 0l5 5M20 10l3-3M2000 0l1 1zM5 5l9 9')
  expect(cut).toEqual(['M0 0l5 5M20 10l3-3M5 5l9 9', 'M2000 0l1 1z'])
  expect(pieces('')).toEqual([])
})

describe('the axis of a land', () => {
  it('lies along its greatest length', () => {
    const found = axis(corners('M0 0l100 100 20-20-100-100z'))
    expect(found.angle).toBeCloseTo(45, 0)
    expect(found.length).toBeGreaterThan(120)
    expect(found.breadth).toBeLessThan(40)
  })
  it('is level where one would have to turn the head', () => {
    expect(axis(corners('M0 0l20 0 0 300-20 0z')).angle).toBe(0)
  })
  it('spreads the letters of a short name over a long land, and keeps them readable over a short one', () => {
    const wide = lettering({ length: 4000, breadth: 900 }, 7, 4, 0.1, [15, 34])
    expect(wide.size).toBe(34)
    expect(wide.spacing).toBeGreaterThan(0.3)
    expect(lettering({ length: 300, breadth: 200 }, 7, 4, 0.1, [15, 34])).toEqual({ size: 15, spacing: 0.03 })
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

describe('the border of a group', () => {
  it('has no border between its places, whichever way round they are drawn', () => {
    expect(rim('M0 0l10 0 0 10-10 0zM10 0l10 0 0 10-10 0z')).toBe('M0 0L10 0M10 10L0 10L0 0M10 0L20 0L20 10L10 10')
    expect(rim('M0 0l10 0 0 10-10 0zM10 0l0 10 10 0 0-10z')).toBe('M0 0L10 0M10 10L0 10L0 0M10 10L20 10L20 0L10 0')
  })
})
