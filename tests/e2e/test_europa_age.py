"""An age of Europa Universalis against two bots, once by mouse and once without one. By day a round of it."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import expect

from depth import LONG
from e2e.europa import FIRST_AGE, GAME, VIEW, Habits, answered, play, touch
from e2e.kit import ANSWERABLE, NewPlayer, Player, wait_until

SEED = 7
TOWARDS = """(id) => {
  const here = document.activeElement
  if (here.dataset.id === id) return 'here'
  const there = document.querySelector(`.choice[data-id="${CSS.escape(id)}"]`)
  const [a, b] = [here, there].map((e) => e.getBoundingClientRect())
  const [dx, dy] = [b.x + b.width / 2 - a.x - a.width / 2, b.y + b.height / 2 - a.y - a.height / 2]
  if (Math.abs(dx) > Math.abs(dy)) return dx > 0 ? 'ArrowRight' : 'ArrowLeft'
  return dy > 0 ? 'ArrowDown' : 'ArrowUp'
}"""
ACTIONS = ("event", "influence", "card")
FOCUSED = "() => { const e = document.activeElement; return [e.dataset.option ?? '', e.dataset.id ?? '', e.className] }"


def sit_down(ania: Player) -> str:
    table = ania.create("me", "bot:greedy", "bot:greedy", game=GAME, options=FIRST_AGE, seed=SEED)
    ania.open_table(table)
    ania.page.wait_for_selector("[data-board] [data-level]")
    return table


def to_the_end(ania: Player, table: str, habits: Habits, how: Any) -> None:
    """Through a round; in the night through the whole age, to the page of the result."""
    over = play(ania, table, habits, how, until=lambda kind: not LONG and kind == "upkeep")
    doc = ania.doc(table)
    assert not ania.refused
    assert {"event", "influence", "card"} <= {done.partition(" ")[2] for done in habits.done}, habits.done
    assert any(done.startswith("influence dip:") for done in habits.done)
    assert over == LONG
    if LONG:
        assert doc["status"] == "over"
        result = ania.page.get_by_role("region", name=ania.word("over.title"), exact=True)
        expect(result).to_be_visible()
        for seat in doc["seats"]:
            expect(result).to_contain_text(seat["part"])  # bots are called by their realms alone
        expect(result).to_contain_text(str(max(doc["result"]["scores"])))


def shown(player: Player) -> float:
    """How much of the map is in view."""
    found: float = player.page.evaluate(
        "() => { const r = document.querySelector('[data-view]').getBoundingClientRect();"
        " return (Math.min(r.bottom, innerHeight) - Math.max(r.top, 0)) / Math.min(r.height, innerHeight) }"
    )
    return found


def test_by_mouse(player: NewPlayer) -> None:
    ania = player("Ania")
    table = sit_down(ania)
    looked: list[str] = []
    touched: list[str] = []

    def how(player: Player, option: str, elements: list[str]) -> None:
        if option.startswith("mission:") and not looked:
            player.page.locator(f'.line:has([data-option="{option}"]) .about').click()
            dialog = player.page.get_by_role("dialog")
            looked.append(dialog.get_by_role("heading").first.inner_text())
            player.page.keyboard.press("Escape")
            expect(dialog).to_have_count(0)
        if any(e.startswith("area:") for e in elements) or option == "influence":
            wait_until(lambda: shown(player) > 0.7, why=f"{option}, and the map is out of sight")
        touched.extend(touch(player, option, elements))

    to_the_end(ania, table, Habits(*ACTIONS), how)
    assert looked
    assert any(e.startswith("area:") for e in touched), f"influence is placed on the map: {touched}"


def by_keys(player: Player, option: str, elements: list[str]) -> str:
    """An answer without a mouse: by its own key, else on the map by arrows and Enter, else from the list by Tab."""
    page = player.page
    button = page.locator(f'[data-option="{option}"]')
    key = button.get_attribute("aria-keyshortcuts")
    place = next((e for e in elements if page.locator(f'.choice[data-id="{e}"]').count()), None)
    if place and walk_to(player, place):
        was, before = page.evaluate(VIEW), player.oks
        page.keyboard.press("Enter")
        if not answered(player, before, was):  # several options touch it: the list has the rest
            key = button.get_attribute("aria-keyshortcuts")
            assert key
            player.press(key)
        player.settle()
        return "map"
    if key:
        player.press(key)
        return "key"
    for _ in range(200):
        page.keyboard.press("Tab")
        if page.evaluate(FOCUSED)[0] == option:
            with player.acknowledged():
                page.keyboard.press("Enter")
            return "list"
    raise AssertionError(f"no key leads to {option}")


def walk_to(player: Player, wanted: str) -> bool:
    """To what glows on the map, by the arrow that points there; where none leads on, by Tab."""
    keys = player.page.keyboard
    keys.press("ArrowDown")  # onto the board
    for _ in range(30):
        way = player.page.evaluate(TOWARDS, wanted)
        if way == "here":
            return True
        before = player.page.evaluate(FOCUSED)
        keys.press(way)
        if player.page.evaluate(FOCUSED) == before:
            break
    for _ in range(80):
        keys.press("Tab")
        if player.page.evaluate(FOCUSED)[1] == wanted:
            return True
    return False


def test_without_a_mouse(player: NewPlayer) -> None:
    ania = player("Ania", lang="pl")
    table = sit_down(ania)
    ways: list[str] = []
    looked: list[str] = []

    def how(player: Player, option: str, elements: list[str]) -> None:
        keys = player.page.keyboard
        if option.startswith("mission:") and not looked:
            for _ in range(80):
                keys.press("Tab")
                if "about" in player.page.evaluate(FOCUSED)[2]:
                    break
            keys.press("Enter")
            dialog = player.page.get_by_role("dialog")
            looked.append(dialog.get_by_role("heading").first.inner_text())
            keys.press("Escape")
            expect(dialog).to_have_count(0)
            player.page.wait_for_selector(ANSWERABLE)
        ways.append(by_keys(player, option, elements))

    to_the_end(ania, table, Habits(*ACTIONS), how)
    assert looked
    assert {"key", "map"} <= set(ways), ways
