// One table over one WebSocket: the document, kept by changes; answers that count once; resumes by itself.

import { api, newKey, Problem, query } from './api'
import { chained, fingerprint } from './canonical'
import { applyOps, type Op } from './ops'
import { resolved } from './touches'
import type { ChatLine, Doc, Lang, Part } from './types'

export type Wire = 'connecting' | 'open' | 'lost' | 'gone'
export type Sending = {
  key: string
  message: Record<string, unknown>
  what: 'answer' | 'undo'
  option: string
  tries: number
  until?: number
}
/** Somewhere else it is the viewer's turn. */
export type Notice = { text?: string; turns?: { table: string; game: string; title: string }[] }
export type Trouble = { code: string; detail: string; rule?: string }

const LONGEST_WAIT = 15_000
const PING = 20_000
const MOST_WHOLE = 6 // whole documents in a row before we start anew

export class Connection {
  doc = $state.raw<Doc | null>(null)
  wire = $state<Wire>('connecting')
  sending = $state.raw<Sending | null>(null)
  trouble = $state.raw<Trouble | null>(null)
  chat = $state.raw<ChatLine[]>([])
  skew = $state(0) // the server's clock less ours, ms

  private socket: WebSocket | null = null
  private queue: Promise<void> = Promise.resolve()
  private sent: Doc | null = null // the document as it came, which changes are applied to
  private print: string | null = null
  private trust = true // fingerprints have matched so far
  private misses = 0
  private wants = new Set<Part>() // what we have asked for beside what everybody gets
  private asked = 0 // whole documents asked for since a change last fitted
  private asking = false // one is on its way
  private told = Infinity // the version at which `trouble` was told
  private wait = 500
  private timer = 0
  private pause = 0
  private beat = 0
  private heard = 0
  private closed = false

  constructor(
    readonly table: string,
    public seat: number | null,
    public lang: Lang,
    private readonly onend: (p: Problem) => void = () => {},
    private readonly onnotice: (n: Notice) => void = () => {},
  ) {
    void this.open()
    addEventListener('online', this.hurry)
    addEventListener('offline', this.cut)
    document.addEventListener('visibilitychange', this.hurry)
  }

  close(): void {
    this.closed = true
    clearTimeout(this.timer)
    clearTimeout(this.pause)
    clearInterval(this.beat)
    removeEventListener('online', this.hurry)
    removeEventListener('offline', this.cut)
    document.removeEventListener('visibilitychange', this.hurry)
    this.socket?.close()
    this.socket = null
  }

  /** Look from another seat of mine, or in another language: a new document. */
  turnTo(seat: number | null, lang: Lang): void {
    if (seat === this.seat && lang === this.lang) return
    const onlyLang = seat === this.seat
    this.seat = seat
    this.lang = lang
    if (!onlyLang) this.doc = this.sent = this.print = null // else changes in the old language may still be on their way
    if (!this.say(onlyLang ? { type: 'lang', lang } : { type: 'seat', seat })) this.reopen()
  }

  /** `step` tells apart several answers that are kept under one number until all are there. */
  answer(seat: number, option: string, step: number | undefined): void {
    const at = this.doc?.at ?? 0
    const message = { type: 'answer', seat, option, at, key: newKey() }
    this.send('answer', option, step === undefined ? message : { ...message, step })
  }

  undo(seat: number): void {
    this.send('undo', '', { type: 'undo', seat, key: newKey() })
  }

  /** Ask for a part of the document that comes only to who shows it, or say that it is no longer shown. */
  want(part: Part, shown: boolean): void {
    if (shown === this.wants.has(part)) return
    if (shown) this.wants.add(part)
    else this.wants.delete(part)
    this.say({ type: 'ask', what: [...this.wants] }) // before the line is open, `hello` says it
  }

  talk(text: string): boolean {
    return this.say({ type: 'chat', text })
  }

  // --- inside ---

  private send(what: 'answer' | 'undo', option: string, message: Record<string, unknown>): void {
    if (this.sending) return
    this.trouble = null
    this.sending = { key: String(message['key']), message, what, option, tries: 0 }
    this.flush()
  }

  private flush(): void {
    if (this.sending && this.say(this.sending.message)) this.sending.tries++
  }

