"""What a guest may have: some unfinished tables at a time, and so many new ones and imports a day. Anybody can be a
guest as often as they like, so what is counted by day is counted by address too."""

from __future__ import annotations

from fastapi import Request
from sqlalchemy import func, select

from .asking import db_of, settings_of
from .limits import limit_user
from .models import GameTable, User
from .problems import Problem


async def new_table(request: Request, user: User, imported: bool = False) -> None:
    """Counts one more table of this user; Problem 429 when it is too many."""
    await limit_user(request, "table", user)
    if not user.guest:
        return
    most = settings_of(request).guest_tables
    unfinished = select(func.count()).where(GameTable.created_by == user.id, GameTable.status != "over")
    async with db_of(request).reading() as session:
        if (await session.scalar(unfinished) or 0) >= most:
            detail = f"a guest has at most {most} unfinished tables; an account may have more"
            raise Problem(429, "too_many_tables", detail)
    await limit_user(request, "guest_table", user)
    if imported:
        await limit_user(request, "guest_import", user)
