"""OpenSpiel: a random game, action by action.

python examples/openspiel_game.py "regnum_pax_renaissance(players=3)"
"""

import argparse
from random import Random

import pyspiel

import regnum.research.openspiel_game  # noqa: F401 - makes the names known

parser = argparse.ArgumentParser()
parser.add_argument("game", nargs="?", default="regnum_principato(players=2,deals=1000)")
parser.add_argument("--seed", type=int, default=1)
parser.add_argument("--show", type=int, default=10, help="print so many of the first actions")
asked = parser.parse_args()

chance = Random(asked.seed)
game = pyspiel.load_game(asked.game)
print(f"{game}: {game.num_distinct_actions()} actions, {game.observation_tensor_size()} numbers to see")
state = game.new_initial_state()
while not state.is_terminal():
    player = state.current_player()
    action = chance.choice(state.legal_actions())
    if state.move_number() < asked.show:
        who = "chance" if state.is_chance_node() else f"player {player}"
        print(f"{who}: {state.action_to_string(player, action)}")
    state.apply_action(action)
print(f"after {state.move_number()} actions: returns {[round(r, 2) for r in state.returns()]}")
