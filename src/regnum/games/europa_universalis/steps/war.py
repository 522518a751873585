"""Declaring war: 5.5, 9.1."""

from __future__ import annotations

from collections.abc import Callable

from ....kernel import RuleId, Seat, Table
from ..model import State

T = Table[State]


def barred(s: State, seat: Seat) -> RuleId | None:
    return "5.5.dow"


def war(t: T, seat: Seat) -> None:
    """The action."""


STEPS = {"war": war}
BARS: dict[str, Callable[[State, Seat], RuleId | None]] = {"war": barred}
ASKS: dict[str, str] = {}
