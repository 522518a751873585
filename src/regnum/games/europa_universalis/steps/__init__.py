"""The sequence of play, one file for each chapter of the rulebook."""

from __future__ import annotations

from collections.abc import Callable

from ..effects import operations
from . import (
    administration,
    ambitions,
    cards,
    cleanup,
    events,
    explore,
    goals,
    grants,
    ideas,
    income,
    influence,
    minor,
    opening,
    pacts,
    rebellion,
    reformation,
    revolt,
    rounds,
    scoring,
    trade,
    turn,
)

MODULES = (
    opening, rounds, turn, minor, events, pacts, explore, ideas, ambitions, reformation, administration, influence,
    trade, cards, goals, grants, rebellion, revolt, income, cleanup, scoring,
)  # fmt: skip

assert operations.HANDLERS  # card texts find their operations there
STEPS: dict[str, Callable[..., None]] = {}
for module in MODULES:
    STEPS.update(module.STEPS)
for module in (administration, ambitions, cards, explore, ideas, influence, pacts, reformation, trade):
    turn.BARS.update(module.BARS)
