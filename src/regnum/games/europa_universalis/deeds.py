"""What players did, as far as goals count it: the happenings of the vocabulary."""

from __future__ import annotations

from ...kernel import Seat
from .model import Deed, State


def record(s: State, seat: Seat, what: str, n: int = 1, *tags: str) -> None:
    """`tags` say against whom, of which kind, where: see effects/checks.py."""
    if n > 0:
        s.players[seat].deeds.append(Deed(what, n, tags, s.age, s.round))
