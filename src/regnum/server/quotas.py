"""What a guest may have: some unfinished tables at a time, and so many new ones and imports a day. Anybody can be a
guest as often as they like, so what is counted by day is counted by address too. And what everybody may have worked
out at a time."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from fastapi import Request
from sqlalchemy import func, select

from .asking import db_of, settings_of
from .limits import address_key, limit_user
from .models import GameTable, User
from .problems import Problem

AGAIN = 5  # seconds, told to who asks for two things at a time


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


@contextmanager
def one_at_a_time(request: Request, user: User, askers: set[str]) -> Iterator[None]:
    """What is worked out in the process with limits: a second one of the same person or address is refused, or one
    would keep the whole line from all others. `askers`: of whom something is under way."""
    me = {f"user {user.id}", f"address {address_key(request.client.host if request.client else None)}"}
    if me & askers:
        busy = Problem(429, "too_many", "one log or changed content at a time; try again", retry_after=AGAIN)
        busy.headers["Retry-After"] = str(AGAIN)
        raise busy
    askers |= me
    try:
        yield
    finally:
        askers -= me
