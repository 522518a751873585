"""Answers that no person gives: of bots, of standing orders, and of clocks that have run out."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from functools import partial
from typing import Any

from sqlalchemy import or_, select
from sqlalchemy.exc import SQLAlchemyError

from ..kernel import Decision, Table, option_id
from ..log import entry_out, snapshot
from . import clocks, lessons, moves, order_book, reactions, seating
from .bots import Question
from .live import Live
from .models import GameTable, Seat, now
from .positions import setup_of
from .problems import Problem
from .tables import BOT_AWAY, Change, Stale, TableService

log = logging.getLogger("regnum.tables")
CHECKPOINT = 30.0  # seconds
IDLE = 20_000  # ms after which rendered lines of a quiet table are not kept
FORGOTTEN = 5_000  # ms after which a bot that nobody drives is looked after


def question_of(live: Live, seat: int, bot: str) -> Question:
    """What a bot's process needs to answer for this seat."""
    return question_at(live, live.playing(), seat, bot)


def question_at(live: Live, table: Table[Any], seat: int, bot: str) -> Question:
    """The same of the table as it is, or as it was."""
    entries = [entry_out(e) for e in table.log if e is not None]
    setup, content = setup_of(live.row), live.row.content
    return Question(setup, content, snapshot(table), entries, table.base, seat, bot, secrets.randbits(32))


