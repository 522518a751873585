"""5.4.trade in its seven steps and chapter 12, by the book."""

from __future__ import annotations

from typing import Any

import pytest

from europa_universalis.build import P, Z, given, lay, ships
from europa_universalis.effects_kit import asked, told
from europa_universalis.peace_kit import act
from regnum.games.europa_universalis.content.shapes import Node, TradeId
from regnum.games.europa_universalis.model import NONE, State, War
from regnum.games.europa_universalis.steps.trade import bar_trade, deals, node_power, row_of, sailings, waiting

CLOTH, FUR, WOOL, GOLD, SLAVES, SALT = (TradeId(c) for c in ("T02-2", "T09-1", "T26-1", "T11-1", "T20-1", "T18-2"))
CHANNEL, BORDEAUX = Node("english_channel"), Node("bordeaux")


def market(*realms: str, cards: tuple[str, ...] = (CLOTH, FUR, WOOL), **more: Any) -> State:
    """These cards lie on top of the deck; everybody has two diplomatic points."""
    s = given(*realms, **more)
    s.trade_deck = [TradeId(c) for c in cards] + [c for c in s.box.trade if c not in cards]
    for p in s.players:
        p.dip, p.ducats = 2, 0
    return s


def guard(s: State, zone: str, *of_each: int) -> None:
    lay(s.zones, {zone: {"guard": of_each}})


def merchants(s: State, **at: tuple[int, ...]) -> None:
    lay(s.nodes, {node: {"merchants": how} for node, how in at.items()})


def channel(developed: bool = False, pirates: int = 0) -> State:
    """England and France in the Channel, as in the book."""
    s = market("england", "france")
    merchants(s, north_sea=(2, 0), english_channel=(1, 1))
    lay(s.nodes, {"english_channel": {"developed": developed, "pirates": pirates}})
    guard(s, "english_channel", 2, 1)
    ships(s, "norwegian_sea", 1, 0)
    return s


def test_5_4_trade_3__a_third_ship_makes_six_in_the_channel() -> None:
    """EX.5.4.trade_english_channel"""
    t = act(channel(developed=True), "trade", 0, answers=[("sail", "norwegian_sea", "doggerbank"), ("trade", CLOTH, 0)])
    s = t.state
    assert [p.ducats for p in s.players] == [14, 6]
    assert s.nodes[CHANNEL].merchants == (2, 1)
    assert s.zones[Z("doggerbank")].guard == (1, 0)
    assert s.players[0].dip == 1
    assert set(s.trade_discard) == {CLOTH, FUR, WOOL}


def test_5_4_trade_4__champagne_is_linked_but_the_north_sea_is_used_up() -> None:
    """EX.5.4.trade_english_channel"""
    t = act(channel(), "trade", 0, answers=["stay", ("trade", CLOTH, 1)])
    assert asked(t)[1][2] == [("trade", CLOTH, 0), ("trade", CLOTH, 1), ("ducats",)]
    assert t.state.players[0].ducats == 5
    assert t.state.nodes[CHANNEL].merchants == (0, 1)
    assert t.state.nodes[Node("champagne")].merchants == (2, 0)


def test_5_4_trade_1__a_merchant_and_a_point() -> None:
    s = market("england", "france")
    assert bar_trade(s, 0) is None
    s.players[0].dip = 0
    assert bar_trade(s, 0) == "5.4.trade.1"
    merchants(s, north_sea=(2, 0), english_channel=(2, 0))
    assert bar_trade(s, 0) == "12.4.available"


def test_5_4_trade_1__the_discards_are_shuffled_when_the_deck_runs_out() -> None:
    s = market("england", "france")
    s.trade_deck, s.trade_discard = s.trade_deck[:1], s.trade_deck[1:5]
    t = act(s, "trade", 0, answers=["ducats"])
    assert len(t.state.trade_deck) == 2
    assert len(t.state.trade_discard) == 3


def test_5_4_trade_2__two_ducats_and_no_merchant_used() -> None:
    t = act(channel(), "trade", 0, answers=["stay", "ducats"])
    assert [p.ducats for p in t.state.players] == [2, 0]
    assert t.state.nodes[CHANNEL].merchants == (1, 1)
    assert len(t.state.trade_discard) == 3


