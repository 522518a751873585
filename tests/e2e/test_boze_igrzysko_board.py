"""The board of Boże Igrzysko: danger in sight, secret tokens, actions touched, wars staged, whole at every size."""

from __future__ import annotations

import re
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from e2e.boards import asks, at_every_size, in_turn_at, play_until, spot, unfit
from e2e.kit import DESKTOP, NewPlayer, Player, Server
from e2e.test_pax_renaissance_board import NAMES, resume
from regnum.games.boze_igrzysko import GAME
from regnum.games.boze_igrzysko.content import ENEMIES, HABSBURGS, LESSER_POLAND, UKRAINE
from regnum.games.boze_igrzysko.state import State, glory
from regnum.kernel import new_table
from regnum.log import export_log

PRINTED = {"estates": {"prussia": [1, 2, 3, 4, 9, 9]}, "enemy": {"muscovy": {"three": [13, 1, 1, 1]}}}


def sit(player: Player, rivals: int = 2, **more: Any) -> str:
    bots = ["bot:random"] * rivals
    return player.create("me", *bots, game="boze_igrzysko", options={"first": "1"}, **{"seed": 5, **more})


def choose(kind: str, options: list[str]) -> str:
    if "pass" in options and kind in ("build", "special", "campaign", "relief"):
        return "pass"
    return options[-1 if kind == "token" else 0]


def until(player: Player, table: str, done: Any) -> Any:
    """Lays high tokens, keeps the clients and passes until the document is as wanted."""
    return play_until(player, table, done, choose)


def test_danger_and_tracks_are_those_of_this_table(player: NewPlayer) -> None:
    ania = player("Ania")
    table = sit(ania, content=PRINTED)
    ania.open_table(table)
    ania.asked()
    race = ania.doc(table)["standing"]
    assert race["danger"][1] == 13
    for name, n in zip(
        ("Teutonic Order", "Muscovy", "Tatars", "Ottoman Empire", "Habsburgs"), race["danger"], strict=True
    ):
        threat = "Influence that would come now" if name == "Habsburgs" else "Would invade now"
        expect(ania.page.get_by_role("img", name=f"{name}: {threat}: {n}", exact=True)).to_be_visible()
    spaces = ania.page.locator(
        '[data-board] button[data-id^="estate:prussia:"], [data-board] button[data-id="estates:prussia"]'
    )
    expect(spaces).to_have_text([re.compile(f"worth {n}") for n in (1, 2, 3, 4, 9, 9)])
    expect(spot(ania, "field:muscovy")).to_contain_text(re.compile("Printed strength, next turn: 1"))


def log_of(kind: str, wanted: Callable[[State], bool]) -> Any:
    """The log of a random game of three, up to a question of this kind in a table as wanted."""
    for seed in range(200):
        t = new_table(GAME, 3, seed, {}, names=NAMES[:3], history=True)
        t.run()
        random = Random(seed)
        while not t.over:
            if t.pending[0].kind == kind and wanted(t.state):
                return export_log(t)
            t.answer(t.pending[0].seat, random.choice(t.pending[0].options))
    raise AssertionError("no game came to that")


def leaders(s: State, king: bool) -> list[int]:
    """The fields in which somebody has the most glory, alone or with the king; or the king alone."""
    found = [glory(s, i) for i in range(5)]
    return [i for i, g in enumerate(found) if g.king == king and bool(g.seats) != king]


# All that the board says to anybody, wherever it stands.
SAID = """() => [...document.querySelectorAll('[data-board], [data-board] *')].flatMap((e) =>
  [e.getAttribute('aria-label'), e.getAttribute('title'), e.classList.contains('hidden-label') ? e.textContent : ''])
  .filter(Boolean).join('\\n')"""


def test_before_vienna_nothing_threatens_that_does_not_come(player: NewPlayer) -> None:
    ania = player("Ania")
    table, seat = resume(ania, log_of("campaign", lambda s: s.turn == 3 and s.treaty is None))
    race = ania.doc(table, seat)["standing"]
    assert (race["target"][3], race["danger"][HABSBURGS]) == ("vienna", 0)
    assert race["danger"][3] > 0
    expect(spot(ania, "field:habsburgs")).to_have_accessible_name(re.compile("Influence that would come now: 0"))
    said = ania.page.evaluate(SAID)
    assert f"Ottoman Empire: Would invade now: {race['danger'][3]}" in said
    assert "Habsburgs: No danger now" in said


