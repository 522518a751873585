import { describe, expect, it } from 'vitest'
import type { Line } from '../../lib/types'
import type { View } from './view'
import { actions, before, dice, enemyOf, fates, invaders, loud, thrust } from './war'

let n = 0
const line = (key: string, args: Line['args'] = {}, seat: number | null = null, rule = ''): Line => ({
  n: ++n,
  text: key,
  rule,
  key,
  args: seat === null ? args : { ...args, seat },
  seat,
  touches: [],
  at: 0,
  turn: key === 'turn',
})
const keys = (lines: Line[]) => lines.map((l) => l.key)
const last = (lines: Line[]) => keys(actions(lines).at(-1) ?? [])

const view = (): View => ({
  agenda: [],
  players: 3,
  rules: { treaties_by_turn: false, lasting_treaties: false, private_duchies: false },
  provinces: Array.from({ length: 5 }, () => ({
    wealth: 3,
    estates: [],
    enemy: -1,
    cubes: 0,
    markers: 0,
    entered: false,
  })),
  fields: Array.from({ length: 5 }, () => ({ cubes: 0, orange: 0, markers: 0, king: 0 })),
  magnates: [0, 1, 2].map((family) => ({
    family,
    money: 5,
    tokens: [2, 2, 2, 2, 2, 2],
    prestige: 4,
    cubes: [0, 0, 0, 0, 0],
    infantry: [0, 0, 0, 0, 0],
    cavalry: [0, 0, 0, 0, 0],
    artillery: [0, 0, 0, 0, 0],
    glory: [0, 0, 0, 0, 0],
    passed: false,
  })),
  turn: 2,
  phase: 11,
  mace: 0,
  sejm: [-1, -1, -1, -1, -1],
  court: [],
  infantry: 1,
  cavalry: 1,
  artillery: 0,
  cossacks: 0,
  rebels: 0,
  treaty: null,
  city_built: false,
  vienna_invaded: false,
  held: 0,
  muster: -1,
  done: false,
})

const invasion = () => [
  line('invasion', { enemy: 'muscovy', strength: 9, polish: 2, n: 7 }),
  line('entered', { enemy: 'muscovy', province: 'lithuania', n: 7 }),
  line(
    'volley',
    { who: 'own', what: 'defence', province: 'lithuania', unit: 'infantry', dice: '5, 1, 3', hits: 1, lost: 1 },
    1,
  ),
  line('repelled', { enemy: 'muscovy', province: 'lithuania', n: 1 }),
]

describe('what is staged', () => {
  it('leaves out what is no part of the play', () => {
    expect(keys(loud([line('passed'), line('invasion'), line('built'), line('entered')]))).toEqual([
      'invasion',
      'entered',
    ])
  })
  it('takes the last action from its head on', () => {
    expect(last([line('campaign'), line('volley'), ...invasion()])).toEqual([
      'invasion',
      'entered',
      'volley',
      'repelled',
    ])
    expect(actions([])).toEqual([])
  })
  it('holds together what happens to all at once', () => {
    expect(last([line('volley'), line('tokens'), line('tokens')])).toEqual(['tokens', 'tokens'])
  })
  it('counts influence that spreads with the expansion it came from', () => {
    expect(last([line('expansion'), line('influence'), line('markers-stay'), line('influence')])).toEqual([
      'expansion',
      'influence',
      'markers-stay',
      'influence',
    ])
    expect(last([line('blocked'), line('influence')])).toEqual(['influence'])
  })
})

describe('dice', () => {
  it('are read from the chronicle', () => {
    expect(dice(line('volley', { dice: '5, 1, 3' }))).toEqual([5, 1, 3])
    expect(dice(line('embassy', { die: 4 }))).toEqual([4])
    expect(dice(line('passed'))).toEqual([])
  })
  it('show which hit and which cost a unit', () => {
    const rolled = line('volley', { dice: '5, 1, 6, 4, 1', hits: 2, lost: 2 })
    expect(fates(rolled).map((f) => f.fate)).toEqual(['hit', 'lost', 'hit', '', 'lost'])
  })
})

