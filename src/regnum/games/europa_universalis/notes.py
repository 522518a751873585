"""Before it happens: what the first choices of a game bring, for those who do not know the cards yet."""

from __future__ import annotations

from ...kernel import About, Note, Option, Seat
from .content.shapes import CardId
from .model import State

DECKS = {"adm": "aside-deck-adm", "dip": "aside-deck-dip", "mil": "aside-deck-mil"}
POWERS = {"adm": "aside-power-adm", "dip": "aside-power-dip", "mil": "aside-power-mil"}


def notes(s: State, kind: str, seat: Seat, option: Option, about: About) -> list[Note]:
    match kind, option:
        case "any_power", ("power", str(power)):
            return [Note(POWERS[power], "3.2.power")]
        case "draw", ("deck", str(deck)):
            return [Note(DECKS[deck], "6.1.decks")]
        case "appoint", ("advisor", str(card)):
            info = s.box.cards[CardId(card)]
            args = {"kind": f"kind-{info.deck}", "n": getattr(info.character, info.deck), "cost": info.character.cost}
            return [Note("aside-advisor", "4.4.B.advisors", args)]
        case "appoint", ("general" | "admiral", str(card), *_):
            return [Note("aside-commander", "9.4.dice", {"n": len(s.box.cards[CardId(card)].character.dice)})]
    return []
