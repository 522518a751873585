// What realms and places are called: the geometry of the map has their names in both languages.

import type { Lang } from '../../../lib/types'
import { geometryAt, type Geometry } from '../../../map/geometry'
import early from '../map-1444.json?url'
import late from '../map-1618.json?url'

export class Naming {
  #geometry = $state.raw<Geometry | null>(null)
  #lang: () => Lang

  constructor(side: () => '1444' | '1618', lang: () => Lang) {
    this.#lang = lang
    $effect(() => {
      geometryAt(side() === '1618' ? late : early)
        .then((found) => (this.#geometry = found))
        .catch(() => {}) // the map says so
    })
  }

  realm(id: string): string {
    return this.#geometry?.realms?.[id]?.[this.#lang()] ?? id.replaceAll('_', ' ')
  }

  place(element: string): string {
    const [what, id = ''] = element.split(':', 2)
    const g = this.#geometry
    const all = what === 'area' ? g?.groups : what === 'zone' ? g?.waters : what === 'node' ? g?.nodes : g?.places
    return all?.find((one) => one.id === id)?.names[this.#lang()] ?? id.replaceAll('_', ' ')
  }
}
