"""HTTP: how I have fared, and the ladder of a game."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter, Request

from ..games import game_ids
from . import ratings
from .asking import Person, db_of
from .problems import Problem

router = APIRouter(prefix="/api", tags=["statistics"])


@router.get("/me/stats")
async def my_stats(request: Request, user: Person) -> dict[str, Any]:
    async with db_of(request).reading() as session:
        return await ratings.of_user(session, user)


@router.get("/stats/{game}")
async def stats(request: Request, game: str) -> dict[str, Any]:
    if game not in game_ids():
        raise Problem(404, "no_game", "there is no such game")
    async with db_of(request).reading() as session:
        return await ratings.of_game(session, game)
