"""What follows from who holds which province, kept for as long as it stays so.

The same questions (whose provinces, which areas, how much tax) are asked hundreds of times between two moves that
change a province. Whether anything has changed is seen by the marks of the board (`Pieces` in the kernel), so a rule
can change it without telling anybody. A rule that only looks for a while (all bars of a menu, all goals at a moment)
says so, and not even the marks are compared.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field, fields
from operator import attrgetter
from typing import Any, Final, TypeVar

from ...kernel import OfThread, Pieces, mark_of, since
from .content.shapes import Area, Province, RealmId, World
from .model import NONE, Court, Ground, Land, Player, State

R = TypeVar("R")
P = TypeVar("P", bound=str)


@dataclass(slots=True)
class Ledger:
    land_mark: Any
    court_mark: Any
    players: list[tuple[RealmId, bool]]  # which realms they have, and who of them is in play
    world: World
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
    harbours: Any = None  # in these wars ships in these ports, and which of them are friendly no longer


@dataclass(slots=True)
class OnLand:
    """Where pieces lie on provinces, in the order of the board, as long as nothing changes there."""

    mark: Any
    order: dict[Province, int]
    seats: dict[int, list[Province]]  # a town or vassal of the seat, or its town on top; of rebels too
    tokens: dict[RealmId, list[Province]]  # of expansive realms
    vassals: list[Province]  # of players, by a token
    unrest: list[Province]


@dataclass(slots=True)
class InAreas:
    """And in areas."""

    mark: Any
    order: dict[Area, int]
    cubes: dict[int, tuple[Area, ...]] = field(default_factory=dict)  # where a seat has influence
    placed: dict[int, int] = field(default_factory=dict)  # and how many cubes in all
    claims: dict[int, tuple[Area, ...]] = field(default_factory=dict)
    titles: dict[int, tuple[Area, ...]] = field(default_factory=dict)  # claims and core tokens
    courted: dict[int, tuple[Any, set[RealmId]]] = field(default_factory=dict)  # with that land: who may be an ally
    infantry: list[Area] | None = None  # outside armies


@dataclass(slots=True)
class Look:
    """At a state that nobody changes meanwhile."""

    state: State
    ledger: Ledger


@dataclass(slots=True)
class Kept:
    look: Look | None = None  # the one that is under way
    last: Ledger | None = None  # what was asked for last
    on_land: OnLand | None = None
    in_areas: InAreas | None = None
    watch: Any = None  # of goals


_threads: Final[Any] = OfThread()  # each plays tables of its own


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
    land, courts = s.provinces, s.realms
    if (
        last is None
        or not isinstance(land, Pieces)
        or not isinstance(courts, Pieces)
        or last.land_mark is not land.mark
        or last.court_mark is not courts.mark
        or _others_play(s.players, last.players)
    ):
        last = kept.last = _ledger(s, last)
    return last


def _others_play(players: list[Player], known: list[tuple[RealmId, bool]]) -> bool:
    """Whether these are not the realms that were known to be played."""
    if len(players) != len(known):
        return True
    for i, p in enumerate(players):
        realm, active = known[i]
        if p.realm != realm or p.active is not active:
            return True
    return False


def _played(s: State) -> list[tuple[RealmId, bool]]:
    return [(p.realm, p.active) for p in s.players]


# What is still true when nothing but these has changed. Truces and CB tokens decide nothing that is kept here.
UNREST: tuple[str, ...] = (
    "by_right", "owned", "areas", "under", "near", "capitals", "sides", "followers", "independent", "worth", "counting",
    "tracks", "covered", "allies", "married", "weddings", "measures", "grounds", "checks",
)  # fmt: skip
OCCUPIERS: tuple[str, ...] = (
    "by_right", "under", "capitals", "sides", "followers", "independent", "allies", "married", "weddings",
)  # fmt: skip
PACTS: tuple[str, ...] = (
    "by_right", "owned", "areas", "under", "near", "capitals", "independent", "worth", "counting", "tracks", "covered",
    "troubled",
)  # fmt: skip


def _ledger(s: State, last: Ledger | None) -> Ledger:
    made = Ledger(mark_of(s.provinces), mark_of(s.realms), _played(s), s.world)
    lands: dict[Province, Land] | None = None if last is None else since(s.provinces, last.land_mark)
    courts: dict[RealmId, Court | None] | None = None if last is None else since(s.realms, last.court_mark)
    if last is None or lands is None or courts is None or last.players != made.players:
        return made
    ties, pacts = _pacts_changed(s, courts)
    if not lands and ties:
        last.court_mark = made.court_mark
        return last
    kept: tuple[str, ...] = ()
    if not lands and pacts:
        kept = PACTS
    elif ties:
        kept = _carried(s, lands)
    for name in kept:
        setattr(made, name, getattr(last, name))
    return made


def _all_but(record: type[Any], *names: str) -> Callable[[Any], Any]:
    """Of a record: everything else."""
    return attrgetter(*[one.name for one in fields(record) if one.name not in names])


BUT_TIES = _all_but(Court, "truces", "cbs")
BUT_PACTS = _all_but(Court, "truces", "cbs", "allies", "active", "strength", "marriages", "disputed")
BUT_UNREST = _all_but(Land, "unrest", "occupier_unrest")
BUT_OCCUPIER = _all_but(Land, "unrest", "occupier_unrest", "occupier")


def _pacts_changed(s: State, before: dict[RealmId, Court | None]) -> tuple[bool, bool]:
    """Whether of realms nothing else has changed but truces and CB tokens, or but pacts of any kind."""
    ties = pacts = True
    for realm, was in before.items():
        now = s.realms[realm]
        if was is None:
            return False, False
        if BUT_TIES(was) != BUT_TIES(now):
            ties = False
            pacts = pacts and BUT_PACTS(was) == BUT_PACTS(now)
    return ties, pacts


def _carried(s: State, before: dict[Province, Land]) -> tuple[str, ...]:
    """What is still true on land where this lay before."""
    kept = UNREST
    for p, was in before.items():
        now = s.provinces[p]
        if BUT_UNREST(was) != BUT_UNREST(now):
            if BUT_OCCUPIER(was) != BUT_OCCUPIER(now):
                return ()
            kept = OCCUPIERS
    return kept


def on_land(s: State) -> OnLand:
    """What lies on provinces."""
    kept = _kept()
    last, mark = kept.on_land, mark_of(s.provinces)
    if last is None or last.mark is not mark:
        before = None if last is None else since(s.provinces, last.mark)
        last = kept.on_land = _laid(s, mark) if last is None or before is None else _laid_since(s, mark, last, before)
    return last


def _laid(s: State, mark: Any) -> OnLand:
    found = OnLand(mark, {p: i for i, p in enumerate(s.provinces)}, {}, {}, [], [])
    for p, land in s.provinces.items():
        for seat in _whose(land):
            found.seats.setdefault(seat, []).append(p)
        if land.vassal != NONE:
            found.vassals.append(p)
        if land.dnpr is not None:
            found.tokens.setdefault(land.dnpr, []).append(p)
        if land.unrest or land.occupier_unrest:
            found.unrest.append(p)
    return found


def _laid_since(s: State, mark: Any, last: OnLand, before: dict[Province, Land]) -> OnLand:
    """The same, with what has changed since."""
    order, seats, tokens = last.order, dict(last.seats), dict(last.tokens)
    vassals, unrest = last.vassals, last.unrest
    for p, was in before.items():
        now = s.provinces[p]
        for seat in {*_whose(was), *_whose(now)}:
            seats[seat] = _there(seats.get(seat, []), p, seat in _whose(now), order)
        for realm in {was.dnpr, now.dnpr}:
            if realm is not None:
                tokens[realm] = _there(tokens.get(realm, []), p, realm == now.dnpr, order)
                if not tokens[realm]:
                    del tokens[realm]
        vassals = _there(vassals, p, now.vassal != NONE, order)
        unrest = _there(unrest, p, now.unrest or now.occupier_unrest, order)
    return OnLand(mark, order, seats, tokens, vassals, unrest)


def _whose(land: Land) -> list[int]:
    """The seats that have a town or a vassal there, in sight or not; rebels too."""
    town, vassal, occupier = land.town, land.vassal, land.occupier
    if vassal == town:
        return [occupier] if occupier != NONE else []
    found = [seat for seat in (town, vassal) if seat != NONE]
    return found if occupier in (NONE, town, vassal) else [*found, occupier]


def _there(places: list[P], place: P, lies: bool, order: Mapping[P, int]) -> list[P]:
    """The list with the place, or without it."""
    if lies == (place in places):
        return places
    if lies:
        return sorted([*places, place], key=order.__getitem__)
    return [p for p in places if p != place]


def provinces_with(s: State, seat: int) -> Sequence[Province]:
    """Where a town or a vassal of the seat lies, in sight or not."""
    return on_land(s).seats.get(seat, ())


def in_areas(s: State) -> InAreas:
    """What lies in areas."""
    kept, mark = _kept(), mark_of(s.areas)
    last = kept.in_areas
    if last is None or last.mark is not mark:
        before = None if last is None else since(s.areas, last.mark)
        if last is None or before is None:
            last = kept.in_areas = InAreas(mark, {a: i for i, a in enumerate(s.areas)})
        else:
            last = kept.in_areas = _in_areas_since(s, mark, last, before)
    return last


def _in_areas_since(s: State, mark: Any, last: InAreas, before: dict[Area, Ground]) -> InAreas:
    """What was found, with what has changed since."""
    order, infantry = last.order, last.infantry
    cubes, placed, claims = dict(last.cubes), dict(last.placed), dict(last.claims)
    titles, courted = dict(last.titles), dict(last.courted)
    for a, was in before.items():
        now = s.areas[a]
        if was.influence != now.influence:
            for seat, n in enumerate(now.influence):
                if n != was.influence[seat]:
                    if seat in cubes:
                        cubes[seat] = tuple(_there([*cubes[seat]], a, n > 0, order))
                    if seat in placed:
                        placed[seat] += n - was.influence[seat]
                    if (n > 0) != (was.influence[seat] > 0):
                        courted.pop(seat, None)
        if was.claims != now.claims or was.core != now.core:
            courted = {}
            for seat in claims:
                claims[seat] = tuple(_there([*claims[seat]], a, seat in now.claims, order))
            for seat in titles:
                titles[seat] = tuple(_there([*titles[seat]], a, seat in now.claims or now.core == seat, order))
        if infantry is not None:
            infantry = _there(infantry, a, bool(now.infantry), order)
    return InAreas(mark, order, cubes, placed, claims, titles, courted, infantry)


def with_infantry(s: State) -> list[Area]:
    """Where there is infantry outside armies."""
    found = in_areas(s)
    if found.infantry is None:
        found.infantry = [a for a, ground in s.areas.items() if ground.infantry]
    return found.infantry


def touched(s: State, before: Ledger, after: Ledger) -> Collection[int]:
    """The seats whose land or pacts have changed since."""
    lands: dict[Province, Land] | None = since(s.provinces, before.land_mark)
    courts: dict[RealmId, Court | None] | None = since(s.realms, before.court_mark)
    if lands is None or courts is None or before.players != after.players:
        return range(len(s.players))
    found: set[int] = set()
    realms: set[RealmId | None] = {*courts}
    for p, was in lands.items():
        now = s.provinces[p]
        found.update(_whose(was), _whose(now))
        realms.update((before.world.provinces[p].realm, was.dnpr, now.dnpr, was.heir, now.heir, was.lord, now.lord))
    for court in [*courts.values(), *[s.realms[r] for r in realms if r is not None and r in s.realms]]:
        if court is not None:
            found.update(court.allies, court.marriages, (court.player,))
    return found


def same_in_areas(s: State, mark: Any) -> tuple[bool, bool]:
    """Whether claims and core tokens do, and whether infantry does: most often it is cubes that are laid."""
    before: dict[Area, Ground] | None = since(s.areas, mark)
    if before is None:
        return False, False
    changed = [(was, s.areas[a]) for a, was in before.items()]
    claims = all(was.claims == now.claims and was.core == now.core for was, now in changed)
    return claims, all(was.infantry == now.infantry for was, now in changed)


def last_watch() -> Any:
    """What was found of goals at the last moment (effects/watch.py)."""
    return _kept().watch


def watch_on(now: Any) -> None:
    _kept().watch = now


def looking(s: State, look: Callable[[], R]) -> R:
    """What `look` finds; until it is done nobody changes anything on the board, or who plays."""
    kept = _kept()
    before = kept.look
    kept.look = Look(s, ledger(s))
    try:
        return look()
    finally:
        kept.look = before
