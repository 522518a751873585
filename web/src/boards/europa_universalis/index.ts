// The board of Europa Universalis: its map. The rest of the table is told by panels beside it.

export { default } from './Board.svelte'

export const covers = ['panel-atlas']
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
