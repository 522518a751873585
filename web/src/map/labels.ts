// What stands on the map at a scale, and where: pieces first, each as near to its point as there is room, then names,
// those of the highest rank first. None lies over another.

import type { Box, Point } from './geometry'

/** A piece, or several in one: so large in pixels, wherever the map stands. */
export interface Pin {
  id: string
  at: Point
  w: number
  h: number
  /** the higher, the sooner it is placed */
  rank: number
  /** is left out where it would have to stand farther off than that, in pixels; else it always stands somewhere */
  within?: number
  /** stands where names that come first have left room */
  yields?: boolean
}

export interface Label {
  id: string
  at: Point
  text: string
  rank: number
  kind: 'place' | 'group' | 'water' | 'mark' | 'title'
  /** pixels, and parts of that between letters */
  size?: number
  spacing?: number
  /** degrees, clockwise */
  angle?: number
  /** stands only where that one has found no room */
  instead?: string
  /** and no farther off than that, in pixels */
  reach?: number
  /** how wide the land is across it, in pixels: it does not leave it */
  breadth?: number
  /** of what it names: its middle goes no farther than half the way to the edge */
  box?: Box
  /** what it should lie over, by points of the map: no sea is named on land */
  over?: (x: number, y: number) => boolean
  /** stands in any case, even where it lies over something else */
  must?: boolean
  /** is placed before the pieces that yield to it */
  first?: boolean
}

/** Pixels off its point. */
export type Offset = readonly [number, number]
type Area = [number, number, number, number]

/** Pixels around a name. */
const GAP = 4
const CELL = 64
const ROW = 1 << 16
const NOBODY: Area[] = []
/** How far apart the tries to find room for a piece are, and how many there are to each side. */
const [ACROSS, DOWN, REACH] = [8, 6, 12]

const steps: Offset[] = []
for (let i = -REACH; i <= REACH; i++) for (let j = -REACH; j <= REACH; j++) steps.push([i * ACROSS, j * DOWN])
const far = ([x, y]: Offset) => Math.hypot(x, y)
steps.sort((a, b) => far(a) - far(b) || b[1] - a[1] || a[0] - b[0])
const distances = steps.map(far)

/** What of the screen is taken, by squares. */
class Room {
  #taken = new Map<number, Area[]>()

  /** Whether all squares under a box are such; asked thousands of times whenever the map comes to rest. */
  #every([left, top, right, bottom]: Area, are: (square: number) => boolean): boolean {
    for (let i = Math.floor(left / CELL); i <= Math.floor(right / CELL); i++)
      for (let j = Math.floor(top / CELL); j <= Math.floor(bottom / CELL); j++) if (!are(i * ROW + j)) return false
    return true
  }
  free(box: Area): boolean {
    return this.#every(box, (square) => {
      for (const o of this.#taken.get(square) ?? NOBODY)
        if (box[2] > o[0] && box[0] < o[2] && box[3] > o[1] && box[1] < o[3]) return false
      return true
    })
  }
  take(box: Area): void {
    this.#every(box, (square) => {
      const here = this.#taken.get(square)
      if (here) here.push(box)
      else this.#taken.set(square, [box])
      return true
    })
  }
}

const highest = <T extends { rank: number }>(many: T[]): T[] => [...many].sort((a, b) => b.rank - a.rank)

