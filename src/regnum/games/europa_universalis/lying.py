"""What options touch of the things that lie on the sheets around the map, besides the cards that their parts name."""

from __future__ import annotations

from ...kernel import About, Option
from .content.shapes import TradeId
from .model import State


def touched(s: State, option: Option, about: About) -> tuple[str, ...]:
    match option:
        case ("A" | "B" as letter,) if "event" in about:  # either half of an event card
            return (f"choice:{about['event']}:{letter}",)
        case ("trade", str(card), int(row)):
            return f"trade:{card}:{row}", f"node:{s.box.trade[TradeId(card)].options[row].node}"
        case ("power" | "raise", str(which)):
            return (f"power:{which}",)
        case ("deck", str(which)):
            return (f"deck:{which}",)
        case ("dismiss", str(which)):
            return (f"advisor:{which}",)
        case ("seat" | "player", int(seat)):
            return (f"seat:{seat}",)
        case ("cardinal", int(space)):
            return (f"cardinal:{space}",)
    return ()
