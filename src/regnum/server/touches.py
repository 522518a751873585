"""The board's elements that the options of a decision touch, each written once in the document.

A decision has the list `elements`; an option has its places in it. In an element `$1` stands for the first part of the
option after its verb: `card:$1` is then the entry of hundreds of options. Read back by `touched` here, and in the
browser by lib/touches.ts.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any


class Elements:
    __slots__ = ("places",)

    def __init__(self) -> None:
        self.places: dict[str, int] = {}

    def of(self, option_id: str, touches: Sequence[str]) -> list[int]:
        """The places of what this option touches."""
        if not touches:
            return []
        parts = option_id.split(":")
        known = {part: f"${n}" for n, part in enumerate(parts) if n}
        found = []
        for element in touches:
            kind, *names = element.split(":")
            short = ":".join([kind, *(known.get(name, name) for name in names)])
            found.append(self.places.setdefault(short, len(self.places)))
        return found


def touched(decision: Mapping[str, Any], option: Mapping[str, Any]) -> list[str]:
    """The elements of an option, allowed or barred, out of the document; here for tests and for clients in Python."""
    parts = option["id"].split(":")
    known = {f"${n}": part for n, part in enumerate(parts)}
    elements = (decision["elements"][place].split(":") for place in option["touches"])
    return [":".join(known.get(name, name) for name in element) for element in elements]
