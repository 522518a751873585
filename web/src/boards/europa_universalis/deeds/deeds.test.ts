import { describe, expect, test } from 'vitest'
import type { Geometry } from '../../../map/geometry'
import type { State } from '../shape'
import { placed } from '../../../map/labels'
import { piece } from '../pieces'
import { counters, numbered, offered, Spots, wayOf } from './spots'

const names = { en: '', pl: '' }
const geometry = {
  size: [100, 100],
  levels: { near: 1 },
  groups: [
    { id: 'leon', names },
    { id: 'seine', names },
  ],
  places: [
    { id: 'galicia', in: 0, at: [10, 10], box: [5, 5, 15, 15], d: 'Mg', names },
    { id: 'salamanca', in: 0, at: [20, 10], box: [15, 5, 25, 15], d: 'Ms', names },
    { id: 'paris', in: 1, at: [60, 10], box: [55, 5, 65, 15], d: 'Mp', names },
  ],
  waters: [{ id: 'biscay', at: [40, 10], ships: [41, 11], box: [30, 0, 50, 20], d: 'Mb', names }],
  nodes: [{ id: 'sevilla', at: [10, 40], names }],
  spots: { leon: [12, 12] },
} as unknown as Geometry
const view = { realms: { france: { capital: 'paris' }, castile: { capital: null } } } as unknown as State
const spots = new Spots(geometry, view, { castile: { capital: 'salamanca' } })

describe('where an element is', () => {
  test('areas, provinces, zones, nodes, and a realm at its capital', () => {
    expect(spots.of('area:leon')).toMatchObject({ at: [12, 12], box: [5, 5, 25, 15], d: 'MgMs' })
    expect(spots.of('zone:biscay')?.at).toEqual([41, 11])
    expect(spots.of('node:sevilla')?.at).toEqual([10, 40])
    expect(spots.of('realm:france')?.id).toBe('province:paris')
    expect(spots.of('realm:castile')?.id).toBe('province:salamanca')
    expect(spots.of('card:x')).toBeUndefined()
    expect(spots.all(['realm:france', 'province:paris', 'card:x'])).toHaveLength(1)
  })

  test('from where to where', () => {
    expect(wayOf({ area: 'seine', source: 'leon' })).toEqual(['area:leon', 'area:seine'])
    expect(wayOf({ area: 'seine', to: 'leon' })).toEqual(['area:seine', 'area:leon'])
    expect(wayOf({ zone: 'biscay', to: 'baltic' })).toEqual(['zone:biscay', 'zone:baltic'])
    expect(wayOf({ province: 'paris', to: 'large' })).toBeNull()
  })

  test('what an offer would give and take', () => {
    const offer = { give: [{ touches: ['province:paris'] }, { touches: [] }], take: [{ touches: ['area:leon'] }] }
    expect(offered(offer, spots).map(({ spot, side }) => [side, spot.id])).toEqual([
      ['give', 'province:paris'],
      ['take', 'area:leon'],
    ])
    expect(offered(undefined, spots)).toEqual([])
  })

  test('pieces of an action are numbered at their places', () => {
    const pieces = [['area:leon'], ['card:x'], ['area:leon'], ['province:paris']].map((touches) => ({ touches }))
    expect(numbered(pieces, spots).map(({ spot, numbers }) => [spot.id, numbers])).toEqual([
      ['area:leon', [1, 3]],
      ['province:paris', [4]],
    ])
  })

  test('its numbers stand at their places and what stands there makes room', () => {
    const army = piece('army', [12, 12], 9e6, 'solid', [{ text: '3' }], '')
    const all = [army, ...counters([{ touches: ['area:leon'] }], undefined, spots)]
    expect(all.map((one) => one.id)).toEqual(['army', 'number area:leon'])
    const found = placed(all, [], 1, () => 0)
    expect(found.get('number area:leon')).toEqual([0, 0])
    expect(found.get('army')).not.toEqual([0, 0])
  })
})
