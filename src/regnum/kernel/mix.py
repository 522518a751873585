"""The arithmetic of chosen seeds: splitmix64, whose whole state is a key and a counter.

In the compiled copy another module stands in its place (tools/native_mix.py), with the integers of C.
"""

from __future__ import annotations

from typing import Any

MASK = (1 << 64) - 1
STEP = 0x9E3779B97F4A7C15


def mixed(key: int, count: int, n: int) -> int:
    """A whole number from 0 to n - 1: the mix of key and counter, scaled."""
    x = (key + count * STEP) & MASK
    x = ((x ^ (x >> 30)) * 0xBF58476D1CE4E5B9) & MASK
    x = ((x ^ (x >> 27)) * 0x94D049BB133111EB) & MASK
    return ((x ^ (x >> 31)) * n) >> 64


def mix_up(items: list[Any], key: int, count: int) -> None:
    """Fisher and Yates, with the numbers after this counter: `mixed`, written out, as worlds are imagined by the
    thousand."""
    at = key + count * STEP
    for i in range(len(items) - 1, 0, -1):
        at = (at + STEP) & MASK
        x = ((at ^ (at >> 30)) * 0xBF58476D1CE4E5B9) & MASK
        x = ((x ^ (x >> 27)) * 0x94D049BB133111EB) & MASK
        j = ((x ^ (x >> 31)) * (i + 1)) >> 64
        items[i], items[j] = items[j], items[i]
