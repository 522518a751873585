"""Checks of the rules: conformance, scenarios, random games."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.markup import escape
from rich.table import Table as Grid

from ..games import get_game
from ..kernel import RegnumError
from .common import (
    AsJson,
    GameName,
    Lang,
    RuleOptions,
    Workers,
    app,
    err,
    load_content,
    options_of,
    out,
    print_json,
    progress_bar,
    show_untouched,
)


@app.command()
def conformance(
    game: GameName,
    as_json: AsJson = False,
    tests: Annotated[Path | None, typer.Option(help="Folder of the game's tests.")] = None,
    report: Annotated[
        Path | None, typer.Option(help="Read this report of pytest (--junit-xml) instead of running the tests.")
    ] = None,
    gaps: Annotated[bool, typer.Option("--gaps", help="Show only what is missing or failing, and the sums.")] = False,
) -> None:
    """Every rule and its tests, every example of the rulebook; fails on a gap. A game that is built part by part also
    has rules that come later."""
    from ..conformance import conformance as measure

    with err.status("running the tests…"):
        found = measure(get_game(game), tests, report)
    if as_json:
        print_json(found.as_json())
    else:
        marks = {"passing": "[green]✓[/]", "waived": "[yellow]–[/]", "failing": "[red]✗[/]", "untested": "[red]?[/]"}
        marks["later"] = "[yellow]…[/]"
        grid = Grid(box=None, pad_edge=False)
        for name in ("", "rule", "tests", ""):
            grid.add_column(name)
        for row in found.rows:
            if gaps and row.status in ("passing", "waived", "later") and row.rule not in found.early:
                continue
            failed = [name for name, passed in row.tests if not passed]
            note = ", ".join(failed) if failed else row.waiver or row.later or ""
            grid.add_row(marks[row.status], row.rule, str(len(row.tests)), escape(note))
        if grid.row_count:
            out.print(grid)
        for example, file, wrong in found.examples:
            if gaps and wrong is None:
                continue
            out.print(f"{'[green]✓[/]' if wrong is None else '[red]✗[/]'} {example}  {file}  {escape(wrong or '')}")
        for stranger in found.strangers:
            out.print(f"[red]?[/] {escape(stranger)}: no such rule")
        for rule in found.early:
            out.print(f"[red]?[/] later.toml: {rule} is tested already")
        sums = found.as_json()
        keys = ("rules", "tested", "later", "waived", "failing", "untested", "examples", "examples_passing")
        out.print(
            f"{game}: " + ", ".join(f"{key} {sums[key]}" for key in keys if key in sums),
            highlight=False,
            soft_wrap=True,
        )
    raise typer.Exit(0 if found.complete else 1)


def shown(file: Path) -> str:
    """Lessons of several games have the same name."""
    return f"{file.parent.parent.name}/{file.name}" if file.parent.name == "lessons" else file.name


@app.command()
def scenario(
    files: Annotated[
        list[Path],
        typer.Argument(help="Scenarios and lessons; the formats are in docs/scenarios.md and docs/lessons.md."),
    ],
    as_json: AsJson = False,
) -> None:
    """Run worked examples: given, do, expect. Lessons too."""
    from ..lesson import load_case
    from ..scenario import Failed

    results = []
    senseless = 0
    for file in files:
        title, wrong, sense = file.stem, None, True
        try:
            case = load_case(file)
            title = case.title
            case.run()
        except Failed as error:
            wrong = str(error)
        except RegnumError as error:  # the others are played all the same
            wrong, sense = str(error), False
        results.append({"file": str(file), "title": title, "passed": wrong is None, "message": wrong})
        senseless += not sense
        if not sense:
            err.print(f"[bold red]error:[/] {escape(str(wrong))}", highlight=False, soft_wrap=True)
        elif not as_json:
            mark = "[green]✓[/]" if wrong is None else "[red]✗[/]"
            out.print(
                f"{mark} {escape(shown(file))}: {escape(title)}" + (f"\n  {escape(wrong)}" if wrong else ""),
                highlight=False,
            )
    if as_json:
        print_json({"scenarios": len(results), "passed": sum(bool(r["passed"]) for r in results), "results": results})
    if senseless:
        raise typer.Exit(2)
    raise typer.Exit(0 if all(r["passed"] for r in results) else 1)


@app.command()
def fuzz(
    game: GameName,
    workers: Workers,
    lang: Lang,
    games: Annotated[int, typer.Option(min=1, help="How many whole games.")] = 100,
    seats: Annotated[int | None, typer.Option(help="Only this number of seats.")] = None,
    seed: Annotated[int, typer.Option(help="First seed; the games use this and the following ones.")] = 1,
    failures: Annotated[Path, typer.Option(help="Folder for the logs of failures.")] = Path("fuzz-failures"),
    option: RuleOptions = None,
    pure: Annotated[bool, typer.Option("--pure", help="Pure Python, though a compiled build is there.")] = False,
    untouched: Annotated[
        bool, typer.Option("--untouched", help="List what of all cards none of these games has met.")
    ] = False,
    as_json: AsJson = False,
) -> None:
    """Random whole games with every promise checked; failures are saved as logs. In a checkout the compiled build
    plays them, where it is there and up to date. As JSON the report says what the games have met (`met`): keep it, and
    regnum content --untouched lists what is left of several such reports."""
    from ..compiled import is_compiled
    from ..fuzz import run_fuzz
    from ..met import collection_of, kinds_missing, listed

    chosen = get_game(game)
    if seats is not None and seats not in chosen.seats:
        raise RegnumError(f"{game} is for {', '.join(map(str, chosen.seats))} seats, not {seats}")
    if untouched:
        collection_of(chosen, load_content(chosen, None, options_of(chosen, option)))
    if pure and is_compiled():
        raise RegnumError("--pure: this package is compiled")
    with progress_bar(f"fuzz {game}", games) as progress:
        own = options_of(chosen, option)
        report = run_fuzz(game, games, (seats,) if seats else (), seed, workers, failures, progress, own)
    rows = [{"seats": f.seats, "seed": f.seed, "message": f.message, "log": f.file} for f in report.failures]
    if as_json:
        counts = {"games": report.games, "decisions": report.decisions, "longest": report.longest}
        met = listed(report.met)
        print_json({"game": game, **counts, "compiled": is_compiled(), "failures": rows, "met": met})
    else:
        out.print(
            f"{game}: {report.games} games, {report.decisions} decisions, longest {report.longest}, "
            f"{len(rows)} failures ({'compiled' if is_compiled() else 'pure Python'})",
            highlight=False,
        )
        for kind, names in kinds_missing(chosen, report.kinds).items():
            few = len(names) <= 8  # after a handful of games it would be a page
            out.print(f"  {kind} that none of them had: {', '.join(names) if few else len(names)}", highlight=False)
        for row in rows:
            out.print(
                f"[red]✗[/] {row['seats']} seats, seed {row['seed']}: {escape(str(row['message']))} → {row['log']}"
            )
        if untouched:
            show_untouched(chosen, load_content(chosen, None, own), report.met, lang)
    raise typer.Exit(1 if rows else 0)
