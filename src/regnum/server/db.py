"""The database: SQLite in a file, or PostgreSQL. The rest of the server does not care which."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from alembic import command
from alembic.config import Config
from fastapi import Request
from sqlalchemy import Connection, event, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError
from sqlalchemy.ext.asyncio import (
    AsyncConnection,
    AsyncEngine,
    AsyncSession,
    async_sessionmaker,
    create_async_engine,
)

from ..kernel import RegnumError
from . import health, private, sqlite_inline

DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+psycopg", "postgres": "postgresql+psycopg"}

REACH = 60.0  # seconds


class Database:
    def __init__(self, url: str) -> None:
        try:
            parsed = make_url(url)
        except ArgumentError:
            raise RegnumError(f"--db: '{url}' is not a database address") from None
        backend = parsed.drivername.partition("+")[0]
        if backend not in DRIVERS:
            raise RegnumError(f"--db: '{backend}' is not known (use sqlite:///FILE or postgresql://…)")
        self.url = parsed.set(drivername=DRIVERS[backend])
        self.postgres = backend != "sqlite"
        self._inline: sqlite3.Connection | None = None  # opened when it is first needed
        self._writing = asyncio.Lock()  # SQLite has one writer; waiting here is fair, waiting there is not
        if self.postgres:
            self.engine: AsyncEngine = create_async_engine(self.url, pool_size=5, max_overflow=7, hide_parameters=True)
            # enough that moves wait for the disk together: PostgreSQL syncs once for all that commit meanwhile
            self._single = create_async_engine(
                self.url, pool_size=8, max_overflow=8, isolation_level="AUTOCOMMIT", hide_parameters=True
            )
        else:
            self.path = self.url.database or ""
            if self.path in ("", ":memory:"):
                raise RegnumError("--db: name a file for SQLite (sqlite:///FILE)")
            private.prepare(Path(self.path))
            made = sqlite_inline.creator(self.path)
            self.engine = create_async_engine(
                self.url, pool_size=8, max_overflow=16, async_creator=made, hide_parameters=True
            )
            event.listen(self.engine.sync_engine, "begin", _on_begin)
        self.health = health.Health(self)
        self._make = async_sessionmaker(self.engine, expire_on_commit=False)

    @asynccontextmanager
    async def session(self) -> AsyncIterator[AsyncSession]:
        """A session that may write. Commit it yourself. Never open one inside another."""
        if self.postgres:
            async with self._make() as made:
                yield made
            return
        async with self._writing, self._make() as made:
            await made.connection(execution_options={"regnum_write": True})
            yield made

    @asynccontextmanager
    async def at_once(self) -> AsyncIterator[AsyncConnection]:
        """For one statement that is a transaction by itself."""
        if self.postgres:
            async with self._single.connect() as made:
                yield made
            return
        async with self._writing, self.engine.connect() as made:
            await made.execution_options(regnum_write=True)
            yield made
            await made.commit()

    @asynccontextmanager
    async def inline(self) -> AsyncIterator[sqlite3.Connection]:
        """On SQLite: a transaction for what is written so often that nothing is to stand in between."""
        async with self._writing:
            try:
                self._inline = self._inline or sqlite_inline.opened(self.path)
                self._inline.execute("BEGIN IMMEDIATE")
                yield self._inline
                self._inline.commit()
            except BaseException as error:
                self._let_go()  # and with it what was begun
                if isinstance(error, sqlite3.Error):  # as from any other statement
                    raise DBAPIError.instance("inline", None, error, sqlite3.Error) from error
                raise

    def _let_go(self) -> None:
        if self._inline is not None:
            self._inline.close()
            self._inline = None

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncSession]:
        """A session that only reads, and never waits for one that writes."""
        async with self._make() as made:
            yield made

    async def reach(self, patience: float = REACH) -> None:
        """At the start: wait for a PostgreSQL that is still starting itself."""
        until = time.monotonic() + patience
        while self.postgres:
            try:
                async with self.engine.connect():
                    return
            except Exception as error:
                found = health.cause(error)
                if found is None:
                    raise
                if time.monotonic() > until:
                    raise RegnumError(f"--db: the database cannot be reached: {health.one_line(found)}") from None
                self.health.blame(error)
                await asyncio.sleep(1)

    async def upgrade(self) -> None:
        """Bring the tables to the newest revision; nothing happens if they are there already."""
        async with self.engine.connect() as connection:
            if not self.postgres:
                connection = await connection.execution_options(regnum_write=True)
            await connection.run_sync(_upgrade)
            await connection.commit()

    async def checkpoint(self) -> None:
        """SQLite: keep the write-ahead log short. PostgreSQL sees to that itself."""
        if not self.postgres:
            with contextlib.suppress(sqlite3.Error):
                await asyncio.to_thread(sqlite_inline.checkpoint, self.path)

    async def close(self) -> None:
        await self.health.close()
        self._let_go()
        await self.engine.dispose()
        if self.postgres:
            await self._single.dispose()


def _on_begin(connection: Connection) -> None:
    write = connection.get_execution_options().get("regnum_write")
    connection.exec_driver_sql("BEGIN IMMEDIATE" if write else "BEGIN")


def _upgrade(connection: Connection) -> None:
    if connection.dialect.name == "postgresql":  # several workers may start at once
        connection.exec_driver_sql("SELECT pg_advisory_xact_lock(7310)")
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


async def get_session(request: Request) -> AsyncIterator[AsyncSession]:
    """FastAPI dependency: reads for GET, may write otherwise."""
    db: Database = request.app.state.db
    async with db.reading() if request.method in ("GET", "HEAD") else db.session() as made:
        yield made
