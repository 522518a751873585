"""A counter-based generator: its whole state is two integers, so that copying costs nothing."""

from __future__ import annotations

from typing import TypeVar

T = TypeVar("T")

MASK = (1 << 64) - 1


class Dice:
    __slots__ = ("count", "key")

    def __init__(self, key: int, count: int = 0) -> None:
        self.key = key & MASK
        self.count = count

    def below(self, n: int) -> int:
        """A whole number from 0 to n - 1: the splitmix64 mix of key and counter, scaled."""
        self.count += 1
        x = (self.key + self.count * 0x9E3779B97F4A7C15) & MASK
        x = ((x ^ (x >> 30)) * 0xBF58476D1CE4E5B9) & MASK
        x = ((x ^ (x >> 27)) * 0x94D049BB133111EB) & MASK
        return ((x ^ (x >> 31)) * n) >> 64

    def shuffle(self, items: list[T]) -> None:
        """Fisher and Yates; takes len(items) - 1 numbers, or none for an empty list."""
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]
