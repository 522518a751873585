"""What others did is shown on the board, one line after the other: with the table as it was, skipped with a key, seen
again, and never in the way of an answer."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from e2e.boards import asks, play_until, unfit
from e2e.kit import DESKTOP, PHONE, TABLET, NewPlayer, Player, wait_until

# of each game: a question that comes at the beginning of a turn, and an answer to whatever else is asked
FIRST = {"principato": "turn", "boze_igrzysko": "token", "pax_renaissance": "action"}
LOOK = """() => {
  const bar = document.querySelector('[data-moves]')
  const told = document.querySelector('.layer')
  return {
    playing: bar?.dataset.moves === 'playing',
    text: bar?.querySelector('.text')?.textContent ?? '',
    place: bar?.querySelector('.num')?.textContent ?? '',
    rings: document.querySelectorAll('[data-told]').length,
    gone: document.querySelectorAll('.chip').length,
    legal: document.querySelectorAll('#stage [data-board] .legal').length,
    caption: told?.querySelector('.caption')?.textContent ?? '',
  }
}"""


def look(player: Player) -> dict[str, object]:
    found: dict[str, object] = player.page.evaluate(LOOK)
    return found


def until_playing(player: Player) -> dict[str, object]:
    found: dict[str, object] = wait_until(lambda: (now := look(player))["playing"] and now, 30, 0.02)
    return found


def end_turn(player: Player) -> None:
    ends = player.pick("end")
    with player.acknowledged():
        player.page.locator(f'[data-option="{ends}"]').dispatch_event("click")  # the list may be folded


def opened(player: Player, game: str) -> str:
    """A table in mid-game, at the viewer's turn, with news of others."""
    table = player.create("me", "bot:random", "bot:random", game=game, seed=5)

    def fits(doc: dict[str, object]) -> bool:
        lines = doc["chronicle"]
        assert isinstance(lines, list)
        return asks(FIRST[game])(doc) and any(line["by"] not in (0, None) and line["touches"] for line in lines)

    play_until(player, table, fits, lambda _, found: found[0])
    player.open_table(table)
    player.asked()
    return table


@pytest.mark.parametrize("game", FIRST)
def test_others_moves_are_played_on_the_board(player: NewPlayer, game: str) -> None:
    """Opened after two days: what happened is offered, shown, skipped with Esc, and shown again; then a live one."""
    ania = player("Ania")
    ania.page.emulate_media(reduced_motion="no-preference")
    table = opened(ania, game)
    doc = ania.doc(table, slim=True)
    now = look(ania)
    assert not now["playing"], "nothing moves by itself when a table is opened"
    bar = ania.page.locator("[data-moves]")
    bar.get_by_role("combobox").select_option("slow")
    bar.get_by_role("button", name=ania.word("moves.show")).click()
    first = until_playing(ania)
    assert str(first["place"]).startswith("1/")
    seen = [first]

    def ends() -> bool:
        seen.append(look(ania))
        return not seen[-1]["playing"] or (len({s["text"] for s in seen}) > 2 and any(s["rings"] for s in seen))

    wait_until(ends, 30, 0.01)
    shown = [s for s in seen if s["playing"]]
    told = {line["text"] for line in doc["chronicle"]}
    assert {s["text"] for s in shown} <= told, "each is a line of the chronicle"
    assert any(s["rings"] for s in shown), "its places are marked"
    if look(ania)["playing"]:
        expect(ania.prompt).to_contain_text(ania.word("moves.still"))
    assert shown[-1]["legal"] == 0, "the table as it was is for looking only"
    if look(ania)["playing"]:
        ania.page.keyboard.press("Escape")
    expect(bar).to_have_attribute("data-moves", "still")
    expect(ania.page.locator("#stage > .layer"), "nothing of it stays on the board").to_have_count(0)
    assert ania.options() == [o["id"] for o in doc["decisions"][0]["options"]]
    wait_until(lambda: look(ania)["legal"], why="what is asked about glows again")

    # again, and a touch of the board ends it
    bar.get_by_role("button").first.click()
    until_playing(ania)
    wait_until(lambda: look(ania)["legal"] == 0)
    assert look(ania)["playing"]
    ania.page.locator("[data-board] .spot").first.dispatch_event("click")
    expect(bar).to_have_attribute("data-moves", "still")

    # it is not in the way of an answer: given while it plays, it counts and ends it
    bar.get_by_role("button").first.click()
    until_playing(ania)
    ania.take()
    assert not ania.refused
    wait_until(lambda: ania.doc(table, slim=True)["at"] > doc["at"] or ania.doc(table, slim=True)["given"])


