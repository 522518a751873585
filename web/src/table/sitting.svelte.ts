// Who sits before this screen, and what the table sends them: opening it, looking from a seat, and the curtain between
// several who share one screen.

import { untrack } from 'svelte'
import { api, type Problem } from '../lib/api'
import { Connection, type Notice } from '../lib/connection.svelte'
import { explain, session, t } from '../lib/session.svelte'
import { settings } from '../lib/settings.svelte'
import type { Decision, Doc, TableInfo } from '../lib/types'
import { notice } from './attention'

export class Sitting {
  info = $state.raw<TableInfo | null>(null)
  conn = $state.raw<Connection | null>(null)
  failed = $state('')
  off = $state(false) // it was called off before it began
  looking = $state<number | null>(null) // the seat before the screen
  curtain = $state<number | null>(null) // the seat that must confirm it is there
  readonly id: string
  #turned: () => void

  mine = $derived(this.info?.my_seats ?? [])
  shared = $derived(this.mine.length > 1) // several of us at one screen
  doc = $derived<Doc | null>(this.conn?.doc ?? null)
  asked = $derived<Decision[]>(this.doc?.decisions.filter((d) => d.seat === this.looking && !d.curtain) ?? [])
  decision = $derived<Decision | null>(this.asked[0] ?? null)
  boardDoc = $derived<Doc | null>(this.doc && { ...this.doc, decisions: this.asked })

  /** `turned`: somebody else looks now. */
  constructor(id: string, turned: () => void) {
    this.id = id
    this.#turned = turned
    $effect(() => {
      if (!session.known) return
      untrack(() => void this.begin())
      return () => {
        this.conn?.close()
        this.conn = null
      }
    })
    $effect(() => {
      const lang = settings.lang
      untrack(() => this.conn?.turnTo(this.conn.seat, lang))
    })
    $effect(() => this.#followSeats())
    $effect(() => this.#changeSeats())
  }

  async begin(): Promise<void> {
    this.failed = ''
    try {
      this.info = await api.table(this.id)
    } catch (error) {
      this.failed = explain(error)
      return
    }
    const { my_seats, waiting, status } = this.info
    const first = my_seats.find((s) => waiting.includes(s)) ?? my_seats[0] ?? null
    if (my_seats.length > 1 && status === 'live') this.curtain = first
    else this.look(first)
  }

  look(seat: number | null): void {
    this.curtain = null
    this.looking = seat
    this.#turned()
    const lost = (p: Problem): void => {
      this.off = p.status === 404 && this.doc?.status === 'lobby'
      this.failed = this.off ? t('table.off.text') : p.status === 404 ? t('table.gone') : explain(p)
    }
    if (!this.conn) this.conn = new Connection(this.id, seat, settings.lang, lost, (news) => this.#elsewhere(news))
    else this.conn.turnTo(seat, settings.lang)
  }

  // Who sits where may change while we look: joins, leaving, coming back.
  #seatsKey = ''
  #followSeats(): void {
    if (!this.doc) return
    const key = this.doc.status + this.doc.seats.map((s) => `${s.kind}${s.name}${s.you}${s.away}`).join()
    if (key === this.#seatsKey) return
    if (this.#seatsKey)
      void api
        .table(this.id)
        .then((found) => (this.info = found))
        .catch(() => {})
    this.#seatsKey = key
  }

  /** Nothing of one is left on the screen when the other looks. */
  #changeSeats(): void {
    const { doc, looking } = this
    if (!doc || !this.shared || this.curtain !== null || doc.status !== 'live') return
    const waited = doc.seats.filter((s) => s.waiting && this.mine.includes(s.seat)).map((s) => s.seat)
    const next = waited[0]
    if (next !== undefined && (looking === null || !waited.includes(looking))) this.curtain = next
  }

  /** The server tells of another table that waits. */
  #elsewhere(news: Notice): void {
    const turn = news.turns?.[0]
    if (!settings.notify || (turn?.table === this.id && !document.hidden)) return
    notice(t('notice.title'), turn ? `${turn.game}: ${turn.title}` : (news.text ?? ''), turn?.table ?? this.id)
  }

  async comeBack(): Promise<void> {
    try {
      await api.back(this.id, this.looking!)
    } catch (error) {
      this.conn!.trouble = { code: '', detail: explain(error) }
    }
  }
}
