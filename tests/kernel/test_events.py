"""What is told: to whom, once, and no longer when it is taken back."""

from kernel.tiny import YEAR, chooser, fresh, open_table, opts, say
from regnum.kernel import Event


def test_an_event_for_all():
    e = Event("won", "T.1", {"seat": 0}, None, (), 3)
    assert [e.for_seat(seat) for seat in (0, 1, None)] == [e, e, e]


def test_an_event_for_some():
    e = Event("drew", "T.1", {"card": "ace"}, (1,), (), 3)
    assert [e.for_seat(seat) for seat in (0, 1, None)] == [None, e, None]


def test_an_event_of_which_some_see_a_part():
    e = Event("drew", "T.1", {"seat": 1, "card": "ace"}, (1,), ("card",), 3)
    assert e.for_seat(1) is e
    for seat in (0, None):
        seen = e.for_seat(seat)
        assert seen is not None
        assert (seen.key, seen.rule, seen.args, seen.at) == ("drew", "T.1", {"seat": 1, "card": "hidden"}, 3)
        assert "ace" not in repr(seen)
    assert e.args["card"] == "ace"


def tale(t):
    """Tells before and after each answer."""
    n = len(t.state.board)
    t.tell("begins", n=n)
    for i in range(2):
        word = t.ask(i, "word", opts("x", "y"))[0]
        t.tell("word", "T.2", n=n, word=word)
        t.state.board.append(word)
    t.tell("ends", n=n)
    if n < 6:
        t.push(("tale",))


def keys(t):
    return [f"{e.key} {e.args['n']}" for e in t.events]


def test_an_event_says_after_how_many_entries_it_came():
    t = say(open_table(tale), "0 x", "1 y")
    assert [(e.key, e.at) for e in t.events] == [("begins", 0), ("word", 1), ("word", 2), ("ends", 2), ("begins", 2)]
    assert [e.rule for e in t.events] == ["", "T.2", "T.2", "", ""]


def test_running_a_step_again_neither_loses_nor_doubles():
    t = open_table(tale, history=True)
    for i in range(8):
        assert keys(t).count("begins 0") == 1
        say(t, f"{i % 2} x")
    assert t.over
    assert keys(t) == [f"{key} {n}" for n in (0, 2, 4, 6) for key in ("begins", "word", "word", "ends")]


def test_events_that_were_taken_back_are_gone():
    t = say(open_table(tale), "0 x")
    before = list(t.events)
    say(t, "1 y")
    t.undo(1)
    assert t.events == before
    t.undo(0)
    assert keys(t) == ["begins 0"]


def test_history_keeps_all():
    t = open_table(tale, history=True)
    for i in range(8):
        say(t, f"{i % 2} x")
    assert len(t.events) == 16
    assert t.forgotten == 0


def test_without_history_only_what_cannot_be_taken_back_is_forgotten():
    t = open_table(game=YEAR)
    model = open_table(game=YEAR, history=True)
    for i in range(60):
        if not t.pending:
            break
        d = t.pending[i % len(t.pending)]
        before = t.forgotten + len(t.events)
        for table in (t, model):
            table.answer(d.seat, d.options[i % len(d.options)])
        assert t.events == model.events[t.forgotten :]
        if t.why_not_undo(d.seat) is None:
            t.undo(d.seat)
            assert t.forgotten + len(t.events) == before
            t.answer(d.seat, d.options[i % len(d.options)])
            assert t.events == model.events[t.forgotten :]
    assert t.over
    assert t.forgotten > 0


def test_forgotten_events_come_back_with_a_rewind():
    t, model = open_table(game=YEAR), open_table(game=YEAR, history=True)
    for table in (t, model):
        for _ in range(12):
            d = table.pending[0]
            table.answer(d.seat, d.options[-1])
    for to in range(len(t.log), -1, -1):
        t.rewind(to)
        model.rewind(to)
        assert t.events == model.events[t.forgotten :]
        assert model.events == fresh(model).events


def test_bots_are_told_of_as_people_are():
    people = open_table(tale, history=True)
    for i in range(8):
        say(people, f"{i % 2} x")
    assert open_table(tale, history=True, policies=[chooser(), chooser()]).events == people.events


def test_a_table_that_tells_nothing():
    t = open_table(tale, telling=False, policies=[chooser(), chooser()])
    assert t.over
    assert t.events == []


def test_the_events_of_the_current_step():
    t = say(open_table(tale, history=True), "0 x", "1 y", "0 x")
    assert [e.key for e in t.step_events()] == ["begins", "word"]
