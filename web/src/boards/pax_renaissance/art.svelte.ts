// Vignettes are fetched after the board: a card is readable without them.

import type { vignettes } from './drawings'

class Art {
  vignettes = $state.raw<typeof vignettes | null>(null)

  constructor() {
    import('./drawings').then((m) => (this.vignettes = m.vignettes)).catch(() => {}) // then cards stay plain
  }
}

export const art = new Art()
