"""What follows from who holds which province, kept for as long as it stays so.

The same questions (whose provinces, which areas, how much tax) are asked hundreds of times between two moves that
change a province. Whether anything has changed is seen by the marks of the board (`Pieces` in the kernel), so a rule
can change it without telling anybody. A rule that only looks for a while (all bars of a menu, all goals at a moment)
says so, and not even the marks are compared.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, fields
from operator import attrgetter
from threading import local
from typing import Any, Final, Literal, TypeVar

from ...kernel import Pieces, Seat, mark_of, since
from .content.shapes import Area, Province, RealmId, World, Zone
from .model import NONE, Court, Ground, Land, State, War, Waters

R = TypeVar("R")
P = TypeVar("P", bound=str)


@dataclass(slots=True)
class Ledger:
    land_mark: Any
    court_mark: Any
    players: list[RealmId | None]  # which realms they have; None for one that is not in play
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
    weddings: dict[int, dict[Area, int]] = field(default_factory=dict)
    measures: dict[tuple[str, int], int] = field(default_factory=dict)  # of a seat, of all its land
    theatres: dict[Any, Any] = field(default_factory=dict)  # of a seat in these wars: where it may take land
    grounds: dict[tuple[str, int], Any] = field(default_factory=dict)  # of a power struggle: a seat's share
    checks: dict[tuple[int, int], tuple[Any, int]] = field(default_factory=dict)  # words of a card, for a seat
    wars: list[War] = field(default_factory=list)  # of these
    foes: dict[RealmId, tuple[RealmId, ...]] = field(default_factory=dict)  # whom a realm fights
    friendly: dict[tuple[RealmId, Zone], list[Province]] = field(default_factory=dict)  # ports where its ships may lie
    courted: dict[int, tuple[Any, Any, set[RealmId]]] = field(default_factory=dict)  # who may be an ally of a seat
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
    lords: list[Province]  # vassals of a realm that its player has left (21.leave)


@dataclass(slots=True)
class Laid:
    """Where pieces lie, in the order of the board, as long as nothing changes there."""

    mark: Any
    order: dict[Any, int]
    places: dict[Any, tuple[Any, ...]]  # by what lies there


@dataclass(slots=True)
class Kept:
    looked: State | None = None  # somebody looks at it, and nobody changes it meanwhile
    seen: Ledger | None = None  # and its ledger, once it was asked for
    last: Ledger | None = None  # what was asked for last
    on_land: OnLand | None = None
    laid: dict[str, Laid] = field(default_factory=dict)
    watch: Any = None  # of goals


_threads: Final[Any] = local()  # each plays tables of its own


def _kept() -> Kept:
    try:
        found: Kept = _threads.kept
    except AttributeError:  # it has just begun
        found = _threads.kept = Kept()
    return found


def ledger(s: State) -> Ledger:
    """That of this position of provinces, realms and players."""
    try:
        kept: Kept = _threads.kept  # asked eight times for each answer, so without a call
    except AttributeError:
        kept = _kept()
    if kept.looked is s and kept.seen is not None:
        return kept.seen
    last = kept.last
    land, courts = s.provinces, s.realms
    if (
        last is None
        or not isinstance(land, Pieces)
        or not isinstance(courts, Pieces)
        or last.land_mark is not land.mark
        or last.court_mark is not courts.mark
        or last.players != [p.realm if p.active else None for p in s.players]
    ):
        last = kept.last = _ledger(s, last)
    if kept.looked is s:
        kept.seen = last
    return last


def _played(s: State) -> list[RealmId | None]:
    return [p.realm if p.active else None for p in s.players]


# What is still true when nothing but these has changed. Truces and CB tokens decide nothing that is kept here.
UNREST: tuple[str, ...] = (
    "by_right", "owned", "areas", "under", "near", "capitals", "sides", "followers", "independent", "worth", "counting",
    "tracks", "covered", "weddings", "measures", "grounds", "checks",
)  # fmt: skip
OCCUPIERS: tuple[str, ...] = (
    "by_right", "under", "capitals", "sides", "followers", "independent", "weddings",
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
    try:
        kept: Kept = _threads.kept
    except AttributeError:
        kept = _kept()
    last, mark = kept.on_land, mark_of(s.provinces)
    if last is None or last.mark is not mark:
        before = None if last is None else since(s.provinces, last.mark)
        last = kept.on_land = _laid(s, mark) if last is None or before is None else _laid_since(s, mark, last, before)
    return last


def _laid(s: State, mark: Any) -> OnLand:
    found = OnLand(mark, {p: i for i, p in enumerate(s.provinces)}, {}, {}, [], [], [])
    for p, land in s.provinces.items():
        for seat in _whose(land):
            found.seats.setdefault(seat, []).append(p)
        if land.vassal != NONE:
            found.vassals.append(p)
        if land.dnpr is not None:
            found.tokens.setdefault(land.dnpr, []).append(p)
        if land.unrest or land.occupier_unrest:
            found.unrest.append(p)
        if land.lord is not None:
            found.lords.append(p)
    return found


def _laid_since(s: State, mark: Any, last: OnLand, before: dict[Province, Land]) -> OnLand:
    """The same, with what has changed since."""
    order, seats, tokens = last.order, dict(last.seats), dict(last.tokens)
    vassals, unrest, lords = last.vassals, last.unrest, last.lords
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
        lords = _there(lords, p, now.lord is not None, order)
    return OnLand(mark, order, seats, tokens, vassals, unrest, lords)


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


def _laid_out(board: str, pieces: dict[Any, Any], told: Callable[[Any], list[Any]]) -> Laid:
    """Where everything lies that `told` names of a piece of the board."""
    try:
        kept: Kept = _threads.kept
    except AttributeError:
        kept = _kept()
    last, mark = kept.laid.get(board), pieces.mark if isinstance(pieces, Pieces) else object()
    if last is not None and last.mark is mark:
        return last
    before = None if last is None else since(pieces, last.mark)
    if last is None or before is None or None in before.values():
        laid: dict[Any, list[Any]] = {}
        for place, now in pieces.items():
            for what in told(now):
                laid.setdefault(what, []).append(place)
        order = {place: i for i, place in enumerate(pieces)}
        found = Laid(mark, order, {what: tuple(there) for what, there in laid.items()})
    else:
        found = Laid(mark, last.order, dict(last.places))
        for place, was in before.items():
            then, now = told(was), told(pieces[place])
            if then != now:
                for what in {*then} ^ {*now}:
                    there = [*found.places.get(what, ())]
                    found.places[what] = tuple(_there(there, place, what in now, last.order))
    kept.laid[board] = found
    return found


def _on_ground(ground: Ground) -> list[tuple[str, Seat]]:
    found: list[tuple[str, Seat]] = []
    if any(ground.influence):
        found += [("cube", seat) for seat, n in enumerate(ground.influence) if n]
    if ground.claims:
        found += [("claim", seat) for seat in ground.claims]
        found += [("title", seat) for seat in ground.claims]
    if ground.core != NONE and ground.core not in ground.claims:
        found.append(("title", ground.core))
    if ground.infantry:
        found.append(INFANTRY)
    if ground.rebels:
        found.append(REBEL_UNITS)
    if ground.imperial:
        found.append(IMPERIAL)
    if ground.weakness:
        found.append(WEAKNESS)
    return found


INFANTRY: Final = ("infantry", NONE)
REBEL_UNITS: Final = ("rebels", NONE)
IMPERIAL: Final = ("imperial", NONE)
WEAKNESS: Final = ("weakness", NONE)


def areas_with(s: State, kind: Literal["cube", "claim", "title"], seat: Seat) -> tuple[Area, ...]:
    """Where the player has influence, claims, or claims and core tokens."""
    return _laid_out("areas", s.areas, _on_ground).places.get((kind, seat), ())


def with_infantry(s: State) -> tuple[Area, ...]:
    """Where there is infantry outside armies."""
    return _laid_out("areas", s.areas, _on_ground).places.get(INFANTRY, ())


def with_rebels(s: State) -> tuple[Area, ...]:
    return _laid_out("areas", s.areas, _on_ground).places.get(REBEL_UNITS, ())


def with_imperial(s: State) -> tuple[Area, ...]:
    """Where there are imperial cubes."""
    return _laid_out("areas", s.areas, _on_ground).places.get(IMPERIAL, ())


def weakened(s: State) -> tuple[Area, ...]:
    """Where a weakness token lies."""
    return _laid_out("areas", s.areas, _on_ground).places.get(WEAKNESS, ())


def _seats_afloat(waters: Waters) -> list[Seat]:
    return [seat for seat, n in enumerate(waters.ships) if n or waters.guard[seat]]


def zones_with(s: State, seat: Seat) -> tuple[Zone, ...]:
    """Where the player has light ships at sea outside his fleet."""
    return _laid_out("zones", s.zones, _seats_afloat).places.get(seat, ())


def in_board_order(s: State, zones: Iterable[Zone]) -> list[Zone]:
    return sorted(zones, key=_laid_out("zones", s.zones, _seats_afloat).order.__getitem__)


def _tokens(court: Court) -> list[tuple[str, Seat]]:
    if not (court.allies or court.marriages or court.cbs):
        return []
    allies: list[tuple[str, Seat]] = [("ally", seat) for seat in court.allies]
    return [*allies, *[("marriage", seat) for seat in court.marriages], *[("cb", seat) for seat in court.cbs]]


def with_token(s: State, kind: Literal["ally", "marriage", "cb"], seat: Seat) -> tuple[RealmId, ...]:
    """Realms with such a token of the player."""
    return _laid_out("realms", s.realms, _tokens).places.get((kind, seat), ())


def tied(s: State, seat: Seat) -> tuple[RealmId, ...]:
    """Realms with an alliance or a marriage of the player."""
    laid = _laid_out("realms", s.realms, _tokens)
    allies, wed = laid.places.get(("ally", seat), ()), laid.places.get(("marriage", seat), ())
    return tuple(sorted({*allies, *wed}, key=laid.order.__getitem__)) if allies and wed else allies or wed


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
    try:
        kept: Kept = _threads.kept
    except AttributeError:
        kept = _kept()
    if kept.looked is s:
        return look()
    before, seen = kept.looked, kept.seen
    kept.looked, kept.seen = s, None
    try:
        return look()
    finally:
        kept.looked, kept.seen = before, seen
