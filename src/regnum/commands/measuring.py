"""Measures: speed, size and strength of bots."""

from __future__ import annotations

import math
from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table as Grid

from ..games import game_ids, get_game, register
from ..kernel import RegnumError
from .common import (
    AsJson,
    ContentFile,
    GameName,
    RuleOptions,
    Workers,
    app,
    err,
    load_content,
    options_of,
    out,
    print_json,
    progress_bar,
)


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
    from ..bench import bench as measure
    from ..server.bench import documents_of

    chosen = games or game_ids()
    if "giant" in chosen:
        from ..games.giant import GAME

        register(GAME)
    for name in chosen:
        get_game(name)
    with err.status("measuring…") as status:
        found = measure(chosen, rounds, size, lambda what: status.update(f"measuring {what}"))
        for name in chosen:
            status.update(f"measuring {name} on the server")
            found[name] |= documents_of(name, min(300, 10 * size))
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
    met: Annotated[
        bool, typer.Option("--met", help="With --json: say what the games have met, for regnum content --untouched.")
    ] = False,
    as_json: AsJson = False,
) -> None:
    """Matches between bots, seats moving round, with 95% intervals."""
    from ..arena import Match, run_arena

    if met and not as_json:
        raise RegnumError("--met: is told with --json only")
    chosen = get_game(game)
    options = options_of(chosen, option)
    load_content(chosen, content, options)
    own = str(content) if content else None
    match = Match(game, (*bots, *(more or [])), seed, tuple(options.items()), content=own, met=met)
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
def league(
    game: GameName,
    bots: Annotated[list[str], typer.Option("--bots", help="The bots that meet: --bots random greedy search …")],
    workers: Workers,
    more: Annotated[list[str] | None, typer.Argument(metavar="[BOTS]…", hidden=True)] = None,
    seats: Annotated[
        list[int] | None, typer.Option(help="Number of seats; repeatable. Without it the fewest there are.")
    ] = None,
    against: Annotated[
        str, typer.Option(help="Each of the bots plays alone against this one, which has all other seats.")
    ] = "",
    games: Annotated[int, typer.Option(min=1, help="Games of each pair, for each number of seats.")] = 100,
    seed: Annotated[int, typer.Option(help="The same seed deals the same games.")] = 1,
    folder: Annotated[
        Path | None, typer.Option("--to", help="Folder for games and report.", show_default="league-GAME")
    ] = None,
    ray: Annotated[
        str | None, typer.Option(help="Address of a Ray cluster to play on (auto, ray://HOST:PORT, local:2).")
    ] = None,
    minutes: Annotated[
        float | None, typer.Option(min=0, help="Stop after so long; the same command goes on with it.")
    ] = None,
    option: RuleOptions = None,
    as_json: AsJson = False,
) -> None:
    """Every bot against every other, or each alone against one: ratings, a page with plots, games as JSON lines and
    Parquet. Go on with what was stopped by the same command."""
    from ..league import League, run, summary
    from ..league_report import write_page, write_parquet

    chosen = get_game(game)
    options = options_of(chosen, option)
    numbers = tuple(dict.fromkeys(seats or [min(chosen.seats)]))
    to = folder or Path(f"league-{game}")
    names = tuple(dict.fromkeys((*bots, *(more or []))))
    plan = League(game, names, numbers, games, seed, tuple(options.items()), against)
    whole = sum(n for _, n in plan.matches().values())
    with progress_bar(f"league {game}", whole) as progress:
        records, lost = run(plan, to, workers, ray, progress, math.inf if minutes is None else 60 * minutes)
    found = summary(plan, records, lost)
    alone = [f"--against {against}"] if against else []
    command = f"regnum league {game} --bots {' '.join(plan.bots)} " + " ".join(
        [
            *alone,
            *(f"--seats {n}" for n in numbers),
            f"--games {games} --seed {seed}",
            *(f"--option {x}" for x in option or ()),
        ]
    )
    if records:
        write_parquet(plan, records, to / "games.parquet")
        write_page(plan, records, found, command, to / "report.html")
    if as_json:
        print_json(found)
        return
    for what in lost:
        err.print(f"lost: {what}", highlight=False)
    grid = Grid(box=None, pad_edge=False)
    for name in ("bot", "rating", "95% interval"):
        grid.add_column(name, justify="left" if name == "bot" else "right")
    for r in found.get("ratings", ()):
        grid.add_row(r["bot"], str(r["rating"]), f"{r['low']} – {r['high']}")
    out.print(grid)
    for r in found.get("pairs", ()):
        if r["bot"] in plan.bots:
            share = f"{r['share']:.1%} ({r['low']:.1%} – {r['high']:.1%}; fair {r['fair']:.0%})"
            told = (
                f"{r['seats']} seats: {r['bot']} against {r['against']}: {r['wins']:g} of {r['games']} games, {share}"
            )
            out.print(f"{told}, {r['mean_s']:.2f} s an answer, 95 of 100 within {r['p95_s']:.2f} s", highlight=False)
    err.print(f"{to / 'report.html'}", highlight=False)


@app.command()
def tune(
    game: GameName,
    workers: Workers,
    minutes: Annotated[float, typer.Option(min=0, help="How long to play; 0 only reports.")] = 10,
    file: Annotated[
        Path | None, typer.Option(help="Keeps what is found, to go on; tuned-GAME.json without it.")
    ] = None,
    games: Annotated[int, typer.Option(min=1, help="Games on fresh deals for each number of players.")] = 200,
    seed: Annotated[int, typer.Option(help="The same seed plays the same games.")] = 1,
    option: RuleOptions = None,
    as_json: AsJson = False,
) -> None:
    """Tune the weights of a game's evaluation by self-play of the greedy bot, and say what they win."""
    from ..tune import report
    from ..tune import tune as improve

    chosen = get_game(game)
    options = tuple(options_of(chosen, option).items())
    path = file or Path(f"tuned-{game}.json")
    with err.status("tuning…") as status:
        found = improve(
            game, path, 60 * minutes, options, seed, workers,
            lambda rounds, share: status.update(f"tuning {game}: round {rounds}, {share:.0%} of the time"),
        )  # fmt: skip
        status.update(f"playing {games} games for each number of players")
        told = report(game, found, games, options, workers)
    if as_json:
        print_json(told)
        return
    for name, (was, now) in told["changed"].items():
        out.print(f"{name:16} {was} → {now}", highlight=False)
    for m in told["matches"]:
        share = f"{m['share']:.1%} ({m['low']:.1%} – {m['high']:.1%}; fair {m['fair']:.0%})"
        out.print(f"{m['seats']} players: one tuned wins {share} of {m['games']} games", highlight=False)
    out.print(f"{told['rounds']} rounds; kept in {path}", highlight=False)
