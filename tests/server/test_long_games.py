"""Long games: what is stored of them, how they are opened, and how far they go back."""

import asyncio
import json
import sqlite3
from itertools import pairwise
from pathlib import Path

import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import func, select, text

import regnum.server
from regnum.games import register
from regnum.games.giant import GAME
from regnum.log import export_log
from regnum.server import making, moves, positions, snapshots
from regnum.server.bench_storage import Room
from regnum.server.models import LogEntry, Snapshot
from regnum.server.positions import read_entries

STORED = Path(__file__).parent / "stored"


@pytest.fixture(autouse=True)
def _giant(monkeypatch):
    monkeypatch.setattr("regnum.games._registered", {})
    register(GAME)


def in_room(url, work):
    async def main():
        room = Room(url)
        await room.open()
        try:
            return await work(room)
        finally:
            await room.close()

    return asyncio.run(main())


async def exported(room, table_id):
    async with room.tables.look(table_id) as live, room.db.reading() as session:
        log = export_log(live.playing(), None, await read_entries(session, table_id))
        return {key: log[key] for key in ("entries", "sealed", "state")}


async def places(room, table_id):
    async with room.db.reading() as session:
        query = select(Snapshot.pos).where(Snapshot.table_id == table_id).order_by(Snapshot.pos)
        return list(await session.scalars(query))


async def answer(room, table_id, seat, pick=0):
    async with room.tables.look(table_id) as live:
        table = live.playing()
        decision = table.decision(seat)
        option, at, step = decision.options[pick], table.at, len(table.sealed.get(seat, ()))
    text = ":".join(map(str, option))
    await moves.answer(room.tables, table_id, moves.Given(seat, text, at, room.user.id, None, step))


def test_a_snapshot_is_written_every_so_many_entries_and_the_log_with_every_answer(db_url):
    async def work(room):
        table_id = await room.table("giant", 6)
        for part in range(4):
            await room.play(table_id, 75, seed=part)
            before = await exported(room, table_id)
            room.tables.cache.clear()  # a restart: what was acknowledged is there
            assert await exported(room, table_id) == before
        found = await places(room, table_id)
        size = len(before["entries"]) / snapshots.EVERY
        assert size - 2 <= len(found) <= size + 1
        assert all(b - a >= snapshots.EVERY for a, b in pairwise(found))
        async with room.db.reading() as session:
            stored = await session.scalar(select(func.sum(func.length(Snapshot.data))).select_from(Snapshot))
        assert stored / len(found) < 10_000

    in_room(db_url(), work)


def test_a_giant_takes_little_room(db_url):
    """5 MB for 4,000 answers; the whole game is measured by `python -m regnum.server.bench_storage giant`."""

    async def work(room):
        table_id = await room.table("giant", 6)
        await room.play(table_id, 400)
        assert sum((await room.stored(table_id)).values()) < 500_000

    in_room(db_url(), work)


def test_going_back_by_far_starts_from_the_nearest_snapshot(db_url, monkeypatch):
    played = []
    real = positions.play_on

    def counted(game, setup, content, point, entries, first, *more):
        played.append(len(entries))
        return real(game, setup, content, point, entries, first, *more)

    monkeypatch.setattr(positions, "play_on", counted)

    async def work(room):
        table_id = await room.table("giant", 6)
        await room.play(table_id, 120)
        async with room.tables.look(table_id) as live:
            to = live.row.entries
        there = await exported(room, table_id)
        lines = (await room.tables.document(table_id, 0, room.user.id, "en"))["chronicle"]
        await room.play(table_id, 280, seed=2)
        await room.went_back(table_id, to)
        again = await exported(room, table_id)
        assert (again["entries"], again["state"]) == (there["entries"], there["state"])
        assert [n <= 2 * snapshots.EVERY for n in played] == [True]
        shown = (await room.tables.document(table_id, 0, room.user.id, "en"))["chronicle"]
        assert [line["text"] for line in shown] == [line["text"] for line in lines]
        assert max(await places(room, table_id)) <= to  # no position of moves that were taken back
        await room.play(table_id, 100, seed=3)
        after = await exported(room, table_id)
        room.tables.cache.clear()
        assert await exported(room, table_id) == after

    in_room(db_url(), work)


def test_undo_goes_on_where_memory_ends(db_url):
    async def work(room):
        table_id = await room.table("giant", 6)
        await room.play(table_id, 200)
        for _ in range(6):  # other than a person's undo it may pass chance and other seats
            async with room.tables.look(table_id) as live:
                to = live.playing().at - 1
            await room.went_back(table_id, to)
        before = await exported(room, table_id)
        room.tables.cache.clear()
        assert await exported(room, table_id) == before

    in_room(db_url(), work)


