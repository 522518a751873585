"""Malformed, oversized, foreign, forged and repeated messages: a clear error, and nothing changes."""

import contextlib
import json
import random

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from server.kit import Player, wait_for

DATABASES_BY_DAY = ["sqlite"]  # it is about the doors of the server


def ends(socket):
    """The last messages of a socket that is being closed, and the code it is closed with."""
    messages = []
    try:
        while True:
            messages.append(json.loads(socket.ws.recv(5)))
    except ConnectionClosed as closed:
        return messages, closed.rcvd.code


@pytest.mark.parametrize(
    "message",
    [
        "",
        "{",
        "null",
        "[]",
        '"hello"',
        "{}",
        '{"type":"teleport"}',
        '{"type":"answer"}',
        '{"type":"answer","seat":"0","option":"end","at":1,"key":"k"}',
        '{"type":"answer","seat":0,"option":["end"],"at":1,"key":"k"}',
        '{"type":"answer","seat":0,"option":"end","at":1.5,"key":"k"}',
        '{"type":"answer","seat":0,"option":"end","at":-1,"key":"k"}',
        '{"type":"answer","seat":0,"option":"e\\u0000nd","at":1,"key":"k"}',
        '{"type":"answer","seat":0,"option":"end","at":1,"key":"k","admin":true}',
        '{"type":"chat","text":""}',
        '{"type":"lang","lang":"xx"}',
        "[" * 20000,
        b"\xff\xfe",
    ],
)
def test_malformed_messages_end_the_connection(ania, two, message):
    before = ania.doc(two, 0)
    s = ania.socket(two)
    s.until("doc")
    s.send(message)
    messages, code = ends(s)
    assert [m["code"] for m in messages if m["type"] == "error"] == ["malformed"]
    assert code == 1008
    after = ania.doc(two, 0)
    assert (after["version"], after["view"]) == (before["version"], before["view"])


def test_an_oversized_message_ends_the_connection(ania, two):
    s = ania.socket(two)
    s.until("doc")
    s.send(json.dumps({"type": "chat", "text": "x" * 70_000}))
    messages, code = ends(s)
    assert (messages[-1]["code"], code) == ("too_large", 1008)


def test_too_many_messages_end_the_connection(ania, two):
    s = ania.socket(two)
    s.until("doc")
    with contextlib.suppress(ConnectionClosed):
        for _ in range(300):
            s.send({"type": "ping"})
    messages, code = ends(s)
    assert (messages[-1]["code"], code) == ("too_many", 1008)


def test_one_person_has_a_limited_number_of_sockets(server, ania, bona, two):
    most = server.settings.sockets_per_user
    kept = [ania.socket(two) for _ in range(most)]
    for s in kept:
        s.until_doc(lambda d: True)
    messages, code = ends(ania.socket(two, hello=False))
    assert (messages[-1]["code"], code) == ("too_many", 1008)
    assert str(most) in messages[-1]["detail"]
    bona.socket(two).until_doc(lambda d: True)  # nobody else is kept out
    kept.pop().close()
    me = ania.get("/api/me")["user"]["id"]
    wait_for(lambda: server.app.state.hub.sockets[me] < most)
    ania.socket(two).until_doc(lambda d: True)


def test_well_formed_but_unlawful_messages_get_an_error_each(ania, bona, two):
    b = bona.socket(two)
    b.until("doc")
    at = b.doc["at"]
    assert b.answer(0, "influence", at)["code"] == "not_yours"
    assert b.answer(1, "influence", at)["code"] == "not_asked"
    assert b.answer(1, "influence", at + 5)["code"] == "stale"
    b.until("doc")
    a = ania.socket(two)
    a.until("doc")
    assert a.answer(0, "no:such:thing", at)["code"] == "unknown"
    ok = a.answer(0, "influence", at, "same")
    assert a.answer(0, "influence", at, "same") == ok
    assert b.answer(1, "influence", at, "same")["code"] == "key_used"
    b.send({"type": "seat", "seat": 0})
    assert b.until("error")["code"] == "not_yours"
    a.close()
    b.close()


def test_a_socket_for_a_foreign_seat_or_no_table_is_refused(bona, two):
    for table, seat in ((two, 0), (two, 77), ("nosuchtable", None), ("no.such", None)):
        s = bona.socket(table, seat, hello=False)
        messages, code = ends(s)
        assert (messages[-1]["type"], code) == ("error", 1008)


