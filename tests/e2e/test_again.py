"""A waiting table and a finished one: links as codes, bots in free seats, calling off, a problem told, playing again,
deleting; a notice while no page is open; on the phone all that one looks up, one tap away."""

from __future__ import annotations

import contextlib
import json
from typing import Any

import httpx
from playwright.sync_api import expect

from e2e.kit import PHONE, PLAIN, NewPlayer, Player, wait_until


def finished(ania: Player, ola: Player, table: str) -> None:
    """Both play on, by HTTP, to the end."""
    for _ in range(2000):
        doc = ania.doc(table)
        if doc["status"] == "over":
            return
        for seat, one in enumerate((ania, ola)):
            found = one.doc(table, seat)
            for d in found["decisions"]:
                body = {
                    "seat": seat,
                    "option": d["options"][0]["id"],
                    "at": found["at"],
                    "key": f"{found['at']}-{seat}-{d['step']}",
                }
                one.call("POST", f"/tables/{table}/answer", {**body, "step": d["step"]})
                break
            else:
                continue
            break
    raise AssertionError("the game does not end")


def test_a_waiting_table_is_shared_filled_with_bots_or_called_off(player: NewPlayer) -> None:
    ania = player("Ania")
    table = ania.create("me", "open", "open")
    ania.page.goto(f"/#/t/{table}")
    ania.page.get_by_role("button", name=ania.word("lobby.makelink")).first.click()
    link = ania.page.get_by_label(ania.word("lobby.link", n=2)).input_value()
    assert f"/{table}" in link
    ania.page.get_by_role("button", name=ania.word("share.code")).click()
    expect(ania.page.get_by_role("img", name="QR")).to_be_visible()
    ania.page.get_by_label(ania.word("lobby.bot.of", n=2)).select_option("random")
    expect(ania.page.locator("li").nth(1)).to_contain_text("Bot 2")
    ania.page.get_by_label(ania.word("lobby.bot.of", n=3)).select_option("random")
    ania.seated()  # the last seat begins the game
    other = ania.create("me", "open", "open")
    ola = player("Ola")
    ola.excuse(other)  # the table is asked for once more when it has gone
    ola.page.goto(f"/#/join/{other}/{ania.links['1']}")
    expect(ola.page.get_by_role("link", name=ola.word("lobby.learn.page", game="Principato"))).to_be_visible()
    ola.page.get_by_label(ola.word("name.yours")).fill("Ola")
    ola.button("join.take").click()
    expect(ola.page.get_by_text("One seat is still free. The game begins when somebody sits down.")).to_be_visible()
    ania.page.goto(f"/#/t/{other}")
    ania.page.get_by_role("button", name=ania.word("lobby.cancel"), exact=True).click()
    ania.page.get_by_role("button", name=ania.word("lobby.cancel.sure")).click()
    expect(ania.page).to_have_url(f"{ania.server.url}/#/")
    assert other not in [t["id"] for t in ania.call("GET", "/tables?mine=1")]
    expect(ola.page.get_by_role("heading", name=ola.word("table.off"))).to_be_visible()


def test_the_same_people_play_again(player: NewPlayer) -> None:
    ania, ola = player("Ania"), player("Ola")
    table = ania.create("me", "open")
    ola.be_guest()
    ola.call("POST", f"/tables/{table}/join", {"token": ania.links["1"]})
    finished(ania, ola, table)
    for one in (ania, ola):
        one.page.goto(f"/#/t/{table}")
    ania.page.get_by_role("button", name=ania.word("rematch"), exact=True).click()
    expect(ania.page.get_by_role("heading", name=ania.word("lobby.title"))).to_be_visible()
    expect(ania.page.get_by_text(ania.word("lobby.again"))).to_be_visible()
    ola.page.get_by_role("button", name=ola.word("rematch.join")).click()
    for one in (ania, ola):
        one.seated()
    assert ania.page.url == ola.page.url
    assert table not in ania.page.url


def test_a_problem_is_told_in_words_and_a_game_of_ones_own_deleted(player: NewPlayer) -> None:
    ania = player("Ania")
    table = ania.create("me", "bot:random")
    ania.open_table(table)
    more = ania.tab("more")
    more.get_by_role("button", name=ania.word("report"), exact=True).click()
    more.get_by_label(ania.word("report.what")).fill("Nothing happens when I touch the harvest.")
    more.get_by_role("button", name=ania.word("report.send"), exact=True).click()
    expect(more.get_by_role("status").first).to_contain_text(ania.word("report.thanks"))
    expect(more.get_by_role("status").first).to_be_focused()
    more.get_by_role("button", name=ania.word("table.delete"), exact=True).click()
    more.get_by_role("button", name=ania.word("table.delete.sure")).click()
    expect(ania.page).to_have_url(f"{ania.server.url}/#/")
    found = httpx.get(f"{ania.server.url}/api/tables/{table}", verify=PLAIN)
    assert found.status_code == 404


