"""An offer as a client shows it: what the seat that is asked would give, and what it would get."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ..kernel import Decision, Described, Option, Table, deal, option_id

if TYPE_CHECKING:
    from .present import Speaker


def offer_of(table: Table[Any], decision: Decision, w: Speaker) -> dict[str, Any]:
    """The offer that a question is about, from where its seat sits; nothing where it is about none. Of a counter-offer:
    which parts are new, and which the offer before it had."""
    offer = deal.offer_in(decision.about)
    if offer is None:
        return {}
    seen = deal.seen_by(offer, decision.seat)

    def part_of(part: Option) -> Described:
        return table.game.describe(table.state, deal.TERM, part, decision.about)

    def listed(side: str, terms: deal.Terms, others: deal.Terms) -> list[dict[str, Any]]:
        known = {part for part, _ in deal.listed(others, side, part_of, w.has)}
        return [
            {
                "id": option_id(part),
                "text": w.say(d.text, d.args),
                "touches": list(d.touches),
                "new": bool(seen.before) and part not in known,
            }
            for part, d in deal.listed(terms, side, part_of, w.has)
        ]

    gone = tuple(part for part in seen.before if part not in seen.terms)
    columns = {side: listed(side, seen.terms, seen.before) for side in deal.SIDES}
    was = {side: [part["text"] for part in listed(side, gone, gone)] for side in deal.SIDES}
    return {"offer": {"by": offer.by, "to": offer.to, **columns, "gone": was, "counter": bool(offer.before)}}
