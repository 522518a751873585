"""Claims, core tokens, influence, weakness in areas, areas that leave the Empire."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from ....kernel import Seat, replace
from ..aftermath import settle
from ..content.shapes import Area, Op
from ..counters import free_a_cube
from ..hre import authority_ceiling, change_authority, set_outside
from ..map import areas_beside, capital_area, owner, world
from ..model import NONE, State
from ..pieces import add_claim, add_influence, claim_tokens, influence_in, lift_core, put_core, remove_claim
from ..realm import cores
from . import hooks, people
from .amounts import amount, bounds
from .areas import areas
from .asking import about, deal_out, pick, pick_some
from .env import NOTHING, Bound, Env, Handlers, T, bind

CLAIM_TOKENS, CORE_TOKENS, FULL = 8, 6, 5  # 2.2.token_stock, 11.1.cap

# --- claims and cores ---


def _claim(t: T, seat: Seat, op: Op, env: Env) -> Bound:
    s = t.state
    where = areas(s, op["areas"], env)
    mine = [a for a in where if seat in s.areas[a].claims]
    free = [a for a in where if claimable(s, seat, a)]
    spec = op.get("n", "all")
    negative = (isinstance(spec, int) and spec < 0) or spec == "-all"
    n = amount(s, seat, spec, env, len(mine if negative else free))
    if n < 0:
        gone = pick_some(env, "area", mine, "claim_away", -n, -n)
        for a in gone:
            remove_claim(s, a, seat)
            t.tell("claim", env.rule, seat=seat, area=a, n=-1)
        return bind("area", gone, [seat])
    laid = []
    for a in pick_some(env, "area", free, "claim", 0 if op.get("optional") else n, n):
        if spare_token(t, seat, env, a):
            add_claim(s, a, seat)
            t.tell("claim", env.rule, seat=seat, area=a, n=1)
            laid.append(a)
    return bind("area", laid, [seat])


def claimable(s: State, seat: Seat, area: Area) -> bool:
    # 5.4.claim.limits: no claim or core token of his there, and not all of it his own
    ground = s.areas[area]
    if seat in ground.claims or ground.core == seat:
        return False
    realm = s.players[seat].realm
    return not all(owner(s, p) == realm for p in world(s).areas[area].provinces)


def spare_token(t: T, seat: Seat, env: Env, area: Area, must: bool = False) -> bool:
    """A token for a claim, a core or a CB: of the eight the last lies on a claim that may, or `must`, be lifted."""
    s = t.state  # 2.2.token_stock
    if claim_tokens(s, seat) < CLAIM_TOKENS:
        return True
    laid = [a for a, ground in s.areas.items() if seat in ground.claims and a != area]
    gone = pick(replace(env, chooser=seat), "area", laid, "lift_claim", not must)
    if gone is None:
        return False
    remove_claim(s, gone, seat)
    t.tell("claim", "2.2.token_stock", seat=seat, area=gone, n=-1)
    return True


def _core(t: T, seat: Seat, op: Op, env: Env) -> Bound:
    # 7.6.token
    s = t.state
    owned = t.rev >= 3 and env.card is not None  # of Integrate Area; what rewards say of vassals is their own
    free = [a for a in areas(s, op["areas"], env) if corable(s, seat, a, owned)]
    n = amount(s, seat, op.get("n", 1), env, len(free))
    laid = []
    for a in pick_some(env, "area", free, "core", n, n):
        has_claim = seat in s.areas[a].claims
        if spare_core(t, seat, env, a) and (has_claim or spare_token(t, seat, env, a)):
            put_core(s, a, seat)
            t.tell("core", env.rule, seat=seat, area=a)
            laid.append(a)
    settle(s)
    return bind("area", laid, [seat])


def spare_core(t: T, seat: Seat, env: Env, area: Area) -> bool:
    """Six tokens have the side of a core; when all lie so, one may be lifted from elsewhere."""
    s = t.state  # 2.2.token_limit
    laid = [a for a, ground in s.areas.items() if ground.core == seat and a != area]
    if len(laid) < CORE_TOKENS:
        return True
    gone = pick(replace(env, chooser=seat), "area", laid, "lift_core", True) if t.rev >= 4 else None
    if gone is None:
        return False
    lift_core(s, gone)
    t.tell("core_lifted", "2.2.token_limit", seat=seat, area=gone)
    return True


def corable(s: State, seat: Seat, area: Area, owned: bool = False) -> bool:
    """All provinces his own, or his vassals' unless they must be `owned`, and not all of them his cores already."""
    # 7.6.token, 7.6.token_limits
    realm, places = s.players[seat].realm, world(s).areas[area].provinces
    held = all(
        owner(s, p) == realm or (not owned and s.provinces[p].vassal == seat and s.provinces[p].occupier == NONE)
        for p in places
    )
    return held and not all(realm in cores(s, p) for p in places)


