"""Chapter 2: what is adjacent to what. A province reaches over the sea from its port; what lies in an area, from any
working port of the area (2.terms.adjacent.cube)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import chain
from typing import Literal

from ...kernel import Seat
from .board import army_size, capital, influenced, ports, provinces_of, titles
from .content.shapes import Area, Province, RealmId, Zone
from .ledger import ledger, provinces_with, tied, with_imperial, with_infantry, with_token
from .model import NONE, State

Source = Literal["town", "vassal", "alliance", "marriage", "influence", "claim", "units"]
INFLUENCE_SOURCES: tuple[Source, ...] = ("town", "vassal", "alliance", "marriage", "influence")  # 5.4.influence


def areas_beside(s: State, a: Area) -> tuple[Area, ...]:
    # 2.terms.adjacent.area, 2.terms.adjacent.port: over land, or with ports on one common sea zone
    found = s.chart
    near, perhaps = found.near[a], found.near_if[a]
    if not perhaps:
        return near
    more = (b for b, pairs in perhaps if any(ports(s, p) and ports(s, q) for p, q in pairs))
    return (*near, *more)


def adjacent(s: State, a: Area, b: Area) -> bool:
    """An area is adjacent to itself."""
    return a == b or b in areas_beside(s, a)


def areas_near(s: State, p: Province) -> tuple[Area, ...]:
    """The areas adjacent to a province: its own, those over land, those with ports on the zones of its port."""
    # 2.terms.adjacent.area, 2.terms.adjacent.port
    found = s.chart
    if not ports(s, p):
        return found.over_land[p]
    perhaps = found.over_sea_if[p]
    if not perhaps:
        return found.over_sea[p]
    return (*found.over_sea[p], *(a for a, others in perhaps if any(ports(s, q) for q in others)))


def provinces_adjacent(s: State, p: Province, q: Province) -> bool:
    # 2.terms.adjacent.area: in one area or in bordering ones; 2.terms.adjacent.port: ports on one zone
    if s.world.provinces[q].area in s.chart.over_land[p]:
        return True
    mine = ports(s, p)
    if mine:
        for z in ports(s, q):
            if z in mine:
                return True
    return False


def beside_zone(s: State, zone: Zone) -> tuple[Area, ...]:
    # 2.terms.adjacent.area: a coast is a border, whether its port works or not
    return s.chart.coast[zone]


def touches_area(s: State, realm: RealmId) -> tuple[Area, ...]:
    # 2.terms.adjacent.realm: what its provinces are adjacent to, its own areas among them; vassals lend nothing
    kept = ledger(s).near
    found = kept.get(realm)
    if found is None:
        found = kept[realm] = _all([areas_near(s, p) for p in provinces_of(s, realm)])
    return found


def touches_province(s: State, realm: RealmId, q: Province) -> bool:
    # 2.terms.adjacent.realm
    if s.world.provinces[q].area not in touches_area(s, realm):  # kept, and most often it is far away
        return False
    return any(provinces_adjacent(s, p, q) for p in provinces_of(s, realm))


def realms_adjacent(s: State, a: RealmId, b: RealmId) -> bool:
    # 2.terms.adjacent.realm
    return any(touches_province(s, a, q) for q in provinces_of(s, b))


def reach(s: State, seat: Seat, sources: Sequence[Source] = INFLUENCE_SOURCES) -> tuple[Area, ...]:
    """The areas adjacent to a player's pieces of these kinds."""
    # 5.4.influence, 2.terms.adjacent.cube; a town or vassal under an occupier's town is out of sight
    return _all(reaching(s, seat, sources))


def reaching(s: State, seat: Seat, sources: Sequence[Source] = INFLUENCE_SOURCES) -> Iterator[tuple[Area, ...]]:
    """The same piece by piece, for him who does not need them all."""
    for p in _pieces_on_provinces(s, seat, sources):
        yield areas_near(s, p)
    for a in _pieces_in_areas(s, seat, sources):
        yield (a, *areas_beside(s, a))


def _pieces_on_provinces(s: State, seat: Seat, sources: Sequence[Source]) -> Iterator[Province]:
    towns, vassals = "town" in sources, "vassal" in sources
    for p in provinces_with(s, seat):
        land = s.provinces[p]
        if (towns and (land.occupier == seat or (land.town == seat and land.occupier == NONE))) or (
            vassals and land.vassal == seat and land.occupier == NONE
        ):
            yield p
    for realm in _realms_with(s, seat, sources):
        home = capital(s, realm)
        if home is not None:
            yield home


def _realms_with(s: State, seat: Seat, sources: Sequence[Source]) -> Sequence[RealmId]:
    if "alliance" in sources:
        return tied(s, seat) if "marriage" in sources else with_token(s, "ally", seat)
    return with_token(s, "marriage", seat) if "marriage" in sources else ()


def _pieces_in_areas(s: State, seat: Seat, sources: Sequence[Source]) -> list[Area]:
    influence, claims, units = "influence" in sources, "claim" in sources, "units" in sources
    emperor = s.empire.emperor == seat
    found: list[Area] = []
    if influence:
        found += influenced(s, seat)
        if emperor:
            found += with_imperial(s)
    if claims:
        found += titles(s, seat)
    if units:
        found += [a for a in with_infantry(s) if s.areas[a].infantry[seat]]
        found += [army.area for army in s.players[seat].armies if army.area is not None and army_size(army)]
    return sorted({*found}, key=s.chart.order.__getitem__)


def _all(groups: Iterable[tuple[Area, ...]]) -> tuple[Area, ...]:
    return tuple(dict.fromkeys(chain.from_iterable(groups)))
