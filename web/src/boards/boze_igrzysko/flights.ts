// What goes from place to place in a line of the chronicle of Boże Igrzysko.

import type { Flight, Line } from '../../lib/types'
import { enemies, places } from './view'
import { enemyOf } from './war'

export function flights(line: Line): Flight[] {
  const args = line.args ?? {}
  const n = Number(args['n'] ?? 1)
  const own = (what: string) => `${what}:${line.seat}`
  const place = (key: string) => {
    const where = String(args[key] ?? '')
    return where === 'vienna' ? 'field:habsburgs' : where ? `province:${where}` : null
  }
  const field = () => {
    const enemy = enemies[enemyOf(args['enemy'])]
    return enemy ? `field:${enemy}` : null
  }
  const coins = (count: number, from: string | null, to: string | null): Flight => ({ as: 'coin', n: count, from, to })
  const stars = (count: number): Flight => ({ as: 'star', n: count, from: null, to: own('score') })
  switch (line.key) {
    case 'income':
      return [coins(n, null, own('purse'))]
    case 'tokens':
      return places.map((where) => ({
        as: 'coin',
        n: `${args[where] ?? 0}`,
        from: own('home'),
        to: where === 'court' ? 'court' : `province:${where}`,
      }))
    case 'bid':
      return [coins(n, own('purse'), 'court')]
    case 'hetman':
      return [{ as: 'crown', from: 'court', to: own('home') }]
    case 'crown-army':
      return [{ as: 'swords', from: 'court', to: 'crown' }]
    case 'reinforced':
      return [{ as: 'cube', from: null, to: field() }]
    case 'settled':
    case 'elected':
    case 'manager':
    case 'city':
      return [{ as: line.key === 'elected' ? 'crown' : 'residence', from: own('home'), to: place('province') }]
    case 'built':
      return [
        { as: 'residence', from: own('home'), to: place('province') },
        ...(args['price'] ? [coins(Number(args['price']), own('purse'), null)] : []),
      ]
    case 'gdansk':
      return [coins(n, 'gdansk', own('purse'))]
    case 'treaty':
    case 'treaty-failed':
      return [coins(n, own('purse'), field())]
    case 'embassy':
      return [{ as: 'task', from: own('home'), to: field() }]
    case 'moved':
      return [{ as: 'cube', from: place('origin'), to: place('province') }]
    case 'veto':
      return [{ as: 'swords', from: own('home'), to: 'sejm' }]
    case 'confederation':
      return [{ as: 'residence', from: `home:${args['victim']}`, to: place('province') }]
    case 'raised':
      return [
        coins(Number(args['paid'] ?? 0), own('purse'), null),
        { as: 'swords', from: own('home'), to: place('province') },
      ]
    case 'campaign':
      return [{ as: 'swords', from: own('home'), to: field() ?? place('province') }]
    case 'relief':
      return [{ as: 'swords', from: 'crown', to: place('province') }]
    case 'glory':
      return [{ as: 'cube', n, from: own('home'), to: field() }]
    case 'king-glory':
      return [{ as: 'crown', n, from: 'crown', to: field() }]
    case 'entered':
      return [{ as: 'cube', n, from: field(), to: place('province') }]
    case 'repelled':
    case 'withdrew':
      return [{ as: 'cube', n, from: place('province'), to: field() }]
    case 'removed':
      return [{ as: 'cube', n, from: place('province'), to: null }]
    case 'plundered':
      return [{ as: 'residence', from: place('province'), to: null }]
    case 'wealth':
      return [{ as: args['change'] === 'up' ? 'coin' : 'leave', from: null, to: place('province') }]
    case 'colleges':
      return [stars(Number(args['points'] ?? 0))]
    case 'war-glory':
    case 'dominance':
    case 'estates-scored':
      return [stars(n)]
    case 'luxury':
      return [coins(Number(args['paid'] ?? 0), own('purse'), null), stars(n)]
    case 'passed':
    case 'skipped':
      return [{ as: 'hourglass', from: null, to: own('home') }]
  }
  return []
}
