"""Exploration: 5.1.explore, 12.6."""

from __future__ import annotations

from typing import Literal

from ....kernel import RuleId, Seat, Table
from ..content.shapes import Area, Province, Zone
from ..counters import gain_any, pay
from ..effects.modifiers import has
from ..effects.vessels import protect
from ..ledger import zones_with
from ..map import hostile_zone, ports, settled, touches_area, world
from ..marches import crosses
from ..model import Deed, State
from ..pieces import add_ships, move_guard
from .harbours import leave_port, lose_of_fleet
from .influence import lay_claim

T = Table[State]
Sail = tuple[Literal["sail"], Zone, Zone] | tuple[Literal["leave"], Province, Zone] | tuple[Literal["stay"]]
Lost = tuple[Literal["zone"], Zone] | tuple[Literal["port"], Province] | tuple[Literal["ship"], Zone, str]
Result = (
    tuple[Literal["discover"], Area] | tuple[Literal["pay"], Area] | tuple[Literal["again"]] | tuple[Literal["fail"]]
)
AGAIN = 2  # 5.1.explore.reroll


def with_ships(s: State, seat: Seat) -> bool:
    return has(s, seat, "explore", ships=True)


def voyages(s: State, seat: Seat, far: tuple[str, ...] = (), price: int = 0) -> list[Sail]:
    """A light ship on its own, at sea or in port, to a distant zone that is not hostile: two spaces, the first distant
    one ends it. `far`: continents to which it may sail a space more; `price`: points that are still to be paid, one
    more being needed over some links (9.5.distant_ghi)."""  # 5.1.explore.move, 9.5.naval_other
    found: list[Sail] = []
    p = s.players[seat]
    spare = p.adm + p.dip + p.mil > price
    for z in zones_with(s, seat):
        ahead = distant_zones(s, seat, world(s).zones[z].zones, far)
        found += [("sail", z, to) for to in ahead if to != z and (spare or not crosses(s, z, to))]
    for q, n in p.docked.items():
        if n:
            found += [("leave", q, to) for to in distant_zones(s, seat, ports(s, q), far)]
    return found


def distant_zones(s: State, seat: Seat, first: tuple[Zone, ...], far: tuple[str, ...]) -> list[Zone]:
    """Where a ship can end whose first space is one of these."""
    w, realm = world(s), s.players[seat].realm
    found: dict[Zone, None] = {}
    ahead = [*first]
    for step in (1, 2, 3):
        ahead = [z for z in ahead if not hostile_zone(s, realm, z)]
        for z in ahead:
            if w.zones[z].distant and (step < 3 or w.zones[z].continent in far):
                found[z] = None
        ahead = [z for at in ahead if not w.zones[at].distant for z in w.zones[at].zones]
    return [*found]


def in_reach(s: State, seat: Seat) -> list[Area]:
    """Distant areas next to the realm, or with the idea next to one of its ships."""  # 5.1.explore.adjacent
    w, mine = world(s), s.players[seat].realm
    near = [a for a in touches_area(s, mine) if w.areas[a].distant]
    if with_ships(s, seat):
        for z, waters in s.zones.items():
            if waters.ships[seat] or waters.guard[seat] or s.players[seat].fleet.zone == z:
                near += [w.provinces[p].area for p in w.zones[z].ports if w.provinces[p].distant]
    found = []
    for a in dict.fromkeys(near):
        ground, own = s.areas[a], [p for p in w.areas[a].provinces if s.provinces[p].town == seat]
        if seat not in ground.claims and ground.core != seat and not own:
            found.append(a)
    return found


def empty_territory(s: State, area: Area, number: int) -> bool:
    info = world(s).areas[area]
    return info.territory == number and not settled(s, info.provinces[0])


def inhabited(s: State, area: Area) -> bool:
    """An independent realm's province, a token, a town or a vassal is there."""
    info = world(s).areas[area]
    return not info.territory or settled(s, info.provinces[0])


def possible(s: State, seat: Seat, far: tuple[str, ...] = (), price: int = 0) -> bool:
    return bool(in_reach(s, seat) or (with_ships(s, seat) and voyages(s, seat, far, price)))


def bar_explore(s: State, seat: Seat) -> RuleId | None:
    p = s.players[seat]
    if p.dip < 1 or p.mil < 1:
        return "5.1.explore"
    return None if possible(s, seat, price=2) else "5.1.explore.adjacent"


def explore(t: T, seat: Seat) -> None:
    pay(t, seat, dip=1, mil=1)
    set_sail(t, seat)
    t.push(("voyage", seat, AGAIN))


