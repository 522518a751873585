"""People at tables of Europa Universalis: what they answer, and how: by touching the board, from the list, by keys."""

from __future__ import annotations

import json
from collections.abc import Callable, Collection, Iterator
from pathlib import Path
from typing import Any

from e2e.kit import DRAWN, Player, wait_until

GAME = "europa_universalis"
FIRST_AGE = {"scenario": "1-01", "ages": "first"}
# The quiet answers, which nearly every question has one of.
QUIET = ("end", "enough", "keep", "forgo", "no", "none", "let", "pass", "refuse", "decline")

# Where an element that glows can be touched: a point of the window at which nothing lies over it; 'away' for a place on
# another part of the map.
POINT = """(id) => {
  const glows = [...document.querySelectorAll(`[data-board] [data-id="${CSS.escape(id)}"]`)]
    .filter((e) => e.matches('.choice, button:not([aria-disabled])'))
  for (const e of glows) {
    if (e.matches('button')) e.scrollIntoView({block: 'nearest'})
    const r = e.getBoundingClientRect()
    for (const fx of [.5, .4, .6, .3, .7, .2, .8, .1, .9]) for (const fy of [.5, .4, .6, .3, .7, .2, .8, .1, .9]) {
      const [x, y] = [r.left + fx * r.width, r.top + fy * r.height]
      if (x < 0 || y < 0 || x > innerWidth || y > innerHeight) continue
      const top = document.elementFromPoint(x, y)
      if (top && (e === top || e.contains(top))) return [x, y]
    }
  }
  return glows.some((e) => e.matches('.choice')) ? 'away' : null
}"""
# Whether a touch has done something but answer: something is picked, or the map has moved. While an answer is under way
# nothing has happened yet.
MOVED = """(was) => {
  if (document.querySelector('[data-option]:disabled')) return false
  return !!document.querySelector('.chip') || (document.querySelector('[data-view]')?.dataset.view ?? '') !== was
}"""
VIEW = "() => document.querySelector('[data-view]')?.dataset.view ?? ''"
TO_THE_QUESTION = {"en": "To what is asked about", "pl": "Pokaż, czego dotyczy pytanie"}
# Text on the board that is too small, cut off or beyond the edge of the window; names on the map go with it.
UNFIT = """() => {
  const found = []
  const clips = (e) => ['hidden', 'clip', 'auto', 'scroll'].includes(getComputedStyle(e).overflowX)
  const clipped = (e) => e && (clips(e) || clipped(e.parentElement))
  const beyond = (e, box) => (box.right > innerWidth + 1 || box.left < -1) && !clipped(e.parentElement)
  for (const e of document.querySelectorAll('[data-board] *')) {
    if (![...e.childNodes].some((n) => n.nodeType === 3 && n.textContent.trim())) continue
    const box = e.getBoundingClientRect(), style = getComputedStyle(e), text = e.textContent.trim()
    if (box.width < 2 || style.clipPath !== 'none') continue
    if (parseFloat(style.fontSize) < 13) found.push(`${style.fontSize}: ${text}`)
    if (beyond(e, box)) found.push(`beyond the edge: ${text}`)
    if (style.textOverflow !== 'ellipsis' && style.overflowX === 'hidden' && e.scrollWidth > e.clientWidth + 1)
      found.push(`cut off: ${text}`)
  }
  for (const e of document.querySelectorAll('[data-board] button.legal')) {
    const box = e.getBoundingClientRect()
    if (box.width && Math.min(box.width, box.height) < 28) found.push(`small to touch: ${e.dataset.id}`)
  }
  if (document.documentElement.scrollWidth > innerWidth)
    for (const e of document.querySelectorAll('main *'))
      if (beyond(e, e.getBoundingClientRect()))
        found.push(`wider than the window: ${e.tagName} ${e.className.baseVal ?? e.className}`)
  return found
}"""
STILL = "() => !document.querySelector('[data-view]')?.classList.contains('moving')"


class Habits:
    """What one who wants to get on answers, with something of everything in the first round."""

    def __init__(self, *first: str, spaces: int = 2) -> None:
        self.wanted = list(first)  # actions of the first turns, each once
        self.spaces = spaces  # of influence
        self.done: list[str] = []

    def choose(self, kind: str, options: list[str]) -> str:
        chosen = self._choose(kind, options)
        self.done.append(f"{kind} {chosen}")
        return chosen

    def _choose(self, kind: str, options: list[str]) -> str:
        if kind == "turn":
            wanted = next((o for o in self.wanted if o in options), None)
            if wanted:
                self.wanted.remove(wanted)
                return wanted
            return "pass" if "pass" in options else "event"
        if kind == "influence" and self.spaces:
            self.spaces -= 1
            return next((o for o in options if o.startswith("dip:")), options[0])
        if kind == "discard":
            return options[-1]
        return next((o for o in options if o in QUIET), options[0])


