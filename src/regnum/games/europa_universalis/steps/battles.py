"""Which battles are due, and in which order: 9.1.battles, 9.6, 9.7.when, 9.9.when."""

from __future__ import annotations

from ....kernel import Seat, Table
from ..content.shapes import Area, Zone
from ..model import State

T = Table[State]


def battles(t: T, seat: Seat, zones: tuple[Zone, ...], areas: tuple[Area, ...]) -> None:
    """Every battle that is due in these places, those at sea first; `seat` is the attacker, NONE in phase 3."""


STEPS = {"battles": battles}
ASKS: dict[str, str] = {}
