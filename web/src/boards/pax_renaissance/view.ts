// The table as the server sends it to one seat, and what is printed on cards and map.

import type * as shape from './shape'

export type Religion = 'catholic' | 'islamic' | 'reformist'
export type Side = 'west' | 'east'
export type Colour = 'white' | 'black'
export type Victory = 'holy' | 'imperial' | 'globalization' | 'renaissance' | 'byzantine'

export const sides: Side[] = ['west', 'east']
export const colours: Record<Side, Colour> = { west: 'white', east: 'black' }

/** Made from the state; where that says only "a string", here is which. */
export interface Realm extends shape.Realm {
  state: 'medieval' | Religion
}

export interface View extends shape.State {
  realms: Record<string, Realm>
  pirates: Record<string, '' | Religion>
  bishops: Record<string, Religion>
  market: Record<Side, string[]>
  coins: Record<Side, number[]>
  open: Record<Colour, string>
  victories: Victory[]
}

export interface Standing {
  victories: Record<Victory, [number, number][]>[]
  achieved: Victory[][]
  actions: Record<Victory, number>
  supreme: ('' | Religion)[]
  commonest: '' | Religion // the religion of most theocracies, if it is one
  kings: number[]
  republics: number[]
  concessions: number[]
  prestige: Record<string, number>[]
  routes: Record<Side, string[]>
  decks: Record<Side, number>
}

/** What a card offers while it lies in a tableau. */
export interface Face {
  ops: string[]
  prestige: string[]
}

export interface Printed extends Face {
  side: Side
  place: string
  shot: string
  agents: string[]
  suitors: string[]
  abilities: string[]
  comet?: boolean
}

export interface Land {
  king: Face
  king_while?: Partial<Record<Religion, Face>> // where his faith changes what he offers
  republic: Face
  cities: string[]
  capital: string[]
  medieval: string[]
  catholic: string[]
  islamic: string[]
  reformist: string[]
}

export const isComet = (card: string): boolean => card.startsWith('COMET')

/** The parts of a piece: its religion (or nothing) and its kind; a pawn has a seat. */
export function parts(piece: string): { faith: Religion | ''; kind: string; seat: number } {
  if (piece.startsWith('pawn')) return { faith: '', kind: 'pawn', seat: piece.length > 5 ? Number(piece.slice(5)) : -1 }
  const [faith, kind] = piece.split('_') as [Religion, string]
  return { faith, kind, seat: -1 }
}
