"""What stands on the pages is words: no id of a thing is shown to people, whatever they touch."""

from __future__ import annotations

import re
from random import Random

import pytest
from playwright.sync_api import expect

from depth import LONG
from e2e.boards import answer
from e2e.kit import NewPlayer, wait_until

# token:0, papal_states, PREN168X, harvest.y1-2; rules are cited by their ids on purpose
RULE = re.compile(r"(?:^§|Rule|Zasada) ?(?:.* · )?[\w.]*$")
ID = re.compile(r"\b[a-z][a-z_]*:\w|\w_\w|\b[a-z]+\.[a-z]*\d|\bPREN\d|\bundefined\b|\[object")

# All texts of the page with their tooltips and labels.
TEXTS = """() => {
  const found = new Set()
  for (const e of document.querySelectorAll('body, body *')) {
    for (const n of e.childNodes) if (n.nodeType === 3 && n.textContent.trim()) found.add(n.textContent.trim())
    for (const a of ['title', 'aria-label', 'placeholder']) if (e.getAttribute(a)) found.add(e.getAttribute(a))
  }
  return [...found]
}"""
# One of each kind of things that cannot be touched now; what stands in a province passes a touch on to it.
KINDS = """() => {
  const found = new Map()
  for (const e of document.querySelectorAll('[data-board] button[aria-disabled][data-id]:not(.province *)')) {
    const kind = e.dataset.id.split(':')[0] + e.dataset.id.split(':').length
    found.set(kind, e.dataset.id)
  }
  return [...found.values()]
}"""


BY_DAY = [("principato", "pl"), ("boze_igrzysko", "en"), ("pax_renaissance", "pl")]
BY_NIGHT = [*BY_DAY, ("principato", "en"), ("boze_igrzysko", "pl"), ("pax_renaissance", "en")]


@pytest.mark.parametrize(("game", "lang"), BY_NIGHT if LONG else BY_DAY)
def test_no_id_is_shown_whatever_is_touched(player: NewPlayer, game: str, lang: str) -> None:
    ania = player("Ania", lang=lang)
    table = ania.create("me", "bot:random", "bot:random", game=game, seed=9)
    ania.open_table(table)
    random = Random(2)
    met: set[str] = set()
    asked_about: set[str] = set()
    found = set()
    for _ in range(30):
        doc = wait_until(lambda: (d := ania.doc(table, slim=True)) and (d["decisions"] or d["result"]) and d, 30)
        if doc["result"]:
            break
        asked = doc["decisions"][0]
        if asked["kind"] not in met:
            met.add(asked["kind"])
            ania.settle(doc["version"])
            ania.asked()
            found |= {text for text in ania.page.evaluate(TEXTS) if ID.search(text) and not RULE.search(text)}
            for element in ania.page.evaluate(KINDS):
                if element in asked_about:
                    continue
                asked_about.add(element)
                quiet = f'[data-board] button[aria-disabled][data-id="{element}"]:not(.province *)'
                ania.page.locator(quiet).first.dispatch_event("click")
                dialog = ania.page.get_by_role("dialog")
                ania.page.wait_for_timeout(80)
                if not dialog.count():  # it can be touched, only not together with what was picked
                    continue
                title = dialog.get_by_role("heading").first.inner_text()
                if ID.search(title) or ania.word("why.title") == title:
                    found.add(f"{element}: {title}")
                ania.page.keyboard.press("Escape")
                expect(dialog).to_have_count(0)
        answer(ania, table, random.choice(asked["options"])["id"], doc)
    assert asked_about
    assert not found, "\n".join(sorted(found))
