"""Who is connected to this process, and how the processes of one server tell each other what changed.

A change is told after its transaction, so nobody hears of a move that was never made, and in one of its own:
PostgreSQL lets transactions that notify commit one after the other, each waiting for the disk if it wrote something.
With SQLite there is one process and nothing to send.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import secrets
import time
from collections import Counter, OrderedDict
from collections.abc import Awaitable, Callable, Iterable
from typing import Any, Protocol

import psycopg
from sqlalchemy import select

from .db import Database
from .models import Session, now

log = logging.getLogger("regnum.hub")
CHANNEL = "regnum"
NOTIFY = "SELECT pg_notify(%s, message) FROM unnest(%s::text[]) AS message"
REPEAT = 20.0  # seconds between two announcements of who is here
GONE = 60.0  # a process that was silent so long is no more
QUIET = 20.0  # seconds after which a client's document is packed
GATHER = 0.05  # seconds for which comings and goings are collected before the others are told
ROOM = 2000  # bytes of a message before it is sent; a table may add 4,000 and PostgreSQL takes 8,000
RECENT = 1000  # documents kept for clients that lose their connection


class Listener(Protocol):
    """A connection of a client."""

    user_id: int | None
    session: str | None  # the hash of the session it came with
    address: str | None  # of a client without an account: such connections are counted by it
    pushed: float  # when it last got something
    muted_users: set[int]  # whom this person does not want to hear
    muted: set[int]  # and which seats of this table

    def end(self) -> None:
        """The session is over, and so is the connection."""

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
        self.sockets: Counter[int] = Counter()  # connections of each user
        self.strangers: Counter[str] = Counter()  # connections without an account, by address
        self.sits: Callable[[str, int], bool] = lambda table_id, user_id: True  # set by the tables
        self.remote: dict[str, dict[str, tuple[frozenset[int], float]]] = {}  # table, process: users, when
        self.on_change: list[Callable[[str, int, bool, Any], None]] = []
        self.on_listen: list[Callable[[], None]] = []
        self.read_chat: Callable[[int], Awaitable[dict[str, Any] | None]] | None = None
        self.listening = asyncio.Event()
        self.recent = Recent()
        self._tasks: list[asyncio.Task[None]] = []
        self._moved: dict[str, bool] = {}  # tables where somebody came or went; true: ask who else is there
        self._out: list[str] = []  # what the other processes are to be told
        self._stirred = asyncio.Event()

    # --- connections ---

    def came(self, listener: Listener) -> None:
        """Count a connection; at once, before anything is waited for, or many at a time would pass the same count."""
        if listener.user_id is not None:
            self.sockets[listener.user_id] += 1
        if listener.address is not None:
            self.strangers[listener.address] += 1

    def went(self, listener: Listener) -> None:
        if listener.user_id is not None:
            _less(self.sockets, listener.user_id)
        if listener.address is not None:
            _less(self.strangers, listener.address)

    def join(self, table_id: str, listener: Listener) -> None:
        first = table_id not in self.here
        before = self.local_users(table_id)
        self.here.setdefault(table_id, set()).add(listener)
        self._presence(table_id, before, ask=first)

    def part(self, table_id: str, listener: Listener) -> None:
        before = self.local_users(table_id)
        group = self.here.get(table_id, set())
        group.discard(listener)
        if not group:
            self.here.pop(table_id, None)
        self._presence(table_id, before)

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

    def changed(self, table_id: str, version: int, move: Any = None, own: bool = True) -> None:
        """This process has changed a table. With the `move` the others can make it themselves instead of reading.
        `own`: its copy of the table is up to date."""
        self._publish({"k": "change", "t": table_id, "v": version, "m": move})
        self._changed(table_id, version, own, None)

    def _changed(self, table_id: str, version: int, own: bool, move: Any) -> None:
        for call in self.on_change:
            call(table_id, version, own, move)
        for listener in list(self.here.get(table_id, ())):
            listener.poke()

    def said(self, table_id: str, line: dict[str, Any]) -> None:
        """A line of chat was written by this process."""
        self._publish({"k": "chat", "t": table_id, "id": line["id"]})
        self._said(table_id, line)

    def _said(self, table_id: str, line: dict[str, Any]) -> None:
        for listener in list(self.here.get(table_id, ())):
            listener.hear(line)

    def mutes(self, user_id: int, users: list[int]) -> None:
        """A person has said whom they do not want to hear."""
        self._publish({"k": "mutes", "u": user_id, "users": users})
        self._mutes(user_id, users)

    def _mutes(self, user_id: int, users: list[int]) -> None:
        for group in self.here.values():
            for listener in group:
                if listener.user_id == user_id:
                    listener.muted_users = set(users)

    def mutes_seats(self, user_id: int, table_id: str, seats: list[int]) -> None:
        """The same, of one table."""
        self._publish({"k": "mutes_seats", "u": user_id, "t": table_id, "seats": seats})
        self._mutes_seats(user_id, table_id, seats)

    def _mutes_seats(self, user_id: int, table_id: str, seats: list[int]) -> None:
        for listener in self.here.get(table_id, ()):
            if listener.user_id == user_id:
                listener.muted = set(seats)

    # --- sessions that end ---

    def session_ended(self, user_id: int) -> None:
        """Sessions of this user are over: so are the connections that came with them, in every process."""
        self._publish({"k": "ended", "u": user_id})
        if user_id in self.sockets:
            self._spawn(self._check_sessions({user_id}))

    async def _check_sessions(self, users: set[int] | None = None) -> None:
        """Ends connections (of these users, or of all) whose session is gone or has run out."""
        found = [c for group in self.here.values() for c in group if c.session is not None]
        if users is not None:
            found = [c for c in found if c.user_id in users]
        for n in range(0, len(found), 500):
            part = found[n : n + 500]
            hashes = {c.session for c in part}
            query = select(Session.token_hash).where(Session.token_hash.in_(hashes), Session.expires > now())
            async with self.db.reading() as session:
                good = set(await session.scalars(query))
            for listener in part:
                if listener.session not in good:
                    listener.end()

    # --- presence ---

    def _presence(self, table_id: str, before: frozenset[int], ask: bool = False) -> None:
        """Somebody came or went. Documents say which seats are online: who has none changes nothing in them."""
        after = self.local_users(table_id)
        self._poke_if_seated(table_id, before ^ after)
        if ask or before != after:
            self._tell_here([table_id], ask)

    def _poke_if_seated(self, table_id: str, users: Iterable[int]) -> None:
        if any(self.sits(table_id, user) for user in users):
            for listener in list(self.here.get(table_id, ())):
                listener.poke()

    def _tell_here(self, tables: Iterable[str], ask: bool = False) -> None:
        """The other processes shall know who is at these tables, soon."""
        if not self.db.postgres:
            return
        if not self._moved:
            asyncio.get_running_loop().call_later(GATHER, self._publish_here)
        for table_id in tables:
            self._moved[table_id] = ask or self._moved.get(table_id, False)

    def _publish_here(self) -> None:
        """Who is at the tables where that has changed, in as few messages as hold it."""
        moved, self._moved = self._moved, {}
        here: dict[str, list[int]] = {}
        size = 0
        for n, table_id in enumerate(moved, 1):
            here[table_id] = sorted(self.local_users(table_id))[:500]
            size += 40 + 8 * len(here[table_id])
            if size > ROOM or n == len(moved):
                self._publish({"k": "here", "here": here, "ask": [t for t in here if moved[t]]})
                here, size = {}, 0

    # --- the other processes ---

    def start(self) -> None:
        self._spawn(self._repeat())
        if self.db.postgres:
            self._spawn(self._listen())
            self._spawn(self._sending())
        else:
            self.listening.set()

    async def stop(self) -> None:
        with contextlib.suppress(Exception):  # the last that happened here
            await asyncio.wait_for(self._send(), 2)
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def _spawn(self, work: Any) -> None:
        task: asyncio.Task[None] = asyncio.ensure_future(work)
        self._tasks.append(task)
        task.add_done_callback(self._ended_task)

    def _ended_task(self, task: asyncio.Task[None]) -> None:
        if task in self._tasks:
            self._tasks.remove(task)
        if not task.cancelled() and task.exception() is not None:
            log.warning("a task of the hub failed (%s)", type(task.exception()).__name__)

    def _publish(self, message: dict[str, Any]) -> None:
        if self.db.postgres:
            self._out.append(json.dumps({**message, "w": self.me}))
            self._stirred.set()

    async def _sending(self) -> None:
        while True:
            await self._stirred.wait()
            self._stirred.clear()
            try:
                await self._send()
            except Exception as error:  # they are told later
                if not self.db.health.blame(error):
                    log.exception("the other processes were not told; trying again")
                await asyncio.sleep(1)
                self._stirred.set()

    async def _send(self) -> None:
        out, self._out = self._out, []
        if not out:
            return
        try:
            async with self.db.at_once() as connection:
                await connection.exec_driver_sql(NOTIFY, (CHANNEL, out))
        except BaseException:
            self._out = out + self._out
            raise

    async def _repeat(self) -> None:
        while True:
            await asyncio.sleep(REPEAT)
            try:
                await self._check_sessions()
            except Exception as error:  # the database is away; the next round comes soon
                log.warning("sessions were not checked (%s)", type(error).__name__)
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
                        self._changed(table_id, -1, False, None)
                    self._spawn(self._check_sessions())
                    async for note in connection.notifies():
                        with contextlib.suppress(ValueError, KeyError):
                            await self._heard(json.loads(note.payload))
            except Exception as error:  # whatever it was: who does not listen shows what is long past
                if not self.db.health.blame(error):
                    log.exception("no connection for LISTEN; trying again")
            self.listening.clear()
            await asyncio.sleep(1)

    async def _heard(self, message: dict[str, Any]) -> None:
        if message["w"] == self.me:
            return
        if message["k"] == "change":
            self._changed(message["t"], message["v"], False, message["m"])
        elif message["k"] == "chat" and self.read_chat is not None and message["t"] in self.here:
            found = await self.read_chat(message["id"])
            if found is not None:
                self._said(message["t"], found)
        elif message["k"] == "here":  # kept for tables without listeners here too: who is online gets no mail
            for table_id, users in message["here"].items():
                before = self.online(table_id)
                self.remote.setdefault(table_id, {})[message["w"]] = (frozenset(users), time.monotonic())
                if table_id in self.here:
                    self._poke_if_seated(table_id, self.online(table_id) ^ before)
            self._tell_here(message["ask"])
        elif message["k"] == "mutes":
            self._mutes(message["u"], message["users"])
        elif message["k"] == "mutes_seats":
            self._mutes_seats(message["u"], message["t"], message["seats"])
        elif message["k"] == "ended":
            self._spawn(self._check_sessions({message["u"]}))


def _less(counter: Counter[Any], key: Any) -> None:
    counter[key] -= 1
    if not counter[key]:
        del counter[key]
