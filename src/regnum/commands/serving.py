"""The web app."""

from __future__ import annotations

from datetime import datetime
from typing import Annotated

import typer
from rich.markup import escape

from ..kernel import RegnumError
from .common import AsJson, app, out, print_json


@app.command()
def serve(
    host: Annotated[str | None, typer.Option(help="Address to listen on.", show_default="127.0.0.1")] = None,
    port: Annotated[int | None, typer.Option(min=0, max=65535, help="Port to listen on.", show_default="8000")] = None,
    db: Annotated[str | None, typer.Option(help="sqlite:///FILE or postgresql://…", show_default="a file")] = None,
    workers: Annotated[int | None, typer.Option(min=1, help="Processes; needs PostgreSQL.", show_default="1")] = None,
) -> None:
    """The web app. Further settings are read from REGNUM_* in the environment."""
    from ..server import run

    run.serve(host=host, port=port, db=db, workers=workers)


database = typer.Typer(no_args_is_help=True, help="The database of the web app.")
app.add_typer(database, name="db")


@database.command()
def upgrade(
    db: Annotated[str | None, typer.Option(help="sqlite:///FILE or postgresql://…", show_default="a file")] = None,
) -> None:
    """Bring the database to the newest form; `serve` does it by itself."""
    from ..server import run

    print(run.upgrade(db))


@database.command()
def reports(
    report: Annotated[str, typer.Argument(help="The id of one report: its log, for `regnum replay`.")] = "",
    db: Annotated[str | None, typer.Option(help="sqlite:///FILE or postgresql://…", show_default="a file")] = None,
    as_json: AsJson = False,
) -> None:
    """What players have reported: when, at which table and entry, in their words. With an id, the log to it."""
    from ..server import run

    found = run.reports(db, report or None)
    if report:
        if not found:
            raise RegnumError(f"there is no report '{report}'")
        print_json(found[0].log)
    elif as_json:
        names = ("id", "at", "table_id", "entry", "seat", "text")
        print_json([{name: getattr(one, name) for name in names} for one in found])
    else:
        for one in found:
            moment = datetime.fromtimestamp(one.at / 1000).astimezone().isoformat(" ", "minutes")
            where = f"{one.table_id}@{one.entry}"
            out.print(f"[bold]{one.id}[/bold]  {moment}  {one.log['game']}  seat {one.seat}  {where}", highlight=False)
            out.print(escape(one.text), style="dim")
        if not found:
            out.print("Nobody has reported anything.")
