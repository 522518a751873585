// What the viewer is choosing: the elements picked so far, and an option that waits to be confirmed.

import { tick } from 'svelte'
import { counted, onlyNumbers } from '../lib/counts'
import { Lull } from '../lib/lull.svelte'
import { legalMap, matching, narrow, pick } from '../lib/narrow'
import { t } from '../lib/session.svelte'
import { settings } from '../lib/settings.svelte'
import type { Decision, Option } from '../lib/types'

const FEW = 3 // so many options are shown at once on a phone too

interface Around {
  decision: () => Decision | null
  /** an answer is on its way */
  sending: () => boolean
  send: (option: Option) => void
  say: (text: string) => void
  /** whether it may be given now; whoever says no says why */
  allow: (option: Option) => boolean
}

export class Choice {
  picked = $state.raw<string[]>([])
  clicks = $state(0)
  wanted = $state('') // only options that say this
  proposed = $state.raw<Option | null>(null)
  /** the list is open, on a phone */
  expanded = $state(false)
  lull = new Lull() // nothing is answered meanwhile, by whatever means
  #around: Around

  options = $derived.by(() => this.#around.decision()?.options ?? [])
  left = $derived(matching(narrow(this.options, this.picked), this.wanted))
  all = $derived(legalMap(this.options))
  legal = $derived.by(() =>
    this.#around.sending() || this.proposed ? new Map<string, string[]>() : legalMap(this.left),
  )
  chosen = $derived(new Set(this.proposed ? [...this.picked, ...this.proposed.touches] : this.picked))

  constructor(around: Around) {
    this.#around = around
  }

  /** Another question, or none. */
  begin(): void {
    this.clear()
    this.expanded = counted(this.options).length <= FEW
    if (this.#around.decision()) this.lull.begin()
  }

  clear(): void {
    this.picked = []
    this.proposed = null
    this.wanted = ''
  }

  pick(element: string): void {
    if (this.#around.sending() || !this.lull.over) return
    if (this.picked.includes(element) && onlyNumbers(this.left)) return this.#countOn()
    const step = pick(this.options, this.picked, element)
    this.picked = step.picked
    this.expanded = true
    if (step.single) this.choose(step.single)
    else if (onlyNumbers(step.left)) this.#countOn()
    else if (this.picked.length) this.#around.say(t('picked.left', { n: step.left.length }))
  }

  unpick(element: string): void {
    this.picked = this.picked.filter((x) => x !== element)
  }

  /** Only a number is open: a click on what is counted goes to the next one in the list or on the dial. */
  #countOn(): void {
    this.clicks++
    void tick().then(() => {
      const buttons = [...document.querySelectorAll<HTMLElement>('#prompt [data-option]')]
      if (buttons.length > 1)
        buttons[(buttons.indexOf(document.activeElement as HTMLElement) + 1) % buttons.length]!.focus()
    })
  }

  choose(option: Option): void {
    if (!this.#around.decision() || this.#around.sending() || !this.lull.over) return
    if (!this.#around.allow(option)) return this.clear()
    if (settings.confirm === 'all' || (settings.confirm === 'end' && option.final)) {
      this.proposed = option
      this.lull.begin()
      void tick().then(() => document.getElementById('confirm')?.focus())
    } else this.#around.send(option)
  }

  confirm(again = true): void {
    if (!this.proposed || !this.lull.over) return
    if (!again) settings.set('confirm', 'off')
    this.#around.send(this.proposed)
  }

  back(): void {
    if (this.proposed) this.lull.begin() // the options come back to where the button was
    this.clear()
  }
}
