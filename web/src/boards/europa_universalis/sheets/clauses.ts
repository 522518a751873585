/** What a card says, part by part: it is cut where a semicolon stands outside of brackets. */
export function clauses(text: string): string[] {
  const found: string[] = []
  let depth = 0
  let from = 0
  for (let i = 0; i < text.length; i++) {
    if (text[i] === '(') depth++
    else if (text[i] === ')') depth--
    else if ((text[i] === ';' && depth <= 0) || text[i] === '\n') {
      found.push(text.slice(from, i))
      from = i + 1
    }
  }
  return [...found, text.slice(from)].map((one) => one.trim()).filter(Boolean)
}

/** A list in which what comes twice stands once, with its number. */
export function tallied(list: string): string {
  const all = list.split(', ')
  return [...new Set(all)]
    .map((one) => {
      const n = all.filter((other) => other === one).length
      return n > 1 ? `${one} × ${n}` : one
    })
    .join(', ')
}
