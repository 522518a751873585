"""The sequence of play, one file for each chapter of the rulebook."""

from __future__ import annotations

from collections.abc import Callable

from ..effects import operations
from . import (
    administration,
    ambitions,
    battle,
    battles,
    calls,
    campaigns,
    cards,
    cleanup,
    commanders,
    curia,
    defence,
    empire,
    events,
    explore,
    forces,
    goals,
    grants,
    ideas,
    income,
    influence,
    invasion,
    leaving,
    minor,
    naval,
    opening,
    pacts,
    peace,
    rebellion,
    reformation,
    retreats,
    revolt,
    rounds,
    scoring,
    siege,
    trade,
    turn,
    war,
    war_cards,
)

MODULES = (
    opening, rounds, turn, minor, events, pacts, explore, ideas, ambitions, reformation, administration, influence,
    trade, cards, curia, goals, grants, rebellion, revolt, income, cleanup, leaving, scoring,
    war, war_cards, campaigns, forces, battles, battle, commanders, siege, invasion, peace, empire,
)  # fmt: skip

assert operations.HANDLERS  # card texts find their operations there


STEPS: dict[str, Callable[..., None]] = {}
for module in MODULES:
    STEPS.update({name: empire.watched(name, step) for name, step in module.STEPS.items()})
for module in (
    administration, ambitions, cards, curia, empire, explore, forces, ideas, influence, pacts, reformation, trade, war,
):  # fmt: skip
    turn.BARS.update(module.BARS)

# The rule that asks each kind of question, declared beside the steps that ask it.
ASKS: dict[str, str] = {}
for module in (
    war, war_cards, campaigns, calls, defence, forces, battles, battle, commanders, naval, retreats, siege, invasion,
    peace, curia, empire, pacts, cleanup, leaving,
):  # fmt: skip
    ASKS.update(module.ASKS)
