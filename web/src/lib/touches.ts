// What options touch: the wire has each element once, in the decision's `elements` (`$1` is the first part of an
// option after its verb), and in an option its places there. Whoever shows the document reads elements.

import type { Decision, Doc } from './types'

/** An option as it comes. */
type Sent = { id: string; touches?: (number | string)[] }

const read = new WeakMap<Decision, Decision>() // a decision that stays is read once

export function touched(elements: string[], option: Sent): string[] {
  const parts = option.id.split(':')
  const name = (piece: string) => (piece.startsWith('$') ? (parts[Number(piece.slice(1))] ?? piece) : piece)
  return (option.touches ?? []).map((place) =>
    typeof place === 'number' ? (elements[place] ?? '').split(':').map(name).join(':') : place,
  )
}

function whole(sent: Decision): Decision {
  const elements = sent.elements ?? []
  const options = sent.options.map((o) => ({ ...o, touches: touched(elements, o) }))
  const barred = sent.barred?.map((o) => ({ ...o, touches: touched(elements, o) })) ?? null
  return { ...sent, options, barred }
}

/** The document as the client shows it; what came over the wire stays as it is, for changes to be applied to it. */
export function resolved(doc: Doc): Doc {
  if (!doc.decisions.length) return doc
  const decisions = doc.decisions.map((sent) => {
    const known = read.get(sent) ?? whole(sent)
    read.set(sent, known)
    return known
  })
  return { ...doc, decisions }
}
