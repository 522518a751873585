"""A table of Boże Igrzysko at a given moment of a war, in a few lines.

Nobody has anything but what the test names, and every die must be forced: a roll that the test did
not foresee fails it, and so does a die that is never rolled.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import pytest

from regnum.games.boze_igrzysko import GAME
from regnum.games.boze_igrzysko.content import ENEMIES, PROVINCES, load
from regnum.games.boze_igrzysko.state import NONE, Estate, State, Treaty
from regnum.kernel import Refused, Step, Table, canonical, encode, new_table, option_id
from regnum.kernel.dice import Dice

T = Table[State]
Forced = list[tuple[str, str, tuple[int, ...]]]

CAMPAIGNS: Step = ("campaign", 0)
INVASION_ROLL: Step = ("invasion_roll",)
RELIEF: Step = ("relief", 0)
PLUNDER: Step = ("plunder",)
PRESTIGE: Step = ("prestige",)
CLEANUP: Step = ("cleanup",)


def invade(*enemies: str) -> list[Step]:
    return [("invade", ENEMIES.index(name)) for name in enemies]


def expand(*enemies: str) -> list[Step]:
    return [("expand", ENEMIES.index(name)) for name in enemies]


class NoLuck(Dice):
    """Every die of these tests is forced."""

    __slots__ = ()

    def below(self, n: int) -> int:
        raise AssertionError("a die was rolled that the test does not foresee")


def having(**things: Any) -> dict[str, Any]:
    """A magnate with these things; cubes, units and glory by name: `cubes={"ukraine": 2}`."""
    return things


def estates(*owners: int) -> list[Estate]:
    """From the interior to the border."""
    return [Estate(owner) for owner in owners]


def given(
    turn: int,
    *steps: Step | list[Step],
    seats: int = 3,
    mace: int = 0,
    dice: Forced | None = None,
    sejm: Sequence[int] = (),
    crown: tuple[int, int, int] = (0, 0, 0),
    cossacks: int = 0,
    rebels: int = 0,
    treaty: str | None = None,
    breaks: int = 2,
    options: dict[str, str] | None = None,
    content: dict[str, Any] | None = None,
    flags: dict[str, Any] | None = None,
    **named: dict[str, Any],
) -> T:
    """The table on `turn` with these steps to play. Beside `seat0` and so on, a province or an enemy
    (for its field) may be named: `ukraine={"enemy": "tatars", "cubes": 2}, tatars={"king": 1}`."""
    base = new_table(GAME, seats, 1, {"first": "1", **(options or {})}, content=load(content))
    base.run()
    s = base.copy().state
    s.turn, s.mace, s.cossacks, s.rebels = turn, mace, cossacks, rebels
    s.sejm = [*sejm, *[NONE] * (5 - len(sejm))]
    s.infantry, s.cavalry, s.artillery = crown
    s.treaty = None if treaty is None else Treaty(ENEMIES.index(treaty), breaks)
    for name, value in (flags or {}).items():
        _put(s, name, value)
    for name, things in named.items():
        if name.startswith("seat"):
            magnate = s.magnates[int(name[4:])]
            for key, value in {"money": 0, **things}.items():
                _put(magnate, key, _by_place(value) if isinstance(value, dict) else value)
        elif name in PROVINCES:
            for key, value in things.items():
                _put(s.provinces[PROVINCES.index(name)], key, ENEMIES.index(value) if isinstance(value, str) else value)
        else:
            for key, value in things.items():
                _put(s.fields[ENEMIES.index(name)], key, value)
    for seat in range(seats):
        if f"seat{seat}" not in named:
            s.magnates[seat].money = 0
    flat = [step for some in steps for step in (some if isinstance(some, list) else [some])]
    s.agenda = list(reversed(flat))
    GAME.check(s)
    t = Table(GAME, base.setup, base.content, history=True, origin=s)
    t.forced = list(dice or [])
    t.dice = NoLuck(1)
    t.run()
    _sound(t)
    return t


def _put(holder: Any, name: str, value: Any) -> None:
    assert type(getattr(holder, name)) is type(value), name
    setattr(holder, name, value)


def _by_place(values: dict[str, int]) -> tuple[int, ...]:
    names = PROVINCES if set(values) <= set(PROVINCES) else ENEMIES
    assert set(values) <= set(names), values
    return tuple(values.get(name, 0) for name in names)


def _sound(t: T) -> None:
    """No piece is lost, and at the end no die is left."""
    GAME.check(t.state)
    assert not (t.over and t.forced), f"never rolled: {t.forced}"


def dice(purpose: str, *values: int) -> Forced:
    return [("roll", purpose, values)] if values else []


def own(seat: int, what: str, where: str, infantry: Iterable[int] = (), cavalry: Iterable[int] = ()) -> Forced:
    """The dice of a player's units in a campaign or a defence."""
    return dice(f"seat {seat}: {what} {where}: infantry", *infantry) + dice(
        f"seat {seat}: {what} {where}: cavalry", *cavalry
    )


