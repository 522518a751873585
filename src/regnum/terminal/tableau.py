"""The table as one seat sees it, drawn from the game's panels or, without them, from the view."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from rich import box
from rich.columns import Columns
from rich.console import Console, Group, RenderableType
from rich.panel import Panel as Box
from rich.table import Table as Grid
from rich.text import Text

from ..kernel import Game, Panel, Seat, view
from .grid import ALIKE, as_table, runs
from .saving import bot_of
from .words import Flow, Words, empty

FEW = 4  # rows of a rival where room is scarce
MANY = 8  # of more rows than these, those with nothing in them are left out


def panels_of(game: Game[Any], state: Any, seat: Seat | None) -> list[Panel]:
    """Only what the seat (None: a spectator) may see goes in here, so only that comes out."""
    if game.panels is not None:
        return game.panels(game.seen(state, seat))
    return plain_panels(game, view(state, game.shape, seat))


def plain_panels(game: Game[Any], seen: dict[str, Any]) -> list[Panel]:
    """Every field of the view by its own name, and an area for each seat where there are any."""
    by_seat = {f.name for f in game.shape.fields if f.by_seat}
    rows: list[tuple[str, Any]] = []
    parts: list[Panel] = []
    areas: dict[Seat, list[tuple[str, Any]]] = {}
    for name, value in seen.items():
        if name == "agenda":
            continue
        if name in by_seat:
            for seat, entry in enumerate(value):
                own = list(entry.items()) if isinstance(entry, dict) else [(name, entry)]
                areas.setdefault(seat, []).extend(own)
        elif isinstance(value, dict) and value:
            parts.append(Panel(name, list(value.items())))
        elif isinstance(value, list) and any(isinstance(v, dict) for v in value):
            parts += [Panel(f"{name} {i}", list(v.items())) for i, v in enumerate(value, 1) if isinstance(v, dict)]
        else:
            rows.append((name, value))
    table = [Panel("ui-table", rows)] if rows else []
    return [*table, *parts, *(Panel("", own, seat) for seat, own in areas.items())]


class Tableau:
    def __init__(self, words: Words, specs: Sequence[str]) -> None:
        self.words = words
        self.look = words.look
        self.specs = specs

    def named_once(self, panel: Panel) -> Panel:
        """Without the row that tells what its title says already: the realm of a player who is called by it."""
        if panel.seat is None:
            return panel
        name = self.words.texts.seat(panel.seat)
        said = [i for i, row in enumerate(panel.rows) if self.words.value(row[1]).plain == name]
        rows = [row for i, row in enumerate(panel.rows) if i not in said]
        brief = None if panel.brief is None else panel.brief - sum(i < panel.brief for i in said)
        return replace(panel, rows=rows, brief=brief)

    def draw(
        self, panels: Sequence[Panel], seat: Seat | None, roomy: bool, brief: bool = False
    ) -> tuple[RenderableType, RenderableType]:
        """The seat's own area, and board and rivals in the order of the table; all in one if room is scarce.
        `brief`: of rivals only what comes first, and no panel that can be looked up as well."""
        panels = [self.named_once(p) for p in panels]
        board = [p for p in panels if p.seat is None]
        own = [p for p in panels if p.seat is not None and p.seat == seat]
        rivals = [p for p in panels if p.seat is not None and p.seat != seat]
        rivals.sort(key=lambda p: ((p.seat or 0) - (seat or 0)) % len(self.specs))
        mine = [self._own(p, roomy) for p in own]
        others = [self._rival(p, roomy and not brief) for p in rivals]
        if brief or not roomy:
            board = [p for p in board if p.brief != 0]
        if roomy:
            return Group(*mine), Group(self._board(board), *others)
        return Group(self._strips(board), *others, *mine), Group()

    def sizes(self, panels: Sequence[Panel], seat: Seat | None) -> list[RenderableType]:
        """Above the chronicle, from all there is down to the least one can play with: first frames are left out, then
        rivals say only what comes first, then they go, then panels alike, and what the board says first stays, with
        as much of the rivals as there is room for."""
        panels = [self.named_once(p) for p in panels]
        board = [p for p in panels if p.seat is None and p.brief != 0]
        own = [p for p in panels if p.seat is not None and p.seat == seat]
        rivals = [p for p in panels if p.seat is not None and p.seat != seat]
        mine = [self._lines(p, p.rows, own=True) for p in own]
        others = [self._lines(p, p.rows[: p.brief]) for p in rivals]
        few = [self._lines(p, p.rows[: p.brief or FEW]) for p in rivals]
        single = [p for run in runs(board) if len(run) < ALIKE for p in run]
        first = [self._lines(p, p.rows[: p.brief]) for p in [p for p in single if p.brief] or single[:1]]
        return [
            self.draw(panels, seat, False)[0],
            Group(self._strips(board), *others, *mine),
            Group(self._strips(board), *few, *mine),
            Group(self._strips(board), *mine),
            Group(self._strips(single), *few, *mine),
            Group(*first, *few, *mine),
            Group(*first, *mine),
            Group(*mine or first),
        ]

    def _lines(self, panel: Panel, rows: Sequence[tuple[str, Any]], own: bool = False) -> RenderableType:
        told = [row for row in rows if not empty(row[1]) or (own and isinstance(row[1], int))]  # one's own noughts too
        pieces = [self.words.pair(*row) for row in told]
        return Flow([self._title(panel, own), *pieces], indent=4)

    def who(self, seat: Seat, own: bool) -> Text:
        bot = bot_of(self.specs[seat])
        role = self.words.say("ui-you") if own else self.words.say("ui-bot", level=bot) if bot else ""
        name = Text.assemble(self.look.shield(seat), " ", (self.words.texts.seat(seat), "bold"))
        return name.append(f" · {role}", style=self.look.frame) if role else name

    def _title(self, panel: Panel, own: bool = False) -> Text:
        if panel.seat is None:
            return Text(self.words.label(panel.title, **panel.args), style="bold")
        return self.who(panel.seat, own)

    def _board(self, panels: Sequence[Panel]) -> RenderableType:
        return Group(*(self._box(p, self._pieces(there(p.rows), False), self.look.frame) for p in panels))

    def _strips(self, panels: Sequence[Panel]) -> RenderableType:
        """Each panel beside its title, without a frame, and those alike as a table: lines are dear."""
        parts: list[RenderableType] = []
        for run in runs(panels):
            if len(run) >= ALIKE:
                parts.append(as_table(self.words, run))
                continue
            grid = Grid.grid(padding=(0, 2, 0, 0))
            grid.add_column(no_wrap=True)
            grid.add_column(ratio=1)
            for p in run:
                grid.add_row(self._title(p), Flow([self.words.pair(*row) for row in there(p.rows)]))
            parts.append(grid)
        return Group(*parts)

    def _box(self, panel: Panel, inside: RenderableType, style: str, lines: box.Box = box.ROUNDED) -> Box:
        own = lines is box.HEAVY
        return Box(inside, box=lines, title=self._title(panel, own), title_align="left", border_style=style)

    def _pieces(self, rows: Sequence[tuple[str, Any]], roomy: bool) -> RenderableType:
        """What needs room below each other, then the numbers, in columns if there is room."""
        wide = [row for row in rows if self.words.wide(row[1]) and not row[0].startswith("#")]
        pairs = [self.words.pair(*row) for row in rows if row not in wide]
        grid = Grid.grid(padding=(0, 2, 0, 0))
        for label, value in wide:
            grid.add_row(Text(self.words.label(label), style="dim"), self.words.strong(value))
        numbers = Columns(pairs, padding=(0, 3)) if roomy and wide else Flow(pairs)
        return Group(*([grid] if wide else []), *([numbers] if pairs else []))

    def _own(self, panel: Panel, roomy: bool) -> RenderableType:
        assert panel.seat is not None
        return self._box(panel, self._pieces(panel.rows, roomy), self.look.line(panel.seat), box.HEAVY)

    def _rival(self, panel: Panel, roomy: bool) -> RenderableType:
        """What a rival has; what is nought is left out."""
        assert panel.seat is not None
        if not roomy:
            return self._lines(panel, panel.rows[: panel.brief])
        rows = [row for row in panel.rows if not empty(row[1])]
        return self._box(panel, self._pieces(rows, False), self.look.line(panel.seat))


def there(rows: Sequence[tuple[str, Any]]) -> list[tuple[str, Any]]:
    """Of many rows, those with something in them."""
    return [row for row in rows if len(rows) <= MANY or row[1] not in (None, [], (), {})]


def height(console: Console, part: RenderableType, width: int) -> int:
    return len(console.render_lines(part, console.options.update(width=width, height=None), pad=False))
