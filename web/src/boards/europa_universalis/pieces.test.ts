import { describe, expect, it } from 'vitest'
import type { Content } from '../../lib/types'
import type { Geometry } from '../../map/geometry'
import { marks, painter, type Through } from './lenses/lenses'
import type { Outlook } from './lenses/outlook'
import { courtParts, gathered, groundParts, landParts, standing } from './pieces'
import type { State } from './shape'
import { Board, REBELS } from './view'
import { words } from './words'

const content = {
  data: {
    boards: { west: { side: '1444' } },
    provinces: {
      perth: { area: 'scotland', tax: 1, realm: 'scotland', ports: ['north_sea'] },
      london: { area: 'wessex', tax: 2, realm: 'england', ports: ['north_sea'], gold: true, hre: true },
    },
    areas: { scotland: { faith: 'catholic' }, wessex: { faith: 'catholic' } },
    zones: { north_sea: { protection: 3 } },
    realms: { scotland: { capital: 'perth' }, england: { capital: 'london' } },
  },
  provenance: {},
  own: [],
} as Content
const board = new Board(content, 'west')
const no = { light: 0, heavy: 0, damaged: 0, galleys: 0, zone: null, port: null }
const view = {
  provinces: { perth: { vassal: 0 }, london: { town: 0, large: true } },
  areas: {
    scotland: { influence: [1, 3], claims: [0], faith: 'protestant' },
    wessex: { influence: [2, 0], rebels: 2, infantry: [1, 0] },
  },
  zones: { north_sea: { ships: [1, 0], guard: [0, 2] } },
  nodes: { channel: { merchants: [1, 2], pirates: 1, developed: false } },
  realms: { england: { capital: 'london', player: 0 }, scotland: { capital: 'perth', marriages: [1] } },
  players: [
    {
      realm: 'england',
      active: true,
      armies: [{ area: 'wessex', regulars: [2, 1, 0], mercenaries: [0, 0, 1], allied: [0, 0, 0] }],
      fleet: { ...no, zone: 'north_sea', heavy: 2, damaged: 1 },
      docked: {},
    },
    { realm: 'france', active: true, armies: [], fleet: { ...no, port: 'perth', light: 2 }, docked: {} },
  ],
  wars: [],
  empire: { realm: 'england', emperor: 0, authority: 3 },
  curia: { crusade: null, target: null },
} as unknown as State
const place = (id: string, x: number, i: number) => ({
  id,
  in: i,
  at: [x, 100] as [number, number],
  box: [x, 0, x + 1, 1] as [number, number, number, number],
  d: '',
  names: { en: id, pl: id },
})
const geometry = {
  groups: [{ id: 'scotland' }, { id: 'wessex' }],
  places: [place('perth', 100, 0), place('london', 900, 1)],
  waters: [{ ...place('north_sea', 1500, 0), ships: [1500, 100] }],
  nodes: [{ id: 'channel', at: [2000, 100], names: { en: 'Channel', pl: 'Kanał' } }],
} as unknown as Geometry
const scene: Through = {
  view,
  board,
  geometry,
  w: words.en,
  called: (r) => r,
  player: (s) => `${s}`,
  lens: 'realms',
  data: null,
  me: 0,
}
const told = (id: string, level: 'far' | 'near' | 'close') =>
  standing(scene, level)
    .find((p) => p.id === id)
    ?.parts.map((p) => p.text ?? p.glyph ?? 'shield')

