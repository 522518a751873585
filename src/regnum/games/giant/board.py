"""What is printed: 400 provinces in 200 areas, 46 realms, 760 cards. Made up by arithmetic, the same every time."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, NewType

from ...content import Sheet
from ...kernel import BadContent, Dice

Province = NewType("Province", str)
Area = NewType("Area", str)
Realm = NewType("Realm", str)
Card = NewType("Card", str)

PROVINCES, AREAS, REALMS, CARDS = 400, 200, 46, 760
WIDTH = 20  # the provinces lie in rows of so many


@dataclass(frozen=True)
class Board:
    provinces: tuple[Province, ...]
    areas: tuple[Area, ...]
    realms: tuple[Realm, ...]
    area_of: Mapping[Province, Area]
    provinces_of: Mapping[Area, tuple[Province, ...]]
    beside: Mapping[Province, tuple[Province, ...]]  # land borders
    areas_beside: Mapping[Area, tuple[Area, ...]]
    tax: Mapping[Province, int]
    faith: Mapping[Area, str]
    home: Mapping[Province, Realm]
    cards: Mapping[Card, int]  # what it is worth
    deck: tuple[Card, ...]


@lru_cache(maxsize=1)
def board() -> Board:
    dice = Dice(1444)
    provinces = tuple(Province(f"province.{i}") for i in range(PROVINCES))
    areas = tuple(Area(f"area.{i}") for i in range(AREAS))
    realms = tuple(Realm(f"realm.{i}") for i in range(REALMS))
    area_of = {p: areas[i // 2] for i, p in enumerate(provinces)}
    beside = {}
    for i, p in enumerate(provinces):
        near = [i - WIDTH, i + WIDTH] + ([i - 1] if i % WIDTH else []) + ([i + 1] if (i + 1) % WIDTH else [])
        beside[p] = tuple(provinces[j] for j in near if 0 <= j < PROVINCES)
    areas_beside = {
        a: tuple(dict.fromkeys(area_of[q] for p in provinces if area_of[p] == a for q in beside[p] if area_of[q] != a))
        for a in areas
    }
    cards = {Card(f"card.{i}"): 1 + dice.below(6) for i in range(CARDS)}
    return Board(
        provinces,
        areas,
        realms,
        area_of,
        {a: tuple(p for p in provinces if area_of[p] == a) for a in areas},
        beside,
        areas_beside,
        {p: 1 + dice.below(4) for p in provinces},
        {a: ("catholic", "orthodox", "muslim")[dice.below(3)] for a in areas},
        {p: realms[i * REALMS // PROVINCES] for i, p in enumerate(provinces)},
        cards,
        tuple(cards),
    )


def load(override: Mapping[str, Any] | None, where: str) -> Board:
    if override is not None:
        raise BadContent(f"{where}: nothing of the giant can be overridden")
    return board()


def sheet(content: Board) -> Sheet:
    return _sheet()


@lru_cache(maxsize=1)
def _sheet() -> Sheet:
    """Every printed value; all of it is made up."""
    content = board()
    data = {
        "provinces": {p: {"tax": content.tax[p], "home": content.home[p]} for p in content.provinces},
        "areas": {a: {"faith": content.faith[a]} for a in content.areas},
        "cards": {c: {"worth": n} for c, n in content.cards.items()},
    }
    return Sheet(data, data, {key: {"kind": "reconstructed", "source": "made up"} for key in data}, {}, "giant")