/** Where pieces and names stand that have room where the map has k pixels for a unit. `width` measures a name. */
export function placed(pins: Pin[], labels: Label[], k: number, width: (label: Label) => number): Map<string, Offset> {
  const room = new Room()
  const found = new Map<string, Offset>()
  const tall = new Map<string, number>() // what stands at a point, so that its name keeps clear of it
  const stand = (pin: Pin): void => {
    const [x, y] = [pin.at[0] * k, pin.at[1] * k]
    const box = ([dx, dy]: Offset): Area => [
      x + dx - pin.w / 2 - 1,
      y + dy - pin.h / 2 - 1,
      x + dx + pin.w / 2 + 1,
      y + dy + pin.h / 2 + 1,
    ]
    const most = pin.within ?? Infinity
    let free: Offset | undefined
    for (let i = 0; i < steps.length && distances[i]! <= most && !free; i++)
      if (room.free(box(steps[i]!))) free = steps[i]
    if (!free && pin.within !== undefined) return
    const off = free ?? [0, 0]
    found.set(pin.id, off)
    room.take(box(off))
    if (!off[0] && !off[1]) tall.set(`${pin.at}`, Math.max(tall.get(`${pin.at}`) ?? 0, pin.h))
  }
  const write = (label: Label): void => {
    if (label.instead !== undefined && found.has(label.instead)) return
    const [size, wide] = [label.size ?? 15, width(label) + 2 * GAP]
    const height = size * 1.3
    const stands = tall.get(`${label.at}`) ?? 0
    let best: { off: Offset; boxes: Area[] } | null = null
    let most = label.must ? -1 : MOSTLY
    for (const off of tries(label, wide, height, stands)) {
      if (label.box && strays(off, label.at, label.box, k)) continue
      const lies = share(label, off, wide, height, k)
      if (lies <= most) continue
      const boxes = along(label.at[0] * k + off[0], label.at[1] * k + off[1], wide, height, label.angle ?? 0)
      if (!boxes.every((box) => room.free(box))) continue
      best = { off, boxes }
      most = lies
      if (lies === 1) break
    }
    if (!best) return
    found.set(label.id, best.off)
    best.boxes.forEach((box) => room.take(box))
  }
  highest(pins.filter((pin) => !pin.yields)).forEach(stand)
  highest(labels.filter((label) => label.first)).forEach(write)
  highest(pins.filter((pin) => pin.yields)).forEach(stand)
  highest(labels.filter((label) => !label.first)).forEach(write)
  return found
}

/** How much of a name must lie over what it names. */
const MOSTLY = 0.85

/** How much of it does: looked at along its feet and its heads. */
function share({ at, over }: Label, [dx, dy]: Offset, wide: number, height: number, k: number): number {
  if (!over) return 1
  let inside = 0
  for (const part of [-0.48, -0.32, -0.16, 0, 0.16, 0.32, 0.48])
    for (const up of [-0.3, 0.3]) if (over(at[0] + (dx + part * wide) / k, at[1] + (dy + up * height) / k)) inside++
  return inside / 14
}

function strays([dx, dy]: Offset, [x, y]: Point, box: Box, k: number): boolean {
  const [left, top, right, bottom] = [x - box[0], y - box[1], box[2] - x, box[3] - y].map((n) => (n * k) / 2)
  return dx < -left! || dy < -top! || dx > right! || dy > bottom!
}

/** Where a name may stand: that of a place below what stands there, above or beside it; others around their middle. */
function tries(label: Label, wide: number, height: number, stands: number): Offset[] {
  if (label.kind === 'place' || label.kind === 'mark') {
    const beside = (height + stands) / 2 + 1
    if (!stands) return [[0, 0], ...([0.8, -0.8, 1.5, -1.5].map((n) => [0, n * height]) as Offset[])]
    return [
      [0, beside],
      [0, -beside],
      [(wide + stands) / 2 + 6, 0],
      [-(wide + stands) / 2 - 6, 0],
      [wide / 3, beside],
      [-wide / 3, beside],
      [wide / 3, -beside],
      [-wide / 3, -beside],
    ]
  }
  if (label.over) return steps
  if (label.instead !== undefined) {
    const most = Math.min(2 * height, Math.max(height, label.reach ?? Infinity)) // else it names another land
    return steps.filter((step) => far(step) <= most)
  }
  const turn = ((label.angle ?? 0) * Math.PI) / 180
  const [ux, uy] = [Math.cos(turn), Math.sin(turn)]
  const found: Offset[] = []
  for (const across of label.kind === 'title' && label.instead === undefined
    ? [0, 0.9, -0.9]
    : [0, 0.9, -0.9, 1.8, -1.8, 2.7, -2.7]) {
    if (across && (Math.abs(across) + 0.25) * height > (label.breadth ?? Infinity) / 2) continue
    for (const on of [0, 0.2, -0.2]) {
      const [a, o] = [across * height, on * wide]
      found.push([o * ux - a * uy, o * uy + a * ux])
    }
  }
  return found
}

/** The boxes that a name covers: one if it lies level, else several along it. */
function along(x: number, y: number, wide: number, height: number, angle: number): Area[] {
  if (!angle) return [[x - wide / 2, y - height / 2, x + wide / 2, y + height / 2]]
  const n = Math.max(2, Math.ceil(wide / height))
  const turn = (angle * Math.PI) / 180
  const half = (height * (Math.abs(Math.cos(turn)) + Math.abs(Math.sin(turn)))) / 2
  return Array.from({ length: n }, (_, i) => {
    const on = ((i + 0.5) / n - 0.5) * wide
    const [cx, cy] = [x + on * Math.cos(turn), y + on * Math.sin(turn)]
    return [cx - half, cy - half, cx + half, cy + half] as Area
  })
}
