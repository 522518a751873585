// What realms and places are called, as they are printed.

import type { Kind, Printed } from '../sheets/printed'

const kinds: Record<string, Kind> = { area: 'areas', province: 'provinces', zone: 'zones', node: 'nodes' }

export function placeName(printed: Printed, element: string): string {
  const [what = '', id = ''] = element.split(':', 2)
  return printed.name(kinds[what] ?? 'areas', id)
}

export function realmName(printed: Printed, id: string, w: { rebels: string; pirates: string }): string {
  return id === 'rebels' ? w.rebels : id === 'pirates' ? w.pirates : printed.name('realms', id)
}
