"""What a process of the server may be asked to do at worst."""

from __future__ import annotations

import sys

from regnum.server.sandbox import limit_time


def forever(seconds: float) -> None:
    limit_time(seconds)
    while True:
        pass


def hoard(size: int) -> str:
    try:
        bytearray(size)
    except MemoryError:
        return "MemoryError"
    return "fine"


def loaded(module: str) -> bool:
    """Whether it was there before anybody asked for it."""
    return module in sys.modules
