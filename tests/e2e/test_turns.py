"""The end of a turn is confirmed, clocks warn, standing orders have conditions, a wish to go back is withdrawn."""

from __future__ import annotations

import sqlite3
import time

from playwright.sync_api import expect

from e2e.boards import asks
from e2e.kit import NewPlayer, Player, wait_until
from e2e.test_boze_igrzysko_board import sit, until

PLAIN = """
Object.defineProperty(Crypto.prototype, 'subtle', {get: () => undefined})
Object.defineProperty(Crypto.prototype, 'randomUUID', {value: undefined})
"""


def until_the_end(one: Player) -> None:
    while "end" not in one.asked():
        one.take()


def test_the_end_of_a_turn_shows_what_changed_and_can_be_taken_back(player: NewPlayer) -> None:
    ania = player("Ania", hasty=False)
    ania.open_table(ania.create("me", "bot:random", options={"first": "1"}))
    ania.take(ania.pick("influence"))
    until_the_end(ania)
    ania.page.locator('[data-option="end"]').click()
    asks = ania.prompt.get_by_role("group", name=ania.word("confirm.this"))
    expect(asks).to_contain_text("influence")  # what this turn has done
    expect(ania.page.locator("#confirm")).to_be_focused()
    ania.page.keyboard.press("Escape")
    expect(asks).to_have_count(0)
    assert "end" in ania.options()
    ania.rested()
    ania.page.locator('[data-option="end"]').click()
    ania.rested()
    with ania.acknowledged():
        ania.button("confirm.skip").click()
    until_the_end(ania)
    ania.take("end")  # not asked again


def test_the_grey_undo_says_why(player: NewPlayer) -> None:
    ania = player("Ania", size=(360, 740), touch=True)
    ania.open_table(ania.create("me", "bot:random", options={"first": "1"}))
    ania.asked()
    undo = ania.page.locator("#undo")
    expect(undo).to_have_attribute("aria-disabled", "true")
    undo.click(force=True)
    expect(ania.prompt.get_by_role("status")).to_have_text(ania.word("undo.nothing"))


def test_a_clock_warns_before_it_runs_out_and_the_seat_comes_back(player: NewPlayer) -> None:
    ania = player("Ania")
    clock = {"kind": "move", "seconds": 8, "on_timeout": "bot"}
    table = ania.create("me", "bot:random", "open", clock=clock, options={"first": "1"})
    ola = player("Ola")
    ola.be_guest()
    ola.call("POST", f"/tables/{table}/join", {"token": ania.links["2"]})
    ania.open_table(table)
    ania.asked()
    assert ania.prompt.get_by_text("left. Then").count() == 0
    then = ania.word("clock.timeout.bot")
    expect(ania.prompt.get_by_text(then)).to_be_visible()
    expect(ania.page.locator("[aria-live=polite]").first).to_contain_text(then)
    expect(ania.page.locator(".clock.low").first).to_be_visible()
    automatic = ania.panel.locator(".since").get_by_text(ania.word("since.auto"))
    expect(automatic.first).to_be_visible()  # what a bot did in one's seat is told
    expect(ania.prompt.get_by_text(ania.word("seat.away.you"))).to_have_count(0)


def test_a_game_that_all_have_left_waits_and_goes_on(player: NewPlayer) -> None:
    ania = player("Ania", lang="pl")
    table = ania.create("me", "bot:random", clock={"kind": "move", "seconds": 2}, options={"first": "1"})
    ania.open_table(table)
    expect(ania.prompt.get_by_text(ania.word("paused.title"))).to_be_visible()
    expect(ania.tab("chat")).to_contain_text(ania.word("note.paused"))
    at = ania.doc(table)["at"]
    ania.button("paused.go").click()
    expect(ania.prompt.get_by_text(ania.word("paused.title"))).to_have_count(0)
    assert ania.doc(table)["at"] == at
    assert ania.asked()


