"""The greedy bot plays to win, by whatever way is open."""

from __future__ import annotations

from regnum.arena import Match, run_arena
from regnum.bots import greedy_bot
from regnum.games.pax_renaissance import GAME
from regnum.games.pax_renaissance.content.shapes import VICTORIES
from regnum.games.pax_renaissance.evaluate import evaluate
from regnum.kernel import new_table


def test_greedy_beats_random() -> None:
    """The full measure is 200 games; this is the smoke of it."""
    found = run_arena(Match("pax_renaissance", ("greedy", "random"), seed=7), games=20, workers=2)
    greedy, _ = found["results"]
    assert greedy["bot"] == "greedy"
    assert greedy["share"] >= 0.9


def test_a_position_is_worth_more_the_nearer_a_victory_is() -> None:
    table = new_table(GAME, 3, seed=1)
    table.run()
    s = table.copy().state
    before = evaluate(s, 0)
    for empire in ("england", "france"):
        s.realms[empire].holder = 0
        s.bankers[0].west.append(empire)
        GAME.check(s)
        assert evaluate(s, 0) > before
        before = evaluate(s, 0)
    s.victories.append("imperial")
    assert evaluate(s, 0) > before + 5000
    assert evaluate(s, 1) < 0
    s.winners, s.how = [0], "imperial"
    assert evaluate(s, 0) == 1_000_000 == -evaluate(s, 2)


def test_greedy_bots_end_a_game() -> None:
    table = new_table(GAME, 3, seed=5, policies=[greedy_bot(i) for i in range(3)], telling=False)
    table.run()
    assert table.over
    assert table.state.how in (*VICTORIES, "culture")
