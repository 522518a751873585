// Makes the geometry of a map from a simple source: cells around places, their borders and names, as paths of whole
// numbers. Places touch where their cells touch; where the rules say otherwise the file says so.

import { Delaunay } from 'd3-delaunay'
import type { Geometry, Names, Place } from '../src/map/geometry'

type Point = [number, number]

export interface Source {
  size: [number, number]
  /** from so many pixels for a unit on, the map shows the level */
  levels: { near: number }
  /** the larger lands that places belong to */
  groups: { id: string; names: Names }[]
  places: { id: string; in: string; at: Point; names: Names }[]
  /** cells around these are water */
  sea: Point[]
  /** pairs of places that are neighbours by the rules */
  borders: [string, string][]
}

interface Edge {
  a: string
  b: string
  /** the cells on both sides; -1: the rim */
  cells: number[]
}

const key = ([x, y]: Point) => `${x},${y}`
const point = (at: string) => at.split(',').map(Number) as Point
const pair = (a: string, b: string) => (a < b ? `${a} ${b}` : `${b} ${a}`)

/** A path in whole numbers, relative from point to point: short, and exact for all who share a border. */
export function path(points: Point[], closed: boolean): string {
  const [first, ...rest] = points as [Point, ...Point[]]
  let [x, y] = first
  let d = `M${x} ${y}`
  let command = ''
  for (const [nx, ny] of rest) {
    const [dx, dy] = [nx - x, ny - y]
    d += `${command === 'l' ? (dx < 0 ? '' : ' ') : 'l'}${dx}${dy < 0 ? '' : ' '}${dy}`
    command = 'l'
    ;[x, y] = [nx, ny]
  }
  return closed ? `${d}z` : d
}

/** A number from two points, the same every time: how far a border bends between them. */
function bend(a: string, b: string): number {
  let h = 2166136261
  for (const c of pair(a, b)) h = Math.imul(h ^ c.charCodeAt(0), 16777619)
  h = Math.imul(h ^ (h >>> 15), 2246822519)
  return ((h >>> 8) % 1000) / 500 - 1
}

/** The border between two points, drawn by hand: bent in the middle if it is long. The same from both sides. */
function drawn(a: string, b: string): Point[] {
  const [from, to] = a < b ? [a, b] : [b, a]
  const [p, q] = [point(from), point(to)]
  const length = Math.hypot(q[0] - p[0], q[1] - p[1])
  const turn = bend(a, b) * 0.13
  const middle: Point = [
    Math.round((p[0] + q[0]) / 2 + (q[1] - p[1]) * turn),
    Math.round((p[1] + q[1]) / 2 - (q[0] - p[0]) * turn),
  ]
  const line: Point[] = length > 16 ? [p, middle, q] : [p, q]
  return from === a ? line : line.reverse()
}

/** Rings of whole-number corners around points, without doubles. */
function rings(points: Point[], [w, h]: [number, number]): string[][] {
  const voronoi = Delaunay.from(points).voronoi([0, 0, w, h])
  return points.map((_, i) => {
    const corners = [...voronoi.cellPolygon(i)].map(([x, y]) => key([Math.round(x), Math.round(y)]))
    return corners.filter((c, j) => j === 0 || c !== corners[j - 1]).slice(0, -1)
  })
}

/** Edges joined to lines as long as they go. */
function chains(edges: Edge[]): Point[][] {
  const at = new Map<string, Edge[]>()
  for (const e of edges) for (const end of [e.a, e.b]) at.set(end, [...(at.get(end) ?? []), e])
  const used = new Set<Edge>()
  const follow = (start: string, edge: Edge): Point[] => {
    const line: Point[] = [point(start)]
    let here = start
    for (let next: Edge | undefined = edge; next; next = at.get(here)!.find((e) => !used.has(e))) {
      used.add(next)
      const to = next.a === here ? next.b : next.a
      line.push(...drawn(here, to).slice(1))
      here = to
      if (at.get(here)!.length !== 2) break
    }
    return line
  }
  const lines: Point[][] = []
  // from the knots first, then what goes round
  for (const knots of [true, false])
    for (const e of edges)
      for (const end of [e.a, e.b])
        if (!used.has(e) && (!knots || at.get(end)!.length !== 2)) lines.push(follow(end, e))
  return lines
}

export function make(source: Source): Geometry {
  const { places, groups, sea, size } = source
  const land = places.length
  const corners = rings([...places.map((p) => p.at), ...sea], size)
  const edges = new Map<string, Edge>()
  corners.forEach((ring, cell) =>
    ring.forEach((a, i) => {
      const b = ring[(i + 1) % ring.length]!
      const edge = edges.get(pair(a, b)) ?? { a, b, cells: [] }
      edge.cells.push(cell)
      edges.set(pair(a, b), edge)
    }),
  )
  const touching = new Map<string, Edge[]>()
  for (const e of edges.values()) {
    if (e.cells.length < 2 || e.cells.some((c) => c >= land)) continue
    const both = pair(places[e.cells[0]!]!.id, places[e.cells[1]!]!.id)
    touching.set(both, [...(touching.get(both) ?? []), e])
  }
  const rules = new Set(source.borders.map(([a, b]) => pair(a, b)))
  const barred = [...touching.keys()].filter((both) => !rules.has(both))
  const links = [...rules].filter((both) => !touching.has(both))

  const index = new Map(groups.map((g, i) => [g.id, i]))
  const groupOf = places.map((p) => {
    const found = index.get(p.in)
    if (found === undefined) throw new Error(`${p.id}: there is no ${p.in}`)
    return found
  })
  const kind = (e: Edge): string => {
    const inside = e.cells.filter((c) => c < land)
    if (inside.length === 0) return 'none'
    if (inside.length === 1) return 'coast'
    return groupOf[inside[0]!] === groupOf[inside[1]!] ? 'inner' : 'outer'
  }
  const line = (wanted: string) =>
    chains([...edges.values()].filter((e) => kind(e) === wanted))
      .map((points) => path(points, key(points[0]!) === key(points.at(-1)!)))
      .join('')

  const outlines = corners
    .slice(0, land)
    .map((ring) => ring.flatMap((a, i) => drawn(a, ring[(i + 1) % ring.length]!).slice(0, -1)))
  const made: Place[] = places.map((p, i) => {
    const outline = outlines[i]!
    const [xs, ys] = [outline.map((c) => c[0]), outline.map((c) => c[1])]
    const box: [number, number, number, number] = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)]
    return {
      id: p.id,
      in: groupOf[i]!,
      at: [Math.round(p.at[0]), Math.round(p.at[1])],
      box,
      d: path(outline, true),
      names: p.names,
    }
  })
  const marked = chains(barred.flatMap((both) => touching.get(both)!))
    .map((points) => path(points, false))
    .join('')
  return {
    size,
    levels: source.levels,
    lines: { coast: line('coast'), outer: line('outer'), inner: line('inner'), barred: marked },
    barred: barred.map((both) => both.split(' ') as [string, string]),
    links: links.map((both) => both.split(' ') as [string, string]),
    groups: groups.map((g) => ({ id: g.id, names: g.names })),
    places: made,
  }
}
