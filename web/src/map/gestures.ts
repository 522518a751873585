// Hands on a map: drag, wheel, two fingers, keys. Says what was done; the camera does it.

import type { Camera } from './camera.svelte'
import type { Point } from './geometry'

const STEP = 1.4
const FAR = 6 // pixels: less is a touch, not a drag
const KEYS: Record<string, [number, number]> = {
  ArrowLeft: [1, 0],
  ArrowRight: [-1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
}

/** How much nearer one turn of the wheel comes. Lines and pages are as many pixels as browsers scroll. */
export function wheelFactor(deltaY: number, mode: number): number {
  const pixels = deltaY * (mode === 1 ? 16 : mode === 2 ? 400 : 1)
  return Math.exp(-Math.max(-240, Math.min(240, pixels)) * 0.0022)
}

/** `byHand` is called before each move, so that the map does not move by itself against the hand; `holds` when it is
 * grasped and when it is let go. */
export function hands(
  frame: HTMLElement,
  camera: Camera,
  byHand: () => void,
  holds: (held: boolean) => void = () => {},
): () => void {
  const down = new Map<number, Point>()
  /** Two fingers as the map was last moved by them; both tell of each frame, and it is moved once. */
  let pinched: [Point, Point] | null = null
  let due = 0
  let travelled = 0
  let dragged = false
  /** Where the map stands, found out once: to ask while it moves would lay the page out anew each time. */
  let corner: Point | null = null
  const lost = () => (corner = null)
  const at = (e: { clientX: number; clientY: number }): Point => {
    if (!corner) {
      const { left, top } = frame.getBoundingClientRect()
      corner = [left, top]
    }
    return [e.clientX - corner[0], e.clientY - corner[1]]
  }
  const gap = ([a, b]: [Point, Point]) => Math.hypot(a[0] - b[0], a[1] - b[1])
  const middle = ([a, b]: [Point, Point]): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]
  const two = () => [...down.values()].slice(0, 2) as [Point, Point]
  const control = (e: Event) => (e.target as Element).closest('[data-control]') !== null

  function press(e: PointerEvent): void {
    if (control(e) || (e.pointerType === 'mouse' && e.button !== 0)) return
    if (!down.size) {
      lost()
      travelled = 0
      dragged = false
    }
    down.set(e.pointerId, at(e))
    pinched = down.size > 1 ? two() : null
  }
  function move(e: PointerEvent): void {
    const before = down.get(e.pointerId)
    if (!before) return
    if (e.pointerType === 'mouse' && !e.buttons) return release(e) // let go somewhere else
    const now = at(e)
    down.set(e.pointerId, now)
    travelled += Math.hypot(now[0] - before[0], now[1] - before[1])
    if (!dragged && down.size < 2 && travelled < FAR) return
    if (!dragged) {
      dragged = true
      byHand()
      holds(true)
      for (const id of down.keys()) frame.setPointerCapture(id)
    }
    if (down.size === 1) return camera.pan(now[0] - before[0], now[1] - before[1])
    due ||= requestAnimationFrame(pinch)
  }
  function pinch(): void {
    due = 0
    if (!pinched || down.size < 2) return
    const now = two()
    camera.zoom(gap(now) / Math.max(1, gap(pinched)), middle(now), middle(pinched))
    pinched = now
  }
  function release(e: PointerEvent): void {
    cancelAnimationFrame(due)
    if (due) pinch()
    down.delete(e.pointerId)
    pinched = down.size > 1 ? two() : null
    if (!down.size) holds(false)
  }
  /** The end of a drag is not a touch. */
  function click(e: MouseEvent): void {
    if (!dragged) return
    dragged = false
    e.stopPropagation()
    e.preventDefault()
  }
  function wheel(e: WheelEvent): void {
    if ((e.target as Element).closest('[data-scrolls]')) return
    const factor = wheelFactor(e.deltaY, e.deltaMode)
    if (factor < 1 && camera.view.k <= camera.fit * 1.001) return // no farther: the page scrolls
    e.preventDefault()
    byHand()
    if (!camera.moving) lost()
    camera.zoom(factor, at(e))
  }
  function key(e: KeyboardEvent): void {
    if (e.ctrlKey || e.metaKey || e.altKey) return
    const own = e.target === frame // elsewhere in the map arrows go from place to place
    const way = KEYS[e.key]
    if (control(e)) return
    if (way && (own || e.shiftKey)) {
      byHand()
      camera.shift(way[0] * camera.screen.w * 0.25, way[1] * camera.screen.h * 0.25)
    } else if (e.key === '+' || e.key === '=') {
      byHand()
      camera.step(STEP)
    } else if (e.key === '-' || e.key === '_') {
      byHand()
      camera.step(1 / STEP)
    } else if (e.key === 'Home' || (e.key === '0' && own)) {
      byHand()
      camera.whole()
    } else return
    e.preventDefault()
    e.stopPropagation()
  }

  const listeners: [string, (e: never) => void, AddEventListenerOptions?][] = [
    ['pointerdown', press],
    ['pointermove', move],
    ['pointerup', release],
    ['pointercancel', release],
    ['click', click, { capture: true }],
    ['wheel', wheel, { passive: false }],
    ['keydown', key],
  ]
  for (const [name, does, how] of listeners) frame.addEventListener(name, does as (e: Event) => void, how)
  addEventListener('scroll', lost, { passive: true, capture: true })
  return () => {
    cancelAnimationFrame(due)
    removeEventListener('scroll', lost, { capture: true })
    for (const [name, does, how] of listeners) frame.removeEventListener(name, does as (e: Event) => void, how)
  }
}
