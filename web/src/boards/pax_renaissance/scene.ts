// Trade fairs and battles as the chronicle tells them, line by line. It reads; it decides nothing.

import type { Line } from '../../lib/types'

const heads = new Set(['fair', 'battle'])
const steps: Record<string, Set<string>> = {
  fair: new Set(['profit', 'pirated', 'levied', 'fair-over']),
  battle: new Set(['killed', 'battle-lost', 'converted', 'settled', 'crowded-out', 'regime']),
}
const ends = new Set(['fair-over', 'battle-lost', 'regime', 'turn', 'played', 'bought', 'sold', 'activated'])

/** The lines of fairs and battles; what happens between them is not part of the play. */
export function loud(lines: Line[]): Line[] {
  const out: Line[] = []
  let now = ''
  for (const line of lines) {
    const key = line.key ?? ''
    if (heads.has(key)) now = key
    if (heads.has(key) || steps[now]?.has(key)) out.push(line)
    if (ends.has(key)) now = ''
  }
  return out
}

/** The last fair or battle of these lines. */
export function last(lines: Line[]): Line[] {
  const from = lines.findLastIndex((l) => heads.has(l.key ?? ''))
  return from < 0 ? [] : lines.slice(from)
}

/** Whether a battle (or a fair) has begun that is not over yet: somebody must still choose. */
export function going(lines: Line[], what: 'battle' | 'fair'): boolean {
  const head = lines.findLastIndex((l) => l.key === what)
  return head >= 0 && !lines.slice(head).some((l) => ends.has(l.key ?? ''))
}

/** Somebody in a battle: who has fallen, who must, who may be chosen to, and who lives. */
export interface Fighter {
  piece: string
  /** a city, a border, an empire (repressed there), or "card": an agent of the card played */
  place: string
  /** the element of the board an option touches */
  id: string
  fate: 'fell' | 'must' | 'may' | 'safe'
}

export interface Army {
  all: Fighter[]
  /** how many of them the battle costs, and how many have still to fall */
  loses: number
  left: number
}

export interface Stage {
  kind: 'fair' | 'battle'
  head: Line
  rest: Line[]
  /** where it is just now */
  empire: string
  place: string
  /** florins that are still on the way, in a fair */
  coins: number | null
  /** the line that took some of them just now */
  paid: Line | null
  attack: Army
  defence: Army
  won: boolean | null
}

const arg = (line: Line, key: string): string => String(line.args?.[key] ?? '')

/** The florins that a line takes from a fair. */
const taken = (line: Line): number =>
  line.key === 'profit' ? Number(line.args?.['n'] ?? 0) : line.key === 'pirated' ? 1 : 0

/** "catholic_knight@paris pawn.1@card" as fighters, of whom some have fallen. */
function army(said: string, against: number, fallen: string[], home: (city: string) => string): Army {
  const standing = said.split(' ').filter(Boolean)
  const loses = Math.min(standing.length, against)
  let left = loses
  const all = standing.map((one): Fighter => {
    const [piece = '', place = ''] = one.split('@')
    const at = fallen.indexOf(one)
    if (at >= 0) {
      fallen.splice(at, 1)
      left -= 1
    }
    const id =
      place === 'card'
        ? `agent:${piece}`
        : place.includes('-')
          ? `border:${place}`
          : home(place)
            ? `city:${place}`
            : `held:${place}:${piece}`
    return { piece, place, id, fate: at >= 0 ? 'fell' : loses === standing.length ? 'must' : 'safe' }
  })
  if (left > 0) for (const one of all) if (one.fate === 'safe') one.fate = 'may'
  return { all, loses, left }
}

/** A fair that waits for a recruit has come as far as his empire; what was paid at the border to it is still seen. */
export function comeTo(stage: Stage, empire: string): Stage {
  const crossed = stage.place.split('-').includes(empire)
  return { ...stage, empire, place: crossed ? stage.place : '', paid: crossed ? stage.paid : null }
}

/** What is on the stage after these lines; `home` tells the empire of a city. */
export function stageOf(lines: Line[], home: (city: string) => string): Stage | null {
  const [head, ...rest] = lines
  if (!head) return null
  const kind = head.key as 'fair' | 'battle'
  const fallen = rest.filter((l) => l.key === 'killed').map((l) => `${arg(l, 'piece')}@${arg(l, 'place')}`)
  const now = rest.at(-1) ?? head
  let empire = kind === 'battle' ? arg(head, 'empire') : home(arg(head, 'emporium'))
  let place = kind === 'fair' ? arg(head, 'emporium') : ''
  let won: boolean | null = null
  for (const line of rest) {
    place = arg(line, 'place') || (kind === 'fair' ? place : '')
    if (place && kind === 'fair' && home(place)) empire = home(place)
    if (line.key === 'battle-lost') won = false
    if (line.key === 'regime') won = true
  }
  return {
    kind,
    head,
    rest,
    empire,
    place,
    won,
    coins: kind === 'fair' ? rest.reduce((n, line) => n - taken(line), Number(head.args?.['n'] ?? 0)) : null,
    paid: taken(now) ? now : null,
    attack: army(arg(head, 'attack'), Number(head.args?.['defenders'] ?? 0), fallen, home),
    defence: army(arg(head, 'defence'), Number(head.args?.['attackers'] ?? 0), fallen, home),
  }
}
