// A game against bots in one click: as many seats as the game thinks right for a first time, all else as usual.

import { api } from '../lib/api'
import { go } from '../lib/router.svelte'
import { session } from '../lib/session.svelte'
import { settings } from '../lib/settings.svelte'
import type { GameInfo } from '../lib/types'

const LEVEL = 'easy'

export const firstSeats = (game: GameInfo): number => game.about?.seats ?? game.seats[0] ?? 2

export async function playNow(game: GameInfo): Promise<void> {
  const n = firstSeats(game)
  const choices = game.parts ? await api.choices(game.id, n, {}) : null
  const mine = Array.from({ length: n }, (_, i) => i).find((i) => !choices?.bots.includes(i)) ?? 0
  const bot = game.bots.includes(LEVEL) ? LEVEL : (game.bots[0] ?? 'random')
  await session.ensure(settings.name)
  const made = await api.create({
    game: game.id,
    seats: Array.from({ length: n }, (_, i) => (i === mine ? { kind: 'me' } : { kind: 'bot', bot })),
    options: choices?.options ?? Object.fromEntries(Object.entries(game.options).map(([k, v]) => [k, v[0] ?? ''])),
    open: false,
    public: false,
    rated: false,
    seated_chat: false,
    clock: { kind: 'none', on_timeout: 'none' },
  })
  go(`/t/${made.id}`)
}
