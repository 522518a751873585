// What kind of card it is, for its vignette: by its one-shot; a card without one by whom it brings, then by what it does.

import type { Printed } from './view'

export const kinds = [
  'crusade',
  'jihad',
  'reformation',
  'conspiracy',
  'peasant_revolt',
  'apostasy',
  'shift',
  'queen',
  'sea',
  'arms',
  'trade',
  'learning',
] as const
export type Kind = (typeof kinds)[number]

const known = new Set<string>(kinds)

export function kindOf(card: Pick<Printed, 'shot' | 'suitors' | 'agents' | 'ops'>): Kind {
  if (card.suitors.length) return 'queen'
  const shot = card.shot.split(' ', 1)[0]!
  if (known.has(shot)) return shot as Kind
  const brings = (piece: string) => card.agents.some((a) => a.endsWith(piece))
  const does = (...ops: string[]) => card.ops.some((o) => ops.includes(o.split(' ', 1)[0]!))
  if (brings('pirate')) return 'sea'
  if (brings('knight') || brings('rook')) return 'arms'
  if (brings('pawn')) return 'trade'
  if (does('corsair')) return 'sea'
  if (does('siege', 'campaign', 'behead')) return 'arms'
  if (does('commerce', 'tax')) return 'trade'
  return 'learning'
}
