"""The made-up game of the largest size: it keeps every promise, and nobody finds it in the lobby."""

import pytest

from regnum.bench import content_ms
from regnum.bots import random_bot
from regnum.fuzz import run_one
from regnum.games import game_ids, register
from regnum.games.giant import GAME
from regnum.kernel import new_table


@pytest.fixture(autouse=True)
def _known(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("regnum.games._registered", {})
    register(GAME)


def test_it_is_known_only_to_who_registers_it(monkeypatch: pytest.MonkeyPatch) -> None:
    assert "giant" in game_ids()
    monkeypatch.setattr("regnum.games._registered", {})
    assert "giant" not in game_ids()


def test_it_has_the_size_it_is_made_for() -> None:
    table = new_table(GAME, 6, 1, policies=[random_bot(1)] * 6, keep=False)
    table.run()
    s = table.state
    assert (len(s.provinces), len(s.areas), len(s.realms), len(s.box.cards)) == (400, 200, 46, 760)
    assert 4000 <= s.answers <= GAME.longest
    told = {e.key for e in table.events}
    assert {"placed", "recruited", "played", "stopped", "war", "conquered", "repelled", "lost"} <= told


def test_it_keeps_every_promise() -> None:
    decisions, failure = run_one("giant", 3, 5, {}, every=400)
    assert failure is None
    assert decisions >= 4000


def test_its_content_is_timed_in_a_process_that_does_not_know_it() -> None:
    assert content_ms("giant") > 0
