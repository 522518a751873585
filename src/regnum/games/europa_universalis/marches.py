"""Where units and ships may go: 9.5. Questions only; the steps are steps/moves.py and steps/sailing.py."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from ...kernel import RuleId, Seat
from .content.shapes import Area, Province, Zone
from .counters import purse
from .map import (
    at_war,
    beside_zone,
    controller,
    enemy_province,
    enemy_ships,
    friendly_area,
    friendly_province,
    hostile_area,
    hostile_zone,
    overlord,
    owner,
    port_size,
    ports,
    settled,
    ships_in,
    units_in,
    wars_of,
)
from .model import NONE, State
from .realm import weddings
from .shield import free_access
from .sides import in_these_wars

Toll = Literal["", "ducats", "influence", "imperial"]
Place = Zone | Province  # a sea zone or a port
ACROSS = 3  # units over a mountain border for each point (9.5.mountain)
ACCESS = 3  # ducats (9.5.access)
CARRIED = 3  # units for each ship (9.5.transport)


# --- on land ---


def land_step(s: State, seat: Seat, source: Area, area: Area) -> RuleId | None:
    """Why units may not go over land from one area into the next. What it costs is said by `tolls` and `heights`."""
    if area not in s.world.areas[source].land:
        return "9.5.land"
    return entry(s, seat, area)


def entry(s: State, seat: Seat, area: Area) -> RuleId | None:
    """Why units may not come into an area, from wherever."""
    if s.world.areas[area].distant:
        return None if distant_open(s, seat, area) else "9.5.distant_land"
    if not needs_access(s, seat, area):
        return None
    if not wars_of(s, s.players[seat].realm):
        return "9.5.access"
    if has_claim(s, seat, area):
        return "9.5.access_claim"
    return None if tolls(s, seat, area) else "9.5.access"


def has_claim(s: State, seat: Seat, area: Area) -> bool:
    # 10.terms.claim_calm: a core token counts as one
    return seat in s.areas[area].claims or s.areas[area].core == seat


def distant_open(s: State, seat: Seat, area: Area) -> bool:
    # 9.5.distant_land: friendly or hostile, or an empty territory that the player or an enemy of his claims
    realm = s.players[seat].realm
    if friendly_area(s, realm, area) or hostile_area(s, realm, area):
        return True
    if any(settled(s, p) or s.world.provinces[p].realm is not None for p in s.world.areas[area].provinces):
        return False
    foes = [x for x, p in enumerate(s.players) if x == seat or at_war(s, realm, p.realm)]
    return any(has_claim(s, x, area) for x in foes)


def needs_access(s: State, seat: Seat, area: Area) -> bool:
    # 9.5.access: only neutral provinces; 18.4.access
    if free_access(s, seat, area):
        return False
    realm = s.players[seat].realm
    foes = wars_of(s, realm)
    for p in s.world.areas[area].provinces:
        if friendly_province(s, realm, p, foes) or enemy_province(s, realm, p, foes):
            return False
    return True


def tolls(s: State, seat: Seat, area: Area) -> list[Toll]:
    """The ways in which the player can pay to come in; [""] if there is nothing to pay."""
    if s.world.areas[area].distant or not needs_access(s, seat, area):
        return [""]
    if s.revision >= 4 and weddings(s, seat).get(area):  # 11.2.discount: of the one cube none is left to remove
        return [""]
    found: list[Toll] = []
    ground = s.areas[area]
    if purse(s.players[seat]) >= ACCESS:
        found.append("ducats")
    if ground.influence[seat]:
        found.append("influence")
    if ground.imperial and s.empire.emperor == seat:  # 18.2.like
        found.append("imperial")
    return found


def hosts(s: State, seat: Seat, area: Area) -> list[Seat]:
    """The players of whom one must agree, as nobody else owns a province there."""
    # 9.5.access_players
    if s.world.areas[area].distant or not needs_access(s, seat, area):
        return []
    found: list[Seat] = []
    for p in s.world.areas[area].provinces:
        realm = owner(s, p)
        lord = NONE if realm is None else s.realms[realm].player
        if lord == NONE or not s.players[lord].active:
            return []
        found.append(lord)
    return list(dict.fromkeys(found))


def heights(s: State, seat: Seat, source: Area, area: Area, n: int) -> int:
    """Military points that so many units cost beyond the activation."""
    # 9.5.mountain
    if area not in s.world.areas[source].mountains or friendly_area(s, s.players[seat].realm, area):
        return 0
    return (n - 1) // ACROSS


def stops(s: State, seat: Seat, area: Area, through: bool = False) -> bool:
    """Whether units that come in must stop; `through`: neutral areas do not hold them up."""
    # 9.5.land, 9.5.distant_stop
    realm = s.players[seat].realm
    if s.world.areas[area].distant or hostile_area(s, realm, area):
        return True
    return not through and not friendly_area(s, realm, area)


# --- over bridges of ships ---


def bridges(s: State, seat: Seat, source: Area, n: int, over: Sequence[Zone] = ()) -> dict[Area, tuple[Zone, ...]]:
    """The areas to which ships carry n units from an area, and the zones that they cross. `over`: only bridges of
    which one of these zones is a part."""
    # 9.5.transport; own ships alone wherever they suffice
    found = _bridged(s, seat, source, n, over, ())
    allies = [x for x in allied_players(s, seat) if any(ships_in(s, x, z) for z in s.zones)]
    if not allies:
        return found
    by_helpers = {tuple(allies): _bridged(s, seat, source, n, over, allies)}
    for area in by_helpers[tuple(allies)]:
        if area in found:
            continue
        helpers = tuple(x for x in allies if may_land(s, seat, x, area))  # 9.5.transport_ally
        if helpers not in by_helpers:
            by_helpers[helpers] = _bridged(s, seat, source, n, over, helpers)
        if area in by_helpers[helpers]:
            found[area] = by_helpers[helpers][area]
    return found


def allied_players(s: State, seat: Seat) -> list[Seat]:
    mine = s.realms[s.players[seat].realm]
    return [x for x, p in enumerate(s.players) if x != seat and p.active and x in mine.allies]


def may_land(s: State, seat: Seat, ally: Seat, area: Area) -> bool:
    """Whether the ships of an ally may land the player's units there."""
    # 9.5.transport_ally: in a hostile area the ally must be at war with an enemy who is present
    realm, other = s.players[seat].realm, s.players[ally].realm
    if not hostile_area(s, realm, area):
        return True
    if s.areas[area].rebels:
        return True
    for p in s.world.areas[area].provinces:
        if enemy_province(s, realm, p):
            holder = controller(s, p)
            if s.provinces[p].occupier == NONE:
                holder = overlord(s, p) or holder
            if holder == "rebels" or (holder is not None and at_war(s, other, holder)):
                return True
    foes = (x for x, p in enumerate(s.players) if at_war(s, realm, p.realm) and units_in(s, x, area))
    return any(at_war(s, other, s.players[x].realm) for x in foes)


