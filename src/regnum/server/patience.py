"""No table keeps all others waiting: rules and orders run in the event loop, and are stopped when they take too long.

The alarm is the process' own, so it works in the main thread, where the event loop of a server runs, and only around
work without an `await` in it.
"""

from __future__ import annotations

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from ..kernel import RegnumError

SECONDS = 5.0  # a move takes some milliseconds, the longest known load less than one


class TooLong(RegnumError):
    """The table is to be halted."""


_waiting: list[str] = []  # what is being done; empty when an alarm comes too late to matter


def _ring(*_: Any) -> None:
    if _waiting:
        raise TooLong(f"{_waiting[-1]} took too long")


@contextmanager
def at_most(seconds: float, what: str) -> Iterator[None]:
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    if signal.getsignal(signal.SIGALRM) is not _ring:
        signal.signal(signal.SIGALRM, _ring)
    _waiting.append(what)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        _waiting.pop()
        signal.setitimer(signal.ITIMER_REAL, 0)
