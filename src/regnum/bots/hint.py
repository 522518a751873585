"""What a strong player would do here, and why: a search that takes note of what each option came to.

The reasons are differences in the terms of `evaluate` (`Game.terms`) between what the search recommends and the next
best, on average where the imagined games stopped; a difference that may as well be chance is none. Words are made of
this in regnum.hints. Like every bot it sees no more than its seat.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from ..kernel import Dice, Option, Search, Seat, Table
from .search import TRUST, think
from .simple import MASK

SHOWN = 4  # options that are told of
GAINS, LOSSES = 3, 2  # reasons that are told
SMALL = 0.03  # of the game's scale: less is no reason
RIVAL = "rival"  # what the best of the rivals has, as far as it counts against one
UNSURE = 1.5  # standard errors: a difference of less may be chance


@dataclass(frozen=True)
class Considered:
    option: int
    tries: int
    value: float  # from 0 to 1; a half: as things stand
    won: int  # of the imagined games that came to their end
    ended: int


@dataclass(frozen=True)
class Reason:
    """A term in which the recommended option is better (worth > 0) or worse than the next best."""

    term: str
    worth: float
    amount: float  # how many of it; 0 where that cannot be said


@dataclass(frozen=True)
class Hint:
    iterations: int
    considered: tuple[Considered, ...]  # the recommended one first
    reasons: tuple[Reason, ...]  # against the second
    close: bool  # chance could turn it
    hasty: bool  # there was time for next to nothing


@dataclass
class Notes:
    """What one option came to, over all imagined games that began with it."""

    tries: int = 0
    value: float = 0.0
    squares: float = 0.0
    won: int = 0
    ended: int = 0
    terms: dict[str, tuple[float, float]] = field(default_factory=dict)  # sums of worths and of their squares
    amounts: dict[str, float] = field(default_factory=dict)

    def mean(self, term: str) -> float:
        return self.terms.get(term, (0.0, 0.0))[0] / self.tries

    def error(self, total: float, squares: float) -> float:
        """Of the mean, squared."""
        return max(0.0, squares / self.tries - (total / self.tries) ** 2) / self.tries

    def term_error(self, term: str) -> float:
        return self.error(*self.terms.get(term, (0.0, 0.0)))


class Notebook:
    """Watches a search for a seat."""

    def __init__(self, table: Table[Any], seat: Seat, options: int) -> None:
        self.game = table.game
        self.rules: Search[Any] = table.game.search or Search()
        self.seat = seat
        self.seats = table.setup.seats
        self.of = [Notes() for _ in range(options)]

    def __call__(self, option: int, ahead: Table[Any], value: float) -> None:
        notes, state = self.of[option], ahead.state
        notes.tries += 1
        notes.value += value
        notes.squares += value * value
        if ahead.over:
            notes.ended += 1
            notes.won += self.seat in self.game.winners(state)
        for term, worth in self.terms(state).items():
            total, squares = notes.terms.get(term, (0.0, 0.0))
            notes.terms[term] = (total + worth, squares + worth * worth)
        if self.game.amounts is not None:
            for term, amount in self.game.amounts(state, self.seat).items():
                notes.amounts[term] = notes.amounts.get(term, 0.0) + amount

    def terms(self, state: Any) -> dict[str, float]:
        """What adds up to how far the seat is ahead, as the search counts it."""
        found = {} if self.game.terms is None else dict(self.game.terms(state, self.seat))
        if self.rules.rivals:
            others = [self.game.evaluate(state, other) for other in range(self.seats) if other != self.seat]
            found[RIVAL] = -self.rules.rivals * max(others)
        return found

    def reasons(self, first: int, second: int) -> tuple[Reason, ...]:
        """The most weighty differences, what is better first."""
        one, two = self.of[first], self.of[second]
        if not one.tries or not two.tries:
            return ()
        found = []
        for term in one.terms | two.terms:
            worth = one.mean(term) - two.mean(term)
            doubt = math.sqrt(one.term_error(term) + two.term_error(term))
            if abs(worth) >= max(SMALL * self.rules.scale, UNSURE * doubt):
                amount = one.amounts.get(term, 0.0) / one.tries - two.amounts.get(term, 0.0) / two.tries
                found.append(Reason(term, worth, told(amount) if amount * worth > 0 else 0.0))
        found.sort(key=lambda reason: -abs(reason.worth))
        better = [reason for reason in found if reason.worth > 0][:GAINS]
        least = max((reason.worth for reason in better), default=0.0) / 10  # what hardly weighs is left out
        return (*better, *[reason for reason in found if -reason.worth > least][:LOSSES])

    def is_close(self, first: int, second: int) -> bool:
        one, two = self.of[first], self.of[second]
        if not one.tries or not two.tries:
            return False
        doubt = one.error(one.value, one.squares) + two.error(two.value, two.squares)
        return one.value / one.tries - two.value / two.tries <= UNSURE * math.sqrt(doubt)


def told(amount: float) -> float:
    """As exact as can be said of a mean: halves of what is few, whole numbers of what is many."""
    size = abs(amount)
    return float(round(size)) if size >= 3 else round(2 * size) / 2


def hint_for(
    table: Table[Any],
    seat: Seat,
    kind: str,
    options: Sequence[Option],
    seed: int,
    seconds: float = math.inf,
    iterations: int = 1 << 60,
) -> Hint:
    """With iterations instead of seconds: the same for the same seed, whatever lies hidden from the seat."""
    notes = Notebook(table, seat, len(options))
    thought = think(table, seat, kind, options, Dice(seed & MASK), seconds, iterations, notes)
    ranking = thought.ranking()
    considered = [
        Considered(i, thought.visits[i], thought.values[i], notes.of[i].won, notes.of[i].ended)
        for i in ranking[:SHOWN]
        if i == ranking[0] or thought.visits[i]
    ]
    second = ranking[1] if len(ranking) > 1 else ranking[0]
    return Hint(
        thought.iterations,
        tuple(considered),
        notes.reasons(ranking[0], second),
        second != ranking[0] and notes.is_close(ranking[0], second),
        max(thought.visits) < TRUST,
    )
