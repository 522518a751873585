"""What the commands share: the app they belong to, their common arguments, and how they print."""

from __future__ import annotations

import json
import os
import signal
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.markup import escape
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from ..content import read_data
from ..kernel import Game, RegnumError
from ..met import Met, collection_of, untouched
from ..text import LANGUAGES, Texts

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


def known_language(lang: str) -> str:
    return Texts(None, lang).language


GameName = Annotated[str, typer.Argument(help="The game, for example principato. `regnum games` lists them.")]
Lang = Annotated[
    str,
    typer.Option(
        "--lang", help="pl or en.", default_factory=default_language, show_default="yours", callback=known_language
    ),
]
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


def show_untouched(game: Game[Any], printed: Any, met: Met, lang: str) -> None:
    """What no game has met, by its name; of each kind of thing how many."""
    texts = Texts(game, lang)
    there = collection_of(game, printed)
    for kind, names in untouched(game, printed, met).items():
        title = texts.say(f"collection-{kind}")
        out.print(texts.say("ui-untouched", title=title, n=len(names), all=len(there[kind])), highlight=False)
        for name in names:
            out.print(f"  {name}  {escape(texts.name(name, of=kind))}", highlight=False)


@contextmanager
def progress_bar(what: str, total: int) -> Iterator[Any]:
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=err, transient=True) as progress:
        task = progress.add_task(what, total=total)
        yield lambda done: progress.advance(task, done)
