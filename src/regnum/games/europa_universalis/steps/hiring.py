"""Mercenaries who are hired as an army sets out: OPT.2."""

from __future__ import annotations

from collections.abc import Callable

from ....kernel import Option, RuleId, Seat, Table
from ..counters import can_pay, pay
from ..effects.modifiers import has
from ..map import areas_of
from ..model import State
from .moves import barred_by, ways
from .ranks import ARMS, add_unit
from .recruits import HIRED, PRICE, mercenaries_left

T = Table[State]


def begin(t: T, seat: Seat, army: int, reach: int, through: bool) -> None:
    """The army moves; before that mercenaries may join it if it stands in an area of its player."""
    s, p = t.state, t.state.players[seat]
    area = p.armies[army].area
    if "ready_mercenaries" in s.optional and area in areas_of(s, p.realm):
        t.push(("set_out", seat, army, reach, through))
    else:
        t.push(("march", seat, army, area, reach, (), False, (), through))


def set_out(t: T, seat: Seat, army: int, reach: int, through: bool, hired: int = 0) -> None:
    """One after the other, up to three; then the army moves, and they with it."""
    s = t.state
    area = s.players[seat].armies[army].area
    assert area is not None
    options = offers(s, seat, army, reach, hired)
    about = {"seat": seat, "army": army, "area": area, "left": HIRED - hired}
    said = t.choose(seat, "set_out", list(options), barred_by(options), auto=True, about=about)
    if said[0] == "done":
        t.push(("march", seat, army, area, reach, (), False, (), through, hired > 0))
        return
    arm = next(one for one in ARMS if one == said[1])
    pay(t, seat, ducats=PRICE["mercenaries"][arm])
    add_unit(s, seat, army, area, "mercenaries", arm)
    t.tell("hired", "OPT.2", seat=seat, area=area, unit=arm)
    t.push(("set_out", seat, army, reach, through, hired + 1))


def offers(s: State, seat: Seat, army: int, reach: int, hired: int) -> dict[Option, RuleId | None]:
    """Mercenaries for the army, and why not: three are enough, and they must find a way with it."""
    p = s.players[seat]
    found: dict[Option, RuleId | None] = {("done",): None}
    for arm, price in PRICE["mercenaries"].items():
        rule: RuleId | None = None
        if hired >= HIRED:
            rule = "OPT.2"
        elif mercenaries_left(s) < 1:
            rule = "2.2.token_stock"
        elif arm == "artillery" and not has(s, seat, "recruit", allow="artillery"):
            rule = "9.3.unit.artillery"
        elif not can_pay(p, ducats=price):
            rule = "5.5.recruit.table"
        elif not finds_way(s, seat, army, reach, price):
            rule = "OPT.2"
        found["mercenary", arm] = rule
    return found


def finds_way(s: State, seat: Seat, army: int, reach: int, price: int) -> bool:
    """Whether the army could move with one more, once he is paid."""
    p = s.players[seat]
    area = p.armies[army].area
    assert area is not None
    p.ducats -= price
    open_ways = ways(s, seat, army, area, reach, more=1)
    p.ducats += price
    return None in open_ways.values()


STEPS: dict[str, Callable[..., None]] = {"set_out": set_out}
ASKS: dict[str, str] = {"set_out": "OPT.2"}
