// What players offer each other and call each other to: the same for who is asked and for who hears it.

import type { Doc, Offer, OfferPart } from '../../../lib/types'

const KINDS = ['offer', 'offer_part', 'offered', 'call_to_arms', 'call_emperor', 'proposal']

export interface Talk {
  kind: string
  /** the seat that is asked */
  seat: number
  prompt: string
  rule: string
  offer: Offer | null
  /** whether the viewer is the one who answers; an offer in the making is seen by nobody else */
  mine: boolean
  draft: boolean
  options: { id: string; text: string }[]
}

/** A side of an offer: who gives what. `gone`: what the offer before it had. */
export interface Gift {
  seat: number
  parts: OfferPart[]
  gone: string[]
}

export function talksOf(doc: Pick<Doc, 'decisions' | 'overheard'>): Talk[] {
  const own = doc.decisions.filter((d) => KINDS.includes(d.kind))
  return [
    ...own.map((d) => ({
      ...d,
      offer: d.offer ?? null,
      mine: true,
      draft: d.kind.startsWith('offer') && d.kind !== 'offered',
    })),
    ...(doc.overheard ?? []).map((d) => ({ ...d, offer: d.offer ?? null, mine: false, draft: false })),
  ]
}

/** An offer that another is asked about, from where the viewer sits who made it. */
export function mirrored(offer: Offer | undefined): Offer | undefined {
  return offer && { ...offer, give: offer.take, take: offer.give }
}

/** Who made it first, for both alike. Parts come as they look from the seat that is asked. */
export function gifts(talk: Talk): [Gift, Gift] | null {
  const { offer, seat } = talk
  if (!offer) return null
  const other = offer.by === seat ? offer.to : offer.by
  const asked: Gift = { seat, parts: offer.give, gone: offer.gone.give }
  const opposite: Gift = { seat: other, parts: offer.take, gone: offer.gone.take }
  return offer.by === seat ? [asked, opposite] : [opposite, asked]
}
