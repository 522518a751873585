"""What whole games have met of all that is printed: cards that were played, ideas taken, options of events chosen.

A game says what there is (`Game.collection`) and which events of its chronicle name it (`Game.meets`).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

from .content import read_data
from .kernel import Event, Game, RegnumError, Table
from .text import Texts

Met = dict[str, set[str]]  # by what they are


def met_in(game: Game[Any], content: Any, events: Iterable[Event]) -> Met:
    found: Met = {}
    if game.meets is not None:
        for event in events:
            for kind, name in game.meets(content, event.key, event.args):
                found.setdefault(kind, set()).add(name)
    return found


def way(table: Table[Any]) -> str:
    """How a game was won: as the game names it, or by points; by several at once or by one."""
    game = table.game
    how = "points" if game.ending is None else game.ending(table.state).text.removeprefix("ending-")
    return f"{how}-shared" if len(game.winners(table.state)) > 1 else how


def ways(game: Game[Any]) -> list[str]:
    """All that the game has words for."""
    if game.ending is None:
        return ["points"]
    return [key.removeprefix("ending-") for key in Texts(game, "en").bundle.sources if key.startswith("ending-")]


def kinds_of(table: Table[Any]) -> Met:
    """What kind of game it was, when it is over."""
    setup = table.setup
    options = {f"{key}={value}" for key, value in setup.options.items()}
    return {"seats": {str(setup.seats)}, "options": options, "endings": {way(table).removesuffix("-shared")}}


def kinds_missing(game: Game[Any], met: Mapping[str, Iterable[str]]) -> dict[str, list[str]]:
    """The numbers of seats, values of options and endings that none of the games had."""
    options = [f"{key}={value}" for key, values in game.options.items() for value in values]
    every = {"seats": [str(n) for n in game.seats], "options": options, "endings": ways(game)}
    missing = {kind: [name for name in names if name not in met.get(kind, ())] for kind, names in every.items()}
    return {kind: names for kind, names in missing.items() if names}


def add(all_met: Met, more: Mapping[str, Iterable[str]]) -> None:
    for kind, names in more.items():
        all_met.setdefault(kind, set()).update(names)


def listed(met: Met) -> dict[str, list[str]]:
    """For a report."""
    return {kind: sorted(names) for kind, names in sorted(met.items())}


def untouched(game: Game[Any], content: Any, met: Mapping[str, Iterable[str]]) -> dict[str, list[str]]:
    """What there is and was never met, in the order of the content; every kind of thing is named."""
    return {
        kind: [name for name in names if name not in frozenset(met.get(kind, ()))]
        for kind, names in collection_of(game, content).items()
    }


def collection_of(game: Game[Any], content: Any) -> Mapping[str, Sequence[str]]:
    if game.collection is None:
        raise RegnumError(f"{game.id} does not say what its games meet")
    return game.collection(content)


def read_met(game: Game[Any], path: Path) -> Met:
    """Of the report of `regnum fuzz` or `regnum arena`, as JSON."""
    data = read_data(path)
    if data.get("game") != game.id:
        raise RegnumError(f"{path}: is no report of {game.id}")
    found = data.get("met")
    if not isinstance(found, dict) or not all(isinstance(names, list) for names in found.values()):
        raise RegnumError(f"{path}: says nothing of what was met (regnum fuzz --json and regnum arena --met --json do)")
    return {kind: {str(name) for name in names} for kind, names in found.items()}
