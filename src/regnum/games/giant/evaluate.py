"""What a position is worth: prestige, then what brings it."""

from __future__ import annotations

from ...kernel import Seat
from .state import State


def evaluate(s: State, seat: Seat) -> int:
    me = s.players[seat]
    return 100 * me.prestige + 2 * me.ducats + 3 * me.power + me.manpower + 5 * me.stability
