"""What a position is worth to a seat."""

from __future__ import annotations

from ...kernel import Seat
from .content import VICTORIES
from .state import State, concessions_of, leads


def evaluate(s: State, seat: Seat) -> int:
    if s.winners:
        return 100000 if seat in s.winners else -100000
    worth = 10 * s.bankers[seat].florins + 12 * concessions_of(s, seat)
    for victory in VICTORIES:
        for have, wanted in leads(s, seat, victory):
            worth += 20 * min(have, wanted)
    return worth
