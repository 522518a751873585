"""What is printed: rules and content."""

from __future__ import annotations

import json
from dataclasses import asdict
from pathlib import Path
from typing import Annotated

import typer
from rich.markup import escape
from rich.table import Table as Grid

from ..content import KINDS, Row, facts, keys_near, rows_at, sections, some
from ..games import get_game
from ..kernel import RegnumError
from ..met import Met, add, read_met
from ..met import untouched as never_met
from ..text import LANGUAGES, Texts
from .common import (
    AsJson,
    ContentFile,
    GameName,
    Lang,
    RuleOptions,
    app,
    load_content,
    options_of,
    out,
    print_json,
    show_untouched,
)


@app.command()
def rules(
    game: GameName,
    lang: Lang,
    rule: Annotated[str | None, typer.Argument(help="A rule id; without it all are listed.")] = None,
    as_json: AsJson = False,
) -> None:
    """The rules in our own words; one rule in both languages."""
    from ..rulebook import get_rule, load_rules

    chosen = get_game(game)
    if rule is None:
        found = load_rules(chosen)
        if as_json:
            print_json({r.id: {"title": r.title, "text": r.text} for r in found.values()})
            return
        for r in found.values():
            out.print(f"[bold]{r.id}[/]  {escape(r.title[lang])}", highlight=False)
        return
    one = get_rule(chosen, rule)
    if as_json:
        print_json({"id": one.id, "title": one.title, "text": one.text, "notes": one.notes, "see": list(one.see)})
        return
    for language in (lang, *(other for other in LANGUAGES if other != lang)):
        out.print(f"[bold]{one.id}[/]  {escape(one.title[language])}", highlight=False)
        out.print(escape(one.text[language]), highlight=False)
        for note in (one.notes or {}).get(language, ()):
            out.print(f"  · {escape(note)}", highlight=False)
        out.print()
    if one.see:
        out.print("→ " + ", ".join(one.see), highlight=False)


@app.command()
def about(game: GameName, lang: Lang, as_json: AsJson = False) -> None:
    """The game on one page: goal, a turn, how one wins, what to look at first."""
    from ..about import load_about
    from ..terminal.introduction import introduction

    chosen = get_game(game)
    if as_json:
        print_json({"game": game, **asdict(load_about(chosen))})
    else:
        out.print(introduction(chosen, lang), highlight=False)


@app.command()
def content(
    game: GameName,
    lang: Lang,
    path: Annotated[
        str | None, typer.Argument(help="Only what is at this path, for example a card; * stands for any one step.")
    ] = None,
    content: ContentFile = None,
    kind: Annotated[str | None, typer.Option(help="Only rulebook, public, reconstructed or override.")] = None,
    option: RuleOptions = None,
    untouched: Annotated[
        list[Path] | None,
        typer.Option(
            help="Cards, ideas, options of events … that no game of this report has met: what regnum fuzz --json, or "
            "regnum arena --met --json, has printed. Several files are taken together."
        ),
    ] = None,
    as_json: AsJson = False,
) -> None:
    """Every value printed on boards and cards, and where it comes from. Of a large game a summary, unless you say
    which card or table you want to see."""
    chosen = get_game(game)
    if kind not in (None, *KINDS, "override"):
        raise RegnumError(f"--kind: '{kind}' is unknown (choose {', '.join((*KINDS, 'override'))})")
    if chosen.sheet is None:
        raise RegnumError(f"{game} has no content")
    printed = load_content(chosen, content, options_of(chosen, option))
    if untouched:
        met: Met = {}
        for file in untouched:
            add(met, read_met(chosen, file))
        if as_json:
            print_json({"game": game, "untouched": never_met(chosen, printed, met)})
        else:
            show_untouched(chosen, printed, met, lang)
        return
    sheet = chosen.sheet(printed)
    rows = facts(sheet)
    if path is not None:
        rows = rows_at(rows, path)
        if not rows:
            raise RegnumError(f"{game} has nothing at {path} (there is {some(keys_near(sheet.data, path))})")
    rows = [r for r in rows if kind in (None, r[2])]
    if as_json:
        print_json([{"path": p, "value": v, "provenance": k, "source": s} for p, v, k, s in rows])
    elif path is None and len(rows) > MANY_VALUES:
        out.print(summary_of(game, rows))
    else:
        out.print(values_of(rows, Texts(chosen, lang)))


MANY_VALUES = 3000  # more than anybody reads through


def values_of(rows: list[Row], texts: Texts) -> Grid:
    grid = Grid(box=None, pad_edge=False)
    for name in ("value", "is", "provenance", "source"):
        grid.add_column(name)
    for path, value, where, source in rows:
        shown = json.dumps(value, ensure_ascii=False) if isinstance(value, list) else str(value)
        told = texts.say("content-own") if where == "override" else texts.source(source)
        grid.add_row(path, escape(shown), where, escape(told))
    return grid


def summary_of(game: str, rows: list[Row]) -> Grid:
    """How much there is of what, and where it comes from."""
    used = [k for k in (*KINDS, "override") if any(row[2] == k for row in rows)]
    grid = Grid(box=None, pad_edge=False, caption=f"one of them: regnum content {game} {'.'.join(first_entry(rows))}")
    for name in ("table", "entries", "values", *used):
        grid.add_column(name, justify="left" if name == "table" else "right")
    for top, entries, values, counted in sections(rows):
        grid.add_row(top, str(entries), str(values), *(str(counted.get(k, "")) for k in used))
    return grid


def first_entry(rows: list[Row]) -> list[str]:
    """An example of a path: the first entry of the largest table."""
    largest = max(sections(rows), key=lambda row: row[2])[0]
    return next(path.split(".")[:2] for path, *_ in rows if path.startswith(f"{largest}."))
