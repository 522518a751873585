// Where to be told that it is one's turn, as the server keeps it.

import { api } from '../lib/api'

export type Kind = 'email' | 'webhook' | 'discord' | 'push' | 'browser'
export type Quiet = { from: string; to: string; zone: string }
export type Channel = {
  id?: number
  kind: Kind
  active: boolean
  verified?: boolean
  delay?: number // in force, given or not
  config: {
    address?: string
    url?: string
    p256dh?: string // of a browser that is told while it is closed
    auth?: string
    delay?: number
    quiet?: Quiet | null
    games?: string[] | null
  }
}
export type Channels = { available: Kind[]; push_key: string; channels: Channel[] }

export const readChannels = async (): Promise<Channels> => (await api.notifications()) as Channels

export async function storeChannels(channels: Channel[], password = ''): Promise<Channels> {
  const bare = channels.map(({ id, kind, active, config }) => ({ ...(id ? { id } : {}), kind, active, config }))
  return (await api.setNotifications({ channels: bare, ...(password ? { password } : {}) })) as Channels
}

/** Notices of the browser about other tables come from the server: it must know that they are wanted. */
export async function wantBrowser(): Promise<void> {
  const { channels } = await readChannels()
  const known = channels.find((c) => c.kind === 'browser')
  if (known?.active) return
  if (known) known.active = true
  await storeChannels(known ? channels : [...channels, { kind: 'browser', active: true, config: {} }])
}
