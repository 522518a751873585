"""A log that begins in a position laid out by hand: held against the game before any rule sees it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from depth import by_day
from regnum.commands import common
from regnum.games import built_in, get_game
from regnum.kernel import CorruptLog, RegnumError, Table, new_table
from regnum.log import export_log, import_log
from regnum.scenario import game_scenarios


def laid_out(game: str, seats: int) -> dict[str, Any]:
    chosen = get_game(game)
    table = new_table(chosen, seats, 5)
    table.run()
    made = Table(chosen, table.setup, table.content, history=True, origin=table.copy().state)
    made.run()
    document = export_log(made)
    del document["state"]
    return document


def refused(document: dict[str, Any]) -> str:
    with pytest.raises(CorruptLog) as error:
        import_log(document)
    assert "\n" not in str(error.value)
    return str(error.value)


def test_four_bankers_for_two_players() -> None:
    document = laid_out("pax_renaissance", 2)
    import_log(document)
    document["start"]["bankers"] *= 2
    assert refused(document) == "log: start.bankers: 2 seats need as many entries"
    document = laid_out("pax_renaissance", 2)
    document["start"]["players"] = 4
    assert refused(document) == "log: start.players: must be 2, as the seats"


def test_more_money_than_there_is() -> None:
    document = laid_out("boze_igrzysko", 3)
    import_log(document)
    document["start"]["magnates"][0]["money"] = 300_000
    assert refused(document) == "log: start.magnates.0.money: 300000 is more than 10000"


def test_endless_lists_and_strange_steps() -> None:
    document = laid_out("principato", 2)
    document["start"]["pool"] = ["market.y1-1"] * 10_000
    assert refused(document) == "log: start.pool: 10000 entries are more than 5000"
    document = laid_out("principato", 2)
    document["start"]["agenda"].append(["dance", 1])
    assert refused(document) == "log: start.agenda: no step ['dance', 1]"
    document = laid_out("principato", 2)
    document["start"]["duchies"][0]["food"] = 99
    assert refused(document).startswith("log: start: ")


@pytest.mark.parametrize("game", built_in())
def test_positions_of_scenarios_come_in_again(game: str) -> None:
    positions = 0
    for case in game_scenarios(get_game(game))[:: by_day(4, 1)]:
        table = case.table()
        if table.origin is not None and not table.forced:
            import_log(export_log(table))
            positions += 1
    assert positions


def test_a_log_without_an_end_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(common, "PATIENCE", 1)

    def replay() -> None:
        with common.patience(Path("game.json")):
            while True:
                pass

    with pytest.raises(RegnumError, match=r"game\.json: still not replayed after 1 seconds; given up"):
        replay()
