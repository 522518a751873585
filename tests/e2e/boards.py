"""What the tests of all boards have in common: finding things on them, playing up to a moment, and whether it fits."""

from __future__ import annotations

import uuid
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator

from depth import LONG
from e2e.kit import DESKTOP, PHONE, TABLET, Player, wait_until
from e2e.test_access import findings

SMALL = (360, 780)

SIZES = (DESKTOP, TABLET, PHONE, SMALL)
at_every_size = pytest.mark.parametrize(
    ("size", "theme", "lang"),
    [(DESKTOP, "light", "pl"), (TABLET, "dark", "pl"), (PHONE, "light", "en"), (SMALL, "dark", "pl")],
    ids=("1440", "1024", "390", "360"),
)


def in_turn_at(size: tuple[int, int], tables: list[str]) -> list[str]:
    """Of four tables, at the beginning and late by turns: by day one of each at a size, so that each is seen at two; at
    night all."""
    n = SIZES.index(size)
    return tables if LONG else [tables[n], tables[(n + 1) % 4]]


# Text that is too small, cut off or beyond the edge of the window.
UNFIT = """() => {
  const found = []
  for (const e of document.querySelectorAll('[data-board] *')) {
    if (![...e.childNodes].some((n) => n.nodeType === 3 && n.textContent.trim())) continue
    const box = e.getBoundingClientRect(), style = getComputedStyle(e), text = e.textContent.trim()
    if (box.width < 2 || style.clipPath !== 'none') continue
    if (parseFloat(style.fontSize) < 13) found.push(`${style.fontSize}: ${text}`)
    if (box.right > innerWidth + 1 || box.left < -1) found.push(`beyond the edge: ${text}`)
    if (style.textOverflow !== 'ellipsis' && style.overflowX === 'hidden' && e.scrollWidth > e.clientWidth + 1)
      found.push(`cut off: ${text}`)
  }
  for (const e of document.querySelectorAll('[data-board] button.legal')) {
    const box = e.getBoundingClientRect()
    if (Math.min(box.width, box.height) < 28) found.push(`small to touch: ${e.dataset.id}`)
  }
  return found
}"""


def spot(player: Player, element: str) -> Locator:
    return player.page.locator(f'[data-board] button[data-id="{element}"]').first


def asks(kind: str, turn: int = 0) -> Callable[[Any], bool]:
    """Whether a document asks for this, from this turn on."""
    return lambda d: bool(d["decisions"]) and d["decisions"][0]["kind"] == kind and d["view"].get("turn", 0) >= turn


def answer(player: Player, table: str, option: str, doc: Any) -> None:
    """Over HTTP, to the first decision of a document."""
    step = doc["decisions"][0]["step"]
    body = {"seat": 0, "option": option, "at": doc["at"], "step": step, "key": uuid.uuid4().hex}
    player.call("POST", f"/tables/{table}/answer", body)


def play_until(player: Player, table: str, done: Callable[[Any], Any], choose: Callable[[str, list[str]], str]) -> Any:
    """Answers over HTTP with what `choose` takes of a kind of decision, until the document is as wanted."""

    def look() -> Any:
        doc = player.doc(table, slim=True)
        return (doc["decisions"] or doc["result"]) and doc

    for _ in range(300):
        doc = wait_until(look, 30, 0.01)
        if done(doc):
            return doc
        asked = doc["decisions"][0]
        answer(player, table, choose(asked["kind"], [o["id"] for o in asked["options"]]), doc)
    raise AssertionError("it did not come to that")


def unfit(player: Player, where: str, axe: bool = True) -> list[str]:
    """What is wrong with the board as it stands there now."""
    found = [f"{where}: {what}" for what in player.page.evaluate(UNFIT)]
    if player.overflow() > 0:
        found.append(f"{where}: {player.overflow()} px too wide")
    return found + (findings(player, where) if axe else [])
