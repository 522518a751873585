"""What stands in the place of regnum/kernel/mix.py in the compiled copy: the same numbers, with the integers of C.

A number of 64 bits is an object to compiled Python, and to mix one makes a dozen of them. An i64 is a register: it
wraps round as splitmix64 wants it, but it has a sign. Constants are written with theirs, and what a shift brings in
from the left is masked. tools/same_games.py compares the numbers.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:  # known to the compiler, and not there for those who run it
    from mypy_extensions import i64

MASK = (1 << 64) - 1
LOW = 0xFFFFFFFF
WIDE = 1 << 31  # from here on the scaled number does not fit


def mixed(key: int, count: int, n: int) -> int:
    """A whole number from 0 to n - 1: the mix of key and counter, scaled."""
    start: i64 = _signed(key)
    turns: i64 = count
    x: i64 = _mixed(start + turns * -0x61C8864680B583EB)
    if n >= WIDE:
        whole: int = x
        return ((whole & MASK) * n) >> 64
    many: i64 = n
    return _scaled(x, many)


def mix_up(items: list[Any], key: int, count: int) -> None:
    """Fisher and Yates, with the numbers after this counter."""
    at: i64 = _signed(key)
    turns: i64 = count
    at += turns * -0x61C8864680B583EB
    i: i64 = len(items) - 1
    while i > 0:
        at += -0x61C8864680B583EB
        j: i64 = _scaled(_mixed(at), i + 1)
        items[i], items[j] = items[j], items[i]
        i -= 1


def _signed(key: int) -> i64:
    return key - (1 << 64) if key >> 63 else key


def _mixed(at: i64) -> i64:
    x: i64 = (at ^ ((at >> 30) & 0x3FFFFFFFF)) * -0x40A7B892E31B1A47
    x = (x ^ ((x >> 27) & 0x1FFFFFFFFF)) * -0x6B2FB644ECCEEE15
    return x ^ ((x >> 31) & 0x1FFFFFFFF)


def _scaled(x: i64, n: i64) -> i64:
    """The upper half of the product with a number below 2**31."""
    return (((x >> 32) & LOW) * n + (((x & LOW) * n) >> 32)) >> 32
