"""Whatever glows can be touched: nothing that lies over a board covers it, wherever the page is scrolled."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import expect

from depth import by_day
from e2e.boards import answer, asks
from e2e.kit import DESKTOP, PHONE, TABLET, NewPlayer, Player, wait_until
from e2e.test_pax_renaissance_board import played_until, resume, sit, until

SIZES = (DESKTOP, TABLET, PHONE)
GAMES = ("principato", "boze_igrzysko", "pax_renaissance")

# Clicks the first button of a wish to go back in the very frame in which it appears.
HASTE = """(label) => {
  window.__clicks = 0
  const look = () => {
    const button = document.querySelector(`[aria-label="${label}"] button`)
    if (button) window.__clicks++, button.click()
    else requestAnimationFrame(look)
  }
  look()
}"""

# What covers the middle of something that glows, with it under the bar and in the middle of the window.
COVERED = """() => {
  const found = []
  const what = (e) => e ? `${e.tagName} ${e.className.baseVal ?? e.className} ${e.dataset?.id ?? ''}` : 'nothing'
  for (const e of document.querySelectorAll('[data-board] button.legal'))
    for (const y of [80, innerHeight / 3]) {
      scrollTo({top: 0, behavior: 'instant'})
      const from = e.getBoundingClientRect()
      scrollTo({top: from.top + from.height / 2 - y, behavior: 'instant'})
      const box = e.getBoundingClientRect()
      const [x, at] = [box.left + box.width / 2, box.top + box.height / 2]
      const top = document.elementFromPoint(x, at)
      if (!e.contains(top)) found.push(`${e.dataset.id} at ${Math.round(x)},${Math.round(at)}: ${what(top)}`)
    }
  scrollTo({top: 0, behavior: 'instant'})
  return found
}"""


def covered(player: Player, where: str) -> list[str]:
    found = []
    for width, height in SIZES:
        player.page.set_viewport_size({"width": width, "height": height})
        player.page.wait_for_timeout(150)  # the board lays itself out anew
        for patience in (0, 500, 3000):  # on a busy machine that takes longer
            player.page.wait_for_timeout(patience)
            now = player.page.evaluate(COVERED)
            if not now:
                break
        found += [f"{where} {width}: {what}" for what in now]
    player.page.set_viewport_size({"width": DESKTOP[0], "height": DESKTOP[1]})
    return found


@pytest.mark.parametrize("game", GAMES)
def test_nothing_covers_what_glows(player: NewPlayer, game: str) -> None:
    ania = player("Ania", lang="pl")
    table = ania.create("me", "bot:random", "bot:random", game=game, seed=4)
    ania.open_table(table)
    random = Random(1)
    met: dict[str, int] = {}
    found = []
    for _ in range(by_day(20, 40)):
        doc = wait_until(lambda: (d := ania.doc(table, slim=True)) and (d["decisions"] or d["result"]) and d, 30)
        if doc["result"]:
            break
        asked = doc["decisions"][0]
        met[asked["kind"]] = met.get(asked["kind"], 0) + 1
        if met[asked["kind"]] <= by_day(1, 2):
            ania.settle(doc["version"])
            found += covered(ania, asked["kind"])
        answer(ania, table, random.choice(asked["options"])["id"], doc)
    assert len(met) > 1
    assert not found, "\n".join(found)


@pytest.mark.parametrize("kind", ["levy", "casualty", "settle"])
def test_a_fair_or_a_battle_covers_no_city(player: NewPlayer, kind: str) -> None:
    ania = player("Ania")
    resume(ania, played_until(kind))
    expect(ania.page.locator("[data-board] button.legal").first).to_be_visible()
    found = covered(ania, kind)
    assert not found, "\n".join(found)


def test_a_fair_that_was_just_held_covers_nothing(player: NewPlayer) -> None:
    ania = player("Ania")
    table = sit(ania, rivals=2)
    until(ania, table, lambda d: asks("action")(d) and any(o["verb"] == "fair" for o in d["decisions"][0]["options"]))
    ania.open_table(table)
    ania.asked()
    with ania.acknowledged():
        ania.page.locator('[data-board] button.legal[data-id^="fair:"]').first.click()
    expect(ania.page.get_by_role("region", name="What just happened")).to_be_visible()
    found = covered(ania, "after a fair")
    assert not found, "\n".join(found)


@pytest.mark.parametrize("game", GAMES)
def test_a_wish_to_go_back_covers_nothing_and_takes_no_click_meant_for_the_board(player: NewPlayer, game: str) -> None:
    ania, ola = player("Ania", hasty=False), player("Ola")
    bots = ["bot:random"] * (game == "boze_igrzysko")
    table = ania.create("me", "open", *bots, game=game, seed=4)
    ola.be_guest()
    ola.call("POST", f"/tables/{table}/join", {"token": ania.links["1"]})
    while not any(asks(kind)(ania.doc(table)) for kind in ("turn", "token", "action")) or not ania.doc(table)["at"]:
        seat, one = wait_until(lambda: waited_for(table, ania, ola), 30)
        asked = one.doc(table, seat)
        body = {"seat": seat, "option": asked["decisions"][0]["options"][0]["id"], "at": asked["at"]}
        one.call(
            "POST", f"/tables/{table}/answer", {**body, "step": asked["decisions"][0]["step"], "key": str(asked["at"])}
        )
    ania.open_table(table)
    ania.asked()
    at = ania.doc(table)["at"]
    ania.page.evaluate(HASTE, ania.word("consent"))
    ola.call("POST", f"/tables/{table}/rewind", {"seat": 1, "to": 0, "key": "back"})
    wish = ania.page.get_by_role("region", name=ania.word("consent"), exact=True)
    expect(wish).to_be_visible()
    wait_until(lambda: ania.page.evaluate("window.__clicks"))
    ania.rested()
    assert (ania.doc(table)["at"], ania.doc(table)["consent"]["answers"]["0"]) == (at, None)
    expect(ania.page.locator("[data-board] button.legal").first).to_be_visible()
    found = covered(ania, "a wish to go back")
    assert not found, "\n".join(found)
    for width, height in SIZES:
        ania.page.set_viewport_size({"width": width, "height": height})
        for button in wish.get_by_role("button").all():
            box = wait_until(button.bounding_box)
            assert min(box["x"], box["y"]) >= 0
            assert box["x"] + box["width"] <= width
            assert box["y"] + box["height"] <= height
        assert ania.overflow() <= 0
    wish.get_by_role("button", name=ania.word("consent.no")).click()
    expect(wish).to_have_count(0)


def waited_for(table: str, *players: Player) -> tuple[int, Player] | None:
    """Whoever of these, in their order at the table, is asked something."""
    return next(((seat, p) for seat, p in enumerate(players) if p.doc(table, seat)["decisions"]), None)
