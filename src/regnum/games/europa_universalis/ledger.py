"""What follows from who holds which province, kept for as long as it stays so.

The same questions (whose provinces, which areas, how much tax) are asked hundreds of times between two moves that
change a province. Whether anything has changed is seen by comparing records, which are the same objects as long as
nobody has put others in their place; so a rule can change the board without telling anybody. A rule that only looks
for a while (all bars of a menu, all goals at a moment) says so, and it is compared once.
"""

from __future__ import annotations

import threading
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, TypeVar

from .content.shapes import Area, Province, RealmId, World
from .model import Court, Land, State

R = TypeVar("R")


@dataclass(slots=True)
class Ledger:
    world: World
    lands: list[Land]
    courts: list[Court]
    players: list[tuple[RealmId, bool]]
    by_right: dict[RealmId, tuple[Province, ...]] = field(default_factory=dict)
    owned: dict[RealmId, tuple[Province, ...]] = field(default_factory=dict)
    areas: dict[RealmId, tuple[Area, ...]] = field(default_factory=dict)
    near: dict[RealmId, tuple[Area, ...]] = field(default_factory=dict)
    capitals: dict[RealmId, Province | None] = field(default_factory=dict)
    independent: dict[RealmId, bool] = field(default_factory=dict)
    worth: dict[RealmId, int] = field(default_factory=dict)
    tracks: dict[int, Any] = field(default_factory=dict)
    covered: dict[int, int] = field(default_factory=dict)
    troubled: dict[int, list[Area]] = field(default_factory=dict)
    allies: dict[int, tuple[RealmId, ...]] = field(default_factory=dict)
    married: dict[int, tuple[RealmId, ...]] = field(default_factory=dict)
    measures: dict[tuple[str, int], int] = field(default_factory=dict)  # of a seat, of all its land
    theatres: dict[Any, Any] = field(default_factory=dict)  # of a seat in these wars: where it may take land
    checks: dict[tuple[int, int], tuple[Any, int]] = field(default_factory=dict)  # words of a card, for a seat


_kept: Any = threading.local()  # of each thread, since each plays tables of its own
# looked_at: a state that nobody changes meanwhile, and its ledger; last: the one that was asked for last


def ledger(s: State) -> Ledger:
    """That of this position of provinces, realms and players."""
    looked_at: tuple[State, Ledger] | None = getattr(_kept, "looked_at", None)
    if looked_at is not None and looked_at[0] is s:
        return looked_at[1]
    last: Ledger | None = getattr(_kept, "last", None)
    world = s.box.boards[s.board]
    lands, courts = list(s.provinces.values()), list(s.realms.values())
    players = [(p.realm, p.active) for p in s.players]
    if (
        last is not None
        and last.world is world
        and last.lands == lands
        and last.courts == courts
        and last.players == players
    ):
        return last
    made = _kept.last = Ledger(world, lands, courts, players)
    return made


def looking(s: State, look: Callable[[], R]) -> R:
    """What `look` finds; until it is done nobody changes a province, a realm or who plays."""
    before: tuple[State, Ledger] | None = getattr(_kept, "looked_at", None)
    _kept.looked_at = (s, ledger(s))
    try:
        return look()
    finally:
        _kept.looked_at = before
