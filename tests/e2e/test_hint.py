"""A hint in the browser: asked for by key or button, shown beside the question and on the board, never of itself."""

from __future__ import annotations

import os
from pathlib import Path

from playwright.sync_api import expect

from e2e.kit import PHONE, NewPlayer
from e2e.test_access import findings, finished_game

SHOTS = os.environ.get("REGNUM_SHOTS", "")  # a folder for pictures to look at


def test_a_hint_on_request_by_keyboard(player: NewPlayer) -> None:
    ania = player("Ania", bypass_csp=True)
    table = ania.create("me", "bot:random", options={"first": "1"})
    ania.open_table(table)
    ania.asked()
    card = ania.page.locator(".hint")
    expect(card).to_have_count(0)
    warned = ania.prompt.locator(".aside.warns").first
    expect(warned).to_contain_text("1 of 2 money will not fit in store")  # STORE.excess
    ania.page.keyboard.press("h")
    expect(card.get_by_role("heading")).to_have_text("A strong player would do this")
    best = card.locator(".best")
    advised = ania.prompt.locator(".option.advised")
    expect(advised).to_have_count(1)
    assert best.inner_text() in advised.inner_text()
    assert ania.page.locator("#stage [data-lit]").count() >= 1
    expect(ania.page.locator("[aria-live=polite]").filter(has_text="A strong player would do this")).to_have_count(1)
    card.locator("summary").click()
    expect(card).to_contain_text(
        "Whoever gives this hint sees what you see and imagines the rest, and so can be wrong."
    )
    assert findings(ania, "hint") == []
    if SHOTS:
        ania.page.screenshot(path=Path(SHOTS) / "hint.png")
    ania.page.keyboard.press("Escape")
    expect(card).to_have_count(0)
    expect(advised).to_have_count(0)
    ania.page.mouse.move(0, 0)  # what is under the pointer lights up by itself
    expect(ania.page.locator("#stage [data-lit]")).to_have_count(0)


def test_what_is_about_to_be_done_is_seen_whole_beside_a_hint(player: NewPlayer) -> None:
    ania = player("Ania", hasty=False)
    table = ania.create("me", "bot:random", options={"first": "1"})
    ania.open_table(table)
    ania.asked()
    ania.page.keyboard.press("h")
    expect(ania.page.locator(".hint .best")).to_be_visible()
    ania.prompt.locator('[data-option="end"]').click()
    confirm = ania.page.locator("#confirm")
    expect(confirm).to_be_visible()
    covered = """(e) => { const r = e.getBoundingClientRect()
      return !e.contains(document.elementFromPoint(r.x + r.width / 2, r.y + r.height - 4)) }"""
    assert not confirm.evaluate(covered)
    expect(ania.page.locator(".hint")).to_be_hidden()
    ania.page.keyboard.press("Escape")  # not yet
    expect(ania.page.locator(".hint")).to_be_visible()


def test_a_hint_on_a_phone_is_taken_by_finger(player: NewPlayer) -> None:
    ania = player("Ania", lang="pl", size=PHONE, touch=True, mobile=True, bypass_csp=True)
    table = ania.create("me", "bot:random", options={"first": "1"})
    ania.open_table(table)
    ania.asked()
    card = ania.page.locator(".hint")
    best = card.locator(".best")
    ania.prompt.locator("#hint").tap()
    expect(card.get_by_role("heading")).to_have_text("Dobry gracz zrobiłby tak")
    assert ania.overflow() <= 0
    assert findings(ania, "hint on a phone") == []
    if SHOTS:
        ania.page.screenshot(path=Path(SHOTS) / "hint-phone.png")
    at = ania.doc(table)["at"]
    with ania.acknowledged():
        best.tap()
    assert ania.doc(table)["at"] == at + 1
    expect(card).to_have_count(0)


def test_no_hint_in_a_rated_game(player: NewPlayer) -> None:
    ania = player("Ania")
    table = ania.create("me", "bot:random", rated=True)
    ania.open_table(table)
    ania.asked()
    expect(ania.prompt.locator("#undo")).to_be_visible()
    expect(ania.prompt.locator("#hint")).to_have_count(0)
    ania.page.keyboard.press("h")
    expect(ania.prompt.get_by_role("alert")).to_contain_text(ania.word("error.no_hints"))
    expect(ania.page.locator(".hint")).to_have_count(0)


def test_why_a_move_was_made_is_told_in_the_replay_of_a_game_that_is_over(player: NewPlayer) -> None:
    ania = player("Ania", bypass_csp=True)
    ania.be_guest()
    table = ania.call("POST", "/import", finished_game())["id"]
    moment = next(n for n, entry in enumerate(finished_game()["entries"]) if entry[1] == "influence") + 1
    ania.page.goto(f"/#/t/{table}/replay/{moment}")
    ania.page.locator("#why-then").click()
    why = ania.page.locator(".why")
    expect(why.get_by_role("heading")).to_contain_text("could do here")
    expect(why).to_contain_text("from what the seat knew then")
    assert findings(ania, "why") == []
    if SHOTS:
        ania.page.screenshot(path=Path(SHOTS) / "why.png")
