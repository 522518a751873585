// What goes from place to place in a line of the chronicle of Pax Renaissance.

import type { Doc, Flight, Line } from '../../lib/types'
import type { View } from './view'

export function flights(line: Line, doc: Doc): Flight[] {
  const args = line.args ?? {}
  const view: View = doc.view
  const text = (key: string) => String(args[key] ?? '')
  const n = Number(args['n'] ?? 1)
  const own = (what: string) => `${what}:${line.seat}`
  const card = `card:${text('card')}`
  const spot = (place: string): string | null =>
    !place || place === 'card'
      ? null
      : place.includes('-')
        ? `border:${place}`
        : place in view.realms
          ? `empire:${place}`
          : place in view.cities
            ? `city:${place}`
            : `card:${place}`
  const coins = (count: number, from: string | null, to: string | null): Flight => ({ as: 'coin', n: count, from, to })
  switch (line.key) {
    case 'bought':
      return [
        { as: 'source', from: card, to: own('home') },
        { as: 'coin', n, from: own('florins'), to: null },
      ]
    case 'played':
      return [{ as: 'target', from: own('home'), to: card }]
    case 'sold':
      return [{ as: 'source', from: card, to: null }, coins(n, null, own('florins'))]
    case 'dealt':
      return [{ as: 'target', from: `fair:${text('row')}`, to: card }]
    case 'comet':
      return [{ as: 'star', from: null, to: `victory:${text('victory')}` }]
    case 'fair':
      return [coins(n, `fair:${text('row')}`, spot(text('emporium')))]
    case 'profit':
      return [coins(n, spot(text('place')), own('florins'))]
    case 'pirated':
      return [coins(1, spot(text('place')), null)]
    case 'earned':
      return [coins(n, null, own('florins'))]
    case 'tax-paid':
      return [coins(1, own('florins'), null)]
    case 'voted':
    case 'campaign':
      return [
        ...(n ? [coins(n, own('florins'), null)] : []),
        { as: 'swords', from: spot(text('empire')), to: spot(text('target')) ?? spot(text('empire')) },
      ].filter((f) => line.key === 'campaign' || f.as === 'coin')
    case 'commerce': {
      const row = text('row') as 'west' | 'east'
      const lies = view.market[row]?.[Number(args['column'])]
      return [coins(1, Number(args['column']) && lies ? `card:${lies}` : `fair:${row}`, own('florins'))]
    }
    case 'placed':
    case 'levied':
    case 'emancipated':
      return [{ as: 'target', from: line.key === 'placed' ? own('home') : null, to: spot(text('place')) }]
    case 'settled':
      return [{ as: 'target', from: spot(text('origin')), to: spot(text('place')) }]
    case 'repressed':
      return [{ as: 'source', from: spot(text('place')), to: spot(text('empire')) }]
    case 'killed':
    case 'recalled':
      return [{ as: 'source', from: spot(text('place')), to: null }]
    case 'sailed':
      return [{ as: 'source', from: spot(text('origin')), to: spot(text('place')) }]
    case 'bishop':
      return [{ as: 'target', from: null, to: `bishop:${text('card')}` }]
    case 'coronation':
      return [{ as: 'source', from: card, to: spot(text('empire')) }]
    case 'regime':
      return [{ as: 'crown', from: spot(text('empire')), to: line.seat === null ? null : own('home') }]
    case 'throne':
      return [{ as: 'crown', from: `card:${text('empire')}`, to: spot(text('empire')) }]
    case 'discarded':
    case 'card-lost':
    case 'queen-lost':
      return [{ as: 'source', from: card, to: null }]
    case 'beheaded':
      return [{ as: 'source', from: `card:${text('victim')}`, to: null }]
    case 'shifted':
      return [{ as: 'star', from: spot(text('closed')), to: spot(text('opened')) }]
    case 'activated':
    case 'victory':
      return [{ as: line.key === 'victory' ? 'crown' : 'year', from: null, to: own('home') }]
  }
  return []
}
