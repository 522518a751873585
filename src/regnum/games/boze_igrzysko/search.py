"""How a search bot looks ahead in this game. docs/bots.md says what was measured."""

from __future__ import annotations

from ...kernel import Search, Seat, Step
from .state import State


def turn_begins(s: State, seat: Seat, step: Step) -> bool:
    """One of the five turns is over, for all."""
    return step[0] == "turn"


SEARCH: Search[State] = Search(ends=turn_begins, looks=0, others=0, explore=0.5, scale=800, rivals=1 / 2)
