// The map as drawn by hand: nodes and arcs on a sheet of 1000 × 1000, laid out on the room there is.
// West: Prussia, Greater and Lesser Poland; east: Lithuania and Ukraine; enemies round about.

export type Point = readonly [number, number]

const node = {
  a: [40, 98],
  b: [30, 358],
  c: [505, 338],
  d: [55, 672],
  e: [505, 656],
  f: [522, 505],
  g: [540, 990],
  h: [455, 18],
  i: [985, 500],
} satisfies Record<string, Point>

/** Borders between nodes: what lies between the first and the last of them. */
const arcs: Record<string, Point[]> = {
  ah: [node.a, [110, 52], [160, 30], [188, 68], [235, 78], [285, 50], [340, 44], [372, 4], [415, 30], node.h],
  ab: [node.a, [25, 190], [52, 270], node.b],
  bc: [node.b, [150, 342], [270, 364], [390, 332], node.c],
  ch: [node.c, [488, 230], [508, 130], node.h],
  cf: [node.c, [532, 410], node.f],
  bd: [node.b, [8, 430], [46, 520], [22, 600], node.d],
  de: [node.d, [170, 655], [290, 682], [400, 650], node.e],
  fe: [node.f, [500, 570], node.e],
  eg: [node.e, [528, 740], [508, 850], [552, 930], node.g],
  dg: [node.d, [44, 770], [85, 865], [175, 935], [300, 972], [430, 975], node.g],
  hi: [
    node.h,
    [520, -5],
    [620, 20],
    [720, -10],
    [830, 28],
    [920, 18],
    [968, 90],
    [990, 200],
    [962, 300],
    [1000, 400],
    node.i,
  ],
  fi: [node.f, [620, 476], [740, 508], [860, 474], node.i],
  ig: [node.i, [1006, 600], [972, 700], [996, 800], [930, 890], [840, 930], [750, 915], [660, 962], [590, 950], node.g],
}

/** Provinces as rings of arcs; "-" walks one backwards. */
const rings: string[][] = [
  ['ah', '-ch', '-bc', '-ab'],
  ['hi', '-fi', '-cf', 'ch'],
  ['fi', 'ig', '-eg', '-fe'],
  ['de', 'eg', '-dg'],
  ['bc', 'cf', 'fe', '-de', '-bd'],
]

const baltic: Point[] = [
  [-900, -900],
  [560, -900],
  [530, -330],
  [570, -190],
  [500, -120],
  [520, -40],
  node.h,
  [415, 30],
  [372, 4],
  [340, 44],
  [285, 50],
  [235, 78],
  [188, 68],
  [160, 30],
  [110, 52],
  node.a,
  [-60, 168],
  [-150, 130],
  [-250, 200],
  [-420, 190],
  [-900, 330],
]
const euxine: Point[] = [
  [1900, 1900],
  [600, 1900],
  [640, 1420],
  [700, 1240],
  [690, 1160],
  [770, 1105],
  [850, 1085],
  [905, 1040],
  [945, 1085],
  [925, 1150],
  [1000, 1170],
  [1045, 1100],
  [1010, 1050],
  [1090, 1015],
  [1230, 1040],
  [1400, 960],
  [1900, 900],
]
const rivers: Point[][] = [
  [
    [190, 905],
    [330, 812],
    [412, 690],
    [350, 590],
    [372, 470],
    [300, 350],
    [232, 250],
    [226, 76],
  ], // Vistula
  [
    [700, -60],
    [735, 90],
    [812, 220],
    [772, 350],
    [800, 470],
    [760, 590],
    [850, 700],
    [905, 790],
    [868, 900],
    [905, 1040],
  ], // Dnieper
  [
    [668, 230],
    [600, 190],
    [560, 215],
    [505, 150],
    [415, 30],
  ], // Niemen
  [
    [330, 940],
    [440, 885],
    [560, 905],
    [640, 1010],
    [690, 1160],
  ], // Dniester
  [
    [372, 470],
    [250, 480],
    [140, 440],
    [8, 455],
    [-150, 330],
    [-150, 130],
  ], // Warta and Oder
]

