// The shapes of docs/web.md: what the server sends, and the contract of a board component.

import type { Component } from 'svelte'

export type Lang = 'en' | 'pl'
export type Both = Record<Lang, string>
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json }

// --- the document of a table ---

export interface SeatInfo {
  seat: number
  name: string
  part?: string | null // what the seat stands for (a realm), in the reader's language
  kind: string // human | bot | local | open …
  you: boolean
  online: boolean
  waiting: boolean
  away?: boolean
  bot?: string | null
  user?: string | number | null
  clock: Clock | null
}

export interface Clock {
  kind: 'move' | 'reserve'
  deadline: number | null // when time is up, if it is running (ms since 1970)
  reserve: number | null // ms left for the whole game
  on_timeout: 'bot' | 'auto' | 'none'
}

/** A value of a panel, already in the reader's language in `text`. */
export type Value =
  | string
  | number
  | null
  | { kind: 'name'; id: string; text: string; thing?: string } // thing: there is more to know of it
  | { kind: 'number'; value: number; text: string }
  | { kind: 'bool'; value: boolean; text: string }
  | { kind: 'ratio'; a: number; b: number; text: string }
  | { kind: 'seat'; seat: number; text: string }
  | { kind: 'hidden'; n: number; text: string }
  | { kind: 'list'; items: Value[]; text: string; joint?: string }
  | { kind: 'map'; items: [string, Value, string?][]; text: string } // third: the label is a thing
  | { kind: 'text'; text: string }
  | { kind: 'nothing'; text: string }

export interface Panel {
  title: string
  key?: string // the message id of the title, e.g. "panel-pool"
  seat: number | null
  rows: [string, Value, string?][] // third: the label is a thing
  brief?: number // so many rows are enough where room is scarce
  rules?: string[] // of a thing: the rules about it
  from?: { kind: string; source: string }[] // and where its printed values come from
}

/** What is said of an option before it is taken: what it costs and leaves, or sets off; `warns`: what it wastes. */
export interface Note {
  text: string
  rule: string
  warns: boolean
}

export interface Option {
  id: string
  text: string
  rule: string
  touches: string[]
  verb: string
  parts: (string | number)[]
  label?: string // the verb in the reader's language
  final?: boolean // it ends the turn, or cannot be taken back
  notes?: Note[]
}

/** A part of the document that comes only to who asks for it. */
export type Part = 'panels' | 'barred' | 'outlook' | 'lenses' | 'wars'

export interface Barred {
  id: string
  text: string
  rule: string
  touches?: string[]
}

export interface Decision {
  seat: number
  kind: string
  prompt: string
  rule: string
  options: Option[]
  bars?: number // how many options a rule forbids
  barred: Barred[] | null // which; only for who has asked for it
  elements?: string[] // of the board, as the wire has them (lib/touches.ts)
  sealed: boolean
  step?: number
  default?: string // of a reaction: the option that is taken if nothing is said
  offer?: Offer
  curtain?: boolean // of another seat of mine at this screen: that it waits, and no more
}

/** A part of an offer, and what of the board it is about. */
export interface OfferPart {
  id: string
  text: string
  new: boolean
  touches: string[]
}

/** An offer as the seat sees it that is asked about it. */
export interface Offer {
  by: number
  to: number
  counter: boolean
  give: OfferPart[]
  take: OfferPart[]
  gone: { give: string[]; take: string[] } // what the offer before it had
}

/** What another seat is asked and the viewer hears as well: an offer between them, a call to arms. */
export interface Overheard {
  seat: number
  kind: string
  prompt: string
  rule: string
  offer?: Offer
  options: { id: string; text: string }[]
}

/** A reaction that is open: the same for everybody. */
export interface OpenReaction {
  kind: string
  rule: string
  seats: number[]
  until: number | null // ms since 1970
}

export type AskMe = 'holding' | 'always' | 'never'

export interface Line {
  n: number
  text: string
  rule: string
  seat: number | null
  touches: string[]
  key?: string
  args?: Record<string, string | number | boolean>
  at: number
  turn: boolean
  by?: number | null // the seat whose answer it came of
  auto?: boolean // not given by the person of that seat: a standing order, a clock, a stand-in
}

/** An answer of the action that is being put together; `at`: going back to there takes it back. */
export interface BuiltPiece {
  at: number
  kind: string
  text: string
  touches: string[]
  cost: Record<string, number>
}

