"""Whatever lies on a board is told about by one gesture: what it is, what it does, what one may do with it, why not."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from depth import by_day
from e2e.kit import PHONE, ROOT, NewPlayer, Player
from e2e.test_access import findings
from regnum.atlas import Atlas
from regnum.games import get_game
from regnum.kernel import new_table

TITLES_LATER = re.search(r"LATER = (\d+)", (ROOT / "web/src/lib/titles.svelte.ts").read_text(encoding="utf-8"))[1]  # type: ignore[index]
GAMES = {"principato": {"first": "1"}, "boze_igrzysko": {"first": "1"}, "pax_renaissance": {}}
DRAWN = "() => [...new Set([...document.querySelectorAll('[data-board] [data-id]')].map((e) => e.dataset.id))]"


def at_table(player: NewPlayer, game: str, **more: object) -> tuple[Player, str]:
    ania = player("Ania", bypass_csp=True, **more)
    table = ania.create("me", "bot:random", "bot:random", game=game, options=GAMES[game])
    ania.open_table(table)
    ania.asked()
    return ania, table


@pytest.mark.parametrize("game", GAMES)
def test_everything_on_the_board_is_told_about(player: NewPlayer, game: str) -> None:
    ania, table = at_table(player, game)
    page = ania.page
    drawn = page.evaluate(DRAWN)
    assert len(drawn) > 15
    seen = get_game(game)
    position = new_table(seen, 3, 7, GAMES[game])
    position.run()
    atlas = Atlas(seen, seen.seen(position.state, 0))
    assert [element for element in drawn if not atlas.find(element)] == []
    told = ania.call("GET", f"/tables/{table}/things/{drawn[0]}?seat=0&lang=pl")
    assert told[0]["rows"][0][0] == "Co to jest"
    # the mouse rests on something: it is told in short, and the sheet tells all
    decision = ania.doc(table)["decisions"][0]
    legal = {element for option in decision["options"] for element in option["touches"]}
    shown = page.locator('[data-board] [data-id][aria-disabled="true"]:visible')
    quiet = next(e for e in shown.all() if e.get_attribute("data-id") not in legal and e.bounding_box())
    quiet.scroll_into_view_if_needed()
    quiet.hover(force=True)
    expect(page.locator(".brief, [data-detail]").first).to_be_visible()
    quiet.click(force=True)
    sheet = page.get_by_role("dialog")
    expect(sheet).to_contain_text("What it is")
    expect(sheet.get_by_role("region", name=ania.word("why.title"))).to_be_visible()
    found = findings(ania, f"{game}: the sheet of a thing")
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    # a right click tells of what is legal too, and there one may answer
    spot = page.locator("[data-board] .legal[data-id]:visible").first
    spot.dispatch_event("contextmenu")
    deed = sheet.locator("[data-deed]").first
    expect(deed).to_be_visible()
    page.mouse.move(2, 2)
    found += findings(ania, f"{game}: a sheet with buttons")
    with ania.acknowledged():
        deed.click()
    expect(sheet).to_have_count(0)
    assert not found, "\n".join(found)


def test_a_piece_in_a_province_tells_what_a_click_on_it_does(player: NewPlayer) -> None:
    ania, _ = at_table(player, "boze_igrzysko")  # a province is asked for
    spot = ania.page.locator('[data-id="estate:prussia:2"]')
    spot.click(button="right", force=True)
    sheet = ania.page.get_by_role("dialog")
    expect(sheet).to_contain_text("What it is")
    with ania.acknowledged():
        sheet.locator('[data-deed="province:prussia"], [data-deed$=":prussia"], [data-deed="prussia"]').click()
    expect(sheet).to_have_count(0)


# What the page does a while after a link to a rule was drawn never comes.
NO_LATER = f"""{{
  const later = window.setTimeout.bind(window)
  window.setTimeout = (work, ms, ...rest) => (ms === {TITLES_LATER} ? 0 : later(work, ms, ...rest))
}}"""


def test_chapters_and_names_of_rules_come_to_who_opens_them(player: NewPlayer) -> None:
    ania = player("Ania", lang="pl")
    ania.page.add_init_script(NO_LATER)
    table = ania.create("me", "bot:random", "bot:random", game="boze_igrzysko")
    for sheet in (False, True):
        ania.open_table(table)
        ania.asked()
        if sheet:
            ania.page.reload()
            ania.asked()
            ania.page.locator('[data-id="sejm"]').click(button="right", force=True)
            expect(ania.page.get_by_role("dialog")).to_contain_text("Zdobycie mandatu")
        else:
            expect(ania.tab("rules").get_by_role("heading", level=2).first).to_be_visible()


def test_by_keyboard_and_in_the_glossary(player: NewPlayer) -> None:
    ania, _ = at_table(player, "pax_renaissance", lang="pl")
    page = ania.page
    page.keyboard.press("ArrowDown")  # to something legal on the board
    here = page.evaluate("() => document.activeElement?.dataset?.id ?? ''")
    assert here
    page.keyboard.press("?")
    sheet = page.get_by_role("dialog")
    expect(sheet).to_contain_text("Co to jest")
    expect(sheet.get_by_role("region", name=ania.word("sheet.may"))).to_be_visible()
    page.keyboard.press("Escape")
    assert page.evaluate("() => document.activeElement?.dataset?.id ?? ''") == here
    # the glossary, from the table's menu: several words, with or without accents, lead to a thing and on to others
    ania.tab("more")
    ania.button("glossary").click()
    glossary = page.get_by_role("dialog", name=ania.word("glossary"))
    expect(glossary).to_contain_text("Zwycięstwa")
    found = findings(ania, "glossary")
    glossary.get_by_role("searchbox").fill("zamek zloty")
    glossary.get_by_role("button", name="złoty zamek").click()
    sheet = page.get_by_role("dialog", name="złoty zamek")
    expect(sheet).to_contain_text("Załoga miasta")
    sheet.locator("[data-thing]").first.click()
    expect(page.get_by_role("dialog")).to_contain_text("W mieście mieści się")
    page.get_by_role("dialog").get_by_role("button", name=ania.word("thing.back")).click()
    expect(page.get_by_role("dialog")).to_contain_text("Załoga miasta")
    # a rule by its name, in its chapter
    link = page.get_by_role("dialog").get_by_role("button", name=re.compile("GL.BATTLE$"))
    expect(link).to_contain_text("·")
    link.click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(ania.panel.get_by_role("heading", name=re.compile("GL.BATTLE$"))).to_be_in_viewport()
    headings = ania.panel.get_by_role("heading", level=2)
    expect(headings.first).to_have_text("Przebieg gry")
    expect(headings.last).to_have_text("Zawartość pudełka")
    ania.panel.get_by_role("searchbox").fill("dominacja biskupi")
    expect(ania.panel.get_by_role("article").first).to_be_visible()
    found += findings(ania, "rules in chapters")
    assert not found, "\n".join(found)


@pytest.mark.parametrize("game", [*GAMES][by_day(2, 0) :])  # the same gesture on every board
def test_on_a_phone_a_long_press_tells(player: NewPlayer, game: str) -> None:
    ania, _ = at_table(player, game, size=PHONE, touch=True, mobile=True)
    page = ania.page
    spot = page.locator("[data-board] .spot[data-id]:visible").first
    spot.scroll_into_view_if_needed()
    version = ania.version
    spot.evaluate(
        """async (e) => {
          const r = e.getBoundingClientRect()
          const at = { bubbles: true, pointerType: 'touch', clientX: r.left + 5, clientY: r.top + 5 }
          e.dispatchEvent(new PointerEvent('pointerdown', at))
          await new Promise((done) => setTimeout(done, 700))
          e.dispatchEvent(new PointerEvent('pointerup', at))
          e.click()
        }"""
    )
    sheet = page.get_by_role("dialog")
    expect(sheet).to_contain_text("What it is")
    assert ania.version == version  # and nothing was answered
    box = sheet.bounding_box()
    assert box
    assert box["x"] == 0
    assert box["y"] + box["height"] <= 845
    assert ania.overflow() <= 0
    sheet.get_by_role("button", name=ania.word("close")).click()
    expect(sheet).to_have_count(0)
