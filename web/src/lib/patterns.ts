// Tables of dotted paths in which * stands for one step: which entry covers a value. A path covers what is at it and
// below it; the most specific one counts: the longest, then the one with the fewest stars, then the first. The server
// does the same (src/regnum/patterns.py); both are held to tests/patterns.json.

interface Branch<E> {
  below: Map<string, Branch<E>>
  entry?: E
  /** the lower, the more it counts */
  rank: number
}

type Way<E> = { here: Branch<E>[]; entry: E | undefined }

const branch = <E>(): Branch<E> => ({ below: new Map(), rank: Infinity })

function branches<E>(table: Record<string, E>): Branch<E> {
  const root = branch<E>()
  const stars = (path: string) => path.split('.').filter((step) => step === '*').length
  const sorted = Object.entries(table).sort(([a], [b]) => stars(a) - stars(b))
  sorted.forEach(([path, entry], rank) => {
    let at = root
    for (const step of path.split('.')) {
      let next = at.below.get(step)
      if (!next) at.below.set(step, (next = branch()))
      at = next
    }
    Object.assign(at, { entry, rank })
  })
  return root
}

/** One key further; a key with dots in it is several steps. */
function onward<E>({ here, entry }: Way<E>, key: string): Way<E> {
  for (const step of key.split('.')) {
    here = here.flatMap(({ below }) => [below.get(step), below.get('*')].filter((found) => found !== undefined))
    let best = Infinity
    for (const found of here) if (found.rank < best) [best, entry] = [found.rank, found.entry]
  }
  return { here, entry }
}

/** A function that finds the entry that covers a path. */
export function covering<E>(table: Record<string, E>): (path: string) => E | undefined {
  const root = branches(table)
  return (path) => onward({ here: [root], entry: undefined }, path).entry
}

/** Every value that is no table itself, with its path and the entry that covers it. */
export function covered<E>(data: Record<string, unknown>, table: Record<string, E>): [path: string, value: unknown, entry: E | undefined][] {
  const out: [string, unknown, E | undefined][] = []
  function walk(data: Record<string, unknown>, path: string, way: Way<E>): void {
    for (const [key, value] of Object.entries(data)) {
      const below = way.here.length ? onward(way, key) : way
      if (value !== null && typeof value === 'object' && !Array.isArray(value)) walk(value as Record<string, unknown>, `${path}${key}.`, below)
      else out.push([path + key, value, below.entry])
    }
  }
  walk(data, '', { here: [branches(table)], entry: undefined })
  return out
}
