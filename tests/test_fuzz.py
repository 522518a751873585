"""The fuzzer keeps the promises of the design, and can tell when one is broken."""

from __future__ import annotations

import dataclasses
import json
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from regnum import fuzz
from regnum.compiled import compiled_build
from regnum.games import get_game
from regnum.games.principato import GAME
from regnum.games.principato.state import State
from regnum.kernel import Table, option_id
from regnum.log import import_log
from regnum.met import kinds_missing

T = Table[State]


def with_step(name: str, broken: Callable[..., None]) -> Any:
    return dataclasses.replace(GAME, steps={**GAME.steps, name: broken})


def after(name: str, also: Callable[[T], None]) -> Any:
    """Principato with something wrong done at the end of a step."""

    def step(t: T, *args: Any) -> None:
        GAME.steps[name](t, *args)
        also(t)

    return with_step(name, step)


def lose_a_cube(t: T) -> None:
    t.state.duchies[0].food = max(0, t.state.duchies[0].food - 1)


def peek_at_the_deck(t: T, seat: int) -> None:
    """Ending the turn is offered only when a certain card comes next."""
    if t.state.deck and t.state.deck[0] > "h":
        t.ask(seat, "turn", [("end",), ("influence",)])
    t.ask(seat, "turn", [("end",)])
    t.push(("end_turn", seat))


counter = iter(range(10**9))


def depend_on_the_outside(t: T) -> None:
    t.state.scorings = next(counter)


def endless(t: T, seat: int) -> None:
    t.ask(seat, "turn", [("end",)])
    t.push(("turn", seat))


def stuck(t: T, seat: int) -> None:
    t.ask(seat, "turn", [])


BROKEN = {
    "pieces are conserved": after("turn", lose_a_cube),
    "nothing hidden leaks": with_step("turn", peek_at_the_deck),
    "undo is complete": after("turn", depend_on_the_outside),
    "the game never sticks": with_step("turn", stuck),
}


@pytest.mark.parametrize("promise", BROKEN)
def test_a_broken_promise_is_found_and_named(promise: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fuzz, "get_game", lambda name: BROKEN[promise])
    report = fuzz.run_fuzz("principato", 2)
    assert len(report.failures) == 2
    assert report.failures[0].message.startswith(promise)


def test_a_game_without_end_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    game = dataclasses.replace(with_step("turn", endless), longest=50)
    monkeypatch.setattr(fuzz, "get_game", lambda name: game)
    assert "more than 50 decisions" in fuzz.run_fuzz("principato", 1).failures[0].message


def test_hidden_cards_in_an_event_are_a_leak(monkeypatch: pytest.MonkeyPatch) -> None:
    def deal(t: T, seat: int) -> None:
        t.tell("refilled", card=t.state.deck[0] if t.state.deck else "harvest.y1-1")
        GAME.steps["turn"](t, seat)

    monkeypatch.setattr(fuzz, "get_game", lambda name: with_step("turn", deal))
    assert fuzz.run_fuzz("principato", 1).failures[0].message.startswith("nothing hidden leaks")


def test_a_failure_is_saved_as_the_shortest_log_that_shows_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def wrong_in_year_two(t: T, seat: int) -> None:
        GAME.steps["turn"](t, seat)
        if t.state.year == 2:
            lose_a_cube(t)
            t.state.stock.money += 1

    monkeypatch.setattr(fuzz, "get_game", lambda name: with_step("turn", wrong_in_year_two))
    failure = fuzz.run_fuzz("principato", 1, folder=tmp_path).failures[0]
    assert failure.file is not None
    document = json.loads(Path(failure.file).read_text())
    monkeypatch.undo()
    table = import_log({k: v for k, v in document.items() if k != "state"})  # the right rules can play it
    assert table.state.year == 2
    assert table.state.scorings == 1
    answers = [e for e in table.log if e is not None and isinstance(e[0], int)]
    assert option_id(answers[-1][1])  # the last entry is the answer that broke the game
    year_two = [e for e in table.events if e.key == "turn" and e.args["year"] == 2]
    assert len(year_two) == 1


def test_every_seat_count_is_played() -> None:
    report = fuzz.run_fuzz("principato", 6, seed=40)
    assert report.failures == []
    assert report.games == 6
    assert 0 < report.longest < get_game("principato").longest


def test_what_none_of_the_games_had_is_named() -> None:
    report = fuzz.run_fuzz("principato", 2, seed=40)
    assert report.kinds["seats"] == {"2", "3"}
    missing = kinds_missing(get_game("principato"), report.kinds)
    assert missing["seats"] == ["4"]
    assert {f"first={one}" for one in "1234"} >= {*missing["options"]} - {"first=random"}
    assert "endings" not in missing
    assert missing | kinds_missing(get_game("boze_igrzysko"), {}) == {
        "seats": ["3", "4"],
        "options": [f"{key}={one}" for key, values in get_game("boze_igrzysko").options.items() for one in values],
        "endings": ["points"],
    }


def test_the_result_does_not_depend_on_the_number_of_processes() -> None:
    one, two = fuzz.run_fuzz("principato", 4, seed=9), fuzz.run_fuzz("principato", 4, seed=9, workers=2)
    assert (one.games, one.decisions, one.longest) == (two.games, two.decisions, two.longest)


def test_a_compiled_build_is_used_only_if_no_source_is_newer(tmp_path: Path) -> None:
    package, build = tmp_path / "src" / "regnum", tmp_path / "build" / "compiled"
    package.mkdir(parents=True)
    source = package / "cli.py"
    source.write_text("")
    assert compiled_build(package) is None
    build.mkdir(parents=True)
    (build / ".ready").touch()
    os.utime(source, (1, 1))
    assert compiled_build(package) == build
    os.utime(source, (1, 1 << 33))
    assert compiled_build(package) is None
    assert compiled_build(tmp_path / "site-packages" / "regnum") is None


def test_a_failure_between_two_compared_states_is_shown_where_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    """Most games compare one state in several with that of their replay; one that failed compares all."""
    compared: list[int] = []
    real = fuzz.Run.replays

    def replays(run: fuzz.Run, hashes: dict[int, str]) -> None:
        compared.append(len(hashes))
        real(run, hashes)
        raise fuzz.BrokenPromise("a log replays to the same game", "made up")

    monkeypatch.setattr(fuzz.Run, "replays", replays)
    decisions, failure = fuzz.run_one("principato", 2, 3, {})
    assert failure is not None
    assert compared[0] < decisions / 2
    assert compared[1] == decisions
