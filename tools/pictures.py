#!/usr/bin/env python3
"""Takes the pictures of the boards that the start page and the pages about the games show: web/public/pictures.

    make pictures            (all of them)
    .venv/bin/python tools/pictures.py principato

Of each game a position that bots have played to, always the same one, opened in Chromium as a player sees it, in both
languages, by day and by candle-light. Three pictures: the board, a turn, what to look at first (`regnum.about`).
"""

from __future__ import annotations

import io
import os
import shutil
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
from PIL import Image
from playwright.sync_api import Page, sync_playwright

from regnum.bots import BOTS
from regnum.games import get_game
from regnum.kernel import Decision, Table, new_table
from regnum.log import export_log
from regnum.text import LANGUAGES

ROOT = Path(__file__).resolve().parents[1]
OUT = ROOT / "web" / "public" / "pictures"
WINDOW = {"width": 1440, "height": 900}
SIZE = (800, 450)
QUALITY = 42
EDGE = 10  # pixels of the page around a part of it
PATIENCE = 120  # seconds for a server to start
NAMES = ("Ania", "Bartek", "Celina", "Darek")

Ready = Callable[[Table[Any], Decision], bool]


@dataclass(frozen=True)
class Shot:
    """What is shown: an element of the page, and what is done before."""

    of: str
    width: int = 0  # pixels of the page, from the left of the element; 0: as wide as it is
    nth: int = 0
    middle: bool = False  # around its middle, not from its top
    first: Callable[[Page], None] = lambda page: None


@dataclass(frozen=True)
class Sitting:
    seats: int
    seed: int
    ready: Ready  # the position is reached
    shots: dict[str, Shot]
    options: dict[str, str] = field(default_factory=dict)
    bot: str = "greedy"


def press(*keys: str) -> Callable[[Page], None]:
    def done(page: Page) -> None:
        page.locator("[data-level]").first.focus()
        for key in keys:
            page.keyboard.press(key)
            page.wait_for_timeout(500)

    return done


def open_tab(page: Page) -> None:
    page.locator("[role=tab]").nth(1).click()
    page.wait_for_timeout(1500)


SITTINGS = {
    "principato": Sitting(
        3, 11, lambda t, d: t.state.year == 2 and d.kind == "turn" and t.at > 150,
        {
            "board": Shot("[data-board]"),
            "turn": Shot("section.hand", width=600),
            "first": Shot("section.pool", width=560),
        },
    ),
    "boze_igrzysko": Sitting(
        3, 5, lambda t, d: t.state.turn == 2 and d.kind == "campaign",
        {
            "board": Shot("[data-board] .map"),
            "turn": Shot("[data-board] .map .anchor", nth=2, middle=True, width=640),
            "first": Shot("[data-board] .magnates", width=640),
        },
    ),
    "pax_renaissance": Sitting(
        2, 9, lambda t, d: t.at > 90 and d.kind == "action",
        {
            "board": Shot("[data-board]"),
            "turn": Shot("[data-board] .rows", width=760),
            "first": Shot("section.victories", width=760),
        },
    ),
    "europa_universalis": Sitting(
        3, 3, lambda t, d: t.at > 60 and d.kind == "turn",
        {
            "board": Shot("[data-level]"),
            "turn": Shot("[data-level]", middle=True, width=700, first=press("+", "+")),
            "first": Shot("[role=tabpanel]", width=760, first=open_tab),
        },
        bot="easy",
    ),
}  # fmt: skip


def position(name: str, sitting: Sitting) -> dict[str, Any]:
    """The log of a game up to a question to the first seat that shows the game well."""
    table = new_table(
        get_game(name), sitting.seats, sitting.seed, sitting.options, names=NAMES[: sitting.seats], history=True
    )
    bots = [BOTS[sitting.bot](seat) for seat in range(sitting.seats)]
    table.run()
    while not table.over:
        decision = table.pending[0]
        if decision.seat == 0 and sitting.ready(table, decision):
            log = export_log(table)
            log["seats_spec"] = ["human", *[f"bot:{sitting.bot}"] * (sitting.seats - 1)]
            return log
        chosen = bots[decision.seat](table, decision.seat, decision.kind, decision.options)
        table.answer(decision.seat, decision.options[chosen])
        table.run()
    raise SystemExit(f"{name}: no such position in this game")


