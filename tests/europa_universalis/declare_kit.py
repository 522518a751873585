"""Positions in which war is declared: every player has a ruler, and it is the turn of seat 0."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from europa_universalis.build import R, given
from europa_universalis.round_kit import in_turn, seated
from regnum.games.europa_universalis.model import Ruler, State
from regnum.games.europa_universalis.pieces import ally, marry
from regnum.games.europa_universalis.steps.war import declare
from regnum.kernel import Table


def realms(*names: str, **things: Any) -> State:
    s = given(*names, **things)
    for i, p in enumerate(s.players):
        if p.ruler is None and "ruler" not in things.get(f"seat{i}", {}):
            p.ruler = Ruler("Somebody")
    return in_turn(s)


def allies(s: State, seat: int, *names: str) -> State:
    for name in names:
        ally(s, seat, R(name))
    return s


def wedded(s: State, seat: int, *names: str) -> State:
    for name in names:
        marry(s, seat, R(name))
    return s


def attack(s: State, *targets: str, answers: Sequence[Any] = (), seat: int = 0, **how: Any) -> Table[State]:
    """The declaration alone: battles and the free action stay on the agenda."""
    t, script = seated(s, answers)
    declare(t, seat, [R(r) for r in targets], **how)
    assert not script.answers, f"never asked: {script.answers}"
    return t


def pairs(t: Table[State]) -> list[str]:
    return [f"{w.aggressor} {w.target}" for w in t.state.wars]