def test_a_game_of_ones_own_is_deleted_from_the_start_page_and_one_with_others_is_not(player: NewPlayer) -> None:
    ania, ola = player("Ania"), player("Ola")
    mine = ania.create("me", "bot:random", title="Mine alone")
    ania.create("me", "bot:random", title="Sunday evening among friends at the old house by the river")
    ours = ania.create("me", "open", title="Ours")
    ola.be_guest()
    ola.call("POST", f"/tables/{ours}/join", {"token": ania.links["1"]})
    ania.open_start()
    expect(ania.page.get_by_text("Ours", exact=True)).to_be_visible()
    delete = ania.page.get_by_role("button", name=f"{ania.word('table.delete')}: Mine alone")
    expect(ania.page.get_by_role("button", name="Ours")).to_have_count(0)
    delete.dblclick()  # asked, and not any more
    expect(ania.page.get_by_text(ania.word("table.delete.hint"))).to_have_count(0)
    delete.click()
    expect(ania.page.get_by_text(ania.word("table.delete.hint"))).to_be_visible()
    ania.page.get_by_role("button", name=ania.word("table.delete.sure")).click()
    expect(ania.page.get_by_text("Mine alone")).to_have_count(0)
    assert mine not in [t["id"] for t in ania.call("GET", "/tables?mine=1")]
    assert ours in [t["id"] for t in ola.call("GET", "/tables?mine=1")]
    ania.page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    assert ania.overflow() <= 0


def test_on_the_phone_hand_chronicle_and_talk_are_one_tap_away(player: NewPlayer) -> None:
    ania = player("Ania", size=PHONE, touch=True)
    ania.open_table(ania.create("me", "bot:random"))
    ania.asked()
    near = ania.page.get_by_role("navigation", name=ania.word("quick"))
    for tab in ("chronicle", "chat"):
        near.get_by_role("button", name=ania.word(tab)).tap()
        panel = ania.page.locator("#side-panel")
        expect(panel).to_be_in_viewport()
        box, asking = panel.bounding_box(), ania.page.locator("#prompt").bounding_box()
        assert box
        assert asking
        assert abs(box["y"] + box["height"] - asking["y"]) <= 2  # all that the question leaves
        assert ania.overflow() <= 0
    near.get_by_role("button", name=ania.word("chat")).tap()  # once more: away again
    near.get_by_role("button", name=ania.word("quick.mine")).tap()
    expect(ania.page.locator("[data-mine]")).to_be_in_viewport()


def test_a_notice_comes_while_no_page_is_open(player: NewPlayer) -> None:
    """As the maker of the browser would deliver it: the service itself cannot be reached from here."""
    ania = player("Ania")
    ania.context.grant_permissions(["notifications"])
    ania.be_guest()
    ania.open_start()
    ania.page.evaluate("() => navigator.serviceWorker.register('/sw.js').then(() => navigator.serviceWorker.ready)")
    talk = ania.context.new_cdp_session(ania.page)
    seen: list[Any] = []
    talk.on("ServiceWorker.workerRegistrationUpdated", lambda e: seen.extend(e["registrations"]))
    talk.send("ServiceWorker.enable")
    wait_until(lambda: ania.page.wait_for_timeout(50) or seen)
    said = {"title": "Your turn", "body": "Principato", "url": f"{ania.server.url}/#/t/abc"}
    shown = """() => navigator.serviceWorker.ready.then((r) => r.getNotifications())
        .then((all) => all.map((n) => [n.title, n.body, n.data.url]))"""
    of = {"origin": ania.server.url, "registrationId": seen[-1]["registrationId"]}

    def delivered() -> Any:
        """On a busy machine a worker may be too slow to be told; a service would try again too."""
        talk.send("ServiceWorker.deliverPushMessage", of | {"data": json.dumps(said)})
        with contextlib.suppress(AssertionError):
            return wait_until(lambda: ania.page.evaluate(shown), 5)

    found = wait_until(delivered)
    assert found[0] == [said["title"], said["body"], said["url"]]
    manifest = httpx.get(f"{ania.server.url}/manifest.webmanifest", verify=PLAIN).json()
    signs = [icon["src"] for icon in manifest["icons"] if icon["type"] == "image/png"]
    for sign in (*signs, "/badge.png"):  # what systems show of it: they draw no SVG
        answer = httpx.get(f"{ania.server.url}{sign}", verify=PLAIN)
        assert (answer.status_code, answer.headers["content-type"]) == (200, "image/png"), sign
