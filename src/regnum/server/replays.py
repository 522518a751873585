"""A table as it was: the document at any entry of the log. Positions once reached are kept for the next look."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import Any

from sqlalchemy import select

from ..kernel import Entry, Table
from ..kernel.table import Checkpoint
from . import present
from .documents import chronicle, document, eyes, speaker
from .live import Live, line_in, whole_log
from .models import Told
from .problems import Problem
from .tables import TableService, must_hold

TABLES = 64
POINTS = 40  # kept for each table
LINES = 3 * present.LINES


class Tape:
    def __init__(self) -> None:
        self.log: list[Entry | None] = []
        self.points: OrderedDict[int, Checkpoint] = OrderedDict()

    def play(self, live: Live, log: list[Entry | None]) -> Table[Any]:
        """The table after exactly these entries, from the nearest position known."""
        table = live.playing()
        game = table.game
        for pos in [p for p in self.points if self.log[:p] != log[:p]]:  # the game went back and took another way
            del self.points[pos]
        start = max((p for p in self.points if p <= len(log)), default=None)
        point = None
        if start is not None:
            known = self.points[start]
            point = Checkpoint(known.pos, game.copy(known.state), known.count, known.told)
        made = Table(game, table.setup, table.content, history=True, origin=table.origin, start=point)
        made.log = list(log)
        made.run()
        self.log = list(log) if len(log) > len(self.log) else self.log
        self.points[made.reach.pos] = made.reach
        while len(self.points) > POINTS:
            self.points.popitem(last=False)
        return made


class Replays:
    def __init__(self, tables: TableService) -> None:
        self.tables = tables
        self.tapes: OrderedDict[str, Tape] = OrderedDict()

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
            async with self.tables.db.reading() as session:
                log = (await whole_log(session, live)).log
                if at > len(log):
                    raise Problem(422, "unknown", f"there is no entry {at} in a log of {len(log)}")
                cut = at
                while cut < len(log) and (entry := log[cut]) is not None and not isinstance(entry[0], int):
                    cut += 1
                query = select(Told.n, Told.event, Told.counts).where(Told.table_id == table_id, Told.at <= cut)
                rows = await session.execute(query.order_by(Told.n.desc()).limit(LINES))
                lines = [line_in(n, e, c) for n, e, c in rows][::-1]
            tape = self.tapes.setdefault(table_id, Tape())
            self.tapes.move_to_end(table_id)
            while len(self.tapes) > TABLES:
                self.tapes.popitem(last=False)
            then = await asyncio.to_thread(tape.play, live, log[:cut])
            seen = eyes(live, viewer, user_id)
            made = document(live, viewer, user_id, frozenset(), language)
            made |= present.play_part(then, seen, (), speaker(live, language), None, wants)
            made |= {
                "at": cut,
                "entries": len(log),
                "undo": {},
                "orders": [],
                "consent": None,
                "replay": True,
                "reaction": None,
            }
            made["chronicle"] = chronicle(live, lines, seen, language)
            made["result"] = made["result"] if cut == len(log) else None
            for s in made["seats"]:
                s["waiting"] = any(d.seat == s["seat"] for d in then.pending)
                s["clock"] = None
            return made
