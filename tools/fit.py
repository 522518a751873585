"""What the counts of Principato's `evaluate` are worth, fitted to what came of them in games of greedy bots who slip.

tools/fit.py [--games 3000] [--workers 2] [--seed 1]

A position is all that `counts` counts, for a seat, less what the others have on average; what came of it is how far it
was ahead of them in the end, on average. Games of two and of three players count alike. By military rounds that are
over: the share of the variance that the fit explains in games it was not made from, and the weights in hundredths of a
point. The bots weigh positions as the game does, so it may be done again from there.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from dataclasses import fields
from functools import partial
from typing import Any

import numpy

from regnum.arena import spread
from regnum.bots import greedy_bot
from regnum.games import get_game
from regnum.games.principato.evaluate import WEIGHTS, counts
from regnum.kernel import Dice, Option, Seat, Table, new_table

ROUNDS = 5
SLIPS = (0, 5, 10)  # a seat answers anything once in so many answers: else nobody would learn what he never tries
RIDGE = 0.003
HELD = {"hungry": -1.0}  # what no bot does is not learnt: that nobody can feed a dozen troops
FITTED = [f.name for f in fields(WEIGHTS) if isinstance(getattr(WEIGHTS, f.name), tuple)]
Sample = tuple[int, list[list[float]]]  # military rounds that are over, and what each seat has


def play(seed: int, number: int) -> tuple[list[Sample], list[int]]:
    game, seats, key = get_game("principato"), 2 + number % 2, Dice(seed).key + number * 7919
    dice, samples = Dice(key), list[Sample]()

    def bot(own: Seat) -> Any:
        greedy, slip = greedy_bot(key * 4 + own), SLIPS[dice.below(len(SLIPS))]

        def policy(table: Table[Any], seat: Seat, kind: str, options: Sequence[Option]) -> int:
            s = table.state
            if s.scorings < ROUNDS and not dice.below(2 + seats):
                samples.append((s.scorings, [[*map(counts(s, i).__getitem__, FITTED)] for i in range(seats)]))
            return dice.below(len(options)) if slip and not dice.below(slip) else greedy(table, seat, kind, options)

        return policy

    table = new_table(game, seats, key, policies=[bot(seat) for seat in range(seats)], telling=False)
    table.run()
    return samples, game.scores(table.state)


def rows(samples: list[Sample], scores: list[int], over: int) -> Iterator[tuple[Any, float]]:
    """Of one game: what each seat has more than the others, and how far ahead it came out."""
    ahead = _ahead(numpy.array(scores, float))
    for scorings, seats in samples:
        if scorings == over:
            yield from zip(_ahead(numpy.array(seats)), ahead, strict=True)


def _ahead(of: Any) -> Any:
    return of - (of.sum(0) - of) / (len(of) - 1)


def fitted(games: list[tuple[list[Sample], list[int]]], over: int) -> Any:
    pairs = [pair for samples, scores in games for pair in rows(samples, scores, over)]
    have, came = numpy.array([h for h, _ in pairs]), numpy.array([c for _, c in pairs])
    held = numpy.array([HELD.get(name, 0.0) for name in FITTED])
    free = have * [name not in HELD for name in FITTED]
    ridge = numpy.diag(RIDGE * len(have) * (have.std(0) + 1e-9) ** 2)
    return held + numpy.linalg.solve(free.T @ free + ridge, free.T @ (came - have @ held)), have, came


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=3000)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    games = spread(partial(play, given.seed), given.games, given.workers)
    cut = len(games) * 3 // 4
    weights = []
    for over in range(ROUNDS):
        found, _, _ = fitted(games[:cut], over)
        _, have, came = fitted(games[cut:], over)
        print(f"{over}: {1 - ((came - have @ found) ** 2).sum() / (came**2).sum():.0%} of {len(came)}")
        weights.append(fitted(games, over)[0])
    for i, name in enumerate(FITTED):
        print(f"    {name}: ByRound = ({', '.join(str(round(100 * float(w[i]))) for w in weights)})")
    return 0


if __name__ == "__main__":
    sys.exit(main())
