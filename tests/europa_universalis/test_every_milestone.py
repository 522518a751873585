"""Each of the 64 milestones: completed where it is reached, by the first and by later ones, and not a step short."""

from __future__ import annotations

from typing import Any

import pytest

from europa_universalis.build import content
from europa_universalis.goals_kit import IDLE, play, reached, shorts, sorts, ways
from europa_universalis.goals_rewards import standing
from europa_universalis.round_kit import once
from regnum.games.europa_universalis import GAME
from regnum.games.europa_universalis.effects.goals import condition_of, stands
from regnum.games.europa_universalis.lookup import details
from regnum.games.europa_universalis.model import OpenMilestone, State
from regnum.games.europa_universalis.setup import choices, milestone_piles, start
from regnum.games.europa_universalis.state import check as sound
from regnum.kernel import Setup

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


# --- in the scenarios ---

BEGINNINGS = [(scenario, seats) for scenario, (_, variants) in choices(content()).items() for seats in variants]
FAR = [m for m, info in MILESTONES.items() if info.distant]


def begun(scenario: str, seats: int, revision: int = GAME.revision) -> State:
    """The first age, before anybody has moved."""
    s = start(Setup("europa_universalis", seats, 1, {"scenario": scenario}, revision), content())
    return once(s, "opening").state


def piles(s: State, age: int) -> list[Any]:
    s.age = age
    milestone_piles(s, list(MILESTONES))
    return [*s.pile_economy, *s.pile_expansion, *s.pile_politics, *s.pile_war]


@pytest.mark.parametrize(("scenario", "seats"), BEGINNINGS)
def test_17_3_complete__none_is_met_when_a_scenario_begins(scenario: str, seats: int) -> None:
    s = begun(scenario, seats)
    s.phase = 2
    for m in piles(s, s.age):
        for seat, p in enumerate(s.players):
            assert not p.active or not stands(s, seat, condition_of(s, MILESTONES[m])), f"{m}: {p.realm}"


@pytest.mark.parametrize(
    ("scenario", "seats", "out"),
    [
        ("1-01", 3, []),
        ("1-02", 4, FAR),  # no distant continent is on its boards
        ("2-06", 5, FAR),  # it says so
        ("2-02", 3, ["2-expansion-circumnavigation", "3-expansion-sun", "4-expansion-australis"]),  # two continents
        ("2-03", 5, ["2-expansion-circumnavigation"]),  # three
        ("2-02", 6, []),
    ],
)
def test_17_3_four__what_needs_distant_continents_lies_in_no_pile_without_them(
    scenario: str, seats: int, out: list[str]
) -> None:
    s = begun(scenario, seats)
    found = [m for age in (1, 2, 3, 4) for m in piles(s, age)]
    assert sorted(MILESTONES.keys() - set(found)) == sorted(out)
    assert len(found) == len(set(found))
    s.revision = 1  # tables that began so have all
    assert sorted(m for age in (1, 2, 3, 4) for m in piles(s, age)) == sorted(MILESTONES)


# --- corrections ---


def test_17_3_complete__a_table_that_began_earlier_keeps_the_words_of_its_time() -> None:
    s = begun("1-01", 4)
    corrected = {m: raw["earlier"] for m, raw in WRITTEN.items() if "earlier" in raw}
    assert corrected
    for m, before in corrected.items():
        for revision in range(1, GAME.revision + 1):
            s.revision = revision
            wanted = next((before[last] for last in sorted(before) if revision <= int(last)), WRITTEN[m]["condition"])
            assert list(condition_of(s, MILESTONES[m])) == wanted  # type: ignore[index]


def test_17_3_complete__and_says_them_to_whoever_asks() -> None:
    s = begun("1-01", 4)
    for revision, ducats in ((2, 30), (3, 45)):
        s.revision = revision
        (panel,) = details(s, "milestone-1-economy-reliable")
        assert f'"measure": "ducats", "min": {ducats}' in str(dict(panel.rows)["row-text"].args["text"])


def test_17_3_complete__what_an_owner_of_the_box_reads_on_his_card_counts_in_every_revision() -> None:
    printed = [{"check": "count", "measure": "zones_ruled", "min": 5}]
    own = GAME.content({"milestones": {"2-expansion-mare": {"condition": printed}}}, "mine.toml")
    s = begun("1-01", 4)
    for revision in range(1, GAME.revision + 1):
        s.revision = revision
        assert list(condition_of(s, own.milestones["2-expansion-mare"])) == printed
