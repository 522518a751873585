// The board of Europa Universalis: a ribbon, the map, and the sheets around it. Battles have a stage of their own.

export { default } from './Board.svelte'

export const covers = ['*']
/** The course of a battle is on its stage, not among the moves that are shown one by one. */
export const moves = {
  without: [
    'battle_dice',
    'charge_dice',
    'units_lost',
    'band_lost',
    'ships_sunk',
    'ship_damaged',
    'wounded',
    'commander_dies',
  ],
  sounds: {
    card: ['card', 'event', 'idea', 'milestone', 'mission', 'picked_card', 'discarded', 'displayed'],
    coins: ['income', 'trade_income', 'paid', 'sold', 'loan', 'repaid', 'interest', 'ransom', 'recruited'],
    dice: ['battle_dice', 'charge_dice', 'rebel_dice', 'imperial_die'],
  },
}
