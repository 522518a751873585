// Where the values that are printed come from: a pattern of paths tells it, unless they are the table's own.

import { covered } from './patterns'
import type { Content, Fact } from './types'

const lists = new WeakMap<Content, Map<string, Fact>>()

/** Every value by its path, and where it comes from. */
export function factsOf(content: Content): Map<string, Fact> {
  let facts = lists.get(content)
  if (!facts) {
    facts = new Map(
      covered(content.data, content.provenance).map(([path, value, known]) => [
        path,
        { kind: '', source: '', ...known, path, value },
      ]),
    )
    for (const path of content.own) Object.assign(facts.get(path) ?? {}, { kind: 'override', source: '' })
    lists.set(content, facts)
  }
  return facts
}
