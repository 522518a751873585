"""A hint at the terminal, on request: the option as it is numbered, why, and what else was considered."""

from __future__ import annotations

import math
from collections.abc import Mapping
from contextlib import nullcontext
from typing import TYPE_CHECKING, Any

from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from ..bots.hint import hint_for
from ..hints import sentences, tried
from ..kernel import Decision

if TYPE_CHECKING:
    from .client import Client

MANY = 1 << 60
SECONDS = 1.4  # and half as much again to compare the two best


def give_hint(client: Client, decision: Decision, iterations: int = 0) -> None:
    """`iterations`: so many instead of the usual time, so that it is the same every time. Ctrl-C gives it up."""
    if len(decision.options) == 1:
        client.tell("hint-only")
        return
    painter, table = client.painter, client.table

    def say(key: str, args: Mapping[str, Any]) -> str:
        return painter.say(key, **args)

    seconds = math.inf if iterations else SECONDS
    try:
        with client.console.status(client.say("hint-thinking")) if client.console.is_terminal else nullcontext():
            asked = (table, decision.seat, decision.kind, decision.options)
            hint = hint_for(*asked, seed=table.at, seconds=seconds, iterations=iterations or MANY)
    except KeyboardInterrupt:
        return
    told = [painter.option(decision, option) for option in decision.options]
    texts = [text for text, _ in told]
    number = painter.listed(decision).index(decision.options[hint.considered[0].option]) + 1
    best, rule = told[hint.considered[0].option]
    accent = painter.look.accent
    client.console.print(Text(client.say("hint-title"), style="bold"))
    client.console.print(Text.assemble("  ", (str(number), accent), f"  {best}", (f"  {rule}", "dim")))
    for sentence in sentences(hint, say, texts):
        client.console.print(Padding(Text(sentence), (0, 0, 0, 2)))
    grid = Grid.grid(padding=(0, 3, 0, 0))
    for one in hint.considered:
        grid.add_row(Text(texts[one.option]), Text(tried(one, say), style="dim"))
    client.console.print(Text(client.say("hint-considered", n=hint.iterations), style="bold"))
    client.console.print(Padding(grid, (0, 0, 0, 2)))
    client.console.print(Text(client.say("hint-honest"), style="dim"))
