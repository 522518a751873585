// What stands on the map, as pieces with a place, a size and a rank: far only what decides, near all of it.

import type { Geometry, Level, Point } from '../../map/geometry'
import type { Pin } from '../../map/labels'
import type { GlyphName } from './glyphs'
import type { Army, Court, Ground, Land, State } from './shape'
import { NONE, REBELS, tint, type Board } from './view'
import type { Words } from './words'

/** A mark or a number in a piece; `seat`: in whose colour, `shield`: his shield. */
export interface Part {
  glyph?: GlyphName
  text?: string
  seat?: number
  paint?: string
  shield?: number
  size?: number
  /** turned down: spent, not in use */
  spent?: boolean
}
export interface Piece extends Pin {
  /** in the colour of a seat, on a plate, or without anything behind it; a part of what is being done or offered */
  style: 'solid' | 'plate' | 'bare' | 'number' | 'give' | 'take'
  seat?: number
  dashed?: boolean
  parts: Part[]
  title: string
}

export interface Scene {
  view: State
  board: Board
  geometry: Geometry
  w: Words
  /** what a realm, and what a seat is called */
  called: (realm: string) => string
  player: (seat: number) => string
}

const RANK = { capital: 9e6, land: 8e6, army: 7e6, fleet: 6e6, node: 5e6, plate: 4e6, court: 3e6 }
export const GLYPH = 14

/** A piece with the size that its parts need. */
export function piece(
  id: string,
  at: Point,
  rank: number,
  style: Piece['style'],
  parts: Part[],
  title: string,
  more: Partial<Piece> = {},
): Piece {
  const inside = parts.reduce(
    (sum, p) =>
      sum +
      (p.glyph ? (p.size ?? GLYPH) : 0) +
      (p.shield !== undefined ? 16 : 0) +
      (p.text ? 2 + 7.8 * p.text.length : 0),
    (parts.length - 1) * 3,
  )
  const tall = Math.max(...parts.map((p) => p.size ?? 16))
  const pad = style === 'bare' ? 0 : 8
  return {
    id,
    at,
    rank,
    style,
    parts,
    title,
    w: inside + pad,
    h: style === 'bare' ? tall : Math.max(20, tall + 4),
    ...more,
  }
}

/** On striped land nothing can be read that has no plate behind it. */
export const plated = (p: Piece): Piece =>
  p.style === 'bare' ? { ...p, style: 'plate', w: p.w + 8, h: Math.max(20, p.h + 4) } : p

const sum = (numbers: number[]) => numbers.reduce((a, b) => a + b, 0)
const kinds = ['infantry', 'cavalry', 'artillery'] as const

/** Where what belongs to each area stands. */
export function spots(geometry: Geometry): Map<string, Point> {
  const found = new Map<string, Point>()
  geometry.groups.forEach((g, i) => {
    const spot = geometry.spots?.[g.id] ?? geometry.places.find((p) => p.in === i)?.at
    if (spot) found.set(g.id, spot)
  })
  return found
}

export function standing(scene: Scene, level: Level): Piece[] {
  const at = spots(scene.geometry)
  return [
    ...(level === 'far' ? capitals(scene) : [...lands(scene, level), ...plates(scene, at), ...courts(scene)]),
    ...armies(scene, level, at),
    ...fleets(scene, level),
    ...(level === 'far' ? [] : markets(scene)),
  ]
}

// --- provinces ---

function capitals({ view, geometry, called }: Scene): Piece[] {
  const at = new Map(geometry.places.map((p) => [p.id, p.at]))
  return view.players.flatMap((p, seat) => {
    const home = at.get(view.realms[p.realm]?.capital ?? '')
    if (!home || !p.active) return []
    return [
      piece(`capital ${seat}`, home, RANK.capital, 'bare', [{ shield: seat, size: 20 }], called(p.realm), {
        w: 22,
        h: 22,
      }),
    ]
  })
}

