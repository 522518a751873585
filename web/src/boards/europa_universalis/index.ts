// The board of Europa Universalis: a ribbon, the map, and the sheets around it. Wars and battles are told by panels too.

export { default } from './Board.svelte'

export const covers = ['panel-atlas', 'panel-table', 'panel-player', 'panel-empire', 'panel-curia', 'panel-struggle']
