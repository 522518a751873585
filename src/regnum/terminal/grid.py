"""Panels alike as one table: a line for each province or empire, a column for each thing told of them."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import Any

from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

from ..kernel import Panel
from .words import Words, empty

ALIKE = 3  # so many panels of one kind become a table


def runs(panels: Sequence[Panel]) -> list[list[Panel]]:
    """Panels one after another with the same title (each of a province) belong together."""
    return [list(group) for _, group in groupby(panels, key=lambda p: p.title)]


def as_table(words: Words, panels: Sequence[Panel]) -> RenderableType:
    """Columns that have nothing in them are left out, and so is a number that is nought."""
    labels = list(dict.fromkeys(label for p in panels for label, _ in p.rows))
    found = [dict(p.rows) for p in panels]
    shown = [label for label in labels if any(not empty(rows.get(label)) for rows in found)]
    grid = Grid(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="dim")
    grid.add_column("", no_wrap=True)
    for label in shown:
        grid.add_column(words.short(label), justify="right" if is_number(found, label) else "left")
    for panel, rows in zip(panels, found, strict=True):
        title = Text(words.label(panel.title, **panel.args), style="bold")
        grid.add_row(title, *(cell(words, rows.get(label)) for label in shown))
    return grid


def is_number(found: Sequence[dict[str, Any]], label: str) -> bool:
    return all(isinstance(rows.get(label, 0), int | tuple) for rows in found)


def cell(words: Words, value: Any) -> Text:
    return Text("·", style="dim") if empty(value) else words.brief(value)
