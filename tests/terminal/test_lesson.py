"""A guided first game in the terminal: played to its end, left and taken up again, with wrong answers answered."""

from __future__ import annotations

import pytest

from regnum.lesson import Lesson, all_lessons, get_lesson
from regnum.terminal.lesson import learn
from terminal.keys import Keyboard, flat

LESSONS = all_lessons()


def right(lesson: Lesson, first: int = 0) -> list[str]:
    """What to type to get through: Enter where there is only something to read."""
    return [line for step in lesson.steps[first:] for line in (step.do or [""])]


@pytest.mark.parametrize("lang", ["en", "pl"])
@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.game.id)
def test_a_lesson_is_played_to_its_end(lesson: Lesson, lang: str) -> None:
    keys = Keyboard(*right(lesson), width=120, height=40)
    assert learn(lesson, lang, console=keys.console, read=keys.read) == 0
    told = flat(keys.all())
    for step in lesson.steps:
        assert flat(step.say[lang]) in told
    assert lesson.titles[lang] in told.split("regnum play")[0]
    seats = told.split(f"regnum play {lesson.game.id} --seats ")[1].split()[0]
    assert len(seats.split(",")) in lesson.game.seats  # the command that is named can be given


def test_a_wrong_answer_gets_the_reason_and_in_the_end_the_right_one() -> None:
    lesson = get_lesson("principato", "first")
    keys = Keyboard("", "", "end", "influence", then=EOFError)
    learn(lesson, "en", console=keys.console, read=keys.read)
    assert "You would give up both actions." in keys.screens[3]
    last = flat(keys.screens[4])
    assert "One influence is always to be had. Three food for the same action is more." in last
    assert "The answer here is 1: Harvest: take 3 food" in last


def test_what_a_rule_forbids_is_told_with_the_rule() -> None:
    lesson = get_lesson("principato", "first")
    keys = Keyboard("activate:build_bank.s2-1:1", then=EOFError)
    learn(lesson, "en", 3, keys.console, keys.read)
    assert "TURN.A" in keys.screens[1]


def test_only_read_and_read_again() -> None:
    lesson = get_lesson("principato", "first")
    keys = Keyboard("end", "", "back", "why", "undo", then=EOFError)
    learn(lesson, "en", console=keys.console, read=keys.read)
    assert "there is only something to read here" in flat(keys.screens[1])
    assert flat(lesson.steps[0].say["en"]) in flat(keys.screens[3])
    assert "A lesson goes forward only" in flat(keys.screens[5])


def test_it_can_be_left_and_taken_up_again() -> None:
    lesson = get_lesson("principato", "first")
    keys = Keyboard(*right(lesson)[:9], then=KeyboardInterrupt)
    learn(lesson, "en", console=keys.console, read=keys.read)
    assert "regnum lesson principato first --step 9" in flat(keys.all())
    again = Keyboard(*right(lesson, 8))
    learn(lesson, "en", 9, again.console, again.read)
    assert flat(lesson.steps[8].say["en"]) in flat(again.screens[0])
    assert "is done" in flat(again.all())


@pytest.mark.parametrize("word", ["skip", "pomiń", "q"])
def test_it_can_be_skipped(word: str) -> None:
    keys = Keyboard(word)
    assert learn(get_lesson("principato", "first"), "pl", console=keys.console, read=keys.read) == 0
    assert len(keys.screens) == 1
