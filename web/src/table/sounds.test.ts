import { expect, test } from 'vitest'
import type { Line, MovesShown } from '../lib/types'
import { heard } from './sounds'

const how: MovesShown = { sounds: { coins: ['income', 'bid'], dice: ['roll'] } }
const line = (key?: string): Line => ({ n: 1, text: '', rule: '', seat: 0, touches: [], key, at: 1, turn: false })

test('each sound is heard once, however many lines have it', () => {
  expect(heard([line('income'), line('roll'), line('bid')], how)).toEqual(['coins', 'dice'])
  expect(heard([line('elected'), line()], how)).toEqual([])
  expect(heard([line('income')], {})).toEqual([])
})
