"""Religion of areas and of states."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Literal

from ....kernel import RuleId, Seat
from ..content.shapes import Area, Faith, Op, RealmId
from ..deeds import record
from ..faith import REVOLUTION, TOKENS, beneath, faith, field_areas, same_faith, state_faith
from ..hre import revolution_reigns
from ..map import capital_area, rightful, world
from ..model import NONE, State
from ..papacy import leave_curia
from ..pieces import change_court, set_faith
from .amounts import amount
from .areas import areas
from .asking import pick_some
from .env import NOTHING, Bound, Env, Handlers, T, bind

PAPAL_STATES = RealmId("papal_states")
Where = tuple[Literal["area"], Area]


def _religion(t: T, seat: Seat, op: Op, env: Env) -> Bound:
    """15.3.tokens"""
    s = t.state
    to: Faith = state_faith(s, s.players[seat].realm) if op["to"] == "state" else op["to"]
    away = op["to"] == "remove_revolution"
    where = areas(s, op["areas"], env)
    found = [a for a in where if (revolution(s, a) if away else can_turn(s, a, to))]
    n = amount(s, seat, op.get("n", "all"), env, len(found))
    prefer = areas(s, op["prefer"], env) if "prefer" in op else []
    chosen = pick_some(env, "area", found, "religion", 0 if op.get("optional") else n, n, prefer)
    mine = state_faith(s, s.players[seat].realm)
    for a in chosen:
        for each in field_areas(s, a):
            env.trace.was.setdefault(each, faith(s, each))
        before = faith(s, a)
        turn(t, a, beneath(s, a) if away else to, env.rule, env.chooser, chosen)
        now = faith(s, a)
        new = now == mine or not same_faith(before, mine)  # a Catholic wins nobody over to Catholic reforms
        if same_faith(now, mine) and (new or t.rev < 3):
            record(s, seat, "converted")
    return bind("area", chosen, [seat])


def revolution(s: State, area: Area) -> bool:
    return s.areas[world(s).areas[area].field].revolution


def can_turn(s: State, area: Area, to: Faith) -> bool:
    """15.distant: overseas there is no religion; what is so already is not changed."""
    return not world(s).areas[area].distant and faith(s, area) != to


def turn(t: T, area: Area, to: Faith, rule: RuleId, chooser: Seat = NONE, fresh: Sequence[Area] = ()) -> None:
    """An area, and all that read its field, get a religion; independent and vassal realms with their capital there
    adopt it. `chooser`, `fresh`: as with `spare_token`."""  # 15.3.area, 15.2.change
    spare_token(t, area, to, chooser, fresh)
    take_faith(t.state, area, to)
    t.tell("faith", rule, area=area, faith=to)
    emperor = t.state.empire.realm
    if emperor is not None and to == "revolutionary" and t.state.empire.emperor == NONE:
        revolution_reigns(t, emperor)


def spare_token(t: T, area: Area, to: Faith, chooser: Seat, fresh: Sequence[Area] = ()) -> None:
    """When all tokens with the side that is needed lie on the board, one leaves an area of the chooser's choice, else
    of the first player's, where the printed religion is seen again; of the `fresh` ones only if there is no other."""
    s, w = t.state, world(t.state).areas  # 2.2.token_limit
    home = w[area].field
    if to == "revolutionary":
        spare_revolution(t, home, chooser, fresh)
        return
    both, most = next(((sides, n) for sides, n in TOKENS if to in sides), ((), 0))
    if t.rev < 5 or not both or to == w[home].faith or s.areas[home].faith in both:
        return
    laid = [a for a, ground in s.areas.items() if ground.faith in both]
    if len(laid) < most:
        return
    options: list[Where] = [("area", a) for a in laid if a not in fresh] or [("area", a) for a in laid]
    who = s.first if chooser == NONE else chooser
    gone = t.ask(who, "spare_faith", options, auto=True, about={"area": area, "faith": to})[1]
    if s.areas[gone].revolution:  # what lies on top stays
        s.areas[gone] = replace(s.areas[gone], faith="")
    else:
        take_faith(s, gone, w[gone].faith)
    t.tell("faith", "2.2.token_limit", area=gone, faith=faith(s, gone))


def spare_revolution(t: T, home: Area, chooser: Seat, fresh: Sequence[Area]) -> None:
    """The same for a revolution token that no symbol of an event places: the religion beneath is seen again."""
    s = t.state
    laid = [a for a, ground in s.areas.items() if ground.revolution]
    if t.rev < 6 or home in laid or len(laid) < REVOLUTION:
        return
    options: list[Where] = [("area", a) for a in laid if a not in fresh] or [("area", a) for a in laid]
    who = s.first if chooser == NONE else chooser
    about_it = {"area": home, "faith": "revolutionary"}
    gone = t.ask(who, "spare_faith", options, auto=True, about=about_it)[1]
    take_faith(s, gone, beneath(s, gone))
    t.tell("faith", "2.2.token_limit", area=gone, faith=faith(s, gone))


def take_faith(s: State, area: Area, to: Faith) -> None:
    set_faith(s, area, to)
    fields = field_areas(s, area)
    there = {rightful(s, p) for a in fields for p in world(s).areas[a].provinces}
    for realm in [r for r in s.realms if r in there]:
        court = s.realms[realm]
        home = capital_area(s, realm) if court.player == NONE else None
        if home in fields and realm != PAPAL_STATES:  # 15.2.papal
            if to != "mixed":
                change_court(s, realm, faith=to)
            elif court.faith == "revolutionary":  # 15.mixed: no state religion, and the revolution is over
                change_court(s, realm, faith=world(s).realms[realm].faith)


def _state_religion(t: T, seat: Seat, op: Op, env: Env) -> Bound:
    # 15.2.change: nothing else of the basic action happens
    s = t.state
    realm = s.players[seat].realm
    if realm == PAPAL_STATES or state_faith(s, realm) == op["to"]:  # 15.2.papal
        return NOTHING
    adopt(t, seat, op["to"], env.rule)
    return bind("realm", [realm], [seat])


def adopt(t: T, seat: Seat, to: Faith, rule: RuleId) -> None:
    """A player's realm changes its state religion; who is no longer Catholic leaves the curia."""  # 19.1.slots
    s = t.state
    change_court(s, s.players[seat].realm, faith=to)
    t.tell("state_faith", rule, seat=seat, faith=to)
    leave_curia(s, seat)
    revolution_reigns(t, s.players[seat].realm)


def restore_faith(t: T, seat: Seat) -> None:
    """A revolutionary realm with another government: the token leaves its capital area, and what lies beneath is its
    religion; under mixed faith, the one that it is printed with."""  # 15.revolution.leave
    s, realm = t.state, t.state.players[seat].realm
    home = capital_area(s, realm)
    if state_faith(s, realm) != "revolutionary" or home is None:
        return
    if revolution(s, home):
        turn(t, home, beneath(s, home), "15.revolution.leave")
    now = faith(s, home)
    adopt(t, seat, world(s).realms[realm].faith if now in ("", "mixed") else now, "15.revolution.leave")


HANDLERS: Handlers = {"religion": _religion, "state_religion": _state_religion}
