"""A vector of fixed length for the table as a seat sees it, laid out by the annotations of the state.

Each field has its place, whatever it holds. Numbers stand as they are, flags as 0 and 1, a word as one of the words
that this field may hold (one-hot; of what is there many times, such as a province, as the bits of its number where
there are more than a few). A list of words has a number for each word: how often it is there, and behind the point, in
64ths, where it is first. A list of numbers or records has so many places and before them its length. What belongs to
the seats begins with the seat that looks and goes round the table. Which words and how long, games have shown
(`record.py`); what is met beyond that is counted in a place of its own, or cut off.

It reads the state as the seat sees it (`Game.seen`), so what is hidden cannot come in.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from ..kernel import Game, Seat
from ..kernel.records import Field, Shape

Write = Callable[[list[float], int, Any], None]  # the vector, where, and the value
Met = Mapping[str, Mapping[str, Any]]  # by path: its words (`words`) or its greatest length (`most`)
PLACES = 64  # of a list that are told apart
FEW = 8  # words that are told one-hot everywhere
KEPT = 20_000  # frozen records whose numbers are kept


@dataclass
class Part:
    """A part of the vector: how many numbers, what writes them, and where its own parts begin, for people."""

    size: int
    write: Write
    parts: list[tuple[str, int, Part]] = field(default_factory=list)


def lay_out(game: Game[Any], met: Met) -> Part:
    return _record(game.shape, met, "", seats=max(game.seats))


def turned(items: Sequence[Any], seat: Seat) -> list[Any]:
    """What belongs to the seats, the seat's own first."""
    return [*items[seat:], *items[:seat]]


def fields_of(shape: Shape) -> list[Field]:
    """Those that are shown: neither content nor the steps to come."""
    return [f for f in shape.fields if not f.const and f.name != "agenda"]


def is_word(shape: Shape) -> bool:
    return shape.kind == "plain" and str in shape.accepts


def _part(shape: Shape, met: Met, path: str, many: bool = False) -> Part:
    """`many`: it is one of many alike."""
    if shape.kind == "plain":
        return _plain(shape, met, path, many)
    if shape.kind == "record":
        return _record(shape, met, path, many)
    assert shape.item is not None
    if shape.kind == "maybe":
        return _maybe(_part(shape.item, met, path, many))
    if shape.kind == "dict":
        keys = met.get(path, {}).get("words", ())
        return _dict(_part(shape.item, met, f"{path}.*", True), keys)
    if is_word(shape.item):
        return _bag(shape.item.words or met.get(path, {}).get("words", ()))
    return _row(_part(shape.item, met, f"{path}.*", True), met.get(path, {}).get("most", 0))


def _plain(shape: Shape, met: Met, path: str, many: bool) -> Part:
    words = shape.words or (met.get(path, {}).get("words", ()) if is_word(shape) else ())
    if many and len(words) > FEW:
        return _bits(words)
    if is_word(shape) or words:
        place = {word: i for i, word in enumerate(words)}

        def write_word(out: list[float], at: int, value: Any) -> None:
            if value is not None and value != "":
                out[at + place.get(value, len(place))] = 1.0

        return Part(len(place) + 1, write_word)
    if type(None) in shape.accepts:

        def write_perhaps(out: list[float], at: int, value: Any) -> None:
            if value is not None:
                out[at], out[at + 1] = 1.0, float(value)

        return Part(2, write_perhaps)

    def write_number(out: list[float], at: int, value: Any) -> None:
        if value:
            out[at] = float(value)

    return Part(1, write_number)


def _bits(words: Sequence[Any]) -> Part:
    number = {word: i for i, word in enumerate(words, 1)}
    size = (len(words) + 1).bit_length()

    def write(out: list[float], at: int, value: Any) -> None:
        if value is not None and value != "":
            left = number.get(value, len(number) + 1)
            while left:
                if left & 1:
                    out[at] = 1.0
                left >>= 1
                at += 1

    return Part(size, write)


def _maybe(item: Part) -> Part:
    def write(out: list[float], at: int, value: Any) -> None:
        if value is not None:
            out[at] = 1.0
            item.write(out, at + 1, value)

    return Part(item.size + 1, write, [("there", 0, _ONE), ("", 1, item)])


def _bag(words: Sequence[Any]) -> Part:
    place = {word: i for i, word in enumerate(words)}
    other, hidden = len(place), len(place) + 1

    def write(out: list[float], at: int, value: Any) -> None:
        for i, word in enumerate(value):
            if word is None:
                out[at + hidden] += 1.0
            elif word != "":
                here = at + place.get(word, other)
                out[here] += 1.0 if out[here] else 1.0 + min(i, PLACES - 1) / PLACES

    return Part(len(place) + 2, write)


def _row(item: Part, most: int) -> Part:
    def write(out: list[float], at: int, value: Any) -> None:
        out[at] = float(len(value))
        at += 1
        for one in value[:most]:
            if one is not None:
                item.write(out, at, one)
            at += item.size

    parts = [("length", 0, _ONE), *((str(i), 1 + i * item.size, item) for i in range(most))]
    return Part(1 + most * item.size, write, parts)


def _dict(item: Part, keys: Sequence[Any]) -> Part:
    place = {key: 1 + i * item.size for i, key in enumerate(keys)}

    def write(out: list[float], at: int, value: Any) -> None:
        for key, one in value.items():
            here = place.get(key)
            if here is None:
                out[at] += 1.0  # keys that have no place
            elif one is not None:
                item.write(out, at + here, one)

    return Part(1 + len(place) * item.size, write, [("other", 0, _ONE), *((str(k), i, item) for k, i in place.items())])


def _record(shape: Shape, met: Met, path: str, many: bool = False, seats: int = 0) -> Part:
    """`seats`: of the state itself, whose lists by seat have places for as many as can play."""
    steps: list[tuple[str, int, Write]] = []
    parts: list[tuple[str, int, Part]] = []
    size = 0
    for f in fields_of(shape):
        here = f"{path}.{f.name}".lstrip(".")
        if f.by_seat and f.shape.item is not None:
            one = _part(f.shape.item, met, f"{here}.*")
            part = _row(one, seats)
        else:
            part = _part(f.shape, met, here, many)
        steps.append((f.name, size, part.write))
        parts.append((f.name, size, part))
        size += part.size

    def write(out: list[float], at: int, value: Any) -> None:
        for name, offset, put in steps:
            put(out, at + offset, getattr(value, name))

    return Part(size, _kept(write, size) if shape.frozen else write, parts)


def _kept(write: Write, size: int) -> Write:
    """Of a frozen record: written out once."""
    known: dict[int, tuple[Any, list[float]]] = {}

    def put(out: list[float], at: int, value: Any) -> None:
        found = known.get(id(value))
        if found is None:
            if len(known) >= KEPT:
                known.clear()
            made = [0.0] * size
            write(made, 0, value)
            found = known[id(value)] = (value, made)  # with the value, so that no other gets its identity
        out[at : at + size] = found[1]

    return put


def _write_one(out: list[float], at: int, value: Any) -> None:
    out[at] = float(value)


_ONE = Part(1, _write_one)


def by_seat(shape: Shape) -> list[str]:
    return [f.name for f in shape.fields if f.by_seat]


def places(part: Part, prefix: str = "", at: int = 0, deep: int = 2) -> dict[str, tuple[int, int]]:
    """Where the parts of a vector begin and how long they are, by name, so many levels down."""
    found = {prefix or "all": (at, part.size)}
    if deep:
        for name, offset, inner in part.parts:
            found |= places(inner, f"{prefix}.{name}".strip("."), at + offset, deep - 1)
    return found
