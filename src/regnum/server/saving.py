"""From memory to the database: what a change made of a game, and how it is written.

What changed is found by comparing with what was there before, so that an answer, an undo and a rewind are
saved alike. A plain answer, which is nearly all that happens, has a shorter way (`plain.py`).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, cast

from sqlalchemy import Connection, bindparam, delete, insert, update
from sqlalchemy import Table as SqlTable
from sqlalchemy.ext.asyncio import AsyncSession

from ..kernel import Entry, Event, RegnumError
from ..kernel.entries import Checkpoint
from ..log import entry_out, sealed_out
from . import clocks, reactions, snapshots
from .live import TAIL, Line, Live, line_out, read_lines, shared
from .models import Act, Consent, GameTable, LogEntry, Seat, Snapshot, Told, now

Rows = list[dict[str, Any]]


@dataclass(slots=True)
class Written:
    """What a change adds to the database, and what it takes away, beside the row of the table itself."""

    log: Rows = field(default_factory=list)
    told: Rows = field(default_factory=list)
    ticks: Rows = field(default_factory=list)
    point: Checkpoint | None = None  # a place for the next snapshot
    log_cut: int | None = None  # entries from here on are gone
    told_cut: int | None = None
    consent: bool = False  # a wish to go back has lapsed


# --- what changed ---


def record(live: Live, seat: int | None, user_id: int | None, auto: bool, at: int) -> Written:
    """Bring the row of the table up to the game, and say what else is to be written."""
    table, row, made, saved = live.playing(), live.row, Written(), live.saved
    same = saved.first + _alike(saved.log, table.entries_from(saved.first))
    if same < saved.entries:
        made.log_cut = same
        row.turns_back += 1
        if row.snapshot_at > same:
            row.snapshot_at = -1
    made.log = [
        _entry_row(row.id, n, entry, seat, user_id, auto, at)
        for n, entry in enumerate(table.entries_from(same), same)
        if entry is not None
    ]
    keep = _kept(live)
    if keep < row.told:
        made.told_cut = keep
    lines = [line for line in live.lines if line[0] < keep]
    _record_events(live, made, lines, keep, seat, auto)
    point = table.reach
    if row.snapshot_at < 0 or point.pos >= row.snapshot_at + snapshots.EVERY:
        made.point, row.snapshot_at = point, point.pos
    row.sealed = sealed_out(table)
    row.entries = table.at
    if table.over and row.status == "live":
        scores, winners = table.game.scores(table.state), table.game.winners(table.state)
        row.status, row.result = "over", {"scores": scores, "winners": winners}
    still = same == saved.entries == table.at and row.reacting is not None and table.reaction is not None
    made.ticks = _ticks(live, seat, at)
    if table.reaction is None:
        row.reacting, row.deadline = None, clocks.deadline(row.clock, live.seats)
    elif not still:
        row.reacting, row.deadline = list(table.reaction.seats), reactions.until(live, at)
    if not still:  # else others would see that somebody has answered
        made.consent, live.consent = live.consent is not None, None
    live.remember()
    return made


def _ticks(live: Live, seat: int | None, at: int) -> Rows:
    """Start and stop clocks. While a reaction is open nobody's time runs."""
    row, waiting, ticks = live.row, live.waiting(), []
    reacting = live.playing().reaction is not None
    for s in live.seats:
        ticked = row.reacting is not None and clocks.tick(clocks.NONE, s, False, True, at)
        clock = clocks.NONE if reacting else row.clock
        if clocks.tick(clock, s, s.seat in waiting, s.seat == seat, at) or ticked:
            ticks.append({"seat_": s.seat, "reserve_ms": s.reserve_ms, "turn_started": s.turn_started})
    return ticks


def _alike(old: Sequence[Any], new: Sequence[Any]) -> int:
    """How many items both begin with."""
    same = 0
    for a, b in zip(old, new, strict=False):
        if a is not b and a != b:
            break
        same += 1
    return same


def _entry_row(
    table_id: str, n: int, entry: Entry, seat: int | None, user_id: int | None, auto: bool, at: int
) -> dict[str, Any]:
    own = isinstance(entry[0], int)
    mine = own and entry[0] == seat
    return {
        "table_id": table_id,
        "n": n,
        "entry": entry_out(entry),
        "seat": entry[0] if own else None,
        "user_id": user_id if mine else None,
        "auto": auto and mine,
        "at": at,
    }


def _kept(live: Live) -> int:
    """How many of the events told so far still hold. Those the table has forgotten are saved for good."""
    table, saved = live.playing(), live.saved
    return table.forgotten + (_alike(saved.events, table.events) if table.forgotten == saved.forgotten else 0)


