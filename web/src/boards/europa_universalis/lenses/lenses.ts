// The lenses: how land and sea are painted through each, what is marked, and what its key says. Whatever is told by a
// colour is told by a pattern, a mark or a number too.

import type { Level, Look, Place, Water } from '../../../map/geometry'
import type { GlyphName } from '../glyphs'
import { piece, spots, type Part, type Piece, type Scene } from '../pieces'
import { faithOf, leader, NONE, REBELS, rightful, seatColour, tint } from '../view'
import type { Outlook } from './outlook'

export const lenses = ['realms', 'faith', 'influence', 'unrest', 'war', 'hre', 'trade', 'limits', 'missions'] as const
export type Lens = (typeof lenses)[number]
/** Those that show what only the rules know. */
export const asking: readonly Lens[] = ['war', 'hre', 'trade', 'limits', 'missions']
/** Those that are about somebody who plays. */
export const personal: readonly Lens[] = ['limits', 'missions']

export const faithColour: Record<string, string> = {
  catholic: '#c9a227',
  counter_reformed: '#e0c45c',
  protestant: '#3f6fa8',
  orthodox: '#8a4f9e',
  muslim: '#3c8a57',
  mixed: '#8d8d8d',
  revolutionary: '#b23a48',
}
const faithHatch: Record<string, Look> = {
  counter_reformed: { hatch: 'stripes', ink: '#8a6d0f66' },
  mixed: { hatch: 'grid', ink: '#4446' },
  revolutionary: { hatch: 'counter', ink: '#5a101a66' },
}

/** What one line of the key shows. */
export interface Entry {
  text: string
  look?: Look
  glyph?: GlyphName
  paint?: string
  shield?: number
  number?: string
}

export interface Through extends Scene {
  lens: Lens
  data: Outlook | null
  me: number | null
}

const quiet: Look = { fill: 'var(--land)', strength: 0.9 }
/** At war, and not with the viewer: no colour of a seat. */
const OTHERS: Look = { fill: 'var(--ink)', strength: 0.24 }
const steps = (n: number) => Math.min(0.85, 0.22 + 0.09 * n)

// --- land ---

/** By realm: a player's land is strong, an independent realm's muted, a vassal's dotted, occupied land striped. */
function realms({ view, board }: Through, p: Place): Look {
  const land = view.provinces[p.id] ?? {}
  const owner = rightful(view, board, p.id)
  const base: Look =
    owner.seat !== NONE
      ? { fill: seatColour(owner.seat), strength: 0.74 }
      : owner.realm
        ? { fill: tint(owner.realm), strength: 0.5 }
        : quiet
  if ((land.occupier ?? NONE) !== NONE) return { ...base, hatch: 'stripes', ink: seatColour(land.occupier!) }
  if ((land.vassal ?? NONE) !== NONE) return { ...base, hatch: 'dots', ink: seatColour(land.vassal!) }
  return base
}