def crown_dice(seat: int, what: str, where: str, infantry: Iterable[int] = (), cavalry: Iterable[int] = ()) -> Forced:
    return [(k, f"crown of {p}", v) for k, p, v in own(seat, what, where, infantry, cavalry)]


def cossack_dice(what: str, *values: int) -> Forced:
    return dice(f"cossacks: {what} ukraine: cossack", *values)


def choose(t: T, *answers: str) -> None:
    """Answer for whoever is asked, and see that no piece is lost."""
    for answer in answers:
        t.answer(t.pending[0].seat, answer)
        _sound(t)


def refused(t: T, option: str) -> str | None:
    """The rule that forbids it; the table must not have changed."""
    before = canonical(encode(t.state, GAME.shape))
    with pytest.raises(Refused) as caught:
        t.answer(t.pending[0].seat, option)
    assert canonical(encode(t.state, GAME.shape)) == before
    return caught.value.rule


def offered(t: T) -> list[str]:
    return [option_id(o) for d in t.pending for o in d.options]


def asked(t: T) -> int | None:
    """The seat that must decide."""
    return t.pending[0].seat if t.pending else None


def held(t: T, where: str) -> tuple[str | None, int]:
    """Whose cubes stand in a province, and how many."""
    p = t.state.provinces[PROVINCES.index(where)]
    return (None if p.enemy == NONE else ENEMIES[p.enemy]), p.cubes


def markers(t: T) -> dict[str, int]:
    """Where influence stands: provinces, and `field` for the Habsburgs' own."""
    found = {name: p.markers for name, p in zip(PROVINCES, t.state.provinces, strict=True) if p.markers}
    field = t.state.fields[4].markers
    return found | ({"field": field} if field else {})


def army(t: T, seat: int, where: str) -> tuple[int, int, int]:
    i, m = PROVINCES.index(where), t.state.magnates[seat]
    return m.infantry[i], m.cavalry[i], m.artillery[i]


def crown(t: T) -> tuple[int, int, int]:
    return t.state.infantry, t.state.cavalry, t.state.artillery


def polish(t: T, enemy: str) -> tuple[list[int], int]:
    """Cubes of the players, by seat, and of the king in an enemy's field."""
    i = ENEMIES.index(enemy)
    return [m.glory[i] for m in t.state.magnates], t.state.fields[i].king


def clients(t: T, where: str) -> list[int]:
    """The players' cubes in a province, by seat."""
    return [m.cubes[PROVINCES.index(where)] for m in t.state.magnates]


def owners(t: T, where: str) -> list[int]:
    return [e.owner for e in t.state.provinces[PROVINCES.index(where)].estates]


def wealth(t: T, *where: str) -> list[int]:
    return [t.state.provinces[PROVINCES.index(name)].wealth for name in where or PROVINCES]


def prestige(t: T) -> list[int]:
    return [m.prestige for m in t.state.magnates]


def rolled(t: T) -> list[str]:
    """What dice were rolled for, in order."""
    return [str(entry[1]) for entry in t.log if entry is not None and entry[0] == "roll"]


def told(t: T, *keys: str) -> list[tuple[str, ...]]:
    """The events of these keys in order, each with its enemy and province."""
    return [(e.key, *(str(e.args[k]) for k in ("enemy", "province") if k in e.args)) for e in t.events if e.key in keys]
