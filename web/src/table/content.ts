// What is printed on cards and boards at a table. Tables that play with the same content share it.

import { api } from '../lib/api'
import type { Content } from '../lib/types'

const known = new Map<string, Promise<Content>>()

/** `mark`: the `content` of the table's document. */
export function contentOf(table: string, mark: string): Promise<Content> {
  let found = known.get(mark)
  if (!found) {
    found = api.tableContent(table, true)
    found.catch(() => known.delete(mark))
    known.set(mark, found)
  }
  return found
}
