// Cuts the fonts to what src/lib/fonts.css asks for: of each face the letters of its range and the weights it names.
// Whole, they would be more than half of a first visit. Run before each build.

import { mkdir, readFile, writeFile } from 'node:fs/promises'
import subsetFont from 'subset-font'

const modules = new URL('node_modules/', import.meta.url)

/** All characters of a CSS unicode-range. */
function letters(ranges) {
  const found = []
  for (const [, first, last = first] of ranges.matchAll(/U\+(\w+)(?:-(\w+))?/g))
    for (let code = parseInt(first, 16); code <= parseInt(last, 16); code++) found.push(String.fromCodePoint(code))
  return found.join('')
}

const css = await readFile(new URL('src/lib/fonts.css', import.meta.url), 'utf8')
await mkdir(new URL('.fonts/', modules), { recursive: true })
for (const face of css.matchAll(/@font-face \{[^}]*\}/g)) {
  // inter-latin-ext.polish.woff2: of the file latin-ext of the family inter, the part called polish
  const [, name, family, set] = /\.fonts\/(([\w-]+?)-(latin(?:-ext)?)\.\w+\.woff2)/.exec(face[0])
  const [, min, max] = /font-weight: (\d+) (\d+);/.exec(face[0])
  const whole = await readFile(
    new URL(`@fontsource-variable/${family}/files/${family}-${set}-wght-normal.woff2`, modules),
  )
  const options = { targetFormat: 'woff2', variationAxes: { wght: { min: Number(min), max: Number(max) } } }
  await writeFile(
    new URL(`.fonts/${name}`, modules),
    await subsetFont(whole, letters(/unicode-range:\s[^;]*/.exec(face[0])[0]), options),
  )
}
