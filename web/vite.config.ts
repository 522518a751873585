import { svelte } from '@sveltejs/vite-plugin-svelte'
import subsetFont from 'subset-font'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'

const server = process.env['REGNUM_SERVER'] ?? 'http://127.0.0.1:8000'

/** Of the "ext" fonts only Latin Extended-A goes out: Polish and its neighbours, a tenth of the file. */
function smallFonts(): Plugin {
  const letters = Array.from({ length: 0x80 }, (_, i) => String.fromCodePoint(0x100 + i)).join('')
  return {
    name: 'small-fonts',
    apply: 'build',
    async generateBundle(_, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === 'asset' && /latin-ext.*\.woff2$/.test(file.fileName))
          file.source = await subsetFont(Buffer.from(file.source), letters, { targetFormat: 'woff2' })
    },
  }
}

export default defineConfig({
  plugins: [svelte(), smallFonts()],
  base: '/',
  build: {
    outDir: '../src/regnum/server/static',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0, // nothing inline: the page's Content-Security-Policy is strict
    modulePreload: { polyfill: false },
  },
  server: { proxy: { '/api': { target: server, ws: true } } },
  test: { include: ['src/**/*.test.ts'], environment: 'node' },
})
