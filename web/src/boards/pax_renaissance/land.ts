// The map as an engraver would cut it: ten empires in two rows (or, where there is little room, two columns),
// their borders as uneven lines, straits where a trade route can cross, and where everything stands on it.

export type Point = readonly [number, number]

export interface Box {
  x: number
  y: number
  w: number
  h: number
}

export interface Border {
  d: string
  at: Point
  sea: boolean
}

export interface Place {
  city: string
  at: Point // the middle of its slot
  /** where its name stands and how wide it may be; none: it shares the name of a neighbour */
  name: { at: Point; w: number } | null
}

export interface Cell {
  box: Box
  d: string
  middle: Point
  title: Point
  places: Place[]
  throne: Point // the middle of the row below the cities
}

export interface Sheet {
  kind: 'wide' | 'tall'
  w: number
  h: number
  outline: string
  cells: Record<string, Cell>
  borders: Record<string, Border>
}

export interface Printed {
  north: string[]
  south: string[]
  cities: Record<string, string[]>
  routes: string[][]
}

export const border = (a: string, b: string): string => [a, b].sort().join('-')

/** The same little deviation for the same place, between -1 and 1. */
const chance = (n: number): number => {
  const x = Math.sin(n * 127.1 + 311.7) * 43758.5453
  return 2 * (x - Math.floor(x)) - 1
}

/** A smooth line through points (Catmull-Rom), a little uneven. */
export function smooth(points: readonly Point[], rough = 0): Point[] {
  const out: Point[] = []
  const at = (i: number) => points[Math.min(Math.max(i, 0), points.length - 1)]!
  for (let i = 0; i + 1 < points.length; i++) {
    const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)]
    for (let k = 0; k < 6; k++) {
      const t = k / 6
      const mix = (n: 0 | 1) =>
        0.5 *
        (2 * b[n] +
          (c[n] - a[n]) * t +
          (2 * a[n] - 5 * b[n] + 4 * c[n] - d[n]) * t * t +
          (3 * b[n] - a[n] - 3 * c[n] + d[n]) * t * t * t)
      const [x, y] = [mix(0), mix(1)]
      const off = k === 0 ? 0 : rough
      out.push([
        x + off * chance(Math.round(x) * 0.37 + Math.round(y)),
        y + off * chance(Math.round(x) + Math.round(y) * 0.73),
      ])
    }
  }
  out.push(at(points.length - 1))
  return out
}

const written = (points: readonly Point[]): string =>
  points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')

/** Cities of an empire in rows: places of one town (Constantinople 1 to 3) stay together. */
export function rows(cities: string[], room: number): { city: string; w: number; first: boolean; of: number }[][] {
  const town = (c: string) => c.replace(/_\d$/, '')
  const groups: string[][] = []
  for (const c of cities) {
    const last = groups.at(-1)
    if (last && town(last[0]!) === town(c)) last.push(c)
    else groups.push([c])
  }
  const out: { city: string; w: number; first: boolean; of: number }[][] = [[]]
  let used = 0
  for (const g of groups) {
    const w = Math.max(56, 33 * g.length)
    if (used && used + w > room) {
      out.push([])
      used = 0
    }
    used += w
    g.forEach((city, i) => out.at(-1)!.push({ city, w: w / g.length, first: i === 0, of: g.length }))
  }
  return out
}

const MARGIN = 15

