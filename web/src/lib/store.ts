// What the browser remembers; a browser that refuses to remember is no reason to fail.

export function load<T>(key: string, otherwise: T): T {
  try {
    const text = localStorage.getItem(`regnum.${key}`)
    return text === null ? otherwise : (JSON.parse(text) as T)
  } catch {
    return otherwise
  }
}

export function save(key: string, value: unknown): void {
  try {
    if (value === undefined || value === null) localStorage.removeItem(`regnum.${key}`)
    else localStorage.setItem(`regnum.${key}`, JSON.stringify(value))
  } catch {
    // private window: it lasts as long as the page
  }
}
