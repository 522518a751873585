import { describe, expect, it } from 'vitest'
import { arrow, between, draw, layout, smooth, type Box, type Point } from './terrain'
import { laid } from './view'

const overlap = (a: Box, b: Box) => a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h

describe('the map', () => {
  it.each([344, 374, 668, 860, 1001, 1400])('has room for all at %i px', (w) => {
    const lay = layout(w)
    lay.fields.forEach((box, i) => {
      expect(box.x).toBeGreaterThanOrEqual(0)
      expect(box.x + box.w).toBeLessThanOrEqual(w)
      expect(box.y + box.h).toBeLessThanOrEqual(lay.h)
      for (const other of lay.fields.slice(i + 1)) expect(overlap(box, other)).toBe(false)
    })
    for (const [x] of lay.spots) {
      expect(x - 80).toBeGreaterThanOrEqual(0)
      expect(x + 80).toBeLessThanOrEqual(w)
    }
  })
  it('draws every province closed, and a border once for both sides', () => {
    const art = draw(layout(1000))
    expect(art.provinces).toHaveLength(5)
    for (const d of [...art.provinces, art.outline]) expect(d).toMatch(/^M[\d.L -]+Z$/)
    const [, ...between] = art.borders[0]!.slice(1).split('L')
    const shared = between[5]!
    expect(art.provinces.filter((d) => d.includes(shared))).toHaveLength(2)
  })
  it('draws the same map every time', () => {
    expect(draw(layout(700))).toEqual(draw(layout(700)))
  })
  it('goes through the points it is given', () => {
    const points: Point[] = [
      [0, 0],
      [50, 20],
      [100, 0],
    ]
    const line = smooth(points, 4)
    for (const p of points) expect(line).toContainEqual(p)
  })
  it('lets an arrow begin at the edge of a field', () => {
    const [from, to] = between({ x: 0, y: 0, w: 100, h: 50 }, [200, 25], 30)
    expect(from).toEqual([100, 25])
    expect(to).toEqual([130, 25])
    expect(arrow(from, to, 10)).toContain('130.0 25.0')
  })
})

describe('pieces', () => {
  it('laid under seal are known by their place', () => {
    expect([...laid(['token:prussia:3', 'token:court:0', 'bid:4'])]).toEqual([
      ['prussia', 3],
      ['court', 0],
    ])
  })
})
