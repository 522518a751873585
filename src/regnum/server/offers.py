"""An offer as a client shows it: what the seat that is asked would give, and what it would get."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ..kernel import Decision, Option, Table, deal, option_id

if TYPE_CHECKING:
    from .present import Speaker


def offer_of(table: Table[Any], decision: Decision, w: Speaker) -> dict[str, Any]:
    """The offer that a question is about, from where its seat sits; nothing where it is about none. Of a counter-offer:
    which parts are new, and which the offer before it had."""
    offer = deal.offer_in(decision.about)
    if offer is None:
        return {}
    seen = deal.seen_by(offer, decision.seat)

    def listed(side: str, terms: deal.Terms, others: deal.Terms) -> list[dict[str, Any]]:
        found = [part for part in terms if part[0] == side]
        return [{**said(p), "new": bool(seen.before) and p not in others} for p in found]

    def said(part: Option) -> dict[str, Any]:
        d = table.game.describe(table.state, deal.TERM, part[1:], decision.about)
        return {"id": option_id(part), "text": w.say(d.text, d.args), "touches": list(d.touches)}

    gone = tuple(part for part in seen.before if part not in seen.terms)
    columns = {side: listed(side, seen.terms, seen.before) for side in deal.SIDES}
    was = {side: [part["text"] for part in listed(side, gone, gone)] for side in deal.SIDES}
    return {"offer": {"by": offer.by, "to": offer.to, **columns, "gone": was, "counter": bool(offer.before)}}