/** Functions that paint, made once for what is seen. */
export function painter(through: Through): { look: (p: Place) => Look; wet: (z: Water) => Look } {
  const { lens, view, board, data, me } = through
  const area = (p: Place) => board.area(p.id) ?? ''
  const dry = () => ({})
  switch (lens) {
    case 'faith':
      return {
        wet: dry,
        look: (p) => {
          const faith = faithOf(view, board, area(p))
          return faith ? { fill: faithColour[faith], strength: 0.66, ...faithHatch[faith] } : quiet
        },
      }
    case 'influence':
      return {
        wet: dry,
        look: (p) => {
          const cubes = view.areas[area(p)]?.influence ?? []
          const { seat, n } = leader(cubes)
          if (!n) return quiet
          return seat === NONE
            ? { ...quiet, hatch: 'grid', ink: 'var(--line-strong)' }
            : { fill: seatColour(seat), strength: Math.min(0.85, 0.3 + 0.12 * n) }
        },
      }
    case 'unrest':
      return {
        wet: dry,
        look: (p) => {
          const land = view.provinces[p.id] ?? {}
          if (land.occupier === REBELS)
            return { fill: 'var(--ink)', strength: 0.35, hatch: 'stripes', ink: 'var(--bad)' }
          if (land.unrest || land.occupier_unrest) return { fill: 'var(--bad)', strength: 0.6 }
          return view.areas[area(p)]?.rebels ? { ...quiet, hatch: 'stripes', ink: 'var(--ink-soft)' } : quiet
        },
      }
    case 'war': {
      const enemy = new Set(data?.sides?.enemy)
      const friend = new Set(data?.sides?.friendly)
      const bad = new Set(data?.sides?.hostile_zones)
      const atWar = new Set(view.wars.flatMap((war) => [war.aggressor, war.target]))
      const home = me === null ? undefined : view.players[me]?.realm
      return {
        wet: (z) => (bad.has(z.id) ? { fill: 'var(--bad)', strength: 0.18 } : {}),
        look: (p) => {
          const occupier = view.provinces[p.id]?.occupier ?? NONE
          const striped: Look = occupier === NONE ? {} : { hatch: 'stripes', ink: seatColour(occupier) }
          const owner = rightful(view, board, p.id)
          const realm = owner.seat === NONE ? owner.realm : view.players[owner.seat]?.realm
          if (me === null || !home)
            return realm && atWar.has(realm) ? { ...realms(through, p), ...striped } : { ...quiet, ...striped }
          if (enemy.has(p.id))
            return { fill: 'var(--bad)', strength: 0.55, hatch: 'counter', ink: 'var(--bad)', ...striped }
          if (realm === home) return { fill: seatColour(me), strength: 0.74, ...striped }
          if (friend.has(p.id))
            return { fill: 'var(--good)', strength: 0.5, hatch: 'dots', ink: 'var(--good)', ...striped }
          if (realm && atWar.has(realm)) return { ...OTHERS, ...striped }
          return { ...quiet, ...striped }
        },
      }
    }
    case 'hre': {
      const inside = new Set(data?.empire.lands)
      const members = new Set(data?.empire.members)
      const usurpers = new Set(data?.empire.usurpers)
      return {
        wet: dry,
        look: (p) => {
          if (view.areas[area(p)]?.outside && board.hre(p.id)) return { ...quiet, hatch: 'grid', ink: 'var(--bad)' }
          if (!inside.has(p.id)) return quiet
          const owner = rightful(view, board, p.id)
          const realm = owner.seat === NONE ? owner.realm : view.players[owner.seat]?.realm
          if (realm === view.empire.realm) return { fill: 'var(--warn)', strength: 0.75 }
          if (realm && usurpers.has(realm))
            return { fill: 'var(--ochre)', strength: 0.3, hatch: 'counter', ink: 'var(--bad)' }
          return { fill: 'var(--ochre)', strength: realm && members.has(realm) ? 0.6 : 0.3 }
        },
      }
    }
    case 'trade': {
      const areas = new Set(data?.trade.areas)
      const zones = new Set(data?.trade.zones)
      const mine = me === null ? 'var(--ochre)' : seatColour(me)
      return {
        wet: (z) => (zones.has(z.id) ? { fill: mine, strength: 0.22, hatch: 'dots', ink: mine } : {}),
        look: (p) => (areas.has(area(p)) ? { fill: mine, strength: 0.6 } : quiet),
      }
    }
    case 'limits': {
      const land = data?.limits?.land ?? {}
      const sea = data?.limits?.sea ?? {}
      return {
        wet: (z) => (sea[z.id] ? { fill: 'var(--woad)', strength: steps(sea[z.id]!) * 0.6 } : {}),
        look: (p) => (land[area(p)] ? { fill: 'var(--verdigris)', strength: steps(land[area(p)]!) } : quiet),
      }
    }
    case 'missions': {
      const asked = wanted(through)
      const paint = (done: boolean | undefined): Look =>
        done === undefined
          ? quiet
          : done
            ? { fill: 'var(--good)', strength: 0.6 }
            : { fill: 'var(--ochre)', strength: 0.5, hatch: 'stripes', ink: 'var(--glow)' }
      return {
        wet: (z) => (asked.has(`zone:${z.id}`) ? { ...paint(asked.get(`zone:${z.id}`)!.done) } : {}),
        look: (p) => paint((asked.get(`province:${p.id}`) ?? asked.get(`area:${area(p)}`))?.done),
      }
    }
    default:
      return { wet: dry, look: (p) => realms(through, p) }
  }
}