/** The action that the viewer is putting together, where the game says what is paid with. */
export interface Building {
  /** the answer that began it */
  title: BuiltPiece | null
  pieces: BuiltPiece[]
  spent: Record<string, number>
  left: Record<string, number>
}

/** What somebody must know of a table before sitting down at it. */
export type Caveat = 'open' | 'content' | 'seed'
/** paused: all people have gone; halted: it failed, and the operator must see to it */
export type Status = 'lobby' | 'live' | 'paused' | 'halted' | 'over'

export interface Consent {
  seat: number // who asks
  to: number
  at: number
  answers: Record<string, boolean | null> // of those who are asked
}

export interface Order {
  id?: string
  kind: string
  choose: string[]
  when: Record<string, Json>[]
  until: Record<string, Json>[]
  active?: boolean
  used?: number
  again?: boolean // not what is asked when it is given, but the next time
  words?: string[] // question and answer, as they were read when it was given
}

/** A value of the seat's view that an order can ask about, in words. */
export interface OrderFact {
  path: string
  seat: number | null
  text: string
  value: Json
  shown: string
}

export interface Result {
  scores: number[]
  winners: number[]
  /** how it was won, and what each seat has of what was decisive: where points alone do not say it */
  text?: string
  counts?: { label: string; values: number[] }[]
}

export interface Doc {
  table: string
  game: string
  version: number
  at: number
  status: Status
  creator?: boolean
  seated_chat?: boolean // spectators read the chat but do not write
  seat: number | null
  seats: SeatInfo[]
  view: any // the kernel's view of the state for this seat: only a board of that very game knows it
  /** numbers of the race as the game tells them: only a board of that very game knows more of them */
  standing?: Record<string, any> | null
  /** what only the rules know and a board shows (`Game.outlook`, `Game.outlooks`), as far as it was asked for */
  outlook?: Record<string, any> | null
  /** tables with the same mark play with the same content; none before the game begins */
  content?: string | null
  panels: Panel[] | null // only for who has asked for them
  /** with panels or outlook: the kinds of things that can be looked up; an element `area:x` is the thing `area-x` */
  things?: string[]
  decisions: Decision[]
  overheard?: Overheard[]
  /** ids of what the viewer has answered under seal so far */
  given?: string[]
  reaction?: OpenReaction | null
  /** when the viewer's seat is asked for a reaction; null where the game has none */
  ask_me?: AskMe | null
  undo: Record<string, string | null>
  building?: Building | null
  chronicle: Line[]
  consent: Consent | null
  orders: Order[]
  result: Result | null
  /** for who played here: the table where the same people play again */
  rematch?: string | null
  names: Record<string, string>
  title?: string
  rated?: boolean // there are no hints
  caveats?: Caveat[]
  lesson?: string | null // the guided first game that this table follows
}

// --- the contract of a board: web/src/boards/<game>/index.ts ---

/** How a value is known: rulebook, public, reconstructed or override; and from where. */
export interface Known {
  kind: string
  source: string
}

/** What is printed on cards and boards, as this table plays it. */
export interface Content {
  data: Record<string, any>
  /** by path, in which * stands for one step (lib/patterns.ts) */
  provenance: Record<string, Known>
  /** paths of the values that are this table's own */
  own: string[]
  /** by language and as it is written: what a source is called in it; boards get none */
  sources?: { [lang in Lang]?: Record<string, string> }
}

export interface BoardProps {
  doc: Doc
  content: Content
  /** element id → ids of the options that touch it; only these elements glow */
  legal: Map<string, string[]>
  /** elements picked so far: the choice that builds up */
  chosen: Set<string>
  /** elements touched since the viewer's last move */
  changed: Set<string>
  /** a legal element was clicked, or Enter pressed on it */
  onpick: (id: string) => void
  /** an element with nothing legal was clicked: say why not */
  onwhy: (id: string) => void
  /** the element to light up: hovered here, in the options or in the chronicle */
  hover: string | null
  onhover: (id: string | null) => void
  /** take back the viewer's answers from this one on (`Building`) */
  onback: (at: number) => void
  /** the line of the chronicle that is shown just now, of what others did */
  told: Line | null
  /** lines of the chronicle that `doc.view` is already past, while `told` is shown: they are told next */
  ahead?: Line[]
  /** a part of the document is needed, or no longer */
  onwant: (part: Part, shown: boolean) => void
  lang: Lang
  /** no motion, please */
  reduced: boolean
}

