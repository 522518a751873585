"""A corpus of requests and messages that nobody should send. Each is here because it once broke this server or
another one. `{table}` stands for a live table of the sender; lone surrogates and huge numbers are meant."""

from __future__ import annotations

import json
from typing import Any

DEEP = "[" * 50_000 + "]" * 50_000
LONE = '"\\ud800"'  # half a character: JSON lets it through, UTF-8 does not
NUL = '"a\\u0000b"'  # PostgreSQL stores no NUL
HUGE = str(10**400)
KEY = "0123456789abcdef"

# --- bodies that no endpoint understands: sent to every path of PATHS ---

BODIES: dict[str, bytes] = {
    "nothing": b"",
    "not json": b"{",
    "not utf-8": b'{"name": "\xff\xfe"}',
    "a list": b"[]",
    "a string": b'"hello"',
    "null": b"null",
    "a number": b"1e999",
    "nan": b"NaN",
    "deep": DEEP.encode(),
    "deep objects": b'{"a":' * 20_000 + b"1" + b"}" * 20_000,
    "huge number": HUGE.encode(),
    "unknown field": b'{"__proto__": {"admin": true}, "constructor": 1}',
    "half a character": f"{{{LONE}: {LONE}}}".encode(),
    "xml": b'<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>',
    "a form": b"name=a&password=b",
}
PATHS = [
    ("POST", "/api/guest"), ("POST", "/api/account"), ("POST", "/api/login"),
    ("POST", "/api/forgot"), ("POST", "/api/reset"), ("PUT", "/api/me"), ("POST", "/api/me/password"),
    ("PUT", "/api/me/notifications"), ("POST", "/api/tables"), ("POST", "/api/tables/{table}/answer"),
    ("POST", "/api/tables/{table}/undo"), ("POST", "/api/tables/{table}/rewind"),
    ("POST", "/api/tables/{table}/consent"), ("POST", "/api/tables/{table}/chat"),
    ("POST", "/api/tables/{table}/join"), ("POST", "/api/tables/{table}/fork"),
    ("POST", "/api/tables/{table}/mute"), ("POST", "/api/tables/{table}/hint"),
    ("POST", "/api/tables/{table}/report"), ("POST", "/api/tables/{table}/seats/0/bot"),
    ("PUT", "/api/tables/{table}/orders"), ("POST", "/api/import"),
]  # fmt: skip

# --- fields with the wrong thing in them ---


def _answer(**wrong: Any) -> dict[str, Any]:
    return {"seat": 0, "option": "x", "at": 0, "key": KEY} | wrong


def _table(**wrong: Any) -> dict[str, Any]:
    return {"game": "principato", "seats": [{"kind": "me"}, {"kind": "open"}]} | wrong


FIELDS: list[tuple[str, str, str]] = [
    (method, path, body if isinstance(body, str) else json.dumps(body))
    for method, path, bodies in [
        ("POST", "/api/guest", [
            {"name": "", "language": "en"}, {"name": " \t ", "language": "en"}, {"name": "a" * 9999, "language": "en"},
            {"name": "A", "language": "xx"}, {"name": ["A"], "language": "en"}, {"name": None, "language": "en"},
            f'{{"name": {LONE}, "language": "en"}}', f'{{"name": {NUL}, "language": "en"}}',
        ]),
        ("POST", "/api/login", [
            {"name": "A"}, {"name": "A", "password": ""}, {"name": "A", "password": "p" * 100_000},
            {"name": {"$ne": None}, "password": {"$ne": None}}, f'{{"name": {LONE}, "password": {LONE}}}',
            f'{{"name": {NUL}, "password": {NUL}}}', {"name": "' OR 1=1 --", "password": "' OR 1=1 --"},
        ]),
        ("POST", "/api/reset", [{"token": "", "password": "12345678"}, f'{{"token": {LONE}, "password": "12345678"}}']),
        ("POST", "/api/tables", [
            _table(game="nothing"), _table(game=""), _table(game=1), _table(seats=[]), _table(seats=[{}]),
            _table(seats=[{"kind": "me"}] * 1000), _table(seats=[{"kind": "king"}] * 2), _table(seats="me"),
            _table(seats=[{"kind": "me"}, {"kind": "bot", "bot": "../../etc/passwd"}]), _table(options=[]),
            _table(options={"first": "17"}), _table(options={"nothing": "1"}), _table(options={"first": {"a": 1}}),
            _table(clock={"kind": "move"}), _table(clock={"kind": "move", "seconds": -1}), _table(clock=7),
            _table(clock={"kind": "move", "seconds": 10**30}), _table(title="t" * 100_000), _table(seed=-1),
            _table(seed="x"), _table(seed=1.5), _table(rated="perhaps"),
            f'{{"game": "principato", "seats": [{{"kind": "me"}}, {{"kind": "open"}}], "title": {LONE}}}',
            f'{{"game": "principato", "seats": [{{"kind": "me"}}, {{"kind": "open"}}], "title": {NUL}}}',
            f'{{"game": "principato", "seats": [{{"kind": "me"}}, {{"kind": "open"}}], "seed": {HUGE}}}',
        ]),
        ("POST", "/api/tables/{table}/answer", [
            _answer(seat=-1), _answer(seat=99), _answer(seat=2**63), _answer(seat=True), _answer(seat="0"),
            _answer(seat=0.5), _answer(at=-1), _answer(at=10**6), _answer(at=2**63), _answer(at=10**40),
            _answer(option=""), _answer(option="x" * 100_000), _answer(option=None), _answer(option=[["a"]]),
            _answer(key=""), _answer(key="k" * 10_000), _answer(key=1), _answer(step=-1), _answer(step=10**40),
            f'{{"seat": 0, "option": {LONE}, "at": 0, "key": "{KEY}"}}',
            f'{{"seat": 0, "option": {NUL}, "at": 0, "key": "{KEY}"}}',
            f'{{"seat": 0, "option": "x", "at": 0, "key": {NUL}}}',
            f'{{"seat": {HUGE}, "option": "x", "at": {HUGE}, "key": "{KEY}"}}',
        ]),
        ("POST", "/api/tables/{table}/undo", [{"seat": -1}, {"seat": 10**40}, {"seat": None}, {"seat": 0, "key": ""}]),
        ("POST", "/api/tables/{table}/rewind", [
            {"seat": 0, "to": -1, "key": KEY}, {"seat": 0, "to": 10**40, "key": KEY}, {"seat": 99, "to": 0, "key": KEY},
        ]),
        ("POST", "/api/tables/{table}/consent", [{"seat": 0, "agree": "perhaps"}, {"seat": 10**40, "agree": True}]),
        ("POST", "/api/tables/{table}/fork", [{"at": -1}, {"at": 10**9}, {"at": 10**40}, {"at": "0"}]),
        ("POST", "/api/tables/{table}/join", [{"token": ""}, {"token": "x" * 100_000}, f'{{"token": {LONE}}}']),
        ("POST", "/api/tables/{table}/chat", [{"text": ""}, {"text": "x" * 9999}, {"text": 1}, f'{{"text": {LONE}}}']),
        ("POST", "/api/tables/{table}/links/99", [{}]),
        ("POST", "/api/tables/{table}/links/-1", [{}]),
        ("PUT", "/api/me", [{"language": "xx"}, {"prefs": "x"}, {"prefs": {"a": "x" * 99999}}, f'{{"name": {LONE}}}']),
        ("PUT", "/api/me/notifications", [
            {"channels": [{"kind": "pigeon"}]}, {"channels": "x"}, {"channels": [1] * 999},
        ]),
    ]
    for body in bodies
]  # fmt: skip

