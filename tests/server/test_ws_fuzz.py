"""A WebSocket fuzzer: whatever comes, the sender gets a clear error or is shown out, the table stays as it was,
the others play on, and the log of the server has no traceback."""

import base64
import contextlib
import dataclasses
import json
import logging
import os
import socket
import struct
import threading
import time
import uuid

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from sqlalchemy import func, select
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from regnum.server.models import Act, GameTable, LogEntry
from server.kit import LocalServer, Player

DATABASES_BY_DAY = ["sqlite"]  # it is about messages, which never reach a database

LIMIT = 1 << 16
OF_UVICORN = ["Invalid UTF-8 sequence received from client."]  # it says so and closes with 1007; we never see it
BOUNDED = settings(
    max_examples=120, derandomize=True, database=None, deadline=None, suppress_health_check=list(HealthCheck)
)


@pytest.fixture(scope="module")
def server(db_url):
    made = LocalServer(db_url(), messages_per_10s=10**9)
    yield made
    made.stop()


@pytest.fixture(autouse=True)
def no_traceback(caplog):
    yield
    bad = [r for r in caplog.get_records("call") if r.levelno >= logging.ERROR or r.exc_info]
    # the tests' own client stumbles when it is cut off in the middle of a message; the server is what is tested
    bad = [r for r in bad if r.getMessage() not in OF_UVICORN and r.name != "websockets.client"]
    assert not bad, "\n".join(f"{r.name}: {r.getMessage()}\n{r.exc_text or r.exc_info or ''}" for r in bad)


@pytest.fixture
def arena(server):
    """Ania is asked, Bona is not. Whatever Bona sends, nothing may change; afterwards both play on."""
    made = Arena(server)
    yield made
    made.plays_on()
    made.close()


class Arena:
    def __init__(self, server):
        self.server = server
        self.ania, self.bona = Player(server.address, "Ania"), Player(server.address, "Bona")
        self.table = self.ania.table("me", "open", options={"first": "1"})
        self.bona.post(f"/api/tables/{self.table}/join", token=self.ania.links["1"])
        self.sockets = []
        self.a = self.open(self.ania)
        self.b = self.open(self.bona)  # the witness: stays connected, does nothing wrong
        self.at = self.a.doc["at"]
        self.options = [o["id"] for o in self.a.doc["decisions"][0]["options"]]
        assert not self.b.doc["decisions"]

    def open(self, player, **more):
        made = player.socket(self.table, **more)
        made.until("doc")
        self.sockets.append(made)
        return made

    def stored(self):
        """All that must not change."""

        async def read():
            async with self.server.app.state.db.reading() as session:
                row = (
                    await session.execute(
                        select(
                            GameTable.version,
                            GameTable.revised,
                            GameTable.entries,
                            GameTable.status,
                            GameTable.snapshot_at,
                            GameTable.sealed,
                        ).where(GameTable.id == self.table)
                    )
                ).one()
                entries = await session.execute(
                    select(LogEntry.n, LogEntry.entry).where(LogEntry.table_id == self.table).order_by(LogEntry.n)
                )
                acts = await session.scalar(select(func.count()).where(Act.table_id == self.table))
                return tuple(row), [tuple(e) for e in entries], acts

        return self.server.run(read())

    def plays_on(self):
        """A legal answer of Ania is taken, and the witness hears of it."""
        a = self.open(self.ania)
        version = self.b.doc["version"]
        reply = a.answer(0, a.doc["decisions"][0]["options"][0]["id"], a.doc["at"])
        assert reply["type"] == "ok", reply
        self.b.until_doc(lambda d: d["version"] > version)

    def close(self):
        for s in self.sockets:
            with contextlib.suppress(Exception):
                s.close()


def reaction(s, message):
    """What comes of a message: ("alive", errors) or ("closed", errors, code)."""
    errors = []
    try:
        s.send(message)
        s.send('{"type":"ping"}')
        while True:
            got = json.loads(s.ws.recv(8))
            if got["type"] == "pong":
                return "alive", errors
            if got["type"] == "error":
                errors.append(got["code"])
    except ConnectionClosed as closed:
        for left in drained(s):
            if left["type"] == "error":
                errors.append(left["code"])
        return "closed", errors, closed.rcvd.code if closed.rcvd else None


def to_the_end(ws):
    """The messages until the connection is closed, and the code it is closed with."""
    messages = []
    try:
        while True:
            messages.append(json.loads(ws.recv(8)))
    except ConnectionClosed as closed:
        return messages, closed.rcvd.code if closed.rcvd else None


