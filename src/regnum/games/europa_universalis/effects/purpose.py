"""Whether a card could do anything at all: what it begins with needs a target, and who has none may not play it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ....kernel import RuleId, Seat
from ..content.shapes import Op
from ..model import State
from ..realm import alliances, under
from .areas import areas
from .checks import holds
from .env import Env
from .lands import provinces
from .ops_faith import can_turn
from .ops_flow import nothing_to_pick
from .ops_ideas import researchable
from .ops_land import fits
from .ops_places import corable
from .ops_subjugate import no_subjugation, subjects_of

TARGETED = ("subjugate", "core", "religion", "idea", "holding", "rebels", "pick", "choose")


def unmet(s: State, seat: Seat, when: Sequence[Op], env: Env) -> RuleId | None:
    """The rule behind the first condition of a card that does not hold, or None."""
    for check in when:
        if not holds(s, seat, (check,), env):
            if check["check"] == "ruler":
                return "7.2.interregnum_limits"
            return "11.2.max" if check.get("measure") == "marriages" else "16.3.conditions"
    return None


def no_use(s: State, seat: Seat, ops: Sequence[Op], cost: Mapping[str, Any], env: Env) -> RuleId | None:
    """The rule that leaves the first operation without a target, or None. `cost`: what the card itself takes."""
    if not ops:
        return None
    op = ops[0]
    match op["op"]:
        case "subjugate":  # 11.4.condition: without an ally or vassal that fits the card cannot be played
            if not alliances(s, seat) and not under(s, s.players[seat].realm):
                return "11.4.condition"
            against = [no_subjugation(s, seat, r) for r in subjects_of(s, seat, op, env)]
            return None if None in against else next(iter(against), "11.4.condition")
        case "core":
            fit = any(corable(s, seat, a, owned=True) for a in areas(s, op["areas"], env))
            return None if fit else "7.6.token"
        case "religion" if op["to"] == "state":
            to = s.realms[s.players[seat].realm].faith
            return None if any(can_turn(s, a, to) for a in areas(s, op["areas"], env)) else "5.3.convert"
        case "idea" if op["do"] == "research":
            return None if researchable(s, seat, ops[:1], cost, env) else "5.1.idea"
        case "holding":
            return None if any(fits(s, seat, p, op) for p in provinces(s, op["on"], env)) else "16.3.grow_town"
        case "rebels" if "spread" in op:
            return None if areas(s, op["areas"], env) else "16.3.conditions"
        case "pick":
            if not nothing_to_pick(s, ops, env):
                return None
            return "11.2.who" if "may_marry" in op["select"] else "16.3.conditions"
        case "choose" if not op.get("optional"):
            found = [o for o in op["options"] if holds(s, seat, o.get("when", ()), env)]
            against = [no_use(s, seat, o["ops"], cost, env) for o in found]
            return None if None in against else next(iter(against), "16.3.conditions")
    return None
