"""Whether an action of a card, or what an event lets one buy, could do nothing at all: then it is not offered
(16.3.conditions, 11.4.condition)."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ....kernel import RuleId, Seat, replace
from ..content.shapes import Op
from ..faith import state_faith
from ..model import State
from ..papacy import may_gain_cardinal
from ..realm import alliances, under
from . import courts
from .areas import areas
from .checks import holds, select
from .costs import payable
from .env import Env, bind
from .lands import provinces
from .ops_church import no_crusade, no_excommunication
from .ops_faith import can_turn
from .ops_ideas import candidates, no_research, price
from .ops_land import fits, with_room
from .ops_pacts import no_pact
from .ops_places import claimable, corable, has_room, makes_room, takes_influence
from .ops_subjugate import no_subjugation, subjects_of
from .ops_unrest import calm, quellable, restless
from .seas import nodes

Why = RuleId | None


def unmet(s: State, seat: Seat, when: Sequence[Op], env: Env) -> Why:
    """The rule behind the first condition of a card that does not hold, or None."""
    for check in when:
        if not holds(s, seat, (check,), env):
            if check["check"] == "ruler":
                return "7.2.interregnum_limits"
            return "11.2.max" if check.get("measure") == "marriages" else "16.3.conditions"
    return None


def futile(s: State, seat: Seat, ops: Sequence[Op], env: Env) -> Why:
    """The rule for which nothing of the list can be carried out, or None. What begins with a choice of something is
    about that; otherwise one operation that does anything is enough."""
    found = [_idle(s, seat, op, env) for op in ops]
    if not found:
        return None
    if ops[0]["op"] == "pick":
        aimless = names_player(ops) and not victims(s, ops, env)
        return found[0] or ("16.3.conditions" if aimless else None)
    return None if None in found else found[0]


def names_player(ops: Sequence[Op]) -> bool:
    """Whether a list is about a player who is named first, and what it does to him comes next."""
    return len(ops) > 1 and ops[0]["op"] == "pick" and ops[0]["target"] == "player" and "as" in ops[0]


def victims(s: State, ops: Sequence[Op], env: Env) -> list[Seat]:
    """Players who can be named in such a list and of whom it could touch anything."""
    found: list[Seat] = select(s, "player", {k: v for k, v in ops[0]["select"].items() if k != "pick"}, env.looking())
    return [
        x for x in found if _strikes(s, ops[1], replace(env, bound={**env.bound, ops[0]["as"]: bind("player", [x])}))
    ]


def _strikes(s: State, op: Op, env: Env) -> bool:
    if op["op"] == "pick":
        return bool(select(s, op["target"], op["select"], env.looking()))
    if op["op"] == "unrest" and isinstance(op["n"], int) and op["n"] > 0:
        return any(calm(s, p) for p in provinces(s, op["on"], env.looking()))
    return True


def _idle(s: State, seat: Seat, op: Op, env: Env) -> Why:
    if op.get("who", "you") != "you" or "by" in op:
        return None
    look = LOOKS.get(op["op"])
    return look(s, seat, op, env) if look is not None else None


def _pick(s: State, seat: Seat, op: Op, env: Env) -> Why:
    if select(s, op["target"], op["select"], env):
        return None
    return "11.2.who" if "may_marry" in op["select"] else "16.3.conditions"


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
    return (
        None if any(payable(s, seat, price(s, seat, i, op, env)) for i in candidates(s, seat, op, env)) else "5.1.idea"
    )


def _subjugate(s: State, seat: Seat, op: Op, env: Env) -> Why:
    """The reason of the first realm that comes into question."""
    if not alliances(s, seat) and not under(s, s.players[seat].realm):
        return "11.4.condition"
    why = [no_subjugation(s, seat, realm) for realm in subjects_of(s, seat, op, env)]
    return None if None in why else next(iter(why), "11.4.condition")


def _core(s: State, seat: Seat, op: Op, env: Env) -> Why:
    owned = env.card is not None  # of Integrate Area; what rewards say of vassals is their own
    return None if any(corable(s, seat, a, owned) for a in areas(s, op["areas"], env)) else "7.6.token"


def _religion(s: State, seat: Seat, op: Op, env: Env) -> Why:
    to = state_faith(s, s.players[seat].realm) if op["to"] == "state" else op["to"]
    return None if any(can_turn(s, a, to) for a in areas(s, op["areas"], env)) else "5.3.convert"


def _holding(s: State, seat: Seat, op: Op, env: Env) -> Why:
    found = [p for p in provinces(s, op["on"], env) if fits(s, seat, p, op)]
    return (
        None if with_room(s, seat, found, op["to"]) else "16.3.grow_town" if op["to"] == "large" else "16.3.gain_town"
    )


def _unrest(s: State, seat: Seat, op: Op, env: Env) -> Why:
    if op.get("limits") == "quell":
        return None if quellable(s, seat, op, env) else "5.5.quell.limits"
    if not isinstance(op["n"], int) or op["n"] > 0:
        return None
    found = provinces(s, op.get("on", {"of": seat, "piece": "holding"}), env)
    return None if any(restless(s, p) for p in found) else "14.1.flip"


def _papal(s: State, seat: Seat, op: Op, env: Env) -> Why:
    if op["do"] == "commit":
        return None
    if s.curia.token:
        return "19.3.papal"
    if op["do"] == "excommunicate":
        realm = courts.known(s, op["target"])
        return "19.3.excommunicate" if realm is None else no_excommunication(s, realm)
    where = areas(s, op["areas"], env) if "areas" in op else list(s.areas)
    return None if any(no_crusade(s, a) is None for a in where) else "19.3.crusade"


def _cardinal(s: State, seat: Seat, op: Op, env: Env) -> Why:
    gains = isinstance(op["n"], int) and op["n"] > 0
    return "19.access" if gains and not may_gain_cardinal(s, seat) else None


def _pact(s: State, seat: Seat, op: Op, env: Env) -> Why:
    if op["do"] not in ("gain", "replace"):
        return None
    found = [r for r in courts.realms(s, op["realms"], env) if r in s.realms]
    fit = [r for r in found for kind in op["kind"] if no_pact(s, seat, r, kind, op["do"] == "replace") is None]
    return None if fit else "16.3.gain_alliance"


def _influence(s: State, seat: Seat, op: Op, env: Env) -> Why:
    if not isinstance(op["n"], int) or op["n"] < 0 or op.get("swap"):
        return None
    where = areas(s, op["areas"], env)
    fit = makes_room if env.card is None else has_room  # 11.1.cap: action cards crowd nobody out
    return None if any(takes_influence(s, a) and fit(s, seat, a) for a in where) else "16.3.influence"


def _claim(s: State, seat: Seat, op: Op, env: Env) -> Why:
    spec = op.get("n", 1)
    if not isinstance(spec, int) or spec < 0:
        return None
    return None if any(claimable(s, seat, a) for a in areas(s, op["areas"], env)) else "5.4.claim.limits"


def _develop(s: State, seat: Seat, op: Op, env: Env) -> Why:
    return None if any(not s.nodes[x].developed for x in nodes(s, op["nodes"], env)) else "16.3.developed"


def _merchant(s: State, seat: Seat, op: Op, env: Env) -> Why:
    return "16.3.merchant" if op["do"] == "gain" and s.players[seat].merchants != 2 else None


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
    "papal": _papal,
    "cardinal": _cardinal,
    "pact": _pact,
    "influence": _influence,
    "claim": _claim,
    "develop": _develop,
    "merchant": _merchant,
}
