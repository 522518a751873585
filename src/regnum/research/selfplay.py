"""Many games stepped together: all seats of all of them are played by whoever calls `step`.

Each game shows the one seat that it asks (of several that answer at the same time, the first), so that a policy answers
for all games with one call. A game that is over is followed by the next one in its place.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ..kernel import Seat
from .session import Session
from .spec import Spec, get_spec


@dataclass
class Batch:
    """What is asked now: a row for each game."""

    vectors: NDArray[np.float32]
    masks: NDArray[np.int8]
    seats: NDArray[np.int64]  # who is asked
    numbers: NDArray[np.int64]  # which game it is, counted from the first


@dataclass(frozen=True)
class Ended:
    """A game that this step has ended."""

    place: int
    number: int
    rewards: list[float]
    scores: list[int]


class SelfPlay:
    def __init__(
        self,
        game: str | Spec,
        games: int,
        seats: int | None = None,
        seed: int = 0,
        options: Mapping[str, str] | None = None,
    ) -> None:
        """`games` of them at a time. Games, and who is asked when, follow from the seed and the answers."""
        self.spec = get_spec(game) if isinstance(game, str) else game
        self.seats = min(self.spec.game.seats) if seats is None else seats
        self.options = dict(options or {})
        self._chance = np.random.default_rng(seed)
        self._begun = 0
        self.sessions: list[Session] = []
        self.numbers: list[int] = []
        for _ in range(games):
            self.numbers.append(self._begun)
            self.sessions.append(self._new())
        self.vectors = np.zeros((games, self.spec.length), np.float32)
        self.masks = np.zeros((games, self.spec.actions.size), np.int8)
        self.asked = np.zeros(games, np.int64)
        for place in range(games):
            self._look(place)

    def batch(self) -> Batch:
        return Batch(self.vectors.copy(), self.masks.copy(), self.asked.copy(), np.array(self.numbers))

    def step(self, actions: NDArray[Any]) -> list[Ended]:
        """One answer in each game. A number that is not on offer is refused; the games before it have gone on."""
        ended = []
        for place, session in enumerate(self.sessions):
            session.answer(int(self.asked[place]), int(actions[place]))
            if session.over:
                ended.append(Ended(place, self.numbers[place], session.rewards(), session.scores()))
                self.numbers[place] = self._begun
                self.sessions[place] = self._new()
            self._look(place)
        return ended

    def _new(self) -> Session:
        self._begun += 1
        return Session(self.spec, self.seats, int(self._chance.integers(1 << 62)), self.options)

    def _look(self, place: int) -> None:
        session = self.sessions[place]
        seat: Seat = session.asked[0]
        self.asked[place] = seat
        self.vectors[place] = session.vector(seat)
        self.masks[place] = session.mask(seat)
