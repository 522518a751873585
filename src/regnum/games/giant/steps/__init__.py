"""The sequence of play."""

from __future__ import annotations

from collections.abc import Callable

from .battle import fight
from .turn import deal, place_influence, play_card, recruit, round_begins, turn, war

STEPS: dict[str, Callable[..., None]] = {
    "deal": deal,
    "round": round_begins,
    "turn": turn,
    "influence": place_influence,
    "recruit": recruit,
    "card": play_card,
    "war": war,
    "fight": fight,
}
