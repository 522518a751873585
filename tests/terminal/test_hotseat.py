"""Several people at one keyboard: a curtain between them, and nobody's secrets on another's screen."""

from __future__ import annotations

import io
import re

import pytest
from rich.console import Console

from regnum.games.principato import GAME
from regnum.kernel import new_table
from regnum.terminal import play
from regnum.text import Texts
from terminal.keys import Keyboard
from terminal.tiny import TINY

CLEAR = "\x1b[2J"
FORGET = "\x1b[3J"


def tasks(seed: int, seats: int) -> list[list[str]]:
    """The names of each seat's secret tasks, in a game in which no card bears such a name."""
    table = new_table(GAME, seats, seed)
    table.run()
    texts = Texts(GAME, "en")
    return [[texts.name(d.culture_task), texts.name(d.estate_task)] for d in table.state.duchies]


class Terminal:
    """A terminal that really clears: `visible` is what is left on it, scrollback and all."""

    def __init__(self) -> None:
        self.file = io.StringIO()
        self.console = Console(file=self.file, width=120, height=50, force_terminal=True, color_system="truecolor")
        self.visible: list[str] = []

    def read(self, prompt: str) -> str:
        text = self.file.getvalue()
        self.visible.append(text[max(0, text.rfind(FORGET)) :])
        if len(self.visible) > 80:
            raise EOFError
        return "log 99" if len(self.visible) % 3 == 0 else "end"


@pytest.mark.parametrize("seats", [2, 3])
def test_no_secret_is_left_for_the_next_person(seats: int) -> None:
    secrets = tasks(3, seats)
    terminal = Terminal()
    play(GAME, ["human"] * seats, seed=3, language="en", console=terminal.console, read=terminal.read)
    curtains = 0
    owners = set()
    for screen in terminal.visible:
        who = [seat for seat in range(seats) if any(name in screen for name in secrets[seat])]
        names = {int(n) - 1 for n in re.findall(r"Player (\d)[^\n]{0,30} · you", screen)}
        if "Pass the keyboard to" in screen and not names:
            curtains += 1
            assert who == []
        else:
            assert who == sorted(names)
            assert len(names) == 1
            owners |= names
    assert curtains > seats
    assert owners == set(range(seats))
    assert CLEAR in terminal.file.getvalue()


def test_the_curtain_falls_only_between_different_people() -> None:
    keys = Keyboard("", "influence", "end", "", "influence", "quit")
    keys.play(GAME, "human,human", options={"first": "1"})
    curtains = [i for i, screen in enumerate(keys.screens) if "Pass the keyboard" in screen]
    assert curtains == [0, 3]
    assert "Pass the keyboard to Player 1." in keys.screens[0]
    assert "Pass the keyboard to Player 2." in keys.screens[3]
    assert "▸" in keys.screens[1]
    assert "▸" not in keys.screens[3]


def test_one_person_needs_no_curtain() -> None:
    keys = Keyboard(*["1"] * 30)
    keys.play(GAME, "human,bot:random,bot:random")
    assert "Pass the keyboard" not in keys.all()


def test_the_end_is_shown_as_to_a_spectator() -> None:
    keys = Keyboard("", "keep", "", "keep", "", "bid:7", "", "bid:9")
    assert keys.play(TINY, "human,human") == 0
    end = keys.fresh()
    assert "secret0" not in end
    assert "secret1" not in end
    assert "Player 2 wins." in end
    assert "secret0" in keys.screens[1]  # the owner did see it