def drained(s):
    with contextlib.suppress(ConnectionClosed, TimeoutError):
        while True:
            yield json.loads(s.ws.recv(0))


# --- messages that are almost right ---

JSON = st.recursive(
    st.none() | st.booleans() | st.integers(-(2**70), 2**70) | st.floats() | st.text(max_size=40),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=8,
)
TYPES = ["hello", "answer", "undo", "chat", "lang", "seat", "ping", "resync", "doc", "ok", "Answer", "", "__class__"]
KEYS = ["type", "seat", "option", "at", "key", "step", "text", "lang", "version", "fingerprint", "user_id", "stand_in"]


def valid(arena):
    """One good message of every type. None of them changes the game when Bona sends it."""
    return [
        {"type": "hello", "version": 1, "fingerprint": "0" * 24},
        *({"type": "answer", "seat": seat, "option": arena.options[0], "at": arena.at, "key": "k"} for seat in (0, 1)),
        {"type": "undo", "seat": 1, "key": "u"},
        {"type": "chat", "text": "hello"},
        {"type": "lang", "lang": "pl"},
        {"type": "seat", "seat": 1},
        {"type": "seat", "seat": None},
        {"type": "ping"},
        {"type": "resync"},
    ]


@st.composite
def mutated(draw, messages):
    message = dict(draw(st.sampled_from(messages)))
    for _ in range(draw(st.integers(0, 3))):
        key = draw(st.sampled_from([*message, *KEYS]))
        match draw(st.sampled_from(["drop", "value", "near", "type", "nest"])):
            case "drop":
                message.pop(key, None)
            case "value":
                message[key] = draw(JSON)
            case "near":
                near = {
                    int: [-1, 0, 1, 2, 31, 32, 2**31, 2**63, True, 1.0, "0"],
                    str: ["", " ", "\0", "\ud800", "x" * 501],
                }
                message[key] = draw(st.sampled_from(near.get(type(message.get(key)), [None, [], {}])))
            case "type":
                message["type"] = draw(st.sampled_from(TYPES))
            case "nest":
                message[key] = {"$ref": message.get(key)}
    text = json.dumps(message)
    match draw(st.sampled_from(["as it is", "as it is", "as it is", "cut", "insert", "bytes", "twice"])):
        case "cut":
            text = text[: draw(st.integers(0, len(text)))]
        case "insert":
            at = draw(st.integers(0, len(text)))
            text = text[:at] + draw(st.text(min_size=1, max_size=5).filter(lambda t: t.isprintable())) + text[at:]
        case "bytes":
            return text.encode()
        case "twice":
            return text + text
    return text


def test_mutated_messages_change_nothing(arena):
    before = arena.stored()
    box = [arena.open(arena.bona)]

    @BOUNDED
    @given(raw=mutated(valid(arena)))
    def fuzz(raw):
        found = reaction(box[0], raw)
        if found[0] == "closed":
            assert found[2] == 1008, (raw, found)
            assert len(found[1]) == 1, (raw, found)  # one error, then the end
            box[0] = arena.open(arena.bona)
        assert arena.stored() == before, raw

    fuzz()


@BOUNDED
@given(data=st.binary(max_size=200) | st.text(max_size=200).filter(lambda t: t.isprintable()))
def test_noise_ends_the_connection(noise_arena, data):
    s = noise_arena.ania.socket(noise_arena.table, hello=False)
    found = reaction(s, data)
    s.close()
    assert found[0] == "alive" or (found[2] == 1008 and len(found[1]) == 1), (data, found)


@pytest.fixture(scope="module")
def noise_arena(server):
    made = Arena(server)
    before = made.stored()
    yield made
    assert made.stored() == before
    made.plays_on()
    made.close()


# --- size, depth, numbers ---


