// What is heard of which lines of the chronicle, by their keys.

import type { Sounds } from '../../lib/types'

export const sounds: Sounds = {
  card: ['bought', 'played', 'dealt', 'discarded', 'coronation'],
  coins: ['sold', 'fair', 'profit', 'earned', 'tax-paid', 'commerce', 'voted'],
}
