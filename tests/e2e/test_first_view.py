"""The first look at a page: nothing scrolls by itself, nothing is cut, and what one came for is in view."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from depth import in_turn
from e2e.boards import asks
from e2e.kit import DESKTOP, PHONE, TABLET, NewPlayer, Player
from e2e.test_pax_renaissance_board import sit, until

LITTLE = (360, 740)
GAMES = ("principato", "boze_igrzysko", "pax_renaissance")


def named(value: str | tuple[int, int]) -> str:
    return value if isinstance(value, str) else str(value[0])


# Lines of text that are cut off, by the width or by the height of their box.
CUT = """() => [...document.querySelectorAll('header h1, header .name, [data-board] .title, [data-board] .name')]
  .filter((e) => getComputedStyle(e).overflowX === 'hidden'
    && (e.scrollWidth > e.clientWidth + 1 || e.scrollHeight > e.clientHeight + 3))
  .map((e) => e.textContent.trim())"""
# What of the bar lies over something else of it.
CROWDED = """() => {
  const boxes = [...document.querySelectorAll('header.bar h1, header.bar .players, header.bar .tools > *')]
    .map((e) => [e.textContent.trim(), e.getBoundingClientRect()]).filter(([, r]) => r.width)
    .sort((a, b) => a[1].left - b[1].left)
  return boxes.slice(1).filter(([, r], i) => r.left < boxes[i][1].right - 1).map(([text]) => text)
}"""
IN_VIEW = """(e) => { const r = e.getBoundingClientRect()
  const top = document.elementFromPoint(r.x + r.width / 2, r.y + r.height / 2)
  return r.top >= 0 && r.bottom <= innerHeight && e.contains(top) }"""


@pytest.mark.parametrize(("game", "size"), in_turn(GAMES, [DESKTOP, TABLET, PHONE]), ids=named)
def test_a_table_that_is_opened_stays_where_it_is(player: NewPlayer, game: str, size: tuple[int, int]) -> None:
    ania = player("Ania", size=size, touch=size == PHONE)
    table = ania.create("me", "bot:random", "bot:random", game=game, seed=11)
    ania.open_table(table)
    ania.asked()
    ania.page.wait_for_timeout(700)
    assert ania.page.evaluate("scrollY") == 0


# Whether something that glows is in the window of a page that was not scrolled.
GLOWS = """(l) => l.some((e) => { const r = e.getBoundingClientRect()
  return r.height && r.top + scrollY >= 60 && r.bottom + scrollY <= innerHeight })"""


def test_the_page_follows_the_question_no_further_than_it_must(player: NewPlayer) -> None:
    ania = player("Ania", size=(1440, 700))
    ania.open_table(ania.create("me", "bot:random", options={"first": "1"}, seed=11))
    stayed = 0
    for _ in range(8):
        ania.asked()
        ania.page.wait_for_timeout(300)
        if ania.page.locator("[data-board] button.legal").evaluate_all(GLOWS):
            assert ania.page.evaluate("scrollY") == 0
            stayed += 1
        ania.page.evaluate("scrollTo({top: 0, behavior: 'instant'})")
        ania.press("1")
    assert stayed > 2


@pytest.mark.parametrize(("game", "lang"), in_turn(GAMES, ["pl", "en"]))
def test_titles_are_whole(player: NewPlayer, game: str, lang: str) -> None:
    ania = player("Ania", lang=lang, size=TABLET)
    rivals = ("bot:greedy",) * 3
    ania.open_table(ania.create("me", *rivals, game=game, seed=3))
    ania.asked()
    found = {
        width: ania.page.evaluate(CUT) + ania.page.evaluate(CROWDED)
        for width in (1440, 1024, 900, 390)
        if resized(ania, width)
    }
    assert not any(found.values()), found


def resized(player: Player, width: int) -> bool:
    player.page.set_viewport_size({"width": width, "height": 800})
    player.page.wait_for_timeout(150)
    return True


@pytest.mark.parametrize(("lang", "size"), in_turn(["en", "pl"], [PHONE, LITTLE]), ids=named)
def test_a_game_can_be_started_without_scrolling(player: NewPlayer, lang: str, size: tuple[int, int]) -> None:
    ania = player("Ania", lang=lang, size=size, touch=True)
    ania.open_start()
    assert ania.page.locator("[data-game] button").first.evaluate(IN_VIEW)  # play now
    ania.button("games.setup").tap()
    expect(ania.page.locator("form select").nth(1)).to_have_value("open")  # friends were asked for
    ania.page.wait_for_function(f"(button) => ({IN_VIEW})(button)", arg=ania.button("new.start").element_handle())
    ania.page.locator("summary", has_text=ania.word("new.more")).tap()
    assert ania.overflow() <= 0
    assert ania.button("new.start").evaluate(IN_VIEW)
    last = ania.page.locator("form input[type=checkbox]").last
    last.scroll_into_view_if_needed()
    last.tap()
    expect(last).to_be_checked()
    page = ania.create("me", "open")
    ania.page.goto(f"/#/t/{page}")
    link = ania.button("lobby.makelink")
    expect(link).to_be_visible()
    assert link.evaluate(IN_VIEW)


def test_a_finger_leaves_no_card_over_the_map(player: NewPlayer) -> None:
    ania = player("Ania", size=PHONE, touch=True, mobile=True)
    table = sit(ania)
    doc = until(
        ania, table, lambda d: asks("action")(d) and any(o["verb"] == "play" for o in d["decisions"][0]["options"])
    )
    ania.open_table(table)
    ania.asked()
    detail = ania.page.locator("[data-board] aside")
    mine = next(o for o in doc["decisions"][0]["options"] if o["verb"] == "play")["parts"][0]
    ania.page.locator(f'[data-board] button.legal[data-id="card:{mine}"]').first.tap()  # played or sold: not said yet
    expect(ania.prompt.get_by_role("group", name=ania.word("picked"))).to_be_visible()
    ania.page.wait_for_timeout(600)
    expect(detail).to_have_count(0)
    ania.button("picked.clear").tap()
    ania.prompt.locator(".toggle[aria-expanded=true]").tap()  # the list lies over the market otherwise
    dear = ania.page.locator('[data-board] .rows button.body[data-id^="card:"][aria-disabled]').last
    dear.tap(force=True)  # it says why it cannot be bought, and has the focus again afterwards
    ania.page.get_by_role("dialog").get_by_role("button", name=ania.word("close")).tap()
    expect(ania.page.get_by_role("dialog")).to_have_count(0)
    ania.page.wait_for_timeout(600)
    expect(detail).to_have_count(0)
    if not ania.option_buttons.first.is_visible():
        ania.prompt.locator(".toggle").tap()
    option = ania.page.locator('[data-option^="buy:"], [data-option^="play:"]').first  # a card's name in the list
    option.dispatch_event("pointerenter", {"pointerType": "touch"})
    option.focus()
    ania.page.wait_for_timeout(600)
    expect(detail).to_have_count(0)
    card = ania.page.locator('[data-board] .rows button.body[data-id^="card:"]').first
    # reading: one touch shows a card, the next one elsewhere puts it away, and so does scrolling
    ania.page.locator("[data-board] button.read").tap()
    card.tap()
    expect(detail).to_be_visible()
    ania.page.locator("[data-board] .map").tap(position={"x": 4, "y": 4})
    expect(detail).to_have_count(0)
    card.tap()
    expect(detail).to_be_visible()
    ania.page.mouse.wheel(0, 200)
    expect(detail).to_have_count(0)
