"""Two people at one screen: nothing of one is left when the other looks."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Locator, expect

from e2e.kit import NewPlayer, Player

SHARED_WORDS = {"palace"}  # a task with the name of an area that everybody sees


def share_a_screen(player: NewPlayer) -> tuple[Player, str, list[set[str]]]:
    """A table whose secret tasks all have names of their own; the names, by seat."""
    ania = player("Ania")
    for seed in range(40):
        table = ania.create("me", "local:Ola", seed=seed, options={"first": "1"})
        docs: list[Any] = [ania.doc(table, seat) for seat in (0, 1)]
        ids = [{d["view"]["duchies"][s][k] for k in ("culture_task", "estate_task")} for s, d in enumerate(docs)]
        if not (ids[0] | ids[1]) & SHARED_WORDS and not ids[0] & ids[1]:
            return ania, table, [{docs[s]["names"][i] for i in ids[s]} for s in (0, 1)]
    raise AssertionError("no seed will do")


def curtain(player: Player, name: str) -> Locator:
    return player.button("curtain.ready", name=name)


def everything(player: Player) -> str:
    """All that is in the page, seen or not: text, labels, titles."""
    return player.page.content() + player.page.title()


def test_the_curtain_hides_secrets_between_seats(player: NewPlayer) -> None:
    ania, table, tasks = share_a_screen(player)
    ania.page.goto(f"/#/t/{table}")
    names = ["Ania", "Ola"]
    seat = 0
    for _ in range(4):  # turns, in order
        ready = curtain(ania, names[seat])
        expect(ready).to_be_visible()
        expect(ready).to_be_focused()
        page = everything(ania)
        for task in tasks[0] | tasks[1]:
            assert task not in page, f"'{task}' is in the page behind the curtain of {names[seat]}"
        assert ania.page.locator("[data-board]").count() == 0
        assert ania.option_buttons.count() == 0
        version = ania.version
        ania.page.keyboard.press("1")  # nobody can answer through it
        ania.page.keyboard.press("u")
        ania.page.wait_for_timeout(100)
        assert ania.version == version

        ready.click()
        ania.seated()
        page = everything(ania)
        for task in tasks[seat]:
            assert task in page
        for task in tasks[1 - seat]:
            assert task not in page, f"'{task}' of {names[1 - seat]} is in the page while {names[seat]} looks"
        options = ania.asked()
        while "end" not in options:
            ania.take(options[0])
            options = ania.asked()
        ania.page.locator('[data-option="end"]').click()
        seat = 1 - seat

    # a reload does not show who sat there last
    expect(curtain(ania, names[seat])).to_be_visible()
    ania.page.reload()
    expect(curtain(ania, names[seat])).to_be_visible()
    for task in tasks[0] | tasks[1]:
        assert task not in everything(ania)


def test_a_shared_screen_is_set_up_on_the_start_page(player: NewPlayer) -> None:
    ania = player("Ania")
    ania.open_start()
    ania.page.get_by_label(ania.word("name.yours")).fill("Ania")
    ania.page.get_by_role("combobox", name=ania.word("seat.n", n=2), exact=True).select_option("local")
    ania.page.get_by_label(ania.word("seat.name"), exact=True).fill("Ola")
    ania.button("new.start").click()
    expect(curtain(ania, "Ania").or_(curtain(ania, "Ola"))).to_be_visible()


def test_the_replay_at_a_shared_screen_shows_nobodys_secrets(player: NewPlayer) -> None:
    ania, table, tasks = share_a_screen(player)
    ania.page.goto(f"/#/t/{table}")
    curtain(ania, "Ania").click()
    ania.seated()
    ania.take()
    ania.tab("more").get_by_role("button", name=ania.word("replay")).click()
    expect(ania.page.get_by_role("slider", name=ania.word("replay.position"))).to_be_visible()
    expect(ania.page.locator("[data-board]")).to_be_visible()
    page = everything(ania)
    for task in tasks[0] | tasks[1]:
        assert task not in page, f"'{task}' is in the replay"
    ania.page.get_by_role("link", name=ania.word("replay.table")).click()
    expect(curtain(ania, "Ania")).to_be_visible()
