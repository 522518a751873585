import { describe, expect, it } from 'vitest'
import type { Content } from '../../lib/types'
import type { State } from './shape'
import { Board, holder, leader, NONE, REBELS, tint } from './view'

const content = {
  data: {
    boards: { west: { side: '1444' }, late: { side: '1618' } },
    provinces: { perth: { area: 'scotland', tax: 1, realm: 'scotland' }, mexico: { area: 'mexico', tax: 1 } },
    areas: { scotland: { faith: 'catholic' } },
    realms: { scotland: { name: 'Scotland', capital: 'perth' } },
    side_1618: {
      added: { koslin: { area: 'pomerania', tax: 1, realm: 'pomerania' } },
      provinces: { perth: { tax: 2, realm: 'england' } },
      areas: { scotland: 'protestant' },
      realms: { scotland: { capital: 'koslin' } },
    },
  },
  provenance: {},
  own: [],
} as Content

const view = (land: State['provinces'][string], player = NONE): State =>
  ({ provinces: { perth: land }, realms: { scotland: { capital: null, player } } }) as unknown as State

describe('who holds a province', () => {
  const board = new Board(content, 'west')
  it('is its realm where nothing lies on it', () => {
    expect(holder(view({}), board, 'perth')).toEqual({ seat: NONE, realm: 'scotland', vassal: NONE })
  })
  it('is the player whose town stands there, unless another occupies it', () => {
    expect(holder(view({ town: 1 }), board, 'perth').seat).toBe(1)
    expect(holder(view({ town: 1, occupier: 0 }), board, 'perth').seat).toBe(0)
    expect(holder(view({ town: 1, occupier: REBELS }), board, 'perth').seat).toBe(REBELS)
  })
  it('is the expansive realm whose token lies there', () => {
    expect(holder(view({ dnpr: 'sweden' }), board, 'perth').realm).toBe('sweden')
  })
  it('is nobody overseas', () => {
    expect(holder(view({}), board, 'mexico')).toEqual({ seat: NONE, vassal: NONE })
  })
})

describe('the later side of the board', () => {
  it('has what changed on it', () => {
    const board = new Board(content, 'late')
    expect([board.realm('perth'), board.tax('perth'), board.faith('scotland'), board.area('koslin')]).toEqual([
      'england',
      2,
      'protestant',
      'pomerania',
    ])
    expect([board.capital('koslin'), board.capital('perth')]).toEqual([true, false])
  })
  it('is not the earlier one, whose capitals are those of its realms', () => {
    const board = new Board(content, 'west')
    expect([board.capital('perth'), board.faith('scotland')]).toEqual([true, 'catholic'])
  })
})

describe('the one who leads in an area', () => {
  it('has more than all others', () => {
    expect(leader([1, 3, 0])).toEqual({ seat: 1, n: 3 })
    expect(leader([2, 2, 0])).toEqual({ seat: NONE, n: 2 })
    expect(leader([0, 0])).toEqual({ seat: NONE, n: 0 })
  })
})

it('a realm has one colour', () => {
  expect(tint('bohemia')).toBe(tint('bohemia'))
  expect(tint('bohemia')).not.toBe(tint('austria'))
})
