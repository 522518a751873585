"""No table keeps all others waiting: rules and orders run in the event loop, and are stopped when they take too long.

The alarm is the process' own, so it works in the main thread, where the event loop of a server runs, and only around
work without an `await` in it. A table with a content of its own may be slower than any that is printed: it works in a
thread, beside the event loop.
"""

from __future__ import annotations

import asyncio
import ctypes
import signal
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, TypeVar

from ..kernel import RegnumError

SECONDS = 5.0  # a move takes some milliseconds, the longest known load less than one
BESIDE = 20.0  # in a thread, where only its own table waits for it

T = TypeVar("T")


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


async def work(own: bool, what: str, act: Callable[[], T]) -> T:
    """Let the rules of a table work: at once, or, of one with a content of its `own`, beside the event loop. The table
    stays locked meanwhile."""
    if own:
        return await _beside(what, act)
    with at_most(SECONDS, what):
        return act()


async def _beside(what: str, act: Callable[[], T]) -> T:
    """Whoever asked may go away, but nobody else gets at the table before this is through."""
    doing: list[int] = []  # the thread, as long as it does this and nothing else
    changing = threading.Lock()

    def do() -> T:
        doing.append(threading.get_ident())
        try:
            return act()
        finally:
            with changing:
                doing.clear()

    def ring() -> None:
        with changing:
            if doing:
                ctypes.pythonapi.PyThreadState_SetAsyncExc(ctypes.c_ulong(doing[0]), ctypes.py_object(TooLong))

    task = asyncio.get_running_loop().run_in_executor(None, do)
    gone = False
    while not task.done():
        try:
            await asyncio.wait([task], timeout=BESIDE)
            if not task.done():
                ring()
        except asyncio.CancelledError:
            gone = True
    error = task.exception()
    if gone:
        raise asyncio.CancelledError
    if isinstance(error, TooLong):
        raise TooLong(f"{what} took too long")
    return task.result()