def _bridged(
    s: State, seat: Seat, source: Area, n: int, over: Sequence[Zone], helpers: Sequence[Seat]
) -> dict[Area, tuple[Zone, ...]]:
    realm = s.players[seat].realm
    start = s.world.areas[source].zones

    def holds(z: Zone) -> bool:  # 9.5.transport_battle, 9.5.transport_ally: none where a battle is still to be fought
        ships = ships_in(s, seat, z) + sum(ships_in(s, x, z) for x in helpers)
        return CARRIED * ships >= n and ships > 0 and not enemy_ships(s, realm, z)

    found: dict[Area, tuple[Zone, ...]] = {}
    for first in over or start:
        if not holds(first):
            continue
        way: dict[Zone, tuple[Zone, ...]] = {first: (first,)}
        queue = [first]
        for z in queue:
            for y in s.world.zones[z].zones:
                if y not in way and holds(y):
                    way[y] = (*way[z], y)
                    queue.append(y)
        aboard = [z for z in queue if z in start]
        if not aboard:
            continue
        ahead = tuple(reversed(way[aboard[0]]))
        for z in queue:
            chain = tuple(dict.fromkeys((*ahead, *way[z])))
            for area in beside_zone(s, z):
                if area != source and (area not in found or len(chain) < len(found[area])):
                    found[area] = chain
    return found


# --- at sea ---


def sail_step(s: State, seat: Seat, zone: Zone, attack: bool = False) -> RuleId | None:
    """Why ships may not enter a zone; `attack`: as the common destination of all that move."""
    if s.world.zones[zone].distant and not known_sea(s, seat, zone):
        return "9.5.distant_access"
    if not attack and hostile_zone(s, s.players[seat].realm, zone):
        return "9.5.naval"
    return None


def known_sea(s: State, seat: Seat, zone: Zone) -> bool:
    """A claim, town or vassal of the player lies beside it."""
    # 9.5.distant_access
    for p in s.world.zones[zone].ports:
        land = s.provinces[p]
        held = (land.town, land.vassal, land.occupier if s.revision >= 3 else NONE)  # his town on land he occupies too
        if seat in held or has_claim(s, seat, s.world.provinces[p].area):
            return True
    return False


