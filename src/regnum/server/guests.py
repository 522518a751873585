"""A guest who logs in to an account brings along what they have played: seats, tables, results, ratings.

Where both sit at one table the account has both seats. The guest is gone afterwards.
"""

from __future__ import annotations

from sqlalchemy import delete, select, update
from sqlalchemy.ext.asyncio import AsyncSession

from .auth import Identity
from .hub import Hub
from .models import Channel, Chat, GameTable, LogEntry, Rating, Result, Seat, User

Moved = list[tuple[str, int]]  # tables and their new versions


async def lock_tables(session: AsyncSession, known: Identity | None) -> list[str]:
    """The tables of the guest, if it is one. To be locked before any user: moves lock them in this order too."""
    if known is None or not known.user.guest:
        return []
    held = select(Seat.table_id).where(Seat.user_id == known.user.id)
    which = GameTable.id.in_(held) | (GameTable.created_by == known.user.id)
    query = select(GameTable.id).where(which).order_by(GameTable.id).with_for_update()
    return list(await session.scalars(query))


async def bring_along(session: AsyncSession, known: Identity | None, user: User, tables: list[str]) -> Moved:
    """In the transaction of a log-in. Call `tell` after it."""
    if known is None or not known.user.guest:
        return []
    guest = await session.get(User, known.user.id, with_for_update=True)
    if guest is None or not guest.guest:  # it became an account meanwhile
        return []
    await session.execute(update(Seat).where(Seat.user_id == guest.id).values(user_id=user.id))
    await session.execute(update(GameTable).where(GameTable.created_by == guest.id).values(created_by=user.id))
    for said in (LogEntry, Chat):
        mine = said.table_id.in_(tables), said.user_id == guest.id
        await session.execute(update(said).where(*mine).values(user_id=user.id))
    await _add_up(session, f"user:{guest.id}", f"user:{user.id}")
    has_browser = select(Channel.id).where(Channel.user_id == user.id, Channel.kind == "browser")
    if await session.scalar(has_browser.limit(1)) is None:
        await session.execute(update(Channel).where(Channel.user_id == guest.id).values(user_id=user.id))
    user.prefs = _with_mutes(user.prefs, guest.prefs)
    # a new version: whoever has the table in memory reads it again
    newer = update(GameTable).where(GameTable.id.in_(tables)).values(version=GameTable.version + 1)
    moved = [(t, v) for t, v in await session.execute(newer.returning(GameTable.id, GameTable.version))]
    await session.flush()
    await session.execute(delete(User).where(User.id == guest.id))
    return moved


async def _add_up(session: AsyncSession, old: str, new: str) -> None:
    """Games and wins add up; of two ratings the better known one stays."""
    await session.execute(update(Result).where(Result.player_key == old).values(player_key=new))
    for theirs in list(await session.scalars(select(Rating).where(Rating.player_key == old).order_by(Rating.game))):
        mine = await session.get(Rating, (new, theirs.game), with_for_update=True)
        if mine is None:
            mine = Rating(player_key=new, game=theirs.game, mu=theirs.mu, sigma=theirs.sigma, games=0, wins=0.0)
            session.add(mine)
        elif theirs.sigma < mine.sigma:
            mine.mu, mine.sigma = theirs.mu, theirs.sigma
        mine.games += theirs.games
        mine.wins += theirs.wins
        await session.delete(theirs)


def _with_mutes(prefs: dict[str, object], guest: dict[str, object]) -> dict[str, object]:
    """The settings of the account stay, but who was muted at a table stays muted."""
    muted, more = prefs.get("mute"), guest.get("mute")
    if isinstance(more, dict):
        prefs = {**prefs, "mute": {**more, **(muted if isinstance(muted, dict) else {})}}
    people, others = prefs.get("muted"), guest.get("muted")
    if isinstance(others, list):
        prefs = {**prefs, "muted": [*(people if isinstance(people, list) else []), *others]}
    return prefs


def tell(hub: Hub, moved: Moved) -> None:
    for table_id, version in moved:
        hub.changed(table_id, version, own=False)  # not as a change by the tables: they have to forget it
