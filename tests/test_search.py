"""The search bot in every game: the same answer for the same seed, whatever lies hidden, and its time kept."""

from __future__ import annotations

import time
from random import Random
from typing import Any

import pytest

from regnum.bench import short
from regnum.bots import BOTS, SearchBot, make_bot, search
from regnum.bots.search import Mind
from regnum.games import game_ids, get_game
from regnum.kernel import Decision, Dice, RegnumError, Table, canonical, new_table, view

GAMES = ("principato", "boze_igrzysko", "pax_renaissance", "europa_universalis")
EVERY = [(game, seats) for game in GAMES for seats in get_game(game).seats]


def position(game_id: str, seats: int, answers: int, seed: int) -> Table[Any]:
    """A table after so many random answers; a game that has ended by then stops before its last."""
    game = get_game(game_id)
    table = new_table(game, seats, seed, short(game), telling=False)
    table.run()
    random = Random(seed)
    for _ in range(answers):
        decision = random.choice(table.pending)
        before = table.copy(keep=True)
        table.answer(decision.seat, random.choice(decision.options))
        if table.over:
            before.run()
            return before
    return table


def hard_one(table: Table[Any]) -> Decision:
    """The first question from here on that leaves a choice."""
    while all(len(d.options) == 1 for d in table.pending):
        table.answer(table.pending[0].seat, table.pending[0].options[0])
    return next(d for d in table.pending if len(d.options) > 1)


def answer(table: Table[Any], decision: Decision, bot: str, seed: int = 5) -> int:
    return make_bot(bot, seed)(table, decision.seat, decision.kind, decision.options)


def test_every_game_is_searched_here() -> None:
    assert set(GAMES) <= set(game_ids())
    assert all(get_game(game).search is not None for game in GAMES)


@pytest.mark.parametrize(("game_id", "seats"), EVERY)
def test_it_answers_alike_whatever_lies_hidden(game_id: str, seats: int) -> None:
    """The same seed at the same table with other hidden cards and secrets: the same answer, in every world."""
    large = game_id == "europa_universalis"
    bot = "search:4i" if large else "search:12i"
    changed = 0
    for answers in (12, 150) if large else (0, 9, 60, 150):
        table = position(game_id, seats, answers, seats + answers)
        decision = hard_one(table)
        seen = canonical(view(table.state, table.game.shape, decision.seat))
        chosen = answer(table, decision, bot)
        for number in range(3):
            world = table.imagine(decision.seat, Dice(number), keep=True)
            world.run()
            asked = world.decision(decision.seat)
            assert canonical(view(world.state, table.game.shape, decision.seat)) == seen
            assert (asked.kind, list(asked.options)) == (decision.kind, list(decision.options))
            changed += world.state != table.state
            assert answer(world, asked, bot) == chosen
    assert changed or game_id == "boze_igrzysko"  # where everything lies open there is nothing to change


@pytest.mark.parametrize(("game_id", "seats"), EVERY)
def test_what_is_imagined_depends_on_nothing_that_the_seat_cannot_know(game_id: str, seats: int) -> None:
    for answers in (2, 30, 90, 300):
        table = position(game_id, seats, answers, seats)
        for seat in range(seats):
            made = table.imagine(seat, Dice(9)).state
            for number in range(3):
                world = table.imagine(seat, Dice(number), keep=True)
                assert world.imagine(seat, Dice(9)).state == made


@pytest.mark.parametrize("game_id", GAMES)
def test_a_seed_and_a_number_of_iterations_make_one_game(game_id: str) -> None:
    def play() -> list[Any]:
        game = get_game(game_id)
        bots = [make_bot("search:50i" if game_id != "europa_universalis" else "search:4i", seat) for seat in range(3)]
        table = new_table(game, 3, 11, short(game), telling=False)
        table.run()
        for _ in range(5):
            decision = table.pending[0]
            chosen = bots[decision.seat](table, decision.seat, decision.kind, decision.options)
            table.answer(decision.seat, decision.options[chosen])
        return table.log

    assert play() == play()


@pytest.mark.parametrize("game_id", GAMES)
def test_it_keeps_its_time(game_id: str) -> None:
    """Seconds are seconds, also where one iteration takes long; the bounds leave room for a busy machine."""
    for answers in (5, 80):
        table = position(game_id, max(get_game(game_id).seats), answers, 3)
        decision = hard_one(table)
        start = time.process_time()
        answer(table, decision, "search:0.2")
        assert time.process_time() - start < 1.5