/** All of it, for a width in px. */
export function lay(width: number, printed: Printed): Sheet {
  const { north, south } = printed
  const wide = width >= 700
  const n = north.length
  const [across, down] = wide ? [n, 2] : [2, n]
  const cw = (width - 2 * MARGIN) / across
  const room = cw - 30
  const most = Math.max(...Object.values(printed.cities).map((c) => rows(c, room).length))
  const ch = 92 + 49 * most
  const h = ch * down + 2 * MARGIN
  const cellAt = (empire: string): [number, number] => {
    const i = north.indexOf(empire)
    const [along, row] = i >= 0 ? [i, 0] : [south.indexOf(empire), 1]
    return wide ? [along, row] : [row, along]
  }
  const node = (i: number, j: number): Point => {
    const edge = i === 0 || i === across || j === 0 || j === down
    const off = edge ? 4 : 7
    return [MARGIN + i * cw + off * chance(i * 7 + j * 31 + 1), MARGIN + j * ch + off * chance(i * 17 + j * 13 + 5)]
  }
  /** Between two corners; along the rim it swings less. */
  const arc = (i: number, j: number, k: number, l: number): Point[] => {
    const [a, b] = [node(i, j), node(k, l)]
    const rim = i === k ? i === 0 || i === across : j === 0 || j === down
    const swing = rim ? 7 : 6
    const inner = [0.2, 0.4, 0.6, 0.8].map((t, m): Point => {
      const off = swing * chance(i * 3 + j * 11 + k * 5 + l * 19 + m * 23)
      const [x, y] = [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t]
      return i === k ? [x + off, y] : [x, y + off]
    })
    return smooth([a, ...inner, b], 1.6)
  }
  const back = (points: Point[]) => [...points].reverse()
  const cells: Record<string, Cell> = {}
  for (const empire of [...north, ...south]) {
    const [i, j] = cellAt(empire)
    const ring = [
      ...arc(i, j, i + 1, j),
      ...arc(i + 1, j, i + 1, j + 1),
      ...back(arc(i, j + 1, i + 1, j + 1)),
      ...back(arc(i, j, i, j + 1)),
    ]
    const box = { x: MARGIN + i * cw, y: MARGIN + j * ch, w: cw, h: ch }
    const lines = rows(printed.cities[empire] ?? [], room)
    const slack = (most - lines.length) * 49
    const middle = box.x + cw / 2
    const top = box.y + 36 + slack / 2
    const places: Place[] = lines.flatMap((line, r) => {
      const towns = line.filter((p) => p.first).length
      const used = line.reduce((a, p) => a + p.w, 0)
      const gap = Math.min(24, Math.max(0, (room - used) / towns)) // names get what room there is
      let x = middle - (used + gap * (towns - 1)) / 2 - gap
      return line.map((p): Place => {
        x += p.w + (p.first ? gap : 0)
        const at: Point = [x - p.w / 2, top + 16 + r * 49]
        return {
          city: p.city,
          at,
          name: p.first ? { at: [x - p.w + (p.w * p.of) / 2, at[1] + 16], w: p.w * p.of + gap + 6 } : null,
        }
      })
    })
    cells[empire] = {
      box,
      d: `M${written(ring)}Z`,
      middle: [middle, box.y + ch / 2],
      title: [middle, box.y + 30],
      places,
      throne: [middle, box.y + ch - 31],
    }
  }
  const sea = new Set(printed.routes.flatMap((r) => r.slice(1).map((e, i) => border(r[i]!, e))))
  const borders: Record<string, Border> = {}
  const add = (a: string, b: string) => {
    const [[i, j], [k, l]] = [cellAt(a), cellAt(b)]
    const points =
      i === k ? arc(i, Math.max(j, l), i + 1, Math.max(j, l)) : arc(Math.max(i, k), j, Math.max(i, k), j + 1)
    borders[border(a, b)] = { d: `M${written(points)}`, at: points[points.length >> 1]!, sea: sea.has(border(a, b)) }
  }
  north.forEach((e, i) => add(e, south[i]!))
  for (const row of [north, south]) row.slice(1).forEach((e, i) => add(row[i]!, e))
  const rim: Point[] = []
  for (let i = 0; i < across; i++) rim.push(...arc(i, 0, i + 1, 0))
  for (let j = 0; j < down; j++) rim.push(...arc(across, j, across, j + 1))
  for (let i = across - 1; i >= 0; i--) rim.push(...back(arc(i, down, i + 1, down)))
  for (let j = down - 1; j >= 0; j--) rim.push(...back(arc(0, j, 0, j + 1)))
  return { kind: wide ? 'wide' : 'tall', w: width, h, outline: `M${written(rim)}Z`, cells, borders }
}

/** A route from its emporium through the borders it crosses, beside the other one by `off` px. */
export function way(sheet: Sheet, from: Point, empires: string[], off: number): string {
  const p = ([x, y]: Point) => `${(x + off).toFixed(1)} ${(y + off).toFixed(1)}`
  let d = `M${from[0].toFixed(1)} ${from[1].toFixed(1)}`
  empires.forEach((empire, i) => {
    const next = empires[i + 1]
    const middle = sheet.cells[empire]!.middle
    d += next ? `Q${p(middle)} ${p(sheet.borders[border(empire, next)]!.at)}` : `L${p(middle)}`
  })
  return d
}

/** A star of nine points. */
export function star(r: number, inner = 0.62): string {
  const points = Array.from({ length: 18 }, (_, i): Point => {
    const [a, s] = [(Math.PI * i) / 9 - Math.PI / 2, i % 2 ? r * inner : r]
    return [s * Math.cos(a), s * Math.sin(a)]
  })
  return `M${written(points)}Z`
}
