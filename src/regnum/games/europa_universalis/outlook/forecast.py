"""What the end of this round brings every player as things stand (4.3 and 4.4), counted by the functions that the rules
use there; where it depends on choices or dice, from how little to how much."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from ....kernel import Seat
from ..board import is_player
from ..church_room import crusade_stand
from ..content.shapes import KINDS
from ..counters import CAP, LOAN, loans_open, power
from ..model import NONE, State, War
from ..realm import marriages
from ..steps.income import Plan, corruption, gathered, income_parts, interest, prestige_parts, upkeep_parts
from ..steps.order import seats_in_order
from ..steps.rebellion import troubled, troubled_areas
from ..steps.revolt import (
    calm_towns,
    disorder,
    lost_succession,
    may_calm,
    occupation,
    rebel_areas,
    restless,
    unused_cause,
    vassals_dissent,
    war_weariness,
)
from ..steps.scoring import final_points
from ..struggles import share
from ..terms import foes, pair, white_by_itself
from ..wars import end_war

NO_UNREST: dict[str, Any] = {
    "unrest": {}, "areas": [], "dissent": False, "calms": False, "dice": [0, 0], "rebels": [], "interregnum": False,
}  # fmt: skip
OFFICES = {"4.4.E.curia": "curia", "4.4.E.emperor": "emperor", "4.4.E.absolute": "ideas"}


def forecast(s: State, seat: Seat | None) -> Mapping[str, Any]:
    """Of every seat: what is on the table is open to all, so it is the same for whoever looks."""
    s = without_rulers(s)
    tired = idle_wars(s)
    seats = [of_seat(s, who, tired) if p.active and not s.over else None for who, p in enumerate(s.players)]
    return {"forecast": seats}


def penalties_over(s: State) -> bool:
    """Whether steps 4.3.E and F of this round are done. Of the steps to come a viewer knows nothing."""
    return s.phase == 4 or (s.phase == 3 and s.penalised)


def without_rulers(s: State) -> State:
    """With the stability that an interregnum will have cost before it is asked about (4.3.F)."""
    if penalties_over(s):
        return s
    lower = [replace(p, stability=max(-3, p.stability - 1)) if p.ruler is None else p for p in s.players]
    return replace(s, players=lower)


@dataclass(frozen=True, slots=True)
class Idle:
    """Wars that end by themselves in white peace before anything else of the round depends on them."""

    wars: tuple[War, ...]  # those that go on
    lost: Mapping[Seat, int]  # prestige


def idle_wars(s: State) -> Idle:
    # 10.1.1, 10.terms.white: a point for each pair that is ended
    if penalties_over(s):  # peace has been made by then
        return Idle(tuple(s.wars), {})
    left, lost = replace(s), Counter[Seat]()
    for p in [s.players[seat] for seat in seats_in_order(s)] if s.wars else ():
        for foe in foes(left, p.realm):
            w = pair(left, p.realm, foe)
            if white_by_itself(left, w):
                lost.update(s.realms[r].player for r in (w.me, w.foe) if is_player(s, r))
                for one in w.us:
                    for other in w.them:
                        end_war(left, one, other)
    return Idle(tuple(left.wars), lost)


def of_seat(s: State, seat: Seat, idle: Idle) -> dict[str, Any]:
    said = {"prestige": prestige(s, seat, idle), **unrest(s, seat, idle)}
    return {**money(s, seat), **authority(s, seat), **said, **ends(s, seat)}


def money(s: State, seat: Seat) -> dict[str, Any]:
    """With everything kept that costs upkeep. `short`: not even all loans that are open would pay for it, so that
    something must be given up, or bankruptcy follows (4.4.B.order)."""
    p = s.players[seat]
    comes, goes = income_parts(s, seat), {**upkeep_parts(s, seat, Plan()), "by_interest": interest(s, seat)}
    net = sum(comes.values()) - sum(goes.values())
    left = p.ducats + net
    loans = 0
    while left < 0 and loans < loans_open(p):
        loans, left = loans + 1, left + LOAN
    return {
        "income": {key: n for key, n in comes.items() if n},
        "upkeep": {key: n for key, n in goes.items() if n},
        "net": net,
        "ducats": max(0, left),
        "loans": loans,
        "short": max(0, -left),
        "corruption": corruption(s, seat, left),
    }


def authority(s: State, seat: Seat) -> dict[str, Any]:
    """Points of power, none above ten; and how many more, or less, of the player's choice."""  # 4.4.D.stability
    p = s.players[seat]
    gained = {kind: min(max(0, gathered(s, seat, kind)), CAP - power(p, kind)) for kind in KINDS}
    return {"power": gained, "free_power": 2 if p.stability == 3 else -1 if p.stability == -3 else 0}


