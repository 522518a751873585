"""The map kit, shown with the giant: moved by mouse, wheel, fingers, keys and buttons; read without seeing it."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, expect

from e2e.boards import asks, play_until
from e2e.kit import DESKTOP, PHONE, ROOT, TABLET, NewPlayer, Player, Server, wait_until
from e2e.test_access import findings
from e2e.tracing import dragged

SIZES = [(DESKTOP, "light"), (TABLET, "dark"), (PHONE, "light")]


@pytest.fixture(scope="module")
def giant(client: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that knows the giant: an installed package names it, so that the bots' processes find it too."""
    folder = tmp_path_factory.mktemp("giant")
    package = folder / "packages" / "giant-1.dist-info"
    package.mkdir(parents=True)
    (package / "METADATA").write_text("Metadata-Version: 2.1\nName: giant\nVersion: 1\n")
    (package / "entry_points.txt").write_text("[regnum.games]\ngiant = regnum.games.giant:GAME\n")
    server = Server(folder, PYTHONPATH=os.pathsep.join([str(package.parent), os.environ.get("PYTHONPATH", "")]))
    server.start()
    yield server
    server.end()


def frame(p: Player) -> Locator:
    return p.page.locator("[data-view]")


def view(p: Player) -> tuple[float, float, float]:
    """Where the map stands, once it stands still."""
    p.page.wait_for_function("() => !document.querySelector('[data-view]').classList.contains('moving')")
    x, y, k = (float(n) for n in (frame(p).get_attribute("data-view") or "").split())
    return x, y, k


def middle(p: Player) -> tuple[float, float]:
    box = frame(p).bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def sit(p: Player, kind: str = "influence", action: str = "influence") -> str:
    """At a table where that is asked."""
    table = p.create("me", "bot:random", "bot:random", game="giant")

    def choose(_: str, options: list[str]) -> str:
        return action if action in options else "pass" if "pass" in options else options[0]

    play_until(p, table, asks(kind), choose)
    p.open_table(table)
    expect(frame(p)).to_be_visible()
    view(p)
    return table


def test_drag_wheel_buttons_and_keys_move_the_map(player: NewPlayer, giant: Server) -> None:
    ania = player("Ania", giant)
    sit(ania)
    ania.page.keyboard.press("Escape")
    frame(ania).focus()
    ania.page.keyboard.press("Home")
    _, _, far = view(ania)
    assert frame(ania).get_attribute("data-level") == "far"
    x, y = middle(ania)

    # the wheel keeps what is under the pointer
    ania.page.mouse.move(x - 200, y - 100)
    before = view(ania)
    ania.page.mouse.wheel(0, -240)
    ania.page.mouse.wheel(0, -240)
    wait_until(lambda: view(ania)[2] > far * 1.5)
    box = frame(ania).bounding_box()
    assert box is not None
    at = x - 200 - box["x"] - 1, y - 100 - box["y"] - 1
    after = view(ania)
    for i in (0, 1):
        assert (at[i] - before[i]) / before[2] == pytest.approx((at[i] - after[i]) / after[2], abs=3)
    assert ania.page.evaluate("scrollY") == 0, "the page stays where it is"

    # a drag moves it as far as the hand, and is no touch
    asked = ania.question
    ania.page.mouse.move(x, y)
    ania.page.mouse.down()
    ania.page.mouse.move(x - 60, y - 40, steps=5)
    ania.page.mouse.up()
    moved = view(ania)
    assert moved[0] == pytest.approx(after[0] - 60, abs=1)
    assert moved[1] == pytest.approx(after[1] - 40, abs=1)
    assert ania.question == asked
    assert ania.page.locator("dialog[open]").count() == 0

    # a button let go beside the map moves nothing afterwards
    edge = box["x"] + 3
    ania.page.mouse.move(edge, y)
    ania.page.mouse.down()
    ania.page.mouse.move(edge - 5, y)
    ania.page.mouse.up()
    ania.page.mouse.move(x, y)
    assert view(ania) == moved

    # buttons, each large enough
    for name in ("Nearer", "Farther", "The whole map", "Places"):
        button = frame(ania).get_by_role("button", name=name, exact=True)
        size = button.bounding_box()
        assert size is not None
        assert min(size["width"], size["height"]) >= 28
    frame(ania).get_by_role("button", name="Nearer", exact=True).click()
    assert view(ania)[2] == pytest.approx(moved[2] * 1.4, rel=0.01)
    assert frame(ania).get_attribute("data-level") == "near"

    # keys
    frame(ania).focus()
    here = view(ania)
    ania.page.keyboard.press("ArrowRight")
    wait_until(lambda: view(ania)[0] < here[0] - 50)
    ania.page.keyboard.press("-")
    wait_until(lambda: view(ania)[2] < here[2] * 0.8)
    ania.page.keyboard.press("0")
    wait_until(lambda: view(ania)[2] == pytest.approx(far, rel=0.01))


