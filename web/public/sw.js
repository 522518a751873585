// Told by the server that it is one's turn, while no page of ours is open. It keeps and fetches nothing else.

self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

self.addEventListener('push', (event) => {
  let said = {}
  try {
    said = event.data.json()
  } catch {
    // a message without words still says that something waits
  }
  const url = typeof said.url === 'string' ? said.url : '/'
  event.waitUntil(
    self.registration.showNotification(said.title || 'Regnum', {
      body: said.body || '',
      icon: '/icon-192.png',
      badge: '/badge.png',
      tag: url,
      data: { url },
    }),
  )
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  const to = new URL(event.notification.data?.url || '/', self.location.origin)
  const url = self.location.origin + '/' + to.hash // whatever address the server knows itself by
  event.waitUntil(
    self.clients.matchAll({ type: 'window', includeUncontrolled: true }).then((pages) => {
      const open = pages.find((page) => page.url === url) ?? pages[0]
      return open
        ? open.focus().then(() => (open.url === url ? open : open.navigate(url)))
        : self.clients.openWindow(url)
    }),
  )
})
