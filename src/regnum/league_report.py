"""What a league showed, as a page with plots, and its games as a table of data (Parquet)."""

from __future__ import annotations

import html
import io
from collections import Counter
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from .games import get_game
from .kernel import RegnumError
from .league import League, Record, rows
from .text import Texts

INK, PAPER, COLOURS = "#2b2118", "#f4ecd8", ("#9b2d20", "#274b6d", "#3f7d6b", "#c8963e", "#6b4a7d", "#5d6b3f")
SHARES = ("share", "fair", "low", "high")
PAIRS = ("bot", "against", "seats", "games", "wins", *SHARES, "mean_s", "p95_s")
STYLE = f"""
body {{ max-width: 60rem; margin: 2rem auto; padding: 0 1rem; background: {PAPER}; color: {INK};
  font: 16px/1.5 system-ui, sans-serif; }}
h1, h2 {{ font-family: Garamond, Georgia, serif; font-weight: 500; }}
table {{ border-collapse: collapse; font-variant-numeric: tabular-nums; }}
th, td {{ padding: .25rem .75rem; border-bottom: 1px solid #cdbf9f; text-align: right; }}
th:first-child, td:first-child {{ text-align: left; }}
svg {{ max-width: 100%; height: auto; }}
pre {{ white-space: pre-wrap; }}
"""


def needed(what: str) -> RegnumError:
    return RegnumError(f"{what} is not installed: pip install 'regnum[arena]'")


def write_parquet(league: League, records: Sequence[Record], path: Path) -> None:
    """A row for each seat of each game."""
    try:
        import pyarrow
        import pyarrow.parquet
    except ImportError:
        raise needed("pyarrow") from None
    pyarrow.parquet.write_table(pyarrow.Table.from_pylist([*rows(league, records)]), path)


def write_page(league: League, records: Sequence[Record], found: dict[str, Any], command: str, path: Path) -> None:
    try:
        import matplotlib
    except ImportError:
        raise needed("matplotlib") from None
    matplotlib.use("svg")
    texts = Texts(get_game(league.game), "en", [])
    title = texts.say("game-title")
    parts = [
        f"<h1>{html.escape(title)}: a league of bots</h1>",
        f"<p>{len(records):,} games, seed {league.seed}; {'compiled' if found['compiled'] else 'pure Python'}, "
        f"Regnum {found['version']}.</p><pre>{html.escape(command)}</pre>",
        section("Ratings", "400 points are ten to one; bars are 95% intervals.", plot_ratings(found["ratings"])),
        table(found["ratings"], ("bot", "rating", "low", "high")),
        section(
            "Who beats whom",
            "Share of wins with its 95% interval (Wilson); fair is the share of seats. "
            "Seconds of an answer that leaves a choice: on average, and of 95 in 100.",
        ),
        table(found["pairs"], PAIRS),
        section("Wins by seat", "Bots move round the seats: what is left is the seat's own.", plot_seats(records)),
        section("Length", "Answers in a game.", plot_lengths(records)),
    ]
    if any(r["way"] for r in records):
        ways = Counter(r["way"] for r in records)
        parts.append(section("Ways of winning", "", plot_ways({texts.say(w, n=1): n for w, n in ways.items()})))
    if found["lost"]:
        parts += [section("Lost games", ""), f"<pre>{html.escape(chr(10).join(found['lost']))}</pre>"]
    page = "\n".join(parts)
    path.write_text(
        f'<!doctype html>\n<html lang="en"><meta charset="utf-8"><title>{html.escape(title)}: league</title>'
        f"<style>{STYLE}</style>\n{page}\n</html>\n",
        "utf-8",
    )


def section(title: str, text: str, svg: str = "") -> str:
    return f"<h2>{html.escape(title)}</h2>\n<p>{html.escape(text)}</p>\n{svg}"


