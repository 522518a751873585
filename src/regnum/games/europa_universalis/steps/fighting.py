"""Battles that a rule brings about are fought when its step is over, those of one step together: 9.1.battles."""

from __future__ import annotations

from typing import Any

from ....kernel import Seat, Table
from ..content.shapes import Area, Zone
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


def halted(t: T, seat: Seat, area: Area) -> None:
    """Units of the player have ended their move there: first whoever reacts to it, then the battle, unless a card
    lets all its armies move before."""
    s = t.state
    if s.later_battles is not None:
        s.later_battles = [*s.later_battles, area]
        t.push(("entered", seat, area))
    else:
        t.push(("entered", seat, area), ("battles", seat, (), (area,)))
