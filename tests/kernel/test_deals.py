"""Deals: offers with several parts, and one counter-offer."""

import pytest

from regnum.fuzz import run_fuzz
from regnum.kernel import Described, Refused, Table, new_table, option_id
from regnum.kernel.deal import MOST, Offer, flipped, listed, offer_in, seen_by
from small import MARKET, PLOT, register_all

register_all()


def two() -> Table:
    t = new_table(MARKET, 2)
    t.run()
    return t


def say(t, *lines):
    for line in lines:
        seat, option = line.split()
        t.answer(int(seat), option)
    return t


def offered(t):
    return [option_id(o) for o in t.pending[0].options]


SENT = ("0 deal:1", "0 give:grain:2", "0 take:wool:2", "0 send")


def test_an_offer_is_put_together_part_by_part_and_a_part_can_be_taken_back():
    t = say(two(), "0 deal:1", "0 give:grain:2")
    assert "drop:give:grain:2" in offered(t)
    assert "give:grain:1" not in offered(t)
    say(t, "0 drop:give:grain:2")
    assert "give:grain:1" in offered(t)
    assert offer_in(t.pending[0].about) == Offer(0, 1, ())


def test_the_other_seat_gets_one_question_about_all_of_it():
    t = say(two(), *SENT)
    decision = t.decision(1)
    assert decision.kind == "offered"
    assert offered(t) == ["accept", "counter", "refuse"]
    offer = offer_in(decision.about)
    assert offer == Offer(0, 1, (("give", "grain", 2), ("take", "wool", 2)))
    assert seen_by(offer, 1).terms == (("take", "grain", 2), ("give", "wool", 2))


def test_what_is_accepted_is_carried_out():
    t = say(two(), *SENT, "1 accept")
    assert t.state.players == [{"gold": 2, "grain": 2, "wool": 2}, {"gold": 2, "grain": 2, "wool": 2}]


@pytest.mark.parametrize(
    "end", [["1 refuse"], ["1 counter", "1 cancel"], ["1 counter", "1 give:gold:1", "1 send", "0 refuse"]]
)
def test_nothing_comes_of_what_is_refused(end):
    t = say(two(), *SENT, *end)
    assert t.state.players == two().state.players
    assert t.pending[0].kind == "turn"
    assert t.pending[0].seat == 1


def test_a_counter_offer_begins_with_the_terms_turned_round_and_is_the_last_one():
    t = say(two(), *SENT, "1 counter")
    assert offer_in(t.pending[0].about) == Offer(1, 0, flipped(SENT_TERMS), flipped(SENT_TERMS))
    assert t.decision(1).why_not(t.state, ("send",)) == "M.5"
    say(t, "1 drop:give:wool:2", "1 give:wool:1", "1 send")
    assert t.pending[0].seat == 0
    assert offered(t) == ["accept", "refuse"]
    say(t, "0 accept")
    assert t.state.players == [{"gold": 2, "grain": 2, "wool": 1}, {"gold": 2, "grain": 2, "wool": 3}]


SENT_TERMS = (("give", "grain", 2), ("take", "wool", 2))


def test_the_game_bars_parts_and_says_by_which_rule():
    t = say(two(), "0 deal:1", "0 give:grain:2")
    with pytest.raises(Refused, match=r"rule M\.3"):
        t.answer(0, "give:wool:1")
    with pytest.raises(Refused, match=r"rule M\.4"):
        t.answer(0, "give:grain:1")
    say(t, "0 drop:give:grain:2")
    with pytest.raises(Refused, match=r"rule M\.5"):
        t.answer(0, "send")


def test_nobody_goes_on_changing_an_offer_for_ever():
    t = say(two(), "0 deal:1", "0 give:gold:1")
    for n in range(MOST - 1):
        t.answer(0, "drop:give:gold:1" if n % 2 == 0 else "give:gold:1")
    assert offered(t) in (["send", "cancel"], ["cancel"])


def test_a_draft_can_be_undone():
    t = say(two(), "0 deal:1", "0 give:grain:2")
    t.undo(0)
    assert offer_in(t.pending[0].about) == Offer(0, 1, ())


@pytest.mark.parametrize("game", [MARKET, PLOT])
def test_random_games_keep_every_promise(game):
    report = run_fuzz(game.id, 24)
    assert report.failures == []
    assert report.decisions > 200


def test_what_is_paid_for_a_part_stands_in_the_list_of_who_pays():
    def column(side):
        terms = (("give", "grain", 2), ("take", "wool", 1))
        found = listed(terms, side, lambda part: Described(f"deal-{part[0]}", "1"), {"deal-grain-paid"}.__contains__)
        return [(option_id(part), said.text) for part, said in found]

    assert column("give") == [("give:grain:2", "deal-grain")]
    assert column("take") == [("paid:give:grain:2", "deal-grain-paid"), ("take:wool:1", "deal-wool")]
