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
    addEventListener('hashchange', () => {
      this.route = read()
      scrollTo(0, 0)
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
