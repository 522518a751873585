"""Europa Universalis in the browser, on the board of words: a realm is chosen in the lobby and played against bots."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import expect

from depth import in_turn
from e2e.kit import DESKTOP, PHONE, TABLET, NewPlayer, Player

GAME = "europa_universalis"


PLAIN = "localStorage.setItem('regnum.plain', 'true')"  # words only, no board


def choose_game(someone: Player, seats: int) -> None:
    someone.open_start()
    someone.page.get_by_role("radio", name="Europa Universalis").check(force=True)
    group = someone.page.get_by_role("group", name=someone.word("new.count"))
    group.get_by_role("button", name=str(seats)).click()


def test_a_realm_is_chosen_in_the_lobby_and_played_against_bots(player: NewPlayer) -> None:
    someone = player("Ania", lang="pl")
    someone.context.add_init_script(PLAIN)
    page = someone.page
    choose_game(someone, 4)
    expect(page.get_by_text("Odkrycia i reformacja: epoki I–II, 8 rund")).to_be_visible()
    page.get_by_label("Ostatnia epoka").select_option(label="Epoka I")
    expect(page.get_by_text("Odkrycia i reformacja: epoka I, 4 rundy")).to_be_visible()
    page.get_by_role("combobox", name="Kastylia", exact=True).select_option(label=someone.word("seat.me"))
    page.get_by_placeholder(someone.word("name.yours")).fill("Ania")
    someone.button("new.start").click()
    expect(someone.prompt).to_be_visible()
    players = page.get_by_role("list", name=someone.word("players")).first
    expect(players.get_by_text("Kastylia")).to_be_visible()
    expect(players.get_by_text("Francja")).to_be_visible()  # a bot is called by its realm
    random = Random(5)
    for _ in range(10):
        someone.take(random.choice(someone.asked(90)))
    someone.asked(90)
    own = page.get_by_role("region", name=someone.word("table.own"))
    expect(own.get_by_role("heading", name="Ania (Kastylia)")).to_be_visible()
    assert not someone.refused


def test_the_lobby_offers_only_what_goes_together(player: NewPlayer) -> None:
    someone = player("Ania")
    page = someone.page
    choose_game(someone, 6)
    scenario = page.get_by_role("combobox", name="Scenario", exact=True)
    expect(scenario).to_have_value("2-01")
    scenario.select_option("2-04")
    expect(page.get_by_text("Napoleon Rising: age IV, 3 rounds")).to_be_visible()
    expect(page.get_by_label("Last age")).to_have_count(0)  # it has but one
    page.get_by_role("group", name=someone.word("new.count")).get_by_role("button", name="3").click()
    expect(scenario).to_have_value("1-01")  # the other is for six
    assert "2-04" not in scenario.locator("option").evaluate_all("all => all.map((o) => o.value)")
    page.get_by_role("radio", name="Principato").check(force=True)
    expect(scenario).to_have_count(0)


def test_a_stranger_takes_the_seat_of_the_realm_they_like(player: NewPlayer) -> None:
    host, guest = player("Ania"), player("Ola", lang="pl")
    table = host.create("me", "open", "open", game=GAME, public=True, options={"scenario": "1-01"})
    page = guest.page
    page.goto(f"/#/join/{table}")
    page.get_by_label("Anglia", exact=True).check()
    page.get_by_label(guest.word("name.yours")).fill("Ola")
    guest.button("join.take").click()
    expect(page.get_by_text("Odkrycia i reformacja: epoki I–II, 8 rund")).to_be_visible()
    expect(page.get_by_role("main").get_by_role("listitem").filter(has_text="Anglia")).to_contain_text("Ola")
    assert guest.call("GET", f"/tables/{table}")["my_seats"] == [2]


def test_touching_a_name_tells_what_is_known_of_it(player: NewPlayer) -> None:
    someone = player("Ania", lang="pl")
    someone.context.add_init_script(PLAIN)
    page = someone.page
    table = someone.create("me", "bot:random", "bot:random", game=GAME)
    page.goto(f"/#/t/{table}")
    own = page.get_by_role("region", name=someone.word("table.own"))
    own.get_by_role("button", name="Francja").click()
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_role("heading", name="Królestwo: Francja")).to_be_visible()
    dialog.get_by_role("button", name="Sekwana", exact=True).click()  # an area of it, and on to a province
    expect(dialog.get_by_role("heading", name="Obszar: Sekwana")).to_be_visible()
    province = dialog.get_by_role("button", name="Paryż", exact=True)
    province.focus()
    page.keyboard.press("Enter")
    expect(dialog.get_by_role("heading", name="Prowincja: Paryż")).to_be_visible()
    dialog.get_by_role("button", name=someone.word("thing.back")).click()
    expect(dialog.get_by_role("heading", name="Obszar: Sekwana")).to_be_visible()
    page.keyboard.press("Escape")
    someone.tab("more").get_by_role("button", name=someone.word("glossary")).click()
    dialog.get_by_role("searchbox").fill("wojna dwoch")
    dialog.get_by_role("button", name="Wojna Dwóch Róż").click()
    expect(dialog.get_by_role("heading", name="Wydarzenie: Wojna Dwóch Róż")).to_be_visible()
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)


def test_a_long_menu_is_searched_and_each_place_in_it_explained(player: NewPlayer) -> None:
    someone = player("Ania")
    page = someone.page
    table = someone.create("me", "bot:random", "bot:random", game=GAME)
    page.goto(f"/#/t/{table}")
    random = Random(1)
    for _ in range(60):
        options = someone.asked(90)
        if len(options) > 16 and any("seine" in o for o in options):
            break
        wanted = [o for o in options if o == "influence" or o.startswith("dip:") or o in ("enough", "end")]
        someone.take(wanted[0] if wanted else random.choice(options))
    someone.prompt.get_by_role("searchbox").fill("seine")
    left = someone.options()
    assert left
    assert all("seine" in o for o in left)
    someone.prompt.get_by_role("button", name=someone.word("thing.more", name="Seine")).first.click()
    expect(page.get_by_role("dialog").get_by_role("heading", name="Area: Seine")).to_be_visible()


def test_why_not_tells_the_rule_in_the_language_of_the_reader(player: NewPlayer) -> None:
    someone = player("Ania", lang="pl")
    table = someone.create("me", "bot:random", "bot:random", game=GAME)
    someone.page.goto(f"/#/t/{table}")
    random = Random(2)
    for _ in range(40):
        options = someone.asked(90)
        if someone.doc(table)["decisions"][0]["bars"] > 1 and "influence" in options:
            break
        someone.take(random.choice(options))
    barred = someone.doc(table)["decisions"][0]["barred"]
    someone.button("why").click()
    dialog = someone.page.get_by_role("dialog", name=someone.word("why.title"))
    expect(dialog.get_by_text(barred[0]["text"])).to_be_visible()
    rules = someone.call("GET", f"/games/{GAME}/rules")
    title = next(rule["title"]["pl"] for rule in rules if rule["id"] == barred[0]["rule"])
    expect(dialog.get_by_role("heading", name=title).first).to_be_visible()


@pytest.mark.parametrize(
    ("size", "lang"),
    in_turn([DESKTOP, TABLET, PHONE], ["pl", "en"]),
    ids=lambda x: x if isinstance(x, str) else str(x[0]),
)
def test_nothing_is_wider_than_the_window(player: NewPlayer, size: tuple[int, int], lang: str) -> None:
    someone = player("Ania", lang=lang, size=size, theme="dark" if size == TABLET else "light")
    someone.context.add_init_script(PLAIN)
    page = someone.page
    choose_game(someone, 6)
    page.wait_for_selector(".seats .part:not(:empty)")
    assert someone.overflow() == 0
    table = someone.create("me", *["bot:random"] * 5, game=GAME)
    page.goto(f"/#/t/{table}")
    page.wait_for_selector(".panel")
    assert someone.overflow() == 0
    wide = page.evaluate(
        "[...document.querySelectorAll('.panel dd, .panel dt')]"
        ".filter((e) => e.scrollWidth > e.clientWidth + 1 && getComputedStyle(e).display !== 'inline')"
        ".map((e) => e.innerText)"
    )
    assert wide == []
    page.locator('[data-thing^="event-"]').first.click()
    page.wait_for_selector("dialog dl")
    assert page.evaluate("document.querySelector('dialog').scrollWidth <= document.querySelector('dialog').clientWidth")
