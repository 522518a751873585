// Finding rules by several words, in whatever form; accents and case do not matter. And where printed values come from.

import { plain } from '../lib/narrow'
import type { Content, Fact, Lang, Rule } from '../lib/types'

/** A word as somebody types it, "concessions" or "koncesje", stands for its other forms too: its first two thirds. */
function formsOf(word: string): RegExp | null {
  const stem = word.slice(0, Math.max(4, word.length - Math.floor(word.length / 3)))
  return /^[a-z]{5,}$/.test(word) ? new RegExp(`(^|[^a-z])${stem}`) : null
}

/** The rules with all the words, those with the very words and in the title first; where none has all of them, the rules
 * that have the most. */
export function findRules(rules: Rule[], search: string, lang: Lang): Rule[] {
  const words = plain(search).split(/\s+/).filter(Boolean)
  if (!words.length) return rules
  const forms = words.map(formsOf)
  const found = rules.map((rule, i) => {
    const id = plain(rule.id)
    const title = plain(rule.title[lang])
    const all = plain(
      [rule.id, rule.title.en, rule.title.pl, rule.text.en, rule.text.pl, ...(rule.notes?.[lang] ?? [])].join(' '),
    )
    let [had, worth] = [0, 0]
    words.forEach((w, n) => {
      const exact = all.includes(w)
      if (!exact && !forms[n]?.test(all)) return
      had++
      worth += (exact ? 1 : 0) + (id === w ? 8 : id.includes(w) ? 4 : 0)
      worth += title.includes(w) ? 3 : forms[n]?.test(title) ? 2 : 0
    })
    return { rule, i, had, worth }
  })
  const most = Math.max(...found.map((x) => x.had))
  return found
    .filter((x) => x.had && x.had === most)
    .sort((a, b) => b.worth - a.worth || a.i - b.i)
    .map((x) => x.rule)
}

/** What a source is called in the reader's language; a number of a chapter, or the table's own word, needs no other. */
export function sourceIn(sources: Content['sources'], fact: Fact, lang: Lang): string {
  return sources?.[lang]?.[fact.source] ?? fact.source
}
