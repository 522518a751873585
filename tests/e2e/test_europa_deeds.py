"""Doing things on the map of Europe: an action put together and taken back piece by piece, a battle on its stage, and
what others did, shown on the map."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, expect

from e2e.europa import FIRST_AGE, GAME, QUIET, Habits, asked_of, touch
from e2e.kit import DESKTOP, PHONE, NewPlayer, Player, Server
from e2e.prepared_server import laid_out, sit_down
from e2e.test_access import findings

OTHERS = (1, 2)
# France is at war with England, which holds Normandy with one unit; then the others have a turn each.
POSITION = """
title = "France has much to do"
game = "europa_universalis"

[given]
seats = 3
options = { scenario = "1-01" }
agenda = [
  ["turn", 0], ["turn_over", 0], ["turn", 0], ["turn_over", 0], ["turn", 1], ["turn_over", 1], ["turn", 2],
  ["turn_over", 2], ["turn", 0], ["turn_over", 0], ["income"],
]

[given.set]
"phase" = 2
"turn" = 0
"wars" = [{ aggressor = "france", target = "england", outside = false }]
"players.0.dip" = 5
"players.0.mil" = 8
"players.0.ducats" = 12
"players.0.event_taken" = 1
"players.0.manpower" = 14
"players.0.armies.0.regulars" = [5, 2, 0]
"players.2.manpower" = 12
"players.2.armies.1.area" = "brittanynormandy"
"players.2.armies.1.regulars" = [1, 0, 0]
"""


@pytest.fixture
def prepared(client: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with laid_out(tmp_path_factory.mktemp("deeds"), POSITION) as server:
        yield server


def begin(france: Player, other: Player) -> str:
    """France at a browser; Castile and England are played by somebody without one."""
    table = sit_down(france, dict.fromkeys(OTHERS, other), GAME, options={"scenario": "1-01"})
    france.open_table(table)
    return table


def quietly(other: Player, table: str) -> None:
    """The others answer all they are asked, as quietly as they can."""
    for n in range(40):
        asked = next((one for seat in OTHERS if (one := other.doc(table, seat, slim=True))["decisions"]), None)
        own = [d for d in asked["decisions"] if d["seat"] == asked["seat"]] if asked else []
        if asked is None or not own:
            return
        options = [option["id"] for option in own[0]["options"]]
        said = next((o for o in options if o in (*QUIET, "fight", "influence")), options[0])
        key = f"quiet-{asked['at']}-{n}"
        body = {"seat": own[0]["seat"], "option": said, "at": asked["at"], "step": own[0]["step"], "key": key}
        other.call("POST", f"/tables/{table}/answer", body)


def say(someone: Player, table: str, kind: str, start: str) -> list[str]:
    """The first answer that begins so, touched on the board where it can be."""
    someone.asked(90)
    asked, offered = asked_of(someone, table, 0)
    assert asked == kind, f"{asked}, not {kind}"
    option = next(o for o in offered if o.startswith(start))
    return touch(someone, option, offered[option])


def readable(mark: Locator) -> bool:
    """As large on the screen as its letters are meant to be, however far off the map is."""
    box = mark.bounding_box()
    return box is not None and box["height"] >= 16


def test_influence_is_put_together_on_the_map_and_taken_back(prepared: Server, player: NewPlayer) -> None:
    france, england = player("Ania", prepared, size=DESKTOP, bypass_csp=True), player("Ewa", prepared)
    table = begin(france, england)
    page = france.page
    making = page.locator("[data-building]")
    say(france, table, "turn", "influence")
    expect(making).to_be_visible()
    first = say(france, table, "influence", "dip:")
    expect(making.locator("li")).to_have_count(1)
    assert first[0].startswith("area:")
    number = page.locator(f"[data-piece='number {first[0]}']")
    expect(number).to_have_text("1")
    assert readable(number)
    say(france, table, "influence", "dip:")
    expect(making.locator("li")).to_have_count(2)
    expect(making).to_contain_text("(−2)")
    expect(making.locator("li").last, "what is put together is seen with the map").to_be_in_viewport(ratio=1)
    assert findings(france, "deeds") == []
    making.locator("li").nth(1).get_by_role("button").click()
    expect(making.locator("li")).to_have_count(1)
    assert len(france.doc(table, 0, slim=True)["building"]["pieces"]) == 1
    making.locator("header").get_by_role("button").click()
    expect(making).to_have_count(0)
    assert asked_of(france, table, 0)[0] == "turn"
    assert france.doc(table, 0, slim=True)["view"]["players"][0]["dip"] == 5


def test_a_battle_is_on_the_stage(prepared: Server, player: NewPlayer) -> None:
    france = player("Ania", prepared, size=PHONE, lang="pl", theme="dark", touch=True, bypass_csp=True)
    england = player("Ewa", prepared)
    table = begin(france, england)
    page = france.page
    say(france, table, "turn", "activate")
    say(france, table, "activate", "army:0")
    say(france, table, "march", "go:brittanynormandy")
    say(france, table, "march", "stop")
    stage = page.locator("[data-stage='land']")
    for _ in range(8):
        quietly(england, table)
        france.asked(90)
        kind, offered = asked_of(france, table, 0)
        if kind in ("turn_end", "turn"):
            break
        touch(france, next(iter(offered)), next(iter(offered.values())))
    expect(stage).to_be_visible()
    skip = stage.get_by_role("button", name="Pomiń")
    if skip.count():
        skip.click(timeout=2000)
    expect(stage.locator(".dice li").first).to_be_visible()
    expect(stage).to_contain_text("Zwycięstwo")
    assert findings(france, "deeds") == []
    stage.get_by_role("button", name="Zamknij").click()
    expect(stage).to_have_count(0)


def test_others_moves_are_shown_on_the_map_and_skipped(player: NewPlayer) -> None:
    """At a usual table, by somebody who likes things to move."""
    ania = player("Ania")
    page = ania.page
    page.emulate_media(reduced_motion="no-preference")
    table = ania.create("me", "bot:random", "bot:random", game=GAME, options=FIRST_AGE)
    ania.open_table(table)
    page.get_by_label(ania.word("moves.pace")).select_option("slow")
    moves, told = page.locator("[data-moves]"), page.locator("[data-told]")
    habits = Habits()
    for _ in range(40):  # until bots have done something that has its place
        ania.asked(90)
        if moves.get_attribute("data-moves") == "playing" and told.count():
            break
        kind, options = asked_of(ania, table)
        ania.take(habits.choose(kind, list(options)))
    expect(told).to_be_visible()
    assert readable(told)
    assert ania.options(), "nothing waits for what is shown"
    page.keyboard.press("Escape")
    expect(moves).to_have_attribute("data-moves", "still")
    expect(told).to_have_count(0)
    moves.get_by_role("button", name=ania.word("moves.again")).click()
    expect(moves).to_have_attribute("data-moves", "playing")
    moves.get_by_role("button", name=ania.word("moves.skip")).click()
    expect(moves).to_have_attribute("data-moves", "still")
