import { execFileSync } from 'node:child_process'
import { describe, expect, test } from 'vitest'
import { canonical, fingerprint } from './canonical'
import { counted, dialled, isCount, onlyNumbers, scale } from './counts'
import { ago, duration, isKey, learn, translate, type Key } from './i18n'
import { barredAt, fans, groups, indexOfKey, keyOf, legalMap, narrow, pick } from './narrow'
import { applyOps, BadOp, steps } from './ops'
import { sha256 } from './sha256'
import { en } from './text/en'
import { pl } from './text/pl'
import type { Decision, Option } from './types'

describe('changes of a document', () => {
  const doc = { version: 1, names: { 'harvest.y1-1': 'Harvest' }, list: [1, 2, 3], deep: { a: { b: 1 } } }

  test('set, del, app and cut', () => {
    const next = applyOps(doc, [
      ['set', 'version', 2],
      ['set', 'list.0', 9],
      ['app', 'list', [4, 5]],
      ['cut', 'list', 2],
      ['set', 'deep.a.c', null],
      ['del', 'deep.a.b'],
    ])
    expect(next).toEqual({ ...doc, version: 2, list: [3, 4, 5], deep: { a: { c: null } } })
  })
  test('a key with a dot or a tilde is escaped', () => {
    expect(steps('names.harvest~1y1-1')).toEqual(['names', 'harvest.y1-1'])
    expect(steps('a~0b.~01')).toEqual(['a~b', '~1'])
    expect(applyOps(doc, [['set', 'names.harvest~1y1-1', 'Żniwa']]).names).toEqual({ 'harvest.y1-1': 'Żniwa' })
  })
  test('what is untouched stays the same object, and the old document is as it was', () => {
    const next = applyOps(doc, [['set', 'version', 2]])
    expect(next.deep).toBe(doc.deep)
    expect(doc.version).toBe(1)
  })
  test('the empty path is the whole document', () => {
    expect(applyOps(doc as unknown, [['set', '', { x: 1 }]])).toEqual({ x: 1 })
  })
  test('what does not fit is refused', () => {
    expect(() => applyOps(doc, [['app', 'version', [1]]])).toThrow(BadOp)
    expect(() => applyOps(doc, [['set', 'nowhere.x', 1]])).toThrow(BadOp)
    expect(() => applyOps(doc, [['set', 'list.7', 1]])).toThrow(BadOp)
    expect(() => applyOps(doc, [['twist', 'list', 1]])).toThrow(BadOp)
  })
})

describe('canonical JSON', () => {
  const samples: unknown[] = [
    { b: 1, a: [true, false, null, 'x'], ż: 'ółć „cudzysłów” – …', A: { z: -5, é: 0.5 } },
    { '\uffee': 1, '\u{1f3f0}': 2, a: '\u{1f3f0}\u2028\u007f', '': '' },
    { text: 'tab\t quote" back\\ slash/ nl\n cr\r bs\b ff\f \u0001\u001f', n: 9007199254740991 },
    [],
    {},
    'plain',
  ]
  test('is letter for letter what Python writes', () => {
    const script =
      'import json,sys,hashlib\n' +
      'for line in sys.stdin:\n' +
      '    t=json.dumps(json.loads(line),sort_keys=True,separators=(",",":"),ensure_ascii=False)\n' +
      '    print(json.dumps([t,hashlib.sha256(t.encode()).hexdigest()[:24]]))\n'
    const output = execFileSync('python3', ['-c', script], {
      input: samples.map((s) => JSON.stringify(s)).join('\n'),
      encoding: 'utf8',
    })
    const python = output
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as [string, string])
    return Promise.all(
      samples.map(async (sample, i) => {
        expect(canonical(sample)).toBe(python[i]![0])
        expect(await fingerprint(sample)).toBe(python[i]![1])
      }),
    )
  })
})

