"""What is told of a game when it is over."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ...kernel import Race
from .state import State, culture_points, scores, strength


def series(s: State) -> Sequence[tuple[str, Sequence[int]]]:
    return [
        ("race-points", scores(s)),
        ("race-works", [culture_points(d) for d in s.duchies]),
        ("race-strength", [strength(s, seat) for seat in range(s.players)]),
    ]


def gains(key: str, args: Mapping[str, Any]) -> int:
    match key:
        case "military-points":
            return int(args["n"])
        case "acquired":
            return int(args["value"])
        case "result":  # what the tasks are worth is only added up in the end
            return int(args["culture"] + args["estate"])
    return 0


RACE: Race[State] = Race(series, gains)
