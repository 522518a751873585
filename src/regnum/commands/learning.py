"""Guided first games."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.markup import escape

from ..text import LANGUAGES
from .common import AsJson, GameName, Lang, app, out, print_json


@app.command()
def lessons(lang: Lang, as_json: AsJson = False) -> None:
    """The guided first games: `regnum lesson GAME` plays one."""
    from ..lesson import all_lessons

    found = all_lessons()
    if as_json:
        rows = [
            {"game": one.game.id, "lesson": one.id, "steps": len(one.steps), "languages": list(LANGUAGES)}
            for one in found
        ]
        print_json(rows)
        return
    for one in found:
        out.print(
            f"[bold]{one.game.id}[/] {one.id}  {escape(one.titles[lang])}  ({len(one.steps)})",
            highlight=False,
        )


@app.command()
def lesson(
    game: GameName,
    lang: Lang,
    lesson: Annotated[str, typer.Argument(help="Which one; `regnum lessons` lists them.")] = "first",
    step: Annotated[int, typer.Option(min=1, help="Go on from this step.")] = 1,
) -> None:
    """Learn a game step by step in the terminal."""
    from ..lesson import get_lesson
    from ..terminal.lesson import learn

    raise typer.Exit(learn(get_lesson(game, lesson), lang, step))
