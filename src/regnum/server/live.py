"""A table in memory, and how it comes from the database and goes back there.

Loading takes the newest snapshot and the few entries after it, never a replay from the start. What changed
is found by comparing with what was there before, so that an answer, an undo and a rewind are saved alike.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any, cast

from sqlalchemy import Table as SqlTable
from sqlalchemy import bindparam, delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncSession

from ..games import get_game
from ..kernel import Entry, Event, Game, Setup, Table, decode
from ..log import entry_in, entry_out, forget, resume, snapshot
from . import clocks, orders, present
from .models import Consent, GameTable, LogEntry, Order, Seat, Told, now
from .problems import Problem

TAIL = 160  # events kept in memory for the chronicle
PEOPLE = ("human", "local")

Line = tuple[int, Event, list[int]]  # its number, what happened, lines up to it by seat and for spectators


class Live:
    """One table of this process. `version` tells whether it is still the newest."""

    __slots__ = ("consent", "first", "lines", "orders", "parts", "row", "saved", "seats", "table", "worded")

    def __init__(self, row: GameTable, seats: list[Seat]) -> None:
        self.row = row
        self.seats = seats
        self.table: Table[Any] | None = None
        self.first = 0  # entries before this one are not in memory
        self.lines: list[Line] = []
        self.orders: list[Order] = []
        self.consent: Consent | None = None
        self.parts: dict[Any, Any] = {}  # documents of this version, as made
        self.worded: dict[Any, dict[int, tuple[Event, Any]]] = {}  # lines of the chronicle, as made
        self.saved: tuple[list[Entry | None], list[Event], int] = ([], [], 0)  # log, events, events forgotten

    @property
    def version(self) -> int:
        return self.row.version

    def playing(self) -> Table[Any]:
        if self.table is None:
            raise Problem(409, "not_started", "the table still waits for players")
        return self.table

    def held(self, user_id: int | None) -> list[int]:
        """The seats of a person."""
        return [] if user_id is None else [s.seat for s in self.seats if s.user_id == user_id and s.kind in PEOPLE]

    def people(self) -> set[int]:
        """The people at the table."""
        return {s.user_id for s in self.seats if s.user_id is not None and s.kind in PEOPLE}

    def waiting(self) -> list[int]:
        return [d.seat for d in self.table.pending] if self.table is not None and self.row.status == "live" else []

    def remember(self) -> None:
        """Take note of what is saved, to know later what is not."""
        assert self.table is not None
        forget(self.table)
        self.saved = (self.table.log[:], self.table.events[:], self.table.forgotten)
        self.parts = {}


# --- from the database ---


def setup_of(row: GameTable) -> Setup:
    s = row.setup
    return Setup(row.game, row.seats, s["seed"], s["options"], s["revision"], tuple(s["names"]))


def origin_of(row: GameTable, game: Game[Any], content: Any) -> Any:
    start = row.setup.get("start")
    return None if start is None else decode(start, game.shape, content, "start")


def event_out(e: Event) -> list[Any]:
    return [e.key, e.rule, e.args, None if e.see is None else list(e.see), list(e.secret), e.at]


def event_in(data: Sequence[Any]) -> Event:
    key, rule, args, see, secret, at = data
    return Event(key, rule, args, None if see is None else tuple(see), tuple(secret), at)


async def load(session: AsyncSession, table_id: str) -> Live | None:
    row = await session.get(GameTable, table_id)
    if row is None:
        return None
    found = await session.scalars(select(Seat).where(Seat.table_id == table_id).order_by(Seat.seat))
    live = Live(row, list(found))
    live.consent = await session.get(Consent, table_id)
    live.orders = list(await session.scalars(select(Order).where(Order.table_id == table_id).order_by(Order.id)))
    if row.snapshot is not None:
        game = get_game(row.game)
        content = game.content(row.content, "content")
        live.first = max(0, row.snapshot_at - 1)
        entries = await read_entries(session, table_id, live.first)
        origin = origin_of(row, game, content)
        live.table = resume(game, setup_of(row), content, row.snapshot, entries, live.first, origin)
        query = select(Told.n, Told.event, Told.counts).where(Told.table_id == table_id, Told.n >= row.told - TAIL)
        live.lines = [(n, event_in(e), c) for n, e, c in await session.execute(query.order_by(Told.n))]
        live.remember()
    session.expunge_all()
    return live


async def read_entries(session: AsyncSession, table_id: str, first: int = 0, upto: int | None = None) -> list[Any]:
    query = select(LogEntry.entry).where(LogEntry.table_id == table_id, LogEntry.n >= first)
    if upto is not None:
        query = query.where(LogEntry.n < upto)
    return list(await session.scalars(query.order_by(LogEntry.n)))


async def whole_log(session: AsyncSession, live: Live) -> Table[Any]:
    """The table with all its entries in memory: needed to go far back and to hand out the log."""
    table = live.playing()
    if live.first:
        entries = [entry_in(e) for e in await read_entries(session, live.row.id, 0, live.first)]
        table.log[: live.first] = entries
        live.saved[0][: live.first] = entries
        live.first = 0
    return table


# --- to the database ---


async def save_play(session: AsyncSession, live: Live, seat: int | None, user_id: int | None, auto: bool) -> None:
    """Write what changed in the game: entries, events, snapshot, clocks, the end. The caller commits."""
    table, row, at = live.playing(), live.row, now()
    old_log, old_events, old_forgotten = live.saved
    await _save_entries(session, row.id, old_log, table.log, seat, user_id, auto, at)
    await _save_events(session, live, old_events, old_forgotten)
    row.snapshot = snapshot(table)
    row.snapshot_at = row.snapshot["pos"]
    row.entries = len(table.log)
    if table.over and row.status == "live":
        scores, winners = table.game.scores(table.state), table.game.winners(table.state)
        row.status, row.result = "over", {"scores": scores, "winners": winners}
    await save_seats(session, live, seat, at)
    if live.consent is not None:
        await session.execute(delete(Consent).where(Consent.table_id == row.id))
        live.consent = None


async def _save_entries(
    session: AsyncSession,
    table_id: str,
    old: list[Entry | None],
    new: list[Entry | None],
    seat: int | None,
    user_id: int | None,
    auto: bool,
    at: int,
) -> None:
    same = 0
    for a, b in zip(old, new, strict=False):
        if a is not b and a != b:
            break
        same += 1
    if same < len(old):
        await session.execute(delete(LogEntry).where(LogEntry.table_id == table_id, LogEntry.n >= same))
    rows = []
    for n in range(same, len(new)):
        entry = new[n]
        assert entry is not None
        own = isinstance(entry[0], int)
        mine = own and entry[0] == seat
        rows.append(
            {
                "table_id": table_id,
                "n": n,
                "entry": entry_out(entry),
                "seat": entry[0] if own else None,
                "user_id": user_id if mine else None,
                "auto": auto and mine,
                "at": at,
            }
        )
    if rows:
        await session.execute(insert(cast(SqlTable, LogEntry.__table__)), rows)


async def _save_events(session: AsyncSession, live: Live, old: list[Event], old_forgotten: int) -> None:
    table, row = live.playing(), live.row
    new, first = table.events, table.forgotten
    same = 0  # events that are as they were, from `first` on; those before it are saved for good
    if first == old_forgotten:
        for a, b in zip(old, new, strict=False):
            if a is not b and a != b:
                break
            same += 1
    keep = first + same
    if keep < row.told:
        await session.execute(delete(Told).where(Told.table_id == row.id, Told.n >= keep))
    lines = [line for line in live.lines if line[0] < keep]
    counts = lines[-1][2] if lines else await _counts_before(session, live, keep)
    rows = []
    for n, event in enumerate(new[same:], keep):
        viewers: tuple[int | None, ...] = (*range(row.seats), None)
        counts = [c + (event.for_seat(v) is not None) for c, v in zip(counts, viewers, strict=True)]
        lines.append((n, event, counts))
        rows.append({"table_id": row.id, "n": n, "at": event.at, "event": event_out(event), "counts": counts})
    if rows:
        await session.execute(insert(cast(SqlTable, Told.__table__)), rows)
    row.told = first + len(new)
    live.lines = lines[-TAIL:]


async def _counts_before(session: AsyncSession, live: Live, n: int) -> list[int]:
    query = select(Told.counts).where(Told.table_id == live.row.id, Told.n == n - 1)
    return await session.scalar(query) or [0] * (live.row.seats + 1)


async def save_seats(session: AsyncSession, live: Live, answered: int | None, at: int) -> None:
    """Start and stop clocks, and write every seat whose clock moved."""
    waiting = live.waiting()
    moved = [s for s in live.seats if clocks.tick(live.row.clock, s, s.seat in waiting, s.seat == answered, at)]
    if moved:
        rows = [
            {"id_": s.table_id, "seat_": s.seat, "reserve_ms": s.reserve_ms, "turn_started": s.turn_started}
            for s in moved
        ]
        await session.execute(TICK, rows if len(rows) > 1 else rows[0])
    live.row.deadline = clocks.deadline(live.row.clock, live.seats)


ROW = (
    "status",
    "version",
    "revised",
    "entries",
    "told",
    "snapshot",
    "snapshot_at",
    "deadline",
    "result",
    "updated",
    "setup",
)


TABLES, SEATS = cast(SqlTable, GameTable.__table__), cast(SqlTable, Seat.__table__)
SAVE = update(TABLES).where(TABLES.c.id == bindparam("id_")).values({name: bindparam(name) for name in ROW})
TICK = (
    update(SEATS)
    .where(SEATS.c.table_id == bindparam("id_"), SEATS.c.seat == bindparam("seat_"))
    .values(reserve_ms=bindparam("reserve_ms"), turn_started=bindparam("turn_started"))
)


async def save_row(session: AsyncSession, live: Live, public: bool) -> None:
    """One more version of the table, or a change that only one seat is to know of."""
    row = live.row
    if public:
        row.version += 1
        row.updated = now()
    else:
        row.revised += 1
    values = {name: getattr(row, name) for name in ROW}
    await session.execute(SAVE, {"id_": row.id, **values})


# --- the document ---


def content_facts(game_id: str, override: Mapping[str, Any] | None) -> list[Any]:
    """What is printed on cards and boards, as a table plays it, each value with where it comes from."""
    game = get_game(game_id)
    rows = game.provenance(game.content(override, "content")) if game.provenance is not None else []
    return [{"path": p, "value": v, "provenance": k, "source": s} for p, v, k, s in rows]


@lru_cache(maxsize=64)
def printed_mark(game_id: str) -> str:
    return present.fingerprint(content_facts(game_id, None))


def content_mark(game_id: str, override: Mapping[str, Any] | None) -> str:
    """Tables with the same mark play with the same content, so a client asks for it once."""
    mark = printed_mark(game_id)
    return mark if override is None else present.fingerprint([mark, override])


def eyes(live: Live, viewer: int | None, user_id: int | None) -> int | None:
    """With whose eyes the viewer looks. At an open table a spectator sees every hand, but no player becomes one."""
    opened = viewer is None and live.row.open and (live.row.status == "over" or not live.held(user_id))
    return present.EVERYBODY if opened else viewer


def document(live: Live, viewer: int | None, user_id: int | None, online: frozenset[int], language: str) -> Any:
    """All that a client shows of the table, for a viewer who sits at `viewer` (None: looks on)."""
    row, table = live.row, live.table
    held = live.held(user_id)
    waiting = live.waiting()
    viewer = eyes(live, viewer, user_id)
    key = (viewer, tuple(held), language)
    part = live.parts.get(key)
    if part is None:
        part = live.parts[key] = _game_part(live, viewer, held, language)
    names = speaker(live, language).names
    seat = viewer if viewer is not None and viewer >= 0 else None
    consent = live.consent
    return {
        "table": row.id,
        "game": row.game,
        "content": content_mark(row.game, row.content),
        "title": row.title,
        "open": row.open,
        "rated": row.rated,
        "creator": user_id is not None and user_id == row.created_by,
        "version": row.version,
        "at": len(table.log) if table is not None else 0,
        "status": row.status,
        "seat": seat,
        "seats": [
            {
                "seat": s.seat,
                "name": names[s.seat],
                "kind": s.kind,
                "bot": s.bot if s.kind == "bot" or s.away else None,
                "user": s.user_id,
                "away": s.away,
                "you": s.seat in held,
                "online": s.seat in online,
                "waiting": s.seat in waiting,
                "clock": clocks.shown(row.clock, s) if row.status == "live" else None,
            }
            for s in live.seats
        ],
        **part,
        "consent": None
        if consent is None
        else {"seat": consent.seat, "to": consent.to, "at": row.entries, "answers": consent.answers},
        "orders": [] if seat is None or seat not in held else orders_of(live, seat),
        "result": row.result,
    }


def orders_of(live: Live, seat: int) -> list[Any]:
    return [{"id": o.id, **orders.shown(o.order), "active": o.active} for o in live.orders if o.seat == seat]


def _game_part(live: Live, viewer: int | None, held: list[int], language: str) -> Any:
    table, row = live.table, live.row
    if table is None:
        return {"view": None, "panels": [], "standing": None, "decisions": [], "names": {}, "undo": {}, "chronicle": []}
    w = speaker(live, language)
    part = present.play_part(table, viewer, held, w, row.status == "live")
    over = row.status == "over"
    part["undo"] = {str(s): "over" if over else table.why_not_undo(s) for s in held}
    part["chronicle"] = chronicle(live, live.lines, viewer, language)
    return part


def facts_for(live: Live, seat: int, language: str) -> list[Any]:
    """What an order of this seat can ask about."""
    if live.table is None:
        return []
    return present.facts_of(present.view_of(live.table, seat), len(live.seats), speaker(live, language))


def speaker(live: Live, language: str) -> present.Speaker:
    return present.Speaker(present.words(live.row.game, language), [s.name for s in live.seats])


def chronicle(live: Live, lines: Sequence[Line], viewer: int | None, language: str, most: int = present.LINES) -> Any:
    """The last of these lines that the viewer may read."""
    w = speaker(live, language)
    key = (viewer, language, tuple(w.names))
    made = live.worded.get(key, {})
    column = live.row.seats if viewer is None else viewer
    out: list[Any] = []
    kept: dict[int, tuple[Event, Any]] = {}
    for n, event, counts in reversed(lines):
        known = made.get(n)
        if known is not None and known[0] is event:
            line = known[1]
        else:
            number = n + 1 if viewer == present.EVERYBODY else counts[column]
            line = present.line_of(event, number, viewer, w)
        kept[n] = (event, line)
        if line is not None:
            out.append(line)
            if len(out) == most:
                break
    if lines is live.lines:
        live.worded[key] = kept
    return out[::-1]
