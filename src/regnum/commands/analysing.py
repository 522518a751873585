"""What a game was like, when it is over."""

from __future__ import annotations

from typing import Annotated, Any

import typer
from rich.markup import escape
from rich.table import Table as Grid

from .. import store
from ..text import Texts
from .common import AsJson, Lang, app, out, patience, print_json, progress_bar

BARS = " ▁▂▃▄▅▆▇█"
WIDTH = 60  # of a line of chances


@app.command()
def analyse(
    file: Annotated[str, typer.Argument(help="A log file or the id of a saved table.")],
    lang: Lang,
    as_json: AsJson = False,
) -> None:
    """Each seat's chances over a game, its turning points and what would have been stronger there, and where the points
    came from. It looks at the game with all hands open; the same log always gives the same analysis."""
    from .. import analysis
    from ..story import Log

    path = store.find(file)
    document = store.read_document(path)
    with patience(path):
        log = Log(document, str(path), None)
        found = analysis.begin(log)
    pieces = 0
    with progress_bar(f"{log.game.id}", analysis.size(found)) as advance:
        while not analysis.is_done(found):
            analysis.go_on(log, found)
            advance(analysis.done(found) - pieces)
            pieces = analysis.done(found)
    if as_json:
        print_json(shown(found))
        return
    texts = Texts(log.game, lang, log.table.setup.names)
    show(found, texts, lang)


def shown(found: dict[str, Any]) -> dict[str, Any]:
    from ..analysis import turning_points

    kept = {key: value for key, value in found.items() if key not in ("points", "turning", "found")}
    return {**kept, "chances": found["points"], "turning": turning_points(found)}


def show(found: dict[str, Any], texts: Texts, lang: str) -> None:
    from ..analysis import turning_points

    points = found["points"]
    out.print(texts.say("analyse-chances"), style="dim", highlight=False)
    grid = Grid(box=None, pad_edge=False, show_header=False)
    for seat in range(found["seats"]):
        line = [points[i * len(points) // WIDTH][seat] for i in range(WIDTH)] if len(points) > WIDTH else None
        values = line or [p[seat] for p in points]
        bars = "".join(BARS[min(8, max(1, round(8 * value)))] for value in values)
        grid.add_row(escape(texts.seat(seat)), bars, f"{percent(points[-1][seat])}%")
    out.print(grid)
    turning = turning_points(found)
    out.print(f"\n[bold]{escape(texts.say('analyse-turning' if turning else 'analyse-none'))}[/]", highlight=False)
    for point in turning:
        seat = point["seat"]
        swing = {"before": percent(point["before"][seat]), "after": percent(point["after"][seat])}
        where = texts.say("analyse-at", at=point["at"])
        turned = texts.say("analyse-swing", seat=seat, **swing)
        out.print(f"{escape(turned)} [dim]{escape(where)}[/]", highlight=False)
        if point["played"]:
            said = texts.say("analyse-played", seat=point["by"][0], option=point["played"]["text"][lang])
            out.print(f"  {escape(said)} [dim]{point['played']['rule']}[/]", highlight=False)
        for told in point["lines"]:
            out.print(f"  {escape(told[lang])}", highlight=False)
        if better := point["stronger"]:
            chance = {"before": percent(better["chance"]), "after": percent(better["instead"])}
            said = texts.say("analyse-stronger", option=better["text"][lang], **chance)
            out.print(f"  [bold]{escape(said)}[/] [dim]{better['rule']}[/]", highlight=False)
            if better["why"]:
                out.print(f"  {escape(better['why'][lang])}", highlight=False)
    for record in found["records"]:
        out.print(f"· {escape(record['text'][lang])}", highlight=False)
    if found["sources"]:
        out.print(f"\n[bold]{escape(texts.say('analyse-sources'))}[/]", highlight=False)
        grid = Grid(box=None, pad_edge=False)
        grid.add_column("")
        for seat in range(found["seats"]):
            grid.add_column(escape(texts.seat(seat)), justify="right")
        for source in found["sources"]:
            grid.add_row(escape(source["title"].get(lang, source["rule"])), *map(str, source["values"]))
        out.print(grid)


def percent(chance: float) -> int:
    return round(100 * chance)