@pytest.mark.parametrize("king", [False, True])
def test_the_relief_of_vienna_shows_who_stands_there_and_who_leads(player: NewPlayer, king: bool) -> None:
    ania = player("Ania")
    log = log_of("relief", lambda s: s.turn == 3 and s.fields[HABSBURGS].orange > 1 and leaders(s, king) != [])
    table, seat = resume(ania, log)
    doc = ania.doc(table, seat)
    orange = doc["view"]["fields"][HABSBURGS]["orange"]
    vienna = spot(ania, "field:habsburgs")
    expect(vienna).to_have_accessible_name(re.compile(f"Vienna held by the Ottomans: {orange}"))
    expect(vienna.locator(".camp")).to_contain_text(str(orange))
    expect(ania.page.locator('[data-option="relief:vienna"]')).to_contain_text(f"{orange} cubes of the Ottoman Empire")
    said = ania.page.evaluate(SAID)
    assert "Would invade now" not in said, "the invasions are over"
    assert "would come now" not in said
    for i, found in enumerate(doc["standing"]["glory"]):
        field = spot(ania, f"field:{ENEMIES[i]}")
        if found["seats"]:
            lead = f"Most glory: .*, points each: {found['points']}"
            expect(field).to_have_accessible_name(re.compile(lead + ("; the king's share is lost" * found["king"])))
            expect(field.locator(".won").first).to_have_text(str(found["points"]))
        elif found["king"]:
            expect(field).to_have_accessible_name(re.compile("Most glory: the king leads, nobody scores"))
        else:
            expect(field).not_to_have_accessible_name(re.compile("Most glory:"))


# What lies over the middle of a number of danger.
HIDDEN = """() => [...document.querySelectorAll('[data-board] .danger')].flatMap((e) => {
  e.scrollIntoView({block: 'center', behavior: 'instant'})
  const box = e.getBoundingClientRect()
  return [0.15, 0.5, 0.85].flatMap((part) => {
    const top = document.elementFromPoint(box.left + part * box.width, box.top + box.height / 2)
    return e.contains(top) ? [] : [`${e.title}: ${top?.title || top?.className || 'nothing'}`]
  })
})"""


def crowded(where: int) -> Callable[[State], bool]:
    return lambda s: all(m.infantry[where] + m.cavalry[where] for m in s.magnates)


def test_armies_hide_no_number_of_danger(player: NewPlayer) -> None:
    """Wherever those of three magnates stand together: in the two provinces that enemies come to from below."""
    ania = player("Ania")
    found = []
    for where in (UKRAINE, LESSER_POLAND):
        resume(ania, log_of("relief", crowded(where)))
        for width, height in ((1440, 900), (1280, 800), (1024, 768), (390, 844)):
            ania.page.set_viewport_size({"width": width, "height": height})
            ania.page.wait_for_timeout(200)
            found += [f"{width}: {what}" for what in ania.page.evaluate(HIDDEN)]
    assert not found, "\n".join(found)


def test_tokens_are_laid_in_secret_and_taken_back(player: NewPlayer) -> None:
    ania = player("Ania")
    table = sit(ania)
    until(ania, table, asks("token"))
    ania.open_table(table)
    ania.asked()
    expect(spot(ania, "place:prussia")).to_have_class(re.compile("legal"))
    with ania.acknowledged():
        spot(ania, "token:4").click()
    expect(spot(ania, "place:prussia")).to_have_accessible_name("Token 4, Prussia")
    expect(spot(ania, "place:lithuania")).to_have_class(re.compile("legal"))
    expect(spot(ania, "token:4")).to_have_accessible_name("Token 4; left: 1")
    ania.page.reload()
    expect(spot(ania, "place:prussia")).to_have_accessible_name("Token 4, Prussia")
    ania.asked()
    ania.page.keyboard.press("u")
    expect(spot(ania, "place:prussia")).to_have_accessible_name("Token, Prussia")
    expect(spot(ania, "token:4")).to_have_accessible_name("Token 4; left: 2")


