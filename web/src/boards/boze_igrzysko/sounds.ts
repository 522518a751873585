// What is heard of which lines of the chronicle, by their keys.

import type { Sounds } from '../../lib/types'

export const sounds: Sounds = {
  coins: ['income', 'bid', 'gdansk', 'treaty', 'raised', 'built', 'luxury'],
  dice: ['events-roll', 'invasion-roll', 'volley', 'treaty-failed'],
}
