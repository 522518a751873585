"""At one decision: undo, reload, the other language, a choice in parts, and why not."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Locator, expect

from e2e.kit import NewPlayer, Player

FIRST = {"first": "1"}  # the first seat begins


def at_table(player: NewPlayer, **more: Any) -> tuple[Player, str]:
    ania = player("Ania", **more)
    table = ania.create("me", "bot:random", options=FIRST)
    ania.open_table(table)
    ania.asked()
    return ania, table


def standing(player: Player) -> tuple[str, list[str]]:
    return player.question, player.options()


def rule_text(player: Player, rule: str) -> Locator:
    """The rule in the panel of rules, by the id in its title."""
    title = player.page.get_by_role("heading", name=re.compile(rf"{re.escape(rule)}$"))
    return player.panel.get_by_role("article").filter(has=title)


def test_undo_goes_back_to_where_the_answer_was_given(player: NewPlayer) -> None:
    ania, table = at_table(player)
    undo = ania.prompt.get_by_role("button", name=ania.word("undo"))
    expect(undo).to_have_attribute("aria-disabled", "true")
    before, view = standing(ania), ania.doc(table)["view"]
    ania.take(ania.pick("activate:"))
    middle = standing(ania)
    assert middle != before
    ania.take()
    assert standing(ania) != middle
    expect(undo).to_have_attribute("aria-disabled", "false")
    with ania.acknowledged():
        undo.click()
    assert standing(ania) == middle
    ania.press("u")
    assert standing(ania) == before
    assert ania.doc(table)["view"] == view
    expect(undo).to_have_attribute("aria-disabled", "true")


def test_undo_says_why_it_stops(player: NewPlayer) -> None:
    ania, table = at_table(player)
    while "end" not in ania.asked():
        ania.take()
    ania.take("end")
    ania.asked()
    reason = ania.doc(table)["undo"]["0"]
    assert reason not in (None, "nothing")
    expect(ania.prompt).to_contain_text(ania.word(f"undo.{reason}"))
    version = ania.version
    ania.page.keyboard.press("u")
    ania.page.wait_for_timeout(300)
    assert ania.version == version


def test_reload_in_mid_decision_resumes(player: NewPlayer) -> None:
    ania, table = at_table(player)
    ania.take(ania.pick("activate:tax"))
    before, at = standing(ania), ania.doc(table)["at"]
    assert ania.doc(table)["decisions"][0]["kind"] == "take"
    ania.page.reload()
    ania.seated()
    ania.asked()
    assert standing(ania) == before
    ania.press("1")
    assert ania.doc(table)["at"] > at
    # ... and a new window with the same cookies finds the table on the start page
    ania.page.goto("/")
    ania.page.get_by_role("link", name=re.compile("Ania")).first.click()
    ania.seated()
    ania.asked()


def test_language_changes_in_place(player: NewPlayer) -> None:
    ania, table = at_table(player)
    ania.take(ania.pick("activate:tax"))
    english, options = standing(ania)
    lines = ania.chronicle()
    texts = ania.option_buttons.all_inner_texts()
    version, url = ania.version, ania.page.url
    ania.page.get_by_role("button", name="PL", exact=True).click()
    ania.lang = "pl"
    expect(ania.prompt).to_be_visible()
    expect(ania.prompt.get_by_role("heading").first).not_to_have_text(english)
    polish, same = standing(ania)
    assert polish == ania.doc(table)["decisions"][0]["prompt"]
    assert same == options
    assert ania.option_buttons.all_inner_texts() != texts
    translated = ania.chronicle()
    assert len(translated) == len(lines)
    assert translated != lines
    expect(ania.page.locator("html")).to_have_attribute("lang", "pl")
    expect(ania.page.get_by_role("tab", name=ania.word("rules"))).to_be_visible()
    assert (ania.version, ania.page.url) == (version, url)
    ania.press("1")  # the position is the same: it goes on
    ania.page.get_by_role("button", name="EN", exact=True).click()
    ania.lang = "en"
    expect(ania.prompt.get_by_role("heading").first).to_have_text(ania.doc(table)["decisions"][0]["prompt"])
    ania.page.reload()
    ania.seated()


def test_why_not_names_the_rule_and_shows_its_text(player: NewPlayer) -> None:
    ania, table = at_table(player)
    rules = {r["id"]: r for r in ania.call("GET", "/games/principato/rules")}
    barred = ania.doc(table)["decisions"][0]["barred"]
    assert barred
    ania.prompt.get_by_role("button", name=ania.word("why")).click()
    dialog = ania.page.get_by_role("dialog")
    for one in barred[:3]:
        rule = rules[one["rule"]]
        expect(dialog).to_contain_text(one["text"])
        expect(dialog).to_contain_text(rule["title"]["en"])
        expect(dialog).to_contain_text(re.compile(re.escape(rule["text"]["en"].split()[0])))
        said = " ".join(dialog.inner_text().split())
        assert " ".join(rule["text"]["en"].split()) in said
    ania.page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)

    # what cannot be touched now says why when it is touched; the rule can be read on in the panel
    card = ania.page.locator('[data-board] [data-id^="card:"][aria-disabled="true"]').first
    card.click(force=True)  # aria-disabled: it does nothing but explain
    expect(dialog).to_be_visible()
    link = dialog.get_by_role("button", name=re.compile("^Rule "))
    if link.count():
        name = (link.first.get_attribute("aria-label") or "").removeprefix("Rule ").split(" · ")[-1]
        link.first.click()
        expect(dialog).to_have_count(0)
        expect(rule_text(ania, name)).to_be_in_viewport()


def test_a_choice_in_parts_builds_up_and_can_be_taken_back(player: NewPlayer) -> None:
    ania, table = at_table(player)
    options = ania.options()
    touching: dict[str, list[str]] = {}
    for option in ania.doc(table)["decisions"][0]["options"]:
        for element in option["touches"]:
            touching.setdefault(element, []).append(option["id"])
    element = next(e for e, found in touching.items() if len(found) > 1)
    spot = ania.page.locator(f'[data-board] [data-id="{element}"]').first
    version = ania.version
    spot.click()
    assert ania.options() == [o for o in options if o in touching[element]]
    expect(ania.prompt.get_by_role("group", name=ania.word("picked"))).to_be_visible()
    expect(spot).to_have_attribute("aria-pressed", "true")
    ania.button("picked.clear").click()
    assert ania.options() == options
    spot.click()
    ania.page.keyboard.press("Escape")
    assert ania.options() == options
    assert ania.version == version
    spot.click()
    with ania.acknowledged():
        ania.option_buttons.first.click()


def test_every_line_links_to_its_rule(player: NewPlayer) -> None:
    ania, table = at_table(player)
    rule = ania.doc(table)["decisions"][0]["rule"]
    title = next(r["title"]["en"] for r in ania.call("GET", "/games/principato/rules") if r["id"] == rule)
    ania.prompt.get_by_role("button", name=ania.word("rule.open", rule=f"{title} · {rule}")).click()
    expect(rule_text(ania, rule)).to_be_in_viewport()
    ania.panel.get_by_role("searchbox").fill("condottier")
    expect(ania.panel.get_by_role("article").first).to_contain_text(re.compile("condottier", re.I))
    ania.tab("chronicle")
    ania.take()
    lines = ania.doc(table)["chronicle"]
    last = next(line for line in reversed(lines) if line["rule"] and not line["turn"])
    row = ania.panel.get_by_role("listitem").filter(has_text=last["text"]).first
    row.get_by_role("button", name=re.compile(rf"{re.escape(last['rule'])}$")).click()
    expect(rule_text(ania, last["rule"])).to_be_in_viewport()
