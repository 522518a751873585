"""Common pieces that may run out: black units, rebel towns, pirate ships. One that is needed then is taken from where
another lies: by the player who places it, in an automatic step by whom it strikes, else by the first player
(2.2.token_limit)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from ....kernel import Seat
from ..content.shapes import Area, Node, Province
from ..ledger import provinces_with, with_rebels
from ..model import BLACK_UNITS, NONE, PIRATES, REBEL_TOWNS, REBELS, State
from ..pieces import occupy, put_pirates, put_rebels
from .env import T

Where = tuple[Literal["area"], Area]
Town = tuple[Literal["province"], Province]
Sea = tuple[Literal["node"], Node]


def black_units_left(s: State) -> int:
    """Rebels and allied units share 25 pieces."""  # 2.2.token_stock
    allied = sum([p.allied + sum([sum(army.allied) for army in p.armies]) for p in s.players])
    return BLACK_UNITS - allied - sum([s.areas[a].rebels for a in with_rebels(s)])


def pirates_left(s: State) -> int:
    return PIRATES - sum([market.pirates for market in s.nodes.values()])


def rebel_towns(s: State) -> Sequence[Province]:
    return provinces_with(s, REBELS)


def rebel_towns_left(s: State) -> int:
    return REBEL_TOWNS - len(rebel_towns(s))


def spare_rebels(t: T, chooser: Seat, area: Area, n: int) -> int:
    """So many black units for the area, as far as there are any: those that lack come from one place after the other,
    each gives what it has. Allied ones stay where they serve (2.2.token_fixed)."""
    s = t.state
    while (lacking := n - (left := black_units_left(s))) > 0:
        options: list[Where] = [("area", a) for a in with_rebels(s) if a != area]
        if not options:
            break
        asked = {"area": area, "n": lacking}
        a = t.ask(_chooser(s, chooser), "spare_rebel", options, auto=True, about=asked)[1]
        gone = min(lacking, s.areas[a].rebels)
        put_rebels(s, a, -gone)
        t.tell("rebels", "2.2.token_limit", area=a, n=-gone)
    return max(0, min(n, left))


def place_rebels(t: T, chooser: Seat, area: Area, n: int) -> int:
    """So many black units in the area, as far as there are any; how many."""
    n = spare_rebels(t, chooser, area, n)
    put_rebels(t.state, area, n)
    return n


def spare_rebel_town(t: T, chooser: Seat, p: Province) -> bool:
    s = t.state
    if rebel_towns_left(s) > 0:
        return True
    options: list[Town] = [("province", q) for q in rebel_towns(s) if q != p]
    q = t.ask(_chooser(s, chooser), "spare_rebel_town", options, auto=True, about={"province": p})[1]
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
    n = t.ask(_chooser(s, chooser), "spare_pirate", options, auto=True, about={"node": node})[1]
    put_pirates(s, n, -1)
    t.tell("pirates", "2.2.token_limit", node=n, n=-1)
    return True


def _chooser(s: State, seat: Seat) -> Seat:
    return s.first if seat == NONE else seat
