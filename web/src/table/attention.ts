// "Your turn": a notice of the browser.

/** One for each table: a newer one takes the place of the older. */
export function notice(title: string, body: string, table: string): void {
  if (!('Notification' in window) || Notification.permission !== 'granted') return
  try {
    const shown = new Notification(title, { body, tag: `regnum-${table}`, icon: '/favicon.svg' })
    shown.onclick = () => {
      window.focus()
      location.hash = `#/t/${table}`
      shown.close()
    }
  } catch {
    // phones want a service worker for this
  }
}
