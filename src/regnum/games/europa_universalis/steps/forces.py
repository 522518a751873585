"""The actions Activate and Recruit: 5.5. Their parts are the steps of moves, sailing, recruits and siege."""

from __future__ import annotations

from collections.abc import Callable

from ....kernel import RuleId, Seat, Table
from ..model import State

T = Table[State]


def cannot_activate(s: State, seat: Seat) -> RuleId | None:
    return "5.5.activate"


def cannot_recruit(s: State, seat: Seat) -> RuleId | None:
    return "5.5.recruit"


def activate(t: T, seat: Seat, free: bool = False) -> None:
    """One activation; `free`: without the military point (5.5.dow.8)."""


def recruit(t: T, seat: Seat, free: bool = False) -> None:
    """Any number of units and ships; `free`: without the military point."""


STEPS = {"activate": activate, "recruit": recruit}
BARS: dict[str, Callable[[State, Seat], RuleId | None]] = {"activate": cannot_activate, "recruit": cannot_recruit}
ASKS: dict[str, str] = {}
