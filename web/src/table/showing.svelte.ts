// Others' moves, one by one, where the board shows them: how this game has them shown, and what is shown now. The bar
// that plays them is not needed to see the table, and comes after it.

import type { Line, MovesShown } from '../lib/types'
import { boardOf } from './boards'
import type { Moment } from './parade.svelte'
import type { Sitting } from './sitting.svelte'

export class Showing {
  how = $state.raw<MovesShown | null>(null)
  fills = $state(false) // on a phone the board takes all the room there is
  line = $state.raw<Line | null>(null)
  moment = $state.raw<Moment | null>(null) // the board shows the table as it was then
  Bar = $state.raw<typeof import('./Moves.svelte').default | null>(null)
  hold = $state(false) // not by itself now: the end of a lesson is read
  show = $state.raw<(() => void) | null>(null) // what there is to show, from its beginning
  seen = $state(-1) // the last line there was when the table was opened

  constructor(sitting: Sitting) {
    const fetch = (): void =>
      void import('./Moves.svelte').then(
        (found) => (this.Bar = found.default),
        () => {}, // the server is away: asked again with what it says next
      )
    $effect(() => {
      if (!this.how || this.Bar || !sitting.doc) return
      const last = sitting.doc.chronicle.at(-1)?.n ?? 0
      if (this.seen >= 0 && last > this.seen) fetch()
      else this.seen = last
      const timer = setTimeout(fetch, this.how.film ? 1000 : 3000) // a large map is still on its way
      return () => clearTimeout(timer)
    })
    const game = $derived(sitting.doc?.status === 'lobby' ? undefined : sitting.doc?.game)
    $effect(() => {
      if (!game) return
      void boardOf(game).then((found) => {
        this.how = found?.moves ?? null
        this.fills = found?.fills ?? false
      })
    })
  }
}
