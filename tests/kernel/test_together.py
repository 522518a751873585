"""Simultaneous choices: sealed until all are there."""

from itertools import permutations

import pytest

from kernel.tiny import answers, asked, chooser, document, everything, fresh, offered, open_table, opts, say
from regnum.bots import greedy_bot
from regnum.fuzz import answers_of
from regnum.kernel import Dice, Refused, canonical, veil, view
from regnum.log import export_log, import_log, state_hash


def auction(t):
    """A lot is chosen, all bid at once, the highest bidder is asked for a word."""
    lot = t.ask(0, "lot", opts("vase", "sword"))[0]
    t.tell("lot", what=lot)
    bids = t.ask_all("bid", {seat: opts(*(f"bid:{n}" for n in range(4))) for seat in range(len(t.state.players))})
    t.tell("bids", bids=[bids[seat][1] for seat in sorted(bids)])
    for seat, bid in bids.items():
        t.state.players[seat].purse -= bid[1]
    best = max(bids, key=lambda seat: (bids[seat], -seat))
    t.state.board.append(f"{lot} {best}")
    t.ask(best, "speech", opts("thanks", "nothing"))


def three(**kwargs):
    return open_table(auction, seats=3, **kwargs)


def test_all_are_asked_at_once():
    t = say(three(), "0 vase")
    assert asked(t) == ["0 bid", "1 bid", "2 bid"]
    say(t, "1 bid:2")
    assert asked(t) == ["0 bid", "2 bid"]


@pytest.mark.parametrize("order", list(permutations(["0 bid:1", "1 bid:3", "2 bid:2"])))
def test_the_order_of_the_answers_does_not_matter(order):
    t = say(three(), "0 vase", *order)
    assert t.state.board == ["vase 1"]
    assert [p.purse for p in t.state.players] == [-1, -3, -2]
    assert answers(t) == [(0, ("vase",)), (0, ("bid", 1)), (1, ("bid", 3)), (2, ("bid", 2))]
    assert everything(fresh(t)) == everything(t)


def known_to(t, seat):
    """All that reaches a seat."""
    pending = [(d.seat, d.kind) for d in t.pending]
    own = [(list(d.options), d.barred(t.state)) for d in t.pending if d.seat == seat]
    events = [seen for e in t.events if (seen := e.for_seat(seat)) is not None]
    log = [veil(e, seat) for e in t.log]
    world = t.imagine(seat, Dice(5))
    made_up = [world.log, world.sealed, view(world.state, t.game.shape, seat)]
    return canonical([view(t.state, t.game.shape, seat), pending, own, events, log, made_up])


@pytest.mark.parametrize("seat", [0, 2])
def test_nothing_tells_what_another_has_sealed(seat):
    found = {known_to(say(three(), "0 vase", f"1 bid:{n}"), seat) for n in range(4)}
    assert len(found) == 1


def test_a_bot_that_looks_ahead_does_not_use_what_is_sealed():
    """The greedy bot answers the same, whatever the person before it has sealed."""
    for seed in range(6):
        answers = set()
        for n in range(4):
            t = three(policies=[None, None, greedy_bot(seed)])
            say(t, "0 vase", f"1 bid:{n}")
            answers.add(tuple(t.sealed[2]))
        assert len(answers) == 1


def test_imagined_bids_vary():
    t = say(three(), "0 vase", "1 bid:3")
    found = set()
    for n in range(60):
        world = t.imagine(2, Dice(n))
        world.policies = [lambda t, seat, kind, options: t.dice.below(len(options))] * 3
        world.play(2, ("bid", 1))
        found.add(world.log[1][2][1])
    assert found == {(1, (("bid", n),)) for n in range(4)}


def test_what_a_seat_has_sealed_itself_it_knows():
    t = say(three(), "0 vase", "1 bid:3")
    world = t.imagine(1, Dice(5))
    world.run()
    assert asked(world) == ["0 bid", "2 bid"]


def test_a_sealed_answer_can_be_taken_back():
    t = say(three(), "0 vase")
    before = everything(t)
    say(t, "1 bid:2")
    t.undo(1)
    assert everything(t) == before
    say(t, "2 bid:0", "1 bid:3", "0 bid:0")
    assert t.state.board == ["vase 1"]


