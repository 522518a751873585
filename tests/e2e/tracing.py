"""How smoothly a map is dragged, read from Chromium's own trace."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser

from e2e.kit import Player

CATEGORIES = [
    "toplevel",
    "devtools.timeline",
    "disabled-by-default-devtools.timeline",
    "disabled-by-default-devtools.timeline.frame",
]
# The pointer goes in circles for two seconds, a step in each frame: as far in a slow one as in a quick one.
DRAG = """async ([x, y]) => {
  const frame = document.querySelector('[data-view]')
  const start = performance.now()
  let frames = 0, work = 0
  while (performance.now() - start < 2000) {
    await new Promise((r) => requestAnimationFrame(r))
    const begun = performance.now()
    const a = frames / 18
    frame.dispatchEvent(new PointerEvent('pointermove', {pointerId: 1, buttons: 1, bubbles: true,
      clientX: x + 120 * Math.sin(a), clientY: y + 80 * Math.cos(a)}))
    await Promise.resolve()
    frames++; work += performance.now() - begun
  }
  return {frames, work}
}"""


@dataclass
class Dragged:
    frames: float  # a second; a busy machine has fewer
    work: float  # ms of our own scripts a frame
    thread: float  # ms of processor of the page's main thread a frame
    longest: float  # ms of processor of its longest task
    painted: float  # ms of processor a frame of all threads that paint
    layouts: int
    styled: int  # elements whose style is worked out anew, in the usual frame

    def __str__(self) -> str:
        return (
            f"{self.frames:.0f} frames/s, {self.work:.2f} ms of scripts and {self.thread:.2f} ms of the main thread"
            f" a frame, the longest task {self.longest:.1f} ms, {self.painted:.1f} ms of painting a frame,"
            f" {self.layouts} layouts, {self.styled} elements styled"
        )


def dragged(browser: Browser, one: Player, at: tuple[float, float], folder: Path) -> Dragged:
    x, y = at
    one.page.mouse.move(x, y)
    one.page.mouse.down()
    one.page.mouse.move(x + 10, y + 10)
    one.page.wait_for_timeout(400)
    trace = folder / "trace.json"
    browser.start_tracing(page=one.page, path=str(trace), categories=CATEGORIES)
    told: dict[str, float] = one.page.evaluate(DRAG, [x, y])
    browser.stop_tracing()
    one.page.mouse.up()
    events: list[dict[str, Any]] = json.loads(trace.read_text())["traceEvents"]
    busy = _main_thread(events)
    styles = sorted(e.get("args", {}).get("elementCount", 0) for e in events if e["name"] == "UpdateLayoutTree")
    return Dragged(
        frames=told["frames"] / 2,
        work=told["work"] / told["frames"],
        thread=sum(busy) / told["frames"],
        longest=max(busy, default=0),
        painted=sum(e.get("tdur", e["dur"]) for e in events if e["name"] == "RasterTask" and "dur" in e)
        / (1000 * told["frames"]),
        layouts=sum(e["name"] == "Layout" for e in events),
        styled=styles[len(styles) // 2] if styles else 0,
    )


def _main_thread(events: list[dict[str, Any]]) -> list[float]:
    """The tasks of the page's main thread, in ms of processor: how long they waited for one is not theirs."""
    names = {"CrRendererMain"}
    threads = {
        (e["pid"], e["tid"]) for e in events if e["name"] == "thread_name" and e.get("args", {}).get("name") in names
    }
    moved = {(e["pid"], e["tid"]) for e in events if e["name"] == "FireAnimationFrame"} & threads
    return [
        e.get("tdur", e["dur"]) / 1000
        for e in events
        if e["name"] == "RunTask" and "dur" in e and (e["pid"], e["tid"]) in (moved or threads)
    ]
