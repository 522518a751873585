"""What the board shows and only the rules know: a player's reach, what the round will bring, how wars stand.

Of the state as a viewer sees it, so that nothing hidden can be told."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from ....kernel import Seat
from ..model import State
from .forecast import forecast
from .lenses import lenses
from .mats import mats
from .prospects import prospects
from .war import war


def wars(s: State, seat: Seat | None) -> Mapping[str, Any]:
    plays = seat is not None and s.players[seat].active
    return {**war(s, seat), "prospects": prospects(s, seat) if plays and seat is not None else []}


# What is dear to work out, for who has a lens of the map or the war room before him.
OUTLOOKS: Mapping[str, Callable[[State, Seat | None], Mapping[str, Any]]] = {"lenses": lenses, "wars": wars}


def outlook(s: State, seat: Seat | None) -> Mapping[str, Any]:
    return {**mats(s, seat), **forecast(s, seat)}
