"""How a search bot looks ahead in this game. docs/bots.md says what was measured."""

from __future__ import annotations

from ...kernel import Search, Seat, Step
from .model import State


def turn_over(s: State, seat: Seat, step: Step) -> bool:
    """A turn is over, or the turns begin: what others do in theirs takes too long."""
    return step[0] in ("turn_over", "turn_done", "next_turn")


SEARCH: Search[State] = Search(ends=turn_over, looks=4, others=2, scale=600, rivals=0)
