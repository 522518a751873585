import { describe, expect, it } from 'vitest'
import type { State } from '../shape'
import { clauses, tallied } from './clauses'
import { armsOf, outlines } from './heraldry'
import { asked, home, tabs } from './shelf'
import { thingOf } from './things'
import { words } from './words'

const legal = (...elements: [string, string[]][]): Map<string, string[]> => new Map(elements)

describe('the shelf', () => {
  it('brings the sheet forward on which the question can be answered', () => {
    expect(home(tabs, legal(['event:1', ['event:1']], ['event:2', ['event:2']]), 2)).toBe('events')
    expect(home(tabs, legal(['choice:1:A', ['A']], ['choice:1:B', ['B']]), 2)).toBe('events')
    expect(home(tabs, legal(['card:ADM-01-1', ['card:ADM-01-1']]), 1)).toBe('hand')
    expect(home(tabs, legal(['idea:cannons', ['idea:cannons']]), 2)).toBe('ideas')
  })
  it('leaves things as they are when the question is about the map', () => {
    expect(home(tabs, legal(['area:seine', ['a']], ['area:loire', ['b']], ['power:adm', ['c']]), 3)).toBe(null)
    expect(home(tabs, new Map(), 4)).toBe(null)
  })
  it('stays where it is when only one of many actions is about a sheet', () => {
    expect(home(tabs, legal(['event:1', ['event']], ['event:2', ['event']]), 9)).toBe(null)
  })
  it('counts an option once, however many elements it touches', () => {
    const trade = legal(['trade:T1:0', ['t0']], ['node:genoa', ['t0', 't1']], ['trade:T1:1', ['t1']])
    expect(home(tabs, trade, 2)).toBe('trade')
    expect(asked(tabs, trade).get('trade')).toBe(2)
  })
  it('has a name for every sheet in both languages, and each kind of thing lies on one sheet', () => {
    for (const tab of tabs) expect(tab.title.en && tab.title.pl).toBeTruthy()
    const kinds = tabs.flatMap((tab) => tab.holds ?? [])
    expect(new Set(kinds).size).toBe(kinds.length)
  })
})

describe('the words of a card', () => {
  it('are cut between its parts, not within brackets', () => {
    expect(clauses('2 ducats; display: Tribute (1 use; unrest); Order (1 use)')).toEqual([
      '2 ducats',
      'display: Tribute (1 use; unrest)',
      'Order (1 use)',
    ])
    expect(clauses('one')).toEqual(['one'])
    expect(clauses('')).toEqual([])
  })
})

describe('arms', () => {
  it('are always the same for the same person, and tell people apart', () => {
    expect(armsOf('Charles VII', 'france')).toEqual(armsOf('Charles VII', 'france'))
    const people = ['Simon', 'Thomas', 'Ingmar', 'Francisco', 'Curtis', 'Isabel I', 'Johannes', 'Stephen']
    const drawn = people.map((name) => JSON.stringify(armsOf(name, '')))
    expect(new Set(drawn).size).toBe(people.length)
    expect(Object.keys(outlines)).toContain('admiral')
  })
})

describe('looking up', () => {
  const view = { players: [{ realm: 'france' }] } as unknown as State
  it('leads from what is touched to what the server knows', () => {
    expect(thingOf('area:seine', view)).toBe('area-seine')
    expect(thingOf('choice:11A-1:B', view)).toBe('event-11A-1')
    expect(thingOf('seat:0', view)).toBe('realm-france')
    expect(thingOf('cardinal:2', view)).toBe('office-curia')
    expect(thingOf('power:adm', view)).toBe('')
  })
})

describe('words', () => {
  it('are the same in both languages', () => {
    expect(Object.keys(words.pl)).toEqual(Object.keys(words.en))
    expect(words.pl.phases.length).toBe(words.en.phases.length)
    expect(Object.keys(words.pl.final)).toEqual(Object.keys(words.en.final))
    expect(Object.keys(words.pl.roundPrestige)).toEqual(Object.keys(words.en.roundPrestige))
  })
})

describe('a list', () => {
  it('says once what comes twice, with its number', () => {
    expect(tallied('mortality, war and peace, mortality')).toBe('mortality × 2, war and peace')
  })
})