def _record_events(live: Live, made: Written, lines: list[Line], keep: int, by: int | None, auto: bool) -> None:
    table, row = live.playing(), live.row
    last = lines[-1].counts if lines else (0,) * (row.seats + 1)
    viewers: tuple[int | None, ...] = (*range(row.seats), None)
    new: list[Event] = table.events[keep - table.forgotten :]
    for n, event in enumerate(new, keep):
        last = shared(c + (event.for_seat(v) is not None) for c, v in zip(last, viewers, strict=True))
        line = Line(n, event, last, by, auto)
        lines.append(line)
        made.told.append({"table_id": row.id, "n": n, "at": event.at, "event": line_out(line), "counts": last})
    row.told = keep + len(new)
    live.lines = lines[-TAIL:]


async def _read_back(session: AsyncSession, live: Live) -> None:
    """After going far back: have the lines in memory that came before the first new one."""
    keep = _kept(live)
    here = sum(line.n < keep for line in live.lines)
    if here < keep and here < TAIL // 2:
        live.lines = await read_lines(session, live.row.id, keep)


# --- writing it ---

TABLES, SEATS, LOG, TOLD, ACTS, SNAPSHOTS = (
    cast(SqlTable, m.__table__) for m in (GameTable, Seat, LogEntry, Told, Act, Snapshot)
)
ROW = (
    "status", "version", "revised", "entries", "told", "snapshot_at", "sealed", "turns_back",
    "deadline", "result", "updated",
)  # fmt: skip
MORE = ("setup", "reacting")  # not of a plain answer, which neither opens a reaction nor ends one
SAVE = update(TABLES).where(TABLES.c.id == bindparam("id_")).values({name: bindparam(name) for name in (*ROW, *MORE)})
TICK = (
    update(SEATS)
    .where(SEATS.c.table_id == bindparam("id_"), SEATS.c.seat == bindparam("seat_"))
    .values(reserve_ms=bindparam("reserve_ms"), turn_started=bindparam("turn_started"))
)


def write(connection: Connection, live: Live, made: Written) -> None:
    """All but the row of the table. The caller holds its lock, and commits."""
    table_id, snaps = live.row.id, SNAPSHOTS.c
    if made.log_cut is not None:
        connection.execute(delete(LOG).where(LOG.c.table_id == table_id, LOG.c.n >= made.log_cut))
        connection.execute(delete(SNAPSHOTS).where(snaps.table_id == table_id, snaps.pos > made.log_cut))
    if made.told_cut is not None:
        connection.execute(delete(TOLD).where(TOLD.c.table_id == table_id, TOLD.c.n >= made.told_cut))
    if made.log:
        connection.execute(insert(LOG), made.log)
    if made.told:
        connection.execute(insert(TOLD), made.told)
    if made.point is not None:
        row = {"table_id": table_id, "pos": made.point.pos, "data": snapshots.pack(made.point, live.playing().game)}
        connection.execute(delete(SNAPSHOTS).where(snaps.table_id == table_id, snaps.pos == made.point.pos))
        connection.execute(insert(SNAPSHOTS), row)
    for tick in made.ticks:
        connection.execute(TICK, {"id_": table_id, **tick})
    if made.consent:
        connection.execute(delete(Consent).where(Consent.table_id == table_id))


async def save_play(
    session: AsyncSession, live: Live, seat: int | None, user_id: int | None, auto: bool, at: int
) -> None:
    """Write what changed in the game, whatever it was. The caller holds the row's lock, writes it and commits."""
    await _read_back(session, live)
    made = record(live, seat, user_id, auto, at)
    await (await session.connection()).run_sync(write, live, made)


async def save_row(session: AsyncSession, live: Live, public: bool) -> None:
    """One more version of the table, or a change that only one seat is to know of."""
    row = live.row
    if public:
        row.version += 1
        row.updated = now()
    else:
        row.revised += 1
    values = {name: getattr(row, name) for name in (*ROW, *MORE)}
    await (await session.connection()).execute(SAVE, {"id_": row.id, **values})


async def write_seat(session: AsyncSession, seat: Seat) -> None:
    names = ("kind", "user_id", "name", "bot", "away", "link_hash", "link_revoked", "reserve_ms", "turn_started")
    change = update(Seat).where(Seat.table_id == seat.table_id, Seat.seat == seat.seat)
    await session.execute(change.values({name: getattr(seat, name) for name in names}))


# --- what the processes tell each other ---


def moved(live: Live, seat: int, option: str, auto: bool, at: int) -> list[Any]:
    """An answer, and what the table comes to by it, for `follow`."""
    return [seat, option, auto, at, live.row.entries, live.row.told]


def follow(live: Live, version: int, move: Any) -> bool:
    """Do here what another process has done, so that nothing need be read: the rules come to the same result.
    False: that was not possible, and this copy of the table is worth nothing any more."""
    if live.table is None or move is None or live.version != version - 1 or live.row.content is not None:
        return False
    seat, option, auto, at, entries, told = move
    try:
        live.table.answer(seat, option)
        record(live, seat, None, auto, at)
    except RegnumError:
        return False
    live.row.version, live.row.updated = version, at
    return (live.row.entries, live.row.told) == (entries, told)
