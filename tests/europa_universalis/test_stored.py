"""Tables of revision 1, stored in the middle of a game by the code of their time, still open and play on to their end.

The snapshots are those of games in tests/golden, as a server had them in its database; three of them in a battle."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from regnum.games.europa_universalis import GAME
from regnum.games.europa_universalis.state import check
from regnum.kernel import Setup, Table
from regnum.log import seed_in, state_hash
from regnum.server.positions import Position
from regnum.server.snapshots import first_entry, unpack

TESTS = Path(__file__).parents[1]
STORED = sorted((TESTS / "stored" / "europa_universalis").glob("*.snapshot"))


def document(path: Path) -> dict[str, Any]:
    log = TESTS / "golden" / "europa_universalis" / f"{path.stem}.json"
    found: dict[str, Any] = json.loads(log.read_text("utf-8"))
    return found


def opened(path: Path, entries: int | None = None) -> Table[Any]:
    """The table as the server puts it up: the snapshot and so many entries after it; None: all of them."""
    log, data = document(path), path.read_bytes()
    setup = Setup(GAME.id, log["seats"], seed_in(log["seed"]), log["options"], log["revision"])
    point = unpack(data, GAME, GAME.printed(None, "", log["options"]))
    first = first_entry(point)
    upto = None if entries is None else point.pos + entries
    return Position(setup, None, None, data, log["entries"][first:upto], first, {}).table()


def test_every_number_of_seats_has_a_stored_table_of_revision_1() -> None:
    assert {document(path)["seats"] for path in STORED} == set(GAME.seats)
    assert {document(path)["revision"] for path in STORED} == {1}


@pytest.mark.parametrize("path", STORED, ids=lambda p: p.stem)
def test_a_stored_table_comes_to_the_end_that_it_came_to(path: Path) -> None:
    table = opened(path)
    assert table.over
    assert state_hash(table) == document(path)["state"]


@pytest.mark.parametrize("path", STORED[1:4], ids=lambda p: p.stem)
def test_people_go_on_with_a_stored_table_as_they_like(path: Path) -> None:
    table, random = opened(path, entries=0), Random(1)
    table.patient = False  # nobody waits here for a window to close
    check(table.state)
    assert table.rev == 1
    assert table.state.optional == ()
    while not table.over:
        decision = table.pending[0]
        table.answer(decision.seat, random.choice(decision.options))
    check(table.state)
