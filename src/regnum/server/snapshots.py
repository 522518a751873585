"""Snapshots: where a game stood every so many entries of its log, so that it is never played again from the start.

The log is the truth and is written with every answer. A snapshot only shortens the way from there: loading takes the
newest, going back and looking back take the nearest one before. Those of moves that were taken back are dropped.
"""

from __future__ import annotations

import json
import zlib
from typing import Any

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncSession

from ..kernel import Game
from ..kernel.entries import Checkpoint
from ..log import checkpoint, position
from .models import Snapshot

EVERY = 64  # entries of the log from one to the next


def pack(point: Checkpoint, game: Game[Any]) -> bytes:
    text = json.dumps(position(point, game), ensure_ascii=False, separators=(",", ":"))
    return zlib.compress(text.encode())


def unpack(data: bytes, game: Game[Any], content: Any) -> Checkpoint:
    return checkpoint(json.loads(zlib.decompress(data)), game, content)


async def nearest(
    session: AsyncSession, table_id: str, upto: int, game: Game[Any], content: Any, after: int = -1
) -> Checkpoint | None:
    """The newest after entry `after` and not beyond entry `upto`; None: there is none."""
    found = await newest(session, table_id, upto, after)
    return None if found is None else unpack(found[1], game, content)


async def newest(session: AsyncSession, table_id: str, upto: int, after: int = -1) -> tuple[int, bytes] | None:
    """Likewise, as it is stored: its position and its data."""
    here = (Snapshot.table_id == table_id, Snapshot.pos <= upto, Snapshot.pos > after)
    query = select(Snapshot.pos, Snapshot.data).where(*here).order_by(Snapshot.pos.desc()).limit(1)
    found = (await session.execute(query)).one_or_none()
    return None if found is None else (found[0], found[1])


def first_entry(point: Checkpoint | None) -> int:
    """The first entry that is needed to play on from there: whose answer came last tells how far undo goes."""
    return 0 if point is None else max(0, point.pos - 1)
