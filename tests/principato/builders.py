"""A table of Principato at a given position, in a few lines.

A duchy has only what the test names; hands, pool and decks are filled up with any other cards. A
card may be named by its id or by its type: a type stands for the first card of it not used yet.
"""

from __future__ import annotations

from typing import Any

import pytest

from regnum.bots import random_bot
from regnum.games.principato import GAME
from regnum.games.principato.content import MILITARY, YEAR_DECKS, load
from regnum.games.principato.state import Duchy, State
from regnum.kernel import Refused, Step, Table, canonical, encode, new_table, option_id

T = Table[State]


def having(**things: Any) -> dict[str, Any]:
    """A duchy with these things and no others."""
    return things


def given(
    seats: int = 2,
    *,
    agenda: list[Step] | None = None,
    pool: list[str] | None = None,
    deck: list[str] | None = None,
    next_decks: list[list[str]] | None = None,
    year: int = 1,
    first: int = 0,
    actions: int = 2,
    scorings: int = 0,
    content: dict[str, Any] | None = None,
    **duchies: dict[str, Any],
) -> T:
    """The table with `seat0=having(food=1, farm=1, hand=[...])` and so on, waiting for an answer.
    Without an agenda it is the turn of seat 0."""
    base = new_table(GAME, seats, seed=1, options={"first": "1"}, content=load(content))
    base.run()
    s = base.copy().state
    s.first, s.year, s.actions, s.scorings = first, year, actions, scorings
    wanted = [duchies.pop(f"seat{i}", {}) for i in range(seats)]
    assert not duchies, f"unknown: {', '.join(duchies)}"
    cards = _Cards(s, [*(d.get("hand", []) for d in wanted), pool or [], deck or [], *(next_decks or [])])
    hands = [cards.named(d.get("hand", [])) for d in wanted]
    s.pool = cards.named(pool or [])
    s.deck = cards.named(deck or [])
    s.next_decks = [cards.named(d) for d in next_decks or []]
    hands = [cards.filled(hand, 2, ("s1", "s2")) for hand in hands]
    if deck is None:
        s.pool = cards.filled(s.pool, s.box.pool[seats], (YEAR_DECKS[year - 1],))
        s.deck = cards.filled([], 99, (YEAR_DECKS[year - 1],), military=True)
    else:
        s.pool = cards.filled(s.pool, s.box.pool[seats], YEAR_DECKS)
    if next_decks is None:
        s.next_decks = [cards.filled([], 99, (name,), military=True) for name in YEAR_DECKS[year:]]
    tasks = _tasks(s, wanted)
    s.duchies = [Duchy(tuple(hand), *task) for hand, task in zip(hands, tasks, strict=True)]
    for d, things in zip(s.duchies, wanted, strict=True):
        for name, value in things.items():
            if name not in ("hand", "culture_task", "estate_task"):
                thing = tuple(value) if isinstance(value, list) else value
                assert type(getattr(d, name)) is type(thing), name
                setattr(d, name, thing)
    s.agenda = list(reversed([("turn", 0)] if agenda is None else agenda))
    assert GAME.settle is not None
    GAME.settle(s)
    GAME.check(s)
    t = Table(GAME, base.setup, base.content, history=True, origin=s)
    t.run()
    return t


class _Cards:
    """Gives out each card of the box once."""

    def __init__(self, s: State, named: list[list[str]]) -> None:
        self.decks = {name: [c for c, least in deck if least <= s.players] for name, deck in s.box.decks.items()}
        self.all = [c for deck in s.box.decks.values() for c, _ in deck]
        self.used = {c for cards in named for c in cards if "." in c}

    def named(self, names: list[str]) -> list[Any]:
        return [name if "." in name else self.take(name) for name in names]

    def take(self, kind: str) -> str:
        found = next(c for c in self.all if c.startswith(f"{kind}.") and c not in self.used)
        self.used.add(found)
        return found

    def filled(self, cards: list[Any], size: int, decks: tuple[str, ...], military: bool = False) -> list[Any]:
        for card in [c for name in decks for c in self.decks[name]]:
            if len(cards) < size and card not in self.used and (military or not card.startswith(MILITARY)):
                cards.append(card)
                self.used.add(card)
        return cards


def _tasks(s: State, wanted: list[dict[str, Any]]) -> list[tuple[Any, Any]]:
    """The tasks that are named, and any others for the rest."""
    out = []
    for deck in ("culture", "estate"):
        named = [d.get(f"{deck}_task") for d in wanted]
        spare = [t.id for t in s.box.tasks.values() if t.deck == deck and t.id not in named]
        out.append([name or spare.pop(0) for name in named])
    return list(zip(*out, strict=True))


def choose(t: T, *options: str) -> None:
    """Answer for whoever is asked, and see that no piece is lost."""
    for option in options:
        t.answer(t.pending[0].seat, option)
        GAME.check(t.state)


def use(t: T, kind: str, way: int = 0) -> None:
    """Activate the card of this type in hand."""
    choose(t, f"activate:{card(t, kind)}:{way}")


def card(t: T, kind: str) -> str:
    """The id of the card of this type in the hand of whoever is asked."""
    return next(c for c in t.state.duchies[t.pending[0].seat].hand if c.startswith(f"{kind}."))


def refused(t: T, option: str, seat: int | None = None) -> str | None:
    """The rule that forbids it; the table must not have changed."""
    before = canonical(encode(t.state, GAME.shape))
    with pytest.raises(Refused) as caught:
        t.answer(t.pending[0].seat if seat is None else seat, option)
    assert canonical(encode(t.state, GAME.shape)) == before
    return caught.value.rule


def offered(t: T) -> list[str]:
    return [option_id(o) for d in t.pending for o in d.options]


def asked(t: T) -> tuple[int, str] | None:
    """Which seat must decide, and what."""
    return (t.pending[0].seat, t.pending[0].kind) if t.pending else None


def stored(t: T, seat: int = 0) -> tuple[int, int, int]:
    d = t.state.duchies[seat]
    return d.food, d.money, d.influence


def bills(t: T) -> list[int]:
    return [d.bills for d in t.state.duchies]


def kinds(cards: list[Any]) -> list[str]:
    return [c.partition(".")[0] for c in cards]


def told(t: T, *keys: str) -> list[tuple[Any, ...]]:
    """The events of these keys, each with its key and its arguments that are numbers."""
    return [(e.key, *(v for v in e.args.values() if isinstance(v, int))) for e in t.events if e.key in keys]


def whole_game(seats: int, seed: int = 3, first: str = "random") -> T:
    """A game played by random bots to its end, with all its events."""
    t = new_table(GAME, seats, seed, {"first": first}, history=True, policies=[random_bot(i) for i in range(seats)])
    t.run()
    GAME.check(t.state)
    return t
