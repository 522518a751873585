// The board of Pax Renaissance. It shows and points; every rule is the server's.

export { default } from './Board.svelte'

export const covers = ['*']
export const moves = {
  film: true,
  flights: () => import('./flights'),
  sounds: {
    card: ['bought', 'played', 'dealt', 'discarded', 'coronation'],
    coins: ['sold', 'fair', 'profit', 'earned', 'tax-paid', 'commerce', 'voted'],
  },
}
