"""Land units that are lost, one at a time in rotation: 9.7.4. Battles, events and rebellions deal them alike."""

from __future__ import annotations

from dataclasses import replace
from typing import Literal

from ....kernel import RuleId, Seat, Table
from ..content.shapes import Area
from ..counters import standing_army
from ..model import NONE, State

T = Table[State]
UNITS = ("infantry", "cavalry", "artillery")
CATEGORIES = ("mercenaries", "regulars", "allied")
Loss = tuple[Literal["unit"], int, str, str, str]  # army (NONE: outside), its area, category, kind


def losses(s: State, seat: Seat, area: Area | None, category: str) -> list[Loss]:
    """Units of a category that may be taken, in one area or anywhere."""
    found: list[Loss] = []
    for i, army in enumerate(s.players[seat].armies):
        if army.area is not None and area in (None, army.area):
            numbers = getattr(army, category)
            found += [("unit", i, army.area, category, u) for u, n in zip(UNITS, numbers, strict=True) if n]
    if category == "regulars":
        for a, ground in s.areas.items():
            if ground.infantry and ground.infantry[seat] and area in (None, a):
                found.append(("unit", NONE, a, "regulars", "infantry"))
    return found


def lose_units(
    t: T, seat: Seat, n: int, area: Area | None, rule: RuleId, regulars: bool = False, disband: bool = False
) -> int:
    """So many units, as far as there are any; the number that was lost. Regulars become exhausted, or available
    again if they are disbanded; the others go to the supply."""
    s, p = t.state, t.state.players[seat]
    order = ("regulars",) if regulars else CATEGORIES
    lost = turn = 0
    while lost < n:
        for _ in order:
            options = losses(s, seat, area, order[turn % len(order)])
            turn += 1
            if options:
                break
        else:
            break
        loss = t.ask(seat, "loss", options, auto=True, about={"left": n - lost, "rule": rule})
        take_off(s, seat, loss)
        if loss[3] == "regulars":
            if disband:
                p.available += 1
            else:
                p.exhausted += 1  # 9.3.exhausted
        lost += 1
    if lost:
        t.tell("units_lost", rule, seat=seat, n=lost)
    return lost


def take_off(s: State, seat: Seat, loss: Loss) -> None:
    _, i, area, category, unit = loss
    if i == NONE:
        ground = s.areas[Area(area)]
        infantry = tuple(n - (k == seat) for k, n in enumerate(ground.infantry))
        s.areas[Area(area)] = replace(ground, infantry=infantry)
        return
    p = s.players[seat]
    numbers = tuple(n - (u == unit) for u, n in zip(UNITS, getattr(p.armies[i], category), strict=True))
    p.armies[i] = standing_army(replace(p.armies[i], **{category: numbers}))  # type: ignore[arg-type]
