"""The options of a question as a menu: those of one kind together, in columns where there are many."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from .look import Look

MANY = 8  # more options than this are grouped, and go into columns if they fit
SEVERAL = 3  # from so many of one verb on, what they have in common is said once
GAP = 2


@dataclass(frozen=True, slots=True)
class Entry:
    number: int
    verb: str
    text: str
    rule: str


def menu(entries: Sequence[Entry], width: int, look: Look) -> RenderableType:
    """Few one below another; of many, the words that those of one verb have in common are said once, above them."""
    if len(entries) <= MANY:
        return Padding(lines(entries, width - 2, look), (0, 0, 0, 2))
    groups: dict[str, list[Entry]] = {}
    for entry in entries:
        groups.setdefault(entry.verb, []).append(entry)
    digits = len(str(len(entries)))
    parts: list[RenderableType] = []
    for group in groups.values():
        before, after = (
            in_common([e.text for e in group])
            if len(group) >= SEVERAL and not any("\n" in e.text for e in group)
            else ("", "")
        )
        if before or after:
            heading = f"{before} …{after and ' '}{after}"
            rule = group[0].rule if len({e.rule for e in group}) == 1 else ""
            parts.append(Text.assemble((heading, "italic"), (f"  {rule}", "dim")))
            end = -len(after) if after else None
            group = [replace(e, text=e.text[len(before) : end].strip(), rule="" if rule else e.rule) for e in group]
        parts.append(block(group, digits, width - 2, look))
    return Padding(Group(*parts), (0, 0, 0, 2))


def in_common(texts: Sequence[str]) -> tuple[str, str]:
    """The words that all of them begin with, and those that they end with; each has some of its own between."""
    words = [text.split(" ") for text in texts]
    least = min(len(found) for found in words) - 1
    begin = next((i for i in range(least) if len({found[i] for found in words}) > 1), least)
    end = next((i for i in range(least - begin) if len({found[-1 - i] for found in words}) > 1), least - begin)
    return " ".join(words[0][:begin]), " ".join(words[0][len(words[0]) - end :])


def lines(entries: Sequence[Entry], width: int, look: Look) -> RenderableType:
    """One below another, each with its rule."""
    digits, rule = len(str(entries[-1].number)), max(cell_len(e.rule) for e in entries)
    longest = max(cell_len(line) for e in entries for line in e.text.split("\n"))
    grid = Grid.grid(padding=(0, GAP, 0, 0))
    grid.add_column(width=digits, justify="right")
    grid.add_column(width=min(longest, max(20, width - digits - rule - 3 * GAP)))
    grid.add_column(width=rule, no_wrap=True)
    for e in entries:
        grid.add_row(Text(str(e.number), style=look.accent), Text(e.text), Text(e.rule, style="dim"))
    return grid


def block(group: Sequence[Entry], digits: int, width: int, look: Look) -> RenderableType:
    """To be read downwards, in as many columns as fit; a rule that all of them have is said once, after the last."""
    rules = {e.rule for e in group}
    common = rules.pop() if len(rules) == 1 else ""
    told = 0 if common else max(cell_len(e.rule) for e in group) + GAP
    longest = max(cell_len(line) for e in group for line in e.text.split("\n"))
    room = width - (cell_len(common) + GAP if common else 0)
    count = max(1, min(len(group), room // (digits + GAP + longest + told + GAP)))
    rows = -(-len(group) // count)
    count = -(-len(group) // rows)
    wide = min(longest, max(20, room - digits - GAP - told - GAP))
    grid = Grid.grid(padding=(0, GAP, 0, 0))
    for _ in range(count):
        grid.add_column(width=digits, justify="right")
        grid.add_column(width=wide + told)
    if common:
        grid.add_column(no_wrap=True)
    for row in range(rows):
        cells: list[Text] = []
        for e in group[row::rows]:
            rule = "" if common else f"{' ' * max(GAP, wide - cell_len(e.text) + GAP)}{e.rule}"
            cells += [Text(str(e.number), style=look.accent), Text.assemble(e.text, (rule, "dim"))]
        cells += [Text("")] * (2 * count - len(cells))
        grid.add_row(*cells, *([Text(common if row == rows - 1 else "", style="dim")] if common else []))
    return grid
