"""The list of games: what is built in, what other packages bring, what this process registered."""

from __future__ import annotations

import importlib
from functools import cache
from importlib.metadata import entry_points
from typing import Any, cast

from ..kernel import Game, RegnumError, spell

_built_in = {
    "principato": "regnum.games.principato:GAME",
    "boze_igrzysko": "regnum.games.boze_igrzysko:GAME",
    "pax_renaissance": "regnum.games.pax_renaissance:GAME",
    "europa_universalis": "regnum.games.europa_universalis:GAME",
}
_registered: dict[str, Game[Any]] = {}


def register(game: Game[Any]) -> None:
    """Make a game known for this process; a package may also name it in the entry point group
    `regnum.games`."""
    _registered[game.id] = game


def built_in() -> list[str]:
    """Our own, from the lightest to the heaviest."""
    return [*_built_in]


def game_ids() -> list[str]:
    """The built-in ones from the lightest to the heaviest, then all others."""
    found = _installed().keys() | _registered.keys()
    return [*_built_in, *sorted(found - _built_in.keys())]


@cache
def _installed() -> dict[str, str]:
    """What other packages bring. Looked up once: that reads a file of every package there is."""
    return {e.name: e.value for e in entry_points(group="regnum.games")}


def get_game(game_id: str) -> Game[Any]:
    if game_id in _registered:
        return _registered[game_id]
    places = _installed() | _built_in
    if game_id not in places:
        raise RegnumError(f"unknown game '{game_id}' (known: {spell(game_ids())})")
    module, name = places[game_id].split(":")
    game = cast(Game[Any], getattr(importlib.import_module(module), name))
    _registered[game_id] = game
    return game
