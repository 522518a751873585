// What an element is called: by the name of the thing, by what the board calls it, or by its kind. Never by its id.

export function nameOf(names: Record<string, string>, element: string, label: string): string {
  const [kind = '', ...rest] = element.split(':')
  const tail = rest.join(':')
  return names[tail] ?? (head(label) || (names[tail.split('.')[0] ?? ''] ?? names[kind] ?? names[rest[0] ?? ''] ?? ''))
}

/** A label tells more after its first words: "Token 0; left: 2". */
function head(label: string): string {
  return label.split(/[;:]/, 1)[0]!.trim()
}

/** What the page calls an element, if it is shown. */
export function labelOf(element: string): string {
  const shown = document.querySelector(`[data-board] [data-id="${CSS.escape(element)}"]`)
  return shown?.getAttribute('aria-label') ?? shown?.querySelector('.hidden-label')?.textContent ?? ''
}
