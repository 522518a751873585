"""How a search bot looks ahead in this game. docs/bots.md says what was measured."""

from __future__ import annotations

from ...kernel import Search, Seat, Step
from .state import State


def turn_over(s: State, seat: Seat, step: Step) -> bool:
    """The seat's own turn is over."""
    return step[0] == "refresh" and step[1] == seat


def action_over(s: State, step: Step) -> bool:
    """What comes next asks what to do, or deals new cards: neither changes what a seat has."""
    return step[0] in ("turn", "ops", "refresh")


SEARCH: Search[State] = Search(ends=turn_over, turns=2, sketch=0.6, looks=3, menu=24, scale=4000, rests=action_over)
