"""Ships, merchants and units for goals, counted and laid one by one."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from europa_universalis.goals_board import (
    Adder,
    Check,
    Counter,
    Nowhere,
    first,
    free,
    homes,
    info,
    nodes_named,
    of_seat,
    settle,
    towns,
    world,
    worth,
    zones_named,
)
from regnum.games.europa_universalis.model import NONE, Fleet, State

# --- ships, merchants, units ---


def add_ship(s: State, zone: Any, seat: int = 0, guard: bool = False) -> None:
    waters = s.zones[zone]
    if guard:
        s.zones[zone] = replace(waters, guard=of_seat(waters.guard, seat, 1))
    else:
        s.zones[zone] = replace(waters, ships=of_seat(waters.ships, seat, 1))


def light_ships(s: State, check: Check, seat: int = 0) -> int:
    """At sea, on protection spaces, in port, in the fleet."""
    p, seas = s.players[seat], zones_named(s, check) if "zones" in check else list(s.zones)
    n = sum(s.zones[z].ships[seat] + s.zones[z].guard[seat] for z in seas)
    n += sum(k for q, k in p.docked.items() if any(z in seas for z in info(s, q).ports))
    return n + (p.fleet.light if p.fleet.zone in seas else 0)


def add_light(s: State, check: Check, avoid: frozenset[Any], seat: int = 0) -> None:
    """The first at sea, the second on a protection space, the third in port if there is one, then in the fleet."""
    n, p, seas = light_ships(s, check, seat), s.players[seat], zones_named(s, check)
    quays = [q for q in towns(s, seat) if any(z in seas for z in info(s, q).ports) and p.docked.get(q, 0) < 2]
    if n % 4 == 2 and quays:
        p.docked[quays[0]] = p.docked.get(quays[0], 0) + 1
    elif n % 4 == 3:
        at_sea(s, seat, seas[0])
        if p.fleet.zone in seas:
            p.fleet = replace(p.fleet, light=p.fleet.light + 1)
        else:
            add_ship(s, seas[0], seat)
    else:
        room = [z for z in seas if sum(s.zones[z].guard) < world(s).zones[z].protection and not ports_on(s, z, seat)]
        guard = n % 4 == 1 and bool(room)
        add_ship(s, room[0] if guard else seas[0], seat, guard)


def at_sea(s: State, seat: int, zone: Any) -> None:
    if s.players[seat].fleet == Fleet():
        s.players[seat].fleet = Fleet(zone=zone)


def heavy_ships(s: State, check: Check, seat: int = 0) -> int:
    return s.players[seat].fleet.heavy


def add_heavy(s: State, check: Check, avoid: frozenset[Any], seat: int = 0) -> None:
    at_sea(s, seat, zones_named(s, check)[0])
    s.players[seat].fleet = replace(s.players[seat].fleet, heavy=s.players[seat].fleet.heavy + 1)


def war_ships(s: State, check: Check, seat: int = 0) -> int:
    fleet = s.players[seat].fleet
    there = "zones" not in check or fleet.zone in zones_named(s, check)
    return fleet.heavy + fleet.galleys if there else 0


def add_war_ship(s: State, check: Check, avoid: frozenset[Any], seat: int = 0) -> None:
    """A galley first, then heavy ones."""
    at_sea(s, seat, "gulf_of_lion")
    fleet = s.players[seat].fleet
    s.players[seat].fleet = replace(fleet, heavy=fleet.heavy + 1) if fleet.galleys else replace(fleet, galleys=1)


def ships(s: State, check: Check, seat: int = 0) -> int:
    return light_ships(s, check, seat) + war_ships(s, check, seat)


def protecting(s: State, check: Check) -> int:
    return sum(s.zones[z].guard[0] for z in (zones_named(s, check) if "zones" in check else s.zones))


def add_guard(s: State, check: Check, avoid: frozenset[Any]) -> None:
    room = [z for z in zones_named(s, check) if sum(s.zones[z].guard) < world(s).zones[z].protection]
    if not room:
        raise Nowhere
    add_ship(s, room[0], guard=True)


def ports_on(s: State, zone: Any, seat: int) -> int:
    return sum(worth(s, p) for p in towns(s, seat) if zone in info(s, p).ports)


def zones_ruled(s: State, check: Check) -> int:
    return sum(ruled(s, z) for z in zones_named(s, {}))


def ruled(s: State, z: Any) -> bool:
    return s.zones[z].guard[0] > 0 and ports_on(s, z, 0) > max(ports_on(s, z, x) for x in range(1, len(s.players)))


def add_ruled_zone(s: State, check: Check, avoid: frozenset[Any]) -> None:
    """One port more than anybody else, and a ship; the next zone has the ports and no ship on a protection space."""
    rest = [z for z in zones_named(s, {}) if not ruled(s, z)]
    for z, ship in ((rest[0], True), (rest[1], False)):
        while ports_on(s, z, 0) <= max(ports_on(s, z, x) for x in range(1, len(s.players))):
            settle(
                s,
                first(
                    p
                    for p in free(s, {"zones": [z]}, avoid)
                    if len(info(s, p).ports) == 1 or s.provinces[p].town != NONE
                ),
            )
        if ship and not s.zones[z].guard[0]:
            add_ship(s, z, guard=True)


def merchants(s: State, check: Check) -> int:
    if "nodes" not in check:
        return s.players[0].merchants
    return sum(s.nodes[n].merchants[0] > 0 for n in nodes_named(s, check))


def trader(s: State, node: Any) -> None:
    s.nodes[node] = replace(s.nodes[node], merchants=of_seat(s.nodes[node].merchants, 0, 1))


def add_merchant(s: State, check: Check, avoid: frozenset[Any]) -> None:
    if "nodes" not in check:
        s.players[0].merchants += 1
        return
    trader(s, next(n for n in nodes_named(s, check) if not s.nodes[n].merchants[0]))


def developed_nodes(s: State, check: Check) -> int:
    return sum(n.developed and n.merchants[0] > 0 for n in s.nodes.values())


def add_developed(s: State, check: Check, avoid: frozenset[Any]) -> None:
    """With a merchant; the next node is developed, and nobody is there."""
    rest = [n for n, market in s.nodes.items() if not market.merchants[0]]
    trader(s, rest[0])
    for n in rest[:2]:
        s.nodes[n] = replace(s.nodes[n], developed=True)


def units(s: State, check: Check, seat: int = 0) -> int:
    loose = sum(g.infantry[seat] for g in s.areas.values() if g.infantry)
    return loose + sum(sum((*a.regulars, *a.mercenaries, *a.allied)) for a in s.players[seat].armies)


def add_unit(s: State, check: Check, avoid: frozenset[Any], seat: int = 0) -> None:
    """Regular infantry in an army, a mercenary, one outside armies, and a lent one, in turn."""
    home = info(s, homes(s)[seat]).area
    n, army = units(s, check, seat), s.players[seat].armies[0]
    if n % 4 == 2:
        away = next(a for a, one in world(s).areas.items() if not one.distant and a != home)
        before = s.areas[away].infantry or (0,) * len(s.players)
        s.areas[away] = replace(s.areas[away], infantry=of_seat(before, seat, 1))
        return
    kind = {1: "mercenaries", 3: "allied"}.get(n % 4, "regulars")
    more = of_seat(getattr(army, kind), 0, 1)
    s.players[seat].armies[0] = replace(army, area=home, **{kind: more})


def of_arm(arm: int) -> tuple[Counter, Adder]:
    def count(s: State, check: Check) -> int:
        return sum(a.regulars[arm] + a.mercenaries[arm] + a.allied[arm] for a in s.players[0].armies)

    def add(s: State, check: Check, avoid: frozenset[Any]) -> None:
        """A regular one, and mercenaries."""
        n, army = count(s, check), s.players[0].armies[1]
        kind = "regulars" if n % 2 == 0 else "mercenaries"
        s.players[0].armies[1] = replace(
            army, area=info(s, homes(s)[0]).area, **{kind: of_seat(getattr(army, kind), arm, 1)}
        )

    return count, add
