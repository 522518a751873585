"""The command line. `--json` prints one object on stdout; all else for people goes to stderr."""

from __future__ import annotations

import sys
from importlib import import_module
from typing import Annotated

import typer
from rich.markup import escape

from . import __version__
from .commands.common import app, err
from .compiled import go_on_compiled, is_compiled
from .kernel import RegnumError

for group in (
    "playing",
    "learning",
    "reading",
    "checking",
    "measuring",
    "saved",
    "analysing",
    "serving",
):  # as help names them
    import_module(f".commands.{group}", __package__)


def version(show: bool) -> None:
    if show:
        print(f"regnum {__version__}")
        raise typer.Exit


@app.callback()
def options(
    show_version: Annotated[
        bool, typer.Option("--version", callback=version, is_eager=True, help="Show the version.")
    ] = False,
    pure: Annotated[bool, typer.Option("--pure", help="Pure Python, though a compiled build is there.")] = False,
) -> None:
    if pure and is_compiled():
        raise RegnumError("--pure: this package is compiled")


def main() -> None:
    """Run the command line; bad input is one line and status 2."""
    go_on_compiled(sys.argv[1:])
    try:
        app()
    except RegnumError as error:
        err.print(f"[bold red]error:[/] {escape(str(error))}", highlight=False, soft_wrap=True)
        sys.exit(2)
    except BrokenPipeError:
        sys.exit(0)
    except OSError as error:  # a file that cannot be read or written, a port or a cluster that is not there
        named = f"{error.filename}: " if error.filename else ""
        err.print(
            f"[bold red]error:[/] {escape(named + (error.strerror or str(error)))}", highlight=False, soft_wrap=True
        )
        sys.exit(2)


if __name__ == "__main__":
    main()