@pytest.mark.parametrize(
    ("message", "code"),
    [
        ("x" * (LIMIT + 1), "too_large"),
        ("x" * LIMIT, "malformed"),
        ("ż" * (LIMIT // 2 + 1), "too_large"),  # bytes count, not characters
        (b"\0" * (LIMIT + 1), "too_large"),
        (json.dumps({"type": "chat", "text": "x" * 60_000}), "malformed"),
        ('{"type":"hello","version":' + "[" * 30_000 + "]" * 30_000 + "}", "malformed"),
        ('{"a":' * 10_000 + "1" + "}" * 10_000, "malformed"),
        ('{"type":"hello","version":' + "9" * 5000 + "}", "malformed"),
        ('{"type":"answer","seat":0,"option":"end","key":"k","at":1e999}', "malformed"),
        ('{"type":"answer","seat":0,"option":"end","key":"k","at":NaN}', "malformed"),
        ('{"type":"ping"}\n{"type":"ping"}', "malformed"),
        ('\ufeff{"type":"ping"}', "malformed"),
        (b'\xff{"type":"ping"}', "malformed"),
    ],
    ids=range(13),
)
def test_size_depth_and_odd_numbers(arena, message, code):
    before = arena.stored()
    assert reaction(arena.open(arena.bona), message) == ("closed", [code], 1008)
    assert arena.stored() == before


@pytest.mark.parametrize("size", [4 * LIMIT + 1, 2 << 20])
def test_a_huge_message_is_cut_off(arena, size):
    """So much is not even read: the protocol ends it, without a word of ours."""
    before = arena.stored()
    found = reaction(arena.open(arena.bona), "x" * size)
    assert found[0] == "closed"
    assert found[2] in (1008, 1009, None)
    assert arena.stored() == before


def test_many_pieces_make_one_message_that_is_too_large(arena):
    s = arena.open(arena.bona)
    with contextlib.suppress(ConnectionClosed):
        s.ws.send("x" * 1000 for _ in range(100))
        s.ws.recv(8)
    assert to_the_end(s.ws)[1] == 1008


# --- lawful form, unlawful content ---


def test_forged_options_are_refused(arena):
    real = arena.options
    barred = [o["id"] for o in arena.a.doc["decisions"][0]["barred"]]
    forged = {r + x for r in real for x in (":0", " ", ":", "é")} | {r.upper() for r in real} | {" " + r for r in real}
    forged |= set(barred) | {
        "end:0",
        "influence:0:0",
        "null",
        "0",
        "-1",
        "*",
        "../end",
        "'; DROP TABLE log; --",
        ":",
        "x" * 500,
    }
    before = arena.stored()
    s = arena.open(arena.ania)
    for option in sorted(forged - set(real)):
        found = s.answer(0, option, arena.at)
        expected = ("unknown", "barred", "refused", "forbidden", "not_offered")
        assert found["type"] == "error", (option, found)
        assert found["code"] in expected or option in barred, (option, found)
    assert arena.stored() == before


def test_foreign_seats_and_stale_numbers_are_refused(arena):
    before = arena.stored()
    s = arena.open(arena.bona)
    for seat, at, code in [
        (0, arena.at, "not_yours"),
        (1, arena.at, "not_asked"),
        (2, arena.at, "no_seat"),
        (31, arena.at, "no_seat"),
        (1, arena.at + 1, "stale"),
        (1, 0, "stale"),
        (1, 2**31 - 1, "stale"),
    ]:
        assert s.answer(seat, arena.options[0], at)["code"] == code, (seat, at)
    own = arena.open(arena.ania)
    for at in (0, arena.at - 1, arena.at + 1, 2**31 - 1):
        assert own.answer(0, arena.options[0], at)["code"] == "stale"
        assert own.until("doc")["doc"]["at"] == arena.at  # and how it is now
    assert own.answer(0, arena.options[0], arena.at, step=1)["code"] == "stale"
    stranger = Player(arena.server.address, "Cyd")
    assert arena.open(stranger).answer(0, arena.options[0], arena.at)["code"] == "not_yours"
    assert arena.stored() == before


def test_a_replayed_key_counts_once(arena):
    s = arena.open(arena.ania)
    first = s.answer(0, arena.options[0], arena.at, "one")
    assert first["type"] == "ok"
    after = arena.stored()
    for option, at in ((arena.options[0], arena.at), (arena.options[-1], arena.at), (arena.options[0], arena.at + 1)):
        assert s.answer(0, option, at, "one") == first
    assert arena.open(arena.bona).answer(1, arena.options[0], arena.at, "one")["code"] == "key_used"
    assert arena.open(arena.bona).answer(0, arena.options[0], arena.at, "one")["code"] == "not_yours"
    assert arena.stored() == after


@pytest.mark.parametrize("same_key", [True, False])
def test_many_at_once_are_one_move(arena, same_key):
    """A dozen windows of one player send the same answer at the same moment."""
    before = arena.stored()
    sockets = [arena.open(arena.ania) for _ in range(12)]
    barrier = threading.Barrier(len(sockets))
    found = []

    def go(s):
        barrier.wait(10)
        found.append(s.answer(0, arena.options[0], arena.at, "one" if same_key else uuid.uuid4().hex))

    threads = [threading.Thread(target=go, args=(s,)) for s in sockets]
    for t in threads:
        t.start()
    for t in threads:
        t.join(20)
    kinds = sorted(m["type"] if m["type"] == "ok" else m["code"] for m in found)
    assert kinds == (["ok"] * 12 if same_key else ["ok"] + ["stale"] * 11)
    assert arena.stored()[0][0] == before[0][0] + 1
    assert arena.stored()[2] == before[2] + 1


# --- floods, and connections that are none ---


def test_a_flood_ends_its_own_connection_only(arena, monkeypatch):
    limited = dataclasses.replace(arena.server.tables.settings, messages_per_10s=100)
    monkeypatch.setattr(arena.server.tables, "settings", limited)
    s = arena.open(arena.bona)
    with contextlib.suppress(ConnectionClosed):
        for _ in range(2000):
            s.send('{"type":"ping"}')
    messages, code = to_the_end(s.ws)
    assert code == 1008
    assert [m["code"] for m in messages if m["type"] == "error"] == ["too_many"]
    started = time.monotonic()
    arena.plays_on()
    assert time.monotonic() - started < 20  # of a busy machine; to be held up is for ever


def test_who_never_reads_holds_up_nobody(arena):
    raw = handshake(arena, arena.bona)
    raw.settimeout(2)
    with contextlib.suppress(OSError):
        for _ in range(400):
            raw.sendall(frame(b'{"type":"resync"}'))
    started = time.monotonic()
    arena.plays_on()
    assert time.monotonic() - started < 20  # of a busy machine; to be held up is for ever
    raw.close()


def test_half_open_connections_hold_up_nobody(arena):
    port = arena.server.settings.port
    path = f"GET /api/tables/{arena.table}/ws HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\n"
    halves = []
    for i in range(60):
        s = socket.create_connection(("127.0.0.1", port), 5)
        halves.append(s)
        if i % 3 == 1:
            s.sendall(path.encode())  # and no more
        elif i % 3 == 2:
            s.sendall(b"\x16\x03\x01\x02\x00")  # not HTTP at all
    for i in range(20):  # shaken hands, then gone without a word
        s = handshake(arena, arena.bona)
        if i % 2:
            s.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
            s.sendall(frame(b'{"type":"hello"}') + frame(b'{"type":"resync"}')[:-3])
            s.close()
        else:
            halves.append(s)
    arena.plays_on()
    for s in halves:
        s.close()


# --- the protocol itself, by hand ---


def handshake(arena, player):
    """A socket after the handshake, with no library in between."""
    address = player.address.removeprefix("http://")
    host, _, port = address.partition(":")
    s = socket.create_connection((host, int(port)), 5)
    cookies = "; ".join(f"{c.name}={c.value}" for c in player.http.cookies.jar)
    lines = [
        f"GET /api/tables/{arena.table}/ws HTTP/1.1",
        f"Host: {address}",
        f"Origin: {player.address}",
        f"Cookie: {cookies}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        f"Sec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}",
        "Sec-WebSocket-Version: 13",
    ]
    s.sendall("\r\n".join(lines).encode() + b"\r\n\r\n")
    got = b""
    while b"\r\n\r\n" not in got:
        got += s.recv(1)
    assert b" 101 " in got, got
    return s


def frame(payload, opcode=1, fin=True, rsv=0, masked=True, length=None):
    size = len(payload) if length is None else length
    head = bytes([(0x80 if fin else 0) | rsv << 4 | opcode])
    mark = 0x80 if masked else 0
    if size < 126:
        head += bytes([mark | size])
    elif size < 1 << 16:
        head += bytes([mark | 126]) + struct.pack(">H", size)
    else:
        head += bytes([mark | 127]) + struct.pack(">Q", size)
    if not masked:
        return head + payload
    mask = b"\x01\x02\x03\x04"
    return head + mask + bytes(b ^ mask[i % 4] for i, b in enumerate(payload))


@pytest.mark.parametrize(
    "data",
    [
        frame(b'{"type":"ping"}', masked=False),
        frame(b'{"type":"ping"}', rsv=7),
        frame(b'{"type":"ping"}', opcode=3),
        frame(b'{"type":"ping"}', opcode=0),  # goes on with nothing
        frame(b"\xff\xfe\xfd"),  # text that is no UTF-8
        frame(b"\xed\xa0\x80"),
        frame(b"x" * 126, opcode=9),
        frame(b"x", opcode=9, fin=False),
        frame(b"", length=1 << 62),
        frame(b"", length=1 << 63),
        frame(b"\x03", opcode=8),
        frame(struct.pack(">H", 999), opcode=8),
        frame(struct.pack(">H", 1000) + b"\xff", opcode=8),
        frame(b'{"type":', fin=False) + frame(b'"ping"}'),  # a new message inside another
        b"GET / HTTP/1.1\r\n\r\n",
        os.urandom(0) + bytes(range(256)) * 8,
    ],
    ids=range(16),
)
def test_broken_frames_end_the_connection(arena, data):
    before = arena.stored()
    s = handshake(arena, arena.bona)
    s.sendall(frame(b'{"type":"hello"}') + data)
    s.settimeout(8)
    with contextlib.suppress(ConnectionError):
        while s.recv(65536):
            pass
    s.close()
    assert arena.stored() == before


def test_pings_and_pieces_in_order_are_fine(arena):
    s = handshake(arena, arena.bona)
    s.sendall(
        frame(b"x", opcode=9) + frame(b'{"type":', fin=False) + frame(b"y", opcode=9) + frame(b'"ping"}', opcode=0)
    )
    s.settimeout(8)
    got = b""
    while b'"pong"' not in got:
        got += s.recv(65536)
    s.close()


# --- where it comes from, and where it goes ---


def test_a_page_of_another_site_is_refused(arena):
    address = arena.server.address
    port = arena.server.settings.port
    url = f"ws://127.0.0.1:{port}/api/tables/{arena.table}/ws"
    cookies = "; ".join(f"{c.name}={c.value}" for c in arena.ania.http.cookies.jar)
    origins = [
        None,
        "",
        "null",
        "http://evil.example",
        f"http://127.0.0.1:{port + 1}",
        f"http://evil.example:{port}",
        f"{address}.evil.example",
        f"http://127.0.0.1.evil.example:{port}",
        f"file://127.0.0.1:{port}",
        f"http://[127.0.0.1:{port}",
        f"http://127.0.0.1:{port}x",
        "http://127.0.0.1:99999999",
        "http://",
        "x" * 4000,
    ]
    before = arena.stored()
    for origin in origins:
        with pytest.raises(InvalidStatus) as refused:
            connect(url, origin=origin, additional_headers={"Cookie": cookies}, proxy=None, legacy=True)
        assert refused.value.response.status_code == 403, origin
    assert arena.stored() == before


@pytest.mark.parametrize(
    "seat", ["77", "-1", "x", "1.0", "0x1", "%00", "%ED%A0%80", "9" * 5000, "%D9%A3", "%C2%B2", "0&seat=0"]
)
def test_odd_seats_in_the_address(arena, seat):
    assert refused_at(arena, arena.table, f"?seat={seat}")


@pytest.mark.parametrize(
    "table", ["nosuchtable", "%00", "x" * 3000, "%F0%9F%90%89", "%ED%A0%80", "%27%20OR%201=1", "..%2F.."]
)
def test_odd_tables_in_the_address(arena, table):
    assert refused_at(arena, table, "")


@pytest.mark.parametrize(
    "query", ["?lang=xx", "?lang=%00", "?lang=" + "x" * 5000, "?" + "&".join(f"a{i}" for i in range(500))]
)
def test_odd_languages_do_no_harm(arena, query):
    s = connect(
        f"ws://127.0.0.1:{arena.server.settings.port}/api/tables/{arena.table}/ws{query}",
        origin=arena.server.address,
        compression=None,
        proxy=None,
        legacy=True,
    )
    s.send('{"type":"hello"}')
    assert json.loads(s.recv(8))["type"] == "doc"
    s.close()


def refused_at(arena, table, query):
    """Bona is shown out, at the door (4xx) or by an error and 1008."""
    cookies = "; ".join(f"{c.name}={c.value}" for c in arena.bona.http.cookies.jar)
    url = f"ws://127.0.0.1:{arena.server.settings.port}/api/tables/{table}/ws{query}"
    try:
        s = connect(url, origin=arena.server.address, additional_headers={"Cookie": cookies}, proxy=None, legacy=True)
    except InvalidStatus as refused:
        return 400 <= refused.response.status_code < 500
    errors, code = to_the_end(s)
    assert [e["type"] for e in errors] == ["error"], errors
    return code == 1008
