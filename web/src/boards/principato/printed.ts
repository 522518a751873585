// What is printed on cards and tasks, as pictures, read from the content the table is played with.
// It says how a card looks, never what is allowed: that is for the server alone.

import type { Content } from '../../lib/types'
import type { Cube, Tile, Troop, Work } from './view'

type Coin = 'food' | 'money'

export interface Way {
  pay: [Coin, number][]
  cubes: [Coin, number][]
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

export interface Task {
  of: (Tile | Work | 'bills')[]
  /** points by number of sets, from one on */
  sets?: number[]
  /** one point for each `per` of them beyond the first `free` */
  free?: number
  per?: number
}

export interface Printed {
  faces: Record<string, Face>
  tasks: Record<string, Task>
  /** places for cubes on each farm and bank and in the church */
  places: { farm: number; bank: number; church: number }
}

const WORKS = ['monument', 'book', 'painting']

function way(raw: any): Way {
  const cubes = (of: any): [Coin, number][] =>
    (['food', 'money'] as const).flatMap((c) => (of?.[c] ? [[c, of[c]]] : []))
  const thing = Object.entries((raw.gain ?? {}) as Record<string, number>).find(([k]) => k !== 'food' && k !== 'money')
  return {
    pay: cubes(raw.pay),
    cubes: cubes(raw.gain),
    ...(raw.each && { each: Object.entries(raw.each)[0] as [Cube, Tile] }),
    ...(raw.recruit && { recruit: raw.recruit as Troop }),
    ...(thing && (WORKS.includes(thing[0]) ? { work: thing[0] as Work } : { tile: thing as [Tile, number] })),
  }
}

/** A card is drawn by what it gives first. */
function drawn({ tile, work, recruit, each }: Way): [Scene, Family] {
  if (tile) return [tile[0], tile[0] === 'catapult' ? 'arms' : 'build']
  if (work) return [work, 'art']
  if (recruit) return [recruit, 'arms']
  if (each) return [each[0] === 'food' ? 'harvest' : 'market', 'yield']
  return ['tax', 'yield']
}

function face(raw: any): Face {
  const ways = (raw.ways as any[]).map(way)
  const [scene, family] = drawn(ways[0]!)
  return { scene, family, exchange: raw.exchange, ways }
}

function task({ sets, above }: any): Task {
  return sets ? { of: sets.of, sets: sets.points.slice(1) } : { of: above.of, free: above.free, per: above.per }
}

const mapped = <T>(of: object, make: (raw: any) => T): Record<string, T> =>
  Object.fromEntries(Object.entries(of).map(([key, raw]) => [key, make(raw)]))

const known = new WeakMap<Content, Printed>()

export function printed(content: Content): Printed {
  let found = known.get(content)
  if (!found) {
    const data = content.data as any
    found = { faces: mapped(data.card, face), tasks: mapped(data.task, task), places: data.storage }
    known.set(content, found)
  }
  return found
}
