// Arrow keys among the legal elements of a board: the nearest one in that direction.

export type Direction = 'left' | 'right' | 'up' | 'down'

const KEYS: Record<string, Direction> = { ArrowLeft: 'left', ArrowRight: 'right', ArrowUp: 'up', ArrowDown: 'down' }

export function directionOf(key: string): Direction | null {
  return KEYS[key] ?? null
}

export type Box = { x: number; y: number }

/** Index of the best candidate, or -1. Straight ahead counts more than near. */
export function nearest(from: Box, boxes: Box[], direction: Direction): number {
  let best = -1
  let least = Infinity
  boxes.forEach((box, i) => {
    const dx = box.x - from.x
    const dy = box.y - from.y
    const ahead = direction === 'left' ? -dx : direction === 'right' ? dx : direction === 'up' ? -dy : dy
    const aside = Math.abs(direction === 'left' || direction === 'right' ? dy : dx)
    if (ahead <= 1) return
    const cost = ahead + 2.5 * aside
    if (cost < least) {
      least = cost
      best = i
    }
  })
  return best
}

export type Span = { top: number; bottom: number }

/** What a question with so many answers is about, where a board has a map that is larger than the screen: its places if
 * they have the most to choose from, else what lies around it if that is at least half of the answers; else nothing. */
export function heart(onMap: Set<string>, around: Set<string>, answers: number): 'map' | 'around' | null {
  if (onMap.size && onMap.size >= around.size) return 'map'
  return 2 * around.size >= answers && around.size ? 'around' : null
}

/** How much of it is in view, as far as it could be. */
export function inView(box: Span, view: Span): number {
  const most = Math.min(box.bottom - box.top, view.bottom - view.top)
  const shown = Math.min(box.bottom, view.bottom) - Math.max(box.top, view.top)
  return most > 0 ? Math.max(0, shown) / most : 0
}

/** How far to scroll so that something of what is asked about is in view; `all`: everything, if it fits. */
export function scrollNeeded(boxes: Span[], view: Span, all: boolean): number {
  const room = view.bottom - view.top
  const top = Math.min(...boxes.map((b) => b.top))
  const bottom = Math.max(...boxes.map((b) => b.bottom))
  const fits = bottom - top <= room
  const seen = boxes.some((b) => b.top >= view.top - 20 && b.top + Math.min(b.bottom - b.top, 60) <= view.bottom)
  if (seen && !(all && fits)) return 0
  const goal = fits ? { top, bottom } : boxes[0]!
  if (goal.top < view.top) return goal.top - view.top
  if (goal.bottom > view.bottom) return Math.min(goal.bottom - view.bottom, goal.top - view.top)
  return 0
}

type Focusable = Element & { focus: () => void }

function centre(element: Element): Box {
  const r = element.getBoundingClientRect()
  return { x: r.left + r.width / 2, y: r.top + r.height / 2 }
}

export function neighbour(stage: Element, legal: Map<string, unknown>, direction: Direction): Focusable | null {
  const found = [...stage.querySelectorAll<HTMLElement | SVGElement>('[data-id]')].filter((e) =>
    legal.has(e.dataset['id'] ?? ''),
  )
  if (!found.length) return null
  const here = document.activeElement
  if (!here || !stage.contains(here)) return found[0] as Focusable
  const others = found.filter((e) => e !== here)
  const i = nearest(centre(here), others.map(centre), direction)
  return (others[i] as Focusable | undefined) ?? null
}
