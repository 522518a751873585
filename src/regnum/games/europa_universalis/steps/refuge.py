"""Ships in a port that is their friend no longer, when a siege or rebels have taken it: 9.8.ships, 9.5.port_safe."""

from __future__ import annotations

from ....kernel import Table
from ..content.shapes import Province, Zone
from ..model import State
from .harbours import clear_port, friendly_port
from .order import seats_in_order

T = Table[State]


def driven_out(t: T, p: Province, siege: bool) -> list[Zone]:
    """They put to sea, after a siege even where they must fight; the zones where they are now."""
    s = t.state
    found: list[Zone] = []
    for seat in seats_in_order(s):
        here = s.players[seat].docked.get(p) or s.players[seat].fleet.port == p
        if here and not friendly_port(s, seat, p):
            found += clear_port(t, seat, p, siege)
    return found
