"""Step B of phase 3: independent realms at war invade. 13.5."""

from __future__ import annotations

from ....kernel import Table
from ..model import State

T = Table[State]


def invasions(t: T) -> None:
    """In alphabetical order."""


STEPS = {"invasions": invasions}
ASKS: dict[str, str] = {}
