"""Positions for the tests of environments."""

from collections.abc import Iterator
from random import Random

from regnum.games import built_in
from regnum.research import Session

GAMES = built_in()
SHORT = {"europa_universalis": {"ages": "first"}}  # options that make a long game shorter


def played(game: str, seats: int, seed: int, most: int, first: int = 0) -> Iterator[Session]:
    """A game in which all seats answer at random, before each answer from the first one on that is wanted."""
    chance = Random(seed)
    session = Session(game, seats, seed, SHORT.get(game))
    for number in range(most):
        if session.over:
            return
        if number >= first:
            yield session
        seat = chance.choice(session.asked)
        session.answer(seat, chance.choice([*session.legal(seat)]))
