// What part of a map is seen: plain arithmetic. A point p of the map stands on the screen at p × k + (x, y).

import { around, type Box, type Point } from './geometry'

export interface View {
  x: number
  y: number
  k: number
}

export interface Size {
  w: number
  h: number
  /** of a map: no closer than so many pixels for a unit */
  closest?: number
  /** of a map: it always fills the screen, which may be narrow, and is never seen as a whole then */
  fills?: boolean
  /** of a screen: how high it is with what lies beneath something */
  tall?: number
}

/** Room around what is shown, in pixels of the screen. */
export const MARGIN = 24
/** No closer than so many pixels for a unit of the map, unless the map says otherwise. */
export const CLOSEST = 3
/** By less than that the map does not come nearer by itself. */
const WORTHWHILE = 1.3

/** The whole map, as large as it fits, or as large as it must be to leave no room beside it: nobody goes farther. */
export function farthest(map: Size, screen: Size): number {
  return (map.fills ? Math.max : Math.min)(screen.w / map.w, (screen.tall ?? screen.h) / map.h)
}

/** Within limits: the map fills the screen, or stands in its middle where it is smaller. */
export function within(view: View, map: Size, screen: Size): View {
  const k = Math.min(Math.max(view.k, farthest(map, screen)), map.closest ?? CLOSEST)
  const side = (at: number, length: number, room: number) =>
    length <= room ? (room - length) / 2 : Math.min(0, Math.max(room - length, at))
  return { k, x: side(view.x, map.w * k, screen.w), y: side(view.y, map.h * k, screen.h) }
}

/** Nearer or farther around a point of the screen, which stays where it is. */
export function zoomed(view: View, factor: number, [px, py]: Point, map: Size, screen: Size): View {
  const k = Math.min(Math.max(view.k * factor, farthest(map, screen)), map.closest ?? CLOSEST)
  const by = k / view.k
  return within({ k, x: px - (px - view.x) * by, y: py - (py - view.y) * by }, map, screen)
}

export function moved(view: View, dx: number, dy: number, map: Size, screen: Size): View {
  return within({ ...view, x: view.x + dx, y: view.y + dy }, map, screen)
}

/** With a point of the map in the middle. */
export function centred(at: Point, k: number, map: Size, screen: Size): View {
  return within({ k, x: screen.w / 2 - at[0] * k, y: screen.h / 2 - at[1] * k }, map, screen)
}

/** All of a box in view, no nearer than `most`. */
export function fitted(box: Box, map: Size, screen: Size, most = CLOSEST): View {
  const room = { w: Math.max(1, screen.w - 2 * MARGIN), h: Math.max(1, screen.h - 2 * MARGIN) }
  const k = Math.min(most, room.w / Math.max(1, box[2] - box[0]), room.h / Math.max(1, box[3] - box[1]))
  return centred([(box[0] + box[2]) / 2, (box[1] + box[3]) / 2], Math.max(k, farthest(map, screen)), map, screen)
}

/** The part of the map that is seen. */
export function seen(view: View, screen: Size): Box {
  return [-view.x / view.k, -view.y / view.k, (screen.w - view.x) / view.k, (screen.h - view.y) / view.k]
}

/** A view with half as much again on every side. */
export const grown = ([left, top, right, bottom]: Box): Box => {
  const [w, h] = [(right - left) * 0.5, (bottom - top) * 0.5]
  return [left - w, top - h, right + w, bottom + h]
}
/** Whether a box that was made around a view is of use for this one: it holds it, and not much more. */
export const holds = (box: Box, view: Box): boolean => inside(view, box) && box[2] - box[0] < 6 * (view[2] - view[0])

export const inside = (box: Box, outer: Box): boolean =>
  box[0] >= outer[0] - 0.5 && box[1] >= outer[1] - 0.5 && box[2] <= outer[2] + 0.5 && box[3] <= outer[3] + 0.5

const middle = (box: Box): Point => [(box[0] + box[2]) / 2, (box[1] + box[3]) / 2]

/** Of boxes that cannot be seen together (a map that fills the screen is never seen as a whole) as many as can: those
 * around the one that has the most about it; of as many, those nearest to what is seen now. */
export function most(boxes: Box[], view: View, map: Size, screen: Size): Box[] {
  if (!map.fills) return boxes
  const k = farthest(map, screen)
  const [w, h] = [screen.w, screen.h].map((n) => (n - 2 * MARGIN) / k) as [number, number]
  const all = around(boxes)
  if (all[2] - all[0] <= w && all[3] - all[1] <= h) return boxes
  const here = middle(seen(view, screen))
  const found = boxes.map((box) => {
    const [x, y] = middle(box)
    const by = boxes.filter((b) => inside(b, [x - w / 2, y - h / 2, x + w / 2, y + h / 2]))
    return { by, off: Math.hypot(x - here[0], y - here[1]) }
  })
  return found.reduce((best, one) =>
    one.by.length > best.by.length || (one.by.length === best.by.length && one.off < best.off) ? one : best,
  ).by
}

/** Where to look so that all boxes are in view, or as many as can be; null when they are already. The map comes no nearer
 * for it than `near`. */
export function follow(boxes: Box[], view: View, map: Size, screen: Size, near: number): View | null {
  if (!boxes.length || !screen.w) return null
  const now = seen(view, screen)
  const wanted = most(boxes, view, map, screen)
  if (boxes.filter((box) => inside(box, now)).length >= wanted.length) return null
  return fitted(around(wanted), map, screen, Math.max(view.k, near))
}

/** Where to look so that all boxes are in view and large: what lies in view already, but far off, comes nearer. */
export function closer(boxes: Box[], view: View, map: Size, screen: Size, near: number): View | null {
  if (!boxes.length || !screen.w) return null
  const goal = fitted(around(most(boxes, view, map, screen)), map, screen, Math.max(view.k, near))
  return goal.k > view.k * WORTHWHILE ? goal : follow(boxes, view, map, screen, near)
}

/** The map goes from one place to another on whole pixels of the screen: between them all of it would be painted anew. */
export const snapped = (n: number, pixels: number): number => Math.round(n * pixels) / pixels

/** A scale that lines are drawn for: the nearest of those that are half as much again, roughly, from each other. */
export const stepped = (k: number): number => 2 ** (Math.round(2 * Math.log2(k)) / 2)

/** Between two views, t from 0 to 1: fast at first, then slower. */
export function between(a: View, b: View, t: number): View {
  const e = 1 - (1 - t) ** 3
  const mix = (p: number, q: number) => p + (q - p) * e
  return { x: mix(a.x, b.x), y: mix(a.y, b.y), k: mix(a.k, b.k) }
}
