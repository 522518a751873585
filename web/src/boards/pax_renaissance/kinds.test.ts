import { readFileSync, readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { vignettes } from './drawings'
import { kindOf, kinds } from './kinds'

const card = (more: Partial<Parameters<typeof kindOf>[0]>) => ({ shot: '', suitors: [], agents: [], ops: [], ...more })

describe('the kind of a card', () => {
  it('is its one-shot, whatever else it has', () => {
    expect(kindOf(card({ shot: 'crusade', agents: ['catholic_bishop'] }))).toBe('crusade')
    expect(kindOf(card({ shot: 'shift red_sea', agents: ['pawn'] }))).toBe('shift')
    expect(kindOf(card({ shot: 'apostasy catholic reformist' }))).toBe('apostasy')
    expect(kindOf(card({ suitors: ['england'] }))).toBe('queen')
  })
  it('is whom it brings, then what it does, without one', () => {
    expect(kindOf(card({ agents: ['islamic_pirate'], ops: ['commerce'] }))).toBe('sea')
    expect(kindOf(card({ agents: ['catholic_knight'] }))).toBe('arms')
    expect(kindOf(card({ agents: ['pawn'] }))).toBe('trade')
    expect(kindOf(card({ ops: ['siege', 'vote'] }))).toBe('arms')
    expect(kindOf(card({ ops: ['commerce'] }))).toBe('trade')
    expect(kindOf(card({}))).toBe('learning')
  })
  it('has a drawing of its own', () => {
    for (const kind of kinds) expect(vignettes[kind].d, kind).toMatch(/^M/)
    const drawn = Object.values(vignettes).map((v) => v.d)
    expect(new Set(drawn).size).toBe(drawn.length)
    for (const v of Object.values(vignettes)) expect(v.d + v.h + v.w).not.toMatch(/\.\d00/)
  })
  it('is one that each one-shot of the printed cards has', () => {
    const folder = new URL('../../../../src/regnum/games/pax_renaissance/content/', import.meta.url)
    const text = readdirSync(folder)
      .filter((f) => /\.(toml|json)$/.test(f))
      .map((f) => readFileSync(new URL(f, folder), 'utf8'))
      .join('\n')
    const shots = new Set([...text.matchAll(/"?shot"?\s*[=:]\s*"([a-z_]+)/g)].map((m) => m[1]!))
    expect(shots.size).toBeGreaterThan(5)
    for (const shot of shots) if (shot !== 'coronation') expect(kinds).toContain(shot)
  })
})