# --- addresses ---

GETS: list[str] = [
    "/api", "/api/", "/api/nothing", "/api/tables/nothing", "/api/tables/%00", "/api/tables/..%2f..%2fetc",
    "/api/tables/" + "a" * 3000, "/api/tables/%ff%fe", "/api/tables/%ED%A0%80/doc", "/api/tables/{table}/doc?seat=-1",
    "/api/tables/{table}/doc?seat=99", "/api/tables/{table}/doc?seat=x", "/api/tables/{table}/doc?seat=" + "9" * 400,
    "/api/tables/{table}/doc?lang=xx", "/api/tables/{table}/doc?lang=%00", "/api/tables/{table}/link?token=",
    "/api/tables/{table}/link?token=%ff", "/api/tables/{table}/log", "/api/tables/{table}/replay?at=-1",
    "/api/tables/{table}/analysis?lang=xx", "/api/tables/nowhere/analysis", "/api/tables/{table}/turns?seat=99",
    "/api/tables/{table}/replay?at=" + "9" * 400, "/api/tables/{table}/chat?before=x",
    "/api/games/nothing/content", "/api/games/..%2f..%2fpasswd/rules", "/api/games/%00/rules",
    "/api/stats/nothing", "/api/stats/%00", "/assets/..%2f..%2fapp.py", "/assets/%00", "/assets/" + "a/" * 2000,
    "/nothing.php", "/.env", "/.git/config",
]  # fmt: skip
METHODS: list[tuple[str, str]] = [
    ("DELETE", "/api/games"), ("POST", "/api/games"), ("PATCH", "/api/me"), ("PUT", "/api/tables/{table}/answer"),
    ("TRACE", "/api/games"), ("OPTIONS", "/api/tables"), ("DELETE", "/"), ("POST", "/healthz"),
]  # fmt: skip
HEADERS: list[dict[str, str]] = [
    {"Content-Type": "text/plain"}, {"Content-Type": "application/json; charset=utf-16"}, {"Content-Type": ""},
    {"X-CSRF": "wrong"}, {"X-CSRF": ""}, {"Origin": "https://evil.example"}, {"Origin": "null"}, {"Origin": "::"},
    {"Sec-Fetch-Site": "cross-site", "Origin": ""}, {"Host": "evil.example"},
    {"Cookie": "regnum_session=" + "x" * 5000}, {"Cookie": "=;;=;regnum_session"},
]  # fmt: skip

# --- messages over the socket of a table ---

MESSAGES: list[str | bytes] = [
    "", "{", "null", "[]", "1", '"x"', "NaN", DEEP, "{}", '{"type": null}', '{"type": "nothing"}',
    '{"type": ["hello"]}',
    '{"type": "hello", "version": "x"}', f'{{"type": "hello", "version": {HUGE}, "fingerprint": 1}}',
    f'{{"type": "hello", "fingerprint": {LONE}, "more": 1}}', '{"type": "lang", "lang": "xx"}', '{"type": "seat"}',
    f'{{"type": "seat", "seat": {HUGE}}}', '{"type": "seat", "seat": -1}', '{"type": "seat", "seat": "0"}',
    '{"type": "answer"}', '{"type": "ping", "more": 1}', '{"type": "chat"}', '{"type": "chat", "text": ""}',
    f'{{"type": "chat", "text": {LONE}}}', f'{{"type": "chat", "text": {NUL}}}', b"\x00", b"\xff\xfe", b"{}",
    '{"type": "undo", "seat": -1}', f'{{"type": "undo", "seat": {HUGE}}}', '{"type": "undo", "seat": 9}',
    *(json.dumps({"type": "answer", **json.loads(body)}) for _, path, body in FIELDS if path.endswith("/answer")),
    json.dumps({"type": "chat", "text": "x" * 70_000}),
]  # fmt: skip
