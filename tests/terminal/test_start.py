"""The guided start: Enter all the way is a game, and every answer can be chosen."""

from __future__ import annotations

import re

import pytest

from regnum.bots import BOTS
from regnum.games import game_ids
from regnum.kernel import RegnumError
from regnum.terminal import Start, choose_game
from terminal.keys import Keyboard, flat

GAME = str(game_ids().index("principato") + 1)


def chosen(*lines: str, language: str = "en") -> tuple[Start, Keyboard]:
    keys = Keyboard(*lines)
    return choose_game(keys.console, keys.read, language), keys


def test_enter_takes_the_defaults() -> None:
    start, keys = chosen("", GAME, "", "", "")
    assert start.game.id == "principato"
    assert start.seats == ["human", "bot:greedy"]
    assert start.language == "en"
    assert keys.lines == []
    assert all("▸" in screen for screen in keys.screens)


def test_everything_can_be_chosen() -> None:
    start, keys = chosen("2", "princ", "4", "2", "5")
    assert start.game.id == "principato"
    assert start.seats == ["human", "human", "bot:random", "bot:random"]
    assert start.language == "pl"
    assert "Game" not in keys.screens[1]
    assert "Gracze przy stole" in keys.screens[2]


def test_who_plays_for_the_first_time_is_told_of_the_lesson() -> None:
    _, keys = chosen("", GAME, "", "", "")
    assert "“regnum lesson principato” leads you through a first turn" in flat(keys.screens[2])


def test_people_alone_are_not_asked_about_bots() -> None:
    start, keys = chosen("en", GAME, "3", "3")
    assert start.seats == ["human"] * 3
    assert "Opponents" not in keys.all()


def test_the_language_of_the_command_line_is_the_default() -> None:
    start, keys = chosen("", GAME, "", "", "", language="pl")
    assert start.language == "pl"
    assert re.search(r"▸ \d  polski", keys.screens[0])


@pytest.mark.parametrize("wrong", ["9", "zebra", "0", "[bold]"])
def test_a_wrong_answer_is_asked_again(wrong: str) -> None:
    start, keys = chosen("", GAME, wrong, "3", "", "")
    assert len(start.seats) == 3
    assert keys.screens[3] == f"✗ “{wrong}” is not among the choices: 2, 3, 4.\n"


@pytest.mark.parametrize("how", [EOFError, KeyboardInterrupt])
def test_leaving_is_no_traceback(how: type[BaseException]) -> None:
    keys = Keyboard("pl", how)
    with pytest.raises(RegnumError, match="Nic nie rozpoczęto"):
        choose_game(keys.console, keys.read, "en")


def test_without_a_terminal_there_is_nothing_to_ask(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", None)
    with pytest.raises(RegnumError, match="regnum arena"):
        choose_game(Keyboard().console)


def test_every_bot_is_offered() -> None:
    _, keys = chosen("", GAME, "", "", "")
    assert all(bot in keys.screens[4] for bot in BOTS)