def crosses(s: State, start: Place, to: Zone) -> bool:
    """Whether a ship that sails there takes link G, H or I; distant waters end a move, so it is one space."""
    # 9.5.distant_ghi
    return start in s.zones and to in s.world.zones[Zone(start)].links


@dataclass(frozen=True)
class Route:
    """How ships come to a zone or port: the zones that they enter on the way, the last one included."""

    zones: tuple[Zone, ...]
    link: bool = False  # over G, H or I (9.5.distant_ghi)
    marked: bool = True  # galleys can come along (9.3.ship.galley)


def routes(s: State, seat: Seat, start: Place) -> dict[Place, Route]:
    """Where ships can go in one move, two spaces at most, by the best way: without link, and with galleys."""
    # 9.5.naval, 9.5.naval_range, 9.5.distant_stop
    w = s.world
    found: dict[Place, Route] = {}
    at_sea = start in s.zones

    def note(place: Place, way: tuple[Zone, ...]) -> None:
        if place == start:
            return
        link, marked, last = False, True, Zone(start) if at_sea else None
        for z in way:
            info = w.zones[z]
            link = link or (last is not None and z in w.zones[last].links)
            marked = marked and bool(info.galleys)
            last = z
        before = found.get(place)
        if before is None or (link, not marked) < (before.link, not before.marked):
            found[place] = Route(way, link, marked)

    if at_sea:
        for p in friendly_ports(s, seat, Zone(start)):
            note(p, ())
    open_ones = calling_zones(s, seat, start)
    for z in w.zones[Zone(start)].zones if at_sea else ports(s, Province(start)):
        if sail_step(s, seat, z, attack=True) is not None:
            continue
        note(z, (z,))
        if z not in open_ones:
            continue
        for p in friendly_ports(s, seat, z):
            note(p, (z,))
        for y in w.zones[z].zones:
            if sail_step(s, seat, y, attack=True) is None:
                note(y, (z, y))
    return found


def calling_zones(s: State, seat: Seat, start: Place) -> list[Zone]:
    """Zones one space away from which ships may sail on, or call at a port."""  # 9.5.distant_stop
    zones, realm = s.world.zones, s.players[seat].realm
    near = zones[Zone(start)].zones if start in s.zones else ports(s, Province(start))
    return [
        z
        for z in near
        if not zones[z].distant and sail_step(s, seat, z, attack=True) is None and not hostile_zone(s, realm, z)
    ]


def friendly_ports(s: State, seat: Seat, zone: Zone) -> Sequence[Province]:
    """Ports on the zone where ships of the player may lie."""
    realm = s.players[seat].realm
    kept = in_these_wars(s).friendly
    found = kept.get((realm, zone))
    if found is None:
        foes, here = wars_of(s, realm), s.world.zones[zone].ports
        found = kept[realm, zone] = [p for p in here if ports(s, p) and friendly_province(s, realm, p, foes)]
    return found


# --- in port ---


def own_town(s: State, seat: Seat, p: Province) -> bool:
    """Of most ports where ships lie it is known at once that they are friendly."""
    land = s.provinces[p]
    return land.town == seat and land.occupier == NONE and land.vassal == NONE


def friendly_port(s: State, seat: Seat, p: Province) -> bool:
    return bool(ports(s, p)) and friendly_province(s, s.players[seat].realm, p)


def ships_docked(s: State, p: Province) -> int:
    """Of all players, those of fleets included."""
    found = 0
    for player in s.players:
        found += player.docked.get(p, 0)
        if player.fleet.port == p:
            found += player.fleet.light + player.fleet.heavy + player.fleet.galleys
    return found


def port_room(s: State, p: Province) -> int:
    """Two ships in a port, four in a large one; a fleet may be larger."""
    # 9.5.port_capacity
    return 2 * port_size(s, p) - ships_docked(s, p)


def room(s: State, seat: Seat, p: Province) -> int:
    """How many ships outside a fleet may still enter."""
    return max(0, port_room(s, p)) if friendly_port(s, seat, p) else 0


def fleet_fits(s: State, p: Province, size: int) -> bool:
    """A large port takes six ships if all belong to one fleet."""
    # 9.5.port_capacity
    if size <= port_room(s, p):
        return True
    return port_size(s, p) == 2 and not ships_docked(s, p) and size <= 6
