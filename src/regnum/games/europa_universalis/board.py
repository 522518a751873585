"""Chapter 2: whose a province is, what it is worth, where a realm has its capital, what is deployed."""

from __future__ import annotations

from collections.abc import Collection
from typing import Literal

from ...kernel import Seat
from .chart import Chart
from .content.shapes import Area, Province, RealmId, World, Zone
from .ledger import areas_with, in_board_order, ledger, on_land, provinces_with, with_infantry, zones_with
from .model import NONE, REBELS, Army, State

Rebels = Literal["rebels"]


def world(s: State) -> World:
    return s.world


def printed(s: State) -> Chart:
    return s.chart


def is_player(s: State, realm: RealmId) -> bool:
    # 2.terms.pr; not before its player joins, and no longer when he has left (21.leave)
    seat = s.realms[realm].player
    return seat != NONE and s.players[seat].active


def forsaken(s: State, realm: RealmId) -> bool:
    """Whether a player has left it behind: it is independent, and nobody's ally or vassal ever."""
    # 21.leave
    return realm in [p.realm for p in s.players if p.left]


# --- provinces ---


def rightful(s: State, p: Province) -> RealmId | None:
    # 9.8.occupied_status: by right, whoever occupies it; a vassal province is its vassal realm's (11.4.status)
    land = s.provinces[p]
    if land.town != NONE:
        return s.players[land.town].realm
    return land.heir or land.dnpr or s.world.provinces[p].realm


def owner(s: State, p: Province) -> RealmId | None:
    # 2.terms.owner
    return rightful(s, p) if s.provinces[p].occupier == NONE else None


def controller(s: State, p: Province) -> RealmId | Rebels | None:
    # 2.terms.control
    occupier = s.provinces[p].occupier
    if occupier == NONE:
        return rightful(s, p)
    return "rebels" if occupier == REBELS else s.players[occupier].realm


def overlord(s: State, p: Province) -> RealmId | None:
    """Whose vassal province it is by right."""
    # 11.4.status, 13.2.vassals, 13.freed_vassal: a player's by his token, an independent realm's by the small flag
    land = s.provinces[p]
    if land.vassal != NONE:
        return s.players[land.vassal].realm
    if land.lord is not None and land.town == NONE:  # 21.leave
        return land.lord
    printed = s.chart.lords.get(p)
    if printed is None or land.town != NONE or land.dnpr is not None or land.heir is not None:
        return None
    lord, realm = printed
    if lord not in s.realms or s.realms[realm].freed:
        return None
    return lord if not is_player(s, lord) and stands_free(s, lord) else None


def held_by(s: State, p: Province) -> RealmId | None:
    """Whose it is by right, as his own or as his vassal's: its overlord, else the rightful owner."""
    land = s.provinces[p]
    seat = land.town if land.vassal == NONE else land.vassal
    if seat != NONE:
        return s.players[seat].realm
    if land.lord is None and p not in s.chart.lords:  # it has no overlord, and no town
        return land.heir or land.dnpr or s.world.provinces[p].realm
    return overlord(s, p) or rightful(s, p)


def stands_free(s: State, realm: RealmId) -> bool:
    """Has it a province by right that is nobody's vassal by a token?"""
    for p in s.chart.flags.get(realm, ()):
        if s.provinces[p].vassal == NONE and rightful(s, p) == realm:
            return True
    court = s.realms[realm]
    if not court.colour and court.player == NONE and not forsaken(s, realm):
        return False
    return any(s.provinces[p].vassal == NONE for p in rightful_provinces(s, realm))


def tax(s: State, p: Province) -> int:
    # 2.board.size, 2.board.town_size; a settled territory is a small province
    land = s.provinces[p]
    if land.town != NONE or land.heir is not None:
        return 2 if land.large else 1
    value = s.world.provinces[p].tax
    small = land.dnpr is not None or land.vassal != NONE or land.lord is not None
    return 1 if not value and small else value


def ports(s: State, p: Province) -> tuple[Zone, ...]:
    # 2.board.port, 2.board.inactive_port
    info = s.world.provinces[p]
    return info.ports if not info.inactive or settled(s, p) else ()


