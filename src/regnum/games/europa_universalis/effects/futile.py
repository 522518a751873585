"""Whether an action of a card could do nothing at all: then it is not played (16.3.conditions, 11.4.condition)."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ....kernel import RuleId, Seat
from ..content.shapes import Op
from ..faith import state_faith
from ..model import State
from . import courts
from .areas import areas
from .checks import holds, select
from .costs import payable
from .env import Env
from .lands import provinces
from .ops_faith import can_turn
from .ops_ideas import candidates, no_research, price
from .ops_land import fits, room
from .ops_places import corable
from .ops_subjugate import no_subjugation
from .ops_unrest import quellable

Why = RuleId | None


def futile(s: State, seat: Seat, ops: Sequence[Op], env: Env) -> Why:
    """The rule for which nothing of the list can be carried out, or None. What begins with a choice of something is
    about that; otherwise one operation that does anything is enough."""
    found = [_idle(s, seat, op, env) for op in ops]
    if not found:
        return None
    if ops[0]["op"] == "pick":
        return found[0]
    return None if None in found else found[0]


def _idle(s: State, seat: Seat, op: Op, env: Env) -> Why:
    if op.get("who", "you") != "you" or "by" in op:
        return None
    look = LOOKS.get(op["op"])
    return look(s, seat, op, env) if look is not None else None


def _pick(s: State, seat: Seat, op: Op, env: Env) -> Why:
    return None if select(s, op["target"], op["select"], env) else "16.3.conditions"


def _choose(s: State, seat: Seat, op: Op, env: Env) -> Why:
    for option in op["options"]:
        if holds(s, seat, option.get("when", ()), env) and futile(s, seat, option["ops"], env) is None:
            return None
    return "16.3.conditions"


def _research(s: State, seat: Seat, op: Op, env: Env) -> Why:
    if op["do"] != "research":
        return None
    if "held_by" in op:  # who is near matters only if somebody knows more
        known = {i for other, p in enumerate(s.players) if other != seat for i in p.ideas}
        if all(no_research(s, seat, i) for i in known):
            return "5.1.idea"
    return None if any(payable(s, seat, price(s, seat, i, op)) for i in candidates(s, seat, op, env)) else "5.1.idea"


def _subjugate(s: State, seat: Seat, op: Op, env: Env) -> Why:
    """The reason of the first realm that comes into question."""
    why = [no_subjugation(s, seat, realm) for realm in courts.realms(s, op["realms"], env)]
    return None if None in why else next(iter(why), "11.4.condition")


def _core(s: State, seat: Seat, op: Op, env: Env) -> Why:
    return None if any(corable(s, seat, a) for a in areas(s, op["areas"], env)) else "7.6.token_limits"


def _religion(s: State, seat: Seat, op: Op, env: Env) -> Why:
    to = state_faith(s, s.players[seat].realm) if op["to"] == "state" else op["to"]
    return None if any(can_turn(s, a, to) for a in areas(s, op["areas"], env)) else "5.3.convert"


def _holding(s: State, seat: Seat, op: Op, env: Env) -> Why:
    found = [p for p in provinces(s, op["on"], env) if fits(s, seat, p, op) and room(s, seat, [p], op["to"])]
    return None if found else "16.3.grow_town" if op["to"] == "large" else "16.3.gain_town"


def _unrest(s: State, seat: Seat, op: Op, env: Env) -> Why:
    if op.get("limits") != "quell":
        return None
    return None if quellable(s, seat, op, env) else "5.5.quell.limits"


def _rebels(s: State, seat: Seat, op: Op, env: Env) -> Why:
    return None if "areas" not in op or areas(s, op["areas"], env) else "16.3.conditions"


LOOKS: dict[str, Callable[[State, Seat, Op, Env], Why]] = {
    "pick": _pick,
    "choose": _choose,
    "idea": _research,
    "subjugate": _subjugate,
    "core": _core,
    "religion": _religion,
    "holding": _holding,
    "unrest": _unrest,
    "rebels": _rebels,
}
