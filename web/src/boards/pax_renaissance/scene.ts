// Trade fairs and battles as the chronicle tells them, line by line. It reads; it decides nothing.

import type { Line } from '../../lib/types'

const heads = new Set(['fair', 'battle'])
const steps: Record<string, Set<string>> = {
  fair: new Set(['profit', 'pirated', 'levied', 'fair-over']),
  battle: new Set(['killed', 'battle-lost', 'converted', 'settled', 'crowded-out', 'regime']),
}

/** The lines of fairs and battles; what happens between them is not part of the play. */
export function loud(lines: Line[]): Line[] {
  const out: Line[] = []
  let now = ''
  for (const line of lines) {
    const key = line.key ?? ''
    if (heads.has(key)) now = key
    if (heads.has(key) || steps[now]?.has(key)) out.push(line)
    if (['fair-over', 'battle-lost', 'turn', 'played', 'bought'].includes(key)) now = ''
  }
  return out
}

/** The last fair or battle of these lines. */
export function last(lines: Line[]): Line[] {
  const from = lines.findLastIndex((l) => heads.has(l.key ?? ''))
  return from < 0 ? [] : lines.slice(from)
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
  won: boolean | null
}

/** What is on the stage after these lines; `home` tells the empire of a city. */
export function stageOf(lines: Line[], home: (city: string) => string): Stage | null {
  const [head, ...rest] = lines
  if (!head) return null
  const arg = (line: Line, key: string) => String(line.args?.[key] ?? '')
  const kind = head.key as 'fair' | 'battle'
  let empire = kind === 'battle' ? arg(head, 'empire') : home(arg(head, 'emporium'))
  let place = kind === 'fair' ? arg(head, 'emporium') : ''
  let coins = kind === 'fair' ? Number(head.args?.['n'] ?? 0) : null
  let won: boolean | null = null
  for (const line of rest) {
    place = arg(line, 'place')
    if (place && kind === 'fair' && home(place)) empire = home(place)
    if (coins !== null && line.key === 'profit') coins -= Number(line.args?.['n'] ?? 0)
    if (coins !== null && line.key === 'pirated') coins -= 1
    if (line.key === 'battle-lost') won = false
    if (line.key === 'regime') won = true
  }
  return { kind, head, rest, empire, place, coins, won }
}
