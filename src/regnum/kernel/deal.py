"""Deals: an offer with several parts, which the other seat accepts, refuses or answers with one counter-offer.

A part is an option: `("give", …)` is what the seat that offers gives, `("take", …)` what it gets. What may be offered
is the game's to say, and so is what comes of a deal: here it is only put together and agreed upon.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any, NamedTuple

from .decision import About, Option, RuleId, Seat
from .game import Described
from .table import Table

Terms = tuple[Option, ...]
SIDES = {"give": "take", "take": "give"}
SEND, CANCEL, ACCEPT, REFUSE, COUNTER = ("send",), ("cancel",), ("accept",), ("refuse",), ("counter",)
BACK = ("back",)
WORDS = {"send", "cancel", "accept", "refuse", "counter", "back"}  # of the options that are alike in all games
OFFERING, CHOOSING, ANSWERING = "offer", "offer_part", "offered"  # kinds of decision
TERM = "term"  # as a kind: a part without its first word, to be described as one of a list
MOST = 40  # so often an offer may be changed before it is sent or given up


class Offer(NamedTuple):
    """Terms as the seat sees them that makes the offer, and those that they answer."""

    by: Seat
    to: Seat
    terms: Terms
    before: Terms = ()  # of the offer to which this one is the counter-offer, seen from the same seat


class Market(NamedTuple):
    """What the game says about offers. `parts`: what one seat may offer another, `("give", …)` and `("take", …)`.
    `bar`: the rule that forbids a part beside those the offer has already. `lacks`: the rule by which an offer cannot
    be sent as it is, though each of its parts could be added. `head`: what stands in the menu for a part and all
    others of the same head, which are asked for next (a province, then its price); a part without one is its own."""

    parts: Callable[[Any, Seat, Seat], Sequence[Option]]
    bar: Callable[[Any, Offer, Option], RuleId | None]
    empty: RuleId  # the rule by which an offer has parts
    lacks: Callable[[Any, Offer], RuleId | None] | None = None
    head: Callable[[Option], Option | None] | None = None


def flipped(terms: Terms) -> Terms:
    """The same terms, as the other seat sees them."""
    return tuple((SIDES[str(part[0])], *part[1:]) for part in terms)


def seen_by(offer: Offer, seat: Seat) -> Offer:
    """The offer from where this seat sits: `give` is what it gives, `take` what it gets."""
    if seat == offer.by:
        return offer
    return Offer(offer.by, offer.to, flipped(offer.terms), flipped(offer.before))


def negotiate(t: Table[Any], by: Seat, to: Seat, market: Market) -> Offer | None:
    """The offer that was agreed upon, by whichever of the two; None if none was."""
    first = _built(t, Offer(by, to, ()), market)
    if first is None:
        return None
    said = t.ask(to, ANSWERING, [ACCEPT, COUNTER, REFUSE], about={"offer": first})
    if said != COUNTER:
        return first if said == ACCEPT else None
    turned = flipped(first.terms)
    counter = _built(t, Offer(to, by, turned, turned), market)
    if counter is None:
        return None
    return counter if t.ask(by, ANSWERING, [ACCEPT, REFUSE], about={"offer": counter}) == ACCEPT else None


def _built(t: Table[Any], offer: Offer, market: Market) -> Offer | None:
    """The seat puts an offer together, part by part; None if it would rather not. A counter-offer begins with the
    terms that it answers, and must change them."""
    for changes in range(MOST + 1):
        options: list[Option] = [SEND]
        under: dict[Option, list[Option]] = {}
        if changes < MOST:
            under = _under_heads(market, [x for x in market.parts(t.state, *offer[:2]) if x not in offer.terms])
            options += [*under, *(("drop", *part) for part in offer.terms)]
        options.append(CANCEL)
        said = t.choose(offer.by, OFFERING, options, _bar(offer, market, under), about={"offer": offer})
        if said in under and under[said] != [said]:
            said = t.choose(offer.by, CHOOSING, [*under[said], BACK], _bar(offer, market), about={"offer": offer})
            if said == BACK:
                continue
        if said == SEND:
            return offer
        if said == CANCEL:
            break
        if said[0] == "drop":
            terms = tuple(part for part in offer.terms if part != said[1:])
        else:
            terms = (*offer.terms, said)
        offer = offer._replace(terms=terms)
    return None


def _under_heads(market: Market, parts: Sequence[Option]) -> dict[Option, list[Option]]:
    """The lines of the menu in their order, each with its parts; one that is alone needs no head."""
    found: dict[Option, list[Option]] = {}
    for part in parts:
        head = None if market.head is None else market.head(part)
        found.setdefault(part if head is None else head, []).append(part)
    return {x[0] if len(x) == 1 else head: x for head, x in found.items()}


def _bar(
    offer: Offer, market: Market, under: Mapping[Option, Sequence[Option]] | None = None
) -> Callable[[Any, Seat, Option], RuleId | None]:
    """`under`: of a head, the parts for which it stands; it is closed if all of them are."""

    def bar(state: Any, seat: Seat, option: Option) -> RuleId | None:
        if option == SEND:
            if not offer.terms or set(offer.terms) == set(offer.before):
                return market.empty
            return None if market.lacks is None else market.lacks(state, offer)
        if option[0] not in SIDES:
            return None
        bars = [market.bar(state, offer, part) for part in (under or {}).get(option, (option,))]
        return None if None in bars else bars[0]

    return bar


def offer_in(about: About) -> Offer | None:
    """The offer that a question is about, if it is."""
    found = about.get("offer")
    return found if isinstance(found, Offer) else None


def listed(
    terms: Terms, side: str, part: Callable[[Option], Described], has: Callable[[str], bool]
) -> list[tuple[Option, Described]]:
    """What one side gives: parts of its own, and what it pays for those of the other, where there is a message for
    that, named like that of the part with `-paid` behind it."""
    found = []
    for term in terms:
        said = part(term[1:])
        if term[0] == side:
            found.append((term, said))
        elif has(f"{said.text}-paid"):
            found.append((("paid", *term), replace(said, text=f"{said.text}-paid")))
    return found


def described(option: Option, rule: RuleId, part: Callable[[Option], Described]) -> Described:
    """An option of a negotiation for people. The words that all games share are here; `part` describes a part, and
    the message for taking it back is named like its own with `-drop` behind it."""
    if option[0] in WORDS:
        return Described(f"deal-{option[0]}", rule)
    if option[0] == "drop":
        found = part(option[1:])
        return Described(f"{found.text}-drop", found.rule, found.args, found.touches)
    return part(option)
