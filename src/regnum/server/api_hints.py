"""HTTP: hints."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter, Request

from . import hinting
from .api_tables import language_of
from .asking import Body, Language, Person
from .bodies import Entry, SeatNo, TableId, Tables
from .limits import limit_user

router = APIRouter(prefix="/api", tags=["tables"])


class HintWish(Body):
    seat: SeatNo


class WhyWish(Body):
    at: Entry


@router.post("/tables/{table_id}/why")
async def why(request: Request, table_id: TableId, body: WhyWish, user: Person, lang: Language | None = None) -> Any:
    """Of a game that is over: what speaks for the last answer before entry `at`, and what else was to be considered."""
    await limit_user(request, "hint", user)
    return await hinting.why(request.app.state.replays, table_id, user.id, body.at, language_of(user, lang))


@router.post("/tables/{table_id}/hint")
async def hint(
    request: Request, table_id: TableId, body: HintWish, user: Person, tables: Tables, lang: Language | None = None
) -> Any:
    """What a strong player would answer for this seat of mine, and why: one at a time, never in a rated game."""
    await limit_user(request, "hint", user)
    return await hinting.give(tables, table_id, user.id, body.seat, language_of(user, lang))
