"""Before it happens: what an option wastes, costs and leaves, and where the profits of a fair go."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import Any

from ...kernel import About, Note, Option, Seat
from .content.shapes import border
from .state import NONE, State, able
from .steps.fair import COLOURS
from .steps.ops import vote_price
from .steps.play import barred_shot, suitors

REVISION = 3  # of the rules about which agents come first


def notes(s: State, kind: str, seat: Seat, option: Option, about: About) -> list[Note]:
    b = s.bankers[seat]
    match option:
        case ("buy", str(row), int(column)) if column:
            return [*last_place(s, seat, row, column), left(b.florins - column + s.coins[row][column], "E1b")]
        case ("play", str(card)):
            return played(s, seat, card)
        case ("fair", str(row)):
            return [profits(s, seat, row)]
        case ("vote", str(empire)):
            return [left(b.florins - vote_price(s, seat, empire), "F6")]
        case ("pay",) if kind == "pay_tax":
            return [left(b.florins - 1, "F4")]
        case ("pass",) if kind == "action" and s.actions:
            return [Note("aside-actions", "D1", {"n": s.actions}, warns=True)]
    return []


def left(florins: int, rule: str) -> Note:
    return Note("aside-florins", rule, {"n": florins})


def last_place(s: State, seat: Seat, row: str, column: int) -> list[Note]:
    """A full hand bars buying, so the last free place is worth a word."""  # E1a
    card = s.market[row][column]
    last = len(s.bankers[seat].hand) + 1 == s.box.hand and not able(s, seat, "unlimited_hand")
    return [Note("aside-hand", "E1a", {"n": s.box.hand})] if last and card and not s.box.cards[card].comet else []


def played(s: State, seat: Seat, name: str) -> list[Note]:
    """A one-shot that cannot be used now is lost; a queen without a suitor stays an old maid."""  # E2, I2
    card = s.box.cards[name]
    if card.suitors:
        return [] if suitors(s, seat, card) else [Note("aside-maid", "I2", warns=True)]
    what = card.shot[0]
    bar = barred_shot(s, seat, card, REVISION, in_hand=True) if what else None
    return [Note("aside-no-shot", bar, {"what": what}, warns=True)] if bar is not None else []


def profits(s: State, seat: Seat, row: str) -> Note:
    """How the coins of a fair would be shared as things stand."""  # G2b, G3a, G3b
    coins = s.coins[row][0] + s.box.fair[s.players]
    shares: dict[Any, int] = dict.fromkeys((*range(s.players), NONE), 0)
    for _, who, wanted in takers(s, seat, row):
        share = min(wanted, coins)
        coins -= share
        shares[who] += share
    others = sum(n for who, n in shares.items() if who not in (seat, NONE))
    args = {"mine": shares[seat], "others": others, "pirates": shares[NONE], "rest": coins}
    return Note("aside-fair", "G3a", args, warns=others > shares[seat])


def takers(s: State, seat: Seat, row: str) -> Iterator[tuple[str, Seat, int]]:
    """The empires along the route of a fair: before each, who takes how much as long as there is any."""
    emporium = s.open[COLOURS[row]]
    route = s.box.routes[emporium]
    yield route[0], seat, 0 if s.bankruptcy else 2 if able(s, seat, "emporium_subsidy_two") else 1
    for before, empire in pairwise(route):
        where = border(before, empire)
        owner = s.concessions[where]
        if owner != NONE:
            doubles = able(s, owner, "concessions_double_in_fairs_and_votes")
            if emporium == "spice_islands":
                doubles += able(s, owner, "concessions_double_in_spice_islands_fairs")
            yield empire, owner, 1 << doubles
        else:
            yield empire, NONE, 1 if s.pirates[where] else 0
