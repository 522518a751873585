"""Gymnasium: one seat against bots, answering at random among what is on offer.

python examples/gymnasium_game.py principato --opponents greedy --games 3
"""

import argparse

import gymnasium

import regnum.research.gymnasium_env  # noqa: F401 - makes the names known

parser = argparse.ArgumentParser()
parser.add_argument("game", nargs="?", default="principato")
parser.add_argument("--opponents", default="random")
parser.add_argument("--games", type=int, default=3)
parser.add_argument("--seed", type=int, default=1)
asked = parser.parse_args()

env = gymnasium.make(f"regnum/{asked.game}-v0", opponents=asked.opponents)
env.action_space.seed(asked.seed)
print(f"{asked.game}: {env.action_space.n} actions, {env.observation_space['observation'].shape[0]} numbers to see")
for game in range(asked.games):
    seen, info = env.reset(seed=asked.seed + game)
    reward, over, answers = 0.0, False, 0
    while not over:
        action = env.action_space.sample(seen["action_mask"])
        seen, reward, over, _, info = env.step(action)
        answers += 1
    print(f"game {game}: seat {info['seat']}, {answers} answers, points {info['scores']}, reward {reward:+.2f}")