def test_only_what_undo_may_reach_is_in_memory(db_url):
    async def work(room):
        table_id = await room.table("giant", 6)
        await room.play(table_id, 300)
        async with room.tables.look(table_id) as live:
            table = live.playing()
            assert table.base == table.reach.pos - 1 > 300
            assert len(table.log) == table.at - table.base < 60
            assert live.saved.log == table.log

    in_room(db_url(), work)


def test_looking_back_reads_only_from_the_nearest_position(db_url):
    async def work(room):
        table_id = await room.table("giant", 6)
        await room.play(table_id, 300)
        document = await room.replays.document(table_id, 150, 0, room.user.id, "en")
        async with room.tables.look(table_id) as live:
            assert live.playing().base > 200  # the log was not read into the table
        tape = room.replays.tapes[table_id]
        assert len(tape.points) == 1
        assert await room.replays.document(table_id, 150, 0, room.user.id, "en") == document
        await room.went_back(table_id, 100)  # the game takes another way
        await room.play(table_id, 100, seed=9)
        other = await room.replays.document(table_id, 150, 0, room.user.id, "en")
        assert other["view"] != document["view"]
        async with room.db.reading() as session:
            entry = await session.scalar(
                select(LogEntry.entry).where(LogEntry.table_id == table_id, LogEntry.n == other["at"] - 1)
            )
        assert entry is not None

    in_room(db_url(), work)


def test_a_game_that_is_taken_over_has_snapshots_of_its_past(db_url):
    """So that going back in a fork or an imported log is no longer than in a game that was played here."""

    async def work(room):
        table_id = await room.table("boze_igrzysko", 3)
        await room.play(table_id, 250)
        entries = len((await exported(room, table_id))["entries"])
        made = await making.fork(room.tables, table_id, room.user, entries)
        found = await places(room, made)
        assert len(found) >= entries // snapshots.EVERY - 1
        assert found[0] < 2 * snapshots.EVERY
        await room.went_back(made, 100)
        assert (await exported(room, made))["entries"][:100] == (await exported(room, table_id))["entries"][:100]

    in_room(db_url(), work)


def test_an_answer_under_seal_is_kept_without_a_snapshot(db_url):
    async def work(room):
        table_id = await room.table("boze_igrzysko", 3)
        while True:
            async with room.tables.look(table_id) as live:
                decision = live.playing().pending[0]
            await answer(room, table_id, decision.seat)
            if decision.sealed:
                break
        before = await exported(room, table_id)
        assert before["sealed"]
        room.tables.cache.clear()
        assert await exported(room, table_id) == before

    in_room(db_url(), work)


# --- tables that an older version has stored ---


def test_tables_stored_before_snapshots_had_a_table_of_their_own_open(tmp_path):
    path = tmp_path / "regnum.db"
    with sqlite3.connect(path) as db:
        db.executescript((STORED / "r0003.sql").read_text("utf-8"))
    db.close()
    logs = json.loads((STORED / "r0003.json").read_text("utf-8"))

    async def work(room):
        for table_id, log in logs.items():
            if log is None:  # it waits for players
                async with room.tables.look(table_id) as live:
                    assert live.table is None
                continue
            found = await exported(room, table_id)
            assert {**found, "seed": 0} == {**{key: log[key] for key in found}, "seed": 0}  # it was a short one
            async with room.tables.look(table_id) as live:
                seat, owner = live.playing().pending[0].seat, live.row.created_by
            room.user.id = owner
            await answer(room, table_id, seat)

    in_room(f"sqlite:///{path}", work)


def test_the_way_back_to_the_older_form_loses_nothing(db_url):
    url = db_url()

    async def played(room):
        table_id = await room.table("boze_igrzysko", 3)
        await room.play(table_id, 80)
        return table_id, await exported(room, table_id)

    def down(connection):
        config = Config()
        config.set_main_option("script_location", str(Path(regnum.server.__file__).parent / "migrations"))
        config.attributes["connection"] = connection
        command.downgrade(config, "0003")

    async def downgrade(room):
        async with room.db.engine.connect() as connection:
            await connection.run_sync(down)
            await connection.commit()
            found = await connection.execute(text("SELECT snapshot_at FROM tables WHERE snapshot IS NOT NULL"))
            assert len(found.all()) == 1

    table_id, before = in_room(url, played)
    in_room(url, downgrade)
    assert in_room(url, lambda room: exported(room, table_id)) == before
