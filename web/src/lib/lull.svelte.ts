// Input rests for a moment when something new to answer appears: the second click of a double click, or a key still
// held down, was meant for what stood there before.

export const LULL = 300 // ms

export class Lull {
  over = $state(true)
  #timer: ReturnType<typeof setTimeout> | undefined

  begin(): void {
    this.over = false
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => (this.over = true), LULL)
  }
}

/** A key held down presses a button again and again; once is meant. */
export function isHeld(event: KeyboardEvent): boolean {
  return event.repeat && (event.key === 'Enter' || event.key === ' ')
}
