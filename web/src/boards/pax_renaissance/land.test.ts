import { describe, expect, it } from 'vitest'
import { border, lay, rows, star, way, type Printed } from './land'

const printed: Printed = {
  north: ['england', 'france', 'holy_roman_empire', 'hungary', 'byzantium'],
  south: ['portugal', 'aragon', 'papal_states', 'ottoman', 'mamluk'],
  cities: {
    england: ['bordeaux', 'london'],
    france: ['bruges', 'lyon', 'paris'],
    holy_roman_empire: ['lubeck', 'novgorod', 'nurnberg', 'vienna'],
    hungary: ['buda', 'varna'],
    byzantium: ['caffa', 'tana', 'trebizond'],
    portugal: ['granada', 'toledo', 'spice_islands'],
    aragon: ['algiers', 'timbuktu', 'valencia'],
    papal_states: ['venice', 'venice_2'],
    ottoman: ['constantinople_1', 'constantinople_2', 'constantinople_3', 'modon', 'rhodes'],
    mamluk: ['cyprus', 'cairo', 'red_sea'],
  },
  routes: [
    ['byzantium', 'hungary', 'ottoman', 'mamluk'],
    ['portugal', 'england'],
  ],
}

describe('the map', () => {
  it.each([330, 344, 374, 668, 720, 860, 1001, 1400])('has room for all at %i px', (w) => {
    const sheet = lay(w, printed)
    const spots: [string, number, number][] = Object.entries(sheet.borders).map(([id, b]) => [id, ...b.at])
    for (const [empire, cell] of Object.entries(sheet.cells)) {
      expect(cell.places.map((p) => p.city)).toEqual(printed.cities[empire])
      for (const p of cell.places) {
        expect(p.at[0] - 14, p.city).toBeGreaterThan(cell.box.x)
        expect(p.at[0] + 14, p.city).toBeLessThan(cell.box.x + cell.box.w)
        expect(p.at[1] + 30, p.city).toBeLessThan(cell.throne[1])
        expect(p.at[1] - 16, p.city).toBeGreaterThan(cell.title[1])
        spots.push([p.city, ...p.at])
      }
    }
    spots.forEach(([a, x, y], i) => {
      for (const [b, u, v] of spots.slice(i + 1)) expect(Math.hypot(x - u, y - v), `${a} and ${b}`).toBeGreaterThan(28)
    })
  })

  it('lies in two columns where there is little room', () => {
    expect(lay(374, printed).kind).toBe('tall')
    expect(lay(1001, printed).kind).toBe('wide')
    const tall = lay(374, printed).cells
    expect(tall['byzantium']!.box.x).toBe(tall['england']!.box.x)
    expect(tall['portugal']!.box.y).toBe(tall['england']!.box.y)
  })

  it('has thirteen borders, of the sea where a route can cross', () => {
    const { borders } = lay(1001, printed)
    expect(Object.keys(borders)).toHaveLength(13)
    expect(
      Object.keys(borders)
        .filter((b) => borders[b]!.sea)
        .sort(),
    ).toEqual(['byzantium-hungary', 'england-portugal', 'hungary-ottoman', 'mamluk-ottoman'])
  })

  it('leads a route over each border on its way', () => {
    const sheet = lay(1001, printed)
    const d = way(sheet, [1, 2], printed.routes[0]!, 0)
    expect(d.startsWith('M1.0 2.0Q')).toBe(true)
    for (const id of [border('byzantium', 'hungary'), border('hungary', 'ottoman'), border('ottoman', 'mamluk')])
      expect(d).toContain(sheet.borders[id]!.at.map((n) => n.toFixed(1)).join(' '))
  })

  it('keeps places of one town together', () => {
    expect(rows(printed.cities['ottoman']!, 150).map((r) => r.map((p) => p.city))).toEqual([
      ['constantinople_1', 'constantinople_2', 'constantinople_3'],
      ['modon', 'rhodes'],
    ])
  })

  it('draws emporia with nine points', () => {
    expect(star(10).split('L')).toHaveLength(18)
  })
})