export interface Box {
  x: number
  y: number
  w: number
  h: number
}

/** How the sheet lies: the whole, the land on it, and where names, pieces and enemies stand (in px). */
export interface Layout {
  w: number
  h: number
  land: Box
  /** middle of each province's pieces, and how wide they may be */
  spots: Point[]
  span: number
  /** enemy fields */
  fields: Box[]
  gdansk: Point
  kind: 'wide' | 'middle' | 'tall'
}

const west = 0.262
const east = 0.752

function spread(land: Box, ys: readonly number[], south = 0.012): Point[] {
  const xs = [west, east, east, west + south, west]
  return xs.map((x, i) => [land.x + x * land.w, land.y + ys[i]! * land.h] as const)
}

export function layout(w: number): Layout {
  if (w >= 860) {
    const side = Math.min(186, Math.max(158, w * 0.166))
    const land = { x: side + 14, y: 26, w: w - 2 * side - 28, h: 436 }
    const h = 556
    return {
      kind: 'wide',
      w,
      h,
      land,
      spots: spread(land, [0.23, 0.24, 0.71, 0.832, 0.525]),
      span: land.w * 0.46,
      fields: [
        { x: 4, y: 18, w: side, h: 124 },
        { x: w - side - 4, y: 50, w: side, h: 124 },
        { x: w - side - 4, y: 270, w: side, h: 124 },
        { x: side + 14 + land.w * 0.06, y: 474, w: 288, h: 80 },
        { x: 4, y: 172, w: side, h: 124 },
      ],
      gdansk: [land.x + 0.15 * land.w, land.y + 0.005 * land.h],
    }
  }
  const tall = w < 560
  const top = tall ? 128 : 132
  const rows = tall ? 500 : 440
  const land = { x: 4, y: top + 14, w: w - 8, h: rows }
  const half = (w - 12) / 2
  const third = (w - (tall ? 8 : 16)) / 3
  const y = top + rows + 34
  const wide = Math.min(half, 220)
  return {
    kind: tall ? 'tall' : 'middle',
    w,
    h: y + (tall ? 136 : 108),
    land,
    spots: spread(land, [0.222, 0.24, 0.7, 0.83, 0.525], 0.05),
    span: tall ? half - 2 : land.w * 0.46,
    fields: [
      { x: tall ? 2 : 40, y: 2, w: wide, h: top - 8 },
      { x: w - wide - (tall ? 2 : 30), y: 2, w: wide, h: top - 8 },
      { x: w - third, y, w: third, h: tall ? 130 : 102 },
      { x: third + (tall ? 4 : 8), y, w: third, h: tall ? 130 : 102 },
      { x: 0, y, w: third, h: tall ? 130 : 102 },
    ],
    gdansk: tall ? [land.x - 2, land.y - 2] : [land.x + 0.32 * land.w, land.y - 6],
  }
}

// --- drawing ---

/** Always the same small unevenness, so that borders look drawn and not ruled. */
function chance(seed: number): number {
  const x = Math.sin(seed * 127.1 + 11.7) * 43758.5453
  return x - Math.floor(x) - 0.5
}