def test_seconds_are_those_of_the_clock_it_is_given() -> None:
    """All of them: this one lets a minute pass in sixty looks at it."""
    table = position("pax_renaissance", 2, 20, 3)
    decision = hard_one(table)
    looks = 0

    def clock() -> float:
        nonlocal looks
        looks += 1
        return float(looks)

    bot = make_bot("search:60", 1, clock=clock)
    start = time.process_time()
    bot(table, decision.seat, decision.kind, decision.options)
    assert time.process_time() - start < 5
    assert 60 <= looks <= 120  # an iteration that has begun looks at it with every answer


def test_a_budget_that_is_too_short_still_answers() -> None:
    table = position("europa_universalis", 3, 40, 2)
    decision = hard_one(table)
    assert 0 <= answer(table, decision, "search:0.000001") < len(decision.options)


NO_BUDGETS = ("", "0", "-1", "0i", "1.5i", "nan", "inf", "601", "99999999i", " 5", "٣i", "five")


@pytest.mark.parametrize("name", [f"search:{budget}" for budget in NO_BUDGETS])
def test_a_budget_that_is_none_is_named(name: str) -> None:
    with pytest.raises(RegnumError, match=f"bot '{name}': a budget is seconds up to 600"):
        make_bot(name, 0)


@pytest.mark.parametrize("name", ["oracle", "greedy:3", "Search", "search-weak", ""])
def test_an_unknown_bot_is_told_what_there_is(name: str) -> None:
    with pytest.raises(
        RegnumError, match=f"unknown bot '{name}' .known: easy, greedy, search, search-strong, random, "
    ):
        make_bot(name, 0)


def test_names_stand_for_budgets() -> None:
    for name, seconds in (("search", 0.3), ("search-strong", 2.0), ("search:0.05", 0.05)):
        bot = make_bot(name, 1)
        assert isinstance(bot, SearchBot)
        assert bot.seconds == seconds
    few = make_bot("search:200i", 1)
    assert isinstance(few, SearchBot)
    assert few.iterations == 200
    assert list(BOTS) == ["easy", "greedy", "search", "search-strong", "random"]
    hurried = make_bot("search-strong", 1, at_most=0.4)
    assert isinstance(hurried, SearchBot)
    assert hurried.seconds == 0.4


def horizons(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """How far each iteration looks from now on, one after the other."""
    seen: list[int] = []
    iterate = Mind.iterate

    def noted(mind: Mind) -> bool:
        seen.append(mind.horizon)
        return iterate(mind)

    monkeypatch.setattr(Mind, "iterate", noted)
    return seen


def test_a_short_budget_looks_to_the_end_of_the_turn_and_a_long_one_further(monkeypatch: pytest.MonkeyPatch) -> None:
    seen = horizons(monkeypatch)
    table = position("pax_renaissance", 2, 20, 3)
    decision = hard_one(table)
    answer(table, decision, "search:12i")
    assert set(seen) == {1}
    seen.clear()
    monkeypatch.setattr(search, "ENOUGH", 7)
    answer(table, decision, "search:12i")
    assert sorted(set(seen)) == [1, 2]
    assert seen == sorted(seen)  # near first: it tells where to look
    assert len(seen) <= 12


def test_what_a_first_search_tried_most_is_looked_at_first() -> None:
    table = position("pax_renaissance", 2, 20, 3)
    decision = hard_one(table)
    near, far = (Mind(table, decision.seat, decision.kind, decision.options, Dice(1), turns=n) for n in (1, 2))
    for mind in (near, far):
        mind.begin([0.0] * len(decision.options))
    for _ in range(20):
        near.iterate()
    far.trust(near.root)
    priors = [far.root.edges[option].prior for option in decision.options]
    visits = [near.root.edges[option].visits for option in decision.options]
    assert sum(priors) == pytest.approx(1)
    assert sorted(range(len(priors)), key=lambda i: priors[i]) == sorted(range(len(visits)), key=lambda i: visits[i])


def test_a_look_ends_where_the_game_says_it_has_seen_enough() -> None:
    """In Pax Renaissance before the next question of a turn: what the seat has is the same, and nobody is asked."""
    game = get_game("pax_renaissance")
    assert game.search is not None
    table = position("pax_renaissance", 2, 20, 3)
    decision = hard_one(table)
    for option in decision.options:
        far, near = table.copy(), table.copy()
        far.play(decision.seat, option)
        near.play(decision.seat, option, game.search.rests)
        assert near.pending or near.agenda[-1][0] in ("turn", "ops", "refresh")
        assert game.evaluate(near.state, decision.seat) == game.evaluate(far.state, decision.seat)
