"""What every process that works for the server needs (workers.py), loaded once in the one that all are forked from."""

from ..games import game_ids, get_game
from . import analyses, bots, sandbox

__all__ = ["analyses", "bots", "sandbox"]

for game_id in game_ids():
    get_game(game_id)
