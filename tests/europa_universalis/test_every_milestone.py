"""Each of the 64 milestones: completed where it is reached, by the first and by later ones, and not a step short."""

from __future__ import annotations

from typing import Any

import pytest

from europa_universalis.build import content
from europa_universalis.goals_kit import IDLE, play, reached, shorts, sorts, ways
from europa_universalis.goals_rewards import standing
from regnum.games.europa_universalis.model import OpenMilestone, State
from regnum.games.europa_universalis.state import check as sound

MILESTONES = content().milestones
WRITTEN: dict[str, Any] = content().sheet.data["milestones"]
REALM = "england"


def nobody(*_: Any) -> int:
    raise AssertionError("a milestone asks nothing")


def opened(s: State, milestone: str, *done: int) -> State:
    s.milestones = [OpenMilestone(milestone, done), *(OpenMilestone(m) for m in IDLE if m != milestone)][:4]  # type: ignore[arg-type]
    if len(s.milestones) < 4:
        s.milestones.append(OpenMilestone("1-economy-cabinet"))  # type: ignore[arg-type]
    return s


@pytest.mark.parametrize("milestone", MILESTONES)
def test_17_3_complete__five_three_one_and_the_reward_for_everybody(milestone: str) -> None:
    written = WRITTEN[milestone]
    (reward,) = written["reward"]
    for way in ways(written["condition"]):
        for sort in range(sorts(way)):
            s = reached(REALM, way, written["age"], sort)
            for done, prestige in (((), 5), ((2,), 3), ((2, 1), 1), ((3, 1, 2), 0)):
                before = opened(s, milestone, *done)
                sound(before)
                t = play(before, ("moment",), policy=nobody)
                assert t.state.milestones[0].done == (*done, 0)
                wanted = {"prestige": prestige, **{k: n for k, n in reward.items() if k != "op"}}
                was, now = standing(before), standing(t.state)
                wanted = {k: min(n, 10 - was[k]) if k in ("adm", "dip", "mil") else n for k, n in wanted.items()}
                assert {k: now[k] - was[k] for k in now if now[k] != was[k]} == {k: n for k, n in wanted.items() if n}
                again = play(t.state, ("moment",), policy=nobody)  # once for each player
                assert again.state.players[0].prestige == prestige


@pytest.mark.parametrize("milestone", MILESTONES)
def test_17_3_complete__a_step_short_of_a_milestone_nobody_has_it(milestone: str) -> None:
    written = WRITTEN[milestone]
    n = 0
    for way in ways(written["condition"]):
        for one in shorts(REALM, way, written["age"]):
            t = play(opened(one.state, milestone), ("moment",), policy=nobody)
            assert t.state.milestones[0].done == (), f"{one.check} {one.how}"
            assert [p.prestige for p in t.state.players] == [0, 0, 0, 0]
            n += 1
    assert n
