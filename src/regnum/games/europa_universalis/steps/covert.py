"""Covert actions and Counterespionage: 5.4.covert, 6.2.covert."""

from __future__ import annotations

from typing import Literal

from ....kernel import Seat, Table
from ..content.shapes import CardId
from ..counters import can_pay, pay
from ..decks import discard_card, hand, leave_hand
from ..effects.modifiers import cost, cost_for_opponent
from ..model import State
from .order import seats_in_order

T = Table[State]
Counter = tuple[Literal["let"]] | tuple[Literal["counter"], CardId]
KIND = "DIP-07"  # Counterespionage


def countered(t: T, seat: Seat, what: str) -> bool:
    """Whether a covert action comes to nothing: anybody else may hold the card that stops it, and that card is a
    covert action itself."""
    s = t.state
    others = [other for other in seats_in_order(s, seat) if other != seat]
    options: dict[Seat, list[Counter]] = {}
    for other in others:
        options[other] = [("let",), *(("counter", c) for c in holds_counter(s, other, seat))]
    said = t.react("counter", options, ("let",), about={"by": seat, "what": what})
    for other in others:
        answer = said[other]
        # who has countered a counter of somebody else meanwhile may have nothing left to pay this one with
        if answer[0] == "counter" and answer[1] in holds_counter(s, other, seat):
            play_counter(t, other, answer[1], seat)
            if not countered(t, other, "counter"):
                t.tell("countered", "6.2.covert", seat=other, by=seat, what=what)
                return True
    return False


def price(s: State, seat: Seat, against: Seat) -> dict[str, int]:
    """It is covert itself, so what lowers the price of such actions lowers this one; what makes it dearer belongs to
    the one it is played against."""  # 6.cost
    printed = {k: int(v) for k, v in s.box.kinds[KIND].action.cost.items() if k != "uses"}
    return cost_for_opponent(s, against, "counterespionage", cost(s, seat, "covert", printed))


def holds_counter(s: State, seat: Seat, against: Seat) -> list[CardId]:
    """All copies: were only the first one named, it would tell those who have seen another which one he holds."""
    if not can_pay(s.players[seat], **price(s, seat, against)):
        return []
    return [c for c in hand(s.players[seat]) if s.box.cards[c].kind == KIND]


def play_counter(t: T, seat: Seat, card: CardId, against: Seat) -> None:
    s = t.state
    pay(t, seat, **price(s, seat, against))
    leave_hand(s, seat, card)
    discard_card(s, card)
    t.reveal("counter", card)
