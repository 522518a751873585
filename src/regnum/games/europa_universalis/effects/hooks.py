"""What other chapters do when a card grants it: the steps that own these rules put their functions in here."""

from __future__ import annotations

from collections.abc import Callable

from ....kernel import Seat
from ..content.shapes import Area, CardId, Op
from .env import Bound, Env, T

# an action taken at once without its price (16.3.action), with the changes of the card; what it bound
GRANTED: dict[str, Callable[[T, Seat, Op, Env], Bound]] = {}

# rebellion dice for the unrest of a player in these areas (14.2.area)
REBEL_DICE: list[Callable[[T, Seat, list[Area]], None]] = []

# a card from the discards, played free: card, what of it is left out (6.play)
PLAY_CARD: list[Callable[[T, Seat, CardId, tuple[str, ...]], None]] = []

# whether somebody foils a covert action that has been declared and paid (6.2.covert)
FOILED: list[Callable[[T, Seat], bool]] = []

# rebels appear where units of players stand: a battle at once (14.3.enemy_all)
BATTLE: list[Callable[[T, Area], None]] = []

# a crusade has been called on an area: who called it may declare war at once (19.3.crusade)
CRUSADE: list[Callable[[T, Seat, Area, Env], None]] = []

# the Emperor may call the Empire to arms although nobody has declared war: whether he does (18.4.activate)
DEFENCE: list[Callable[[T, Env], bool]] = []

# a ruler has left and nobody follows: his player may crown a leader of his hand at once (5.2.appoint.crown)
THRONE_EMPTY: list[Callable[[T, Seat], None]] = []