function lands({ view, board, geometry, w, player }: Scene, level: Level): Piece[] {
  const homes = new Set(Object.values(view.realms).map((court) => court.capital))
  return geometry.places.flatMap((p) => {
    const land = view.provinces[p.id] ?? {}
    const parts = landParts(land, board, p.id, homes.has(p.id), level)
    if (!parts.length) return []
    const told = [
      (land.town ?? NONE) !== NONE ? `${land.large ? w.large : w.town}: ${player(land.town!)}` : '',
      (land.vassal ?? NONE) !== NONE ? `${w.vassal} ${player(land.vassal!)}` : '',
      (land.occupier ?? NONE) !== NONE
        ? `${w.occupied} ${land.occupier === REBELS ? w.rebels : player(land.occupier!)}`
        : '',
      land.unrest || land.occupier_unrest ? w.inUnrest : '',
    ]
    return [piece(`land ${p.id}`, p.at, RANK.land, 'bare', parts, told.filter(Boolean).join(', '))]
  })
}

export function landParts(land: Land, board: Board, p: string, capital: boolean, level: Level): Part[] {
  const parts: Part[] = []
  const { town = NONE, vassal = NONE, occupier = NONE } = land
  if (town !== NONE) {
    if (capital) parts.push({ shield: town, size: 18 })
    parts.push({ glyph: land.large ? 'city' : 'town', seat: town, size: land.large ? 20 : 16 })
  } else {
    if (vassal !== NONE) parts.push({ glyph: board.tax(p) > 1 ? 'vassals' : 'vassal', seat: vassal, size: 16 })
    if (land.dnpr) parts.push({ glyph: 'token', paint: tint(land.dnpr), size: 15 })
    if (capital || board.capital(p)) parts.push({ glyph: 'capital', size: 14 })
    if (level === 'close' && board.tax(p)) parts.push({ text: `${board.tax(p)}` })
  }
  if (occupier !== NONE) parts.push({ glyph: 'occupied', size: 17, ...(occupier === REBELS ? {} : { seat: occupier }) })
  if (land.unrest || land.occupier_unrest) parts.push({ glyph: 'unrest', paint: 'var(--bad)', size: 15 })
  if (land.manpower) parts.push({ glyph: 'manpower' }, { text: `${land.manpower}` })
  if (level === 'close') {
    const port = board.port(p)
    if (port)
      parts.push({ glyph: 'anchor', paint: 'var(--woad)', size: port === 'large' ? 16 : 13, spent: port === 'grey' })
    if (board.gold(p)) parts.push({ glyph: 'gold', paint: 'var(--warn)' })
  }
  return parts
}

// --- areas ---

function plates(scene: Scene, at: Map<string, Point>): Piece[] {
  const { view, board, w } = scene
  return Object.entries(view.areas).flatMap(([a, ground]) => {
    const spot = at.get(a)
    const parts = spot ? groundParts(ground, board, a) : []
    if (view.curia.crusade === a) parts.push({ glyph: 'crusade', paint: 'var(--bad)' })
    return parts.length ? [piece(`area ${a}`, spot!, RANK.plate, 'plate', parts, w.inArea)] : []
  })
}

/** Influence, the one who leads first; then tokens. */
export function groundParts(ground: Ground, board: Board, area: string): Part[] {
  const parts: Part[] = []
  const cubes = ground.influence.map((n, seat) => ({ n, seat })).filter((c) => c.n)
  for (const { n, seat } of cubes.sort((a, b) => b.n - a.n || a.seat - b.seat))
    parts.push({ glyph: 'cube', seat, size: 13 }, { text: `${n}` })
  if (ground.imperial) parts.push({ glyph: 'imperial', size: 14 }, { text: `${ground.imperial}` })
  for (const seat of ground.claims ?? []) parts.push({ glyph: 'claim', seat })
  if ((ground.core ?? NONE) !== NONE) parts.push({ glyph: 'core', seat: ground.core! })
  if (ground.revolution) parts.push({ glyph: 'revolution', paint: 'var(--bad)' })
  else if (ground.faith && ground.faith !== board.faith(area)) parts.push({ glyph: ground.faith })
  if (ground.weakness) parts.push({ glyph: 'weakness' })
  if (ground.battleground) parts.push({ glyph: 'battleground', paint: 'var(--bad)' })
  if (ground.outside) parts.push({ glyph: 'outside', paint: 'var(--bad)' })
  return parts
}

