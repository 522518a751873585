"""Guided first games: a scenario with words, step by step. The format is described in docs/lessons.md."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from fnmatch import fnmatchcase
from functools import cached_property, lru_cache
from itertools import pairwise
from pathlib import Path
from typing import Any, NamedTuple

from .content import read_data
from .games import game_ids, get_game
from .kernel import Broken, Decision, Game, Refused, RegnumError, Seat, Table, option_id
from .scenario import Failed, Scenario
from .text import LANGUAGES

KEYS = {
    "": {"title", "game", "rules", "note", "given", "step"},
    "step": {"say", "show", "do", "then", "wrong", "expect", "note"},
    "wrong": {"choose", "say"},
}
OWN = {"you", "answers", "names"}  # keys of `given` that a scenario does not have
PAGE = ("page:question", "page:chronicle", "page:players", "page:rules")  # what can be shown besides the board


class Place(NamedTuple):
    """Where an answer is given: so many entries are in the log, so many of the seat's answers under seal."""

    at: int
    sealed: int


@dataclass(frozen=True, slots=True)
class Wrong:
    """What is said to somebody who chooses something else, by a pattern of its id."""

    choose: str
    say: Mapping[str, str]


@dataclass(frozen=True, slots=True)
class LessonStep:
    say: Mapping[str, str]
    show: tuple[str, ...]
    do: tuple[str, ...]  # the learner's answers, one after the other; none: only to be read
    then: tuple[tuple[Seat | None, str], ...]  # the others' answers; of whoever is asked, if no seat is named
    wrong: tuple[Wrong, ...]
    expect: Mapping[str, Any]

    def answer_to(self, option: str) -> Mapping[str, str] | None:
        """What the lesson itself says to this wrong choice, if anything."""
        return next((w.say for w in self.wrong if fnmatchcase(option, w.choose)), None)


class Line(NamedTuple):
    """A lesson as it is played: where each step begins, and every answer that is given in it."""

    first: int  # entries before the first step
    last: int  # and after the last one
    begins: tuple[Place, ...]
    places: tuple[tuple[Place, ...], ...]  # where the learner's answers of each step are given
    script: Mapping[tuple[Place, Seat], str]


class Lesson:
    def __init__(self, path: Path, data: Mapping[str, Any]) -> None:
        self.path = path
        self.id = path.stem
        _known(data, "", str(path))
        for key in ("title", "game", "given", "step"):
            if key not in data:
                raise RegnumError(f"{path}: key '{key}' is missing")
        self.titles = _words(data["title"], f"{path}: title")
        self.title = self.titles[LANGUAGES[0]]
        self.rules: list[str] = list(data.get("rules", []))
        given = data["given"]
        if not isinstance(given, Mapping):
            raise RegnumError(f"{path}: given: a table is expected, not {given!r}")
        for key in ("chance", "content"):
            if key in given:
                raise RegnumError(f"{path}: given: unknown key '{key}': a lesson is played by seed and print alone")
        plain = {key: value for key, value in given.items() if key not in OWN}
        self.scenario = Scenario(path, {"title": self.title, "game": data["game"], "given": plain})
        self.game: Game[Any] = self.scenario.game
        self.you: Seat = given.get("you", 0)
        self.names: list[str] = list(given.get("names", []))  # of those at the table, where the game names nobody
        self.before = _answers(given.get("answers", []), f"{path}: given: answers")
        if not isinstance(data["step"], list):
            raise RegnumError(f"{path}: step: write each step as [[step]]")
        self.steps = tuple(_step(one, f"{path}: step {i}") for i, one in enumerate(data["step"], 1))
        self.mark = hashlib.sha256(repr((data, self.game.revision)).encode()).hexdigest()[:16]

    def table(self) -> Table[Any]:
        """The game before the first step."""
        table = self.scenario.table()
        try:
            self.others(table, self.before, {}, anybody=True)
        except (Refused, Failed, Broken) as error:
            raise Failed(f"given: answers: {error}") from None
        return table

    def play(self) -> Iterator[tuple[int, Table[Any], dict[tuple[Place, Seat], str]]]:
        """The game before each step, counted from 0, and after the last; with the answers that have been given."""
        table, script = self.table(), dict[tuple[Place, Seat], str]()
        for i, step in enumerate(self.steps):
            yield i, table, script
            try:
                for option in step.do:
                    self.answer(table, table.decision(self.you), option, script)
                self.others(table, step.then, script)
                if not table.over and all(d.seat != self.you for d in table.pending):
                    raise Failed(f"then: {_asked(table)}; the learner waits")
                self.scenario.expect(table, step.expect, f"{self.path}: step {i + 1}: expect")
            except (Refused, Failed, Broken) as error:
                raise Failed(f"step {i + 1}: {error}") from None
        yield len(self.steps), table, script

    def run(self) -> Table[Any]:
        """Play it; raises Failed where it goes another way than expected."""
        return list(self.play())[-1][1]

    @cached_property
    def line(self) -> Line:
        begins: list[Place] = []
        given: list[int] = []  # answers of the learner before each step
        mine: list[Place] = []
        script: dict[tuple[Place, Seat], str] = {}
        for _, table, script in self.play():
            begins.append(place(table, self.you))
            mine = [where for where, seat in script if seat == self.you]
            given.append(len(mine))
        places = tuple(tuple(mine[a:b]) for a, b in pairwise(given))
        return Line(begins[0].at, begins[-1].at, tuple(begins), places, script)

    def as_json(self) -> dict[str, Any]:
        """All that a client needs to lead somebody through it."""
        line = self.line
        return {
            "game": self.game.id,
            "lesson": self.id,
            "title": self.titles,
            "seat": self.you,
            "first": line.first,
            "steps": [
                {
                    "say": step.say,
                    "show": list(step.show),
                    "begins": list(line.begins[i]),
                    "do": [[*where, option] for where, option in zip(line.places[i], step.do, strict=True)],
                    "wrong": [{"choose": w.choose, "say": w.say} for w in step.wrong],
                }
                for i, step in enumerate(self.steps)
            ],
        }

    def answer(self, table: Table[Any], decision: Decision, option: str, script: dict[tuple[Place, Seat], str]) -> None:
        """One answer of the lesson; `script` takes it down."""
        where = (place(table, decision.seat), decision.seat)
        table.answer(decision.seat, option)
        script[where] = option
        self.game.check(table.state)
        while idle := [d for d in table.pending if d.default is not None and d.idle]:
            table.answer(idle[0].seat, idle[0].options[0])  # who has nothing to react with is not bothered

    def others(
        self,
        table: Table[Any],
        answers: tuple[tuple[Seat | None, str], ...],
        script: dict[tuple[Place, Seat], str],
        anybody: bool = False,
    ) -> None:
        """`anybody`: the learner too, whose seat was played before the lesson."""
        for seat, option in answers:
            wanted = {seat} if seat is not None else set(range(table.setup.seats)) - (set() if anybody else {self.you})
            decisions = [d for d in table.pending if d.seat in wanted]
            if not decisions:
                raise Failed(f"then: '{option}' is nobody's answer: {_asked(table)}")
            self.answer(table, decisions[0], option, script)


