"""Into the outbox, in the transaction of a move: who is to be told that it is their turn, on which channel, and when.

One row for each turn, channel and seat: a turn is told once, however many answers it takes.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime, time, timedelta
from zoneinfo import ZoneInfo

from sqlalchemy import func, select
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncSession

from .models import Channel, GameTable, LogEntry, Outbox, Seat, now

KINDS = ("email", "webhook", "discord", "push", "browser")
DELAYS = {
    "email": 60,
    "webhook": 60,
    "discord": 60,
    "push": 10,
    "browser": 0,
}  # seconds: who answers at once needs no message
SECOND = 1000


async def turn_changed(session: AsyncSession, table: GameTable, waiting: Sequence[Seat]) -> None:
    """The seats in `waiting` are asked now. Those who are asked anew will be told on their channels."""
    people = {seat.user_id for seat in waiting if is_told(seat)}
    if table.status != "live" or not people:
        return
    query = select(Channel).where(Channel.user_id.in_(people), Channel.active, Channel.verified)
    for channel in (await session.scalars(query.order_by(Channel.id))).all():
        games = channel.config.get("games")
        if games is not None and table.game not in games:
            continue
        for seat in waiting:
            if seat.user_id != channel.user_id or not is_told(seat):
                continue
            if seat.kind == "human" or await _plays_with_others(session, seat):
                await _enter(session, table, seat.seat, channel)


def is_told(seat: Seat) -> bool:
    """A person: not a bot, not one who left."""
    return seat.kind in ("human", "local") and seat.user_id is not None and not seat.away


async def _plays_with_others(session: AsyncSession, seat: Seat) -> bool:
    """A seat at somebody's screen is that person's to move, but a game all at one screen needs no messages."""
    other = (Seat.table_id == seat.table_id) & (Seat.user_id != seat.user_id)
    return await session.scalar(select(Seat.seat).where(other).limit(1)) is not None


async def _enter(session: AsyncSession, table: GameTable, seat: int, channel: Channel) -> None:
    prefix = f"{table.id}:{seat}:"
    earlier = select(Outbox.turn_key).where(
        Outbox.table_id == table.id,
        Outbox.channel_id == channel.id,
        Outbox.turn_key.startswith(prefix, autoescape=True),
    )
    last = (await session.scalars(earlier.order_by(Outbox.id.desc()).limit(1))).one_or_none()
    if last is not None and not await _turn_passed(session, table, seat, entry_of(last)):
        return
    row = {
        "user_id": channel.user_id,
        "table_id": table.id,
        "turn_key": f"{prefix}{table.entries}:{channel.id}",
        "channel_id": channel.id,
        "due": due(now(), channel),
        "tries": 0,
    }
    if session.get_bind().dialect.name == "postgresql":
        await session.execute(postgresql.insert(Outbox).values(row).on_conflict_do_nothing())
    else:
        await session.execute(sqlite.insert(Outbox).values(row).on_conflict_do_nothing())


def entry_of(turn_key: str) -> int:
    return int(turn_key.split(":")[2])


async def _turn_passed(session: AsyncSession, table: GameTable, seat: int, told_at: int) -> bool:
    """Whether the turn that began at entry `told_at` is over: the seat has answered, and somebody after it.
    A turn of several answers is one turn, and so is one in which others are asked at the same time."""
    if told_at > table.entries:  # gone back to before it
        return True
    of_table = LogEntry.table_id == table.id, LogEntry.n >= told_at, LogEntry.n < table.entries
    own = await session.scalar(select(func.min(LogEntry.n)).where(*of_table, LogEntry.seat == seat))
    if own is None:
        return False
    other = select(LogEntry.n).where(*of_table, LogEntry.n > own, LogEntry.seat != seat)
    return await session.scalar(other.limit(1)) is not None


def due(at: int, channel: Channel) -> int:
    """When a message may leave: after the delay of the channel, with its next digest, and not in its quiet hours."""
    wanted = at + int(channel.config.get("delay", DELAYS[channel.kind])) * SECOND
    if digest := channel.config.get("digest"):
        wanted = _next(wanted, time.fromisoformat(digest["at"]), ZoneInfo(digest["zone"]))
    quiet = channel.config.get("quiet")
    if not quiet:
        return wanted
    zone = ZoneInfo(quiet["zone"])
    start, end = time.fromisoformat(quiet["from"]), time.fromisoformat(quiet["to"])
    clock = datetime.fromtimestamp(wanted / SECOND, zone).time()
    inside = start <= clock < end if start <= end else clock >= start or clock < end
    return _next(wanted, end, zone) if inside else wanted


def _next(at: int, clock: time, zone: ZoneInfo) -> int:
    """The first moment from `at` on at which the clocks of the zone show this."""
    day = datetime.fromtimestamp(at / SECOND, zone).date()
    for ahead in (0, 1):
        found = int(datetime.combine(day + timedelta(days=ahead), clock, zone).timestamp() * SECOND)
        if found >= at:
            break
    return max(at, found)
