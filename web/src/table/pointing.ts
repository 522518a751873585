// One gesture everywhere: whatever lies on the board is told about by a long press, a right click or the key for it,
// and briefly while a mouse rests on it; what a click does nothing else with, by a click too.

const REST = 650 // ms over a thing before it is told about
const PRESS = 480 // ms of a finger on it
const STRAY = 10 // px a finger may move meanwhile

const BUSY = 'button, a, input, select, label, summary, [role="button"], [tabindex], [data-level], [data-view]'

/** What there is something to tell about; a sheet that holds such things is none itself. */
export const elementAt = (target: EventTarget | null): HTMLElement | SVGElement | null =>
  (target as Element | null)?.closest?.<HTMLElement | SVGElement>('[data-id]:not([data-untold]), [data-place]') ?? null

export const idOf = (element: HTMLElement | SVGElement | null): string =>
  element?.dataset['id'] ?? element?.dataset['place'] ?? ''

export interface Pointing {
  /** all about it */
  tell: (element: string) => void
  /** the mouse rests on it; null: no longer */
  rest: (element: string | null, on: Element | null) => void
}

export function pointing(node: HTMLElement, { tell, rest }: Pointing): { destroy: () => void } {
  let resting: ReturnType<typeof setTimeout> | undefined
  let pressing: ReturnType<typeof setTimeout> | undefined
  let over: Element | null = null
  let from = { x: 0, y: 0 }
  let swallow = false // the click that ends a long press is none

  const leave = (): void => {
    clearTimeout(resting)
    if (over) rest(null, null)
    over = null
  }
  const heard = {
    contextmenu: (event: Event) => {
      const id = idOf(elementAt(event.target))
      if (!id) return
      event.preventDefault()
      leave()
      if (!swallow) tell(id) // a long press has told it already
    },
    pointerover: (event: PointerEvent) => {
      if (event.pointerType !== 'mouse') return
      const element = elementAt(event.target)
      if (element === over) return
      leave()
      const id = idOf(element)
      if (!element || !id || element.closest('[data-level]')) return // a map tells of its places itself
      over = element
      resting = setTimeout(() => over === element && rest(id, element), REST)
    },
    pointerleave: leave,
    pointerdown: (event: PointerEvent) => {
      leave()
      swallow = false
      clearTimeout(pressing)
      if (event.pointerType === 'mouse') return
      const id = idOf(elementAt(event.target))
      from = { x: event.clientX, y: event.clientY }
      if (id)
        pressing = setTimeout(() => {
          swallow = true
          tell(id)
        }, PRESS)
    },
    pointermove: (event: PointerEvent) => {
      if (Math.hypot(event.clientX - from.x, event.clientY - from.y) > STRAY) clearTimeout(pressing)
    },
    pointerup: () => clearTimeout(pressing),
    pointercancel: () => clearTimeout(pressing),
    click: (event: Event) => {
      if (!swallow) return
      swallow = false
      event.preventDefault()
      event.stopPropagation()
    },
  }
  const plain = (event: Event): void => {
    const element = elementAt(event.target)
    if (!element || event.defaultPrevented || (event.target as Element).closest(BUSY)) return
    leave()
    tell(idOf(element))
  }
  for (const [name, hear] of Object.entries(heard)) node.addEventListener(name, hear as EventListener, true)
  node.addEventListener('click', plain)
  return {
    destroy: () => {
      leave()
      clearTimeout(pressing)
      node.removeEventListener('click', plain)
      for (const [name, hear] of Object.entries(heard)) node.removeEventListener(name, hear as EventListener, true)
    },
  }
}
