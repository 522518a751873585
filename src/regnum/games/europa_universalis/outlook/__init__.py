"""What the board shows and only the rules know: a player's reach, what the round will bring, how wars stand.

Of the state as a viewer sees it, so that nothing hidden can be told."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from ....kernel import Seat
from ..model import State
from .forecast import forecast
from .lenses import lenses
from .mats import mats
from .war import war

PARTS: Sequence[Callable[[State, Seat | None], Mapping[str, Any]]] = (lenses, mats, forecast, war)


def outlook(s: State, seat: Seat | None) -> Mapping[str, Any]:
    return {key: value for part in PARTS for key, value in part(s, seat).items()}
