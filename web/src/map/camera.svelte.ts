// The view of one map as it moves: by hand at once, by itself eased. Only `transform` changes on the way;
// all else waits until it rests.

import type { Box, Point } from './geometry'
import {
  between,
  centred,
  closer,
  farthest,
  fitted,
  follow,
  grown,
  holds,
  inside,
  moved,
  seen,
  stepped,
  within,
  zoomed,
  type Size,
  type View,
} from './viewport'

const EASE = 300 // ms
const REST = 140 // ms without motion, then the map is drawn sharp again
const LONG = 400 // ms between two moves: no longer one motion
const PAUSE = 30 // ms between the two steps in which it comes to rest: a frame

export class Camera {
  map = $state.raw<Size>({ w: 1, h: 1 })
  screen = $state.raw<Size>({ w: 0, h: 0 })
  view = $state.raw<View>({ x: 0, y: 0, k: 1 })
  moving = $state(false)
  /** nearer or farther: drawn sharp again when it stands still */
  zooming = $state(false)
  /** the scale when it last stood still: labels are laid out for it */
  k = $state(1)
  /** what part of it is painted, what is seen and something around that, and for which scale: both stay the same as
   * long as that will do, for painting is what costs most */
  cut = $state.raw<Box>([0, 0, 0, 0])
  painted = $state(1)
  /** the one its lines are drawn for, in steps: a line is not drawn anew for a little more or less */
  lines = $state(1)
  /** the question within which the viewer moved the map by hand */
  taken: string | null = null
  #frame = 0
  #last = 0
  #rest: ReturnType<typeof setTimeout> | undefined
  #reduced: () => boolean

  constructor(reduced: () => boolean) {
    this.#reduced = reduced
  }

  get seen(): Box {
    return seen(this.view, this.screen)
  }
  get fit(): number {
    return farthest(this.map, this.screen)
  }

  /** The screen got another size, or a map came: what was in the middle stays there; where only its foot comes up or goes
   * down, all stays where it is. */
  resize(screen: Size, map: Size, home: Box = [0, 0, map.w, map.h]): void {
    const first = !this.screen.w || this.map.w !== map.w
    const foot = this.screen.w === screen.w && this.map.fills === map.fills
    const { view } = this
    const middle: Point = [(this.screen.w / 2 - view.x) / view.k, (this.screen.h / 2 - view.y) / view.k]
    this.screen = screen
    this.map = map
    if (!screen.w || !screen.h) return
    this.#set(
      first
        ? fitted(home, map, screen)
        : foot
          ? zoomed(view, 1, [screen.w / 2, 0], map, screen)
          : centred(middle, view.k, map, screen),
    )
    this.#still()
    this.lines = stepped(this.k)
    this.moving = false
  }

  #set(view: View): void {
    if (view.k !== this.view.k) this.zooming = true
    this.view = view
    this.moving = true
    if (!holds(this.cut, this.seen)) {
      this.cut = grown(this.seen)
      this.painted = view.k
    }
    clearTimeout(this.#rest)
    // where frames take long it does not rest between two of them: that would make them longer still
    const now = performance.now()
    const gap = now - this.#last
    this.#last = now
    this.#rest = setTimeout(() => this.#still(), gap < LONG ? Math.max(REST, 2 * gap) : REST)
  }

  /** All that a gesture has put off, in two steps, each short enough for a frame: a hand that goes on does not feel
   * them. First what stands on it, then its lines. */
  #still(): void {
    clearTimeout(this.#rest)
    this.zooming = false
    this.k = this.view.k
    this.painted = this.k
    if (this.lines === stepped(this.k)) this.moving = false
    else
      this.#rest = setTimeout(() => {
        this.lines = stepped(this.k)
        this.moving = false
      }, PAUSE)
  }

  /** By hand: at once. */
  pan(dx: number, dy: number): void {
    this.stop()
    this.#set(moved(this.view, dx, dy, this.map, this.screen))
  }
  /** `from`: where the point of the screen was around which it comes nearer. */
  zoom(factor: number, at: Point = [this.screen.w / 2, this.screen.h / 2], from = at): void {
    this.stop()
    const here = moved(this.view, at[0] - from[0], at[1] - from[1], this.map, this.screen)
    this.#set(zoomed(here, factor, at, this.map, this.screen))
  }

  /** By itself: eased, or at once for those who want no motion. */
  go(goal: View): void {
    this.stop()
    const to = within(goal, this.map, this.screen)
    if (this.#reduced()) {
      this.#set(to)
      return
    }
    const from = this.view
    const start = performance.now()
    const step = (now: number) => {
      const t = Math.min(1, Math.max(0, (now - start) / EASE))
      this.#set(between(from, to, t))
      this.#frame = t < 1 ? requestAnimationFrame(step) : 0
    }
    this.#frame = requestAnimationFrame(step)
  }
  step(factor: number, at: Point = [this.screen.w / 2, this.screen.h / 2]): void {
    this.go(zoomed(this.view, factor, at, this.map, this.screen))
  }
  shift(dx: number, dy: number): void {
    this.go(moved(this.view, dx, dy, this.map, this.screen))
  }
  whole(): void {
    if (this.map.fills)
      this.step(0) // there is no seeing all of it
    else this.go(fitted([0, 0, this.map.w, this.map.h], this.map, this.screen))
  }
  centre(at: Point, k = this.view.k): void {
    this.go(centred(at, k, this.map, this.screen))
  }
  /** One place in view, as near as it was. */
  show(box: Box): void {
    if (!inside(box, this.seen)) this.centre([(box[0] + box[2]) / 2, (box[1] + box[3]) / 2])
  }
  /** All of a part, as large as it fits. */
  open(box: Box): void {
    this.go(fitted(box, this.map, this.screen))
  }
  /** Whether a part fills most of the screen, one way or the other. */
  shows(box: Box): boolean {
    const { k } = this.view
    return (box[2] - box[0]) * k > this.screen.w * 0.7 || (box[3] - box[1]) * k > this.screen.h * 0.7
  }
  /** What a question is about comes into view, unless the viewer has moved the map since it was asked. */
  ask(question: string, boxes: Box[], near: number): void {
    if (this.taken === question) return
    const goal = follow(boxes, this.view, this.map, this.screen, near)
    if (goal) this.go(goal)
  }
  /** What somebody speaks of comes into view, and near. */
  tell(boxes: Box[], near: number): void {
    const goal = closer(boxes, this.view, this.map, this.screen, near)
    if (goal) this.go(goal)
  }

  stop(): void {
    if (this.#frame) cancelAnimationFrame(this.#frame)
    this.#frame = 0
  }
  end(): void {
    this.stop()
    clearTimeout(this.#rest)
  }
}
