"""Why not there: every place or card that an action is not possible at names the rule against it."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from regnum.games import get_game
from regnum.games.europa_universalis.map import areas_of, world
from regnum.games.europa_universalis.model import State
from regnum.games.europa_universalis.realm import is_independent
from regnum.kernel import Decision, Table, new_table, option_id
from regnum.rulebook import load_rules

GAME = get_game("europa_universalis")
RULES = load_rules(GAME)


def game_until(kind: str, wanted: Callable[[Decision], bool] = lambda d: True) -> Table[State]:
    """A random game that takes this action when it can, asked about it."""
    for seed in range(60):
        t: Table[State] = new_table(GAME, 3, seed, {"scenario": "1-01", "ages": "first"})
        t.run()
        random = Random(seed)
        for _ in range(400):
            d = t.pending[0]
            if d.kind == kind and wanted(d):
                return t
            if t.over:
                break
            named = [o for o in d.options if o[0] == kind]
            t.answer(d.seat, named[0] if d.kind == "turn" and named else random.choice(d.options))
    raise AssertionError(f"no game came to '{kind}'")


def told(t: Table[State]) -> tuple[set[Any], dict[Any, str]]:
    """What is offered, and what is barred with its rule, by the second part of the options."""
    d = t.pending[0]
    barred = d.barred(t.state)
    assert not {option_id(o) for o, _ in barred} & {option_id(o) for o in d.options}
    assert all(rule in RULES for _, rule in barred)
    return {o[1] for o in d.options if len(o) > 1}, {o[1]: rule for o, rule in barred}


@pytest.mark.parametrize("kind", ["influence", "claims"])
def test_every_area_is_offered_or_its_rule_is_told(kind: str) -> None:
    t = game_until(kind)
    offered, barred = told(t)
    assert offered
    assert offered | set(barred) == set(t.state.areas)
    assert not offered & set(barred)


def test_5_4_influence__what_bars_an_area() -> None:
    t = game_until("influence")
    _, barred = told(t)
    areas = world(t.state).areas
    assert {rule for a, rule in barred.items() if areas[a].distant} <= {"11.1.distant"}
    assert barred["castile"] == "11.1.pr"  # of Castile, a player's, altogether
    assert "5.4.influence" in barred.values()  # too far away


def test_5_4_influence_limit__two_cubes_in_an_area_are_all_it_takes_in_an_action() -> None:
    t = game_until("influence")
    d = t.pending[0]
    area = next(o[1] for o in d.options if sum(t.state.areas[o[1]].influence) < 3)
    for _ in range(2):
        t.answer(d.seat, ("dip", area))
        assert t.pending[0].kind == "influence"
    _, barred = told(t)
    assert barred[area] == "5.4.influence.limit"


def test_every_independent_realm_is_offered_an_alliance_or_its_rule_is_told() -> None:
    t = game_until("alliance")
    s = t.state
    offered, barred = told(t)
    assert offered | set(barred) == {r for r in s.realms if is_independent(s, r) and areas_of(s, r)}


def test_every_idea_that_lies_open_is_offered_or_its_rule_is_told() -> None:
    t = game_until("idea")
    offered, barred = told(t)
    assert offered | set(barred) == set(t.state.ideas)
    assert set(barred.values()) <= {"5.1.idea", "8.shared", "8.prereq", "18.3.subject_government"}


def test_6_play__a_card_in_hand_is_offered_or_its_rule_is_told() -> None:
    t = game_until("card")
    p = t.state.players[t.pending[0].seat]
    offered, barred = told(t)
    assert offered | set(barred) == {*p.hand_adm, *p.hand_dip, *p.hand_mil}
    of_targets = {"11.2.max", "11.2.who", "7.2.interregnum_limits", "11.4.condition", "11.4.cost", "5.1.idea"}
    assert set(barred.values()) <= {"6.cost", "6.2.reaction", "6.2.battle", "16.3.conditions", *of_targets}
    assert barred


def test_5_4_trade_4__a_node_on_an_open_card_is_offered_or_its_rule_is_told() -> None:
    t = game_until("trade", lambda d: len(d.options) > 1)
    s, d = t.state, t.pending[0]
    offered = {o[1:] for o in d.options if o[0] == "trade"}
    barred = {o[1:]: rule for o, rule in d.barred(s)}
    cards = [(card, i) for card in s.trade_open for i, x in enumerate(s.box.trade[card].options) if x.node in s.nodes]
    assert offered | set(barred) == set(cards)
    assert not offered & set(barred)
    assert set(barred.values()) <= set(RULES)


def test_5_5_quell_limits__unrest_that_cannot_be_quelled_names_the_rule() -> None:
    t = game_until("quell")
    offered, barred = told(t)
    assert offered
    assert set(barred.values()) <= {"5.5.quell.limits"}
