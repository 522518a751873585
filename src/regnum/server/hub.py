"""Who is connected to this process, and how the processes of one server tell each other what changed.

A change is announced inside its own transaction (PostgreSQL sends it on commit), so nobody hears of a move
that was never made. With SQLite there is one process and nothing to send.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import secrets
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Iterable
from typing import Any, Protocol

import psycopg
from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncSession

from .db import Database

log = logging.getLogger("regnum.hub")
CHANNEL = "regnum"
REPEAT = 20.0  # seconds between two announcements of who is here
GONE = 60.0  # a process that was silent so long is no more
QUIET = 60.0  # seconds after which a client's document is packed
GATHER = 0.05  # seconds for which comings and goings are collected before the others are told
ROOM = 2000  # bytes of a message before it is sent; a table may add 4,000 and PostgreSQL takes 8,000
RECENT = 1000  # documents kept for clients that lose their connection


class Listener(Protocol):
    """A connection of a client."""

    user_id: int | None
    pushed: float  # when it last got something

    def pack(self) -> None:
        """It has been quiet for long: take less room."""

    def poke(self) -> None:
        """The table may have changed: look, and send what is new."""

    def tell(self, message: dict[str, Any]) -> None:
        """Send this as it is."""

    def hear(self, chat: dict[str, Any]) -> None:
        """Send a line of chat, unless its writer is muted here."""


class Recent:
    """The last document each client got, so that one that comes back gets only what changed."""

    def __init__(self) -> None:
        self.docs: OrderedDict[Any, tuple[str, bytes]] = OrderedDict()

    def keep(self, key: Any, fingerprint: str, packed: bytes | None) -> None:
        if packed is None:
            return
        self.docs[key] = (fingerprint, packed)
        self.docs.move_to_end(key)
        while len(self.docs) > RECENT:
            self.docs.popitem(last=False)

    def find(self, key: Any, fingerprint: str | None) -> bytes | None:
        known = self.docs.get(key)
        return known[1] if known is not None and known[0] == fingerprint else None


class Hub:
    def __init__(self, db: Database) -> None:
        self.db = db
        self.me = secrets.token_hex(6)
        self.here: dict[str, set[Listener]] = {}
        self.remote: dict[str, dict[str, tuple[frozenset[int], float]]] = {}  # table, process: users, when
        self.on_change: list[Callable[[str, int, bool, Any], None]] = []
        self.on_listen: list[Callable[[], None]] = []
        self.read_chat: Callable[[int], Awaitable[dict[str, Any] | None]] | None = None
        self.listening = asyncio.Event()
        self.recent = Recent()
        self._tasks: list[asyncio.Task[None]] = []
        self._moved: dict[str, bool] = {}  # tables where somebody came or went; true: ask who else is there
        self._stirred = asyncio.Event()

    # --- connections ---

    def join(self, table_id: str, listener: Listener) -> None:
        first = table_id not in self.here
        self.here.setdefault(table_id, set()).add(listener)
        self._presence(table_id, ask=first)

    def part(self, table_id: str, listener: Listener) -> None:
        group = self.here.get(table_id, set())
        group.discard(listener)
        if not group:
            self.here.pop(table_id, None)
        self._presence(table_id)

    def local_users(self, table_id: str) -> frozenset[int]:
        return frozenset(c.user_id for c in self.here.get(table_id, ()) if c.user_id is not None)

    def online(self, table_id: str) -> frozenset[int]:
        """The users who are at the table, in whatever process."""
        users = set(self.local_users(table_id))
        fresh = time.monotonic() - GONE
        for remote, seen in self.remote.get(table_id, {}).values():
            if seen > fresh:
                users |= remote
        return frozenset(users)

    def connections(self) -> int:
        return sum(map(len, self.here.values()))

    # --- news ---

    def news(self, table_id: str, version: int, move: Any = None) -> str:
        """What the other processes are told of a change. With the `move` they make it themselves instead of reading."""
        return json.dumps({"k": "change", "t": table_id, "v": version, "m": move, "w": self.me})

    async def announce(self, session: AsyncSession, table_id: str, version: int, move: Any = None) -> None:
        """In the transaction of a change: tell the other processes of it once it is made."""
        if self.db.postgres:
            await self._notify(session, self.news(table_id, version, move))

    def changed(self, table_id: str, version: int, own: bool = True, move: Any = None) -> None:
        """After the transaction: tell the clients of this process. `own`: the change was made here."""
        for call in self.on_change:
            call(table_id, version, own, move)
        for listener in list(self.here.get(table_id, ())):
            listener.poke()

    async def announce_chat(self, session: AsyncSession, table_id: str, chat_id: int) -> None:
        if self.db.postgres:
            await self._notify(session, json.dumps({"k": "chat", "t": table_id, "id": chat_id, "w": self.me}))

    def chat(self, table_id: str, message: dict[str, Any]) -> None:
        for listener in list(self.here.get(table_id, ())):
            listener.hear(message)

    async def _notify(self, session: AsyncSession, payload: str) -> None:
        await session.execute(text("SELECT pg_notify(:channel, :payload)"), {"channel": CHANNEL, "payload": payload})

    # --- presence ---

    def _presence(self, table_id: str, ask: bool = False) -> None:
        for listener in list(self.here.get(table_id, ())):
            listener.poke()
        self._tell_here([table_id], ask)

    def _tell_here(self, tables: Iterable[str], ask: bool = False) -> None:
        """The other processes shall know who is at these tables."""
        if not self.db.postgres:
            return
        for table_id in tables:
            self._moved[table_id] = ask or self._moved.get(table_id, False)
        self._stirred.set()

    async def _telling(self) -> None:
        while True:
            await self._stirred.wait()
            await asyncio.sleep(GATHER)
            self._stirred.clear()
            moved, self._moved = self._moved, {}
            if not moved:
                continue
            try:
                async with self.db.session() as session:
                    for payload in self._here(moved):
                        await self._notify(session, payload)
                    await session.commit()
            except Exception as error:
                log.warning("presence not announced: %s", type(error).__name__)

    def _here(self, moved: dict[str, bool]) -> list[str]:
        """Who is at these tables, in as few messages as hold it."""
        made: list[str] = []
        here: dict[str, list[int]] = {}
        size = 0
        for table_id in moved:
            here[table_id] = sorted(self.local_users(table_id))[:500]
            size += 40 + 8 * len(here[table_id])
            if size > ROOM or table_id == next(reversed(moved)):
                ask = [t for t in here if moved[t]]
                made.append(json.dumps({"k": "here", "here": here, "ask": ask, "w": self.me}))
                here, size = {}, 0
        return made

    # --- the other processes ---

    def start(self) -> None:
        self._spawn(self._repeat())
        if self.db.postgres:
            self._spawn(self._listen())
            self._spawn(self._telling())
        else:
            self.listening.set()

    async def stop(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def _spawn(self, work: Any) -> None:
        task: asyncio.Task[None] = asyncio.ensure_future(work)
        self._tasks.append(task)
        task.add_done_callback(lambda t: self._tasks.remove(t) if t in self._tasks else None)

    async def _repeat(self) -> None:
        while True:
            await asyncio.sleep(REPEAT)
            for group in list(self.here.values()):
                for listener in group:
                    if listener.pushed < time.monotonic() - QUIET:
                        listener.pack()
            self._tell_here(self.here)
            old = time.monotonic() - GONE
            for table_id, found in list(self.remote.items()):
                for worker in [w for w, (_, seen) in found.items() if seen < old]:
                    del found[worker]
                if not found:
                    del self.remote[table_id]

    async def _listen(self) -> None:
        url = self.db.url.set(drivername="postgresql").render_as_string(hide_password=False)
        while True:
            try:
                async with await psycopg.AsyncConnection.connect(url, autocommit=True) as connection:
                    await connection.execute(f"LISTEN {CHANNEL}")
                    self.listening.set()
                    for call in self.on_listen:  # what was missed meanwhile
                        call()
                    for table_id in list(self.here):
                        self.changed(table_id, -1, own=False)
                    async for note in connection.notifies():
                        with contextlib.suppress(ValueError, KeyError):
                            await self._heard(json.loads(note.payload))
            except (psycopg.Error, OSError) as error:
                log.warning("no connection for LISTEN (%s); trying again", type(error).__name__)
            self.listening.clear()
            await asyncio.sleep(1)

    async def _heard(self, message: dict[str, Any]) -> None:
        if message["w"] == self.me:
            return
        if message["k"] == "change":
            self.changed(message["t"], message["v"], own=False, move=message["m"])
        elif message["k"] == "chat" and self.read_chat is not None and message["t"] in self.here:
            found = await self.read_chat(message["id"])
            if found is not None:
                self.chat(message["t"], found)
        elif message["k"] == "here":  # kept for tables without listeners here too: who is online gets no mail
            for table_id, users in message["here"].items():
                before = self.online(table_id)
                self.remote.setdefault(table_id, {})[message["w"]] = (frozenset(users), time.monotonic())
                if self.online(table_id) != before:
                    for listener in list(self.here.get(table_id, ())):
                        listener.poke()
            self._tell_here(message["ask"])
