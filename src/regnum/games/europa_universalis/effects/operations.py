"""Operations of card texts, each found by its name: thirty-eight of them, in files by what they touch."""

from __future__ import annotations

from . import (
    ops_battle,
    ops_church,
    ops_counters,
    ops_faith,
    ops_flow,
    ops_ideas,
    ops_land,
    ops_pacts,
    ops_people,
    ops_places,
    ops_sea,
    ops_subjugate,
    ops_units,
    ops_unrest,
    tally,
)
from .measures import TALLY
from .running import HANDLERS, INDEPENDENT, perform, run

__all__ = ["HANDLERS", "perform", "run"]

HANDLERS |= {
    **ops_flow.HANDLERS,
    **ops_counters.HANDLERS,
    **ops_unrest.HANDLERS,
    **ops_places.HANDLERS,
    **ops_land.HANDLERS,
    **ops_faith.HANDLERS,
    **ops_pacts.HANDLERS,
    **ops_subjugate.HANDLERS,
    **ops_sea.HANDLERS,
    **ops_units.HANDLERS,
    **ops_ideas.HANDLERS,
    **ops_people.HANDLERS,
    **ops_church.HANDLERS,
    **ops_battle.HANDLERS,
}
INDEPENDENT |= ops_pacts.INDEPENDENT
TALLY.update(tally.MEASURES)
