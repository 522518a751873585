"""Which: the selections of card texts, each in a room of its own."""

from .areas import areas
from .courts import realms
from .lands import provinces
from .people import player_of, players, seats_of
from .seas import nodes, zones

__all__ = ["areas", "nodes", "player_of", "players", "provinces", "realms", "seats_of", "zones"]
