"""Battles that a rule brings about are fought when its step is over, those of one step together: 9.1.battles."""

from __future__ import annotations

from typing import Any

from ....kernel import Seat, Step, Table
from ..content.shapes import Area, Zone
from ..effects.env import Env
from ..model import State

T = Table[State]


def battles_due(t: T, seat: Seat, zones: tuple[Zone, ...], areas: tuple[Area, ...]) -> None:
    """`seat` attacks; NONE: rebels or invaders do. Those that wait on the agenda already take these along, so that
    whoever sets the order sets it for all of them."""
    if not zones and not areas:
        return
    waiting: Any = t.agenda[-1] if t.agenda else ()
    if waiting[:2] == ("battles", seat):
        t.agenda.pop()
        zones = tuple(dict.fromkeys((*waiting[2], *zones)))
        areas = tuple(dict.fromkeys((*waiting[3], *areas)))
    t.push(("battles", seat, zones, areas))


def afterwards(t: T, env: Env, *steps: Step) -> None:
    """Steps that a card grants: when its text is over, after all that has been pushed by it so far."""  # 16.3.order
    begun = len(t.agenda) if env.trace.agenda is None else env.trace.agenda
    t.agenda[begun:begun] = reversed(steps)


def halted(t: T, seat: Seat, area: Area) -> None:
    """Units of the player have ended their move there: first whoever reacts to it, then the battle, unless a card
    lets all its armies move before."""
    s = t.state
    if s.later_battles is not None:
        s.later_battles = [*s.later_battles, area]
        t.push(("entered", seat, area))
    else:
        t.push(("entered", seat, area), ("battles", seat, (), (area,)))
