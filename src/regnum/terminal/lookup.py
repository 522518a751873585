"""`? NAME`: all that somebody may know of a card, a piece, a place or a term, and what he may do with it now."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.console import Group, RenderableType
from rich.panel import Panel as Box
from rich.table import Table as Grid
from rich.text import Text

from ..atlas import Atlas, sources
from ..kernel import Decision, Option, Panel, Seat
from .words import empty, folded

if TYPE_CHECKING:
    from .render import Painter

THINGS = 6  # so many of one name are shown at once
A_NAME = 3  # letters that are enough for one
BARRED = 4  # of what is not possible, so much


def look_up(painter: Painter, wanted: str, seat: Seat, decision: Decision | None) -> RenderableType | str | None:
    """What the seat may know of what is called so; a sentence if too many are; None if nothing is."""
    if wanted in painter.rules:
        return None
    game = painter.game
    atlas = Atlas(game, game.seen(painter.table.state, seat))
    names = {thing: painter.texts.thing(thing) for thing in atlas.things}
    found = called(names, wanted)
    if not found:
        return before_players(painter, atlas, wanted, seat)
    if len(found) > THINGS:
        close = list(dict.fromkeys(names[thing] for thing in found))
        more = " …" if len(close) > 2 * THINGS else ""
        return painter.say("ui-thing-close", text=wanted, names=", ".join(close[: 2 * THINGS]) + more)
    return Group(*(sheet(painter, atlas, thing, decision) for thing in found))


def before_players(painter: Painter, atlas: Atlas, wanted: str, seat: Seat) -> RenderableType | None:
    """What lies before the players of that name."""
    if len(wanted) < A_NAME:
        return None
    found = called({str(n): painter.texts.seat(n) for n in range(painter.table.setup.seats)}, wanted)
    panels = [panel for panel in painter.panels(seat) if str(panel.seat) in found]
    return Group(*(drawn(painter, panel, atlas, "", None) for panel in panels)) if panels else None


def called(names: dict[str, str], wanted: str) -> list[str]:
    """The things of that name; else those whose names begin so, or have all its words."""
    low = folded(wanted)
    words = low.split()
    same = [thing for thing, name in names.items() if folded(name) == low]
    found = same or [thing for thing, name in names.items() if folded(name).startswith(low)]
    return found or [thing for thing, name in names.items() if all(word in folded(name) for word in words)]


def sheet(painter: Painter, atlas: Atlas, thing: str, decision: Decision | None) -> RenderableType:
    panels = atlas.details(thing)
    return Group(*(drawn(painter, panel, atlas, thing, decision if panel is panels[-1] else None) for panel in panels))


def drawn(painter: Painter, panel: Panel, atlas: Atlas, thing: str, decision: Decision | None) -> RenderableType:
    words = painter.words
    grid = Grid.grid(padding=(0, 2, 0, 0))
    for label, value in panel.rows:
        if value is not False and not empty(value):
            grid.add_row(Text(words.label(label), style="dim"), words.value(value))
    if panel.rules:
        told = [painter.rule_name(rule) for rule in panel.rules]
        grid.add_row(Text(painter.say("atlas-rules"), style="dim"), Text("; ".join(told), style="dim"))
    for source in provenance(painter, panel):
        grid.add_row(Text(painter.say("atlas-from"), style="dim"), Text(source, style="dim"))
    if decision is not None:
        for label, line in doable(painter, atlas, thing, decision):
            grid.add_row(Text(label, style="dim"), line)
    args = panel.args if panel.seat is None else {**panel.args, "seat": panel.seat}
    title = Text(words.label(panel.title, **args), style="bold")
    return Box(grid, title=title, title_align="left", border_style=painter.look.frame)


def provenance(painter: Painter, panel: Panel) -> list[str]:
    game = painter.game
    if game.sheet is None or not panel.printed:
        return []
    found = sources(game.sheet(painter.table.content), panel.printed)
    return [painter.say(f"atlas-from-{kind}", source=painter.texts.source(source)) for kind, source in found]


def doable(painter: Painter, atlas: Atlas, thing: str, decision: Decision) -> list[tuple[str, Text]]:
    """Which options have to do with it, by their numbers; if none has, what is barred and by which rule."""
    found: list[tuple[str, Text]] = []
    for number, option in enumerate(painter.listed(decision), 1):
        if touched(painter, atlas, thing, decision, option):
            told = Text.assemble((str(number), painter.look.accent), f"  {painter.option(decision, option)[0]}")
            found.append((painter.say("atlas-may"), told))
    if found:
        return found
    for option, rule in decision.barred(painter.table.state):
        if len(found) < BARRED and touched(painter, atlas, thing, decision, option):
            text = f"✗ {painter.option(decision, option)[0]} ({painter.rule_name(rule)})"
            found.append((painter.say("atlas-may-not"), Text(text)))
    return found


def touched(painter: Painter, atlas: Atlas, thing: str, decision: Decision, option: Option) -> bool:
    described = painter.game.describe(painter.table.state, decision.kind, option, decision.about)
    return any(thing in atlas.find(element)[:1] for element in described.touches)