def table(found: Sequence[dict[str, Any]], columns: Sequence[str]) -> str:
    def cell(key: str, value: Any) -> str:
        return (
            f"{value:.1%}"
            if key in SHARES and isinstance(value, float)
            else f"{value:g}"
            if key == "wins"
            else str(value)
        )

    head = "".join(f"<th>{c}</th>" for c in columns)
    body = "".join(
        "<tr>" + "".join(f"<td>{html.escape(cell(c, row[c]))}</td>" for c in columns) + "</tr>" for row in found
    )
    return f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"


# --- plots ---


def drawn(draw: Callable[[Any], None], label: str, height: float = 3.0) -> str:
    """A plot as SVG within the page."""
    from matplotlib.figure import Figure

    figure = Figure(figsize=(8, height), facecolor=PAPER, layout="constrained")
    axes = figure.subplots()
    axes.set_facecolor(PAPER)
    for side in ("top", "right"):
        axes.spines[side].set_visible(False)
    axes.tick_params(colors=INK)
    draw(axes)
    out = io.StringIO()
    figure.savefig(out, format="svg", metadata={"Date": None})
    svg = out.getvalue()
    svg = svg[svg.index("<svg") :]
    return svg.replace("<svg", f'<svg role="img" aria-label="{html.escape(label)}"', 1)


def plot_ratings(found: Sequence[dict[str, Any]]) -> str:
    def draw(axes: Any) -> None:
        for i, row in enumerate(reversed(found)):
            colour = COLOURS[i % len(COLOURS)]
            axes.plot((row["low"], row["high"]), (i, i), color=colour, lw=3, solid_capstyle="butt")
            axes.plot(row["rating"], i, "o", color=colour, ms=8)
        axes.set_yticks(range(len(found)), [row["bot"] for row in reversed(found)])
        axes.set_ylim(-0.6, len(found) - 0.4)
        axes.grid(axis="x", alpha=0.25)

    return drawn(draw, "Ratings with intervals", 0.8 + 0.4 * len(found))


def plot_seats(records: Sequence[Record]) -> str:
    by_seats = sorted({len(r["bots"]) for r in records})

    def draw(axes: Any) -> None:
        for i, seats in enumerate(by_seats):
            games = [r for r in records if len(r["bots"]) == seats]
            shares = [sum(r["shares"][seat] for r in games) / len(games) for seat in range(seats)]
            width = 0.8 / len(by_seats)
            places = [seat + 1 + (i - (len(by_seats) - 1) / 2) * width for seat in range(seats)]
            axes.bar(places, shares, width, color=COLOURS[i % len(COLOURS)], label=f"{seats} seats")
            axes.axhline(1 / seats, color=COLOURS[i % len(COLOURS)], lw=1, ls=":")
        axes.set_xticks(range(1, max(by_seats) + 1))
        axes.set_xlabel("seat")
        axes.yaxis.set_major_formatter(lambda value, _: f"{value:.0%}")
        axes.legend(frameon=False)

    return drawn(draw, "Share of wins of each seat")


def plot_lengths(records: Sequence[Record]) -> str:
    def draw(axes: Any) -> None:
        for i, seats in enumerate(sorted({len(r["bots"]) for r in records})):
            lengths = [r["answers"] for r in records if len(r["bots"]) == seats]
            axes.hist(
                lengths, bins="auto", histtype="step", lw=2, color=COLOURS[i % len(COLOURS)], label=f"{seats} seats"
            )
        axes.set_xlabel("answers")
        axes.set_ylabel("games")
        axes.legend(frameon=False)

    return drawn(draw, "Answers in a game")


def plot_ways(counted: dict[str, int]) -> str:
    def draw(axes: Any) -> None:
        ways = sorted(counted, key=lambda way: counted[way])
        axes.barh([way.partition(":")[0] for way in ways], [counted[way] for way in ways], color=COLOURS[1])
        axes.set_xlabel("games")

    return drawn(draw, "Games by the way they were won", 0.8 + 0.35 * len(counted))