def asked_of(player: Player, table: str, seat: int = 0) -> tuple[str, dict[str, list[str]]]:
    """What this seat is asked now: its kind, and what each option touches."""

    def look() -> Any:
        return player.doc(table, seat, slim=True)["decisions"]

    decision = wait_until(look, 90)[0]
    return decision["kind"], {o["id"]: o["touches"] for o in decision["options"]}


def wait_for_turn(player: Player, seconds: float = 90) -> list[str]:
    """Bots of this game think for a while."""
    return player.asked_or_over(seconds)


def answered(player: Player, before: int, was: str) -> bool:
    """After something was touched: whether that was an answer, or only one of several touches that make one."""

    def done() -> bool:
        player.page.wait_for_timeout(20)
        if player.oks == before and player.page.evaluate(MOVED, was):
            player.page.wait_for_timeout(200)  # the map may have moved to the next question already
            return True
        return player.oks > before

    wait_until(done, why="a touch did nothing")
    return player.oks > before


def touch(player: Player, option: str, elements: Collection[str], finger: bool = False) -> list[str]:
    """An answer by mouse, or with a finger: what glows on the board for it is touched, and where that is not all, the
    button in the list. The elements that were touched."""
    page = player.page
    before = player.oks
    touched: list[str] = []
    for element in elements:
        for _ in range(4):  # a place too small for a finger comes nearer first
            page.wait_for_function(STILL)
            point = page.evaluate(POINT, element)
            if point == "away":
                page.locator("[data-view]").scroll_into_view_if_needed()
                page.get_by_role("button", name=TO_THE_QUESTION[player.lang]).click()
                page.wait_for_function(STILL)
                point = page.evaluate(POINT, element)
            if not isinstance(point, list):
                break
            was = page.evaluate(VIEW)
            (page.touchscreen.tap if finger else page.mouse.click)(*point)
            touched.append(element)
            if answered(player, before, was):
                player.settle()
                return touched
            if page.locator(".chip").count():
                break
    button = page.locator(f'[data-option="{option}"]')
    if not button.is_visible():
        page.locator("button.toggle").click()
    with player.acknowledged():
        (button.tap if finger else button.click)()
    return touched


def play(
    player: Player,
    table: str,
    habits: Habits,
    how: Callable[[Player, str, list[str]], object],
    until: Callable[[Any], bool] = lambda kind: False,
    most: int = 250,
) -> bool:
    """Plays on; true when the game is over, false when it came to what `until` says of a kind of question."""
    for _ in range(most):
        if not wait_for_turn(player):
            return True
        kind, options = asked_of(player, table)
        if until(kind):
            return False
        chosen = habits.choose(kind, list(options))
        how(player, chosen, options[chosen])
    raise AssertionError(f"{most} answers and no end: {habits.done[-20:]}")


def opened(one: Player) -> Iterator[str]:
    """Opens every lens of the map and every tab around it, one after the other; says which."""
    page = one.page
    folded = page.locator("[data-lenses][aria-expanded=false]")  # on a phone they lie over the map until it is touched

    def unfold(role: str) -> None:
        if role == "radio" and folded.count():
            folded.click()

    for role in ("radio", "tab"):
        unfold(role)
        names = page.locator(f"[data-board] [role={role}]").evaluate_all(
            "all => all.filter((e) => e.checkVisibility()).map((e) => e.ariaLabel || e.innerText.trim())"
        )
        for i, name in enumerate(names):
            unfold(role)
            part = page.locator(f"[data-board] [role={role}]:visible").nth(i)
            part.scroll_into_view_if_needed()
            if part.get_attribute("aria-selected") != "true":  # a touch would close it
                part.click()
            page.wait_for_load_state("networkidle")  # a part may come when it is first opened
            page.wait_for_function(STILL)
            page.evaluate(DRAWN)
            yield f"{role} {name}"


def cut_log(path: Path, entries: int) -> Any:
    """A stored game up to the question after so many entries."""
    log = json.loads(path.read_text(encoding="utf-8"))
    del log["state"]
    return {**log, "entries": log["entries"][:entries], "sealed": {}}


def resume(player: Player, log: Any) -> str:
    """At a table with this log, in the chair of whoever is asked."""
    if player.call("GET", "/me")["user"] is None:
        player.be_guest()
    table: str = player.call("POST", "/import", log)["id"]
    player.page.goto(f"/#/t/{table}")
    player.page.locator(".curtain button").click()
    player.seated()
    player.page.wait_for_selector("[data-board] [data-level]")
    player.asked()
    return table