describe('texts', () => {
  const keys = Object.keys(en) as Key[]
  test('a language is silent until it is learnt', async () => {
    expect(isKey('since.n')).toBe(false)
    await Promise.all([learn('en'), learn('pl')])
    expect(isKey('since.n')).toBe(true)
    expect(isKey('no such words')).toBe(false)
  })
  test('both languages have the same keys', () => {
    expect(Object.keys(pl).sort()).toEqual([...keys].sort())
  })
  test('both languages use the same values', () => {
    const holes = (entry: unknown) =>
      [
        ...new Set(
          (typeof entry === 'string' ? entry : Object.values(entry as object).join(' ')).match(/\{\w+\}/g) ?? [],
        ),
      ]
        .filter((h) => h !== '{n}')
        .sort()
    for (const key of keys) expect([key, holes(pl[key])]).toEqual([key, holes(en[key])])
  })
  test('Polish plurals have all their forms', () => {
    for (const key of keys) {
      const entry = pl[key]
      expect([key, typeof entry]).toEqual([key, typeof en[key]])
      if (typeof entry === 'object')
        expect([key, Object.keys(entry).sort()]).toEqual([key, ['few', 'many', 'one', 'other']])
    }
  })
  test('what is counted changes with its number', () => {
    for (const [key, text] of [...Object.entries(en), ...Object.entries(pl)])
      if (typeof text === 'string') expect(text, key).not.toMatch(/\{n\} \p{Ll}/u) // "1 entries"
  })
  test('Polish counts as Poles do', () => {
    const say = (n: number) => translate('pl', 'since.n', { n })
    expect([1, 2, 4, 5, 12, 14, 21, 22, 25, 102, 112].map(say)).toEqual([
      '1 zdarzenie',
      '2 zdarzenia',
      '4 zdarzenia',
      '5 zdarzeń',
      '12 zdarzeń',
      '14 zdarzeń',
      '21 zdarzeń',
      '22 zdarzenia',
      '25 zdarzeń',
      '102 zdarzenia',
      '112 zdarzeń',
    ])
  })
  test('English counts as the English do', () => {
    expect([0, 1, 2].map((n) => translate('en', 'since.n', { n }))).toEqual(['0 events', '1 event', '2 events'])
  })
  test('time', () => {
    const now = Date.parse('2026-01-02T12:00:00Z')
    expect(ago('en', now - 5000, now)).toBe('just now')
    expect(ago('en', now - 3 * 60_000, now)).toBe('3 minutes ago')
    expect(ago('pl', '2026-01-01T12:00:00', now)).toBe('wczoraj')
    expect([59, 61, 3661, 90_000].map(duration)).toEqual(['0:59', '1:01', '1:01:01', '1 d 1 h'])
  })
})

describe('from clicks to an option', () => {
  const option = (id: string, ...touches: string[]): Option => ({
    id,
    text: id,
    rule: 'R',
    touches,
    verb: id.split(':')[0]!,
    parts: id.split(':').slice(1),
  })
  const options = [
    option('use:a:0', 'card:a'),
    option('use:a:1', 'card:a'),
    option('swap:a', 'card:a', 'pool'),
    option('use:b', 'card:b'),
    option('end'),
  ]

  test('what may be touched', () => {
    const map = legalMap(options)
    expect([...map.keys()]).toEqual(['card:a', 'pool', 'card:b'])
    expect(map.get('card:a')).toEqual(['use:a:0', 'use:a:1', 'swap:a'])
  })
  test('a click narrows, a second narrows further', () => {
    const one = pick(options, [], 'card:a')
    expect(one.left.length).toBe(3)
    expect(one.single).toBeNull()
    expect(pick(options, one.picked, 'pool').single?.id).toBe('swap:a')
  })
  test('a click that leaves one option chooses it', () => {
    expect(pick(options, [], 'card:b').single?.id).toBe('use:b')
  })
  test('a second click on the same takes it back', () => {
    const back = pick(options, ['card:a'], 'card:a')
    expect(back).toEqual({ picked: [], left: options, single: null })
  })
  test('a click on what does not go together begins anew', () => {
    expect(pick(options, ['card:a'], 'card:b')).toMatchObject({ picked: ['card:b'], single: { id: 'use:b' } })
  })
  test('nothing picked leaves everything', () => {
    expect(narrow(options, [])).toEqual(options)
  })
  test('options of a verb stand together', () => {
    expect(groups([options[0]!, options[4]!, options[3]!]).map((g) => g.options.map((o) => o.id))).toEqual([
      ['use:a:0', 'use:b'],
      ['end'],
    ])
  })
  test('many pairs stand by what they begin with', () => {
    const move = (from: string, to: string): Option => ({
      ...option(`move:${from}:${to}`),
      text: `Move a cube from ${from} to ${to}`,
    })
    const places = ['Prussia', 'Ukraine', 'Lesser Poland']
    const moves = places.flatMap((from) => places.filter((to) => to !== from).map((to) => move(from, to)))
    const found = fans(moves, 5)
    expect(found?.map((fan) => [fan.lead, ...fan.ends])).toEqual([
      ['Move a cube from Prussia to', 'Ukraine', 'Lesser Poland'],
      ['Move a cube from Ukraine to', 'Prussia', 'Lesser Poland'],
      ['Move a cube from Lesser Poland to', 'Prussia', 'Ukraine'],
    ])
    expect(found?.flatMap((fan) => fan.options)).toEqual(moves)
    expect(fans(moves, 6)).toBe(null) // few are read one by one
    expect(fans([...moves, move('Lithuania', 'Prussia')], 6)).toBe(null) // it begins like no other
    const told = moves.map((o) => ({ ...o, notes: [{ text: 'the last one there', rule: 'R', warns: true }] }))
    expect(fans(told, 5)).toBe(null) // each says more than its text
  })
  test('keys: digits, then letters that mean nothing else', () => {
    expect([0, 8, 9].map(keyOf)).toEqual(['1', '9', 'a'])
    for (const reserved of 'uwcr?/') expect(indexOfKey(reserved)).toBe(-1)
    expect(indexOfKey(keyOf(12))).toBe(12)
    expect(keyOf(99)).toBe('')
  })
  test('why not: what is barred and has to do with the element', () => {
    const decision: Decision = {
      seat: 0,
      kind: 'turn',
      prompt: '',
      rule: '',
      options,
      sealed: false,
      barred: [
        { id: 'use:c:0', text: '', rule: 'R1', touches: ['card:c'] },
        { id: 'move:food:militia', text: '', rule: 'R2' },
      ],
    }
    expect(barredAt(decision, 'card:c').map((b) => b.rule)).toEqual(['R1'])
    expect(barredAt(decision, 'food:own').map((b) => b.rule)).toEqual(['R2'])
    expect(barredAt(decision, 'card:zzz')).toEqual([])
    expect(barredAt(null, 'card:c')).toEqual([])
  })
})

