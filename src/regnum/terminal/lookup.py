"""`? NAME`: all that somebody may know of a card, a piece, a place or a term, and what he may do with it now."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING

from rich.console import Group, RenderableType
from rich.panel import Panel as Box
from rich.table import Table as Grid
from rich.text import Text

from ..atlas import Atlas, sources
from ..kernel import Decision, Option, Panel, Seat
from ..text import LANGUAGES, Texts
from .words import empty, folded

if TYPE_CHECKING:
    from .render import Painter

THINGS = 6  # so many of one name are shown at once
A_NAME = 3  # letters that are enough for one
BARRED = 4  # of what is not possible, so much
STEM = 4  # letters that two forms of a word have in common
ENDING = 4  # and after which they may differ: Fugger, Fuggerowie
VOWELS = frozenset("aeiouy")
CONSONANTS = ("ck", "dg", "gz", "ct", "cs")  # that turn into each other: Polska, w Polsce
WORD = re.compile(r"[^\W_]+")


Names = Mapping[str, Sequence[str]]  # of each thing: what it is called, and what else one may ask for it by


def look_up(painter: Painter, wanted: str, seat: Seat, decision: Decision | None) -> RenderableType | str | None:
    """What the seat may know of what is called so; a sentence if too many are; None if nothing is."""
    if wanted.casefold() in (rule.casefold() for rule in painter.rules):
        return None
    game = painter.game
    atlas = Atlas(game, game.seen(painter.table.state, seat))
    names = {thing: painter.texts.asked_by(thing) for thing in atlas.things}
    found = called(names, wanted)
    if not found and (players := before_players(painter, atlas, wanted, seat, called)):
        return players
    found = found or inflected(names, wanted)
    if not found and (players := before_players(painter, atlas, wanted, seat, inflected)):
        return players
    found = found or in_another_language(painter, atlas, wanted)
    if len(found) > THINGS:
        close = list(dict.fromkeys(names[thing][0] for thing in found))
        more = " …" if len(close) > 2 * THINGS else ""
        return painter.say("ui-thing-close", text=wanted, names=", ".join(close[: 2 * THINGS]) + more)
    return Group(*(sheet(painter, atlas, thing, decision) for thing in found)) if found else None


def thing_in(painter: Painter, decision: Decision, option: Option) -> RenderableType | None:
    """What an option is about: the first thing that it touches."""
    atlas = Atlas(painter.game, painter.game.seen(painter.table.state, decision.seat))
    described = painter.game.describe(painter.table.state, decision.kind, option, decision.about)
    touched = next((thing for element in described.touches for thing in atlas.find(element)), None)
    return None if touched is None else sheet(painter, atlas, touched, None)


def before_players(
    painter: Painter, atlas: Atlas, wanted: str, seat: Seat, find: Callable[[Names, str], list[str]]
) -> RenderableType | None:
    """What lies before the players of that name."""
    if len(wanted) < A_NAME:
        return None
    found = find({str(n): [painter.texts.seat(n)] for n in range(painter.table.setup.seats)}, wanted)
    panels = [panel for panel in painter.panels(seat) if str(panel.seat) in found]
    return Group(*(drawn(painter, panel, atlas, "", None) for panel in panels)) if panels else None


def called(names: Names, wanted: str) -> list[str]:
    """The things of that name; else those with words that begin like all of its, or if they are many, those whose
    names begin so."""
    low = folded(wanted)
    words = words_of(low)
    if not words:
        return []

    def fitting(fits: Callable[[str], bool]) -> list[str]:
        return [thing for thing, known in names.items() if any(fits(folded(name)) for name in known)]

    same = fitting(lambda name: name == low)
    near = same or fitting(lambda name: all(any(w.startswith(word) for w in words_of(name)) for word in words))
    return near if len(near) <= THINGS else fitting(lambda name: name.startswith(low)) or near


def words_of(text: str) -> list[str]:
    return WORD.findall(text)


def inflected(names: Names, wanted: str) -> list[str]:
    """The things whose names have these words with other endings; of those the closest."""
    words = words_of(folded(wanted))

    def alike(name: str) -> int:
        each = [max((stem(word, other) for other in words_of(folded(name))), default=0) for word in words]
        return sum(each) if all(each) else 0

    found = {thing: max(map(alike, known)) for thing, known in names.items()}
    best = max(found.values(), default=0)
    return [thing for thing, n in found.items() if best and n == best]


def stem(word: str, other: str) -> int:
    """How many letters two words begin with alike, if the rest may be no more than their endings; else 0."""
    short, long = sorted((word, other), key=len)
    same = next((i for i, letter in enumerate(short) if letter != long[i]), len(short))
    if same < max(A_NAME, min(STEM, len(short) - 1)) or len(long) - same > min(ENDING, same - 1):
        return 0
    turned = {short[same : same + 1], long[same : same + 1]}
    return same if turned & VOWELS or "" in turned or "".join(sorted(turned)) in CONSONANTS else 0


def in_another_language(painter: Painter, atlas: Atlas, wanted: str) -> list[str]:
    """The box on the table may speak another one than the screen."""
    for language in LANGUAGES:
        if language != painter.texts.language:
            texts = Texts(painter.game, language)
            if found := called({thing: [texts.thing(thing)] for thing in atlas.things}, wanted):
                return found
    return []


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
