"""The game in a terminal: any decision of any game, by people at one keyboard and bots."""

from .client import play
from .saving import load_saved, save_game
from .start import Start, choose_game

__all__ = ["Start", "choose_game", "load_saved", "play", "save_game"]
