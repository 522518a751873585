"""What strangers send is worked out in a process of its own, with limits on time and memory: logs from elsewhere, and
contents with an override. If that ends well, its result is taken over as it is; nothing is computed twice here.

A content is bounded by its own limits (regnum.content) and a log by its length, so the limits of the process are only
reached by faults that nobody has thought of. Then it is ended, and the asker is told.

A table that was stored before its content had limits is rehearsed here before the server itself puts it up or lets it
move: what is too much for this process never gets into that one.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import resource
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial
from typing import Any

from ..bots import BOTS, known_bot
from ..games import get_game
from ..kernel import (
    BadContent,
    CorruptLog,
    Event,
    Refused,
    RegnumError,
    Setup,
    Table,
    canonical,
    decode,
    encode,
    new_table,
)
from ..log import entry_out, import_log, resume, snapshot
from . import present, snapshots
from .contents import Packed, pack
from .live import event_in, event_out
from .positions import Position
from .problems import Problem
from .workers import Worker, Workers

ENTRIES = 2  # entries of an imported log, for each decision that the longest game has
OPENING = 1.0  # seconds that opening a table may take once it is stored
WRITING = 0.05  # seconds for each thing that the event loop itself does with it: a document to send, a snapshot
WAITING = 32  # tasks in line; more are sent away
GRACE = 30.0  # seconds for a fresh process to come up


@dataclass(frozen=True)
class Begin:
    """A table that begins, with an override."""

    setup: Setup
    content: Mapping[str, Any]
    stored: bool  # the table was made before, and waited for players


@dataclass(frozen=True)
class Rehearse:
    """A stored table with a content beyond the limits of today, and an answer of a seat that is given there."""

    position: Position
    answer: tuple[int, str] | None


@dataclass(frozen=True)
class Replay:
    """A log: the text of one from elsewhere, or a document of this server."""

    log: bytes | dict[str, Any]


@dataclass(frozen=True)
class Pack:
    """A content with an override, to be sent to browsers."""

    game: str
    content: Mapping[str, Any]
    options: Mapping[str, str]


Task = Begin | Rehearse | Replay | Pack


@dataclass(frozen=True)
class Made:
    """A table as data: all that is needed to have it here without playing it again."""

    setup: Setup
    content: Mapping[str, Any] | None
    start: Any
    snapshot: dict[str, Any]
    entries: list[Any]
    events: list[Any]
    bots: list[str | None]  # by seat
    places: dict[int, bytes]  # snapshots of earlier positions, by entries before them

    def table(self) -> Table[Any]:
        game = get_game(self.setup.game)
        content = game.printed(self.content, "content", self.setup.options, stored=True)
        origin = None if self.start is None else decode(self.start, game.shape, content, "start")
        table = resume(game, self.setup, content, self.snapshot, self.entries, 0, origin)
        before: list[Event] = [event_in(e) for e in self.events[: table.forgotten]]
        table.events[:0], table.forgotten = before, 0
        return table


# --- in the process ---


def limit_time(seconds: float) -> None:
    """End this process when it has used so much more time of a processor."""
    used = resource.getrusage(resource.RUSAGE_SELF)
    limit = int(used.ru_utime + used.ru_stime + seconds) + 1
    resource.setrlimit(resource.RLIMIT_CPU, (limit, resource.getrlimit(resource.RLIMIT_CPU)[1]))


def work(task: tuple[Task, float]) -> tuple[str, Any]:
    what, seconds = task
    limit_time(seconds)
    try:
        match what:
            case Begin():
                return "made", _begin(what)
            case Replay():
                return "made", _replay(what.log)
            case Rehearse():
                return "made" if _rehearse(what) else "late", None
            case Pack():
                game = get_game(what.game)
                return "made", pack(game, game.printed(what.content, "content", what.options, stored=True))
    except (BadContent, CorruptLog) as error:
        return type(error).__name__, str(error)
    except RegnumError as error:
        return "RegnumError", str(error)
    except MemoryError:
        return "large", None
    except Exception as error:  # values of the right type that no rule expects
        return "BadContent", f"content: {type(error).__name__}: {' '.join(str(error).split()):.300}"


def _begin(what: Begin) -> Made:
    game = get_game(what.setup.game)
    content = game.printed(what.content, "content", what.setup.options, stored=what.stored)
    s = what.setup
    table = new_table(game, s.seats, s.seed, s.options, content, s.names, history=True)
    table.run()
    game.check(table.state)
    return _pack(table, [None] * s.seats)


def _replay(log: bytes | dict[str, Any]) -> Made:
    document = _read(log) if isinstance(log, bytes) else log
    game = document.get("game") if isinstance(document, dict) else None
    entries = document.get("entries") if isinstance(document, dict) else None
    if isinstance(game, str) and isinstance(entries, list):
        most = ENTRIES * get_game(game).longest
        if len(entries) > most:
            raise CorruptLog(f"log: entries: {len(entries)} are more than any game of {game} has ({most})")
    table = import_log(document, "log", limited=True, marks=snapshots.EVERY)
    if document.get("content"):
        table.game.check(table.state)
    return _pack(table, _bots(document, table.setup.seats))


def _rehearse(what: Rehearse) -> bool:
    """Do what the server would do, up to what every seat is shown. False: it takes too long to be done there, or what
    becomes of it is too large to be written and sent."""
    began = time.process_time()
    written = 0.0
    table = what.position.table()
    if what.answer is not None:
        with contextlib.suppress(Refused):
            table.answer(*what.answer)
        while table.reaction is not None:
            table.close_reaction()
    words = present.words(table.game.id, "en")
    speaker = present.Speaker(words, [f"{seat}" for seat in range(table.setup.seats)])
    for seat in (None, *range(table.setup.seats)):
        held = () if seat is None else (seat,)
        shown = present.play_part(table, seat, held, speaker, table.pending)
        written = max(written, _took(partial(canonical, shown)))
    written = max(written, _took(partial(snapshots.pack, table.reach, table.game)))
    return written <= WRITING and time.process_time() - began <= OPENING


def _took(act: Callable[[], Any]) -> float:
    began = time.process_time()
    act()
    return time.process_time() - began


def _read(text: bytes) -> Any:
    """Data that any database can hold: no NUL, no half characters, no infinite numbers."""

    def no(name: str) -> None:
        raise ValueError(f"{name} is no number")

    try:
        document = json.loads(text, parse_constant=no)
        plain = json.dumps(document, ensure_ascii=False, allow_nan=False)
        plain.encode()
    except UnicodeError:
        raise CorruptLog("log: not UTF-8 text") from None
    except (ValueError, RecursionError) as error:
        raise CorruptLog(f"log: not JSON: {error}") from None
    if "\\u0000" in plain:
        raise CorruptLog("log: holds a NUL character")
    if isinstance(document, dict) and document.get("start") is not None:
        # Steps to come are part of a state, and no check of it could tell which of them would ever end.
        raise CorruptLog("log: start: a position laid out by hand is not taken from others (regnum import takes it)")
    return document


def _bots(document: Mapping[str, Any], seats: int) -> list[str | None]:
    """The bot of each seat as far as the document tells; None: a person."""
    specs = document.get("seats_spec", ["human"] * seats)
    known = {"human": None, **{f"bot:{name}": name for name in BOTS}}
    if isinstance(specs, list):  # a bot with a budget of its own thinks as long as others here
        specs = ["bot:search" if isinstance(s, str) and s not in known and _with_budget(s) else s for s in specs]
    if not isinstance(specs, list) or len(specs) != seats or not all(isinstance(s, str) and s in known for s in specs):
        raise CorruptLog(f"log: seats_spec: must be a list of {seats} of: {', '.join(known)}")
    return [known[s] for s in specs]


def _with_budget(spec: str) -> bool:
    return spec.startswith("bot:search:") and known_bot(spec.removeprefix("bot:"))


def _pack(table: Table[Any], bots: list[str | None]) -> Made:
    start = None if table.origin is None else encode(table.origin, table.game.shape)
    override = getattr(table.content, "override", None)
    entries = [entry_out(e) for e in table.log if e is not None]
    events = [event_out(e) for e in table.events]
    places = {point.pos: snapshots.pack(point, table.game) for point in table.left_behind}
    made = Made(table.setup, override, start, snapshot(table), entries, events, bots, places)
    began = time.process_time()
    made.table()
    if time.process_time() - began > OPENING:
        raise CorruptLog("log: too slow to be opened")
    return made


# --- in the server ---


class Sandbox:
    def __init__(self, workers: int, seconds: float, megabytes: int) -> None:
        self.seconds, self.memory = seconds, megabytes << 20
        self.workers = Workers(workers, "sandbox")
        self._waiting = 0
        self.askers: set[str] = set()  # of whom something is under way: people and addresses (quotas.py)
        self.ended = 0  # processes that took too long or too much

    async def begin(self, setup: Setup, content: Mapping[str, Any], stored: bool = False) -> Table[Any]:
        return await self._table(Begin(setup, content, stored))

    async def rehearse(self, position: Position, answer: tuple[int, str] | None = None) -> None:
        await self._do(Rehearse(position, answer))

    async def replay(self, log: bytes | dict[str, Any]) -> tuple[Made, Table[Any]]:
        made: Made = await self._do(Replay(log))
        return made, await asyncio.to_thread(made.table)

    async def pack(self, game: str, content: Mapping[str, Any], options: Mapping[str, str]) -> Packed:
        packed: Packed = await self._do(Pack(game, content, options))
        return packed

    async def _table(self, what: Begin) -> Table[Any]:
        made: Made = await self._do(what)
        return await asyncio.to_thread(made.table)

    async def _do(self, what: Task) -> Any:
        if self._waiting >= WAITING:
            busy = Problem(429, "too_many", "too many tables are being made; try again", retry_after=10)
            busy.headers["retry-after"] = "10"
            raise busy
        self._waiting += 1
        try:
            found = await self.workers.wait(self._ask, what)
        finally:
            self._waiting -= 1
        kind, value = found or ("late", None)
        if kind == "made":
            return value
        if kind in ("late", "large"):
            much = "time" if kind == "late" else "memory"
            raise Problem(422, "too_large", f"working this out takes too much {much}")
        for error in (BadContent, CorruptLog):
            if kind == error.__name__:
                raise error(value)
        raise RegnumError(value)

    def _ask(self, what: Task) -> tuple[str, Any] | None:
        used = self.workers.take()
        found, worker = self._ask_one(used, what)
        if used is not None and found is not None and found[0] == "large":  # it may be full of what others asked for
            found, worker = self._ask_one(None, what)
        self.workers.put(worker)
        return found

    def _ask_one(self, worker: Worker | None, what: Task) -> tuple[tuple[str, Any] | None, Worker | None]:
        """The answer, and who may be asked next."""
        worker = worker or Worker(work, self.memory, GRACE)
        found: tuple[str, Any] | None = worker.ask((what, self.seconds), 4 * self.seconds)  # cores may be busy
        if found is None or found[0] == "large":
            worker.end()
            self.ended += 1
            return found, None
        return found, worker

    def close(self) -> None:
        self.workers.close()
