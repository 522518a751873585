// The board of Boże Igrzysko. It shows and points; every rule is the server's.

export { default } from './Board.svelte'

export const covers = ['*']
export const moves = {
  film: true,
  flights: () => import('./flights'),
  sounds: {
    coins: ['income', 'bid', 'gdansk', 'treaty', 'raised', 'built', 'luxury'],
    dice: ['events-roll', 'invasion-roll', 'volley', 'treaty-failed'],
  },
}
