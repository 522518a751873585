"""A game on one page, for the terminal."""

from __future__ import annotations

from typing import Any

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from ..about import load_about
from ..kernel import Game
from ..text import Texts


def introduction(game: Game[Any], language: str, accent: str = "bold cyan") -> RenderableType:
    about, texts = load_about(game), Texts(game, language)
    facts = texts.say(
        "about-facts",
        least=game.seats[0],
        most=game.seats[-1],
        short=about.minutes[0],
        long=about.minutes[1],
        weight=about.weight,
    )
    shown: list[RenderableType] = [
        Text.assemble((texts.say("game-title"), "bold"), "  ", (facts, "dim")),
        Text(about.pitch[language], style="italic"),
    ]
    for part, points in about.parts.items():
        grid = Grid.grid(padding=(0, 1, 0, 0))
        for point in points:
            grid.add_row(
                Text("·", style=accent), Text.assemble(point.text[language], (f"  {' '.join(point.rules)}", "dim"))
            )
        shown += [Text(""), Text(texts.say(f"about-{part}"), style=accent), Padding(grid, (0, 0, 0, 1))]
    return Group(*shown)
