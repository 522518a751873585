"""What a bot thinks a position is worth."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from europa_universalis.build import A
from regnum.bots import greedy_bot, random_bot, simple
from regnum.games.europa_universalis import GAME
from regnum.games.europa_universalis.content.shapes import MilestoneId
from regnum.games.europa_universalis.deeds import record
from regnum.games.europa_universalis.evaluate import evaluate, promise, purse
from regnum.games.europa_universalis.map import world
from regnum.games.europa_universalis.model import OpenMilestone, State
from regnum.games.europa_universalis.progress import goals, progress
from regnum.kernel import Option, Setup, Table, new_table


def start() -> State:
    return new_table(GAME, 3, 1, {"scenario": "1-01"}).state


def test_more_of_what_is_good_is_worth_more() -> None:
    before = evaluate(start(), 0)
    for name in ("prestige", "stability", "adm", "dip", "mil", "ducats", "colonists"):
        s = start()
        setattr(s.players[0], name, getattr(s.players[0], name) + 1)
        assert evaluate(s, 0) > before, name


def test_unrest_interest_and_the_prestige_of_rivals_are_worth_less() -> None:
    before = evaluate(start(), 0)
    troubled, indebted, behind = start(), start(), start()
    town = next(p for p, land in troubled.provinces.items() if land.town == 0 and not land.unrest)
    troubled.provinces[town] = replace(troubled.provinces[town], unrest=True)
    indebted.players[0].interest += 1
    behind.players[1].prestige += 5
    for s in (troubled, indebted, behind):
        assert evaluate(s, 0) < before


def test_what_leads_nowhere_is_not_begun_again_and_again() -> None:
    s = start()
    assert promise(s, "turn_end", 0, ("end",)) > promise(s, "turn_end", 0, ("sever",))
    assert promise(s, "turn_end", 0, ("end",)) > promise(s, "turn_end", 0, ("loan",))
    assert promise(s, "mission", 0, ("mission", "x")) == 0


def test_the_terms_of_each_war_are_looked_at() -> None:
    s = start()
    said = {
        option: promise(s, "peace_war", 0, option) for option in (("settle", "england"), ("capitulate",), ("done",))
    }
    assert max(said, key=lambda option: said[option]) == ("settle", "england")


def test_whoever_is_to_be_appointed_is_when_it_comes_to_it() -> None:
    s = start()
    s.players[0].ruler = None
    leader = next(c for c in s.box.cards.values() if c.character.role == "leader")
    s.players[0].hand_mil.append(leader.id)
    assert promise(s, "turn_end", 0, ("appoint",)) > promise(s, "turn_end", 0, ("end",))
    assert promise(s, "appoint", 0, ("crown", leader.id)) >= 3000
    assert promise(s, "appoint", 0, ("enough",)) == 0


def test_goals_are_worth_more_the_nearer_they_are() -> None:
    s = start()
    claims = {"check": "count", "measure": "ducats", "min": 30}
    s.players[0].ducats = 15
    assert progress(s, 0, claims) == 0.5
    s.players[0].ducats = 40
    assert progress(s, 0, claims) == 1
    land = {"check": "provinces", "areas": ["ireland"], "how": "own"}
    before = progress(s, 2, land)
    for p in world(s).areas[A("ireland")].provinces:
        s.provinces[p] = replace(s.provinces[p], town=2, occupier=-1)
    assert before < progress(s, 2, land) == 1
    taken = {"check": "happened", "event": "tax_taken", "window": "round", "min": 4}
    assert progress(s, 0, taken) == 0
    record(s, 0, "tax_taken", 3)
    assert progress(s, 0, taken) == 0.75
    worth = goals(s, 0)
    s.milestones = [OpenMilestone(MilestoneId("1-war-conquer"))]
    assert goals(s, 0) > worth


def test_money_is_worth_what_it_can_still_be_spent_on() -> None:
    assert purse(20, 4) > 4 * purse(20, 0)
    assert purse(30, 1) < purse(30, 3)
    s = start()
    s.players[0].ducats = 5
    poor = promise(s, "turn", 0, ("trade",)) - promise(s, "turn", 0, ("influence",))
    s.players[0].ducats = 60
    assert promise(s, "turn", 0, ("trade",)) - promise(s, "turn", 0, ("influence",)) < poor


def test_a_deal_is_better_than_two_ducats() -> None:
    assert promise(start(), "trade", 0, ("trade", "T01-1", 0)) > promise(start(), "trade", 0, ("ducats",))


def test_a_greedy_bot_beats_two_random_ones_and_comes_to_an_end() -> None:
    bots = [random_bot(1), greedy_bot(7), random_bot(2)]
    table = new_table(GAME, 3, 7, {"scenario": "1-00"}, policies=bots, telling=False)
    table.run()
    assert GAME.winners(table.state) == [1]


def test_a_question_that_comes_again_and_again_is_no_forest(monkeypatch: pytest.MonkeyPatch) -> None:
    """Influence: twenty areas each time, as long as there is money. One cube after the other is enough to look at."""
    looks: list[Option] = []
    look = simple._outlook

    def counted(world: Any, so_far: Any, seat: int, option: Option, luck: int, budget: int) -> tuple[int, bool]:
        looks.append(option)
        return look(world, so_far, seat, option, luck, budget)

    monkeypatch.setattr(simple, "_outlook", counted)
    s = start()
    s.phase, s.turn, s.agenda = 2, 0, []
    s.players[0].dip, s.players[0].ducats = 9, 90
    table: Table[State] = Table(GAME, Setup(GAME.id, 3, 1, {"scenario": "1-01"}, GAME.revision), s.box, origin=s)
    table.push(("influence", 0))
    table.run()
    (asked,) = table.pending
    greedy_bot(5)(table, 0, asked.kind, asked.options)
    assert len(asked.options) > 10
    assert len(looks) <= 3 * len(asked.options)