def test_a_standing_order_with_a_condition_and_an_end(player: NewPlayer) -> None:
    ania = player("Ania", lang="pl")
    table = ania.create("me", "bot:random", options={"first": "1"})
    ania.open_table(table)
    until_the_end(ania)
    panel = ania.tab("more")
    panel.locator("summary", has_text=ania.word("orders.new")).click()
    form = panel.locator("form")
    form.locator("select").nth(0).select_option("end")
    form.locator("select:has(option[value=single])").select_option("see")
    condition = form.get_by_role("group", name=ania.word("orders.see"))
    condition.locator("select").nth(0).select_option("year")
    condition.locator("select").nth(1).select_option("max")
    condition.get_by_label(ania.word("orders.value")).fill("3")
    form.locator("select:has(option[value=never])").select_option("changes")
    form.locator("select").last.select_option("year")
    ania.button("orders.give").click()
    expect(panel.get_by_role("status").filter(has_text=ania.word("orders.given"))).to_be_visible()
    listed = panel.get_by_role("listitem").filter(has=ania.page.locator("strong"))
    expect(listed).to_contain_text("jeśli Rok: co najwyżej 3")
    expect(listed).to_contain_text("aż: zmieni się: Rok")
    order = wait_until(lambda: ania.doc(table)["orders"], 5, 0.1)[0]
    assert (order["choose"], order["when"], order["until"]) == (
        ["end"],
        [{"see": "year", "max": 3}],
        [{"changes": "year"}],
    )
    time.sleep(1)
    assert ania.doc(table)["orders"][0]["used"] == 0  # not what was asked when it was given
    assert order["words"][1] in listed.locator("strong").inner_text()
    expect(listed).to_contain_text(order["words"][0])
    ania.tab("chronicle")
    ania.take("end")
    wait_until(lambda: ania.asked(), 20)
    ania.tab("more")
    expect(listed.locator("strong")).to_have_text(order["words"][1])  # whatever else is asked now
    wait_until(lambda: play_to_the_end(ania, table), 60, 0.2, "the order answered nothing")
    listed.get_by_role("button").click()
    expect(panel.get_by_text(ania.word("orders.none"))).to_be_visible()
    assert ania.doc(table)["orders"] == []


def test_an_order_keeps_the_words_of_its_question_when_another_has_such_an_answer(player: NewPlayer) -> None:
    ania = player("Ania")
    table = sit(ania)
    until(ania, table, asks("build"))
    ania.open_table(table)
    ania.asked()
    panel = ania.tab("more")
    panel.locator("summary", has_text=ania.word("orders.new")).click()
    panel.locator("form select").nth(0).select_option("pass")
    ania.button("orders.give").click()
    question, answer = wait_until(lambda: ania.doc(table)["orders"], 5, 0.1)[0]["words"]
    listed = panel.get_by_role("listitem").filter(has=ania.page.locator("strong"))
    expect(listed.locator("strong")).to_have_text(answer)
    ania.take("pass")
    other = until(ania, table, asks("special"))
    assert next(o["text"] for o in other["decisions"][0]["options"] if o["id"] == "pass") != answer
    ania.settle(other["version"])
    expect(listed.locator("strong")).to_have_text(answer)
    expect(listed).to_contain_text(question)


def play_to_the_end(ania: Player, table: str) -> bool:
    """One answer towards the end of a turn; whether the order has answered."""
    doc = ania.doc(table)
    if doc["decisions"] and not doc["orders"][0]["used"]:
        options = [o["id"] for o in doc["decisions"][0]["options"]]
        best = next((o for o in options if o not in ("end",)), options[0])
        ania.call(
            "POST", f"/tables/{table}/answer", {"seat": 0, "option": best, "at": doc["at"], "key": str(doc["at"])}
        )
    return bool(ania.doc(table)["orders"][0]["used"])


def test_places_to_go_back_to_read_differently_and_those_at_one_screen_are_asked(player: NewPlayer) -> None:
    ania = player("Ania")
    table = ania.create("me", "local:Ola", "local:Jan", options={"first": "1"})
    for _ in range(40):
        doc = next(d for s in range(3) if (d := ania.doc(table, s))["decisions"] and d["decisions"][0]["options"])
        options = [o["id"] for o in doc["decisions"][0]["options"]]
        option = "end" if "end" in options else options[0]
        seat = doc["seat"]
        ania.call(
            "POST", f"/tables/{table}/answer", {"seat": seat, "option": option, "at": doc["at"], "key": f"{doc['at']}"}
        )
        if len([line for line in doc["chronicle"] if line["turn"]]) > 5:
            break
    ania.page.goto(f"/#/t/{table}")
    ania.page.locator(".curtain button").click()
    ania.seated()
    ania.asked()
    at = ania.doc(table)["at"]
    ania.page.locator("#undo").click(force=True)
    ania.page.locator("#undo").click(force=True)  # says why not, and what else
    ania.prompt.get_by_role("button", name=ania.word("rewind.ask")).click()
    places = ania.page.get_by_role("dialog").get_by_role("listitem")
    expect(places.nth(3)).to_be_visible()
    told = places.all_inner_texts()
    assert len(set(told)) == len(told)
    places.last.get_by_role("button").click()
    wish = ania.page.get_by_role("region", name=ania.word("consent"), exact=True)
    expect(wish.get_by_role("button", name=ania.word("consent.yes"))).to_have_count(2)
    assert ania.doc(table)["at"] == at
    ania.rested()
    wish.get_by_role("button", name=ania.word("consent.yes")).first.click()
    expect(wish.get_by_role("button", name=ania.word("consent.yes"))).to_have_count(1)
    wish.get_by_role("button", name=ania.word("consent.yes")).click()
    expect(wish).to_have_count(0)
    assert ania.doc(table)["at"] < at


