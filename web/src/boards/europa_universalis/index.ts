// The board of Europa Universalis: its map. The rest of the table is told by panels beside it.

export { default } from './Board.svelte'

export const covers = ['panel-atlas']
export const moves = true