def test_taking_back_leaves_the_others_sealed():
    t = say(three(), "0 vase", "1 bid:2", "2 bid:3")
    t.undo(1)
    assert t.sealed == {2: [("bid", 3)]}
    assert asked(t) == ["0 bid", "1 bid"]


def test_a_seat_answers_once():
    t = say(three(), "0 vase", "1 bid:2")
    before = everything(t)
    with pytest.raises(Refused, match="waiting for: 0, 2"):
        say(t, "1 bid:3")
    assert everything(t) == before


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_once_all_are_open_nobody_takes_back(seat):
    t = say(three(), "0 vase", "0 bid:3", "1 bid:2", "2 bid:1")
    assert t.why_not_undo(seat) is not None
    with pytest.raises(Refused):
        t.undo(seat)


def test_what_was_answered_before_stands_once_another_has_sealed():
    """Else seat 0 could throw away the choice of seat 1."""
    t = say(three(), "0 vase")
    assert t.why_not_undo(0) is None
    say(t, "1 bid:2")
    assert t.why_not_undo(0) == "other_seat"
    t.undo(1)
    t.undo(0)
    assert asked(t) == ["0 lot"]


def test_one_sealed_answer_after_another_is_taken_back_in_turn():
    t = say(three(), "0 vase", "0 bid:1")
    t.undo(0)
    assert asked(t) == ["0 bid", "1 bid", "2 bid"]
    t.undo(0)
    assert asked(t) == ["0 lot"]


# --- saved and resumed ---


def test_save_and_resume_with_some_sealed():
    t = say(three(), "0 vase", "2 bid:3", "0 bid:1")
    again = import_log(document(t))
    assert everything(again) == everything(t)
    assert asked(again) == ["1 bid"]
    assert everything(say(again, "1 bid:0")) == everything(say(t, "1 bid:0"))


def test_a_group_is_one_entry_of_the_log():
    t = say(three(), "0 vase", "0 bid:1", "1 bid:3", "2 bid:2")
    assert [entry[0] for entry in t.log] == [0, "sealed"]
    again = import_log(export_log(t, upto=1))
    assert asked(again) == ["0 bid", "1 bid", "2 bid"]
    assert everything(say(again, "2 bid:2", "0 bid:1", "1 bid:3")) == everything(t)


@pytest.mark.parametrize("to", range(4))
def test_rewind_before_a_group_and_out_again(to):
    t = say(three(), "0 sword", "0 bid:1", "1 bid:3", "2 bid:2", "1 thanks")
    end, later = everything(t), [answer for entry in t.log[to:] for answer in answers_of(entry)]
    t.rewind(to)
    for seat, option in later:
        t.answer(seat, option)
    assert everything(t) == end


def test_rewind_forgets_what_is_sealed():
    t = say(three(), "0 sword", "1 bid:3")
    t.rewind(1)
    assert t.sealed == {}
    assert asked(t) == ["0 bid", "1 bid", "2 bid"]


# --- with bots ---


def test_bots_seal_at_once_and_people_when_they_like():
    t = three(policies=[None, chooser("bid:2"), None])
    say(t, "0 vase")
    assert t.sealed == {1: [("bid", 2)]}
    assert asked(t) == ["0 bid", "2 bid"]
    say(t, "2 bid:1", "0 bid:0")
    assert t.over
    assert t.state.board == ["vase 1"]


def test_a_bots_sealed_answer_is_no_barrier():
    t = three(policies=[None, chooser("bid:2"), None])
    say(t, "0 vase")
    t.undo(0)
    assert asked(t) == ["0 lot"]


def test_a_bot_keeps_its_answer_when_a_person_takes_back():
    t = three(policies=[None, chooser("bid:2", "bid:3"), None])
    say(t, "0 vase", "0 bid:1")
    t.undo(0)
    assert t.sealed == {1: [("bid", 2)]}


