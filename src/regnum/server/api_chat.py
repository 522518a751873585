"""HTTP: whom I do not want to hear, at any table; and whether spectators may talk at mine."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Request
from pydantic import Field, StrictBool

from . import seating
from .asking import Body, Known, Person, changing
from .bodies import TableId, Tables
from .limits import limit_user
from .lists import muted_users
from .problems import Problem

router = APIRouter(prefix="/api", tags=["chat"])
MOST = 300  # people one person mutes


class MuteUser(Body):
    user: Annotated[int, Field(ge=1, lt=2**53, strict=True)]
    muted: StrictBool


class WhoTalks(Body):
    seated: StrictBool


@router.post("/me/mutes")
async def mute_user(request: Request, known: Known, body: MuteUser) -> dict[str, Any]:
    """Keep the chat of a person from me, wherever we meet."""
    async with changing(request, known) as (_, user):
        users = muted_users(user) - {body.user} | ({body.user} if body.muted else set())
        if len(users) > MOST:
            raise Problem(422, "invalid", f"at most {MOST} people can be muted")
        user.prefs = {**user.prefs, "muted": sorted(users)}
    request.app.state.hub.mutes(user.id, sorted(users))
    return {"muted": sorted(users)}


@router.put("/tables/{table_id}/chat")
async def who_talks(
    request: Request, table_id: TableId, body: WhoTalks, user: Person, tables: Tables
) -> dict[str, bool]:
    """Only who made the table decides whether spectators may write."""
    await limit_user(request, "chat", user)  # the table says so, and others read it
    await seating.set_chat(tables, table_id, user.id, body.seated)
    return {"seated": body.seated}
