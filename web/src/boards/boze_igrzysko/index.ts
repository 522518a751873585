// The board of Boże Igrzysko. It shows and points; every rule is the server's.

export { default } from './Board.svelte'

export const covers = ['*']
export const moves = { film: true, flights: () => import('./flights') }
