// The board of the giant, the made-up game of the largest size: the map kit with 400 provinces, for tests.

export { default } from './Board.svelte'
export const covers = ['*']
