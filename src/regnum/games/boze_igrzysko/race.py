"""What is told of a game when it is over."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ...kernel import Race
from .state import State, scores

SCORED = ("war-glory", "dominance", "luxury", "estates-scored")


def series(s: State) -> Sequence[tuple[str, Sequence[int]]]:
    owners = [estate.owner for province in s.provinces for estate in province.estates]
    return [
        ("race-points", scores(s)),
        ("race-estates", [owners.count(seat) for seat in range(s.players)]),
        ("race-cubes", [sum(m.cubes) for m in s.magnates]),
        ("race-money", [m.money for m in s.magnates]),
    ]


def gains(key: str, args: Mapping[str, Any]) -> int:
    if key in SCORED:
        return int(args["n"])
    return int(args["points"]) if key == "colleges" else 0


RACE: Race[State] = Race(series, gains)
