// Changes of a document: ["set", path, value], ["del", path], ["app", path, items], ["cut", path, n].
// Keys of a path are joined by dots; in a key "~1" stands for a dot and "~0" for "~".
// Nothing is changed in place: what is untouched stays the same object.

export type Op = [string, string, unknown?]

export class BadOp extends Error {}

export function steps(path: string): string[] {
  return path === '' ? [] : path.split('.').map((k) => k.replaceAll('~1', '.').replaceAll('~0', '~'))
}

const GONE = Symbol()

function change(node: unknown, path: string[], act: (old: unknown) => unknown): unknown {
  if (!path.length) return act(node)
  const [key, ...rest] = path as [string, ...string[]]
  if (node === null || typeof node !== 'object') throw new BadOp(`nothing to hold "${key}"`)
  if (Array.isArray(node)) {
    const index = Number(key)
    if (!Number.isInteger(index) || index < 0 || index > node.length) throw new BadOp(`no entry ${key}`)
    const made = change(node[index], rest, act)
    const copy = node.slice()
    if (made === GONE) copy.splice(index, 1)
    else copy[index] = made
    return copy
  }
  const old = node as Record<string, unknown>
  if (rest.length && !Object.hasOwn(old, key)) throw new BadOp(`no key ${key}`)
  const made = change(old[key], rest, act)
  const copy = { ...old }
  if (made === GONE) delete copy[key]
  else copy[key] = made
  return copy
}

function list(value: unknown, path: string): unknown[] {
  if (!Array.isArray(value)) throw new BadOp(`no list at ${path}`)
  return value
}

export function applyOps<T>(doc: T, ops: Op[]): T {
  let out: unknown = doc
  for (const [verb, path, value] of ops) {
    const where = steps(path)
    if (verb === 'set') out = change(out, where, () => value)
    else if (verb === 'del') out = change(out, where, () => GONE)
    else if (verb === 'app') out = change(out, where, (old) => [...list(old, path), ...list(value, path)])
    else if (verb === 'cut') out = change(out, where, (old) => list(old, path).slice(value as number))
    else throw new BadOp(`unknown change ${verb}`)
  }
  return out as T
}
