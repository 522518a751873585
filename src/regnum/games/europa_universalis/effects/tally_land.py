"""Measures of land: provinces, areas, ports, overseas, unrest, faith."""

from __future__ import annotations

from ....kernel import Seat
from ..board import claimed, colonial_claims, titles
from ..content.shapes import Area, Province, Zone
from ..faith import dissent, faith
from ..ledger import on_land, provinces_with
from ..map import areas_of, port_size, ports, provinces_of, tax, world
from ..model import NONE, REBELS, State
from ..realm import base_tax, vassal_tax
from .areas import of_faith, ships_at
from .measures import EVERYWHERE, Measure, Within, realm_of


def _owned(s: State, seat: Seat, within: Within) -> list[Province]:
    """2.terms.owner: towns of the player that nobody occupies."""
    mine = provinces_of(s, realm_of(s, seat))
    if within is EVERYWHERE:
        return [*mine]
    w = world(s)
    return [p for p in mine if within.has(s, w.provinces[p].area)]


def vassal_provinces(s: State, seat: Seat, within: Within) -> list[Province]:
    w = world(s)
    mine = [p for p in provinces_with(s, seat) if s.provinces[p].vassal == seat and s.provinces[p].occupier == NONE]
    return mine if within is EVERYWHERE else [p for p in mine if within.has(s, w.provinces[p].area)]


def _occupied(s: State, seat: Seat, within: Within) -> list[Province]:
    w = world(s)
    mine = [p for p in provinces_with(s, seat) if s.provinces[p].occupier == seat]
    return [p for p in mine if within.has(s, w.provinces[p].area)]


def _tax(s: State, seat: Seat, within: Within) -> int:
    return base_tax(s, realm_of(s, seat))


def _tax_income(s: State, seat: Seat, within: Within) -> int:
    return base_tax(s, realm_of(s, seat)) + vassal_tax(s, seat)


def _tax_owned(s: State, seat: Seat, within: Within) -> int:
    return sum(tax(s, p) for p in _owned(s, seat, within))


def _tax_held(s: State, seat: Seat, within: Within) -> int:
    return _tax_owned(s, seat, within) + sum(world(s).provinces[p].tax for p in vassal_provinces(s, seat, within))


def _tax_controlled(s: State, seat: Seat, within: Within) -> int:
    return _tax_held(s, seat, within) + sum(tax(s, p) for p in _occupied(s, seat, within))


def _provinces_owned(s: State, seat: Seat, within: Within) -> int:
    return len(_owned(s, seat, within))


def _provinces_held(s: State, seat: Seat, within: Within) -> int:
    return len(_owned(s, seat, within)) + len(vassal_provinces(s, seat, within))


def _areas_owned(s: State, seat: Seat, within: Within) -> int:
    w, own = world(s), frozenset(_owned(s, seat, within))
    return sum(
        not info.distant and len(info.provinces) >= 3 and all(p in own for p in info.provinces)
        for info in w.areas.values()
    )


def _areas(s: State, seat: Seat, within: Within) -> list[Area]:
    return [a for a in areas_of(s, realm_of(s, seat)) if within.has(s, a)]


def _areas_present(s: State, seat: Seat, within: Within) -> int:
    return len(_areas(s, seat, within))


def _dissent_areas(s: State, seat: Seat, within: Within) -> int:
    return sum(dissent(s, seat, a) for a in _areas(s, seat, within))


def _faith_provinces(s: State, seat: Seat, within: Within) -> int:
    """Printed flags of realms that were Muslim at the start."""
    w = world(s)
    flags = [w.provinces[p].realm for p in _owned(s, seat, within)]
    return sum(r is not None and r in w.realms and w.realms[r].faith == "muslim" for r in flags)


def _large_towns(s: State, seat: Seat, within: Within) -> int:
    return sum(s.provinces[p].large for p in _owned(s, seat, within))


def _ports(s: State, seat: Seat, within: Within) -> int:
    return sum(port_size(s, p) for p in _owned(s, seat, within) if _faces(s, p, within))


def _ports_held(s: State, seat: Seat, within: Within) -> int:
    held = sum(port_size(s, p) for p in vassal_provinces(s, seat, within) if _faces(s, p, within))
    return _ports(s, seat, within) + held


def _faces(s: State, p: Province, within: Within) -> bool:
    """On one of the sea zones asked for, if any are; by the rules of revision 1 every port was."""
    return within.zones is None or s.revision < 2 or any(z in within.zones for z in ports(s, p))


def _large_ports(s: State, seat: Seat, within: Within) -> int:
    w = world(s)
    return sum(port_size(s, p) == 2 and not w.provinces[p].distant for p in _owned(s, seat, within))


