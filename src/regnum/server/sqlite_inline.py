"""SQLite without a thread for each connection.

A statement on a local file takes some 20 µs, handing it to another thread and back ten times that, and a
move needs a dozen of them. So they run where they are asked for. Only a checkpoint of the write-ahead log waits
for the disk; it is left to a thread (`Database.checkpoint`). The classes have the face of aiosqlite's, which is
what SQLAlchemy expects.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Awaitable, Callable, Iterable
from typing import Any

PRAGMAS = (
    "PRAGMA busy_timeout=15000",
    "PRAGMA journal_mode=WAL",
    "PRAGMA synchronous=NORMAL",
    "PRAGMA foreign_keys=ON",
    "PRAGMA wal_autocheckpoint=20000",  # only if the server's own checkpoints fail to come
)


def opened(path: str) -> sqlite3.Connection:
    # it begins nothing by itself (isolation_level); tests and shutdown may end it from another thread
    made = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
    for pragma in PRAGMAS:
        made.execute(pragma)
    return made


class Cursor:
    def __init__(self, connection: sqlite3.Connection) -> None:
        self._cursor = connection.cursor()

    async def __aenter__(self) -> Cursor:
        return self

    async def execute(self, statement: str, parameters: Any = ()) -> Cursor:
        self._cursor.execute(statement, parameters)
        return self

    async def executemany(self, statement: str, parameters: Iterable[Any]) -> Cursor:
        self._cursor.executemany(statement, parameters)
        return self

    async def fetchone(self) -> Any:
        return self._cursor.fetchone()

    async def fetchmany(self, size: int | None = None) -> list[Any]:
        return self._cursor.fetchmany(self._cursor.arraysize if size is None else size)

    async def fetchall(self) -> list[Any]:
        return self._cursor.fetchall()

    async def close(self) -> None:
        self._cursor.close()

    @property
    def description(self) -> Any:
        return self._cursor.description

    @property
    def rowcount(self) -> int:
        return self._cursor.rowcount

    @property
    def lastrowid(self) -> int | None:
        return self._cursor.lastrowid

    @property
    def arraysize(self) -> int:
        return self._cursor.arraysize

    @arraysize.setter
    def arraysize(self, value: int) -> None:
        self._cursor.arraysize = value


class Connection:
    def __init__(self, path: str) -> None:
        self._conn = opened(path)
        self._connection: sqlite3.Connection | None = self._conn

    def cursor(self) -> Cursor:
        return Cursor(self._conn)

    async def commit(self) -> None:
        self._conn.commit()

    async def rollback(self) -> None:
        self._conn.rollback()

    async def close(self) -> None:
        self.stop()

    def stop(self) -> None:
        self._connection = None
        self._conn.close()

    async def create_function(self, *args: Any, **kwargs: Any) -> None:
        self._conn.create_function(*args, **kwargs)


def creator(path: str) -> Callable[..., Awaitable[Connection]]:
    async def connect(*args: Any, **kwargs: Any) -> Connection:
        return Connection(path)

    return connect


def checkpoint(path: str) -> None:
    """Carry the write-ahead log over into the database file. Waits for the disk: not for the event loop."""
    connection = sqlite3.connect(path, timeout=1)
    try:
        connection.execute("PRAGMA wal_checkpoint(PASSIVE)")
    finally:
        connection.close()
