"""The atlas: whatever lies on a table can be looked up, for every game and every client alike."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property
from typing import Any

from .content import Sheet, leaves, own_paths
from .kernel import Game, Panel
from .patterns import covering

Source = tuple[str, str]  # rulebook, public, reconstructed or override; and where exactly


class Atlas:
    """What somebody may look up in a state as he sees it (`Game.seen`)."""

    def __init__(self, game: Game[Any], seen: Any) -> None:
        self.game = game
        self.seen = seen
        self.things: Sequence[str] = () if game.things is None or game.details is None else game.things(seen)

    @cached_property
    def known(self) -> frozenset[str]:
        return frozenset(self.things)

    @cached_property
    def bare(self) -> dict[str, str]:
        """Things by the id after their kind; where two share it, the first."""
        found: dict[str, str] = {}
        for thing in self.things:
            found.setdefault(thing.partition("-")[2], thing)
        return found

    def find(self, wanted: str) -> list[str]:
        """The things that a thing's id or an element of a board stands for, the closest first: `card:harvest.y1-1` is
        the card, `food:own` the piece, `estate:prussia:2` an estate, and the province where it lies. A number alone is
        a seat or a space of a track, not the thing of that number."""
        if wanted in self.known:
            return [wanted]
        kind, *parts = (part.partition(".")[0] for part in wanted.split(":"))
        exact = [thing for part in parts if (thing := f"{kind}-{part}") in self.known]
        near = [self.bare[part] for part in (kind, *reversed(parts)) if part in self.bare and not part.isdigit()]
        return exact or list(dict.fromkeys(near))

    def details(self, thing: str) -> list[Panel]:
        assert self.game.details is not None
        return self.game.details(self.seen, thing)


def sources(sheet: Sheet, paths: Iterable[str]) -> list[Source]:
    """Where the values at these paths and below them come from, each source once."""
    at, own = covering(sheet.provenance), set(own_paths(sheet))
    found: dict[Source, None] = {}
    for path in paths:
        for leaf in _below(sheet.data, path):
            known = at(leaf)
            if leaf in own:
                found["override", ""] = None
            elif known is not None:
                found[known["kind"], known["source"]] = None
    return list(found)


def _below(data: Mapping[str, Any], path: str) -> list[str]:
    value: Any = data
    for step in path.split("."):
        if not isinstance(value, Mapping) or step not in value:
            return []
        value = value[step]
    return [leaf for leaf, _ in leaves(value, path)] if isinstance(value, Mapping) else [path]
