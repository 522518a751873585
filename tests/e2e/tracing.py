"""How smoothly a map is dragged and zoomed, read from Chromium's own trace."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser

from e2e.kit import Player

CATEGORIES = [
    "toplevel",
    "viz",
    "devtools.timeline",
    "disabled-by-default-devtools.timeline",
    "disabled-by-default-devtools.timeline.frame",
]
# Two seconds, a step in each frame: as far in a slow one as in a quick one.
MOVE = """async ([x, y, how]) => {
  const frame = document.querySelector('[data-view]')
  const start = performance.now()
  let frames = 0, work = 0
  const at = {bubbles: true, cancelable: true, clientX: x, clientY: y}
  const steps = {
    drag: (a) => new PointerEvent('pointermove', {...at, pointerId: 1, buttons: 1,
      clientX: x + 120 * Math.sin(a), clientY: y + 80 * Math.cos(a)}),
    zoom: (a) => new WheelEvent('wheel', {...at, deltaY: 12 * Math.sin(a)}),
    through: (a) => new WheelEvent('wheel', {...at, deltaY: 24 * Math.sin(a)}),
  }
  while (performance.now() - start < 2000) {
    await new Promise((r) => requestAnimationFrame(r))
    const begun = performance.now()
    frame.dispatchEvent(steps[how](frames / 18))
    await Promise.resolve()
    frames++; work += performance.now() - begun
  }
  return {frames, work, seconds: (performance.now() - start) / 1000}
}"""
# What else moves the map is counted beside it.
COUNT = """() => {
  window.counted = {frames: 0, work: 0, seconds: 0}
  const start = performance.now()
  const count = () => {
    if (!window.counted) return
    window.counted.frames++
    window.counted.seconds = (performance.now() - start) / 1000
    requestAnimationFrame(count)
  }
  requestAnimationFrame(count)
}"""
COUNTED = "() => { const found = window.counted; window.counted = null; return found }"


@dataclass
class Moved:
    frames: float  # a second; a busy machine has fewer
    drawn: float  # of them on the screen
    work: float  # ms of our own scripts a frame
    thread: float  # ms of processor of the page's main thread a frame
    longest: float  # ms of processor of its longest task
    painted: float  # ms of processor a frame of all threads that paint
    compositor: float  # ms of processor a frame of the thread that moves what is painted
    shown: float  # and of the one that draws it all on the screen, where no graphics card does
    layouts: int
    styled: int  # elements whose style is worked out anew, in the usual frame

    def __str__(self) -> str:
        return (
            f"{self.frames:.0f} frames/s ({self.drawn:.0f} drawn); ms of processor a frame: main thread"
            f" {self.thread:.1f} (longest task {self.longest:.1f}), painting {self.painted:.1f},"
            f" compositor {self.compositor:.1f}, screen {self.shown:.1f}; {self.layouts} layouts,"
            f" {self.styled} elements styled"
        )


def dragged(browser: Browser, one: Player, at: tuple[float, float], folder: Path) -> Moved:
    """In circles around a point."""
    x, y = at
    one.page.mouse.move(x, y)
    one.page.mouse.down()
    one.page.mouse.move(x + 10, y + 10)
    one.page.wait_for_timeout(400)
    found = _traced(browser, one, folder, lambda: one.page.evaluate(MOVE, [*at, "drag"]))
    one.page.mouse.up()
    return found


def zoomed(browser: Browser, one: Player, at: tuple[float, float], folder: Path, how: str = "zoom") -> Moved:
    """By the wheel, farther off and nearer again, by half and more each time; `through`: through all levels."""
    return _traced(browser, one, folder, lambda: one.page.evaluate(MOVE, [*at, how]))


def pinched(browser: Browser, one: Player, at: tuple[float, float], folder: Path) -> Moved:
    """By two fingers, farther off and nearer again."""

    def pinch() -> Any:
        one.page.evaluate(COUNT)
        hand = one.page.context.new_cdp_session(one.page)
        for factor in (0.4, 2.5):
            hand.send(
                "Input.synthesizePinchGesture",
                {"x": at[0], "y": at[1], "scaleFactor": factor, "relativeSpeed": 400, "gestureSourceType": "touch"},
            )
        return one.page.evaluate(COUNTED)

    return _traced(browser, one, folder, pinch)


def _traced(browser: Browser, one: Player, folder: Path, move: Callable[[], Any]) -> Moved:
    trace = folder / "trace.json"
    browser.start_tracing(page=one.page, path=str(trace), categories=CATEGORIES)
    told: dict[str, float] = move()
    browser.stop_tracing()
    events: list[dict[str, Any]] = json.loads(trace.read_text())["traceEvents"]
    frames = told["frames"]
    busy = _tasks(events, "CrRendererMain")
    styles = sorted(e.get("args", {}).get("elementCount", 0) for e in events if e["name"] == "UpdateLayoutTree")
    return Moved(
        frames=frames / told["seconds"],
        drawn=sum(e["name"] == "DirectRenderer::DrawFrame" for e in events) / told["seconds"],
        work=told["work"] / frames,
        thread=sum(busy) / frames,
        longest=max(busy, default=0),
        painted=sum(_cost(e) for e in events if e["name"] == "RasterTask" and "dur" in e) / frames,
        compositor=sum(_tasks(events, "Compositor")) / frames,
        shown=sum(_tasks(events, "VizCompositorThread")) / frames,
        layouts=sum(e["name"] == "Layout" for e in events),
        styled=styles[len(styles) // 2] if styles else 0,
    )


def _cost(event: dict[str, Any]) -> float:
    """In ms of processor: how long it waited for one is not its own."""
    return float(event.get("tdur", event["dur"])) / 1000


def _tasks(events: list[dict[str, Any]], name: str) -> list[float]:
    """The tasks of the threads of that name: of the page that moves, and of those that serve it."""
    threads = {
        (e["pid"], e["tid"]) for e in events if e["name"] == "thread_name" and e.get("args", {}).get("name") == name
    }
    pages = {e["pid"] for e in events if e["name"] == "FireAnimationFrame"}
    own = {(pid, tid) for pid, tid in threads if pid in pages} or threads
    return [_cost(e) for e in events if e["name"] == "RunTask" and "dur" in e and (e["pid"], e["tid"]) in own]
