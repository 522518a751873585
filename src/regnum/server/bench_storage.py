"""What a long game costs the server: storage, opening after a restart, going back, memory.

    python -m regnum.server.bench_storage                       all games and the giant, on SQLite
    python -m regnum.server.bench_storage giant --db postgresql://…

One game of each kind is played to its end by random answers, through the very code that answers of people go through.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import tempfile
import time
import tracemalloc
from pathlib import Path
from random import Random
from typing import Any

from sqlalchemy import text

from ..games import game_ids, register
from ..kernel import option_id
from . import making, moves, rewinding
from .bots import BotPool
from .db import Database
from .hub import Hub
from .live import load
from .metrics import Metrics
from .models import User
from .replays import Replays
from .settings import Settings
from .tables import TableService

PARTS = ("log", "told", "acts", "snapshots")
BACK = 2000  # answers


class Room:
    """A server's tables without its doors, and one person who holds every seat."""

    def __init__(self, url: str) -> None:
        settings = Settings(db=url)
        self.db = Database(url)
        self.tables = TableService(self.db, Hub(self.db), BotPool(1, 1.0), settings, Metrics())
        self.tables.hub.listening.set()  # nobody else is there to hear of
        self.tables.new_seed = lambda: 7
        self.replays = Replays(self.tables)

    async def open(self) -> None:
        await self.db.upgrade()
        async with self.db.session() as session:
            self.user = User(name="bench", prefs={})
            session.add(self.user)
            await session.commit()

    async def close(self) -> None:
        self.tables.sandbox.close()
        await self.db.close()

    async def table(self, game: str, seats: int) -> str:
        wish: dict[str, Any] = {
            "game": game,
            "seats": [{"kind": "me"}, *({"kind": "local"} for _ in range(seats - 1))],
            "options": {},
        }
        wish |= {"open": False, "public": False, "rated": False, "clock": {"kind": "none"}, "seed": 7}
        return (await making.create(self.tables, self.user, wish))[0]

    async def play(self, table_id: str, most: int, seed: int = 1) -> int:
        """So many random answers, each acknowledged as those of people are; how many there were."""
        random = Random(seed)
        for number in range(most):
            async with self.tables.look(table_id) as live:
                table = live.playing()
                if not table.pending:
                    return number
                decision, at = table.pending[0], table.at
                step = len(table.sealed.get(decision.seat, ()))
            option = option_id(random.choice(decision.options))
            given = moves.Given(decision.seat, option, at, self.user.id, f"{seed}-{number}", step)
            await moves.answer(self.tables, table_id, given)
        return most

    async def stored(self, table_id: str) -> dict[str, int]:
        """Bytes by kind, as the values are stored; what the database adds for itself is in `file`."""
        found = {}
        async with self.db.reading() as session:
            for part in PARTS:
                found[part] = await session.scalar(text(_size_of(part, self.db.postgres)), {"t": table_id}) or 0
        return found

    async def opened(self, table_id: str) -> float:
        """Seconds to have the table in memory after a restart, with its document."""
        self.tables.cache.clear()
        start = time.perf_counter()
        await self.tables.document(table_id, 0, self.user.id, "en")
        return time.perf_counter() - start

    async def looked_back(self, table_id: str, at: int) -> float:
        start = time.perf_counter()
        await self.replays.document(table_id, at, 0, self.user.id, "en")
        return time.perf_counter() - start

    async def went_back(self, table_id: str, to: int) -> float:
        start = time.perf_counter()
        async with self.tables.change(table_id) as ch:
            await rewinding.rewind(self.tables, ch, 0, to)
            await moves.acted(ch, None, 0)
        return time.perf_counter() - start

    async def memory(self, table_id: str, copies: int, chronicle: bool = False) -> int:
        """Bytes of a live table that nobody looks at: the game, what is kept to save its next change, the rows of
        the table and its seats; with the last lines of the chronicle if asked for."""
        async with self.db.reading() as session:
            held = []
            gc.collect()
            tracemalloc.start()
            for _ in range(copies):
                live = await load(session, table_id, self.tables.sandbox.rehearse)
                assert live is not None
                if not chronicle:
                    live.lines = []
                held.append(live)
            gc.collect()
            used = tracemalloc.get_traced_memory()[0]
            tracemalloc.stop()
        return used // copies


def _size_of(part: str, postgres: bool) -> str:
    columns = {
        "log": ("table_id", "n", "entry", "seat", "user_id", "auto", "at"),
        "told": ("table_id", "n", "at", "event", "counts"),
        "acts": ("table_id", "key", "seat", "version", "at"),
        "snapshots": ("table_id", "pos", "data"),
    }[part]
    size = "pg_column_size({})" if postgres else "length(CAST({} AS BLOB))"
    total = " + ".join(f"coalesce({size.format(name)}, 0)" for name in columns)
    return f"SELECT sum({total}) FROM {part} WHERE table_id = :t"


async def measure(url: str, game: str, answers: int = 100_000) -> dict[str, Any]:
    from ..games import get_game

    room = Room(url)
    await room.open()
    try:
        seats = max(get_game(game).seats)
        await room.memory(await room.table(game, seats), 1)  # what is made once for all tables
        table_id = await room.table(game, seats)
        start = time.process_time()
        played = await room.play(table_id, answers)
        cost = time.process_time() - start
        stored = await room.stored(table_id)
        async with room.tables.look(table_id) as live:
            entries = live.row.entries
        back = max(0, entries - round(BACK * entries / max(1, played)))
        alone = await room.memory(table_id, 1)
        return {
            "answers": played,
            "entries": entries,
            "cpu_ms_per_answer": round(1000 * cost / max(1, played), 2),
            "stored_kB": round(sum(stored.values()) / 1000),
            **{f"stored_{part}_kB": round(size / 1000) for part, size in stored.items()},
            "file_kB": await file_size(room) // 1000,
            "open_ms": _ms([await room.opened(table_id) for _ in range(5)]),
            "look_back_ms": _ms([await room.looked_back(table_id, back)]),
            "look_there_again_ms": _ms([await room.looked_back(table_id, back + 3)]),
            "memory_alone_kB": alone // 1000,
            "memory_with_chronicle_kB": await room.memory(table_id, 1, chronicle=True) // 1000,
            "memory_beside_alike_kB": await room.memory(table_id, 5) // 1000,
            "go_back_ms": _ms([await room.went_back(table_id, back)]),
        }
    finally:
        await room.close()


async def file_size(room: Room) -> int:
    """Bytes on the disk, with what the database adds, after it was tidied up."""
    if room.db.postgres:
        async with room.db.reading() as session:
            sizes = [
                await session.scalar(text(f"SELECT pg_total_relation_size('{part}')")) or 0
                for part in (*PARTS, "tables", "seats")
            ]
        return int(sum(sizes))
    await room.db.checkpoint()
    return Path(room.db.path).stat().st_size


def _ms(seconds: list[float]) -> float:
    return round(1000 * sorted(seconds)[len(seconds) // 2], 1)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", help="games to measure; all and the giant without it")
    parser.add_argument("--db", help="an empty database; a new SQLite file without it")
    parser.add_argument("--answers", type=int, default=100_000, help="stop each game after so many")
    args = parser.parse_args()
    from ..games.giant import GAME

    register(GAME)
    for game in args.games or game_ids():
        with tempfile.TemporaryDirectory() as folder:
            found = asyncio.run(measure(args.db or f"sqlite:///{folder}/bench.db", game, args.answers))
        print(json.dumps({"game": game, **found}))


if __name__ == "__main__":
    main()