function armies({ view, w, player }: Scene, level: Level, at: Map<string, Point>): Piece[] {
  const found: Piece[] = []
  view.players.forEach((p, seat) => {
    const here = new Map<string, Army[]>()
    for (const army of p.armies) if (army.area) here.set(army.area, [...(here.get(army.area) ?? []), army])
    for (const [a, ground] of Object.entries(view.areas)) {
      const loose = ground.infantry?.[seat] ?? 0
      const units = kinds.map((_, i) =>
        sum(
          (here.get(a) ?? []).map(
            (army) => (army.regulars[i] ?? 0) + (army.mercenaries[i] ?? 0) + (army.allied[i] ?? 0),
          ),
        ),
      )
      units[0]! += loose
      const spot = at.get(a)
      if (!sum(units) || !spot) continue
      const parts: Part[] =
        level === 'far'
          ? [{ glyph: 'army' }, { text: `${sum(units)}` }]
          : kinds.flatMap((kind, i) => (units[i] ? [{ glyph: kind }, { text: `${units[i]}` }] : []))
      const told = kinds.flatMap((kind, i) => (units[i] ? `${w[kind]} ${units[i]}` : [])).join(', ')
      found.push(
        piece(`army ${a} ${seat}`, spot, RANK.army, 'solid', parts, `${w.army}, ${player(seat)}: ${told}`, { seat }),
      )
    }
  })
  for (const [a, ground] of Object.entries(view.areas)) {
    const spot = at.get(a)
    if (!ground.rebels || !spot) continue
    const parts: Part[] = [{ glyph: 'rebels' }, { text: `${ground.rebels}` }]
    found.push(
      piece(`rebels ${a}`, spot, RANK.army - 1, 'solid', parts, `${w.rebels} ${ground.rebels}`, {
        seat: REBELS,
        ...(level === 'far' && YIELDS),
      }),
    )
  }
  return found
}

// --- at sea ---

/** Seen from afar, what may stand beside the name of a realm and not in its place. */
const YIELDS = { yields: true }

/** Ships in a port. */
interface Lying {
  port: string
  spot: Point
  light: number
  heavy: number
  galleys: number
  damaged: number
}
/** Ports nearer to each other than that, in units of the map, are one from afar. */
const BY = 750

/** Ships in ports of one realm that lie close to each other, counted at the one with the most. */
export function gathered(lying: Lying[]): Lying[] {
  const ships = (one: Lying) => one.light + one.heavy + one.galleys
  const found: Lying[] = []
  for (const one of [...lying].sort((a, b) => ships(b) - ships(a))) {
    const by = found.find(({ spot }) => Math.hypot(spot[0] - one.spot[0], spot[1] - one.spot[1]) < BY)
    if (!by) found.push({ ...one })
    else for (const kind of ['light', 'heavy', 'galleys', 'damaged'] as const) by[kind] += one[kind]
  }
  return found
}

