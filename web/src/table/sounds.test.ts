import { expect, test } from 'vitest'
import type { Line } from '../lib/types'
import { heard } from './sounds'

const line = (key?: string): Line => ({ n: 1, text: '', rule: '', seat: 0, touches: [], key, at: 1, turn: false })

test('each sound is heard once, however many lines have it', () => {
  expect(heard([line('income'), line('volley'), line('bid')], 'boze_igrzysko')).toEqual(['coins', 'dice'])
  expect(heard([line('elected'), line()], 'boze_igrzysko')).toEqual([])
  expect(heard([line('income')], 'giant')).toEqual([])
})
