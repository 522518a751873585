"""Who comes when."""

from __future__ import annotations

from ....kernel import Seat
from ..model import State


def seats_in_order(s: State, begin: Seat | None = None) -> list[Seat]:
    """Clockwise from the holder of the first player's marker, or another; only realms in play."""  # 4.2.order
    n = len(s.players)
    begin = s.first if begin is None else begin
    found = [(begin + i) % n for i in range(n)]
    return [seat for seat in found if s.players[seat].active]


def active_seats(s: State) -> list[Seat]:
    return [seat for seat, p in enumerate(s.players) if p.active]
