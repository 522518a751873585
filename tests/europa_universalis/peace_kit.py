"""Steps of the game run from a position: the seats answer by a script, and chance falls as the test says."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

from europa_universalis.build import content
from europa_universalis.effects_kit import GAME as BARE
from europa_universalis.effects_kit import Script
from regnum.games.europa_universalis.model import State
from regnum.games.europa_universalis.steps import STEPS
from regnum.games.europa_universalis.steps.symbols import resolve
from regnum.kernel import Setup, Table

GAME = replace(BARE, steps=STEPS)


def act(s: State, step: str, *args: Any, answers: Sequence[Any] = (), rolls: Sequence[Any] = ()) -> Table[State]:
    """One step and all that it leads to."""
    return call(s, lambda t: t.push((step, *args)), answers=answers, rolls=rolls)


def symbol(
    s: State, name: str, active: int, answers: Sequence[Any] = (), rolls: Sequence[Any] = (), **more: Any
) -> Table[State]:
    """A symbol at the bottom of an event; `active` is the seat, or NONE."""
    return call(s, lambda t: resolve(t, {"symbol": name, **more}, active), answers=answers, rolls=rolls)


def call(
    s: State, rule: Callable[[Table[State]], Any], answers: Sequence[Any] = (), rolls: Sequence[Any] = ()
) -> Table[State]:
    """A function of the table and the steps that it pushes. Every answer and every roll must be asked for."""
    script = Script(*answers)
    setup = Setup("europa_universalis", len(s.players), 1, revision=s.revision)
    t: Table[State] = Table(GAME, setup, s.box, policies=[script] * len(s.players), keep=False, history=True, origin=s)
    t.forced = [chance(*roll) for roll in rolls]
    rule(t)
    t.run()
    assert not script.answers, f"never asked: {script.answers}"
    assert not t.forced, f"never rolled: {t.forced}"
    return t


def chance(purpose: str, *faces: Any) -> tuple[str, str, tuple[Any, ...]]:
    """("rebel", face, face …): the dice of one area; ("exploration", face); others: (purpose, number …)."""
    if purpose in ("rebel", "exploration"):
        faces = tuple(content().dice[purpose].index(face) + 1 for face in faces)
    return "roll", purpose, faces
