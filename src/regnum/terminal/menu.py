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
WARNING = "⚠"


@dataclass(frozen=True, slots=True)
class Entry:
    number: int
    verb: str
    text: str
    rule: str
    warned: tuple[str, ...] = ()


def menu(entries: Sequence[Entry], width: int, look: Look, brief: bool = False) -> RenderableType:
    """Few one below another; of many, the words that those of one verb have in common are said once, above them.
    `brief`: one line for each, and no more of it than fits; of a warning its mark."""
    width, digits = width - 2, len(str(entries[-1].number))
    if brief:
        entries = [shortened(e, width - digits - cell_len(e.rule) - 3 * GAP) for e in entries]
    if len(entries) <= MANY:
        return Padding(block(entries, digits, width, look, 1), (0, 0, 0, 2))
    parts: list[RenderableType] = []
    for heading, group in grouped(entries):
        if heading is not None:
            parts.append(Text.assemble((heading.text, "italic"), (f"  {heading.rule}", "dim")))
            parts += [Text(warning) for warning in heading.warned]
        pairs = paired(group)
        parts.append(square(pairs, digits, look) if pairs else block(group, digits, width, look))
    return Padding(Group(*parts), (0, 0, 0, 2))


def shortened(e: Entry, room: int) -> Entry:
    """As much of it as fits into a line, with a mark where there is a warning."""
    mark = f" {WARNING}" if any(w.startswith(WARNING) for w in e.warned) else ""
    room -= cell_len(mark)
    if cell_len(e.text) <= room:
        return replace(e, text=e.text + mark, warned=())
    begun = e.text[: max(1, room - 1)].rpartition(" ")[0] or e.text[: max(1, room - 2)]
    return replace(e, text=begun.rstrip(" ,;:(") + " …" + mark, warned=())


def grouped(entries: Sequence[Entry]) -> list[tuple[Entry | None, list[Entry]]]:
    """Those of one verb with what they have in common taken out of them; all that follow one another and have
    nothing in common stand together."""
    groups: dict[str, list[Entry]] = {}
    for entry in entries:
        groups.setdefault(entry.verb, []).append(entry)
    found: list[tuple[Entry | None, list[Entry]]] = []
    for group in groups.values():
        before, after = in_common([e.text for e in group]) if len(group) >= SEVERAL else ("", "")
        if before or after:
            rule = group[0].rule if len({e.rule for e in group}) == 1 else ""
            warned = group[0].warned if len({e.warned for e in group}) == 1 else ()
            end = -len(after) if after else None
            colon = ":" if all(e.text[:end].rstrip().endswith(":") for e in group) else ""
            heading = Entry(0, "", f"{before} …{colon}{after and ' '}{after}", rule, warned)
            found.append((heading, [
                replace(
                    e,
                    text=e.text[len(before) : end].strip().removesuffix(colon),
                    rule="" if rule else e.rule,
                    warned=() if warned else e.warned,
                )
                for e in group
            ]))  # fmt: skip
        elif found and found[-1][0] is None:
            found[-1][1].extend(group)
        else:
            found.append((None, group))
    return found


def paired(group: Sequence[Entry]) -> list[list[Entry]]:
    """By their first word, if each of several has as many that follow it (from here to there); else nothing."""
    by_word: dict[str, list[Entry]] = {}
    for e in group:
        by_word.setdefault(e.text.split(" ")[0], []).append(e)
    sizes = {len(found) for found in by_word.values()}
    even = len(by_word) > 1 and len(sizes) == 1 and min(sizes) >= SEVERAL
    return list(by_word.values()) if even and not any(e.rule or e.warned for e in group) else []


