"""Every lesson of every game is played to its end, and the runner notices what is wrong with one."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from regnum.cli import app
from regnum.games import get_game
from regnum.kernel import RegnumError, Table, encode
from regnum.lesson import PAGE, Lesson, all_lessons, load_case
from regnum.rulebook import load_rules
from regnum.scenario import Failed
from regnum.text import LANGUAGES, Texts

LESSONS = all_lessons()
BOARDS = Path(__file__).parents[1] / "web" / "src" / "boards"
LONGEST = 340  # letters on a card: three short sentences

GOOD = """
title = { en = "A field", pl = "Pole" }
game = "principato"

[given]
seats = 2
options = { first = "1" }

[given.set]
"duchies.0.hand" = ["tax_choice.s1-1", "build_field.s2-1"]
"duchies.1.hand" = ["tax_choice.s1-2", "build_farm.s2-1"]

[[step]]
say = { en = "Plough a field.", pl = "Zaoraj pole." }
show = ["card:build_field.s2-1"]
do = ["activate:build_field.s2-1:0", "pay:0:1:0"]
wrong = [{ choose = "influence", say = { en = "Not now.", pl = "Nie teraz." } }]
expect = { state = { "duchies.0.field" = 2 } }

[[step]]
say = { en = "End the turn.", pl = "Zakończ turę." }
do = "end"
then = ["influence", "influence", "end"]
"""


def ids(lesson: Lesson) -> str:
    return f"{lesson.game.id}-{lesson.id}"


@pytest.mark.parametrize("lesson", LESSONS, ids=ids)
def test_lesson(lesson: Lesson) -> None:
    assert 10 <= len(lesson.steps) <= 15
    assert set(lesson.rules) <= set(load_rules(lesson.game))
    lesson.run()
    assert sum(bool(step.do) for step in lesson.steps) >= 6, "one learns by doing"


@pytest.mark.parametrize("lesson", LESSONS, ids=ids)
def test_every_card_is_short_and_said_in_both_languages(lesson: Lesson) -> None:
    for step in lesson.steps:
        for said in (step.say, *(w.say for w in step.wrong)):
            assert set(said) == set(LANGUAGES)
            assert said["en"] != said["pl"]
            assert all(len(text) <= LONGEST and text[-1] in ".!?" for text in said.values()), said


@pytest.mark.parametrize("lesson", LESSONS, ids=ids)
def test_what_a_step_shows_is_there(lesson: Lesson) -> None:
    """As far as the board's sources and the game tell it; the browser's test looks for each element itself."""
    sources = "".join(path.read_text(encoding="utf-8") for path in (BOARDS / lesson.game.id).rglob("*.*"))
    for i, table, _ in lesson.play():
        if i == len(lesson.steps):
            break
        known = touched(table) | {*PAGE}
        for shown in lesson.steps[i].show:
            assert shown in known or drawn(shown, sources, table), f"step {i + 1}: {shown}"


@pytest.mark.parametrize("lesson", LESSONS, ids=ids)
def test_every_other_answer_is_told_why_not_and_nothing_else_is(lesson: Lesson) -> None:
    """A pattern that fits nothing on offer is one that a change has left behind."""
    table = lesson.table()
    for i, step in enumerate(lesson.steps, 1):
        offered: set[str] = set()
        for option in step.do:
            decision = table.decision(lesson.you)
            others = {":".join(map(str, o)) for o in decision.options} - {option}
            without = sorted(o for o in others if step.answer_to(o) is None)
            assert not without, f"step {i}: nobody says why not {without}"
            offered |= others
            lesson.answer(table, decision, option, {})
        lesson.others(table, step.then, {})
        for wrong in step.wrong:
            fits = [o for o in offered if step.answer_to(o) is wrong.say]
            assert fits, f"step {i}: {wrong.choose} fits nothing that is on offer: {sorted(offered)}"


def touched(table: Table[Any]) -> set[str]:
    """The elements that an answer, possible or barred, or a line of the chronicle touches now."""
    game, found = table.game, set[str]()
    for d in table.pending:
        for option in [*d.options, *(o for o, _ in d.barred(table.state))]:
            found |= set(game.describe(table.state, d.kind, option, d.about).touches)
    for event in table.events:
        if game.touches is not None and event.see is None:
            found |= set(game.touches(event.args))
    return found


def drawn(element: str, sources: str, table: Table[Any]) -> bool:
    """The board draws elements of this kind, and the rest of the id names something on the table."""
    kind, *rest = element.split(":")
    if not re.search(rf"['\"`]{re.escape(kind)}[:'\"`]", sources):
        return False
    there = json.dumps(encode(table.state, table.game.shape))
    texts = Texts(table.game, "en")
    return all(p == "own" or p.isdigit() or f'"{p}"' in there or texts.has(f"name-{p}") for p in rest)


def written(tmp_path: Path, old: str = "title", new: str = "title") -> Path:
    """The good lesson with one thing changed."""
    assert GOOD.count(old) == 1, old
    path = tmp_path / "case.toml"
    path.write_text(GOOD.replace(old, new), encoding="utf-8")
    return path


def test_the_example_of_these_tests_is_good(tmp_path: Path) -> None:
    lesson = load_case(written(tmp_path))
    assert isinstance(lesson, Lesson)
    lesson.run()
    assert lesson.line.script[lesson.line.places[0][0], 0] == "activate:build_field.s2-1:0"
    said = lesson.steps[0].answer_to("influence")
    assert said is not None
    assert said["pl"] == "Nie teraz."
    assert lesson.steps[0].answer_to("end") is None


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ('"duchies.0.field" = 2', '"duchies.0.field" = 3', r"step 1: duchies\.0\.field is 2, not 3"),
        ('"pay:0:1:0"', '"pay:7:1:0"', "step 1: 'pay:7:1:0' is not on offer"),
        ('do = "end"', 'do = "done"', "step 2: 'done' is not on offer"),
        ('["influence", "influence", "end"]', '["influence"]', "step 2: then: seat 1 is asked .*; the learner waits"),
        ('"influence", "end"]', '"influence", "end", "end"]', "step 2: then: 'end' is nobody's answer"),
        ("seats = 2\n", 'seats = 2\nanswers = ["nothing"]\n', "given: answers: 'nothing' is not on offer"),
    ],
)  # fmt: skip
def test_a_lesson_that_goes_another_way_fails(tmp_path: Path, old: str, new: str, message: str) -> None:
    with pytest.raises(Failed, match=message):
        load_case(written(tmp_path, old, new)).run()


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ('title = { en = "A field", pl = "Pole" }', 'title = "A field"', "title: words in en and pl are expected"),
        ('{ en = "Plough a field.", pl = "Zaoraj pole." }', '{ en = "Plough" }', "step 1: say: words in en and pl"),
        ('en = "Plough a field."', 'en = ""', r"step 1: say\.en: a text is expected"),
        ('show = ["card', 'shwo = ["card', "step 1: unknown key 'shwo'"),
        ('choose = "influence", ', "", "step 1: wrong 1: choose: a text is expected"),
        ("seats = 2\n", 'seats = 2\nchance = [["roll", "x", [1]]]\n', "given: unknown key 'chance': a lesson"),
        ("seats = 2\n", "seats = 2\nplayers = 2\n", "given: unknown key 'players'"),
        ('then = ["influence", "influence", "end"]', "then = [3]", "step 2: then: 3 is neither an option nor"),
    ],
)  # fmt: skip
def test_a_lesson_that_makes_no_sense_is_an_error_that_names_the_place(
    tmp_path: Path, old: str, new: str, message: str
) -> None:
    with pytest.raises(RegnumError, match=message) as caught:
        load_case(written(tmp_path, old, new)).run()
    assert "case.toml" in str(caught.value)


def test_answers_before_the_lesson_are_given_for_whoever_is_asked(tmp_path: Path) -> None:
    path = written(tmp_path, "seats = 2\n", 'seats = 2\nyou = 1\nanswers = ["influence", "influence", "end"]\n')
    lesson = load_case(path)
    assert isinstance(lesson, Lesson)
    assert lesson.table().pending[0].seat == lesson.you == 1
    assert lesson.table().state.duchies[0].influence == 3


def test_the_command_lists_them_and_scenario_runs_their_files() -> None:
    listed = CliRunner().invoke(app, ["lessons", "--json"])
    rows = [{"game": x.game.id, "lesson": x.id, "steps": len(x.steps), "languages": ["en", "pl"]} for x in LESSONS]
    assert json.loads(listed.stdout) == rows
    assert "Twoje pierwsze księstwo" in CliRunner().invoke(app, ["lessons", "--lang", "pl"]).stdout
    found = CliRunner().invoke(app, ["scenario", "--json", *(str(x.path) for x in LESSONS)])
    assert json.loads(found.stdout)["passed"] == len(LESSONS)


def test_every_game_finds_its_own_lessons() -> None:
    assert {"principato"} <= {lesson.game.id for lesson in LESSONS}
    assert all(lesson.game is get_game(lesson.game.id) for lesson in LESSONS)
