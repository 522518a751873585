"""A game as one JSON document, out and in. The format is described in docs/log-format.md."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from .games import get_game
from .kernel import (
    CorruptLog,
    Entry,
    Game,
    RegnumError,
    Setup,
    Table,
    decode,
    encode,
    fingerprint,
    option_id,
    parse_option,
)

FORMAT = 1


def state_hash(table: Table[Any]) -> str:
    return fingerprint(encode(table.state, table.game.shape))


def export_log(table: Table[Any], upto: int | None = None) -> dict[str, Any]:
    """The whole game, or its first `upto` entries. It holds every secret: mind whom you hand it."""
    setup = table.setup
    whole = upto is None or upto >= len(table.log)
    document: dict[str, Any] = {
        "regnum_log": FORMAT,
        "game": setup.game,
        "revision": setup.revision,
        "seats": setup.seats,
        "seed": setup.seed,
        "options": dict(setup.options),
        "names": list(setup.names),
        "content": getattr(table.content, "override", None),
        "start": None if table.origin is None else encode(table.origin, table.game.shape),
        "entries": [_entry_out(e) for e in table.log[:upto] if e is not None],
    }
    if whole:
        document["sealed"] = {str(seat): option_id(o) for seat, o in sorted(table.sealed.items())}
        document["state"] = state_hash(table)
    return document


def import_log(document: Any, where: str = "log", **kwargs: Any) -> Table[Any]:
    """The table such a document describes, replayed and checked. Keywords go to the Table."""
    game, setup, content, entries = read_log(document, where)
    origin = document.get("start")
    if origin is not None:
        try:
            origin = decode(origin, game.shape, content, f"{where}: start")
        except ValueError as error:
            raise CorruptLog(str(error)) from None
    table = Table(game, setup, content, **{"history": True, "origin": origin, **kwargs})
    policies, table.policies = table.policies, [None] * setup.seats
    table.log.extend(entries)
    try:
        table.run()
        if table.pos < len(entries):
            raise CorruptLog(f"entry {table.pos}: the game is over before it")
        for seat, option in document.get("sealed", {}).items():
            table.answer(int(seat), str(option))
    except RegnumError as error:
        raise CorruptLog(f"{where}: {error}") from None
    if "state" in document and document["state"] != state_hash(table):
        raise CorruptLog(f"{where}: state: the rules now reach another position than the log was saved with")
    table.policies = policies
    return table


def read_log(document: Any, where: str) -> tuple[Game[Any], Setup, Any, list[Entry]]:
    if not isinstance(document, dict) or "regnum_log" not in document:
        raise CorruptLog(f"{where}: not a Regnum log (no key 'regnum_log')")
    if document["regnum_log"] != FORMAT:
        raise CorruptLog(f"{where}: regnum_log: format {document['regnum_log']!r} is unknown (this is {FORMAT})")
    _expect(document, where, game=str, revision=int, seats=int, seed=int, entries=list)
    options, names = document.get("options", {}), document.get("names", [])
    if not _is_texts(options) or not isinstance(names, list) or not all(isinstance(n, str) for n in names):
        raise CorruptLog(f"{where}: options and names must be texts")
    sealed = document.get("sealed", {})
    if not _is_texts(sealed) or not all(k.isdigit() for k in sealed):
        raise CorruptLog(f"{where}: sealed: must map seats to options")
    game = get_game(document["game"])
    setup = Setup(game.id, document["seats"], document["seed"], options, document["revision"], tuple(names))
    try:
        game.check_setup(setup)
    except RegnumError as error:
        raise CorruptLog(f"{where}: {error}") from None
    content = game.content(document.get("content"), f"{where}: content")
    return game, setup, content, [_entry_in(e, f"{where}: entry {i}") for i, e in enumerate(document["entries"])]


def _is_texts(value: Any) -> bool:
    return isinstance(value, Mapping) and all(isinstance(x, str) for pair in value.items() for x in pair)


def _expect(document: dict[str, Any], where: str, **kinds: type[Any]) -> None:
    for key, kind in kinds.items():
        if key not in document:
            raise CorruptLog(f"{where}: key '{key}' is missing")
        if type(document[key]) is not kind:
            raise CorruptLog(f"{where}: {key}: {document[key]!r} is not {kind.__name__}")


def _entry_out(entry: Entry) -> list[Any]:
    if isinstance(entry[0], int):
        return [entry[0], option_id(entry[1]), *(["secret"] if len(entry) > 2 else [])]
    kind, purpose, values, see = entry
    return [kind, purpose, list(values), None if see is None else list(see)]


def _entry_in(data: Any, where: str) -> Entry:
    match data:
        case [int(seat), str(option)]:
            return (seat, parse_option(option))
        case [int(seat), str(option), "secret"]:
            return (seat, parse_option(option), True)
        case ["roll" | "shuffle" | "draw" | "reveal" as kind, str(purpose), list(values), None | list() as see]:
            return (kind, purpose, tuple(values), None if see is None else tuple(see))
    raise CorruptLog(f"{where}: {data!r} is neither an answer nor an outcome of chance")
