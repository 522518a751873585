"""The tables: what is in memory, how it is looked at, and how it is changed: in one transaction, with a row lock
and a version check. What can be done at a table is in making, seating, moves, rewinding, order_book, driving, lists.

A move is acknowledged only after its log is committed. The table in memory is a cache of what the database
says; whoever finds it outdated, or fails on the way, throws it away.
"""

from __future__ import annotations

import asyncio
import logging
import time
import weakref
import zlib
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any

from sqlalchemy import select, update
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncSession

from ..kernel import EVERYBODY, canonical, new_seed
from . import patience, present
from .bots import BotPool
from .contents import Contents
from .db import Database
from .documents import chronicle, document, eyes, speaker
from .hub import Hub
from .live import HALTED, PAUSED, PEOPLE, TOLD_HALTED, Live, line_in, load
from .metrics import Metrics
from .models import Chat, GameTable, Seat, Told, now
from .problems import Problem
from .sandbox import Sandbox
from .saving import follow, save_row
from .settings import Settings

log = logging.getLogger("regnum.tables")
BOT_AWAY = "greedy"  # who sits in for a person


class Stale(Problem):
    """The table has moved on. Whoever answers the client adds the current document."""

    def __init__(self, detail: str) -> None:
        super().__init__(409, "stale", detail)


class Unloadable(Exception):
    """A stored table cannot be put up; the cause says why."""


class Change:
    """A change under way: the table, locked, and the transaction."""

    def __init__(self, live: Live, session: AsyncSession) -> None:
        self.live = live
        self.session = session
        self.chat: list[Chat] = []
        self.touched = False  # everybody is to know of it: a new version
        self.quiet = False  # only one seat is to know of it
        self.sent = False  # on its way into the database
        self.at = now()
        self.move: Any = None  # the answer that is all there is to it, for `follow`

    def note(self, key: str, seat: int | None, **more: Any) -> None:
        """A remark of the table itself, beside what people say."""
        note = {"key": key, "seat": seat, **more}
        self.chat.append(Chat(table_id=self.live.row.id, seat=seat, user_id=None, name="", text="", note=note))


@dataclass(frozen=True, slots=True)
class Shared:
    """A document that all spectators get alike, made and packed once."""

    text: str
    fingerprint: str
    packed: bytes

    def message(self) -> str:
        return f'{{"type":"doc","doc":{self.text},"fingerprint":"{self.fingerprint}","now":{now()}}}'


