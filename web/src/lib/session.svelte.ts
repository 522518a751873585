// Who is here, which games there are, and the words in the language of the moment.

import { api, Problem } from './api'
import { isKey, learn, span, translate, type Args, type Key } from './i18n'
import { settings } from './settings.svelte'
import type { Caveat, GameInfo, Lang, Rule, TableInfo, User } from './types'

export function t(key: Key, args?: Args): string {
  return translate(settings.lang, key, args)
}

/** An error in words for a person. */
export function explain(error: unknown): string {
  if (error instanceof Problem) {
    if (error.code === 'offline') return t('error.offline')
    if (error.status === 429) return t(Number(error.extra['retry_after'] ?? 0) > 600 ? 'error.later' : 'error.often')
    const known = `error.${error.code}`
    if (isKey(known)) return t(known)
    if (error.status >= 500) return t('error.server')
  }
  return t('error.other')
}

/** The clock of a table and what happens when it runs out; nothing if there is none. */
export function clockWords(clock: TableInfo['clock']): string {
  if (clock.kind === 'none') return ''
  return t(`clock.${clock.kind}.words`, {
    time: span(settings.lang, clock.seconds ?? 0),
    then: t(`clock.timeout.${clock.on_timeout ?? 'bot'}`),
  })
}

export function optionName(game: GameInfo | undefined, key: string): string {
  const own = game?.option_names?.[key]?.title[settings.lang]
  const common = `option.${key}`
  return own ?? (isKey(common) ? t(common) : key.replaceAll('_', ' '))
}

export function optionValue(game: GameInfo | undefined, key: string, value: string): string {
  const own = game?.option_names?.[key]?.values[value]?.[settings.lang]
  const common = `option.${key}.${value}`
  if (own) return own
  if (isKey(common)) return t(common)
  if (key === 'first' && /^\d+$/.test(value)) return t('seat.n', { n: value })
  return value.replaceAll('_', ' ')
}

/** Such an option is a box to tick; the first value is the usual one. */
export function isSwitch(values: string[]): boolean {
  return ['no,yes', 'yes,no'].includes(values.join())
}

/** What the level of a bot is called; one that is not known by its id. */
export function botName(bot: string): string {
  const key = `bot.${bot}`
  return isKey(key) ? t(key) : bot
}

/** What to expect of it, in a sentence. */
export function botHint(bot: string): string {
  const key = `bot.${bot}.hint`
  return isKey(key) ? t(key) : ''
}

/** Who sits there, with what the seat stands for; of a bot nothing else matters then. */
export function seatName(seat: { name: string; kind: string; part?: string | null } | undefined): string {
  if (!seat?.part) return seat?.name ?? ''
  return seat.kind === 'bot' || !seat.name ? seat.part : `${seat.name} (${seat.part})`
}

/** What a seat of a listed table stands for. */
export function partOf(table: TableInfo | null, seat: number): string {
  return table?.parts?.[seat]?.[settings.lang] ?? ''
}

/** Who sits at a listed table, as the table calls them: a bot that gets its part when the game begins is no number before. */
export function listedName(table: TableInfo, seat: { seat: number; name: string; kind: string }): string {
  const part = partOf(table, seat.seat)
  if (seat.kind === 'bot' && !part && table.status === 'lobby' && session.game(table.game)?.parts_later)
    return t('seat.bot')
  return seatName({ ...seat, part }) || t('seat.bot')
}

/** What a table plays where games differ, what it does otherwise than usual, and its clock. */
export function tableWords(table: TableInfo): string[] {
  const game = session.game(table.game)
  const said = table.outline?.options ?? []
  const chosen = Object.entries(game?.options ?? {}).filter(
    ([key, values]) => !said.includes(key) && (table.options[key] ?? values[0]) !== values[0],
  )
  const words = chosen.map(([key, values]) => {
    const value = table.options[key]!
    if (!isSwitch(values)) return `${optionName(game, key)}: ${optionValue(game, key, value)}`
    return value === 'yes' ? optionName(game, key) : t('option.without', { name: optionName(game, key) })
  })
  return [table.outline?.text[settings.lang] ?? '', ...words, clockWords(table.clock)].filter(Boolean)
}

/** What one must know before sitting down. */
export function caveatWords(table: { caveats?: Caveat[] } | null): string[] {
  return (table?.caveats ?? []).map((c) => t(`caveat.${c}`))
}

class Session {
  user = $state.raw<User | null>(null)
  known = $state(false) // we have asked
  games = $state.raw<GameInfo[]>([])
  trouble = $state('')

  async start(): Promise<void> {
    try {
      const [me, games] = await Promise.all([api.me(), api.games()])
      this.user = me.user
      this.games = games
      if (me.user && !settings.name) settings.set('name', me.user.name)
      this.trouble = ''
    } catch (error) {
      this.trouble = explain(error)
    }
    this.known = true
  }

  async refresh(): Promise<void> {
    this.user = (await api.me()).user
  }

  /** A guest is enough for everything but keeping things. */
  async ensure(name: string): Promise<void> {
    if (this.user) return
    const made = await api.guest(name || t('guest.default'), settings.lang)
    this.user = made.user ?? (await api.me()).user
  }

  game(id: string): GameInfo | undefined {
    return this.games.find((g) => g.id === id)
  }

  title(id: string): string {
    return this.game(id)?.title[settings.lang] ?? id
  }

  async speak(lang: Lang): Promise<void> {
    try {
      await learn(lang)
    } catch {
      this.trouble = t('error.offline')
      return
    }
    settings.set('lang', lang)
    if (this.user) void api.update({ language: lang }).catch(() => {})
  }
}

export const session = new Session()

const rulebooks = new Map<string, Promise<Rule[]>>()

export function rulesOf(game: string): Promise<Rule[]> {
  let found = rulebooks.get(game)
  if (!found) {
    found = api.rules(game)
    found.catch(() => rulebooks.delete(game))
    rulebooks.set(game, found)
  }
  return found
}
