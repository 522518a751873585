"""Saved tables and logs."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.markup import escape

from .. import store
from ..kernel import RegnumError
from ..text import Texts
from .common import (
    AsJson,
    Lang,
    app,
    err,
    out,
    patience,
    print_json,
)


@app.command()
def replay(
    file: Annotated[str, typer.Argument(help="A log file or the id of a saved table.")],
    lang: Lang,
    seat: Annotated[int | None, typer.Option(help="As this seat saw it; without it, as a spectator.")] = None,
    as_json: AsJson = False,
) -> None:
    """Play a log again, check it, and tell what happened."""
    from ..log import import_log, state_hash

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
    from ..log import import_log

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