def test_a_bot_that_moves_is_seen_at_once_on_a_phone_too(player: NewPlayer) -> None:
    ania = player("Ania", size=PHONE, touch=True)
    ania.page.emulate_media(reduced_motion="no-preference")
    table = ania.create("me", "bot:random", "bot:random", game="principato", seed=5, options={"first": "1"})
    ania.open_table(table)
    end_turn(ania)
    now = until_playing(ania)
    assert now["text"] in {line["text"] for line in ania.doc(table, slim=True)["chronicle"]}
    bar = ania.page.locator("[data-moves]")
    expect(bar).to_be_in_viewport()
    bar.get_by_role("button", name=ania.word("moves.skip")).click()
    expect(bar).to_have_attribute("data-moves", "still")
    ania.asked()
    # off means off: the next ones are not played
    bar.get_by_role("combobox").select_option("off")
    before = ania.doc(table, slim=True)["at"]
    end_turn(ania)
    wait_until(lambda: ania.doc(table, slim=True)["at"] > before + 3)
    ania.asked()
    assert not look(ania)["playing"]


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=lambda size: str(size[0]))
def test_the_bar_says_what_is_chosen_beside_it_and_holds_it_all(player: NewPlayer, size: tuple[int, int]) -> None:
    ania = player("Ania", size=size, touch=size == PHONE, lang="pl")
    ania.page.emulate_media(reduced_motion="no-preference")
    opened(ania, "boze_igrzysko")
    bar = ania.page.locator("[data-moves]")
    pace = bar.get_by_role("combobox", name=ania.word("moves.pace"))
    expect(pace).to_be_visible()
    expect(bar.locator(".pace .icon")).to_be_visible()
    around, inner = bar.bounding_box(), pace.bounding_box()
    assert around
    assert inner
    assert inner["x"] + inner["width"] <= around["x"] + around["width"]
    assert ania.overflow() <= 0


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=lambda size: str(size[0]))
def test_without_motion_one_steps_by_hand(player: NewPlayer, size: tuple[int, int]) -> None:
    """And what is shown is fit to be seen."""
    ania = player("Ania", size=size, touch=size == PHONE, bypass_csp=True)
    opened(ania, "pax_renaissance")
    bar = ania.page.locator("[data-moves]")
    assert not look(ania)["playing"]
    bar.get_by_role("button", name=ania.word("moves.show")).click()
    first = until_playing(ania)
    ania.page.wait_for_timeout(800)
    assert look(ania)["place"] == first["place"], "it waits for the hand"
    assert look(ania)["gone"] == 0, "nothing flies"
    assert not unfit(ania, "a move of others")
    bar.get_by_role("button", name=ania.word("moves.next")).click()
    assert str(look(ania)["place"]).startswith("2/")
    ania.page.keyboard.press("Escape")
    expect(bar).to_have_attribute("data-moves", "still")


def test_the_way_past_them_stays_in_view(player: NewPlayer) -> None:
    """On a map that is taller than the window, the bar lies over what is read."""
    ania = player("Ania", size=TABLET)
    ania.open_table(ania.create("me", "bot:random", game="europa_universalis"))
    ania.asked()
    bar = ania.page.locator("[data-moves]")
    bar.get_by_role("button", name=ania.word("moves.show")).click()
    until_playing(ania)
    ania.page.mouse.wheel(0, 500)
    wait_until(lambda: ania.page.evaluate("scrollY") > 200)
    skip = bar.get_by_role("button", name=ania.word("moves.skip"))
    expect(skip).to_be_in_viewport(ratio=1)
    skip.click()
    expect(bar).to_have_attribute("data-moves", "still")


def test_it_stands_still_as_soon_as_the_system_wants_less_motion(player: NewPlayer) -> None:
    ania = player("Ania")
    ania.page.emulate_media(reduced_motion="no-preference")
    opened(ania, "pax_renaissance")
    bar = ania.page.locator("[data-moves]")
    bar.get_by_role("combobox").select_option("slow")
    bar.get_by_role("button", name=ania.word("moves.show")).click()
    until_playing(ania)
    ania.page.emulate_media(reduced_motion="reduce")
    expect(bar.get_by_role("button", name=ania.word("moves.next"))).to_be_visible()
    places = [look(ania)["place"]]
    while len(places) < 6 and len(places) == len(set(places)):  # the line at hand ends first
        ania.page.wait_for_timeout(1500)
        places.append(look(ania)["place"])
    assert places[-1]
    assert places[-1] == places[-2], places
