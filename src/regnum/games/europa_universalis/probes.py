"""Values that a scenario file can expect by name, beside the fields of the state: a list by seat, or a table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from .counters import covered
from .decks import hand_size
from .model import State
from .pieces import towns_left, vassals_left
from .realm import base_tax, manpower_value
from .steps.scoring import final_points, scores, winners


def events(s: State) -> dict[str, int]:
    """The events of the age that are still to be chosen, by their kinds, and how many lie open."""
    left = [*(slot.card for slot in s.row), *s.row_down, *s.events_now, *s.events_later]
    found = {kind: sum(s.box.events[card].type == kind for card in left) for kind in ("A", "realm", "B")}
    return {**found, "open": len(s.row), "dealt": len(s.row) + len(s.row_down)}


PROBES: dict[str, Callable[[State], Any]] = {
    "scores": scores,
    "winners": winners,
    "final": lambda s: [sum(final_points(s, seat).values()) for seat in range(len(s.players))],
    "base_tax": lambda s: [base_tax(s, p.realm) for p in s.players],
    "covered": lambda s: [covered(s, seat) for seat in range(len(s.players))],
    "manpower": lambda s: [manpower_value(s, seat) for seat in range(len(s.players))],
    "cards": lambda s: [hand_size(p) for p in s.players],
    "missions": lambda s: [len(p.missions) for p in s.players],
    "events": events,
    "towns_left": lambda s: [towns_left(s, seat) for seat in range(len(s.players))],
    "vassals_left": lambda s: [vassals_left(s, seat) for seat in range(len(s.players))],
    "display": lambda s: {"ideas": len(s.ideas), "milestones": len(s.milestones)},
}
