"""Who comes when."""

from __future__ import annotations

from ....kernel import Seat, Table
from ..effects.env import turn_order
from ..model import NONE, State


def seats_in_order(s: State, begin: Seat | None = None) -> list[Seat]:
    """Clockwise from the holder of the first player's marker, or another; only realms in play."""  # 4.2.order
    return turn_order(s, NONE if begin is None else begin)


def active_seats(s: State) -> list[Seat]:
    return [seat for seat, p in enumerate(s.players) if p.active]


def active_player(t: Table[State]) -> Seat:
    """Whose event is resolved, else whose turn it is; NONE for an event that nobody chose, and outside phase 2."""
    # 16.5.auto
    for step in reversed(t.agenda):
        if step[0] == "event_symbols" and isinstance(step[1], int):
            return step[1]
    return t.state.turn if t.state.phase == 2 else NONE
