// The sheets that lie around the map, and what lies on which of them. A sheet is loaded when it is first opened.

import type { Component } from 'svelte'
import type { IconName } from '../../../icons/paths'
import type { Doc, Lang } from '../../../lib/types'
import type { State } from '../shape'
import { talksOf } from '../deeds/talks'
import { words as deeds } from '../deeds/words'
import { words } from './words'

export interface Tab {
  id: string
  title: Record<Lang, string>
  icon: IconName
  load: () => Promise<{ default: Component }>
  /** how many of its things there are */
  count?: (view: State, me: number) => number
  /** kinds of questions for which it is laid open, where there is room for it beside the map */
  about?: string[]
  /** only while there is something on it, and then it comes forward: another text for each thing, none for nothing */
  when?: (doc: Doc) => string
  /** kinds of elements that lie on it ("card" of `card:ADM-01-1`) */
  holds?: string[]
}

const called = (key: 'hand' | 'realm' | 'rivals' | 'events' | 'ideas' | 'goals' | 'empire' | 'trade' | 'forecast') => ({
  en: words.en[key],
  pl: words.pl[key],
})

const cardsOf = (view: State, me: number): number => {
  const p = view.players[me]
  return p ? p.hand_adm.length + p.hand_dip.length + p.hand_mil.length + p.missions.length : 0
}

export const tabs: Tab[] = [
  {
    id: 'hand',
    title: called('hand'),
    icon: 'card',
    load: () => import('./Hand.svelte'),
    count: cardsOf,
    holds: ['card', 'mission', 'deck'],
  },
  {
    id: 'realm',
    title: called('realm'),
    icon: 'crown',
    load: () => import('./Realm.svelte'),
    holds: ['power', 'advisor'],
  },
  { id: 'rivals', title: called('rivals'), icon: 'shields', load: () => import('./Rivals.svelte') },
  {
    id: 'events',
    title: called('events'),
    icon: 'scroll',
    load: () => import('./Events.svelte'),
    count: (view) => view.row.length,
    holds: ['event', 'choice'],
  },
  {
    id: 'ideas',
    title: called('ideas'),
    icon: 'lamp',
    load: () => import('./Ideas.svelte'),
    count: (view) => view.ideas.length,
    holds: ['idea'],
  },
  {
    id: 'goals',
    title: called('goals'),
    icon: 'laurel',
    load: () => import('./Goals.svelte'),
    count: (view) => view.milestones.length + view.struggles_active.length,
    holds: ['milestone', 'struggle'],
  },
  { id: 'empire', title: called('empire'), icon: 'church', load: () => import('./Empire.svelte'), holds: ['cardinal'] },
  {
    id: 'trade',
    title: called('trade'),
    icon: 'ship',
    load: () => import('./Trade.svelte'),
    count: (view) => view.trade_open.length,
    holds: ['trade'],
  },
  {
    id: 'war',
    title: { en: deeds.en.warRoom, pl: deeds.pl.warRoom },
    icon: 'swords',
    load: () => import('../deeds/WarRoom.svelte'),
    count: (view) => view.wars.length,
    about: ['war', 'call', 'peace_war', 'peace_term', 'full_victory'],
  },
  {
    id: 'talks',
    title: { en: deeds.en.talks, pl: deeds.pl.talks },
    icon: 'quill',
    load: () => import('../deeds/Talks.svelte'),
    holds: ['answer'],
    when: (doc) =>
      talksOf(doc)
        .map((talk) => `${talk.kind} ${talk.seat}`)
        .join(),
  },
  { id: 'forecast', title: called('forecast'), icon: 'hourglass', load: () => import('./Forecast.svelte') },
]

/** The sheets on which something may be chosen now: how many options each can answer. */
export function asked(all: readonly Tab[], legal: Map<string, string[]>): Map<string, number> {
  const found = new Map<string, Set<string>>()
  for (const [element, options] of legal) {
    const kind = element.slice(0, element.indexOf(':'))
    const tab = all.find((one) => one.holds?.includes(kind))
    if (!tab) continue
    const known = found.get(tab.id) ?? new Set()
    options.forEach((option) => known.add(option))
    found.set(tab.id, known)
  }
  return new Map([...found].map(([id, options]) => [id, options.size]))
}

/** The sheet that a question is about: at least half of its answers lie there. */
export function home(all: readonly Tab[], legal: Map<string, string[]>, every: number): string | null {
  const [best] = [...asked(all, legal)].sort((a, b) => b[1] - a[1])
  return best && 2 * best[1] >= every ? best[0] : null
}
