"""What the ids in a document are called: of a state as somebody sees it, and of plain data."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from ..kernel.records import Shape

Names = dict[str, str]
KEPT = 20_000  # names of frozen records that are kept

# The names in values that all viewers see alike, by their identity: for as long as the state stays as it is.
Shared = dict[int, Names]


class Naming:
    """Finds the names of one game in one language. What is in a frozen record is looked up once."""

    def __init__(self, known: Callable[[str], str | None]) -> None:
        self.known = known
        self.fields: dict[int, tuple[Shape, Names]] = {}  # of a kind of record, what its fields are called
        self.records: dict[int, tuple[Any, Names]] = {}  # of a frozen record, with it, so that its identity stays

    def of_state(self, state: Any, shape: Shape, shared: Shared) -> Names:
        """Of a record as a seat sees it."""
        found: Names = {}
        self._walk(state, shape, found, shared)
        return found

    def of_data(self, value: Any, found: Names) -> None:
        """Of JSON data: every text in it, and every key."""
        if isinstance(value, str):
            self._add(value, found)
        elif isinstance(value, dict):
            self._add_all(value, found)
            self.of_data(list(value.values()), found)
        elif isinstance(value, list | tuple):
            self._add_all(value, found)
            for v in value:
                if isinstance(v, dict | list | tuple):
                    self.of_data(v, found)

    def _add(self, value: str, found: Names) -> None:
        if value not in found and (name := self.known(value)) is not None:
            found[value] = name

    def _add_all(self, values: Iterable[Any], found: Names) -> None:
        for value in values:
            if value.__class__ is str and value not in found and (name := self.known(value)) is not None:
                found[value] = name

    def _walk(self, value: Any, shape: Shape, found: Names, shared: Shared | None) -> None:
        if value is None:
            return
        if shape.kind == "plain":
            if value.__class__ is str:
                self._add(value, found)
        elif shape.frozen:
            found.update(self._frozen(value, shape))
        elif shared is None or shape.hides:
            self._inside(value, shape, found, shared)
        elif shape.texts:
            names = shared.get(id(value))
            if names is None:
                names = shared[id(value)] = {}
                self._inside(value, shape, names, None)
            found.update(names)

    def _inside(self, value: Any, shape: Shape, found: Names, shared: Shared | None) -> None:
        if shape.kind == "record":
            found.update(self._fields(shape))
            for f in shape.fields:
                if not f.const and f.shape.texts:
                    v = getattr(value, f.name)
                    if f.shape.kind != "plain":
                        self._walk(v, f.shape, found, shared)
                    elif v.__class__ is str:
                        self._add(v, found)
            return
        item = shape.item
        assert item is not None
        if shape.kind == "maybe":
            self._walk(value, item, found, shared)
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
                self._walk(v, item, found, shared)

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
            self._inside(value, shape, names, None)
            known = self.records[id(value)] = (value, names)
        return known[1]
