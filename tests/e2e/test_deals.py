"""Deals in the browser: an offer of several parts, a counter-offer, both columns for both seats."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, expect

from e2e.kit import PHONE, NewPlayer, Player, Server
from e2e.small_server import SmallServer


@pytest.fixture(scope="module")
def small(client: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = SmallServer(tmp_path_factory.mktemp("market"))
    server.start()
    yield server
    server.end()


def two(player: NewPlayer, small: Server) -> tuple[Player, Player, str]:
    ania, ola = player("Ania", small), player("Ola", small, lang="pl", size=PHONE, mobile=True)
    table = ania.create("me", "open", game="market")
    ola.be_guest()
    ola.call("POST", f"/tables/{table}/join", {"token": ania.links["1"]})
    for one in (ania, ola):
        one.page.goto(f"/#/t/{table}")
        expect(one.prompt).to_be_visible()
    return ania, ola, table


def column(one: Player, side: str) -> Locator:
    return one.page.locator(f"[data-side={side}] li")


def open_options(one: Player) -> None:
    """On a phone many options are folded up."""
    toggle = one.page.locator("button.toggle")
    if toggle.is_visible() and toggle.get_attribute("aria-expanded") == "false":
        toggle.click()


def test_an_offer_a_counter_offer_and_a_deal(player: NewPlayer, small: Server) -> None:
    ania, ola, table = two(player, small)
    for option in ("deal:1", "give:gold:1", "give:grain:2", "take:wool:2"):
        ania.take(option)
    expect(column(ania, "give")).to_have_count(2)
    ania.page.locator("[data-side=give] li").first.get_by_role("button").click()  # no gold after all
    expect(column(ania, "give")).to_have_text(["2 grain ✕"])
    expect(ola.page.locator("[data-offer]")).to_have_count(0)  # nothing is seen of a draft
    ania.settle()
    ania.take("send")

    expect(column(ola, "give")).to_have_text(["wełna ×2"])
    expect(column(ola, "take")).to_have_text(["zboże ×2"])
    assert ola.overflow() == 0
    assert [o for o in ola.asked() if o in ("accept", "counter", "refuse")] == ["accept", "counter", "refuse"]
    ola.take("counter")
    for option in ("take:gold:1", "send"):
        open_options(ola)
        ola.take(option)

    expect(ania.page.get_by_role("group", name=ania.word("offer.counter"))).to_be_visible()
    expect(column(ania, "give").filter(has_text="1 gold")).to_contain_text(ania.word("offer.new"))
    ania.asked()
    ania.page.keyboard.press("1")  # accept
    expect(ania.panel).to_contain_text("Ania gives Ola 1 gold.")
    assert ania.doc(table)["view"]["players"] == [
        {"gold": 1, "grain": 2, "wool": 2},
        {"gold": 3, "grain": 2, "wool": 2},
    ]


def test_a_refusal_and_the_rest_of_the_game(player: NewPlayer, small: Server) -> None:
    ania, ola, table = two(player, small)
    for option in ("deal:1", "take:wool:3", "send"):
        ania.take(option)
    ola.asked()
    ola.take("refuse")
    expect(ania.panel).to_contain_text("Ania and Ola do not agree.")
    for one in (ola, ania, ola):
        one.asked()
        one.take("rest")
    expect(ania.page.get_by_role("region", name=ania.word("over.title"), exact=True)).to_be_visible()
    assert ania.doc(table)["status"] == "over"


def test_why_a_part_cannot_be_offered(player: NewPlayer, small: Server) -> None:
    ania, _, _ = two(player, small)
    ania.take("deal:1")
    ania.asked()
    ania.page.keyboard.press("w")
    expect(ania.page.get_by_role("dialog")).to_contain_text("Give 1 wool")
