"""Gymnasium: its own checks, and what is ours: bots at the other seats, masks, seeds, what an illegal action does."""

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from adapters.kit import GAMES, SHORT
from regnum.kernel import Refused, RegnumError
from regnum.research import get_spec
from regnum.research.gymnasium_env import RegnumEnv


def made(game: str, **more: Any) -> RegnumEnv:
    env = gymnasium.make(f"regnum/{game}-v0", options=SHORT.get(game), **more).unwrapped
    assert isinstance(env, RegnumEnv)
    return env


def play(env: RegnumEnv, seed: int, most: int = 10_000) -> list[Any]:
    """All that a learner who answers at random sees and gets."""
    seen, info = env.reset(seed=seed)
    env.action_space.seed(seed)
    told: list[Any] = [seen["observation"].tobytes(), info]
    for _ in range(most):
        action = env.action_space.sample(seen["action_mask"])
        seen, reward, over, cut, info = env.step(action)
        told += [action, seen["observation"].tobytes(), reward, over, info]
        assert not cut
        assert seen in env.observation_space
        if over:
            break
        assert reward == 0
        assert np.array_equal(seen["action_mask"], env.action_masks())
        assert {*np.flatnonzero(seen["action_mask"])} == {*env.legal()}
    return told


@pytest.mark.filterwarnings("error")
@pytest.mark.parametrize("game", GAMES)
def test_gymnasium_s_own_checks_pass(game: str) -> None:
    check_env(made(game), skip_render_check=True)


@pytest.mark.parametrize("game", GAMES)
def test_a_seed_fixes_the_game_the_seat_and_the_bots(game: str) -> None:
    env = made(game)
    assert play(env, 3, 12) == play(made(game), 3, 12)
    assert play(env, 3, 12) == play(env, 3, 12)
    assert play(env, 4, 12) != play(env, 3, 12)


def test_a_whole_game_ends_with_its_reward_and_the_points() -> None:
    ends = [play(made("principato"), seed)[-3:] for seed in range(4)]
    for reward, over, info in ends:
        assert over
        assert reward in (-1.0, 0.0, 1.0)
        own = info["scores"][info["seat"]]
        assert (reward > 0) <= (own >= max(info["scores"]))
    assert len({info["seat"] for *_, info in ends}) == 2  # the seat falls by lot


def test_each_opponent_may_be_another_bot() -> None:
    env = made("principato", seats=3, seat=1, opponents=["greedy", "random"])
    seen, info = env.reset(seed=1)
    assert info["seat"] == 1
    policies = env.session.table.policies if env.session else []
    assert [policy is None for policy in policies] == [False, True, False]
    assert seen["action_mask"].sum() == len(env.legal())


def test_an_opponent_may_be_a_policy_of_one_s_own() -> None:
    asked = []
    env = made("principato", seat=0, opponents=lambda seed: lambda table, seat, kind, options: asked.append(seat) or 0)
    play(env, 1)
    assert set(asked) == {1}


def test_an_action_that_is_not_on_offer_loses_or_is_refused() -> None:
    env = made("principato", seat=0)
    seen, _ = env.reset(seed=1)
    wrong = int(np.flatnonzero(seen["action_mask"] == 0)[5])
    _, reward, over, _, info = env.step(wrong)
    assert (reward, over) == (-1.0, True)
    assert f"action {wrong}" in info["illegal"]
    strict = made("principato", illegal="raise")
    seen, _ = strict.reset(seed=1)
    with pytest.raises(Refused, match="not on offer"):
        strict.step(int(np.flatnonzero(seen["action_mask"] == 0)[5]))


def test_settings_that_do_not_fit_are_named() -> None:
    for settings, said in (
        ({"seats": 7}, "principato is for 2, 3, 4 seats, not 7"),
        ({"seat": 2}, "there is no seat 2 at a table of 2"),
        ({"opponents": ["random", "random"]}, "2 seats have 1 opponents, not 2"),
        ({"opponents": "nobody"}, "unknown bot 'nobody'"),
        ({"illegal": "maybe"}, "illegal cannot be 'maybe'"),
        ({"options": {"moon": "full"}}, "no option 'moon'"),
    ):
        with pytest.raises(RegnumError, match=said):
            RegnumEnv("principato", **settings).reset(seed=1)  # type: ignore[arg-type]
    with pytest.raises(RegnumError, match="must be reset"):
        RegnumEnv("principato").step(0)


def test_gymnasium_can_step_several_together() -> None:
    envs = gymnasium.make_vec("regnum/principato-v0", num_envs=3, vectorization_mode="sync")
    seen, _ = envs.reset(seed=1)
    assert seen["observation"].shape == (3, get_spec("principato").length)
    for _ in range(5):
        actions = np.array([np.flatnonzero(mask)[0] for mask in seen["action_mask"]])
        seen, rewards, *_ = envs.step(actions)
    assert rewards.shape == (3,)
    envs.close()
