import { describe, expect, it } from 'vitest'
import type { Line } from '../../lib/types'
import { comeTo, going, last, loud, stageOf } from './scene'
import { parts } from './view'

let n = 0
const line = (key: string, args: Line['args'] = {}): Line => ({
  n: ++n,
  text: key,
  rule: '',
  seat: 0,
  touches: [],
  key,
  args,
  at: 0,
  turn: false,
})
const home = (city: string) => ({ tana: 'byzantium', varna: 'hungary' })[city] ?? ''

describe('what is staged', () => {
  it('is a fair with what is left on the way', () => {
    const told = [
      line('fair', { emporium: 'tana', n: 4 }),
      line('profit', { n: 1, place: 'tana' }),
      line('levied', { place: 'varna', piece: 'catholic_knight' }),
      line('pirated', { place: 'byzantium-hungary' }),
    ]
    expect(stageOf(told.slice(0, 1), home)).toMatchObject({
      kind: 'fair',
      empire: 'byzantium',
      place: 'tana',
      coins: 4,
      paid: null,
    })
    expect(stageOf(told, home)).toMatchObject({ empire: 'hungary', place: 'byzantium-hungary', coins: 2, won: null })
  })

  it('is a purse that pays at each border it comes to', () => {
    const told = [
      line('fair', { emporium: 'tana', n: 5 }),
      line('profit', { n: 1, place: 'tana' }),
      line('profit', { n: 2, place: 'byzantium-hungary' }),
      line('levied', { place: 'varna' }),
      line('fair-over'),
    ]
    const at = told.map((_, i) => stageOf(told.slice(0, i + 1), home)!)
    expect(at.map((s) => s.place)).toEqual(['tana', 'tana', 'byzantium-hungary', 'varna', 'varna'])
    expect(at.map((s) => s.coins)).toEqual([5, 4, 2, 2, 2])
    expect(at.map((s) => s.paid?.args?.['n'])).toEqual([undefined, 1, 2, undefined, undefined])
  })

  it('waits in the empire of the recruit, still paying at the border just crossed', () => {
    const told = [line('fair', { emporium: 'tana', n: 5 }), line('profit', { n: 2, place: 'byzantium-hungary' })]
    expect(comeTo(stageOf(told, home)!, 'hungary')).toMatchObject({
      empire: 'hungary',
      place: 'byzantium-hungary',
      paid: told[1],
      coins: 3,
    })
    expect(comeTo(stageOf(told, home)!, 'ottoman')).toMatchObject({
      empire: 'ottoman',
      place: '',
      paid: null,
      coins: 3,
    })
  })

  it('is two armies, of whom the larger one loses as many as the other has', () => {
    const head = line('battle', {
      empire: 'hungary',
      attackers: 4,
      defenders: 2,
      attack: 'catholic_knight@card catholic_knight@card islamic_pirate@byzantium-hungary pawn.1@hungary',
      defence: 'islamic_rook@varna islamic_knight@varna',
    })
    const killed = (piece: string, place: string) => line('killed', { piece, place })
    const fates = (...told: Line[]) => {
      const s = stageOf([head, ...told], home)!
      return [
        s.attack.all.map((f) => f.fate).join(' '),
        s.attack.left,
        s.defence.all.map((f) => f.fate).join(' '),
        s.defence.left,
      ]
    }
    expect(stageOf([head], home)!.attack.all.map((f) => f.id)).toEqual([
      'agent:catholic_knight',
      'agent:catholic_knight',
      'border:byzantium-hungary',
      'held:hungary:pawn.1',
    ])
    expect(stageOf([head], home)).toMatchObject({ attack: { loses: 2 }, defence: { loses: 2 } })
    expect(fates()).toEqual(['may may may may', 2, 'must must', 2])
    const defenders = [killed('islamic_rook', 'varna'), killed('islamic_knight', 'varna')]
    expect(fates(...defenders)).toEqual(['may may may may', 2, 'fell fell', 0])
    expect(fates(...defenders, killed('catholic_knight', 'card'))).toEqual(['fell may may may', 1, 'fell fell', 0])
    expect(fates(...defenders, killed('catholic_knight', 'card'), killed('pawn.1', 'hungary'))).toEqual([
      'fell safe safe fell',
      0,
      'fell fell',
      0,
    ])
  })

  it('is an attack in which all must fall, if they are not more', () => {
    const head = line('battle', {
      empire: 'hungary',
      attackers: 1,
      defenders: 2,
      attack: 'catholic_knight@card',
      defence: 'islamic_rook@varna islamic_knight@varna',
    })
    const s = stageOf([head], home)!
    expect([...s.attack.all, ...s.defence.all].map((f) => f.fate)).toEqual(['must', 'may', 'may'])
  })

  it('is a battle until its end', () => {
    const told = [line('battle', { empire: 'france' }), line('killed', { place: 'paris', piece: 'catholic_knight' })]
    expect(stageOf(told, home)).toMatchObject({ kind: 'battle', empire: 'france', coins: null, won: null })
    expect(stageOf([...told, line('regime')], home)?.won).toBe(true)
    expect(stageOf([...told, line('battle-lost')], home)?.won).toBe(false)
  })

  it('goes on until the battle is lost or the regime changes', () => {
    const told = [line('turn'), line('battle'), line('killed')]
    expect(going(told, 'battle')).toBe(true)
    expect(going([...told, line('settled')], 'battle')).toBe(true)
    for (const end of ['regime', 'battle-lost', 'turn']) expect(going([...told, line(end)], 'battle')).toBe(false)
    expect(going([line('fair')], 'battle')).toBe(false)
    expect(going([line('fair'), line('levied')], 'fair')).toBe(true)
    expect(going([line('fair'), line('levied'), line('activated')], 'fair')).toBe(false)
  })

  it('leaves out what is said outside of both', () => {
    const told = [
      line('killed'),
      line('fair'),
      line('profit'),
      line('fair-over'),
      line('levied'),
      line('battle'),
      line('killed'),
      line('regime'),
      line('killed'),
      line('turn'),
      line('killed'),
    ]
    expect(loud(told).map((l) => l.key)).toEqual(['fair', 'profit', 'fair-over', 'battle', 'killed', 'regime'])
    expect(last(loud(told)).map((l) => l.key)).toEqual(['battle', 'killed', 'regime'])
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
