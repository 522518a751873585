"""A table as it was: the document at any entry of the log. It is played from the nearest position known: one that
was looked at lately, or a snapshot."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import Any

from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncSession

from ..kernel import Game, Table
from ..kernel.entries import Checkpoint
from ..log import play_on
from ..story import HEADS
from . import present, snapshots
from .documents import chronicle, document, eyes, speaker
from .live import Live, line_in
from .models import LogEntry, Told
from .positions import read_entries
from .problems import Problem
from .tables import TableService, must_hold

TABLES = 64
POINTS = 8  # kept for each table
LINES = 3 * present.LINES


class Tape:
    """Positions of one table, as long as no move is taken back."""

    def __init__(self, turns_back: int) -> None:
        self.turns_back = turns_back
        self.points: OrderedDict[int, Checkpoint] = OrderedDict()

    def nearest(self, upto: int, game: Game[Any]) -> Checkpoint | None:
        """To be played on."""
        pos = max((p for p in self.points if p <= upto), default=None)
        if pos is None:
            return None
        self.points.move_to_end(pos)
        known = self.points[pos]
        return Checkpoint(known.pos, game.copy(known.state), known.count, known.told)

    def keep(self, point: Checkpoint) -> None:
        self.points[point.pos] = point
        self.points.move_to_end(point.pos)
        while len(self.points) > POINTS:
            self.points.popitem(last=False)


class Replays:
    def __init__(self, tables: TableService) -> None:
        self.tables = tables
        self.tapes: OrderedDict[str, Tape] = OrderedDict()

    def _tape(self, live: Live) -> Tape:
        tape = self.tapes.get(live.row.id)
        if tape is None or tape.turns_back != live.row.turns_back:
            tape = self.tapes[live.row.id] = Tape(live.row.turns_back)
        self.tapes.move_to_end(live.row.id)
        while len(self.tapes) > TABLES:
            self.tapes.popitem(last=False)
        return tape

    async def play(self, session: AsyncSession, live: Live, upto: int) -> Table[Any]:
        """The table after exactly so many entries."""
        table, tape, table_id = live.playing(), self._tape(live), live.row.id
        game, content = table.game, table.content
        point = tape.nearest(upto, game)
        stored = await snapshots.nearest(session, table_id, upto, game, content, -1 if point is None else point.pos)
        point = stored or point
        first = snapshots.first_entry(point)
        entries = await read_entries(session, table_id, first, upto)
        then = await asyncio.to_thread(play_on, game, table.setup, content, point, entries, first, table.origin, {})
        tape.keep(then.reach)
        return then

    async def turns(self, table_id: str, viewer: int | None, user_id: int | None, language: str) -> Any:
        """Where turns begin, as the viewer was told."""
        async with self.tables.look(table_id) as live:
            if viewer is not None:
                must_hold(live, user_id, viewer)
            live.playing()
            async with self.tables.db.reading() as session:
                query = select(Told.n, Told.event, Told.counts).where(Told.table_id == table_id).order_by(Told.n)
                lines = [line_in(n, e, c) for n, e, c in await session.execute(query) if e[0] in HEADS]
            seen = eyes(live, viewer, user_id)
            made = chronicle(live, lines, seen, speaker(live, language), len(lines))
            return [{key: line[key] for key in ("at", "text", "seat")} for line in made]

    async def document(
        self,
        table_id: str,
        at: int,
        viewer: int | None,
        user_id: int | None,
        language: str,
        wants: frozenset[str] = frozenset(),
    ) -> Any:
        """As the viewer saw it then. Chance that followed entry `at` without a question belongs to it."""
        async with self.tables.look(table_id) as live:
            if viewer is not None:
                must_hold(live, user_id, viewer)
            live.playing()
            entries = live.row.entries
            if at > entries:
                raise Problem(422, "unknown", f"there is no entry {at} in a log of {entries}")
            async with self.tables.db.reading() as session:
                asked = select(func.min(LogEntry.n)).where(
                    LogEntry.table_id == table_id, LogEntry.n >= at, LogEntry.seat.is_not(None)
                )
                cut = await session.scalar(asked)
                cut = entries if cut is None else cut
                query = select(Told.n, Told.event, Told.counts).where(Told.table_id == table_id, Told.at <= cut)
                rows = await session.execute(query.order_by(Told.n.desc()).limit(LINES))
                lines = [line_in(n, e, c) for n, e, c in rows][::-1]
                then = await self.play(session, live, cut)
            seen = eyes(live, viewer, user_id)
            made, part = await live.show(
                "a document",
                lambda: (
                    document(live, viewer, user_id, frozenset(), language),
                    present.play_part(then, seen, (), speaker(live, language), None, wants),
                ),
            )
            made |= part
            made |= {
                "at": cut,
                "entries": entries,
                "undo": {},
                "building": None,
                "orders": [],
                "consent": None,
                "replay": True,
                "reaction": None,
            }
            made["chronicle"] = chronicle(live, lines, seen, speaker(live, language))
            made["result"] = made["result"] if cut == entries else None
            for s in made["seats"]:
                s["waiting"] = any(d.seat == s["seat"] for d in then.pending)
                s["clock"] = None
            return made
