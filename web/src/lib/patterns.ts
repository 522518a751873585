// Tables of dotted paths in which * stands for one step: which entry covers a value. A path covers what is at it and
// below it; the most specific one counts: the longest, then the one with the fewest stars, then the first. The server
// does the same (src/regnum/patterns.py); both are held to tests/patterns.json.

type Pattern<E> = [steps: string[], entry: E]

/** Every value that is no table itself, with its path and the entry that covers it. */
export function covered<E>(
  data: object,
  table: Record<string, E>,
): [path: string, value: unknown, entry: E | undefined][] {
  const out: [string, unknown, E | undefined][] = []
  // `open`: the patterns that fit the path so far
  function walk(data: object, path: string, open: Pattern<E>[], above: E | undefined): void {
    for (const [key, value] of Object.entries(data)) {
      let [going, entry, depth] = [open, above, path.split('.').length - 1]
      for (const step of key.split('.')) {
        going = going.filter(([steps]) => steps[depth] === step || steps[depth] === '*')
        depth++
        const end = going.find(([steps]) => steps.length === depth)
        if (end) entry = end[1]
      }
      if (value instanceof Object && !Array.isArray(value)) walk(value, `${path}${key}.`, going, entry)
      else out.push([path + key, value, entry])
    }
  }
  const stars = ([steps]: Pattern<E>) => steps.filter((step) => step === '*').length
  const patterns = Object.entries(table).map(([path, entry]): Pattern<E> => [path.split('.'), entry])
  walk(
    data,
    '',
    patterns.sort((a, b) => stars(a) - stars(b)),
    undefined,
  )
  return out
}
