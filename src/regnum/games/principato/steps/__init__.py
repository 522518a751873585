"""The sequence of play: one file for each chapter of the rulebook."""

from collections.abc import Callable

from .military import dismiss, military, score, supply
from .setup import setup
from .turn import end_turn, refill, start_turn, turn
from .year import final, year_over

STEPS: dict[str, Callable[..., None]] = {
    "setup": setup,
    "start_turn": start_turn,
    "turn": turn,
    "end_turn": end_turn,
    "refill": refill,
    "military": military,
    "supply": supply,
    "score": score,
    "dismiss": dismiss,
    "year_over": year_over,
    "final": final,
}
