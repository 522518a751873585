// What the server tells of things: kept for as long as the table stands as it did, so that pointing again asks nothing.

import type { api } from '../lib/api'
import type { Decision, Doc, Panel } from '../lib/types'

const known = new Map<string, Promise<Panel[]>>()
let position = ''

type Api = Pick<typeof api, 'details'>

/** `wanted`: the id of a thing, or an element of the board. */
export function about(from: Api, doc: Doc, wanted: string, lang: string): Promise<Panel[]> {
  const here = `${doc.table} ${doc.version} ${doc.at} ${doc.seat} ${lang}`
  if (here !== position) {
    known.clear()
    position = here
  }
  let found = known.get(wanted)
  if (!found) {
    found = from.details(doc.table, wanted, doc.seat, lang)
    known.set(wanted, found)
  }
  return found
}

/** The elements of a question that a thing stands for: `card-harvest` is every `card:harvest.…`. */
export function elementsOf(thing: string, decision: Decision | null): string[] {
  if (thing.includes(':')) return [thing]
  const cut = thing.indexOf('-')
  const [kind, name] = [thing.slice(0, cut), thing.slice(cut + 1)]
  const all = new Set(
    (decision?.options ?? []).concat((decision?.barred ?? []) as never[]).flatMap((o) => o.touches ?? []),
  )
  const wanted = `${kind}:${name}`
  return [...all].filter((x) => x === wanted || x.startsWith(`${wanted}.`) || x.startsWith(`${name}:`) || x === name)
}
