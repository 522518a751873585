import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { chained, fingerprint } from './canonical'
import { Connection } from './connection.svelte'
import type { Doc } from './types'

const pause = globalThis.setTimeout // the tests run on a fake clock

class FakeSocket {
  static all: FakeSocket[] = []
  static OPEN = 1
  readyState = 0
  sent: any[] = []
  onopen: (() => void) | null = null
  onmessage: ((e: { data: string }) => void) | null = null
  onclose: ((e: { code: number }) => void) | null = null
  constructor(readonly url: string) {
    FakeSocket.all.push(this)
  }
  send(text: string) {
    this.sent.push(JSON.parse(text))
  }
  close() {
    this.drop()
  }
  open() {
    this.readyState = 1
    this.onopen?.()
  }
  drop(code = 1001) {
    this.readyState = 3
    this.onclose?.({ code })
  }
  async hear(message: unknown) {
    this.onmessage?.({ data: JSON.stringify(message) })
    await new Promise((r) => pause(r, 40)) // the fingerprint is taken in a thread
  }
  last() {
    return this.sent.at(-1)
  }
}

const doc = { table: 't', seat: 0, version: 1, at: 3, decisions: [], chronicle: [] } as unknown as Doc
const change = async (version: number, before: string) => {
  const ops = [['set', 'version', version]]
  return { type: 'change', version, ops, fingerprint: await chained(before, ops) }
}
const whole = async (d: Doc) => ({ type: 'doc', doc: d, fingerprint: await fingerprint(d), now: Date.now() })
const now = () => FakeSocket.all.at(-1)!
let conn: Connection

