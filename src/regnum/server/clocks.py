"""Clocks: none, so many seconds for each answer, or a reserve for the whole game.

What happens when one runs out is said when the table is made: a bot gives this one answer (`bot`; `auto` is an older
word for it), or nothing but the sight of it (`none`). The next answer is the owner's again, with time for it. When
time has run out for all people, or they have left, the table pauses until one of them is back (seating.py).
"""

from __future__ import annotations

from typing import Any

from ..kernel import RegnumError
from .models import Seat

NONE: dict[str, Any] = {"kind": "none"}
LONGEST = 90 * 24 * 3600  # seconds


def check(data: Any) -> dict[str, Any]:
    """A clock as it is stored."""
    kind, reacting = data.get("kind", "none"), data.get("window")
    if reacting is not None and (type(reacting) is not int or not 1 <= reacting <= LONGEST):
        raise RegnumError(f"clock: window must be a whole number of seconds from 1 to {LONGEST}")
    more = {} if reacting is None else {"window": reacting}
    if kind == "none":
        return {**NONE, **more}
    if kind not in ("move", "reserve"):
        raise RegnumError("clock: kind must be none, move or reserve")
    seconds, then = data.get("seconds"), data.get("on_timeout") or "bot"
    if type(seconds) is not int or not 1 <= seconds <= LONGEST:
        raise RegnumError(f"clock: seconds must be a whole number from 1 to {LONGEST}")
    if then not in ("bot", "auto", "none"):
        raise RegnumError("clock: on_timeout must be bot, auto or none")
    return {"kind": kind, "seconds": seconds, "on_timeout": then, **more}


def seat_deadline(clock: dict[str, Any], seat: Seat) -> int | None:
    """When this seat's time is up, if it is running."""
    if seat.turn_started is None or seat.kind not in ("human", "local") or seat.away:
        return None
    if clock.get("kind") == "move":
        return seat.turn_started + int(clock["seconds"]) * 1000
    if clock.get("kind") == "reserve":
        return seat.turn_started + max(0, _reserve(clock, seat))
    return None


def deadline(clock: dict[str, Any], seats: list[Seat]) -> int | None:
    """When somebody must look after this table."""
    if clock.get("on_timeout") not in ("bot", "auto"):
        return None
    found = [d for s in seats if (d := seat_deadline(clock, s)) is not None]
    return min(found, default=None)


def tick(clock: dict[str, Any], seat: Seat, waiting: bool, answered: bool, now: int) -> bool:
    """Start, stop or renew the clock of a seat; true if anything about the seat changed."""
    if seat.turn_started is not None and (answered or not waiting):
        if clock.get("kind") == "reserve" and seat.kind in ("human", "local") and not seat.away:
            seat.reserve_ms = max(0, _reserve(clock, seat) - max(0, now - seat.turn_started))
        seat.turn_started = now if waiting else None
        return True
    if seat.turn_started is None and waiting:
        seat.turn_started = now
        return True
    return False


def renew(clock: dict[str, Any], seat: Seat, now: int) -> None:
    """Time has run out and a bot answers: for the next answer there is time again. Of a reserve, a tenth."""
    if clock.get("kind") == "reserve":
        seat.reserve_ms = int(clock["seconds"]) * 100
    seat.turn_started = now


def shown(clock: dict[str, Any], seat: Seat, running: bool = True) -> dict[str, Any] | None:
    """`running`: false while a reaction is open, in which no clock shows who is asked."""
    if clock.get("kind") not in ("move", "reserve") or seat.kind not in ("human", "local"):
        return None
    return {
        "kind": clock["kind"],
        "deadline": seat_deadline(clock, seat) if running else None,
        "reserve": _reserve(clock, seat) if clock["kind"] == "reserve" else None,
        "on_timeout": clock["on_timeout"],
    }


def _reserve(clock: dict[str, Any], seat: Seat) -> int:
    return int(clock["seconds"]) * 1000 if seat.reserve_ms is None else seat.reserve_ms
