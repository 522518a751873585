"""Lessons taken up and left: a table in the position that one gives, and the game that goes on from there."""

from __future__ import annotations

import asyncio

from sqlalchemy import select

from ..kernel import encode
from ..lesson import get_lesson
from . import clocks, lobby, making
from .lessons import lesson_of, line_of
from .models import GameTable, Seat, User
from .tables import TableService, must_hold

BOT = "easy"  # who plays on when the lesson is over


async def begin(tables: TableService, user: User, game: str, lesson_id: str) -> str:
    """A table for this lesson."""
    lesson = get_lesson(game, lesson_id)
    await line_of(lesson)
    table = await asyncio.to_thread(lesson.table)
    setup = table.setup
    row = GameTable(
        id=making.new_id(),
        game=game,
        title="",
        seats=setup.seats,
        setup={
            "seed": setup.seed,
            "options": dict(setup.options),
            "revision": setup.revision,
            "names": [],
            "start": None if table.origin is None else encode(table.origin, table.game.shape),
            "known": True,
            "lesson": {"id": lesson.id, "mark": lesson.mark},
            **lobby.stored(table.game, table.content, setup),
        },
        content=None,
        open=False,
        public=False,
        rated=False,
        seated_chat=False,
        clock=dict(clocks.NONE),
        created_by=user.id,
    )
    called = dict(enumerate(lesson.names))
    seats = [
        Seat(table_id=row.id, seat=i, kind="bot", bot=BOT, name=called.get(i) or f"Bot {i + 1}")
        for i in range(setup.seats)
    ]
    mine = seats[lesson.you]
    mine.kind, mine.bot, mine.user_id, mine.name = "human", None, user.id, user.name
    await making.insert(tables, row, seats, table)
    return row.id


async def under_way(tables: TableService, user: User, game: str, lesson_id: str) -> str | None:
    """The table at which this person has begun the lesson and not finished its game."""
    lesson = get_lesson(game, lesson_id)
    query = select(GameTable).where(
        GameTable.created_by == user.id, GameTable.game == game, GameTable.status.in_(("live", "paused"))
    )
    async with tables.db.reading() as session:
        rows = await session.scalars(query.order_by(GameTable.updated.desc()))
        return next((row.id for row in rows if lesson_of(row) is lesson), None)


async def leave(tables: TableService, table_id: str, user_id: int) -> None:
    """The lesson is over; the game goes on freely."""
    async with tables.change(table_id) as ch:
        lesson = lesson_of(ch.live.row)
        if lesson is None:
            return
        must_hold(ch.live, user_id, lesson.you)
        ch.live.row.setup = {**ch.live.row.setup, "lesson": None}
        ch.touched = True
