"""Moves and recruitments run from a position. Battles, sieges and attacks on pirates are only noted, so that what leads
to them is seen alone."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import fields, replace
from typing import Any

from europa_universalis.effects_kit import GAME as BARE
from europa_universalis.effects_kit import Script
from regnum.games.europa_universalis.content.shapes import Area, IdeaId, Province, Zone
from regnum.games.europa_universalis.model import Army, Fleet, State
from regnum.games.europa_universalis.steps import STEPS
from regnum.kernel import Setup, Table

Noted = list[tuple[Any, ...]]


class Ordered:
    """What came of it: the state, what was asked, what follows."""

    def __init__(self, t: Table[State], script: Script, noted: Noted) -> None:
        self.t, self.s, self.noted = t, t.state, noted
        self.asked = script.asked

    def offered(self, kind: str, nth: int = 0) -> list[Any]:
        """The options of the nth question of a kind."""
        return [options for _, asked, options in self.asked if asked == kind][nth]

    def told(self, key: str) -> list[dict[str, Any]]:
        return [dict(event.args) for event in self.t.events if event.key == key]


def order(s: State, step: str, *args: Any, answers: Sequence[Any] = ()) -> Ordered:
    """One step and all that it leads to; every answer must be asked for. The position goes on to where it ends."""
    noted: Noted = []

    def note(name: str) -> Callable[..., None]:
        return lambda t, *rest: noted.append((name, *rest))

    steps = dict(STEPS) | {name: note(name) for name in ("battles", "siege", "pirates")}
    script = Script(*answers)
    setup = Setup("europa_universalis", len(s.players), 1, revision=s.revision)
    game = replace(BARE, steps=steps)
    t: Table[State] = Table(game, setup, s.box, policies=[script] * len(s.players), keep=False, history=True, origin=s)
    t.push((step, *args))
    t.run()
    assert not script.answers, f"never asked: {script.answers}"
    for part in fields(s):
        setattr(s, part.name, getattr(t.state, part.name))
    return Ordered(t, script, noted)


def why(s: State, step: str, *args: Any, option: Any, answers: Sequence[Any] = ()) -> str | None:
    """The rule that bars an option of the question after those answers; None if it is open."""
    t: Table[State] = Table(
        replace(BARE, steps=STEPS),
        Setup("europa_universalis", len(s.players), 1, revision=s.revision),
        s.box,
        origin=s,
        history=True,
    )
    t.push((step, *args))
    t.run()
    for said in answers:
        t.answer(t.pending[0].seat, said)
    decision = t.pending[0]
    if option in decision.options:
        return None
    rule = decision.why_not(t.state, option)
    assert rule is not None, f"{option} is no candidate of '{decision.kind}': {list(decision.options)[:20]}"
    return rule


def army(s: State, area: str, *regulars: int, seat: int = 0, i: int = 0, **more: tuple[int, int, int]) -> None:
    units = (*regulars, 0, 0, 0)[:3]
    s.players[seat].armies[i] = Army(Area(area), units, **more)  # type: ignore[arg-type]


def infantry(s: State, area: str, *of_each_seat: int) -> None:
    s.areas[Area(area)] = replace(s.areas[Area(area)], infantry=of_each_seat)


def fleet(s: State, seat: int = 0, **things: Any) -> None:
    s.players[seat].fleet = Fleet(**things)


def dock(s: State, port: str, n: int, seat: int = 0) -> None:
    s.players[seat].docked[Province(port)] = n


def idea(s: State, name: str, seat: int = 0) -> None:
    s.players[seat].ideas.append(IdeaId(name))


def at_sea(s: State, zone: str) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Light ships off and on the protection spaces."""
    return s.zones[Zone(zone)].ships, s.zones[Zone(zone)].guard
