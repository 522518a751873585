// The keys of a table: arrows on the board, letters for tools, digits and letters for options.

import { groups, indexOfKey } from '../lib/narrow'
import type { Option } from '../lib/types'
import type { Choice } from './choice.svelte'
import { directionOf, neighbour } from './focus'

function typing(target: EventTarget | null): boolean {
  const e = target as HTMLElement | null
  return !!e && (e.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(e.tagName))
}

/** One key pressed at the table; `tools` are the letters that do something of their own. */
export function keyed(event: KeyboardEvent, choice: Choice, tools: Record<string, () => void>): void {
  if (event.ctrlKey || event.metaKey || event.altKey || typing(event.target) || document.querySelector('dialog[open]'))
    return
  const direction = directionOf(event.key)
  if (direction) {
    if ((event.target as HTMLElement)?.getAttribute?.('role') === 'tab') return
    const stage = document.getElementById('stage')
    const next = stage && neighbour(stage, choice.legal, direction)
    if (next) {
      event.preventDefault()
      next.focus()
    }
    return
  }
  if (event.key === 'Escape') return choice.back()
  if (event.key === 'Enter' && choice.proposed && !(event.target as HTMLElement)?.closest?.('button, a')) {
    event.preventDefault()
    return choice.confirm()
  }
  const own = tools[event.key]
  if (own) {
    event.preventDefault()
    own()
    return
  }
  if (choice.proposed || event.repeat) return
  const option: Option | undefined = groups(choice.left).flatMap((g) => g.options)[indexOfKey(event.key)]
  if (option) {
    event.preventDefault()
    choice.choose(option)
  }
}

/** The focus on something that is on its way. */
export async function focusSoon(selector: string): Promise<void> {
  for (let i = 0; i < 20; i++) {
    await new Promise((r) => setTimeout(r, 50))
    const found = document.querySelector<HTMLElement>(selector)
    if (found) return found.focus()
  }
}
