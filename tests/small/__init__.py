"""Two small games that nobody finds in the lobby: one of reactions, one of deals. They show what the engine, the server
and the browser do with both, before a large game needs them."""

from regnum.games import register
from small.market import MARKET
from small.plot import PLOT

__all__ = ["MARKET", "PLOT", "register_all"]


def register_all() -> None:
    register(PLOT)
    register(MARKET)
