"""Who takes any option draws a candidate and asks its bar; the log does not tell it from a choice out of the list."""

from __future__ import annotations

from collections import Counter
from dataclasses import FrozenInstanceError, dataclass
from dataclasses import replace as slow
from random import Random
from typing import Any

import pytest

from kernel.tiny import answers, open_table, opts, say
from regnum.bots import random_bot
from regnum.kernel import Refused, Stuck, drawn, replace

CANDIDATES = opts(*"abcdefghijkl")
ALLOWED = opts("b", "e", "f", "k")


def bar(state: Any, seat: int, option: Any) -> str | None:
    return None if option in ALLOWED else "A1"


def listing(seed: int) -> Any:
    """Any option of the list, as a bot would that cannot draw."""
    draw = Random(seed).random
    return lambda table, seat, kind, options: int(draw() * len(options))


def test_each_that_is_allowed_is_as_likely_as_the_others() -> None:
    draw = Random(5).random
    found = Counter(drawn(None, 0, CANDIDATES, bar, 1, draw)[0] for _ in range(8000))
    assert sorted(found) == ALLOWED
    assert all(1850 < n < 2150 for n in found.values())


def test_several_are_different_and_all_are_found_where_fewer_are_allowed() -> None:
    draw = Random(6).random
    pairs = Counter(tuple(sorted(drawn(None, 0, CANDIDATES, bar, 2, draw))) for _ in range(6000))
    assert len(pairs) == 6  # of four
    assert all(850 < n < 1150 for n in pairs.values())
    assert sorted(drawn(None, 0, CANDIDATES, bar, 9, draw)) == ALLOWED


def test_no_bar_is_asked_twice_and_most_are_not_asked_at_all() -> None:
    asked: list[list[Any]] = []

    def counted(state: Any, seat: int, option: Any) -> str | None:
        asked[-1].append(option)
        return bar(state, seat, option)

    def pick(t: Any) -> None:
        for _ in range(200):
            asked.append([])
            t.state.board.append(t.choose(0, "pick", CANDIDATES, counted)[0])

    open_table(pick, policies=[random_bot(1), None])
    assert all(len(set(one)) == len(one) for one in asked)
    assert sum(map(len, asked)) < 200 * 4
    asked.clear()
    open_table(pick, policies=[listing(1), None])
    assert sum(map(len, asked)) == 200 * len(CANDIDATES)


def test_the_log_is_of_the_same_form_and_replays() -> None:
    def pick(t: Any) -> None:
        t.state.board.append(t.choose(0, "pick", CANDIDATES, bar)[0])
        t.choose(0, "hide", CANDIDATES, bar, secret=True)
        t.choose(0, "sure", CANDIDATES, lambda s, seat, o: None if o == ("c",) else "A1", auto=True)
        t.choose(0, "unsure", CANDIDATES, bar, auto=True)

    drawing, choosing = (open_table(pick, policies=[bot, None]) for bot in (random_bot(3), listing(3)))
    assert [len(entry) for entry in drawing.log] == [len(entry) for entry in choosing.log] == [2, 3, 2]
    assert all(entry[1] in ALLOWED for entry in drawing.log)
    person = open_table(pick)
    for _, answer in answers(drawing):
        person.answer(0, answer)
    assert person.log == drawing.log
    assert person.state.board == drawing.state.board


def test_where_nothing_is_allowed_a_bot_that_draws_is_stuck_like_any_other() -> None:
    def pick(t: Any) -> None:
        t.choose(0, "pick", CANDIDATES, lambda s, seat, option: "A1")

    for bot in (random_bot(1), listing(1)):
        with pytest.raises(Stuck, match="no option for seat 0"):
            open_table(pick, policies=[bot, None])


def test_what_is_left_out_without_a_word_is_neither_offered_nor_explained() -> None:
    def pick(t: Any) -> None:
        t.choose(0, "pick", CANDIDATES, lambda s, seat, o: None if o in ALLOWED else "" if o > ("f",) else "A1")

    t = open_table(pick)
    decision = t.decision(0)
    assert list(decision.options) == ALLOWED
    assert decision.barred(t.state) == [(option, "A1") for option in opts("a", "c", "d")]
    assert decision.why_not(t.state, ("l",)) is None
    with pytest.raises(Refused, match=r"is not on offer to seat 0 in 'pick'$"):
        t.answer(0, ("l",))
    say(t, "0 k")


def test_what_a_question_is_about_is_found_only_for_a_person() -> None:
    found: list[str] = []

    def about() -> dict[str, Any]:
        found.append("once")
        return {"card": "ace"}

    def pick(t: Any) -> None:
        t.choose(0, "pick", CANDIDATES, bar, about=about)
        t.ask(0, "pick", CANDIDATES, about=about)

    open_table(pick, policies=[random_bot(1), None])
    assert not found
    t = open_table(pick)
    assert t.decision(0).about == {"card": "ace"} == t.decision(0).about
    assert found == ["once"]


@dataclass(frozen=True, slots=True)
class Card:
    name: str
    worth: int = 1
    seen: tuple[int, ...] = ()


def test_a_record_is_changed_as_the_standard_library_does_it() -> None:
    card = Card("ace", seen=(1,))
    assert replace(card, worth=3) == slow(card, worth=3) == Card("ace", 3, (1,))
    assert replace(card) == card
    assert replace(card) is not card
    assert hash(replace(card, worth=3)) == hash(Card("ace", 3, (1,)))
    with pytest.raises(TypeError):
        replace(card, colour=1)  # type: ignore[call-arg]
    with pytest.raises(FrozenInstanceError):
        replace(card, worth=3).worth = 4  # type: ignore[misc]
