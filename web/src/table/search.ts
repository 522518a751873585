// Finding rules: every word must occur; accents and case do not matter. And where printed values come from.

import { plain } from '../lib/narrow'
import type { Content, Fact, Lang, Rule } from '../lib/types'

export function findRules(rules: Rule[], search: string, lang: Lang): Rule[] {
  const words = plain(search).split(/\s+/).filter(Boolean)
  if (!words.length) return rules
  const score = (rule: Rule): number => {
    const id = plain(rule.id)
    const title = plain(rule.title[lang])
    const all = plain(
      [rule.id, rule.title.en, rule.title.pl, rule.text.en, rule.text.pl, ...(rule.notes?.[lang] ?? [])].join(' '),
    )
    if (!words.every((w) => all.includes(w))) return 0
    return 1 + words.reduce((n, w) => n + (id === w ? 8 : id.includes(w) ? 4 : 0) + (title.includes(w) ? 3 : 0), 0)
  }
  return rules
    .map((rule, i) => ({ rule, i, s: score(rule) }))
    .filter((x) => x.s)
    .sort((a, b) => b.s - a.s || a.i - b.i)
    .map((x) => x.rule)
}

/** What a source is called in the reader's language; a number of a chapter, or the table's own word, needs no other. */
export function sourceIn(sources: Content['sources'], fact: Fact, lang: Lang): string {
  return sources?.[lang]?.[fact.source] ?? fact.source
}
