// What is printed on cards and boards at a table. Tables that play with the same content share it.

import { api } from '../lib/api'
import type { Content, Fact } from '../lib/types'

/** Facts by their dotted paths as one tree. */
export function tree(facts: Fact[]): Content['data'] {
  const data: Content['data'] = {}
  for (const { path, value } of facts) {
    const steps = path.split('.')
    const last = steps.pop()!
    let at: any = data
    for (const step of steps) at = at[step] ??= {}
    at[last] = value
  }
  return data
}

const known = new Map<string, Promise<Content>>()

/** `mark`: the `content` of the table's document. */
export function contentOf(table: string, mark: string): Promise<Content> {
  let found = known.get(mark)
  if (!found) {
    found = api.tableContent(table).then((facts) => ({ data: tree(facts), facts }))
    found.catch(() => known.delete(mark))
    known.set(mark, found)
  }
  return found
}
