"""Tables of dotted paths in which * stands for one step, and which entry of such a table covers a value.

A path covers what is at it and below it. Of several that cover a value the most specific one counts: the longest;
among those as long, the one with the fewest stars; then the first. The browser does the same
(web/src/lib/patterns.ts); both are held to tests/patterns.json.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any


@dataclass(slots=True)
class Branch:
    """The entries whose paths begin alike, by their next step."""

    below: dict[str, Branch] = field(default_factory=dict)
    entry: Any = None
    rank: int = -1  # the lower, the more it counts; -1: no path ends here


def branches(table: Mapping[str, Any]) -> Branch:
    root = Branch()
    by_stars = sorted(table.items(), key=lambda item: item[0].split(".").count("*"))
    for rank, (path, entry) in enumerate(by_stars):
        at = root
        for step in path.split("."):
            at = at.below.setdefault(step, Branch())
        at.entry, at.rank = entry, rank
    return root


def onward(here: list[Branch], key: str, above: Any) -> tuple[list[Branch], Any]:
    """The branches that go on below a key, and the entry that counts there: `above` if none of them ends.
    A key with dots in it is several steps."""
    for step in key.split("."):
        if not here:
            break
        here = [found for branch in here for s in (step, "*") if (found := branch.below.get(s)) is not None]
        ending = [branch for branch in here if branch.rank >= 0]
        if ending:
            above = min(ending, key=lambda branch: branch.rank).entry
    return here, above


def covering(table: Mapping[str, Any]) -> Callable[[str], Any]:
    """A function that finds the entry that covers a path, or None."""
    root = branches(table)

    def find(path: str) -> Any:
        return onward([root], path, None)[1]

    return find


def covered(data: Mapping[str, Any], table: Mapping[str, Any]) -> list[tuple[str, Any, Any]]:
    """Every value that is no table itself, with its path and the entry that covers it."""
    out: list[tuple[str, Any, Any]] = []

    def walk(data: Mapping[str, Any], path: str, here: list[Branch], above: Any) -> None:
        for key, value in data.items():
            below, entry = onward(here, key, above)
            if isinstance(value, Mapping):
                walk(value, f"{path}{key}.", below, entry)
            else:
                out.append((path + key, value, entry))

    walk(data, "", [branches(table)], None)
    return out
