"""A table of Pax Renaissance at a given position, in a few lines.

The map holds only what a test names: no pieces in cities or on borders, no money. The market and the
decks are those of some deal, without the cards that the test lays elsewhere.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from regnum.bots import random_bot
from regnum.games.pax_renaissance import GAME
from regnum.games.pax_renaissance.state import NONE, State, deck
from regnum.kernel import Refused, Step, Table, canonical, encode, new_table, option_id, view

T = Table[State]


def having(**things: Any) -> dict[str, Any]:
    """A banker (florins, hand, west, east, maids) or an empire (state, republic, suzerain, queens, repressed)."""
    return things


def given(
    *agenda: Step,
    seats: int = 2,
    options: Mapping[str, str] | None = None,
    content: Mapping[str, Any] | None = None,
    cities: Mapping[str, str] | None = None,
    borders: Mapping[str, Any] | None = None,
    coins: Mapping[str, Mapping[int, int]] | None = None,
    **things: Any,
) -> T:
    """The table at these steps (the turn of seat 0), waiting for an answer or played to their end.

    `seat0=having(west=[HOCHSTETTER_BANK, "france"])` puts a card and an empire into the western half; `borders` has
    a seat for a concession or a religion for a pirate, `market` and `coins` cards and florins by row and
    column, `left` how many cards a deck has left; anything else is a field of the state."""
    chosen = dict(options or {})
    base = new_table(GAME, seats, seed=1, options=chosen, content=GAME.printed(content, "content", chosen))
    base.run()
    s = base.copy().state
    s.cities = {**dict.fromkeys(s.cities, ""), **(cities or {})}
    s.concessions = dict.fromkeys(s.concessions, NONE)
    for b in s.bankers:
        b.florins = 0
    for name, value in (borders or {}).items():
        target: dict[str, Any] = s.concessions if isinstance(value, int) else s.pirates
        assert name in target, name
        target[name] = value
    for row, found in (coins or {}).items():
        s.coins[row] = [found.get(i, 0) for i in range(s.box.columns)]
    for name, value in things.items():
        if name in s.realms:
            set_fields(s.realms[name], **value)
        elif name.startswith("seat"):
            set_fields(s.bankers[int(name[4:])], **value)
        elif name == "market":
            for row, cards in value.items():
                for i, card in cards.items():
                    s.market[row][i] = card
        elif name == "open":
            s.open.update(value)
        elif name == "left":
            for side, n in value.items():
                del deck(s, side)[n:]
        else:
            set_fields(s, **{name: value})
    s.agenda = list(reversed(agenda)) or [("start_turn", 0)]
    assert GAME.settle is not None
    GAME.settle(s)
    GAME.check(s)
    t = Table(GAME, base.setup, base.content, history=True, origin=s)
    t.run()
    GAME.check(t.state)
    return t


def set_fields(thing: Any, **values: Any) -> None:
    for name, value in values.items():
        assert type(getattr(thing, name)) is type(value), name
        setattr(thing, name, value)


def fresh(seats: int = 2, seed: int = 1, **options: str) -> T:
    """A game set up by its own rules."""
    t = new_table(GAME, seats, seed, options, history=True)
    t.run()
    return t


def whole_game(seats: int, seed: int = 3, **options: str) -> T:
    """A game played by random bots to its end, with all its events."""
    t = new_table(GAME, seats, seed, options, history=True, policies=[random_bot(seed + i) for i in range(seats)])
    t.run()
    GAME.check(t.state)
    return t


# --- playing ---


def choose(t: T, *options: str) -> T:
    """Answer for whoever is asked, and see that no piece is lost."""
    for option in options:
        t.answer(t.pending[0].seat, option)
        GAME.check(t.state)
    return t


def refused(t: T, option: str) -> str | None:
    """The rule that forbids it; the table must not have changed."""
    before = canonical(encode(t.state, GAME.shape))
    with pytest.raises(Refused) as caught:
        t.answer(t.pending[0].seat, option)
    assert canonical(encode(t.state, GAME.shape)) == before
    return caught.value.rule


# --- looking ---


def offered(t: T, start: str = "") -> list[str]:
    """What the one who is asked may answer; with `start` only what begins so, without it."""
    found = [option_id(o) for d in t.pending for o in d.options]
    return [o.removeprefix(start) for o in found if o.startswith(start)]


def asked(t: T) -> tuple[int, str]:
    """Which seat must decide, and what: (-1, "") when nobody must."""
    return (t.pending[0].seat, t.pending[0].kind) if t.pending else (-1, "")


def florins(t: T) -> list[int]:
    return [b.florins for b in t.state.bankers]


def pieces(t: T) -> dict[str, Any]:
    """What stands in cities and on borders: a seat for a concession, a religion for a pirate."""
    s = t.state
    found: dict[str, Any] = {c: p for c, p in s.cities.items() if p}
    found |= {b: seat for b, seat in s.concessions.items() if seat != NONE}
    return found | {b: faith for b, faith in s.pirates.items() if faith}


def told(t: T, *keys: str) -> list[dict[str, Any]]:
    """What was told under these keys."""
    return [e.args for e in t.events if e.key in keys]


def seen(t: T, seat: int) -> Any:
    """The table as one seat sees it."""
    return view(t.state, GAME.shape, seat)
