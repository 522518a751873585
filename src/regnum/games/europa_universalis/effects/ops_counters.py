"""The operation gain: counters of a player."""

from __future__ import annotations

from typing import Any

from ....kernel import Seat, replace
from ..content.shapes import KINDS, Kind, Op
from ..counters import free_a_cube, gain_any, gain_power, gain_prestige, gain_stability, owe
from ..hre import change_authority
from .amounts import amount
from .asking import pick
from .env import NOTHING, Bound, Env, Handlers, T, bind
from .lands import provinces

CHANGES = (
    "prestige", "stability", "adm", "dip", "mil", "any", "matching", "ducats", "interest", "colonists", "authority",
    "manpower", "exhaust", "restore",
)  # fmt: skip


def _gain(t: T, seat: Seat, op: Op, env: Env) -> Bound:
    changed = [_change(t, seat, what, op[what], op, env) for what in op if what in CHANGES]
    return bind("player", [seat]) if any(changed) else NOTHING


def _change(t: T, seat: Seat, what: str, spec: Any, op: Op, env: Env) -> bool:
    """Whether anything could be gained or lost."""
    s, p = t.state, t.state.players[seat]
    if what == "matching":
        kinds = [kind for card in env.get(spec["ref"]).items if (kind := _kind(t, card)) is not None]
        return bool(kinds) and _power(t, seat, kinds[0], int(spec["n"]), env)
    there = {"colonists": p.colonists, "restore": p.exhausted, "exhaust": p.available, "interest": p.interest}
    n = amount(s, seat, spec, env, there.get(what, 0))
    if isinstance(spec, dict) and "set" in spec:
        n -= getattr(p, what)
    if n == 0:
        return False
    match what:
        case "prestige":
            gain_prestige(t, seat, n, env.rule)
        case "stability":
            gain_stability(t, seat, n, env.rule)
        case "adm" | "dip" | "mil":
            return _power(t, seat, what, n, env)
        case "any":
            gain_any(t, seat, n, env.rule)
        case "ducats":
            if n > 0:
                p.ducats += n
            else:  # 7.4.forced_loan
                owe(t, seat, -n, env.rule)
        case "interest":
            n = max(n, -p.interest)
            p.interest += n
        case "colonists":
            n = _colonists(t, seat, n)
        case "authority":
            return change_authority(t, n, env.rule) != 0
        case "manpower":
            return _manpower(t, seat, n, op, env)
        case "exhaust":  # 9.3.exhausted
            n = min(n, p.available)
            p.available, p.exhausted = p.available - n, p.exhausted + n
        case "restore":  # 5.2.restore
            n = min(n, p.exhausted)
            p.available, p.exhausted = p.available + n, p.exhausted - n
    if what not in ("prestige", "stability", "any") and n:
        t.tell("counter", env.rule, seat=seat, what=what, n=n)
    return n != 0


def _kind(t: T, card: Any) -> Kind | None:
    box = t.state.box
    if card in box.ideas:
        return box.ideas[card].kind
    return box.cards[card].deck if card in box.cards else None


def _power(t: T, seat: Seat, kind: Kind, n: int, env: Env) -> bool:
    assert kind in KINDS
    change = gain_power(t, seat, kind, n, env.rule)
    if change:
        t.tell("counter", env.rule, seat=seat, what=kind, n=change)
    return change != 0


def _colonists(t: T, seat: Seat, n: int) -> int:
    # 4.5.A.5: each is a cube
    p = t.state.players[seat]
    before = p.colonists
    if n < 0:
        p.colonists = max(0, before + n)
    else:
        for _ in range(n):
            if not free_a_cube(t, seat, "4.5.A.5", ("colonist",)):
                break
            p.colonists += 1
    return p.colonists - before


def _manpower(t: T, seat: Seat, n: int, op: Op, env: Env) -> bool:
    # 9.3.value: tokens for good, of the player or on a province of an independent realm (13.4.plus_manpower)
    s = t.state
    if "on" not in op:
        s.players[seat].bonus_manpower = max(0, s.players[seat].bonus_manpower + n)
        t.tell("counter", env.rule, seat=seat, what="manpower", n=n)
        return True
    p = pick(env, "province", provinces(s, op["on"], env), "manpower")
    if p is None:
        return False
    s.provinces[p] = replace(s.provinces[p], manpower=s.provinces[p].manpower + n)
    t.tell("stronger", env.rule, province=p, n=n)
    return True


HANDLERS: Handlers = {"gain": _gain}
