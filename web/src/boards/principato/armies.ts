// When the armies are shown: while troops are supplied or dismissed, and after a scoring until the
// viewer acts again. What it came to is read from the chronicle.

import type { Doc, Line } from '../../lib/types'

export interface Stage {
  show: boolean
  /** a scoring is under way */
  now: boolean
  /** still gathering: nothing has been scored yet */
  mustering: boolean
  told: Line[]
}

export function armies(doc: Doc, me: number): Stage {
  const { chronicle } = doc
  const asked = doc.decisions[0]?.kind
  let last = -1
  let begun = -1
  chronicle.forEach((line, i) => {
    if (line.key === 'military-points') last = i
    if (line.key === 'military') begun = i
  })
  if (asked === 'supply' || begun > last) return { show: true, now: true, mustering: true, told: [] }
  if (last < 0) return { show: false, now: false, mustering: false, told: [] }
  const acted = chronicle
    .slice(last)
    .some((line) => line.seat === me && !['turn', 'dismissed', 'military-points'].includes(line.key ?? ''))
  const told = chronicle.slice(Math.max(0, begun), last + 1).filter((line) => line.key === 'military-points')
  const now = asked === 'dismiss'
  return { show: now || !acted, now, mustering: false, told }
}
