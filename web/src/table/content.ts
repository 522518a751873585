// What is printed on cards and boards at a table. Tables that play with the same content share it.

import { api } from '../lib/api'
import { covered, covering } from '../lib/patterns'
import type { Content, Fact, Known } from '../lib/types'

const known = new Map<string, Promise<Content>>()

/** `mark`: the `content` of the table's document. */
export function contentOf(table: string, mark: string): Promise<Content> {
  let found = known.get(mark)
  if (!found) {
    found = api.tableContent(table)
    found.catch(() => known.delete(mark))
    known.set(mark, found)
  }
  return found
}

const own: Known = { kind: 'override', source: '' }
const finders = new WeakMap<Content, (path: string) => Known | undefined>()

/** Where the value at a path comes from. */
export function provenanceOf(content: Content, path: string): Known | undefined {
  let find = finders.get(content)
  if (!find) finders.set(content, (find = covering(content.provenance)))
  return content.own.includes(path) ? own : find(path)
}

const lists = new WeakMap<Content, Fact[]>()

/** Every value with its path and where it comes from. */
export function factsOf(content: Content): Fact[] {
  let facts = lists.get(content)
  if (!facts) {
    const replaced = new Set(content.own)
    facts = covered(content.data, content.provenance).map(([path, value, entry]) => ({ path, value, ...(replaced.has(path) ? own : (entry ?? { kind: '', source: '' })) }))
    lists.set(content, facts)
  }
  return facts
}