def test_5_4_trade_3__all_spaces_taken_pushes_an_opponent_off() -> None:
    s = channel()
    guard(s, "doggerbank", 0, 2)
    t = act(s, "trade", 0, answers=[("push", "norwegian_sea", "doggerbank", 1), ("trade", CLOTH, 0)])
    waters = t.state.zones[Z("doggerbank")]
    assert (waters.guard, waters.ships) == ((1, 1), (0, 1))


def test_5_4_trade_3__nobody_is_pushed_while_a_space_is_free() -> None:
    s = channel()
    guard(s, "doggerbank", 0, 1)
    assert not [x for x in sailings(s, 0) if x[0] == "push" and x[2] == "doggerbank"]
    assert ("sail", "norwegian_sea", "doggerbank") in sailings(s, 0)


def test_5_4_trade_3__not_into_a_hostile_zone() -> None:
    s = channel()
    guard(s, "doggerbank", 0, 1)
    s.wars = [War(s.players[0].realm, s.players[1].realm)]
    assert not [x for x in sailings(s, 0) if x[-1] == "doggerbank"]


def test_5_4_trade_3__a_ship_in_port_too_and_two_spaces_at_most() -> None:
    s = market("england", "france")
    s.players[0].docked = {P("lancashire"): 1}
    ends = {x[2] for x in sailings(s, 0) if x[0] == "leave"}
    assert ends == {"northeastern_atlantic", "norwegian_sea", "doggerbank", "eastern_atlantic"}
    t = act(s, "trade", 0, answers=[("leave", "lancashire", "doggerbank"), ("trade", CLOTH, 0)])
    assert not t.state.players[0].docked
    assert t.state.zones[Z("doggerbank")].guard == (1, 0)


def test_5_4_trade_3__from_port_it_pushes_as_well() -> None:
    s = market("england", "france")
    s.players[0].docked = {P("lancashire"): 1}
    guard(s, "doggerbank", 0, 2)
    t = act(s, "trade", 0, answers=[("leave_push", "lancashire", "doggerbank", 1), ("trade", CLOTH, 0)])
    assert t.state.zones[Z("doggerbank")].guard == (1, 1)


def test_5_4_trade_4__a_ship_that_was_moved_must_serve() -> None:
    s = channel()
    t = act(s, "trade", 0, answers=[("sail", "norwegian_sea", "doggerbank"), ("trade", CLOTH, 0)])
    assert asked(t)[1][2] == [("trade", CLOTH, 0)]
    assert ("sail", "norwegian_sea", "skagerrak") not in asked(t)[0][2]


def test_5_4_trade_5__a_merchant_of_choice_goes_there_and_lies_down() -> None:
    s = channel()
    merchants(s, north_sea=(1, 0), english_channel=(0, 1), bordeaux=(1, 0))
    t = act(s, "trade", 0, answers=["stay", ("trade", CLOTH, 0), "bordeaux"])
    assert t.state.nodes[BORDEAUX].merchants == (0, 0)
    assert t.state.nodes[CHANNEL].merchants == (2, 1)
    assert t.state.nodes[Node("north_sea")].merchants == (1, 0)


def test_5_4_trade_6__an_opponent_without_a_link_earns_nothing() -> None:
    s = channel()
    guard(s, "english_channel", 2, 0)
    t = act(s, "trade", 0, answers=["stay", ("trade", CLOTH, 0)])
    assert t.state.players[1].ducats == 0


def test_5_4_trade_7__all_open_cards_are_discarded() -> None:
    t = act(channel(), "trade", 0, answers=["stay", ("trade", CLOTH, 0)])
    assert t.state.trade_open == []
    assert sorted(t.state.trade_discard) == sorted([CLOTH, FUR, WOOL])


# --- chapter 12 ---


def test_12_1_requirement__somebody_must_have_settled_there() -> None:
    s = market("england", "france")
    merchants(s, north_america=(1, 1))
    for z in ("northeastern_atlantic", "northwestern_atlantic"):
        ships(s, z, 1, 0)
    s.trade_open = [FUR]
    assert deals(s, 0) == []
    lay(s.provinces, {"canada": {"town": 1}})
    assert deals(s, 0) == [("trade", FUR, 0)]


