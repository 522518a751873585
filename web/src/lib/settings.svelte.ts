// The viewer's own settings, kept in this browser.

import { load, save } from './store'
import type { Lang } from './types'

export type Theme = 'system' | 'light' | 'dark'
export type Confirm = 'off' | 'end' | 'all'

function firstLanguage(): Lang {
  const known = load<Lang | null>('lang', null)
  if (known === 'en' || known === 'pl') return known
  return (globalThis.navigator?.language ?? 'en').toLowerCase().startsWith('pl') ? 'pl' : 'en'
}

const motion = globalThis.matchMedia?.('(prefers-reduced-motion: reduce)')

class Settings {
  lang = $state<Lang>(firstLanguage())
  theme = $state<Theme>(load('theme', 'system'))
  confirm = $state<Confirm>(load('confirm', 'end'))
  still = $state<boolean>(load('still', false)) // reduce motion whatever the system says
  plain = $state<boolean>(load('plain', false)) // panels instead of the board
  sound = $state<boolean>(load('sound', false))
  notify = $state<boolean>(load('notify', false)) // browser notifications
  name = $state<string>(load('name', ''))
  dark = $state(false) // as it is shown, whoever has chosen it
  #calm = $state(motion?.matches ?? false) // the system wants less motion

  constructor() {
    motion?.addEventListener('change', () => {
      this.#calm = motion.matches
      this.apply()
    })
  }

  set<K extends 'lang' | 'theme' | 'confirm' | 'still' | 'plain' | 'sound' | 'notify' | 'name'>(
    key: K,
    value: Settings[K],
  ): void {
    ;(this as Settings)[key] = value
    save(key, value)
    this.apply()
  }

  get reduced(): boolean {
    return this.still || this.#calm
  }

  /** Puts theme, language and motion on the page itself. */
  apply(): void {
    const root = document.documentElement
    const dark = (this.dark =
      this.theme === 'dark' || (this.theme === 'system' && matchMedia('(prefers-color-scheme: dark)').matches))
    root.dataset['theme'] = dark ? 'dark' : 'light'
    root.dataset['motion'] = this.reduced ? 'still' : 'free'
    root.lang = this.lang
  }
}

export const settings = new Settings()
