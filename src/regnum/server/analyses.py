"""Games that are thought about when they are over, in a process that gives way to everything else.

An analysis (regnum.analysis) goes in pieces. What is found so far is stored after every few of them, so that whoever
asks sees how far it is, and it goes on where it was when a server has been stopped or killed. A game is thought about
once: `mark` names the log and the way it was done. While bots have questions to answer it waits, for a while.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import time
from dataclasses import dataclass
from typing import Any

from sqlalchemy import or_, select, update
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncSession

from .. import analysis
from ..kernel import RegnumError
from ..log import export_log
from ..story import Log
from . import present
from .documents import speaker
from .live import Live
from .making import allow_secrets
from .models import Analysis, Result, now
from .positions import read_entries
from .problems import Problem
from .tables import TableService
from .workers import Worker, Workers

log = logging.getLogger("regnum.analyses")
WAITING, WORKING, DONE, FAILED, CANCELLED = "waiting", "working", "done", "failed", "cancelled"
AT_A_TIME = 1.5  # seconds of work after which what is found so far comes back
PATIENCE = 600.0  # seconds for that, on a machine that is busy with other things
GIVE_WAY = 20.0  # seconds that it waits at most while bots are asked
LOOK_ROUND = 3.0  # seconds between two looks for games that wait
BEAT = 5.0  # seconds between two signs of life
LOST = 20_000  # ms without one after which somebody else goes on with it
TRIES = 2  # processes that may fail at one piece
LOWER = 10  # priority: a tenth of what others get, where all are busy
GRACE = 60.0  # seconds for a fresh process to come up


@dataclass(frozen=True)
class Piece:
    """What a process needs to go on with a game."""

    key: str
    document: dict[str, Any]
    found: dict[str, Any] | None


# --- in the process ---

_known: dict[str, Log] = {}  # the game that is being thought about here


def work(piece: Piece) -> tuple[str, Any]:
    """Some pieces more: what is found so far, or why it cannot be."""
    try:
        if os.getpriority(os.PRIO_PROCESS, 0) < LOWER:
            os.setpriority(os.PRIO_PROCESS, 0, LOWER)
        began = time.monotonic()
        if piece.key not in _known:
            _known.clear()
            _known[piece.key] = Log(piece.document)
        here, found = _known[piece.key], piece.found
        if found is None:
            return "found", analysis.begin(here)
        while not analysis.is_done(found) and time.monotonic() - began < AT_A_TIME:
            analysis.go_on(here, found)
        return "found", found
    except RegnumError as error:
        return "refused", str(error)
    except Exception as error:
        return "failed", f"{type(error).__name__}: {error}"


# --- in the server ---


def mark_of(live: Live) -> str:
    row = live.row
    return f"{analysis.VERSION}.{row.setup['revision']}.{row.turns_back}.{row.entries}"


class Analyses:
    def __init__(self, tables: TableService) -> None:
        self.tables = tables
        self.workers = Workers(1, "analyses")
        self.memory = tables.settings.sandbox_megabytes << 20
        self._news = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._busy: Worker | None = None
        self._at: str | None = None  # the table that is being thought about

    # --- for people ---

    async def ask(self, table_id: str, user_id: int) -> None:
        """See to it that the game is thought about, if it is not yet."""
        async with self.tables.look(table_id) as live:
            may_analyse(live, user_id)
            mark = mark_of(live)
        async with self.tables.db.session() as session:
            row = await session.get(Analysis, table_id, with_for_update=True)
            if row is None:
                session.add(Analysis(table_id=table_id, mark=mark, status=WAITING))
            elif row.mark != mark:
                row.mark, row.status, row.done, row.total, row.found = mark, WAITING, 0, 0, None
                row.asked = now()
            elif row.status in (FAILED, CANCELLED):
                row.status, row.asked = WAITING, now()
            await session.commit()
        self._news.set()

    async def cancel(self, table_id: str, user_id: int) -> None:
        """What was found so far stays; asking again goes on from there."""
        async with self.tables.look(table_id) as live:
            if not live.held(user_id) and live.row.created_by != user_id:
                raise Problem(403, "not_yours", "only who sat here can stop the analysis")
        async with self.tables.db.session() as session:
            open_still = Analysis.status.in_((WAITING, WORKING))
            query = update(Analysis).where(Analysis.table_id == table_id, open_still).values(status=CANCELLED)
            await session.execute(query)
            await session.commit()

    async def shown(self, table_id: str, user_id: int | None, language: str) -> dict[str, Any]:
        async with self.tables.look(table_id) as live:
            may_analyse(live, user_id)
            mark, w = mark_of(live), speaker(live, language)
            held = live.held(user_id)
        async with self.tables.db.reading() as session:
            row = await session.get(Analysis, table_id)
            mine = await own_record(session, table_id, user_id) if len(held) == 1 else None
        if row is None or row.mark != mark:
            return {"status": "none", "done": 0, "total": 0, "mine": mine}
        made = {"status": row.status, "done": row.done, "total": row.total, "mine": mine}
        return made if row.found is None else {**made, **worded(row.found, w)}

    # --- in the background ---

    def start(self) -> None:
        self._task = asyncio.get_running_loop().create_task(self._run())

    async def stop(self) -> None:
        """What is under way is left to whoever comes next."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        if self._at is not None:
            with contextlib.suppress(SQLAlchemyError, OSError):
                await self._set(self._at, status=WAITING)
        if (busy := self._busy) is not None:
            await asyncio.to_thread(busy.end)
        await asyncio.to_thread(self.workers.close)

    async def _run(self) -> None:
        while True:
            try:
                while (table_id := await self._next()) is not None:
                    await self._think(table_id)
            except Exception as error:
                if not self.tables.db.health.blame(error):
                    log.exception("analyses failed; trying again")
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(LOOK_ROUND):
                    await self._news.wait()
            self._news.clear()

    async def _next(self) -> str | None:
        """A game that waits, or that whoever thought about it has left alone; it is ours then."""
        free = or_(Analysis.status == WAITING, (Analysis.status == WORKING) & (Analysis.beat < now() - LOST))
        async with self.tables.db.reading() as session:
            query = select(Analysis.table_id).where(free).order_by(Analysis.asked).limit(1)
            found: str | None = await session.scalar(query)
        if found is None:
            return None
        async with self.tables.db.session() as session:
            claim = update(Analysis).where(Analysis.table_id == found, free).values(status=WORKING, beat=now())
            ours = (await session.execute(claim.returning(Analysis.table_id))).scalar_one_or_none()
            await session.commit()
        return ours or await self._next()

    async def _think(self, table_id: str) -> None:
        self._at = table_id
        try:
            await self._all_of(table_id)
        except Problem as error:
            await self._set(table_id, status=FAILED)
            log.info("left an analysis alone: %s", error)
        finally:
            if not asyncio.current_task().cancelling():  # type: ignore[union-attr]
                self._at = None

    async def _all_of(self, table_id: str) -> None:
        async with self.tables.look(table_id) as live:
            mark = mark_of(live)
            table = live.playing()
            async with self.tables.db.reading() as session:
                entries = await read_entries(session, table_id)
                row = await session.get(Analysis, table_id)
            document = await live.show("a log", lambda: export_log(table, None, entries))
        document["names"] = []
        found = row.found if row is not None and row.mark == mark else None
        failures = 0
        while found is None or not analysis.is_done(found):
            await self._give_way()
            kind, value = await self._answer(table_id, Piece(f"{table_id} {mark}", document, found))
            if kind != "found":
                failures += 1
                if kind == "refused" or failures == TRIES:
                    log.error("an analysis failed: %s", value)
                    await self._set(table_id, status=FAILED)
                    return
                continue
            found, failures = value, 0
            over = analysis.is_done(value)
            more = {"done": analysis.done(value), "total": analysis.size(value), "found": value, "beat": now()}
            if not await self._set(table_id, mark, status=DONE if over else WORKING, **more):
                return  # stopped, or the game is another one now

    async def _answer(self, table_id: str, piece: Piece) -> tuple[str, Any]:
        """What a process says to it. Meanwhile others see that somebody is at it."""
        asked = asyncio.ensure_future(self.workers.wait(self._ask, piece))
        while not (await asyncio.wait({asked}, timeout=BEAT))[0]:
            await self._set(table_id, beat=now())
        return asked.result() or ("gone", "no answer")

    async def _give_way(self) -> None:
        until = time.monotonic() + GIVE_WAY
        while self.tables.bots.open and time.monotonic() < until:
            await asyncio.sleep(0.1)

    def _ask(self, piece: Piece) -> tuple[str, Any] | None:
        worker = self._busy = self.workers.take() or Worker(work, self.memory, GRACE)
        answer: tuple[str, Any] | None = worker.ask(piece, PATIENCE)
        self._busy = None
        if answer is None:
            worker.end()
        self.workers.put(None if answer is None else worker)
        return answer

    async def _set(self, table_id: str, mark: str | None = None, **values: Any) -> bool:
        """Write it, if it is still being worked at (of this log)."""
        query = update(Analysis).where(Analysis.table_id == table_id, Analysis.status == WORKING)
        if mark is not None:
            query = query.where(Analysis.mark == mark)
        async with self.tables.db.session() as session:
            wrote = (await session.execute(query.values(**values).returning(Analysis.table_id))).scalar_one_or_none()
            await session.commit()
        return wrote is not None


