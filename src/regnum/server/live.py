"""A table in memory, and how it comes from the database (`saving.py`: how it goes back there).

Loading takes the newest snapshot and the entries after it, never a replay from the start. In memory are the entries
that undo may reach; the others are in the database alone.
"""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Awaitable, Callable, Iterable, Sequence
from typing import Any, NamedTuple, TypeVar

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncSession

from ..games import get_game
from ..kernel import Decision, Entry, Event, Table
from . import patience
from .building import Piece
from .models import Consent, GameTable, Order, Seat, Told
from .positions import Position, beyond_limits, read_position
from .problems import Problem

T = TypeVar("T")

TAIL = 160  # events kept in memory for the chronicle
PEOPLE = ("human", "local")
LOBBY = "lobby"  # the status of a table that waits for players
PAUSED = "paused"  # the status of a table from which all people have gone: it waits until one is back
HALTED = "halted"  # the status of a table that failed: it is not put up again until the operator says so


TOLD_HALTED = "this table failed and is halted; the operator has been told"


class Line(NamedTuple):
    """What happened, and by whose answer."""

    n: int
    event: Event
    counts: tuple[int, ...]  # lines up to it by seat and for spectators
    by: int | None = None  # the seat whose answer it came of
    auto: bool = False  # a bot, an order or a clock answered in a person's seat


def plays(seat: Seat) -> bool:
    """A person answers for this seat."""
    return seat.kind in PEOPLE and seat.user_id is not None and not seat.away


class Saved(NamedTuple):
    """What the database holds, as far as a change can touch it."""

    entries: int = 0
    first: int = 0  # the number of the first entry of `log`; those before it are as they were
    log: Sequence[Entry | None] = ()
    events: Sequence[Event] = ()
    forgotten: int = 0  # events before those


class Live:
    """One table of this process. `version` tells whether it is still the newest."""

    __slots__ = (
        "beyond", "consent", "lines", "mark", "messages", "orders", "parts", "pieces", "row", "saved", "seats", "table",
        "worded",
    )  # fmt: skip

    def __init__(self, row: GameTable, seats: list[Seat]) -> None:
        self.row = row
        self.seats = seats
        self.table: Table[Any] | None = None
        self.beyond = False  # its content is beyond the limits of new tables
        self.lines: list[Line] = []
        self.orders: list[Order] = []
        self.consent: Consent | None = None
        self.messages = False  # somebody here wants to be told of turns, as far as we know
        self.parts: dict[Any, Any] = {}  # documents of this version, as made
        self.pieces: dict[int, list[Piece]] = {}  # of the action that a seat puts together (building.py)
        self.worded: dict[Any, dict[int, tuple[Event, Any]]] = {}  # lines of the chronicle, as made
        self.saved = Saved()

    @property
    def version(self) -> int:
        return self.row.version

    def playing(self) -> Table[Any]:
        if self.row.status == HALTED:
            raise Problem(409, HALTED, TOLD_HALTED)
        if self.table is None:
            raise Problem(409, "not_started", "the table still waits for players")
        return self.table

    def going(self) -> Table[Any]:
        """The game, to be changed: under way, with people at it."""
        table = self.playing()
        if self.row.status == PAUSED:
            raise Problem(409, PAUSED, "the game is paused until a person is back")
        return table

    async def work(self, what: str, act: Callable[[], T]) -> T:
        """Let rules work on this table, which is locked: beside the event loop if its content is its own."""
        return await patience.work(self.row.content is not None, what, act)

    async def show(self, what: str, act: Callable[[], T]) -> T:
        """Likewise what only looks at the table; of a printed game that is never long."""
        return act() if self.row.content is None else await self.work(what, act)

    def held(self, user_id: int | None) -> list[int]:
        """The seats of a person."""
        return [] if user_id is None else [s.seat for s in self.seats if s.user_id == user_id and s.kind in PEOPLE]

    def people(self) -> set[int]:
        """The people at the table."""
        return people_at(self.seats)

    def waiting(self) -> list[int]:
        """The seats that are asked something now. Of a reaction others must not see it: see `reactions`."""
        return [d.seat for d in self.asked()]

    def asked(self) -> list[Decision]:
        """The questions that are put to somebody now. Of a reaction, not all: who is not asked says the default in the
        end."""
        if self.table is None or self.row.status != "live":
            return []
        return [d for d in self.table.pending if d.default is None or self._is_asked(d)]

    def _is_asked(self, d: Decision) -> bool:
        if not plays(self.seats[d.seat]):
            return True
        return {"holding": not d.idle, "always": True, "never": False}[self.ask_me(d.seat)]

    def ask_me(self, seat: int) -> str:
        """When this seat is to be asked for a reaction. Those who share a screen are asked always."""
        s = self.seats[seat]
        return "always" if len(self.held(s.user_id)) > 1 else s.reactions

    def turns(self) -> set[int]:
        """The seats whose clocks run: who is waited for, as it was last saved."""
        return {s.seat for s in self.seats if s.turn_started is not None}

    def remember(self) -> None:
        """Take note of what is saved, to know later what is not, and let go of what undo cannot reach."""
        table = self.playing()
        table.forget()
        table.let_go()
        self.saved = Saved(table.at, table.base, table.log[:], table.events[:], table.forgotten)
        self.parts = {}

    def gone_back(self, table: Table[Any], to: int) -> None:
        """Another table takes the place of this one: the same game, which turned back at entry `to`."""
        self.table = table
        self.saved = Saved(self.saved.entries, to, (), (), self.saved.forgotten)


