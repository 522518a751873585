"""Sieges: 9.8."""

from __future__ import annotations

from ....kernel import Seat, Table
from ..content.shapes import Area
from ..model import State

T = Table[State]


def besiegeable(s: State, seat: Seat) -> list[Area]:
    """Areas where the player may besiege a province now."""
    return []


def siege(t: T, seat: Seat, area: Area) -> None:
    """One activation: which units, which provinces, what becomes of them."""


STEPS = {"siege": siege}
ASKS: dict[str, str] = {}
