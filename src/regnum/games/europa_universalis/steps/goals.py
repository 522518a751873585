"""Missions and milestones: 17.2 and 17.3."""

from __future__ import annotations

from dataclasses import replace
from typing import Literal

from ....kernel import Seat, Table
from ..content.shapes import MissionId
from ..counters import gain_prestige
from ..effects.checks import holds
from ..effects.env import Env
from ..effects.measures import measure
from ..effects.running import run
from ..model import State
from .order import active_seats, seats_in_order

T = Table[State]
Show = tuple[Literal["show"], MissionId] | tuple[Literal["enough"]]


def fulfilled(s: State, seat: Seat, mission: MissionId) -> bool:
    return holds(s, seat, s.box.missions[mission].condition)


def claim_open(s: State, seat: Seat) -> bool:  # 17.2.complete: not in phase 1
    return s.phase > 1 and any(fulfilled(s, seat, m) for m in s.players[seat].missions)


def claim_options(t: T, seat: Seat) -> None:
    s = t.state
    ready = [m for m in s.players[seat].missions if fulfilled(s, seat, m)]
    options: list[Show] = [*(("show", m) for m in ready), ("enough",)]
    said = t.ask(seat, "show_mission", options, about={"rule": "17.2.complete"})
    if said[0] == "show":
        claim(t, seat, said[1])


def claim(t: T, seat: Seat, mission: MissionId) -> None:
    """Its prestige and its effects, at once, as those of an event."""
    s, p = t.state, t.state.players[seat]
    p.missions.remove(mission)
    p.missions_done.append(mission)
    t.reveal("mission", mission)
    t.tell("mission", "17.2.complete", seat=seat, mission=mission)
    info = s.box.missions[mission]
    gain_prestige(t, seat, info.prestige, "17.2.complete")
    t.push(("reward", seat, mission))


def reward(t: T, seat: Seat, mission: MissionId) -> None:
    """A step of its own: in the one before nobody else knew the mission."""
    run(t, t.state.box.missions[mission].reward, Env(seat, seat, rule="17.2.complete", table=t))


def milestones(t: T) -> None:
    """Whoever meets an open milestone gets it at once: five prestige for the first, then three, then one; what it pays
    is for all."""  # 17.3.complete, 17.3.ties
    s = t.state
    begin = s.turn if s.phase == 2 and s.turn >= 0 else s.first
    for i in range(len(s.milestones)):
        card = s.milestones[i].card
        info = s.box.milestones[card]
        for seat in seats_in_order(s, begin):
            done = s.milestones[i].done
            if seat not in done and holds(s, seat, info.condition):
                s.milestones[i] = replace(s.milestones[i], done=(*done, seat))
                t.tell("milestone", "17.3.complete", seat=seat, milestone=card, n=len(done) + 1)
                gain_prestige(
                    t, seat, info.prestige[len(done)] if len(done) < len(info.prestige) else 0, "17.3.complete"
                )
                run(t, info.reward, Env(seat, seat, rule="17.3.complete", table=t))


GROWING = ("areas_owned", "base_tax", "distant_towns", "large_towns", "ports", "vassal_tokens")  # what goals see grow


def remember(s: State, seat: Seat) -> dict[str, int]:
    return {name: measure(s, seat, name, {}) for name in GROWING}


def begin_age(s: State) -> None:
    """What later counts as growth is counted from here."""
    for seat in active_seats(s):
        s.players[seat].since_age = remember(s, seat)


STEPS = {"milestones": milestones, "reward": reward}