# --- from the database ---


def people_at(seats: Iterable[Seat]) -> set[int]:
    return {s.user_id for s in seats if s.user_id is not None and s.kind in PEOPLE}


def against_removal(row: GameTable, seats: Iterable[Seat], user_id: int | None) -> Problem | None:
    """Why this person cannot take the table away: one that waits for players is called off by who made it, a game is
    deleted by the only person in it."""
    people = people_at(seats)
    if row.status == LOBBY:
        if row.created_by != user_id:
            return Problem(403, "not_yours", "only who made the table can call it off")
    elif user_id is None or people - {user_id} or not (row.created_by == user_id or people):
        return Problem(403, "not_yours", "a game that others play in cannot be deleted")
    elif row.rated:
        return Problem(409, "rated", "a rated game stays: its result counts")
    return None


def caveats(row: GameTable) -> list[str]:
    """What somebody must know of a table before sitting down at it."""
    found = {"open": row.open, "content": row.content is not None, "seed": bool(row.setup.get("known"))}
    return [name for name, holds in found.items() if holds]


def event_out(e: Event) -> list[Any]:
    return [e.key, e.rule, e.args, None if e.see is None else list(e.see), list(e.secret), e.at]


def event_in(data: Sequence[Any]) -> Event:
    key, rule, args, see, secret, at = data
    same = {name: sys.intern(value) if isinstance(value, str) else value for name, value in args.items()}
    return Event(sys.intern(key), sys.intern(rule), same, None if see is None else tuple(see), tuple(secret), at)


def line_out(line: Line) -> list[Any]:
    return [*event_out(line.event), line.by, line.auto]


def line_in(n: int, data: Sequence[Any], counts: Sequence[int]) -> Line:
    """Lines that were written before they told by whom have the parts of the event alone."""
    return Line(n, event_in(data[:6]), shared(counts), *data[6:])


def shared(counts: Iterable[int]) -> tuple[int, ...]:
    """Most lines are for all, and so most of the numbers are one."""
    known: dict[int, int] = {}
    return tuple(known.setdefault(count, count) for count in counts)


async def load(session: AsyncSession, table_id: str, rehearse: Callable[[Position], Awaitable[None]]) -> Live | None:
    """`rehearse`: put up elsewhere first what may be too large for this process."""
    row = await session.get(GameTable, table_id)
    if row is None:
        return None
    found = await session.scalars(select(Seat).where(Seat.table_id == table_id).order_by(Seat.seat))
    live = Live(row, list(found))
    live.consent = await session.get(Consent, table_id)
    live.orders = list(await session.scalars(select(Order).where(Order.table_id == table_id).order_by(Order.id)))
    if row.status not in (LOBBY, HALTED):
        position = await read_position(session, row)
        await asyncio.to_thread(get_game(row.game).printed, None, "content", row.setup["options"])  # if not yet at hand
        live.beyond = beyond_limits(position)
        if live.beyond:
            await rehearse(position)
        live.table = await patience.work(row.content is not None, "loading a table", position.table)
        live.lines = await read_lines(session, table_id, row.told)
        live.remember()
    session.expunge_all()
    return live


async def read_lines(session: AsyncSession, table_id: str, upto: int) -> list[Line]:
    """The last lines of the chronicle before line `upto`."""
    query = select(Told.n, Told.event, Told.counts).where(
        Told.table_id == table_id, Told.n >= upto - TAIL, Told.n < upto
    )
    return [line_in(n, e, c) for n, e, c in await session.execute(query.order_by(Told.n))]
