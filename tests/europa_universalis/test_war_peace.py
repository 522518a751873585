"""Chapter 10 and step 4.3.D: the four sub-steps, who has won, who may settle what."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from europa_universalis.build import A, P, R, army, given, lay
from europa_universalis.effects_kit import asked, told
from europa_universalis.treaty_kit import act, active, fighting, occupied
from regnum.games.europa_universalis.map import tax
from regnum.games.europa_universalis.model import NONE, REBELS, Army, State, War
from regnum.games.europa_universalis.pieces import ally
from regnum.games.europa_universalis.steps.peace import barred
from regnum.games.europa_universalis.terms import (
    beaten,
    foes,
    full_victory,
    home_from,
    lands,
    pair,
    partial_victory,
    payment,
    victory,
    white_by_itself,
)
from regnum.kernel import Table

BRETAGNE = ("nantes", "rennes")
GO = ("no", "done")  # nobody capitulates, no war is settled


def england_france(*more: str, **things: Any) -> State:
    """England (0) and France (1) at war; Castile (2) looks on."""
    return given("england", "france", "castile", wars=("england france", *more), first=0, **things)


def kinds(t: Table[State]) -> list[tuple[int, str]]:
    return [(seat, kind) for seat, kind, _ in asked(t)]


# --- 4.3.D, 10.when, 10.pairs ---


def test_4_3_D__nothing_is_asked_where_there_is_no_war() -> None:
    s = given("england", "france")
    t = act(s, "peace")
    assert not asked(t)
    assert not t.events


def test_4_3_D__each_player_in_turn_order_and_the_aftermath_at_the_end() -> None:
    s = england_france("england scotland", armies={"loire": (0, 1)})
    s.first = 1
    occupied(s, 0, "paris", "lothian")
    t = act(s, "peace", answers=["no", "done", "no", ("settle", "scotland"), "white", "done"])
    turns = [(0, "capitulate"), (1, "peace_war"), (1, "capitulate"), (0, "peace_war"), (0, "peace_term")]
    assert kinds(t) == [*turns, (0, "peace_war")]
    assert fighting(s) == ["england france"]


def test_10_when__a_player_speaks_for_active_allies_and_vassals_are_part_of_the_suzerain() -> None:
    s = active(england_france(), 1, "scotland")
    lay(s.provinces, {"rennes": {"vassal": 1}})
    assert set(lands(s, R("france"))) >= {"paris", "rennes"}
    assert pair(s, R("england"), R("france")).them == ("france", "scotland")
    assert foes(s, R("england")) == ("france",)


def test_10_when__an_active_ally_with_a_war_of_its_own_is_not_asked_twice() -> None:
    s = active(england_france("england scotland"), 1, "scotland")
    assert foes(s, R("england")) == ("france",)
    occupied(s, 0, "lothian")
    act(s, "peace_settle", 1, "england", "yielded", answers=["status_quo"])
    assert fighting(s) == []


def test_10_pairs__each_enemy_is_settled_on_its_own() -> None:
    """EX.10.auto_white"""
    s = given("france", "england", wars=("france england", "france brittany"), first=0)
    occupied(s, 0, "rennes")
    t = act(s, "peace_white")
    assert fighting(s) == ["brittany france"]
    assert [p.prestige for p in s.players] == [-1, -1]
    assert s.realms[R("france")].truces == (1,)
    assert s.realms[R("england")].truces == (0,)
    assert not s.realms[R("brittany")].truces
    assert [e["term"] for e in told(t, "peace")] == ["white"]


def test_10_pairs__prestige_of_white_peace_is_lost_for_each_war() -> None:
    s = england_france("castile england")
    act(s, "peace_white")
    assert [p.prestige for p in s.players] == [-2, -1, -1]
    assert fighting(s) == []


def test_10_when__what_is_somebody_elses_vassal_is_not_part_of_the_rest_of_its_realm() -> None:
    s = given("england", "france", wars=("england brittany",), provinces={"rennes": {"vassal": 1}})
    assert lands(s, R("brittany")) == ("nantes",)
    assert "rennes" in lands(s, R("france"))


# --- 10.1.1 ---


def test_10_1_1__the_enemys_active_allies_are_part_of_its_realm() -> None:
    s = active(england_france(), 1, "scotland")
    occupied(s, 0, "lothian")
    act(s, "peace_white")
    assert fighting(s) == ["england france"]


def test_10_1_1__white_peace_takes_in_active_allies_and_leaves_no_truce_on_them() -> None:
    s = active(england_france("england scotland"), 1, "scotland")
    act(s, "peace_white")
    assert fighting(s) == []
    assert not s.realms[R("scotland")].truces
    assert s.realms[R("scotland")].active  # until the aftermath


def test_10_1_1__comes_before_anything_that_is_asked() -> None:
    t = act(england_france(), "peace")
    assert not asked(t)
    assert [e["realm"] for e in told(t, "white_by_itself")] == ["france"]


# --- 10.1.2 ---


def test_10_1_2__a_total_victory_must_be_settled_before_the_next_player() -> None:
    s = given("england", "france", wars=("england brittany", "france desmond"), first=1)
    occupied(s, 0, *BRETAGNE)
    occupied(s, 1, "mhumhain")
    t = act(s, "peace", answers=["annexation", "white"])
    assert kinds(t) == [(1, "peace_term"), (0, "peace_term")]
    assert ("leave",) not in asked(t)[0][2]
    assert s.provinces[P("mhumhain")].town == 1
    assert s.provinces[P("nantes")].occupier == NONE


def test_10_1_2__the_player_orders_his_own_total_victories() -> None:
    s = given("england", "france", wars=("england brittany", "england desmond"), first=0)
    occupied(s, 0, *BRETAGNE, "mhumhain")
    t = act(s, "peace", answers=["desmond", "annexation", "annexation"])
    assert asked(t)[0][1:] == ("full_victory", [("realm", "brittany"), ("realm", "desmond")])
    assert [e["realm"] for e in told(t, "peace")] == ["desmond", "brittany"]


def test_10_1_2__who_is_beaten_cannot_capitulate_instead() -> None:
    s = england_france()
    occupied(s, 0, *lands(s, R("france")))
    t = act(s, "peace", answers=["humiliation"])
    assert kinds(t) == [(0, "peace_term")]
    assert [p.prestige for p in s.players[:2]] == [10, -10]


def test_10_1_2__a_negotiated_peace_takes_the_place_of_a_term() -> None:
    s = england_france()
    occupied(s, 0, *lands(s, R("france")))
    t = act(s, "peace", answers=["negotiate", ("give", "white"), "send", "accept"])
    assert fighting(s) == []
    assert s.players[0].prestige == -1
    assert told(t, "deal")


def test_10_1_2__talks_that_fail_leave_only_terms() -> None:
    s = england_france()
    occupied(s, 0, *lands(s, R("france")))
    t = act(s, "peace", answers=["negotiate", "cancel", "white"])
    assert ("negotiate",) not in asked(t)[2][2]
    assert fighting(s) == []


def test_10_1_2_ally__total_victory_over_an_active_ally_ends_the_alliance() -> None:
    s = active(england_france(), 1, "brittany", prewar=4, units=3)
    occupied(s, 0, *BRETAGNE)
    act(s, "peace_full", 0, answers=["white"])
    court = s.realms[R("brittany")]
    assert (court.allies, court.active) == ((), False)
    assert fighting(s) == ["england france"]
    assert court.truces == (0,)


# --- 10.1.3 ---


def test_10_1_3__ending_a_war_is_optional() -> None:
    s = england_france("england scotland", armies={"loire": (0, 1)})
    occupied(s, 0, "lothian", "paris")
    t = act(s, "peace_turn", 0, answers=["scotland", "leave", "done"])
    assert fighting(s) == ["england france", "england scotland"]
    assert asked(t)[2][2] == [("settle", "france"), ("capitulate", "france"), ("done",)]


def test_10_1_3__in_any_order() -> None:
    s = england_france("england scotland", armies={"loire": (0, 1)})
    occupied(s, 0, "lothian", "paris")
    t = act(s, "peace_turn", 0, answers=[("settle", "france"), "humiliation", ("settle", "scotland"), "white"])
    assert fighting(s) == []
    assert [e["realm"] for e in told(t, "peace")] == ["france", "scotland"]


# --- 10.1.4 ---


def test_10_1_4__units_leave_neutral_areas_for_the_nearest_friendly_one() -> None:
    s = england_france(areas={"loire": {"infantry": (2, 0, 0)}}, armies={"burgundy": (0, 3)})
    t = act(s, "peace", answers=["aquitaine", "aquitaine"])
    assert [(e["area"], e["to"]) for e in told(t, "homeward")] == [("loire", "aquitaine"), ("burgundy", "aquitaine")]
    assert s.players[0].armies[0] == Army(A("aquitaine"), (3, 0, 0))
    assert s.areas[A("loire")].infantry == ()
    assert s.areas[A("aquitaine")].infantry == (2, 0, 0)


def test_10_1_4__ties_are_the_players_choice() -> None:
    s = england_france(armies={"loire": (0, 3)})
    act(s, "peace", answers=["aquitaine"])
    assert s.players[0].armies[0].area == "aquitaine"


def test_10_1_4__sea_zones_count_as_spaces() -> None:
    s = given("england", "france", first=0)
    assert home_from(s, 0, A("scotland")) == ("northumbria",)
    assert "eastanglia" in home_from(s, 0, A("netherlands"))  # over one zone
    assert home_from(s, 1, A("netherlands")) == ("seine",)  # two by land, and two over the sea
    assert set(home_from(s, 0, A("trondelag"))) == {"northumbria", "waleswessex", "ireland"}  # over two zones


def test_10_1_4__who_is_still_in_another_war_keeps_allies_and_places() -> None:
    s = active(england_france("england scotland", armies={"burgundy": (0, 1)}), 0, "brittany", units=2)
    occupied(s, 0, "lothian")
    act(s, "peace", answers=["done"])
    assert fighting(s) == ["england scotland"]
    assert s.realms[R("brittany")].active
    assert s.players[0].armies[0].area == "burgundy"
    assert s.players[0].allied == 2


def test_10_1_4__allies_are_turned_back_and_lent_units_go_home() -> None:
    s = active(england_france(), 0, "brittany", units=2)
    s.players[0].armies[0] = Army(A("eastanglia"), (1, 0, 0), allied=(2, 0, 0))
    s.players[0].armies[1] = Army(A("eastanglia"), allied=(0, 1, 0))
    act(s, "peace")
    court = s.realms[R("brittany")]
    assert (court.allies, court.active, court.strength) == ((0,), False, 0)
    assert s.players[0].allied == 0
    assert s.players[0].armies[0] == Army(A("eastanglia"), (1, 0, 0))
    assert s.players[0].armies[1] == Army()


def test_10_1_4__hostile_and_friendly_areas_are_not_left() -> None:
    s = england_france(armies={"brittanynormandy": (0, 1)}, areas={"ireland": {"infantry": (1, 0, 0), "rebels": 1}})
    act(s, "peace")
    assert s.players[0].armies[0].area == "brittanynormandy"
    assert s.areas[A("ireland")].infantry == (1, 0, 0)


# --- 10.2: winners ---


def test_10_2_winner__an_independent_realm_never_wins() -> None:
    s = given("england", "france", wars=("scotland england",), first=0, areas={"northumbria": {"rebels": 9}})
    occupied(s, 0, "lothian")
    t = act(s, "peace", answers=["done"])
    assert {seat for seat, _, _ in asked(t)} == {0}
    assert barred(s, R("england"), R("scotland"), "", "status_quo") == "10.2.table.undecided"


def test_10_2_table_auto_white__no_land_of_the_other_nor_of_its_vassals() -> None:
    s = england_france(provinces={"rennes": {"vassal": 1}, "nantes": {"vassal": 1}})
    assert white_by_itself(s, pair(s, R("england"), R("france")))
    occupied(s, 0, "rennes")
    assert not white_by_itself(s, pair(s, R("england"), R("france")))
    assert not white_by_itself(s, pair(s, R("france"), R("england")))


def test_10_2_table_auto_white__rebels_and_third_parties_do_not_count() -> None:
    s = england_france("castile france")
    occupied(s, 2, "toulouse")
    occupied(s, REBELS, "paris")
    assert white_by_itself(s, pair(s, R("england"), R("france")))


def test_10_2_table_full_victory__all_land_by_right_and_no_unit_in_the_field() -> None:
    s = england_france()
    france = lands(s, R("france"))
    occupied(s, 0, *france)
    assert full_victory(s, R("england"), R("france"))
    assert victory(s, R("england"), R("france")) == "full"
    army(s, 1, "castile", 1)
    assert not full_victory(s, R("england"), R("france"))


@pytest.mark.parametrize("holder", [2, REBELS, NONE])
def test_10_2_table_full_victory__what_others_hold_breaks_it(holder: int) -> None:
    s = england_france("castile france")
    occupied(s, 0, *lands(s, R("france")))
    occupied(s, holder, "toulouse")
    assert not full_victory(s, R("england"), R("france"))


def test_10_2_table_full_victory__vassals_land_is_the_suzerains() -> None:
    s = given("england", "castile", wars=("england burgundy",))
    own = [p for p in lands(s, R("burgundy")) if s.box.boards[s.board].provinces[p].realm == "burgundy"]
    occupied(s, 0, *own)
    assert not full_victory(s, R("england"), R("burgundy"))
    occupied(s, 0, *lands(s, R("burgundy")))
    assert full_victory(s, R("england"), R("burgundy"))


def test_10_2_table_full_victory__active_allies_are_judged_on_their_own() -> None:
    s = active(england_france(), 1, "brittany")
    occupied(s, 0, *BRETAGNE)
    army(s, 1, "loire", 9)
    assert beaten(s, R("england")) == ("brittany",)
    occupied(s, NONE, *BRETAGNE)
    s.players[1].armies[0] = Army()
    occupied(s, 0, *lands(s, R("france")))
    assert beaten(s, R("england")) == ("france",)


def test_10_2_table_full_victory__an_ally_that_is_not_beaten_fights_on_alone_if_it_has_lost_land() -> None:
    s = active(active(england_france("castile france"), 1, "brittany"), 1, "scotland")
    occupied(s, 0, *lands(s, R("france")), "rennes")
    act(s, "peace_settle", 0, "france", "full", answers=["humiliation"])
    assert fighting(s) == ["brittany england", "castile france"]
    assert foes(s, R("england")) == ("brittany",)


@pytest.mark.parametrize(
    ("mine", "theirs", "won"), [(8, 4, True), (7, 4, False), (1, 0, True), (0, 0, False), (9, 4, True)]
)
def test_10_2_table_partial_victory__two_to_one(mine: int, theirs: int, won: bool) -> None:
    """EX.10.partial_counts: a, b, c"""
    s = england_france()
    if mine:
        army(s, 0, "ireland", mine)
    if theirs:
        army(s, 1, "loire", theirs)
    assert partial_victory(s, R("england"), R("france")) == won
    assert victory(s, R("england"), R("france")) == ("partial" if won else "")


def test_10_2_table_partial_victory__all_units_in_the_field_count_and_the_reserve_does_not() -> None:
    s = england_france(armies={"loire": (1, 2)}, areas={"ireland": {"infantry": (1, 0, 0)}})
    s.players[0].armies[0] = Army(A("ireland"), (0, 1, 0), (0, 0, 1), (1, 0, 0))
    assert partial_victory(s, R("england"), R("france"))
    s.players[0].armies[0] = Army(A("ireland"), (0, 1, 0), (0, 0, 1))
    s.players[0].available = s.players[0].allied = 9
    assert not partial_victory(s, R("england"), R("france"))


def test_10_2_table_partial_victory__opens_all_but_annexation() -> None:
    s = given("england", "france", wars=("england brittany",), armies={"ireland": (0, 1)})
    assert barred(s, R("england"), R("brittany"), "", "annexation") == "10.2.table.partial_victory"
    assert barred(s, R("england"), R("brittany"), "", "status_quo") is None
    occupied(s, 0, *BRETAGNE)
    assert barred(s, R("england"), R("brittany"), "", "annexation") is None


@pytest.mark.parametrize(("rebels", "won"), [(2, True), (3, False)])
def test_10_2_table_partial_npr__more_units_than_rebels_at_home(rebels: int, won: bool) -> None:
    """EX.10.partial_counts: d, e"""
    s = given("england", "france", wars=("england scotland",), armies={"ireland": (0, 3)})
    lay(s.areas, {"northumbria": {"rebels": rebels}, "loire": {"rebels": 5}})
    assert partial_victory(s, R("england"), R("scotland")) == won


def test_10_2_table_partial_npr__rebels_beside_vassals_do_not_count() -> None:
    s = given("england", "france", wars=("england scotland",), armies={"ireland": (0, 1)})
    lay(s.provinces, {"amsterdam": {"vassal": 0}})
    lay(s.areas, {"netherlands": {"rebels": 4}})
    assert partial_victory(s, R("england"), R("scotland"))


def overseas() -> State:
    return given("england", "france", board="deluxe_1444", wars=("england france",), first=0)


def test_10_2_table_distant_units__left_out_where_the_other_has_no_town() -> None:
    """EX.10.partial_counts: f"""
    s = overseas()
    far = next(a for a, info in s.box.boards[s.board].areas.items() if info.distant)
    continent = s.box.boards[s.board].areas[far].continent
    army(s, 0, "ireland", 4)
    army(s, 0, far, 4)
    army(s, 1, "loire", 4)
    assert not partial_victory(s, R("england"), R("france"))
    w = s.box.boards[s.board]
    colony = next(p for p, info in w.provinces.items() if w.areas[info.area].continent == continent)
    lay(s.provinces, {colony: {"town": 1}})
    assert partial_victory(s, R("england"), R("france"))


def test_10_2_table_distant_units__an_independent_realms_provinces_count_as_towns() -> None:
    s = overseas()
    w = s.box.boards[s.board]
    p = next(p for p, info in w.provinces.items() if info.distant and info.realm is not None)
    foe = w.provinces[p].realm
    assert foe is not None
    s.wars = [War(R("england"), foe)]
    army(s, 0, w.provinces[p].area, 1)
    assert partial_victory(s, R("england"), foe)
    assert not partial_victory(s, R("england"), R("scotland"))


def test_10_2_table_undecided__only_white_peace_or_talks() -> None:
    s = england_france("england scotland")
    occupied(s, 0, "paris", "lothian")
    open_to = {
        foe: [x for x in TERMS if barred(s, R("england"), R(foe), "", x) is None] for foe in ("france", "scotland")
    }
    assert open_to == {"france": ["negotiate"], "scotland": ["white"]}
    assert barred(s, R("england"), R("france"), "", "white") == "10.terms.white"
    assert barred(s, R("england"), R("france"), "", "status_quo") == "10.2.table.undecided"


TERMS = (
    "white", "status_quo", "humiliation", "vassalisation", "conversion", "succession", "annexation", "negotiate",
)  # fmt: skip


def test_10_2_npr_accepts__white_peace_always() -> None:
    s = given("england", "france", wars=("england scotland",), first=0)
    occupied(s, 0, "lothian")
    act(s, "peace_turn", 0, answers=["scotland", "white"])
    assert fighting(s) == []
    assert s.provinces[P("lothian")].occupier == NONE
    assert s.players[0].prestige == -1


def test_10_2_keep_fighting__a_partial_victor_may_go_on() -> None:
    s = england_france(armies={"ireland": (0, 2)})
    occupied(s, 0, "paris")
    t = act(s, "peace_turn", 0, answers=[("settle", "france"), "leave"])
    assert fighting(s) == ["england france"]
    assert ("status_quo",) in asked(t)[1][2]
    assert ("negotiate",) in asked(t)[1][2]


# --- capitulation ---


def test_10_2_capitulate__on_ones_own_turn_and_the_enemy_settles_at_once() -> None:
    s = england_france(armies={"ireland": (0, 9)})
    occupied(s, 0, "paris")
    t = act(s, "peace_turn", 0, answers=[("capitulate", "france"), "status_quo"])
    assert kinds(t)[1] == (1, "peace_term")
    assert ("leave",) not in asked(t)[1][2]
    assert ("white",) not in asked(t)[1][2]
    assert [p.prestige for p in s.players[:2]] == [-2, 2]
    assert fighting(s) == []


def test_10_2_capitulate__the_enemy_settles_before_other_wars_are_taken_up() -> None:
    s = england_france("england scotland")
    occupied(s, 0, "paris", "lothian")
    t = act(s, "peace_turn", 0, answers=[("capitulate", "france"), "status_quo", "done"])
    assert kinds(t) == [(0, "peace_war"), (1, "peace_term"), (0, "peace_war")]


def test_10_2_capitulate__on_the_turn_of_the_enemy_all_at_once() -> None:
    s = england_france("castile england")
    occupied(s, 0, "paris", "sevilla")
    t = act(s, "peace_yield", 0, answers=["yes", "no", "humiliation"])
    assert kinds(t) == [(1, "capitulate"), (2, "capitulate"), (0, "peace_term")]
    assert fighting(s) == ["castile england"]


def test_10_2_capitulate__humiliation_without_the_capital_and_negotiation() -> None:
    s = england_france()
    occupied(s, 0, "champagne")
    assert barred(s, R("england"), R("france"), "yielded", "humiliation") is None
    assert barred(s, R("england"), R("france"), "yielded", "negotiate") is None
    assert barred(s, R("england"), R("france"), "yielded", "conversion") == "10.terms.convert"
    act(s, "peace_settle", 0, "france", "yielded", answers=["humiliation"])
    assert [p.prestige for p in s.players[:2]] == [4, -4]


def test_10_2_capitulate__covers_active_allies() -> None:
    s = active(england_france(), 1, "brittany")
    occupied(s, 0, "rennes")
    act(s, "peace_settle", 0, "france", "yielded", answers=["status_quo", "done"])
    assert s.provinces[P("rennes")].town == 0
    assert fighting(s) == []


# --- 10.3: allies ---


def test_10_3_each__enemies_of_one_alliance_are_judged_one_by_one() -> None:
    s = england_france("castile england", armies={"ireland": (0, 4), "loire": (1, 2)})
    army(s, 2, "castile", 3)
    assert victory(s, R("england"), R("france")) == "partial"
    assert victory(s, R("england"), R("castile")) == ""


def test_10_3_full__the_player_loses_half_the_strength_before_the_war_in_units_of_his_choice() -> None:
    s = active(england_france(), 1, "brittany", prewar=5, units=2)
    s.players[1].armies[0] = Army(A("loire"), (1, 0, 0), allied=(1, 1, 0))
    occupied(s, 0, *BRETAGNE)
    answers = ["white", ("army", 1, 0, "allied", 1), "reserve", ("army", 1, 0, "allied", 0)]
    t = act(s, "peace_full", 0, answers=answers)
    assert s.players[1].allied == 1
    assert s.players[1].armies[0] == Army(A("loire"), (1, 0, 0))
    assert told(t, "units_lost", "seat", "n") == [{"seat": 1, "n": 3}]


@pytest.mark.parametrize(("prewar", "units", "left"), [(12, 9, 4), (1, 3, 2), (6, 2, 0)])
def test_10_3_full__five_at_most_and_no_more_than_there_are(prewar: int, units: int, left: int) -> None:
    s = active(england_france(), 1, "brittany", prewar=prewar, units=units)
    occupied(s, 0, *BRETAGNE)
    act(s, "peace_full", 0, answers=["white"])
    assert s.players[1].allied == left


def test_10_3_partial__never_over_an_active_ally_alone() -> None:
    s = active(england_france(armies={"ireland": (0, 3), "loire": (1, 2)}), 1, "scotland")
    occupied(s, 0, "lothian")
    assert victory(s, R("england"), R("scotland")) == ""
    s.players[1].armies[0] = Army()
    assert victory(s, R("england"), R("scotland")) == "partial"


def test_10_3_partial__one_term_for_all() -> None:
    s = active(england_france(armies={"ireland": (0, 3)}), 1, "scotland")
    occupied(s, 0, "lothian", "aberdeen", "champagne")
    act(s, "peace_turn", 0, answers=[("settle", "france"), "status_quo", "done", "done"])
    assert s.provinces[P("aberdeen")].town == 0
    assert s.provinces[P("champagne")].town == 0
    assert s.provinces[P("lothian")].occupier == NONE
    assert fighting(s) == []


def test_10_3_status_quo__allies_land_is_kept_or_sold_but_not_set_free() -> None:
    s = active(england_france(armies={"ireland": (0, 3)}), 1, "scotland")
    occupied(s, 0, "lothian", "aberdeen", "perth")
    t = act(s, "peace_settle", 0, "france", "", answers=["status_quo", ("province", "aberdeen"), "hand_back", "done"])
    fate = next(options for _, kind, options in asked(t) if kind == "fate")
    assert fate == [("keep",), ("hand_back",)]
    assert s.provinces[P("aberdeen")].occupier == NONE
    assert s.provinces[P("perth")].town == 0
    assert s.players[0].ducats == 15 + 10 + 3  # the ransom of Edinburgh comes from the supply
    assert s.players[1].ducats == 15 - 3


def test_10_3_status_quo__one_cap_covers_all_of_it() -> None:
    s = active(england_france(armies={"ireland": (0, 3)}), 1, "scotland")
    occupied(s, 0, *(p for p in lands(s, R("france")) if p != "berry"), "lothian")
    w = pair(s, R("england"), R("france"))
    due = payment(s, w, (), ())
    assert (due.player, due.supply) == (6, 0)  # Paris is back: 2 and 1 of tax, twice that
    due = payment(s, w, ("orleans",), ("orleans",))
    assert (due.player, due.supply) == (10, 0)


def test_10_3_conditional__who_cannot_be_a_vassal_gets_white_peace_for_nothing() -> None:
    s = active(england_france(armies={"ireland": (0, 3)}), 1, "brittany")
    occupied(s, 0, "nantes", "paris")
    occupied(s, 1, "wessex")
    assert barred(s, R("england"), R("france"), "", "vassalisation") is None
    act(s, "peace_settle", 0, "france", "", answers=["vassalisation", "done"])
    assert s.provinces[P("rennes")].vassal == 0
    assert s.provinces[P("paris")].occupier == NONE
    assert s.provinces[P("wessex")].occupier == NONE
    assert [p.prestige for p in s.players[:2]] == [0, 0]
    assert fighting(s) == []


def test_10_3_conditional__a_player_without_such_allies_cannot_be_vassalised() -> None:
    s = england_france(armies={"ireland": (0, 3)})
    occupied(s, 0, "paris", "orleans")
    assert barred(s, R("england"), R("france"), "", "vassalisation") == "2.terms.pr"


def test_10_3_conditional__who_keeps_the_faith_gets_white_peace_for_nothing() -> None:
    s = given("ottomans", "hungary", board="deluxe_1444", wars=("ottomans hungary",), armies={"seine": (0, 3)})
    active(s, 1, "wallachia")
    capital = s.realms[R("wallachia")].capital
    assert capital is not None
    area = s.box.boards[s.board].provinces[capital].area
    occupied(s, 0, *(p for p in s.box.boards[s.board].areas[area].provinces if s.provinces[p].town != 0), "pest")
    assert barred(s, R("ottomans"), R("hungary"), "", "conversion") is None
    before = s.realms[R("hungary")].faith
    act(s, "peace_settle", 0, "hungary", "", answers=["conversion", "done"])
    assert s.realms[R("wallachia")].faith == "muslim"
    assert s.realms[R("hungary")].faith == before
    assert [p.prestige for p in s.players[:2]] == [3, 0]
    assert s.provinces[P("pest")].occupier == NONE


# --- 10.4 ---


def test_10_4_truce__between_the_two_until_the_next_round() -> None:
    s = england_france()
    act(s, "peace_white")
    assert (s.realms[R("england")].truces, s.realms[R("france")].truces) == ((1,), (0,))


def test_10_4_truce_none__not_on_active_allies_and_not_on_what_is_no_realm_any_more() -> None:
    s = active(england_france(armies={"ireland": (0, 3)}), 1, "brittany")
    occupied(s, 0, "nantes", "rennes")
    act(s, "peace_settle", 0, "france", "", answers=["vassalisation", "done"])
    assert not s.realms[R("brittany")].truces
    assert s.realms[R("france")].truces == (0,)


def test_10_4_truce_none__a_new_vassal_loses_all_its_wars() -> None:
    s = given("england", "france", "castile", wars=("england brittany", "castile brittany"), armies={"ireland": (0, 1)})
    occupied(s, 0, "nantes")
    lay(s.realms, {"brittany": {"truces": (1,)}})
    act(s, "peace_settle", 0, "brittany", "", answers=["vassalisation", "done"])
    assert fighting(s) == []
    assert not s.realms[R("brittany")].truces


def test_10_1_4__an_ally_of_another_is_not_turned_back() -> None:
    s = active(england_france("castile france"), 2, "portugal", units=1)
    occupied(s, 2, "toulouse")
    ally(s, 0, R("brittany"))
    act(s, "peace", answers=["no", "done", "no", "done"])
    assert s.realms[R("portugal")].active
    assert s.players[2].allied == 1


def test_10_2_winner__the_winner_of_a_war_is_remembered() -> None:
    s = england_france(armies={"ireland": (0, 3)})
    occupied(s, 0, "paris")
    act(s, "peace_settle", 0, "france", "", answers=["humiliation"])
    deeds = {d.what: d.tags for d in s.players[0].deeds}
    assert deeds["war_won"][:2] == ("against:france", "pr")
    assert deeds["term_imposed"][:3] == ("term:humiliation", "against:france", "pr")
    assert "stronger_pr" not in deeds["war_won"]


def test_10_2_winner__a_peace_that_nobody_won_is_no_deed() -> None:
    s = england_france("england scotland")
    occupied(s, 0, "lothian")
    act(s, "peace_settle", 0, "scotland", "", answers=["white"])
    assert not s.players[0].deeds
    assert tax(s, P("lothian")) == 1
    assert replace(s.realms[R("scotland")], truces=()).allies == ()