export type Board = Component<BoardProps>

export interface BoardModule {
  default: Board
  /** the panels the board replaces: message ids of their titles ("panel-pool"), or "*" for all */
  covers: string[]
  /** others' moves are shown one by one: the board brings their places into view (`told`), without these keys of lines, which it stages itself */
  moves?: MovesShown
  /** on a phone it takes all the room there is in the window */
  fills?: boolean
}

export interface MovesShown {
  without?: string[]
  /** the board gets the table as it was before each line and then after it; nothing is legal meanwhile */
  film?: boolean
  /** what goes from place to place in a line: loaded with the first one */
  flights?: () => Promise<{ flights: (line: Line, doc: Doc) => Flight[] }>
}

export type Sound = 'card' | 'coins' | 'dice' | 'turn'
export type Sounds = Partial<Record<Sound, string[]>>

/** Something that goes from one element to another; from or to nowhere: it comes, or it is gone. */
export interface Flight {
  /** an icon, a cube, or a picture of what lies at one of both ends */
  as: string
  n?: number | string
  from: string | null
  to: string | null
}

// --- around the table ---

export interface User {
  id: string | number
  name: string
  guest: boolean
  language: Lang
  email: string | null
  email_confirmed?: boolean
  prefs: Record<string, unknown>
}

export type OptionNames = Record<string, { title: Both; hint: Both; values: Record<string, Both> }>

export interface GameInfo {
  id: string
  title: Both
  subtitle: Both
  seats: number[]
  options: Record<string, string[]>
  option_names?: OptionNames // none where options depend on each other: `Choices` has them
  bots: string[]
  lessons?: string[] // guided first games: #/learn/<game>/<lesson>
  reactions?: boolean // tables have a window for them
  parts?: boolean // seats stand for something (realms), and options depend on each other
  parts_later?: boolean // seats stand for something (families, banks) as soon as the game says so
  about?: AboutGame | null
}

/** A game in a line and in numbers. */
export interface AboutGame {
  pitch: Both
  minutes: [number, number]
  weight: number // 1 to 5
  seats: number // of a first game against bots
}

/** A game on one page. */
export interface GamePage extends AboutGame {
  pictures: Record<'board' | 'turn' | 'first', Both>
  parts: { id: string; title: Both; points: { text: Both; rules: { id: string; title: Both }[] }[] }[]
}

/** What there is to choose for a number of seats, and a choice that fits. */
export interface Choices {
  fitting: Record<string, string[]>
  names: Record<string, Record<string, Both>> // of these values
  option_names: OptionNames
  options: Record<string, string>
  bots: number[] // seats that what is played means for bots
  parts: Both[]
  outline: Outline | null
}

/** What a table plays, in a sentence, and the options that it tells. */
export interface Outline {
  text: Both
  options: string[]
}

/** Something that can be looked up at a table. */
export interface Thing {
  id: string
  text: string
  kind: string // what it is, in words: cards, pieces
}

export interface TableInfo {
  id: string
  game: string
  title: string | null
  status: Status
  lesson?: string | null
  seats: {
    seat: number
    kind: string
    name: string
    user: string | number | null
    away: boolean
    bot?: string | null
  }[]
  waiting: number[]
  my_seats: number[]
  updated: string | number
  creator: boolean
  removable: boolean // by the viewer
  rated?: boolean
  seated_chat?: boolean
  caveats?: Caveat[]
  public?: boolean
  result?: Result | null
  options: Record<string, string>
  parts?: Both[] // what the seats stand for, where they do
  outline?: Outline | null
  clock: { kind: 'none' | 'move' | 'reserve'; seconds?: number; on_timeout?: 'bot' | 'auto' | 'none'; window?: number }
}

export interface Rule {
  id: string
  title: Both
  text: Both
  notes: Record<Lang, string[]>
  see: string[]
  chapter: number
}

export interface Fact extends Known {
  path: string
  value: unknown
}

export interface ChatLine {
  id: number
  seat: number | null
  user?: number | null
  name: string
  text: string
  note: { key: string; seat: number | null; to?: number } | null // a remark of the table itself
  at: number
}
