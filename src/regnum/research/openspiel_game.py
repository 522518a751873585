"""The games for OpenSpiel.

    import pyspiel
    import regnum.research.openspiel_game  # makes the names known

    game = pyspiel.load_game("regnum_principato(players=2,deals=1000)")

All chance of a game follows from its seed. So there is one chance node, the first: it draws one of `deals` seeds, and
what lies hidden after it is hidden as in any game of imperfect information. `seed` chooses other deals, `options` are
those of the game ("ages:first;missions:no").
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pyspiel

from ..games import built_in, get_game
from ..kernel import Dice, Game, RegnumError, Seat, canonical, option_id, veil
from .session import Session
from .spec import Spec, get_spec

PREFIX = "regnum_"
DEALS = 1000


def game_type(game: Game[Any]) -> Any:
    return pyspiel.GameType(
        short_name=f"{PREFIX}{game.id}",
        long_name=f"Regnum: {game.id}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(game.seats),
        min_num_players=min(game.seats),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification={"players": min(game.seats), "deals": DEALS, "seed": 0, "options": ""},
    )


class RegnumGame(pyspiel.Game):  # type: ignore[misc]
    def __init__(self, spec: Spec, kind: Any, params: dict[str, Any] | None = None) -> None:
        asked = params or {}
        self.regnum_spec = spec
        self.seats = int(asked.get("players", min(spec.game.seats)))
        self.deals = int(asked.get("deals", DEALS))
        self.seed = int(asked.get("seed", 0))
        self.rules = read_options(asked.get("options", ""))
        if self.deals < 1:
            raise RegnumError(f"a game has at least one deal, not {self.deals}")
        Session(spec, self.seats, 0, self.rules)  # so that what does not fit is told now
        info = pyspiel.GameInfo(
            num_distinct_actions=spec.actions.size,
            max_chance_outcomes=self.deals,
            num_players=self.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=spec.game.longest,
        )
        super().__init__(kind, info, asked)

    def new_initial_state(self) -> RegnumState:
        return RegnumState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        return Observer(self.regnum_spec, iig_obs_type, params)

    def seed_of(self, deal: int) -> int:
        """The seed of a deal: far from those of its neighbours."""
        return Dice(self.seed, deal).below(1 << 62)


class RegnumState(pyspiel.State):  # type: ignore[misc]
    def __init__(self, game: RegnumGame) -> None:
        super().__init__(game)
        self.session: Session | None = None  # None before the deal
        self.deals = game.deals
        self.seats = game.seats

    def current_player(self) -> int:
        if self.session is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.session.over else self.session.asked[0]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(deal, 1 / self.deals) for deal in range(self.deals)]

    def _legal_actions(self, player: Seat) -> list[int]:
        return [] if self.session is None or player != self.current_player() else sorted(self.session.legal(player))

    def _apply_action(self, action: int) -> None:
        if self.session is None:
            game = self.get_game()
            self.session = Session(game.regnum_spec, game.seats, game.seed_of(action), game.rules)
        else:
            self.session.answer(self.current_player(), action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == int(pyspiel.PlayerId.CHANCE) or self.session is None:
            return f"deal {action}"
        option = self.session.legal(player).get(action) or self.session.spec.actions.option(action)
        return f"action {action}" if option is None else option_id(option)

    def is_terminal(self) -> bool:
        return self.session is not None and self.session.over

    def returns(self) -> list[float]:
        return [0.0] * self.seats if self.session is None else self.session.rewards()

    def __str__(self) -> str:
        if self.session is None:
            return "before the deal"
        return f"{self.session.spec.game.id} after {self.session.table.at} entries, asked: {self.session.asked}"


class Observer:
    """Of the observation (what the seat sees now): the vector of our layout, and the view as text. With perfect recall,
    as text only: the view, and the log as the seat knows it."""

    def __init__(self, spec: Spec, iig_obs_type: Any, params: Any) -> None:
        if params:
            raise ValueError(f"an observation has no parameters, but {params} were given")
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        self.spec = spec
        self.recall = kind.perfect_recall
        self.tensor = np.zeros(0 if self.recall else spec.length, np.float32)
        self.dict = {} if self.recall else {"observation": self.tensor}

    def set_from(self, state: RegnumState, player: Seat) -> None:
        if self.recall:
            return
        self.tensor.fill(0)
        if state.session is not None:
            self.tensor[:] = state.session.vector(player)

    def string_from(self, state: RegnumState, player: Seat) -> str:
        if state.session is None:
            return ""
        seen = state.session.view(player)
        if self.recall:
            seen["log"] = [veil(entry, player) for entry in state.session.table.log]
        return canonical(seen)


def read_options(text: str) -> dict[str, str]:
    """From "ages:first;missions:no"."""
    found = {}
    for part in filter(None, text.split(";")):
        key, colon, value = part.partition(":")
        if not colon:
            raise RegnumError(f"options: '{part}' is not of the form name:value")
        found[key.strip()] = value.strip()
    return found


def register(game: Game[Any]) -> None:
    """Make a game known to OpenSpiel; its table is read when it is loaded."""
    kind = game_type(game)

    class Registered(RegnumGame):  # a function would be freed when the process ends, too late for Python
        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(get_spec(game.id), kind, params)

    pyspiel.register_game(kind, Registered)


for _game in built_in():
    register(get_game(_game))