def test_two_fingers_bring_it_nearer(player: NewPlayer, giant: Server) -> None:
    ania = player("Ania", giant, size=PHONE, touch=True)
    sit(ania)
    ania.page.evaluate("document.querySelector('[data-view]').scrollIntoView({block: 'start'})")
    frame(ania).focus()
    ania.page.keyboard.press("Home")
    _, _, far = view(ania)
    x, _ = middle(ania)
    y = 260
    session = ania.context.new_cdp_session(ania.page)

    def fingers(kind: str, gap: float) -> None:
        points = [{"x": x - gap, "y": y, "id": 0}, {"x": x + gap, "y": y, "id": 1}] if gap else []
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    asked = ania.question
    fingers("touchStart", 30)
    fingers("touchMove", 36)
    ania.page.evaluate(
        "window.changes = 0; new MutationObserver(() => window.changes++)"
        ".observe(document.querySelector('[data-view]'), {attributeFilter: ['data-view']})"
    )
    for gap in range(42, 96, 6):
        fingers("touchMove", gap)
    fingers("touchEnd", 0)
    assert 5 < ania.page.evaluate("changes") <= 9, "both fingers tell of each step, and the map moves once"
    wait_until(lambda: view(ania)[2] > far * 2)
    assert view(ania)[2] == pytest.approx(far * 3, rel=0.1)
    assert ania.question == asked, "no place was touched"


def legal_boxes(p: Player) -> list[dict[str, float]]:
    found: list[dict[str, float]] = p.page.locator(".choice").evaluate_all(
        "l => l.map((e) => { const r = e.getBoundingClientRect()"
        "; return {left: r.left, top: r.top, right: r.right, bottom: r.bottom} })"
    )
    return found


def all_in_view(p: Player) -> bool:
    view(p)
    box = frame(p).bounding_box()
    assert box is not None
    return all(
        b["left"] >= box["x"] - 3
        and b["top"] >= box["y"] - 3
        and b["right"] <= box["x"] + box["width"] + 3
        and b["bottom"] <= box["y"] + box["height"] + 3
        for b in legal_boxes(p)
    )


def corner(p: Player) -> None:
    """Look into the lower right corner, as near as it goes."""
    frame(p).focus()
    for _ in range(8):
        p.page.keyboard.press("+")
    for key in ["ArrowRight", "ArrowDown"] * 40:
        p.page.keyboard.press(key)


def test_the_map_follows_the_question_and_not_against_the_hand(player: NewPlayer, giant: Server) -> None:
    ania = player("Ania", giant)
    sit(ania, "turn")
    corner(ania)
    assert ania.page.locator(".choice").count() == 0
    ania.take("recruit")  # her provinces are the first of the map: upper left
    ania.asked()
    expect(ania.page.locator(".choice").first).to_be_visible()
    wait_until(lambda: all_in_view(ania))
    ania.page.wait_for_timeout(200)
    assert ania.page.evaluate("scrollY") == 0, "the map moved, not the page"
    # she looks elsewhere, and the map leaves her there
    corner(ania)
    there = view(ania)
    assert not all_in_view(ania)
    ania.page.wait_for_timeout(300)
    assert view(ania) == there
    frame(ania).get_by_role("button", name="To what is asked about").click()
    wait_until(lambda: all_in_view(ania))


def test_arrows_go_from_place_to_place_and_the_map_comes_along(player: NewPlayer, giant: Server) -> None:
    ania = player("Ania", giant)
    sit(ania, "recruit", "recruit")
    corner(ania)
    first = ania.page.locator(".choice").first
    first.focus()
    view(ania)
    name = first.get_attribute("data-id")

    def focused() -> str:
        found: str = ania.page.evaluate("document.activeElement.dataset.id ?? ''")
        return found

    def whole(selector: str) -> bool:
        box, at = frame(ania).bounding_box(), ania.page.locator(selector).bounding_box()
        assert box is not None
        assert at is not None
        return at["x"] >= box["x"] - 3 and at["x"] + at["width"] <= box["x"] + box["width"] + 3

    wait_until(lambda: whole(".choice:focus"))
    ania.page.keyboard.press("ArrowRight")
    assert focused().startswith("province:")
    assert focused() != name
    wait_until(lambda: whole(".choice:focus"))
    # Enter narrows to what can be done there
    ania.page.keyboard.press("Enter")
    expect(ania.page.locator(".choice.chosen")).to_have_count(1)
    assert len(ania.options()) == 3


