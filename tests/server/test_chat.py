"""Who is heard at a table: people can be muted wherever one meets them, spectators asked to be quiet, floods end."""

from __future__ import annotations

import time
from typing import Any

import pytest

from server.kit import LocalServer, Player

DATABASES_BY_DAY = ["sqlite"]  # it is about talk


def me(player: Player) -> int:
    return int(player.get("/api/me")["user"]["id"])


def texts(player: Player, table: str) -> list[str]:
    return [line["text"] for line in player.get(f"/api/tables/{table}/chat") if line["text"]]


def test_a_person_can_be_muted_at_every_table(server: Any, ania: Player, two: str) -> None:
    loud, other = Player(server.address, "Krzykacz"), Player(server.address, "Widz")
    second = ania.table("me", "open")
    loud.post(f"/api/tables/{second}/join", token=ania.links["1"])
    open_one = ania.socket(two)
    open_one.until("doc")
    assert ania.post("/api/me/mutes", user=me(loud), muted=True) == {"muted": [me(loud)]}
    for table in (two, second):
        loud.post(f"/api/tables/{table}/chat", text="hey!")
        other.post(f"/api/tables/{table}/chat", text="good evening")
        assert texts(ania, table) == ["good evening"]
        assert texts(other, table) == ["hey!", "good evening"]
    assert open_one.until("chat")["text"] == "good evening"
    later = ania.socket(second)
    later.until("doc")
    loud.post(f"/api/tables/{second}/chat", text="hey again!")
    other.post(f"/api/tables/{second}/chat", text="good night")
    assert later.until("chat")["text"] == "good night"
    assert ania.post("/api/me/mutes", user=me(loud), muted=False) == {"muted": []}
    loud.post(f"/api/tables/{second}/chat", text="sorry")
    assert later.until("chat")["text"] == "sorry"


@pytest.mark.parametrize("how", ["user", "seat"])
def test_a_mute_holds_in_every_process(postgres: Any, how: str) -> None:
    url = postgres.new_url()
    servers = [LocalServer(url) for _ in range(2)]
    try:
        ania, loud = Player(servers[0].address, "Ania"), Player(servers[0].address, "Krzykacz")
        table = ania.table("me", "open")
        loud.post(f"/api/tables/{table}/join", token=ania.links["1"])
        elsewhere = Player(servers[1].address, "Gast")
        elsewhere.http.cookies = ania.http.cookies
        socket = elsewhere.socket(table)
        socket.until("doc")
        if how == "user":
            ania.post("/api/me/mutes", user=me(loud), muted=True)
        else:
            ania.post(f"/api/tables/{table}/mute", seat=1, muted=True)
        loud.post(f"/api/tables/{table}/chat", text="hey!")
        ania.post(f"/api/tables/{table}/chat", text="quiet here")
        assert socket.until("chat")["text"] == "quiet here"
    finally:
        for server in servers:
            server.stop()


@pytest.mark.parametrize("when", ["at first", "later"])
def test_the_maker_closes_the_chat_to_spectators(server: Any, ania: Player, bona: Player, when: str) -> None:
    table = ania.table("me", "open", seated_chat=when == "at first")
    bona.post(f"/api/tables/{table}/join", token=ania.links["1"])
    guest = Player(server.address, "Widz")
    path = f"/api/tables/{table}/chat"
    if when == "later":
        guest.post(path, text="may I?")
        assert ania.doc(table, 0)["seated_chat"] is False
        for who in (bona, guest):
            assert who.call("PUT", path, 403, json={"seated": True})["code"] == "not_yours"
        ania.call("PUT", path, 200, json={"seated": True})
    assert guest.doc(table)["seated_chat"] is True
    assert guest.post(path, 403, text="psst")["code"] == "chat_closed"
    socket = guest.socket(table)
    socket.until("doc")
    socket.send({"type": "chat", "text": "psst"})
    assert socket.until("error")["code"] == "chat_closed"
    bona.post(path, text="at last")
    assert texts(guest, table)[-1] == "at last"
    ania.call("PUT", path, 200, json={"seated": False})
    guest.post(path, text="thank you")


def test_a_flood_by_many_guests_of_one_address_is_one_flood(db_url: Any) -> None:
    server = LocalServer(db_url(), chat_per_minute=10)
    try:
        host = Player(server.address, "Ania")
        table = host.table("me", "bot:random")
        sockets = [Player(server.address, f"Gast {n}").socket(table) for n in range(4)]
        for socket in sockets:
            socket.until("doc")
        for n in range(40):
            sockets[n % 4].send({"type": "chat", "text": f"line {n}"})
        for socket in sockets:
            assert socket.until("error")["code"] == "too_many"
        host.post(f"/api/tables/{table}/chat", 429, text="me too")
        assert len(texts(host, table)) <= 11
    finally:
        server.stop()


@pytest.mark.parametrize("what", ["leaving", "wishes", "who talks"])
def test_remarks_of_the_table_are_no_way_round_the_limit_of_the_chat(db_url: Any, what: str) -> None:
    """Whoever makes the table say something says something: so many lines a minute, of one kind or the other."""
    server = LocalServer(db_url(), chat_per_minute=10)
    try:
        host, other = Player(server.address, "Ania"), Player(server.address, "Bona")
        table = host.table("me", "open", options={"first": "1"})
        other.post(f"/api/tables/{table}/join", token=host.links["1"])
        host.play(table, 0)
        path = f"/api/tables/{table}"
        codes, began = [], time.monotonic()
        for n in range(60):
            if what == "leaving":
                found = host.http.post(f"{path}/{'return' if n % 2 else 'leave'}")
            elif what == "wishes":
                way, more = ("consent", {"agree": False}) if n % 2 else ("rewind", {"to": 0})
                found = host.http.post(f"{path}/{way}", json={"seat": 0, **more})
            else:
                found = host.http.put(f"{path}/chat", json={"seated": n % 2 == 0})
            codes.append(found.status_code)
        granted = 11 + (time.monotonic() - began) // 6  # one comes back every 6 s
        assert codes[0] == 200
        assert 429 in codes
        assert len(host.get(f"{path}/chat")) <= 2 * granted  # of each, what takes it back too
        assert host.http.post(f"{path}/return").status_code == 200  # to come back is always possible
    finally:
        server.stop()


@pytest.mark.parametrize("text", ["x" * 1001, " ", "\u3164\u2800", "a\u202eb", "Z" + "\u0301" * 9])
def test_what_cannot_be_said(ania: Player, two: str, text: str) -> None:
    assert ania.post(f"/api/tables/{two}/chat", 422, text=text)["code"] == "invalid"
