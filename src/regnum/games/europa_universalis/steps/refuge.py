"""Ships that must leave a port which is their friend no longer: 9.8.ships, 9.5.port_safe."""

from __future__ import annotations

from dataclasses import replace
from typing import Literal

from ....kernel import RuleId, Seat, Table
from ..content.shapes import Province, Zone
from ..map import hostile_zone, world
from ..model import Fleet, State
from ..pieces import add_ships
from .harbours import friendly_port
from .order import seats_in_order

T = Table[State]
Sea = tuple[Literal["zone"], Zone]


def driven_out(t: T, p: Province, rule: RuleId) -> list[Zone]:
    """Ships in a port that is their friend no longer put to sea, all of a player's to one zone: after a siege to any,
    where they may have to fight; otherwise only where they need not, and without such a zone they are disbanded. The
    zones where ships went."""  # 9.8.ships, 9.5.port_safe
    s = t.state
    found: list[Zone] = []
    for seat in seats_in_order(s):
        p_of = s.players[seat]
        if (not p_of.docked.get(p) and p_of.fleet.port != p) or friendly_port(s, seat, p):
            continue
        zones = [z for z in world(s).provinces[p].ports if rule == "9.8.ships" or not hostile_zone(s, p_of.realm, z)]
        options: list[Sea] = [("zone", z) for z in zones]
        if not options:
            sink_in_port(t, seat, p, rule)
            continue
        zone = t.ask(seat, "driven_out", options, auto=True, about={"province": p, "rule": rule})[1]
        put_to_sea(s, seat, p, zone)
        found.append(zone)
        t.tell("driven_out", rule, seat=seat, province=p, zone=zone)
    return found


def put_to_sea(s: State, seat: Seat, p: Province, zone: Zone) -> None:
    """All ships of the player in the port sail out; galleys that cannot go there are disbanded (9.3.ship.galley)."""
    player = s.players[seat]
    add_ships(s, zone, seat, player.docked.pop(p, 0))
    if player.fleet.port == p:
        galleys = player.fleet.galleys if world(s).zones[zone].galleys else 0
        fleet = replace(player.fleet, port=None, zone=zone, galleys=galleys)
        player.fleet = fleet if fleet.light + fleet.heavy + fleet.galleys else Fleet()


def sink_in_port(t: T, seat: Seat, p: Province, rule: RuleId) -> None:
    player = t.state.players[seat]
    player.docked.pop(p, None)
    if player.fleet.port == p:
        player.fleet = Fleet()
    t.tell("ships_disbanded", rule, seat=seat, province=p)
