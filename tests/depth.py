"""How much of the same is tried: in `make test` as much as finds faults, in `make test-long` all of it."""

import os
from collections.abc import Sequence
from typing import TypeVar

A = TypeVar("A")
B = TypeVar("B")

LONG = os.environ.get("REGNUM_TESTS") == "long"


def by_day(few: int, many: int) -> int:
    return many if LONG else few


def in_turn(ones: Sequence[A], others: Sequence[B]) -> list[tuple[A, B]]:
    """By day each of the ones with one of the others, in turn; at night with all of them."""
    return [(a, b) for i, a in enumerate(ones) for j, b in enumerate(others) if LONG or i % len(others) == j]
