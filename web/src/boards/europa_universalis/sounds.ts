// What is heard of which lines of the chronicle, by their keys.

import type { Sounds } from '../../lib/types'

export const sounds: Sounds = {
  card: ['card', 'event', 'idea', 'milestone', 'mission', 'picked_card', 'discarded', 'displayed'],
  coins: ['income', 'trade_income', 'paid', 'sold', 'loan', 'repaid', 'interest', 'ransom', 'recruited'],
  dice: ['battle_dice', 'charge_dice', 'rebel_dice', 'imperial_die'],
}
