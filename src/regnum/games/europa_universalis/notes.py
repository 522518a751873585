"""Before it happens: what a newcomer cannot know of an answer in two words."""

from __future__ import annotations

from ...kernel import About, Note, Option, Seat
from .model import State


def notes(s: State, kind: str, seat: Seat, option: Option, about: About) -> list[Note]:
    match option:
        case ("deck", str(power)):
            return [Note(f"aside-deck-{power}", "6.1.decks")]
        case ("power", str(power)) if kind == "any_power":
            return [Note(f"aside-power-{power}", "3.2.power")]
    return []
