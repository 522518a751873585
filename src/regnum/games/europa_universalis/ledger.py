"""What follows from who holds which province, kept for as long as it stays so.

The same questions (whose provinces, which areas, how much tax) are asked hundreds of times between two moves that
change a province. Whether anything has changed is seen by the marks of the board (`Pieces` in the kernel), so a rule
can change it without telling anybody. A rule that only looks for a while (all bars of a menu, all goals at a moment)
says so, and not even the marks are compared.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, TypeVar

from ...kernel import OfThread, mark_of
from .content.shapes import Area, Province, RealmId, World
from .model import NONE, State

R = TypeVar("R")


@dataclass(slots=True)
class Ledger:
    world: World
    land_mark: Any
    court_mark: Any
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
    counting: dict[RealmId, frozenset[Province]] = field(default_factory=dict)  # for its limits
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
class OnLand:
    """Where pieces lie on provinces, in the order of the board, as long as nothing changes there."""

    mark: Any
    seats: dict[int, list[Province]]  # a town or vassal of the seat, or its town on top; of rebels too
    tokens: dict[RealmId, list[Province]]  # of expansive realms
    vassals: list[Province]  # of players, by a token
    unrest: list[Province]


@dataclass(slots=True)
class InAreas:
    """And in areas."""

    mark: Any
    cubes: dict[int, tuple[Area, ...]] = field(default_factory=dict)  # where a seat has influence
    placed: dict[int, int] = field(default_factory=dict)  # and how many cubes in all
    claims: dict[int, tuple[Area, ...]] = field(default_factory=dict)
    titles: dict[int, tuple[Area, ...]] = field(default_factory=dict)  # claims and core tokens
    courted: dict[int, tuple[Any, set[RealmId]]] = field(default_factory=dict)  # with that land: who may be an ally
    infantry: list[Area] | None = None  # outside armies


@dataclass(slots=True)
class Sight:
    """The whole board, and what was found of goals that read nothing but it: see effects/goals.py."""

    ledger: Ledger
    area_mark: Any
    forces: list[Any]  # armies, whose the imperial cubes are
    sea_marks: tuple[Any, Any]  # of zones and nodes
    fleets: list[Any]  # and ships in ports
    found: dict[str, dict[int, dict[int, bool]]]  # by what was read (land, ground, sea, board) and by seat


@dataclass(slots=True)
class Own:
    """What was found of goals of a player, by what they read (effects/goals.py)."""

    found: dict[str, dict[int, bool]]
    land: Any  # that of the sight, which is another one when land has changed
    ground: Any
    hour: tuple[Any, ...]
    court: tuple[Any, ...]  # counters, what growth is counted from, deeds


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
    on_land: OnLand | None = None
    in_areas: InAreas | None = None
    finds: dict[str, tuple[Sight, list[Any], Any]] = field(default_factory=dict)  # of the whole board: goals, ports
    own: dict[int, Own] = field(default_factory=dict)


_threads: Any = OfThread()  # each plays tables of its own


def _kept() -> Kept:
    found: Kept | None = _threads.kept
    if found is None:
        found = _threads.kept = Kept()
    return found


def ledger(s: State) -> Ledger:
    """That of this position of provinces, realms and players."""
    kept: Kept = _threads.kept or _kept()  # asked ten times for each answer, so without a call
    look = kept.look
    if look is not None and look.state is s:
        return look.ledger
    last = kept.last
    world, land_mark, court_mark = s.box.boards[s.board], mark_of(s.provinces), mark_of(s.realms)
    players = [(p.realm, p.active) for p in s.players]
    if (
        last is not None
        and last.land_mark is land_mark
        and last.court_mark is court_mark
        and last.world is world
        and last.players == players
    ):
        return last
    made = kept.last = Ledger(world, land_mark, court_mark, players)
    return made


def on_land(s: State) -> OnLand:
    """What lies on provinces."""
    kept, mark = _kept(), mark_of(s.provinces)
    last = kept.on_land
    if last is None or last.mark is not mark:
        last = kept.on_land = _laid(s, mark)
    return last


def _laid(s: State, mark: Any) -> OnLand:
    seats: dict[int, list[Province]] = {}
    tokens: dict[RealmId, list[Province]] = {}
    vassals: list[Province] = []
    unrest: list[Province] = []
    for p, land in s.provinces.items():
        town, vassal, occupier = land.town, land.vassal, land.occupier
        if town != NONE:
            seats.setdefault(town, []).append(p)
        if vassal != NONE:
            vassals.append(p)
            if vassal != town:
                seats.setdefault(vassal, []).append(p)
        if occupier not in (NONE, town, vassal):
            seats.setdefault(occupier, []).append(p)
        if land.dnpr is not None:
            tokens.setdefault(land.dnpr, []).append(p)
        if land.unrest or land.occupier_unrest:
            unrest.append(p)
    return OnLand(mark, seats, tokens, vassals, unrest)


def provinces_with(s: State, seat: int) -> Sequence[Province]:
    """Where a town or a vassal of the seat lies, in sight or not."""
    return on_land(s).seats.get(seat, ())


def in_areas(s: State) -> InAreas:
    """What lies in areas."""
    kept, mark = _kept(), mark_of(s.areas)
    last = kept.in_areas
    if last is None or last.mark is not mark:
        last = kept.in_areas = InAreas(mark)
    return last


def with_infantry(s: State) -> list[Area]:
    """Where there is infantry outside armies."""
    found = in_areas(s)
    if found.infantry is None:
        found.infantry = [a for a, ground in s.areas.items() if ground.infantry]
    return found.infantry


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
    area_mark, sea_marks = mark_of(s.areas), (mark_of(s.zones), mark_of(s.nodes))
    forces: list[Any] = [s.empire.emperor]
    fleets: list[Any] = []
    for p in s.players:
        forces += p.armies
        fleets.append(p.fleet)
        if p.docked:
            fleets += p.docked.items()
    same_land = last is not None and last.ledger is land
    same_ground = same_land and last is not None and last.area_mark is area_mark and last.forces == forces
    same_sea = same_land and last is not None and last.sea_marks == sea_marks and last.fleets == fleets
    if last is not None and same_ground and same_sea:
        return last
    before = {} if last is None else last.found
    found = {
        "land": before["land"] if same_land else {},
        "ground": before["ground"] if same_ground else {},
        "sea": before["sea"] if same_sea else {},
        "board": {},
    }
    made = kept.seen = Sight(land, area_mark, forces, sea_marks, fleets, found)
    return made


def board_findings(s: State, seat: int, source: str) -> dict[int, bool]:
    """What was found of goals of a player that read nothing but this part of the board."""
    return sight(s).found[source].setdefault(seat, {})


def own_findings(s: State, seat: int, hour: tuple[Any, ...], court: tuple[Any, ...]) -> dict[str, dict[int, bool]]:
    """What was found of a player's goals and still holds: of each kind, while what it reads is the same."""
    board, own = sight(s).found, _kept().own
    land, ground = board["land"], board["ground"]
    found: dict[str, dict[int, bool]] = {source: board[source].setdefault(seat, {}) for source in board}
    last = own.get(seat)
    if last is None:
        found.update(counters={}, deeds={}, growth={}, court={})
    else:
        before, (counters, since, deeds) = last.found, last.court
        same_hour = last.hour == hour
        same_counters = same_hour and counters == court[0]
        same_growth = last.land is land and since == court[1]
        same_deeds = same_hour and deeds == court[2]
        same_court = same_counters and same_growth and same_deeds and last.ground is ground
        found["counters"] = before["counters"] if same_counters else {}
        found["growth"] = before["growth"] if same_growth else {}
        found["deeds"] = before["deeds"] if same_deeds else {}
        found["court"] = before["court"] if same_court else {}
    own[seat] = Own(found, land, ground, hour, court)
    return found


def while_same(s: State, what: str, rest: list[Any], find: Callable[[], R]) -> R:
    """What `find` finds, or found the last time if board and rest were the same."""
    seen, finds = sight(s), _kept().finds
    last = finds.get(what)
    if last is not None and last[0] is seen and last[1] == rest:
        known: R = last[2]
        return known
    found = find()
    finds[what] = (seen, rest, found)
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
