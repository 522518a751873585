"""Before it happens, at the keyboard: warnings beside an option, everything else with `?` and its number."""

from __future__ import annotations

from pathlib import Path

import pytest

from regnum.games import get_game
from terminal.keys import Keyboard, flat


def test_what_is_said_of_an_option(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    keys = Keyboard("? 1", "? 3", "quit")
    keys.play(get_game("principato"))
    menu, warned, plain = (flat(screen) for screen in keys.screens[:3])
    assert "⚠ 1 of 2 money will not fit in store" in menu
    assert "1 of 2 money will not fit in store STORE.excess" in warned
    assert "STORE.excess" not in plain.partition("CARD.")[0]
