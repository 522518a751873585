// Addresses live behind the # so that any static file server will do, and so that the secret of a
// seat link never reaches a server log.

export type Route = { page: string; parts: string[] }

function read(): Route {
  const path = location.pathname.length > 1 && !location.hash ? location.pathname : location.hash.replace(/^#/, '')
  const parts = path.split('/').filter(Boolean).map(decodeURIComponent)
  return { page: parts[0] ?? '', parts: parts.slice(1) }
}

class Router {
  route = $state.raw<Route>({ page: '', parts: [] })

  start(): void {
    const old = location.pathname
    const token = new URLSearchParams(location.search).get('token') // of a link in a mail
    if (old.length > 1 && !location.hash)
      history.replaceState(null, '', `/#${old}${token ? `/${encodeURIComponent(token)}` : ''}`)
    this.route = read()
    history.scrollRestoration = 'manual'
    this.#mark()
    addEventListener('scroll', () => this.#tops.set(this.#here, scrollY), { passive: true })
    addEventListener('hashchange', () => {
      const known = this.#mark()
      this.route = read()
      scrollTo(0, 0)
      if (known) this.#return(this.#tops.get(this.#here) ?? 0)
    })
  }

  // Who goes back finds the page where it was left.
  #here = 0
  #tops = new Map<number, number>()

  /** Each entry of the history has a number. Whether this one had it already: one has come back to it. */
  #mark(): boolean {
    const number: unknown = history.state?.number
    this.#here = typeof number === 'number' ? number : Date.now()
    if (number === undefined) history.replaceState({ number: this.#here }, '')
    return number !== undefined
  }

  /** As soon as the page is long enough again. */
  #return(top: number, tries = 60): void {
    const here = this.#here
    if (!top) return
    requestAnimationFrame(() => {
      if (here !== this.#here || scrollY > 0 || !tries) return
      if (document.documentElement.scrollHeight - innerHeight >= top) scrollTo({ top, behavior: 'instant' })
      else this.#return(top, tries - 1)
    })
  }
}

export const router = new Router()

export function go(path: string): void {
  location.hash = path
}

export function seatLink(table: string, token: string): string {
  return `${location.origin}/#/join/${table}/${encodeURIComponent(token)}`
}
