"""Bad input for tests: values that fit nowhere, and documents with such values put in every place.

Add to VALUES, TEXTS or BODIES whatever has broken something once; every test that draws on them gets it.
"""

from __future__ import annotations

import copy
import json
import random
from collections.abc import Iterator
from typing import Any

RAW = "@raw@"  # what follows is put into the JSON text as it is

VALUES: list[Any] = [
    None, True, False, 0, -1, 1.5, 2**31, 2**63, -(2**63), 10**30, 10**300, f"{RAW}1e999", f"{RAW}NaN",
    f"{RAW}-Infinity", f"{RAW}{'9' * 5000}", "", "0", "x", "x" * 5000, [], [[]], {}, {"": 0}, {"0": []},
    [None], [0] * 300, ["x"] * 300,
    f"{RAW}{'[' * 300}{']' * 300}", f"{RAW}{'[' * 50_000}{']' * 50_000}", f"{RAW}" + '{"a":' * 300 + "0" + "}" * 300,
    {"__class__": "x"}, {f"k{i}": i for i in range(300)},
]  # fmt: skip

TEXTS: list[str] = [
    "a\0b", "\x1b[31m", "\n", "\t", "\u202e", "\u200b", "\ud800", "a\udfff", "\ufeff", "\U0010ffff", "'; DROP TABLE--",
    "%s%n", "{0}", "../../etc/passwd", "²", "١", "+1", "01", ":", "::", "a:" * 2000, "🂡" * 100,
]  # fmt: skip

BODIES: list[bytes] = [
    b"", b"null", b"[]", b"{}", b"7", b'"x"', b"{", b"nonsense", b"\xff\xfe", b'{"a":\xff}', b"[" * 100_000, b"NaN",
    b"9" * 10_000, b'{"a":' * 100_000, b'{"regnum_log":1}', b'{"regnum_log":1,"regnum_log":2}', b"\x00" * 100,
]  # fmt: skip


def text_of(document: Any) -> bytes:
    """The JSON text of a document with such values in it; half characters become escapes, which JSON allows."""
    text = json.dumps(document)
    marker = json.dumps(RAW)[:-1]
    while (at := text.find(marker)) >= 0:
        end = at + 1
        while text[end] != '"' or text[end - 1] == "\\":
            end += 1
        raw = json.loads(text[at : end + 1]).removeprefix(RAW)
        text = text[:at] + raw + text[end + 1 :]
    return text.encode()


def places(data: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Every place of a document."""
    yield path
    if isinstance(data, dict | list):
        for key, inner in data.items() if isinstance(data, dict) else enumerate(data):
            yield from places(inner, (*path, key))


def with_value(data: Any, path: tuple[Any, ...], value: Any) -> Any:
    made = copy.deepcopy(data)
    holder = made
    for step in path[:-1]:
        holder = holder[step]
    holder[path[-1]] = value
    return made


def without(data: Any, path: tuple[Any, ...]) -> Any:
    made = copy.deepcopy(data)
    holder = made
    for step in path[:-1]:
        holder = holder[step]
    del holder[path[-1]]
    return made


MISSING = object()


def mutated(document: dict[str, Any], count: int, seed: int) -> Iterator[tuple[str, bytes]]:
    """So many broken variants of a document, always the same: each is a name and a text. Every key of the document
    itself gets every value; places further inside are drawn by lot."""
    dice = random.Random(seed)
    bad = [*VALUES, *TEXTS]
    made: list[tuple[str, str, Any]] = []  # only those that are kept are written out: a document may be large
    for key in document:
        made.append((f"no {key}", key, MISSING))
        made += [(f"{key} = {str(v)[:40]!r}", key, v) for v in bad]
    drawn = dice.sample(made, min(len(made), count * 2 // 3))
    kept: list[tuple[str, Any]] = [
        (name, without(document, (key,)) if value is MISSING else with_value(document, (key,), value))
        for name, key, value in drawn
    ]
    inside = [path for path in places(document) if len(path) > 1]
    while len(kept) < count:
        path = dice.choice(inside)
        name = ".".join(map(str, path))
        if dice.random() < 0.15:
            kept.append((f"no {name}", without(document, path)))
        elif dice.random() < 0.15 and isinstance(path[-1], int):
            kept.append((f"{name} twice", _doubled(document, path)))
        else:
            value = dice.choice(bad)
            kept.append((f"{name} = {str(value)[:40]!r}", with_value(document, path, value)))
    for name, data in kept:
        yield name, text_of(data)


def _doubled(data: Any, path: tuple[Any, ...]) -> Any:
    made = copy.deepcopy(data)
    holder = made
    for step in path[:-1]:
        holder = holder[step]
    holder.insert(path[-1], copy.deepcopy(holder[path[-1]]))
    return made
