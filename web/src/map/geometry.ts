// The geometry of a map as geometry/make.js writes it: one file, fetched when a board needs it.

export interface Names {
  en: string
  pl: string
}

/** left, top, right, bottom in units of the map */
export type Box = [number, number, number, number]
export type Point = [number, number]

export interface Mark {
  id: string
  at: Point
  names: Names
}

export interface Water extends Mark {
  box: Box
  d: string
  /** where ships lie */
  ships: Point
}

export interface Place {
  id: string
  /** which group it belongs to, by number */
  in: number
  /** where its name and its pieces stand */
  at: Point
  box: Box
  d: string
  names: Names
}

/** How near the map is: names of realms or groups; groups with their pieces; everything. */
export type Level = 'far' | 'near' | 'close'

/** How a place is painted: a colour so strong, and a pattern over it, so that colour alone tells nothing. */
export interface Look {
  fill?: string
  strength?: number
  hatch?: Hatch
  /** of the pattern */
  ink?: string
}
export const hatches = ['stripes', 'counter', 'dots', 'grid'] as const
export type Hatch = (typeof hatches)[number]

/** A part of the sheet with a map of its own. */
export interface Inset {
  id: string
  box: Box
  land: string
}

export interface Geometry {
  size: [number, number]
  /** what is seen at first, if not all of it */
  home?: Box
  /** pixels for a unit: from where on it is near, from where on all is told, and how close one may come */
  levels: { near: number; close?: number; closest?: number }
  /** the coast; borders between groups, inside them, and where two places touch that are no neighbours */
  lines: {
    coast: string
    outer: string
    inner: string
    barred: string
    /** between waters, over mountains, around a realm of realms */
    seas?: string
    mountains?: string
    hre?: string
  }
  barred: [string, string][]
  /** neighbours that do not touch */
  links: [string, string][]
  groups: { id: string; names: Names }[]
  places: Place[]
  /** seas that have names */
  waters?: Water[]
  /** marks that stand on the map by themselves */
  nodes?: Mark[]
  /** land that nobody plays on */
  void?: string
  panels?: Inset[]
  /** what those are called who may hold places */
  realms?: Record<string, Names>
  /** where what belongs to a group stands */
  spots?: Record<string, Point>
  /** where ships in port lie, by place and water */
  ports?: Record<string, Record<string, Point>>
}

const fetched = new Map<string, Promise<Geometry>>()

export function geometryAt(url: string): Promise<Geometry> {
  let found = fetched.get(url)
  if (!found) {
    found = fetch(url).then((answer) => {
      if (!answer.ok) throw new Error(`${url}: ${answer.status}`)
      return answer.json() as Promise<Geometry>
    })
    found.catch(() => fetched.delete(url)) // another try may succeed
    fetched.set(url, found)
  }
  return found
}

export const around = (boxes: Box[]): Box => [
  Math.min(...boxes.map((b) => b[0])),
  Math.min(...boxes.map((b) => b[1])),
  Math.max(...boxes.map((b) => b[2])),
  Math.max(...boxes.map((b) => b[3])),
]
/** What two boxes share. */
export const common = (a: Box, b: Box): Box => [
  Math.max(a[0], b[0]),
  Math.max(a[1], b[1]),
  Math.min(a[2], b[2]),
  Math.min(a[3], b[3]),
]

/** All land of one colour. */
export interface Painted {
  fill: string
  strength: number
  d: string
}

/** Land by its colours: a few drawings instead of one for each place. */
export function painted(places: Place[], look: (place: Place) => Look): Painted[] {
  const found = new Map<string, Painted>()
  for (const place of places) {
    const { fill, strength = 0.38 } = look(place)
    if (!fill) continue
    const known = found.get(`${fill} ${strength}`)
    if (known) known.d += place.d
    else found.set(`${fill} ${strength}`, { fill, strength, d: place.d })
  }
  return [...found.values()]
}

/** How wide the squares are by which lines are cut, in units of the map. */
const SQUARE = 900

/** A drawing of many lines in pieces, by where they begin: what is painted anew is a few of them and not all. */
export function pieces(d: string): string[] {
  const found = new Map<string, string>()
  for (const line of d.split('M').slice(1)) {
    const [x, y] = line.match(/-?\d+/g) ?? []
    const square = `${Math.floor(Number(x) / SQUARE)} ${Math.floor(Number(y) / SQUARE)}`
    found.set(square, `${found.get(square) ?? ''}M${line}`)
  }
  return [...found.values()]
}
