"""Answers, each counted once and acknowledged only when it is written.

Nearly every answer is plain: the table is in memory, nobody else has touched it, and one statement writes it if that
is still so. Whatever is not plain goes the long way: lock, read, decide.
"""

from __future__ import annotations

import logging
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from sqlalchemy import insert, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncSession

from ..kernel import Refused, RegnumError, Table
from . import health, lessons, lobby, order_book, outbox, patience, ratings, reactions
from .live import HALTED, TOLD_HALTED, Live
from .models import Act, now
from .plain import save_move
from .positions import position_of
from .problems import Problem
from .saving import ACTS, moved, record, save_play, write_seat
from .tables import Change, Stale, TableService, must_hold

log = logging.getLogger("regnum.tables")


@dataclass(frozen=True, slots=True)
class Given:
    """An answer, as somebody gives it."""

    seat: int
    option: str
    at: int  # the number of the decision it is for
    user_id: int | None = None
    key: str | None = None  # with the same key it counts once
    step: int | None = None  # how many answers of this decision the seat has under seal already
    auto: bool = False  # in a person's seat, but not by that person
    order: str | None = None  # the standing order that gives it
    stand_in: bool = False  # a bot or a standing order speaks, not a person


async def answer(tables: TableService, table_id: str, given: Given) -> int:
    """Answer for a seat; the version it made."""
    started = time.perf_counter()
    version = None
    try:
        await rehearse(tables, table_id, (given.seat, given.option))
        if given.order is None:
            version = await _answer_at_once(tables, table_id, given)
        if version is None:
            version = await _answer(tables, table_id, given)
    except patience.TooLong as error:  # it would again
        await tables.halt(table_id, error)
        raise Problem(409, HALTED, TOLD_HALTED) from None
    tables.metrics.count("answers", "auto" if given.auto else "bot" if given.stand_in else "person")
    tables.metrics.time("answer", time.perf_counter() - started)
    return version


async def _answer_at_once(tables: TableService, table_id: str, given: Given) -> int | None:
    """An answer like most: written by one statement that does nothing unless the table is as we know it.
    None: nothing was written. It is for `_answer`, which reads before it decides, to do it or to say why not."""
    async with tables.lock(table_id):
        live = tables.cache.get(table_id)
        if live is None or live.table is None or live.messages or live.consent is not None:
            return None
        table, row, seat = live.table, live.row, given.seat
        if row.setup.get("lesson"):
            return None
        if not (given.stand_in or seat in live.held(given.user_id)) or (
            tables.db.postgres and not tables.hub.listening.is_set()
        ):
            return None
        if row.status != "live" or table.reaction is not None or not (given.stand_in or live.seats[seat].bot is None):
            return None
        if given.at != table.at or given.step not in (None, len(table.sealed.get(seat, ()))):
            return None
        sent = written = False
        try:
            try:
                await live.work("an answer", lambda: table.answer(seat, given.option, given.at))
            except Refused:
                written = True  # the table is as it was
                return None
            if table.over or table.reaction is not None or lobby.renamed(table, row.setup):
                return None
            was, turns, made_at = (row.version, row.revised), live.turns(), now()
            made = record(live, seat, given.user_id, given.auto, made_at)
            row.version, row.updated = row.version + 1, made_at
            act = (
                {"key": given.key, "seat": seat, "version": row.version, "at": made_at}
                if given.key is not None
                else None
            )
            async with tables.db.inline() if not tables.db.postgres else tables.db.at_once() as connection:
                sent = True  # from here on it may be made, whatever becomes of who asked for it
                messages = await save_move(connection, live, made, act, was)
            written = messages is not None
        except IntegrityError:  # this key was used already
            return None
        finally:
            if not written:
                tables.cache.pop(table_id, None)
            if sent:
                move = moved(live, seat, given.option, given.auto, made_at) if written else None
                tables.hub.changed(table_id, row.version, move)
        if messages is None:
            return None
        live.messages = messages
        if messages and live.turns() != turns:  # the first such move after somebody asked for messages
            async with tables.db.session() as session:
                await tell_turn(session, live, live.waiting())
                await session.commit()
        return row.version