test('SHA-256 of our own is the real one', async () => {
  for (const n of [0, 1, 55, 56, 63, 64, 65, 1000]) {
    const data = Uint8Array.from({ length: n }, (_, i) => (i * 7) % 256)
    expect(sha256(data)).toEqual(new Uint8Array(await crypto.subtle.digest('SHA-256', data)))
  }
})

describe('numbers to choose', () => {
  const option = (...parts: (string | number)[]): Option => ({
    id: parts.join(':'),
    text: parts.join(' '),
    rule: '',
    touches: [],
    verb: String(parts[0]),
    parts: parts.slice(1),
  })
  const recruit = Array.from({ length: 9 }, (_, i) => option('recruit', 'militia', i + 1))

  test('many of one thing are one number; few, or things with names, stay buttons', () => {
    const found = counted([option('end'), ...recruit, option('activate', 'a', 0), option('activate', 'b', 1)])
    expect(found.map((p) => (isCount(p) ? p.options.length : p.id))).toEqual(['end', 9, 'activate:a:0', 'activate:b:1'])
    expect(counted(recruit.slice(0, 3)).some(isCount)).toBe(false)
  })
  test('answers that only their numbers tell apart can be counted on the board', () => {
    expect(onlyNumbers([option('bid', 1), option('bid', 2)])).toBe(true)
    expect(onlyNumbers([option('bid', 1)])).toBe(false)
    expect(onlyNumbers([option('bid', 1), option('pass')])).toBe(false)
  })
  test('dials that depend on each other give way', () => {
    const pay = [0, 1, 2, 3].flatMap((a) =>
      [0, 1, 2, 3].filter((b) => a + b <= 3).map((b) => option('pay', a, b, 3 - a - b)),
    )
    const [count] = counted(pay)
    if (!count || !isCount(count)) throw new Error('not counted')
    expect(scale(count, 1)).toEqual([0, 1, 2, 3])
    const at = pay.findIndex((o) => o.id === 'pay:0:0:3')
    expect(pay[dialled(count, at, 0, 2)]!.id).toBe('pay:2:0:1')
    expect(
      pay[
        dialled(
          count,
          pay.findIndex((o) => o.id === 'pay:0:3:0'),
          0,
          3,
        )
      ]!.id,
    ).toBe('pay:3:0:0')
  })
})
