// Where the elements of a board lie.

export type Box = { x: number; y: number; w: number; h: number }

/** The element of a board that is seen; "own" and the viewer's seat are two names of one. */
export function seek(board: Element, id: string, seat: number | null): Element | null {
  const [what, whose, ...more] = id.split(':')
  const mine = seat ?? 0
  const other = whose === 'own' ? `${mine}` : whose === `${mine}` ? 'own' : null
  const names = other === null ? [id] : [id, [what, other, ...more].join(':')]
  for (const name of names)
    for (const found of board.querySelectorAll(`[data-id="${CSS.escape(name)}"]`))
      if (found.getBoundingClientRect().width > 0) return found
  return null
}

/** Where an element lies within another. */
export function within(element: Element, other: Element): Box {
  const [a, b] = [element.getBoundingClientRect(), other.getBoundingClientRect()]
  return { x: a.left - b.left, y: a.top - b.top, w: a.width, h: a.height }
}

export const middle = (box: Box): { x: number; y: number } => ({ x: box.x + box.w / 2, y: box.y + box.h / 2 })

const CHIP = { w: 60, h: 36 } // a piece with its number, as it goes over the board

/** The place for a further piece: beside those that others have, not on one of them. */
export function beside(box: Box, others: Box[]): Box {
  const near = (other: Box): boolean => {
    const [a, b] = [middle(found), middle(other)]
    return Math.abs(a.x - b.x) < CHIP.w && Math.abs(a.y - b.y) < CHIP.h
  }
  let found = box
  while (others.some(near)) found = { ...found, x: found.x + CHIP.w }
  return found
}