# --- influence ---


def _influence(t: T, seat: Seat, op: Op, env: Env) -> Bound:
    """16.3.influence"""
    s = t.state
    where = areas(s, op["areas"], env)
    there = 0 if isinstance(op["n"], int) else sum(_lying(s, seat, a) for a in where)
    n = amount(s, seat, op["n"], env, there)
    if n < 0:
        return _remove(t, seat, where, -n, env)
    if op.get("swap"):
        return _swap(t, seat, where, n, op, env)
    put: list[Area] = []

    # 11.1.cap: events, missions and peace crowd others out, action cards do not
    fit = makes_room if t.rev < 3 or env.card is None else has_room
    takes = [a for a in where if takes_influence(s, a)]
    for left in range(n, 0, -1):
        found = [a for a in takes if fit(s, seat, a)]
        # 11.1.cap: where there is no room he may make some, and need not
        full = t.rev >= 4 and all(influence_in(s, a) >= FULL for a in found)
        a = pick(env, "area", found, "influence", full or bool(op.get("optional")), left)
        if a is None or not free_a_cube(t, seat, "16.3.influence", ("influence", a)):
            break
        if influence_in(s, a) >= FULL:
            displace(t, seat, a, env)
        add_influence(s, a, seat, 1)
        put.append(a)
    _tell(t, seat, put, 1, env)
    return bind("area", dict.fromkeys(put), [seat])


def takes_influence(s: State, area: Area) -> bool:
    # 11.1.pr: not where players own every province; 11.1.distant
    info = world(s).areas[area]
    if info.distant:
        return False
    return not all(s.provinces[p].town != NONE and s.provinces[p].occupier == NONE for p in info.provinces)


def has_room(s: State, seat: Seat, area: Area) -> bool:
    return influence_in(s, area) < FULL


def makes_room(s: State, seat: Seat, area: Area) -> bool:
    ground = s.areas[area]
    return influence_in(s, area) < FULL or ground.influence[seat] + _imperial(s, seat, area) < influence_in(s, area)


def _imperial(s: State, seat: Seat, area: Area) -> int:
    return s.areas[area].imperial if s.empire.emperor == seat else 0


def _lying(s: State, seat: Seat, area: Area) -> int:
    """Of "all influence": the Emperor's imperial cubes are his, too; before revision 3 they were not."""  # 18.2.like
    return s.areas[area].influence[seat] + (_imperial(s, seat, area) if s.revision >= 3 else 0)


Cube = tuple[Literal["cube"], Seat] | tuple[Literal["imperial"]]
Own = tuple[Literal["area"], Area] | tuple[Literal["imperial"], Area]


def displace(t: T, seat: Seat, area: Area, env: Env) -> None:
    """An opponent's cube, or an imperial one, gives way."""  # 11.1.cap
    s = t.state
    ground = s.areas[area]
    options: list[Cube] = [("cube", other) for other, k in enumerate(ground.influence) if other != seat and k]
    if ground.imperial and s.empire.emperor != seat:
        options.append(("imperial",))
    said = t.ask(env.chooser, "displace", options, auto=True, about=about(env, area=area))
    if said[0] == "cube":
        add_influence(s, area, said[1], -1)
        t.tell("influence", "11.1.cap", seat=said[1], area=area, n=-1)
    else:
        s.areas[area] = replace(ground, imperial=ground.imperial - 1)
        t.tell("imperial_cube", "11.1.cap", area=area, n=-1)


def _remove(t: T, seat: Seat, where: Sequence[Area], n: int, env: Env) -> Bound:
    """Own cubes only: a marriage is never removed. The Emperor's may be imperial."""  # 11.2.counts, 18.2.like
    s = t.state
    if t.rev >= 2 and any(_imperial(s, seat, a) for a in where):
        return _remove_imperial(t, seat, where, n, env)
    there = [a for a in where for _ in range(s.areas[a].influence[seat])]
    if n >= len(there):
        gone = there
        for a in gone:
            add_influence(s, a, seat, -1)
    else:
        gone = deal_out(
            env,
            "area",
            n,
            lambda: [a for a in where if s.areas[a].influence[seat]],
            lambda a: add_influence(s, a, seat, -1),
            "influence_away",
        )
    _tell(t, seat, gone, -1, env)
    return bind("area", dict.fromkeys(gone), [seat])


