"""Unrest, rebels and rebellion dice."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from ....kernel import Seat
from ..content.shapes import Area, Op, Province
from ..counters import free_a_cube
from ..deeds import record
from ..ledger import with_rebels
from ..map import enemy_units, units_in, world
from ..model import NONE, REBELS, State
from ..pieces import occupy, put_rebels, set_unrest
from . import hooks
from .amounts import amount
from .areas import areas
from .asking import deal_out, pick_some
from .env import NOTHING, Bound, Env, Handlers, T, bind
from .lands import holders, provinces
from .supply import black_units_left, place_rebels, spare_rebel_town, spare_rebels

# --- unrest ---


def _unrest(t: T, seat: Seat, op: Op, env: Env) -> Bound:
    """14.1.flip: on towns and vassals that have none, or taken from those that have."""
    s, w = t.state, world(t.state)
    found = provinces(s, op.get("on", {"of": seat, "piece": "holding"}), env)
    found = [p for p in found if s.provinces[p].town != NONE or s.provinces[p].vassal != NONE]
    if op.get("limits") == "quell":
        found = [p for p in found if not _barred(s, seat, p)]
    groups = [found]
    if op.get("each_area"):
        groups = [
            [p for p in found if w.provinces[p].area == a] for a in dict.fromkeys(w.provinces[p].area for p in found)
        ]
    changed: list[Province] = []
    for group in groups:
        n = amount(s, seat, op["n"], env, len(group))
        fit = [p for p in group if calm(s, p)] if n > 0 else [p for p in group if restless(s, p)]
        if n < 0 and t.rev >= 2:  # half of the unrest, not of the towns
            n = amount(s, seat, op["n"], env, len(fit))
        changed += _choose_towns(env, fit, abs(n), op)
    n = amount(s, seat, op["n"], env, len(found))
    whose = holders(s, changed)
    for p in changed:
        set_unrest(s, p, n > 0)
        if n > 0:
            env.trace.fresh[p] = True
    if changed:
        t.tell("unrest", env.rule, provinces=" ".join(changed), n=1 if n > 0 else -1)
    if n < 0 and env.card is not None:
        record(s, seat, "unrest_removed", sum(who == seat for who in whose))
    return bind("province", changed, whose)


def calm(s: State, p: Province) -> bool:
    """A town or vassal that can be turned to its unrest side."""  # 14.1.covered
    land = s.provinces[p]
    return (land.town != NONE or land.vassal != NONE) and not land.unrest and land.occupier == NONE


def restless(s: State, p: Province) -> bool:
    return s.provinces[p].unrest and s.provinces[p].occupier == NONE


def quellable(s: State, seat: Seat, op: Op, env: Env) -> list[Province]:
    """What an operation that takes unrest away within the limits of Suppress Unrest could calm."""  # 5.5.quell.limits
    found = provinces(s, op.get("on", {"of": seat, "piece": "holding"}), env)
    return [p for p in found if restless(s, p) and not _barred(s, seat, p)]


def _barred(s: State, seat: Seat, p: Province) -> bool:
    # 5.5.quell.limits
    area = world(s).provinces[p].area
    return s.areas[area].rebels > 0 or enemy_units(s, s.players[seat].realm, area) or s.provinces[p].occupier != NONE


def _choose_towns(env: Env, fit: list[Province], n: int, op: Op) -> list[Province]:
    """n of them, in at most `spread` areas."""
    if "spread" not in op:
        return pick_some(env, "province", fit, "unrest", 0 if op.get("optional") else n, n)
    assert env.table is not None
    w = world(env.table.state)
    homes = list(dict.fromkeys(w.provinces[p].area for p in fit))
    chosen = pick_some(env, "area", homes, "unrest", 0 if op.get("optional") else op["spread"], op["spread"])
    inside = [p for p in fit if w.provinces[p].area in chosen]
    return pick_some(env, "province", inside, "unrest", 0 if op.get("optional") else n, n)


# --- rebels ---


def _rebels(t: T, seat: Seat, op: Op, env: Env) -> Bound:
    """14.3.enemy_all"""
    s = t.state
    if "town_on" in op:
        return _rebel_towns(t, provinces(s, op["town_on"], env), env)
    if "per" in op:
        placed: list[Area] = []
        for p in provinces(s, op["per"], env):
            area = world(s).provinces[p].area
            placed += [area] * _place(t, area, amount(s, seat, op["n"], env), env)
        return bind("area", dict.fromkeys(placed))
    where = areas(s, op["areas"], env)
    if "move_from" in op:
        return _move(t, where, areas(s, op["move_from"], env), env)
    n = amount(s, seat, op["n"], env, sum(s.areas[a].rebels for a in where))
    if n < 0:
        there = [a for a in where for _ in range(s.areas[a].rebels)]
        gone = there if -n >= len(there) else _take(env, s, where, -n)
        for a in gone:
            put_rebels(s, a, -1)
        _tell(t, gone, -1, env)
        return bind("area", dict.fromkeys(gone))
    if op.get("each_area"):
        return bind("area", [a for a in where if _place(t, a, n, env)])
    if "spread" in op:
        where = pick_some(env, "area", where, "rebels", op["spread"], op["spread"])
    most = op.get("max_each", n)
    put: dict[Area, int] = {}

    def room() -> Sequence[Area]:
        return [a for a in where if put.get(a, 0) < most and _obtainable(s, a)]

    def one(a: Area) -> None:
        spare_rebels(t, env.chooser, a, 1)
        put[a] = put.get(a, 0) + 1
        put_rebels(s, a, 1)
        env.trace.rebels[a] = env.trace.rebels.get(a, 0) + 1

    deal_out(env, "area", n, room, one, "rebels")
    for a, k in put.items():
        _tell(t, [a] * k, 1, env)
        _fight(t, a)
    return bind("area", put)


def _take(env: Env, s: State, where: list[Area], n: int) -> list[Area]:
    left = {a: s.areas[a].rebels for a in where}

    def less(a: Area) -> None:
        left[a] -= 1

    return deal_out(env, "area", n, lambda: [a for a in where if left[a] > 0], less, "rebels_away")


def _obtainable(s: State, area: Area) -> bool:
    """A black unit of the supply, or one that lies elsewhere."""  # 2.2.token_limit
    return black_units_left(s) > 0 or any(a != area for a in with_rebels(s))


def _place(t: T, area: Area, n: int, env: Env) -> int:
    n = place_rebels(t, env.chooser, area, n)
    if n > 0:
        env.trace.rebels[area] = env.trace.rebels.get(area, 0) + n
        _tell(t, [area] * n, 1, env)
        _fight(t, area)
    return n


def _tell(t: T, where: Sequence[Area], sign: int, env: Env) -> None:
    for a in dict.fromkeys(where):
        t.tell("rebels", env.rule, area=a, n=sign * list(where).count(a))


def _fight(t: T, area: Area) -> None:
    # 14.3.enemy_all: the rebels attack
    if any(units_in(t.state, seat, area) for seat in range(len(t.state.players))):
        for battle in hooks.BATTLE:
            battle(t, area)


def _move(t: T, where: list[Area], source: list[Area], env: Env) -> Bound:
    s = t.state
    goal = next(iter(where), None)
    n = sum(s.areas[a].rebels for a in source)
    if goal is None or not n:
        return NOTHING
    for a in source:
        put_rebels(s, a, -s.areas[a].rebels)
    put_rebels(s, goal, n)
    t.tell("rebels_moved", env.rule, area=goal, n=n)
    _fight(t, goal)
    return bind("area", [goal])


def _rebel_towns(t: T, found: list[Province], env: Env) -> Bound:
    # 4.3.C.2: on top of a town or vassal
    s = t.state
    laid = []
    for p in found:
        land = s.provinces[p]
        if land.occupier == NONE and (land.town != NONE or land.vassal != NONE):
            spare_rebel_town(t, env.chooser, p)
            free_a_cube(t, land.town if land.town != NONE else land.vassal, env.rule, must=True)
            occupy(s, p, REBELS)
            t.tell("rebel_town", env.rule, province=p)
            laid.append(p)
    return bind("province", laid, holders(s, laid))


# --- dice ---


def _rebel_dice(t: T, seat: Seat, op: Op, env: Env) -> Bound:
    # 14.2.area
    s, w = t.state, world(t.state)
    where = areas(s, op["areas"], env) if "areas" in op else list(w.areas)
    mine = partial(_has_unrest, s, seat)
    found = [a for a in where if any(mine(p) for p in w.areas[a].provinces)]
    if not found:
        return NOTHING
    for roll in hooks.REBEL_DICE:
        roll(t, seat, found)
    return bind("area", found)


def _has_unrest(s: State, seat: Seat, p: Province) -> bool:
    land = s.provinces[p]
    if land.occupier != NONE:
        return land.occupier == seat and land.occupier_unrest
    return land.unrest and seat in (land.town, land.vassal)


HANDLERS: Handlers = {"unrest": _unrest, "rebels": _rebels, "rebel_dice": _rebel_dice}
