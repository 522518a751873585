"""PettingZoo: all seats by turns, then in parallel, answering at random among what is on offer.

python examples/pettingzoo_game.py boze_igrzysko --seats 4
"""

import argparse

from regnum.research import WAIT
from regnum.research.pettingzoo_env import aec_env, parallel_env

parser = argparse.ArgumentParser()
parser.add_argument("game", nargs="?", default="boze_igrzysko")
parser.add_argument("--seats", type=int)
parser.add_argument("--seed", type=int, default=1)
asked = parser.parse_args()

env = aec_env(asked.game, asked.seats)
env.reset(seed=asked.seed)
rewards, answers = {}, 0
for agent in env.agent_iter():
    seen, reward, over, _, _ = env.last()
    if over:
        rewards[agent] = round(reward, 2)
        env.step(None)
    else:
        env.step(env.action_space(agent).sample(seen["action_mask"]))
        answers += 1
print(f"by turns: {answers} answers, rewards {rewards}")

together = parallel_env(asked.game, asked.seats)
shown, _ = together.reset(seed=asked.seed)
steps = at_once = 0
while together.agents:
    actions = {a: together.action_space(a).sample(shown[a]["action_mask"]) for a in together.agents}
    at_once += sum(int(action) != WAIT for action in actions.values()) > 1
    shown, paid, *_ = together.step(actions)
    steps += 1
print(f"in parallel: {steps} steps, in {at_once} of them several seats answered at once")
print("rewards", {agent: round(reward, 2) for agent, reward in paid.items()})