  private say(message: unknown): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false
    this.socket.send(JSON.stringify(message))
    return true
  }

  /** The browser knows sooner than the socket that the line is dead. */
  private cut = (): void => this.socket?.close()

  private hurry = (): void => {
    if (document.visibilityState !== 'visible' || this.closed) return
    if (this.wire === 'lost') {
      clearTimeout(this.timer)
      this.wait = 500
      void this.open()
    } else this.say({ type: 'ping' })
  }

  private reopen(): void {
    const old = this.socket
    this.socket = null
    old?.close()
    clearTimeout(this.timer)
    void this.open()
  }

  private open(): void {
    if (this.closed) return
    this.wire = this.wire === 'lost' ? 'lost' : 'connecting'
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    const url = `${scheme}://${location.host}/api/tables/${this.table}/ws${query({ lang: this.lang, seat: this.seat ?? 'none' })}`
    const socket = new WebSocket(url)
    this.socket = socket
    socket.onopen = () => {
      this.heard = Date.now()
      this.asking = false
      const fits = this.doc && this.doc.seat === this.seat && this.print
      const what = this.wants.size ? { what: [...this.wants] } : {}
      this.say(
        fits
          ? { type: 'hello', version: this.doc!.version, fingerprint: this.print, ...what }
          : { type: 'hello', ...what },
      )
    }
    socket.onmessage = (event) => {
      this.heard = Date.now()
      const text = String(event.data)
      this.queue = this.queue
        .then(() => (socket === this.socket ? this.take(JSON.parse(text)) : undefined))
        .catch(() => this.whole())
    }
    socket.onclose = (event) => {
      if (socket !== this.socket) return
      this.socket = null
      clearInterval(this.beat)
      if (this.closed) return
      this.wire = 'lost'
      this.timer = window.setTimeout(() => this.open(), this.wait * (0.75 + Math.random() / 2))
      this.wait = Math.min(this.wait * 2, LONGEST_WAIT)
      if (event.code === 1008 || event.code === 4404 || event.code === 1006) void this.ask()
    }
    clearInterval(this.beat)
    this.beat = window.setInterval(() => {
      if (Date.now() - this.heard > 2.5 * PING) socket.close()
      else this.say({ type: 'ping' })
    }, PING)
  }

  /** The socket does not say why it was refused; the document over HTTP does. */
  private async ask(): Promise<void> {
    try {
      const doc = await api.doc(this.table, this.seat, this.lang, [...this.wants])
      if (this.closed || (this.doc && doc.version < this.doc.version)) return
      this.sent = doc
      this.doc = resolved(doc)
      this.print = null // changes to come are not from this one
    } catch (error) {
      if (error instanceof Problem && [401, 403, 404].includes(error.status)) {
        this.wire = 'gone'
        this.close()
        this.onend(error)
      }
    }
  }

  /** The question stays locked until the document that follows from the answer is here. */
  private settle(): void {
    if (this.sending?.until !== undefined && this.doc && this.doc.version >= this.sending.until) this.sending = null
  }

  /** What came does not fit: ask for all of it, more and more patiently, and in the end on a new connection. */
  private whole(): void {
    this.print = null
    if (this.asking) return
    this.asking = true
    const again = this.asked++
    if (again < MOST_WHOLE) {
      clearTimeout(this.pause)
      if (again === 0) this.say({ type: 'resync' })
      else this.pause = window.setTimeout(() => this.say({ type: 'resync' }), 250 * 2 ** again)
    } else {
      this.asked = 0
      this.wait = LONGEST_WAIT
      this.socket?.close()
    }
  }

  private show(doc: Doc): void {
    this.sent = doc
    this.doc = resolved(doc)
    if (this.trouble && this.told === Infinity)
      this.told = doc.version // it came with this document
    else if (this.trouble && doc.version > this.told) this.trouble = null
    this.settle()
  }

  /** Whether a change follows on what we have; now and then also whether all of it is as the server's. */
  private async fits(change: Record<string, any>, next: unknown): Promise<boolean> {
    if (!this.trust || !change['fingerprint']) return true
    if (this.print === null || (await chained(this.print, change['ops'])) !== change['fingerprint']) return false
    return !change['whole'] || (await fingerprint(next)) === change['whole']
  }

  private alive(): void {
    if (this.wire !== 'open') this.flush() // what was not acknowledged goes again, with the same key
    this.wire = 'open'
    this.wait = 500
  }

  private async take(message: Record<string, any>): Promise<void> {
    switch (message['type']) {
      case 'doc':
        this.skew = typeof message['now'] === 'number' ? message['now'] - Date.now() : 0
        if (message['doc'].seat !== null && message['doc'].seat !== this.seat) return // on its way when the seats changed
        this.asking = false
        this.show(message['doc'] as Doc)
        this.print = (message['fingerprint'] as string) ?? null
        this.alive()
        if (this.trust && this.print) {
          const own = await fingerprint(message['doc'])
          if (own !== this.print && ++this.misses > 1) this.trust = false // we disagree about spelling, not about facts
        }
        break
      case 'change': {
        if (this.asking) return // the whole is on its way
        if (!this.sent) return this.whole()
        if (message['version'] < this.sent.version) return
        const next = applyOps(this.sent, message['ops'] as Op[])
        if (!(await this.fits(message, next))) return this.whole()
        this.print = (message['fingerprint'] as string) ?? null
        this.asked = 0
        this.show(next)
        this.alive()
        break
      }
      case 'ok':
        if (this.sending && message['key'] === this.sending.key)
          this.sending = { ...this.sending, until: message['version'] }
        this.settle()
        this.alive()
        break
      case 'error':
        if (message['code'] === 'no_table') {
          // it has been deleted, or called off: there is nothing to ask again
          this.wire = 'gone'
          this.close()
          this.onend(new Problem(404, 'no_table', String(message['detail'] ?? '')))
          break
        }
        if (this.sending && (message['key'] === this.sending.key || message['key'] == null)) this.sending = null
        this.trouble = {
          code: String(message['code'] ?? ''),
          detail: String(message['detail'] ?? ''),
          rule: message['rule'],
        }
        this.told = this.trouble.code === 'stale' ? Infinity : (this.doc?.version ?? Infinity)
        break
      case 'chat':
        this.chat = [...this.chat, message as ChatLine]
        break
      case 'notify':
        this.onnotice(message as Notice)
        break
      case 'pong':
        this.alive()
        break
    }
  }
}
