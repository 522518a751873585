"""Bots: policies that answer for a seat. They see what the seat sees, and make up the rest.

`random`, `easy`, `greedy`, `search` and `search-strong` by name; `search:0.05` thinks so many seconds, `search:200i` so
many iterations. docs/bots.md says how they think and how strong they are."""

from __future__ import annotations

import math
import time
from collections.abc import Callable

from ..kernel import Policy, RegnumError
from .search import SearchBot, Thought, think
from .simple import Clock, easy_bot, greedy_bot, outlooks, random_bot

__all__ = [
    "BOTS", "THINKING", "SearchBot", "Thought", "easy_bot", "greedy_bot", "known_bot", "make_bot", "outlooks",
    "random_bot", "think",
]  # fmt: skip

THINKING = {"search": 0.3, "search-strong": 2.0}  # seconds for an answer
LONGEST, MOST = 600.0, 10_000_000  # seconds and iterations that may be asked for


def search_bot(seed: int) -> Policy:
    return SearchBot(seed, seconds=THINKING["search"])


def strong_bot(seed: int) -> Policy:
    return SearchBot(seed, seconds=THINKING["search-strong"])


# Names are stored with tables: what is behind one may change, none goes away. The weakest first, chance last.
BOTS: dict[str, Callable[[int], Policy]] = {
    "easy": easy_bot,
    "greedy": greedy_bot,
    "search": search_bot,
    "search-strong": strong_bot,
    "random": random_bot,
}


def make_bot(name: str, seed: int, at_most: float = math.inf, clock: Clock = time.perf_counter) -> Policy:
    """A RegnumError if there is no such bot. `at_most`: seconds that it may think, where it would think longer; `clock`
    tells them."""
    if name in THINKING:
        return SearchBot(seed, seconds=min(THINKING[name], at_most), clock=clock)
    if name in BOTS:
        return BOTS[name](seed)
    family, colon, budget = name.partition(":")
    if family == "search" and colon:
        return _search(name, budget, seed, clock)
    raise RegnumError(f"unknown bot '{name}' (known: {', '.join(BOTS)}, search:SECONDS, search:NUMBERi)")


def known_bot(name: str) -> bool:
    """Whether there is such a bot."""
    try:
        make_bot(name, 0)
    except RegnumError:
        return False
    return True


def _search(name: str, budget: str, seed: int, clock: Clock) -> Policy:
    number = budget.removesuffix("i")
    try:
        if number != budget and number.isascii() and number.isdecimal() and 1 <= int(number) <= MOST:
            return SearchBot(seed, iterations=int(number))
        if number == budget and number == number.strip() and 0 < float(number) <= LONGEST:
            return SearchBot(seed, seconds=float(number), clock=clock)
    except ValueError:
        pass
    raise RegnumError(
        f"bot '{name}': a budget is seconds up to {LONGEST:g} (search:0.05) or iterations up to {MOST} (search:200i)"
    )
