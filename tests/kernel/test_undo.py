"""Undo goes back to the last barrier and says what it is; rewind goes anywhere."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kernel.tiny import YEAR, answers, asked, chooser, document, everything, fresh, make_game, open_table, opts, say
from regnum.fuzz import answers_of
from regnum.games.principato import GAME as PRINCIPATO
from regnum.kernel import Dice, Refused, Setup, Table, canonical, new_table, view
from regnum.log import import_log, state_hash


def barrier_of(what):
    def step(t):
        t.ask(0, "first", opts("a", "b"))
        what(t)
        t.ask(0, "second", opts("c"))

    return open_table(step)


@pytest.mark.parametrize(
    ("what", "reason"),
    [
        (lambda t: t.roll("die"), "roll"),
        (lambda t: t.draw("deck", t.state.deck), "draw"),
        (lambda t: t.draw("deck", t.state.deck, see=(1,)), "draw"),
        (lambda t: t.shuffle("deck", t.state.deck), "shuffle"),
        (lambda t: t.reveal("top", t.state.deck[0]), "reveal"),
    ],
)
def test_each_kind_of_chance_is_a_barrier_and_is_named(what, reason):
    t = say(barrier_of(what), "0 a")
    before = everything(t)
    assert t.why_not_undo(0) == reason
    with pytest.raises(Refused, match=f"seat 0 cannot undo: {reason}") as refused:
        t.undo(0)
    assert refused.value.reason == reason
    assert everything(t) == before


def test_beyond_the_barrier_one_may_still_take_back_what_came_after():
    t = say(barrier_of(lambda t: t.roll("die")), "0 a", "0 c")
    t.undo(0)
    assert asked(t) == ["0 second"]
    assert t.why_not_undo(0) == "roll"


def test_no_barrier_no_stop():
    t = say(barrier_of(lambda t: None), "0 a")
    t.undo(0)
    assert asked(t) == ["0 first"]


def test_the_answer_of_another_seat_is_a_barrier():
    def step(t):
        t.ask(0, "first", opts("a"))
        t.ask(1, "second", opts("b"))
        t.ask(0, "third", opts("c"))

    t = say(open_table(step), "0 a", "1 b")
    assert t.why_not_undo(0) == "other_seat"
    assert t.why_not_undo(1) is None


def test_at_the_beginning_there_is_nothing_to_undo():
    t = barrier_of(lambda t: None)
    assert t.why_not_undo(0) == "nothing"
    with pytest.raises(Refused, match="nothing"):
        t.undo(0)


def test_undo_after_the_end_of_the_game():
    t = say(barrier_of(lambda t: None), "0 a", "0 c")
    assert t.over
    t.undo(0)
    assert not t.over
    assert asked(t) == ["0 second"]


def test_a_bots_answer_is_a_barrier_too():
    def step(t):
        t.ask(0, "first", opts("a"))
        t.ask(1, "second", opts("b"))
        t.ask(0, "third", opts("c"))

    t = say(open_table(step, policies=[None, chooser()]), "0 a")
    assert t.why_not_undo(0) == "other_seat"


# --- across steps ---


def walk(t):
    """Each answer is a step of its own."""
    word = t.ask(0, "word", opts("x", "y", "z", "stop"))[0]
    t.state.board.append(word)
    t.tell("word", word=word)
    if word != "stop":
        t.push(("walk",))


def test_undo_crosses_steps_back_to_the_first_own_answer():
    t = open_table(walk)
    hashes = []
    for word in ("x", "y", "z", "x", "stop"):
        hashes.append(everything(t))
        say(t, f"0 {word}")
    for before in reversed(hashes):
        t.undo(0)
        assert everything(t) == before
    assert t.why_not_undo(0) == "nothing"


def test_undo_all_and_the_same_answers_again_give_the_same_at_every_point():
    words = ["x", "y", "z", "y", "x", "stop"]
    t = open_table(walk)
    first = [everything(say(t, f"0 {w}")) for w in words]
    for _ in words:
        t.undo(0)
    assert [everything(say(t, f"0 {w}")) for w in words] == first


def test_undo_after_rewind():
    t = say(open_table(walk), "0 x", "0 y", "0 z", "0 x")
    t.rewind(3)
    t.undo(0)
    assert t.state.board == ["x", "y"]
    say(t, "0 stop")
    assert t.state.board == ["x", "y", "stop"]


# --- a game with everything in it ---


def year(moves=60, **kwargs):
    """The game played on by some rule, so that it has all kinds of entries."""
    t = open_table(game=YEAR, **kwargs)
    for i in range(moves):
        if t.pending:
            d = t.pending[i % len(t.pending)]
            t.answer(d.seat, d.options[i % 5 % len(d.options)])
    return t


def test_the_game_of_these_tests_has_all_kinds_of_entries():
    t = year()
    assert t.over
    assert {e[0] for e in t.log} == {"shuffle", "roll", "draw", "sealed", 0, 1}
    assert any(len(e) == 3 for e in t.log)


def test_rewind_to_every_entry_and_play_the_rest_gives_the_same_end():
    whole = year()
    end, log = everything(whole), list(whole.log)
    for to in range(len(log) + 1):
        t = year()
        t.rewind(to)
        assert everything(fresh(t)) == everything(t)
        for seat, option in (answer for entry in log[to:] for answer in answers_of(entry)):
            t.answer(seat, option)
        assert everything(t) == end


def test_marks_make_going_far_back_short():
    whole = year()
    for to in range(len(whole.log) + 1):
        plain, marked = fresh(whole), Table(whole.game, whole.setup, whole.content, history=True, marks=4)
        marked.log = list(whole.log)
        marked.run()
        plain.rewind(to)
        before = marked.steps
        marked.rewind(to)
        assert everything(marked) == everything(plain)
        assert marked.events == plain.events
        assert marked.steps - before <= 5
        for entry in whole.log[to:]:
            for seat, option in answers_of(entry):
                marked.answer(seat, option)
        assert everything(marked) == everything(whole)


@pytest.mark.parametrize("to", [-1, 1000])
def test_rewind_to_nowhere_is_refused(to):
    t = year(moves=6)
    before = everything(t)
    with pytest.raises(Refused, match=f"no entry {to}"):
        t.rewind(to)
    assert everything(t) == before


def test_only_what_undo_may_need_is_kept():
    """The checkpoints held are those since the first answer that may be taken back, and one before."""
    t = open_table(game=YEAR)
    for i in range(60):
        if not t.pending:
            break
        d = t.pending[0]
        t.answer(d.seat, d.options[0 if d.kind == "more" and i % 5 else -1])
        assert sum(point.pos > t._floor() for point in t._checkpoints) <= 6
        assert len(t._checkpoints) <= 7
        assert t._checkpoints[0].pos <= t._floor()


def test_a_table_without_checkpoints_does_the_same_only_slower():
    kept, bare = open_table(game=YEAR), open_table(game=YEAR, keep=False)
    for i in range(25):
        d = kept.pending[0]
        for t in (kept, bare):
            t.answer(d.seat, d.options[i % len(d.options)])
            if t.why_not_undo(d.seat) is None and i % 3 == 0:
                t.undo(d.seat)
        assert everything(kept) == everything(bare)


# Against a plain model: a list of answers, from which a fresh table is played each time.

moves = st.lists(
    st.tuples(st.sampled_from(["answer"] * 6 + ["undo"] * 3 + ["rewind", "save", "copy", "run"]), st.integers(0, 99)),
    min_size=15,
    max_size=60,
)


@settings(max_examples=300, deadline=None, derandomize=True)
@given(moves=moves, history=st.booleans())
def test_whatever_is_done_the_table_is_what_its_log_says(moves, history):
    t = open_table(game=YEAR, history=history)
    for what, n in moves:
        if what == "answer" and t.pending:
            d = t.pending[n % len(t.pending)]
            t.answer(d.seat, d.options[n % len(d.options)], at=len(t.log))
        elif what == "undo":
            seat = n % 2
            given = len(t.log) + sum(map(len, t.sealed.values()))
            if t.why_not_undo(seat) is None:
                t.undo(seat)
                assert len(t.log) + sum(map(len, t.sealed.values())) < given
            else:
                with pytest.raises(Refused):
                    t.undo(seat)
        elif what == "rewind":
            t.rewind(len(t.log) - n % (len(t.log) + 1))
        elif what == "save":
            t = import_log(document(t), history=history)
        elif what == "copy":
            t = t.copy(keep=True)
            t.run()
        else:
            t.run()
        model = fresh(t)
        assert everything(t) == everything(model)
        assert [(d.seat, d.kind) for d in t.pending] == [(d.seat, d.kind) for d in model.pending]
        for seat in (0, 1):
            assert t.why_not_undo(seat) == model.why_not_undo(seat)


def test_the_same_answers_without_any_undo_make_the_same_game():
    t = year()
    plain = Table(YEAR, Setup("tiny", 2, 7), YEAR.content(None, ""))
    plain.run()
    for seat, option in answers(t):
        plain.answer(seat, option)
    assert state_hash(plain) == state_hash(t)
    assert plain.log == t.log


# --- undo is not for peeking ---


def peeked(game, seats, seed):
    """Plays a game at random. What an answer shows while it can still be taken back must be the same in
    another world that the seat cannot tell from this one; returns the first answer for which it is not."""
    random, t = Random(seed), new_table(game, seats, seed)
    t.run()
    while t.pending:
        decision = random.choice(t.pending)
        seat, option = decision.seat, random.choice(decision.options)
        world = t.imagine(seat, Dice(random.getrandbits(60)), keep=True)
        world.run()
        t.answer(seat, option)
        if t.why_not_undo(seat) is None and seat not in t.sealed:
            world.answer(seat, option)
            if seen(t, seat) != seen(world, seat):
                return seat, option
    return None


def seen(t, seat):
    own = [(d.kind, list(d.options)) for d in t.pending if d.seat == seat]
    return canonical([view(t.state, t.game.shape, seat), own, [(d.seat, d.kind) for d in t.pending]])


def test_what_can_be_taken_back_has_shown_nothing_new():
    for seed in range(20):
        assert peeked(YEAR, 2, seed) is None
    for seats in (2, 3, 4):
        assert peeked(PRINCIPATO, seats, seats) is None


def test_a_rule_that_shows_a_card_without_a_barrier_is_found_out():
    def careless(t):
        if not t.state.board:
            t.shuffle("deck", t.state.deck)
        t.ask(0, "look", opts("yes", "no"))
        t.state.board.append(t.state.deck.pop(0))
        if t.state.deck:
            t.push(("careless",))

    assert peeked(make_game(careless), 2, 1) is not None
