// The few words of the map itself.

import type { Lang } from '../lib/types'

const en = {
  map: 'Map',
  keys: 'Arrow keys move the map, plus and minus bring it nearer and farther, Home shows all of it.',
  nearer: 'Nearer',
  farther: 'Farther',
  whole: 'The whole map',
  asked: 'To what is asked about',
  overview: 'Overview: touch it, or use the arrow keys, to look elsewhere',
  places: 'Places',
  choose: 'May be chosen ({n})',
  others: 'All others ({n})',
  search: 'Search for a place',
  none: 'No place is called so.',
  close: 'Close',
}

export type Words = typeof en

const pl: Words = {
  map: 'Mapa',
  keys: 'Strzałki przesuwają mapę, plus i minus przybliżają ją i oddalają, Home pokazuje całość.',
  nearer: 'Przybliż',
  farther: 'Oddal',
  whole: 'Cała mapa',
  asked: 'Pokaż, czego dotyczy pytanie',
  overview: 'Podgląd: dotknij albo użyj strzałek, żeby spojrzeć gdzie indziej',
  places: 'Miejsca',
  choose: 'Do wyboru ({n})',
  others: 'Pozostałe ({n})',
  search: 'Szukaj miejsca',
  none: 'Żadne miejsce tak się nie nazywa.',
  close: 'Zamknij',
}

export const words: Record<Lang, Words> = { en, pl }
