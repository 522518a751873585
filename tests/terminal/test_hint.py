"""A hint at the keyboard, in both languages: only when asked for, and nothing is answered by it."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import pytest

from regnum.games import get_game
from regnum.text import Texts
from terminal.keys import Keyboard, flat


@pytest.fixture(autouse=True)
def _quick(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("regnum.terminal.render.Texts", partial(Texts, strict=True))
    monkeypatch.setattr("regnum.terminal.hinting.SECONDS", 0.2)


@pytest.mark.parametrize(
    ("language", "word", "title", "honest"),
    [
        ("en", "hint", "A strong player would do this", "sees what you see and imagines the rest"),
        ("pl", "podpowiedź", "Dobry gracz zrobiłby tak", "widzi tyle co ty, a resztę sobie wyobraża"),
    ],
)
def test_a_hint_on_request(language: str, word: str, title: str, honest: str) -> None:
    keys = Keyboard(word, "h", "quit")
    assert keys.play(get_game("principato"), "human,bot:random", language=language) == 0
    first, second = (flat(screen) for screen in keys.screens[1:3])
    for screen in (first, second):
        assert screen.startswith(title)
        assert honest in screen
    assert title not in flat(keys.screens[0])  # never of itself


def test_a_hint_that_is_given_up() -> None:
    keys = Keyboard("hint", "quit")

    def interrupted(*_: object, **__: object) -> None:
        raise KeyboardInterrupt

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("regnum.terminal.hinting.hint_for", interrupted)
        assert keys.play(get_game("principato"), "human,bot:random") == 0
    assert keys.screens[1] == ""
