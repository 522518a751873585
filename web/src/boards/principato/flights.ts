// What goes from place to place in a line of the chronicle of Principato. Cards fly by themselves.

import type { Flight, Line } from '../../lib/types'

const cubes = ['food', 'money', 'influence'] as const

export function flights(line: Line): Flight[] {
  const args = line.args ?? {}
  const seat = line.seat
  const text = (key: string) => String(args[key] ?? '')
  const n = Number(args['n'] ?? 1)
  const at = (what: string) => `${what}:${seat}`
  switch (line.key) {
    case 'paid':
      return cubes
        .filter((cube) => Number(args[cube]) > 0)
        .map((cube) => ({ as: cube, n: Number(args[cube]), from: at(cube), to: `stock:${cube}` }))
    case 'gained':
      return [{ as: text('cube'), n, from: `stock:${text('cube')}`, to: at(text('cube')) }]
    case 'lost':
      return [{ as: text('cube'), n, from: at(text('cube')), to: `stock:${text('cube')}` }]
    case 'built':
      return [{ as: text('tile'), n, from: `stock:${text('tile')}`, to: at(text('tile')) }]
    case 'acquired':
      return [{ as: text('what'), from: `stock:${text('what')}:${text('value')}`, to: at(text('what')) }]
    case 'recruited':
      return [{ as: text('troop'), n, from: `stock:${text('troop')}`, to: at(text('troop')) }]
    case 'dismissed':
      return [{ as: text('troop'), from: at(text('troop')), to: `stock:${text('troop')}` }]
    case 'stationed':
      return [{ as: text('cube'), from: `stock:${text('cube')}`, to: at(text('troop')) }]
    case 'moved':
      return [{ as: text('cube'), from: at(text('cube')), to: at(text('troop')) }]
    case 'military-points':
      return [{ as: 'bills', n, from: null, to: at('bills') }]
    case 'waived':
    case 'first-player':
      return [{ as: line.key === 'waived' ? 'hourglass' : 'crown', from: null, to: at('home') }]
    case 'year-over':
    case 'new-year':
      return [{ as: 'year', from: null, to: 'year' }]
    case 'military':
    case 'military-card':
      return [{ as: 'swords', from: null, to: 'scorings' }]
  }
  return []
}
