"""The map of Europe: framed on what is played, every lens with its key, pieces clear of each other, smooth to move."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from depth import by_day
from e2e.kit import DESKTOP, PHONE, NewPlayer, Player, Server
from e2e.test_access import findings
from e2e.test_map import frame, middle, view
from e2e.tracing import dragged, pinched, zoomed

SMOOTH = bool(os.environ.get("REGNUM_SMOOTH"))  # for people who read the figures: by two fingers, and all the way
LENSES = ["realms", "faith", "influence", "unrest", "war", "hre", "trade", "limits", "missions"]
GOLDEN = Path(__file__).parents[1] / "golden" / "europa_universalis"


def late(p: Player, name: str = "r2-4p-prestige-1-02", share: float = 0.6) -> str:
    """A table in the middle of a game, all seats at this screen."""
    log = json.loads((GOLDEN / f"{name}.json").read_text("utf-8"))
    log["entries"] = log["entries"][: int(len(log["entries"]) * share)]
    del log["state"]
    p.be_guest()
    made: dict[str, Any] = p.call("POST", "/import", log)
    table: str = made["id"]
    p.page.goto(f"/#/t/{table}")
    p.page.locator(".curtain button").click()  # the screen passes from hand to hand
    p.seated()
    expect(frame(p)).to_be_visible()
    expect(p.page.locator("[data-piece]").first).to_be_visible()
    view(p)
    return table


def boxes(p: Player) -> list[list[float]]:
    """What stands on the map as seen on the screen."""
    found: list[list[float]] = p.page.locator("[data-piece]").evaluate_all(
        "l => l.map((e) => { const r = e.getBoundingClientRect(); return [r.left, r.top, r.right, r.bottom] })"
    )
    return found


def overlapping(found: list[list[float]], slack: float = 2.0) -> int:
    return sum(
        a[0] < b[2] - slack and a[2] > b[0] + slack and a[1] < b[3] - slack and a[3] > b[1] + slack
        for i, a in enumerate(found)
        for b in found[:i]
    )


def nearer(p: Player, times: int = 1) -> None:
    frame(p).focus()
    for _ in range(times):
        p.page.keyboard.press("+")
    view(p)


def test_a_small_scenario_is_framed_on_what_it_plays(player: NewPlayer, server: Server) -> None:
    ania = player("Ania", server)
    ania.open_table(
        ania.create("me", "bot:random", "bot:random", game="europa_universalis", options={"scenario": "1-01"})
    )
    expect(frame(ania)).to_be_visible()
    view(ania)
    shown = ania.page.evaluate(
        """() => { const f = document.querySelector('[data-view]').getBoundingClientRect()
        const all = [...document.querySelectorAll('.place')].map((e) => e.getBoundingClientRect())
        const home = all.filter((r) => r.right > f.left + 1 && r.left < f.right - 1)
        return {wide: (Math.max(...home.map((r) => r.right)) - Math.min(...home.map((r) => r.left))) / f.width,
          tall: (Math.max(...home.map((r) => r.bottom)) - Math.min(...home.map((r) => r.top))) / f.height} }"""
    )
    assert max(shown["wide"], shown["tall"]) > 0.85


@pytest.mark.parametrize(("lang", "theme"), [("en", "light"), ("pl", "dark")][by_day(1, 0) :])
def test_every_lens_has_a_key_and_no_piece_lies_over_another(
    player: NewPlayer, server: Server, lang: str, theme: str
) -> None:
    ania = player("Ania", server, lang=lang, theme=theme, bypass_csp=True)
    late(ania)
    for lens in LENSES:
        ania.page.locator(f".lenses [data-lens={lens}]").click()
        expect(ania.page.locator(f".lenses [data-lens={lens}]")).to_have_attribute("aria-checked", "true")
        key = ania.page.locator(".europe .key li")
        assert key.count() >= 2
        assert key.locator("svg, b").count() >= key.count(), "shapes, not words alone"
        assert overlapping(boxes(ania)) == 0, lens
    nearer(ania, 3)
    assert frame(ania).get_attribute("data-level") == "near"
    for lens in LENSES:
        ania.page.locator(f".lenses [data-lens={lens}]").click()
        assert overlapping(boxes(ania)) == 0, lens
    assert findings(ania, "europe near") == []


def test_names_keep_clear_of_pieces_and_of_each_other(player: NewPlayer, server: Server) -> None:
    ania = player("Ania", server)
    late(ania)
    for times in (0, 3, 2):
        nearer(ania, times)
        level = [
            [float(n) for n in box]
            for box in ania.page.locator(".frame .name:not(.inset)").evaluate_all(
                """l => l.filter((e) => !e.style.transform.includes('rotate')).map((e) => {
                const r = e.getBoundingClientRect(); return [r.left, r.top, r.right, r.bottom] })"""
            )
        ]
        assert len(level) > 3
        assert overlapping([*level, *boxes(ania)], slack=3) == 0
        sizes = ania.page.locator(".frame .name").evaluate_all("l => l.map((e) => parseFloat(e.style.fontSize) || 15)")
        assert min(sizes) >= 13


def test_an_inset_opens_when_it_is_touched_and_is_named_where_there_is_room(player: NewPlayer, server: Server) -> None:
    ania = player("Ania", server)
    ania.open_table(ania.create("me", *["bot:random"] * 3, game="europa_universalis", options={"scenario": "1-06"}))
    expect(frame(ania)).to_be_visible()
    frame(ania).focus()
    ania.page.keyboard.press("Home")
    _, _, before = view(ania)
    panel = ania.page.locator("[data-inset=africa]")
    at = panel.bounding_box()
    assert at is not None
    ania.page.mouse.click(at["x"] + at["width"] - 6, at["y"] + at["height"] - 6)
    ania.page.wait_for_function(
        f"() => Number(document.querySelector('[data-view]').dataset.view.split(' ')[2]) > {before * 1.5}"
    )
    view(ania)
    now, box = panel.bounding_box(), frame(ania).bounding_box()
    assert now is not None
    assert box is not None
    assert now["x"] >= box["x"] - 2
    assert now["y"] + now["height"] <= box["y"] + box["height"] + 2

    ania.page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    frame(ania).focus()
    ania.page.keyboard.press("Home")
    view(ania)
    insets = ania.page.evaluate(
        """() => [...document.querySelectorAll('.name.inset')].map((e) => {
        const name = e.getBoundingClientRect()
        const all = [...document.querySelectorAll('[data-inset]')].map((p) => p.getBoundingClientRect())
        return all.some((r) => name.left >= r.left - 2 && name.right <= r.right + 2) ? '' : e.textContent })"""
    )
    assert not any(insets), f"names of insets that are smaller: {insets}"


def test_moving_the_full_map_only_moves_it(browser: Browser, player: NewPlayer, server: Server, tmp_path: Path) -> None:
    """Panned and zoomed with everything on it: no layout, and nothing styled anew but what moves."""
    ania = player("Ania", server, size=DESKTOP)
    late(ania)
    for level, times in {"far": 1, "near": 3, "close": 6}.items():
        frame(ania).focus()
        ania.page.keyboard.press("Home")
        view(ania)
        nearer(ania, times)
        expect(frame(ania)).to_contain_class(level)
        found = dragged(browser, ania, middle(ania), tmp_path)
        print(f"\n{level}, dragged: {found}")
        assert found.layouts <= 5  # what waits for the first load may come just now; not one for each of 60 frames
        assert found.styled < 20, "only what moves is styled anew"
        assert found.thread < 14, "60 frames a second have 16.7 ms each"
        assert found.painted < 5, "what was painted is moved; nothing but what comes into view is painted"
        assert found.shown < 13, "it is painted as large as it is seen, and drawn once"
        assert found.frames > 5  # of 60; the machine may be busy
        found = zoomed(browser, ania, middle(ania), tmp_path)
        print(f"{level}, zoomed: {found}")
        assert found.layouts <= 10, "names and pieces wait until it rests; not one for each frame"
        assert found.styled < 20
        assert found.thread < 14
        if SMOOTH:
            print(f"{level}, pinched: {pinched(browser, ania, middle(ania), tmp_path)}")
    if SMOOTH:
        print(f"from close to far and back: {zoomed(browser, ania, middle(ania), tmp_path, 'through')}")


def test_zooming_styles_nothing_but_the_layer(player: NewPlayer, server: Server) -> None:
    """On the way it only grows or shrinks; what stands on it is laid out anew when it rests, however far it went."""
    ania = player("Ania", server)
    late(ania)
    for turn, k in ((-120, 1), (120, -1)):
        found = ania.page.evaluate(
            """async (turn) => {
              const frame = document.querySelector('[data-view]'), over = frame.querySelector('.over')
              const r = frame.getBoundingClientRect()
              const now = () => [over.querySelector('.besides').style.getPropertyValue('--rest'),
                over.querySelectorAll('*').length, Number(frame.dataset.view.split(' ')[2])]
              const before = now()
              for (let i = 0; i < 5; i++) {
                frame.dispatchEvent(new WheelEvent('wheel', {deltaY: turn, bubbles: true, cancelable: true,
                  clientX: r.left + r.width / 2, clientY: r.top + r.height / 2}))
                await Promise.resolve() // sooner than the map rests
              }
              return [before, now()]
            }""",
            turn,
        )
        (rest, pieces, before), (still, same, after) = found
        assert (after / before) ** k > 3
        assert still == rest
        assert same == pieces
        view(ania)
        assert ania.page.evaluate("document.querySelector('.besides').style.getPropertyValue('--rest')") != rest
        hint = ania.page.evaluate("getComputedStyle(document.querySelector('.frame .layer')).willChange")
        assert hint == "auto", "or it may stay as blurred as it was on the way"


def test_on_a_phone_nothing_is_cut_off(player: NewPlayer, server: Server) -> None:
    ania = player("Ania", server, size=PHONE, lang="pl")
    late(ania)
    assert ania.overflow() <= 0
    ania.page.locator("[data-lenses]").click()
    for lens in LENSES:
        chip = ania.page.locator(f".lenses [data-lens={lens}]")
        chip.click()
        box = chip.bounding_box()
        assert box is not None
        assert box["height"] >= 28
    assert ania.overflow() <= 0