def set_sail(t: T, seat: Seat, far: tuple[str, ...] = ()) -> None:
    s = t.state
    if not with_ships(s, seat):
        return
    trips = voyages(s, seat, far)
    if in_reach(s, seat):
        trips.append(("stay",))
    said = t.ask(seat, "explore_ship", trips, auto=True)
    if said[0] == "stay":
        return
    if said[0] == "sail":
        if crosses(s, said[1], said[2]):
            gain_any(t, seat, -1, "9.5.distant_ghi")
        if not s.zones[said[1]].ships[seat]:
            move_guard(s, said[1], seat, -1)
        add_ships(s, said[1], seat, -1)
    else:
        leave_port(s, seat, said[1])
    add_ships(s, said[2], seat, 1)
    if t.rev >= 3:
        protect(s, seat, said[2], 1)
    t.tell("sailed", "5.1.explore.move", seat=seat, zone=said[2])


def voyage(t: T, seat: Seat, again: int) -> None:
    if look_out(t, seat, again):
        t.push(("voyage", seat, again - 1))


def look_out(t: T, seat: Seat, again: int) -> bool:
    """The die, and what the player makes of it; whether it is rolled again."""
    s, p = t.state, t.state.players[seat]
    faces = s.box.dice["exploration"]
    face = faces[t.roll("exploration", len(faces))[0] - 1]
    number, storm = int(face.split()[0]), face.endswith("storm")
    t.tell("exploration", "5.1.explore.die", seat=seat, number=number, storm="yes" if storm else "no")
    near = in_reach(s, seat)
    empty = [a for a in near if empty_territory(s, a, number)]
    options: list[Result]
    if storm:  # 5.1.explore.result_storm
        options = [("pay", a) for a in empty] if p.dip else []
    else:  # 5.1.explore.result_clear
        options = [("discover", a) for a in (*empty, *(a for a in near if inhabited(s, a)))]
    may_fail = storm or not options  # a clear result that can be used is used
    if again and p.dip:
        options.append(("again",))
    if may_fail:
        options.append(("fail",))
    said = t.ask(seat, "exploration", options, auto=True, about={"number": number, "storm": storm})
    match said[0]:
        case "again":
            pay(t, seat, dip=1)
            return True
        case "fail":
            if storm:
                lose_a_ship(t, seat)
            t.tell("explored_nothing", "5.1.explore.result_storm" if storm else "5.1.explore.result_clear", seat=seat)
        case _:
            if said[0] == "pay":
                pay(t, seat, dip=1)
            discover(t, seat, said[1])
    return False


def discover(t: T, seat: Seat, area: Area) -> None:
    s = t.state
    claimed = lay_claim(t, seat, area, "5.1.explore.adjacent")
    if claimed or t.rev < 5:  # what gets no claim was not discovered
        s.players[seat].deeds.append(Deed("discovered", age=s.age, round=s.round))


def lose_a_ship(t: T, seat: Seat) -> None:
    """Any of its ships on distant continents: alone, in port, or of the fleet."""  # 5.1.explore.result_storm
    s, w, p = t.state, world(t.state), t.state.players[seat]
    options: list[Lost] = []
    for z, x in s.zones.items():
        if w.zones[z].distant and x.ships[seat] + x.guard[seat]:
            options.append(("zone", z))
    options += [("port", q) for q, n in p.docked.items() if n and w.provinces[q].distant]
    at = p.fleet.zone or (ports(s, p.fleet.port)[0] if p.fleet.port is not None and ports(s, p.fleet.port) else None)
    if at is not None and w.zones[at].distant:
        options += [("ship", at, f"fleet_{kind}") for kind in ("light", "heavy", "galleys") if getattr(p.fleet, kind)]
    if not options:
        return
    said = t.ask(seat, "lost_ship", options, auto=True)
    match said[0]:
        case "zone":
            if not s.zones[said[1]].ships[seat]:
                move_guard(s, said[1], seat, -1)
            add_ships(s, said[1], seat, -1)
            zone = said[1]
        case "port":
            leave_port(s, seat, said[1])
            zone = ports(s, said[1])[0]
        case "ship":
            lose_of_fleet(s, seat, said[2].removeprefix("fleet_"))
            zone = said[1]
    t.tell("ship_lost", "5.1.explore.result_storm", seat=seat, zone=zone)


STEPS = {"explore": explore, "voyage": voyage}
BARS = {"explore": bar_explore}
