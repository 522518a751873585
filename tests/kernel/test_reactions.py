"""Reactions: any of several seats may have something to say, and asking tells nobody who has."""

import pytest

from kernel.tiny import asked, chooser, document, everything, fresh, load, open_table, opts, say
from regnum.kernel import Dice, Refused, Stuck, veil, view
from regnum.log import entry_out, import_log, resume, snapshot

PASS = ("pass",)


def plot(t):
    """Seat 0 plots, every other seat may stop it with a bear, then seat 0 has a word more."""
    for seat, card in enumerate(t.state.box.cards[: len(t.state.players)]):
        t.state.players[seat].hand.append(card)
        t.state.deck.remove(card)
    t.ask(0, "plot", opts("poison", "bribe"))
    t.tell("plot", seat=0)
    holding = {seat: p.hand for seat, p in enumerate(t.state.players) if seat}
    said = t.react(
        "stop", {s: [PASS, *(("stop", c) for c in hand if c == "bear")] for s, hand in holding.items()}, PASS
    )
    for seat, option in said.items():
        if option != PASS:
            t.state.players[seat].hand.remove(option[1])
            t.state.board.append(option[1])
            t.tell("stopped", seat=seat, card=option[1])
    t.state.total += 1
    t.ask(0, "after", opts("again", "end"))


HELD = {"cards": ["ace", "bear", "cat", "dog"]}  # the bear is in the hand of seat 1
NOT_HELD = {"cards": ["ace", "cat", "dog", "bear"]}  # it is in the deck


def three(content=None, **kwargs):
    return open_table(plot, seats=3, content=load(content or HELD, ""), **kwargs)


def test_all_named_seats_are_asked_under_seal_with_a_default():
    t = say(three(), "0 poison")
    assert asked(t) == ["1 stop", "2 stop"]
    assert [d.default for d in t.pending] == [PASS, PASS]
    assert [d.idle for d in t.pending] == [False, True]
    assert t.reaction == ("stop", (1, 2), PASS)


@pytest.mark.parametrize("content", [HELD, NOT_HELD])
def test_the_log_is_the_same_whether_a_card_was_held_or_not(content):
    t = say(three(content), "0 poison", "2 pass", "1 pass")
    assert t.log == [(0, ("poison",)), ("sealed", "stop", ((1, (PASS,)), (2, (PASS,))), None)]
    assert [e.key for e in t.events] == ["plot"]
    assert t.reaction is None


def test_who_holds_it_may_use_it():
    t = say(three(), "0 poison", "2 pass", "1 stop:bear")
    assert t.state.board == ["bear"]
    assert asked(t) == ["0 after"]
    assert everything(fresh(t)) == everything(t)


def test_a_table_that_is_not_patient_goes_on_when_all_have_answered():
    assert asked(say(three(), "0 poison", "1 pass", "2 pass")) == ["0 after"]


def test_a_patient_table_stays_open_until_it_is_closed():
    t = say(three(patient=True), "0 poison", "1 stop:bear", "2 pass")
    assert asked(t) == []
    assert not t.over
    assert t.reaction is not None
    t.close_reaction()
    assert asked(t) == ["0 after"]
    assert t.state.board == ["bear"]


def test_closing_says_the_default_for_all_who_have_said_nothing():
    t = say(three(patient=True), "0 poison")
    t.close_reaction()
    assert asked(t) == ["0 after"]
    assert everything(t) == everything(say(three(), "0 poison", "1 pass", "2 pass"))


def test_there_is_nothing_to_close_when_nothing_is_open():
    t = three(patient=True)
    with pytest.raises(Refused):
        t.close_reaction()


def twice(t):
    for _ in range(2):
        t.react("stop", {0: [PASS, ("stop", 1)], 1: [PASS]}, PASS)


def test_closing_one_reaction_leaves_the_next_one_open():
    t = open_table(twice, patient=True)
    t.close_reaction()
    assert len(t.log) == 1
    assert asked(t) == ["0 stop", "1 stop"]
    t.close_reaction()
    assert t.over


def test_an_answer_may_be_taken_back_while_it_is_open_and_nobody_else_sees_it():
    t = say(three(patient=True), "0 poison")
    reasons = [t.why_not_undo(seat) for seat in range(3)]
    say(t, "1 stop:bear")
    assert [t.why_not_undo(0), t.why_not_undo(2)] == [reasons[0], reasons[2]] == ["reaction"] * 2
    t.undo(1)
    assert asked(t) == ["1 stop", "2 stop"]
    assert t.sealed == {1: []} or t.sealed == {}


def test_it_is_still_open_after_saving_and_loading():
    t = say(three(patient=True), "0 poison", "1 stop:bear", "2 pass")
    snap = snapshot(t)
    again = resume(t.game, t.setup, t.content, snap, [entry_out(e) for e in t.log], 0, patient=True)
    assert again.reaction == t.reaction
    assert asked(again) == []
    again.close_reaction()
    t.close_reaction()
    assert everything(again) == everything(t)


def test_a_log_saved_while_it_is_open_goes_on():
    t = say(three(), "0 poison", "2 pass")
    again = import_log(document(t))
    assert asked(again) == ["1 stop"]


def test_a_rewind_takes_a_reaction_back():
    t = say(three(patient=True), "0 poison", "1 stop:bear")
    t.rewind(0)
    assert t.reaction is None
    assert asked(t) == ["0 plot"]


def test_bots_answer_at_once():
    t = say(three(policies=[None, chooser("stop:bear"), chooser()]), "0 poison")
    assert t.state.board == ["bear"]
    assert asked(t) == ["0 after"]


def test_another_seat_imagines_the_same_whether_it_was_answered_or_not():
    def known(t):
        world = t.imagine(2, Dice(5))
        return [veil(e, 2) for e in t.log], view(t.state, t.game.shape, 2), view(world.state, t.game.shape, 2)

    t = say(three(patient=True), "0 poison")
    before = known(t)
    assert known(say(t, "1 stop:bear")) == before


def test_a_default_that_is_no_option_is_an_error_of_the_rules():
    def wrong(t):
        t.react("stop", {0: [("stop", 1)]}, PASS)

    with pytest.raises(Stuck, match="the default is no option of seat 0"):
        open_table(wrong)
