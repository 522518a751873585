"""A Gymnasium environment: one seat, against bots at the others.

import gymnasium
import regnum.research.gymnasium_env  # makes the names known

env = gymnasium.make("regnum/principato-v0", opponents="greedy")
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

from ..bots import make_bot
from ..games import built_in
from ..kernel import Policy, Refused, RegnumError, Seat, option_id
from .actions import Mask
from .session import Session
from .spec import Spec, get_spec

Observation = dict[str, Any]
LIMIT = 1e6  # no game counts so far
Bot = str | Callable[[int], Policy]  # its name, or what makes it from a seed


def observation_space(spec: Spec) -> spaces.Dict:
    """The vector and the mask."""
    return spaces.Dict(
        {
            "observation": spaces.Box(-LIMIT, LIMIT, (spec.length,), np.float32),
            "action_mask": spaces.Box(0, 1, (spec.actions.size,), np.int8),
        }
    )


class RegnumEnv(gymnasium.Env[Observation, np.int64]):
    """`seat` is where the learner sits, None for a seat by lot in every game. `opponents`: a bot for all other seats,
    or one for each of them. `illegal`: what an action does that is not on offer; "lose" ends the game with the reward
    -1, "raise" raises. Reward comes at the end: 1 for who wins alone, all rewards together 0."""

    metadata: dict[str, Any] = {"render_modes": []}  # noqa: RUF012 - Gymnasium's own form

    def __init__(
        self,
        game: str | Spec,
        seats: int | None = None,
        seat: Seat | None = None,
        opponents: Bot | Sequence[Bot] = "random",
        options: Mapping[str, str] | None = None,
        illegal: str = "lose",
    ) -> None:
        self.game_spec = get_spec(game) if isinstance(game, str) else game
        self.seats = min(self.game_spec.game.seats) if seats is None else seats
        self.options = dict(options or {})
        self.place = seat
        others = self.seats - 1
        single = isinstance(opponents, str) or callable(opponents)
        self.opponents: list[Bot] = [opponents] * others if single else list(opponents)  # type: ignore[arg-type, list-item]
        if len(self.opponents) != others:
            raise RegnumError(f"{self.seats} seats have {others} opponents, not {len(self.opponents)}")
        if seat is not None and not 0 <= seat < self.seats:
            raise RegnumError(f"there is no seat {seat} at a table of {self.seats}")
        if illegal not in ("lose", "raise"):
            raise RegnumError(f"illegal cannot be '{illegal}' (choose lose, raise)")
        self.illegal = illegal
        self.observation_space = observation_space(self.game_spec)
        self.action_space = spaces.Discrete(self.game_spec.actions.size)
        self.seat: Seat = 0
        self.session: Session | None = None

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        draw = self.np_random.integers
        self.seat = int(draw(self.seats)) if self.place is None else self.place
        policies: list[Policy | None] = [
            make_bot(bot, int(draw(1 << 62))) if isinstance(bot, str) else bot(int(draw(1 << 62)))
            for bot in self.opponents
        ]
        policies.insert(self.seat, None)
        self.session = Session(self.game_spec, self.seats, int(draw(1 << 62)), self.options, policies)
        return self._observation(), self._info()

    def step(self, action: Any) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        session = self._session()
        try:
            session.answer(self.seat, int(action))
        except Refused as error:
            if self.illegal == "raise" or session.over:
                raise
            return self._observation(), -1.0, True, False, {**self._info(), "illegal": str(error)}
        reward = session.rewards()[self.seat]
        return self._observation(), reward, session.over, False, self._info()

    def action_masks(self) -> Mask:
        """As the learners of sb3-contrib ask for it."""
        return self._session().mask(self.seat)

    def view(self) -> dict[str, Any]:
        """What the seat sees, as plain data with names."""
        return self._session().view(self.seat)

    def legal(self) -> dict[int, str]:
        """The numbers that are on offer and the options they stand for."""
        return {number: option_id(option) for number, option in self._session().legal(self.seat).items()}

    def _session(self) -> Session:
        if self.session is None:
            raise RegnumError("the environment must be reset before it is used")
        return self.session

    def _observation(self) -> Observation:
        session = self._session()
        return {"observation": session.vector(self.seat), "action_mask": session.mask(self.seat)}

    def _info(self) -> dict[str, Any]:
        session = self._session()
        decision = session.decision(self.seat)
        info: dict[str, Any] = {"seat": self.seat, "kind": "" if decision is None else decision.kind}
        return info | ({"scores": session.scores()} if session.over else {})


for _game in built_in():
    gymnasium.register(
        f"regnum/{_game}-v0",
        entry_point="regnum.research.gymnasium_env:RegnumEnv",
        kwargs={"game": _game},
        disable_env_checker=True,
    )