class TableService:
    def __init__(self, db: Database, hub: Hub, bots: BotPool, settings: Settings, metrics: Metrics) -> None:
        self.db = db
        self.hub = hub
        self.bots = bots
        self.settings = settings
        self.metrics = metrics
        self.sandbox = Sandbox(settings.sandbox_workers, settings.sandbox_seconds, settings.sandbox_megabytes)
        self.contents = Contents(self.sandbox)
        self.cache: OrderedDict[str, Live] = OrderedDict()
        self._loading: dict[str, int] = {}  # the newest version heard of while a table is being read
        self.new_seed: Callable[[], int] = new_seed
        self._locks: weakref.WeakValueDictionary[str, asyncio.Lock] = weakref.WeakValueDictionary()
        self.wake: Callable[[str], None] = lambda table_id: None  # see to bots and orders; set by `driving`
        hub.on_change.append(self._on_change)
        hub.sits = self._sits
        hub.on_listen.append(self.cache.clear)

    # --- loading ---

    def lock(self, table_id: str) -> asyncio.Lock:
        found = self._locks.get(table_id)
        if found is None:
            found = self._locks[table_id] = asyncio.Lock()
        return found

    async def _cached(self, session: AsyncSession, table_id: str, lock: bool) -> Live:
        """The newest state of the table, from memory or from the database."""
        query = select(GameTable.version, GameTable.revised).where(GameTable.id == table_id)
        newest = (await session.execute(query.with_for_update() if lock else query)).one_or_none()
        live = self.cache.get(table_id)
        if live is None or newest is None or (live.row.version, live.row.revised) != tuple(newest):
            started = time.perf_counter()
            self._loading[table_id] = 0
            try:
                live = await load(session, table_id, self.sandbox.rehearse)
            except (SQLAlchemyError, OSError):
                raise
            except Problem as error:
                if error.status == 429:  # too many others just now
                    raise
                raise Unloadable from error
            except Exception as error:
                raise Unloadable from error
            finally:
                heard = self._loading.pop(table_id)
            if live is None:
                raise Problem(404, "no_table", "there is no such table")
            self.metrics.time("load", time.perf_counter() - started)
            if heard > live.version:  # it is outdated already; who heard of it will look again
                self.cache.pop(table_id, None)
                return live
            if live.row.status == HALTED:  # the operator may let it go on at any time
                return live
            self.keep(live)
        self.cache.move_to_end(table_id)
        return live

    def _sits(self, table_id: str, user_id: int) -> bool:
        """Whether the user has a seat there, as far as is known here."""
        live = self.cache.get(table_id)
        return live is None or bool(live.held(user_id))

    def keep(self, live: Live) -> None:
        self.cache[live.row.id] = live
        while len(self.cache) > self.settings.live_tables:
            self.cache.popitem(last=False)

    async def _open(self, table_id: str) -> Live:
        """As `_cached`, of a table that may have to be read: without a write lock, which others may wait for. One
        that cannot be put up is halted."""
        try:
            async with self.db.reading() as session:
                return await self._cached(session, table_id, False)
        except Unloadable as error:
            await self.halt(table_id, error)
        try:
            async with self.db.reading() as session:
                return await self._cached(session, table_id, False)
        except Unloadable as error:  # it is over, and cannot be looked at any more
            raise Problem(409, HALTED, TOLD_HALTED) from error

    @asynccontextmanager
    async def look(self, table_id: str, told: bool = False) -> AsyncIterator[Live]:
        """The newest state of a table, which stays still meanwhile. Only to read, and not for long. `told`: it is
        enough to know what the other processes have told by now."""
        lock = self.lock(table_id)
        async with lock:
            live = self.cache.get(table_id)
            asleep = self.db.postgres and not (told and self.hub.listening.is_set())
            if live is None or asleep:  # other processes may have changed it
                live = await self._open(table_id)
            else:
                self.cache.move_to_end(table_id)
            yield live

    @asynccontextmanager
    async def change(self, table_id: str) -> AsyncIterator[Change]:
        """Lock the table, change it, write it, and tell everybody."""
        lock = self.lock(table_id)
        ch: Change | None = None
        async with lock:
            if table_id not in self.cache:
                await self._open(table_id)
            try:
                async with self.db.session() as session:
                    live = await self._cached(session, table_id, True)
                    ch = Change(live, session)
                    yield ch
                    if not (ch.touched or ch.quiet or ch.chat):
                        return
                    if ch.touched or ch.quiet:
                        await save_row(session, live, ch.touched)
                    for line in ch.chat:
                        session.add(line)
                    if ch.chat:
                        await session.flush()
                    ch.sent = True  # from here on it may be made, whatever becomes of who asked for it
                    await session.commit()
                    live.parts = {}
            except Problem:
                raise  # refused before anything was changed
            except (Unloadable, patience.TooLong) as error:
                await self.halt(table_id, error)
                raise Problem(409, HALTED, TOLD_HALTED) from error
            except BaseException:
                self.cache.pop(table_id, None)
                raise
            finally:
                if ch is not None and ch.sent:
                    self._spread(ch)

    async def halt(self, table_id: str, error: BaseException) -> None:
        """Put a table that fails out of play, so that it harms no other. Its players and the operator are told."""
        log.error("table halted", exc_info=error, extra={"data": {"table": table_id}})
        self.cache.pop(table_id, None)
        note = Chat(table_id=table_id, seat=None, user_id=None, name="", text="", note={"key": HALTED, "seat": None})
        playing = (GameTable.id == table_id, GameTable.status.in_(("live", PAUSED)))
        values = {"status": HALTED, "version": GameTable.version + 1, "deadline": None, "updated": now()}
        async with self.db.session() as session:
            found = await session.execute(update(GameTable).where(*playing).values(values).returning(GameTable.version))
            version = found.scalar_one_or_none()
            if version is None:
                return
            session.add(note)
            await session.commit()
        self.cache.pop(table_id, None)  # who looked meanwhile has loaded it as it was
        self.metrics.count("tables_halted")
        self.hub.changed(table_id, version)
        self.hub.said(table_id, chat_json(note))

    def _spread(self, ch: Change) -> None:
        table_id = ch.live.row.id
        if ch.touched or ch.quiet:
            self.hub.changed(table_id, ch.live.version, ch.move)
        for line in ch.chat:
            self.hub.said(table_id, chat_json(line))

    def _on_change(self, table_id: str, version: int, own: bool, move: Any) -> None:
        if own:
            self.wake(table_id)
            return
        if table_id in self._loading:
            self._loading[table_id] = max(version, self._loading[table_id])
        known = self.cache.get(table_id)
        if known is None or known.version > version >= 0 or (known.version == version and move is not None):
            return  # nothing new; but a change that only one seat knows of has no version of its own
        # another process has changed it; while it is in use here nothing can be done to it
        if self.lock(table_id).locked() or not follow(known, version, move):
            del self.cache[table_id]

    # --- documents ---

    async def document(
        self,
        table_id: str,
        viewer: int | None,
        user_id: int | None,
        language: str,
        wants: frozenset[str] = frozenset(),
        told: bool = False,
    ) -> Any:
        async with self.look(table_id, told) as live:
            return await self._document(live, viewer, user_id, language, wants)

    async def shared(
        self, table_id: str, viewer: int | None, user_id: int | None, language: str, wants: frozenset[str]
    ) -> Shared | None:
        """The document of somebody who only looks on; None for who has a part in the table. What other processes
        have told by now is enough."""
        async with self.look(table_id, told=True) as live:
            if viewer is not None or live.held(user_id) or (user_id is not None and live.row.created_by == user_id):
                return None
            key = ("shared", language, self._online(live), wants)
            found: Shared | None = live.parts.get(key)
            if found is None:
                text = canonical(await self._document(live, None, None, language, wants))
                found = live.parts[key] = Shared(text, present.digest(text), zlib.compress(text.encode()))
            return found

    def _online(self, live: Live) -> frozenset[int]:
        users = self.hub.online(live.row.id)
        return frozenset(s.seat for s in live.seats if s.user_id in users and s.kind in PEOPLE)

    async def _document(
        self, live: Live, viewer: int | None, user_id: int | None, language: str, wants: frozenset[str]
    ) -> Any:
        if viewer is not None:
            must_hold(live, user_id, viewer)
        online = self._online(live)
        try:
            return await live.show("a document", lambda: document(live, viewer, user_id, online, language, wants))
        except patience.TooLong as error:
            await self.halt(live.row.id, error)
            raise Problem(409, HALTED, TOLD_HALTED) from error

    async def things(self, table_id: str, viewer: int | None, user_id: int | None, language: str) -> Any:
        async with self.look(table_id) as live:
            seen, table, w = self._seen_by(live, viewer, user_id), live.playing(), speaker(live, language)
            return await live.show("names", lambda: present.things_of(table, seen, w))

    async def details(self, table_id: str, viewer: int | None, user_id: int | None, language: str, thing: str) -> Any:
        async with self.look(table_id) as live:
            seen, table, w = self._seen_by(live, viewer, user_id), live.playing(), speaker(live, language)
            found = await live.show("details", lambda: present.details_of(table, seen, thing, w))
        if found is None and ":" in thing:  # an element of a board that stands for nothing: there is nothing to tell
            return []
        if found is None:
            raise Problem(404, "no_thing", "there is nothing of that name at this table")
        return found

    async def texts(
        self, table_id: str, viewer: int | None, user_id: int | None, language: str, wanted: Sequence[str]
    ) -> Any:
        async with self.look(table_id) as live:
            seen, table, w = self._seen_by(live, viewer, user_id), live.playing(), speaker(live, language)
            return await live.show("details", lambda: present.texts_of(table, seen, wanted, w))

    @staticmethod
    def _seen_by(live: Live, viewer: int | None, user_id: int | None) -> int | None:
        if viewer is not None:
            must_hold(live, user_id, viewer)
        return eyes(live, viewer, user_id)

    async def chronicle(
        self, table_id: str, viewer: int | None, user_id: int | None, language: str, before: int, limit: int
    ) -> Any:
        async with self.look(table_id) as live:
            seen = self._seen_by(live, viewer, user_id)
            async with self.db.reading() as session:
                query = select(Told.n, Told.event, Told.counts).where(Told.table_id == table_id).order_by(Told.n)
                lines = [line_in(n, e, c) for n, e, c in await session.execute(query)]
            column = live.row.seats if seen is None else seen
            if before > 0:
                everybody = seen == EVERYBODY
                lines = [line for line in lines if (line[0] + 1 if everybody else line[2][column]) < before]
            return chronicle(live, lines, seen, speaker(live, language), limit)


# --- small things ---


def seat_of(live: Live, seat: int) -> Seat:
    if not 0 <= seat < len(live.seats):
        raise Problem(404, "no_seat", f"there is no seat {seat} at this table")
    return live.seats[seat]


def must_hold(live: Live, user_id: int | None, seat: int) -> None:
    seat_of(live, seat)
    if seat not in live.held(user_id):
        raise Problem(403, "not_yours", f"seat {seat} is not yours")


def chat_json(line: Chat) -> dict[str, Any]:
    return {
        "id": line.id,
        "seat": line.seat,
        "user": line.user_id,
        "name": line.name,
        "text": line.text,
        "note": line.note,
        "at": line.at,
    }
