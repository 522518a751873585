"""Matches between bots, and bots that do not peek."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any

import pytest

from regnum.arena import Match, play_out, run_arena, spread, wilson
from regnum.bots import SearchBot, greedy_bot, make_bot, random_bot
from regnum.games import get_game
from regnum.kernel import Dice, Option, Policy, RegnumError, Seat, Table, new_table, redetermine


def test_greedy_beats_three_randoms() -> None:
    """The full measure is 200 games; this is the smoke of it."""
    found = run_arena(Match("principato", ("greedy", "random", "random", "random"), seed=11), games=60, workers=2)
    greedy, rest = found["results"]
    assert greedy["bot"] == "greedy"
    assert greedy["share"] > 0.8
    assert greedy["wins"] + rest["wins"] == pytest.approx(60)


def test_the_easy_bot_is_easier_than_the_greedy_one() -> None:
    """Slips among the better half of the options did not make it so: it won as often."""
    found = run_arena(Match("principato", ("easy", "greedy"), seed=2026), games=24)
    assert found["results"][0]["bot"] == "easy"
    assert found["results"][0]["share"] < 0.4


def test_the_result_does_not_depend_on_the_number_of_processes() -> None:
    match = Match("principato", ("random", "random"), seed=3)
    assert run_arena(match, 12, workers=1) == run_arena(match, 12, workers=2)


def test_what_is_played_on_many_processes_comes_back_in_order() -> None:
    assert spread(abs, 20, workers=2) == list(range(20))


def test_whoever_watches_sees_every_answer_and_the_chronicle() -> None:
    seen: list[str] = []

    def watch(policy: Policy) -> Policy:
        def watching(table: Table[Any], seat: Seat, kind: str, options: Sequence[Option]) -> int:
            seen.append(kind)
            return policy(table, seat, kind, options)

        return watching

    match = Match("principato", ("random", "random"), seed=3)
    at_seat, table = play_out(match, 1, watch, telling=True)
    assert at_seat == [1, 0]
    assert seen
    assert table.events
    assert not table.agenda


def test_in_a_match_bots_think_by_the_clock_of_the_processor() -> None:
    """So that what else the machine has to do makes nobody weaker."""
    seen: list[Policy] = []

    def watch(policy: Policy) -> Policy:
        seen.append(policy)
        return random_bot(1)

    play_out(Match("principato", ("search", "search:0.05"), seed=3), 0, watch)
    assert [isinstance(bot, SearchBot) and bot.clock is time.process_time for bot in seen] == [True, True]


def test_bots_move_round_the_seats() -> None:
    """Equal bots have equal chances, whoever is named first."""
    found = run_arena(Match("principato", ("random", "random", "random"), seed=5), games=9)
    assert found["results"] == [
        {**found["results"][0], "bot": "random", "seats": 3, "games": 9, "wins": 9.0, "share": 1.0}
    ]


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"), [(0, 10, 0.0, 0.2775), (170, 200, 0.794, 0.893), (0, 0, 0, 1)]
)
def test_wilson_interval(wins: float, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=0.001)


def test_unknown_bot_and_wrong_number_of_seats_are_named() -> None:
    with pytest.raises(RegnumError, match="unknown bot 'clever'"):
        run_arena(Match("principato", ("clever", "random"), 1), 1)
    with pytest.raises(RegnumError, match="2, 3, 4 seats, not 5"):
        run_arena(Match("principato", ("random",) * 5, 1), 1)
    with pytest.raises(RegnumError, match="known: easy, greedy, search, search-strong, random"):
        make_bot("oracle", 0)


def test_greedy_answers_alike_whatever_lies_hidden() -> None:
    """The same bot at the same table with other hidden cards: the same answer, always."""
    game = get_game("principato")
    table = new_table(game, 3, 8, policies=[None, greedy_bot(1), greedy_bot(2)])
    table.run()
    changed = 0
    for turn in range(25):
        decision = table.pending[0]
        truth = table.copy()
        other = table.copy()
        redetermine(other.state, decision.seat, Dice(turn))
        changed += other.state != truth.state
        for world in (truth, other):
            world.forget_step()  # the state of one of them is another now
            world.keep = True
            world.run()
        answers = [greedy_bot(77)(w, decision.seat, decision.kind, decision.options) for w in (truth, other)]
        assert answers[0] == answers[1]
        table.answer(decision.seat, decision.options[answers[0]])
    assert changed > 20
