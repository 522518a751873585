"""Missions and milestones: 17.2 and 17.3."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Literal

from ....kernel import Seat, Step, Table, replace
from ..content.shapes import MissionId
from ..counters import gain_prestige
from ..effects.env import Env
from ..effects.goals import condition_of, stands
from ..effects.measures import measure
from ..effects.running import run
from ..effects.triggers import fire
from ..effects.watch import Goals, goals_that_hold
from ..ledger import looking
from ..model import State
from .harbours import LostPort, leave_lost_ports, lost_ports
from .order import active_seats, seats_in_order
from .victory import objective_met, winners

T = Table[State]
Show = tuple[Literal["show"], MissionId] | tuple[Literal["enough"]]


def fulfilled(s: State, seat: Seat, mission: MissionId) -> bool:
    return stands(s, seat, condition_of(s, s.box.missions[mission]))


def moment(t: T) -> None:
    """Between two steps of whatever is under way: milestones that hold are scored, objectives are looked at, and
    whoever may have a mission that has just come true may show it."""  # 17.2.complete, 17.3.complete
    if objective_met(t.state):  # 4.7.scenario_override
        t.state.over = True
        t.agenda.clear()
        t.tell("over", "4.7.scenario_override", winners=winners(t.state))
        return
    lost, found = looking(t.state, partial(survey, t.state))
    if lost:
        leave_lost_ports(t, lost)  # 9.5.port_safe
        found = reckoned(t.state)
    while found.milestones:
        order = seats_in_order(t.state, begins(t.state))
        for i, seat in sorted(found.milestones, key=lambda one: (one[0], order.index(one[1]))):
            complete(t, seat, i)
        found = reckoned(t.state)
    ask_missions(t, found.missions)


def survey(s: State) -> tuple[list[LostPort], Goals]:
    """What a moment has to look at: ships in ports that are friendly no longer, and goals."""
    return lost_ports(s), goals_that_hold(s)


def reckoned(s: State) -> Goals:
    return looking(s, partial(goals_that_hold, s))


def ask_missions(t: T, missions: Mapping[Seat, list[MissionId]]) -> None:
    """Asked are all who may hold a mission that did not hold at the moment before, so that being asked tells nothing
    (docs/rulings); what was not shown then can be shown in a turn of one's own."""
    s = t.state
    options: dict[Seat, list[Show]] = {}
    for seat, found in missions.items():
        p = s.players[seat]
        if found == p.goals_seen:
            continue
        if found and any(m not in p.goals_seen for m in found):
            options[seat] = [("enough",), *(("show", m) for m in p.missions if fulfilled(s, seat, m))]
        p.goals_seen = [*found]
    if not options:
        return
    said = t.react("show_mission", options, ("enough",), about={"rule": "17.2.complete"})
    rewards: list[Step] = []
    for seat in seats_in_order(s, begins(s)):
        answer: Show = said.get(seat, ("enough",))
        if answer[0] == "show":
            rewards.append(claim(t, seat, answer[1]))
            s.players[seat].goals_seen = []  # the other one may be shown as well
    if rewards:  # in turn order, then it is looked what else holds; before revision 3 all the other way round
        t.push(*((*rewards, ("moment",)) if t.rev >= 3 else (("moment",), *reversed(rewards))))


def begins(s: State) -> Seat:
    """Who comes first of several: the active player, else the first one."""  # 17.3.ties
    return s.turn if s.phase == 2 and s.turn >= 0 else s.first


def claim_open(s: State, seat: Seat) -> bool:  # 17.2.complete: not in phase 1
    return s.phase != 1 and any(fulfilled(s, seat, m) for m in s.players[seat].missions)


def claim_options(t: T, seat: Seat) -> None:
    s = t.state
    ready = [m for m in s.players[seat].missions if fulfilled(s, seat, m)]
    options: list[Show] = [*(("show", m) for m in ready), ("enough",)]
    said = t.ask(seat, "show_mission", options, about={"rule": "17.2.complete"})
    if said[0] == "show":
        t.push(claim(t, seat, said[1]))


def claim(t: T, seat: Seat, mission: MissionId) -> Step:
    """Its prestige, at once, and the step of its effects, which are as those of an event."""
    s, p = t.state, t.state.players[seat]
    p.missions.remove(mission)
    p.missions_done.append(mission)
    t.reveal("mission", mission)
    t.tell("mission", "17.2.complete", seat=seat, mission=mission)
    info = s.box.missions[mission]
    gain_prestige(t, seat, info.prestige, "17.2.complete")
    return "reward", seat, mission


def reward(t: T, seat: Seat, mission: MissionId) -> None:
    """A step of its own: in the one before nobody else knew the mission."""
    fire(t, seat, "mission_completed")
    run(t, t.state.box.missions[mission].reward, Env(seat, seat, rule="17.2.complete", table=t))


def complete(t: T, seat: Seat, i: int) -> None:
    """Whoever meets an open milestone gets it at once: five prestige for the first, then three, then one; what it pays
    is for all."""  # 17.3.complete, 17.3.ties
    s = t.state
    open_one = s.milestones[i]
    info, before = s.box.milestones[open_one.card], len(open_one.done)
    s.milestones[i] = replace(open_one, done=(*open_one.done, seat))
    t.tell("milestone", "17.3.complete", seat=seat, milestone=open_one.card, n=before + 1)
    worth = info.prestige[before] if before < len(info.prestige) else 0
    gain_prestige(t, seat, worth, "17.3.complete")
    if worth:
        fire(t, seat, "milestone_scored")
    run(t, info.reward, Env(seat, seat, rule="17.3.complete", table=t))


GROWING = ("areas_owned", "base_tax", "distant_towns", "large_towns", "ports", "vassal_tokens")  # what goals see grow


def remember(s: State, seat: Seat) -> dict[str, int]:
    return {name: measure(s, seat, name, {}) for name in GROWING}


def begin_age(s: State) -> None:
    """What later counts as growth is counted from here."""
    for seat in active_seats(s):
        s.players[seat].since_age = remember(s, seat)


def begin_game(s: State) -> None:
    begin_age(s)
    for p in s.players:
        p.at_setup = dict(p.since_age)


STEPS = {"moment": moment, "reward": reward}
