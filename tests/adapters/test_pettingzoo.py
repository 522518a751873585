"""PettingZoo: its own tests of interface and seeds, by turns and in parallel; nobody sees what is under seal."""

from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test
from pettingzoo.utils.wrappers import TerminateIllegalWrapper

from adapters.kit import GAMES, SHORT
from regnum.games import get_game
from regnum.kernel import Refused, RegnumError
from regnum.research import WAIT
from regnum.research.pettingzoo_env import RegnumParallel, aec_env, parallel_env

# PettingZoo would rather see a plain array, but a mask needs the dict that its own classic games have too.
pytestmark = [
    pytest.mark.filterwarnings("error"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
]


@pytest.mark.parametrize("game", GAMES)
def test_the_interface_of_turns(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    for seats in (min(get_game(game).seats), max(get_game(game).seats)):
        api_test(aec_env(game, seats, SHORT.get(game)), num_cycles=60)
    assert "Passed API test" in capsys.readouterr().out


@pytest.mark.parametrize("game", GAMES)
def test_the_parallel_interface(game: str) -> None:
    parallel_api_test(parallel_env(game, None, SHORT.get(game)), num_cycles=60)


@pytest.mark.parametrize("game", GAMES)
def test_seeds(game: str) -> None:
    seed_test(lambda: aec_env(game, None, SHORT.get(game)), num_cycles=40)
    parallel_seed_test(lambda: parallel_env(game, None, SHORT.get(game)), num_cycles=40)


def some(env: RegnumParallel, seen: dict[str, Any]) -> dict[str, int]:
    return {agent: int(env.action_space(agent).sample(seen[agent]["action_mask"])) for agent in env.agents}


def seeded(game: str, seed: int) -> tuple[RegnumParallel, dict[str, Any]]:
    env = parallel_env(game, None, SHORT.get(game))
    seen, _ = env.reset(seed=seed)
    for i, agent in enumerate(env.agents):
        env.action_space(agent).seed(seed + i)
    return env, seen


@pytest.mark.parametrize("game", GAMES)
def test_a_seed_fixes_a_parallel_game_of_legal_actions(game: str) -> None:
    told = []
    for _ in range(2):
        env, seen = seeded(game, 6)
        told.append([some(env, seen)])
        for _ in range(25):
            seen, *_ = env.step(told[-1][-1])
            told[-1].append(some(env, seen))
    assert told[0] == told[1]


def test_a_whole_game_by_turns_pays_all_seats_at_its_end() -> None:
    env = aec_env("principato", 3)
    env.reset(seed=2)
    paid: dict[str, float] = {}
    for agent in env.agent_iter():
        seen, reward, over, _, _ = env.last()
        if over:
            paid[agent] = reward
            env.step(None)
        else:
            assert reward == 0
            env.step(env.action_space(agent).sample(seen["action_mask"]))
    assert sorted(paid) == env.possible_agents
    assert sum(paid.values()) == pytest.approx(0)


def test_who_answers_under_seal_is_asked_at_once_in_parallel() -> None:
    """Boże Igrzysko: all lay their tokens at the same time. Elsewhere one acts and the others wait."""
    env, seen = seeded("boze_igrzysko", 1)
    together = alone = 0
    for _ in range(60):
        asked = [agent for agent in env.agents if not seen[agent]["action_mask"][WAIT]]
        for agent in env.agents:
            if agent not in asked:
                assert seen[agent]["action_mask"].sum() == 1
        together += len(asked) > 1
        alone += len(asked) == 1
        seen, *_ = env.step(some(env, seen))
    assert together
    assert alone


def test_by_turns_no_seat_sees_what_another_has_answered_under_seal() -> None:
    shown = []
    for choice in (0, -1):
        env = aec_env("boze_igrzysko")
        env.reset(seed=1)
        while len(env.session.asked) == 1:  # up to the tokens
            env.step(int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"])[0]))
        assert len(env.session.asked) == 3
        while env.agent_selection == "seat_0":
            env.step(int(np.flatnonzero(env.observe("seat_0")["action_mask"])[choice]))
        assert env.agent_selection == "seat_1"
        assert env.session.asked == [1, 2]
        shown.append([env.observe(agent)["observation"].tobytes() for agent in ("seat_1", "seat_2")])
        assert env.view("seat_0")["sealed"]
        assert not env.view("seat_1")["sealed"]
    assert shown[0] == shown[1]


def test_an_illegal_action_is_refused_by_turns_and_can_be_wrapped() -> None:
    env = aec_env("principato")
    env.reset(seed=1)
    wrong = int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"] == 0)[7])
    with pytest.raises(Refused, match="not on offer"):
        env.step(wrong)
    wrapped = TerminateIllegalWrapper(aec_env("principato"), illegal_reward=-1)
    wrapped.reset(seed=1)
    wrapped.last()
    loser = wrapped.agent_selection
    wrapped.step(wrong)
    assert wrapped.rewards[loser] == -1
    assert all(wrapped.terminations.values())


def test_an_illegal_action_in_parallel_loses_or_is_refused() -> None:
    env, seen = seeded("principato", 1)
    (seat,) = env.session.asked
    said = some(env, seen) | {f"seat_{seat}": WAIT}
    _, rewards, over, _, infos = env.step(said)
    assert rewards == {f"seat_{seat}": -1.0, f"seat_{1 - seat}": 1.0}
    assert all(over.values())
    assert infos[f"seat_{seat}"] == {"illegal": WAIT}
    assert env.agents == []
    strict = parallel_env("principato", illegal="raise")
    seen, _ = strict.reset(seed=1)
    with pytest.raises(Refused, match="not on offer"):
        strict.step(dict.fromkeys(strict.agents, WAIT))
    with pytest.raises(RegnumError, match="must be reset"):
        parallel_env("principato").view("seat_0")
