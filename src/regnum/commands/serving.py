"""The web app."""

from __future__ import annotations

from typing import Annotated

import typer

from .common import (
    app,
)


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
