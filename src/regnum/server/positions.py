"""Where a stored table stands, as data: all that is needed to put it up, in this process or in another."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncSession

from ..content import check_limits
from ..games import get_game
from ..kernel import BadContent, Setup, Table, decode, encode
from ..log import entry_out, play_on, sealed_out
from . import snapshots
from .models import GameTable, LogEntry


@dataclass(frozen=True)
class Position:
    setup: Setup
    content: Mapping[str, Any] | None
    start: Any  # a position laid out by hand, if it began in one
    point: bytes | None  # the snapshot it goes on from
    entries: list[Any]
    first: int  # the number of the first of these entries
    sealed: Mapping[str, list[str]]

    def table(self) -> Table[Any]:
        game = get_game(self.setup.game)
        content = game.printed(self.content, "content", self.setup.options, stored=True)
        origin = None if self.start is None else decode(self.start, game.shape, content, "start")
        point = None if self.point is None else snapshots.unpack(self.point, game, content)
        return play_on(game, self.setup, content, point, self.entries, self.first, origin, self.sealed, True)


def position_of(table: Table[Any]) -> Position:
    """Where a table in memory stands, with the entries that it holds."""
    game, override = table.game, getattr(table.content, "override", None)
    start = None if table.origin is None else encode(table.origin, game.shape)
    entries = [entry_out(e) for e in table.log if e is not None]
    point = snapshots.pack(table.reach, game)
    return Position(table.setup, override, start, point, entries, table.base, sealed_out(table))


async def read_position(session: AsyncSession, row: GameTable, upto: int | None = None) -> Position:
    """As it is, or as it was after so many entries, when nothing was under seal."""
    found = await snapshots.newest(session, row.id, row.entries if upto is None else upto)
    pos, point = (0, None) if found is None else found
    first = max(0, pos - 1)
    entries = await read_entries(session, row.id, first, upto)
    sealed = row.sealed if upto is None else {}
    return Position(setup_of(row), row.content, row.setup.get("start"), point, entries, first, sealed)


async def read_entries(session: AsyncSession, table_id: str, first: int = 0, upto: int | None = None) -> list[Any]:
    query = select(LogEntry.entry).where(LogEntry.table_id == table_id, LogEntry.n >= first)
    if upto is not None:
        query = query.where(LogEntry.n < upto)
    return list(await session.scalars(query.order_by(LogEntry.n)))


def setup_of(row: GameTable) -> Setup:
    s = row.setup
    return Setup(row.game, row.seats, s["seed"], s["options"], s["revision"], tuple(s["names"]))


def beyond_limits(position: Position) -> bool:
    """Whether its content would be refused today for its size: it was taken before there were limits."""
    game, override = get_game(position.setup.game), position.content
    if override is None:
        return False
    if game.sheet is None:
        return True
    sheet = game.sheet(game.printed(None, "content", position.setup.options))
    try:
        check_limits(override, sheet.base, sheet.limits, "content")
    except BadContent:
        return True
    return False
