// Before the first paint: the theme and language the viewer chose. The rest is in settings.svelte.ts.
;(function () {
  var root = document.documentElement
  function read(key) {
    try {
      return JSON.parse(localStorage.getItem('regnum.' + key))
    } catch {
      return null
    }
  }
  var theme = read('theme') || 'system'
  var dark = theme === 'dark' || (theme === 'system' && matchMedia('(prefers-color-scheme: dark)').matches)
  root.dataset.theme = dark ? 'dark' : 'light'
  root.lang = read('lang') || (navigator.language.toLowerCase().indexOf('pl') === 0 ? 'pl' : 'en')
})()
