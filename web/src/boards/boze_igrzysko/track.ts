// Discs on a track that would lie on each other are stacked.

/** For each position the storey it stands on: 0 on the ground, higher if another stands there already. */
export function lanes(at: number[], width: number): number[] {
  const found: number[] = []
  at.forEach((x, i) => {
    const taken = new Set(found.filter((_, k) => k < i && Math.abs(at[k]! - x) < width))
    let lane = 0
    while (taken.has(lane)) lane++
    found.push(lane)
  })
  return found
}
