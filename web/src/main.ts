import { mount } from 'svelte'
import App from './App.svelte'
import './lib/base.css'
import { learn } from './lib/i18n'
import { settings } from './lib/settings.svelte'

const app = document.getElementById('app')!

/** The server was given a newer client while this page was open: the parts of the old one that come later are gone. */
async function renew(): Promise<void> {
  const own = document.querySelector('script[type="module"][src]')?.getAttribute('src')
  const page = await fetch(location.pathname, { cache: 'no-store' })
  if (own && page.ok && !(await page.text()).includes(own)) location.reload()
}
addEventListener('vite:preloadError', () => void renew().catch(() => {}))

async function start(): Promise<void> {
  // what most visits begin with comes at the same time as the words
  const page = location.hash.startsWith('#/t/') ? import('./table/Table.svelte') : import('./start/Start.svelte')
  page.catch(() => {}) // App asks again, and says so when it fails
  await learn(settings.lang)
  mount(App, { target: app })
  // the other language later, so that it is at hand even when the connection is not
  setTimeout(() => void learn(settings.lang === 'pl' ? 'en' : 'pl').catch(() => {}), 9000)
}

start().catch(
  () => (app.textContent = 'Regnum did not load; try again. · Nie udało się wczytać Regnum; spróbuj ponownie.'),
)
