"""The command line. `--json` prints one object on stdout; all else for people goes to stderr."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.markup import escape
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table as Grid

from . import __version__, store
from .content import KINDS, Row, facts, keys_near, read_data, rows_at, sections, some
from .games import game_ids, get_game, register
from .kernel import Game, RegnumError, new_seed
from .text import LANGUAGES, Texts

app = typer.Typer(
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode="markdown",
    help="Historical strategy board games on one rules engine: play, check, measure.",
)
out = Console()
err = Console(stderr=True)


def default_language() -> str:
    wanted = (os.environ.get("REGNUM_LANG") or os.environ.get("LC_ALL") or os.environ.get("LANG") or "en")[:2]
    return wanted if wanted in LANGUAGES else "en"


def default_workers() -> int:
    return os.cpu_count() or 1


GameName = Annotated[str, typer.Argument(help="The game, for example principato. `regnum games` lists them.")]
Lang = Annotated[str, typer.Option("--lang", help="pl or en.", default_factory=default_language, show_default="yours")]
AsJson = Annotated[bool, typer.Option("--json", help="One JSON object on stdout.")]
ContentFile = Annotated[Path | None, typer.Option("--content", help="TOML or JSON file that overrides printed values.")]
RuleOptions = Annotated[
    list[str] | None, typer.Option("--option", help="key=value, a rule option of the game; repeatable.")
]
Workers = Annotated[
    int, typer.Option(min=1, help="Processes to share the work.", default_factory=default_workers, show_default="cores")
]


def options_of(game: Game[Any], texts: list[str] | None) -> dict[str, str]:
    found: dict[str, str] = {}
    for text in texts or ():
        key, sep, value = text.partition("=")
        if not sep:
            raise RegnumError(f"option '{text}': write it as key=value")
        found[key] = value
    game.check_options(found)
    return found


def load_content(game: Game[Any], path: Path | None, options: Mapping[str, str]) -> Any:
    return game.printed(read_data(path) if path else None, str(path), options)


PATIENCE = 120  # seconds for a log to be replayed


@contextmanager
def patience(path: Path) -> Iterator[None]:
    """A log that no rule ever comes to the end of is given up after a while."""

    def enough(*_: Any) -> None:
        raise RegnumError(f"{path}: still not replayed after {PATIENCE} seconds; given up")

    if not hasattr(signal, "SIGALRM"):
        yield
        return
    before = signal.signal(signal.SIGALRM, enough)
    signal.alarm(PATIENCE)
    try:
        yield
    finally:
        signal.alarm(0)
        signal.signal(signal.SIGALRM, before)


def print_json(data: Any) -> None:
    print(json.dumps(data, ensure_ascii=False, indent=2))


@contextmanager
def progress_bar(what: str, total: int) -> Iterator[Any]:
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=err, transient=True) as progress:
        task = progress.add_task(what, total=total)
        yield lambda done: progress.advance(task, done)


@app.command()
def games(lang: Lang, as_json: AsJson = False) -> None:
    """The games that can be played."""
    rows = []
    for game_id in game_ids():
        game = get_game(game_id)
        texts = Texts(game, lang)
        rows.append({"game": game_id, "title": texts.say("game-title"), "seats": list(game.seats)})
    if as_json:
        print_json(rows)
        return
    for row in rows:
        out.print(
            f"[bold]{row['game']}[/]  {row['title']}  ({'–'.join(str(n) for n in (row['seats'][0], row['seats'][-1]))})"
        )


def is_wary(confirm: bool | None, specs: list[str]) -> bool:
    """Against bots alone one can start anew; with others a slip costs a turn."""
    return specs.count("human") > 1 if confirm is None else confirm


@app.command()
def play(
    lang: Lang,
    game: Annotated[str | None, typer.Argument(help="The game; without it you are asked.")] = None,
    seats: Annotated[str | None, typer.Option(help="human, bot:greedy, bot:random, one for each seat.")] = None,
    seed: Annotated[int | None, typer.Option(help="The same seed deals the same game.")] = None,
    content: ContentFile = None,
    option: RuleOptions = None,
    resume: Annotated[str | None, typer.Option(help="Go on with a saved table: its id or file.")] = None,
    confirm: Annotated[
        bool | None, typer.Option(help="Ask again before what cannot be taken back; by default if several people play.")
    ] = None,
) -> None:
    """Play in the terminal, against bots or with others at one keyboard."""
    from . import terminal

    if resume is not None:
        path = store.find(resume)
        with patience(path):
            table, specs = terminal.load_saved(path, lang)
        code = terminal.play(
            table.game,
            specs,
            seed=table.setup.seed,
            language=lang,
            resume=table,
            save_to=path,
            confirm=is_wary(confirm, specs),
        )
        raise typer.Exit(code)
    if game is None:
        if not sys.stdin.isatty():
            raise RegnumError("name a game to play; known: " + ", ".join(game_ids()))
        chosen, specs, lang = terminal.choose_game(language=lang)
    else:
        chosen = get_game(game)
        specs = seats.split(",") if seats else ["human"] + ["bot:greedy"] * (chosen.seats[-1] - 1)
    options = options_of(chosen, option)
    code = terminal.play(
        chosen,
        specs,
        seed=new_seed() if seed is None else seed,
        language=lang,
        content=load_content(chosen, content, options) if content else None,
        options=options,
        save_to=store.path_of(store.new_id(chosen.id)),
        confirm=is_wary(confirm, specs),
    )
    raise typer.Exit(code)


@app.command()
def rules(
    game: GameName,
    lang: Lang,
    rule: Annotated[str | None, typer.Argument(help="A rule id; without it all are listed.")] = None,
    as_json: AsJson = False,
) -> None:
    """The rules in our own words; one rule in both languages."""
    from .rulebook import get_rule, load_rules

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
def content(
    game: GameName,
    path: Annotated[
        str | None, typer.Argument(help="Only what is at this path, for example a card; * stands for any one step.")
    ] = None,
    content: ContentFile = None,
    kind: Annotated[str | None, typer.Option(help="Only rulebook, public, reconstructed or override.")] = None,
    option: RuleOptions = None,
    waiting: Annotated[bool, typer.Option("--waiting", help="Cards that wait for a later part of the game.")] = False,
    as_json: AsJson = False,
) -> None:
    """Every value printed on boards and cards, and where it comes from. Of a large game a summary, unless you say
    which card or table you want to see."""
    chosen = get_game(game)
    if chosen.sheet is None:
        raise RegnumError(f"{game} has no content")
    printed = load_content(chosen, content, options_of(chosen, option))
    if waiting:
        show_waiting(chosen, printed, as_json)
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
        out.print(values_of(rows))


def show_waiting(game: Game[Any], printed: Any, as_json: bool) -> None:
    """The cards that cannot be carried out in whole yet, and how many wait for which part."""
    found = game.waiting(printed) if game.waiting is not None else {}
    counts: dict[str, int] = {}
    for texts in found.values():
        for part in dict.fromkeys(part for parts in texts.values() for part in parts):
            counts[part] = counts.get(part, 0) + 1
    if as_json:
        print_json({"game": game.id, "waiting": len(found), "parts": counts, "cards": found})
        return
    grid = Grid(box=None, pad_edge=False)
    for name in ("card", "text", "waits for"):
        grid.add_column(name)
    for card, texts in found.items():
        for text, parts in texts.items():
            grid.add_row(card, text, ", ".join(parts))
    if grid.row_count:
        out.print(grid)
    sums = "".join(f", {part} {n}" for part, n in counts.items())
    out.print(f"{game.id}: waiting {len(found)}{sums}", highlight=False)


MANY_VALUES = 3000  # more than anybody reads through


def values_of(rows: list[Row]) -> Grid:
    grid = Grid(box=None, pad_edge=False)
    for name in ("value", "is", "provenance", "source"):
        grid.add_column(name)
    for path, value, where, source in rows:
        shown = json.dumps(value, ensure_ascii=False) if isinstance(value, list) else str(value)
        grid.add_row(path, escape(shown), where, escape(source))
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
    from .conformance import conformance as measure

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


@app.command()
def scenario(
    files: Annotated[list[Path], typer.Argument(help="Scenario files; the format is in docs/scenarios.md.")],
    as_json: AsJson = False,
) -> None:
    """Run worked examples: given, do, expect."""
    from .scenario import Failed, load_scenario

    results = []
    for file in files:
        case = load_scenario(file)
        try:
            case.run()
            wrong = None
        except Failed as error:
            wrong = str(error)
        results.append({"file": str(file), "title": case.title, "passed": wrong is None, "message": wrong})
        if not as_json:
            mark = "[green]✓[/]" if wrong is None else "[red]✗[/]"
            out.print(
                f"{mark} {file.name}: {escape(case.title)}" + (f"\n  {escape(wrong)}" if wrong else ""), highlight=False
            )
    if as_json:
        print_json({"scenarios": len(results), "passed": sum(bool(r["passed"]) for r in results), "results": results})
    raise typer.Exit(0 if all(r["passed"] for r in results) else 1)


@app.command()
def fuzz(
    game: GameName,
    workers: Workers,
    games: Annotated[int, typer.Option(min=1, help="How many whole games.")] = 100,
    seats: Annotated[int | None, typer.Option(help="Only this number of seats.")] = None,
    seed: Annotated[int, typer.Option(help="First seed; the games use this and the following ones.")] = 1,
    failures: Annotated[Path, typer.Option(help="Folder for the logs of failures.")] = Path("fuzz-failures"),
    option: RuleOptions = None,
    pure: Annotated[bool, typer.Option("--pure", help="Pure Python, though a compiled build is there.")] = False,
    as_json: AsJson = False,
) -> None:
    """Random whole games with every promise checked; failures are saved as logs. In a checkout the compiled build
    plays them, where it is there and up to date."""
    from .compiled import compiled_build, is_compiled
    from .fuzz import run_fuzz

    chosen = get_game(game)
    if seats is not None and seats not in chosen.seats:
        raise RegnumError(f"{game} is for {', '.join(map(str, chosen.seats))} seats, not {seats}")
    package = Path(__file__).parent
    if pure and is_compiled():
        raise RegnumError("--pure: this package is compiled")
    if not pure and not is_compiled() and chosen.folder.is_relative_to(package) and (build := compiled_build(package)):
        raise typer.Exit(_with_package(build, sys.argv[1:]))
    with progress_bar(f"fuzz {game}", games) as progress:
        own = options_of(chosen, option)
        report = run_fuzz(game, games, (seats,) if seats else (), seed, workers, failures, progress, own)
    rows = [{"seats": f.seats, "seed": f.seed, "message": f.message, "log": f.file} for f in report.failures]
    if as_json:
        counts = {"games": report.games, "decisions": report.decisions, "longest": report.longest}
        print_json({"game": game, **counts, "compiled": is_compiled(), "failures": rows})
    else:
        out.print(
            f"{game}: {report.games} games, {report.decisions} decisions, longest {report.longest}, "
            f"{len(rows)} failures ({'compiled' if is_compiled() else 'pure Python'})",
            highlight=False,
        )
        for row in rows:
            out.print(
                f"[red]✗[/] {row['seats']} seats, seed {row['seed']}: {escape(str(row['message']))} → {row['log']}"
            )
    raise typer.Exit(1 if rows else 0)


def _with_package(folder: Path, arguments: list[str]) -> int:
    """The same command with another copy of this package; its exit status."""
    command = [sys.executable, "-m", "regnum.cli", *arguments]
    return subprocess.run(command, env={**os.environ, "PYTHONPATH": str(folder)}, check=False).returncode


@app.command()
def bench(
    games: Annotated[
        list[str] | None,
        typer.Argument(help="Games to measure; all without it. 'giant' is a made-up one of the largest size."),
    ] = None,
    rounds: Annotated[int, typer.Option(min=1, help="Rounds; the median is told.")] = 7,
    size: Annotated[int, typer.Option(min=1, help="Random games in a round.")] = 40,
    as_json: AsJson = False,
) -> None:
    """Speed and size, beside a yardstick measured in the same run (if catanatron is installed)."""
    from .bench import bench as measure
    from .server.bench import documents_of

    chosen = games or game_ids()
    if "giant" in chosen:
        from .games.giant import GAME

        register(GAME)
    for name in chosen:
        get_game(name)
    with err.status("measuring…") as status:
        found = measure(chosen, rounds, size, lambda what: status.update(f"measuring {what}"))
        for name in chosen:
            status.update(f"measuring {name} on the server")
            found[name] |= documents_of(name)
    if as_json:
        print_json(found)
        return
    for name in chosen:
        out.print(f"[bold]{name}[/]")
        for key, value in found[name].items():
            out.print(f"  {key.replace('_', ' '):28} {value:>12,}", highlight=False)
    out.print(f"kernel overhead per decision   {found['kernel_overhead_us']:>12} µs", highlight=False)
    if found["yardstick"] is None:
        err.print("no yardstick: catanatron is not installed (make bench installs it)")
    else:
        out.print(
            f"{found['yardstick']['name']}: {found['yardstick']['decisions_per_s']:,} decisions/s", highlight=False
        )
    out.print("compiled" if found["compiled"] else "pure Python")


@app.command()
def arena(
    game: GameName,
    bots: Annotated[list[str], typer.Option("--bots", help="A bot for each seat: --bots greedy random random …")],
    workers: Workers,
    more: Annotated[list[str] | None, typer.Argument(metavar="[BOTS]…", hidden=True)] = None,
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 200,
    seed: Annotated[int, typer.Option(help="The same seed plays the same games.")] = 1,
    content: ContentFile = None,
    option: RuleOptions = None,
    as_json: AsJson = False,
) -> None:
    """Matches between bots, seats moving round, with 95% intervals."""
    from .arena import Match, run_arena

    chosen = get_game(game)
    options = options_of(chosen, option)
    load_content(chosen, content, options)
    match = Match(game, (*bots, *(more or [])), seed, tuple(options.items()), content=str(content) if content else None)
    with progress_bar(f"arena {game}", games) as progress:
        found = run_arena(match, games, workers, progress)
    if as_json:
        print_json(found)
        return
    grid = Grid(box=None, pad_edge=False)
    for name in ("bot", "seats", "games", "wins", "share", "95% interval", "mean score"):
        grid.add_column(name, justify="left" if name == "bot" else "right")
    for r in found["results"]:
        cells = (r["seats"], r["games"], f"{r['wins']:g}", f"{r['share']:.1%}", f"{r['low']:.1%} – {r['high']:.1%}")
        grid.add_row(r["bot"], *map(str, cells), str(r["mean_score"]))
    out.print(grid)


@app.command()
def replay(
    file: Annotated[str, typer.Argument(help="A log file or the id of a saved table.")],
    lang: Lang,
    seat: Annotated[int | None, typer.Option(help="As this seat saw it; without it, as a spectator.")] = None,
    as_json: AsJson = False,
) -> None:
    """Play a log again, check it, and tell what happened."""
    from .log import import_log, state_hash

    path = store.find(file)
    with patience(path):
        table = import_log(store.read_document(path), str(path))
    if seat is not None and not 0 <= seat < table.setup.seats:
        raise RegnumError(f"{path}: there is no seat {seat} (seats 0 to {table.setup.seats - 1})")
    texts = Texts(table.game, lang, table.setup.names)
    if as_json:
        lines = texts.chronicle(table.events, seat)
        scores = table.game.scores(table.state) if table.over else None
        print_json({"game": table.game.id, "entries": len(table.log), "over": table.over, "scores": scores,
                    "state": state_hash(table), "chronicle": lines})  # fmt: skip
        return
    for event in table.events:
        if line := texts.event(event, seat):
            out.print(f"{escape(line)} [dim]{event.rule}[/]", highlight=False)
    if not table.over:
        waiting = ", ".join(texts.seat(d.seat) for d in table.pending)
        out.print(f"[bold]… {len(table.log)} entries; waiting for: {escape(waiting)}[/]", highlight=False)


@app.command("export")
def export_(
    table_id: Annotated[str, typer.Argument(metavar="ID", help="A saved table; `regnum tables` lists them.")],
    to: Annotated[Path | None, typer.Option("--to", help="File to write; stdout without it.")] = None,
) -> None:
    """The log of a saved table as one JSON document."""
    document = store.read_document(store.find_id(table_id))
    if to is None:
        print_json(document)
    else:
        store.write_document(document, to)
        err.print(f"{table_id} → {to}", highlight=False)


@app.command("import")
def import_(file: Annotated[Path, typer.Argument(help="A log file.")]) -> None:
    """Check a log and keep it as a saved table; prints its id."""
    from .log import import_log

    document = store.read_document(file)
    with patience(file):
        table = import_log(document, str(file), limited=True)
    table_id = store.new_id(table.game.id)
    store.write_document(document, store.path_of(table_id))
    print(table_id)


@app.command()
def tables() -> None:
    """The saved tables, the latest first."""
    for table_id in store.ids():
        print(table_id)


@app.command()
def serve(
    host: Annotated[str | None, typer.Option(help="Address to listen on.", show_default="127.0.0.1")] = None,
    port: Annotated[int | None, typer.Option(min=0, max=65535, help="Port to listen on.", show_default="8000")] = None,
    db: Annotated[str | None, typer.Option(help="sqlite:///FILE or postgresql://…", show_default="a file")] = None,
    workers: Annotated[int | None, typer.Option(min=1, help="Processes; needs PostgreSQL.", show_default="1")] = None,
) -> None:
    """The web app. Further settings are read from REGNUM_* in the environment."""
    from .server import run

    run.serve(host=host, port=port, db=db, workers=workers)


database = typer.Typer(no_args_is_help=True, help="The database of the web app.")
app.add_typer(database, name="db")


@database.command()
def upgrade(
    db: Annotated[str | None, typer.Option(help="sqlite:///FILE or postgresql://…", show_default="a file")] = None,
) -> None:
    """Bring the database to the newest form; `serve` does it by itself."""
    from .server import run

    print(run.upgrade(db))


def version(show: bool) -> None:
    if show:
        print(f"regnum {__version__}")
        raise typer.Exit


@app.callback()
def options(
    show_version: Annotated[
        bool, typer.Option("--version", callback=version, is_eager=True, help="Show the version.")
    ] = False,
) -> None:
    pass


def main() -> None:
    """Run the command line; bad input is one line and status 2."""
    try:
        app()
    except RegnumError as error:
        err.print(f"[bold red]error:[/] {escape(str(error))}", highlight=False, soft_wrap=True)
        sys.exit(2)
    except BrokenPipeError:
        sys.exit(0)


if __name__ == "__main__":
    main()
