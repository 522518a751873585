"""HTTP: guided first games."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Request
from fastapi import Path as InPath
from pydantic import StrictBool

from ..games import get_game
from ..lesson import Lesson, get_lesson, lesson_files
from . import lessons, quotas, teaching
from .api_games import GameId, known_game
from .asking import Body, Person
from .bodies import TableId, Tables
from .problems import Problem

router = APIRouter(prefix="/api", tags=["lessons"])

LessonId = Annotated[str, InPath(pattern=r"^[a-z0-9_]{1,64}$")]


class Again(Body):
    again: StrictBool = False


def known_lesson(game: str, lesson: str) -> Lesson:
    if lesson not in lesson_files(get_game(known_game(game))):
        raise Problem(404, "no_lesson", "there is no such lesson")
    return get_lesson(game, lesson)


@router.get("/games/{game}/lessons")
async def listed(game: GameId) -> list[dict[str, Any]]:
    found = get_game(known_game(game))
    known = [get_lesson(game, lesson) for lesson in lesson_files(found)]
    return [{"lesson": one.id, "title": one.titles, "steps": len(one.steps)} for one in known]


@router.get("/games/{game}/lessons/{lesson}")
async def one(game: GameId, lesson: LessonId) -> dict[str, Any]:
    """All steps: what is said in both languages, what is shown, which answers are meant and where in the log."""
    found = known_lesson(game, lesson)
    await lessons.line_of(found)
    return found.as_json()


@router.post("/games/{game}/lessons/{lesson}", status_code=201)
async def begin(
    request: Request, game: GameId, lesson: LessonId, user: Person, tables: Tables, body: Again | None = None
) -> dict[str, str]:
    """A table for this lesson: the one that is under way, if there is one and it is not to begin again."""
    known_lesson(game, lesson)
    if body is None or not body.again:
        under_way = await teaching.under_way(tables, user, game, lesson)
        if under_way is not None:
            return {"id": under_way}
    await quotas.new_table(request, user)
    return {"id": await teaching.begin(tables, user, game, lesson)}


@router.delete("/tables/{table_id}/lesson", status_code=204)
async def leave(table_id: TableId, user: Person, tables: Tables) -> None:
    """Enough of the lesson: the game goes on freely."""
    await teaching.leave(tables, table_id, user.id)
