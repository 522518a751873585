"""A dict of what lies on a board, that tells whether anything was put into it, and what.

What follows from a board can be kept for as long as its mark is the same: to see that nothing has changed takes no
look at what is in it, and rules change it as they would any dict. Of a mark that is not old it is known what was put
in since.
"""

from __future__ import annotations

import threading
from typing import Any

# where something was put, what lay there before, the mark before, and how many there are behind it
Mark = tuple[Any, Any, Any, int]
FAR = 64  # so many changes back nothing is known any more


class OfThread(threading.local):
    """Where a thread keeps what it has found of the board that it looks at."""

    kept: Any = None


class Pieces(dict[Any, Any]):
    """Its mark is another one after every change, and the same in copies."""

    __slots__ = ("mark",)
    mark: Any  # a Mark; compiled rules would take one of that type apart, and put together another than it was

    def __init__(self, items: Any = (), mark: Mark | None = None) -> None:
        super().__init__(items)
        self.mark = mark or (object(), None, None, 0)

    def __setitem__(self, key: Any, value: Any) -> None:
        before: Mark = self.mark
        if before[3] < FAR:
            self.mark = (key, self.get(key), before, before[3] + 1)
        else:
            self.mark = (object(), None, None, 0)
        dict.__setitem__(self, key, value)

    def setdefault(self, key: Any, default: Any = None) -> Any:
        self.mark = (object(), None, None, 0)
        return super().setdefault(key, default)

    def update(self, *items: Any, **named: Any) -> None:
        super().update(*items, **named)
        self.mark = (object(), None, None, 0)

    def copy(self) -> Pieces:
        return Pieces(self, self.mark)

    def __delitem__(self, key: Any) -> None:
        raise TypeError("pieces of a board are changed, never taken out of it")

    def pop(self, *args: Any) -> Any:
        raise TypeError("pieces of a board are changed, never taken out of it")

    popitem = clear = __ior__ = pop


def mark_of(pieces: dict[Any, Any]) -> object:
    """The same as long as nothing is put into them; of a plain dict nobody knows."""
    return pieces.mark if type(pieces) is Pieces else object()


def since(pieces: dict[Any, Any], mark: Any) -> dict[Any, Any] | None:
    """Where anything was put since that mark, and what lay there; None if nobody knows."""
    if type(pieces) is not Pieces:
        return None
    found: dict[Any, Any] = {}
    at: Mark = pieces.mark
    while at is not mark:
        key, value, before, _ = at
        if before is None:
            return None
        found[key] = value
        at = before
    return found
