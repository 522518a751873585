"""A dict of what lies on a board, that tells whether anything was put into it.

What follows from a board can be kept for as long as its mark is the same: to see that nothing has changed takes no
look at what is in it, and rules change it as they would any dict.
"""

from __future__ import annotations

import threading
from typing import Any


class OfThread(threading.local):
    """Where a thread keeps what it has found of the board that it looks at."""

    kept: Any = None


class Pieces(dict[Any, Any]):
    """Its mark is another one after every change, and the same in copies."""

    __slots__ = ("mark",)

    def __init__(self, items: Any = ()) -> None:
        super().__init__(items)
        self.mark = object()

    def __setitem__(self, key: Any, value: Any) -> None:
        dict.__setitem__(self, key, value)
        self.mark = object()

    def setdefault(self, key: Any, default: Any = None) -> Any:
        self.mark = object()
        return super().setdefault(key, default)

    def update(self, *items: Any, **named: Any) -> None:
        super().update(*items, **named)
        self.mark = object()

    def copy(self) -> Pieces:
        made = Pieces(self)
        made.mark = self.mark
        return made

    def __delitem__(self, key: Any) -> None:
        raise TypeError("pieces of a board are changed, never taken out of it")

    def pop(self, *args: Any) -> Any:
        raise TypeError("pieces of a board are changed, never taken out of it")

    popitem = clear = __ior__ = pop


def mark_of(pieces: dict[Any, Any]) -> object:
    """The same as long as nothing is put into them; of a plain dict nobody knows."""
    return pieces.mark if type(pieces) is Pieces else object()
