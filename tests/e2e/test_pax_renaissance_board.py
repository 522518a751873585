"""The board of Pax Renaissance: printed values of the table, things touched, scenes staged, whole at every size."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from e2e.boards import SMALL, asks, play_until, spot, unfit
from e2e.kit import DESKTOP, PHONE, TABLET, NewPlayer, Player, Server


def sit(player: Player, rivals: int = 1, **more: Any) -> str:
    return player.create("me", *["bot:random"] * rivals, game="pax_renaissance", **{"seed": 5, **more})


def choose(_: str, options: list[str]) -> str:
    return next((o for verb in ("play", "buy") for o in options if o.startswith(verb)), options[0])


def until(player: Player, table: str, done: Any) -> Any:
    """Plays cards, buys them and takes what else comes first until the document is as wanted."""
    return play_until(player, table, done, choose)


def test_cards_and_cities_are_those_of_this_table(player: NewPlayer) -> None:
    ania = player("Ania")
    dealt = until(ania, sit(ania), asks("action"))["view"]["market"]["west"][1:]
    mine = {"place": "france", "prestige": ["law", "law"], "shot": "", "agents": ["islamic_pirate"], "suitors": []}
    table = sit(ania, content={"card": dict.fromkeys(dealt, mine)})
    doc = until(ania, table, asks("action"))
    card = next(c for c in doc["view"]["market"]["west"][1:] if c in dealt)
    ania.open_table(table)
    ania.asked()
    expect(spot(ania, f"card:{card}")).to_have_accessible_name(re.compile("law, law.*turquoise pirate"))
    expect(spot(ania, "city:london")).to_have_accessible_name(re.compile("London; capital"))
    spot(ania, f"card:{card}").hover()
    expect(ania.page.locator("[data-board] aside")).to_contain_text("turquoise pirate")
    expect(ania.page.locator("[data-board] path.acts")).to_have_attribute("data-id", "empire:france")


def test_a_card_is_bought_by_touching_it(player: NewPlayer) -> None:
    ania = player("Ania")
    table = sit(ania)
    doc = until(ania, table, asks("action"))
    option = next(o for o in doc["decisions"][0]["options"] if o["verb"] == "buy")
    ania.open_table(table)
    ania.asked()
    with ania.acknowledged():
        spot(ania, option["touches"][0]).click()
    assert option["touches"][0][5:] in ania.doc(table)["view"]["bankers"][0]["hand"]


def test_a_trade_fair_is_staged(player: NewPlayer) -> None:
    ania = player("Ania")
    table = sit(ania, rivals=2)
    until(ania, table, lambda d: asks("action")(d) and any(o["verb"] == "fair" for o in d["decisions"][0]["options"]))
    ania.open_table(table)
    ania.asked()
    fair = ania.page.locator('[data-board] button.legal[data-id^="fair:"]').first
    with ania.acknowledged():
        fair.click()
    expect(ania.page.get_by_role("region", name="What just happened")).to_contain_text("Ania convened the")


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_the_board_is_whole_at_every_size(browser: Browser, server: Server, lang: str) -> None:
    ania = Player(browser, server, "Ania", lang=lang, bypass_csp=True)
    table = sit(ania, rivals=3 if lang == "pl" else 1)
    until(
        ania, table, lambda d: asks("action")(d) and d["view"]["bankers"][0]["west"] + d["view"]["bankers"][0]["east"]
    )
    found = []
    for size in (DESKTOP, TABLET, PHONE, SMALL):
        for theme in ("light", "dark"):
            ania.page.set_viewport_size({"width": size[0], "height": size[1]})
            ania.page.emulate_media(color_scheme=theme)
            ania.open_table(table)
            ania.asked()
            where = f"{lang} {size[0]} {theme}"
            found += unfit(ania, where)
    ania.context.close()
    assert not found, "\n".join(found)
