"""What a table is going to play: the part of each seat, a sentence about it, and which options go together."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ..kernel import Game, Setup, Table
from ..text import LANGUAGES
from .present import words


def stored(game: Game[Any], content: Any, setup: Setup) -> dict[str, Any]:
    """What is kept of it with a table, so that a list of tables needs no content: ids, to be worded when it is read."""
    found: dict[str, Any] = {}
    if game.seat_names is not None:
        found["parts"] = list(game.seat_names(content, setup))
    if game.outline is not None:
        said = game.outline(content, setup)
        found["outline"] = {"text": said.text, "args": dict(said.args), "options": list(said.touches)}
    return found


def told(table: Table[Any]) -> dict[str, Any]:
    """What the seats stand for, where only the game itself says so: lists of tables call players as the table does."""
    parts = [] if table.game.seat_parts is None else list(table.game.seat_parts(table.state))
    return {"parts": parts} if any(parts) else {}


def renamed(table: Table[Any], setup: Mapping[str, Any]) -> bool:
    """Whether somebody stands for something since the last answer that lists do not know of."""
    now = told(table)
    return bool(now) and now["parts"] != setup.get("parts")


def part_names(game_id: str, setup: Mapping[str, Any], language: str) -> list[str]:
    """What the seats of a table stand for; nothing where they stand for nobody but their players."""
    w = words(game_id, language)
    return [part and (w.known(part) or part) for part in setup.get("parts", ())]


def shown(game_id: str, setup: Mapping[str, Any]) -> dict[str, Any]:
    """In both languages, for who has not sat down yet."""
    by_language = {lang: part_names(game_id, setup, lang) for lang in LANGUAGES}
    parts = [dict(zip(by_language, names, strict=True)) for names in zip(*by_language.values(), strict=True)]
    said = setup.get("outline")
    outline = said and {
        "text": {lang: words(game_id, lang).say(said["text"], said["args"]) for lang in LANGUAGES},
        "options": said["options"],  # those that it tells
    }
    return {"parts": parts, "outline": outline}


def offered(game: Game[Any], content: Any, seats: int, wanted: Mapping[str, str]) -> dict[str, Any]:
    """What there is to choose for so many seats, and a choice that fits: what was wanted as far as it goes together."""
    options = {key: values[0] for key, values in game.options.items()}
    options |= {key: value for key, value in wanted.items() if value in game.options.get(key, ())}
    fitting: dict[str, Sequence[str]] = {}
    for key in game.options:  # an option may depend on those before it
        if game.fitting is not None:
            fitting = {k: list(v) for k, v in game.fitting(content, Setup(game.id, seats, options=options)).items()}
        if key in fitting and options[key] not in fitting[key]:
            options[key] = fitting[key][0]
    setup = Setup(game.id, seats, options=options)
    bots = [] if game.bot_seats is None else list(game.bot_seats(content, setup))
    return {"fitting": fitting, "options": options, "bots": bots, **shown(game.id, stored(game, content, setup))}
