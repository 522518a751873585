import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'
import { billOfMaterials } from './bill.ts'

const server = process.env['REGNUM_SERVER'] ?? 'http://127.0.0.1:8000'

const COMMON = /src\/lib\/(api|session|settings|i18n|router|store|Bar|Trouble|Shield)\.|svelte\/src\/|esm-env|clsx/

export default defineConfig({
  plugins: [svelte(), billOfMaterials()],
  base: '/',
  build: {
    outDir: '../src/regnum/server/static',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0, // nothing inline: the page's Content-Security-Policy is strict
    modulePreload: { polyfill: false },
    // what every page needs is one file, not ten: each costs its headers
    rollupOptions: { output: { codeSplitting: { groups: [{ name: 'lib', test: COMMON }] } } },
  },
  server: { proxy: { '/api': { target: server, ws: true } } },
  test: { include: ['src/**/*.test.ts'], environment: 'node' },
})
