// What rules are called, for links: asked for once for each game and language, a while after the first link was drawn.

import { api } from './api'
import { settings } from './settings.svelte'

export interface Titles {
  chapters: string[]
  titles: Record<string, string>
}

const LATER = 2500 // ms: the first load has better things to fetch

let known = $state.raw<Record<string, Titles>>({})
const asked = new Set<string>()

/** The titles of a game in the reader's language; null until they have come. */
export function titlesOf(game: string): Titles | null {
  return known[`${settings.lang} ${game}`] ?? null
}

/** A link is shown: its name is wanted once the page has nothing better to do; at once by somebody who opened what is
 * made of them. */
export function wantTitles(game: string, atOnce = false): void {
  const lang = settings.lang
  const key = `${lang} ${game}`
  if ((!atOnce && asked.has(key)) || known[key]) return
  asked.add(key)
  const ask = () => {
    if (known[key]) return
    api
      .titles(game, lang)
      .then((found) => (known = { ...known, [key]: found }))
      .catch(() => asked.delete(key))
  }
  if (atOnce) ask()
  else setTimeout(ask, LATER)
}
