"""Out of a battle, each player by his own way: 9.7.6, 9.9.6."""

from __future__ import annotations

from functools import partial
from typing import Literal

from ....kernel import Seat, Table, replace
from ..board import army_size, is_player, overlord, rightful, ships_in, units_in, world
from ..content.shapes import Area, Province, Zone
from ..effects.ops_battle import change_side, scene
from ..losses import add_infantry
from ..marches import Toll, bridges, entry, fleet_fits, friendly_port, hosts, room, sail_step, tolls
from ..model import NONE, Battle, Came, Fleet, State
from ..pieces import add_ships
from ..shield import guard_in
from ..sides import at_war, enemy_units
from .casualties import Sunk, afloat, lose_ships, lose_units
from .moves import pay_toll

T = Table[State]
Way = (
    tuple[Literal["back"]]  # everybody to where he came from
    | tuple[Literal["retreat"], Area]
    | tuple[Literal["retreat_paying"], Area, Toll]  # through land that asks a price (9.5.access)
    | tuple[Literal["retreat_zone"], Zone]
    | tuple[Literal["retreat_port"], Province]
)
Answer = tuple[Literal["fight"]] | Way


def offer(t: T, i: int, seat: Seat) -> None:
    """Whether a player leaves the battle, at the price of one more hit."""
    # 9.7.6, 9.7.allies_retreat
    s, b = t.state, t.state.battle
    assert b is not None
    free = b.sides[i].retreat_free and b.sides[i].leader == seat
    hit = not free and s.revision >= 4  # it falls before they go, so that only the rest needs room
    ways = land_ways(s, b, seat, hit) if b.area is not None else sea_ways(s, b, seat, hit)
    if not ways:
        return
    options: list[Answer] = [("fight",), *ways]
    rule = "9.7.6" if b.area is not None else "9.9.6"
    said = t.ask(seat, "retreat", options, about=partial(scene, s, i, rule, cost=0 if free else 1))
    if said[0] == "fight":
        return
    if not free:
        if b.area is not None:
            lose_units(t, seat, 1, b.area, rule)
        elif b.zone is not None:
            lose_ships(t, seat, 1, b.zone, rule, lambda loss: fits(s, seat, loss[1], said, loss))
    change_side(s, i, seats=tuple(x for x in b.sides[i].seats if x != seat))
    match said[0]:
        case "retreat_zone" | "retreat_port":
            assert b.zone is not None
            if ships_in(s, seat, b.zone):
                sail_away(t, seat, b.zone, said)
        case _:
            assert b.area is not None
            if units_in(s, seat, b.area):
                march_off(t, seat, b.area, said)


# --- on land ---


def arrived(s: State, seat: Seat, area: Area) -> dict[int, Came]:
    """Armies there that moved in this turn, and infantry outside armies (NONE): how they came."""
    armies = s.players[seat].armies
    loose = s.areas[area].infantry
    found: dict[int, Came] = {}
    for came in s.came:
        still = armies[came.army].area == area if came.army != NONE else bool(loose and loose[seat])
        if came.seat == seat and came.area == area and still:
            found[came.army] = came
    return found


def settled_in(s: State, seat: Seat, area: Area) -> list[int]:
    """Armies, and infantry outside armies (NONE), that were there before or have been recruited there."""
    came = arrived(s, seat, area)
    found = [i for i, army in enumerate(s.players[seat].armies) if army.area == area and i not in came]
    loose = s.areas[area].infantry
    if loose and loose[seat] and NONE not in came:
        found.append(NONE)
    return found


def size(s: State, seat: Seat, area: Area, which: int) -> int:
    return s.areas[area].infantry[seat] if which == NONE else army_size(s.players[seat].armies[which])


def land_ways(s: State, b: Battle, seat: Seat, hit: bool = False) -> list[Way]:
    """Units that came go back to where they came from, the others together to one area next to this one. `hit`: one of
    them falls first."""
    # 9.7.6.route
    assert b.area is not None
    area = b.area
    if not units_in(s, seat, area):
        return []
    came = arrived(s, seat, area)
    everybody = units_in(s, seat, area) + guard_in(s, b, seat)

    def carried(n: int) -> int:  # who is to fall is known to be one of these only if there are no others
        return n - 1 if hit and n == everybody > 1 else n

    if not all(way_back(s, one, carried(together(s, came, one))) for one in came.values()):
        return []
    rest = settled_in(s, seat, area)
    if rest:
        found: list[Way] = []
        for a in refuges(s, seat, area, carried(sum(size(s, seat, area, which) for which in rest))):
            found += [
                ("retreat_paying", a, toll) if toll else ("retreat", a) for toll in tolls(s, seat, a)
            ]  # 9.5.access
        return found
    sources = dict.fromkeys(one.source for one in came.values())
    return [("retreat", next(iter(sources)))] if len(sources) == 1 else [("back",)]