def _zones_ruled(s: State, seat: Seat, within: Within) -> int:
    w = world(s)
    n = 0
    for z, info in w.zones.items():
        if info.distant or not s.zones[z].guard[seat]:
            continue
        mine, *others = (_ports_on(s, who, z) for who in (seat, *(x for x in range(len(s.players)) if x != seat)))
        n += mine > max(others, default=0)
    return n


def _ports_on(s: State, seat: Seat, zone: Zone) -> int:
    return sum(port_size(s, p) for p in provinces_of(s, realm_of(s, seat)) if zone in ports(s, p))


def _gold_provinces(s: State, seat: Seat, within: Within) -> int:
    w = world(s)
    return sum(w.provinces[p].gold for p in _owned(s, seat, within))


def _distant_towns(s: State, seat: Seat, within: Within) -> int:
    w = world(s)
    return sum(w.provinces[p].distant for p in _owned(s, seat, within))


def _distant_areas(s: State, seat: Seat, within: Within) -> int:
    w = world(s)
    found = {a for a in claimed(s, seat) if w.areas[a].distant}
    for p in provinces_with(s, seat):
        info = w.provinces[p]
        if info.distant and seat in (s.provinces[p].town, s.provinces[p].vassal):
            found.add(info.area)
    return sum([within.has(s, a) for a in found])


def _continents(s: State, seat: Seat, within: Within) -> int:
    return sum(any(_on_continent(s, seat, c, kind) for kind in within.by) for c in world(s).continents)


def _on_continent(s: State, seat: Seat, continent: str, kind: str) -> bool:
    w = world(s)
    if kind == "ship":
        return any(info.continent == continent and ships_at(s, seat, z) for z, info in w.zones.items())
    for a, info in w.areas.items():
        if info.continent != continent:
            continue
        if kind == "claim" and seat in s.areas[a].claims:
            return True
        if kind == "town" and any(s.provinces[p].town == seat for p in info.provinces):
            return True
        if kind == "vassal" and any(s.provinces[p].vassal == seat for p in info.provinces):
            return True
    return False


def _claims(s: State, seat: Seat, within: Within) -> int:  # 7.6.token_limits
    return sum([within.has(s, a) for a in titles(s, seat)])


def _colonial_claims(s: State, seat: Seat, within: Within) -> int:
    return sum(within.has(s, a) for a in colonial_claims(s, seat))


# --- unrest and faith ---


def _unrest(s: State, seat: Seat, within: Within) -> int:  # 14.1.covered
    w = world(s)
    lands = [(p, s.provinces[p]) for p in on_land(s).unrest]
    mine = [p for p, land in lands if land.unrest and land.occupier == NONE and seat in (land.town, land.vassal)]
    return sum([within.has(s, w.provinces[p].area) for p in mine])


def _unrest_any(s: State, seat: Seat, within: Within) -> int:
    return sum(_unrest(s, who, within) for who in range(len(s.players)))


def _rebels(s: State, seat: Seat, within: Within) -> int:
    w = world(s)
    units = sum(s.areas[a].rebels for a in _areas(s, seat, within))
    return units + sum(
        seat in (s.provinces[p].town, s.provinces[p].vassal) and within.has(s, w.provinces[p].area)
        for p in provinces_with(s, REBELS)
    )


def _revolution_areas(s: State, seat: Seat, within: Within) -> int:
    w = world(s)
    return sum(s.areas[w.areas[a].field].revolution for a in _areas(s, seat, within))


def _areas_of_religion(s: State, seat: Seat, within: Within) -> int:
    return sum(within.has(s, a) and of_faith(faith(s, a), [within.religion]) for a in s.areas)  # type: ignore[list-item]


LAND: dict[str, Measure] = {
    "base_tax": _tax,
    "tax_income": _tax_income,
    "tax_owned": _tax_owned,
    "tax_held": _tax_held,
    "tax_controlled": _tax_controlled,
    "provinces_owned": _provinces_owned,
    "provinces_held": _provinces_held,
    "areas_owned": _areas_owned,
    "areas_present": _areas_present,
    "dissent_areas": _dissent_areas,
    "faith_provinces": _faith_provinces,
    "large_towns": _large_towns,
    "ports": _ports,
    "ports_held": _ports_held,
    "zones_ruled": _zones_ruled,
    "gold_provinces": _gold_provinces,
    "distant_towns": _distant_towns,
    "distant_areas": _distant_areas,
    "continents": _continents,
    "claims": _claims,
    "unrest": _unrest,
    "rebels": _rebels,
    "revolution_areas": _revolution_areas,
    "unrest_any": _unrest_any,
    "colonial_claims": _colonial_claims,
    "large_ports": _large_ports,
    "areas_of_religion": _areas_of_religion,
}
