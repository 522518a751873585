import { describe, expect, it } from 'vitest'
import type { Line } from '../../lib/types'
import { last, loud, stageOf } from './scene'
import { parts } from './view'

let n = 0
const line = (key: string, args: Line['args'] = {}): Line => ({ n: ++n, text: key, rule: '', seat: 0, touches: [], key, args, at: 0, turn: false })
const home = (city: string) => ({ tana: 'byzantium', varna: 'hungary' })[city] ?? ''

describe('what is staged', () => {
  it('is a fair with what is left on the way', () => {
    const told = [line('fair', { emporium: 'tana', n: 4 }), line('profit', { n: 1 }), line('levied', { place: 'varna', piece: 'catholic_knight' }), line('pirated', { place: 'byzantium-hungary' })]
    expect(stageOf(told.slice(0, 1), home)).toMatchObject({ kind: 'fair', empire: 'byzantium', coins: 4 })
    expect(stageOf(told, home)).toMatchObject({ empire: 'hungary', place: 'byzantium-hungary', coins: 2, won: null })
  })

  it('is a battle until its end', () => {
    const told = [line('battle', { empire: 'france' }), line('killed', { place: 'paris', piece: 'catholic_knight' })]
    expect(stageOf(told, home)).toMatchObject({ kind: 'battle', empire: 'france', coins: null, won: null })
    expect(stageOf([...told, line('regime')], home)?.won).toBe(true)
    expect(stageOf([...told, line('battle-lost')], home)?.won).toBe(false)
  })

  it('leaves out what is said outside of both', () => {
    const told = [line('killed'), line('fair'), line('profit'), line('fair-over'), line('levied'), line('battle'), line('killed'), line('turn'), line('killed')]
    expect(loud(told).map((l) => l.key)).toEqual(['fair', 'profit', 'fair-over', 'battle', 'killed'])
    expect(last(loud(told)).map((l) => l.key)).toEqual(['battle', 'killed'])
    expect(stageOf(last([]), home)).toBeNull()
  })
})

describe('a piece', () => {
  it('has a religion and a kind, or an owner', () => {
    expect(parts('islamic_rook')).toEqual({ faith: 'islamic', kind: 'rook', seat: -1 })
    expect(parts('pawn.2')).toEqual({ faith: '', kind: 'pawn', seat: 2 })
    expect(parts('pawn')).toEqual({ faith: '', kind: 'pawn', seat: -1 })
  })
})
