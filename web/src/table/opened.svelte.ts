// What somebody has opened beside the table or over it: a tab, a rule, the sheet about a thing, why not, a hint, help.

import { tick } from 'svelte'
import type { Option } from '../lib/types'
import { focusSoon } from './keys'
import type { Tab } from './Side.svelte'
import type { Sitting } from './sitting.svelte'

export class Opened {
  tab = $state<Tab>('chronicle')
  drawn = $state(false) // on a phone: chronicle, rules, talk over the board
  asking = $state(0) // how high the question is: what is drawn up ends there
  heard = $state(0) // lines of the talk
  rule = $state.raw<{ id: string; n: number }>({ id: '', n: 0 })
  why = $state(false)
  help = $state(false)
  rewinding = $state(false)
  hinting = $state(false) // a hint was asked for
  advised = $state.raw<Option | null>(null) // what it recommends
  thing = $state<string | null>(null) // that somebody wants to know more of; '': one is still to be named
  touched = $state.raw<string[]>([]) // the elements of the board at which it was touched: what is barred there is told too
  resting = $state.raw<{ of: string; on: Element } | null>(null) // under the mouse
  resultSeen = $state(false)
  #sitting: Sitting
  #makeRoom: () => void

  /** `makeRoom`: the list of answers folds, on a phone. */
  constructor(sitting: Sitting, makeRoom: () => void) {
    this.#sitting = sitting
    this.#makeRoom = makeRoom
    $effect(() => {
      if (this.why) sitting.conn?.want('barred', true) // what a rule forbids comes when somebody looks at it
    })
  }

  /** Another question. */
  begin(): void {
    this.why = false
    this.resting = null
    this.hinting = false
  }

  openRule(wanted: string): void {
    this.rule = { id: wanted, n: this.rule.n + 1 }
    this.tab = 'rules'
    this.why = false
    this.thing = null
    if (!matchMedia('(max-width: 860px)').matches) return
    this.#makeRoom()
    document.getElementById('side')?.scrollIntoView({ block: 'start' })
  }

  findRule(): void {
    this.tab = 'rules'
    void focusSoon('#rule-search')
  }

  toChronicle(): void {
    this.tab = 'chronicle'
    this.#makeRoom()
    document.getElementById('side')?.scrollIntoView({ block: 'start' })
    document.getElementById('side-panel')?.focus({ preventScroll: true })
  }

  /** The sheet about a thing: at the elements where it was touched, with what may be done there and what may not. */
  tell(wanted: string, elements: string[] = []): void {
    this.resting = null
    this.thing = wanted
    this.touched = elements
    if (this.#sitting.decision?.bars) this.#sitting.conn?.want('barred', true)
  }

  rest(of: string | null, on: Element | null): void {
    const more = document.querySelector('[data-detail]') // the board tells more itself
    this.resting = of && on && this.thing === null && !more ? { of, on } : null
  }

  askWhy(): void {
    if (this.#sitting.decision?.bars) this.why = true
  }

  hint(): void {
    const { conn, decision, doc } = this.#sitting
    if (!decision || decision.options.length < 2 || doc?.lesson) return
    if (doc?.rated) conn!.trouble = { code: 'no_hints', detail: '' }
    else {
      this.hinting = true
      this.#makeRoom()
    }
  }

  /** The result comes into view when the game ends. */
  toResult(): void {
    if (!this.resultSeen) void tick().then(() => scrollTo({ top: 0, behavior: 'instant' }))
  }
}