def may_analyse(live: Live, user_id: int | None) -> None:
    """It tells everything, as the log does; and of a game that goes on it would be advice, unless the log came from
    elsewhere."""
    allow_secrets(live, user_id)
    if live.row.status != "over" and not live.row.setup.get("known"):
        raise Problem(409, "not_over", "a game is analysed when it is over")


# --- what is told ---


def worded(found: dict[str, Any], w: present.Speaker) -> dict[str, Any]:
    """In one language, with the names of those who played."""
    language = w.words.texts.language

    def say(text: dict[str, str]) -> str:
        return present.SEAT.sub(lambda m: w.seat(int(m[1])), text.get(language, ""))

    def move(one: dict[str, Any] | None) -> Any:
        if one is None:
            return None
        return {**one, "text": say(one["text"]), **({"why": say(one["why"])} if one.get("why") else {})}

    return {
        "entries": found["entries"],
        "at": found["at"],
        "chances": found["points"],
        "series": [{"label": say(s["label"]), "values": s["values"]} for s in found["series"]],
        "turns": [{**turn, "text": say(turn["text"])} for turn in found["turns"]],
        "course": say(found["course"]),
        "sources": [{**s, "title": say(s["title"]) or s["rule"]} for s in found["sources"]],
        "records": [{**record, "text": say(record["text"])} for record in found["records"]],
        "turning": [
            {
                **point,
                "lines": [say(line) for line in point["lines"]],
                "played": move(point["played"]),
                "stronger": move(point["stronger"]),
            }
            for point in analysis.turning_points(found)
        ],
    }


async def own_record(session: AsyncSession, table_id: str, user_id: int | None) -> dict[str, Any] | None:
    """How this game stands among all of the person's own of its kind; None if it does not count as one."""
    query = select(Result.table_id, Result.game, Result.score, Result.share).where(
        Result.player_key == f"user:{user_id}"
    )
    rows = (await session.execute(query)).all()
    here = next((row for row in rows if row.table_id == table_id), None)
    if here is None:
        return None
    same = [row for row in rows if row.game == here.game]
    others = [row.score for row in same if row.table_id != table_id]
    return {
        "played": len({row.table_id for row in same}),
        "wins": round(sum(row.share for row in same), 2),
        "score": here.score,
        "best": max(others) if others else None,
    }
