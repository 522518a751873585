"""What is told of a game when it is over."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ...kernel import Race, Seat
from .state import State, kings, laws, leads, prestige, republics


def series(s: State) -> Sequence[tuple[str, Sequence[int]]]:
    seats = range(s.players)
    return [
        ("race-near", [-short_of(s, seat) for seat in seats]),
        ("race-kings", [kings(s, seat) for seat in seats]),
        ("race-republics", [republics(s, seat) for seat in seats]),
        ("race-laws", [laws(s, seat) for seat in seats]),
        ("race-patron", [prestige(s, seat, "patron") for seat in seats]),
        ("race-florins", [b.florins for b in s.bankers]),
    ]


def short_of(s: State, seat: Seat) -> int:
    """By how much the victory that is nearest is still missed."""
    return min(sum(max(0, must - by) for by, must in leads(s, seat, victory)) for victory in s.box.victories)


def gains(key: str, args: Mapping[str, Any]) -> int:
    """There are no points: a victory is declared."""
    return 0


RACE: Race[State] = Race(series, gains, points=False)
