"""Pictures of the board of Europa Universalis for people to look at: set REGNUM_SHOTS to a folder. Every lens from far
and from near and every sheet, in both themes and languages, at three sizes (`-k "pl-dark-1440"`: some of them)."""

from __future__ import annotations

import os
import re
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from e2e.europa import FIRST_AGE, GAME, STILL, opened, resume
from e2e.kit import DESKTOP, DRAWN, PHONE, TABLET, NewPlayer
from regnum.bots import BOTS
from regnum.games import get_game
from regnum.kernel import new_table
from regnum.log import export_log

FOLDER = os.environ.get("REGNUM_SHOTS", "")


@cache
def third_round() -> Any:
    """The log of a game of greedy bots, up to a turn in the third round."""
    table = new_table(get_game(GAME), 4, 3, FIRST_AGE, names=["Ania", "Ola", "Ewa", "Jan"], history=True)
    bots = [BOTS["greedy"](seat) for seat in range(4)]
    table.run()
    while table.state.round < 3 or table.pending[0].kind != "turn":
        decision = table.pending[0]
        chosen = bots[decision.seat](table, decision.seat, decision.kind, decision.options)
        table.answer(decision.seat, decision.options[chosen])
        table.run()
    return export_log(table)


@pytest.mark.parametrize("size", [DESKTOP, TABLET, PHONE], ids=lambda size: str(size[0]))
@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("lang", ["pl", "en"])
def pictures(player: NewPlayer, size: tuple[int, int], theme: str, lang: str) -> None:
    folder = Path(FOLDER)
    folder.mkdir(parents=True, exist_ok=True)
    ania = player("Ania", lang=lang, theme=theme, size=size, touch=size == PHONE)
    page = ania.page
    resume(ania, third_round())

    def shoot(name: str, whole: bool = False) -> None:
        page.wait_for_function(STILL)
        page.evaluate(DRAWN)
        page.wait_for_timeout(300)
        name = re.sub(r"\W+", "-", name.lower())
        page.screenshot(path=folder / f"europa-{name}-{size[0]}-{theme}-{lang}.png", full_page=whole)

    page.evaluate("scrollTo(0, 0)")
    shoot("table", whole=True)
    for where in opened(ania):
        page.evaluate("scrollTo(0, 0)")
        if where.startswith("tab"):
            page.locator("[data-board] [role=tabpanel]").scroll_into_view_if_needed()
            shoot(where)
            continue
        page.locator("[data-view]").focus()
        page.keyboard.press("Escape")  # what lies over the map on a phone
        page.keyboard.press("Home")
        shoot(f"{where} far")
        page.locator("[data-control] button").first.click()
        while page.locator("[data-level=near]").count() == 0:  # small windows begin from farther off
            page.locator("[data-control] button").first.click()
            page.wait_for_function(STILL)
        shoot(f"{where} near")


if FOLDER:  # for people only: nothing here can fail by itself
    test_pictures = pictures
