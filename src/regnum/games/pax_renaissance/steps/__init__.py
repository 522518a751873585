"""The sequence of play: one file for each group of chapters."""

from collections.abc import Callable

from .setup import setup
from .turn import culture, ops, refresh, start_turn, turn

STEPS: dict[str, Callable[..., None]] = {
    "setup": setup,
    "start_turn": start_turn,
    "turn": turn,
    "ops": ops,
    "refresh": refresh,
    "culture": culture,
}
