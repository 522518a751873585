"""The tables: every change in one transaction, with a row lock and a version check.

A move is acknowledged only after its log is committed. The table in memory is a cache of what the database
says; whoever finds it outdated, or fails on the way, throws it away.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
import secrets
import time
import weakref
from collections import OrderedDict
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager
from typing import Any, cast

from sqlalchemy import Table as SqlTable
from sqlalchemy import delete, insert, or_, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncSession
from sqlalchemy.orm import defer

from ..bots import BOTS
from ..games import get_game
from ..kernel import Decision, Refused, RegnumError, Table, encode, new_table, option_id
from ..log import entry_out, export_log, import_log
from . import clocks, notify, orders, present, ratings
from .bots import BotPool, Question
from .db import Database
from .documents import chronicle, document, eyes, orders_of
from .hub import Hub
from .live import PEOPLE, Live, event_in, load, setup_of, whole_log
from .metrics import Metrics
from .models import Act, Chat, Consent, GameTable, Order, Seat, Told, User, now
from .problems import Problem
from .saving import record, save_move, save_play, save_row
from .settings import Settings

log = logging.getLogger("regnum.tables")
BOT_AWAY = "greedy"  # who sits in for a person
CHECKPOINT = 30.0  # seconds
IDLE = 20_000  # ms after which rendered lines of a quiet table are not kept
FORGOTTEN = 5_000  # ms after which a bot that nobody drives is looked after


class Stale(Problem):
    """The table has moved on. Whoever answers the client adds the current document."""

    def __init__(self, detail: str) -> None:
        super().__init__(409, "stale", detail)


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


class TableService:
    def __init__(self, db: Database, hub: Hub, bots: BotPool, settings: Settings, metrics: Metrics) -> None:
        self.db = db
        self.hub = hub
        self.bots = bots
        self.settings = settings
        self.metrics = metrics
        self.cache: OrderedDict[str, Live] = OrderedDict()
        self._loading: dict[str, int] = {}  # the newest version heard of while a table is being read
        self._locks: weakref.WeakValueDictionary[str, asyncio.Lock] = weakref.WeakValueDictionary()
        self._drivers: dict[str, asyncio.Task[None]] = {}
        self._again: set[str] = set()
        self._sweeper: asyncio.Task[None] | None = None
        self.closing = False
        hub.on_change.append(self._on_change)
        hub.on_listen.append(self.cache.clear)
        hub.read_chat = self.chat_line

    # --- loading ---

    def _lock(self, table_id: str) -> asyncio.Lock:
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
                live = await load(session, table_id)
            finally:
                heard = self._loading.pop(table_id)
            if live is None:
                raise Problem(404, "no_table", "there is no such table")
            self.metrics.time("load", time.perf_counter() - started)
            if heard > live.version:  # it is outdated already; who heard of it will look again
                self.cache.pop(table_id, None)
                return live
            self._keep(live)
        self.cache.move_to_end(table_id)
        return live

    def _keep(self, live: Live) -> None:
        self.cache[live.row.id] = live
        while len(self.cache) > self.settings.live_tables:
            self.cache.popitem(last=False)

    @asynccontextmanager
    async def look(self, table_id: str, told: bool = False) -> AsyncIterator[Live]:
        """The newest state of a table, which stays still meanwhile. Only to read, and not for long. `told`: it is
        enough to know what the other processes have told by now."""
        lock = self._lock(table_id)
        async with lock:
            live = self.cache.get(table_id)
            asleep = self.db.postgres and not (told and self.hub.listening.is_set())
            if live is None or asleep:  # other processes may have changed it
                async with self.db.reading() as session:
                    live = await self._cached(session, table_id, False)
            else:
                self.cache.move_to_end(table_id)
            yield live

    @asynccontextmanager
    async def change(self, table_id: str) -> AsyncIterator[Change]:
        """Lock the table, change it, write it, and tell everybody."""
        lock = self._lock(table_id)
        ch: Change | None = None
        async with lock:
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
            except BaseException:
                self.cache.pop(table_id, None)
                raise
            finally:
                if ch is not None and ch.sent:
                    self._spread(ch)

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
        if self._lock(table_id).locked() or not follow(known, version, move):
            del self.cache[table_id]

    # --- documents ---

    async def document(
        self, table_id: str, viewer: int | None, user_id: int | None, language: str, told: bool = False
    ) -> Any:
        async with self.look(table_id, told) as live:
            return self._document(live, viewer, user_id, language)

    def _document(self, live: Live, viewer: int | None, user_id: int | None, language: str) -> Any:
        if viewer is not None:
            must_hold(live, user_id, viewer)
        users = self.hub.online(live.row.id)
        online = frozenset(s.seat for s in live.seats if s.user_id in users and s.kind in PEOPLE)
        return document(live, viewer, user_id, online, language)

    async def chronicle(
        self, table_id: str, viewer: int | None, user_id: int | None, language: str, before: int, limit: int
    ) -> Any:
        async with self.look(table_id) as live:
            if viewer is not None:
                must_hold(live, user_id, viewer)
            seen = eyes(live, viewer, user_id)
            async with self.db.reading() as session:
                query = select(Told.n, Told.event, Told.counts).where(Told.table_id == table_id).order_by(Told.n)
                lines = [(n, event_in(e), c) for n, e, c in await session.execute(query)]
            column = live.row.seats if seen is None else seen
            if before > 0:
                everybody = seen == present.EVERYBODY
                lines = [line for line in lines if (line[0] + 1 if everybody else line[2][column]) < before]
            return chronicle(live, lines, seen, language, limit)

    # --- making tables ---

    async def create(self, user: User, wish: Mapping[str, Any]) -> tuple[str, dict[str, str]]:
        """A new table as wished; the id, and a secret for each open seat."""
        game = get_game(wish["game"])
        seats = wish["seats"]
        seed = secrets.randbits(48) if wish.get("seed") is None else wish["seed"]
        table = new_table(game, len(seats), seed, wish["options"], game.content(wish.get("content"), "content"))
        row = GameTable(
            id=new_id(),
            game=game.id,
            title=wish.get("title") or "",
            seats=len(seats),
            setup={
                "seed": seed,
                "options": dict(table.setup.options),
                "revision": game.revision,
                "names": [],
                "start": None,
            },
            content=wish.get("content"),
            open=wish["open"],
            public=wish["public"],
            rated=wish["rated"],
            clock=clocks.check(wish["clock"]),
            created_by=user.id,
        )
        rows, links = [], {}
        for i, s in enumerate(seats):
            made = Seat(table_id=row.id, seat=i, kind=s["kind"], name=s.get("name") or "")
            if s["kind"] == "me":
                made.kind, made.user_id, made.name = "human", user.id, made.name or user.name
            elif s["kind"] == "local":
                made.user_id = user.id
            elif s["kind"] == "bot":
                made.bot = s.get("bot") or BOT_AWAY
                if made.bot not in BOTS:
                    raise RegnumError(f"unknown bot '{made.bot}' (known: {', '.join(BOTS)})")
                made.name = made.name or f"Bot {i + 1}"
            else:
                links[str(i)] = token = secrets.token_urlsafe(18)
                made.link_hash = link_hash(token)
            rows.append(made)
        await self._insert(row, rows, None if links else table)
        return row.id, links

    async def _insert(
        self, row: GameTable, seats: list[Seat], table: Table[Any] | None, user_id: int | None = None
    ) -> None:
        """A new table in the database, begun if a game is given."""
        for s in seats:  # columns that have a default only in the database
            s.away, s.link_revoked = bool(s.away), bool(s.link_revoked)
        row.status, row.version, row.revised, row.entries, row.told, row.snapshot_at = "lobby", 0, 0, 0, 0, 0
        row.created = row.updated = now()
        async with self.db.session() as session:
            session.add(row)
            await session.flush()
            session.add_all(seats)
            await session.flush()
            session.expunge_all()
            live = Live(row, seats)
            if table is not None:
                await self._begin(session, live, table)
                await save_row(session, live, True)
            await session.commit()
        self.metrics.count("tables")
        self._keep(live)
        self.wake(row.id)

    async def _begin(self, session: AsyncSession, live: Live, table: Table[Any]) -> None:
        row = live.row
        row.status = "live"
        table.history = True
        table.run()
        row.setup = {**row.setup, "names": [s.name for s in live.seats]}
        live.table = table
        await self._save(session, live, None, None, False, now())

    async def _save(
        self, session: AsyncSession, live: Live, seat: int | None, user_id: int | None, auto: bool, at: int
    ) -> None:
        """Write the game as it is now, and pass on whose turn it is and who has won."""
        before = live.turns()
        was = live.row.status
        await save_play(session, live, seat, user_id, auto, at)
        waiting = live.waiting()
        if set(waiting) != before or seat is None:
            await self._tell_turn(session, live, waiting)
        if live.row.status == "over" and was != "over":
            await self._tell_end(session, live)

    async def _tell_turn(self, session: AsyncSession, live: Live, waiting: list[int]) -> None:
        asked = [s for s in live.seats if s.seat in waiting]
        if any(s.kind == "human" and not s.away for s in asked):
            try:
                async with session.begin_nested():
                    await notify.turn_changed(session, live.row, asked)
            except Exception:  # a move never fails for want of a message
                log.exception("no message about a turn")

    async def _tell_end(self, session: AsyncSession, live: Live) -> None:
        self.metrics.count("games_over")
        result = live.row.result or {}
        try:
            async with session.begin_nested():
                await ratings.game_over(session, live.row, live.seats, result["scores"], result["winners"])
        except Exception:
            log.exception("no ratings for a finished game")

    # --- seats ---

    async def join(self, table_id: str, user: User, token: str | None, seat: int | None, name: str | None) -> int:
        async with self.change(table_id) as ch:
            live = ch.live
            if token is not None:
                found = find_link(live, token)
                if found is None:
                    raise Problem(404, "no_link", "this link is not valid, or no longer")
            else:
                found = seat_of(live, -1 if seat is None else seat)
                if not (live.row.public and found.kind == "open"):
                    raise Problem(403, "no_link", "this seat can only be taken with its link")
            if found.user_id == user.id and found.kind == "human":
                return found.seat
            if found.kind != "open":
                raise Problem(409, "taken", "somebody else sits here already")
            found.kind, found.user_id, found.name = "human", user.id, name or user.name
            await self._write_seat(ch, found)
            if live.table is None and all(s.kind != "open" for s in live.seats):
                await self._start(ch)
            return found.seat

    async def _start(self, ch: Change) -> None:
        row = ch.live.row
        game = get_game(row.game)
        s = row.setup
        table = new_table(game, row.seats, s["seed"], s["options"], game.content(row.content, "content"))
        await self._begin(ch.session, ch.live, table)

    async def _write_seat(self, ch: Change, seat: Seat) -> None:
        names = ("kind", "user_id", "name", "bot", "away", "link_hash", "link_revoked", "reserve_ms", "turn_started")
        change = update(Seat).where(Seat.table_id == seat.table_id, Seat.seat == seat.seat)
        await ch.session.execute(change.values({name: getattr(seat, name) for name in names}))
        ch.touched = True

    async def set_away(self, table_id: str, user_id: int, seat: int | None, away: bool) -> list[int]:
        """A bot takes the seats of a person, or hands them back."""
        async with self.change(table_id) as ch:
            live = ch.live
            mine = [s for s in live.seats if s.seat in live.held(user_id) and seat in (None, s.seat)]
            if not mine:
                raise Problem(403, "not_yours", "you hold no such seat at this table")
            for s in mine:
                if s.away is away:
                    continue
                s.away, s.bot = away, BOT_AWAY if away else None
                if not away and s.turn_started is not None:
                    s.turn_started = now()
                await self._write_seat(ch, s)
                ch.note("left" if away else "returned", s.seat)
            live.row.deadline = clocks.deadline(live.row.clock, live.seats)
            return [s.seat for s in mine]

    async def new_link(self, table_id: str, user_id: int, seat: int) -> str:
        """A new secret for a seat; the old one no longer works."""
        async with self.change(table_id) as ch:
            found = self._linked(ch.live, user_id, seat)
            token = secrets.token_urlsafe(18)
            found.link_hash, found.link_revoked = link_hash(token), False
            await self._write_seat(ch, found)
            return token

    async def revoke_link(self, table_id: str, user_id: int, seat: int) -> None:
        async with self.change(table_id) as ch:
            found = self._linked(ch.live, user_id, seat)
            found.link_revoked = True
            await self._write_seat(ch, found)

    def _linked(self, live: Live, user_id: int, seat: int) -> Seat:
        if live.row.created_by != user_id:
            raise Problem(403, "not_yours", "only who made the table deals with its links")
        found = seat_of(live, seat)
        if found.kind != "open":
            raise Problem(409, "taken", "there is somebody in this seat")
        return found

    async def seat_of_link(self, table_id: str, token: str) -> Any:
        async with self.look(table_id) as live:
            found = find_link(live, token)
            if found is None:
                raise Problem(404, "no_link", "this link is not valid, or no longer")
            return {"seat": found.seat, "free": found.kind == "open", "game": live.row.game, "title": live.row.title}

    # --- play ---

    async def answer(
        self,
        table_id: str,
        user_id: int | None,
        seat: int,
        option: str,
        at: int,
        key: str | None = None,
        step: int | None = None,
        auto: bool = False,
        order: str | None = None,
        stand_in: bool = False,
    ) -> int:
        """Answer for a seat; the version it made. `stand_in`: a bot or a standing order speaks, not a person."""
        started = time.perf_counter()
        version = None
        if order is None:
            version = await self._answer_at_once(table_id, user_id, seat, option, at, key, step, auto, stand_in)
        if version is None:
            version = await self._answer(table_id, user_id, seat, option, at, key, step, auto, order, stand_in)
        self.metrics.count("answers", "auto" if auto else "bot" if stand_in else "person")
        self.metrics.time("answer", time.perf_counter() - started)
        return version

    async def _answer_at_once(
        self,
        table_id: str,
        user_id: int | None,
        seat: int,
        option: str,
        at: int,
        key: str | None,
        step: int | None,
        auto: bool,
        stand_in: bool,
    ) -> int | None:
        """An answer like most: written by one statement that does nothing unless the table is as we know it.
        None: nothing was written. It is for `_answer`, which reads before it decides, to do it or to say why not."""
        async with self._lock(table_id):
            live = self.cache.get(table_id)
            if live is None or live.table is None or live.messages or live.consent is not None:
                return None
            table, row = live.table, live.row
            if not (stand_in or seat in live.held(user_id)) or (self.db.postgres and not self.hub.listening.is_set()):
                return None
            if at != len(table.log) or step not in (None, len(table.sealed.get(seat, ()))):
                return None
            sent = written = False
            try:
                try:
                    table.answer(seat, option, at)
                except Refused:
                    written = True  # the table is as it was
                    return None
                if table.over:
                    return None
                was, turns, made_at = (row.version, row.revised), live.turns(), now()
                made = record(live, seat, user_id, auto, made_at)
                row.version, row.updated = row.version + 1, made_at
                act = {"key": key, "seat": seat, "version": row.version, "at": made_at} if key is not None else None
                async with self.db.at_once() as connection:
                    sent = True  # from here on it may be made, whatever becomes of who asked for it
                    messages = await save_move(connection, live, made, act, was)
                written = messages is not None
            except IntegrityError:  # this key was used already
                return None
            finally:
                if not written:
                    self.cache.pop(table_id, None)
                if sent:
                    self.hub.changed(table_id, row.version, moved(live, seat, option, made_at) if written else None)
            if messages is None:
                return None
            live.messages = messages
            if messages and live.turns() != turns:  # the first such move after somebody asked for messages
                async with self.db.session() as session:
                    await self._tell_turn(session, live, live.waiting())
                    await session.commit()
            return row.version

    async def _answer(
        self,
        table_id: str,
        user_id: int | None,
        seat: int,
        option: str,
        at: int,
        key: str | None,
        step: int | None,
        auto: bool,
        order: str | None,
        stand_in: bool,
    ) -> int:
        async with self.change(table_id) as ch:
            live = ch.live
            if key is not None and (known := await self._known(ch, key, seat, user_id)) is not None:
                return known
            if not stand_in:
                must_hold(live, user_id, seat)
            table = live.playing()
            given = len(table.sealed.get(seat, ()))
            if at != len(table.log) or (step is not None and step != given):
                raise Stale(f"the answer is for decision {at}, the table is at {len(table.log)}")
            self._do(live, lambda: table.answer(seat, option, at))
            await self._save(ch.session, live, seat, user_id, auto, ch.at)
            if order is not None:
                await self._order_used(ch, seat, order)
            else:
                ch.move = moved(live, seat, option, ch.at)
            await self._acted(ch, key, seat)
        return live.version

    async def undo(self, table_id: str, user_id: int, seat: int, key: str | None) -> int:
        async with self.change(table_id) as ch:
            live = ch.live
            if key is not None and (known := await self._known(ch, key, seat, user_id)) is not None:
                return known
            must_hold(live, user_id, seat)
            table = live.playing()
            if live.row.status == "over":
                raise Problem(409, "over", "the game is over")
            if (reason := table.why_not_undo(seat)) is not None:
                raise Problem(409, reason, f"seat {seat} cannot take back an answer: {reason}")
            if len(table.log) - 1 <= live.first:
                await whole_log(ch.session, live)
            self._do(live, lambda: table.undo(seat))
            await self._save(ch.session, live, None, None, False, ch.at)
            await self._pause(ch, seat)
            await self._acted(ch, key, seat)
        self.metrics.count("undos")
        return live.version

    async def _known(self, ch: Change, key: str, seat: int, user_id: int | None) -> int | None:
        """The version that this key made already, if it did."""
        must_hold(ch.live, user_id, seat)
        known = (
            await ch.session.execute(
                select(Act.seat, Act.version).where(Act.table_id == ch.live.row.id, Act.key == key)
            )
        ).one_or_none()
        if known is None:
            return None
        if known[0] != seat:
            raise Problem(409, "key_used", "this key was used for something else")
        return int(known[1])

    async def _acted(self, ch: Change, key: str | None, seat: int) -> None:
        ch.touched = True
        if key is not None:
            row = {"table_id": ch.live.row.id, "key": key, "seat": seat, "version": ch.live.version + 1, "at": now()}
            await ch.session.execute(insert(cast(SqlTable, Act.__table__)), row)

    def _do(self, live: Live, act: Any) -> None:
        """Let the rules work. What they refuse leaves the table as it was; what breaks them, out of memory."""
        try:
            act()
        except Refused as error:
            status = 409 if error.reason in ("not_asked", "stale") else 422
            extra = {} if error.rule is None else {"rule": error.rule}
            raise Problem(status, error.reason, str(error), **extra) from None

    # --- going back by consent ---

    async def ask_rewind(self, table_id: str, user_id: int, seat: int, to: int, key: str | None) -> int:
        async with self.change(table_id) as ch:
            live = ch.live
            if key is not None and (known := await self._known(ch, key, seat, user_id)) is not None:
                return known
            must_hold(live, user_id, seat)
            table = live.playing()
            if live.row.status == "over":
                raise Problem(409, "over", "the game is over")
            if not 0 <= to < len(table.log):
                raise Problem(422, "unknown", f"there is no entry {to} in a log of {len(table.log)}")
            others = [s for s in live.seats if s.kind == "human" and s.user_id not in (None, user_id) and not s.away]
            if not others and live.row.rated:
                raise Problem(403, "rated", "in a rated game nobody goes back alone")
            if not others:
                await self._rewind(ch, seat, to)
            else:
                answers = {str(s.seat): None for s in others}
                made = {"table_id": table_id, "seat": seat, "to": to, "answers": answers, "version": live.version}
                await ch.session.execute(delete(Consent).where(Consent.table_id == table_id))
                await ch.session.execute(insert(Consent), [made])
                live.consent = Consent(**made)
                ch.note("rewind-asked", seat, to=to)
            await self._acted(ch, key, seat)
        return live.version

    async def consent(self, table_id: str, user_id: int, seat: int, agree: bool) -> int:
        async with self.change(table_id) as ch:
            live = ch.live
            must_hold(live, user_id, seat)
            wish = live.consent
            if wish is None or str(seat) not in wish.answers:
                raise Problem(409, "nothing", "nobody has asked this seat for consent")
            ch.touched = True
            answers = {**wish.answers, str(seat): agree}
            if agree and all(answers.values()):
                await self._rewind(ch, wish.seat, wish.to)
            elif not agree:
                await ch.session.execute(delete(Consent).where(Consent.table_id == table_id))
                live.consent = None
                ch.note("rewind-refused", seat, to=wish.to)
            else:
                await ch.session.execute(update(Consent).where(Consent.table_id == table_id).values(answers=answers))
                wish.answers = answers
        return live.version

    async def _rewind(self, ch: Change, seat: int, to: int) -> None:
        live = ch.live
        table = await whole_log(ch.session, live)
        self._do(live, lambda: table.rewind(to))
        await self._save(ch.session, live, None, None, False, ch.at)
        for s in live.seats:
            await self._pause(ch, s.seat)
        ch.note("rewound", seat, to=to)

    # --- standing orders ---

    async def set_orders(self, table_id: str, user_id: int, seat: int, wanted: Sequence[Any]) -> list[Any]:
        """All standing orders of a seat, in the order in which they are tried."""
        if len(wanted) > orders.MOST:
            raise Problem(422, "invalid", f"at most {orders.MOST} orders")
        checked = [(orders.check(w), w) for w in wanted]
        async with self.change(table_id) as ch:
            live = ch.live
            must_hold(live, user_id, seat)
            table = live.playing()
            seen = present.view_of(table, seat)
            lines = live.lines[-1][2][seat] if live.lines else 0
            old = {o.id: o for o in live.orders if o.seat == seat}
            rows = []
            for i, (order, wish) in enumerate(checked):
                known = old.get(str(wish.get("id")))
                if known is not None and {k: v for k, v in known.order.items() if k != "made"} == order:
                    made = known.order
                    if wish.get("active", True) and not known.active:
                        made = orders.begin(order, seen, len(table.log), lines)
                else:
                    made = orders.begin(order, seen, len(table.log), lines)
                order_id = f"{i:02d}{secrets.token_hex(4)}"
                row = {"table_id": table_id, "seat": seat, "id": order_id, "order": made}
                rows.append({**row, "active": bool(wish.get("active", True))})
            await ch.session.execute(delete(Order).where(Order.table_id == table_id, Order.seat == seat))
            if rows:
                await ch.session.execute(insert(Order), rows)
            live.orders = [o for o in live.orders if o.seat != seat] + [Order(**r) for r in rows]
            ch.quiet = True
            return orders_of(live, seat)

    async def _order_used(self, ch: Change, seat: int, order_id: str) -> None:
        for o in ch.live.orders:
            if o.seat == seat and o.id == order_id:
                made = {**o.order["made"], "used": o.order["made"]["used"] + 1}
                o.order = {**o.order, "made": made}
                await self._write_order(ch.session, o)

    async def _write_order(self, session: AsyncSession, o: Order) -> None:
        where = (Order.table_id == o.table_id, Order.seat == o.seat, Order.id == o.id)
        await session.execute(update(Order).where(*where).values(order=o.order, active=o.active))

    async def _pause(self, ch: Change, seat: int) -> None:
        for o in ch.live.orders:
            if o.seat == seat and o.active:
                o.active = False
                await self._write_order(ch.session, o)

    def _ordered(self, live: Live, decision: Decision) -> tuple[str | None, str | None, list[str]]:
        """What the orders of the seat say to a decision: an option, the order's id, and orders that have ended."""
        active = [o for o in live.orders if o.seat == decision.seat and o.active]
        if not active:
            return None, None, []
        table, seat = live.playing(), decision.seat
        seen = present.view_of(table, seat)
        ended = []
        for o in active:
            since = o.order["made"]["lines"]
            events = [e.for_seat(seat) for _, e, counts in live.lines if counts[seat] > since]
            told = [e for e in events if e is not None]
            if orders.over(o.order, seat, seen, len(table.log), told):
                ended.append(o.id)
                continue
            option = orders.choice(o.order, decision, seen)
            if option is not None:
                return option, o.id, ended
        return None, None, ended

    async def _end_orders(self, table_id: str, seat: int, ids: list[str]) -> None:
        async with self.change(table_id) as ch:
            for o in ch.live.orders:
                if o.seat == seat and o.id in ids and o.active:
                    o.active = False
                    await self._write_order(ch.session, o)
                    ch.quiet = True

    # --- bots, orders and clocks: answers that no person gives ---

    def wake(self, table_id: str) -> None:
        """See to it that whatever answers by itself at this table does so."""
        if self.closing:
            return
        if table_id in self._drivers:
            self._again.add(table_id)
            return
        live = self.cache.get(table_id)
        if live is not None and self._next(live) is None:
            return
        task = asyncio.get_running_loop().create_task(self._drive(table_id))
        self._drivers[table_id] = task
        task.add_done_callback(lambda _: self._driven(table_id))

    def _driven(self, table_id: str) -> None:
        self._drivers.pop(table_id, None)
        if table_id in self._again:
            self._again.discard(table_id)
            self.wake(table_id)

    def _next(self, live: Live) -> Decision | None:
        """A decision that may be answered without a person."""
        if live.table is None or live.row.status != "live":
            return None
        for d in live.table.pending:
            seat = live.seats[d.seat]
            if seat.kind == "bot" or seat.away or any(o.seat == d.seat and o.active for o in live.orders):
                return d
        return None

    async def _drive(self, table_id: str) -> None:
        try:
            while not self.closing and await self._drive_once(table_id):
                pass
        except (Problem, RegnumError) as error:
            log.info("driver of a table stopped: %s", error)
        except Exception:
            log.exception("driver of a table failed")

    async def _drive_once(self, table_id: str) -> bool:
        """One answer by a bot or an order; false when there is nothing to do."""
        question: Question | None = None
        async with self.look(table_id) as live:
            table = live.table
            if table is None or self._next(live) is None:
                return False
            at, version = len(table.log), live.version
            option = order = None
            for d in table.pending:
                seat, step = live.seats[d.seat], len(table.sealed.get(d.seat, ()))
                option, order, ended = self._ordered(live, d)
                if option is not None or ended:
                    break
                if seat.kind == "bot" or seat.away:
                    question = self._question(live, d.seat, seat.bot or BOT_AWAY)
                    offered = [option_id(o) for o in d.options]
                    break
            else:
                return False
        if ended:
            await self._end_orders(table_id, d.seat, ended)
        if question is not None:
            option = offered[await self.bots.choose(question, len(offered))]
        if option is None:
            return True
        try:
            auto = order is not None
            await self.answer(table_id, None, d.seat, option, at, None, step, auto, order, stand_in=True)
        except Stale:
            return True
        except Problem:
            async with self.look(table_id) as live:
                if live.version == version:  # nothing moved, so it would be refused again
                    raise
        return True

    def _question(self, live: Live, seat: int, bot: str) -> Question:
        table, row = live.playing(), live.row
        assert row.snapshot is not None
        entries = [entry_out(e) for e in table.log[live.first :] if e is not None]
        first = max(live.first, row.snapshot_at - 1)
        entries = entries[first - live.first :]
        return Question(setup_of(row), row.content, row.snapshot, entries, first, seat, bot, secrets.randbits(32))

    async def time_out(self, table_id: str) -> None:
        """A clock has run out: do what was said in advance."""
        auto: list[tuple[Question, list[str], int, int, int]] = []
        async with self.change(table_id) as ch:
            live, at = ch.live, now()
            for s in live.seats:
                limit = clocks.seat_deadline(live.row.clock, s)
                if limit is None or limit > at or live.table is None or live.row.status != "live":
                    continue
                self.metrics.count("timeouts")
                if live.row.clock["on_timeout"] == "bot":
                    clocks.tick(live.row.clock, s, True, True, at)
                    s.away, s.bot = True, BOT_AWAY
                    await self._write_seat(ch, s)
                    ch.note("timeout", s.seat)
                else:
                    d = live.table.decision(s.seat)
                    step = len(live.table.sealed.get(s.seat, ()))
                    offered = [option_id(o) for o in d.options]
                    auto.append((self._question(live, s.seat, BOT_AWAY), offered, s.seat, len(live.table.log), step))
            if ch.touched:
                live.row.deadline = clocks.deadline(live.row.clock, live.seats)
        for question, offered, seat, entries, step in auto:
            chosen = offered[await self.bots.choose(question, len(offered))]
            await self.answer(table_id, None, seat, chosen, entries, None, step, auto=True, stand_in=True)

    async def sweep(self) -> None:
        """Look after clocks that have run out, and after bots whose process is gone."""
        at = now()
        live = GameTable.status == "live"
        async with self.db.reading() as session:
            late = list(await session.scalars(select(GameTable.id).where(live, GameTable.deadline <= at).limit(50)))
            query = select(Seat.table_id).join(GameTable, GameTable.id == Seat.table_id)
            query = query.where(live, Seat.turn_started < at - FORGOTTEN, or_(Seat.kind == "bot", Seat.away))
            lost = list(await session.scalars(query.distinct().limit(50)))
        for table_id in lost:
            self.wake(table_id)
        for kept in self.cache.values():
            kept.parts = {}  # for those who look at the same time; the next document is another
            if kept.row.updated < at - IDLE:
                kept.worded = {}
        for table_id in late:
            try:
                await self.time_out(table_id)
            except (Problem, RegnumError) as error:
                log.info("time-out not carried out: %s", error)

    async def _sweeping(self) -> None:
        kept = time.monotonic()
        while True:
            try:
                await self.sweep()
                if time.monotonic() - kept > CHECKPOINT:
                    kept = time.monotonic()
                    await self.db.checkpoint()
            except Exception:
                log.exception("sweep failed; trying again")
            await asyncio.sleep(self.settings.sweep_seconds)

    def start(self) -> None:
        self._sweeper = asyncio.get_running_loop().create_task(self._sweeping())

    async def stop(self) -> None:
        """No new automatic answers; those under way are finished or dropped whole."""
        self.closing = True
        tasks = [*self._drivers.values(), *([self._sweeper] if self._sweeper else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    # --- chat ---

    async def say(self, table_id: str, user: User, said: str) -> Any:
        async with self.look(table_id) as live:
            held = live.held(user.id)
            names = [live.seats[s].name for s in held]
        line = Chat(
            table_id=table_id,
            seat=held[0] if held else None,
            user_id=user.id,
            name=names[0] if names else user.name,
            text=said,
            note=None,
            at=now(),
        )
        async with self.db.session() as session:
            session.add(line)
            await session.commit()
        made = chat_json(line)
        self.hub.said(table_id, made)
        self.metrics.count("chat")
        return made

    async def chat_line(self, chat_id: int) -> dict[str, Any] | None:
        async with self.db.reading() as session:
            line = await session.get(Chat, chat_id)
            return None if line is None else chat_json(line)

    async def chat(self, table_id: str, before: int | None, limit: int) -> list[Any]:
        query = select(Chat).where(Chat.table_id == table_id)
        if before is not None:
            query = query.where(Chat.id < before)
        async with self.db.reading() as session:
            found = await session.scalars(query.order_by(Chat.id.desc()).limit(limit))
            return [chat_json(line) for line in found][::-1]

    # --- lists ---

    async def summary(self, table_id: str, user_id: int | None) -> Any:
        async with self.look(table_id) as live:
            return summary(live.row, live.seats, user_id)

    async def mine(self, user_id: int, limit: int) -> list[Any]:
        ids = select(Seat.table_id).where(Seat.user_id == user_id)
        return await self._list(or_(GameTable.id.in_(ids), GameTable.created_by == user_id), user_id, limit)

    async def public(self, user_id: int | None, limit: int) -> list[Any]:
        return await self._list(GameTable.public & (GameTable.status == "lobby"), user_id, limit)

    async def _list(self, which: Any, user_id: int | None, limit: int) -> list[Any]:
        async with self.db.reading() as session:
            query = select(GameTable).options(defer(GameTable.snapshot), defer(GameTable.content)).where(which)
            rows = list(await session.scalars(query.order_by(GameTable.updated.desc()).limit(limit)))
            seats: dict[str, list[Seat]] = {}
            ids = [r.id for r in rows]
            for s in await session.scalars(select(Seat).where(Seat.table_id.in_(ids)).order_by(Seat.seat)):
                seats.setdefault(s.table_id, []).append(s)
            return [summary(r, seats.get(r.id, []), user_id) for r in rows]

    # --- the log, out and in ---

    async def log_of(self, table_id: str, user_id: int | None, upto: int | None = None, names: bool = True) -> Any:
        """The whole log, with every secret: only when there is nobody to keep them from."""
        async with self.look(table_id) as live:
            allow_secrets(live, user_id)
            async with self.db.reading() as session:
                table = await whole_log(session, live)
            made = export_log(table, upto)
            made["names"] = [s.name for s in live.seats] if names else []
            return made

    async def fork(self, table_id: str, user: User, at: int) -> str:
        """A new table that goes on from entry `at`; the asker takes the places of all people."""
        async with self.look(table_id) as live:
            allow_secrets(live, user.id)
            async with self.db.reading() as session:
                table = await whole_log(session, live)
            if not 0 <= at <= len(table.log):
                raise Problem(422, "unknown", f"there is no entry {at} in a log of {len(table.log)}")
            made = export_log(table, at)
            made.pop("sealed", None)
            made.pop("state", None)
            specs = [(s.kind, s.bot, s.name) for s in live.seats]
            title = live.row.title
        return await self._adopt(user, made, specs, title, table_id)

    async def adopt(self, user: User, data: Any) -> str:
        """A log from elsewhere as a table, the importer in every seat."""
        return await self._adopt(user, data, None, "", None)

    async def _adopt(self, user: User, data: Any, specs: Any, title: str, parent: str | None) -> str:
        table = await asyncio.to_thread(import_log, data, "log")
        setup, game = table.setup, table.game
        row = GameTable(
            id=new_id(),
            game=game.id,
            title=title,
            seats=setup.seats,
            setup={
                "seed": setup.seed,
                "options": dict(setup.options),
                "revision": setup.revision,
                "names": [],
                "start": None if table.origin is None else encode(table.origin, game.shape),
            },
            content=data.get("content"),
            open=False,
            public=False,
            rated=False,
            clock=dict(clocks.NONE),
            created_by=user.id,
            parent=parent,
        )
        seats = []
        names = list(setup.names)
        for i in range(setup.seats):
            kind, bot, name = specs[i] if specs else ("local", None, names[i][:40] if i < len(names) else "")
            if kind == "bot":
                seats.append(Seat(table_id=row.id, seat=i, kind="bot", bot=bot, name=name))
            else:
                seats.append(Seat(table_id=row.id, seat=i, kind="local", user_id=user.id, name=name))
        await self._insert(row, seats, table)
        return row.id


# --- what the processes tell each other ---


def moved(live: Live, seat: int, option: str, at: int) -> list[Any]:
    """An answer, and what the table comes to by it, for `follow`."""
    return [seat, option, at, live.row.entries, live.row.told]


def follow(live: Live, version: int, move: Any) -> bool:
    """Do here what another process has done, so that nothing need be read: the rules come to the same result.
    False: that was not possible, and this copy of the table is worth nothing any more."""
    if live.table is None or move is None or live.version != version - 1:
        return False
    seat, option, at, entries, told = move
    try:
        live.table.answer(seat, option)
        record(live, seat, None, False, at)
    except RegnumError:
        return False
    live.row.version, live.row.updated = version, at
    return (live.row.entries, live.row.told) == (entries, told)


# --- small things ---


def new_id() -> str:
    return secrets.token_urlsafe(12)


def link_hash(token: str) -> str:
    return hashlib.sha256(token.encode("utf-8", "replace")).hexdigest()


def find_link(live: Live, token: str) -> Seat | None:
    wanted = link_hash(token)
    for s in live.seats:
        if s.link_hash is not None and not s.link_revoked and secrets.compare_digest(s.link_hash, wanted):
            return s
    return None


def seat_of(live: Live, seat: int) -> Seat:
    if not 0 <= seat < len(live.seats):
        raise Problem(404, "no_seat", f"there is no seat {seat} at this table")
    return live.seats[seat]


def must_hold(live: Live, user_id: int | None, seat: int) -> None:
    seat_of(live, seat)
    if seat not in live.held(user_id):
        raise Problem(403, "not_yours", f"seat {seat} is not yours")


def allow_secrets(live: Live, user_id: int | None) -> None:
    """The log tells everything. It is given out when the game is over, or when one person holds all seats of people."""
    live.playing()
    if live.row.status != "over" and (live.people() != {user_id} or live.row.rated):
        raise Problem(403, "secret", "while others play, the log stays closed")


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


def summary(row: GameTable, seats: Sequence[Seat], user_id: int | None) -> dict[str, Any]:
    return {
        "id": row.id,
        "game": row.game,
        "title": row.title,
        "status": row.status,
        "version": row.version,
        "at": row.entries,
        "open": row.open,
        "public": row.public,
        "rated": row.rated,
        "clock": row.clock,
        "creator": user_id is not None and row.created_by == user_id,
        "parent": row.parent,
        "seats": [
            {"seat": s.seat, "kind": s.kind, "name": s.name, "user": s.user_id, "away": s.away, "bot": s.bot}
            for s in seats
        ],
        "waiting": [s.seat for s in seats if s.turn_started is not None] if row.status == "live" else [],
        "my_seats": [s.seat for s in seats if user_id is not None and s.user_id == user_id and s.kind in PEOPLE],
        "result": row.result,
        "created": row.created,
        "updated": row.updated,
    }
