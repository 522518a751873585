"""A table that has let go of the entries that undo cannot reach plays on like one that holds them all."""

import pytest

from kernel.tiny import asked, open_table, opts, say
from regnum.kernel import Dice, Refused, RegnumError
from regnum.log import export_log, resume, snapshot


def day(t):
    """Two answers, a die between the days."""
    t.state.board.append(t.ask(0, "morning", opts("work", "rest", "fall"))[0])
    t.tell("morning")
    t.push(("evening",))


def evening(t):
    t.state.board.append(t.ask(0, "evening", opts("sing", "sleep"))[0])
    t.state.total += t.roll("die")[0]
    t.push(("fall",) if t.state.board[-2] == "fall" else ("day",))


def fall(t):
    raise ZeroDivisionError


def three_days(*, let_go, then="rest"):
    t = open_table(day, evening, fall, history=True)
    for _ in range(3):
        say(t, "0 work", "0 sing")
        if let_go:
            t.let_go()
    return say(t, f"0 {then}")


def test_it_is_asked_answered_and_undone_as_before():
    whole, t = three_days(let_go=False), three_days(let_go=True)
    assert (t.base, len(t.log)) == (8, 2)  # the last die before the day, and the answer of today
    assert (t.at, t.here) == (whole.at, whole.here) == (10, 10)
    assert t.entries_from(9) == whole.log[9:]
    assert t.state == whole.state
    assert [e.at for e in t.events] == [e.at for e in whole.events]
    for table in (whole, t):
        table.answer(0, "sleep", at=10)
        assert table.why_not_undo(0) == "roll"
    assert t.log == whole.entries_from(t.base)


def test_an_answer_of_today_is_taken_back():
    t = three_days(let_go=True)
    t.undo(0)
    assert asked(t) == ["0 morning"]
    assert t.why_not_undo(0) == "roll"
    assert say(t, "0 rest").at == 10


def test_copies_and_imagined_worlds_begin_where_it_does():
    t = three_days(let_go=True)
    for made in (t.copy(), t.imagine(0, Dice(1))):
        made.run()
        assert (made.entries_from(0), made.at, made.state.board) == (t.log, t.at, t.state.board)
        assert made.base == t.base


@pytest.mark.parametrize("let_go", [False, True])
def test_a_rule_that_fails_after_chance_leaves_it_as_it_was(let_go):
    t = three_days(let_go=let_go, then="fall")
    before, events = (t.state, t.log[:], t.base, asked(t)), t.events[:]
    with pytest.raises(ZeroDivisionError):
        t.answer(0, "sing")
    assert (t.state, t.log, t.base, asked(t)) == before
    assert t.events == events
    t.undo(0)
    assert asked(t) == ["0 morning"]


def test_what_is_let_go_cannot_be_gone_back_to_nor_written_out():
    t = three_days(let_go=True)
    before = t.state
    with pytest.raises(Refused, match="entry 3 cannot be gone back to: the log is held from entry 8 on"):
        t.rewind(3)
    with pytest.raises(RegnumError, match="holds its log only from entry 8 on"):
        export_log(t)
    assert t.state is before


def test_a_table_of_a_snapshot_holds_the_entries_it_was_given():
    whole = three_days(let_go=False)
    made = resume(whole.game, whole.setup, whole.content, snapshot(whole), [["roll", "die", [1], None], [0, "rest"]], 8)
    assert (made.base, made.at, made.state) == (8, whole.at, whole.state)
    with pytest.raises(Refused, match="is at 10"):
        made.answer(0, "sing", at=2)