def settled(s: State, p: Province) -> bool:
    """Does a town, a vassal or an expansive realm's token lie here?"""
    land = s.provinces[p]
    left = land.heir is not None or land.lord is not None
    return land.town != NONE or land.vassal != NONE or land.dnpr is not None or land.occupier != NONE or left


def colonial_claims(s: State, seat: Seat) -> list[Area]:
    """Territories that nobody has settled and the seat claims."""  # 5.1.explore.adjacent
    areas = s.world.areas
    return [a for a in claimed(s, seat) if areas[a].territory and not settled(s, areas[a].provinces[0])]


def port_size(s: State, p: Province) -> int:
    # 2.board.port: a large one counts as two
    return tax(s, p) if ports(s, p) else 0


# --- realms ---


def rightful_provinces(s: State, realm: RealmId) -> tuple[Province, ...]:
    """Its provinces by right, occupied ones too."""
    kept = ledger(s).by_right
    found = kept.get(realm)
    if found is None:
        found = kept[realm] = _rightful_provinces(s, realm)
    return found


def _rightful_provinces(s: State, realm: RealmId) -> tuple[Province, ...]:
    court = s.realms[realm]
    found = tuple([p for p in s.chart.flags.get(realm, ()) if rightful(s, p) == realm])
    if court.player != NONE:
        seat = court.player
        more = tuple([p for p in provinces_with(s, seat) if s.provinces[p].town == seat and p not in found])
    elif forsaken(s, realm):
        more = tuple(p for p, land in s.provinces.items() if land.heir == realm and p not in found)
    elif court.colour:
        tokens = on_land(s).tokens.get(realm, ())
        more = tuple([p for p in tokens if s.provinces[p].town == NONE and p not in found])
    else:
        return found
    return found + more


def provinces_of(s: State, realm: RealmId) -> tuple[Province, ...]:
    # 2.terms.realm, 9.8.occupied_status: both owned by right and controlled
    kept = ledger(s).owned
    found = kept.get(realm)
    if found is None:
        by_right = rightful_provinces(s, realm)
        found = kept[realm] = tuple([p for p in by_right if s.provinces[p].occupier == NONE])
    return found


def areas_of(s: State, realm: RealmId) -> tuple[Area, ...]:
    # 2.terms.realm: one province is enough
    kept = ledger(s).areas
    found = kept.get(realm)
    if found is None:
        info = s.world.provinces
        found = kept[realm] = tuple(dict.fromkeys([info[p].area for p in provinces_of(s, realm)]))
    return found


def stands_alone(s: State, realm: RealmId) -> bool:
    """Has it a province by right that is nobody's vassal? Most have one with their own flag."""
    # 2.terms.npr
    for p in s.chart.flags.get(realm, ()):
        if rightful(s, p) == realm and overlord(s, p) is None:
            return True
    for p in rightful_provinces(s, realm):  # noqa: SIM110
        if overlord(s, p) is None:
            return True
    return False


def is_independent(s: State, realm: RealmId) -> bool:
    # 2.terms.npr: it has a province by right that is nobody's vassal
    kept = ledger(s).independent
    found = kept.get(realm)
    if found is None:
        found = kept[realm] = not is_player(s, realm) and stands_alone(s, realm)
    return found


def suzerain(s: State, realm: RealmId) -> RealmId | None:
    # 11.4.status: of a realm that has no independent province left; of several, the one who has its capital
    if is_player(s, realm) or is_independent(s, realm):
        return None
    seat = capital(s, realm)
    return None if seat is None else overlord(s, seat)


def capital(s: State, realm: RealmId) -> Province | None:
    # 2.board.capital, 13.liberated_capital: the printed one as soon as it is its own again; where an expansive
    # realm has it, its token says
    kept = ledger(s).capitals
    if realm not in kept:
        kept[realm] = _capital(s, realm)
    return kept[realm]


def _capital(s: State, realm: RealmId) -> Province | None:
    court = s.realms[realm]
    if is_player(s, realm):
        return court.capital
    info = s.world.realms.get(realm)
    first, second = (info.capital if info else None), court.capital
    if court.colour:
        first, second = second, first
    if first is not None and _may_be_capital(s, realm, first):
        return first
    if second is not None and _may_be_capital(s, realm, second):
        return second
    return _new_capital(s, realm)


