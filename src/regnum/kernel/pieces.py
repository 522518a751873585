"""A dict of what lies on a board, that tells whether anything was put into it, and what.

What follows from a board can be kept for as long as its mark is the same: to see that nothing has changed takes no
look at what is in it, and rules change it as they would any dict. Of a mark that is not old it is known what was put
in since.
"""

from __future__ import annotations

from typing import Any, Final

# Where something was put, what lay there before, the mark before, and how many there are behind it. To compiled code a
# tuple of that type would be taken apart, and put together again as another one than it was.
Mark = Any
FAR: Final = 64  # so many changes back nothing is known any more


class Pieces(dict[Any, Any]):
    """Its mark is another one after every change, and the same in copies."""

    __slots__ = ("mark",)
    mark: Mark

    def __init__(self, items: Any = (), mark: Mark = None) -> None:
        super().__init__(items)
        self.mark = mark or (object(), None, None, 0)

    def __setitem__(self, key: Any, value: Any) -> None:
        before = self.mark
        behind: int = before[3]
        if behind < FAR:
            self.mark = (key, self.get(key), before, behind + 1)
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

    def popitem(self) -> Any:
        self.pop()

    def clear(self) -> None:
        self.pop()

    def __ior__(self, other: Any) -> Any:  # type: ignore[misc]
        self.pop()


def mark_of(pieces: dict[Any, Any]) -> object:
    """The same as long as nothing is put into them; of a plain dict nobody knows."""
    return pieces.mark if isinstance(pieces, Pieces) else object()


def since(pieces: dict[Any, Any], mark: Any) -> dict[Any, Any] | None:
    """Where anything was put since that mark, and what lay there; None if nobody knows."""
    if not isinstance(pieces, Pieces):
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
