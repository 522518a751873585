"""A table of Boże Igrzysko at a given position, in a few lines.

The board holds only what a test names: no estates, no cubes, no money. Provinces and enemies go by
their names everywhere, seats by their numbers.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Any

import pytest

from regnum.bots import random_bot
from regnum.games.boze_igrzysko import GAME
from regnum.games.boze_igrzysko.content import ENEMIES, PROVINCES, load
from regnum.games.boze_igrzysko.state import Estate, State, Treaty
from regnum.kernel import Refused, Step, Table, canonical, encode, new_table, option_id

T = Table[State]
Dice = Mapping[str, Sequence[int]] | Iterable[tuple[str, Sequence[int]]]

EVERYWHERE = dict.fromkeys(PROVINCES, 1)
BY_PLACE = ("cubes", "infantry", "cavalry", "artillery")


def having(**things: Any) -> dict[str, Any]:
    """A magnate, a province or an enemy field with these things and no others.

    A magnate: money, prestige, family, tokens; cubes, infantry, cavalry and artillery as
    `{"ukraine": 2}`, glory as `{"tatars": 2}`. A province: wealth, enemy (its name) and cubes, markers,
    entered; estates as words, a seat with `m` for a manager and `c` for a city: `"0 1m 2mc"`. A field:
    cubes, orange, markers, king."""
    return things


def given(
    *agenda: Step,
    seats: int = 3,
    options: Mapping[str, str] | None = None,
    content: Mapping[str, Any] | None = None,
    dice: Dice = (),
    revision: int = GAME.revision,
    **things: Any,
) -> T:
    """The table at these steps, waiting for an answer or played to their end.

    `seat0=having(cubes={"prussia": 1})`, `prussia=having(wealth=2)`, `tatars=having(cubes=1)`; `sejm` and
    `treaty` by names, `crown` as infantry, cavalry and artillery; anything else is a field of the state.
    `dice` are the outcomes of rolls to come, by their purposes."""
    base = new_table(GAME, seats, seed=1, options={"first": "1", **(options or {})}, content=load(content))
    base.run()
    s = base.copy().state
    for m in s.magnates:
        m.money = 0
    for name, value in things.items():
        if name in PROVINCES:
            set_province(s.provinces[PROVINCES.index(name)], **value)
        elif name in ENEMIES:
            set_fields(s.fields[ENEMIES.index(name)], **value)
        elif name.startswith("seat"):
            set_magnate(s.magnates[int(name[4:])], **value)
        elif name == "sejm":
            s.sejm = [value.get(province, -1) for province in PROVINCES]
        elif name == "treaty":
            s.treaty = Treaty(ENEMIES.index(value), s.box.treaty_breaks)
        elif name == "crown":
            s.infantry, s.cavalry, s.artillery = value
        else:
            set_fields(s, **{name: value})
    s.agenda = list(reversed(agenda))
    GAME.check(s)
    t = Table(GAME, replace(base.setup, revision=revision), base.content, history=True, origin=s)
    pairs = dice.items() if isinstance(dice, Mapping) else dice
    t.forced = [("roll", purpose, tuple(values)) for purpose, values in pairs]
    t.run()
    GAME.check(t.state)
    return t


def set_magnate(m: Any, **values: Any) -> None:
    for name in BY_PLACE:
        if name in values:
            assert set(values[name]) <= set(PROVINCES)
            values[name] = tuple(values[name].get(province, 0) for province in PROVINCES)
    if "glory" in values:
        assert set(values["glory"]) <= set(ENEMIES)
        values["glory"] = tuple(values["glory"].get(enemy, 0) for enemy in ENEMIES)
    set_fields(m, **values)


def set_province(p: Any, estates: str = "", enemy: str = "", **values: Any) -> None:
    p.estates = [Estate(int(word[0]), "m" in word, "c" in word) for word in estates.split()]
    if enemy:
        p.enemy = ENEMIES.index(enemy)
    set_fields(p, **values)


def set_fields(thing: Any, **values: Any) -> None:
    for name, value in values.items():
        assert type(getattr(thing, name)) is type(value), name
        setattr(thing, name, value)


# --- playing ---


def choose(t: T, *options: str) -> None:
    """Answer for whoever is asked, and see that no piece is lost."""
    for option in options:
        t.answer(t.pending[0].seat, option)
        GAME.check(t.state)


def lay(t: T, seat: int, *values: int) -> None:
    """A seat's tokens in the five provinces, then at court; the last ones may lie there by themselves."""
    for place, value in zip((*PROVINCES, "court"), values, strict=True):
        if any(d.seat == seat and d.options[0][1] == place for d in t.pending):
            t.answer(seat, f"token:{place}:{value}")


def refused(t: T, option: str, seat: int | None = None) -> str | None:
    """The rule that forbids it; the table must not have changed."""
    before = canonical(encode(t.state, GAME.shape))
    with pytest.raises(Refused) as caught:
        t.answer(t.pending[0].seat if seat is None else seat, option)
    assert canonical(encode(t.state, GAME.shape)) == before
    return caught.value.rule


def drafted(seats: int, first: int = 1, options: Mapping[str, str] | None = None) -> tuple[T, list[tuple[int, int]]]:
    """A game set up by its own rules, everybody settling where it is cheapest, as far as the first
    tokens; and for each disc whose it was, and who held the mace."""
    t = new_table(GAME, seats, seed=1, options={"first": str(first), **(options or {})}, history=True)
    t.run()
    discs = []
    while asked(t)[1] == "draft":
        discs.append((asked(t)[0], t.state.mace))
        choose(t, f"settle:{min(PROVINCES, key=lambda name: len(land(t, name).estates))}")
    return t, discs


def whole_game(seats: int, seed: int = 3, options: Mapping[str, str] | None = None) -> T:
    """A game played by random bots to its end, with all its events."""
    policies = [random_bot(seed + i) for i in range(seats)]
    t = new_table(GAME, seats, seed, dict(options or {}), history=True, policies=policies)
    t.run()
    GAME.check(t.state)
    return t


# --- looking ---


def offered(t: T) -> list[str]:
    return [option_id(o) for d in t.pending for o in d.options]


def asked(t: T) -> tuple[int, str]:
    """Which seat must decide, and what: (-1, "") when nobody must."""
    return (t.pending[0].seat, t.pending[0].kind) if t.pending else (-1, "")


def land(t: T, province: str) -> Any:
    return t.state.provinces[PROVINCES.index(province)]


def field(t: T, enemy: str) -> Any:
    return t.state.fields[ENEMIES.index(enemy)]


def estates(t: T, province: str) -> str:
    """As in `having`."""
    return " ".join(f"{e.owner}{'m' * e.manager}{'c' * e.city}" for e in land(t, province).estates)


def cubes(t: T, province: str) -> list[int]:
    """Of every seat."""
    return [m.cubes[PROVINCES.index(province)] for m in t.state.magnates]


def money(t: T) -> list[int]:
    return [m.money for m in t.state.magnates]


def prestige(t: T) -> list[int]:
    return [m.prestige for m in t.state.magnates]


def sejm(t: T) -> dict[str, int]:
    return {name: seat for name, seat in zip(PROVINCES, t.state.sejm, strict=True) if seat >= 0}


def crown(t: T) -> tuple[int, int, int]:
    s = t.state
    return s.infantry, s.cavalry, s.artillery


def told(t: T, *keys: str) -> list[dict[str, Any]]:
    """What was told under these keys."""
    return [e.args for e in t.events if e.key in keys]
