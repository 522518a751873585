import { describe, expect, test } from 'vitest'
import type { Line } from '../../../lib/types'
import { last, loud, matched, stageOf } from './battle'

let n = 0
const line = (key: string, args: Line['args'] = {}): Line => ({
  n: ++n,
  key,
  args,
  text: key,
  rule: '',
  seat: typeof args?.['seat'] === 'number' ? args['seat'] : null,
  touches: [],
  at: n,
  turn: key === 'turn',
})
const realm = (seat: number) => ['castile', 'france'][seat]!

const battle = [
  line('marched', { seat: 0, area: 'leon' }),
  line('land_battle', { what: 'attack', realms: 'castile', n: 4, units: '3 1 0', area: 'leon' }),
  line('land_battle', { what: 'defence', realms: 'granada', n: 2, units: '2 0 0', area: 'leon' }),
  line('battle_dice', {
    seat: 0, what: 'attack', realms: 'castile', round: 1, units: '3 1 0', n: 3, commander: 'Gonzalo', double: 1,
    dice: 'infantry infantry infantry cavalry cavalry', results: 'infantry artillery blank outlined_infantry cavalry',
  }), // prettier-ignore
  line('battle_dice', {
    seat: 1, what: 'defence', realms: 'granada', round: 1, units: '2 0 0', n: 1, commander: '', double: 1,
    dice: 'infantry infantry infantry', results: 'outlined_infantry cavalry blank',
  }), // prettier-ignore
  line('units_lost', { seat: 0, n: 1, kinds: 'infantry', area: 'leon' }),
  line('band_lost', { realm: 'granada', n: 2, what: 'defence', area: 'leon' }),
  line('land_won', { realms: 'castile', what: 'attack', area: 'leon' }),
  line('prestige', { seat: 0, n: 1 }),
]

describe('the stage', () => {
  test('only what is of the battle', () => {
    expect(loud(battle).map((l) => l.key)).toEqual(battle.slice(1, -1).map((l) => l.key))
    expect(last(loud([...battle, ...battle]))).toHaveLength(7)
  })

  test('sides, dice, hits, losses and who won', () => {
    const all = last(loud(battle))
    const before = stageOf(all.slice(0, 2), realm)!
    expect(before.sides.map((s) => [s.realms, s.units])).toEqual([
      [['castile'], [3, 1, 0]],
      [['granada'], [2, 0, 0]],
    ])
    expect(before.won).toBeNull()
    const rolled = stageOf(all.slice(0, 3), realm)!
    expect(rolled.round).toBe(1)
    expect(rolled.sides[0]).toMatchObject({ commander: 'Gonzalo', hits: 3 })
    expect(rolled.sides[0].dice.map((d) => d.fate)).toEqual(['hit', 'miss', 'miss', 'hit', 'hit'])
    expect(rolled.sides[1].hits).toBeNull()
    const after = stageOf(all, realm)!
    expect(after.sides.map((s) => [s.units, s.lost])).toEqual([
      [[2, 1, 0], 1],
      [[0, 0, 0], 2],
    ])
    expect(after.won).toBe('attack')
    expect(after.where).toBe('area:leon')
  })

  test('each symbol needs a unit of its arm; at sea only guns hit', () => {
    const fates = (faces: string[], units: number[], kind: 'land' | 'sea') =>
      matched([], faces, units, kind).map((d) => d.fate)
    expect(fates(['infantry', 'infantry', 'cavalry'], [1, 0, 0], 'land')).toEqual(['hit', 'miss', 'miss'])
    expect(fates(['artillery', 'artillery', 'infantry'], [1, 0, 0], 'sea')).toEqual(['hit', 'miss', 'miss'])
  })

  test('a retreat, a wound, and ships', () => {
    const sea = [
      line('sea_battle', { what: 'attack', realms: 'castile', n: 3, units: '2 1 0', zone: 'biscay' }),
      line('sea_battle', { what: 'defence', realms: 'france', n: 2, units: '2 0 0', zone: 'biscay' }),
      line('ships_sunk', { seat: 1, n: 1, kinds: 'light', zone: 'biscay' }),
      line('wounded', { name: 'X', n: 1, what: 'attack', zone: 'biscay' }),
      line('sails_off', { seat: 1, zone: 'biscay', to: 'baltic' }),
      line('sea_won', { realms: 'castile', what: 'attack', zone: 'biscay' }),
    ]
    const stage = stageOf(last(loud(sea)), realm)!
    expect([stage.kind, stage.where]).toEqual(['sea', 'zone:biscay'])
    expect(stage.sides[1]).toMatchObject({ units: [1, 0, 0], left: 'retreated' })
    expect(stage.sides[0].wounds).toBe(1)
  })

  test('a siege: provinces fall one by one', () => {
    const siege = [
      line('siege', { seat: 0, area: 'leon', provinces: 'galicia salamanca', n: 1 }),
      line('units_lost', { seat: 0, n: 1, kinds: 'infantry', area: 'leon' }),
      line('occupied', { seat: 0, province: 'galicia' }),
      line('relieved', { seat: 0, province: 'salamanca' }),
      line('influence', { seat: 1, area: 'leon' }),
      line('occupied', { seat: 1, province: 'galicia' }),
    ]
    const lines = last(loud(siege))
    expect(lines).toHaveLength(4)
    expect(stageOf(lines, realm)!.places.map((p) => p.fate)).toEqual(['occupied', 'relieved'])
  })
})