function fleets({ view, geometry, board, w, player }: Scene, level: Level): Piece[] {
  const found: Piece[] = []
  const ships = (light: number, heavy: number, galleys: number, damaged: number): Part[] => {
    if (level === 'far') return [{ glyph: heavy ? 'heavy' : 'light' }, { text: `${light + heavy + galleys}` }]
    const parts: Part[] = []
    if (light) parts.push({ glyph: 'light' }, { text: `${light}` })
    if (heavy) parts.push({ glyph: 'heavy' }, { text: damaged ? `${heavy}−${damaged}` : `${heavy}` })
    if (galleys) parts.push({ glyph: 'galley' }, { text: `${galleys}` })
    return parts
  }
  for (const z of geometry.waters ?? []) {
    const waters = view.zones[z.id]
    view.players.forEach(({ fleet }, seat) => {
      const own = fleet.zone === z.id
      const light = (waters?.ships[seat] ?? 0) + (own ? fleet.light : 0)
      const [heavy, galleys] = own ? [fleet.heavy, fleet.galleys] : [0, 0]
      if (light + heavy + galleys)
        found.push(
          piece(
            `ships ${z.id} ${seat}`,
            z.ships,
            RANK.fleet,
            'solid',
            ships(light, heavy, galleys, own ? fleet.damaged : 0),
            `${w.fleet}, ${player(seat)}`,
            { seat },
          ),
        )
      const guard = waters?.guard[seat] ?? 0
      if (guard)
        found.push(
          piece(
            `guard ${z.id} ${seat}`,
            z.ships,
            RANK.fleet - 1,
            'plate',
            [{ glyph: 'guard', seat }, { text: `${guard}` }],
            `${w.guard}, ${player(seat)}: ${guard}`,
            { dashed: true, ...(level === 'far' && { within: 40, ...YIELDS }) },
          ),
        )
    })
    const left = board.protection(z.id) - sum(waters?.guard ?? [])
    if (level === 'close' && left > 0)
      found.push(
        piece(`spaces ${z.id}`, z.ships, 1, 'bare', [{ glyph: 'guard', spent: true }, { text: `${left}` }], w.spaces, {
          within: 60,
        }),
      )
  }
  const ports = geometry.ports ?? {}
  const at = (p: string): Point | undefined =>
    Object.values(ports[p] ?? {})[0] ?? geometry.places.find((x) => x.id === p)?.at
  view.players.forEach(({ fleet, docked }, seat) => {
    const there = new Set([...Object.keys(docked), ...(fleet.port ? [fleet.port] : [])])
    let lying: Lying[] = [...there].flatMap((p) => {
      const own = fleet.port === p
      const light = (docked[p] ?? 0) + (own ? fleet.light : 0)
      const [heavy, galleys] = own ? [fleet.heavy, fleet.galleys] : [0, 0]
      const spot = at(p)
      return spot && light + heavy + galleys
        ? [{ port: p, spot, light, heavy, galleys, damaged: own ? fleet.damaged : 0 }]
        : []
    })
    if (level === 'far') lying = gathered(lying)
    for (const { port, spot, light, heavy, galleys, damaged } of lying) {
      const parts: Part[] = [{ glyph: 'anchor', size: 12 }, ...ships(light, heavy, galleys, damaged)]
      found.push(
        piece(`port ${port} ${seat}`, spot, RANK.fleet - 2, 'solid', parts, `${w.docked}, ${player(seat)}`, {
          seat,
          ...(level === 'far' && YIELDS),
        }),
      )
    }
  })
  return found
}

function markets({ view, geometry, w }: Scene): Piece[] {
  return (geometry.nodes ?? []).map((node) => {
    const market = view.nodes[node.id]
    const parts: Part[] = [{ glyph: 'node', paint: 'var(--warn)', size: 16 }]
    market?.merchants.forEach((n, seat) => {
      if (n) parts.push({ glyph: 'merchant', seat, size: 15, spent: n === 2 })
    })
    if (market?.pirates) parts.push({ glyph: 'pirates' }, { text: `${market.pirates}` })
    if (market?.developed) parts.push({ glyph: 'developed' })
    return piece(`node ${node.id}`, node.at, RANK.node, parts.length > 1 ? 'plate' : 'bare', parts, w.node)
  })
}

// --- courts ---

function courts({ view, geometry, w }: Scene): Piece[] {
  const at = new Map(geometry.places.map((p) => [p.id, p.at]))
  return Object.entries(view.realms).flatMap(([realm, court]) => {
    const home = at.get(court.capital ?? '')
    const parts = home ? courtParts(court) : []
    if (home && view.empire.realm === realm) parts.unshift({ glyph: 'emperor', paint: 'var(--warn)' })
    if (home && view.curia.target === realm) parts.push({ glyph: 'excommunicated', paint: 'var(--bad)' })
    return parts.length ? [piece(`court ${realm}`, home!, RANK.court, 'plate', parts, w.court)] : []
  })
}

export function courtParts(court: Court): Part[] {
  return [
    ...(court.allies ?? []).map((seat): Part => ({ glyph: 'alliance', seat, size: 15 })),
    ...(court.active ? [{ text: `${court.strength ?? 0}` }] : []),
    ...(court.marriages ?? []).map((seat): Part => ({
      glyph: court.disputed?.includes(seat) ? 'disputed' : 'marriage',
      seat,
    })),
    ...(court.truces ?? []).map((seat): Part => ({ glyph: 'truce', seat })),
    ...(court.cbs ?? []).map((seat): Part => ({ glyph: 'cb', seat })),
  ]
}
