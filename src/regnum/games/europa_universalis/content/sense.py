"""Whether a content makes sense: every name is known, every table has its keys, every size fits the pieces.

What is wrong is told in one line: file, key, reason.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from reprlib import repr as short
from typing import Any

from ....kernel import BadContent
from .names import Words, listed
from .words import Reader

Raw = Mapping[str, Any]


@dataclass(frozen=True)
class Sense:
    """Looks through a content; the first thing that does not fit is refused."""

    data: Raw
    where: str
    words: Words

    def wrong(self, path: str, reason: str) -> BadContent:
        return BadContent(f"{self.where}: {path}: {reason}")

    # --- parts ---

    def known(self, value: Any, path: str, what: str, among: Any) -> None:
        if not isinstance(value, str) or value not in among:
            raise self.wrong(path, f"{short(value)}: unknown {what} (choose {listed(among)})")

    def table(self, value: Any, path: str) -> Raw:
        if not isinstance(value, Mapping):
            raise self.wrong(path, f"a table is expected, not {short(value)}")
        return value

    def listing(self, value: Any, path: str) -> list[Any]:
        if not isinstance(value, list):
            raise self.wrong(path, f"a list is expected, not {short(value)}")
        return value

    def each(self, values: Any, path: str, what: str, among: Any, twice: bool = False) -> None:
        """A list of names, none of them twice."""
        for i, value in enumerate(self.listing(values, path)):
            self.known(value, f"{path}.{i}", what, among)
            if not twice and value in values[:i]:
                raise self.wrong(f"{path}.{i}", f"{value} stands twice")

    def keys(self, table: Any, path: str, allowed: Iterable[str], needed: Iterable[str] = ()) -> None:
        for key in self.table(table, path):
            if key not in allowed:
                raise self.wrong(f"{path}.{key}", f"no such key (known here: {listed(allowed, 30)})")
        for key in needed:
            if key not in table:
                raise self.wrong(path, f"{key} is missing")

    def truths(self, table: Raw, path: str, names: Iterable[str]) -> None:
        for name in names:
            if not isinstance(table.get(name, False), bool):
                raise self.wrong(f"{path}.{name}", f"{short(table[name])} is neither true nor false")

    def texts(self, table: Raw, path: str, names: Iterable[str]) -> None:
        for name in names:
            if not isinstance(table.get(name, "-"), str) or not table.get(name, "-"):
                raise self.wrong(f"{path}.{name}", f"{short(table[name])} is no name")

    def numbers(self, table: Raw, path: str, names: Iterable[str]) -> None:
        for name in names:
            if type(table.get(name, 0)) is not int:
                raise self.wrong(f"{path}.{name}", f"{short(table[name])} is no number")

    def counted(self, table: Any, path: str, what: str, among: Any) -> None:
        """A table of numbers by name."""
        for name in self.table(table, path):
            self.known(name, f"{path}.{name}", what, among)
        self.numbers(table, path, table)

    def reader(self) -> Reader:
        return Reader(self.words, self.where)
