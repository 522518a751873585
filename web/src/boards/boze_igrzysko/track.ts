// Discs on a track that would lie on each other stand apart.

/** Where they stand: each as near to its place as can be, in the order of their places, none nearer to another than
 *  `least`. */
export function apart(at: number[], least: number): number[] {
  const order = at.map((_, i) => i).sort((a, b) => at[a]! - at[b]! || a - b)
  const crowds: { sum: number; n: number }[] = [] // of those that push each other: where the first of them would stand
  order.forEach((disc, i) => {
    let crowd = { sum: at[disc]! - i * least, n: 1 }
    for (let last = crowds.at(-1); last && last.sum / last.n > crowd.sum / crowd.n; last = crowds.at(-1)) {
      crowd = { sum: last.sum + crowd.sum, n: last.n + crowd.n }
      crowds.pop()
    }
    crowds.push(crowd)
  })
  const found: number[] = []
  const firsts = crowds.flatMap(({ sum, n }) => Array<number>(n).fill(sum / n))
  order.forEach((disc, i) => (found[disc] = firsts[i]! + i * least))
  return found
}
