"""Colours and marks. Every colour has a mark or a word beside it, and reads on dark and on light."""

from __future__ import annotations

from rich.console import Console
from rich.text import Text

MARKS = "◆●▲■★✚"  # one for each seat

# Grounds of the seats' shields with the ink on them, and the same hues as lines.
SHIELDS = (
    ("#f4ecd8", "#9b2d20"),
    ("#f4ecd8", "#274b6d"),
    ("#f4ecd8", "#2f6b5a"),
    ("#2b2118", "#c8963e"),
    ("#f4ecd8", "#6d4a6b"),
    ("#f4ecd8", "#6b5a45"),
)
LINES = ("#c0604f", "#5b8ab3", "#4f9a85", "#b9862f", "#a078a0", "#94816a")
BASIC = ("red", "blue", "green", "yellow", "magenta", "cyan")


class Look:
    """The palette where the terminal has true colour, its own sixteen colours elsewhere."""

    def __init__(self, console: Console) -> None:
        self.full = console.color_system == "truecolor"
        self.accent = "bold #b9862f" if self.full else "bold yellow"
        self.warning = "#c0604f" if self.full else "red"
        self.frame = "#94816a" if self.full else "dim"

    def line(self, seat: int) -> str:
        return LINES[seat % len(LINES)] if self.full else BASIC[seat % len(BASIC)]

    def mark(self, seat: int) -> Text:
        return Text(MARKS[seat % len(MARKS)], style=self.line(seat))

    def shield(self, seat: int) -> Text:
        ink, ground = SHIELDS[seat % len(SHIELDS)]
        style = f"bold {ink} on {ground}" if self.full else f"bold reverse {self.line(seat)}"
        return Text(f" {MARKS[seat % len(MARKS)]} ", style=style)