async def _answer(tables: TableService, table_id: str, given: Given) -> int:
    seat = given.seat
    async with tables.change(table_id) as ch:
        live = ch.live
        if given.key is not None and (made := await known(ch, given.key, seat, given.user_id)) is not None:
            return made
        if not given.stand_in:
            must_hold(live, given.user_id, seat)
        table = live.going()
        if given.at != table.at or given.step not in (None, len(table.sealed.get(seat, ()))):
            raise Stale(f"the answer is for decision {given.at}, the table is at {table.at}")
        reacting = table.reaction is not None
        await lessons.keep_to_it(live, seat, given.option)
        await do(live, lambda: table.answer(seat, given.option, given.at))
        closed = await live.work("a reaction", lambda: reactions.settle(live))
        if reacting:  # nobody's answer: others are not to see when or by whom it was given
            await save(tables, ch.session, live, None, None, False, ch.at)
        else:
            await save(tables, ch.session, live, seat, given.user_id, given.auto, ch.at)
        s = live.seats[seat]
        if given.order is not None:
            await order_book.order_used(ch, seat, given.order)
        elif reacting or closed:
            pass  # the other processes read it
        elif given.stand_in or s.away or s.bot is None:
            ch.move = moved(live, seat, given.option, given.auto, ch.at)
        else:  # whom a bot stood in for is back
            s.bot = None
            await write_seat(ch.session, s)
        await acted(ch, given.key, seat, quiet=reacting and not closed)
    return live.version


async def known(ch: Change, key: str, seat: int, user_id: int | None) -> int | None:
    """The version that this key made already, if it did."""
    must_hold(ch.live, user_id, seat)
    known = (
        await ch.session.execute(select(Act.seat, Act.version).where(Act.table_id == ch.live.row.id, Act.key == key))
    ).one_or_none()
    if known is None:
        return None
    if known[0] != seat:
        raise Problem(409, "key_used", "this key was used for something else")
    return int(known[1])


async def acted(ch: Change, key: str | None, seat: int, quiet: bool = False) -> None:
    """`quiet`: only this seat is to know of it."""
    ch.touched, ch.quiet = ch.touched or not quiet, ch.quiet or quiet
    if key is not None:
        version = ch.live.version + (not quiet)
        row = {"table_id": ch.live.row.id, "key": key, "seat": seat, "version": version, "at": now()}
        await ch.session.execute(insert(ACTS), row)


async def rehearse(tables: TableService, table_id: str, answer: tuple[int, str] | None) -> None:
    """An answer at a table with a content beyond the limits is given elsewhere first, with nothing locked; None: the
    window of a reaction ends. What is too much there halts the table."""
    live = tables.cache.get(table_id)
    if live is None:
        async with tables.look(table_id) as live:
            pass
    if not live.beyond or live.table is None:
        return
    try:
        await tables.sandbox.rehearse(position_of(live.table), answer)
    except Problem as error:
        if error.status == 429:
            raise
        raise patience.TooLong(error.detail) from error
    except RegnumError:
        pass  # it will fail again, and say why


async def do(live: Live, act: Callable[[], None]) -> None:
    """Let the rules work. What they refuse leaves the table as it was; what breaks them, out of memory."""
    try:
        await live.work("a move", act)
    except Refused as error:
        status = 409 if error.reason in ("not_asked", "stale") else 422
        extra = {} if error.rule is None else {"rule": error.rule}
        raise Problem(status, error.reason, str(error), **extra) from None


async def begin(tables: TableService, session: AsyncSession, live: Live, table: Table[Any]) -> None:
    row = live.row
    row.status = "live"
    table.history = table.patient = True
    await live.work("the first move", table.run)
    row.setup = {**row.setup, "names": [s.name for s in live.seats], **lobby.told(table)}
    live.table = table
    await live.work("a reaction", lambda: reactions.settle(live))
    await save(tables, session, live, None, None, False, now())


async def save(
    tables: TableService, session: AsyncSession, live: Live, seat: int | None, user_id: int | None, auto: bool, at: int
) -> None:
    """Write the game as it is now, and pass on whose turn it is and who has won."""
    before = live.turns()
    was = live.row.status
    if live.table is not None and lobby.renamed(live.table, live.row.setup):
        live.row.setup = {**live.row.setup, **lobby.told(live.table)}
    await save_play(session, live, seat, user_id, auto, at)
    waiting = live.waiting()
    if set(waiting) != before or seat is None:
        await tell_turn(session, live, waiting)
    if live.row.status == "over" and was != "over":
        await _tell_end(tables, session, live)


async def tell_turn(session: AsyncSession, live: Live, waiting: list[int]) -> None:
    asked = [s for s in live.seats if s.seat in waiting and not live.row.setup.get("lesson")]
    if any(outbox.is_told(s) for s in asked):
        try:
            async with session.begin_nested():
                await outbox.turn_changed(session, live.row, asked)
        except Exception as error:  # a move never fails for want of a message
            if health.cause(error):
                raise
            log.exception("no message about a turn")


async def _tell_end(tables: TableService, session: AsyncSession, live: Live) -> None:
    tables.metrics.count("games_over")
    if live.row.setup.get("lesson"):
        return  # won by the book: nobody's first game
    result = live.row.result or {}
    try:
        async with session.begin_nested():
            await ratings.game_over(session, live.row, live.seats, result["scores"], result["winners"])
    except Exception as error:
        if health.cause(error):
            raise
        log.exception("no ratings for a finished game")
