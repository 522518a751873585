"""What lies on the table and who sees it.

Pieces are written as `catholic_rook` or `pawn.2` (of seat 2). A place is a city, a border, a card or an
empire; all have ids of their own.
"""

from __future__ import annotations

from dataclasses import dataclass
from dataclasses import field as default
from typing import Annotated, Final

from ...kernel import NOBODY, Const, Owner, Pool, Seat, Seats, Step
from .content.shapes import Content

NONE: Final = -1


@dataclass(slots=True)
class Realm:
    """An empire: its state of religion, and its card wherever that lies."""

    state: str
    republic: bool = False
    holder: Seat = NONE  # NONE: on the throne
    suzerain: str = ""
    queens: list[str] = default(default_factory=list)
    repressed: list[str] = default(default_factory=list)


@dataclass(slots=True)
class Banker:
    bank: str
    florins: int = 0
    hand: Owner[list[str]] = default(default_factory=list)
    west: list[str] = default(default_factory=list)  # cards and empires, outwards from the player board
    east: list[str] = default(default_factory=list)
    maids: list[str] = default(default_factory=list)
    bankrupt: bool = False


@dataclass(slots=True)
class State:
    agenda: list[Step]
    box: Const[Content]
    players: int
    bankruptcy: bool = False
    astrology: bool = False
    realms: dict[str, Realm] = default(default_factory=dict)
    cities: dict[str, str] = default(default_factory=dict)  # the piece in each, or nothing
    concessions: dict[str, Seat] = default(default_factory=dict)  # by border
    pirates: dict[str, str] = default(default_factory=dict)  # religion by border, or nothing
    bishops: dict[str, str] = default(default_factory=dict)  # religion by card that holds one
    bankers: Seats[list[Banker]] = default(default_factory=list)
    west_deck: Annotated[list[str], NOBODY, Pool("west")] = default(default_factory=list)
    east_deck: Annotated[list[str], NOBODY, Pool("east")] = default(default_factory=list)
    west_unused: Annotated[list[str], NOBODY, Pool("west")] = default(default_factory=list)  # left in the box, unseen
    east_unused: Annotated[list[str], NOBODY, Pool("east")] = default(default_factory=list)
    next_cards: dict[str, str] = default(default_factory=dict)  # astrology: the top of each deck
    market: dict[str, list[str]] = default(default_factory=dict)  # rows of cards, nothing where one is gone
    coins: dict[str, list[int]] = default(default_factory=dict)
    open: dict[str, str] = default(default_factory=dict)  # the open emporium of each colour
    victories: list[str] = default(default_factory=list)  # active
    active: Seat = NONE
    actions: int = 0
    acted: bool = False  # at least one action was taken this turn
    ops_done: list[str] = default(default_factory=list)  # sides activated this turn
    fairs_done: list[str] = default(default_factory=list)
    free_fair_used: bool = False
    used: list[str] = default(default_factory=list)  # cards whose operation was used this turn
    gifted: list[str] = default(default_factory=list)  # cards with abilities that are in a tableau or married
    usury: list[str] = default(default_factory=list)  # market cards that got a florin this turn
    winners: list[Seat] = default(default_factory=list)
    how: str = ""  # the victory
