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

/** The whole that a piece is part of, where the piece is not asked about by itself: a click on it answers for the whole. */
const wholeOf = (element: HTMLElement | SVGElement | null): string | undefined =>
  element?.closest('.legal') ? undefined : element?.closest<HTMLElement>('[data-whole]')?.dataset['whole']

/** Where it was pointed at: the element, and what it is part of. */
export const elementsAt = (element: HTMLElement | SVGElement | null): string[] =>
  [idOf(element), wholeOf(element)].filter((id): id is string => Boolean(id))

export interface Pointing {
  /** all about it, and about what may be done there */
  tell: (element: string, elements: string[]) => void
  /** the mouse rests on it; null: no longer */
  rest: (element: string | null, on: Element | null) => void
}

export function pointing(node: HTMLElement, { tell, rest }: Pointing): { destroy: () => void } {
  let resting: ReturnType<typeof setTimeout> | undefined
  let pressing: ReturnType<typeof setTimeout> | undefined
  let over: Element | null = null
  let moved = false // the mouse: what comes to lie under one that rests is not pointed at
  let from = { x: 0, y: 0 }
  let swallow = false // the click that ends a long press is none

  const leave = (): void => {
    clearTimeout(resting)
    if (over) rest(null, null)
    over = null
  }
  const heard = {
    contextmenu: (event: Event) => {
      const element = elementAt(event.target)
      const id = idOf(element)
      if (!id) return
      event.preventDefault()
      leave()
      if (!swallow) tell(id, elementsAt(element)) // a long press has told it already
    },
    pointerover: (event: PointerEvent) => {
      if (event.pointerType !== 'mouse' || !moved) return
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
      const element = elementAt(event.target)
      const id = idOf(element)
      from = { x: event.clientX, y: event.clientY }
      if (id)
        pressing = setTimeout(() => {
          swallow = true
          tell(id, elementsAt(element))
        }, PRESS)
    },
    pointermove: (event: PointerEvent) => {
      if (event.pointerType === 'mouse' && !moved) {
        moved = true
        heard.pointerover(event)
      }
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
    tell(idOf(element), elementsAt(element))
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