describe('pieces on the map', () => {
  it('an army tells its strength from afar and its kinds from near', () => {
    expect(told('army wessex 0', 'far')).toEqual(['army', '5'])
    expect(told('army wessex 0', 'near')).toEqual(['infantry', '3', 'cavalry', '1', 'artillery', '1'])
    expect(told('rebels wessex', 'far')).toEqual(['rebels', '2'])
  })
  it('a fleet lies apart from ships on protection, and in port at anchor', () => {
    expect(told('ships north_sea 0', 'near')).toEqual(['light', '1', 'heavy', '2−1'])
    expect(told('guard north_sea 1', 'near')).toEqual(['guard', '2'])
    expect(told('port perth 1', 'near')).toEqual(['anchor', 'light', '2'])
    expect(told('spaces north_sea', 'close')).toEqual(['guard', '1'])
  })
  it('an area tells who leads first, then claims and another religion than printed', () => {
    expect(groundParts(view.areas['scotland']!, board, 'scotland').map((p) => p.text ?? p.glyph)).toEqual([
      'cube',
      '3',
      'cube',
      '1',
      'claim',
      'protestant',
    ])
  })
  it('a province tells town, vassal, occupier and unrest; from close by what is printed', () => {
    const parts = (land: State['provinces'][string], p: string, level: 'near' | 'close') =>
      landParts(land, board, p, board.capital(p), level).map((x) => x.text ?? x.glyph ?? 'shield')
    expect(parts({ town: 0, large: true, unrest: true, occupier: REBELS }, 'london', 'near')).toEqual([
      'shield',
      'city',
      'occupied',
      'unrest',
    ])
    expect(parts({ vassal: 0 }, 'perth', 'close')).toEqual(['vassal', 'capital', '1', 'anchor'])
    expect(parts({ town: 1 }, 'london', 'close')).toEqual(['shield', 'town', 'anchor', 'gold'])
  })
  it('a spent merchant is turned', () => {
    const node = standing(scene, 'near').find((p) => p.id === 'node channel')!
    expect(node.parts.filter((p) => p.glyph === 'merchant').map((p) => p.spent)).toEqual([false, true])
    expect(standing(scene, 'far').some((p) => p.id === 'node channel')).toBe(false)
  })
  it('a court tells its pacts', () => {
    const court = { capital: 'perth', marriages: [0, 1], disputed: [1], truces: [1], cbs: [0], allies: [1] }
    expect(courtParts(court).map((p) => p.glyph)).toEqual(['alliance', 'marriage', 'disputed', 'truce', 'cb'])
  })
})

describe('a lens', () => {
  const data: Outlook = {
    trade: { areas: ['wessex'], zones: ['north_sea'], nodes: ['channel'], power: { channel: [1, 3] } },
    empire: { lands: ['london'], electors: ['wessex'], members: ['england'], usurpers: [] },
    sides: { enemy: ['perth'], friendly: [], hostile_areas: ['scotland'], hostile_zones: [] },
    limits: { land: { wessex: 7 }, sea: {} },
    missions: [
      { id: 'm', done: false, places: { 'province:perth': false, 'area:wessex': true } },
      { id: 'n', done: false, places: { 'province:perth': true } },
    ],
  }
  const [perth, london] = geometry.places
  const through = (lens: Through['lens']): Through => ({ ...scene, lens, data })
  const look = (lens: Through['lens'], p = perth!) => painter(through(lens)).look(p)
  const marked = (lens: Through['lens']) =>
    marks(through(lens), 'far').map((p) => [p.id, ...p.parts.map((x) => x.text ?? x.glyph ?? 'shield')])
  it('tells vassals and occupied land by a pattern in the colour of who has them', () => {
    expect(look('realms')).toMatchObject({ hatch: 'dots', ink: 'var(--seat-0)' })
    const lost = { ...scene, view: { ...view, provinces: { perth: { town: 0, occupier: 1 } } } }
    expect(painter(lost).look(perth!)).toMatchObject({ fill: 'var(--seat-0)', hatch: 'stripes', ink: 'var(--seat-1)' })
  })
  it('of trade shows the chain and everybody’s power', () => {
    expect(look('trade', london!).fill).toBe('var(--seat-0)')
    expect(marked('trade')).toEqual([['node channel', 'node', 'merchant', '3', 'merchant', '1', 'pirates', '1']])
  })
  it('of missions tells what is lacking, and for which of them', () => {
    expect(look('missions').hatch).toBe('stripes')
    expect(look('missions', london!).hatch).toBeUndefined()
    expect(marked('missions')).toEqual([
      ['mission province:perth', 'lacking', '1 2'],
      ['mission area:wessex', 'done', '1'],
    ])
  })
  it('of war, of the Empire and of limits says it with marks too', () => {
    expect(look('war').hatch).toBe('counter')
    expect(marked('war')).toEqual([['hostile scotland', 'hostile']])
    expect(marked('hre')).toEqual([
      ['elector wessex', 'crown'],
      ['emperor', 'emperor', 'shield'],
    ])
    expect(marked('limits')).toEqual([['limit wessex', 'infantry', '7']])
  })
})

describe('ships in port, from afar', () => {
  const lying = (port: string, x: number, light: number, heavy = 0) => ({
    port,
    spot: [x, 0] as [number, number],
    light,
    heavy,
    galleys: 0,
    damaged: 0,
  })
  it('are counted together where ports lie close to each other', () => {
    const found = gathered([lying('bristol', 0, 1), lying('london', 300, 2, 1), lying('bordeaux', 2000, 1)])
    expect(found.map(({ port, light, heavy }) => [port, light, heavy])).toEqual([
      ['london', 3, 1],
      ['bordeaux', 1, 0],
    ])
  })
})
