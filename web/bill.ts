// What the wheel is made of, written beside the built client: licences.txt, the licence texts of everything that is in
// the client, and sbom.cdx.json (CycloneDX), that and the Python packages the server runs on, from the lock files.

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

type Entry = { name: string; version: string; licence: string; text: string; integrity: string }

const here = new URL('./', import.meta.url)
const read = (path: string) => readFileSync(new URL(path, here), 'utf8')

/** The package of a module, if it comes from one: the last node_modules in its path counts. */
function packageOf(id: string): string | null {
  return /.*\/node_modules\/((?:@[^/]+\/)?[^/.][^/]*)\//.exec(id)?.[0].replace(/^.*\/web\//, '') ?? null
}

/** The fonts that fonts.js cuts to size: their files are made, so no module tells where they come from. */
function fonts(): string[] {
  const families = read('src/lib/fonts.css').matchAll(/\.fonts\/([\w-]+?)-latin/g)
  return [...new Set([...families].map((found) => `node_modules/@fontsource-variable/${found[1]}/`))]
}

function entry(folder: string): Entry {
  const about = JSON.parse(read(`${folder}package.json`)) as { name: string; version: string; license: string }
  const files = readdirSync(new URL(folder, here))
    .filter((file) => /^(licen[cs]e|copying|ofl)/i.test(file))
    .sort()
  if (!files.length) throw new Error(`${about.name}: no licence text in the package`)
  const locked = JSON.parse(read('package-lock.json')).packages[folder.slice(0, -1)]
  if (locked?.version !== about.version)
    throw new Error(`${about.name} ${about.version} is not what package-lock.json says`)
  return {
    name: about.name,
    version: about.version,
    licence: about.license,
    text: files.map((file) => read(folder + file).trim()).join('\n\n'),
    integrity: locked.integrity,
  }
}

function licences(entries: Entry[]): string {
  const rule = '='.repeat(80)
  const ours =
    'Regnum is under the Apache License 2.0. Its browser client contains what is listed here, each under its own licence.\n'
  return [ours, ...entries.map((e) => `${rule}\n${e.name} ${e.version} (${e.licence})\n${rule}\n\n${e.text}\n`)].join(
    '\n',
  )
}

/** Lines of a requirements file with hashes: `name==version ; marker \`, then `--hash=sha256:…`. */
function python(): object[] {
  const found = []
  for (const block of read('../requirements/run.txt').split(/\n(?=\S)/)) {
    const [, name, version] = /^([\w.-]+)==([^\s;]+)/.exec(block) ?? []
    if (!name) continue
    const purl = `pkg:pypi/${name.toLowerCase()}@${version}`
    found.push({ type: 'library', 'bom-ref': purl, name, version, purl, scope: 'required' })
  }
  return found
}

function client(entries: Entry[]): object[] {
  return entries.map((e) => {
    const purl = `pkg:npm/${e.name.replace('@', '%40')}@${e.version}`
    const content = Buffer.from(e.integrity.replace(/^sha512-/, ''), 'base64').toString('hex')
    return {
      type: 'library',
      'bom-ref': purl,
      name: e.name,
      version: e.version,
      purl,
      licenses: [{ license: { id: e.licence } }],
      hashes: [{ alg: 'SHA-512', content }],
    }
  })
}

function bill(entries: Entry[]): object {
  const version = /__version__ = "(.*)"/.exec(read('../src/regnum/__init__.py'))![1]
  const purl = `pkg:pypi/regnum@${version}`
  const components = [...python(), ...client(entries)] as { 'bom-ref': string }[]
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: {
      component: {
        type: 'application',
        'bom-ref': purl,
        name: 'regnum',
        version,
        purl,
        licenses: [{ license: { id: 'Apache-2.0' } }],
      },
    },
    components,
    dependencies: [{ ref: purl, dependsOn: components.map((one) => one['bom-ref']) }],
  }
}

export function billOfMaterials(): Plugin {
  return {
    name: 'regnum-bill-of-materials',
    apply: 'build',
    generateBundle() {
      const modules = [...this.getModuleIds()].map((id) => packageOf(id.split('?')[0]!)).filter((name) => name !== null)
      const folders = [...new Set([...modules, ...fonts()])].filter((folder) =>
        existsSync(new URL(`${folder}package.json`, here)),
      )
      const entries = folders.sort().map(entry)
      this.emitFile({ type: 'asset', fileName: 'licences.txt', source: licences(entries) })
      this.emitFile({ type: 'asset', fileName: 'sbom.cdx.json', source: JSON.stringify(bill(entries), null, 1) + '\n' })
    },
  }
}
