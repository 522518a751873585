// What the chronicle tells, as a play: which lines are shown one by one, what belongs to one action,
// and how the table stood before the lines that are still to come. It reads; it decides nothing.

import type { Line } from '../../lib/types'
import { enemies, provinces, units, type Land, type Unit, type View } from './view'

/** Lines that begin an action; what follows belongs to it. */
const heads = new Set([
  'tokens',
  'bid',
  'hetman',
  'events-roll',
  'embassy',
  'campaign',
  'invasion-roll',
  'invasion',
  'blocked',
  'treaty-holds',
  'habsburgs-busy',
  'influence',
  'relief',
  'expansion',
  'plundered',
  'wealth',
  'war-glory',
  'king-first',
  'estates-scored',
])
const steps = new Set([
  'volley',
  'removed',
  'glory',
  'king-glory',
  'reinforced',
  'rebellion',
  'treaty-broken',
  'treaty',
  'treaty-failed',
  'vienna',
  'vienna-markers',
  'entered',
  'markers-gone',
  'repelled',
  'clash',
  'cubes-lost',
  'markers-stay',
  'dominance',
  'luxury',
  'won',
])
/** Of these many stand side by side: they are one action. */
const series = new Set(['tokens', 'bid', 'plundered', 'wealth', 'war-glory', 'estates-scored'])

export const loud = (lines: Line[]): Line[] => lines.filter((l) => heads.has(l.key ?? '') || steps.has(l.key ?? ''))

/** The lines as actions, each from its head on. */
export function actions(lines: Line[]): Line[][] {
  const found: Line[][] = []
  for (const line of lines) {
    const now = found.at(-1)
    const key = line.key ?? ''
    // influence that spreads is part of the expansion it came from
    const joins =
      !heads.has(key) ||
      (series.has(key) && now?.at(-1)?.key === key) ||
      (key === 'influence' && now?.[0]?.key === 'expansion')
    if (now && joins) now.push(line)
    else found.push([line])
  }
  return found
}

export const dice = (line: Line): number[] =>
  String(line.args?.['dice'] ?? line.args?.['die'] ?? '')
    .split(',')
    .map(Number)
    .filter((n) => n > 0)

/** What became of each die of a volley: the best ones hit, the worst ones cost a unit. */
export function fates(line: Line): { die: number; fate: 'hit' | 'lost' | '' }[] {
  const rolled = dice(line)
  const sorted = [...rolled].sort((a, b) => b - a)
  const hits = sorted.slice(0, Number(line.args?.['hits'] ?? 0))
  const lost = sorted.slice(sorted.length - Number(line.args?.['lost'] ?? 0))
  const take = (from: number[], die: number) => {
    const i = from.indexOf(die)
    if (i < 0) return false
    from.splice(i, 1)
    return true
  }
  return rolled.map((die) => ({ die, fate: take(hits, die) ? 'hit' : take(lost, die) ? 'lost' : '' }))
}

const northern = ['teutons', 'sweden', 'prussians']

export function enemyOf(name: unknown): number {
  return northern.includes(String(name)) ? 0 : enemies.indexOf(name as never)
}

export const placeOf = (name: unknown): number => provinces.indexOf(name as never)

/** Who moves against whom in the last of these lines: fields and provinces by number. */
export interface Thrust {
  enemy: number
  where: number
  /** it goes to or from the Habsburg field */
  vienna: boolean
  /** the enemy comes; else it is attacked */
  inward: boolean
  /** the province an enemy spreads from */
  from: number
  /** the field that is attacked, or an enemy is thrown back to; a campaign may meet only what stands in its province */
  field: number
}

const outward = new Set(['campaign', 'relief', 'removed', 'glory', 'king-glory', 'repelled', 'volley'])
const coming = new Set([
  'invasion',
  'blocked',
  'treaty-holds',
  'entered',
  'clash',
  'vienna',
  'expansion',
  'influence',
  'markers-stay',
  'markers-gone',
  'cubes-lost',
  'plundered',
])

export function thrust(lines: Line[]): Thrust | null {
  const [head, line] = [lines[0], lines.at(-1)]
  const key = line?.key ?? ''
  if (!head || !line || !(outward.has(key) || coming.has(key))) return null
  const args = { ...head.args, ...line.args }
  const where = placeOf(args['province'])
  const named = enemyOf(args['enemy'])
  const enemy = named >= 0 ? named : lines.some((l) => l.key === 'influence') ? 4 : where
  const vienna = args['province'] === 'vienna' || key === 'vienna'
  const source = head.key === 'expansion' ? placeOf(head.args?.['province']) : -1
  const field = head.key !== 'campaign' ? enemy : head.args?.['met'] === 'there' ? -1 : placeOf(head.args?.['province'])
  return {
    enemy,
    where: where >= 0 ? where : enemy,
    vienna,
    inward: coming.has(key),
    from: source === where ? -1 : source,
    field,
  }
}

