"""Single ships of a player: where they are, how one takes a protection space, and how one leaves the board."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from ....kernel import Seat, replace
from ..content.shapes import Province, Zone
from ..map import hostile_zone, world
from ..model import Fleet, State
from ..pieces import add_ships, move_guard

Ship = (
    tuple[Literal["sea"], Seat, Zone]
    | tuple[Literal["guard"], Seat, Zone]
    | tuple[Literal["docked"], Seat, Province]
    | tuple[Literal["fleet"], Seat, str]
    | tuple[Literal["done"]]
)


def ships_of(s: State, seat: Seat, kind: str, where: Sequence[Zone] | None) -> list[Ship]:
    """Single ships that can be taken; `where`: at sea there or in a port that faces it."""
    p = s.players[seat]
    found: list[Ship] = []

    def near(q: Province) -> bool:
        return where is None or any(z in where for z in world(s).provinces[q].ports)

    if kind in ("light", "any"):
        for z, waters in s.zones.items():
            if where is None or z in where:
                if waters.ships[seat]:
                    found.append(("sea", seat, z))
                if waters.guard[seat]:
                    found.append(("guard", seat, z))
        found += [("docked", seat, q) for q, k in p.docked.items() if k and near(q)]
    fleet = p.fleet
    if where is None or fleet.zone in where or (fleet.port is not None and near(fleet.port)):
        for name, count in (("light", fleet.light), ("heavy", fleet.heavy), ("galley", fleet.galleys)):
            if count and kind in (name, "any"):
                found.append(("fleet", seat, name))
    return found


def protect(s: State, seat: Seat, zone: Zone, fresh: int) -> None:
    """Light ships that have just come take spaces that are free, unless the zone is hostile."""
    # 9.5.protection, 12.3.place
    if hostile_zone(s, s.players[seat].realm, zone):
        return
    free = world(s).zones[zone].protection - sum(s.zones[zone].guard)
    move_guard(s, zone, seat, max(0, min(fresh, free, s.zones[zone].ships[seat])))


def remove_ship(s: State, ship: Ship) -> None:
    if ship[0] == "done":
        return
    p = s.players[ship[1]]
    match ship[0]:
        case "sea":
            add_ships(s, ship[2], ship[1], -1)
        case "guard":
            waters = s.zones[ship[2]]
            guard = tuple(c - (i == ship[1]) for i, c in enumerate(waters.guard))
            s.zones[ship[2]] = replace(waters, guard=guard)
        case "docked":
            p.docked[ship[2]] -= 1
            if not p.docked[ship[2]]:
                del p.docked[ship[2]]
        case "fleet":
            fleet = p.fleet
            if ship[2] == "light":
                fleet = replace(fleet, light=fleet.light - 1)
            elif ship[2] == "heavy":
                fleet = replace(fleet, heavy=fleet.heavy - 1, damaged=min(fleet.damaged, fleet.heavy - 1))
            else:
                fleet = replace(fleet, galleys=fleet.galleys - 1)
            p.fleet = fleet if fleet.light or fleet.heavy or fleet.galleys else Fleet()