def test_12_1_requirement__gold_only_for_who_owns_a_key() -> None:
    s = market("austria", "castile", cards=(GOLD, FUR, WOOL))
    s.trade_open = [GOLD]
    assert deals(s, 0) == [("trade", GOLD, 0)]
    lay(s.provinces, {"tirol": {"occupier": 1}})
    assert deals(s, 0) == []


def test_12_1_gold__more_than_half_the_base_tax_costs_a_point_or_interest() -> None:
    """EX.12.1.gold_limit"""
    s = market("austria", "castile", cards=(GOLD, FUR, WOOL))
    t = act(s, "trade", 0, answers=[("trade", GOLD, 0), "interest"])
    assert (t.state.players[0].ducats, t.state.players[0].interest, t.state.players[0].adm) == (10, 1, 3)
    s = market("austria", "castile", cards=(GOLD, FUR, WOOL))
    t = act(s, "trade", 0, answers=[("trade", GOLD, 0), "adm"])
    assert (t.state.players[0].interest, t.state.players[0].adm) == (0, 2)


@pytest.mark.parametrize(("towns", "inflation"), [(18, True), (19, False), (20, False)])
def test_12_1_gold__half_is_rounded_up(towns: int, inflation: bool) -> None:
    """EX.12.1.gold_limit: ten ducats against half of 18, 19 and 20."""
    s = market("austria", "castile", cards=(GOLD, FUR, WOOL))
    s.players[0].adm = 0
    own = sum(1 + land.large for land in s.provinces.values() if land.town == 0)
    spare = [p for p, land in s.provinces.items() if land.town == NONE and s.box.boards[s.board].provinces[p].tax == 1]
    lay(s.provinces, {p: {"town": 0} for p in [p for p in spare if p not in ("pozsony", "pest")][: towns - own]})
    t = act(s, "trade", 0, answers=[("trade", GOLD, 0)])
    assert bool(t.state.players[0].interest) == inflation


def test_12_1_requirement__who_owns_no_gold_earns_nothing_beside_who_does() -> None:
    s = market("austria", "salzburg", cards=(GOLD, FUR, WOOL))
    merchants(s, wien=(1, 1))
    lay(s.provinces, {"pozsony": {"town": 0}})
    s.players[0].adm = 0
    t = act(s, "trade", 0, answers=[("trade", GOLD, 0)])
    assert [p.ducats for p in t.state.players] == [16, 0]  # the lowest row is open, but not to Salzburg


def test_12_1_gold__without_a_point_the_token_even_above_five() -> None:
    s = market("austria", "castile", cards=(GOLD, FUR, WOOL))
    s.players[0].adm, s.players[0].interest = 0, 5
    t = act(s, "trade", 0, answers=[("trade", GOLD, 0)])
    assert (t.state.players[0].interest, t.state.players[0].stability) == (6, 0)


def test_12_1_slaves__from_age_three_everybody_who_earns_loses_prestige() -> None:
    for age, lost in ((2, 0), (3, -1)):
        s = market("england", "france", "castile", cards=(SLAVES, FUR, WOOL), age=age)
        merchants(s, ivory_coast=(1, 1, 1))
        for z in ("eastern_atlantic", "central_atlantic", "southeastern_atlantic", "bay_of_biscay"):
            ships(s, z, 1, 1, 0)
        t = act(s, "trade", 0, answers=["stay", ("trade", SLAVES, 0), ("seat", 0)])
        assert [p.prestige for p in t.state.players] == [lost, 0, 0]
        assert len(told(t, "trade_income")) == 1


def test_12_1_slaves__not_only_the_active_player() -> None:
    s = market("england", "france", cards=(SLAVES, FUR, WOOL), age=3)
    merchants(s, ivory_coast=(1, 1))
    lay(s.provinces, {"kongo": {"town": 0}})
    for z in ("eastern_atlantic", "central_atlantic", "southeastern_atlantic", "bay_of_biscay"):
        ships(s, z, 1, 1)
    t = act(s, "trade", 0, answers=["stay", ("trade", SLAVES, 0)])
    assert [p.prestige for p in t.state.players] == [-1, -1]


