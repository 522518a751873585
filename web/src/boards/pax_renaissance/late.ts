// What is not needed before somebody points at a card or a scene is played: fetched then, or after the board.

export { default as Detail } from './Detail.svelte'
export { default as Stage } from './Stage.svelte'
