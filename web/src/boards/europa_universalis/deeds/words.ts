// The few words of an action in the making, and what sheets of deeds are called: what is there from the beginning.

import type { Lang } from '../../../lib/types'

const en = {
  making: 'This action so far',
  takeBack: 'Take back from here',
  takeBackAll: 'Take back the action',
  nothingYet: 'nothing chosen yet',
  price: 'Price so far',
  gained: 'Gained',
  left: 'Left',
  adm: 'administrative power',
  dip: 'diplomatic power',
  mil: 'military power',
  ducats: 'ducats',
  manpower: 'manpower',
  allied: 'allied units',
  colonists: 'colonists',
  stability: 'stability',
  prestige: 'prestige',
  talks: 'Offers and calls',
  warRoom: 'War room',
}

const pl: typeof en = {
  making: 'Ta akcja dotąd',
  takeBack: 'Cofnij do tego miejsca',
  takeBackAll: 'Cofnij akcję',
  nothingYet: 'jeszcze nic nie wybrano',
  price: 'Dotychczasowa cena',
  gained: 'Zyskano',
  left: 'Zostaje',
  adm: 'władza administracyjna',
  dip: 'władza dyplomatyczna',
  mil: 'władza wojskowa',
  ducats: 'dukaty',
  manpower: 'potencjał',
  allied: 'jednostki sojusznicze',
  colonists: 'koloniści',
  stability: 'stabilność',
  prestige: 'prestiż',
  talks: 'Oferty i wezwania',
  warRoom: 'Sztab',
}

export const words: Record<Lang, typeof en> = { en, pl }
