"""What a position is worth to a seat, in hundredths of a point."""

from __future__ import annotations

from ...kernel import Seat
from .state import State, estate_values


def evaluate(s: State, seat: Seat) -> int:
    m = s.magnates[seat]
    worth = 100 * m.prestige
    if s.done:
        return worth
    return worth + 100 * estate_values(s, seat) + 20 * m.money + 10 * sum(m.cubes) + 150 * s.sejm.count(seat)
