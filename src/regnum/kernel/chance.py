"""The log as rules reach it: what falls to chance, each outcome logged once and a barrier to undo."""

from __future__ import annotations

from typing import Any, TypeVar

from .breath import COMPILED, breathe
from .decision import Seat
from .dice import Dice
from .entries import Entry, describe_entry
from .errors import CorruptLog

T = TypeVar("T")
OFTEN = 16  # a stop for breath costs as much as a compiled bar: one for so many questions, steps, events and rolls


class Chance:
    """What a table has of the game itself: its log, and the dice for what is not in it yet."""

    __slots__ = ("base", "breaths", "dice", "forced", "imagined", "log", "pos", "private")
    base: int  # entries of the game that are not held
    breaths: int  # of compiled rules: what they have done since they last stopped for one
    log: list[Entry | None]  # from entry number `base` on
    pos: int  # entries of `log` already played
    dice: Dice
    forced: list[tuple[str, str, tuple[Any, ...]]]  # outcomes of chance to come
    private: list[Any] | None  # the answers of the seat whose sealed rule runs now
    imagined: bool

    @property
    def here(self) -> int:
        """The number of the entry that is played next."""
        return self.base + self.pos

    def _breathe(self) -> None:
        """Compiled rules go on, but not for ever."""
        self.breaths += 1
        if self.breaths == OFTEN:
            self.breaths = 0
            breathe()

    def roll(self, purpose: str, sides: int = 6, n: int = 1) -> list[int]:
        """n dice, in the open."""
        found = self._outcome("roll", purpose)
        if found is None:
            values = [self.dice.below(sides) + 1 for _ in range(n)]
        else:
            self.dice.count += n
            if len(found) != n or any(type(v) is not int or not 1 <= v <= sides for v in found):
                raise CorruptLog(f"entry {self.here}: {list(found)} is not a roll of {n} dice with {sides} sides")
            values = list(found)
        self._happened("roll", purpose, tuple(values), None)
        return values

    def shuffle(self, purpose: str, items: list[T]) -> None:
        """A new order in place, known to nobody."""
        found = self._outcome("shuffle", purpose)
        if found is None:
            self.dice.shuffle(items)
        else:
            if self.imagined and None in found:
                rest = [x for x in items if x not in found]
                self.dice.shuffle(rest)
                found = tuple(rest.pop() if v is None and rest else v for v in found)
            self.dice.count += max(0, len(items) - 1)
            if sorted(map(repr, found)) != sorted(map(repr, items)):
                raise CorruptLog(f"entry {self.here}: not an order of the {len(items)} items of '{purpose}'")
            items[:] = found
        self._happened("shuffle", purpose, tuple(items), ())

    def draw(self, purpose: str, deck: list[T], see: tuple[Seat, ...] | None = None) -> T:
        """The top card (the first of the list) leaves the deck; `see`: who sees it, None for all."""
        found = self._outcome("draw", purpose)
        if found is not None and (not deck or found != (deck[0],)):
            raise CorruptLog(f"entry {self.here}: {found} is not the top card of '{purpose}'")
        card = deck.pop(0)
        self._happened("draw", purpose, (card,), see)
        return card

    def reveal(self, purpose: str, *values: Any) -> None:
        """Something hidden is turned over: no chance in it, but no undo beyond it either."""
        found = self._outcome("reveal", purpose)
        if found is not None and found != values:
            raise CorruptLog(f"entry {self.here}: {found} is not what lies hidden for '{purpose}'")
        self._happened("reveal", purpose, values, None)

    def _outcome(self, kind: str, purpose: str) -> tuple[Any, ...] | None:
        if self.private is not None:
            raise RuntimeError(f"'{kind} {purpose}': no chance while several seats choose at once")
        if COMPILED:
            self._breathe()
        if self.pos >= len(self.log):
            for i, (k, p, values) in enumerate(self.forced):
                if k == kind and p == purpose:
                    del self.forced[i]
                    return values
            return None
        entry = self.log[self.pos]
        if entry is None:
            return None
        if entry[0] != kind or entry[1] != purpose:
            raise CorruptLog(f"entry {self.here}: {describe_entry(entry)} stands where '{kind} {purpose}' belongs")
        recorded: tuple[Any, ...] = entry[2]
        return recorded

    def _happened(self, kind: str, purpose: str, values: tuple[Any, ...], see: tuple[Seat, ...] | None) -> None:
        entry = (kind, purpose, values, see)
        if self.pos < len(self.log):
            self.log[self.pos] = entry
        else:
            self.log.append(entry)
        self.pos += 1
