"""390 × 844 and a finger: the question and what may be touched are in view together."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from e2e.kit import PHONE, NewPlayer, Player

# Where question, options and luminous elements are, in the window; what is behind something else is not in view.
LAYOUT = """(words) => {
  const seen = (e) => {
    const r = e.getBoundingClientRect()
    const x = Math.min(Math.max(r.x + r.width / 2, 1), innerWidth - 2), y = r.y + r.height / 2
    if (y < 0 || y > innerHeight || r.right < 4 || r.left > innerWidth - 4 || !r.width) return false
    const top = document.elementFromPoint(x, y)
    return !!top && (e.contains(top) || top.contains(e))
  }
  const box = (e) => { const r = e.getBoundingClientRect(); return [r.x, r.y, r.width, r.height].map(Math.round) }
  const question = document.querySelector('#prompt-text')
  const board = document.querySelector('[data-board]')
  const spots = [...board.querySelectorAll('button[data-id]:not([aria-disabled])')]
  return {
    question: !!question && seen(question),
    spots: spots.map((e) => ({id: e.dataset.id, seen: seen(e), box: box(e)})),
  }
}"""


def layout(player: Player) -> Any:
    player.page.wait_for_timeout(450)  # a page may scroll to what is asked
    return player.page.evaluate(LAYOUT)


def test_question_and_targets_are_in_view_together(player: NewPlayer) -> None:
    ania = player("Ania", size=PHONE, touch=True)
    table = ania.create("me", "bot:random", options={"first": "1"}, seed=3)
    ania.open_table(table)
    met: dict[str, int] = {}
    missing = []
    for _ in range(16):
        ania.asked()
        kind = ania.doc(table)["decisions"][0]["kind"]
        met[kind] = met.get(kind, 0) + 1
        if met[kind] <= 3:
            found = layout(ania)
            assert found["question"], f"the question '{ania.question}' is not in view"
            seen = {spot["id"] for spot in found["spots"] if spot["seen"]}
            drawn = {spot["id"] for spot in found["spots"]}
            options = [o for o in ania.doc(table)["decisions"][0]["options"] if drawn & set(o["touches"])]
            away = [o["id"] for o in options if not seen & set(o["touches"])]
            if len(away) > len(options) // 4:  # those at other places of the board are on the list below the question
                missing.append(f"{kind}: {away} of {len(options)}: {found['spots']}")
            for spot in found["spots"]:
                assert min(spot["box"][2:]) >= 28, spot
        assert ania.overflow() <= 0, f"the page is {ania.overflow()} px too wide"
        ania.press("1")
    assert {"turn", "take"} <= met.keys()
    assert not missing, "\n".join(missing)


def test_a_turn_with_a_finger(player: NewPlayer) -> None:
    ania = player("Ania", size=PHONE, touch=True)
    table = ania.create("me", "bot:random", options={"first": "1"}, seed=3)
    ania.open_table(table)
    toggle = ania.prompt.get_by_role("button", name="option").first
    turns = 0
    while turns < 2:
        options = ania.asked()
        if not ania.option_buttons.first.is_visible():
            toggle.tap()
        button = ania.page.locator(f'[data-option="{"end" if "end" in options else options[0]}"]')
        button.scroll_into_view_if_needed()
        size = button.bounding_box()
        assert size is not None
        assert size["height"] >= 40
        with ania.acknowledged():
            button.tap()
        turns += "end" in options
    # something that glows, touched on the board
    ania.asked()
    spot = ania.page.locator('[data-board] button[data-id^="card:"]:not([aria-disabled])').first
    before = ania.options()
    oks = ania.oks
    spot.tap()
    ania.page.wait_for_timeout(300)
    assert ania.oks > oks or len(ania.options()) < len(before)


def test_start_page_and_panels_fit(player: NewPlayer) -> None:
    for lang in ("pl", "en"):
        ania = player("Ania", lang=lang, size=PHONE, touch=True)
        ania.open_start()
        assert ania.overflow() <= 0
        ania.button("new.start").tap()
        ania.seated()
        assert ania.overflow() <= 0
        for tab in ("rules", "chat", "more", "chronicle"):
            ania.tab(tab)
            expect(ania.panel).to_be_visible()
            assert ania.overflow() <= 0, tab


GAMES = ("principato", "boze_igrzysko", "pax_renaissance", "europa_universalis")


@pytest.mark.parametrize("game", GAMES)
def test_a_long_name_does_not_widen_the_page(player: NewPlayer, game: str) -> None:
    """A phone makes its window as wide as what stands in the page: the question would lie below what one sees."""
    ania = player("Ania", size=PHONE, touch=True, mobile=True)
    ola = player("Bartłomiej Wyszomierski-Chrząszczewski", size=PHONE, touch=True)
    table = ania.create("me", "open", "bot:random", game=game)
    ola.be_guest()
    ola.call("POST", f"/tables/{table}/join", {"token": ania.links["1"]})
    ania.open_table(table)
    assert ania.page.evaluate("innerWidth") == PHONE[0]
