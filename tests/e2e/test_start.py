"""What a new visitor sees: the games, their covers and boards, a page about each, and a first game in one click."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from depth import by_day
from e2e.kit import DESKTOP, PHONE, TABLET, NewPlayer, Player, wait_until
from e2e.test_access import findings
from regnum.about import PARTS, PICTURES, load_about
from regnum.games import get_game
from regnum.rulebook import load_rules
from regnum.text import LANGUAGES, Texts

GAMES = ["principato", "boze_igrzysko", "pax_renaissance", "europa_universalis"]
LOADED = "img => img.complete && img.naturalWidth > 0"


def title(game: str, lang: str) -> str:
    return Texts(get_game(game), lang).say("game-title")


def has_come(player: Player, selector: str) -> None:
    picture = player.page.locator(selector)
    picture.scroll_into_view_if_needed()
    handle = picture.locator("img").element_handle()
    player.page.wait_for_function(LOADED, arg=handle)


@pytest.mark.parametrize(("lang", "theme"), [("pl", "light"), ("en", "dark")])
def test_the_start_page_shows_each_game_and_its_board(player: NewPlayer, lang: str, theme: str) -> None:
    ania = player("Ania", lang=lang, theme=theme, bypass_csp=True)
    page = ania.page
    ania.open_start()
    found = []
    for size in (DESKTOP, TABLET, PHONE):
        page.set_viewport_size({"width": size[0], "height": size[1]})
        for game in GAMES:
            card = page.locator(f"[data-game={game}]")
            about = load_about(get_game(game))
            expect(card.get_by_role("heading", name=title(game, lang))).to_be_visible()
            expect(card).to_contain_text(about.pitch[lang])
            expect(card).to_contain_text(f"{about.minutes[0]}–{about.minutes[1]}")
            has_come(ania, f"[data-game={game}] .box")
            has_come(ania, f"[data-game={game}] .board")
        assert ania.overflow() <= 0, size
        found += findings(ania, f"start at {size[0]}")
    assert not found, "\n".join(found)
    ends = f"-{lang}-{theme}.avif"
    assert page.locator(f".board img[src$='{ends}']").count() == len(GAMES)


@pytest.mark.parametrize("lang", LANGUAGES[by_day(1, 0) :])  # by day Polish, whose words are longer
def test_each_game_has_its_page_and_its_rules_are_a_step_away(player: NewPlayer, lang: str) -> None:
    ania = player("Ania", lang=lang, bypass_csp=True)
    page = ania.page
    ania.open_start()
    found = []
    for game in GAMES:
        page.locator(f"[data-game={game}]").get_by_role("link", name=ania.word("games.learn")).last.click()
        expect(page.get_by_role("heading", name=title(game, lang), level=1)).to_be_visible()
        about = load_about(get_game(game))
        say = Texts(get_game(game), lang).say
        for part in PARTS:
            expect(page.get_by_role("heading", name=say(f"about-{part}"), exact=True)).to_be_visible()
            expect(page.locator("main")).to_contain_text(about.parts[part][-1].text[lang])
        for i, what in enumerate(PICTURES):
            has_come(ania, f"figure >> nth={i}")
            expect(page.locator("figure").nth(i)).to_contain_text(about.pictures[what][lang])
        found += findings(ania, f"page of {game}")
        page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
        assert ania.overflow() <= 0, game
        page.set_viewport_size({"width": DESKTOP[0], "height": DESKTOP[1]})
        rule = load_rules(get_game(game))[about.parts["win"][-1].rules[-1]]
        page.get_by_role("link", name=rule.title[lang], exact=True).last.click()
        article = page.locator(f"[id='rule-{rule.id}']")
        expect(article).to_be_in_viewport()
        expect(article).to_contain_text(" ".join(rule.text[lang].split())[:60])
        page.get_by_role("link", name=ania.word("games.page.all")).click()
    found += findings(ania, "start again")
    assert not found, "\n".join(found)


def test_a_first_game_is_one_click_away_and_later_the_first_thing_to_see(player: NewPlayer) -> None:
    ania = player("Ania", lang="pl")
    page = ania.page
    ania.open_start()
    page.locator("[data-game=principato]").get_by_role("button", name=ania.word("games.play")).click()
    ania.asked()
    table = page.url.rpartition("/")[2]
    seats = ania.doc(table)["seats"]
    assert [s["kind"] for s in seats] == ["human", "bot", "bot"]
    # from the table to the page about its game, and back
    page.get_by_role("heading", level=1).get_by_role("link", name="Principato").click()
    expect(page.get_by_role("heading", name=Texts(get_game("principato"), "pl").say("about-goal"))).to_be_visible()
    page.get_by_role("link", name=ania.word("games.page.table")).click()
    ania.asked()
    ania.open_start()
    mine = page.get_by_role("region", name=ania.word("mine.title"))
    expect(mine.get_by_role("link", name="Principato")).to_be_visible()
    first, games = mine.bounding_box(), page.locator("[data-game]").first.bounding_box()
    assert first is not None
    assert games is not None
    assert first["y"] < games["y"]


def test_my_games_call_players_as_the_table_does_and_tell_a_lesson_from_a_game(player: NewPlayer) -> None:
    ania, ola = player("Ania", lang="pl"), player("Ola")
    table = ania.create("me", "open", "bot:random", game="boze_igrzysko", options={"first": "1"})
    ola.be_guest()
    ola.call("POST", f"/tables/{table}/join", {"token": ania.links["1"]})

    def waits_for_ola() -> bool:
        doc = ania.doc(table)
        for d in doc["decisions"]:
            body = {"seat": 0, "option": d["options"][0]["id"], "at": doc["at"], "step": d["step"]}
            ania.call("POST", f"/tables/{table}/answer", {**body, "key": f"{doc['at']}.{d['step']}"})
        return bool(ania.call("GET", f"/tables/{table}")["waiting"] == [1])

    wait_until(waits_for_ola)
    lesson = ania.call("POST", "/games/boze_igrzysko/lessons/first", {})["id"]
    ania.open_start()
    mine = ania.page.get_by_role("region", name=ania.word("mine.title"))
    card = mine.locator(f"a.entry[href$='{table}']")
    house = ania.doc(table)["seats"][1]["part"]
    assert house
    expect(card.locator(".state")).to_have_text(ania.word("mine.waits", names=f"Ola ({house})"))
    expect(card.locator(".lesson")).to_have_count(0)
    expect(mine.locator(f"a.entry[href$='{lesson}'] .lesson")).to_have_text(ania.word("mine.guided"))
    ania.page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    assert ania.overflow() <= 0


def test_by_keyboard_each_game_is_three_steps(player: NewPlayer) -> None:
    ania = player("Ania", lang="en")
    page = ania.page
    ania.open_start()
    page.locator("[data-game=pax_renaissance] h3 a").focus()
    names = []
    for _ in range(3):
        page.keyboard.press("Tab")
        names.append(page.evaluate("document.activeElement.getAttribute('aria-label')"))
    assert names == ["Play now: Pax Renaissance", "Learn Pax Renaissance", "Rules of Pax Renaissance"]
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="Pax Renaissance", level=1)).to_be_visible()
    guided = page.get_by_role("link", name=ania.word("games.guided"))
    assert guided.count() == len(ania.call("GET", "/games/pax_renaissance/lessons")[:1])
