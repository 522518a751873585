"""“Your turn”: the notice of the browser and the soft tone really come, once."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from e2e.kit import NewPlayer, Player, wait_until

# The page's own notices and tones, written down as they happen.
RECORD = """
window.__notices = []
const Real = window.Notification
window.Notification = class extends Real {
  constructor(title, options) {
    super(title, options)
    window.__notices.push({title, ...options})
  }
}
window.__tones = []
const start = OscillatorNode.prototype.start
OscillatorNode.prototype.start = function (...when) {
  window.__tones.push(this.context.state)
  return start.apply(this, when)
}
"""
HIDE = """
Object.defineProperty(document, 'hidden', {get: () => true, configurable: true})
Object.defineProperty(document, 'visibilityState', {get: () => 'hidden', configurable: true})
"""


def listening(player: NewPlayer, name: str) -> Player:
    """Somebody who has switched both on, by hand."""
    one = player(name)
    one.context.grant_permissions(["notifications"])
    one.context.add_init_script(RECORD)
    one.be_guest()
    one.open_start()
    one.button("settings").click()
    dialog = one.page.get_by_role("dialog")
    dialog.get_by_label(one.word("sound")).check()
    dialog.get_by_label(one.word("notify")).check()
    expect(dialog.get_by_role("group", name=one.word("channel.browser"))).to_be_visible()
    one.page.keyboard.press("Escape")
    return one


def notices(one: Player) -> list[dict[str, Any]]:
    one.page.wait_for_timeout(10)
    found: list[dict[str, Any]] = one.page.evaluate("window.__notices")
    return found


def end_turn(one: Player) -> None:
    while "end" not in one.asked():
        one.take()
    one.take("end")


def test_a_tab_in_the_background_says_that_it_is_my_turn(player: NewPlayer) -> None:
    ania, ola = player("Ania"), listening(player, "Ola")
    table = ania.create("me", "open", options={"first": "1"})
    ola.call("POST", f"/tables/{table}/join", {"token": ania.links["1"]})
    ania.open_table(table)
    ola.open_table(table)
    ola.page.evaluate(HIDE)
    ola.page.evaluate("window.__tones.length = 0")  # the one that was played to try it
    ania.asked()
    assert not notices(ola)
    end_turn(ania)
    ola.asked()
    wait_until(lambda: notices(ola), 5, 0, "no notice came")
    [notice] = notices(ola)
    assert notice["title"] == ola.word("notice.title")
    assert ola.question in notice["body"]
    assert notice["tag"] == f"regnum-{table}"
    wait_until(lambda: ola.page.evaluate("window.__tones.length"), 5, 0.05, "no tone was heard")
    assert ola.page.evaluate("window.__tones") == ["running"]
    ola.take("influence")  # and what she takes herself is heard
    wait_until(lambda: len(ola.page.evaluate("window.__tones")) > 1, 5, 0.05, "no coins were heard")


@pytest.mark.parametrize("where", ["at another table", "on the start page"])
def test_a_table_i_do_not_look_at_says_that_it_is_my_turn(player: NewPlayer, where: str) -> None:
    ania, ola = player("Ania"), listening(player, "Ola")
    table = ania.create("me", "open", options={"first": "1"}, title="Far away")
    ola.call("POST", f"/tables/{table}/join", {"token": ania.links["1"]})
    if where == "at another table":
        ola.open_table(ola.create("me", "bot:random"))
    else:
        ola.open_start()
        expect(ola.page.get_by_text("Far away", exact=True)).to_be_visible()
    ola.page.evaluate(HIDE)
    ania.open_table(table)
    end_turn(ania)

    def told() -> list[dict[str, Any]]:
        return [n for n in notices(ola) if n["tag"] == f"regnum-{table}"]

    wait_until(told, 30, 0.1, "no notice came")
    assert len(told()) == 1
    assert "Far away" in told()[0]["body"]


def test_a_browser_that_refuses_notices_is_said_so(player: NewPlayer) -> None:
    ania = player("Ania")
    ania.context.add_init_script("Notification.requestPermission = async () => 'denied'")
    ania.open_start()
    ania.button("settings").click()
    box = ania.page.get_by_role("dialog").get_by_label(ania.word("notify"))
    box.click()
    expect(ania.page.get_by_role("dialog").get_by_role("alert")).to_have_text(ania.word("notify.denied"))
    expect(box).not_to_be_checked()


def test_delay_quiet_hours_and_games_of_a_channel_are_kept(player: NewPlayer) -> None:
    ania = listening(player, "Ania")
    ania.button("settings").click()
    channel = ania.page.get_by_role("dialog").get_by_role("group", name=ania.word("channel.browser"))
    channel.get_by_role("combobox").select_option("900")
    channel.get_by_label(ania.word("quiet")).check()
    channel.get_by_label(ania.word("quiet.from")).fill("21:30")
    channel.get_by_label("Principato").uncheck()
    ania.page.get_by_role("dialog").get_by_role("button", name=ania.word("save"), exact=True).click()
    expect(ania.page.get_by_role("dialog").get_by_role("status")).to_have_text(ania.word("saved"))
    [stored] = ania.call("GET", "/me/notifications")["channels"]
    config = stored["config"]
    assert (config["delay"], config["games"]) == (
        900,
        [g["id"] for g in ania.call("GET", "/games") if g["id"] != "principato"],
    )
    assert (config["quiet"]["from"], config["quiet"]["to"]) == ("21:30", "08:00")
    ania.page.reload()
    ania.button("settings").click()
    again = ania.page.get_by_role("dialog").get_by_role("group", name=ania.word("channel.browser"))
    expect(again.get_by_role("combobox")).to_have_value("900")
    expect(again.get_by_label(ania.word("quiet.from"))).to_have_value("21:30")
    expect(again.get_by_label("Principato")).not_to_be_checked()


def test_a_new_account_is_written_to_in_the_language_of_its_page(player: NewPlayer) -> None:
    ola = player("Olimpia", lang="pl")
    ola.open_start()
    ola.button("account").click()
    dialog = ola.page.get_by_role("dialog")
    dialog.get_by_role("button", name=ola.word("account.new")).click()
    dialog.get_by_label(ola.word("account.name"), exact=True).fill("Olimpia")
    dialog.get_by_label(ola.word("account.password"), exact=True).fill("konie na biegunach")
    dialog.get_by_role("button", name=ola.word("account.new")).last.click()
    expect(dialog).to_have_count(0)
    assert ola.call("GET", "/me")["user"]["language"] == "pl"
