"""A slip costs nothing: what is final is confirmed in every game, and a new question takes no answer for a moment."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from depth import LONG
from e2e.boards import asks, play_until
from e2e.kit import NewPlayer, Player, wait_until

SEATS = {
    "principato": ["me", "bot:random"],
    "boze_igrzysko": ["me", "bot:random", "bot:random"],
    "pax_renaissance": ["me", "bot:random"],
}
every_game = pytest.mark.parametrize("game", SEATS)


def a_game(number: int) -> pytest.MarkDecorator:
    """What the list of options does is the same in every game: by day one of them, at night all."""
    return pytest.mark.parametrize("game", list(SEATS) if LONG else [list(SEATS)[number]])


# Clicks what a new question offers, in the list and on the board, in the very frame in which it appears.
EAGER = """() => {
  window.__clicks = 0
  let last = ''
  const look = () => {
    const offers = [...document.querySelectorAll('[data-option]:not(:disabled)')]
    const now = offers.map((e) => e.dataset.option).join()
    if (now && now !== last) {
      window.__clicks++
      offers[0].click()
      document.querySelector('#stage .legal')?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
    }
    last = now
    requestAnimationFrame(look)
  }
  look()
}"""


def at_table(player: NewPlayer, game: str, **more: Any) -> tuple[Player, str]:
    ania = player("Ania", hasty=False, **more)
    first = {} if game == "pax_renaissance" else {"first": "1"}
    table = ania.create(*SEATS[game], game=game, options=first)
    ania.open_table(table)
    return ania, table


def final_option(ania: Player, table: str) -> dict[str, Any]:
    """Plays on until there is an answer that cannot be taken back."""
    while True:
        ania.asked()
        options = ania.doc(table)["decisions"][0]["options"]
        for option in options:
            if option.get("final") and option["id"] in ania.options():
                found: dict[str, Any] = option
                return found
        ania.take(next(o["id"] for o in options if o["id"] in ania.options()))


def asks_again(ania: Player) -> Locator:
    return ania.prompt.get_by_role("group", name=ania.word("confirm.this"))


@every_game
def test_what_is_final_is_confirmed(player: NewPlayer, game: str) -> None:
    ania, table = at_table(player, game)
    option = final_option(ania, table)
    button = ania.page.locator(f'[data-option="{option["id"]}"]')
    at, given = ania.doc(table)["at"], ania.oks
    button.click()
    again = asks_again(ania)
    expect(again).to_contain_text(option["text"])
    expect(again).to_contain_text(ania.word("confirm.final"))
    expect(ania.page.locator("#confirm")).to_be_focused()
    assert ania.doc(table)["at"] == at
    ania.page.keyboard.press("Escape")
    expect(again).to_have_count(0)
    assert ania.oks == given
    ania.rested()
    button.click()
    ania.rested()
    with ania.acknowledged():
        ania.page.keyboard.press("Enter")
    assert ania.doc(table)["at"] > at


@a_game(0)
def test_a_double_click_on_confirm_answers_once(player: NewPlayer, game: str) -> None:
    ania, table = at_table(player, game)
    option = final_option(ania, table)
    given = ania.oks
    ania.page.locator(f'[data-option="{option["id"]}"]').click()
    ania.rested()
    confirm = ania.page.locator("#confirm")
    box = confirm.bounding_box()
    assert box is not None
    ania.page.evaluate(EAGER)
    with ania.acknowledged():
        ania.page.mouse.dblclick(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, delay=20)
    ania.asked()
    wait_until(lambda: ania.page.evaluate("window.__clicks"))  # a new question was there, and was clicked at once
    ania.page.wait_for_timeout(400)
    assert ania.oks == given + 1
    expect(asks_again(ania)).to_have_count(0)
    assert not ania.refused


@a_game(1)
def test_a_double_click_on_an_option_confirms_nothing(player: NewPlayer, game: str) -> None:
    ania, table = at_table(player, game)
    option = final_option(ania, table)
    given = ania.oks
    ania.page.evaluate(
        """(id) => {
      document.querySelector(`[data-option="${id}"]`).click()
      requestAnimationFrame(() => document.getElementById('confirm').click())
    }""",
        option["id"],
    )
    ania.rested()
    expect(asks_again(ania)).to_be_visible()
    assert ania.oks == given


@a_game(2)
def test_a_double_click_on_back_chooses_nothing(player: NewPlayer, game: str) -> None:
    ania, table = at_table(player, game)
    option = final_option(ania, table)
    given = ania.oks
    ania.page.locator(f'[data-option="{option["id"]}"]').click()
    ania.rested()
    ania.page.evaluate(EAGER)  # it clicks the options when they come back
    asks_again(ania).get_by_role("button", name=ania.word("confirm.no")).click()
    wait_until(lambda: ania.page.evaluate("window.__clicks"))
    ania.rested()
    expect(asks_again(ania)).to_have_count(0)
    expect(ania.prompt.get_by_role("group", name=ania.word("picked"))).to_have_count(0)
    assert (ania.oks, ania.refused) == (given, [])


@a_game(0)
def test_a_held_key_neither_confirms_nor_answers_what_comes_next(player: NewPlayer, game: str) -> None:
    ania, table = at_table(player, game)
    option = final_option(ania, table)
    given = ania.oks
    ania.page.locator(f'[data-option="{option["id"]}"]').focus()

    def hold() -> None:
        for _ in range(12):
            ania.page.keyboard.down("Enter")  # after the first: repeats, as a keyboard sends them
            ania.page.wait_for_timeout(60)
        ania.page.keyboard.up("Enter")

    hold()
    expect(asks_again(ania)).to_be_visible()
    assert ania.oks == given
    hold()
    ania.asked()
    ania.page.wait_for_timeout(200)
    assert ania.oks == given + 1
    assert not ania.refused


def test_what_is_confirmed_says_once_more_what_it_wastes(player: NewPlayer) -> None:
    ania = player("Ania", hasty=False)
    table = ania.create("me", "bot:random", "bot:random", game="boze_igrzysko", options={"first": "1"})
    ania.open_table(table)
    play_until(ania, table, asks("special"), lambda kind, options: options[-1])
    ania.asked()
    ania.page.locator('[data-option="pass"]').click()
    proposal = ania.page.get_by_role("group", name=ania.word("confirm.this"))
    expect(proposal).to_contain_text("This action is given up")
