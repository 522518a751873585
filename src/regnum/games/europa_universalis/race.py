"""What is told of a game when it is over."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ...kernel import Race
from .model import State
from .standing import standing


def series(s: State) -> Sequence[tuple[str, Sequence[int]]]:
    race = standing(s)
    return [(f"race-{what}", race[what]) for what in ("at_the_end", "prestige", "income", "provinces", "ideas")]


def gains(key: str, args: Mapping[str, Any]) -> int:
    return int(args["n"]) if key == "prestige" else 0


RACE: Race[State] = Race(series, gains)