def _may_be_capital(s: State, realm: RealmId, p: Province) -> bool:
    """It is the realm's by right, and not somebody's vassal beside an independent part of the realm."""  # 11.4.short
    if rightful(s, p) != realm:
        return False
    if s.revision < 3 or s.provinces[p].vassal == NONE:
        return True
    return all(overlord(s, q) is not None for q in rightful_provinces(s, realm))


def _new_capital(s: State, realm: RealmId) -> Province | None:
    # 13.liberated_capital: the first large one, else the first, of those that are independent
    held = set(rightful_provinces(s, realm))
    free = {p for p in held if overlord(s, p) is None} or held
    if not free:
        return None
    order = alphabetical(s, free)
    return next((p for p in order if tax(s, p) > 1), order[0])


def alphabetical(s: State, provinces: Collection[Province]) -> list[Province]:
    return sorted(provinces, key=s.chart.alphabet.__getitem__)


def capital_area(s: State, realm: RealmId) -> Area | None:
    p = capital(s, realm)
    return None if p is None else s.world.provinces[p].area


def distant_realm(s: State, realm: RealmId) -> bool:
    # 2.terms.distant_realm
    p = capital(s, realm)
    return p is not None and s.world.provinces[p].distant


# --- pieces in areas ---


def influenced(s: State, seat: Seat) -> tuple[Area, ...]:
    """Where it has cubes of its own."""
    return areas_with(s, "cube", seat)


def claimed(s: State, seat: Seat) -> tuple[Area, ...]:
    return areas_with(s, "claim", seat)


def titles(s: State, seat: Seat) -> tuple[Area, ...]:
    """Where it has a claim or a core token."""
    return areas_with(s, "title", seat)


# --- units ---


def army_size(army: Army) -> int:
    return sum(army.regulars) + sum(army.mercenaries) + sum(army.allied)


def units_in(s: State, seat: Seat, area: Area) -> int:
    """Land units of a player, in armies and outside."""
    loose = s.areas[area].infantry
    n = loose[seat] if loose else 0
    for army in s.players[seat].armies:
        if army.area == area:
            n += army_size(army)
    return n


def ships_in(s: State, seat: Seat, zone: Zone) -> int:
    """Ships of a player at sea there, in the fleet and outside; those in port are not."""
    waters = s.zones[zone]
    fleet = s.players[seat].fleet
    n = waters.ships[seat] + waters.guard[seat]
    return n + (fleet.light + fleet.heavy + fleet.galleys if fleet.zone == zone else 0)


def zones_sailed(s: State, seat: Seat) -> tuple[Zone, ...]:
    """Where a player has ships at sea, in the order of the board."""
    fleet, here = s.players[seat].fleet, zones_with(s, seat)
    if fleet.zone is None or fleet.zone in here or not (fleet.light or fleet.heavy or fleet.galleys):
        return here
    return tuple(in_board_order(s, [*here, fleet.zone]))


def light_ships_in(s: State, seat: Seat, zone: Zone) -> int:
    waters = s.zones[zone]
    fleet = s.players[seat].fleet
    return waters.ships[seat] + waters.guard[seat] + (fleet.light if fleet.zone == zone else 0)


def outside_armies(s: State, seat: Seat) -> int:
    """Infantry of the player on its own."""
    return sum([s.areas[a].infantry[seat] for a in with_infantry(s)])


def deployed_regulars(s: State, seat: Seat) -> int:
    # 2.terms.deployed, 9.3.total
    return outside_armies(s, seat) + sum([sum(army.regulars) for army in s.players[seat].armies])


def deployed(s: State, seat: Seat) -> int:
    # 2.terms.deployed: all land units
    return outside_armies(s, seat) + sum([army_size(army) for army in s.players[seat].armies])


def ships_loose(s: State, seat: Seat) -> int:
    """Light ships of the player at sea, outside his fleet."""
    return sum([s.zones[z].ships[seat] + s.zones[z].guard[seat] for z in zones_with(s, seat)])


def deployed_ships(s: State, seat: Seat) -> int:
    # 2.terms.deployed: at sea and in ports
    p = s.players[seat]
    return ships_loose(s, seat) + sum(p.docked.values()) + p.fleet.light + p.fleet.heavy + p.fleet.galleys
