"""The same people once more, a table that nobody wants any more, and what players report."""

from __future__ import annotations

import secrets
from collections.abc import Awaitable, Callable
from typing import Any

from sqlalchemy import delete, update

from ..log import export_log
from . import making, seating
from .live import Live, against_removal
from .models import GameTable, Report, User
from .positions import read_entries
from .problems import Problem
from .tables import TableService

LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"  # none that is taken for another


async def rematch(tables: TableService, table_id: str, user: User, allow: Callable[[], Awaitable[None]]) -> str:
    """A table for the same people, seats and options. Who asks first makes it, if that is allowed; the others sit
    down there."""
    async with tables.look(table_id) as live:
        mine = _mine(live, user.id)
        there, wish = live.row.rematch, _same_again(live, user.id)
    if there is None or not await _exists(tables, there):
        await allow()
        made, _ = await making.create(tables, user, wish)
        there = await _lead_to(tables, table_id, made, there, mine[0])
        if there == made:
            return made
        await remove(tables, made, user.id)  # somebody was quicker
    for seat in mine:
        await seating.sit_again(tables, there, user, seat)
    return there


def _mine(live: Live, user_id: int) -> list[int]:
    if live.row.status != "over":
        raise Problem(409, "not_over", "the game is still being played")
    held = live.held(user_id)
    if not held:
        raise Problem(403, "not_yours", "only who played here can ask for a rematch")
    return held


def _same_again(live: Live, user_id: int) -> dict[str, Any]:
    row = live.row
    seats = []
    for s in live.seats:
        if s.kind == "bot":
            seats.append({"kind": "bot", "bot": s.bot, "name": s.name})
        elif s.user_id == user_id:
            seats.append({"kind": "me" if s.kind == "human" else "local", "name": s.name})
        else:
            seats.append({"kind": "open"})
    return {
        "game": row.game,
        "seats": seats,
        "options": dict(row.setup["options"]),
        "title": row.title,
        "content": row.content,
        "clock": {k: v for k, v in row.clock.items() if k in ("kind", "seconds", "on_timeout", "window")},
        "open": row.open,
        "public": False,  # the seats are for those who were here
        "rated": row.rated,
        "seated_chat": row.seated_chat,
    }


async def _exists(tables: TableService, table_id: str) -> bool:
    try:
        async with tables.look(table_id):
            return True
    except Problem as error:
        if error.status == 404:
            return False
        raise


async def _lead_to(tables: TableService, table_id: str, made: str, former: str | None, seat: int) -> str:
    """The finished game leads to this new table, unless it leads to another one by now."""
    async with tables.change(table_id) as ch:
        row = ch.live.row
        if row.rematch == former:
            await ch.session.execute(update(GameTable).where(GameTable.id == row.id).values(rematch=made))
            row.rematch = made
            ch.note("rematch", seat)
            ch.touched = True
    return row.rematch or made


async def remove(tables: TableService, table_id: str, user_id: int) -> None:
    """A table that waits for players is called off by who made it; a game is deleted by the only person in it."""
    async with tables.change(table_id) as ch:
        row = ch.live.row
        if problem := against_removal(row, ch.live.seats, user_id):
            raise problem
        version = row.version
        await ch.session.execute(delete(GameTable).where(GameTable.id == table_id))
        await ch.session.commit()
    tables.cache.pop(table_id, None)
    tables.hub.changed(table_id, version + 1)


async def report(tables: TableService, table_id: str, user: User, seat: int, text: str) -> str:
    """What a player says is wrong, kept with the log up to now: the operator reads it, nobody else does."""
    async with tables.look(table_id) as live:
        if seat not in live.held(user.id):
            raise Problem(403, "not_yours", "only who sits here can report a problem")
        async with tables.db.reading() as session:
            entries = await read_entries(session, table_id)
        log = await live.show("a log", lambda: export_log(live.playing(), None, entries))
    made = Report(
        id="".join(secrets.choice(LETTERS) for _ in range(8)),
        table_id=table_id,
        seat=seat,
        user_id=user.id,
        entry=len(entries),
        text=text,
        log={**log, "names": []},
    )
    async with tables.db.session() as session:
        session.add(made)
        await session.flush()
        found = made.id
        await session.commit()
    return found
