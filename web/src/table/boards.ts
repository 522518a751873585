// The boards there are: one folder per game, loaded when a table of that game is opened.

import type { BoardModule, Panel } from '../lib/types'

const found = import.meta.glob<BoardModule>('../boards/*/index.ts')

export const hasBoard = (game: string): boolean => `../boards/${game}/index.ts` in found

export async function boardOf(game: string): Promise<BoardModule | null> {
  const load = found[`../boards/${game}/index.ts`]
  if (!load) return null
  try {
    return await load()
  } catch {
    return null // without its board a game is still playable with panels
  }
}

export function isCovered(panel: Panel, covers: string[]): boolean {
  if (covers.includes('*') || covers.includes(panel.title)) return true
  return panel.key === undefined ? covers.length > 0 : covers.includes(panel.key)
}
