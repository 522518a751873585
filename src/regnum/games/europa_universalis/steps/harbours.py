"""Ports: whose ships may lie there, and how many: 9.5.port_capacity."""

from __future__ import annotations

from dataclasses import replace

from ....kernel import Seat
from ..content.shapes import Province
from ..map import friendly_province, port_size, ports
from ..model import Fleet, State


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
    """Two ships in a port, four in a large one."""
    return 2 * port_size(s, p) - ships_docked(s, p)


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
