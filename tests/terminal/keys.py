"""A keyboard that types prepared lines and notes what stood on the screen before each of them."""

from __future__ import annotations

import io
from collections.abc import Callable
from typing import Any

from rich.console import Console

from regnum.kernel import Game
from regnum.terminal import play

Typed = str | type[BaseException] | Callable[[], str]


class Keyboard:
    def __init__(self, *lines: Typed, then: Typed = EOFError, width: int = 100, height: int = 60) -> None:
        self.lines = list(lines)
        self.then = then
        self.file = io.StringIO()
        self.console = Console(file=self.file, width=width, height=height, color_system=None)
        self.screens: list[str] = []  # what was printed before each line was typed
        self.seen = 0

    def read(self, prompt: str) -> str:
        self.screens.append(self.fresh())
        assert len(self.screens) < 3000, "the game does not come to an end"
        typed = self.lines.pop(0) if self.lines else self.then
        if isinstance(typed, type):
            raise typed
        return typed if isinstance(typed, str) else typed()

    def fresh(self) -> str:
        """What was printed since the last line."""
        text = self.file.getvalue()
        new, self.seen = text[self.seen :], len(text)
        return new

    def play(self, game: Game[Any], seats: str = "human,bot:random", **kwargs: Any) -> int:
        settings = {"seed": 3, "language": "en", **kwargs}
        return play(game, seats.split(","), console=self.console, read=self.read, **settings)

    def all(self) -> str:
        return self.file.getvalue()


def flat(text: str) -> str:
    """The text without the breaks and frames of the screen, to look for sentences in."""
    return " ".join("".join(" " if c in "│┃╭╮╰╯─━┏┓┗┛" else c for c in text).split())
