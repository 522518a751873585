// HTTP: JSON in, JSON out, problem+json on errors.

import type {
  ChatLine,
  Choices,
  Content,
  Doc,
  GameInfo,
  GamePage,
  Order,
  OrderFact,
  Panel,
  Part,
  Rule,
  TableInfo,
  Thing,
  User,
} from './types'
import type { Titles } from './titles.svelte'

export class Problem extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    detail: string,
    readonly extra: Record<string, unknown> = {},
  ) {
    super(detail)
  }
}

function cookie(name: string): string {
  const found = document.cookie.split('; ').find((c) => c.startsWith(`${name}=`))
  return found ? decodeURIComponent(found.slice(name.length + 1)) : ''
}

export async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const headers: Record<string, string> = { Accept: 'application/json' }
  if (method !== 'GET') headers['X-CSRF'] = cookie('regnum_csrf')
  if (body !== undefined) headers['Content-Type'] = 'application/json'
  let answer: Response
  try {
    answer = await fetch(`/api${path}`, {
      method,
      headers,
      credentials: 'same-origin',
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
  } catch {
    throw new Problem(0, 'offline', '')
  }
  const text = await answer.text()
  let data: unknown = null
  try {
    data = text ? JSON.parse(text) : null
  } catch {
    data = null
  }
  if (!answer.ok) {
    const p = (data ?? {}) as Record<string, unknown>
    throw new Problem(answer.status, String(p['code'] ?? answer.status), String(p['detail'] ?? p['title'] ?? ''), p)
  }
  return data as T
}

const get = <T>(path: string) => call<T>('GET', path)
const post = <T>(path: string, body: unknown = {}) => call<T>('POST', path, body)
const put = <T>(path: string, body: unknown) => call<T>('PUT', path, body)

export function query(args: Record<string, string | number | string[] | null | undefined>): string {
  const q = new URLSearchParams()
  for (const [k, v] of Object.entries(args)) {
    if (Array.isArray(v)) for (const one of v) q.append(k, one)
    else if (v !== null && v !== undefined) q.set(k, String(v))
  }
  const text = q.toString()
  return text ? `?${text}` : ''
}

export type NewTable = {
  game: string
  seats: { kind: string; bot?: string; name?: string }[]
  options: Record<string, string>
  title?: string
  open: boolean
  public: boolean
  rated: boolean
  seated_chat: boolean
  clock: { kind: string; seconds?: number; on_timeout: string }
}

export const api = {
  me: () => get<{ user: User | null }>('/me'),
  guest: (name: string, language: string) => post<{ user: User }>('/guest', { name, language }),
  account: (name: string, password: string, email: string, language: string) =>
    post<{ user: User }>('/account', { name, password, language, ...(email ? { email } : {}) }),
  login: (name: string, password: string) => post<{ user: User }>('/login', { name, password }),
  forgot: (name: string) => post<unknown>('/forgot', { name_or_email: name }),
  reset: (token: string, password: string) => post<unknown>('/reset', { token, password }),
  logout: (everywhere = false) => post<unknown>('/logout', { everywhere }),
  confirmAgain: () => post<{ sent: boolean }>('/me/confirm'),
  muteUser: (user: number, muted: boolean) => post<{ muted: number[] }>('/me/mutes', { user, muted }),
  password: (old: string, fresh: string) => post<{ user: User }>('/me/password', { old, new: fresh }),
  update: (body: Record<string, unknown>) => put<unknown>('/me', body),
  stats: () => get<unknown>('/me/stats'),
  ladder: (game: string) => get<unknown>(`/stats/${game}`),
  notifications: () => get<unknown>('/me/notifications'),
  setNotifications: (body: unknown) => put<unknown>('/me/notifications', body),

  games: () => get<GameInfo[]>('/games'),
  about: (game: string) => get<GamePage>(`/games/${game}/about`),
  rules: (game: string) => get<Rule[]>(`/games/${game}/rules`),
  choices: (game: string, seats: number, options: Record<string, string>) =>
    get<Choices>(
      `/games/${game}/setup${query({ seats, chosen: Object.entries(options).map(([k, v]) => `${k}:${v}`) })}`,
    ),
  /** `board`: what a board shows of it */
  tableContent: (id: string, board = false) => get<Content>(`/tables/${id}/content${board ? '?board=true' : ''}`),

  create: (table: NewTable) => post<{ id: string; links: Record<string, string> }>('/tables', table),
  mine: () => get<TableInfo[]>('/tables?mine=1'),
  publicTables: () => get<TableInfo[]>('/tables?public=1'),
  table: (id: string) => get<TableInfo>(`/tables/${id}`),
  remove: (id: string) => call<unknown>('DELETE', `/tables/${id}`),
  rematch: (id: string) => post<{ id: string }>(`/tables/${id}/rematch`),
  seatBot: (id: string, seat: number, bot: string) => post<unknown>(`/tables/${id}/seats/${seat}/bot`, { bot }),
  tellProblem: (id: string, seat: number, text: string) => post<{ id: string }>(`/tables/${id}/report`, { seat, text }),
  join: (id: string, body: { token: string } | { seat: number }) => post<{ seat: number }>(`/tables/${id}/join`, body),
  seatOfLink: (id: string, token: string) => get<{ seat: number }>(`/tables/${id}/link${query({ token })}`),
  askMe: (id: string, seat: number, ask: string) => post<unknown>(`/tables/${id}/reactions`, { seat, ask }),
  leave: (id: string, seat: number) => post<unknown>(`/tables/${id}/leave`, { seat }),
  back: (id: string, seat: number) => post<unknown>(`/tables/${id}/return`, { seat }),
  link: (id: string, seat: number) => post<{ token: string }>(`/tables/${id}/links/${seat}`),
  revoke: (id: string, seat: number) => call<unknown>('DELETE', `/tables/${id}/links/${seat}`),
  doc: (id: string, seat: number | null, lang: string, what: Part[] = []) =>
    get<Doc>(`/tables/${id}/doc${query({ seat, lang, what })}`),
  titles: (game: string, lang: string) => get<Titles>(`/games/${game}/rules/titles${query({ lang })}`),
  things: (id: string, seat: number | null, lang: string) =>
    get<Thing[]>(`/tables/${id}/things${query({ seat, lang })}`),
  details: (id: string, thing: string, seat: number | null, lang: string) =>
    get<Panel[]>(`/tables/${id}/things/${encodeURIComponent(thing)}${query({ seat, lang })}`),
  texts: (id: string, thing: string[], seat: number | null, lang: string) =>
    get<Record<string, Record<string, string>>>(`/tables/${id}/texts${query({ seat, lang, thing })}`),
  rewind: (id: string, seat: number, to: number) => post<unknown>(`/tables/${id}/rewind`, { seat, to, key: newKey() }),
  consent: (id: string, seat: number, agree: boolean) => post<unknown>(`/tables/${id}/consent`, { seat, agree }),
  fork: (id: string, at: number) => post<{ id: string }>(`/tables/${id}/fork`, { at }),
  replay: (id: string, at: number, seat: number | null, lang: string, what: Part[] = []) =>
    get<Doc>(`/tables/${id}/replay${query({ at, seat, lang, what })}`),
  log: (id: string) => get<unknown>(`/tables/${id}/log`),
  report: (id: string, seat: number) => get<unknown>(`/tables/${id}/report${query({ seat })}`),
  importLog: (log: unknown) => post<{ id: string }>('/import', log),
  chronicle: (id: string, before: number, seat: number | null, lang: string) =>
    get<Doc['chronicle'] | { chronicle: Doc['chronicle'] }>(`/tables/${id}/chronicle${query({ before, seat, lang })}`),
  chat: (id: string) => get<ChatLine[]>(`/tables/${id}/chat`),
  whoTalks: (id: string, seated: boolean) => put<unknown>(`/tables/${id}/chat`, { seated }),
  mute: (id: string, seat: number, muted: boolean) => post<unknown>(`/tables/${id}/mute`, { seat, muted }),
  orders: (id: string, seat: number, lang: string) =>
    get<{ orders: Order[]; facts?: OrderFact[] }>(`/tables/${id}/orders${query({ seat, lang })}`),
  setOrders: (id: string, seat: number, body: unknown) =>
    put<{ orders: Order[] }>(`/tables/${id}/orders${query({ seat })}`, body),
}

/** crypto.randomUUID is missing on plain http pages that are not localhost. */
export function newKey(): string {
  if (crypto.randomUUID) return crypto.randomUUID()
  const b = crypto.getRandomValues(new Uint8Array(16))
  return [...b].map((x) => x.toString(16).padStart(2, '0')).join('')
}
