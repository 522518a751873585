"""A newcomer touches everything: each thing tells what it is, and where nothing may be done, why not."""

from __future__ import annotations

import re
from functools import cache
from random import Random
from typing import Any

from playwright.sync_api import expect

from e2e.europa import FIRST_AGE, GAME, STILL, resume
from e2e.kit import NewPlayer, Player
from regnum.games import get_game
from regnum.kernel import new_table
from regnum.log import export_log

# A point of the map where this place lies and nothing else, or null.
GROUND = """(id) => {
  for (const e of document.querySelectorAll(`[data-board] [data-place="${id}"], [data-board] [data-id="${id}"]`)) {
    const r = e.getBoundingClientRect()
    for (let i = 1; i < 20; i++) for (let j = 1; j < 20; j++) {
      const [x, y] = [r.left + (i / 20) * r.width, r.top + (j / 20) * r.height]
      const top = document.elementFromPoint(x, y)
      if (top === e) return [x, y]
    }
  }
  return null
}"""


@cache
def until_influence() -> Any:
    """The log of a random game up to where somebody lays influence."""
    table = new_table(get_game(GAME), 3, 7, FIRST_AGE, names=["Ania", "Ola", "Ewa"], history=True)
    table.run()
    random = Random(7)
    while table.pending[0].kind != "influence":
        options = table.pending[0].options
        table.answer(table.pending[0].seat, ("influence",) if ("influence",) in options else random.choice(options))
    return export_log(table)


def go_to(ania: Player, name: str) -> None:
    """To a place on the map, by the list of places."""
    page = ania.page
    page.get_by_role("button", name="Places", exact=True).click()
    page.get_by_role("searchbox", name="Search for a place").fill(name)
    page.locator(".places li button").get_by_text(re.compile(f"^{name}")).first.click()
    page.locator(".places").get_by_role("button", name="Close").click()
    page.wait_for_function(STILL)


def test_a_place_where_nothing_may_be_done_tells_why(player: NewPlayer) -> None:
    ania = player("Ania")
    table = resume(ania, until_influence())
    seat = next(s["seat"] for s in ania.doc(table, None)["seats"] if s["waiting"])
    decision = ania.doc(table, seat)["decisions"][0]
    offered = {e for o in decision["options"] for e in o["touches"]}
    barred = next(b for b in decision["barred"] if "area:castile" in b["touches"])
    assert "area:castile" not in offered
    go_to(ania, "Madrid")
    point = ania.page.evaluate(GROUND, "province:madrid")
    ania.page.mouse.click(*point)
    dialog = ania.page.get_by_role("dialog")
    expect(dialog.get_by_role("heading", name="Province: Madrid")).to_be_visible()
    why = dialog.get_by_role("region", name=ania.word("why.title"))
    rules = {rule["id"]: rule["title"]["en"] for rule in ania.call("GET", f"/games/{GAME}/rules")}
    expect(why.get_by_role("heading", name=rules[barred["rule"]])).to_be_visible()
    expect(why).to_contain_text(barred["text"])


def test_a_place_that_is_not_asked_about_says_so(player: NewPlayer) -> None:
    ania = player("Ania")
    ania.open_table(ania.create("me", "bot:random", "bot:random", game=GAME, options=FIRST_AGE))
    ania.page.wait_for_selector("[data-board] [data-level]")
    ania.asked()
    go_to(ania, "Madrid")
    ania.page.mouse.click(*ania.page.evaluate(GROUND, "province:madrid"))
    dialog = ania.page.get_by_role("dialog")
    expect(dialog.get_by_role("heading", name="Province: Madrid")).to_be_visible()
    expect(dialog).to_contain_text(ania.word("why.nothing"))
