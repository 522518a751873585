"""How a search bot looks ahead in this game. docs/bots.md says what was measured."""

from __future__ import annotations

from ...kernel import Search, Seat, Step
from .state import State


def turn_over(s: State, seat: Seat, step: Step) -> bool:
    """The seat's own turn is over."""
    return step[0] == "refresh" and step[1] == seat


SEARCH: Search[State] = Search(ends=turn_over, turns=2, looks=3, scale=2000)
