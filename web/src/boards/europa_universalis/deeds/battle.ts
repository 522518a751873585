// Battles and sieges as the chronicle tells them, line by line. It reads; it decides nothing.

import type { Line } from '../../../lib/types'

const heads = new Set(['land_battle', 'sea_battle', 'siege'])
const fight = new Set([
  'guard', 'leads', 'posted', 'command', 'no_leader', 'drawn_leader', 'card', 'used', 'die_dropped', 'charge_dice',
  'battle_dice', 'units_lost', 'band_lost', 'ships_sunk', 'ship_damaged', 'wounded', 'commander_dies', 'captured',
  'flees', 'retreats', 'sails_off', 'makes_port', 'battle_reward', 'land_won', 'sea_won',
]) // prettier-ignore
const falls = new Set(['units_lost', 'occupied', 'relieved'])
const ends = new Set(['land_won', 'sea_won'])

export type Kind = 'land' | 'sea' | 'siege'
export type Fate = 'hit' | 'miss'
export interface Rolled {
  die: string
  face: string
  fate: Fate
}
export interface Army {
  role: 'attack' | 'defence'
  realms: string[]
  /** infantry, cavalry, artillery; light ships, heavy ones, galleys */
  units: number[]
  began: number[]
  lost: number
  commander: string
  wounds: number
  dice: Rolled[]
  hits: number | null
  left: '' | 'retreated' | 'fled'
}
export interface Stage {
  kind: Kind
  head: Line
  /** the element of the map where it is */
  where: string
  round: number
  sides: [Army, Army]
  /** of a siege: provinces and what became of them */
  places: { province: string; fate: '' | 'occupied' | 'relieved' }[]
  told: Line[]
  won: 'attack' | 'defence' | 'none' | null
}

const text = (line: Line, key: string): string => String(line.args?.[key] ?? '')
const list = (line: Line, key: string): string[] => text(line, key).split(' ').filter(Boolean)
const number = (line: Line, key: string): number => Number(line.args?.[key] ?? 0)
const isHead = (line: Line): boolean => heads.has(line.key ?? '') && text(line, 'what') !== 'defence'

/** The lines of battles and sieges, without what happens between them. */
export function loud(lines: Line[]): Line[] {
  const out: Line[] = []
  let now: 'fight' | 'siege' | '' = ''
  for (const line of lines) {
    const key = line.key ?? ''
    if (heads.has(key)) now = key === 'siege' ? 'siege' : 'fight'
    if (heads.has(key) || (now === 'fight' && fight.has(key)) || (now === 'siege' && falls.has(key))) out.push(line)
    else if (now === 'siege') now = ''
    if (ends.has(key)) now = ''
  }
  return out
}

/** The last battle or siege of these lines. */
export function last(lines: Line[]): Line[] {
  const from = lines.findLastIndex(isHead)
  return from < 0 ? [] : lines.slice(from)
}

/** Which dice hit: each symbol needs a unit of its arm, each unit hits once; at sea only guns count. */
export function matched(dice: string[], faces: string[], units: number[], kind: Kind, double = 1): Rolled[] {
  const free = [...units]
  const ships = units.reduce((a, b) => a + b, 0)
  let guns = 0
  return faces.map((face, i) => {
    let hit = false
    if (kind === 'sea') hit = face === 'artillery' && guns++ < ships
    else {
      const arm = ['infantry', 'cavalry', 'artillery'].indexOf(face.replace('outlined_', ''))
      const wanted = face.startsWith('outlined') ? double : 1
      hit = arm >= 0 && free[arm]! > 0
      if (hit) free[arm] = Math.max(0, free[arm]! - wanted)
    }
    return { die: dice[i] ?? 'infantry', face, fate: hit ? 'hit' : 'miss' }
  })
}

const LAND = ['infantry', 'cavalry', 'artillery']
const SEA = ['light', 'heavy', 'galleys']

function drawnUp(line: Line, role: Army['role']): Army {
  const units = list(line, 'units').map(Number)
  const began = units.length === 3 ? units : [number(line, 'n'), 0, 0]
  return {
    role,
    realms: list(line, 'realms'),
    units: [...began],
    began,
    lost: 0,
    commander: '',
    wounds: 0,
    dice: [],
    hits: null,
    left: '',
  }
}

function fall(army: Army, kinds: string[], n: number, names: string[]): void {
  army.lost += n
  for (let i = 0; i < n; i++) {
    const at = Math.max(0, names.indexOf(kinds[i] ?? names[0]!))
    const from = army.units[at]! > 0 ? at : army.units.findIndex((k) => k > 0)
    if (from >= 0) army.units[from] = army.units[from]! - 1
  }
}

/** What is on the stage after these lines; `realm` tells whose a seat is. */
export function stageOf(lines: Line[], realm: (seat: number) => string): Stage | null {
  const [head, ...rest] = lines
  if (!head) return null
  const kind: Kind = head.key === 'siege' ? 'siege' : head.key === 'sea_battle' ? 'sea' : 'land'
  const foe = rest.find((l) => l.key === head.key && text(l, 'what') === 'defence')
  const sides: [Army, Army] = [drawnUp(head, 'attack'), drawnUp(foe ?? { ...head, args: {} }, 'defence')]
  if (kind === 'siege' && head.seat !== null) sides[0].realms = [realm(head.seat)]
  const stage: Stage = {
    kind,
    head,
    where: kind === 'sea' ? `zone:${text(head, 'zone')}` : `area:${text(head, 'area')}`,
    round: 0,
    sides,
    places: list(head, 'provinces').map((province) => ({ province, fate: '' })),
    told: rest.filter((l) => l !== foe),
    won: null,
  }
  const names = kind === 'sea' ? SEA : LAND
  for (const line of stage.told) {
    const role = text(line, 'what')
    const who = line.seat === null ? '' : realm(line.seat)
    const army =
      role === 'attack' || role === 'defence'
        ? sides[role === 'attack' ? 0 : 1]
        : sides.find((s) => s.realms.includes(who))
    switch (line.key) {
      case 'battle_dice':
      case 'charge_dice':
        if (!army) break
        if (role === 'attack') for (const s of sides) Object.assign(s, { dice: [], hits: null })
        if (line.key === 'battle_dice') {
          stage.round = number(line, 'round')
          army.units = list(line, 'units').map(Number)
          army.commander = text(line, 'commander')
        }
        army.dice = matched(list(line, 'dice'), list(line, 'results'), army.units, kind, number(line, 'double') || 1)
        army.hits = number(line, 'n')
        break
      case 'units_lost':
      case 'ships_sunk':
      case 'band_lost':
        if (army) fall(army, list(line, 'kinds'), number(line, 'n'), names)
        break
      case 'wounded':
        if (army) army.wounds += number(line, 'n')
        break
      case 'commander_dies':
        if (army) army.commander = ''
        break
      case 'flees':
        if (army) army.left = 'fled'
        break
      case 'retreats':
      case 'sails_off':
      case 'makes_port':
        if (army) army.left = 'retreated'
        break
      case 'occupied':
      case 'relieved': {
        const place = stage.places.find((p) => p.province === text(line, 'province'))
        if (place) place.fate = line.key
        break
      }
      case 'land_won':
      case 'sea_won':
        stage.won = (role || 'none') as 'attack' | 'defence' | 'none'
    }
  }
  return stage
}
