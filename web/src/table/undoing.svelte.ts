// Taking back: the last answer, or one after the other to before one of the action at hand, as far as the rules allow.

import type { Sitting } from './sitting.svelte'

export class Undoing {
  #sitting: Sitting
  #to = $state<number | null>(null)

  constructor(sitting: Sitting) {
    this.#sitting = sitting
    $effect(() => {
      const { conn, doc, looking } = sitting
      if (this.#to === null || !doc || !conn || conn.sending) return
      if (doc.at <= this.#to || looking === null || !this.#allowed || conn.trouble) this.#to = null
      else conn.undo(looking)
    })
  }

  get #allowed(): boolean {
    return this.#sitting.doc?.undo?.[String(this.#sitting.looking)] === null
  }

  undo(): void {
    const { conn, looking } = this.#sitting
    if (conn && looking !== null && this.#allowed && !conn.sending) conn.undo(looking)
  }

  back(at: number): void {
    if (this.#sitting.conn) this.#sitting.conn.trouble = null
    this.#to = at
  }
}
