"""The sheets around the map of Europe: what is asked about comes forward and is answered by touching it."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from depth import by_day
from e2e.boards import UNFIT, play_until
from e2e.europa import FIRST_AGE, GAME, Habits
from e2e.kit import DESKTOP, DRAWN, PHONE, NewPlayer, Player
from e2e.test_access import findings

AROUND = ".ribbon *, .shelf *"  # the map itself is larger than the window


def at_an_event(one: Player) -> str:
    """A table where an event is to be chosen; its id."""
    table = one.create("me", "bot:random", "bot:random", game=GAME, options=FIRST_AGE)
    habits = Habits("event")
    play_until(one, table, lambda d: d["decisions"][0]["kind"] == "event", habits.choose)
    one.open_table(table)
    one.page.wait_for_selector("[data-board] .shelf")
    one.asked()
    return table


def test_an_event_and_one_of_its_halves_are_chosen_where_they_lie(player: NewPlayer) -> None:
    ania = player("Ania", lang="pl")
    table = at_an_event(ania)
    tab = ania.page.get_by_role("tab", name="Wydarzenia")
    expect(tab).to_have_attribute("aria-selected", "true")  # it came forward by itself
    row = ania.doc(table)["view"]["row"]
    texts = ania.call(
        "GET", f"/tables/{table}/texts?lang=pl&seat=0&" + "&".join(f"thing=event-{r['card']}" for r in row)
    )
    sheet = ania.page.locator("#sheet")
    for slot in row:
        lines = texts[f"event-{slot['card']}"]
        for half in "AB":
            if half in lines:
                expect(sheet.get_by_text(lines[half]).last).to_be_visible()
    legal = [option.removeprefix("event:") for option in ania.options()]
    two = next((c for c in legal if {"A", "B"} <= set(texts.get(f"event-{c}", {}))), legal[0])
    ania.rested()
    with ania.acknowledged():
        sheet.locator(f'[data-id="event:{two}"]').click()
    if {"A", "B"} & set(ania.asked()):
        half = sheet.locator(f'[data-id^="choice:{two}:"].legal').first
        ania.rested()
        with ania.acknowledged():
            half.click()
        assert ania.asked() != ["A", "B"]


def test_sheets_are_opened_by_keyboard_and_closed_on_a_phone(player: NewPlayer) -> None:
    ania = player("Ania")
    table = ania.create("me", "bot:random", "bot:random", game=GAME, options=FIRST_AGE)
    ania.open_table(table)
    page = ania.page
    page.wait_for_selector("[data-board] .shelf")
    ania.asked(90)
    first = page.locator("[role=tab][tabindex='0']").first
    first.focus()
    page.keyboard.press("End")
    last = page.get_by_role("tab", name="Forecast")
    expect(last).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("#sheet").get_by_text("Base tax")).to_be_visible()

    small = player("Ola", size=PHONE, touch=True)
    own = small.create("me", "bot:random", "bot:random", game=GAME, options=FIRST_AGE)
    small.open_table(own)
    page = small.page
    page.wait_for_selector("[data-board] .shelf")
    small.asked(90)
    panel = page.locator("#sheet")
    for close in ("Escape", "back"):
        page.locator("#tab-rivals").click()
        expect(panel).to_be_visible()
        expect(page.locator("#tab-rivals")).to_have_attribute("aria-selected", "true")
        if close == "Escape":
            panel.get_by_role("button").first.focus()
            page.keyboard.press("Escape")
        else:
            page.go_back()
        expect(panel).to_have_count(0)
    assert own in page.url  # "back" has closed the sheet, not left the table


@pytest.mark.parametrize(
    ("size", "theme"), [(DESKTOP, "dark"), (PHONE, "light")][by_day(1, 0) :], ids=["desktop", "phone"][by_day(1, 0) :]
)
def test_every_sheet_can_be_read_by_everybody(player: NewPlayer, size: tuple[int, int], theme: str) -> None:
    ania = player("Ania", lang="pl", size=size, theme=theme, touch=size == PHONE, bypass_csp=True)
    at_an_event(ania)
    page = ania.page
    found: list[str] = []
    names = page.locator(".shelf [role=tab]").evaluate_all("all => all.map((e) => e.id)")
    for name in names:
        tab = page.locator(f"#{name}")
        if tab.get_attribute("aria-selected") != "true":
            tab.click()
        page.wait_for_load_state("networkidle")
        page.evaluate(DRAWN)
        assert page.locator("#sheet").inner_text().strip()
        found += [f"{name}: {what}" for what in page.evaluate(UNFIT.replace("[data-board] *", AROUND))]
        if ania.overflow() > 0:
            found.append(f"{name}: {ania.overflow()} px too wide")
        found += findings(ania, name)
    assert not found, "\n".join(dict.fromkeys(found))
