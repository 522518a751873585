// What is heard of which lines of the chronicle, by their keys.

import type { Sounds } from '../../lib/types'

export const sounds: Sounds = {
  card: ['swapped', 'start-cards', 'refilled', 'discarded', 'activated'],
  coins: ['paid', 'gained'],
}