def together(s: State, came: dict[int, Came], one: Came) -> int:
    """Units that go back over zones of the same bridge."""
    # 9.5.transport
    shared = [which for which, other in came.items() if any(z in one.bridge for z in other.bridge)]
    return sum(size(s, one.seat, one.area, which) for which in shared)


def way_back(s: State, came: Came, n: int) -> bool:
    if not quiet(s, came.seat, came.source):
        return False
    return not came.bridge or came.source in bridges(s, came.seat, came.area, n)


def refuges(s: State, seat: Seat, area: Area, n: int) -> list[Area]:
    """Areas next to it, also over a bridge of ships, where no battle would follow and no player has to be asked."""
    # 9.5.transport
    near = dict.fromkeys((*world(s).areas[area].land, *bridges(s, seat, area, n)))
    return [a for a in near if quiet(s, seat, a) and entry(s, seat, a) is None and not hosts(s, seat, a)]


def quiet(s: State, seat: Seat, area: Area) -> bool:
    """Would no battle follow if the player's units came in?"""
    realm = s.players[seat].realm
    if enemy_units(s, realm, area):
        return False
    for p in world(s).areas[area].provinces:
        holder = overlord(s, p) or rightful(s, p)
        if holder is None or s.provinces[p].occupier != NONE or is_player(s, holder):
            continue
        if holder not in s.stood_land.get(area, ()) and at_war(s, realm, holder):
            return False
    return True


def march_off(t: T, seat: Seat, area: Area, said: Answer) -> None:
    s = t.state
    came = arrived(s, seat, area)
    moves = {which: one.source for which, one in came.items()}
    if said[0] == "retreat" or said[0] == "retreat_paying":
        moves |= dict.fromkeys(settled_in(s, seat, area), said[1])
    if said[0] == "retreat_paying":
        pay_toll(t, seat, said[1], said[2])
    for which, to in moves.items():
        if which == NONE:
            n = s.areas[area].infantry[seat]
            add_infantry(s, area, seat, -n)
            add_infantry(s, to, seat, n)
        else:
            armies = s.players[seat].armies
            armies[which] = replace(armies[which], area=to)
    for to in dict.fromkeys(moves.values()):
        t.tell("retreats", "9.7.6.route", seat=seat, area=area, to=to)
    s.came = [one for one in s.came if (one.seat, one.area) != (seat, area)]


# --- at sea ---


def sea_ways(s: State, b: Battle, seat: Seat, hit: bool = False) -> list[Way]:
    """All ships together to one zone next to this one that is not hostile, or into one friendly port. `hit`: one of
    them takes a hit first."""
    # 9.9.6
    assert b.zone is not None
    zone = b.zone
    if not ships_in(s, seat, zone):
        return []
    found: list[Way] = [("retreat_zone", z) for z in world(s).zones[zone].zones if sail_step(s, seat, z) is None]
    losses: list[Sunk | None] = [*afloat(s, seat, zone)] if hit else [None]
    for p in world(s).zones[zone].ports:
        port: Way = ("retreat_port", p)
        if friendly_port(s, seat, p) and any(fits(s, seat, zone, port, loss) for loss in losses):
            found.append(port)
    return found


def fits(s: State, seat: Seat, zone: Zone, way: Answer, loss: Sunk | None) -> bool:
    """Whether the ships find room where they go, once this hit has fallen; the last ship needs it even then."""
    # 9.5.port_capacity
    if way[0] != "retreat_port":
        return True
    fleet = s.players[seat].fleet
    n = ships_in(s, seat, zone)
    group = fleet.light + fleet.heavy + fleet.galleys if fleet.zone == zone else 0
    if loss is not None and loss[2] != "fleet_heavy" and n > 1:  # that one is only damaged
        n, group = n - 1, group - (loss[2] != "light")
    return room(s, seat, way[1]) >= n or (group == n and fleet_fits(s, way[1], n))


def sail_away(t: T, seat: Seat, zone: Zone, said: Answer) -> None:
    s, p = t.state, t.state.players[seat]
    n = s.zones[zone].ships[seat]
    add_ships(s, zone, seat, -n)
    if said[0] == "retreat_zone":
        add_ships(s, said[1], seat, n)
        if p.fleet.zone == zone:
            p.fleet = replace(p.fleet, zone=said[1])
            if not world(s).zones[said[1]].galleys:  # 9.3.ship.galley
                p.fleet = replace(p.fleet, galleys=0)
            if not p.fleet.light + p.fleet.heavy + p.fleet.galleys:
                p.fleet = Fleet()
        t.tell("sails_off", "9.9.6", seat=seat, zone=zone, to=said[1])
    elif said[0] == "retreat_port":
        if n:
            p.docked[said[1]] = p.docked.get(said[1], 0) + n
        if p.fleet.zone == zone:
            p.fleet = replace(p.fleet, zone=None, port=said[1])
        t.tell("makes_port", "9.9.6", seat=seat, zone=zone, province=said[1])


ASKS: dict[str, str] = {"retreat": "9.7.6"}
