"""Tables that follow a lesson: the other seats answer as it says, and the learner is held to its steps. Such a table is
a plain one otherwise; when the lesson is over or left, the game goes on there against easy bots (`teaching.py`)."""

from __future__ import annotations

import asyncio

from ..kernel import Decision, RegnumError
from ..lesson import Lesson, Line, get_lesson, place
from .live import Live
from .models import GameTable
from .problems import Problem


def lesson_of(row: GameTable) -> Lesson | None:
    """The lesson that a table follows, if it is still the one that it was made for."""
    known = row.setup.get("lesson")
    if not known:
        return None
    try:
        found = get_lesson(row.game, known["id"])
    except RegnumError:
        return None
    return found if found.mark == known["mark"] else None


def shown(row: GameTable) -> str | None:
    lesson = lesson_of(row)
    return None if lesson is None else lesson.id


async def line_of(lesson: Lesson) -> Line:
    """Its line is played once in each process."""
    return await asyncio.to_thread(lambda: lesson.line)


async def scripted(live: Live, decision: Decision) -> str | None:
    """What the lesson has this seat answer."""
    lesson = lesson_of(live.row)
    if lesson is None or decision.seat == lesson.you:
        return None
    line = await line_of(lesson)
    return line.script.get((place(live.playing(), decision.seat), decision.seat))


async def keep_to_it(live: Live, seat: int, option: str) -> None:
    """The learner gives the answer that the step is about, and no other; after the last step any."""
    lesson = lesson_of(live.row)
    if lesson is None or seat != lesson.you:
        return
    wanted = (await line_of(lesson)).script.get((place(live.playing(), seat), seat))
    if wanted is not None and option != wanted:
        raise Problem(409, "lesson", "the lesson is about another answer now")
