import { describe, expect, test } from 'vitest'
import { answerTo, given, indexAt, stepsAt, wantedAt, type Lesson, type Step } from './line'

const step = (begins: [number, number], ...answers: [number, number, string][]): Step => ({
  say: { en: '', pl: '' },
  show: [],
  begins,
  do: answers,
  wrong: [],
})
const lesson: Lesson = {
  game: 'x',
  lesson: 'first',
  title: { en: '', pl: '' },
  seat: 0,
  first: 3,
  steps: [
    step([3, 0]),
    step([3, 0], [3, 0, 'a'], [4, 0, 'b']),
    step([9, 0], [9, 0, 'lay'], [9, 1, 'lay']),
    step([15, 0]),
    step([15, 0]),
  ],
}

describe('where a lesson stands', () => {
  test('what is to be read comes before what is done at the same place', () => {
    expect(stepsAt(lesson, [3, 0])).toEqual([0, 1])
    expect(indexAt(lesson, [3, 0], 0)).toBe(0)
    expect(indexAt(lesson, [3, 0], 1)).toBe(1)
  })

  test('a step of several answers goes on until the last of them', () => {
    expect(indexAt(lesson, [4, 0], 1)).toBe(1)
    expect(wantedAt(lesson, [4, 0])).toBe('b')
    expect(given(lesson.steps[1]!, [4, 0])).toBe(1)
    expect(indexAt(lesson, [9, 1], 2)).toBe(2)
    expect(given(lesson.steps[2]!, [9, 1])).toBe(1)
  })

  test('while others move it stays, and then goes on', () => {
    expect(indexAt(lesson, [6, 0], 1)).toBe(1)
    expect(indexAt(lesson, [9, 0], 1)).toBe(2)
  })

  test('after an answer was taken back the step is that of the answer', () => {
    expect(indexAt(lesson, [3, 0], 2)).toBe(1)
  })

  test('taken up elsewhere it begins with what is to be read there', () => {
    expect(indexAt(lesson, [15, 0], 0)).toBe(3)
  })

  test('it is over until it begins anew', () => {
    expect(wantedAt(lesson, [15, 0])).toBeNull()
    expect(indexAt(lesson, [15, 0], 5)).toBe(5)
    expect(indexAt(lesson, [20, 0], 5)).toBe(5)
    expect(indexAt(lesson, [3, 0], 5)).toBe(0)
  })
})

test('own words for wrong answers, by pattern', () => {
  const say = (text: string) => ({ en: text, pl: text })
  const at: Step = {
    ...step([0, 0]),
    wrong: [
      { choose: 'recruit:militia:[12]', say: say('few') },
      { choose: 'take:a.b-1', say: say('one') },
      { choose: 'recruit:*', say: say('many') },
    ],
  }
  expect(answerTo(at, 'recruit:militia:2')?.en).toBe('few')
  expect(answerTo(at, 'recruit:militia:4')?.en).toBe('many')
  expect(answerTo(at, 'take:a.b-1')?.en).toBe('one')
  expect(answerTo(at, 'take:axb-1')).toBeNull()
})
