// The words of guided first games: loaded with the first of them.

import type { Lang } from '../lib/types'

const en = {
  lesson: 'Lesson',
  step: 'Step {n} of {all}',
  next: 'Next',
  back: 'Back',
  onward: 'Forward',
  leave: 'Leave the lesson',
  part: '{n} of {all} done',
  doit: 'Do it on the board or from the list.',
  others: 'The others are playing…',
  readOn: 'There is only something to read here. Press Next.',
  otherwise: 'The rules allow that, but this step is about something else.',
  hint: 'What is meant: “{option}”.',
  done: 'That was the lesson',
  doneText: 'It was the beginning of a game. Play on from here, or begin a new one: playing teaches the rest.',
  wholeText: 'This game is over. The rest is best learned by playing a new one.',
  left: 'Leave the lesson?',
  leftText: 'You can come back to it at any time, from the start page or from your games.',
  easy: 'Play a whole game against an easy bot',
  easyMany: 'Play a whole game against easy bots',
  here: 'Play on from here',
  again: 'The lesson once more',
  home: 'To the start page',
  stay: 'Back to the lesson',
  learn: 'Learn to play',
  learnText: 'Guided first steps: a quarter of an hour on the real board.',
  opening: 'The lesson is being laid out…',
  none: 'There is no such lesson.',
  failed: 'The lesson could not be opened.',
  retry: 'Try again',
}
export type Words = typeof en

const pl: Words = {
  lesson: 'Lekcja',
  step: 'Krok {n} z {all}',
  next: 'Dalej',
  back: 'Wstecz',
  onward: 'Naprzód',
  leave: 'Zakończ lekcję',
  part: 'zrobione {n} z {all}',
  doit: 'Zrób to na planszy albo z listy.',
  others: 'Grają pozostali…',
  readOn: 'Tutaj jest tylko coś do przeczytania. Naciśnij „Dalej”.',
  otherwise: 'Przepisy na to pozwalają, ale w tym kroku chodzi o coś innego.',
  hint: 'Chodzi o: „{option}”.',
  done: 'Koniec lekcji',
  doneText: 'To był początek partii. Graj dalej od tego miejsca albo zacznij nową: reszty nauczy cię gra.',
  wholeText: 'Ta partia się skończyła. Reszty najlepiej nauczyć się, grając następną.',
  left: 'Zakończyć lekcję?',
  leftText: 'Można do niej wrócić w każdej chwili, ze strony głównej albo z listy swoich gier.',
  easy: 'Zagraj całą partię z łatwym botem',
  easyMany: 'Zagraj całą partię z łatwymi botami',
  here: 'Graj dalej od tego miejsca',
  again: 'Lekcja jeszcze raz',
  home: 'Na stronę główną',
  stay: 'Wróć do lekcji',
  learn: 'Naucz się grać',
  learnText: 'Pierwsze kroki z przewodnikiem: kwadrans na prawdziwej planszy.',
  opening: 'Rozkładamy lekcję…',
  none: 'Nie ma takiej lekcji.',
  failed: 'Nie udało się otworzyć lekcji.',
  retry: 'Spróbuj ponownie',
}

export const words: Record<Lang, Words> = { en, pl }

export function fill(text: string, args: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(args[name] ?? whole))
}
