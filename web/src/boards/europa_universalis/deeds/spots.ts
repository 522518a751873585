// Where on the map an element is: its shape, and the point where something is told about it.

import { around, type Box, type Geometry, type Point } from '../../../map/geometry'
import { piece, type Piece } from '../pieces'
import type { State } from '../shape'

export interface Spot {
  /** the element of the map itself: of a realm its capital */
  id: string
  at: Point
  box: Box
  d: string
}

export class Spots {
  #found = new Map<string, Spot>()
  #view: State
  #capitals: Record<string, { capital?: string | null } | undefined>

  constructor(geometry: Geometry, view: State, realms: Record<string, { capital?: string | null }> = {}) {
    this.#view = view
    this.#capitals = realms
    geometry.groups.forEach((g, i) => {
      const places = geometry.places.filter((p) => p.in === i)
      if (!places.length) return
      const box = around(places.map((p) => p.box))
      const at = geometry.spots?.[g.id] ?? places[0]!.at
      this.#put(`area:${g.id}`, at, box, places.map((p) => p.d).join(''))
    })
    for (const p of geometry.places) this.#put(`province:${p.id}`, p.at, p.box, p.d)
    for (const z of geometry.waters ?? []) this.#put(`zone:${z.id}`, z.ships, z.box, z.d)
    for (const n of geometry.nodes ?? [])
      this.#put(`node:${n.id}`, n.at, [n.at[0] - 40, n.at[1] - 40, n.at[0] + 40, n.at[1] + 40], '')
  }

  #put(id: string, at: Point, box: Box, d: string): void {
    this.#found.set(id, { id, at, box, d })
  }

  of(element: string): Spot | undefined {
    const [what, name = ''] = element.split(':', 2)
    if (what !== 'realm') return this.#found.get(element)
    const home = this.#view.realms[name]?.capital ?? this.#capitals[name]?.capital
    return home ? this.#found.get(`province:${home}`) : undefined
  }

  /** Those of them that are on the map, each once. */
  all(elements: string[]): Spot[] {
    const found = new Map<string, Spot>()
    for (const one of elements) {
      const spot = this.of(one)
      if (spot) found.set(spot.id, spot)
    }
    return [...found.values()]
  }
}

/** Where something went from and to, as a line of the chronicle tells it. */
export function wayOf(args: Record<string, string | number | boolean> = {}): [string, string] | null {
  const { area, zone, source, to } = args
  if (area && source) return [`area:${source}`, `area:${area}`]
  if (area && to) return [`area:${area}`, `area:${to}`]
  if (zone && to) return [`zone:${zone}`, `zone:${to}`]
  return null
}

/** The places of an offer: what the viewer would give, and what he would get. */
export function offered(
  offer: { give: { touches: string[] }[]; take: { touches: string[] }[] } | undefined,
  spots: Spots,
): { spot: Spot; side: 'give' | 'take' }[] {
  if (!offer) return []
  return (['give', 'take'] as const).flatMap((side) =>
    spots.all(offer[side].flatMap((part) => part.touches)).map((spot) => ({ spot, side })),
  )
}

/** Pieces of an action by the place that they are about: their numbers, counted from 1. */
export function numbered(pieces: { touches: string[] }[], spots: Spots): { spot: Spot; numbers: number[] }[] {
  const found = new Map<string, { spot: Spot; numbers: number[] }>()
  pieces.forEach((piece, i) => {
    const spot = spots.all(piece.touches).at(-1)
    if (!spot || piece.touches.length > 6) return // all the land of a realm is no one place
    const here = found.get(spot.id) ?? { spot, numbers: [] }
    here.numbers.push(i + 1)
    found.set(spot.id, here)
  })
  return [...found.values()]
}

/** Both as pieces, which no other lies beneath. */
export function counters(pieces: { touches: string[] }[], offer: Parameters<typeof offered>[0], spots: Spots): Piece[] {
  const mark = (id: string, { at }: Spot, text: string, style: Piece['style']) => {
    const made = piece(id, at, FIRST, style, [{ text }], '')
    return { ...made, w: Math.max(22, made.w + 8), h: 22 }
  }
  return [
    ...numbered(pieces, spots).map((one) => mark(`number ${one.spot.id}`, one.spot, one.numbers.join(' '), 'number')),
    ...offered(offer, spots).map(({ spot, side }) =>
      mark(`${side} ${spot.id}`, spot, side === 'give' ? '−' : '+', side),
    ),
  ]
}
const FIRST = 1e7 // before all that stands on the map
