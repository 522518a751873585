// Where a lesson stands, and what it says to an answer. The server has the last word: it refuses what is not meant.

import type { Both } from '../lib/types'

/** So many entries are in the log, so many of the seat's answers under seal. */
export type Place = [at: number, sealed: number]

export interface Step {
  say: Both
  show: string[]
  begins: Place
  do: [...Place, option: string][]
  wrong: { choose: string; say: Both }[]
}

export interface Lesson {
  game: string
  lesson: string
  title: Both
  seat: number
  first: number // entries of the log before the first step
  steps: Step[]
}

const same = (a: readonly (number | string)[], b: Place): boolean => a[0] === b[0] && a[1] === b[1]

/** The steps that begin or go on here: some to be read, and the one that is done. */
export function stepsAt(lesson: Lesson, place: Place): number[] {
  return lesson.steps.flatMap((step, i) => (same(step.begins, place) || step.do.some((d) => same(d, place)) ? [i] : []))
}

/** The answer that the lesson is about here; null where it is over, or others move. */
export function wantedAt(lesson: Lesson, place: Place): string | null {
  for (const step of lesson.steps) for (const d of step.do) if (same(d, place)) return d[2]
  return null
}

/** Whether the answer here is the last that the lesson is about. */
export function isLast(lesson: Lesson, place: Place): boolean {
  const last = lesson.steps.flatMap((step) => step.do).at(-1)
  return !!last && same(last, place)
}

/** Which step is shown, if `before` was: it stays while it fits, and is the last one again after an answer was taken back. */
export function indexAt(lesson: Lesson, place: Place, before: number): number {
  const here = stepsAt(lesson, place)
  const end = lesson.steps.length
  if (before >= end) return wantedAt(lesson, place) === null ? end : here[0]!
  if (!here.length || here.includes(before)) return before
  return before > here.at(-1)! ? here.at(-1)! : here[0]!
}

/** How many of the answers of a step have been given. */
export function given(step: Step, place: Place): number {
  const at = step.do.findIndex((d) => same(d, place))
  return at < 0 ? 0 : at
}

/** The lesson's own words for a wrong answer, if it has some. */
export function answerTo(step: Step, option: string): Both | null {
  return step.wrong.find((w) => patternOf(w.choose).test(option))?.say ?? null
}

/** As a shell reads it: stars, question marks and sets of letters. */
function patternOf(text: string): RegExp {
  const parts = text.split(/(\*|\?|\[[^\]]+\])/).map((part) => {
    if (part === '*') return '.*'
    if (part === '?') return '.'
    if (/^\[[^\]]+\]$/.test(part)) return part.replace('[!', '[^')
    return part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  })
  return new RegExp(`^${parts.join('')}$`)
}
