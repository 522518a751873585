"""Since your last move: the whole list, for the whole turn, with what a bot did in one's own seat."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from e2e.boards import asks, play_until
from e2e.kit import DESKTOP, PHONE, NewPlayer, Player, wait_until


def listed(player: Player) -> list[str]:
    news = player.page.get_by_role("region", name=player.word("since"), exact=True)
    found: list[str] = news.locator("li:not(.mine li)").evaluate_all("l => l.map((e) => e.textContent.trim())")
    return found


def told_since(doc: Any) -> list[Any]:
    """What others did since the last answer of seat 0, at the beginning of its turn; nothing if there is none."""
    lines = doc["chronicle"]
    start = max((i for i, line in enumerate(lines) if line["turn"]), default=0)
    own = [i for i, line in enumerate(lines) if line["by"] == line["seat"] == 0 and not line["turn"]]
    if not own or own[-1] > start:
        return []
    return [x for x in lines[own[-1] + 1 : start] if not x["turn"] and x["by"] != 0]


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=lambda size: str(size[0]))
def test_all_of_it_is_listed_until_the_turn_ends(player: NewPlayer, size: tuple[int, int]) -> None:
    ania = player("Ania", size=size, touch=size == PHONE)
    bots = ["bot:random"] * 3
    table = ania.create("me", *bots, game="pax_renaissance", seed=5)
    doc = play_until(ania, table, lambda d: asks("action")(d) and len(told_since(d)) > 6, lambda _, found: found[0])
    told = told_since(doc)
    ania.open_table(table)
    ania.asked()
    assert len(listed(ania)) == len(told)
    count = ania.word("since.n", n=len(told))
    expect(ania.page.get_by_role("region", name=ania.word("since"), exact=True)).to_contain_text(count)
    if size == PHONE:
        bar = ania.page.get_by_role("region", name=ania.word("moves"), exact=True)
        expect(bar).to_contain_text(ania.word("moves.since", n=""))
        expect(ania.prompt.get_by_role("button", name=ania.word("since"))).to_have_count(0)  # it is said once
    option = next((o for o in ania.asked() if o.startswith("buy")), ania.options()[0])
    with ania.acknowledged():
        ania.page.locator(f'[data-option="{option}"]').dispatch_event("click")
    ania.asked()
    assert listed(ania)[: len(told)][0].startswith(told[0]["text"][:10]), "it stays after the first action"
    assert len(listed(ania)) >= len(told)


def test_what_a_bot_did_in_ones_seat_is_told(player: NewPlayer) -> None:
    ania, ola = player("Ania"), player("Ola")
    table = ania.create("me", "open", options={"first": "1"})
    ola.be_guest()
    ola.call("POST", f"/tables/{table}/join", {"token": ania.links["1"]})
    ania.call("POST", f"/tables/{table}/leave")
    wait_until(lambda: ola.doc(table, 1)["decisions"], 20)
    ania.call("POST", f"/tables/{table}/return")
    while ola.doc(table, 1)["decisions"]:
        doc = ola.doc(table, 1)
        asked = doc["decisions"][0]
        end = next((o["id"] for o in asked["options"] if o["id"] == "end"), asked["options"][0]["id"])
        body = {"seat": 1, "option": end, "at": doc["at"], "step": asked["step"], "key": f"k{doc['at']}"}
        ola.call("POST", f"/tables/{table}/answer", body)
    ania.open_table(table)
    ania.asked()
    assert any(text.endswith(f"({ania.word('since.auto')})") for text in listed(ania))
