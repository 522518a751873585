import { describe, expect, it } from 'vitest'
import type { Doc, Line } from '../../lib/types'
import { armies } from './armies'

const line = (key: string, seat: number | null = null, turn = false): Line => ({
  n: 0,
  text: '',
  rule: '',
  key,
  seat,
  touches: [],
  at: 0,
  turn,
})
const doc = (chronicle: Line[], kind?: string): Doc =>
  ({ chronicle, decisions: kind ? [{ kind, seat: 0 }] : [] }) as unknown as Doc

const begun = line('military')
const points = [line('military-points', 0), line('military-points', 1)]
const turn = (seat: number) => line('turn', seat, true)

describe('the armies are shown', () => {
  it('not before there was a scoring', () => {
    expect(armies(doc([turn(0)], 'turn'), 0).show).toBe(false)
  })
  it('while troops are supplied, by me or by others', () => {
    expect(armies(doc([begun], 'supply'), 0)).toMatchObject({ show: true, now: true, mustering: true })
    expect(armies(doc([...points, begun]), 0)).toMatchObject({ show: true, mustering: true, told: [] })
  })
  it('with what the chronicle told of the last scoring alone', () => {
    const stage = armies(doc([begun, ...points, begun, ...points], 'dismiss'), 0)
    expect(stage).toMatchObject({ show: true, now: true, mustering: false })
    expect(stage.told).toHaveLength(2)
  })
  it('until I act on my next turn', () => {
    const after = [begun, ...points, turn(1), line('activated', 1), turn(0)]
    expect(armies(doc(after, 'turn'), 0)).toMatchObject({ show: true, now: false })
    expect(armies(doc([...after, line('activated', 0)], 'turn'), 0).show).toBe(false)
  })
})