describe('who moves against whom', () => {
  it('knows the north by all its names', () => {
    expect(['teutons', 'sweden', 'prussians', 'north', 'muscovy', 'nobody'].map(enemyOf)).toEqual([0, 0, 0, 0, 1, -1])
  })
  it('sees an invasion come in and a campaign go out', () => {
    expect(thrust(invasion().slice(0, 2))).toEqual({
      enemy: 1,
      where: 1,
      vienna: false,
      inward: true,
      from: -1,
      field: 1,
    })
    expect(thrust([line('campaign', { province: 'ukraine', enemy: 'tatars' }, 0)])).toMatchObject({
      enemy: 2,
      where: 2,
      inward: false,
    })
  })
  it('goes to the field only if that is attacked', () => {
    const [open, closed] = ['field', 'there'].map((met) =>
      thrust([
        line('campaign', { province: 'greater_poland', enemy: met === 'there' ? 'sweden' : 'ottomans', met }, 0),
      ]),
    )
    expect(open).toMatchObject({ enemy: 3, where: 4, field: 4 }) // the Ottomans hold it
    expect(closed).toMatchObject({ enemy: 0, where: 4, field: -1 })
  })
  it('knows the march on Vienna', () => {
    expect(thrust([line('invasion', { enemy: 'ottomans', n: 5 }), line('vienna', { n: 5 })])).toMatchObject({
      enemy: 3,
      vienna: true,
    })
  })
  it('sees where an enemy spreads from', () => {
    const spread = [
      line('expansion', { enemy: 'tatars', province: 'ukraine', n: 3 }),
      line('entered', { enemy: 'tatars', province: 'lithuania', n: 3 }),
    ]
    expect(thrust(spread)).toMatchObject({ enemy: 2, where: 1, from: 2 })
    expect(thrust([line('influence', { province: 'prussia', n: 2 })])).toMatchObject({ enemy: 4, where: 0 })
  })
  it('says nothing of what is no fight', () => {
    expect(thrust([line('tokens', {}, 0)])).toBeNull()
    expect(thrust([])).toBeNull()
  })
})

describe('what came', () => {
  it('is told by the invasions of this turn, of each field its own', () => {
    const told = [
      line('invasion', { enemy: 'muscovy', field: 'muscovy', n: 3 }),
      line('invasion-roll', { dice: '1, 2, 3, 4' }),
      line('blocked', { enemy: 'muscovy' }),
      line('invasion', { enemy: 'ottomans', field: 'ottomans', n: 8 }),
      line('invasion', { enemy: 'ottomans', field: 'habsburgs', n: 9 }),
    ]
    expect(invaders(told)).toEqual([0, 0, 0, 8, 9])
  })
  it('counts the influence that came, not that which spread', () => {
    const told = [
      line('invasion-roll'),
      line('influence', { province: 'greater_poland', n: 5 }),
      line('expansion', {}),
      line('influence', { province: 'prussia', n: 2 }),
    ]
    expect(invaders(told)).toEqual([0, 0, 0, 0, 5])
  })
})

describe('the table before what is still to be told', () => {
  it('is the table itself when all is told', () => {
    const v = view()
    expect(before(v, [])).toBe(v)
  })
  it('takes invaders back one line after the other, and gives back who fell', () => {
    const v = view()
    v.provinces[1] = { ...v.provinces[1]!, enemy: 1, cubes: 6 }
    const told = invasion()
    const at = (k: number) => before(v, told.slice(k))
    expect([at(3), at(2), at(1)].map((x) => x.provinces[1]!.cubes)).toEqual([7, 7, 0])
    expect(at(1).provinces[1]!.enemy).toBe(-1)
    expect([at(3), at(2)].map((x) => x.magnates[1]!.infantry[1])).toEqual([0, 1])
    expect(v.provinces[1]!.cubes).toBe(6)
  })
  it('puts estates, wealth and prestige back', () => {
    const v = view()
    const told = [
      line('plundered', { province: 'ukraine' }, 2),
      line('plundered', { province: 'ukraine' }, 0),
      line('wealth', { province: 'ukraine', n: 3, change: 'down' }),
      line('luxury', { paid: 10, n: 2 }, 1),
    ]
    const was = before(v, told)
    expect(was.provinces[2]!.estates.map((e) => e.owner)).toEqual([0, 2])
    expect(was.provinces[2]!.wealth).toBe(4)
    expect(was.magnates[1]).toMatchObject({ prestige: 2, money: 15 })
  })
  it('leaves fields and armies alone once the turn is over', () => {
    const v = view()
    v.fields[0]!.cubes = 3
    const grown = line('reinforced', { enemy: 'sweden', piece: 'cube' })
    expect(before(v, [grown]).fields[0]!.cubes).toBe(2)
    expect(before(v, [grown, line('turn', { n: 3 })]).fields[0]!.cubes).toBe(3)
  })
  it('is in the phase that is being told', () => {
    expect(before({ ...view(), phase: 12 }, invasion()).phase).toBe(11)
    expect(before({ ...view(), phase: 2 }, [...invasion(), line('turn', { n: 3 })]).phase).toBe(2)
  })
  it('never shows less than nothing', () => {
    expect(before(view(), invasion().slice(1, 2)).provinces[1]).toMatchObject({ cubes: 0, enemy: -1 })
  })
})
