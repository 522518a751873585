"""Numbers for options: one option has one number, at every position of every table of its game.

Options that games have met stand in a table that is shipped (`record.py` makes it), and their number is their place in
it. Whatever else a rule may offer gets one of the spare numbers before it, by the hash of its id: always the same, but
not always its own. Number 0 is no option: a seat that is not asked says it where all seats speak at once.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from hashlib import blake2b

import numpy as np
from numpy.typing import NDArray

from ..kernel import Option, option_id, parse_option

WAIT = 0
Mask = NDArray[np.int8]
LONGEST = 8  # parts of an option that `words` tells


def hashed(text: str, buckets: int) -> int:
    """The same in every process and on every machine."""
    return int.from_bytes(blake2b(text.encode(), digest_size=8).digest(), "little") % buckets


class Actions:
    """The action space of a game: WAIT, the spare numbers, and from `first` on one number for each listed option. A
    longer table only adds to the end."""

    def __init__(self, table: Sequence[str], spare: int) -> None:
        self.options: list[Option] = [parse_option(text) for text in table]
        self.spare = spare
        self.first = spare + 1
        self.size = self.first + len(self.options)
        self._number = {option: i for i, option in enumerate(self.options, self.first)}
        words = dict.fromkeys(part for option in self.options for part in option)
        self._word = {word: i for i, word in enumerate(words, self.first)}
        self.vocabulary = self.first + len(words)  # so many different numbers `words` uses

    def number(self, option: Option) -> int:
        found = self._number.get(option)
        return 1 + hashed(option_id(option), self.spare) if found is None else found

    def option(self, number: int) -> Option | None:
        """What a number stands for; None for WAIT and for spare numbers, which only a decision can tell."""
        return self.options[number - self.first] if self.first <= number < self.size else None

    def among(self, options: Iterable[Option]) -> dict[int, Option]:
        """The options of a decision by their numbers. If two share a spare number, the first of them has it."""
        found: dict[int, Option] = {}
        for option in options:
            found.setdefault(self.number(option), option)
        return found

    def mask(self, options: Iterable[Option]) -> Mask:
        made = np.zeros(self.size, np.int8)
        made[[self.number(option) for option in options]] = 1
        return made

    def words(self, options: Sequence[Option]) -> NDArray[np.int32]:
        """What options are made of: a row for each, a number for each part, 0 where there is none. For policies that
        look at what an option says, and so know something about one that they have never met."""
        made = np.zeros((len(options), LONGEST), np.int32)
        for row, option in zip(made, options, strict=True):
            for i, part in enumerate(option[:LONGEST]):
                row[i] = self._word.get(part) or 1 + hashed(str(part), self.spare)
        return made
