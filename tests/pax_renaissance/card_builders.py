"""A table of Pax Renaissance at a given position, in a few lines.

The map holds only what a test names: no pieces, no concessions, no florins, all empires on their thrones.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from regnum.games.pax_renaissance import GAME
from regnum.games.pax_renaissance.content import load
from regnum.games.pax_renaissance.content.shapes import Card
from regnum.games.pax_renaissance.state import NONE, State, half
from regnum.kernel import Step, Table, new_table, option_id

T = Table[State]
BOX = load()
CARDS = [c for c in BOX.cards.values() if not c.comet]
QUIET = ("decline_shot", "enough", "none", "keep_faith", "old_maid", "spare", "stop")


def given(
    *agenda: Step,
    seats: int = 2,
    rows: Mapping[int, Sequence[str]] | None = None,
    hands: Mapping[int, Sequence[str]] | None = None,
    maids: Mapping[int, Sequence[str]] | None = None,
    florins: Mapping[int, int] | None = None,
    realms: Mapping[str, Mapping[str, Any]] | None = None,
    market: Mapping[str, str] | None = None,
    **board: Any,
) -> T:
    """The table at these steps, seat 0's turn without any.

    `rows={0: [INQUISITION_POPE, "england"]}`: tableau cards and empires, each put to its own half.
    `realms={"france": {"queens": [...], "state": "catholic"}}`; a vassal is not in a row.
    `market={"west:3": "COMET3"}`; `cities`, `concessions`, `pirates`, `coins` by place; the rest are fields."""
    base = new_table(GAME, seats, seed=1)
    base.run()
    s = base.copy().state
    s.cities = dict.fromkeys(s.cities, "")
    s.concessions = dict.fromkeys(s.concessions, NONE)
    taken = [c for held in (rows, hands, maids) for cards in (held or {}).values() for c in cards]
    taken += [q for realm in (realms or {}).values() for q in realm.get("queens", ())] + list((market or {}).values())
    remove(s, taken)
    for e, things in (realms or {}).items():
        for name, value in things.items():
            setattr(s.realms[e], name, value)
    for seat, b in enumerate(s.bankers):
        b.florins = (florins or {}).get(seat, 0)
        b.hand = list((hands or {}).get(seat, ()))
        b.maids = list((maids or {}).get(seat, ()))
        for item in (rows or {}).get(seat, ()):
            if item in s.realms:
                s.realms[item].holder = seat
                half(b, BOX.empires[item].side).append(item)
            else:
                half(b, BOX.cards[item].side).append(item)
    for place, card in (market or {}).items():
        row, column = place.split(":")
        s.market[row][int(column)] = card
    for place, n in board.pop("coins", {}).items():
        row, column = place.split(":")
        s.coins[row][int(column)] = n
    for name in ("cities", "concessions", "pirates", "open"):
        getattr(s, name).update(board.pop(name, {}))
    for name, value in board.items():
        assert type(getattr(s, name)) is type(value), name
        setattr(s, name, value)
    laid = [c for b in s.bankers for c in (*b.west, *b.east) if c not in s.realms]
    laid += [q for realm in s.realms.values() for q in realm.queens]
    s.gifted = [c for c in laid if BOX.cards[c].face.abilities]
    s.agenda = list(reversed(agenda or [("start_turn", 0)]))
    GAME.check(s)
    t = Table(GAME, base.setup, base.content, history=True, origin=s)
    t.run()
    GAME.check(t.state)
    return t


def remove(s: State, taken: Sequence[str]) -> None:
    """Out of the decks and the market; other cards fill the gaps."""
    s.west_unused = [c for c in s.west_unused if c not in taken]
    s.east_unused = [c for c in s.east_unused if c not in taken]
    s.west_deck = [c for c in s.west_deck if c not in taken]
    s.east_deck = [c for c in s.east_deck if c not in taken]
    for row, deck in (("west", s.west_deck), ("east", s.east_deck)):
        s.market[row] = [deck.pop(0) if c in taken else c for c in s.market[row]]


def choose(t: T, *options: str) -> None:
    """Answer for whoever is asked, and see that no piece is lost."""
    for option in options:
        t.answer(t.pending[0].seat, option)
        GAME.check(t.state)


def offered(t: T) -> list[str]:
    return [option_id(o) for d in t.pending for o in d.options]


def asked(t: T) -> str:
    return t.pending[0].kind if t.pending else ""


def finish(t: T, *wanted: str) -> None:
    """Answer until the action is over: the first of these options that is offered, else as quietly as can be."""
    left = list(wanted)
    while t.pending and asked(t) != "action":
        options = offered(t)
        pick = next((w for w in left if w in options), None)
        if pick:
            left.remove(pick)
        choose(t, pick or next((o for o in options if o.split(":")[0] in QUIET), options[0]))
    assert not left, f"never offered: {left}"


def act(t: T, action: str, *wanted: str) -> None:
    choose(t, action)
    finish(t, *wanted)


def use(t: T, item: str, k: int = 0, *then: str) -> None:
    """Activate a half, use one operation, and stop."""
    half_ = BOX.cards[item].side if item in BOX.cards else BOX.empires[item].side
    choose(t, f"ops:{half_}")
    if asked(t) == "ops":
        choose(t, f"use:{item}:{k}")
    finish(t, *then)


def others(*avoid: Card | str, side: str = "", place: str = "", plain: bool = True, **wanted: Any) -> list[str]:
    """Ordinary cards with these properties: without abilities if `plain`, and without the given prestige."""
    ids = [c.id if isinstance(c, Card) else c for c in avoid]
    found = [c for c in CARDS if c.id not in ids and not c.suitors and not (plain and c.face.abilities)]
    return [
        c.id
        for c in found
        if (not side or c.side == side)
        and (not place or c.place == place)
        and not set(wanted.get("no_prestige", ())) & set(c.face.prestige)
        and set(wanted.get("prestige", ())) <= set(c.face.prestige)
    ]