def test_a_touch_picks_what_is_large_enough_and_else_comes_nearer(player: NewPlayer, giant: Server) -> None:
    ania = player("Ania", giant, size=PHONE, touch=True)
    sit(ania, "recruit", "recruit")
    frame(ania).focus()
    ania.page.keyboard.press("Home")
    _, _, far = view(ania)
    target = ania.page.locator(".choice").nth(5)
    box = target.bounding_box()
    assert box is not None
    assert min(box["width"], box["height"]) < 28
    at = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    ania.page.touchscreen.tap(*at)
    wait_until(lambda: view(ania)[2] > far * 1.5)
    assert ania.page.locator(".choice.chosen").count() == 0
    sizes = [(b["right"] - b["left"], b["bottom"] - b["top"]) for b in legal_boxes(ania)]
    assert min(min(size) for size in sizes) >= 28
    ania.page.touchscreen.tap(*at)
    expect(ania.page.locator(".choice.chosen")).to_have_count(1)


def test_the_overview_shows_and_moves_what_is_seen(player: NewPlayer, giant: Server) -> None:
    ania = player("Ania", giant)
    sit(ania)
    frame(ania).focus()
    ania.page.keyboard.press("Home")
    overview = frame(ania).get_by_role("button", name="Overview")
    view(ania)
    expect(overview).to_have_count(0)  # all of it is seen
    for _ in range(5):
        ania.page.keyboard.press("+")
    expect(overview).to_be_visible()
    box = overview.bounding_box()
    assert box is not None
    overview.click(position={"x": 4, "y": 4})
    x, y, _ = view(ania)
    assert (x, y) == (0, 0), "the upper left corner"
    ania.page.mouse.move(box["x"] + 12, box["y"] + 12)
    ania.page.mouse.down()
    ania.page.mouse.move(box["x"] + box["width"] - 4, box["y"] + box["height"] - 4, steps=4)
    ania.page.mouse.up()
    assert view(ania)[0] < -500
    overview.focus()
    before = view(ania)
    ania.page.keyboard.press("ArrowLeft")
    wait_until(lambda: view(ania)[0] > before[0] + 50)


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_all_places_are_in_a_list_the_legal_ones_first(player: NewPlayer, giant: Server, lang: str) -> None:
    ania = player("Ania", giant, lang=lang)
    sit(ania, "recruit", "recruit")
    names = {"en": ("Places", "May be chosen (20)"), "pl": ("Miejsca", "Do wyboru (20)")}[lang]
    frame(ania).get_by_role("button", name=names[0], exact=True).click()
    places = ania.page.get_by_role("region", name=names[0])
    heads = places.get_by_role("heading")
    expect(heads.first).to_have_text(names[1])
    expect(places.locator("li")).to_have_count(600)
    shown = json.loads((ROOT / "web/src/boards/giant/map.json").read_text("utf-8"))
    wanted = shown["places"][399]["names"][lang]
    places.get_by_role("searchbox").fill(wanted.upper())
    expect(places.locator("li")).to_have_count(1)
    places.get_by_role("button", name=wanted).click()
    wait_until(lambda: view(ania)[0] < -500)
    places.get_by_role("searchbox").fill("")
    places.locator("ul").first.get_by_role("button").first.click()
    expect(ania.page.locator(".choice.chosen")).to_have_count(1)


@pytest.mark.parametrize(("size", "theme"), SIZES, ids=["1440", "1024", "390"])
def test_nothing_is_wrong_with_it_at_any_size(
    player: NewPlayer, giant: Server, size: tuple[int, int], theme: str
) -> None:
    ania = player("Ania", giant, size=size, theme=theme, bypass_csp=True)  # for the injected script of axe
    sit(ania)
    assert ania.overflow() <= 0
    for level in ("far", "near"):
        frame(ania).focus()
        ania.page.keyboard.press("Home")
        view(ania)
        while level == "near" and frame(ania).get_attribute("data-level") == "far":
            ania.page.keyboard.press("+")
            view(ania)
        names = frame(ania).locator(".name")
        assert names.count() > 3
        heights = names.evaluate_all("l => l.map((e) => e.getBoundingClientRect().height)")
        assert min(heights) >= 13
        boxes = names.evaluate_all("l => l.map((e) => { const r = e.getBoundingClientRect()"
                                   "; return [r.left, r.top, r.right, r.bottom] })")  # fmt: skip
        for i, a in enumerate(boxes):
            for b in boxes[:i]:
                assert a[2] <= b[0] or a[0] >= b[2] or a[3] <= b[1] or a[1] >= b[3], "a name over another"
        assert findings(ania, f"{size} {level}") == []


def test_moving_only_moves(browser: Browser, player: NewPlayer, giant: Server, tmp_path: Path) -> None:
    """While a hand drags the map nothing is laid out anew: one layer is drawn elsewhere."""
    ania = player("Ania", giant)
    sit(ania)
    frame(ania).focus()
    for _ in range(4):
        ania.page.keyboard.press("+")
    view(ania)
    found = dragged(browser, ania, middle(ania), tmp_path)
    print(f"\n{found}")
    assert found.layouts <= 5  # what waits for the first load may come just now; not one for each of 60 frames
    assert found.frames > 5  # of 60; the machine may be busy
