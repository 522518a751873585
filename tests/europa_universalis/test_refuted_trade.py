"""Exploration, colonies and trade read again with the rulebook open: 5.1.explore, 5.3.colonize, 5.4.trade, 12."""

from __future__ import annotations

from typing import Any

from europa_universalis.build import Z, given, lay
from europa_universalis.effects_kit import play as carry_out
from europa_universalis.peace_kit import act
from regnum.games.europa_universalis.content.shapes import IdeaId
from regnum.games.europa_universalis.model import State

NEW_WORLD = IdeaId("quest_for_the_new_world")


def realms(*names: str, **things: Any) -> State:
    s = given(*names, revision=3, **things)
    for p in s.players:
        p.adm = p.dip = p.mil = 4
    return s


def explorer(**things: Any) -> State:
    s = realms("england", "france", **things)
    s.players[0].ideas.append(NEW_WORLD)
    return s


# --- 12.3: the spaces for ships that have come ---


def test_12_3_place__the_ship_of_an_exploration_takes_a_free_space() -> None:
    s = explorer(seat0={"docked": {"lancashire": 1}})
    t = act(s, "explore", 0, answers=["canada"], rolls=[("exploration", "2")])
    waters = t.state.zones[Z("northwestern_atlantic")]
    assert (waters.guard, waters.ships) == ((1, 0), (0, 0))


def test_12_3_place__with_all_spaces_taken_it_lies_beside_them() -> None:
    s = explorer(seat0={"docked": {"lancashire": 1}}, zones={"northwestern_atlantic": {"guard": (0, 2)}})
    t = act(s, "explore", 0, answers=["canada"], rolls=[("exploration", "2")])
    waters = t.state.zones[Z("northwestern_atlantic")]
    assert (waters.guard, waters.ships) == ((0, 2), (1, 0))


def test_12_3_place__a_ship_that_a_card_gives_takes_one_too() -> None:
    s = realms("england", "france")
    op = {"op": "ships", "n": 1, "kind": "light", "zones": ["doggerbank"]}
    t = carry_out(s, op, answers=[("zone", "doggerbank")])
    assert t.state.zones[Z("doggerbank")].guard == (1, 0)


# --- 2.2.token_limit: six tokens of developed trade ---


def developed(s: State) -> list[str]:
    return [n for n, market in s.nodes.items() if market.developed]


def test_2_2_token_limit__a_seventh_developed_node_takes_the_token_of_another() -> None:
    s = realms("england", "france")
    first, *others = list(s.nodes)[:7]
    lay(s.nodes, {n: {"developed": True} for n in others})
    t = carry_out(s, {"op": "develop", "nodes": [first]}, answers=[others[2]])
    assert sorted(developed(t.state)) == sorted([first, *others[:2], *others[3:]])


def test_2_2_token_limit__while_one_is_left_nobody_loses_his() -> None:
    s = realms("england", "france")
    first, *others = list(s.nodes)[:6]
    lay(s.nodes, {n: {"developed": True} for n in others})
    assert len(developed(carry_out(s, {"op": "develop", "nodes": [first]}).state)) == 6
