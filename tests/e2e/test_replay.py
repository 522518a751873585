"""The past: the scrubber, a fork, logs saved and opened again."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

from playwright.sync_api import expect

from e2e.kit import NewPlayer, Player, wait_until


def some_moves(player: Player, n: int = 8) -> str:
    table = player.create("me", "bot:random", options={"first": "1"})
    player.open_table(table)
    for _ in range(n):
        player.asked()
        player.press("1")
    player.asked()
    return table


def pool(player: Player) -> list[str]:
    found: list[str] = player.page.locator('[data-board] [data-id^="card:"]').evaluate_all(
        "l => l.map((e) => e.dataset.id)"
    )
    return sorted(set(found))


def cards(doc: dict[str, Any]) -> list[str]:
    view = doc["view"]
    return sorted({f"card:{c}" for c in [*view["pool"], *(c for d in view["duchies"] for c in d["hand"])]})


def test_scrub_through_the_game_and_play_on_from_a_past_point(player: NewPlayer) -> None:
    ania = player("Ania")
    table = some_moves(ania)
    now = ania.doc(table)
    ania.tab("more").get_by_role("button", name=ania.word("replay")).click()
    slider = ania.page.get_by_role("slider", name=ania.word("replay.position"))
    expect(slider).to_have_value(str(now["at"]))
    expect(ania.page.locator("[data-board]")).to_be_visible()
    assert ania.option_buttons.count() == 0

    def shows(at: int) -> None:
        expect(slider).to_have_value(str(at))
        then = ania.call("GET", f"/tables/{table}/replay?at={at}&seat=0&lang=en")
        assert not then["decisions"]
        wait_until(lambda: pool(ania) == cards(then), 5, 0.1, f"the board is not that of entry {at}")
        lines = then["chronicle"]
        aside = ania.page.get_by_role("complementary")
        if lines:
            expect(aside).to_contain_text(lines[-1]["text"])
        after = [line["text"] for line in now["chronicle"] if line["at"] > at + 1]
        for text in set(after) - {line["text"] for line in lines}:
            expect(aside).not_to_contain_text(text)

    shows(now["at"])
    ania.button("replay.back").click()
    shows(now["at"] - 1)
    slider.fill("0")
    shows(0)
    ania.button("replay.next").click()
    shows(1)
    middle = now["at"] // 2
    slider.fill(str(middle))
    shows(middle)
    expect(ania.page).to_have_url(re.compile(f"/replay/{middle}$"))

    # a line of the chronicle leads to its moment
    lines = ania.call("GET", f"/tables/{table}/replay?at={middle}&seat=0&lang=en")["chronicle"]
    line = next(line for line in lines if not line["turn"] and line["at"] < middle - 1)
    ania.page.get_by_role("complementary").get_by_role("button", name=line["text"], exact=True).first.click()
    shows(int(slider.input_value()))
    assert int(slider.input_value()) < middle
    slider.fill(str(middle))
    shows(middle)

    ania.button("replay.fork").click()
    ania.page.wait_for_url(lambda url: "replay" not in url and table not in url)
    fork = ania.page.url.rpartition("/")[2]
    curtain = ania.page.get_by_role("button", name=re.compile("^I am "))
    expect(ania.prompt.or_(curtain)).to_be_visible()
    if curtain.count():
        curtain.click()
    ania.seated()
    then = ania.call("GET", f"/tables/{table}/replay?at={middle}&seat=0&lang=en")
    begun = ania.doc(fork)
    assert begun["at"] >= middle
    ania.asked()
    ania.press("1")
    assert ania.doc(fork)["at"] > begun["at"]
    assert ania.doc(table)["at"] == now["at"]
    assert ania.doc(table)["view"] == now["view"]
    assert then["view"]["year"] == begun["view"]["year"]


def test_a_saved_log_can_be_opened_again(player: NewPlayer, tmp_path: Path) -> None:
    ania = player("Ania")
    table = some_moves(ania, 6)
    now = ania.doc(table)
    with ania.page.expect_download() as saving:
        ania.tab("more").get_by_role("button", name=ania.word("export")).click()
    file = tmp_path / saving.value.suggested_filename
    saving.value.save_as(file)
    assert json.loads(file.read_text(encoding="utf-8"))

    zosia = player("Zosia")
    zosia.open_start()
    zosia.page.get_by_label(zosia.word("import")).set_input_files(file)
    zosia.page.wait_for_url("**/#/t/*")
    copy = zosia.page.url.rpartition("/")[2]
    assert copy != table
    curtain = zosia.page.get_by_role("button", name=re.compile("^I am "))
    expect(zosia.prompt.or_(curtain)).to_be_visible()
    if curtain.count():
        curtain.click()
    zosia.seated()
    opened = zosia.doc(copy, 0)
    assert opened["at"] == now["at"]
    assert opened["view"] == now["view"]
    zosia.asked()
    zosia.press("1")


def test_what_is_no_log_is_refused_in_words(player: NewPlayer, tmp_path: Path) -> None:
    ania = player("Ania")
    ania.be_guest()
    ania.open_start()
    file = tmp_path / "poem.json"
    file.write_text('{"roses": "red"}')
    ania.excuse(r"status of 4\d\d")  # the browser itself notes a refusal
    ania.page.get_by_label(ania.word("import")).set_input_files(file)
    expect(ania.page.get_by_role("alert")).to_contain_text(re.compile(r"\w{3,}"))
    expect(ania.page).to_have_url(re.compile(r"/(#/)?$"))


def test_a_problem_is_reported_with_a_log_without_names(player: NewPlayer, tmp_path: Path) -> None:
    ania = player("Waleria")
    some_moves(ania, 3)
    more = ania.tab("more")
    more.get_by_role("button", name=ania.word("report"), exact=True).click()
    with ania.page.expect_download() as saving:
        more.get_by_role("button", name=ania.word("report.log")).click()
    file = tmp_path / "report.json"
    saving.value.save_as(file)
    text = file.read_text(encoding="utf-8")
    assert json.loads(text)
    assert "Waleria" not in text