def test_a_joiner_reads_what_is_unusual_before_sitting_down(player: NewPlayer) -> None:
    ania, ola = player("Ania"), player("Ola", lang="pl")
    table = ania.create("me", "open", open=True, content={"components": {"food": 38}}, public=True)
    ola.page.goto(f"/#/join/{table}/{ania.links['1']}")
    for caveat in ("open", "content"):
        expect(ola.page.get_by_text(ola.word(f"caveat.{caveat}"))).to_be_visible()
    ola.page.goto("/#/")
    expect(ola.page.get_by_text(ola.word("caveat.open"))).to_be_visible()
    ania.page.goto(f"/#/t/{table}")
    expect(ania.page.get_by_text(ania.word("caveat.content"))).to_be_visible()


def test_a_halted_table_says_so(player: NewPlayer) -> None:
    ania = player("Ania")
    table = ania.create("me", "bot:random", options={"first": "1"})
    with sqlite3.connect(ania.server.folder / "regnum.db") as db:
        db.execute("UPDATE tables SET status = 'halted', version = version + 1 WHERE id = ?", (table,))
    ania.server.end()
    ania.server.start()
    ania.page.goto(f"/#/t/{table}")
    expect(ania.page.get_by_role("heading", name=ania.word("halted.title"))).to_be_visible()
    expect(ania.page.get_by_role("alert")).to_have_text(ania.word("halted.text"))


def test_who_asked_to_go_back_withdraws_it(player: NewPlayer) -> None:
    ania, ola = player("Ania"), player("Ola")
    table = ania.create("me", "open", options={"first": "1"})
    ola.be_guest()
    ola.call("POST", f"/tables/{table}/join", {"token": ania.links["1"]})
    ania.open_table(table)
    ola.open_table(table)
    ania.take()
    ania.call("POST", f"/tables/{table}/rewind", {"seat": 0, "to": 0, "key": "back"})
    wish = ola.page.get_by_role("region", name=ola.word("consent"), exact=True)
    expect(wish).to_be_visible()
    ania.rested()
    ania.button("consent.withdraw").click()
    expect(wish).to_have_count(0)
    expect(ania.page.get_by_role("region", name=ania.word("consent"), exact=True)).to_have_count(0)
    expect(ola.tab("chat")).to_contain_text(ola.word("note.rewind-withdrawn", name="Ania"))


def test_play_over_plain_http_from_another_host(player: NewPlayer) -> None:
    """There the browser has neither crypto.subtle nor randomUUID; the fingerprint is checked all the same."""
    ania = player("Ania")
    ania.context.add_init_script(PLAIN)
    ania.open_table(ania.create("me", "bot:random", options={"first": "1"}))
    assert ania.page.evaluate("[crypto.subtle, crypto.randomUUID].every((x) => x === undefined)")
    for _ in range(4):
        ania.take()
    kinds = [m.split('"', 4)[3] for m in ania.received]
    assert kinds.count("doc") == 1
    assert kinds.count("change") >= 4


def test_a_link_opens_the_replay_at_that_move(player: NewPlayer) -> None:
    ania = player("Ania")
    ania.context.grant_permissions(["clipboard-read", "clipboard-write"])
    table = ania.create("me", "bot:random", options={"first": "1"})
    ania.open_table(table)
    for _ in range(3):
        ania.take()
    ania.page.goto(f"/#/t/{table}/replay/1")
    slider = ania.page.get_by_role("slider")
    expect(slider).to_have_value("1")
    ania.page.keyboard.press("ArrowRight")
    expect(slider).to_have_value("2")
    ania.button("replay.link").click()
    link = ania.page.evaluate("navigator.clipboard.readText()")
    assert link.endswith(f"/#/t/{table}/replay/2")
    ania.page.goto(f"/#/t/{table}/replay/1")  # another moment of the same game
    expect(slider).to_have_value("1")
    ania.open_table(table)
    ania.page.goto(link)
    expect(slider).to_have_value("2")