def test_bots_alone():
    t = three(policies=[chooser("vase", "bid:1"), chooser("bid:3"), chooser("bid:2")])
    assert t.over
    assert t.sealed == {}
    assert state_hash(t) == state_hash(say(three(), "0 vase", "2 bid:2", "1 bid:3", "0 bid:1", "1 thanks"))


def test_save_and_resume_with_a_bot_that_has_sealed():
    t = three(policies=[None, chooser("bid:2"), None])
    say(t, "0 vase", "2 bid:1")
    again = import_log(document(t), policies=[None, chooser(), None])
    assert again.sealed == {1: [("bid", 2)], 2: [("bid", 1)]}
    assert offered(again, 0) == ["bid:0", "bid:1", "bid:2", "bid:3"]
    say(again, "0 bid:0")
    assert again.over
    assert again.state.board == ["vase 1"]


# --- one group after another ---


def rounds(t):
    for _ in range(3):
        bids = t.ask_all("bid", {0: opts("a", "b"), 1: opts("a", "b")})
        t.state.board.append(bids[0][0] + bids[1][0])
        t.roll("luck")
    t.push(("rounds",))


def test_groups_follow_each_other_in_one_step():
    t = say(open_table(rounds), "1 a", "0 b", "0 a", "1 b", "1 a")
    assert t.state.board == ["ba", "ab"]
    assert t.sealed == {1: [("a",)]}
    assert everything(fresh(t)) == everything(t)
    t.undo(1)
    say(t, "0 a", "1 b")
    assert t.state.board == ["ba", "ab", "ab"]


# --- several answers of each seat, all under one seal ---


def place_three(t, seat):
    """Three tokens of five onto three places, one after the other."""
    left, placed = ["1", "2", "3", "4", "5"], []
    while len(placed) < 3:
        token = t.ask(seat, "place", [("token", f"t{n}") for n in left])[1]
        left.remove(token[1:])
        placed.append(token)
    return placed


def placement(t):
    laid = t.together("placement", {seat: lambda seat=seat: place_three(t, seat) for seat in (0, 1)})
    t.state.board.append(" ".join(laid[0]) + " / " + " ".join(laid[1]))
    t.ask(0, "end", opts("done"))


def test_each_seat_answers_many_times_without_waiting_for_the_others():
    t = say(open_table(placement), "0 token:t1", "0 token:t2", "0 token:t3")
    assert asked(t) == ["1 place"]
    assert t.log == []
    say(t, "1 token:t5", "1 token:t4", "1 token:t1")
    assert t.state.board == ["t1 t2 t3 / t5 t4 t1"]
    assert everything(fresh(t)) == everything(t) == everything(import_log(document(t)))


def test_what_one_has_placed_is_not_offered_to_it_again_and_may_be_taken_back_one_by_one():
    t = say(open_table(placement), "0 token:t1", "1 token:t2", "0 token:t2")
    assert offered(t, 0) == ["token:t3", "token:t4", "token:t5"]
    t.undo(0)
    t.undo(0)
    assert offered(t, 0) == [f"token:t{n}" for n in range(1, 6)]
    assert t.sealed == {1: [("token", "t2")]}
    assert t.why_not_undo(0) == "nothing"


def test_nothing_tells_which_tokens_another_has_placed():
    found = {known_to(say(open_table(placement), f"1 token:t{n}"), 0) for n in range(1, 6)}
    assert len(found) == 1


def test_a_placement_is_saved_and_resumed_half_way():
    t = say(open_table(placement), "0 token:t1", "1 token:t2", "0 token:t2")
    again = import_log(document(t))
    assert everything(again) == everything(t)
    assert everything(say(again, "0 token:t5")) == everything(say(t, "0 token:t5"))


def test_bots_place_too():
    t = open_table(placement, policies=[None, greedy_bot(1)])
    assert len(t.sealed[1]) == 3
    say(t, "0 token:t1", "0 token:t2", "0 token:t3")
    assert t.state.board[0].startswith("t1 t2 t3 / t")


def test_no_chance_under_seal():
    def step(t):
        t.together("luck", {0: lambda: t.roll("die")})

    with pytest.raises(RuntimeError, match="no chance while several seats choose"):
        open_table(step)
