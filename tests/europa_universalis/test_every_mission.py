"""Each of the 160 missions: claimed where it is reached, with all that it gives, and barred a step short of it."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from europa_universalis import goals_rewards as rewards
from europa_universalis.build import content
from europa_universalis.goals_kit import play, reached, shorts, sorts, ways
from europa_universalis.goals_rewards import Taker
from europa_universalis.round_kit import once
from regnum.games.europa_universalis import GAME
from regnum.games.europa_universalis.content.shapes import MissionInfo
from regnum.games.europa_universalis.model import State
from regnum.games.europa_universalis.setup import choices, start
from regnum.games.europa_universalis.state import check as sound
from regnum.games.europa_universalis.steps.goals import fulfilled
from regnum.games.europa_universalis.steps.turn import barred
from regnum.kernel import Setup

MISSIONS = content().missions
WRITTEN: dict[str, Any] = content().sheet.data["missions"]


def realm_of(info: MissionInfo) -> str:
    """Whose it is; of a general one, a realm that has it in its deck."""
    minor = [r for r, deck in content().mission_decks.items() if info.id in deck and not r.startswith("generic")]
    return next(iter(minor), "brandenburg")


def in_hand(s: State, mission: str) -> State:
    s.players[0].missions = [mission]  # type: ignore[list-item]
    return s


@pytest.mark.parametrize("mission", MISSIONS)
def test_17_2_complete__a_mission_that_is_reached_is_shown_and_its_reward_taken(mission: str) -> None:
    info, written = MISSIONS[mission], WRITTEN[mission]  # type: ignore[index]
    for way in ways(written["condition"]):
        for sort in range(sorts(way)):
            s = in_hand(reached(realm_of(info), way, sort=sort), mission)
            sound(s)
            assert barred(s, 0, ("goal",)) is None
            for option in range(rewards.options(written["reward"])):
                claimed(s, mission, option)
            t = play(s, ("moment",), policy=Taker(mission))  # as soon as it holds, not only from the menu
            assert t.state.players[0].missions_done == [mission]


def claimed(before: State, mission: str, option: int) -> None:
    written = WRITTEN[mission]
    ops = rewards.chosen(written["reward"], option)
    rewards.make_room(before, ops)
    taker = Taker(mission, option)
    t = play(before, ("goal", 0), policy=taker)
    s = t.state
    assert taker.asked[0] == "show_mission"
    assert (s.players[0].missions, s.players[0].missions_done) == ([], [mission])
    wanted: Counter[str] = Counter({"prestige": written["prestige"]})
    for op in ops:
        wanted.update(rewards.expected(before, op))
    was, now = rewards.standing(before), rewards.standing(s)
    if wanted.pop("traded", 0):
        assert "granted" in taker.asked
        wanted["ducats"] = now["ducats"] - was["ducats"]
        wanted["light"] = now["light"] - was["light"]
    if wanted["known"]:  # its price, and the prestige of who is the first to know it
        (idea,) = [i for i in s.players[0].ideas if i not in before.players[0].ideas]
        (op,) = [op for op in ops if op["op"] == "idea"]
        wanted[content().ideas[idea].kind] -= sum(op["cost"].values())
        wanted["prestige"] += 2
    wanted = rewards.spread(wanted, was, now)
    assert {k: now[k] - was[k] for k in now if now[k] != was[k]} == {k: n for k, n in wanted.items() if n}
    rewards.only_there(before, s, ops)
    sound(s)


@pytest.mark.parametrize("mission", MISSIONS)
def test_17_2_complete__a_step_short_of_a_mission_it_cannot_be_shown(mission: str) -> None:
    info = MISSIONS[mission]  # type: ignore[index]
    n = 0
    for way in ways(WRITTEN[mission]["condition"]):
        for one in shorts(realm_of(info), way):
            s = in_hand(one.state, mission)
            assert barred(s, 0, ("goal",)) == "17.2.complete", f"{one.check} {one.how}"
            taker = Taker(mission)
            t = play(s, ("moment",), policy=taker)
            assert taker.asked == []
            assert (t.state.players[0].missions_done, t.state.players[0].prestige) == ([], 0)
            n += 1
    assert n


BEGINNINGS = [(scenario, seats) for scenario, (_, variants) in choices(content()).items() for seats in variants]


def begun(scenario: str, seats: int, revision: int = GAME.revision) -> State:
    s = start(Setup("europa_universalis", seats, 1, {"scenario": scenario}, revision), content())
    return once(s, "opening").state


@pytest.mark.parametrize(("scenario", "seats"), BEGINNINGS)
def test_17_2_start__none_that_may_be_chosen_is_reached_when_a_scenario_begins(scenario: str, seats: int) -> None:
    s = begun(scenario, seats)
    for seat, p in enumerate(s.players):
        for m in (*p.missions, *p.mission_pile):
            needs = MISSIONS[m].requires
            if p.active and (not needs or set(needs) & set(p.missions_done)):
                assert not fulfilled(s, seat, m), f"{p.realm}: {m}"


def test_17_2_complete__a_table_that_began_earlier_keeps_the_words_of_its_time() -> None:
    """England owns all of Ireland in 1618, which is Catholic: since then its religion counts."""
    for revision, free in ((1, True), (2, False), (3, False)):
        s = begun("1-05", 6, revision)
        seat = next(i for i, p in enumerate(s.players) if p.realm == "england")
        assert fulfilled(s, seat, "england-1B") == free  # type: ignore[arg-type]
