// node geometry/make.js [--check]   writes src/boards/<map>/map.json for each source; --check: fails if one would change.

import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { runnerImport } from 'vite'

const MAPS = ['giant']
const here = (name) => fileURLToPath(new URL(name, import.meta.url))
const { make } = (await runnerImport(here('cells.ts'))).module

for (const map of MAPS) {
  const { source } = (await runnerImport(here(`${map}.ts`))).module
  const text = JSON.stringify(make(source)) + '\n'
  const file = here(`../src/boards/${map}/map.json`)
  if (text === (await readFile(file, 'utf8').catch(() => ''))) continue
  if (process.argv.includes('--check')) {
    console.error(`src/boards/${map}/map.json is not what geometry/${map}.ts makes: run npm run geometry`)
    process.exitCode = 1
  } else {
    await writeFile(file, text)
    console.log(`src/boards/${map}/map.json: ${text.length} bytes`)
  }
}
