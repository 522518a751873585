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
    under: dict[RealmId, list[Province]] = field(default_factory=dict)
    near: dict[RealmId, tuple[Area, ...]] = field(default_factory=dict)
    capitals: dict[RealmId, Province | None] = field(default_factory=dict)
    sides: dict[RealmId, RealmId] = field(default_factory=dict)
    followers: dict[RealmId, RealmId] = field(default_factory=dict)
    independent: dict[RealmId, bool] = field(default_factory=dict)
    worth: dict[RealmId, int] = field(default_factory=dict)
    tracks: dict[int, Any] = field(default_factory=dict)
    covered: dict[int, int] = field(default_factory=dict)
    troubled: dict[int, list[Area]] = field(default_factory=dict)
    allies: dict[int, tuple[RealmId, ...]] = field(default_factory=dict)
    married: dict[int, tuple[RealmId, ...]] = field(default_factory=dict)
    weddings: dict[int, dict[Area, int]] = field(default_factory=dict)
    measures: dict[tuple[str, int], int] = field(default_factory=dict)  # of a seat, of all its land
    theatres: dict[Any, Any] = field(default_factory=dict)  # of a seat in these wars: where it may take land
    grounds: dict[tuple[str, int], Any] = field(default_factory=dict)  # of a power struggle: a seat's share
    checks: dict[tuple[int, int], tuple[Any, int]] = field(default_factory=dict)  # words of a card, for a seat


@dataclass(slots=True)
class Sight:
    """The whole board, and what was found of goals that read nothing but it: see effects/goals.py."""

    ledger: Ledger
    ground: list[Any]  # areas, armies, whose the imperial cubes are
    sea: list[Any]  # zones, nodes, ships in ports and fleets
    found: dict[str, dict[tuple[int, int], bool]]  # by what was read: land, ground, sea, board
    cubes: dict[int, tuple[Area, ...]]  # where a seat has influence
    claims: dict[int, tuple[Area, ...]]


@dataclass(slots=True)
class Own:
    """What was found of goals of a player that read his own counters and cards too."""

    ground: dict[tuple[int, int], bool]  # that of the sight, which is another one when land or ground has changed
    rest: tuple[tuple[Any, ...], tuple[Any, ...]]  # the hour and offices, his counters
    found: dict[int, bool]


@dataclass(slots=True)
class Look:
    """At a state that nobody changes meanwhile."""

    state: State
    ledger: Ledger
    sight: Sight | None = None


@dataclass(slots=True)
class Kept:
    look: Look | None = None  # the one that is under way
    last: Ledger | None = None  # what was asked for last
    seen: Sight | None = None
    goals: tuple[Sight, list[tuple[Any, ...]], Any] | None = None
    own: dict[int, Own] = field(default_factory=dict)


_threads: Any = threading.local()  # each plays tables of its own


def _kept() -> Kept:
    found: Kept | None = getattr(_threads, "kept", None)
    if found is None:
        found = _threads.kept = Kept()
    return found


def ledger(s: State) -> Ledger:
    """That of this position of provinces, realms and players."""
    kept = _kept()
    look = kept.look
    if look is not None and look.state is s:
        return look.ledger
    last = kept.last
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
    made = kept.last = Ledger(world, lands, courts, players)
    return made


def sight(s: State) -> Sight:
    """That of this position of everything on the board; what has not changed since the last one is kept."""
    look = _kept().look
    if look is None or look.state is not s:
        return _sight(s)
    if look.sight is None:
        look.sight = _sight(s)
    return look.sight


def _sight(s: State) -> Sight:
    kept = _kept()
    last = kept.seen
    land = ledger(s)
    ground: list[Any] = [*s.areas.values(), s.empire.emperor]
    sea: list[Any] = [*s.zones.values(), *s.nodes.values()]
    for p in s.players:
        ground += p.armies
        sea += (p.fleet, *p.docked.items())
    same_land = last is not None and last.ledger is land
    same_ground = same_land and last is not None and last.ground == ground
    same_sea = same_land and last is not None and last.sea == sea
    if last is not None and same_ground and same_sea:
        return last
    before = {} if last is None else last.found
    found = {
        "land": before["land"] if same_land else {},
        "ground": before["ground"] if same_ground else {},
        "sea": before["sea"] if same_sea else {},
        "board": {},
    }
    cubes, claims = (last.cubes, last.claims) if last is not None and same_ground else ({}, {})
    made = kept.seen = Sight(land, ground, sea, found, cubes, claims)
    return made


def own_findings(s: State, seat: int, hour: tuple[Any, ...], court: tuple[Any, ...]) -> dict[int, bool]:
    """What was found of a player's goals while land, ground, hour and court were the same."""
    ground = sight(s).found["ground"]
    own = _kept().own
    last = own.get(seat)
    if last is None or last.ground is not ground or last.rest != (hour, court):
        last = own[seat] = Own(ground, (hour, court), {})
    return last.found


def while_same(s: State, rest: list[tuple[Any, ...]], find: Callable[[], R]) -> R:
    """What `find` finds, or found the last time if board and rest were the same."""
    seen = sight(s)
    kept = _kept()
    last = kept.goals
    if last is not None and last[0] is seen and last[1] == rest:
        known: R = last[2]
        return known
    found = find()
    kept.goals = (seen, rest, found)
    return found


def looking(s: State, look: Callable[[], R]) -> R:
    """What `look` finds; until it is done nobody changes anything on the board, or who plays."""
    kept = _kept()
    before = kept.look
    kept.look = Look(s, ledger(s))
    try:
        return look()
    finally:
        kept.look = before
