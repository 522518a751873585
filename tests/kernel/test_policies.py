"""Bots answer for a seat as a person would; copies never touch the table they come from."""

import pytest

from kernel.tiny import YEAR, answers, asked, chooser, everything, fresh, open_table, opts, say
from regnum.bots import greedy_bot, random_bot
from regnum.kernel import Dice, Refused
from regnum.log import state_hash


def duel(t):
    for seat in (0, 1, 0):
        t.state.board.append(t.ask(seat, "blow", opts("high", "low"))[0])


@pytest.mark.parametrize("index", [2, -1, 99, None, "0", 1.5])
def test_a_bot_that_names_no_option_is_refused(index):
    t = open_table(duel, policies=[None, lambda table, seat, kind, options: index])
    before = everything(t)
    with pytest.raises(Refused, match="policy of seat 1"):
        say(t, "0 high")
    assert everything(t) == before


def test_a_bot_is_asked_with_the_very_options_of_the_seat():
    seen = []

    def watcher(table, seat, kind, options):
        seen.append((seat, kind, list(options)))
        return 1

    t = say(open_table(duel, policies=[None, watcher]), "0 high", "0 low")
    assert seen == [(1, "blow", opts("high", "low"))]
    assert t.state.board == ["high", "low", "low"]


def test_people_and_bots_in_one_game():
    t = open_table(duel, policies=[chooser("low", "high"), None])
    assert asked(t) == ["1 blow"]
    say(t, "1 high")
    assert t.over
    assert answers(t) == [(0, ("low",)), (1, ("high",)), (0, ("high",))]


def test_a_person_hands_the_seat_to_a_bot_and_takes_it_back():
    t = say(open_table(duel), "0 high")
    t.policies[1] = chooser("low")
    t.run()
    assert asked(t) == ["0 blow"]
    t.policies[1] = None
    say(t, "0 high")
    assert t.state.board == ["high", "low", "high"]


def test_the_table_is_not_over_while_a_bot_thinks():
    seen = []

    def watcher(table, seat, kind, options):
        seen.append(table.over)
        return 0

    assert open_table(duel, policies=[watcher, watcher]).over
    assert seen == [False, False, False]


# --- copies ---


def test_a_copy_goes_its_own_way():
    t = open_table(game=YEAR)
    hashes = []
    while t.pending:
        before = everything(t)
        ahead = t.copy()
        ahead.policies = [random_bot(1), random_bot(2)]
        ahead.run()
        assert ahead.over
        assert everything(t) == before
        hashes.append((t.copy(), state_hash(t.copy())))
        d = t.pending[0]
        t.answer(d.seat, d.options[-1])
    assert all(state_hash(copy) == was for copy, was in hashes)


def test_a_copy_run_to_its_question_is_the_table():
    t = open_table(game=YEAR)
    while t.pending:
        for keep in (True, False):
            made = t.copy(keep=keep)
            made.run()
            assert everything(made) == everything(t)
        d = t.pending[-1]
        t.answer(d.seat, d.options[0 if len(t.log) % 3 else -1])


def test_a_copy_plays_an_option_as_the_table_would():
    t = open_table(game=YEAR)
    while t.pending:
        d = t.pending[0]
        for option in d.options:
            ahead = t.copy()
            ahead.play(d.seat, option)
            true = t.copy(keep=True)
            true.run()
            true.answer(d.seat, option)
            assert everything(ahead)[:2] == everything(true)[:2]
        t.answer(d.seat, d.options[-1])


def test_a_copy_plays_option_after_option():
    """Without checkpoints each play begins the game again; with them only the step."""
    t = open_table(duel)
    for keep in (True, False):
        ahead = t.copy(keep=keep)
        for seat, option in ((0, ("high",)), (1, ("low",)), (0, ("low",))):
            ahead.play(seat, option)
        assert ahead.over
        assert ahead.state.board == ["high", "low", "low"]


def test_a_bot_that_copies_while_it_thinks():
    before = []

    def thinker(table, seat, kind, options):
        was = state_hash(table), list(table.log)
        for i in range(len(options)):
            ahead = table.copy()
            ahead.play(seat, options[i])
            world = table.imagine(seat, Dice(i))
            world.play(seat, options[i])
        assert (state_hash(table), list(table.log)) == was
        before.append(was)
        return len(before) % len(options)

    t = open_table(game=YEAR, policies=[thinker, thinker])
    assert t.over
    assert everything(fresh(t)) == everything(t)


def test_without_checkpoints_no_copy_in_the_middle_of_a_step():
    def thinker(table, seat, kind, options):
        table.copy()

    with pytest.raises(RuntimeError, match="no checkpoints"):
        open_table(duel, keep=False, policies=[thinker, thinker])


def test_policies_of_the_table_do_not_play_in_its_copies():
    t = open_table(duel, policies=[None, chooser("low")])
    ahead = t.copy()
    ahead.play(0, ("high",))
    assert asked(ahead) == ["1 blow"]


@pytest.mark.parametrize("seed", range(6))
def test_random_and_greedy_play_whole_games_that_replay(seed):
    t = open_table(game=YEAR, seed=seed, policies=[random_bot(seed), greedy_bot(seed)])
    assert t.over
    assert everything(fresh(t)) == everything(t)


# --- the greedy bot in steps with more in them than answers ---


def test_greedy_looks_past_a_roll_in_its_own_step():
    def step(t):
        t.ask(0, "first", opts("a", "b"))
        t.state.total += t.roll("luck")[0]
        t.ask(0, "second", opts("c", "d"))

    t = open_table(step, policies=[greedy_bot(1), None])
    assert t.over
    assert len(t.log) == 3


def test_greedy_answers_though_the_world_it_imagines_asks_somebody_else():
    def step(t):
        t.state.players[0].hand.append(t.draw("deck", t.state.deck, see=(0,)))
        t.state.players[1].hand.append(t.draw("deck", t.state.deck, see=(1,)))
        holder = 0 if t.state.players[0].hand[0] < t.state.players[1].hand[0] else 1
        t.ask(holder, "react", opts("yes", "no"))
        t.ask(1 - holder, "answer", opts("yes", "no"))

    for seed in range(6):
        assert open_table(step, policies=[greedy_bot(seed), greedy_bot(seed + 9)], seed=seed).over
