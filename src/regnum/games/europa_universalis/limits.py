"""9.2: how many units and ships a realm can raise in a place; 13.4: with how many an independent one defends it."""

from __future__ import annotations

from collections.abc import Collection

from .board import held_by, is_player, owner, ports, rightful_provinces, tax
from .chart import chart
from .content.shapes import Area, Province, RealmId, World, Zone
from .ledger import ledger, on_land
from .model import NONE, State
from .realm import under
from .sides import blocked, enemy_ships, enemy_units, hostile_zone


def counting(s: State, realm: RealmId) -> frozenset[Province]:
    """Unoccupied provinces of the realm and of its vassals."""
    # 9.2.lr, 9.2.lr_block, 13.2.vassals
    kept = ledger(s).counting
    found = kept.get(realm)
    if found is None:
        perhaps = (*rightful_provinces(s, realm), *on_land(s).tokens.get(realm, ()), *under(s, realm))
        free = [p for p in perhaps if s.provinces[p].occupier == NONE]
        found = kept[realm] = frozenset([p for p in free if held_by(s, p) == realm])
    return found


def land_sources(s: State, realm: RealmId, area: Area) -> list[Province]:
    """The provinces that count for its limit in the area."""
    # 9.2.lr, 9.2.lr_block
    w = s.world
    info = w.areas[area]
    mine = counting(s, realm)
    found = [p for p in info.provinces if p in mine]
    for a in info.land:
        there = [p for p in w.areas[a].provinces if p in mine]
        if there and not enemy_units(s, realm, a):
            found += there
    open_zones: dict[Zone, bool] = {}
    for p, zones in chart(w).by_sea[area]:
        if p not in mine or not ports(s, p):
            continue
        for z in zones:
            if z not in open_zones:
                open_zones[z] = _faces(s, w, area, z) and not hostile_zone(s, realm, z)
        if any(open_zones[z] for z in zones) and not enemy_units(s, realm, w.provinces[p].area):
            found.append(p)
    return found


def _faces(s: State, w: World, area: Area, zone: Zone) -> bool:
    """Has the area a working port there, be it an enemy's?"""
    return any(zone in ports(s, p) for p in w.areas[area].provinces)


def land_limit(s: State, realm: RealmId, area: Area, used: Collection[Province] = (), defence: bool = False) -> int:
    # 9.2.lr, 9.2.once: `used` have counted this turn; `defence` of an independent realm (13.4.distant)
    return sum(land_value(s, p, defence) for p in land_sources(s, realm, area) if p not in used)


def land_value(s: State, p: Province, defence: bool = False) -> int:
    # 13.4.plus_manpower
    return _worth(s, p, defence) + s.provinces[p].manpower


def _worth(s: State, p: Province, defence: bool) -> int:
    # 13.4.distant
    value = tax(s, p)
    info = s.world.provinces[p]
    return 2 * value if defence and info.distant and not s.areas[info.area].weakness else value


def naval_sources(s: State, realm: RealmId, zone: Zone) -> list[Province]:
    """The ports that count for its limit in the zone."""
    # 9.2.nlr, 9.2.nlr_inactive, 9.2.nlr_block, 11.4.limits
    here = s.world.zones[zone].ports
    if is_player(s, realm):
        mine = [p for p in here if owner(s, p) == realm and s.provinces[p].vassal == NONE]
        return mine if mine and not enemy_ships(s, realm, zone) else []
    counts = counting(s, realm)
    mine = [p for p in here if p in counts and ports(s, p)]
    return mine if mine and not blocked(s, realm, zone) else []


def naval_limit(s: State, realm: RealmId, zone: Zone, used: Collection[Province] = (), defence: bool = False) -> int:
    # 9.2.nlr, 9.2.once
    return sum(_worth(s, p, defence) for p in naval_sources(s, realm, zone) if p not in used)


def defenders(s: State, realm: RealmId, area: Area, used: Collection[Province] = ()) -> int:
    # 13.4.defend_land: where it has a province left; 13.4.active_half
    if counting(s, realm).isdisjoint(s.world.areas[area].provinces):
        return 0
    n = land_limit(s, realm, area, used, defence=True)
    if s.halved == area:  # by a card
        n = (n + 1) // 2
    return (n + 1) // 2 if s.realms[realm].active else n


def defending_ships(s: State, realm: RealmId, zone: Zone, used: Collection[Province] = ()) -> int:
    # 13.4.defend_sea, 13.4.active_half: at sea an active ally uses all of it
    return naval_limit(s, realm, zone, used, defence=True)
