"""What a player pays with, and the decisions that begin an action of several answers."""

from __future__ import annotations

from collections.abc import Mapping

from ...kernel import Seat
from .model import State

BEGINS = frozenset(("turn", "turn_end", "free_action", "granted", "use"))


def purse(s: State, seat: Seat) -> Mapping[str, int]:
    p = s.players[seat]
    return {
        "adm": p.adm, "dip": p.dip, "mil": p.mil, "ducats": p.ducats, "manpower": p.available, "allied": p.allied,
        "colonists": p.colonists, "stability": p.stability, "prestige": p.prestige,
    }  # fmt: skip