/** A smooth line through points (Catmull-Rom), made a little uneven. Reversed points give the same line. */
export function smooth(points: readonly Point[], rough = 0): Point[] {
  const out: Point[] = []
  const at = (i: number) => points[Math.min(Math.max(i, 0), points.length - 1)]!
  const steps = 6
  for (let i = 0; i + 1 < points.length; i++) {
    const [p0, p1, p2, p3] = [at(i - 1), at(i), at(i + 1), at(i + 2)]
    for (let k = 0; k < steps; k++) {
      const t = k / steps
      const mix = (d: 0 | 1) =>
        0.5 *
        (2 * p1[d] +
          (p2[d] - p0[d]) * t +
          (2 * p0[d] - 5 * p1[d] + 4 * p2[d] - p3[d]) * t * t +
          (3 * p1[d] - p0[d] - 3 * p2[d] + p3[d]) * t * t * t)
      const [x, y] = [mix(0), mix(1)]
      // by place, not by order: both ways round, the same line
      const off = k === 0 ? 0 : rough
      out.push([
        x + off * chance(Math.round(x) * 0.37 + Math.round(y)),
        y + off * chance(Math.round(x) + Math.round(y) * 0.73),
      ])
    }
  }
  out.push(at(points.length - 1))
  return out
}

const written = (points: readonly Point[]): string =>
  points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')

export interface Drawing {
  provinces: string[]
  borders: string[]
  outline: string
  coast: string
  baltic: string
  euxine: string
  rivers: string[]
}

export function draw({ land }: Layout): Drawing {
  const to = ([x, y]: Point): Point => [land.x + (x * land.w) / 1000, land.y + (y * land.h) / 1000]
  const lines = new Map(Object.entries(arcs).map(([id, points]) => [id, smooth(points.map(to), 5)]))
  const walk = (id: string) => (id.startsWith('-') ? [...lines.get(id.slice(1))!].reverse() : lines.get(id)!)
  const ring = (ids: string[]) => `M${written(ids.flatMap(walk))}Z`
  const line = (points: readonly Point[], rough = 5) => `M${written(smooth(points.map(to), rough))}`
  return {
    provinces: rings.map(ring),
    borders: ['bc', 'ch', 'cf', 'de', 'fe', 'eg', 'fi'].map((id) => `M${written(lines.get(id)!)}`),
    outline: ring(['ah', 'hi', 'ig', '-dg', '-bd', '-ab']),
    coast: `M${written(lines.get('ah')!)}`,
    baltic: `${line(baltic)}Z`,
    euxine: `${line(euxine)}Z`,
    rivers: rivers.map((points) => line(points, 3)),
  }
}

/** From the edge of one box towards a point: where an arrow begins and ends. */
export function between(box: Box, goal: Point, reach: number): [Point, Point] {
  const [cx, cy] = [box.x + box.w / 2, box.y + box.h / 2]
  const [dx, dy] = [goal[0] - cx, goal[1] - cy]
  const out = Math.min(box.w / 2 / Math.max(Math.abs(dx), 0.01), box.h / 2 / Math.max(Math.abs(dy), 0.01))
  return towards([cx + dx * out, cy + dy * out], goal, reach)
}

/** From a point towards another, so far. */
export function towards(from: Point, goal: Point, reach: number): [Point, Point] {
  const length = Math.hypot(goal[0] - from[0], goal[1] - from[1]) || 1
  const k = Math.min(1, reach / length)
  return [from, [from[0] + (goal[0] - from[0]) * k, from[1] + (goal[1] - from[1]) * k]]
}

/** An engraved arrow as an outline; `width` at its foot. */
export function arrow([x1, y1]: Point, [x2, y2]: Point, width: number): string {
  const length = Math.hypot(x2 - x1, y2 - y1) || 1
  const [ux, uy] = [(x2 - x1) / length, (y2 - y1) / length]
  const head = Math.min(length * 0.6, width * 0.9 + 8)
  const at = (along: number, aside: number) =>
    `${(x1 + ux * along - uy * aside).toFixed(1)} ${(y1 + uy * along + ux * aside).toFixed(1)}`
  const [w, n] = [width / 2, width * 0.36]
  return `M${at(0, w)}L${at(length - head, n)}L${at(length - head, w + 4)}L${at(length, 0)}L${at(length - head, -w - 4)}L${at(length - head, -n)}L${at(0, -w)}Z`
}
