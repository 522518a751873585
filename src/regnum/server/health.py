"""Whether the database can be read and written. What fails because it cannot is answered 503, and the log has
one line when that begins and one when it is over, however many requests it touches."""

from __future__ import annotations

import asyncio
import logging
import shutil
import sqlite3
import time
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import psycopg
from sqlalchemy import exc, text

from .problems import Problem

if TYPE_CHECKING:
    from .db import Database

log = logging.getLogger("regnum.health")
AGAIN = 1.0  # seconds between two looks at a database that is away
FRESH = 5.0  # seconds for which a good answer holds: who asks too often costs nothing
PATIENCE = 5.0  # seconds after which a database that says nothing counts as away
RETRY_AFTER = 5  # seconds, told to clients
SPARE = 16 << 20  # bytes: with less room than this on its disk a server with SQLite is not ready
AWAY_SQLITE = {
    sqlite3.SQLITE_BUSY,
    sqlite3.SQLITE_LOCKED,
    sqlite3.SQLITE_READONLY,
    sqlite3.SQLITE_IOERR,
    sqlite3.SQLITE_FULL,
    sqlite3.SQLITE_CANTOPEN,
}
AWAY = (
    psycopg.OperationalError,
    psycopg.InterfaceError,
    psycopg.errors.ReadOnlySqlTransaction,
    exc.TimeoutError,  # no connection became free
)
INSERT = text("INSERT INTO limits (key, full_at) VALUES ('probe', :at) ON CONFLICT (key) DO UPDATE SET full_at = :at")


def cause(error: BaseException) -> BaseException | None:
    """The failure of the database behind an error, if there is one: not a mistake in what was asked of it."""
    for found in _chain(error):
        if isinstance(found, sqlite3.OperationalError):
            if getattr(found, "sqlite_errorcode", 0) & 255 in AWAY_SQLITE:
                return found
        elif isinstance(found, AWAY):
            return found
    return None


def _chain(error: BaseException) -> Iterator[BaseException]:
    seen: set[int] = set()
    todo: list[BaseException | None] = [error]
    while todo:
        one = todo.pop(0)
        if one is None or id(one) in seen:
            continue
        seen.add(id(one))
        yield one
        todo += [one.orig if isinstance(one, exc.DBAPIError) else None, one.__cause__, one.__context__]


def problem() -> Problem:
    made = Problem(
        503, "unavailable", "the database cannot be reached now; try again in a moment", retry_after=RETRY_AFTER
    )
    made.headers["Retry-After"] = str(RETRY_AFTER)
    return made


def one_line(error: BaseException) -> str:
    first = (str(error).strip() or type(error).__name__).splitlines()[0]
    return first[:300]


class Health:
    def __init__(self, db: Database) -> None:
        self.db = db
        self.away: float | None = None  # since when
        self._known: tuple[float, str | None] = (float("-inf"), None)  # when it was looked at last; why not ready
        self._looking = asyncio.Lock()
        self._watch: asyncio.Task[None] | None = None

    def blame(self, error: BaseException) -> bool:
        """Whether this failed for want of the database. Then somebody watches until it is back."""
        found = cause(error)
        if found is None:
            return False
        if self.away is None:
            self.away = time.monotonic()
            self._known = (float("-inf"), None)
            log.warning("the database is not available (%s); what needs it is answered 503", one_line(found))
            self._watch = asyncio.get_running_loop().create_task(self._until_back())
        return True

    async def _until_back(self) -> None:
        while True:
            await asyncio.sleep(AGAIN)
            try:
                await self._write()
            except Exception:  # said already
                continue
            log.warning("the database is available again after %.1f s", time.monotonic() - (self.away or 0.0))
            self.away = None
            return

    async def why_not(self) -> str | None:
        """None when everything can be read and written; else `database` or `disk`. Anybody may ask, so the answer
        is kept for a while."""
        async with self._looking:
            at, known = self._known
            if time.monotonic() - at < (FRESH if known is None and self.away is None else AGAIN):
                return known
            self._known = (time.monotonic(), await self._look())
            return self._known[1]

    async def _look(self) -> str | None:
        if not self.db.postgres and shutil.disk_usage(Path(self.db.path).parent).free < SPARE:
            return "disk"
        try:
            await self._write()
        except Exception as error:
            self.blame(error)
            return "database"
        return None

    async def _write(self) -> None:
        """Nothing less than a committed write shows that one is possible, in each of the two ways in which we write:
        their connections are kept apart, and those that an outage has cut are found out only by use."""
        async with asyncio.timeout(PATIENCE):
            async with self.db.session() as session:
                await session.execute(INSERT, {"at": time.time()})
                await session.commit()
            async with self.db.at_once() as connection:
                await connection.execute(INSERT, {"at": time.time()})

    async def close(self) -> None:
        if self._watch is not None:
            self._watch.cancel()
            await asyncio.gather(self._watch, return_exceptions=True)
