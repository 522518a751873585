"""Europa Universalis on a phone: twenty decisions with a finger, question and what may be touched in view together."""

from __future__ import annotations

from playwright.sync_api import expect

from e2e.europa import FIRST_AGE, GAME, POINT, STILL, UNFIT, Habits, asked_of, touch, wait_for_turn
from e2e.kit import DRAWN, PHONE, NewPlayer

# Whether the question can be read: nothing lies over it, and it is in the window as a whole.
QUESTION = """() => {
  const r = document.querySelector('#prompt-text').getBoundingClientRect()
  const over = [0.1, 0.5, 0.9].map((f) => document.elementFromPoint(r.left + r.width / 2, r.top + f * r.height))
  return r.top >= 0 && r.bottom <= innerHeight && over.every((e) => e?.closest('#prompt'))
}"""
# What is in reach of a finger on the list below the question.
LISTED = """() => [...document.querySelectorAll('[data-option]')].filter((e) => {
  const r = e.getBoundingClientRect()
  return r.height && r.top < innerHeight && r.bottom > 0 && r.height < 40
}).map((e) => `${e.dataset.option} is ${e.getBoundingClientRect().height} px high`)"""


def test_twenty_decisions_with_a_finger(player: NewPlayer) -> None:
    ania = player("Ania", lang="pl", size=PHONE, touch=True, mobile=True)
    page = ania.page
    table = ania.create("me", "bot:greedy", "bot:greedy", game=GAME, options=FIRST_AGE, seed=7)
    ania.open_table(table)
    page.wait_for_selector("[data-board] [data-level]")
    habits = Habits("influence", "recruit", "event", "war", "card", spaces=3)
    found: list[str] = []
    touched: list[str] = []
    for n in range(20):
        assert wait_for_turn(ania)
        kind, options = asked_of(ania, table)
        page.wait_for_timeout(500)  # the page scrolls to what is asked
        page.wait_for_function(STILL)
        where = f"{n} {kind}"
        if not page.evaluate(QUESTION):
            found.append(f"{where}: the question '{ania.question}' is not in view")
        targets = {
            e for touches in options.values() for e in touches if page.locator(f'.choice[data-id="{e}"]').count()
        }
        seen = [e for e in targets if isinstance(page.evaluate(POINT, e), list)]
        if len(seen) * 2 < len(targets):
            found.append(f"{where}: of {len(targets)} places {len(seen)} are in view")
        found += [f"{where}: {what}" for what in page.evaluate(LISTED) + page.evaluate(UNFIT)]
        if ania.overflow() > 0:
            found.append(f"{where}: {ania.overflow()} px too wide")
        chosen = habits.choose(kind, list(options))
        touched += touch(ania, chosen, options[chosen], finger=True)
        page.evaluate(DRAWN)
    assert not ania.refused
    assert not found, "\n".join(dict.fromkeys(found))
    assert any(e.startswith("area:") for e in touched), touched


def test_what_is_known_of_a_place_fits_a_phone(player: NewPlayer) -> None:
    ania = player("Ania", lang="pl", size=PHONE, touch=True, mobile=True)
    page = ania.page
    ania.open_table(ania.create("me", "bot:random", "bot:random", game=GAME, options=FIRST_AGE))
    page.wait_for_selector("[data-board] [data-level]")
    page.get_by_role("button", name="Miejsca").tap()
    page.get_by_role("searchbox", name="Szukaj miejsca").fill("Paryż")
    expect(page.locator(".places li")).to_have_count(1)
    assert ania.overflow() <= 0
