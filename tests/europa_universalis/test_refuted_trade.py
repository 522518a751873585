"""Exploration, colonies and trade read again with the rulebook open: 5.1.explore, 5.3.colonize, 5.4.trade, 12."""

from __future__ import annotations

from typing import Any

from europa_universalis.build import Z, given, lay
from europa_universalis.effects_kit import asked
from europa_universalis.effects_kit import play as carry_out
from europa_universalis.peace_kit import act
from regnum.games.europa_universalis.content.shapes import IdeaId, Node, TradeId
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


# --- 5.4.trade.4: a ship that was moved is part of the route ---

CLOTH = TradeId("T02-2")


def channel(**zones: Any) -> State:
    """England with two ships in the Channel and one in the Norwegian Sea, and Cloth among the cards."""
    s = realms("england", "france", zones={"english_channel": {"guard": (2, 1)}, "norwegian_sea": {"ships": (1, 0)}})
    lay(s.zones, zones)
    lay(s.nodes, {"english_channel": {"merchants": (1, 1)}, "north_sea": {"merchants": (1, 0)}})
    s.trade_deck = [CLOTH, *(c for c in s.box.trade if c != CLOTH)]
    return s


def test_5_4_trade_4__beside_a_node_it_serves_without_a_space() -> None:
    """The route may run over the zone it has come to, though there was one before."""
    s = channel(doggerbank={"guard": (0, 2)})
    t = act(s, "trade", 0, answers=[("sail", "norwegian_sea", "doggerbank"), ("trade", CLOTH, 0)])
    assert t.state.zones[Z("doggerbank")].ships == (1, 0)
    assert t.state.nodes[Node("english_channel")].merchants == (2, 1)


def test_5_4_trade_4__elsewhere_it_does_not_serve() -> None:
    t = act(channel(), "trade", 0, answers=["stay", ("ducats",)])
    assert not [x for x in asked(t)[0][2] if x[0] == "sail" and x[2] == "skagerrak"]
