"""A game as one JSON document, out and in. The format is described in docs/log-format.md."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from .games import get_game
from .kernel import (
    Broken,
    CorruptLog,
    Entry,
    Game,
    Option,
    RegnumError,
    Setup,
    Table,
    decode,
    encode,
    fingerprint,
    option_id,
    parse_option,
)
from .kernel.entries import Checkpoint

FORMAT = 1
SEEDS = 1 << 256
LARGEST = 10_000  # number in a position laid out by hand
LONGEST = 5_000  # list in one


def state_hash(table: Table[Any]) -> str:
    return fingerprint(encode(table.state, table.game.shape))


def export_log(table: Table[Any], upto: int | None = None, entries: list[Any] | None = None) -> dict[str, Any]:
    """The whole game, or its first `upto` entries. It holds every secret: mind whom you hand it. `entries`: the log as
    data, of a table that does not hold all of it."""
    if table.imagined:
        raise RegnumError("an imagined table has no log of its own")
    held = table.entries_from(0)
    if table.base and entries is None:
        raise RegnumError(f"the table holds its log only from entry {table.base} on")
    setup = table.setup
    whole = upto is None or upto >= table.at
    document: dict[str, Any] = {
        "regnum_log": FORMAT,
        "game": setup.game,
        "revision": setup.revision,
        "seats": setup.seats,
        "seed": seed_out(setup.seed),
        "options": dict(setup.options),
        "names": list(setup.names),
        "content": getattr(table.content, "override", None),
        "start": None if table.origin is None else encode(table.origin, table.game.shape),
        "entries": [entry_out(e) for e in held[:upto] if e is not None] if entries is None else entries[:upto],
    }
    if whole:
        document["sealed"] = sealed_out(table)
        document["state"] = state_hash(table)
    return document


def import_log(document: Any, where: str = "log", limited: bool = False, **kwargs: Any) -> Table[Any]:
    """The table such a document describes, replayed and checked. `limited`: it is new here, so a content of its own
    keeps to the limits of new tables. Keywords go to the Table; policies among them take over where the log ends, at
    the next `run`."""
    table: Table[Any] | None = None
    try:
        game, setup, content, origin, entries = _read(document, limited)
        table = Table(game, setup, content, **{"history": True, "origin": origin, **kwargs})
        policies, table.policies = table.policies, [None] * setup.seats
        table.log.extend(entries)
        table.run()
        if table.pos < len(table.log):
            raise CorruptLog(f"entry {table.pos}: the game is over before it")
        _seal(table, document.get("sealed", {}))
        if origin is not None:
            game.check(table.state)
        if "state" in document and document["state"] != state_hash(table):
            raise CorruptLog("state: the rules now reach another position than the log was saved with")
        table.policies = policies
        return table
    except RegnumError as error:
        raise CorruptLog(f"{where}: {_line(error)}") from None
    except Exception as error:  # values of the right type that no rule expects
        place = "content" if table is None else f"entry {table.pos}"
        raise CorruptLog(f"{where}: {place}: {type(error).__name__}: {_line(error)}") from error


def _read(document: Any, limited: bool) -> tuple[Game[Any], Setup, Any, Any, list[Entry]]:
    if not isinstance(document, dict) or "regnum_log" not in document:
        raise CorruptLog("not a Regnum log (no key 'regnum_log')")
    if document["regnum_log"] != FORMAT:
        raise CorruptLog(f"regnum_log: format {document['regnum_log']!r} is unknown (this is {FORMAT})")
    for key, kind in {"game": str, "revision": int, "seats": int, "seed": None, "entries": list}.items():
        if key not in document:
            raise CorruptLog(f"key '{key}' is missing")
        if kind is not None and type(document[key]) is not kind:
            raise CorruptLog(f"{key}: {document[key]!r} is not {kind.__name__}")
    options, names, origin = document.get("options", {}), document.get("names", []), document.get("start")
    if not _is_texts(options):
        raise CorruptLog("options: must map names to texts")
    if not isinstance(names, list) or not all(isinstance(n, str) and n.isprintable() for n in names):
        raise CorruptLog("names: must be a list of texts")
    if len(names) > max(0, document["seats"]):
        raise CorruptLog(f"names: {len(names)} for {document['seats']} seats")
    seed = seed_in(document["seed"])
    if not 0 <= seed < SEEDS:
        raise CorruptLog("seed: must be a whole number from 0 up to 256 bits")
    game = get_game(document["game"])
    setup = Setup(game.id, document["seats"], seed, options, document["revision"], tuple(names))
    game.check_setup(setup)
    content = game.printed(document.get("content"), "content", options, stored=not limited)
    if origin is not None:
        origin = _origin(origin, game, setup, content)
    return game, setup, content, origin, [entry_in(e, f"entry {i}") for i, e in enumerate(document["entries"])]


def _origin(data: Any, game: Game[Any], setup: Setup, content: Any) -> Any:
    """A position laid out by hand, held against all that is known about positions before any rule sees it."""
    _check_size(data, "start")
    try:
        state = decode(data, game.shape, content, "start")
        for field in game.shape.fields:
            if field.by_seat and len(getattr(state, field.name)) != setup.seats:
                raise CorruptLog(f"start.{field.name}: {setup.seats} seats need as many entries")
        players = getattr(state, "players", None)
        if isinstance(players, int) and players != setup.seats:
            raise CorruptLog(f"start.players: must be {setup.seats}, as the seats")
        for step in state.agenda:
            if not step or step[0] not in game.steps:
                raise CorruptLog(f"start.agenda: no step {list(step)}")
        game.check(state)
    except ValueError as error:
        raise CorruptLog(str(error)) from None
    except (Broken, LookupError, TypeError, AttributeError) as error:
        raise CorruptLog(f"start: {error}") from None
    return state


def _check_size(data: Any, where: str) -> None:
    """No box holds more of anything, and no table is so long."""
    if type(data) is int and abs(data) > LARGEST:
        raise CorruptLog(f"{where}: {data} is more than {LARGEST}")
    if isinstance(data, list | dict):
        if len(data) > LONGEST:
            raise CorruptLog(f"{where}: {len(data)} entries are more than {LONGEST}")
        for key, value in data.items() if isinstance(data, dict) else enumerate(data):
            _check_size(value, f"{where}.{key}")


def seed_out(seed: int) -> int | str:
    """A long one as text: not every reader of JSON keeps whole numbers beyond 2**53."""
    return seed if abs(seed) < 1 << 53 else hex(seed)


def seed_in(data: Any) -> int:
    if type(data) is int:
        return data
    if isinstance(data, str) and re.fullmatch("-?0x[0-9a-f]+", data):
        return int(data, 16)
    raise CorruptLog(f"seed: {data!r} is not int, nor its text in base 16")


def _seal(table: Table[Any], sealed: Any) -> None:
    if not isinstance(sealed, dict):
        raise CorruptLog("sealed: must map seats to their answers")
    for seat, options in sealed.items():
        if not isinstance(options, list) or not options or not all(isinstance(o, str) for o in options):
            raise CorruptLog(f"sealed: seat {seat}: must be a list of answers")
        for option in options:
            asked = {str(d.seat): d.seat for d in table.pending if d.sealed}
            if seat not in asked:
                raise CorruptLog(f"sealed: seat {seat} is not asked for a sealed answer")
            table.answer(asked[seat], option)
    if sealed and not any(table.sealed.values()):
        raise CorruptLog("sealed: all seats have answered, so nothing is under seal")


def _line(error: Exception) -> str:
    text = " ".join(str(error).split())
    return text if len(text) < 400 else f"{text[:400]} ..."


def _is_texts(value: Any) -> bool:
    return isinstance(value, Mapping) and all(isinstance(x, str) for pair in value.items() for x in pair)


def entry_out(entry: Entry) -> list[Any]:
    """An entry as JSON data, as it stands in the document."""
    if isinstance(entry[0], int):
        return [entry[0], option_id(entry[1]), *(["secret"] if len(entry) > 2 else [])]
    kind, purpose, values, see = entry
    if kind == "sealed":
        return [kind, purpose, [[seat, [option_id(o) for o in answers]] for seat, answers in values], None]
    return [kind, purpose, list(values), None if see is None else list(see)]


def entry_in(data: Any, where: str = "entry") -> Entry:
    match data:
        case [int(seat), str(option)] if not isinstance(seat, bool):
            return (seat, parse_option(option))
        case [int(seat), str(option), "secret"] if not isinstance(seat, bool):
            return (seat, parse_option(option), True)
        case ["roll" | "shuffle" | "draw" | "reveal" as kind, str(purpose), list(values), None | list() as see]:
            return (kind, purpose, tuple(values), None if see is None else tuple(see))
        case ["sealed", str(purpose), list(groups), None]:
            return ("sealed", purpose, tuple(_group_in(g, where) for g in groups), None)
    raise CorruptLog(f"{where}: {data!r} is neither an answer nor an outcome of chance")


def _group_in(data: Any, where: str) -> tuple[int, tuple[Option, ...]]:
    match data:
        case [int(seat), list(options)] if not isinstance(seat, bool) and all(isinstance(o, str) for o in options):
            return seat, tuple(parse_option(o) for o in options)
    raise CorruptLog(f"{where}: {data!r} is not a seat with its answers")


# --- snapshots: a table that goes on without a replay from the start ---


def position(point: Checkpoint, game: Game[Any]) -> dict[str, Any]:
    """A checkpoint as data; `checkpoint` makes it again."""
    return {"pos": point.pos, "count": point.count, "told": point.told, "state": encode(point.state, game.shape)}


def checkpoint(data: Mapping[str, Any], game: Game[Any], content: Any) -> Checkpoint:
    try:
        state = decode(data["state"], game.shape, content)
    except ValueError as error:
        raise CorruptLog(str(error)) from None
    return Checkpoint(data["pos"], state, data["count"], data["told"])


def sealed_out(table: Table[Any]) -> dict[str, list[str]]:
    """What is under seal, as data: it is not in the log before all seats are through."""
    return {str(s): [option_id(o) for o in a if o] for s, a in sorted(table.sealed.items()) if a}


def snapshot(table: Table[Any]) -> dict[str, Any]:
    """Where the earliest step began that undo may still reach, and what is under seal. With the
    entries from there on it is the table: `resume` makes it again."""
    return {**position(table.reach, table.game), "sealed": sealed_out(table)}


def resume(
    game: Game[Any],
    setup: Setup,
    content: Any,
    snap: Mapping[str, Any],
    entries: list[Any],
    first: int,
    origin: Any = None,
    patient: bool = False,
) -> Table[Any]:
    """The table of a snapshot and the entries from number `first` on (at most the snapshot's own
    position). Earlier entries are not held, so it cannot be rewound beyond them nor exported."""
    return play_on(
        game, setup, content, checkpoint(snap, game, content), entries, first, origin, snap["sealed"], patient
    )


def play_on(
    game: Game[Any],
    setup: Setup,
    content: Any,
    point: Checkpoint | None,
    entries: list[Any],
    first: int,
    origin: Any,
    sealed: Mapping[str, list[str]],
    patient: bool = False,
) -> Table[Any]:
    """As `resume`, from a checkpoint that is spent by it; None: from the beginning of the game."""
    table = Table(game, setup, content, history=True, origin=origin, start=point, patient=patient, base=first)
    table.forgotten = 0 if point is None else point.told
    table.log = [entry_in(e, f"entry {first + i}") for i, e in enumerate(entries)]
    table.sealed = {int(seat): [parse_option(o) for o in given] for seat, given in sealed.items()}
    table.run()
    return table
