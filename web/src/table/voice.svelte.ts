// Says aloud what happens: for those who hear the page, for those who look elsewhere, and in the title of the window.

import { tick } from 'svelte'
import { session, t } from '../lib/session.svelte'
import { settings } from '../lib/settings.svelte'
import type { Decision, Doc } from '../lib/types'
import { notice } from './attention'

export class Voice {
  said = $state('') // the live region
  #line = -1
  #prompt = ''
  #mine = false

  announce(text: string): void {
    this.said = ''
    void tick().then(() => (this.said = text))
  }

  /** The table as it is now; what is new since the last time is said. */
  follow(doc: Doc, decision: Decision | null): void {
    const opened = this.#line >= 0
    const fresh = doc.chronicle.filter((l) => opened && l.n > this.#line).map((l) => l.text)
    this.#line = doc.chronicle.at(-1)?.n ?? this.#line
    const prompt = decision?.prompt ?? ''
    const parts = fresh.slice(-4)
    if (prompt && prompt !== this.#prompt) parts.push(t('prompt.yours', { prompt, n: decision?.options.length ?? 0 }))
    this.#prompt = prompt
    if (parts.length) this.announce(parts.join(' '))
    const title = doc.title || session.title(doc.game)
    const mine = decision !== null
    if (mine && !this.#mine) {
      if (settings.sound && opened) void import('./sounds').then(({ play }) => play('turn'))
      if (settings.notify && document.hidden) notice(t('notice.title'), `${title}: ${prompt}`, doc.table)
    }
    this.#mine = mine
    document.title = `${mine ? '● ' : ''}${title} · Regnum`
  }
}
