// From clicked elements to an option. Knows options and what they touch, nothing else.

import type { Barred, Decision, Option } from './types'

/** Element id → options that touch it. */
export function legalMap(options: Option[]): Map<string, string[]> {
  const map = new Map<string, string[]>()
  for (const option of options)
    for (const id of new Set(option.touches)) {
      const known = map.get(id)
      if (known) known.push(option.id)
      else map.set(id, [option.id])
    }
  return map
}

/** Options that touch everything picked. */
export function narrow(options: Option[], picked: Iterable<string>): Option[] {
  const wanted = [...picked]
  return options.filter((o) => wanted.every((id) => o.touches.includes(id)))
}

/** Accents and case do not matter when people search. */
export function plain(text: string): string {
  return text.toLowerCase().replaceAll('ł', 'l').normalize('NFD').replace(/\p{M}/gu, '')
}

/** Options that say all the words somebody looks for. */
export function matching(options: Option[], search: string): Option[] {
  const wanted = plain(search).split(/\s+/).filter(Boolean)
  return wanted.length ? options.filter((o) => wanted.every((w) => plain(o.text).includes(w))) : options
}

export type Step = { picked: string[]; left: Option[]; single: Option | null }

/** A further click: adds the element, or takes it back if it was picked; starts anew if nothing would be left. */
export function pick(options: Option[], picked: string[], id: string): Step {
  let next = picked.includes(id) ? picked.filter((x) => x !== id) : [...picked, id]
  let left = narrow(options, next)
  if (!left.length) {
    next = [id]
    left = narrow(options, next)
  }
  const first = left[0]
  return { picked: next, left, single: next.length && left.length === 1 && first ? first : null }
}

export type Group = { verb: string; label: string; options: Option[] }

/** Options with the same verb together, in the order in which verbs first occur. */
export function groups(options: Option[]): Group[] {
  const found = new Map<string, Group>()
  for (const option of options) {
    const verb = option.verb ?? String(option.parts?.[0] ?? '')
    const group = found.get(verb)
    if (group) group.options.push(option)
    else found.set(verb, { verb, label: option.label ?? '', options: [option] })
  }
  return [...found.values()]
}

/** Answers that begin alike, and how each of them ends. */
export type Fan = { lead: string; options: Option[]; ends: string[] }

/** Many answers that are pairs of something, by what their texts begin with: “Move a cube from Prussia” and then “to
 *  Lithuania”, “to Ukraine”. Null where they say more than that, or too few begin alike. */
export function fans(options: Option[], many: number): Fan[] | null {
  if (options.length <= many || options.some((o) => o.parts.length < 2 || o.notes?.length)) return null
  const runs: Option[][] = []
  for (const option of options) {
    const run = runs.at(-1)
    if (run?.[0]!.parts[0] === option.parts[0]) run!.push(option)
    else runs.push([option])
  }
  const found = runs.map((run) => {
    const texts = run.map((o) => o.text.split(' '))
    const same = texts[0]!.findIndex((word, i) => texts.some((text) => text[i] !== word))
    const cut = run.length > 1 ? same : -1
    return {
      lead: texts[0]!.slice(0, Math.max(0, cut)).join(' '),
      options: run,
      ends: texts.map((t) => t.slice(cut).join(' ')),
    }
  })
  return found.every((fan) => fan.lead && fan.ends.every(Boolean)) ? found : null
}

// 1–9, then letters; u, w, h, c, r and ? have their own meaning.
const KEYS = '123456789abdefgijklmnopqstvxyz'

export function keyOf(index: number): string {
  return KEYS[index] ?? ''
}

export function indexOfKey(key: string): number {
  return key.length === 1 ? KEYS.indexOf(key) : -1
}

/** What is barred and has to do with an element: by what it touches, or else by the parts of its id. */
export function barredAt(decision: Decision | null, id: string): Barred[] {
  if (!decision?.barred) return []
  const tail = id.slice(id.indexOf(':') + 1)
  const kind = id.slice(0, Math.max(0, id.indexOf(':')))
  return decision.barred.filter((b) => {
    if (b.touches?.length) return b.touches.includes(id)
    const parts = b.id.split(':')
    return parts.includes(tail) || (tail === 'own' && parts.includes(kind))
  })
}
