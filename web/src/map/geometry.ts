// The geometry of a map as geometry/make.js writes it: one file, fetched when a board needs it.

export interface Names {
  en: string
  pl: string
}

/** left, top, right, bottom in units of the map */
export type Box = [number, number, number, number]
export type Point = [number, number]

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

export interface Geometry {
  size: [number, number]
  levels: { near: number }
  /** the coast; borders between groups, inside them, and where two places touch that are no neighbours */
  lines: { coast: string; outer: string; inner: string; barred: string }
  barred: [string, string][]
  /** neighbours that do not touch */
  links: [string, string][]
  groups: { id: string; names: Names }[]
  places: Place[]
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