def in_common(texts: Sequence[str]) -> tuple[str, str]:
    """The words that all of them begin with, and those that they end with; each has some of its own between, and not
    a bare ordinal."""
    words = [text.split(" ") for text in texts]
    least = min(len(found) for found in words) - 1
    begin = next((i for i in range(least) if len({found[i] for found in words}) > 1), least)
    end = next((i for i in range(least - begin) if len({found[-1 - i] for found in words}) > 1), least - begin)
    if any(found[begin : len(found) - end][-1].endswith(".") for found in words):
        end = 0
    before, after = words[0][:begin], words[0][len(words[0]) - end :]
    return " ".join(before if is_whole(before) else ()), " ".join(after if is_whole(after) else ())


def is_whole(words: Sequence[str]) -> bool:
    """No bracket is torn apart."""
    return "".join(words).count("(") == "".join(words).count(")")


def block(group: Sequence[Entry], digits: int, width: int, look: Look, most: int = 0) -> RenderableType:
    """To be read downwards, in as many columns as fit (`most`: at most so many), each with its rule, or with the one of
    all of them after the last."""
    common = group[0].rule if not most and len({e.rule for e in group}) == 1 else ""
    room = width - (cell_len(common) + GAP if common else 0)
    if common:
        group = [replace(e, rule="") for e in group]
    for count in range(min(most or len(group), len(group)), 0, -1):
        rows = -(-len(group) // count)
        columns = [group[at : at + rows] for at in range(0, len(group), rows)]
        widths = [widest(column) for column in columns]
        if sum(widths) + len(columns) * (digits + 2 * GAP) <= room:
            break
    else:
        return one_column(group, digits, room, common, look)
    grid = Grid.grid(padding=(0, GAP, 0, 0))
    for wide in widths:
        grid.add_column(width=digits, justify="right")
        grid.add_column(width=wide)
    if common:
        grid.add_column(no_wrap=True)
    for row in range(rows):
        cells: list[Text] = []
        for column in columns:
            e = column[row] if row < len(column) else None
            cells.append(Text("" if e is None else str(e.number), style=look.accent))
            cells.append(Text("") if e is None else with_rule(e, max(cell_len(other.text) for other in column)))
        if common:
            cells.append(Text(common if row == rows - 1 else "", style="dim"))
        grid.add_row(*cells)
    return grid


def widest(column: Sequence[Entry]) -> int:
    text, rule = (
        max(cell_len(part) for part in parts) for parts in zip(*((e.text, e.rule) for e in column), strict=True)
    )
    return max(text + (GAP + rule if rule else 0), *(cell_len(line) for e in column for line in ("", *e.warned)))


def with_rule(e: Entry, text: int) -> Text:
    """The rule beside the text, what is warned of below it."""
    shown = Text(e.text)
    if e.rule:
        shown.append(" " * (text - cell_len(e.text) + GAP)).append(e.rule, style="dim")
    return shown.append("".join(f"\n{line}" for line in e.warned))


def one_column(group: Sequence[Entry], digits: int, room: int, common: str, look: Look) -> RenderableType:
    """Texts that are longer than a line."""
    rule = cell_len(common) or max(cell_len(e.rule) for e in group)
    grid = Grid.grid(padding=(0, GAP, 0, 0))
    grid.add_column(width=digits, justify="right")
    grid.add_column(width=max(20, room - digits - 2 * GAP - (0 if common else rule + GAP)))
    grid.add_column(width=rule, no_wrap=True)
    for e in group:
        told = e.rule or (common if e is group[-1] else "")
        grid.add_row(
            Text(str(e.number), style=look.accent), Text("\n".join((e.text, *e.warned))), Text(told, style="dim")
        )
    return grid


def square(rows: Sequence[Sequence[Entry]], digits: int, look: Look) -> RenderableType:
    """Pairs: a line for each of the first, with what may follow it."""
    grid = Grid.grid(padding=(0, GAP, 0, 0))
    for group in rows:
        begin, _ = in_common([e.text for e in group])
        cells = [Text(begin, style="italic")]
        for e in group:
            cells += [Text(f"{e.number:{digits}}", style=look.accent), Text(e.text.removeprefix(begin).strip())]
        grid.add_row(*cells)
    return grid
