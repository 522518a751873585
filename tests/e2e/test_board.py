"""Principato's board: drawn from this table's content, touched way by way, whole at every size."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from e2e.boards import answer, at_every_size, in_turn_at, play_until, spot, unfit
from e2e.kit import NewPlayer, Player, Server, wait_until

WAYS = [{"gain": {"money": 2}}, {"pay": {"food": 9}, "gain": {"bank": 1}}]
MINE = {"card": {"tax_choice": {"exchange": False, "ways": WAYS}}, "storage": {"church": 5}}
ENDS = ("end", "done")


def until(player: Player, table: str, done: Any) -> Any:
    """Ends turns (and takes whatever else comes first) until the document is as wanted."""
    return play_until(player, table, done, lambda _, options: next((o for o in ENDS if o in options), options[0]))


def test_the_faces_are_those_of_this_table(player: NewPlayer) -> None:
    ania = player("Ania")
    ania.open_table(ania.create("me", "bot:random", options={"first": "1"}, content=MINE))
    ania.asked()
    ways = ania.page.locator('[data-board] [data-id^="way:tax_choice."]')
    expect(ways).to_have_count(2)  # three are printed
    expect(ways.nth(0)).to_have_class(re.compile("legal"))
    expect(ways.nth(1)).to_contain_text("9")
    top = ania.page.locator('[data-board] .large button[data-id^="card:tax_choice."]')
    expect(top).to_contain_text("stays in hand after use")
    expect(spot(ania, "influence:own")).to_contain_text("1/5")
    expect(ania.page.locator("[data-board]")).to_contain_text("This table's own values: 3.")
    panel = ania.tab("rules")
    panel.get_by_role("button", name=ania.word("rules.content")).click()
    expect(panel.get_by_role("row", name="storage.church")).to_contain_text("5")
    printed = panel.get_by_role("row", name="storage.bank")
    expect(printed).to_contain_text("Principalities, p. 2")
    ania.page.get_by_role("button", name="PL", exact=True).click()
    expect(printed).to_contain_text("Księstwa, s. 2")  # in place: nothing is asked for again


def test_each_way_of_a_card_can_be_touched(player: NewPlayer) -> None:
    ania = player("Ania")
    table = ania.create("me", "bot:random", options={"first": "1"})
    ania.open_table(table)
    ania.asked()
    decision = ania.doc(table)["decisions"][0]
    barred = next(b for b in decision["barred"] if b["id"].startswith("activate:"))
    closed = spot(ania, barred["touches"][1])
    expect(closed).to_have_attribute("aria-disabled", "true")
    closed.focus()  # who goes over the board by keyboard is told what is barred there
    expect(closed).to_have_accessible_name(barred["text"])
    closed.click(force=True)
    dialog = ania.page.get_by_role("dialog")
    expect(dialog).to_contain_text(barred["text"])
    expect(dialog.get_by_role("button", name=ania.word("rule.open", rule=barred["rule"]), exact=True)).to_be_visible()
    ania.page.keyboard.press("Escape")

    option = next(o for o in decision["options"] if o["verb"] == "activate")
    card, way = option["touches"]
    expect(spot(ania, way)).to_have_accessible_name(option["text"])
    spot(ania, card).click()  # the card has several: the list narrows
    assert ania.options() == [o["id"] for o in decision["options"] if card in o["touches"]]
    ania.page.keyboard.press("Escape")
    with ania.acknowledged():
        spot(ania, way).click()  # a way is one answer
    assert any(line["key"] == "activated" for line in ania.doc(table)["chronicle"])


def test_the_race_is_shown_as_the_server_counts_it(player: NewPlayer) -> None:
    ania = player("Ania")
    table = ania.create("me", "bot:greedy", options={"first": "1"}, seed=11)
    doc = until(ania, table, lambda d: d["view"]["scorings"] == 1 and d["decisions"][0]["kind"] == "turn")
    ania.open_table(table)
    ania.asked()
    race = ania.page.get_by_role("region", name="The race").get_by_role("listitem")
    for seat, points in enumerate(doc["standing"]["points"]):
        expect(
            race.nth(seat).get_by_role("img", name=re.compile(f"^Points so far, without tasks: {points} "))
        ).to_be_visible()
        gain = doc["standing"]["military"][seat]
        expect(race.nth(seat).get_by_role("img", name=re.compile(f"Points if scored now: {gain}$"))).to_be_visible()
    assert max(doc["standing"]["points"]) > 0

    # what the scoring came to stands in its scene, by the numbers of the chronicle, until one acts again
    scene = ania.page.get_by_role("region", name="The last military scoring")
    for line in doc["chronicle"]:
        if line["key"] == "military-points":
            camp = scene.get_by_role("article", name=doc["seats"][line["seat"]]["name"], exact=True)
            expect(camp).to_contain_text(re.compile(rf"{line['args']['strength']}\D*{line['args']['n']}"))
    ania.take("influence")
    expect(scene).to_have_count(0)


def test_the_scene_plays_in_order_and_can_be_skipped(player: NewPlayer) -> None:
    ania = player("Ania")
    table = ania.create("me", "bot:random", "bot:random", options={"first": "1"}, seed=11)
    # the last turn of the year is the bots': a scoring comes while one looks on
    doc = until(ania, table, lambda d: d["decisions"][0]["kind"] == "turn" and len(d["view"]["deck"]) <= 2)
    ania.page.emulate_media(reduced_motion="no-preference")
    ania.open_table(table)
    bar = ania.page.locator("[data-moves]")
    bar.get_by_role("combobox").select_option("off")  # what others do is shown in its own way (test_moves_shown.py)
    while doc["view"]["scorings"] == 0:
        option = ania.asked()
        before = ania.doc(table)
        answer(ania, table, "end" if "end" in option else option[0], before)
        doc = wait_until(lambda: (d := ania.doc(table))["decisions"] and d["at"] > before["at"] and d, 30)  # noqa: B023
    skip = ania.page.get_by_role("button", name="Skip", exact=True)
    skip.click()
    expect(skip).to_have_count(0)
    expect(ania.page.locator("[data-board] .camp .told b")).to_have_count(6)  # strength and points of three


@pytest.fixture(scope="module")
def games(browser: Browser, server: Server) -> tuple[Any, list[str]]:
    """Tables of two and four at the beginning, of three and four late; and the cookies of who sits there."""
    ania = Player(browser, server, "Małgorzata")
    tables = []
    for rivals, late in ((1, False), (2, True), (3, False), (3, True)):
        bots = ["bot:greedy", "bot:random", "bot:greedy"][:rivals]
        tables.append(ania.create("me", *bots, options={"first": "1"}, seed=11))
        if late:
            until(ania, tables[-1], lambda d: d["view"]["year"] == 3 and d["decisions"][0]["kind"] == "turn")
    cookies = ania.context.cookies()
    ania.context.close()
    return cookies, tables


@at_every_size
def test_the_board_fits(player: NewPlayer, games: Any, size: tuple[int, int], theme: str, lang: str) -> None:
    ania = player("Małgorzata", lang=lang, theme=theme, size=size, bypass_csp=True)
    cookies, tables = games
    ania.context.add_cookies(cookies)
    found = []
    for table in in_turn_at(size, tables):
        ania.open_table(table)
        ania.asked()
        view = ania.doc(table)["view"]
        where = f"{view['players']} players, year {view['year']}"
        expect(spot(ania, f"card:{view['pool'][-1]}")).to_be_visible()
        found += unfit(ania, where, axe=view["year"] == 3)
        pool = ania.page.locator("[data-board] .pool .cards")
        found += [f"{where}: the pool scrolls"] if pool.evaluate("e => e.scrollWidth > e.clientWidth + 1") else []
    assert not found, "\n".join(found)


def test_words_instead_of_the_board_are_asked_for_and_kept_up_to_date(player: NewPlayer) -> None:
    """The document has no panels until somebody reads them."""
    ania = player("Ania")
    table = ania.create("me", "bot:random", options={"first": "1"})
    ania.open_table(table)
    ania.asked()
    ania.page.evaluate("localStorage.setItem('regnum.plain', 'true')")
    ania.page.reload()
    ania.asked()
    shown = [p["title"] for p in ania.doc(table)["panels"]]
    main = ania.page.get_by_role("main")
    for title in shown:
        expect(main.get_by_role("heading").filter(has_text=title).first).to_be_visible()
    ania.press("1")
    ania.asked()
    after = ania.doc(table)["panels"]
    texts = [row[1]["text"] for p in after if p["key"] == "panel-pool" for row in p["rows"]]
    for text in texts:
        expect(main).to_contain_text(text)
