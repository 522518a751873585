"""A game as a file: the log, with who sits where."""

from __future__ import annotations

import shlex
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from .. import store
from ..bots import BOTS, known_bot
from ..kernel import CorruptLog, Game, RegnumError, Table
from ..log import export_log, import_log
from ..text import Texts

HUMAN = "human"


def bot_of(spec: str) -> str | None:
    """The bot's level in `bot:greedy`, None for a person."""
    return None if spec == HUMAN else spec.removeprefix("bot:")


def check_specs(specs: Sequence[str], texts: Texts) -> None:
    for spec in specs:
        if spec != HUMAN and not (spec.startswith("bot:") and known_bot(spec.removeprefix("bot:"))):
            raise RegnumError(texts.say("ui-bad-spec", spec=spec, bots=", ".join(BOTS)))


def free_path(game: Game[Any]) -> Path:
    """Where a new game is saved unless told otherwise: a name that overwrites no other game."""
    path, n = Path(f"regnum-{game.id}.json"), 1
    while path.exists():
        n += 1
        path = Path(f"regnum-{game.id}-{n}.json")
    return path


def name_of(path: Path) -> str:
    """What to type for this game: its id if it is kept with the others, else its file."""
    return path.stem if path.parent == store.home() else shlex.quote(str(path))


def settle(table: Table[Any]) -> None:
    """Back to the beginning of the step, and on to its next question; what was sealed stays sealed."""
    sealed = [(seat, option) for seat, answers in table.sealed.items() for option in answers]
    table.rewind(len(table.log))
    for seat, option in sealed:
        if option is not None and any(d.seat == seat for d in table.pending):
            table.answer(seat, option)


def save_game(table: Table[Any], specs: Sequence[str], path: Path) -> None:
    """The file holds every secret of the game."""
    store.write_document({**export_log(table), "seats_spec": list(specs)}, path)


def load_saved(path: Path, language: str = "en") -> tuple[Table[Any], list[str]]:
    """The table and who sits at it; a log saved elsewhere gets one person and greedy bots."""
    texts = Texts(None, language)
    document = store.read_document(path)
    try:
        table = import_log(document, str(path))
    except RegnumError:
        raise
    except Exception as error:  # values of the right type that no rule expects
        reason = f"{type(error).__name__}: {error}"
        raise CorruptLog(texts.say("ui-bad-replay", file=str(path), reason=reason)) from None
    seats = table.setup.seats
    specs = document.get("seats_spec", [HUMAN, *["bot:greedy"] * (seats - 1)])
    if not isinstance(specs, list) or len(specs) != seats or not all(isinstance(s, str) for s in specs):
        raise CorruptLog(texts.say("ui-bad-seats", file=str(path), n=seats))
    check_specs(specs, texts)
    return table, specs
