"""Land units gained, lost and disbanded."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from ....kernel import Seat, replace
from ..content.shapes import Area, Op, RealmId
from ..losses import ARMS, ROTATION, Category, Spot, add_infantry, next_spots, spots, take_off, with_units
from ..map import areas_of, at_war, deployed, hostile_area, must_fight, units_in, world
from ..model import MERCENARIES, NONE, State
from . import modifiers, people
from .amounts import amount
from .areas import areas
from .asking import about, pick
from .env import NOTHING, Bound, Env, Handlers, T, bind

Unit = tuple[Literal["army"], Seat, int, Category, int] | tuple[Literal["loose"], Seat, Area]


def option(spot: Spot) -> Unit:
    """How the question names a unit: army and arm, or regular infantry outside armies."""
    if spot.army == NONE:
        return "loose", spot.seat, spot.area
    return "army", spot.seat, spot.army, spot.category, spot.arm


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
        if hits:
            found, rotation = next_spots(s, whose, where, rotation)
        else:  # who disbands chooses freely
            found = [spot for who in whose for category in ROTATION for spot in spots(s, who, category, where)]
        if not found:
            break
        options = [option(spot) for spot in found]
        said = t.ask(env.chooser, "lose_unit", options, auto=True, about=about(env, left=n - gone))
        take_off(s, found[options.index(said)], exhaust=hits or bool(op.get("exhaust")))
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
    return deployed(s, seat) if where is None else sum(units_in(s, seat, a) for a in dict.fromkeys(where))


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
    closed = must_fight if t.rev >= 4 else hostile_area
    fit = [a for a in places if not closed(s, p.realm, a) and (loose or army_for(s, seat, a) is not None)]
    a = pick(env, "area", fit, "units") if n > 0 else None
    if a is None:
        return NOTHING
    i = army_for(s, seat, a)
    if loose and (i is None or p.armies[i].area is None):
        add_infantry(s, a, seat, n)
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
