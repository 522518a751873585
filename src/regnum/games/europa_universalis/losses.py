"""Land units that leave the board, whatever takes them: battles, sieges, rebellions, cards, unpaid wages."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Literal

from ...kernel import Seat, replace
from .content.shapes import Area
from .counters import standing_army
from .ledger import with_infantry
from .model import NONE, Army, State
from .shield import guard_in

Category = Literal["mercenaries", "regulars", "allied"]
ROTATION: tuple[Category, ...] = ("mercenaries", "regulars", "allied")  # 9.7.4
ARMS = ("infantry", "cavalry", "artillery")
GUARD = -3  # in place of an army: the Emperor's guard in the battle under way


@dataclass(frozen=True, slots=True)
class Spot:
    """Where a unit is that can be told from others: army (NONE: outside armies, GUARD), category and arm."""

    seat: Seat
    army: int
    area: Area
    category: Category
    arm: int


def spots(s: State, seat: Seat, category: Category, where: Collection[Area] | None) -> list[Spot]:
    """Units of a category that can be taken; `where`: only there."""
    found: list[Spot] = []
    for i, army in enumerate(s.players[seat].armies):
        if army.area is not None and (where is None or army.area in where):
            found += [Spot(seat, i, army.area, category, arm) for arm, n in enumerate(numbers(army, category)) if n]
    if category == "regulars":
        for a in with_infantry(s):
            if s.areas[a].infantry[seat] and (where is None or a in where):
                found.append(Spot(seat, NONE, a, "regulars", 0))
    b = s.battle
    if category == "allied" and b is not None and b.area is not None and where is not None and b.area in where:
        found += [Spot(seat, GUARD, b.area, "allied", 0)] * bool(guard_in(s, b, seat))  # 18.4.guard.use
    return found


def next_spots(
    s: State,
    seats: Sequence[Seat],
    where: Collection[Area] | None,
    turn: int,
    order: tuple[Category, ...] = ROTATION,
) -> tuple[list[Spot], int]:
    """9.7.4: hits go to mercenaries, regulars and allied units in turn, categories that are empty are left out.
    Units of the category whose turn it is, and whose turn comes then."""
    for k in range(len(order)):
        category = order[(turn + k) % len(order)]
        found = [spot for seat in seats for spot in spots(s, seat, category, where)]
        if found:
            return found, (turn + k + 1) % len(order)
    return [], 0


def numbers(army: Army, category: Category) -> tuple[int, int, int]:
    match category:
        case "mercenaries":
            return army.mercenaries
        case "regulars":
            return army.regulars
    return army.allied


def with_units(army: Army, category: Category, arm: int, n: int) -> Army:
    """So many more of an arm, or fewer."""
    after = tuple(k + n if i == arm else k for i, k in enumerate(numbers(army, category)))
    units = (after[0], after[1], after[2])
    match category:
        case "mercenaries":
            changed = replace(army, mercenaries=units)
        case "regulars":
            changed = replace(army, regulars=units)
        case _:
            changed = replace(army, allied=units)
    return standing_army(changed)


def take_off(s: State, spot: Spot, exhaust: bool) -> None:
    """Regulars go to exhausted or to available manpower, others to the supply."""
    # 9.3.exhausted, 4.4.A.units
    p = s.players[spot.seat]
    if spot.army == GUARD:
        s.empire.guard -= 1
    elif spot.army == NONE:
        add_infantry(s, spot.area, spot.seat, -1)
    else:
        p.armies[spot.army] = with_units(p.armies[spot.army], spot.category, spot.arm, -1)
    if spot.category == "regulars":
        if exhaust:
            p.exhausted += 1
        else:
            p.available += 1


def add_infantry(s: State, area: Area, seat: Seat, n: int) -> None:
    """Regular infantry outside armies."""
    ground = s.areas[area]
    before = ground.infantry or (0,) * len(s.players)
    after = tuple(k + n * (x == seat) for x, k in enumerate(before))
    s.areas[area] = replace(ground, infantry=after if any(after) else ())


def lose_allied(s: State, seat: Seat, n: int) -> None:
    """16.3.end_alliance: black units of the reserve first, then of armies."""
    p = s.players[seat]
    gone = min(n, p.allied)
    p.allied -= gone
    for _ in range(n - gone):
        left = spots(s, seat, "allied", None)
        if not left:
            break
        take_off(s, left[0], False)
