"""HTTP: what a game was like, when it is over; and where its turns began."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter, Request

from .analyses import Analyses
from .api_tables import id_of, language_of
from .asking import Language, Person, Someone
from .bodies import SeatQuery, TableId
from .limits import limit_user
from .replays import Replays

router = APIRouter(prefix="/api", tags=["analysis"])


def analyses_of(request: Request) -> Analyses:
    found: Analyses = request.app.state.analyses
    return found


@router.get("/tables/{table_id}/analysis")
async def shown(request: Request, table_id: TableId, user: Someone, lang: Language | None = None) -> Any:
    """What is known so far: the race and its records at once, chances and turning points as they are found."""
    return await analyses_of(request).shown(table_id, id_of(user), language_of(user, lang))


@router.post("/tables/{table_id}/analysis", status_code=202)
async def ask(request: Request, table_id: TableId, user: Person, lang: Language | None = None) -> Any:
    """Have the game thought about. Once is enough; a second wish changes nothing."""
    await limit_user(request, "analysis", user)
    await analyses_of(request).ask(table_id, user.id)
    return await analyses_of(request).shown(table_id, user.id, language_of(user, lang))


@router.delete("/tables/{table_id}/analysis")
async def cancel(request: Request, table_id: TableId, user: Person) -> Any:
    """Stop it; what was found stays."""
    await analyses_of(request).cancel(table_id, user.id)
    return await analyses_of(request).shown(table_id, user.id, language_of(user, None))


@router.get("/tables/{table_id}/turns")
async def turns(
    request: Request, table_id: TableId, user: Someone, seat: SeatQuery = None, lang: Language | None = None
) -> Any:
    """Where each turn began: `[{at, text, seat}]`."""
    replays: Replays = request.app.state.replays
    return await replays.turns(table_id, seat, id_of(user), language_of(user, lang))