class Driver:
    def __init__(self, tables: TableService) -> None:
        self.tables = tables
        self._drivers: dict[str, asyncio.Task[None]] = {}
        self._again: set[str] = set()
        self._sweeper: asyncio.Task[None] | None = None
        self.closing = False
        tables.wake = self.wake

    def wake(self, table_id: str) -> None:
        """See to it that whatever answers by itself at this table does so."""
        if self.closing:
            return
        if table_id in self._drivers:
            self._again.add(table_id)
            return
        live = self.tables.cache.get(table_id)
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
        except Exception as error:
            await self._failed(table_id, error)

    async def _failed(self, table_id: str, error: Exception) -> None:
        """What fails at one table stays there. What the database failed at is tried again at the next sweep."""
        if isinstance(error, Problem) and error.status in (404, 409, 429):
            log.info("left a table alone: %s", error)
        elif self.tables.db.health.blame(error):
            pass  # told by whoever looks after the database
        elif isinstance(error, SQLAlchemyError | OSError):
            log.exception("the database failed", exc_info=error)
        else:
            try:
                await self.tables.halt(table_id, error)
            except Exception:
                log.exception("a table could not be halted")

    async def _drive_once(self, table_id: str) -> bool:
        """One answer by a bot or an order; false when there is nothing to do."""
        question: Question | None = None
        async with self.tables.look(table_id) as live:
            table = live.table
            if table is None or self._next(live) is None:
                return False
            at, version = table.at, live.version
            option = order = None
            for d in table.pending:
                seat, step = live.seats[d.seat], len(table.sealed.get(d.seat, ()))
                said = partial(order_book.ordered, live, d)
                option, order, ended = await live.work("the orders of a table", said)
                if option is not None or ended:
                    break
                option = await lessons.scripted(live, d)
                if option is not None:
                    break
                if seat.kind == "bot" or seat.away:
                    question = question_of(live, d.seat, seat.bot or BOT_AWAY)
                    offered = [option_id(o) for o in d.options]
                    break
            else:
                return False
        if ended:
            await order_book.end_orders(self.tables, table_id, d.seat, ended)
        if question is not None:
            option = offered[await self.tables.bots.choose(question, len(offered))]
        if option is None:
            return True
        try:
            auto = order is not None or seat.kind != "bot"
            given = moves.Given(d.seat, option, at, step=step, auto=auto, order=order, stand_in=True)
            await moves.answer(self.tables, table_id, given)
        except Stale:
            return True
        except Problem:
            async with self.tables.look(table_id) as live:
                if live.version == version:  # nothing moved, so it would be refused again
                    raise
        return True

    async def time_out(self, table_id: str) -> None:
        """A clock has run out: do what was said in advance."""
        auto: list[tuple[Question, list[str], int, int, int]] = []
        await moves.rehearse(self.tables, table_id, None)
        async with self.tables.change(table_id) as ch:
            live, at = ch.live, now()
            if live.table is not None and live.table.reaction is not None:
                await self._react(ch, at)
                return
            for s in live.seats:
                limit = clocks.seat_deadline(live.row.clock, s)
                if limit is None or limit > at or live.table is None or live.row.status != "live":
                    continue
                self.tables.metrics.count("timeouts")
                if s.bot is None:
                    ch.note("timeout", s.seat)
                s.bot = BOT_AWAY  # until its owner answers again
                clocks.renew(live.row.clock, s, at)
                await seating.write_seat(self.tables, ch, s)
                d = live.table.decision(s.seat)
                step = len(live.table.sealed.get(s.seat, ()))
                offered = [option_id(o) for o in d.options]
                auto.append((question_of(live, s.seat, BOT_AWAY), offered, s.seat, live.table.at, step))
            if ch.touched and not seating.anybody(live):
                await seating.pause(self.tables, ch)
                auto = []
            elif ch.touched:
                live.row.deadline = clocks.deadline(live.row.clock, live.seats)
        for question, offered, seat, entries, step in auto:
            chosen = offered[await self.tables.bots.choose(question, len(offered))]
            given = moves.Given(seat, chosen, entries, step=step, auto=True, stand_in=True)
            await moves.answer(self.tables, table_id, given)

    async def _react(self, ch: Change, at: int) -> None:
        """The window of a reaction has run out: whoever has said nothing passes."""
        live = ch.live
        if live.row.status != "live" or live.row.deadline is None or live.row.deadline > at:
            return
        closed = False

        def close() -> None:
            nonlocal closed
            closed = reactions.close(live)

        await moves.do(live, close)
        if closed:
            await moves.save(self.tables, ch.session, live, None, None, False, at)
        ch.touched, ch.quiet = closed, not closed

    async def sweep(self) -> None:
        """Look after clocks that have run out, and after bots whose process is gone."""
        at = now()
        live = GameTable.status == "live"
        async with self.tables.db.reading() as session:
            late = list(await session.scalars(select(GameTable.id).where(live, GameTable.deadline <= at).limit(50)))
            query = select(Seat.table_id).join(GameTable, GameTable.id == Seat.table_id)
            query = query.where(live, Seat.turn_started < at - FORGOTTEN, or_(Seat.kind == "bot", Seat.away))
            lost = list(await session.scalars(query.distinct().limit(50)))
        for table_id in lost:
            self.wake(table_id)
        for kept in self.tables.cache.values():
            # for those who look at the same time; the next document is another. Spectators may come at any time
            kept.parts = {key: part for key, part in kept.parts.items() if key[0] == "shared"}
            if kept.row.updated < at - IDLE:
                kept.worded = {}
        await asyncio.gather(*map(self._time_out, late))

    async def _time_out(self, table_id: str) -> None:
        try:
            await self.time_out(table_id)
        except Exception as error:
            await self._failed(table_id, error)

    async def _sweeping(self) -> None:
        kept = time.monotonic()
        while True:
            try:
                await self.sweep()
                if time.monotonic() - kept > CHECKPOINT:
                    kept = time.monotonic()
                    await self.tables.db.checkpoint()
            except Exception as error:
                if not self.tables.db.health.blame(error):
                    log.exception("sweep failed; trying again")
            await asyncio.sleep(self.tables.settings.sweep_seconds)

    def start(self) -> None:
        self._sweeper = asyncio.get_running_loop().create_task(self._sweeping())

    async def stop(self) -> None:
        """No new automatic answers; those under way are finished or dropped whole."""
        self.closing = True
        tasks = [*self._drivers.values(), *([self._sweeper] if self._sweeper else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
