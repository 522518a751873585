"""What the ids in a document are called: of a state as somebody sees it, and of plain data."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from ..kernel.records import Shape

Names = dict[str, str]
KEPT = 20_000  # names, and those of frozen records, that are kept
AGENDA = "agenda"  # the steps to come, of which nobody is told

# The names in values that all viewers see alike, by their identity: for as long as the state stays as it is.
Shared = dict[int, Names]


class Known(dict[str, str | None]):
    """What ids are called, looked up once; None for what has no name."""

    def __init__(self, look_up: Callable[[str], str | None]) -> None:
        self.look_up = look_up

    def __missing__(self, value: str) -> str | None:
        found = self.look_up(value)
        if len(self) < KEPT:
            self[value] = found
        return found


class Naming:
    """Finds the names of one game in one language. What is in a frozen record is looked up once."""

    def __init__(self, known: Known) -> None:
        self.known = known
        self.fields: dict[int, tuple[Shape, Names]] = {}  # of a kind of record, what its fields are called
        self.records: dict[int, tuple[Any, Names]] = {}  # of a frozen record, with it, so that its identity stays

    def of_state(self, state: Any, shape: Shape, seat: int | None, shared: Shared) -> Names:
        """Of the state as a seat sees it."""
        found: Names = {}
        self._record(state, shape, seat, None, found, shared)
        return found

    def of_parts(self, parts: Iterable[Any], found: Names) -> None:
        """Of the parts of an option, or the pieces of an element."""
        self._add_all(parts, found)

    def of_data(self, value: Any, found: Names) -> None:
        """Of JSON data: every text in it, and every key."""
        left: list[Any] = [(value,)]
        while left:
            items = left.pop()
            self._add_all(items, found)
            for inner in items:
                if inner.__class__ is dict:
                    self._add_all(inner, found)
                    left.append(tuple(inner.values()))
                elif inner.__class__ is list or inner.__class__ is tuple:
                    left.append(inner)

    def _add(self, value: str, found: Names) -> None:
        if value not in found and (name := self.known[value]) is not None:
            found[value] = name

    def _add_all(self, values: Iterable[Any], found: Names) -> None:
        for value in values:
            if value.__class__ is str and value not in found and (name := self.known[value]) is not None:
                found[value] = name

    def _seen(
        self, value: Any, shape: Shape, seat: int | None, owner: int | None, found: Names, shared: Shared
    ) -> None:
        """Past what this seat does not see (as `records.seen` has it)."""
        if value is None:
            return
        if not shape.hides:
            self._walk(value, shape, found)
        elif shape.kind == "record":
            self._record(value, shape, seat, owner, found, shared)
        elif shape.item is not None and shape.kind == "maybe":
            self._seen(value, shape.item, seat, owner, found, shared)
        elif shape.item is not None:
            if shape.kind == "dict" and not shape.int_keys:
                self._add_all(value, found)
            for v in value.values() if shape.kind == "dict" else value:
                self._seen(v, shape.item, seat, owner, found, shared)

    def _record(
        self, value: Any, shape: Shape, seat: int | None, owner: int | None, found: Names, shared: Shared
    ) -> None:
        """Of the fields that all see alike the names are looked up once for all."""
        public = shared.get(id(value))
        if public is None:
            public = shared[id(value)] = dict(self._fields(shape))
            for f in shape.fields:
                if f.see is None and f.shape.texts and not (f.const or f.shape.hides or f.name == AGENDA):
                    self._walk(getattr(value, f.name), f.shape, public)
        found.update(public)
        for f in shape.fields:
            if f.const or not f.shape.texts or (f.see is None and not f.shape.hides) or not f.seen(value, seat, owner):
                continue
            v = getattr(value, f.name)
            if f.by_seat and f.shape.item is not None:
                for i, own in enumerate(v):
                    self._seen(own, f.shape.item, seat, i, found, shared)
            else:
                self._seen(v, f.shape, seat, owner, found, shared)

    def _walk(self, value: Any, shape: Shape, found: Names) -> None:
        if value is None:
            return
        if shape.kind == "plain":
            if value.__class__ is str:
                self._add(value, found)
        elif shape.frozen:
            found.update(self._frozen(value, shape))
        elif shape.texts:
            self._inside(value, shape, found)

    def _inside(self, value: Any, shape: Shape, found: Names) -> None:
        if shape.kind == "record":
            found.update(self._fields(shape))
            for f in shape.fields:
                if not f.const and f.shape.texts:
                    self._walk(getattr(value, f.name), f.shape, found)
            return
        item = shape.item
        assert item is not None
        if shape.kind == "maybe":
            self._walk(value, item, found)
            return
        if shape.kind == "dict" and not shape.int_keys:
            self._add_all(value, found)
        if not item.texts:
            return
        items = value.values() if shape.kind == "dict" else value
        if item.kind == "plain":
            self._add_all(items, found)
        else:
            for v in items:
                self._walk(v, item, found)

    def _fields(self, shape: Shape) -> Names:
        known = self.fields.get(id(shape))
        if known is None:
            names: Names = {}
            for f in shape.fields:
                if not f.const:
                    self._add(f.name, names)
            known = self.fields[id(shape)] = (shape, names)
        return known[1]

    def _frozen(self, value: Any, shape: Shape) -> Names:
        known = self.records.get(id(value))
        if known is None:
            if len(self.records) >= KEPT:
                self.records.clear()
            names: Names = {}
            self._inside(value, shape, names)
            known = self.records[id(value)] = (value, names)
        return known[1]
