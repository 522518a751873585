"""What can be printed on boards and cards, and how it is written."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any, Final, Literal

from ....content import Sheet

RELIGIONS: Final = ("catholic", "islamic", "reformist")
STATES: Final = ("medieval", *RELIGIONS)
SIDES: Final = ("west", "east")
KINDS: Final = ("rook", "knight", "pirate", "bishop")
VICTORIES: Final = ("holy", "imperial", "globalization", "renaissance")  # of the rulebook
WARS: Final = {"crusade": "catholic", "jihad": "islamic", "reformation": "reformist"}
OPS: Final = ("inquisitor", "commerce", "behead", "tax", "repress", "vote", "corsair", "siege", "campaign")
POLITICAL: Final = ("behead", "tax", "repress", "vote")
PRESTIGE: Final = (*RELIGIONS, "law", "discovery", "patron")
SHOTS: Final = ("", "conspiracy", "peasant_revolt", "coronation", "apostasy", "shift", *WARS)
SECOND_VENICE: Final = "venice_2"
KIND_OF: Final = {
    **{f"{faith}_{what}": what for faith in RELIGIONS for what in KINDS},
    **dict.fromkeys(("pawn", "pawn.0", "pawn.1", "pawn.2", "pawn.3"), "pawn"),
}
Buy = tuple[Literal["buy"], str, int]


@dataclass(frozen=True, slots=True)
class Face:
    """What a card offers while it lies in a tableau."""

    ops: tuple[tuple[str, ...], ...]  # the operation and its words: ("repress", "pawn", "rook")
    prestige: tuple[str, ...]
    abilities: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Card:
    id: str
    side: str
    place: str  # an empire, west, east, or nothing
    face: Face
    shot: tuple[str, ...]
    agents: tuple[str, ...]
    suitors: tuple[str, ...]
    comet: bool


@dataclass(frozen=True, slots=True)
class Empire:
    id: str
    side: str
    state: str
    king: dict[str, Face]  # by state
    republic: Face
    cities: tuple[str, ...]
    capital: tuple[str, ...]
    icons: dict[str, dict[str, str]]  # by state and city: who is levied there; nothing: there is no such city then
    borders: tuple[str, ...]
    sea_borders: tuple[str, ...]
    adjacent: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Content:
    hand: int
    actions: int
    columns: int
    sale: int
    packet: int
    top: int
    florins: tuple[int, ...]
    fair: dict[int, int]
    imperial: dict[int, int]
    pieces: dict[str, int]  # "catholic_rook" and so on, and "pawn"
    banks: dict[str, str]  # those in play, with the border of the first concession
    first: tuple[str, ...]  # banks that begin, if one of them is there
    victories: tuple[str, ...]
    emporia: dict[str, str]  # colour of each
    opening: dict[str, str]  # the open emporium of each colour at the start
    routes: dict[str, tuple[str, ...]]  # empires from an emporium on
    empires: dict[str, Empire]
    regions: dict[str, tuple[str, ...]]
    borders: tuple[str, ...]
    sea: tuple[str, ...]
    city_of: dict[str, str]  # its empire
    fleeting: frozenset[str]  # cities that are there in some states only
    cards: dict[str, Card]
    decks: dict[str, tuple[str, ...]]  # of each side, without the comets
    comets: dict[str, tuple[str, ...]]
    with_ability: dict[str, tuple[str, ...]]
    purchases: tuple[Buy, ...]  # ready-made options
    sheet: Sheet
    override: Mapping[str, Any] | None


@cache
def border(a: str, b: str) -> str:
    return "-".join(sorted((a, b)))


@cache
def city(place: str) -> str:
    """Constantinople has three places, Venice sometimes two; every other city is one place."""  # GL.CITY
    return place.rstrip("_123")


def kind(piece: str) -> str:
    """rook, knight, pirate, bishop or pawn."""
    return KIND_OF.get(piece) or piece.rpartition("_")[2]


def religion(piece: str) -> str:
    return piece.partition("_")[0]


def owner_of(piece: str) -> str:
    """For a sentence: a pawn is somebody's."""
    return piece[5:] if kind(piece) == "pawn" else "nobody"


def who(piece: object) -> dict[str, Any]:
    """A piece for a sentence."""
    return {"piece": piece, "owner": owner_of(str(piece))}
