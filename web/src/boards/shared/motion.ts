// Motion shows cause and effect: a card goes there, a cube appears here. Nothing else moves.

import { cubicOut } from 'svelte/easing'
import { crossfade, scale } from 'svelte/transition'

export const slow = 320
export const quick = 220

/** A card that leaves one place for another flies there; one that comes from nowhere fades in. */
export const [send, receive] = crossfade({
  duration: slow,
  easing: cubicOut,
  fallback: (node, { duration }) => scale(node, { start: 0.92, duration: duration as number, easing: cubicOut }),
})

/** A piece that has just come. */
export const arrive = (node: Element, { reduced }: { reduced: boolean }) =>
  scale(node, { start: 0.4, duration: reduced ? 0 : quick, easing: cubicOut })
