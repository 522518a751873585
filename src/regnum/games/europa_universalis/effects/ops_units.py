"""Land units gained, lost and disbanded."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Literal

from ....kernel import Seat
from ..content.shapes import Area, Op, RealmId
from ..counters import standing_army
from ..map import areas_of, at_war, hostile_area, world
from ..model import MERCENARIES, NONE, Army, State
from . import modifiers, people
from .amounts import amount
from .areas import areas
from .asking import about, pick
from .env import NOTHING, Bound, Env, Handlers, T, bind

Category = Literal["mercenaries", "regulars", "allied"]
ROTATION: tuple[Category, ...] = ("mercenaries", "regulars", "allied")  # 9.7.4
ARMS = ("infantry", "cavalry", "artillery")
Unit = tuple[Literal["army"], Seat, int, Category, int] | tuple[Literal["loose"], Seat, Area] | tuple[Literal["done"]]


def units_of(s: State, seat: Seat, category: Category, where: Sequence[Area] | None) -> list[Unit]:
    """Units of a category that can be told apart: army and arm, or regular infantry outside armies."""
    found: list[Unit] = []
    for i, army in enumerate(s.players[seat].armies):
        if army.area is not None and (where is None or army.area in where):
            found += [("army", seat, i, category, arm) for arm, n in enumerate(_units(army, category)) if n]
    if category == "regulars":
        for a, ground in s.areas.items():
            if ground.infantry and ground.infantry[seat] and (where is None or a in where):
                found.append(("loose", seat, a))
    return found


def _units(army: Army, category: Category) -> tuple[int, int, int]:
    match category:
        case "mercenaries":
            return army.mercenaries
        case "regulars":
            return army.regulars
    return army.allied


def with_units(army: Army, category: Category, arm: int, n: int) -> Army:
    """So many more of an arm, or fewer."""
    before = _units(army, category)
    after = tuple(k + n if i == arm else k for i, k in enumerate(before))
    units = (after[0], after[1], after[2])
    match category:
        case "mercenaries":
            changed = replace(army, mercenaries=units)
        case "regulars":
            changed = replace(army, regulars=units)
        case _:
            changed = replace(army, allied=units)
    return standing_army(changed)


def remove_unit(s: State, unit: Unit, exhaust: bool) -> None:
    """Regulars go to exhausted or available manpower, others to the supply."""  # 9.7.4, 4.4.A.units
    if unit[0] == "done":
        return
    p = s.players[unit[1]]
    regular = True
    if unit[0] == "loose":
        ground = s.areas[unit[2]]
        infantry = tuple(n - (i == unit[1]) for i, n in enumerate(ground.infantry))
        s.areas[unit[2]] = replace(ground, infantry=infantry if any(infantry) else ())
    else:
        _, _, i, category, arm = unit
        p.armies[i] = with_units(p.armies[i], category, arm, -1)
        regular = category == "regulars"
    if regular and exhaust:
        p.exhausted += 1
    elif regular:
        p.available += 1


def lose_allied(s: State, seat: Seat, n: int) -> None:
    """16.3.end_alliance: black units of the reserve first, then of armies."""
    p = s.players[seat]
    gone = min(n, p.allied)
    p.allied -= gone
    for _ in range(n - gone):
        left = units_of(s, seat, "allied", None)
        if not left:
            break
        remove_unit(s, left[0], False)


# --- the operation ---


def _unit_op(t: T, seat: Seat, op: Op, env: Env) -> Bound:
    s = t.state
    where = next((areas(s, op[key], env) for key in ("areas", "where") if key in op), None)
    if op["do"] == "gain":
        return _gain(t, seat, where, op, env)
    whose = [seat]
    if op.get("of") == "enemies":
        me = s.players[seat].realm
        whose = [x for x, p in enumerate(s.players) if at_war(s, me, p.realm)]
    elif "of" in op:
        whose = people.seats_of(s, op["of"], env)
    there = sum(count(s, x, where) for x in whose)
    n = (there + 1) // 2 if op.get("share") == "half" else amount(s, seat, op["n"], env, there)
    n = max(0, min(n, there - op.get("keep", 0)) if not op.get("else_exhaust") else n)
    gone = 0
    hits = op["do"] == "lose"
    rotation = 0
    while gone < n:
        options, rotation = _next(s, whose, where, hits, rotation)
        if not options:
            break
        said = t.ask(env.chooser, "lose_unit", options, auto=True, about=about(env, left=n - gone))
        remove_unit(s, said, hits or bool(op.get("exhaust")))
        gone += 1
    if gone:
        t.tell("units", env.rule, seat=seat, n=-gone, how=op["do"], area="")
    if op.get("else_exhaust"):
        p = s.players[seat]
        more = min(n - gone, p.available)
        p.available, p.exhausted = p.available - more, p.exhausted + more
        if more:
            t.tell("counter", env.rule, seat=seat, what="exhaust", n=more)
        return bind("player", [seat] * (gone + more))
    return bind("unit", [f"{seat}-{i}" for i in range(gone)], whose)


def count(s: State, seat: Seat, where: Sequence[Area] | None) -> int:
    n = 0
    for army in s.players[seat].armies:
        if army.area is not None and (where is None or army.area in where):
            n += sum(army.regulars) + sum(army.mercenaries) + sum(army.allied)
    return n + sum(
        ground.infantry[seat] for a, ground in s.areas.items() if ground.infantry and (where is None or a in where)
    )


def _next(
    s: State, whose: Sequence[Seat], where: Sequence[Area] | None, hits: bool, rotation: int
) -> tuple[list[Unit], int]:
    """9.7.4: hits go to mercenaries, regulars and allied units in turn; who disbands chooses freely."""
    if not hits:
        return [u for who in whose for category in ROTATION for u in units_of(s, who, category, where)], 0
    for k in range(3):
        category = ROTATION[(rotation + k) % 3]
        found = [u for who in whose for u in units_of(s, who, category, where)]
        if found:
            return found, (rotation + k + 1) % 3
    return [], 0


# --- gained ---


def _gain(t: T, seat: Seat, where: Sequence[Area] | None, op: Op, env: Env) -> Bound:
    """16.3.units: where no battle starts; all but regular infantry need an army."""
    s, p = t.state, t.state.players[seat]
    arm = ARMS.index(op.get("kind", "infantry"))
    category: Category = "mercenaries" if op.get("category") == "mercenary" else "regulars"
    if arm == 2 and not modifiers.has(s, seat, "recruit", allow="artillery"):
        return NOTHING
    n = amount(s, seat, op["n"], env)
    n = min(n, mercenaries_left(s) if category == "mercenaries" else p.available)
    places = where if where is not None else home_areas(s, seat)
    loose = category == "regulars" and arm == 0
    fit = [a for a in places if not hostile_area(s, p.realm, a) and (loose or army_for(s, seat, a) is not None)]
    a = pick(env, "area", fit, "units") if n > 0 else None
    if a is None:
        return NOTHING
    i = army_for(s, seat, a)
    if loose and (i is None or p.armies[i].area is None):
        ground = s.areas[a]
        infantry = ground.infantry or (0,) * len(s.players)
        s.areas[a] = replace(ground, infantry=tuple(k + n * (x == seat) for x, k in enumerate(infantry)))
    else:
        assert i is not None
        p.armies[i] = with_units(replace(p.armies[i], area=a), category, arm, n)
    if category == "regulars":
        p.available -= n
    t.tell("units", env.rule, seat=seat, n=n, how="gain", area=a)
    return bind("area", [a], [seat])


def home_areas(s: State, seat: Seat) -> list[Area]:
    """Own areas and those of vassals."""
    w = world(s)
    own = areas_of(s, RealmId(s.players[seat].realm))
    vassal = (w.provinces[p].area for p, land in s.provinces.items() if land.vassal == seat and land.occupier == NONE)
    return list(dict.fromkeys((*own, *vassal)))


def army_for(s: State, seat: Seat, area: Area) -> int | None:
    """The army there, else one that has no unit."""
    armies = s.players[seat].armies
    here = [i for i, army in enumerate(armies) if army.area == area]
    free = [i for i, army in enumerate(armies) if army.area is None]
    return next(iter(here or free), None)


def mercenaries_left(s: State) -> int:
    return MERCENARIES - sum(sum(army.mercenaries) for p in s.players for army in p.armies)


HANDLERS: Handlers = {"units": _unit_op}
