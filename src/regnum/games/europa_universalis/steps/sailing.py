"""Ships move to one place or leave their ports, the fleet is put in order, units are carried after it: 9.5."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Literal

from ....kernel import Option, RuleId, Seat, Table, replace
from ..content.shapes import Area, Province, Zone
from ..counters import gain_any
from ..effects.vessels import protect
from ..ledger import zones_with
from ..map import ports, ships_in, world
from ..marches import Place, Route, crosses, fleet_fits, port_room, room, routes, sail_step
from ..model import NONE, Fleet, Player, State
from ..pieces import add_ships, move_guard
from .harbours import into, leave_port, move_fleet
from .moves import barred_by, can_cross
from .ranks import form_army, free_armies, loose_in

T = Table[State]
Stack = tuple[Literal["light"], Zone] | tuple[Literal["docked"], Province] | tuple[Literal["fleet"]]
To = tuple[Literal["zone"], Zone] | tuple[Literal["port"], Province]


# --- what can sail ---


def fleet_size(p: Player) -> int:
    return p.fleet.light + p.fleet.heavy + p.fleet.galleys


def fleet_place(p: Player) -> Place | None:
    return p.fleet.zone if p.fleet.zone is not None else p.fleet.port


def light_at(s: State, seat: Seat, place: Place) -> int:
    """Light ships outside the fleet."""
    if place in s.zones:
        waters = s.zones[Zone(place)]
        return waters.ships[seat] + waters.guard[seat]
    return s.players[seat].docked.get(Province(place), 0)


def take_light(s: State, seat: Seat, place: Place) -> None:
    """One of them leaves: of those at sea first one that holds no protection space."""
    if place in s.zones:
        if not s.zones[Zone(place)].ships[seat]:
            move_guard(s, Zone(place), seat, -1)
        add_ships(s, Zone(place), seat, -1)
    else:
        leave_port(s, seat, Province(place))


def put_light(s: State, seat: Seat, place: Place) -> None:
    if place in s.zones:
        add_ships(s, Zone(place), seat, 1)
    else:
        docked = s.players[seat].docked
        docked[Province(place)] = docked.get(Province(place), 0) + 1


def stacks(s: State, seat: Seat) -> list[Stack]:
    """Ships of the player that move apart from each other."""
    p = s.players[seat]
    found: list[Stack] = [("light", z) for z in zones_with(s, seat)]
    found += [("docked", q) for q, n in p.docked.items() if n]
    if fleet_place(p) is not None:
        found.append(("fleet",))
    return found


def where(s: State, seat: Seat, stack: Stack) -> Place:
    if stack[0] == "fleet":
        place = fleet_place(s.players[seat])
        assert place is not None
        return place
    return stack[1]


def destinations(s: State, seat: Seat) -> dict[Place, dict[Stack, Route]]:
    """Every place to which a ship can go, and which ones can."""
    found: dict[Place, dict[Stack, Route]] = {}
    for stack in stacks(s, seat):
        for place, route in routes(s, seat, where(s, seat, stack)).items():
            found.setdefault(place, {})[stack] = route
    return found


def no_room(s: State, seat: Seat, place: Place, stack: Stack) -> bool:
    """9.5.port_capacity; the fleet may first leave light ships behind (9.5.fleet_reorganise)."""
    if place in s.zones:
        return False
    p = s.players[seat]
    if stack[0] != "fleet":
        return not room(s, seat, Province(place))
    return not fleet_fits(s, Province(place), max(1, fleet_size(p) - p.fleet.light))


def unpaid(s: State, seat: Seat, route: Route, paid: bool, price: int = 0) -> bool:
    """9.5.distant_ghi: a point of any kind is lacking, beyond the price that is still to be paid."""
    p = s.players[seat]
    return route.link and not paid and p.adm + p.dip + p.mil <= price


def goals(s: State, seat: Seat) -> dict[Option, RuleId | None]:
    """Zones and ports to which ships might sail, and why not."""
    found: dict[Option, RuleId | None] = {}
    for place, ways in destinations(s, seat).items():
        rule: RuleId | None = "9.5.port_capacity"
        for stack, route in ways.items():
            if unpaid(s, seat, route, False):
                rule = "9.5.distant_ghi"
            elif not no_room(s, seat, place, stack):
                rule = None
                break
        found[("zone" if place in s.zones else "port"), place] = rule
    for stack in stacks(s, seat):  # next to a ship, and still out of reach
        start = where(s, seat, stack)
        for z in beside(s, start):
            found.setdefault(("zone", z), sail_step(s, seat, z, attack=True))
    return found


def beside(s: State, start: Place) -> tuple[Zone, ...]:
    """The zones one space away."""
    return world(s).zones[Zone(start)].zones if start in s.zones else ports(s, Province(start))


def can_sail(s: State, seat: Seat, price: int = 0) -> bool:
    """Whether a ship can go anywhere, once so many military points are paid."""
    for stack in stacks(s, seat):
        start = where(s, seat, stack)
        if any(sail_step(s, seat, z, attack=True) is None and not crosses(s, start, z) for z in beside(s, start)):
            return True
        for place, route in routes(s, seat, start).items():
            if not no_room(s, seat, place, stack) and not unpaid(s, seat, route, False, price):
                return True
    return False


def can_put_out(s: State, seat: Seat) -> bool:
    """A ship in port has a zone before it that is not hostile."""
    p = s.players[seat]
    at = [q for q, n in p.docked.items() if n] + ([p.fleet.port] if p.fleet.port is not None else [])
    return any(sail_step(s, seat, z) is None for q in at for z in ports(s, q))


# --- the order of the fleet ---


def boardings(s: State, seat: Seat, gave: bool, at: Sequence[Place]) -> dict[Option, RuleId | None]:
    """Light ships join the fleet where it lies, then others leave it; without one it is formed at one of the places."""
    # 9.5.fleet_reorganise, 9.3.fleet
    p = s.players[seat]
    place = fleet_place(p)
    if place is None:
        return {} if gave else {("form", x): None for x in at if light_at(s, seat, x)}
    found: dict[Option, RuleId | None] = {}
    if not gave and light_at(s, seat, place):
        found["board",] = None
    if p.fleet.light:
        crowded = place not in s.zones and port_room(s, Province(place)) < 0
        found["quit",] = "9.5.port_capacity" if crowded else None
    return found


def reorder(s: State, seat: Seat, said: Option) -> None:
    p = s.players[seat]
    if said[0] == "form":
        place: Any = said[1]
        take_light(s, seat, place)
        at_sea = place in s.zones
        p.fleet = Fleet(zone=Zone(place), light=1) if at_sea else Fleet(port=Province(place), light=1)
        return
    at = fleet_place(p)
    assert at is not None
    if said[0] == "board":
        take_light(s, seat, at)
        p.fleet = replace(p.fleet, light=p.fleet.light + 1)
        return
    put_light(s, seat, at)
    left = replace(p.fleet, light=p.fleet.light - 1)
    p.fleet = left if left.light + left.heavy + left.galleys else Fleet()


# --- a move to one place ---


def sail_to(t: T, seat: Seat) -> None:
    options = goals(t.state, seat)
    said = t.choose(seat, "sail_to", list(options), barred_by(options), about={"seat": seat})
    t.push(("sail", seat, said[1], 0, 0, False, False))


def sail(t: T, seat: Seat, to: str, moved: int, fresh: int, crossed: bool, gave: bool, sailed: bool = False) -> None:
    """Ship by ship, until the player says that it is enough. `moved` ships have come, `fresh` of them light ships on
    their own; `crossed`: the point for a link is paid; `gave`: a ship has left the fleet where it lies now; `sailed`:
    the fleet has come."""
    s = t.state
    place: Place = Zone(to) if to in s.zones else Province(to)
    options: dict[Option, RuleId | None] = {("done",): None}
    able = destinations(s, seat).get(place, {})
    for stack, route in able.items():
        if stack[0] == "fleet" and sailed:
            continue
        rule: RuleId | None = None
        if unpaid(s, seat, route, crossed):
            rule = "9.5.distant_ghi"
        elif no_room(s, seat, place, stack) or (stack[0] == "fleet" and not fits_now(s, seat, place)):
            rule = "9.5.port_capacity"
        options[stack] = rule
    if ("fleet",) in able or sailed or fleet_place(s.players[seat]) in (None, place):
        start = [where(s, seat, stack) for stack in able if stack[0] != "fleet"]
        options |= boardings(s, seat, gave, [*start, place])
    at_sea = "zone" if place in s.zones else "province"
    about = {"seat": seat, "place": f"{at_sea}-{place}", "n": moved, "crossed": crossed}
    said = t.choose(seat, "sail", list(options), barred_by(options), auto=True, about=about)
    if said[0] == "done":
        arrive(t, seat, place, moved, fresh)
        return
    if said[0] in ("form", "board", "quit"):
        fresh += said[0] == "quit" and sailed
        reorder(s, seat, said)
        t.push(("sail", seat, to, moved, fresh, crossed, gave or said[0] == "quit", sailed))
        return
    route = able[said]
    if route.link and not crossed:
        gain_any(t, seat, -1, "9.5.distant_ghi")
        crossed = True
    if said[0] == "fleet":
        moved += fleet_size(s.players[seat])
        move_fleet(t, seat, place, route)
        t.push(("sail", seat, to, moved, fresh, crossed, False, True))
    else:
        take_light(s, seat, said[1])
        put_light(s, seat, place)
        t.push(("sail", seat, to, moved + 1, fresh + 1, crossed, gave, sailed))


def fits_now(s: State, seat: Seat, place: Place) -> bool:
    return place in s.zones or fleet_fits(s, Province(place), fleet_size(s.players[seat]))


def arrive(t: T, seat: Seat, place: Place, moved: int, fresh: int) -> None:
    s = t.state
    if not moved:
        return
    if place not in s.zones:
        t.tell("docked", "9.5.naval", seat=seat, n=moved, province=place)
        return
    zone = Zone(place)
    t.tell("sailed_to", "9.5.naval", seat=seat, n=moved, zone=zone)
    protect(s, seat, zone, fresh)
    t.push(("battles", seat, (zone,), ()), ("ashore", seat, (zone,)))


# --- out of the ports ---


def put_out(t: T, seat: Seat, zones: tuple[Zone, ...] = (), gave: bool = False, sailed: bool = False) -> None:
    """Ships leave ports for zones before them, one by one. `zones`: where light ships have gone on their own, each as
    often as one did; `sailed`: the fleet has left as well."""
    s, p = t.state, t.state.players[seat]
    options: dict[Option, RuleId | None] = {("done",): None}
    for q, n in p.docked.items():
        if n:
            options |= {("leave", q, z): sail_step(s, seat, z) for z in ports(s, q)}
    if p.fleet.port is not None:
        options |= {("fleet", z): sail_step(s, seat, z) for z in ports(s, p.fleet.port)}
    if p.fleet.port is not None or sailed or p.fleet == Fleet():
        options |= boardings(s, seat, gave, [q for q, n in p.docked.items() if n])
    said = t.choose(seat, "put_out", list(options), barred_by(options), auto=True, about={"seat": seat})
    match said[0]:
        case "done":
            fleet = (p.fleet.zone,) if sailed and p.fleet.zone is not None else ()
            found = tuple(dict.fromkeys((*zones, *fleet)))
            for zone in found:
                n = zones.count(zone) + (fleet_size(p) if zone in fleet else 0)
                t.tell("sailed_to", "9.5.naval", seat=seat, n=n, zone=zone)
                protect(s, seat, zone, zones.count(zone))
            if found:
                t.push(("ashore", seat, found))
        case "leave":
            take_light(s, seat, said[1])
            put_light(s, seat, said[2])
            t.push(("put_out", seat, (*zones, said[2]), gave, sailed))
        case "fleet":
            move_fleet(t, seat, said[1], into(s, said[1]))
            t.push(("put_out", seat, zones, False, True))
        case _:
            at = fleet_place(p)
            reorder(s, seat, said)
            more = (Zone(str(at)),) if said[0] == "quit" and at in s.zones else ()
            t.push(("put_out", seat, (*zones, *more), gave or said[0] == "quit", sailed))


# --- after it ---


def ashore(t: T, seat: Seat, zones: tuple[Zone, ...], fought: bool = False) -> None:
    """Pirates beside the ships may be attacked, and one army or unit carried over a bridge of which a ship that moved
    is part."""  # 9.5.transport_naval, 9.9.pirates
    s = t.state
    still = tuple(z for z in zones if ships_in(s, seat, z))
    options: list[Option] = [("done",)]
    if not fought and "pirates" in t.game.steps:
        options += pirate_nests(s, seat, still)
    if s.landings:
        options += passengers(s, seat, still)
    said = t.ask(seat, "ashore", options, auto=True, about={"seat": seat})
    match said[0]:
        case "pirates":
            t.push(("pirates", seat, said[1], said[2]), ("ashore", seat, zones, True))
        case "army":
            at = s.players[seat].armies[int(said[1])].area
            t.push(("march", seat, said[1], at, 1, still))
        case "infantry":
            t.push(("march", seat, NONE, said[1], 1, still))
        case "form":
            form_army(s, seat, int(said[1]), Area(str(said[2])))
            t.push(("march", seat, said[1], said[2], 1, still))


def passengers(s: State, seat: Seat, zones: tuple[Zone, ...]) -> list[Option]:
    if not zones:
        return []
    found: list[Option] = []
    ready: dict[Area, bool] = {}

    def aboard(area: Area) -> bool:
        if area not in ready:
            ready[area] = can_cross(s, seat, area, zones)
        return ready[area]

    for i, army in enumerate(s.players[seat].armies):
        if army.area is not None and aboard(army.area):
            found.append(("army", i))
    for area in s.areas:
        loose = loose_in(s, seat, area)
        if loose and aboard(area):
            found.append(("infantry", area))
            found += [("form", i, area) for i in free_armies(s, seat)]
    return found


def pirate_nests(s: State, seat: Seat, zones: Sequence[Zone]) -> list[Option]:
    haunted = {n for n, market in s.nodes.items() if market.pirates}
    if not haunted:
        return []
    nests = [(z, n) for z in zones for n in world(s).zones[z].nodes if n in haunted]
    return [("pirates", z, n) for z, n in nests if ships_in(s, seat, z)]


STEPS: dict[str, Callable[..., None]] = {"sail_to": sail_to, "sail": sail, "put_out": put_out, "ashore": ashore}
ASKS: dict[str, str] = {
    "sail_to": "9.5.naval",
    "sail": "9.5.naval",
    "put_out": "9.5.naval",
    "ashore": "9.5.transport_naval",
}
