"""Cardinals and papal actions."""

from __future__ import annotations

from typing import Literal

from ....kernel import RuleId, Seat
from ..content.shapes import Area, Op, RealmId
from ..counters import free_a_cube, gain_prestige
from ..faith import is_catholic, state_faith
from ..map import owner, world
from ..model import NONE, State
from ..papacy import cardinal_spaces, may_gain_cardinal
from ..pieces import lose_cardinal, put_cardinal
from . import courts, hooks, people
from .amounts import amount
from .areas import areas
from .asking import about, agree, pick
from .env import NOTHING, Bound, Env, Handlers, T, bind
from .running import perform, run

Space = tuple[Literal["cardinal"], int] | tuple[Literal["done"]]


def _cardinal(t: T, seat: Seat, op: Op, env: Env) -> Bound:
    s = t.state
    whose = people.seats_of(s, op["of"], env) if "of" in op else [seat]
    n = amount(s, seat, op["n"], env, sum(who in whose for who in s.curia.cardinals))
    if n < 0:
        return _lose(t, whose, -n, op, env)
    gained = 0
    for _ in range(n):  # 19.1.gain, 19.access, 19.1.rome_seized
        if not may_gain_cardinal(s, seat) or not free_a_cube(t, seat, "19.1.gain"):
            break
        put_cardinal(s, seat, cardinal_spaces(s) - s.curia.blocked)
        gained += 1
    if gained:
        t.tell("cardinal", env.rule, seat=seat, n=gained)
    return bind("player", [seat] * min(gained, 1), [seat])


def _lose(t: T, whose: list[Seat], n: int, op: Op, env: Env) -> Bound:
    """Those of Rome stay."""
    s = t.state
    lost: list[Seat] = []
    for left in range(n, 0, -1):
        places = [i for i, who in enumerate(s.curia.cardinals) if who in whose]
        if not places:
            break
        if op.get("which") == "any":
            options: list[Space] = [("cardinal", i) for i in places]
            if op.get("optional"):
                options.append(("done",))
            said = t.ask(env.chooser, "pick_cardinal", options, auto=True, about=about(env, left=left))
            if said[0] == "done":
                break
            place = said[1]
        else:
            place = places[-1]
        who = lose_cardinal(s, place)
        t.tell("cardinal", env.rule, seat=who, n=-1)
        lost.append(who)
    return bind("player", dict.fromkeys(lost), lost)


# --- papal actions ---


def _papal(t: T, seat: Seat, op: Op, env: Env) -> Bound:
    s = t.state
    if op["do"] == "commit":
        return _commit(t, seat, env)
    if s.curia.token:  # 19.3.papal: none while the token is out
        return NOTHING
    if op["do"] == "excommunicate":
        done = _excommunicate(t, seat, op, env)
    else:
        done = _crusade(t, seat, op, env)
    if done:
        if op.get("commit"):
            _commit(t, seat, env)
        run(t, op.get("then", ()), env)
    return done


def _commit(t: T, seat: Seat, env: Env) -> Bound:
    # 19.3.crusade.devoted
    curia = t.state.curia
    if curia.token != "crusade" or seat in curia.devoted:
        return NOTHING
    curia.devoted.append(seat)
    t.tell("devoted", env.rule, seat=seat)
    return bind("player", [seat])


def _crusade(t: T, seat: Seat, op: Op, env: Env) -> Bound:
    # 19.3.crusade
    s = t.state
    where = areas(s, op["areas"], env) if "areas" in op else list(s.areas)
    a = pick(env, "area", [x for x in where if no_crusade(s, x) is None], "crusade", bool(op.get("optional")))
    if a is None:
        return NOTHING
    call_crusade(t, seat, a, env, war=not op.get("token_only"))
    return bind("area", [a])


def call_crusade(t: T, seat: Seat, area: Area, env: Env, war: bool = True) -> None:
    """The token lies on the area, and the caller may declare war at once."""
    s = t.state
    s.curia.token, s.curia.crusade = "crusade", area
    t.tell("crusade", env.rule, seat=seat, area=area)
    if war:
        for declared in hooks.CRUSADE:
            declared(t, seat, area, env)


def no_crusade(s: State, area: Area) -> RuleId | None:
    return None if muslim_lands(s, area) >= 2 else "19.3.crusade"


def muslim_lands(s: State, area: Area) -> int:
    found = [owner(s, p) for p in world(s).areas[area].provinces]
    return sum(r is not None and state_faith(s, r) == "muslim" for r in found)


def _excommunicate(t: T, seat: Seat, op: Op, env: Env) -> Bound:
    # 19.3.excommunicate
    s = t.state
    realm = courts.known(s, op["target"])
    if realm is None or no_excommunication(s, realm) is not None:
        return NOTHING
    if op.get("optional") and not agree(t, seat, env, "excommunicate", realm=realm):
        return NOTHING
    excommunicate(t, realm, env)
    return bind("realm", [realm], [s.realms[realm].player])


def no_excommunication(s: State, realm: RealmId) -> RuleId | None:
    seat = s.realms[realm].player
    if seat == NONE or not is_catholic(s, realm) or s.players[seat].ruler is None:
        return "19.3.excommunicate"
    return None


def excommunicate(t: T, realm: RealmId, env: Env) -> None:
    """He loses one prestige, a cardinal and four influence of his choice."""
    s = t.state
    victim = s.realms[realm].player
    s.curia.token, s.curia.target = "excommunication", realm
    t.tell("excommunicated", env.rule, seat=env.you, realm=realm)
    gain_prestige(t, victim, -1, "19.3.excommunicate")
    his = env.running(victim)
    perform(t, {"op": "cardinal", "n": -1, "which": "any"}, his)
    perform(t, {"op": "influence", "n": -4, "areas": {"religion": ["catholic"]}}, his)


HANDLERS: Handlers = {"cardinal": _cardinal, "papal": _papal}
