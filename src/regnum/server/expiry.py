"""What nobody will come back for: lobbies that never began, tables of guests that stand still, guests without a way
back. A table in which an account holds a seat, or that an account made and began, is never touched."""

from __future__ import annotations

from sqlalchemy import and_, delete, exists, or_, select
from sqlalchemy.ext.asyncio import AsyncSession

from .models import GameTable, Rating, Seat, Session, User
from .settings import Settings

DAY = 86_400_000
BATCH = 500


async def sweep(session: AsyncSession, settings: Settings, at: int) -> tuple[int, int]:
    """Some of them; how many tables and guests are gone. The caller commits, and comes again."""
    tables = await _tables(session, settings, at)
    return tables, await _guests(session, settings, at)


async def _tables(session: AsyncSession, settings: Settings, at: int) -> int:
    holders = select(Seat.seat).join(User, User.id == Seat.user_id)
    seated = exists(holders.where(Seat.table_id == GameTable.id, User.guest.is_(False)))
    made = exists(select(User.id).where(User.id == GameTable.created_by, User.guest.is_(False)))
    lobby = and_(GameTable.status == "lobby", GameTable.updated < at - settings.lobby_days * DAY)
    still = and_(~made, GameTable.updated < at - settings.guest_days * DAY)
    found = list(await session.scalars(select(GameTable.id).where(~seated, or_(lobby, still)).limit(BATCH)))
    if found:
        await session.execute(delete(GameTable).where(GameTable.id.in_(found)))
    return len(found)


async def _guests(session: AsyncSession, settings: Settings, at: int) -> int:
    """A guest is their cookie: without a session nobody can be this guest again. Who sits at a table that others
    keep stays, with the name."""
    away = ~exists(select(Session.token_hash).where(Session.user_id == User.id))
    free = ~exists(select(Seat.seat).where(Seat.user_id == User.id))
    old = User.created < at - settings.guest_days * DAY
    found = list(await session.scalars(select(User.id).where(User.guest, old, away, free).limit(BATCH)))
    if found:
        await session.execute(delete(Rating).where(Rating.player_key.in_([f"user:{n}" for n in found])))
        await session.execute(delete(User).where(User.id.in_(found)))
    return len(found)
