"""Ports: whose ships may lie there, and how many: 9.5.port_capacity."""

from __future__ import annotations

from ....kernel import Seat
from ..content.shapes import Province
from ..map import friendly_province, port_size, ports
from ..model import State


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
