"""The board of Europa Universalis with each lens and each sheet open: axe finds nothing, and nothing is cut off."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from depth import LONG
from e2e.europa import FIRST_AGE, GAME, UNFIT, cut_log, opened, resume
from e2e.kit import DESKTOP, PHONE, ROOT, TABLET, NewPlayer
from e2e.test_access import findings

ALL = [(size, theme) for size in (DESKTOP, TABLET, PHONE) for theme in ("light", "dark")]
LATE = cut_log(ROOT / "tests/golden/europa_universalis/r2-4p-prestige-1-01.json", 900)  # a full board, after wars
SIX = cut_log(ROOT / "tests/golden/europa_universalis/r6-6p-prestige.json", 80)  # the sixth is asked
SOME = [(TABLET, "light")]


@pytest.mark.parametrize(
    ("size", "theme"), ALL if LONG else SOME, ids=lambda x: str(x[0]) if isinstance(x, tuple) else x
)
def test_nothing_is_wrong_with_any_lens_or_sheet(player: NewPlayer, size: tuple[int, int], theme: str) -> None:
    ania = player("Ania", lang="pl", size=size, theme=theme, touch=size == PHONE, bypass_csp=True)
    resume(ania, LATE)
    found: list[str] = findings(ania, "table")
    lenses = 0
    for where in opened(ania):
        lenses += where.startswith("radio")
        found += [f"{where}: {what}" for what in ania.page.evaluate(UNFIT)]
        if ania.overflow() > 0:
            found.append(f"{where}: {ania.overflow()} px too wide")
        found += findings(ania, where)
    assert lenses >= 4
    assert not found, "\n".join(dict.fromkeys(found))


def test_whose_turn_it_is_is_seen_among_six(player: NewPlayer) -> None:
    """Six names are wider than a tablet: the row of them stands where the one is who is asked."""
    ania = player("Ania", size=TABLET)
    resume(ania, SIX)
    seen = ania.page.locator(".players:visible").evaluate(
        """(row) => { const [r, b] = [row, row.querySelector('.waiting')].map((e) => e.getBoundingClientRect())
        return {wider: row.scrollWidth > row.clientWidth, inside: b.left >= r.left - 1 && b.right <= r.right + 1} }"""
    )
    assert seen == {"wider": True, "inside": True}


def test_the_table_is_painted_soon(player: NewPlayer, capsys: pytest.CaptureFixture[str]) -> None:
    """Locally 1.5 seconds are wanted; a busy machine may take its time."""
    ania = player("Ania")
    table = ania.create("me", "bot:random", "bot:random", game=GAME, options=FIRST_AGE)
    ania.page.goto("about:blank")
    ania.open_table(table)
    ania.page.wait_for_selector("[data-board] [data-level]")
    paint = ania.page.evaluate("performance.getEntriesByName('first-contentful-paint')[0].startTime")
    drawn = ania.page.evaluate(
        "(async () => { await new Promise((r) => requestAnimationFrame(() => requestAnimationFrame(r)))\n"
        "return performance.now() })()"
    )
    with capsys.disabled():
        print(f"\n  first paint of a table of Europe after {paint:.0f} ms, its map after {drawn:.0f} ms")
    assert paint < 6000
    expect(ania.page.locator("[data-board] [data-level]")).to_be_visible()
