"""Step D of phase 3: peace. Chapter 10."""

from __future__ import annotations

from ....kernel import Table
from ..model import State

T = Table[State]


def peace(t: T) -> None:
    """The four sub-steps of 10.1."""


STEPS = {"peace": peace}
ASKS: dict[str, str] = {}
