"""A decision with many counts of one thing is a number to set; every option stays a button too."""

from __future__ import annotations

from functools import cache
from typing import Any

from playwright.sync_api import expect

from e2e.kit import PHONE, NewPlayer, Player
from regnum.bots import BOTS
from regnum.games import get_game
from regnum.kernel import new_table
from regnum.log import export_log


@cache
def many_counts() -> Any:
    """A game up to a question with more than a dozen counts."""
    table = new_table(get_game("principato"), 2, seed=0)
    table.run()
    bots = [BOTS["random"](seat) for seat in range(2)]
    while True:
        decision = table.pending[0]
        if decision.kind == "recruit" and len(decision.options) > 12:
            return export_log(table)
        chosen = bots[decision.seat](table, decision.seat, decision.kind, decision.options)
        table.answer(decision.seat, decision.options[chosen])
        table.run()


def asked_how_many(player: Player) -> tuple[str, int, list[str]]:
    player.be_guest()
    table: str = player.call("POST", "/import", many_counts())["id"]
    player.page.goto(f"/#/t/{table}")
    player.page.locator(".curtain button").click()
    player.seated()
    seat = player.call("GET", f"/tables/{table}")["waiting"][0]
    return table, seat, [o["id"] for o in player.doc(table, seat)["decisions"][0]["options"]]


def test_a_number_is_set_by_keyboard_and_sent_with_enter(player: NewPlayer) -> None:
    ania = player("Ania")
    table, seat, options = asked_how_many(ania)
    assert ania.options() == options[:1]  # one button: what the dial shows
    dial = ania.prompt.get_by_role("slider", name=ania.word("count"))
    dial.focus()
    for _ in range(3):
        ania.page.keyboard.press("ArrowRight")
    assert ania.options() == options[3:4]
    expect(dial).to_have_attribute("aria-valuetext", ania.doc(table, seat)["decisions"][0]["options"][3]["text"])
    ania.page.keyboard.press("End")
    assert ania.options() == options[-1:]
    more = ania.prompt.get_by_role("button", name=ania.word("count.more"), exact=True)
    expect(more).to_be_disabled()
    ania.prompt.get_by_role("button", name=ania.word("count.less"), exact=True).click()
    assert ania.options() == options[-2:-1]
    dial.focus()
    ania.page.keyboard.press("Home")
    with ania.acknowledged():
        ania.page.keyboard.press("Enter")


def test_every_count_is_a_button_as_well(player: NewPlayer) -> None:
    ania = player("Ania")
    _, _, options = asked_how_many(ania)
    ania.button("count.all", n=len(options)).click()
    assert ania.options() == options
    ania.take(options[1])


def test_on_a_phone_the_dial_and_what_it_is_about_are_in_view(player: NewPlayer) -> None:
    ania = player("Ania", lang="pl", size=(360, PHONE[1]), touch=True)
    asked_how_many(ania)
    dial = ania.prompt.get_by_role("slider", name=ania.word("count"))
    expect(dial).to_be_in_viewport(ratio=1)
    expect(ania.page.locator('#stage [data-id="militia:stock"], #stage .legal').first).to_be_in_viewport()
    assert ania.overflow() == 0


def test_a_click_on_what_is_counted_counts(player: NewPlayer) -> None:
    ania = player("Ania")
    table, seat, options = asked_how_many(ania)
    touched = ania.doc(table, seat)["decisions"][0]["options"][0]["touches"]
    glowing = ania.page.locator(", ".join(f'#stage [data-id="{element}"]' for element in touched)).first
    for n in (1, 2, 3):
        glowing.click()
        expect(ania.prompt.locator("[data-option]").first).to_have_attribute("data-option", options[n])
    expect(ania.prompt.get_by_role("slider", name=ania.word("count"))).to_be_focused()
    with ania.acknowledged():
        ania.page.keyboard.press("Enter")
