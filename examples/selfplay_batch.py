"""Several games stepped together: one call of a policy answers for all of them. Here the policy is chance.

python examples/selfplay_batch.py principato --games 16 --steps 500
"""

import argparse
import time

import numpy as np

from regnum.research.selfplay import SelfPlay

parser = argparse.ArgumentParser()
parser.add_argument("game", nargs="?", default="principato")
parser.add_argument("--games", type=int, default=16)
parser.add_argument("--steps", type=int, default=500)
parser.add_argument("--seed", type=int, default=1)
asked = parser.parse_args()

play = SelfPlay(asked.game, asked.games, seed=asked.seed)
chance = np.random.default_rng(asked.seed)
ended, start = [], time.process_time()
for _ in range(asked.steps):
    batch = play.batch()
    scores = np.where(batch.masks > 0, chance.random(batch.masks.shape), -1)
    ended += play.step(scores.argmax(1))
took = time.process_time() - start
print(f"{asked.games * asked.steps / took:.0f} answers a second of one core, {len(ended)} games ended")
if ended:
    print("mean points by seat:", np.mean([e.scores for e in ended], axis=0).round(1))
