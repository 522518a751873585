"""The corpus of bad inputs: every one is refused in words, by 4xx with problem+json or an error over the socket; none
breaks anything, changes the table or leaves a traceback."""

import contextlib
import json
import logging

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from server import bad_requests as bad
from server.kit import PLAIN, Player

DATABASES_BY_DAY = ["sqlite"]  # it is about requests that are refused before anything is stored


@pytest.fixture(autouse=True)
def no_traceback(caplog):
    yield
    failed = [r for r in caplog.get_records("call") if r.exc_info or r.levelno >= logging.ERROR]
    assert not [r.getMessage() for r in failed if r.name.startswith("regnum") or r.exc_info]


@pytest.fixture(scope="module")
def world(server):
    ania = Player(server.address)
    table = ania.table("me", "open")
    Player(server.address, "Bona").post(f"/api/tables/{table}/join", token=ania.links["1"])
    return ania, table


@pytest.fixture
def sender(world):
    """Whoever sends the worst; the table is the same afterwards."""
    ania, table = world
    before = ania.doc(table, 0)
    with httpx.Client(base_url=ania.address, headers=ania.http.headers, timeout=30, verify=PLAIN) as http:
        http.cookies = ania.http.cookies
        yield http, table
    assert ania.doc(table, 0) == before


def refused(found, what):
    assert 400 <= found.status_code < 500, (what, found.status_code, found.text[:300])
    assert found.headers["content-type"] == "application/problem+json", (what, found.text[:300])
    told = found.json()
    assert told["status"] == found.status_code, what
    assert told["code"], what
    assert told["detail"], what


@pytest.mark.parametrize("name", bad.BODIES)
def test_a_body_that_says_nothing(sender, name):
    http, table = sender
    for method, path in bad.PATHS:
        headers = {"Content-Type": "application/x-www-form-urlencoded" if name == "a form" else "application/json"}
        found = http.request(method, path.replace("{table}", table), content=bad.BODIES[name], headers=headers)
        refused(found, (method, path, name))


def test_a_field_with_the_wrong_thing_in_it(sender):
    http, table = sender
    for method, path, body in bad.FIELDS:
        headers = {"Content-Type": "application/json"}
        found = http.request(method, path.replace("{table}", table), content=body.encode(), headers=headers)
        refused(found, (method, path, body[:200]))


def test_an_address_where_nothing_is(sender):
    http, table = sender
    for path in bad.GETS:
        refused(http.get(path.replace("{table}", table)), path[:200])


def test_a_method_that_does_not_fit(sender):
    http, table = sender
    for method, path in bad.METHODS:
        refused(http.request(method, path.replace("{table}", table)), (method, path))


def test_headers_that_lie(sender):
    http, table = sender
    body = json.dumps({"seat": 0, "option": "x", "at": 0, "key": bad.KEY})
    for headers in bad.HEADERS:
        with contextlib.suppress(httpx.RemoteProtocolError, httpx.LocalProtocolError):  # cut off: no answer, no harm
            sent = {"Content-Type": "application/json"} | headers
            refused(http.post(f"/api/tables/{table}/answer", content=body, headers=sent), headers)


@pytest.mark.parametrize("n", range(len(bad.MESSAGES)))
def test_a_message_that_nobody_should_send(sender, world, n):
    ania, table = world
    socket = ania.socket(table)
    socket.until("doc")
    with contextlib.suppress(ConnectionClosed):
        socket.send(bad.MESSAGES[n])
        socket.send({"type": "ping"})
        told = socket.until(when=lambda m: m["type"] in ("error", "pong", "chat"))
        assert told["type"] == "error", told
        assert told["code"] not in ("error", "unavailable"), told
    socket.close()
