"""The connection breaks, the server dies: nothing that was acknowledged is lost, and the page goes on by itself."""

from __future__ import annotations

import signal

import pytest
from playwright.sync_api import expect

from e2e.kit import NewPlayer, Player, Server, wait_until

LOST = (
    r"ERR_CONNECTION|ERR_INTERNET_DISCONNECTED|WebSocket connection|ERR_SOCKET|ERR_EMPTY_RESPONSE|ERR_NETWORK",
    r"Unable to preload|dynamically imported",  # a part of the page that was on its way when the server died
)


def banner(player: Player):  # type: ignore[no-untyped-def]
    return player.page.get_by_role("alert").filter(has_text=player.word("offline"))


@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGTERM], ids=["killed", "stopped"])
def test_a_restart_of_the_server_loses_nothing(player: NewPlayer, own_server: Server, how: int) -> None:
    ania, ola = player("Ania", own_server), player("Ola", own_server)
    table = ania.create("me", "open", options={"first": "1"})
    ola.be_guest()
    ola.call("POST", f"/tables/{table}/join", {"token": ania.links["1"]})
    for one in (ania, ola):
        one.excuse(*LOST)
        one.open_table(table)
    for _ in range(3):
        ania.asked()
        ania.press("1")
    before, seen = ania.doc(table), ania.question
    options = ania.options()

    own_server.end(how)
    for one in (ania, ola):
        expect(banner(one)).to_be_visible()
    assert ania.question == seen, "the table stays in view"
    wanted = options[0]
    ania.page.locator(f'[data-option="{wanted}"]').click()  # an answer into the void: it is kept
    ania.page.wait_for_timeout(300)
    own_server.start()
    for one in (ania, ola):
        expect(banner(one)).to_have_count(0)

    def arrived() -> bool:
        ania.page.wait_for_timeout(50)
        return bool(ania.acked > before["version"])

    wait_until(arrived, 10, 0, "the answer given while the server was down did not arrive")
    after = ania.doc(table)
    assert after["version"] == before["version"] + 1, "it counts once"
    kept = [line["text"] for line in before["chronicle"]]
    assert [line["text"] for line in after["chronicle"]][: len(kept)] == kept
    ola.settle(after["version"])
    assert ola.doc(table, 1)["view"]["pool"] == after["view"]["pool"]
    ania.asked()
    ania.press("1")
    ola.settle(ania.acked)
    assert not ania.refused


def test_a_game_with_a_bot_goes_on_after_a_kill_in_the_bots_turn(player: NewPlayer, own_server: Server) -> None:
    ania = player("Ania", own_server)
    ania.excuse(*LOST)
    table = ania.create("me", "bot:greedy", options={"first": "1"})
    ania.open_table(table)
    while "end" not in ania.asked():
        ania.press("1")
    before = ania.version  # what the click brings may be there before the next line
    ania.page.locator('[data-option="end"]').click()
    ania.settle(before + 1)
    own_server.end(signal.SIGKILL)
    own_server.start()
    expect(banner(ania)).to_have_count(0)
    ania.asked()
    ania.press("1")
    assert {line["seat"] for line in ania.doc(table)["chronicle"]} >= {0, 1}


def test_a_window_that_was_offline_catches_up(player: NewPlayer) -> None:
    ania, ola = player("Ania"), player("Ola")
    ola.excuse(*LOST)
    table = ania.create("me", "open", options={"first": "1"})
    ola.be_guest()
    ola.call("POST", f"/tables/{table}/join", {"token": ania.links["1"]})
    for one in (ania, ola):
        one.open_table(table)
    ania.asked()
    ola.context.set_offline(True)
    heard = len(ola.received)
    while "end" not in ania.asked():
        ania.press("1")
    ania.press(str(ania.options().index("end") + 1))
    ola.page.wait_for_timeout(300)
    assert len(ola.received) == heard, "nothing reaches her"
    ola.context.set_offline(False)
    ola.settle(ania.acked, 25)
    assert ola.asked()
    ola.press("1")
    ania.settle(ola.acked)


def test_a_page_that_is_older_than_the_server_is_loaded_anew(player: NewPlayer) -> None:
    """A part that comes later is gone when the server was given a newer client: the page fetches that one."""
    ania = player("Ania")
    ania.excuse("404", "dynamically imported")
    ania.open_table(ania.create("me", "bot:random"))
    page = ania.page
    page.route("**/assets/{More,Rules}-*.js", lambda route: route.fulfill(status=404))
    page.evaluate("window.__old = true")
    page.get_by_role("tab", name=ania.word("more")).click()
    page.wait_for_timeout(500)
    assert page.evaluate("window.__old"), "the same client is no newer one"
    page.evaluate("document.querySelector('script[type=module]').setAttribute('src', '/assets/index-older.js')")
    with page.expect_event("load"):
        page.get_by_role("tab", name=ania.word("rules")).click()
    assert not page.evaluate("window.__old ?? false")
    page.unroute_all()
    ania.seated()
