// The map of the giant, the made-up game of the largest size: provinces in rows of 20, two to an area, all made up by
// arithmetic. It shows what the tool can do and is what the map kit is tested with.

import type { Names } from '../src/map/geometry'
import type { Source } from './cells'

const WIDTH = 20
const PROVINCES = 400
const STEP: [number, number] = [96, 72]

/** Numbers below one, the same every time. */
function numbers(seed: number): () => number {
  let s = seed
  return () => {
    s = (Math.imul(s, 1664525) + 1013904223) >>> 0
    return s / 4294967296
  }
}

const HEADS = [
  'Al',
  'Bor',
  'Cas',
  'Dun',
  'Er',
  'Fal',
  'Gar',
  'Hol',
  'Is',
  'Kar',
  'Lim',
  'Mor',
  'Nar',
  'Os',
  'Pel',
  'Rav',
  'Sal',
  'Tor',
  'Ul',
  'Ver',
]
const TAILS: Names[] = [
  { en: 'ford', pl: 'bród' },
  { en: 'wood', pl: 'bór' },
  { en: 'mouth', pl: 'ujście' },
  { en: 'stow', pl: 'ów' },
  { en: 'mere', pl: 'jezierze' },
  { en: 'hold', pl: 'gród' },
  { en: 'dale', pl: 'dół' },
  { en: 'march', pl: 'rubież' },
  { en: 'wick', pl: 'wik' },
  { en: 'combe', pl: 'jar' },
]
const MIDDLES = ['', 'a', 'e', 'o']

function town(i: number): Names {
  const head = `${HEADS[i % 20]}${MIDDLES[Math.floor(i / 200) % 4]}`
  const tail = TAILS[Math.floor(i / 20) % 10]!
  return { en: head + tail.en, pl: head + tail.pl }
}

function area(i: number): Names {
  const land = `${HEADS[(i * 7) % 20]}${MIDDLES[1 + (Math.floor(i / 20) % 3)]}${['n', 'r', 'l', 'd'][Math.floor(i / 60) % 4]}ia`
  return { en: land, pl: land }
}

const random = numbers(1444)
const near = (x: number, y: number, by: number): [number, number] => [
  Math.round((x + 0.5 + (random() - 0.5) * by) * STEP[0]),
  Math.round((y + 0.5 + (random() - 0.5) * by) * STEP[1]),
]
const rows = PROVINCES / WIDTH
const margin = 2 // of sea, in cells
const places = Array.from({ length: PROVINCES }, (_, i) => ({
  id: `province.${i}`,
  in: `area.${i >> 1}`,
  at: near((i % WIDTH) + margin, Math.floor(i / WIDTH) + margin, 0.55),
  names: town(i),
}))
const sea: [number, number][] = []
for (let y = 0; y < rows + 2 * margin; y++)
  for (let x = 0; x < WIDTH + 2 * margin; x++) {
    const inside = x >= margin && x < WIDTH + margin && y >= margin && y < rows + margin
    if (!inside) sea.push(near(x, y, 0.8))
  }
const borders: [string, string][] = places.flatMap((p, i) => [
  ...((i + 1) % WIDTH ? [[p.id, `province.${i + 1}`] as [string, string]] : []),
  ...(i + WIDTH < PROVINCES ? [[p.id, `province.${i + WIDTH}`] as [string, string]] : []),
])

export const source: Source = {
  size: [(WIDTH + 2 * margin) * STEP[0], (rows + 2 * margin) * STEP[1]],
  levels: { near: 0.75 },
  groups: Array.from({ length: PROVINCES / 2 }, (_, i) => ({ id: `area.${i}`, names: area(i) })),
  places,
  sea,
  borders,
}