@contextmanager
def server() -> Iterator[str]:
    with tempfile.TemporaryDirectory() as folder:
        with socket.socket() as s:
            s.bind(("127.0.0.1", 0))
            port = s.getsockname()[1]
        environ = {k: v for k, v in os.environ.items() if not k.startswith("REGNUM_")}
        environ |= {"REGNUM_DB": f"sqlite:///{folder}/regnum.db", "REGNUM_DATA_FOLDER": folder, "REGNUM_HOME": folder}
        command = [sys.executable, "-m", "regnum.cli", "serve", "--port", str(port)]
        process = subprocess.Popen(
            command, env=environ, cwd=folder, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )
        try:
            for _ in range(PATIENCE * 4):
                try:
                    httpx.get(f"http://127.0.0.1:{port}/readyz").raise_for_status()
                    break
                except httpx.HTTPError:
                    time.sleep(0.25)
            else:
                raise SystemExit("the server did not start")
            yield f"http://127.0.0.1:{port}"
        finally:
            process.terminate()
            process.wait()


def take(page: Page, shot: Shot) -> bytes:
    """16 to 9, as PNG."""
    shot.first(page)
    element = page.locator(shot.of).nth(shot.nth)
    element.scroll_into_view_if_needed()
    page.wait_for_timeout(600)
    box = element.bounding_box()
    assert box is not None, shot.of
    y = box["y"] + page.evaluate("scrollY")
    width = shot.width or box["width"]
    height = width * SIZE[1] / SIZE[0]
    x = box["x"]
    if shot.middle:
        x, y = x + (box["width"] - width) / 2, y + (box["height"] - height) / 2
    elif shot.width:
        x, y = x - EDGE, y - EDGE
    page_height = page.evaluate("document.documentElement.scrollHeight")
    clip = {"x": max(x, 0), "y": max(min(y, page_height - height), 0), "width": width, "height": height}
    return page.screenshot(clip=clip, full_page=True, animations="disabled")  # type: ignore[arg-type]


def main(wanted: list[str]) -> None:
    OUT.mkdir(parents=True, exist_ok=True)
    chromium = shutil.which("chromium")
    if chromium is None:
        raise SystemExit("chromium is missing: tools/debian.sh chromium")
    with server() as url, sync_playwright() as play:
        browser = play.chromium.launch(executable_path=chromium, args=["--no-sandbox", "--disable-gpu"])
        for name in wanted or SITTINGS:
            sitting = SITTINGS[name]
            log = position(name, sitting)
            for lang in LANGUAGES:
                for theme in ("light", "dark"):
                    context = browser.new_context(
                        viewport=WINDOW, device_scale_factor=1.5, base_url=url, reduced_motion="reduce"
                    )  # type: ignore[arg-type]
                    chosen = {"lang": lang, "theme": theme, "name": "Ania"}
                    for key, value in chosen.items():
                        context.add_init_script(f"localStorage.setItem('regnum.{key}', '\"{value}\"')")
                    page = context.new_page()
                    page.goto("/")
                    asked = context.request.post("/api/guest", data={"name": "Ania", "language": lang})
                    csrf = next(c["value"] for c in context.cookies() if c["name"] == "regnum_csrf")
                    made = context.request.post("/api/import", data=log, headers={"x-csrf": csrf})
                    assert asked.ok, asked.text()
                    assert made.ok, made.text()
                    page.goto(f"/#/t/{made.json()['id']}")
                    page.wait_for_selector(f"[data-board={name}]")
                    page.wait_for_load_state("networkidle")
                    page.keyboard.press("Escape")
                    page.wait_for_timeout(1500)
                    for what, shot in sitting.shots.items():
                        picture = Image.open(io.BytesIO(take(page, shot))).convert("RGB")
                        picture = picture.resize(SIZE, Image.Resampling.LANCZOS)
                        picture.save(OUT / f"{name}-{what}-{lang}-{theme}.avif", quality=QUALITY, speed=8)
                    context.close()
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1:])