/** The places that missions in hand name, with their numbers in the hand. */
export function wanted({ data }: Through): Map<string, { done: boolean; of: number[] }> {
  const found = new Map<string, { done: boolean; of: number[] }>()
  data?.missions?.forEach((mission, i) => {
    for (const [place, done] of Object.entries(mission.places)) {
      const before = found.get(place)
      found.set(place, { done: done && (before?.done ?? true), of: [...(before?.of ?? []), i + 1] })
    }
  })
  return found
}

// --- marks that a lens adds ---

const MARK = 2e6
/** Seen from afar a mark is left out, before it stands over another land than its own. */
const CLOSE_BY = { within: 48 }

export function marks(through: Through, level: Level): Piece[] {
  const { lens, view, geometry, board, data, w, player } = through
  const at = spots(geometry)
  const far = level === 'far'
  const areas = Object.entries(view.areas).flatMap(([a, ground]) =>
    at.has(a) ? [{ a, ground, spot: at.get(a)! }] : [],
  )
  switch (lens) {
    case 'faith':
      return areas.flatMap(({ a, spot }) => {
        const faith = faithOf(view, board, a)
        if (!faith) return []
        const parts: Part[] = [{ glyph: faith as GlyphName, size: far ? 13 : 16 }]
        return [piece(`faith ${a}`, spot, MARK, 'bare', parts, w[faith as 'catholic'], { within: far ? 10 : 40 })]
      })
    case 'influence':
      return !far
        ? []
        : areas.flatMap(({ a, ground, spot }) => {
            const { seat, n } = leader(ground.influence)
            if (!n) return []
            const parts: Part[] = seat === NONE ? [{ text: `=${n}` }] : [{ shield: seat }, { text: `${n}` }]
            return [
              piece(`lead ${a}`, spot, MARK, 'plate', parts, seat === NONE ? w.tied : player(seat), { within: 40 }),
            ]
          })
    case 'unrest':
      return !far
        ? []
        : geometry.places.flatMap((p) => {
            const land = view.provinces[p.id]
            if (!land?.unrest && !land?.occupier_unrest) return []
            return [
              piece(
                `unrest ${p.id}`,
                p.at,
                MARK,
                'bare',
                [{ glyph: 'unrest', paint: 'var(--bad)', size: 15 }],
                w.inUnrest,
                { within: 20 },
              ),
            ]
          })
    case 'war':
      return (data?.sides?.hostile_areas ?? []).flatMap((a) =>
        at.has(a)
          ? [
              piece(
                `hostile ${a}`,
                at.get(a)!,
                MARK,
                'bare',
                [{ glyph: 'hostile', paint: 'var(--bad)', size: 16 }],
                w.hostile,
                { within: 40 },
              ),
            ]
          : [],
      )
    case 'hre':
      return [
        ...(data?.empire.electors ?? []).flatMap((a) =>
          at.has(a)
            ? [
                piece(
                  `elector ${a}`,
                  at.get(a)!,
                  MARK + 1,
                  'plate',
                  [{ glyph: 'crown', paint: 'var(--warn)', size: 16 }],
                  w.elector,
                  far ? CLOSE_BY : {},
                ),
              ]
            : [],
        ),
        ...geometry.places.flatMap((p) =>
          far && p.id === view.realms[view.empire.realm ?? '']?.capital
            ? [
                piece(
                  'emperor',
                  p.at,
                  MARK + 2,
                  'plate',
                  [
                    { glyph: 'emperor', paint: 'var(--warn)', size: 17 },
                    ...(view.empire.emperor === NONE ? [] : [{ shield: view.empire.emperor }]),
                  ],
                  w.emperor,
                ),
              ]
            : [],
        ),
        ...(far
          ? areas.flatMap(({ a, ground, spot }) =>
              ground.imperial
                ? [
                    piece(
                      `imperial ${a}`,
                      spot,
                      MARK,
                      'plate',
                      [{ glyph: 'imperial' }, { text: `${ground.imperial}` }],
                      w.imperial,
                      CLOSE_BY,
                    ),
                  ]
                : [],
            )
          : []),
      ]
    case 'trade': {
      const linked = new Set(data?.trade.nodes)
      return (geometry.nodes ?? []).map((node) => {
        const power = (data?.trade.power[node.id] ?? []).map((n, seat) => ({ n, seat })).filter((one) => one.n)
        const market = view.nodes[node.id]
        const parts: Part[] = [
          { glyph: 'node', paint: linked.has(node.id) ? 'var(--warn)' : 'var(--line-strong)', size: 16 },
          ...power
            .sort((a, b) => b.n - a.n)
            .flatMap(({ n, seat }): Part[] => [
              {
                glyph: market?.merchants[seat] ? 'merchant' : 'guard',
                seat,
                size: 14,
                spent: market?.merchants[seat] === 2,
              },
              { text: `${n}` },
            ]),
          ...(market?.pirates ? [{ glyph: 'pirates' as const }, { text: `${market.pirates}` }] : []),
          ...(market?.developed ? [{ glyph: 'developed' as const }] : []),
        ]
        return piece(`node ${node.id}`, node.at, 7.5e6, 'plate', parts, w.node, {
          dashed: !linked.has(node.id),
          ...(far && CLOSE_BY),
        })
      })
    }
    case 'limits':
      return [
        ...Object.entries(data?.limits?.land ?? {}).flatMap(([a, n]) =>
          at.has(a)
            ? [
                piece(
                  `limit ${a}`,
                  at.get(a)!,
                  7.4e6,
                  'plate',
                  [{ glyph: 'infantry' }, { text: `${n}` }],
                  w.limitLand,
                  far ? CLOSE_BY : {},
                ),
              ]
            : [],
        ),
        ...(geometry.waters ?? []).flatMap((z) => {
          const n = data?.limits?.sea[z.id]
          return n
            ? [
                piece(
                  `limit ${z.id}`,
                  z.ships,
                  7.4e6,
                  'plate',
                  [{ glyph: 'light', paint: 'var(--woad)' }, { text: `${n}` }],
                  w.limitSea,
                  far ? CLOSE_BY : {},
                ),
              ]
            : []
        }),
      ]
    case 'missions': {
      const where = new Map<string, [number, number]>([
        ...geometry.places.map((p) => [`province:${p.id}`, p.at] as const),
        ...[...at].map(([a, spot]) => [`area:${a}`, spot] as const),
        ...(geometry.waters ?? []).map((z) => [`zone:${z.id}`, z.ships] as const),
        ...(geometry.nodes ?? []).map((n) => [`node:${n.id}`, n.at] as const),
      ])
      return [...wanted(through)].flatMap(([place, { done, of }]) => {
        const spot = where.get(place)
        if (!spot) return []
        const parts: Part[] = [
          { glyph: done ? 'done' : 'lacking', paint: done ? 'var(--good)' : 'var(--bad)' },
          { text: of.join(' ') },
        ]
        return [piece(`mission ${place}`, spot, 7.6e6, 'plate', parts, done ? w.done : w.lacking, { dashed: !done })]
      })
    }
    default:
      return []
  }
}

