// The pictures on cards and tasks tell the same as the game's content.

import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { faces, places, scorings, tasks, years } from './printed'

const toml = readFileSync(new URL('../../../../src/regnum/games/principato/content/base.toml', import.meta.url), 'utf8')

/** The sections of the file with their values; inline tables are read as JSON. */
function sections(): Record<string, Record<string, any>> {
  const out: Record<string, Record<string, any>> = { '': {} }
  let at = out['']!
  for (const raw of toml.split('\n')) {
    const line = raw.replace(/\s+#.*$/, '')
    const head = /^\[([\w.]+)\]/.exec(line)
    const pair = /^(\w+) = (.*)$/.exec(line)
    if (head) at = out[head[1]!] = {}
    else if (pair) at[pair[1]!] = JSON.parse(pair[2]!.replace(/(\w+) =/g, '"$1":'))
  }
  return out
}

const content = sections()
const named = (prefix: string) =>
  Object.entries(content).flatMap(([key, value]) => (key.startsWith(prefix) ? [[key.slice(prefix.length), value] as const] : []))

describe('what is printed', () => {
  it.each(named('card.'))('card %s', (name, card) => {
    const face = faces[name]!
    expect(face.exchange).toBe(card['exchange'])
    const told = face.ways.map((way) => ({
      ...(way.pay && { pay: way.pay }),
      ...(way.cubes && { gain: way.cubes }),
      ...(way.tile && { gain: { [way.tile[0]]: way.tile[1] } }),
      ...(way.work && { gain: { [way.work]: 1 } }),
      ...(way.each && { each: { [way.each[0]]: way.each[1] } }),
      ...(way.recruit && { recruit: way.recruit }),
    }))
    expect(told).toEqual(card['ways'])
  })

  it.each(named('task.'))('task %s', (name, task) => {
    const { of, sets, free, per } = tasks[name]!
    if (sets) expect({ of, points: [0, ...sets] }).toEqual(task['sets'])
    else expect({ of, free, per }).toEqual(task['above'])
  })

  it('has no others', () => {
    expect(Object.keys(faces).sort()).toEqual(named('card.').map(([name]) => name).sort())
    expect(Object.keys(tasks).sort()).toEqual(named('task.').map(([name]) => name).sort())
  })

  it('places, years and scorings', () => {
    expect(places).toEqual(content['storage'])
    expect(years).toBe(content['']!['years'])
    const extra = named('deck.').reduce((n, [, deck]) => n + (deck['military_scoring']?.[0] ?? 0), 0)
    expect(scorings).toBe(years + extra)
  })
})
