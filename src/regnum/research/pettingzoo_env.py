"""PettingZoo: all seats are played from outside, one after the other (`aec_env`) or at once (`parallel_env`).

Every game is played by turns, with moments in which several seats answer under seal. The first form asks them one after
the other and shows no seat what another has answered; in the second, whoever is not asked says WAIT, and all who are
asked answer together.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv

from ..kernel import Refused, RegnumError, Seat
from .gymnasium_env import Observation, observation_space
from .session import Session
from .spec import Spec, get_spec


def name_of(seat: Seat) -> str:
    return f"seat_{seat}"


class _Players:
    """What both forms have in common."""

    def __init__(self, game: str | Spec, seats: int | None, options: Mapping[str, str] | None) -> None:
        self.game_spec = get_spec(game) if isinstance(game, str) else game
        self.seats = min(self.game_spec.game.seats) if seats is None else seats
        self.options = dict(options or {})
        self.possible_agents = [name_of(seat) for seat in range(self.seats)]
        self.agents = self.possible_agents[:]
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {agent: observation_space(self.game_spec) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(self.game_spec.actions.size) for agent in self.possible_agents}
        self.render_mode = None
        self._chance = np.random.default_rng()
        self._session: Session | None = None

    @property
    def session(self) -> Session:
        if self._session is None:
            raise RegnumError("the environment must be reset before it is used")
        return self._session

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def view(self, agent: str) -> dict[str, Any]:
        """What a seat sees, as plain data with names."""
        return self.session.view(self.seat_of[agent])

    def begin(self, seed: int | None) -> None:
        if seed is not None:
            self._chance = np.random.default_rng(seed)
        self._session = Session(self.game_spec, self.seats, int(self._chance.integers(1 << 62)), self.options)
        self.agents = self.possible_agents[:]

    def seen_by(self, agent: str, wait: bool) -> Observation:
        seat = self.seat_of[agent]
        return {"observation": self.session.vector(seat), "action_mask": self.session.mask(seat, wait)}

    def rewarded(self) -> dict[str, float]:
        return dict(zip(self.possible_agents, self.session.rewards(), strict=True))

    def render(self) -> None:
        return None

    def close(self) -> None:
        return None


class RegnumAEC(_Players, AECEnv):  # type: ignore[misc]
    """One seat acts at a time. An action that is not on offer is refused with an error, and nothing has changed; wrap
    it in PettingZoo's `TerminateIllegalWrapper` for another answer."""

    metadata: dict[str, Any] = {"name": "regnum", "render_modes": [], "is_parallelizable": False}  # noqa: RUF012

    def __init__(self, game: str | Spec, seats: int | None = None, options: Mapping[str, str] | None = None) -> None:
        AECEnv.__init__(self)
        _Players.__init__(self, game, seats, options)
        self.metadata = {**RegnumAEC.metadata, "name": f"regnum_{self.game_spec.game.id}"}

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.begin(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._next()

    def observe(self, agent: str) -> Observation:
        return self.seen_by(agent, wait=False)

    def step(self, action: Any) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self.session.answer(self.seat_of[agent], int(action))
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if self.session.over:
            self.rewards = self.rewarded()
            self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        self._next()

    def _next(self) -> None:
        asked = self.session.asked
        self.agent_selection = name_of(asked[0]) if asked else self.agents[0]


class RegnumParallel(_Players, ParallelEnv):  # type: ignore[misc]
    """All seats act at once: those that are asked with an option, the others with WAIT. What a seat that is not asked
    says makes no difference. `illegal`: what an option does that is not on offer; "lose" ends the game, whoever said it
    has the reward -1 and the others share 1; "raise" raises before anything has changed."""

    metadata: dict[str, Any] = {"name": "regnum", "render_modes": []}  # noqa: RUF012

    def __init__(
        self,
        game: str | Spec,
        seats: int | None = None,
        options: Mapping[str, str] | None = None,
        illegal: str = "lose",
    ) -> None:
        _Players.__init__(self, game, seats, options)
        if illegal not in ("lose", "raise"):
            raise RegnumError(f"illegal cannot be '{illegal}' (choose lose, raise)")
        self.illegal = illegal
        self.metadata = {**RegnumParallel.metadata, "name": f"regnum_{self.game_spec.game.id}"}

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        self.begin(seed)
        return self._seen(), {agent: {} for agent in self.agents}

    def step(
        self, actions: Mapping[str, Any]
    ) -> tuple[
        dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]
    ]:  # fmt: skip
        session = self.session
        if not self.agents:
            return {}, {}, {}, {}, {}
        asked = session.asked
        wrong = [seat for seat in asked if int(actions[name_of(seat)]) not in session.legal(seat)]
        if wrong and self.illegal == "raise":
            said = actions[name_of(wrong[0])]
            raise Refused(f"action {said} is not on offer to seat {wrong[0]}", "unknown")
        agents, infos = self.agents, {agent: dict[str, Any]() for agent in self.agents}
        if wrong:
            for seat in wrong:
                infos[name_of(seat)]["illegal"] = int(actions[name_of(seat)])
            others = [seat for seat in range(self.seats) if seat not in wrong]
            share = len(wrong) / len(others) if others else 0.0
            rewards = {name_of(seat): -1.0 if seat in wrong and others else share for seat in range(self.seats)}
        else:
            for seat in asked:
                session.answer(seat, int(actions[name_of(seat)]))
            rewards = self.rewarded()
        over, seen = bool(wrong) or session.over, self._seen()
        if over:
            self.agents = []
        return seen, rewards, dict.fromkeys(agents, over), dict.fromkeys(agents, False), infos

    def _seen(self) -> dict[str, Observation]:
        return {agent: self.seen_by(agent, wait=True) for agent in self.agents}


def aec_env(game: str | Spec, seats: int | None = None, options: Mapping[str, str] | None = None) -> RegnumAEC:
    return RegnumAEC(game, seats, options)


def parallel_env(
    game: str | Spec, seats: int | None = None, options: Mapping[str, str] | None = None, illegal: str = "lose"
) -> RegnumParallel:
    return RegnumParallel(game, seats, options, illegal)