def test_12_3_place__a_ship_off_the_protection_spaces_adds_nothing() -> None:
    s = market("england", "france")
    option = s.box.trade[CLOTH].options[0]
    ships(s, "english_channel", 3, 0)
    assert node_power(s, 0, option) == 2
    guard(s, "doggerbank", 1, 0)
    assert node_power(s, 0, option) == 3


def test_12_4_start__a_third_merchant_waits_beside_the_board() -> None:
    s = market("england", "france")
    s.players[0].merchants = 3
    merchants(s, north_sea=(2, 0), bordeaux=(2, 0))
    assert waiting(s, 0) == 1
    guard(s, "english_channel", 1, 0)
    t = act(s, "trade", 0, answers=["stay", ("trade", CLOTH, 0)])
    assert t.state.nodes[CHANNEL].merchants == (2, 0)
    assert waiting(t.state, 0) == 0


def test_12_4_available__a_used_merchant_counts_but_is_not_used_again() -> None:
    s = channel()
    merchants(s, english_channel=(2, 1))
    assert node_power(s, 0, s.box.trade[CLOTH].options[0]) == 5
    s.trade_open = [CLOTH]
    assert deals(s, 0) == [("trade", CLOTH, 1)]


def test_12_5_power__owned_keys_only() -> None:
    s = market("england", "france")
    option = s.box.trade[CLOTH].options[0]
    assert node_power(s, 0, option) == 2
    assert node_power(s, 0, option, arrives=True) == 3
    lay(s.provinces, {"antwerpen": {"vassal": 0}})
    assert node_power(s, 0, option) == 2
    lay(s.provinces, {"london": {"occupier": 1}})
    assert (node_power(s, 0, option), node_power(s, 1, option)) == (1, 0)


def test_12_5_key_plus__a_plus_counts_one_more_and_only_at_main_nodes() -> None:
    s = market("france", "castile")
    assert node_power(s, 0, s.box.trade[CLOTH].options[1]) == 2
    lay(s.provinces, {"tunis": {"town": 0}})
    main, second = s.box.trade[TradeId("T02-3")].options[2:4]
    assert (node_power(s, 0, main), node_power(s, 0, second)) == (2, 0)


def test_12_5_rows__one_three_and_six() -> None:
    assert [row_of(n) for n in range(9)] == [-1, 0, 0, 1, 1, 1, 2, 2, 2]


def test_12_5_column__red_where_trade_is_developed() -> None:
    for developed, n in ((False, 8), (True, 10)):
        t = act(channel(developed), "trade", 0, answers=["stay", ("trade", CLOTH, 0)])
        assert t.state.players[0].ducats == n


def three_at_bordeaux(pirates: int = 0) -> State:
    s = market("england", "france", "castile", cards=(SALT, FUR, CLOTH))
    merchants(s, bordeaux=(1, 1, 1))
    lay(s.nodes, {"bordeaux": {"pirates": pirates}})
    guard(s, "bay_of_biscay", 3, 0, 0)
    ships(s, "bay_of_biscay", 0, 1, 1)
    ships(s, "english_channel", 1, 0, 0)
    return s


def test_12_5_row__the_strongest_takes_it_and_the_active_player_breaks_ties() -> None:
    """EX.12.5.bordeaux: five against three and three."""
    s = three_at_bordeaux()
    lay(s.provinces, {"rennes": {"town": 1}, "nantes": {"town": 2}})
    guard(s, "eastern_atlantic", 0, 0, 1)
    t = act(s, "trade", 0, answers=["stay", ("trade", SALT, 0), ("seat", 2)])
    card = s.box.trade[SALT]
    assert [node_power(t.state, x, card.options[0]) for x in (0, 1, 2)] == [5, 3, 3]
    assert [p.ducats for p in t.state.players] == [7, 0, 4]


