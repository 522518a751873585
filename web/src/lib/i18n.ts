// Words of the client itself. Everything about a game comes from the server, in the same language.

import type { en } from './text/en'
import type { Lang } from './types'

export type Plural = { one: string; few?: string; many?: string; other: string }
export type Entry = string | Plural
export type Key = keyof typeof en
export type Args = Record<string, string | number>

const files: Record<Lang, () => Promise<Record<Key, Entry>>> = {
  en: async () => (await import('./text/en')).en,
  pl: async () => (await import('./text/pl')).pl,
}
const texts: Partial<Record<Lang, Record<Key, Entry>>> = {}

/** Fetches the words of a language, before anything is said in it. */
export async function learn(lang: Lang): Promise<void> {
  texts[lang] ??= await files[lang]()
}

/** Whether there are words of ours for what the server names. */
export function isKey(key: string): key is Key {
  return Object.values(texts).some((known) => key in known)
}

const rules: Record<Lang, Intl.PluralRules> = { en: new Intl.PluralRules('en'), pl: new Intl.PluralRules('pl') }

export function translate(lang: Lang, key: Key, args: Args = {}): string {
  const entry = texts[lang]?.[key]
  if (entry === undefined) return key
  let text: string
  if (typeof entry === 'string') text = entry
  else {
    const form = rules[lang].select(Number(args['n'] ?? 0)) as keyof Plural
    text = entry[form] ?? entry.other
  }
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => (name in args ? String(args[name]) : whole))
}

/** A number with a real minus sign. */
export const minus = (n: number): string => String(n).replace('-', '−')

/** Time that has passed since a moment, in words. */
export function ago(lang: Lang, when: string | number | null | undefined, now = Date.now()): string {
  if (when === null || when === undefined) return ''
  const time =
    typeof when === 'number'
      ? when < 1e12
        ? when * 1000
        : when
      : Date.parse(/[zZ]|[+-]\d\d:?\d\d$/.test(when) ? when : `${when}Z`)
  if (Number.isNaN(time)) return ''
  const seconds = Math.round((time - now) / 1000)
  const units: [Intl.RelativeTimeFormatUnit, number][] = [
    ['day', 86400],
    ['hour', 3600],
    ['minute', 60],
  ]
  const format = new Intl.RelativeTimeFormat(lang, { numeric: 'auto' })
  for (const [unit, size] of units)
    if (Math.abs(seconds) >= size) return format.format(Math.trunc(seconds / size), unit)
  return translate(lang, 'now')
}

/** A length of time in words, as one says it: 90 s is a minute and a half. */
export function span(lang: Lang, seconds: number): string {
  const units = [
    ['day', 86400],
    ['hour', 3600],
    ['minute', 60],
    ['second', 1],
  ] as const
  const [unit, size] = units.find(([, s]) => seconds >= s) ?? units[3]
  return new Intl.NumberFormat(lang, { style: 'unit', unit, unitDisplay: 'long', maximumFractionDigits: 1 }).format(
    seconds / size,
  )
}

export function duration(seconds: number): string {
  const s = Math.max(0, Math.round(seconds))
  const days = Math.floor(s / 86400)
  const hours = Math.floor((s % 86400) / 3600)
  const minutes = Math.floor((s % 3600) / 60)
  const two = (n: number) => String(n).padStart(2, '0')
  if (days) return `${days} d ${hours} h`
  return hours ? `${hours}:${two(minutes)}:${two(s % 60)}` : `${minutes}:${two(s % 60)}`
}
