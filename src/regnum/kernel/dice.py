"""A counter-based generator: its whole state is two integers, so that copying costs nothing.

A key below 2**64 was chosen by somebody (tests, researchers, imagined worlds, older games) and gives the splitmix64
sequence, which is quick and which saved games depend on. A longer key is a secret from the operating system
(`new_seed`): its numbers come from keyed BLAKE2b, so that nobody who has seen some of them can tell the next.
"""

from __future__ import annotations

import secrets
from hashlib import blake2b
from typing import TypeVar

from .mix import MASK, mix_up, mixed

T = TypeVar("T")

LONGEST = (1 << 256) - 1


def new_seed() -> int:
    """A secret of 128 bits, and one bit above them that tells it from chosen numbers."""
    return secrets.randbits(128) | 1 << 128


class Dice:
    __slots__ = ("count", "key")

    def __init__(self, key: int, count: int = 0) -> None:
        self.key = key if MASK < key <= LONGEST else key & MASK
        self.count = count

    def below(self, n: int) -> int:
        """A whole number from 0 to n - 1."""
        self.count += 1
        if self.key > MASK:
            return (_secret(self.key, self.count) * n) >> 128
        return mixed(self.key, self.count, n)

    def shuffle(self, items: list[T]) -> None:
        """Fisher and Yates; takes len(items) - 1 numbers, or none for an empty list."""
        if self.key > MASK:
            for i in range(len(items) - 1, 0, -1):
                j = self.below(i + 1)
                items[i], items[j] = items[j], items[i]
            return
        mix_up(items, self.key, self.count)
        self.count += max(len(items) - 1, 0)


def _secret(key: int, count: int) -> int:
    """128 bits."""
    block = blake2b(count.to_bytes(16, "little"), digest_size=16, key=key.to_bytes(32, "little"))
    return int.from_bytes(block.digest(), "little")
