"""Who comes when."""

from __future__ import annotations

from ....kernel import Seat
from ..effects.env import turn_order
from ..model import NONE, State


def seats_in_order(s: State, begin: Seat | None = None) -> list[Seat]:
    """Clockwise from the holder of the first player's marker, or another; only realms in play."""  # 4.2.order
    return turn_order(s, NONE if begin is None else begin)


def active_seats(s: State) -> list[Seat]:
    return [seat for seat, p in enumerate(s.players) if p.active]