def test_12_4_limit__three_collect_at_most_and_who_drops_off_earns_nothing() -> None:
    s = three_at_bordeaux()
    t = act(s, "trade", 0, answers=["stay", ("trade", SALT, 0)])
    assert [p.ducats for p in t.state.players] == [7, 4, 0]


def test_12_5_pirates__one_row_less_for_everybody() -> None:
    """EX.12.5.pirate"""
    s = market("england", "france", "castile")
    merchants(s, english_channel=(1, 1, 1))
    lay(s.nodes, {"english_channel": {"pirates": 1}})
    guard(s, "english_channel", 2, 1, 0)
    guard(s, "doggerbank", 1, 0, 0)
    guard(s, "north_sea", 0, 2, 0)
    ships(s, "english_channel", 0, 0, 1)
    ships(s, "bay_of_biscay", 0, 0, 1)
    lay(s.provinces, {"amsterdam": {"town": 2}})
    t = act(s, "trade", 0, answers=["stay", ("trade", CLOTH, 0)])
    assert [node_power(t.state, x, s.box.trade[CLOTH].options[0]) for x in (0, 1, 2)] == [6, 4, 2]
    assert [p.ducats for p in t.state.players] == [8, 5, 0]


def genoa(pirates: int = 0, french: int = 3) -> State:
    s = market("castile", "france", cards=("T02-3", FUR, WOOL))
    merchants(s, genoa=(0, 1), maghreb=(0, 0))
    lay(s.nodes, {"genoa": {"pirates": pirates}})
    guard(s, "gulf_of_lion", 1, min(2, french))
    guard(s, "western_mediterranean", 1, max(0, french - 2))
    guard(s, "central_mediterranean", 1, 0)
    return s


def test_12_5_secondary__genoa_on_equal_terms() -> None:
    """EX.12.5.secondary_genoa"""
    s = genoa()
    option = s.box.trade[TradeId("T02-3")].options[3]
    assert (node_power(s, 0, option), node_power(s, 1, option)) == (3, 4)
    t = act(s, "trade", 0, answers=["stay", ("trade", "T02-3", 3)])
    assert [p.ducats for p in t.state.players] == [5, 0]
    assert t.state.nodes[Node("genoa")].merchants == (2, 1)


def test_12_5_secondary__not_against_more_power_nor_with_a_pirate() -> None:
    for s in (genoa(pirates=1), genoa(french=4)):
        s.trade_open = [TradeId("T02-3")]
        assert ("trade", "T02-3", 3) not in deals(s, 0)
    s = genoa()
    s.trade_open = [TradeId("T02-3")]
    assert ("trade", "T02-3", 3) in deals(s, 0)


def test_12_5_secondary__one_without_a_merchant_is_compared_too() -> None:
    s = genoa(french=4)
    merchants(s, genoa=(0, 0))
    s.trade_open = [TradeId("T02-3")]
    assert ("trade", "T02-3", 3) in deals(s, 0)
    guard(s, "western_mediterranean", 0, 2)
    assert ("trade", "T02-3", 3) not in deals(s, 0)


def test_12_5_secondary_main__the_others_collect_at_the_main_node() -> None:
    s = genoa()
    merchants(s, genoa=(1, 0), maghreb=(1, 1))
    lay(s.provinces, {"tlemcen": {"town": 1}, "tunis": {"town": 1}})
    t = act(s, "trade", 0, answers=["stay", ("trade", "T02-3", 3)])
    assert [p.ducats for p in t.state.players] == [5, 8]


def test_5_4_trade_right__no_income_without_a_chain_to_the_capital() -> None:
    s = market("castile", "france")
    merchants(s, english_channel=(1, 0))
    s.trade_open = [CLOTH]
    assert ("trade", CLOTH, 0) not in deals(s, 0)
    for z in ("bay_of_biscay", "english_channel"):
        ships(s, z, 1, 0)
    assert ("trade", CLOTH, 0) in deals(s, 0)


def test_5_4_trade_5__a_used_merchant_bars_the_node() -> None:
    s = channel()
    merchants(s, english_channel=(2, 1), north_sea=(1, 0))
    s.trade_open = [CLOTH]
    assert ("trade", CLOTH, 0) not in deals(s, 0)
