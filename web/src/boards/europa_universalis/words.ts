// The few words that stand on this board itself; the rest is named by the server.

import type { Lang } from '../../lib/types'

const en = {
  board: 'The board of Europa Universalis',
  lens: 'What the map shows',
  realms: 'Realms',
  faith: 'Religion',
  influence: 'Influence',
  unrest: 'Unrest',
  rebels: 'rebels',
  town: 'town',
  large: 'large town',
  vassal: 'vassal of',
  occupied: 'occupied by',
  inUnrest: 'in unrest',
  capital: 'capital',
  army: 'army',
  fleet: 'fleet',
  merchant: 'merchant',
  pirates: 'pirates',
  catholic: 'Catholic',
  counter_reformed: 'Counter-Reformed',
  protestant: 'Protestant',
  orthodox: 'Orthodox',
  muslim: 'Muslim',
  mixed: 'mixed',
  revolutionary: 'Revolutionary',
}

const pl: typeof en = {
  board: 'Plansza Europy Universalis',
  lens: 'Co pokazuje mapa',
  realms: 'Państwa',
  faith: 'Wyznania',
  influence: 'Wpływy',
  unrest: 'Niepokoje',
  rebels: 'buntownicy',
  town: 'miasto',
  large: 'duże miasto',
  vassal: 'wasal:',
  occupied: 'okupuje:',
  inUnrest: 'niepokoje',
  capital: 'stolica',
  army: 'armia',
  fleet: 'flota',
  merchant: 'kupiec',
  pirates: 'piraci',
  catholic: 'katolicyzm',
  counter_reformed: 'kontrreformacja',
  protestant: 'protestantyzm',
  orthodox: 'prawosławie',
  muslim: 'islam',
  mixed: 'mieszane',
  revolutionary: 'rewolucja',
}

export const words: Record<Lang, typeof en> = { en, pl }
