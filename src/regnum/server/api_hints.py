"""HTTP: hints."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter, Request

from . import hinting
from .api_tables import language_of
from .asking import Body, Language, Person
from .bodies import SeatNo, TableId, Tables
from .limits import limit_user

router = APIRouter(prefix="/api", tags=["tables"])


class HintWish(Body):
    seat: SeatNo


@router.post("/tables/{table_id}/hint")
async def hint(
    request: Request, table_id: TableId, body: HintWish, user: Person, tables: Tables, lang: Language | None = None
) -> Any:
    """What a strong player would answer for this seat of mine, and why: one at a time, never in a rated game."""
    await limit_user(request, "hint", user)
    return await hinting.give(tables, table_id, user.id, body.seat, language_of(user, lang))
