"""Every guided first game, played to its end: with a mouse in English, on a phone in Polish (by day one of both)."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from depth import LONG
from e2e.kit import DESKTOP, PHONE, NewPlayer, Player, wait_until
from e2e.test_access import findings
from regnum.lesson import Lesson, all_lessons, get_lesson

LESSONS = all_lessons()
SCREENS: dict[str, dict[str, Any]] = {
    "en": {"size": DESKTOP},
    "pl": {"size": PHONE, "touch": True, "theme": "dark"},
}
PLAYED = [(lesson, lang) for i, lesson in enumerate(LESSONS) for j, lang in enumerate(SCREENS) if LONG or (i + j) % 2]

# Of the elements that a step shows: which are drawn, and whether the first one can be seen, with nothing over it.
SHOWN = """([ids, seat]) => {
  const narrow = matchMedia('(max-width: 860px)').matches
  const foot = narrow ? document.querySelector('#prompt').getBoundingClientRect().top : innerHeight
  return ids.filter((id) => !id.startsWith('page:')).map((id) => {
    const names = [id, id.replace(/:own$/, ':' + seat), id.replace(new RegExp(':' + seat + '$'), ':own')]
    const all = [...document.querySelectorAll('#stage [data-id]')].filter((e) => names.includes(e.dataset.id))
    const boxes = all.map((e) => e.getBoundingClientRect()).filter((r) => r.width > 0)
    const seen = boxes.some((r) => r.top >= 40 && r.top + Math.min(r.height, 40) <= foot + 1 && r.right > 0
      && r.left < innerWidth)
    return {id, drawn: boxes.length > 0, seen}
  })
}"""

# Every ring lies on the map, and there are two.
LIT_ON_THE_MAP = """() => {
  const map = document.querySelector('[data-view]').getBoundingClientRect()
  const rings = [...document.querySelectorAll('.spotlight .ring')].map((e) => e.getBoundingClientRect())
  return rings.length === 2 && rings.every((r) => r.left >= map.left - 2 && r.right <= map.right + 2
    && r.top >= map.top - 2 && r.bottom <= map.bottom + 2)
}"""

# An answer is in sight in its list, with its first line at least.
IN_SIGHT = """(id) => {
  const answer = document.querySelector(`[data-option="${CSS.escape(id)}"]`)
  const [one, list] = [answer, answer.closest('.options')].map((e) => e.getBoundingClientRect())
  return one.top >= list.top - 4 && one.top + 20 <= list.bottom
}"""


def card(player: Player) -> Locator:
    return player.page.locator(".lesson")


def steps_of(lesson: Lesson) -> Any:
    return lesson.as_json()["steps"]


def learn(player: Player, lesson: Lesson) -> None:
    """From the address that the start page links to."""
    player.page.goto(f"/#/learn/{lesson.game.id}")
    expect(card(player)).to_be_visible()
    expect(player.page.locator("[data-board]")).to_be_visible()
    player.rested()


def choose(player: Player, option: str) -> None:
    """By its button in the list, which on a phone may have to be opened first, as numbers on a dial have."""
    player.rested()
    button = player.page.locator(f'[data-option="{option}"]')
    if button.is_visible():
        player.page.wait_for_function(IN_SIGHT, arg=option)
    toggle = player.page.locator(".prompt .toggle[aria-expanded=false]")
    if toggle.is_visible():
        toggle.click()
    if not button.is_visible():
        player.page.locator(".prompt .count > .link").first.click()
    with player.acknowledged():
        button.click()


def shows(player: Player, lesson: Lesson, step: Any, where: str) -> None:
    """What the step speaks of is on the board, in view and in the light."""
    if not step["show"]:
        return
    arg = [step["show"], lesson.you]
    expect(player.page.locator(".spotlight .ring").first).to_be_attached()
    found = player.page.evaluate(SHOWN, arg)
    for _ in range(40):
        if not found or found[0]["seen"]:
            break
        player.page.wait_for_timeout(50)  # the page goes there
        found = player.page.evaluate(SHOWN, arg)
    needed = found[:1] if player.lang == "pl" else found  # where there is little room, a board leaves things out
    assert all(one["drawn"] for one in needed), f"{where}: {found}"
    assert not found or found[0]["seen"], f"{where}: {found}"


@pytest.mark.parametrize(("lesson", "lang"), PLAYED, ids=lambda x: x if isinstance(x, str) else x.game.id)
def test_a_lesson_is_played_to_its_end(player: NewPlayer, lesson: Lesson, lang: str) -> None:
    ania = player("Ania", lang=lang, bypass_csp=True, **SCREENS[lang])  # for the injected script of axe
    learn(ania, lesson)
    steps, found = steps_of(lesson), []
    for i, step in enumerate(steps):
        where = f"{lesson.game.id} {lang} step {i + 1}"
        expect(card(ania)).to_contain_text(step["say"][lang])
        expect(card(ania)).to_contain_text(re.compile(rf"\b{i + 1}\b.*\b{len(steps)}\b"))
        shows(ania, lesson, step, where)
        assert ania.overflow() <= 0, where
        expect(card(ania).locator(":focus"), where).to_have_count(1)  # it is read out, and keys go on from there
        if i in (0, len(steps) - 1):
            found += findings(ania, where)
        for _, _, option in step["do"]:
            choose(ania, option)
        if not step["do"]:
            card(ania).locator("[data-lesson=next]").click()
    end = {"en": "That was the lesson", "pl": "Koniec lekcji"}[lang]
    expect(card(ania)).to_contain_text(end)
    found += findings(ania, f"{lesson.game.id} {lang} end")
    assert not found, "\n".join(found)
    before = ania.page.url
    card(ania).locator(".button.main").click()
    expect(ania.page).not_to_have_url(before)
    ania.seated()
    expect(card(ania)).to_have_count(0)


def test_wrong_answers_back_and_reload(player: NewPlayer) -> None:
    ania = player("Ania")
    lesson = get_lesson("principato", "first")
    steps = steps_of(lesson)
    learn(ania, lesson)
    page, text = ania.page, card(ania)
    expect(ania.prompt).to_be_hidden()  # there is nothing to answer yet, on the board either
    page.locator('[data-id="stock:influence"]').click()
    expect(text.get_by_role("alert")).to_contain_text("only something to read")
    text.locator("[data-lesson=next]").focus()
    page.keyboard.press("Enter")
    expect(text).to_contain_text(steps[1]["say"]["en"])
    text.get_by_role("button", name="Back").click()
    expect(text).to_contain_text(steps[0]["say"]["en"])
    page.keyboard.press("Tab")
    text.get_by_role("button", name="Forward").click()
    expect(text).to_contain_text(steps[1]["say"]["en"])
    text.locator("[data-lesson=next]").click()
    expect(text).to_contain_text(steps[2]["say"]["en"])
    page.locator('[data-option="end"]').click()
    expect(text.get_by_role("alert")).to_have_text("You would give up both actions. First bring in the harvest.")
    page.locator('[data-id="stock:influence"]').click()  # on the board
    expect(text.get_by_role("alert")).to_contain_text("for the same action is more. What is meant: “Harvest")
    assert page.evaluate("document.activeElement.closest('dialog')") is None
    with ania.acknowledged():
        page.locator('[data-id="way:harvest.y1-1:0"]').click()
    expect(text).to_contain_text(steps[3]["say"]["en"])
    page.reload()
    expect(text).to_contain_text(steps[3]["say"]["en"])
    ania.take("take:sculptor.y1-1")
    ania.take("activate:sculptor.y1-1:0")
    expect(text).to_contain_text("1 of 2 done")
    # taken up again from the address, and left for a free game
    learn(ania, lesson)
    expect(text).to_contain_text(steps[4]["say"]["en"])
    text.get_by_role("button", name="Leave the lesson").click()
    text.get_by_role("button", name="Back to the lesson").click()
    expect(text).to_contain_text(steps[4]["say"]["en"])
    text.get_by_role("button", name="Leave the lesson").click()
    text.get_by_role("button", name="The lesson once more").click()
    expect(text).to_contain_text(steps[0]["say"]["en"])
    text.get_by_role("button", name="Leave the lesson").click()
    text.get_by_role("button", name="Play on from here").click()
    expect(text).to_have_count(0)
    ania.asked()
    ania.take("influence")


def test_a_lesson_that_a_stranger_opens_is_one_table(player: NewPlayer) -> None:
    ania = player("Ania")
    learn(ania, get_lesson("principato", "first"))
    ania.page.wait_for_timeout(500)  # for a second one
    ania.page.goto("/#/")
    expect(ania.page.locator('a.entry[href^="#/t/"]')).to_have_count(1)


def test_a_map_goes_back_to_what_a_step_is_about_when_others_moves_have_been_shown(player: NewPlayer) -> None:
    ania = player("Ania")
    lesson = get_lesson("europa_universalis", "first")
    learn(ania, lesson)
    steps, table = steps_of(lesson), ania.page.url.rpartition("/")[2]
    given = [one for step in steps[:7] for one in step["do"]]
    assert steps[7]["show"] == ["province:granada", "province:gibraltar"]
    for at, step, option in given[:-1]:  # over HTTP: this is about what comes after them
        body = {"seat": lesson.you, "option": option, "at": at, "step": step, "key": f"{at}.{step}.{option}"}
        ania.call("POST", f"/tables/{table}/answer", body)
    ania.page.emulate_media(reduced_motion="no-preference")
    ania.page.reload()
    expect(card(ania)).to_contain_text(steps[6]["say"]["en"])
    choose(ania, given[-1][2])
    expect(card(ania)).to_contain_text(steps[7]["say"]["en"])
    ania.page.wait_for_selector("[data-moves=playing]")
    ania.page.keyboard.press("Escape")
    ania.page.wait_for_function(LIT_ON_THE_MAP)


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=lambda size: str(size[0]))
def test_the_last_card_offers_to_show_what_came_of_the_last_answer(player: NewPlayer, size: tuple[int, int]) -> None:
    ania = player("Ania", size=size, touch=size == PHONE)
    lesson = get_lesson("boze_igrzysko", "first")
    learn(ania, lesson)
    steps, table = steps_of(lesson), ania.page.url.rpartition("/")[2]
    given = [one for step in steps for one in step["do"]]
    for at, step, option in given[:-1]:  # over HTTP: this is about what comes after them
        body = {"seat": lesson.you, "option": option, "at": at, "step": step, "key": f"{at}.{step}.{option}"}
        wait_until(lambda at=at: ania.doc(table, slim=True)["at"] >= at)  # others answer meanwhile
        ania.call("POST", f"/tables/{table}/answer", body)
    ania.page.emulate_media(reduced_motion="no-preference")
    ania.page.reload()
    expect(card(ania)).to_contain_text(steps[-2]["say"]["en"])
    offer = card(ania).locator("[data-lesson=show]")
    expect(offer).to_have_count(0)
    choose(ania, given[-1][2])
    expect(card(ania)).to_contain_text(steps[-1]["say"]["en"])
    expect(offer).to_be_in_viewport(ratio=1)
    assert ania.overflow() <= 0
    last = [line["text"] for line in ania.doc(table)["chronicle"] if line["at"] > given[-1][0]]
    offer.click()
    bar = ania.page.locator("[data-moves=playing]")
    expect(bar.locator(".num")).to_contain_text(re.compile(r"/[34]\d$"))  # the whole end of the turn
    assert bar.locator(".text").inner_text() in last
    expect(offer).to_have_count(0)
    ania.page.keyboard.press("Escape")
    expect(offer).to_be_visible()


def test_what_is_to_be_confirmed_can_be_confirmed_beside_a_long_card(player: NewPlayer) -> None:
    ania = player("Ania", lang="pl", hasty=False)
    lesson = get_lesson("pax_renaissance", "first")
    learn(ania, lesson)
    text = card(ania)
    assert ania.page.locator("[data-moves]").count() == 0  # nobody else has moved yet
    for step in steps_of(lesson)[:4]:
        expect(text).to_contain_text(step["say"]["pl"])
        for _, _, option in step["do"]:
            choose(ania, option)
        if not step["do"]:
            text.locator("[data-lesson=next]").click()
    expect(ania.page.locator("#hint")).to_have_count(0)  # it would speak against the lesson
    for wrong in ("concession:byzantium-hungary", "none"):
        ania.rested()
        ania.page.locator(f'[data-option="{wrong}"]').click()
        expect(text.get_by_role("alert")).to_be_visible()
    ania.page.locator('[data-option="concession:hungary-ottoman"]').click()
    ania.rested()
    with ania.acknowledged():
        ania.page.locator("#confirm").click()
