// What is printed on cards and tasks, as pictures. It says how a card looks, never what is allowed:
// that is for the server alone. It mirrors games/principato/content/base.toml.

import type { Cube, Tile, Troop, Work } from './view'

export interface Way {
  pay?: Partial<Record<'food' | 'money', number>>
  cubes?: Partial<Record<'food' | 'money', number>>
  each?: [Cube, Tile]
  tile?: [Tile, number]
  work?: Work
  recruit?: Troop
}

export type Scene = Tile | Troop | Work | 'harvest' | 'market' | 'tax'
export type Family = 'build' | 'yield' | 'arms' | 'art'

export interface Face {
  scene: Scene
  family: Family
  exchange: boolean
  ways: Way[]
}

const build = (tile: Tile, pay: 'food' | 'money'): Face => ({
  scene: tile,
  family: 'build',
  exchange: false,
  ways: [
    { pay: { [pay]: 1 }, tile: [tile, 1] },
    { pay: { [pay]: 3 }, tile: [tile, 2] },
  ],
})

export const faces: Record<string, Face> = {
  build_bank: build('bank', 'food'),
  build_residence: build('residence', 'food'),
  build_farm: build('farm', 'money'),
  build_field: build('field', 'money'),
  catapult: {
    scene: 'catapult',
    family: 'arms',
    exchange: false,
    ways: [
      { pay: { food: 1, money: 1 }, tile: ['catapult', 1] },
      { pay: { food: 3, money: 2 }, tile: ['catapult', 2] },
    ],
  },
  late_catapult: {
    scene: 'catapult',
    family: 'arms',
    exchange: false,
    ways: [
      { pay: { food: 1 }, tile: ['catapult', 1] },
      { pay: { food: 2, money: 1 }, tile: ['catapult', 2] },
    ],
  },
  harvest: { scene: 'harvest', family: 'yield', exchange: true, ways: [{ each: ['food', 'field'] }] },
  market: { scene: 'market', family: 'yield', exchange: true, ways: [{ each: ['money', 'residence'] }] },
  hire_condottieri: { scene: 'condottiere', family: 'arms', exchange: true, ways: [{ recruit: 'condottiere' }] },
  raise_militia: { scene: 'militia', family: 'arms', exchange: true, ways: [{ recruit: 'militia' }] },
  painter: { scene: 'painting', family: 'art', exchange: false, ways: [{ pay: { money: 5 }, work: 'painting' }] },
  sculptor: {
    scene: 'monument',
    family: 'art',
    exchange: false,
    ways: [
      { pay: { food: 1, money: 2 }, work: 'monument' },
      { pay: { food: 2, money: 1 }, work: 'monument' },
    ],
  },
  writer: { scene: 'book', family: 'art', exchange: false, ways: [{ pay: { food: 4 }, work: 'book' }] },
  tax_choice: {
    scene: 'tax',
    family: 'yield',
    exchange: true,
    ways: [{ cubes: { money: 2 } }, { cubes: { food: 1, money: 1 } }, { cubes: { food: 2 } }],
  },
  tax_money: { scene: 'tax', family: 'yield', exchange: true, ways: [{ cubes: { money: 3 } }] },
  tax_food: { scene: 'tax', family: 'yield', exchange: true, ways: [{ cubes: { food: 3 } }] },
}

export interface Task {
  of: (Tile | Work | 'bills')[]
  /** points by number of sets */
  sets?: number[]
  /** one point for each `per` of them beyond the first `free` */
  free?: number
  per?: number
}

export const tasks: Record<string, Task> = {
  chapel: { of: ['monument', 'painting'], sets: [2, 5, 8] },
  town_hall: { of: ['monument', 'book'], sets: [2, 5, 8] },
  palace: { of: ['monument', 'book', 'painting'], sets: [5, 10, 15] },
  villa: { of: ['book', 'painting'], sets: [2, 5, 9] },
  armourer: { of: ['catapult'], free: 0, per: 1 },
  fertile_land: { of: ['field', 'farm'], free: 6, per: 1 },
  bastion: { of: ['bills'], free: 0, per: 4 },
  rich_city: { of: ['residence', 'bank'], free: 6, per: 1 },
}

/** Places for cubes drawn on each farm and bank and in the church. */
export const places = { farm: 2, bank: 2, church: 3 }
export const years = 3
export const scorings = 5
