"""What lies on the table. Places and realms are frozen records: copies share them."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Annotated, Literal

from ...kernel import NOBODY, OWNER, Broken, Const, Pool, Seat, Seats, Setup, Step
from .board import Area, Board, Card, Province, Realm

ANSWERS = 4000
HAND = 6
Unit = Literal["infantry", "cavalry", "artillery"]
UNITS: tuple[Unit, ...] = ("infantry", "cavalry", "artillery")


@dataclass(frozen=True, slots=True)
class Land:
    """A province."""

    owner: Seat | None
    realm: Realm | None
    town: int = 0
    unrest: int = 0
    occupied: Seat | None = None
    infantry: int = 0
    cavalry: int = 0
    artillery: int = 0
    core: tuple[Seat, ...] = ()
    faith: str = ""


@dataclass(frozen=True, slots=True)
class Region:
    """An area: who has influence, claims and merchants there."""

    influence: tuple[int, ...]
    claims: tuple[Seat, ...] = ()
    merchants: tuple[Seat, ...] = ()
    army: Seat | None = None


@dataclass(frozen=True, slots=True)
class Court:
    """A realm that nobody plays."""

    vassal_of: Seat | None = None
    ally_of: Seat | None = None
    stability: int = 0
    power: int = 3


@dataclass(slots=True)
class Player:
    hand: Annotated[list[Card], OWNER, Pool("cards")]
    shown: list[Card] = field(default_factory=list)
    ducats: int = 10
    prestige: int = 0
    stability: int = 0
    manpower: int = 6
    power: int = 5


@dataclass(slots=True)
class War:
    attacker: Seat
    defender: Seat
    target: Province
    round: int = 0
    hits: int = 0


@dataclass(slots=True)
class State:
    agenda: list[Step]
    box: Const[Board]
    provinces: dict[Province, Land]
    areas: dict[Area, Region]
    realms: dict[Realm, Court]
    players: Seats[list[Player]]
    deck: Annotated[list[Card], NOBODY, Pool("cards")]
    discard: list[Card] = field(default_factory=list)
    wars: list[War] = field(default_factory=list)
    round: int = 0
    answers: int = 0


def start(setup: Setup, board: Board) -> State:
    seats = setup.seats
    owner = {p: i * seats // len(board.provinces) if i % 3 else None for i, p in enumerate(board.provinces)}
    provinces = {
        p: Land(owner[p], board.home[p] if owner[p] is None else None, 1 + i % 3, faith=board.faith[board.area_of[p]])
        for i, p in enumerate(board.provinces)
    }
    areas = {a: Region((0,) * seats) for a in board.areas}
    players = [Player([]) for _ in range(seats)]
    return State([("deal",)], board, provinces, areas, {r: Court() for r in board.realms}, players, list(board.deck))


def check(s: State) -> None:
    held = sum(len(p.hand) + len(p.shown) for p in s.players) + len(s.deck) + len(s.discard)
    if held != len(s.box.deck):
        raise Broken(f"{held} cards instead of {len(s.box.deck)}")
    for name, land in s.provinces.items():
        if min(land.unrest, land.infantry, land.cavalry, land.artillery) < 0:
            raise Broken(f"{name}: less than nothing stands there")


def scores(s: State) -> list[int]:
    return [p.prestige for p in s.players]


def winners(s: State) -> list[Seat]:
    best = max(scores(s))
    return [seat for seat, n in enumerate(scores(s)) if n == best]
