"""Europa Universalis on a phone: twenty decisions with a finger, question and what may be touched in view together."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from e2e.europa import (
    FIRST_AGE,
    GAME,
    POINT,
    STILL,
    UNFIT,
    Habits,
    asked_of,
    cut_log,
    play,
    resume,
    touch,
    wait_for_turn,
)
from e2e.kit import DRAWN, PHONE, ROOT, NewPlayer

LATE = cut_log(ROOT / "tests/golden/europa_universalis/r2-4p-prestige-1-01.json", 900)  # a full board, after wars

# Whether the question can be read: nothing lies over it, and it is in the window as a whole.
QUESTION = """() => {
  const r = document.querySelector('#prompt-text').getBoundingClientRect()
  const over = [0.1, 0.5, 0.9].map((f) => document.elementFromPoint(r.left + r.width / 2, r.top + f * r.height))
  return r.top >= 0 && r.bottom <= innerHeight && over.every((e) => e?.closest('#prompt'))
}"""
# What is in reach of a finger on the list below the question.
LISTED = """() => [...document.querySelectorAll('[data-option]')].filter((e) => {
  const r = e.getBoundingClientRect()
  return r.height && r.top < innerHeight && r.bottom > 0 && r.height < 40
}).map((e) => `${e.dataset.option} is ${e.getBoundingClientRect().height} px high`)"""

# How much of the window the map has, how far below the bar the board begins; of what is seen of the map, how many rows
# of pixels have nothing on them, and how much lies beneath pieces.
FIRST_VIEW = """() => {
  const box = (selector) => document.querySelector(selector).getBoundingClientRect()
  const [map, bar, board, sheet, shelf] = ['.frame', 'header.bar', '[data-board]', '.frame .sheet', '.shelf'].map(box)
  const seen = Math.min(map.bottom, shelf.top) - map.top
  const cut = (r) => Math.max(0, Math.min(r.right, map.right) - Math.max(r.left, map.left))
    * Math.max(0, Math.min(r.bottom, map.top + seen) - Math.max(r.top, map.top))
  const pieces = [...document.querySelectorAll('[data-piece]')].map((e) => cut(e.getBoundingClientRect()))
  return {
    map: map.height / innerHeight, gap: board.top - bar.bottom, wide: map.width / innerWidth,
    bare: seen - cut(sheet) / map.width, covered: pieces.reduce((sum, one) => sum + one, 0) / (map.width * seen),
  }
}"""


def test_the_map_fills_the_first_view(player: NewPlayer) -> None:
    """Well over half of it; the question is read and answered below, and all else slides over the map."""
    ania = player("Ania", lang="pl", size=PHONE, touch=True, mobile=True)
    page = ania.page
    resume(ania, LATE)
    page.wait_for_selector("[data-moves]", state="attached")  # what shows others' moves has come
    seen = page.evaluate(FIRST_VIEW)
    assert seen["map"] > 0.6
    assert seen["wide"] == 1
    assert seen["gap"] == 0
    assert page.evaluate(QUESTION)
    page.locator("[data-view]").focus()
    page.keyboard.press("Home")
    page.wait_for_function(STILL)
    far = page.evaluate(FIRST_VIEW)
    assert far["bare"] <= 2, "the map goes to every edge of its frame, as far off as one may go"
    assert far["covered"] < 0.1, "pieces stand on the land and do not cover it"
    expect(page.get_by_role("button", name="Podgląd")).to_be_visible()
    # what one opens slides over it: it stays as large as it was
    for opens in ("button.toggle", "[data-board] [role=tab]", "[data-lenses]"):
        page.locator(opens).first.tap()
        page.evaluate(DRAWN)
        assert page.evaluate(FIRST_VIEW)["map"] == seen["map"], opens
        page.locator(opens).first.tap()
    expect(page.locator("[data-board] .key")).to_have_count(0)
    assert page.evaluate("scrollY") == 0


def test_an_action_is_put_together_over_the_map(player: NewPlayer) -> None:
    """Where it goes stays in view above it, and each piece of it can be taken back."""
    ania = player("Ania", lang="pl", size=PHONE, touch=True, mobile=True)
    page = ania.page
    table = ania.create("me", "bot:greedy", "bot:greedy", game=GAME, options=FIRST_AGE, seed=7)
    ania.open_table(table)
    habits = Habits("influence", spaces=2)
    assert not play(ania, table, habits, lambda p, o, t: touch(p, o, t, finger=True), lambda kind: kind == "influence")
    before = page.evaluate(FIRST_VIEW)["map"]
    for n in (1, 2):
        kind, options = asked_of(ania, table)
        chosen = habits.choose(kind, list(options))
        touch(ania, chosen, options[chosen], finger=True)
        expect(page.locator("[data-building] li")).to_have_count(n)
        page.wait_for_timeout(500)
        page.wait_for_function(STILL)
        kind, options = asked_of(ania, table)
        targets = {e for touches in options.values() for e in touches}
        targets = {e for e in targets if page.locator(f'.choice[data-id="{e}"]').count()}
        seen = [e for e in targets if isinstance(page.evaluate(POINT, e), list)]
        assert len(seen) * 2 >= len(targets)
    assert page.evaluate(FIRST_VIEW)["map"] == pytest.approx(before, abs=0.06), "a longer question takes a line"
    back = page.locator("[data-building] li button").last
    box = back.bounding_box()
    assert box is not None
    assert min(box["width"], box["height"]) >= 40
    assert box["x"] + box["width"] <= PHONE[0]
    back.tap()
    expect(page.locator("[data-building] li")).to_have_count(1)


def test_twenty_decisions_with_a_finger(player: NewPlayer) -> None:
    ania = player("Ania", lang="pl", size=PHONE, touch=True, mobile=True)
    page = ania.page
    table = ania.create("me", "bot:greedy", "bot:greedy", game=GAME, options=FIRST_AGE, seed=7)
    ania.open_table(table)
    page.wait_for_selector("[data-board] [data-level]")
    habits = Habits("influence", "recruit", "event", "war", "card", spaces=3)
    found: list[str] = []
    touched: list[str] = []
    for n in range(20):
        assert wait_for_turn(ania)
        kind, options = asked_of(ania, table)
        page.wait_for_timeout(500)  # the page scrolls to what is asked
        page.wait_for_function(STILL)
        where = f"{n} {kind}"
        if not page.evaluate(QUESTION):
            found.append(f"{where}: the question '{ania.question}' is not in view")
        targets = {
            e for touches in options.values() for e in touches if page.locator(f'.choice[data-id="{e}"]').count()
        }
        seen = [e for e in targets if isinstance(page.evaluate(POINT, e), list)]
        if len(seen) * 2 < len(targets):
            found.append(f"{where}: of {len(targets)} places {len(seen)} are in view")
        found += [f"{where}: {what}" for what in page.evaluate(LISTED) + page.evaluate(UNFIT)]
        if ania.overflow() > 0:
            found.append(f"{where}: {ania.overflow()} px too wide")
        chosen = habits.choose(kind, list(options))
        touched += touch(ania, chosen, options[chosen], finger=True)
        page.evaluate(DRAWN)
    assert not ania.refused
    assert not found, "\n".join(dict.fromkeys(found))
    assert any(e.startswith("area:") for e in touched), touched


def test_what_is_known_of_a_place_fits_a_phone(player: NewPlayer) -> None:
    ania = player("Ania", lang="pl", size=PHONE, touch=True, mobile=True)
    page = ania.page
    ania.open_table(ania.create("me", "bot:random", "bot:random", game=GAME, options=FIRST_AGE))
    page.wait_for_selector("[data-board] [data-level]")
    page.get_by_role("button", name="Miejsca").tap()
    page.get_by_role("searchbox", name="Szukaj miejsca").fill("Paryż")
    expect(page.locator(".places li")).to_have_count(1)
    assert ania.overflow() <= 0
