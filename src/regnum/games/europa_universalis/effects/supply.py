"""Common pieces that may run out: black units, rebel towns, pirate ships. One that is needed then is taken from where
another lies: by the player who places it, in an automatic step by whom it strikes, else by the first player
(2.2.token_limit)."""

from __future__ import annotations

from typing import Literal

from ....kernel import Seat
from ..content.shapes import Area, Node, Province
from ..model import BLACK_UNITS, NONE, PIRATES, REBEL_TOWNS, REBELS, State
from ..pieces import occupy, put_pirates, put_rebels
from .env import T

Where = tuple[Literal["area"], Area]
Town = tuple[Literal["province"], Province]
Sea = tuple[Literal["node"], Node]


def black_units_left(s: State) -> int:
    """Rebels and allied units share 25 pieces."""  # 2.2.token_stock
    allied = sum(p.allied + sum(sum(army.allied) for army in p.armies) for p in s.players)
    return BLACK_UNITS - allied - sum(ground.rebels for ground in s.areas.values())


def pirates_left(s: State) -> int:
    return PIRATES - sum(market.pirates for market in s.nodes.values())


def rebel_towns_left(s: State) -> int:
    return REBEL_TOWNS - sum(land.occupier == REBELS for land in s.provinces.values())


def spare_rebel(t: T, chooser: Seat, area: Area | None) -> bool:
    """A black unit for the area: allied ones stay where they serve (2.2.token_fixed)."""
    s = t.state
    if black_units_left(s) > 0:
        return True
    options: list[Where] = [("area", a) for a, ground in s.areas.items() if ground.rebels and a != area]
    if not options:
        return False
    a = t.ask(_chooser(s, chooser), "spare_rebel", options, auto=True, about=_about("area", area))[1]
    put_rebels(s, a, -1)
    t.tell("rebels", "2.2.token_limit", area=a, n=-1)
    return True


def place_rebels(t: T, chooser: Seat, area: Area, n: int) -> int:
    """So many black units in the area, as far as there are any; how many."""
    placed = 0
    while placed < n and spare_rebel(t, chooser, area):
        put_rebels(t.state, area, 1)
        placed += 1
    return placed


def spare_rebel_town(t: T, chooser: Seat, p: Province) -> bool:
    s = t.state
    if rebel_towns_left(s) > 0:
        return True
    options: list[Town] = [("province", q) for q, land in s.provinces.items() if land.occupier == REBELS and q != p]
    q = t.ask(_chooser(s, chooser), "spare_rebel_town", options, auto=True, about=_about("province", p))[1]
    occupy(s, q, NONE)
    t.tell("freed", "2.2.token_limit", province=q)
    return True


def spare_pirate(t: T, chooser: Seat, node: Node) -> bool:
    s = t.state
    if pirates_left(s) > 0:
        return True
    options: list[Sea] = [("node", n) for n, market in s.nodes.items() if market.pirates and n != node]
    if not options:
        return False
    n = t.ask(_chooser(s, chooser), "spare_pirate", options, auto=True, about=_about("node", node))[1]
    put_pirates(s, n, -1)
    t.tell("pirates", "2.2.token_limit", node=n, n=-1)
    return True


def _chooser(s: State, seat: Seat) -> Seat:
    return s.first if seat == NONE else seat


def _about(key: str, place: str | None) -> dict[str, str]:
    return {} if place is None else {key: place}