/** What came out of each field in the last invasions that were told. */
export function invaders(lines: Line[]): number[] {
  const found = [0, 0, 0, 0, 0]
  const roll = lines.findLastIndex((l) => l.key === 'invasion-roll')
  for (const { key, args } of lines.slice(roll)) {
    if (key === 'expansion' || key === 'turn') break
    const field = key === 'influence' ? 4 : key === 'invasion' ? enemies.indexOf(args?.['field'] as never) : -1
    if (field >= 0) found[field] = Number(args?.['n'] ?? 0)
  }
  return found
}

/** The phase that a line is told in, where that is certain. */
const phases: Record<string, number> = {
  'events-roll': 5,
  campaign: 10,
  'invasion-roll': 11,
  invasion: 11,
  blocked: 11,
  'treaty-holds': 11,
  relief: 12,
  expansion: 13,
  plundered: 14,
  wealth: 14,
  'war-glory': 15,
  luxury: 15,
}

/** The table as it stood before these lines (which are still to be shown). */
export function before(view: View, pending: Line[]): View {
  if (!pending.length) return view
  const v: View = structuredClone(view)
  if (!pending.some((l) => l.key === 'turn')) v.phase = pending.map((l) => phases[l.key ?? '']).find(Boolean) ?? v.phase
  let same = true // still in the turn at hand: fields and troops have not been cleared since
  const stack = (p: Land, enemy: number, n: number) => {
    if (p.cubes && p.enemy !== enemy && n < 0) return
    if (!p.cubes || p.enemy === enemy) {
      p.enemy = enemy
      p.cubes = Math.max(0, p.cubes + n)
    } else if (n > p.cubes) {
      p.enemy = enemy // of two enemies the greater one is shown
      p.cubes = n
    }
    if (!p.cubes) p.enemy = -1
  }
  for (const { key, args = {}, rule } of [...pending].reverse()) {
    const n = Number(args['n'] ?? 0)
    const p = v.provinces[placeOf(args['province'])]
    const enemy = enemyOf(args['enemy'])
    const m = v.magnates[Number(args['seat'] ?? -1)]
    const vienna = v.fields[4]!
    switch (key) {
      case 'turn':
        same = false
        break
      case 'entered':
        if (p) stack(p, enemy, -n)
        break
      case 'repelled':
      case 'withdrew':
        if (p) stack(p, enemy, n)
        break
      case 'removed':
        if (p) stack(p, enemy, n)
        else if (same) vienna.orange += n
        break
      case 'clash':
        if (p) {
          stack(p, enemy, n)
          stack(p, enemyOf(args['other']), n)
        }
        break
      case 'markers-stay':
        if (p) p.markers = Math.max(0, p.markers - n)
        break
      case 'markers-gone':
        if (p && rule === '8.2.2.markers') p.markers += n
        break
      case 'cubes-lost':
        if (m && p) m.cubes[placeOf(args['province'])]! += n
        break
      case 'plundered':
        if (p) p.estates.push({ owner: Number(args['seat']), manager: false, city: false })
        break
      case 'wealth':
        if (p) p.wealth += args['change'] === 'up' ? -1 : 1
        break
      case 'estates-scored':
      case 'war-glory':
      case 'dominance':
        if (m) m.prestige = Math.max(0, m.prestige - n)
        break
      case 'luxury':
        if (m) {
          m.prestige = Math.max(0, m.prestige - n)
          m.money += Number(args['paid'] ?? 0)
        }
        break
      case 'income':
        if (m) m.money = Math.max(0, m.money - n)
        break
      default:
        if (same) onField(v, key ?? '', args, n, enemy)
    }
  }
  return v
}

/** What lies in enemy fields and marches with armies is gone after the turn, so it is told of this turn alone. */
function onField(v: View, key: string, args: NonNullable<Line['args']>, n: number, enemy: number): void {
  const less = (
    of: { cubes: number; orange: number; markers: number; king: number } | undefined,
    what: 'cubes' | 'orange' | 'markers' | 'king',
    by: number,
  ) => {
    if (of) of[what] = Math.max(0, of[what] - by)
  }
  const field = v.fields[enemy]
  const m = v.magnates[Number(args['seat'] ?? -1)]
  if (key === 'reinforced') less(field, args['piece'] === 'marker' ? 'markers' : field?.orange ? 'orange' : 'cubes', 1)
  else if (key === 'vienna') less(v.fields[4], 'orange', n)
  else if (key === 'king-glory') less(field, 'king', n)
  else if (key === 'glory' && m && enemy >= 0) m.glory[enemy] = Math.max(0, m.glory[enemy]! - n)
  else if (key === 'volley') {
    const lost = Number(args['lost'] ?? 0)
    const where = placeOf(args['province'])
    const unit = units.find((u) => u === args['unit']) as Unit | undefined
    if (args['who'] === 'cossacks') v.cossacks += lost
    else if (unit && args['who'] === 'crown') v[unit] += lost
    else if (unit && m && where >= 0) m[unit][where]! += lost
  }
}
