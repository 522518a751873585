// What can be pointed at on a map: its places, and groups of them, in the reader's language.

import type { Lang } from '../lib/types'
import { edges } from './afloat'
import { around, type Box, type Geometry, type Place, type Point } from './geometry'

export interface Element {
  id: string
  name: string
  box: Box
  at: Point
  d: string
  /** of a place */
  place?: Place
  /** of a group: it is one place, which bears its name */
  alone?: boolean
}

const rims = new Map<string, string>()

/** The border of a shape of several places without those between them: places share theirs exactly. */
export function rim(d: string): string {
  let found = rims.get(d)
  if (found !== undefined) return found
  const lines = new Map<string, [number, number, number, number]>()
  for (const line of edges(d)) {
    const [a, b] = [`${line[0]} ${line[1]}`, `${line[2]} ${line[3]}`]
    const name = a < b ? `${a} ${b}` : `${b} ${a}`
    if (!lines.delete(name)) lines.set(name, line)
  }
  found = ''
  let end = ''
  for (const [x, y, to, down] of lines.values()) {
    found += `${end === `${x} ${y}` ? '' : `M${x} ${y}`}L${to} ${down}`
    end = `${to} ${down}`
  }
  rims.set(d, found)
  return found
}

/** How far a mark reaches, in units of the map. */
const ROUND = 64

export function elements(
  geometry: Geometry,
  lang: Lang,
  place: string,
  group: string,
): { places: Element[]; groups: Element[]; waters: Element[]; nodes: Element[] } {
  const members: Place[][] = geometry.groups.map(() => [])
  for (const p of geometry.places) members[p.in]!.push(p)
  return {
    places: geometry.places.map((p) => ({
      id: `${place}:${p.id}`,
      name: p.names[lang],
      box: p.box,
      at: p.at,
      d: p.d,
      place: p,
    })),
    groups: geometry.groups.map((g, i) => {
      const box = around(members[i]!.map((p) => p.box))
      const at: Point = [(box[0] + box[2]) / 2, (box[1] + box[3]) / 2]
      const d = members[i]!.map((p) => p.d).join('')
      const alone = members[i]!.length === 1 && members[i]![0]!.names[lang] === g.names[lang]
      return { id: `${group}:${g.id}`, name: g.names[lang], box, at, d, alone }
    }),
    waters: (geometry.waters ?? []).map((z) => ({
      id: `zone:${z.id}`,
      name: z.names[lang],
      box: z.box,
      at: z.at,
      d: z.d,
    })),
    nodes: (geometry.nodes ?? []).map((n) => ({
      id: `node:${n.id}`,
      name: n.names[lang],
      box: [n.at[0] - ROUND, n.at[1] - ROUND, n.at[0] + ROUND, n.at[1] + ROUND],
      at: n.at,
      d: `M${n.at[0] - ROUND} ${n.at[1]}a${ROUND} ${ROUND} 0 1 0 ${2 * ROUND} 0a${ROUND} ${ROUND} 0 1 0 ${-2 * ROUND} 0z`,
    })),
  }
}
