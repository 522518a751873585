"""Tables in lists, and what people say at them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import or_, select

from . import lessons, lobby, names
from .live import PEOPLE, against_removal, caveats
from .models import Chat, GameTable, Seat, User, now
from .problems import Problem
from .tables import TableService, chat_json

DAY = 86_400_000


async def say(tables: TableService, table_id: str, user: User, said: str) -> Any:
    async with tables.look(table_id) as live:
        held = live.held(user.id)
        if live.row.seated_chat and not held and live.row.created_by != user.id:
            raise Problem(403, "chat_closed", "at this table only those who sit there talk")
        called = [live.seats[s].name for s in held]
    if user.guest and not held:
        async with tables.db.reading() as session:
            if await names.taken(session, user.name, user.id):
                raise Problem(409, "name_taken", "an account has your name by now; take another")
    line = Chat(
        table_id=table_id,
        seat=held[0] if held else None,
        user_id=user.id,
        name=called[0] if called else user.name,
        text=said,
        note=None,
        at=now(),
    )
    async with tables.db.session() as session:
        session.add(line)
        await session.commit()
    made = chat_json(line)
    tables.hub.said(table_id, made)
    tables.metrics.count("chat")
    return made


def muted_users(user: User | None) -> set[int]:
    prefs = user.prefs if user is not None and isinstance(user.prefs, dict) else {}
    found = prefs.get("muted")
    return {u for u in found if type(u) is int} if isinstance(found, list) else set()


async def chat_line(tables: TableService, chat_id: int) -> dict[str, Any] | None:
    async with tables.db.reading() as session:
        line = await session.get(Chat, chat_id)
        return None if line is None else chat_json(line)


async def chat_lines(tables: TableService, table_id: str, before: int | None, limit: int) -> list[Any]:
    query = select(Chat).where(Chat.table_id == table_id)
    if before is not None:
        query = query.where(Chat.id < before)
    async with tables.db.reading() as session:
        found = await session.scalars(query.order_by(Chat.id.desc()).limit(limit))
        return [chat_json(line) for line in found][::-1]


async def summary(tables: TableService, table_id: str, user_id: int | None) -> Any:
    async with tables.look(table_id) as live:
        return summary_of(live.row, live.seats, user_id)


async def tables_of(tables: TableService, user_id: int, limit: int) -> list[Any]:
    ids = select(Seat.table_id).where(Seat.user_id == user_id)
    return await _list(tables, or_(GameTable.id.in_(ids), GameTable.created_by == user_id), user_id, limit)


async def public_tables(tables: TableService, user_id: int | None, limit: int) -> list[Any]:
    recent = GameTable.updated > now() - tables.settings.lobby_days * DAY
    return await _list(tables, GameTable.public & (GameTable.status == "lobby") & recent, user_id, limit)


async def _list(tables: TableService, which: Any, user_id: int | None, limit: int) -> list[Any]:
    async with tables.db.reading() as session:
        query = select(GameTable).where(which)
        rows = list(await session.scalars(query.order_by(GameTable.updated.desc()).limit(limit)))
        seats: dict[str, list[Seat]] = {}
        ids = [r.id for r in rows]
        for s in await session.scalars(select(Seat).where(Seat.table_id.in_(ids)).order_by(Seat.seat)):
            seats.setdefault(s.table_id, []).append(s)
        return [summary_of(r, seats.get(r.id, []), user_id) for r in rows]


def summary_of(row: GameTable, seats: Sequence[Seat], user_id: int | None) -> dict[str, Any]:
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
        "seated_chat": row.seated_chat,
        "caveats": caveats(row),
        "lesson": lessons.shown(row),
        "clock": row.clock,
        "options": row.setup["options"],
        **lobby.shown(row.game, row.setup),
        "creator": user_id is not None and row.created_by == user_id,
        "removable": against_removal(row, seats, user_id) is None,
        "parent": row.parent,
        "seats": [
            {"seat": s.seat, "kind": s.kind, "name": s.name, "user": s.user_id, "away": s.away}
            | {"bot": s.bot if s.kind == "bot" or s.away else None}
            for s in seats
        ],
        "waiting": _waiting(row, seats, user_id) if row.status == "live" else [],
        "my_seats": [s.seat for s in seats if user_id is not None and s.user_id == user_id and s.kind in PEOPLE],
        "result": row.result,
        "created": row.created,
        "updated": row.updated,
    }


def _waiting(row: GameTable, seats: Sequence[Seat], user_id: int | None) -> list[int]:
    """Who is waited for. Of a reaction, others see only whom it may concern."""
    asked = [s.seat for s in seats if s.turn_started is not None]
    if row.reacting is None:
        return asked
    own = [s.seat for s in seats if user_id is not None and s.user_id == user_id and s.kind in PEOPLE]
    return [s.seat for s in seats if s.seat in (asked if s.seat in own else row.reacting)]
