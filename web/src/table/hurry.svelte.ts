// Little time is left, and what happens then: shown, and said once.

import { untrack } from 'svelte'
import { duration } from '../lib/i18n'
import { t } from '../lib/session.svelte'
import type { Clock } from '../lib/types'
import { isLow, timeLeft } from './clock'

export class Hurry {
  text = $state('')
  #warned: number | null = null // the moment we have warned of already

  /** Looks at a clock every second until it is told to stop. `whole`: what there was to begin with, in ms. */
  watch(clock: Clock | null, whole: number, now: () => number, warn: (text: string) => void): (() => void) | undefined {
    this.text = ''
    if (!clock || clock.deadline === null) return undefined
    const look = () => {
      this.text = ''
      if (!isLow(clock, whole, now())) return
      this.text = t('clock.low', {
        time: duration(timeLeft(clock, now())! / 1000),
        then: t(`clock.timeout.${clock.on_timeout}`),
      })
      if (this.#warned === clock.deadline) return
      this.#warned = clock.deadline
      warn(this.text)
    }
    untrack(look)
    const timer = setInterval(look, 1000)
    return () => clearInterval(timer)
  }
}
