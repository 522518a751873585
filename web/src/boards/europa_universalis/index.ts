// The board of Europa Universalis: a ribbon, the map, and the sheets around it. Battles have a stage of their own.

export { default } from './Board.svelte'

export const covers = ['*']
export const fills = true
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
}
