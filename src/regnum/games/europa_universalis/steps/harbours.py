"""Ships in ports: they leave, they are lost, they are repaired. Whose may lie there and how many: marches.py."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from ....kernel import RuleId, Seat, Table, replace
from ..content.shapes import Province, Zone
from ..ledger import ledger
from ..map import hostile_zone, world
from ..marches import Place, Route, fleet_fits, friendly_port, own_town, port_room, ships_docked
from ..model import Fleet, State
from ..pieces import add_ships

__all__ = ["fleet_fits", "friendly_port", "leave_port", "lose_of_fleet", "port_room", "ships_docked"]
T = Table[State]
LostPort = tuple[Seat, Province]  # whose ships lie in a port that is friendly no longer


def leave_port(s: State, seat: Seat, p: Province) -> None:
    """A light ship outside the fleet is no longer there."""
    docked = s.players[seat].docked
    docked[p] -= 1
    if not docked[p]:
        del docked[p]


def lose_of_fleet(s: State, seat: Seat, kind: str) -> None:
    """One ship of the fleet; its figure leaves with the last one."""
    f = s.players[seat].fleet
    f = replace(f, **{kind: getattr(f, kind) - 1})
    f = replace(f, damaged=min(f.damaged, f.heavy))
    s.players[seat].fleet = f if f.light + f.heavy + f.galleys else Fleet()


def move_fleet(t: T, seat: Seat, place: Place, route: Route) -> None:
    p = t.state.players[seat]
    at_sea = place in t.state.zones
    p.fleet = replace(p.fleet, zone=Zone(place) if at_sea else None, port=None if at_sea else Province(place))
    if p.fleet.galleys and not route.marked:
        lose_galleys(t, seat)


def lose_galleys(t: T, seat: Seat) -> None:
    """They cannot live on the open sea, and the fleet goes on without them."""  # 9.3.ship.galley
    p = t.state.players[seat]
    n = p.fleet.galleys
    p.fleet = replace(p.fleet, galleys=0) if p.fleet.light + p.fleet.heavy else Fleet()
    t.tell("galleys_lost", "9.3.ship.galley", seat=seat, n=n)


def into(s: State, zone: Zone) -> Route:
    """One space."""
    return Route((zone,), marked=bool(world(s).zones[zone].galleys))


# --- ports that are friendly no longer ---


def leave_lost_ports(t: T, lost: Sequence[LostPort] | None = None) -> None:
    """Ships in a port that has stopped being friendly put out, or are disbanded."""  # 9.5.port_safe
    for seat, q in lost_ports(t.state) if lost is None else lost:
        clear_port(t, seat, q)


def lost_ports(s: State) -> list[LostPort]:
    used: list[LostPort] = []
    for seat, p in enumerate(s.players):
        for q in p.docked:
            if not own_town(s, seat, q):
                used.append((seat, q))
        port = p.fleet.port
        if port is not None and port not in p.docked and not own_town(s, seat, port):
            used.append((seat, port))
    if not used:
        return used
    kept = ledger(s)
    if kept.harbours is None or kept.harbours[0] != s.wars or kept.harbours[1] != used:
        kept.harbours = [*s.wars], used, [one for one in used if not friendly_port(s, *one)]
    found: list[LostPort] = kept.harbours[2]
    return found


def clear_port(t: T, seat: Seat, q: Province, siege: bool = False) -> list[Zone]:
    """All ships of a player put out to sea; the zones where they are now. `siege`: also to hostile ones (9.8.ships)."""
    s, p = t.state, t.state.players[seat]
    rule: RuleId = "9.8.ships" if siege else "9.5.port_safe"
    realm = p.realm
    zones = [z for z in world(s).provinces[q].ports if siege or not hostile_zone(s, realm, z)]
    found: list[Zone] = []
    while p.docked.get(q, 0):
        leave_port(s, seat, q)
        zone = refuge(t, seat, q, zones, rule)
        if zone is not None:
            add_ships(s, zone, seat, 1)
            found.append(zone)
    if p.fleet.port == q:
        zone = refuge(t, seat, q, zones, rule)
        if zone is None:
            p.fleet = Fleet()
        else:
            move_fleet(t, seat, zone, into(s, zone))
            found.append(zone)
    return list(dict.fromkeys(found))


def refuge(t: T, seat: Seat, q: Province, zones: Sequence[Zone], rule: RuleId) -> Zone | None:
    """Where a ship goes that must leave a port."""
    if not zones:
        t.tell("ships_gone", rule, seat=seat, province=q)
        return None
    options: list[tuple[Literal["zone"], Zone]] = [("zone", z) for z in zones]
    zone = t.ask(seat, "refuge", options, auto=True, about={"province": q, "rule": rule})[1]
    t.tell("put_out", rule, seat=seat, zone=zone, province=q)
    return zone


def repair(t: T, seat: Seat) -> bool:
    """A fleet that ends a turn or the round in a friendly port; whether anything was mended."""  # 9.3.ship.repair
    p = t.state.players[seat]
    if not p.fleet.damaged or p.fleet.port is None or not friendly_port(t.state, seat, p.fleet.port):
        return False
    t.tell("repaired", "9.3.ship.repair", seat=seat, n=p.fleet.damaged)
    p.fleet = replace(p.fleet, damaged=0)
    return True


ASKS: dict[str, str] = {"refuge": "9.5.port_safe"}
