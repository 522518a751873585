// What can be looked up of an element that is touched: the server tells of it.

import type { State } from '../shape'

export function thingOf(element: string, view: State): string {
  const [kind, id = ''] = element.split(':')
  switch (kind) {
    case 'choice': // a half of an event
      return `event-${id}`
    case 'seat':
      return `realm-${view.players[Number(id)]?.realm ?? ''}`
    case 'cardinal':
      return 'office-curia'
    case 'trade':
    case 'power':
    case 'deck':
    case 'advisor':
      return '' // nothing is known of it but why it cannot be chosen
    default:
      return `${kind}-${id}`
  }
}