// --- keys ---

export function key(through: Through, playing: { seat: number; name: string }[]): Entry[] {
  const { lens, view, w, data, me, called } = through
  const seats: Entry[] = playing.map(({ seat, name }) => ({
    shield: seat,
    look: { fill: seatColour(seat), strength: 0.74 },
    text: name,
  }))
  const one = me ?? 0
  const occupied: Entry = {
    look: { fill: seatColour(one), strength: 0.3, hatch: 'stripes', ink: 'var(--ink)' },
    text: w.keyOccupied,
  }
  switch (lens) {
    case 'faith':
      return Object.keys(faithColour).map((faith) => ({
        look: { fill: faithColour[faith]!, strength: 0.66, ...faithHatch[faith] },
        glyph: faith as GlyphName,
        text: w[faith as 'catholic'],
      }))
    case 'influence':
      return [
        ...seats,
        { look: { ...quiet, hatch: 'grid', ink: 'var(--line-strong)' }, number: '=', text: w.tied },
        { look: quiet, text: w.noInfluence },
      ]
    case 'unrest':
      return [
        { look: { fill: 'var(--bad)', strength: 0.6 }, glyph: 'unrest', paint: 'var(--bad)', text: w.keyUnrest },
        { look: { ...quiet, hatch: 'stripes', ink: 'var(--ink-soft)' }, glyph: 'rebels', text: w.keyRebels },
        {
          look: { fill: 'var(--ink)', strength: 0.35, hatch: 'stripes', ink: 'var(--bad)' },
          glyph: 'occupied',
          text: w.keyRebelHeld,
        },
      ]
    case 'war':
      return me === null
        ? [...seats, occupied]
        : [
            { look: { fill: seatColour(me), strength: 0.74 }, shield: me, text: w.own },
            { look: { fill: 'var(--good)', strength: 0.5, hatch: 'dots', ink: 'var(--good)' }, text: w.friendly },
            { look: { fill: 'var(--bad)', strength: 0.55, hatch: 'counter', ink: 'var(--bad)' }, text: w.enemy },
            { glyph: 'hostile', paint: 'var(--bad)', text: w.hostile },
            { look: OTHERS, text: w.otherWars },
            occupied,
            { look: quiet, text: w.neutral },
          ]
    case 'hre':
      return [
        {
          look: { fill: 'var(--warn)', strength: 0.75 },
          glyph: 'emperor',
          paint: 'var(--warn)',
          text: `${w.emperor}: ${view.empire.realm ? called(view.empire.realm) : '–'}`,
        },
        { look: { fill: 'var(--ochre)', strength: 0.6 }, text: `${w.members} (${data?.empire.members.length ?? '–'})` },
        { look: { fill: 'var(--ochre)', strength: 0.3, hatch: 'counter', ink: 'var(--bad)' }, text: w.usurpers },
        { look: { ...quiet, hatch: 'grid', ink: 'var(--bad)' }, glyph: 'outside', text: w.outside },
        { glyph: 'crown', paint: 'var(--warn)', text: `${w.electors} (${data?.empire.electors.length ?? '–'})` },
        { glyph: 'imperial', text: w.imperial },
        { number: `${view.empire.authority}`, text: w.authority },
      ]
    case 'trade':
      return [
        ...(me === null
          ? seats
          : [{ look: { fill: seatColour(me), strength: 0.6 }, shield: me, text: w.chain } satisfies Entry]),
        ...(me === null
          ? []
          : [
              {
                look: { fill: seatColour(me), strength: 0.22, hatch: 'dots', ink: seatColour(me) },
                text: w.chainSea,
              } satisfies Entry,
            ]),
        { glyph: 'node', paint: 'var(--warn)', text: w.reached },
        { glyph: 'node', paint: 'var(--line-strong)', text: w.unreached },
        { glyph: 'merchant', number: '2', text: w.power },
        { glyph: 'guard', number: '1', text: w.powerShips },
        { glyph: 'pirates', text: w.pirates },
      ]
    case 'limits':
      return [
        { look: { fill: 'var(--verdigris)', strength: 0.6 }, glyph: 'infantry', number: 'n', text: w.limitLand },
        {
          look: { fill: 'var(--woad)', strength: 0.4 },
          glyph: 'light',
          paint: 'var(--woad)',
          number: 'n',
          text: w.limitSea,
        },
      ]
    case 'missions':
      return [
        { look: { fill: 'var(--good)', strength: 0.6 }, glyph: 'done', paint: 'var(--good)', text: w.done },
        {
          look: { fill: 'var(--ochre)', strength: 0.5, hatch: 'stripes', ink: 'var(--glow)' },
          glyph: 'lacking',
          paint: 'var(--bad)',
          text: w.lacking,
        },
      ]
    default:
      return [
        ...seats,
        { look: { fill: tint('sweden'), strength: 0.5 }, text: w.independent },
        { look: { fill: tint('bohemia'), strength: 0.5, hatch: 'dots', ink: seatColour(one) }, text: w.keyVassal },
        occupied,
      ]
  }
}
