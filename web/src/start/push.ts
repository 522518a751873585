// Messages to this browser while it is closed: asked for here, sent by the server, shown by sw.js.

import type { Channel } from './channels'

export const canPush = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window && isSecureContext

/** A channel to this very browser, if its user lets us and its maker carries messages. */
export async function subscribe(key: string): Promise<Channel['config']> {
  if ((await Notification.requestPermission()) !== 'granted') throw new Error('denied')
  const worker = await navigator.serviceWorker.register('/sw.js')
  await navigator.serviceWorker.ready
  const found = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
  const { endpoint, keys } = found.toJSON()
  return { url: endpoint!, p256dh: keys!['p256dh']!, auth: keys!['auth']! }
}
