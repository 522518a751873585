"""What a position is worth to a seat, in hundredths of a point."""

from __future__ import annotations

from ...kernel import Seat
from .state import State, score


def evaluate(s: State, seat: Seat) -> int:
    return 100 * score(s, seat)
