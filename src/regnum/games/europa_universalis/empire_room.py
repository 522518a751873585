"""The Holy Roman Empire in words: who is Emperor, what his authority is, for whom each elector would vote now."""

from __future__ import annotations

from typing import Any

from ...kernel import Described, Panel, Seat
from .election import ballot, elective
from .hre import authority_ceiling, electors, empire_areas, subjects
from .model import State
from .war_room import realms, said


def empire_panels(s: State) -> list[Panel]:
    """None where there is no Empire."""
    realm = s.empire.realm
    if realm is None:
        return []
    votes = ballot(s) if s.advanced and elective(s) else {}
    rows: list[tuple[str, Any]] = [
        ("row-emperor", f"realm-{realm}"),
        ("row-authority", said("value-authority_of", n=s.empire.authority, most=authority_ceiling(s))),
        ("row-official", said("value-official", faith=s.empire.faith or "none") if s.advanced else None),
        ("row-ballot", {f"area-{a}": voters(seats) for a, seats in votes.items()}),
        ("row-electors", [] if votes else [f"area-{a}" for a in electors(s)]),
        ("row-subjects", realms(subjects(s))),
        ("row-lands", [f"area-{a}" for a in empire_areas(s)]),
        ("row-outside", [f"area-{a}" for a, ground in s.areas.items() if ground.outside]),
    ]
    guard = [("row-guard", s.empire.guard)] if s.empire.defence else []  # none left is worth knowing too
    return [Panel("panel-empire", [*(row for row in rows if row[1]), *guard], brief=0)]


def voters(seats: tuple[Seat, ...]) -> list[dict[str, Seat]] | Described:
    """Whoever would get the vote; of several the Emperor chooses."""
    return [{"seat": seat} for seat in seats] if seats else said("value-no_vote")
