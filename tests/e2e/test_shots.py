"""Pictures of every screen for people to look at: set REGNUM_SHOTS to a folder."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from playwright.sync_api import expect

from e2e.kit import DESKTOP, PHONE, TABLET, NewPlayer
from e2e.test_access import finished_game

FOLDER = os.environ.get("REGNUM_SHOTS", "")


@pytest.mark.parametrize("size", [DESKTOP, TABLET, PHONE], ids=lambda size: str(size[0]))
@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("lang", ["pl", "en"])
def pictures(player: NewPlayer, size: tuple[int, int], theme: str, lang: str) -> None:
    folder = Path(FOLDER)
    folder.mkdir(parents=True, exist_ok=True)
    ania = player("Ania", lang=lang, theme=theme, size=size, touch=size == PHONE)
    page = ania.page

    def shoot(name: str, whole: bool = False) -> None:
        page.wait_for_timeout(350)
        page.screenshot(path=folder / f"{name}-{size[0]}-{theme}-{lang}.png", full_page=whole)

    ania.open_start()
    shoot("start")
    table = ania.create("me", "bot:greedy", "bot:random", options={"first": "1"}, seed=11)
    ania.open_table(table)
    ania.asked()
    shoot("table", whole=True)
    shoot("turn")
    kinds = {"turn"}
    for _ in range(40):
        ania.asked()
        kind = ania.doc(table)["decisions"][0]["kind"]
        if kind not in kinds:
            kinds.add(kind)
            shoot(kind)
        ania.press("1")
    ania.asked()
    shoot("later", whole=True)
    if ania.doc(table)["decisions"][0]["barred"]:
        page.keyboard.press("w")
        expect(page.get_by_role("dialog")).to_be_visible()
        shoot("why")
        page.keyboard.press("Escape")
    for tab in ("rules", "more"):
        ania.tab(tab)
        shoot(tab)
    ania.button("settings").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    shoot("settings")
    page.keyboard.press("Escape")
    page.goto(f"/#/t/{ania.create('me', 'open')}")
    expect(page.get_by_role("heading", name=ania.word("lobby.title"))).to_be_visible()
    shoot("lobby")
    page.goto(f"/#/t/{ania.create('me', 'local:Ola')}")
    expect(page.get_by_role("heading").first).to_be_visible()
    shoot("curtain")
    over = ania.call("POST", "/import", finished_game())["id"]
    page.goto(f"/#/t/{over}")
    expect(page.get_by_role("region", name=ania.word("over.title"), exact=True)).to_be_visible()
    shoot("result")
    page.goto(f"/#/t/{over}/replay/40")
    expect(page.get_by_role("slider")).to_be_visible()
    shoot("replay")


if FOLDER:  # for people only: nothing here can fail by itself
    test_pictures = pictures