def test_a_special_action_is_chosen_by_its_card_and_its_place(player: NewPlayer) -> None:
    ania = player("Ania")
    table = sit(ania)
    decision = until(ania, table, asks("special"))["decisions"][0]
    ania.open_table(table)
    ania.asked()
    closed = spot(ania, "action:city")  # not before turn 3
    expect(closed).to_have_attribute("aria-disabled", "true")
    closed.click(force=True)
    dialog = ania.page.get_by_role("dialog")
    expect(dialog.get_by_role("button", name=ania.word("rule.open", rule="7.2.8.turns")).first).to_be_visible()
    ania.page.keyboard.press("Escape")
    moves = [o for o in decision["options"] if o["verb"] == "move"]
    origin, goal = moves[0]["parts"]
    spot(ania, "action:move").click()
    assert ania.options() == [o["id"] for o in moves]
    spot(ania, f"cubes:{origin}").click()
    with ania.acknowledged():
        ania.page.locator(f'[data-board] path[data-id="province:{goal}"]').press(
            "Enter"
        )  # the land itself, by keyboard
    assert any(line["key"] == "moved" for line in ania.doc(table)["chronicle"])


def test_what_stands_in_a_province_belongs_to_it(player: NewPlayer) -> None:
    ania = player("Ania")
    table = sit(ania)
    ania.open_table(table)
    ania.asked()  # where to settle
    with ania.acknowledged():
        ania.page.get_by_role("img", name="Wealth, Ukraine: 3/5").click()
    assert any(line["args"].get("province") == "ukraine" for line in ania.doc(table)["chronicle"] if line["seat"] == 0)


def test_wars_play_in_order_and_can_be_skipped_and_leafed_through(player: NewPlayer) -> None:
    ania = player("Ania")
    table = sit(ania)
    until(ania, table, asks("raise"))
    ania.page.emulate_media(reduced_motion="no-preference")
    ania.open_table(table)
    ania.asked()
    bar = ania.page.locator("[data-moves]")
    bar.get_by_role("combobox").select_option("off")  # what others do is shown in its own way (test_moves_shown.py)
    until(ania, table, asks("relief"))
    expect(ania.page.get_by_text(re.compile("^Send the Crown Army")).first).to_be_visible()
    phase = ania.page.locator("[data-board] .phases").get_attribute("aria-label") or ""
    assert phase.startswith("Phase 12/16")  # the table that the question is about, while the scene still plays
    scene = ania.page.get_by_role("region", name="What happens")
    expect(scene).to_contain_text("The dice of invasion fell")
    scene.get_by_role("button", name="Skip", exact=True).click()
    expect(scene).not_to_contain_text("Skip")
    told = [
        line["text"] for line in ania.doc(table)["chronicle"] if line["key"] in ("invasion", "blocked", "influence")
    ]
    for text in reversed(told):
        for _ in range(30):
            if text in scene.inner_text():
                break
            scene.get_by_role("button", name="What happened before").click()
        expect(scene).to_contain_text(text)
    for where, land in zip(("Prussia", "Lithuania", "Ukraine"), ania.doc(table)["view"]["provinces"], strict=False):
        if land["cubes"]:
            expect(
                ania.page.get_by_role("img", name=re.compile(f"^Enemies, {where}: .* {land['cubes']}$"))
            ).to_be_visible()


# of each province: the colour of its border, the hatching over it, its arms
OWN = """() => [...document.querySelectorAll('[data-heraldry]')].map((own) => {
  const hatch = document.querySelector(`#bi-own-${own.dataset.heraldry}`)
  return [
    getComputedStyle(own.querySelector('.wash')).stroke,
    hatch.getAttribute('patternTransform') + hatch.firstElementChild.getAttribute('d'),
    own.querySelector('.arms').getAttribute('d'),
  ]
})"""


@pytest.fixture(scope="module")
def games(browser: Browser, server: Server) -> tuple[Any, list[str]]:
    """Tables of three and four, at the beginning and late; and the cookies of who sits there."""
    ania = Player(browser, server, "Małgorzata")
    tables = []
    for rivals, kind, turn in ((2, "special", 2), (3, "raise", 4)):
        early, late = sit(ania, rivals), sit(ania, rivals)
        until(ania, late, asks(kind, turn))
        tables += [early, late]
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
        where = f"{view['players']} players, turn {view['turn']}"
        expect(spot(ania, "field:muscovy")).to_be_visible()
        found += unfit(ania, where, axe=view["turn"] > 1)
        own = ania.page.evaluate(OWN)
        if [len(set(column)) for column in zip(*own, strict=True)] != [5, 5, 5]:
            found.append(f"{where}: provinces are not told apart by colour, hatching and arms: {own}")
        last = ania.page.locator("[data-board] article").last.bounding_box()
        if size == DESKTOP and last and last["y"] + last["height"] > size[1]:
            found.append(f"{where}: the board does not fit the window: {last}")
    assert not found, "\n".join(found)
