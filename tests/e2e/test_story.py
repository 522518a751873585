"""When a game is over: a page worth reading, and the way from there through the game, as a film too."""

from __future__ import annotations

import json
import re
from typing import Any

from playwright.sync_api import expect

from e2e.kit import PHONE, ROOT, NewPlayer, Player, wait_until
from e2e.test_access import findings

GOLDEN = ROOT / "tests/golden/principato/r1-2p-points.json"
LAST = 3  # entries that are left to be played
THINKING = 300  # seconds, on a machine that is busy with other things


def nearly_over(player: Player) -> str:
    """A game of Principato whose last answers are still to be given, against a bot."""
    player.be_guest()
    log: Any = json.loads(GOLDEN.read_text(encoding="utf-8"))
    kept = {key: value for key, value in log.items() if key not in ("state", "sealed")}
    made = {
        **kept,
        "entries": kept["entries"][:-LAST],
        "names": ["Ania", "Bona"],
        "seats_spec": ["human", "bot:greedy"],
    }
    table: str = player.call("POST", "/import", made)["id"]
    return table


def play_to_the_end(player: Player, table: str) -> None:
    player.page.goto(f"/#/t/{table}")
    while player.asked_or_over():
        player.press("1")


def fits(player: Player) -> bool:
    wide: bool = player.page.evaluate("document.documentElement.scrollWidth <= innerWidth + 1")
    return wide


def test_the_end_of_a_game_is_worth_reading_and_leads_into_the_replay(player: NewPlayer) -> None:
    ania = player("Ania", bypass_csp=True)  # for the injected script of axe
    table = nearly_over(ania)
    play_to_the_end(ania, table)
    page = ania.page
    result = page.get_by_role("region", name=ania.word("over.title"), exact=True)

    # how it was won, and the race at once
    expect(result.locator(".how")).to_contain_text(re.compile(r"won"))
    race = result.get_by_role("img", name=re.compile("^The race: "))
    expect(race).to_be_visible(timeout=1000 * THINKING)
    expect(result.get_by_role("heading", name="Where the points came from")).to_be_visible()
    table_of_race = result.locator("details", has_text="The race")
    table_of_race.locator("summary").click()
    assert table_of_race.get_by_role("row").count() > 5
    result.get_by_label("What is drawn").select_option(label="Strength of the army")
    expect(result.get_by_role("img", name="The race: Strength of the army")).to_be_visible()

    # the chances when they are known
    expect(page.locator('[data-story="done"]')).to_be_attached(timeout=1000 * THINKING)
    expect(result.get_by_role("img", name="The chances")).to_be_visible()
    turning = result.locator(".points > li")
    assert 1 <= turning.count() <= 3
    expect(result.get_by_text("A stronger move here was:").first).to_be_visible()
    found = ania.call("GET", f"/tables/{table}/analysis?lang=en")
    assert found["status"] == "done"
    assert not findings(ania, "the end of a game")
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    wait_until(lambda: fits(ania), why="the page is wider than a phone")
    page.set_viewport_size({"width": 1440, "height": 900})

    # a turning point leads to its moment
    result.get_by_role("link", name="Show this moment: turning point 1").click()
    slider = page.get_by_role("slider", name=ania.word("replay.position"))
    at = int(page.url.rpartition("/")[2])
    assert at in [point["at"] for point in found["turning"]]
    expect(slider).to_have_value(str(at))
    expect(page.locator("[data-turning-point]")).to_contain_text("A turning point is here.")
    assert not findings(ania, "a moment of a game")
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    wait_until(lambda: fits(ania), why="the replay is wider than a phone")

    # who opens that link sees the same moment, seat or no seat
    bona = player("Bona", lang="pl")
    bona.page.goto(f"/#/t/{table}/replay/{at}")
    expect(bona.page.get_by_role("slider", name=bona.word("replay.position"))).to_have_value(str(at))
    expect(bona.page.locator("[data-turning-point]")).to_contain_text("Tu jest punkt zwrotny.")


def test_the_final_board_is_shown_at_once(player: NewPlayer) -> None:
    """After a last turn with much to tell: of that nothing is played over it."""
    ania = player("Ania")
    ania.be_guest()
    log: Any = json.loads((ROOT / "tests/golden/boze_igrzysko/r2-3p-points-greedy.json").read_text(encoding="utf-8"))
    last = max(i for i, entry in enumerate(log["entries"]) if entry[0] != "roll")
    seat, option = log["entries"][last]
    made = {
        **{key: value for key, value in log.items() if key not in ("state", "sealed")},
        "entries": log["entries"][:last],
        "names": ["Ania", "Bona", "Ola"],
        "seats_spec": ["human" if i == seat else "bot:greedy" for i in range(3)],
    }
    table: str = ania.call("POST", "/import", made)["id"]
    ania.page.emulate_media(reduced_motion="no-preference")
    ania.open_table(table)
    ania.take(option)
    ania.asked_or_over()
    ania.page.get_by_role("button", name=ania.word("over.board")).click()
    expect(ania.page.get_by_role("button", name=ania.word("moves.skip"))).to_have_count(0, timeout=100)


def test_the_scrubber_goes_by_turns_and_as_a_film_and_the_chronicle_follows(player: NewPlayer) -> None:
    ania = player("Ania")
    table = nearly_over(ania)
    turns = [turn["at"] for turn in ania.call("GET", f"/tables/{table}/turns?seat=0&lang=en")]
    page = ania.page
    page.goto(f"/#/t/{table}/replay/0")
    slider = page.get_by_role("slider", name=ania.word("replay.position"))
    chosen = page.get_by_role("combobox", name="Turn", exact=True)
    expect(chosen).to_be_visible()
    for at in turns[:3]:
        page.keyboard.press("PageDown")
        expect(slider).to_have_value(str(at))
    page.keyboard.press("PageUp")
    expect(slider).to_have_value(str(turns[1]))
    expect(chosen).to_have_value("2")
    chosen.select_option("5")
    expect(slider).to_have_value(str(turns[4]))
    page.locator("body").click(position={"x": 2, "y": 2})

    # a film, at a chosen speed, until it is stopped
    page.get_by_label("Speed of the film").select_option("quick")
    page.get_by_role("button", name=ania.word("replay.play"), exact=True).click()
    wait_until(lambda: int(slider.input_value()) >= turns[4] + 3, why="the film does not go on")
    page.get_by_role("button", name=ania.word("replay.stop"), exact=True).click()
    here = int(slider.input_value())
    then = ania.call("GET", f"/tables/{table}/replay?at={here}&seat=0&lang=en")
    newest = [line for line in then["chronicle"] if not line["turn"]][-1]
    current = page.locator('[aria-current="step"]')
    if newest["at"] >= here:
        expect(current.first).to_be_visible()
    expect(page.get_by_role("complementary")).to_contain_text(newest["text"])
    page.wait_for_timeout(900)
    assert int(slider.input_value()) == here  # it stands still
    expect(page).to_have_url(re.compile(f"/replay/{here}$"))
