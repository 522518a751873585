"""The state as somebody sees it: what panels, standing, names and documents are made of."""

import json
from random import Random
from typing import Any

import pytest

from regnum.games import built_in, get_game, register
from regnum.games.giant import GAME as GIANT
from regnum.kernel import EVERYBODY, Game, Table, new_table, view
from regnum.server import present
from regnum.server.touches import touched

GAMES = [*built_in(), "giant"]


@pytest.fixture(autouse=True)
def _giant(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("regnum.games._registered", {})
    register(GIANT)


def positions(game: Game[Any]) -> list[Table[Any]]:
    """Tables in the middle of a game, of several sizes."""
    found = []
    for seats in (min(game.seats), max(game.seats)):
        chance = Random(seats)
        table = new_table(game, seats, seats)
        table.run()
        for number in range(120):
            if not table.pending:
                break
            if number % 30 == 1:
                found.append(table.copy(keep=True))
                found[-1].run()
            decision = table.pending[0]
            table.answer(decision.seat, chance.choice(decision.options))
    return found


def viewers(table: Table[Any]) -> list[int | None]:
    return [*range(table.setup.seats), None, EVERYBODY]


def union(a: Any, b: Any) -> Any:
    if isinstance(a, dict) and isinstance(b, dict):
        return {k: union(v, b.get(k)) for k, v in a.items()} | {k: v for k, v in b.items() if k not in a}
    if isinstance(a, list) and isinstance(b, list) and len(a) == len(b):
        return [union(x, y) for x, y in zip(a, b, strict=True)]
    return b if a is None else a


@pytest.mark.parametrize("game_id", GAMES)
def test_who_looks_at_an_open_table_sees_what_any_seat_sees(game_id: str) -> None:
    game = get_game(game_id)
    for table in positions(game):
        every = view(table.state, game.shape, 0)
        for seat in range(1, table.setup.seats):
            every = union(every, view(table.state, game.shape, seat))
        assert view(table.state, game.shape, EVERYBODY) == every


@pytest.mark.parametrize("game_id", GAMES)
def test_standing_and_panels_are_made_of_the_state_as_seen(game_id: str) -> None:
    """For everybody, with nothing of the steps to come, and fit to be sent."""
    game = get_game(game_id)
    assert game.standing is not None
    assert game.panels is not None
    for table in positions(game):
        agenda = list(table.state.agenda)
        for viewer in viewers(table):
            seen = game.seen(table.state, viewer)
            assert seen.agenda == []
            standing = game.standing(seen)
            assert json.loads(json.dumps(standing)) == standing
            assert game.panels(seen)
        assert table.state.agenda == agenda


@pytest.mark.parametrize("game_id", GAMES)
def test_every_id_in_a_document_that_has_a_name_has_it_there(game_id: str) -> None:
    """Names are found in the state, once for all viewers; walking over the document finds no others."""
    game = get_game(game_id)
    w = present.Speaker(present.Words(game, "en"), [""] * max(game.seats))
    for table in positions(game):
        common = present.Common(table.state)
        for viewer in viewers(table):
            part = present.play_part(table, viewer, [], w, table.pending, common=common)
            found: dict[str, str] = {}
            w.words.naming.of_data([part["view"], part["standing"], part["outlook"]], found)
            for decision in part["decisions"]:
                w.words.naming.of_data([option["parts"] for option in decision["options"]], found)
                w.words.naming.of_data([o["id"].split(":") for o in decision["barred"]], found)
                for option in [*decision["options"], *decision["barred"]]:
                    w.words.naming.of_data([e.split(":") for e in touched(decision, option)], found)
            assert part["names"] == found
            assert part == present.play_part(table, viewer, [], w, table.pending)  # nobody else's view comes in


@pytest.mark.parametrize("game_id", GAMES)
def test_an_open_race_is_the_same_for_all(game_id: str) -> None:
    game = get_game(game_id)
    assert game.standing is not None
    for table in positions(game):
        seats: tuple[int | None, ...] = (None, EVERYBODY, *range(table.setup.seats))
        told = [game.standing(game.seen(table.state, seat)) for seat in seats]
        if game.open_race:
            assert all(one == told[0] for one in told)
