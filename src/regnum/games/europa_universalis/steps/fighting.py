"""Battles that a rule brings about are fought when its step is over, those of one step together: 9.1.battles."""

from __future__ import annotations

from ....kernel import Seat, Table
from ..content.shapes import Area, Zone
from ..model import State

T = Table[State]


def battles_due(t: T, seat: Seat, zones: tuple[Zone, ...], areas: tuple[Area, ...]) -> None:
    """`seat` attacks; NONE: rebels or invaders do. Those that wait on the agenda already take these along, so that
    whoever sets the order sets it for all of them."""
    if not zones and not areas:
        return
    agenda = t.agenda
    if agenda and agenda[-1][:2] == ("battles", seat):
        _, _, seas, lands = agenda.pop()
        zones, areas = tuple(dict.fromkeys((*seas, *zones))), tuple(dict.fromkeys((*lands, *areas)))
    t.push(("battles", seat, zones, areas))
