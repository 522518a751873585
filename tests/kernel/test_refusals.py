"""What is not on offer is refused, with its reason, and leaves no trace."""

import pytest

from kernel.tiny import asked, chooser, everything, offered, open_table, opts, say
from regnum.kernel import Refused


def barred_buy(s, seat, option):
    if option[0] == "castle":
        return "SHOP.castle"
    return "SHOP.money" if option == ("horse",) and s.players[seat].purse < 3 else None


def shop(t):
    t.state.players[0].purse = 2
    bought = t.choose(0, "buy", opts("bread", "horse", "castle"), barred_buy)
    t.state.board.append(bought[0])
    t.state.board.append(t.ask(1, "sell", opts("yes:1", "no"))[0])


@pytest.mark.parametrize(
    ("seat", "option", "at", "reason", "rule"),
    [
        (0, "palace", None, "unknown", None),
        (0, "", None, "unknown", None),
        (0, "bread:1", None, "unknown", None),
        (0, "BREAD", None, "unknown", None),
        (0, ("bread", "bread"), None, "unknown", None),
        (0, "horse", None, "barred", "SHOP.money"),
        (0, "castle", None, "barred", "SHOP.castle"),
        (1, "bread", None, "not_asked", None),
        (7, "bread", None, "not_asked", None),
        (-1, "bread", None, "not_asked", None),
        (0, "bread", 1, "stale", None),
        (0, "bread", -1, "stale", None),
    ],
)
def test_a_refused_answer_has_a_reason_and_changes_nothing(seat, option, at, reason, rule):
    t = open_table(shop)
    before = everything(t)
    with pytest.raises(Refused) as refused:
        t.answer(seat, option, at)
    assert (refused.value.reason, refused.value.rule) == (reason, rule)
    assert rule is None or rule in str(refused.value)
    assert "\n" not in str(refused.value)
    assert everything(t) == before


def test_an_answer_for_an_earlier_question_is_stale():
    t = open_table(shop)
    at = len(t.log)
    t.answer(0, "bread", at)
    with pytest.raises(Refused, match="for decision 0, the table is at 1"):
        t.answer(1, "no", at)


def test_after_the_end_nothing_is_asked():
    t = say(open_table(shop), "0 bread", "1 no")
    before = everything(t)
    with pytest.raises(Refused, match="waiting for: nobody"):
        t.answer(0, "bread")
    assert everything(t) == before


@pytest.mark.parametrize(
    "option", ["yes:01", "yes:+1", "yes: 1", "yes:1_", "yes:¹", "yes:--1", "yes:" + "9" * 5000, "yes:1.0"]
)
def test_a_number_has_one_spelling(option):
    t = say(open_table(shop), "0 bread")
    with pytest.raises(Refused, match="not on offer"):
        t.answer(1, option)
    t.answer(1, "yes:1")


def test_why_not_is_told_without_trying():
    t = open_table(shop)
    d = t.decision(0)
    assert offered(t, 0) == ["bread"]
    assert d.barred(t.state) == [(("horse",), "SHOP.money"), (("castle",), "SHOP.castle")]
    assert d.why_not(t.state, ("horse",)) == "SHOP.money"
    assert d.why_not(t.state, ("bread",)) is None
    assert d.why_not(t.state, ("palace",)) is None


# --- rules that fail ---


def fails_later(t, kind):
    """The answer is taken, then something goes wrong: at once, in the next step, or after a bot's turn."""
    word = t.ask(0, "word", opts("good", "bad"))[0]
    t.state.board.append(word)
    t.tell("word")
    if word == "good":
        t.push(("fails_later", kind))
    elif kind == "at once":
        raise ZeroDivisionError
    elif kind == "in the next step":
        t.push(("quiet",), ("breaks",))
    elif kind == "after a roll":
        t.roll("die")
        t.push(("breaks",))
    else:
        t.push(("other",), ("breaks",))


def quiet(t):
    t.state.total += 1


def other(t):
    t.ask(1, "other", opts("yes", "no"))


def breaks(t):
    raise ZeroDivisionError


@pytest.mark.parametrize("kind", ["at once", "in the next step", "after a roll", "after a bot"])
def test_a_rule_that_fails_leaves_the_table_as_it_was(kind):
    def begin(t):
        t.push(("fails_later", kind))

    t = open_table(begin, fails_later, quiet, other, breaks, policies=[None, chooser()])
    t.forced = [("roll", "die", (3,))]
    say(t, "0 good", "0 good")
    before, events = everything(t), list(t.events)
    with pytest.raises(ZeroDivisionError):
        say(t, "0 bad")
    assert everything(t) == before
    assert t.events == events
    assert t.forced == [("roll", "die", (3,))]
    assert asked(say(t, "0 good")) == ["0 word"]


def test_a_rule_that_fails_after_a_group_leaves_the_seals():
    def group(t):
        bids = t.ask_all("bid", {0: opts("a", "b"), 1: opts("a", "b")})
        if bids[0] == bids[1]:
            raise ZeroDivisionError

    t = say(open_table(group), "1 a")
    before = everything(t)
    with pytest.raises(ZeroDivisionError):
        say(t, "0 a")
    assert everything(t) == before
    assert say(t, "0 b").over


def test_a_rule_cannot_swallow_the_question():
    def careless(t):
        try:
            t.ask(0, "word", opts("a"))
        except Exception:
            t.state.board.append("swallowed")

    t = open_table(careless)
    assert asked(t) == ["0 word"]
    assert t.state.board == []


def test_a_table_that_failed_in_run_begins_the_step_again():
    """A bot stumbles, the table is run again with another: nothing is played twice."""

    def stumbling(table, seat, kind, options):
        raise KeyboardInterrupt

    t = open_table(shop)
    t.policies = [stumbling, None]
    with pytest.raises(KeyboardInterrupt):
        t.run()
    assert not t.over
    t.policies = [chooser(), None]
    t.run()
    assert t.state.board == ["bread"]
    assert asked(t) == ["1 sell"]


def test_running_a_waiting_table_changes_nothing():
    t = say(open_table(shop), "0 bread")
    before = everything(t)
    t.run()
    t.run()
    assert everything(t) == before