beforeEach(() => {
  FakeSocket.all = []
  vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval', 'clearTimeout', 'clearInterval'] })
  vi.stubGlobal('WebSocket', FakeSocket)
  vi.stubGlobal('location', { protocol: 'http:', host: 'here' })
  vi.stubGlobal('window', globalThis)
  vi.stubGlobal('document', { visibilityState: 'visible', addEventListener() {}, removeEventListener() {}, cookie: '' })
  vi.stubGlobal('addEventListener', () => {})
  vi.stubGlobal('removeEventListener', () => {})
  conn = new Connection('t', 0, 'pl')
})
afterEach(() => {
  conn.close()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('asks for the document and follows its changes', async () => {
  expect(now().url).toBe('ws://here/api/tables/t/ws?lang=pl&seat=0')
  now().open()
  expect(now().last()).toEqual({ type: 'hello' })
  await now().hear(await whole(doc))
  expect(conn.wire).toBe('open')
  const second = await change(2, await fingerprint(doc))
  await now().hear(second)
  expect(conn.doc?.version).toBe(2)
  await now().hear({ ...(await change(3, second.fingerprint)), whole: await fingerprint({ ...doc, version: 3 }) })
  expect(conn.doc?.version).toBe(3)
})

test('changes are applied to the document as it came, and what options touch is read after them', async () => {
  const option = (...touches: number[]) => ({ id: 'buy:bank', touches })
  const asked = { ...doc, decisions: [{ elements: ['card:$1', 'fair'], options: [option(0)], barred: null }] } as any
  now().open()
  await now().hear(await whole(asked))
  expect(conn.doc?.decisions[0]?.options[0]?.touches).toEqual(['card:bank'])
  const ops = [['app', 'decisions.0.options.0.touches', [1]]]
  const next = { ...asked, decisions: [{ ...asked.decisions[0], options: [option(0, 1)] }] }
  const print = await chained(await fingerprint(asked), ops)
  await now().hear({ type: 'change', version: 1, ops, fingerprint: print, whole: await fingerprint(next) })
  expect(conn.doc?.decisions[0]?.options[0]?.touches).toEqual(['card:bank', 'fair'])
})

test('a change that does not follow on the one before, or comes to something else, is not believed', async () => {
  now().open()
  await now().hear(await whole(doc))
  const second = await change(2, await fingerprint(doc))
  await now().hear(await change(3, second.fingerprint)) // the second is lost
  expect(conn.doc?.version).toBe(1)
  expect(now().last()).toEqual({ type: 'resync' })
  await now().hear(await whole(doc))
  await now().hear({ ...second, whole: '0'.repeat(24) })
  expect(conn.doc?.version).toBe(1)
})

test('what is shown is asked for, and again after a lost connection', async () => {
  conn.want('panels', true) // before the line is open
  now().open()
  expect(now().last()).toEqual({ type: 'hello', what: ['panels'] })
  await now().hear(await whole(doc))
  conn.want('barred', true)
  expect(now().last()).toEqual({ type: 'ask', what: ['panels', 'barred'] })
  const told = now().sent.length
  conn.want('barred', true)
  expect(now().sent.length).toBe(told)
  conn.want('panels', false)
  expect(now().last()).toEqual({ type: 'ask', what: ['barred'] })
  now().drop()
  vi.advanceTimersByTime(1000)
  now().open()
  expect(now().last()).toEqual({ type: 'hello', version: 1, fingerprint: await fingerprint(doc), what: ['barred'] })
})

test('a change that does not fit is not believed', async () => {
  now().open()
  await now().hear(await whole(doc))
  await now().hear({ type: 'change', version: 2, ops: [['set', 'version', 2]], fingerprint: '0'.repeat(24) })
  expect(conn.doc?.version).toBe(1)
  expect(now().last()).toEqual({ type: 'resync' })
})

test('after a lost connection it resumes and sends again, with the same key', async () => {
  now().open()
  await now().hear(await whole(doc))
  conn.answer(0, 'end', undefined)
  const first = now().last()
  expect(first).toMatchObject({ type: 'answer', seat: 0, option: 'end', at: 3 })
  now().drop()
  expect(conn.wire).toBe('lost')
  expect(conn.sending).not.toBeNull()
  vi.advanceTimersByTime(1000)
  expect(FakeSocket.all.length).toBe(2)
  now().open()
  expect(now().last()).toEqual({ type: 'hello', version: 1, fingerprint: await fingerprint(doc) })
  await now().hear({ type: 'pong' })
  expect(now().last()).toEqual(first)
  await now().hear({ type: 'ok', key: first.key, version: 2 })
  expect(conn.sending).not.toBeNull() // locked until the document that follows is here
  await now().hear(await whole({ ...doc, version: 2 }))
  expect(conn.sending).toBeNull()
})

test('a refusal is told and the way is free again', async () => {
  now().open()
  await now().hear(await whole(doc))
  conn.answer(0, 'end', undefined)
  await now().hear({ type: 'error', key: now().last().key, code: 'barred', detail: 'no', rule: 'R1' })
  expect(conn.sending).toBeNull()
  expect(conn.trouble).toEqual({ code: 'barred', detail: 'no', rule: 'R1' })
})

test('waits longer each time, and never more than 20 s', () => {
  for (let i = 0; i < 12; i++) {
    now().drop()
    vi.advanceTimersByTime(20_000)
  }
  expect(FakeSocket.all.length).toBe(13)
})

test('what was meant for the seat before is not shown to the next', async () => {
  now().open()
  await now().hear(await whole(doc))
  conn.turnTo(1, 'pl')
  await now().hear(await whole({ ...doc, version: 2 }))
  expect(conn.doc).toBeNull()
  await now().hear(await whole({ ...doc, seat: 1, version: 2 }))
  expect(conn.doc).toMatchObject({ seat: 1 })
})

test('another language and another seat are asked for on the same connection', async () => {
  now().open()
  await now().hear(await whole(doc))
  conn.turnTo(0, 'en')
  expect(now().last()).toEqual({ type: 'lang', lang: 'en' })
  conn.turnTo(1, 'en')
  expect(now().last()).toEqual({ type: 'seat', seat: 1 })
  expect(conn.doc).toBeNull()
  expect(FakeSocket.all.length).toBe(1)
})

test('what never fits is asked for ever more patiently, then on a new connection', async () => {
  now().open()
  await now().hear(await whole(doc))
  const bad = { type: 'change', version: 2, ops: [['set', 'version', 2]], fingerprint: '0'.repeat(24) }
  const asked = () => now().sent.filter((m) => m.type === 'resync').length
  await now().hear(bad)
  await now().hear(bad) // one is on its way already
  expect(asked()).toBe(1)
  for (let i = 1; i < 6; i++) {
    await now().hear(await whole(doc))
    await now().hear(bad)
    expect(asked()).toBe(i)
    vi.advanceTimersByTime(250 * 2 ** i)
    expect(asked()).toBe(i + 1)
  }
  await now().hear(await whole(doc))
  await now().hear(bad)
  expect(conn.wire).toBe('lost')
  vi.advanceTimersByTime(10_000)
  expect(FakeSocket.all.length).toBe(1)
  vi.advanceTimersByTime(10_000)
  expect(FakeSocket.all.length).toBe(2)
})

test('a refusal is forgotten when the table moves on, one that came with a document when the next comes', async () => {
  now().open()
  await now().hear(await whole(doc))
  await now().hear({ type: 'error', key: null, code: 'barred', detail: 'no' })
  await now().hear(await whole(doc)) // somebody came: nothing has moved
  expect(conn.trouble?.code).toBe('barred')
  await now().hear(await whole({ ...doc, version: 2 }))
  expect(conn.trouble).toBeNull()
  await now().hear({ type: 'error', key: null, code: 'stale', detail: '' })
  await now().hear(await whole({ ...doc, version: 3 }))
  expect(conn.trouble?.code).toBe('stale')
  await now().hear(await whole({ ...doc, version: 4 }))
  expect(conn.trouble).toBeNull()
})
