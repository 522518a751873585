// Canonical JSON and its fingerprint, letter for letter as Python's
// json.dumps(doc, sort_keys=True, separators=(",", ":"), ensure_ascii=False).

import type { Json } from './types'

function byCodePoint(a: string, b: string): number {
  const x = [...a]
  const y = [...b]
  for (let i = 0; i < x.length && i < y.length; i++) {
    const d = (x[i] as string).codePointAt(0)! - (y[i] as string).codePointAt(0)!
    if (d) return d
  }
  return x.length - y.length
}

/** Python sorts by code point, JavaScript by UTF-16 unit: they differ only beyond the basic plane. */
function sorted(keys: string[]): string[] {
  return keys.some((k) => /[\ud800-\uffff]/.test(k)) ? keys.sort(byCodePoint) : keys.sort()
}

export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  if (value !== null && typeof value === 'object') {
    const entries = value as Record<string, Json>
    return `{${sorted(Object.keys(entries))
      .map((k) => `${JSON.stringify(k)}:${canonical(entries[k])}`)
      .join(',')}}`
  }
  return JSON.stringify(value ?? null)
}

/** The first 24 hex digits of SHA-256; over plain http, where the browser keeps its own to itself, by ours. */
export const fingerprint = (value: unknown): Promise<string> => digest(canonical(value))

/** The fingerprint after a change: of the one before it and of the operations. */
export const chained = (before: string, ops: unknown): Promise<string> => digest(before + canonical(ops))

async function digest(text: string): Promise<string> {
  const bytes = new TextEncoder().encode(text)
  const digest = globalThis.crypto?.subtle
    ? new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
    : (await import('./sha256')).sha256(bytes)
  return [...digest]
    .map((b) => b.toString(16).padStart(2, '0'))
    .join('')
    .slice(0, 24)
}
