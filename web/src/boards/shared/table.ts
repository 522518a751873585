// What every part of a board shares: whose it is, what is legal, and how things are called.
// A board makes one with `share` and each of its parts asks for it with `table`.

import { getContext, setContext } from 'svelte'
import { seatName } from '../../lib/session.svelte'
import type { BoardProps, Option } from '../../lib/types'

const key = Symbol('board')

export class Table {
  #props: () => BoardProps

  constructor(props: () => BoardProps) {
    this.#props = props
  }

  get props(): BoardProps {
    return this.#props()
  }
  get reduced(): boolean {
    return this.props.reduced
  }
  /** The seat whose own area is drawn large: the viewer's, or the first for those who only watch. */
  get me(): number {
    return this.props.doc.seat ?? 0
  }
  /** Whether that seat is the viewer's own. */
  get mine(): boolean {
    return this.props.doc.seat !== null
  }

  /** The id of a seat's pieces of one kind, as options name them. */
  at(what: string, seat: number): string {
    return `${what}:${seat === this.me ? 'own' : seat}`
  }

  /** A seat as all sentences call it. */
  seat(seat: number): string {
    return seatName(this.props.doc.seats[seat]) || `${seat + 1}`
  }
  /** Who sits there, where what the seat stands for is said beside it; of a bot only that. */
  person(seat: number): string {
    const info = this.props.doc.seats[seat]
    return info?.kind === 'bot' && info.part ? info.part : info?.name || `${seat + 1}`
  }
  /** What stands beside `person`: nothing if that says it already. */
  part(seat: number): string {
    const info = this.props.doc.seats[seat]
    return info?.kind === 'bot' ? '' : (info?.part ?? '')
  }

  /** What the server calls an id; a copy of a card ("harvest.y1-2") is called like its kind. */
  name(id: string): string {
    const { names } = this.props.doc
    return names[id] ?? names[id.split('.', 1)[0]!] ?? id.replaceAll('_', ' ')
  }

  /** A name fit to begin a label. */
  title(id: string): string {
    const name = this.name(id)
    return name.charAt(0).toLocaleUpperCase(this.props.lang) + name.slice(1)
  }

  /** The same element by its other name: "own" is the viewer's seat. Asked for everything on a map, so it is quick. */
  #also(id: string): string {
    const from = id.indexOf(':') + 1
    if (!from) return id
    const to = id.indexOf(':', from)
    const whose = to < 0 ? id.slice(from) : id.slice(from, to)
    if (whose === 'own') return `${id.slice(0, from)}${this.me}`
    return whose.length < 3 && whose === `${this.me}` ? `${id.slice(0, from)}own` : id
  }

  /** The name under which options touch this element, if any do. */
  legal(id: string): string | undefined {
    const { legal } = this.props
    if (!legal.size) return undefined
    if (legal.has(id)) return id
    const also = this.#also(id)
    return also !== id && legal.has(also) ? also : undefined
  }

  /** The options that touch an element. */
  options(id: string): Option[] {
    const ids = this.props.legal.get(this.legal(id) ?? '')
    if (!ids) return []
    return this.props.doc.decisions.flatMap((d) => d.options.filter((o) => ids.includes(o.id)))
  }

  /** What the one option at an element does, or what is barred there, in the server's words. */
  told(id: string): string | undefined {
    const every = this.props.doc.decisions.flatMap((d) => [...d.options, ...(d.barred ?? [])])
    const at = every.filter((o) => o.touches?.includes(id))
    return at.length === 1 ? at[0]!.text : undefined
  }

  /** Classes for anything that carries an id. */
  marks(id: string): string {
    const { legal, chosen, changed, hover } = this.props
    const also = this.#also(id)
    let found = legal.has(id) || legal.has(also) ? 'legal' : ''
    if (chosen.has(id) || chosen.has(also)) found += ' chosen'
    if (changed.has(id) || changed.has(also)) found += ' changed'
    if (hover === id || hover === also) found += ' lit'
    return found.trimStart()
  }
}

export const share = <T extends Table>(made: T): T => setContext(key, made)
export const table = <T extends Table>(): T => getContext<T>(key)
