"""Spectators, chat, a seat handed to a bot and taken back, going back by consent."""

from __future__ import annotations

from playwright.sync_api import expect

from e2e.kit import NewPlayer, Player


def two_at_a_table(player: NewPlayer) -> tuple[Player, Player, str]:
    ania, ola = player("Ania"), player("Ola")
    table = ania.create("me", "open", options={"first": "1"})
    ola.be_guest()
    ola.call("POST", f"/tables/{table}/join", {"token": ania.links["1"]})
    for one in (ania, ola):
        one.open_table(table)
    ania.asked()
    return ania, ola, table


def test_a_spectator_sees_the_table_and_no_secret(player: NewPlayer) -> None:
    ania, ola, table = two_at_a_table(player)
    guest = player("Zosia")
    guest.page.goto(f"/#/t/{table}")
    guest.seated()
    assert guest.options() == []
    tasks = [one.doc(table, seat)["view"]["duchies"][seat] for seat, one in enumerate((ania, ola))]
    ania.press("1")
    guest.settle(ania.acked)
    for duchy in tasks:
        for secret in (duchy["culture_task"], duchy["estate_task"]):
            assert not [m for m in guest.received if f'"{secret}"' in m]
    expect(guest.prompt).to_contain_text(guest.word("waiting.for", names="Ania"))


def test_chat(player: NewPlayer) -> None:
    ania, ola, _ = two_at_a_table(player)
    ola.tab("chat")
    ania.tab("chat")
    ania.panel.get_by_role("textbox", name=ania.word("chat.say")).fill("Dzień dobry, <b>Olu</b>!")
    ania.page.keyboard.press("Enter")
    for one in (ania, ola):
        expect(one.panel).to_contain_text("Dzień dobry, <b>Olu</b>!")


def test_a_bot_sits_in_until_its_owner_is_back(player: NewPlayer) -> None:
    ania, ola, table = two_at_a_table(player)
    ola.tab("more").get_by_role("button", name=ola.word("seat.leave")).click()
    back = ola.panel.get_by_role("button", name=ola.word("seat.back"))
    expect(back).to_be_visible()
    while "end" not in ania.asked():
        ania.take()
    ania.take("end")
    ania.asked()  # the bot has played Ola's turn
    assert 1 in {line["seat"] for line in ania.doc(table)["chronicle"] if line["at"] > 2}
    back.click()
    expect(ola.panel.get_by_role("button", name=ola.word("seat.leave"))).to_be_visible()
    while "end" not in ania.asked():
        ania.take()
    ania.take("end")
    ola.asked()
    ola.press("1")


def test_beyond_the_barrier_the_others_are_asked(player: NewPlayer) -> None:
    ania, ola, table = two_at_a_table(player)
    begun = ania.doc(table)["view"]
    while "end" not in ania.asked():
        ania.take()
    ania.take("end")
    ola.asked()
    ania.page.locator("#undo").click(force=True)  # says why not, and what else
    ania.prompt.get_by_role("button", name=ania.word("rewind.ask")).click()
    ania.page.get_by_role("dialog").get_by_role("button", name=ania.word("rewind.last")).first.click()
    ola.page.get_by_role("button", name=ola.word("consent.yes")).click()
    options = ania.asked()
    assert "end" in options
    assert ania.doc(table)["view"]["year"] == begun["year"]
    assert ola.options() == []