def _remove_imperial(t: T, seat: Seat, where: Sequence[Area], n: int, env: Env) -> Bound:
    s = t.state
    gone: list[Area] = []
    lying = sum(s.areas[a].influence[seat] + s.areas[a].imperial for a in where)
    for left in range(min(n, lying), 0, -1):
        options: list[Own] = [("area", a) for a in where if s.areas[a].influence[seat]]
        options += [("imperial", a) for a in where if s.areas[a].imperial]
        asked = options if n < lying else options[:1]
        kind, a = t.ask(env.chooser, "lose_influence", asked, auto=True, about=about(env, left=left))
        if kind == "area":
            add_influence(s, a, seat, -1)
        else:
            s.areas[a] = replace(s.areas[a], imperial=s.areas[a].imperial - 1)
        gone.append(a)
    _tell(t, seat, gone, -1, env)
    return bind("area", dict.fromkeys(gone), [seat])


def _swap(t: T, seat: Seat, where: Sequence[Area], n: int, op: Op, env: Env) -> Bound:
    """Own cubes in the place of opponents' cubes."""
    s = t.state
    put: list[Area] = []
    for left in range(n, 0, -1):
        others = [a for a in where if _of_others(s, seat, a) and takes_influence(s, a)]
        a = pick(env, "area", others, "influence_swap", bool(op.get("optional")), left)
        if a is None or not free_a_cube(t, seat, "16.3.influence", ("influence", a)):
            break
        displace(t, seat, a, env)
        add_influence(s, a, seat, 1)
        put.append(a)
    _tell(t, seat, put, 1, env)
    return bind("area", dict.fromkeys(put), [seat])


def _of_others(s: State, seat: Seat, area: Area) -> int:
    """Cubes of opponents, imperial ones of another Emperor among them; before revision 3 those did not count."""
    grey = s.areas[area].imperial if s.revision >= 3 and s.empire.emperor != seat else 0
    return sum(s.areas[area].influence) - s.areas[area].influence[seat] + grey


def _tell(t: T, seat: Seat, where: Sequence[Area], sign: int, env: Env) -> None:
    for a in dict.fromkeys(where):
        t.tell("influence", env.rule, seat=seat, area=a, n=sign * list(where).count(a))


# --- weakness ---


def _weakness(t: T, seat: Seat, op: Op, env: Env) -> Bound:
    s = t.state
    if "ruler_of" in op:
        return _weak_ruler(t, op["ruler_of"], env)
    where = [a for a in areas(s, op["areas"], env) if not s.areas[a].weakness]
    fewest, most = bounds(s, seat, op.get("n", "all"), env, len(where))
    if not op.get("chain"):
        chosen = pick_some(env, "area", where, "weakness", fewest, most)
    else:
        chosen = []
        for left in range(most, 0, -1):
            near = [a for a in where if a not in chosen and (not chosen or a in areas_beside(s, chosen[-1]))]
            a = pick(env, "area", near, "weakness", len(chosen) >= fewest, left)
            if a is None:
                break
            chosen.append(a)
    for a in chosen:  # 4.4.B.devastation
        s.areas[a] = replace(s.areas[a], weakness=True)
        t.tell("weak_area", env.rule, area=a)
    return bind("area", chosen)


def _weak_ruler(t: T, who: object, env: Env) -> Bound:
    # 7.2.death
    from .ops_people import weaken_ruler

    if who == "card":
        env.trace.frail = True
        return bind("player", [env.you])
    struck = people.players(t.state, who, env)
    for one in struck:
        weaken_ruler(t, one, env)
    return bind("player", struck, struck)


# --- the Empire ---


def _hre(t: T, seat: Seat, op: Op, env: Env) -> Bound:
    """16.3.hre_leave: only the loss of authority that the card prints; the ceiling of 18.1.max holds at once. Or the
    Emperor may defend the Empire (18.4.activate)."""
    if op["do"] == "defend":
        return bind("player", [seat] if any(call(t, env) for call in hooks.DEFENCE) else [])
    s, w = t.state, world(t.state)
    if t.rev >= 3 and s.empire.realm is None:  # 18.7.emperor: there is nothing to leave
        return NOTHING
    where = [a for a in areas(s, op["areas"], env) if w.areas[a].hre] if "areas" in op else []
    if op["do"] == "leave_realm":  # 18.3.subject_leave
        home = capital_area(s, s.players[seat].realm)
        if home is not None and w.areas[home].hre and home not in where:
            where.append(home)
    left = [a for a in where if not s.areas[a].outside]
    for a in left:
        set_outside(t, a, env.rule)
    if t.rev >= 2:  # 18.1.max
        change_authority(t, 0, "18.1.max")
    elif s.empire.realm is not None:
        s.empire.authority = min(s.empire.authority, authority_ceiling(s))
    return bind("area", left)


HANDLERS: Handlers = {"claim": _claim, "core": _core, "influence": _influence, "weakness": _weakness, "hre": _hre}