def test_a_socket_from_another_site_is_refused(server, two):
    for origin in ("http://evil.example", None):
        with pytest.raises(InvalidStatus) as refused:
            connect(f"{server.address.replace('http', 'ws')}/api/tables/{two}/ws", origin=origin, legacy=True)
        assert refused.value.response.status_code == 403


def test_a_spectator_without_a_name_looks_but_does_not_touch(server, two):
    url = f"{server.address.replace('http', 'ws')}/api/tables/{two}/ws"
    ws = connect(url, origin=server.address, compression=None, legacy=True)
    ws.send('{"type":"hello"}')
    assert json.loads(ws.recv(5))["doc"]["seat"] is None
    ws.send('{"type":"answer","seat":0,"option":"influence","at":1,"key":"k"}')
    assert json.loads(ws.recv(5))["code"] == "login"
    ws.close()


def test_requests_need_a_user_and_the_csrf_header(server, ania, two):
    body = {"seat": 0, "option": "influence", "at": ania.doc(two, 0)["at"], "key": "k"}
    stranger = httpx.post(f"{server.address}/api/tables/{two}/answer", json=body)
    assert (stranger.status_code, stranger.json()["code"]) == (401, "login")
    forged = ania.http.post(f"/api/tables/{two}/answer", json=body, headers={"X-CSRF": "wrong"})
    assert (forged.status_code, forged.json()["code"]) == (403, "csrf")
    foreign = ania.http.post(f"/api/tables/{two}/answer", json=body, headers={"Origin": "http://evil.example"})
    assert foreign.status_code == 403
    assert forged.headers["content-type"] == "application/problem+json"


def test_oversized_and_malformed_requests(ania, two):
    big = ania.http.post(f"/api/tables/{two}/chat", content=b"x" * (2 << 20))
    assert (big.status_code, big.json()["code"]) == (413, "too_large")
    for content in (b"", b"{", b"[]", b"null", b'{"text": 5}', b"[" * 50_000, b"\xff"):
        found = ania.http.post(f"/api/tables/{two}/chat", content=content, headers={"content-type": "application/json"})
        assert 400 <= found.status_code < 500, content[:10]
        assert found.headers["content-type"] == "application/problem+json"
    assert ania.http.get("/api/nothing").json()["code"] == "not_found"
    assert ania.http.get("/api/tables/nosuchtable/doc").status_code == 404
    assert ania.http.delete("/api/tables").status_code == 405


def test_odd_values_are_refused_politely(ania):
    seats = [{"kind": "me"}, {"kind": "bot"}]
    for change in (
        {"game": "chess"},
        {"seats": []},
        {"seats": [{"kind": "me"}]},
        {"seats": [{"kind": "bot", "bot": "skynet"}, {"kind": "me"}]},
        {"options": {"first": "9"}},
        {"options": {"colour": "red"}},
        {"title": "a\x00b"},
        {"title": "\ud800"},
        {"seed": -1},
        {"seed": 2**60},
        {"content": {"nonsense": 1}},
        {"content": {"years": float("nan")}},
    ):
        body = {"game": "principato", "seats": seats, **change}
        found = ania.http.post("/api/tables", content=json.dumps(body), headers={"content-type": "application/json"})
        assert 400 <= found.status_code < 500, (change, found.text)


def test_random_messages_never_break_the_server(server, ania, two):
    """A small fuzzer: whatever comes, the connection answers or ends, and the game is as it was."""
    rng = random.Random(1)
    before = ania.doc(two, 0)
    words = ["hello", "answer", "undo", "chat", "lang", "seat", "ping", "resync", "x", None, 0, -1, 2**70, 1.5, True]
    words += ["end", "k" * 80, "\u0000", "\ud800", [], {}, "9" * 400, "influence:"]
    keys = ["type", "seat", "option", "at", "key", "text", "lang", "version", "fingerprint", "step", "zzz"]
    for _ in range(60):
        s = ania.socket(two, hello=False)
        with contextlib.suppress(ConnectionClosed, TimeoutError):
            for _ in range(5):
                message = {k: rng.choice(words) for k in rng.sample(keys, rng.randrange(1, 7))}
                if message.get("option") == "influence":
                    continue
                if rng.random() < 0.5:
                    message["type"] = rng.choice(words[:8])
                s.send(json.dumps(message))
            s.ws.recv(0.05)
        with contextlib.suppress(Exception):
            s.close()
    after = ania.doc(two, 0)
    assert (after["view"], after["at"]) == (before["view"], before["at"])
    assert Player(server.address, "Cyd").get("/api/games")