def prestige(s: State, seat: Seat, idle: Idle) -> dict[str, int]:
    """Of phases 3 and 4, what is still to come of them."""
    found: dict[str, int] = {}
    if s.phase not in (3, 4):  # 4.3.A: tokens laid since then stay for a round
        found["cb"] = sum(unused_cause(s, seat, realm) for realm, court in s.realms.items() if seat in court.cbs)
    if not penalties_over(s):
        thrones = [realm for realm, court in s.realms.items() if seat in court.disputed]
        found["white"] = -idle.lost.get(seat, 0)
        found["succession"] = sum(lost_succession(s, seat, realm) for realm in thrones)
        found["occupied"] = occupation(s, seat)
    found |= {OFFICES[rule]: n for rule, n in prestige_parts(s, seat).items()}
    if s.revision >= 2:
        found["crusade"] = crusade_stand(s).get(seat, 0)
        found["struggle"] = sum(share(s, seat, one).total for one in s.struggles_active)
    return {key: n for key, n in found.items() if n}


def unrest(s: State, seat: Seat, idle: Idle) -> dict[str, Any]:
    """New unrest on towns, by its cause, never more than there are calm towns; vassals of another faith may be kept
    quiet with influence. `dice`: rolled for rebels where there is unrest already, and with all that is new."""
    if s.phase == 4:
        return {**NO_UNREST}
    areas, spared = restless(s, seat)
    calm, weary = len(calm_towns(s, seat)), war_weariness(replace(s, wars=[*idle.wars]), seat)  # 4.3.H.1
    causes = {"religious": len(areas) - spared, "by_war": weary, "unstable": disorder(s, seat)}
    new: dict[str, int] = {}
    for key, n in causes.items():
        new[key] = min(n, calm - sum(new.values()))
    vassals = vassals_dissent(s, seat, s.revision)
    # one unrest with a vassal, or none: where influence can be given up, and always where no vassal is quiet
    least = int(bool(vassals) and all(one[0] == "vassal" for one in vassals))
    most = int(any(one[0] == "vassal" for one in vassals))
    now = sum(len(troubled(s, seat, a)) for a in troubled_areas(s, seat))
    shown = any(land.town == seat and land.unrest and land.occupier == NONE for land in s.provinces.values())
    soothes = may_calm(s, seat) and (shown or any(new.values()))
    return {
        "unrest": {key: n for key, n in new.items() if n},
        "areas": areas,
        "dissent": bool(vassals),
        "calms": soothes,
        "dice": [now + sum(new.values()) + least - int(soothes), now + sum(new.values()) + most],
        "rebels": [a for a in rebel_areas(s) if troubled(s, seat, a)],
        "interregnum": s.players[seat].ruler is None and not penalties_over(s),
    }


def ends(s: State, seat: Seat) -> dict[str, Any]:
    """What the end of the age and of the game would bring now."""  # 4.6.5, 4.7
    return {"wedded": int(bool(marriages(s, seat))), "final": {k: n for k, n in final_points(s, seat).items() if n}}
