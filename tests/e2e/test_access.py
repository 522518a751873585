"""axe finds nothing serious on any screen, by daylight and by candle-light."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

import pytest
from playwright.sync_api import expect

from depth import by_day
from e2e.kit import DRAWN, PHONE, ROOT, NewPlayer, Player
from e2e.test_numbers import many_counts
from regnum.bots import BOTS
from regnum.games import get_game
from regnum.kernel import new_table
from regnum.log import export_log

AXE = ROOT / "web/node_modules/axe-core/axe.min.js"
RUN = """async () => {
  const found = await axe.run(document, {resultTypes: ['violations']})
  return found.violations.map((v) => ({id: v.id, impact: v.impact, help: v.help,
    nodes: v.nodes.slice(0, 6).map((n) => `${n.target.join(' ')} — ${[...n.any, ...n.all, ...n.none][0]?.message}`)}))
}"""


FADED_IN = """() => Promise.allSettled(document.getAnimations()
  .filter((a) => a.effect.getComputedTiming().endTime < Infinity).map((a) => a.finished))"""


def findings(player: Player, where: str) -> list[str]:
    player.page.evaluate(DRAWN)
    player.page.evaluate(FADED_IN)  # colours, which axe compares
    if not player.page.evaluate("typeof axe === 'object'"):
        player.page.add_script_tag(path=AXE)
    found: list[dict[str, Any]] = player.page.evaluate(RUN)
    return [
        f"{where}: {v['id']} ({v['impact']}): {v['help']}\n    " + "\n    ".join(v["nodes"])
        for v in found
        if v["impact"] in ("serious", "critical")
    ]


@cache
def finished_game() -> Any:
    """The log of a whole game, played here by bots."""
    table = new_table(get_game("principato"), 2, seed=5)
    table.run()
    bots = [BOTS["random"](seat) for seat in range(2)]
    while not table.over:
        decision = table.pending[0]
        chosen = bots[decision.seat](table, decision.seat, decision.kind, decision.options)
        table.answer(decision.seat, decision.options[chosen])
        table.run()
    return export_log(table)


@pytest.mark.parametrize(
    "theme", ["light", "dark"][: by_day(1, 2)]
)  # colours by candle-light: on a phone, and each board
def test_axe_finds_nothing_serious(player: NewPlayer, theme: str) -> None:
    ania = player("Ania", theme=theme, bypass_csp=True)  # for the injected script of axe
    page = ania.page
    found = []
    ania.open_start()
    assert page.evaluate("document.documentElement.dataset.theme") == theme
    found += findings(ania, "start")
    page.locator("summary").click()
    found += findings(ania, "start with options")
    ania.button("settings").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    found += findings(ania, "settings")
    page.keyboard.press("Escape")
    ania.button("account").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    found += findings(ania, "account")
    ania.button("forgot").click()
    found += findings(ania, "forgotten password")
    page.keyboard.press("Escape")
    page.goto("/reset?token=x")
    expect(page.get_by_role("heading", name=ania.word("reset.title"))).to_be_visible()
    found += findings(ania, "new password")

    ania.open_table(ania.create("me", "bot:random", options={"first": "1"}))
    ania.asked()
    found += findings(ania, "table")
    page.locator('[data-board] button[data-id^="card:"]:not([aria-disabled])').first.click()
    found += findings(ania, "table with something chosen")
    page.keyboard.press("Escape")
    page.keyboard.press("w")
    expect(page.get_by_role("dialog")).to_be_visible()
    found += findings(ania, "why not")
    page.keyboard.press("Escape")
    for tab in ("rules", "chat", "more"):
        ania.tab(tab)
        found += findings(ania, f"panel {tab}")

    ania.panel.locator("summary", has_text=ania.word("orders.new")).click()
    ania.panel.locator("select:has(option[value=single])").select_option("see")
    ania.panel.locator("select:has(option[value=never])").select_option("changes")
    found += findings(ania, "standing orders")
    ania.context.grant_permissions(["notifications"])
    page.reload()  # it was opened by nobody
    ania.seated()
    ania.button("settings").click()
    page.get_by_label(ania.word("notify")).check()
    page.get_by_label(ania.word("quiet")).check()
    found += findings(ania, "notices")
    page.keyboard.press("Escape")

    public = ania.create("me", "open", public=True)
    page.goto("/#/")
    expect(page.get_by_role("link", name=ania.word("public.mine")).first).to_be_visible()
    found += findings(ania, "open tables")
    page.goto(f"/#/join/{public}")
    expect(page.get_by_role("heading", name=ania.word("join.open"))).to_be_visible()
    found += findings(ania, "join")

    page.goto(f"/#/t/{ania.call('POST', '/import', many_counts())['id']}")
    page.locator(".curtain button").click()
    expect(page.get_by_role("slider")).to_be_visible()
    found += findings(ania, "a number to set")

    lobby = ania.create("me", "open")
    page.goto(f"/#/t/{lobby}")
    expect(page.get_by_role("heading", name=ania.word("lobby.title"))).to_be_visible()
    found += findings(ania, "lobby")

    page.goto(f"/#/t/{ania.create('me', 'local:Ola')}")
    expect(page.get_by_role("button", name=re.compile("^I am "))).to_be_visible()
    found += findings(ania, "curtain")

    over = ania.call("POST", "/import", finished_game())["id"]
    page.goto(f"/#/t/{over}")
    expect(page.get_by_role("region", name=ania.word("over.title"), exact=True)).to_be_visible()
    found += findings(ania, "result")
    page.goto(f"/#/t/{over}/replay/20")
    expect(page.get_by_role("slider")).to_be_visible()
    found += findings(ania, "replay")
    page.goto("/#/stats")
    expect(page.get_by_role("heading").first).to_be_visible()
    found += findings(ania, "statistics")
    assert not found, "\n".join(found)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_serious_on_a_phone(player: NewPlayer, theme: str) -> None:
    ania = player("Ania", lang="pl", theme=theme, size=PHONE, touch=True, bypass_csp=True)
    ania.open_start()
    found = findings(ania, "start")
    ania.open_table(ania.create("me", "bot:random", options={"first": "1"}))
    ania.asked()
    found += findings(ania, "table")
    assert not found, "\n".join(found)
