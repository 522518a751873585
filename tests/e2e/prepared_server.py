"""A server whose new tables begin in a position laid out by hand, as a scenario file does it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from e2e.kit import SERVE, Player, Server

BEGIN = """
import pathlib
from regnum.kernel import encode
from regnum.scenario import load_scenario
from regnum.server import seating

begin = seating._start

async def begin_there(tables, change, begun):
    table = load_scenario(pathlib.Path("position.toml")).table()
    row = change.live.row
    row.setup = {**row.setup, "start": encode(table.origin, table.game.shape)}
    await begin(tables, change, table)

seating._start = begin_there
"""


class PreparedServer(Server):
    """Its tables start when the last person has sat down."""

    script = BEGIN + SERVE

    def __init__(self, folder: Path, position: str) -> None:
        super().__init__(folder)
        (folder / "position.toml").write_text(position)


@contextmanager
def laid_out(folder: Path, position: str) -> Iterator[Server]:
    server = PreparedServer(folder, position)
    server.start()
    try:
        yield server
    finally:
        server.end()


def sit_down(host: Player, guests: dict[int, Player], game: str, **more: object) -> str:
    """A table of people only, on which each sits where the position says."""
    table = host.create("me", *["open"] * len(guests), game=game, **more)
    for seat, one in guests.items():
        if one.call("GET", "/me")["user"] is None:
            one.be_guest()
        one.call("POST", f"/tables/{table}/join", {"token": host.links[str(seat)]})
    return table
