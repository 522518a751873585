"""Units in armies and outside: counted, added, shifted from one to another. 9.3.army, 9.5.reorganise."""

from __future__ import annotations

from typing import Literal

from ....kernel import Seat, replace
from ..content.shapes import Area
from ..counters import standing_army
from ..map import army_size
from ..model import Army, State

Category = Literal["regulars", "mercenaries", "allied"]
Arm = Literal["infantry", "cavalry", "artillery"]
CATEGORIES: tuple[Category, ...] = ("regulars", "mercenaries", "allied")
ARMS: tuple[Arm, ...] = ("infantry", "cavalry", "artillery")


def loose_in(s: State, seat: Seat, area: Area) -> int:
    """Regular infantry outside armies."""
    infantry = s.areas[area].infantry
    return infantry[seat] if infantry else 0


def add_loose(s: State, seat: Seat, area: Area, n: int) -> None:
    ground = s.areas[area]
    before = ground.infantry or (0,) * len(s.players)
    after = tuple(k + n if x == seat else k for x, k in enumerate(before))
    s.areas[area] = replace(ground, infantry=after if any(after) else ())


def numbers(army: Army, category: Category) -> tuple[int, int, int]:
    if category == "regulars":
        return army.regulars
    return army.mercenaries if category == "mercenaries" else army.allied


def kinds_in(army: Army) -> list[tuple[Category, Arm]]:
    """The kinds of units it has."""
    return [(c, arm) for c in CATEGORIES for arm, n in zip(ARMS, numbers(army, c), strict=True) if n]


def arms_in(army: Army) -> tuple[int, int, int]:
    """Infantry, cavalry and artillery of all kinds."""
    a, b, c = (sum(units) for units in zip(army.regulars, army.mercenaries, army.allied, strict=True))
    return a, b, c


def add_unit(s: State, seat: Seat, i: int, area: Area, category: Category, arm: Arm, n: int = 1) -> None:
    """So many more in an army, or fewer; the first one puts its figure into the area, the last one takes it away."""
    army = s.players[seat].armies[i]
    a, b, c = (k + n * (arm == name) for name, k in zip(ARMS, numbers(army, category), strict=True))
    units = (a, b, c)
    if category == "regulars":
        army = replace(army, area=area, regulars=units)
    elif category == "mercenaries":
        army = replace(army, area=area, mercenaries=units)
    else:
        army = replace(army, area=area, allied=units)
    s.players[seat].armies[i] = standing_army(army)


def merge(s: State, seat: Seat, i: int, j: int) -> None:
    """All units of army j join army i."""
    area = s.players[seat].armies[i].area
    assert area is not None
    for category, arm in kinds_in(s.players[seat].armies[j]):
        n = numbers(s.players[seat].armies[j], category)[ARMS.index(arm)]
        add_unit(s, seat, j, area, category, arm, -n)
        add_unit(s, seat, i, area, category, arm, n)


def armies_in(s: State, seat: Seat, area: Area) -> list[int]:
    return [i for i, army in enumerate(s.players[seat].armies) if army.area == area]


def free_armies(s: State, seat: Seat) -> list[int]:
    """Armies without a unit that can be told apart: those that have a commander, and the first that has none."""
    p = s.players[seat]
    free = [i for i, army in enumerate(p.armies) if army.area is None]
    led = [i for i in free if i in p.generals or (p.ruler is not None and p.ruler.army == i)]
    plain = [i for i in free if i not in led]
    return sorted([*led, *plain[:1]])


def units_of(s: State, seat: Seat, i: int) -> int:
    return army_size(s.players[seat].armies[i])


def form_army(s: State, seat: Seat, i: int, area: Area) -> None:
    """Of the infantry that stands there outside armies, one unit at first."""  # 9.3.army
    add_loose(s, seat, area, -1)
    add_unit(s, seat, i, area, "regulars", "infantry")