def place(table: Table[Any], seat: Seat) -> Place:
    return Place(table.at, len(table.sealed.get(seat, ())))


def _asked(table: Table[Any]) -> str:
    if not table.pending:
        return "the game is over"
    d = table.pending[0]
    offered = ", ".join(map(option_id, d.options[:30]))
    return f"seat {d.seat} is asked '{d.kind}' (offered: {offered}{', …' if len(d.options) > 30 else ''})"


def _step(data: Any, where: str) -> LessonStep:
    _known(data, "step", where)
    if "say" not in data:
        raise RegnumError(f"{where}: key 'say' is missing")
    wrong = []
    for i, one in enumerate(data.get("wrong", []), 1):
        _known(one, "wrong", f"{where}: wrong {i}")
        wrong.append(
            Wrong(
                _text(one.get("choose"), f"{where}: wrong {i}: choose"),
                _words(one.get("say"), f"{where}: wrong {i}: say"),
            )
        )
    return LessonStep(
        _words(data["say"], f"{where}: say"),
        _texts(data.get("show", []), f"{where}: show"),
        _texts(data.get("do", []), f"{where}: do"),
        _answers(data.get("then", []), f"{where}: then"),
        tuple(wrong),
        data.get("expect", {}),
    )


def _words(value: Any, where: str) -> dict[str, str]:
    if not isinstance(value, Mapping) or set(value) != set(LANGUAGES):
        raise RegnumError(f"{where}: words in {' and '.join(LANGUAGES)} are expected")
    return {lang: _text(" ".join(str(value[lang]).split()), f"{where}.{lang}") for lang in LANGUAGES}


def _text(value: Any, where: str) -> str:
    if not isinstance(value, str) or not value:
        raise RegnumError(f"{where}: a text is expected, not {value!r}")
    return value


def _texts(value: Any, where: str) -> tuple[str, ...]:
    return tuple(_text(one, where) for one in (value if isinstance(value, list) else [value]))


def _answers(value: Any, where: str) -> tuple[tuple[Seat | None, str], ...]:
    found: list[tuple[Seat | None, str]] = []
    for one in value if isinstance(value, list) else [value]:
        match one:
            case str():
                found.append((None, one))
            case {"seat": int(seat), "choose": str(option), **rest} if not rest:
                found.append((seat, option))
            case _:
                raise RegnumError(f"{where}: {one!r} is neither an option nor {{ seat = …, choose = … }}")
    return tuple(found)


def _known(data: Any, place: str, where: str) -> None:
    if not isinstance(data, Mapping):
        raise RegnumError(f"{where}: a table is expected, not {data!r}")
    for key in data:
        if key not in KEYS[place]:
            raise RegnumError(f"{where}: unknown key '{key}' (known: {', '.join(sorted(KEYS[place]))})")


def load_case(path: Path) -> Scenario | Lesson:
    """A file that is run: one with steps is a lesson, any other a scenario."""
    data = read_data(path)
    return Lesson(path, data) if "step" in data else Scenario(path, data)


@lru_cache(maxsize=64)
def get_lesson(game: str, lesson: str) -> Lesson:
    found = lesson_files(get_game(game))
    if lesson not in found:
        known = ", ".join(found) or "none"
        raise RegnumError(f"{game} has no lesson '{lesson}' (it has: {known})")
    return Lesson(found[lesson], read_data(found[lesson]))


def lesson_files(game: Game[Any]) -> dict[str, Path]:
    return {path.stem: path for path in sorted((game.folder / "lessons").glob("*.toml"))}


def all_lessons() -> list[Lesson]:
    return [get_lesson(game, lesson) for game in game_ids() for lesson in lesson_files(get_game(game))]
