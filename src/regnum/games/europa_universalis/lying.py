"""What options touch besides the places and cards that their parts name: things that lie on the sheets around the map,
and the capital of a realm, which has no piece of its own."""

from __future__ import annotations

from collections.abc import Sequence

from ...kernel import About, Option
from .board import capital
from .content.shapes import RealmId, TradeId
from .model import State


def touched(s: State, option: Option, parts: Sequence[str], about: About) -> tuple[str, ...]:
    """`parts`: what the values of the option are."""
    match option:
        case ("A" | "B" as letter,) if "event" in about:  # either half of an event card
            return (f"choice:{about['event']}:{letter}",)
        case ("trade", str(card), int(row)):
            return f"trade:{card}:{row}", f"node:{s.box.trade[TradeId(card)].options[row].node}"
        case ("power", str(which)):
            return (f"power:{which}",)
        case ("deck", str(which)):
            return (f"deck:{which}",)
        case ("dismiss", str(which)):
            return (f"advisor:{which}",)
        case ("seat" | "player", int(seat)):
            return (f"seat:{seat}",)
        case ("cardinal", int(space)):
            return (f"cardinal:{space}",)
        case (_, str(realm), *_) if parts[:1] == ("realm",):
            home = capital(s, RealmId(realm))
            return (f"province:{home}",) if home is not None else ()
    return ()
