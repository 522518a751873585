"""Peace, tried with odd positions: 4.3.A, 4.3.D to 4.3.H, chapter 10, 11.3, 11.4, 13."""

from __future__ import annotations

from typing import Any

import pytest

from europa_universalis.build import A, P, R, cubes, given, lay
from europa_universalis.build import army as stand
from europa_universalis.effects_kit import asked, told
from europa_universalis.treaty_kit import act, active, fighting, occupied
from europa_universalis.war_kit import loose
from regnum.games.europa_universalis.aftermath import settle
from regnum.games.europa_universalis.model import NONE, REBELS, Army, Ruler, State
from regnum.games.europa_universalis.pieces import ally, dispute, marry, occupy, put_cb, put_town, put_vassal, truce
from regnum.games.europa_universalis.realm import is_independent, strength
from regnum.games.europa_universalis.steps.peace import barred
from regnum.games.europa_universalis.steps.revolt import unused_cause
from regnum.games.europa_universalis.terms import beaten, foes, heirless, lands, pair, payment, victory
from regnum.games.europa_universalis.wars import forbidden

SETTLE = "peace_settle"


def table(*names: str, wars: tuple[str, ...] = (), **things: Any) -> State:
    s = given(*names, wars=wars, first=0, phase=3, **things)
    s.revision, s.advanced = 3, True
    for p in s.players:
        p.adm = p.dip = p.mil = 3
        p.ducats = 20
        p.ruler = p.ruler or Ruler("Somebody")
    return s


def prestige(s: State) -> list[int]:
    return [p.prestige for p in s.players]


# --- 4.3.A ---


def test_4_3_A__a_cb_token_on_the_active_ally_of_an_enemy_is_no_idle_one() -> None:
    s = table("england", "france", wars=("england france",))
    active(s, 1, "scotland")
    put_cb(s, 0, R("scotland"))
    put_cb(s, 0, R("brittany"))
    assert unused_cause(s, 0, R("scotland")) == 0
    assert unused_cause(s, 0, R("brittany")) == -2


# --- 10.1.1: white peace by itself ---


def test_10_1_1__land_of_the_enemys_vassal_keeps_the_war_open() -> None:
    s = table("castile", "aragon", wars=("castile aragon",))
    occupied(s, 0, "bari")
    act(s, "peace_white")
    assert fighting(s) == ["aragon castile"]


def test_10_1_1__each_of_two_wars_costs_a_point() -> None:
    s = table("england", "france", "castile", wars=("england france", "england castile", "england scotland"))
    act(s, "peace_white")
    assert prestige(s) == [-3, -1, -1]
    assert s.wars == []
    assert s.realms["scotland"].truces == (0,)


def test_10_1_1__land_that_rebels_have_taken_from_him_does_not_count() -> None:
    s = table("england", "france", wars=("england france",))
    occupy(s, P("berry"), REBELS)
    act(s, "peace_white")
    assert s.wars == []
    assert s.provinces["berry"].occupier == REBELS


# --- 10.2: victories ---


def test_10_2_table_full_victory__a_rebel_town_in_the_enemys_land_breaks_it() -> None:
    s = table("castile", "france", wars=("castile france",))
    occupied(s, 0, *lands(s, R("france")))
    assert beaten(s, R("castile")) == ("france",)
    occupy(s, P("berry"), REBELS)
    assert beaten(s, R("castile")) == ()


def test_10_2_table_full_victory__one_unit_far_away_breaks_it() -> None:
    s = table("castile", "france", wars=("castile france",))
    occupied(s, 0, *lands(s, R("france")))
    loose(s, 1, "scotland", 1)
    assert beaten(s, R("castile")) == ()


def test_10_2_table_partial_victory__allied_units_and_mercenaries_are_units() -> None:
    s = table("castile", "france", wars=("castile france",))
    s.players[0].armies[0] = Army(A("leon"), (1, 0, 0), (1, 0, 0), (2, 0, 0))
    loose(s, 1, "loire", 2)
    assert victory(s, R("castile"), R("france")) == "partial"
    loose(s, 1, "seine", 1)
    assert victory(s, R("castile"), R("france")) == ""


def test_10_2_table_partial_npr__rebels_at_home_outweigh_an_army() -> None:
    s = table("castile", "france", wars=("castile granada",))
    stand(s, 0, "andalucia", 2)
    lay(s.areas, {"leon": {"rebels": 1}})
    assert victory(s, R("castile"), R("granada")) == "partial"
    lay(s.areas, {"leon": {"rebels": 2}})
    assert victory(s, R("castile"), R("granada")) == ""
    lay(s.areas, {"leon": {"rebels": 0}, "loire": {"rebels": 5}})
    assert victory(s, R("castile"), R("granada")) == "partial"


def test_10_3_partial__units_of_a_player_who_is_not_beaten_shield_his_active_ally() -> None:
    s = table("castile", "france", wars=("castile france",))
    active(s, 1, "portugal")
    stand(s, 0, "portugal", 5)
    stand(s, 1, "loire", 3)
    assert victory(s, R("castile"), R("portugal")) == ""
    occupied(s, 0, *lands(s, R("portugal")))
    assert victory(s, R("castile"), R("portugal")) == "full"
    assert foes(s, R("castile")) == ("france",)


# --- 10.terms ---


def test_10_terms_table__the_why_not_of_each_term_against_an_independent_realm() -> None:
    s = table("castile", "france", wars=("castile portugal",))
    stand(s, 0, "portugal", 3)
    occupied(s, 0, "beira")
    why = {term: barred(s, R("castile"), R("portugal"), "", term) for term in (
        "white", "status_quo", "humiliation", "vassalisation", "conversion", "succession", "annexation", "negotiate",
    )}  # fmt: skip
    assert why == {
        "white": None,
        "status_quo": None,
        "humiliation": "10.terms.humiliate",
        "vassalisation": "10.terms.vassalise",
        "conversion": "10.terms.convert",
        "succession": "10.terms.succession",
        "annexation": "10.2.table.partial_victory",
        "negotiate": "10.terms.negotiated",
    }


def test_10_terms_white__a_partial_victor_cannot_force_it_on_a_player() -> None:
    s = table("castile", "france", wars=("castile france",))
    stand(s, 0, "loire", 3)
    occupied(s, 0, "berry")
    assert barred(s, R("castile"), R("france"), "", "white") == "10.terms.white"
    assert barred(s, R("castile"), R("france"), "yielded", "white") == "10.terms.white"


def test_10_terms_status_quo__both_capitals_go_back_and_each_pays() -> None:
    s = table("castile", "france", wars=("castile france",))
    stand(s, 0, "loire", 3)
    occupied(s, 0, "paris", "berry")
    occupied(s, 1, "madrid", "burgos")
    act(s, SETTLE, 0, "france", "", answers=["status_quo", "done", "done"])
    assert [s.players[x].ducats for x in (0, 1)] == [20, 20]
    assert (s.provinces["berry"].town, s.provinces["burgos"].town) == (0, 1)
    assert s.provinces["paris"].occupier == s.provinces["madrid"].occupier == NONE


def test_10_terms_status_quo_cap__a_poor_independent_realm_pays_twice_its_tax() -> None:
    s = table("castile", "france", wars=("castile granada",))
    occupied(s, 0, "granada")
    w = pair(s, R("castile"), R("granada"))
    assert payment(s, w, (), ()).supply == 4  # both small provinces are its own again
    occupied(s, 0, "gibraltar")
    assert payment(s, w, (), ()).supply == 2  # one is kept


def test_10_terms_status_quo_winner__a_core_of_the_winner_that_is_set_free_is_his_and_brings_prestige() -> None:
    s = table("castile", "france", wars=("castile france",), provinces={"burgos": {"town": 1}})
    stand(s, 0, "loire", 3)
    occupied(s, 0, "burgos")
    act(s, SETTLE, 0, "france", "", answers=["status_quo", "burgos", "set_free", "done"])
    assert s.provinces["burgos"].town == 0
    assert not s.provinces["burgos"].unrest
    assert prestige(s)[0] == 1


def test_10_terms_status_quo_claims__a_vassals_area_that_was_lost_may_be_claimed() -> None:
    s = table("castile", "aragon", wars=("castile aragon",))
    stand(s, 0, "leon", 3)
    occupied(s, 0, "bari", "zaragoza")
    act(s, SETTLE, 0, "aragon", "", answers=["status_quo", "done", "aragon", "naples"])
    assert (s.areas["aragon"].claims, s.areas["naples"].claims) == ((1,), (1,))


def test_10_terms_humiliate__a_vassals_land_counts_and_an_active_allys_does_not() -> None:
    s = table("castile", "aragon", wars=("castile aragon",))
    active(s, 1, "portugal")
    stand(s, 0, "leon", 3)
    home = s.realms["aragon"].capital
    occupied(s, 0, home, "bari", "beira")
    n = s.box.boards[s.board].provinces[home].tax
    act(s, SETTLE, 0, "aragon", "", answers=["humiliation"])
    assert prestige(s) == [2 * (n + 1), -2 * (n + 1)]
    assert s.provinces["beira"].occupier == NONE


def test_10_terms_vassalise__its_own_vassals_come_along_and_unrest_where_nobody_stood() -> None:
    s = table("castile", "france", wars=("castile aragon",))
    stand(s, 0, "leon", 3)
    home = s.realms["aragon"].capital
    occupied(s, 0, home, "palermo")
    act(s, SETTLE, 0, "aragon", "", answers=["vassalisation", "done"])
    assert all(s.provinces[p].vassal == 0 for p in ("bari", "napoli", "salerno", "malta", home))
    assert s.provinces["bari"].unrest
    assert s.provinces["sardenya"].unrest
    assert not s.provinces["palermo"].unrest
    assert not s.provinces["malta"].unrest
    assert s.wars == []
    assert s.realms["aragon"].truces == ()


def test_10_terms_vassalise__the_marriage_of_the_winner_goes_too() -> None:
    s = table("castile", "france", wars=("castile granada",))
    marry(s, 0, R("granada"))
    marry(s, 1, R("granada"))
    stand(s, 0, "leon", 3)
    occupied(s, 0, "granada")
    act(s, SETTLE, 0, "granada", "", answers=["vassalisation", "done"])
    assert s.realms["granada"].marriages == ()


def test_10_terms_annex__who_loses_an_inactive_ally_loses_no_prestige() -> None:
    s = table("castile", "france", wars=("castile granada",))
    ally(s, 1, R("granada"))
    occupied(s, 0, "granada", "gibraltar")
    act(s, SETTLE, 0, "granada", "full", answers=["annexation"])
    assert prestige(s) == [0, 0]
    assert s.realms["granada"].allies == ()
    assert s.provinces["granada"].town == s.provinces["gibraltar"].town == 0
    assert s.provinces["granada"].unrest


def test_10_terms_convert__a_player_pays_with_prestige_and_influence() -> None:
    s = table("castile", "ottomans", wars=("castile ottomans",), board="deluxe_1444")
    home = s.box.boards[s.board].provinces[s.realms["ottomans"].capital].area
    occupied(s, 0, *s.box.boards[s.board].areas[home].provinces)
    stand(s, 0, "leon", 3)
    cubes(s, "dalmatia", 0, 5)
    t = act(s, SETTLE, 0, "ottomans", "", answers=["conversion", "done"])
    assert prestige(s) == [3, -5]
    assert s.realms["ottomans"].faith == "catholic"
    assert sum(g.influence[1] for g in s.areas.values()) == 1
    assert told(t, "peace")[0]["term"] == "conversion"


def test_10_terms_convert__a_third_realms_province_in_the_capital_area_must_be_held_too() -> None:
    s = table("ottomans", "castile", wars=("ottomans castile", "ottomans granada"), board="deluxe_1444")
    stand(s, 0, "leon", 9)
    occupied(s, 0, "granada", "gibraltar")
    assert barred(s, R("ottomans"), R("granada"), "", "conversion") == "10.terms.convert"


def test_10_terms_succession__of_a_player_without_a_token_of_ones_own() -> None:
    s = table("castile", "france", "england", wars=("castile france",))
    marry(s, 2, R("france"))
    ally(s, 2, R("france"))
    dispute(s, R("france"))
    stand(s, 0, "loire", 3)
    occupied(s, 0, "paris")
    t = act(s, SETTLE, 0, "france", "", answers=["succession", "no"])
    assert prestige(s) == [3, 0, -3]
    assert (s.realms["france"].marriages, s.realms["england"].marriages) == ((), ())
    assert (s.realms["france"].allies, s.realms["england"].allies) == ((), ())
    assert s.realms["france"].disputed == s.realms["england"].disputed == ()
    assert asked(t)[-1][1] == "peace_alliance"


def test_10_terms_succession__the_wars_of_others_with_it_end_and_cost_them_a_point() -> None:
    s = table("castile", "france", "england", wars=("castile granada", "france granada"))
    marry(s, 0, R("granada"))
    dispute(s, R("granada"))
    stand(s, 0, "leon", 2)
    occupied(s, 0, "granada")
    occupied(s, 1, "gibraltar")
    act(s, SETTLE, 0, "granada", "", answers=["succession", "done", "no"])
    assert s.wars == []
    assert prestige(s)[0] == 2  # the tax of both provinces
    assert prestige(s)[1] == -1
    assert s.realms["granada"].marriages == (0,)
    assert set(s.realms["granada"].truces) == {0, 1}


def test_10_4_truce__keeps_war_from_the_enemys_allies_too() -> None:
    s = table("england", "france", wars=("england france",))
    active(s, 1, "scotland")
    act(s, "peace_white")
    assert s.realms["scotland"].truces == ()
    s.phase = 2
    assert forbidden(s, 0, R("scotland")) == "9.1.limit_d"


# --- 10.1.2, 10.3: active allies ---


def test_10_3_full__annexed_it_takes_its_units_and_two_prestige() -> None:
    s = table("castile", "france", wars=("castile france",))
    active(s, 1, "granada", units=1)
    stand(s, 1, "loire", 5)
    occupied(s, 0, "granada", "gibraltar")
    act(s, SETTLE, 0, "granada", "full", answers=["annexation"])
    assert (prestige(s)[1], s.players[1].allied) == (-2, 0)
    assert fighting(s) == ["castile france"]


def test_10_1_2__white_peace_after_a_total_victory_over_an_active_ally_ends_its_alliance() -> None:
    s = table("castile", "france", wars=("castile france",))
    active(s, 1, "granada", units=1)
    stand(s, 1, "loire", 5)
    occupied(s, 0, "granada", "gibraltar")
    act(s, SETTLE, 0, "granada", "full", answers=["white"])
    assert s.realms["granada"].allies == ()
    assert s.realms["granada"].truces == (0,)
    assert fighting(s) == ["castile france"]


def test_10_terms_succession__on_an_active_ally_whose_player_is_not_beaten() -> None:
    s = table("castile", "france", wars=("castile france",))
    active(s, 1, "granada", units=1)
    marry(s, 0, R("granada"))
    dispute(s, R("granada"))
    stand(s, 0, "leon", 2)
    stand(s, 1, "loire", 5)
    occupied(s, 0, "granada")
    assert heirless(s, R("castile")) == ("granada",)
    assert barred(s, R("castile"), R("granada"), "", "status_quo") == "10.3.partial"
    act(s, SETTLE, 0, "granada", "", answers=["succession", "done", "yes"])
    assert s.realms["granada"].allies == (0,)
    assert s.players[1].allied == 0
    assert fighting(s) == ["castile france"]


# --- 10.1.4, 4.3.E, 4.3.H ---


def test_10_1_4__units_on_land_that_was_given_back_go_home_and_lent_ones_leave() -> None:
    s = table("castile", "france", wars=("castile portugal",))
    active(s, 0, "granada", units=1)
    s.players[0].armies[0] = Army(A("portugal"), (2, 0, 0), (0, 0, 0), (1, 0, 0))
    occupied(s, 0, "beira")
    act(s, SETTLE, 0, "portugal", "", answers=["white"])
    act(s, "peace_after", 0, answers=["leon"])
    assert s.players[0].armies[0] == Army(A("leon"), (2, 0, 0))
    assert s.players[0].allied == 0
    assert not s.realms["granada"].active


def test_4_3_E_occupied__towns_of_the_own_realm_and_not_vassals_five_at_most() -> None:
    s = table("castile", "aragon", wars=("castile aragon",))
    occupied(s, 0, "bari", "napoli", "zaragoza")
    occupy(s, P("barcelona"), REBELS)
    act(s, "penalties")
    assert prestige(s) == [0, -2]
    occupied(s, 0, "valencia", "mesina", "palermo", "malta")
    act(s, "penalties")
    assert prestige(s) == [0, -7]


def test_4_3_E_succession__only_the_sole_ally_with_most_influence_is_spared() -> None:
    s = table("castile", "france")
    for seat in (0, 1):
        marry(s, seat, R("granada"))
    dispute(s, R("granada"))
    ally(s, 0, R("granada"))
    cubes(s, "andalucia", 1, 0)
    act(s, "penalties")
    assert prestige(s) == [0, -3]
    assert s.realms["granada"].disputed == ()


# --- 13: realms ---


def test_13_freed_vassal__when_the_suzerain_is_annexed_bit_by_bit() -> None:
    s = table("castile", "france", wars=("castile aragon",))
    for p in lands(s, R("aragon")):
        if s.box.boards[s.board].provinces[p].realm == "aragon":
            put_town(s, p, 0)
    settle(s)
    assert is_independent(s, R("naples"))
    assert strength(s, R("naples")) == 4
    assert s.wars == []


def test_11_4_war__a_vassal_cannot_be_attacked_and_fights_beside_its_suzerain() -> None:
    s = table("castile", "france", wars=("castile france",))
    put_vassal(s, P("provence"), 1)
    put_vassal(s, P("anjou"), 1)
    s.phase = 2
    assert forbidden(s, 0, R("provence")) == "11.4.war"
    truce(s, 0, R("brittany"))
    assert forbidden(s, 0, R("brittany")) == "9.1.limit_b"


@pytest.mark.parametrize(("lost", "income"), [((), 2 * 2), (("gibraltar",), 2)])
def test_10_terms_status_quo_cap__after_all_returns(lost: tuple[str, ...], income: int) -> None:
    s = table("castile", "france", wars=("castile granada",))
    occupied(s, 0, "granada", *lost)
    assert payment(s, pair(s, R("castile"), R("granada")), (), ()).supply == income


# --- what follows from a peace ---


def test_9_5_port_safe__ships_leave_a_port_that_a_peace_gives_back() -> None:
    s = table("castile", "france", wars=("castile portugal",))
    occupied(s, 0, "porto")
    s.players[0].docked[P("porto")] = 2
    act(s, SETTLE, 0, "portugal", "", answers=["white"])
    act(s, "moment")
    assert s.players[0].docked == {}
    assert sum(s.zones["central_atlantic"].ships) + sum(s.zones["central_atlantic"].guard) == 2


def test_11_1_pr__influence_leaves_an_area_that_annexation_makes_wholly_a_players() -> None:
    s = table("castile", "france", wars=("castile granada",))
    cubes(s, "andalucia", 0, 3)
    occupied(s, 0, "granada", "gibraltar")
    act(s, SETTLE, 0, "granada", "full", answers=["annexation"])
    assert s.areas["andalucia"].influence == (0, 0)


def test_13_4_plus_manpower__leaves_with_land_that_is_kept_and_stays_on_land_that_goes_back() -> None:
    s = table("castile", "france", wars=("castile portugal",), provinces={"beira": {"manpower": 1}})
    stand(s, 0, "leon", 2)
    occupied(s, 0, "beira", "porto")
    act(s, SETTLE, 0, "portugal", "", answers=["status_quo", "done"])
    assert (s.provinces["beira"].town, s.provinces["beira"].manpower) == (0, 0)
    s = table("castile", "france", wars=("castile portugal",), provinces={"beira": {"manpower": 1}})
    occupied(s, 0, "beira")
    act(s, SETTLE, 0, "portugal", "", answers=["white"])
    assert s.provinces["beira"].manpower == 1


def test_10_terms_vassalise__who_else_occupied_land_of_it_keeps_it_and_is_at_peace() -> None:
    s = table("castile", "france", wars=("castile portugal", "france portugal"))
    stand(s, 0, "leon", 2)
    occupied(s, 0, "lisboa", "madeira")
    occupied(s, 1, "porto")
    act(s, SETTLE, 0, "portugal", "", answers=["vassalisation", "done"])
    assert (s.provinces["porto"].town, s.provinces["beira"].vassal) == (1, 0)
    assert s.wars == []
    assert prestige(s) == [0, 0]


def test_10_terms_white__forced_after_a_total_victory_costs_both_a_point() -> None:
    s = table("castile", "france", wars=("castile france",))
    occupied(s, 0, *lands(s, R("france")))
    act(s, SETTLE, 0, "france", "full", answers=["white"])
    assert prestige(s) == [-1, -1]
    assert not any(land.occupier == 0 for land in s.provinces.values())
    assert (s.realms["france"].truces, s.realms["castile"].truces) == ((0,), (1,))


def test_10_2_capitulate__leaves_a_truce_and_ends_the_war_of_active_allies_too() -> None:
    s = table("castile", "france", wars=("castile france",))
    active(s, 1, "portugal", units=3)
    stand(s, 1, "loire", 9)
    occupied(s, 0, "beira")
    act(s, "peace_turn", 1, answers=[("capitulate", "castile"), "status_quo", "done"])
    assert prestige(s) == [2, -2]
    assert s.provinces["beira"].town == 0
    assert s.wars == []
    assert s.realms["portugal"].truces == ()


def test_10_1_2__each_total_victory_is_settled_in_the_order_of_the_winner() -> None:
    s = table("castile", "france", wars=("castile granada", "castile portugal"))
    occupied(s, 0, *lands(s, R("granada")), *lands(s, R("portugal")))
    t = act(s, "peace_full", 0, answers=["portugal", "annexation", "white"])
    assert [x["term"] for x in told(t, "peace")] == ["annexation", "white"]
    assert s.wars == []
    assert s.provinces["lisboa"].town == 0
    assert s.provinces["granada"].occupier == NONE


def test_10_3_status_quo__land_of_ones_own_active_ally_is_lost_to_the_loser_who_holds_it() -> None:
    s = table("castile", "france", wars=("castile france",))
    active(s, 0, "aragon", units=3)
    stand(s, 0, "leon", 4)
    occupied(s, 0, "toulouse")
    occupied(s, 1, "zaragoza")
    act(s, SETTLE, 0, "france", "", answers=["status_quo", "done", "done"])
    assert (s.provinces["toulouse"].town, s.provinces["zaragoza"].town) == (0, 1)


def test_10_1_1__an_own_active_allys_occupied_land_keeps_the_war_open() -> None:
    s = table("castile", "france", wars=("castile france",))
    active(s, 0, "aragon")
    occupied(s, 1, "bari")  # of Naples, Aragon's vassal
    act(s, "peace_white")
    assert fighting(s) == ["castile france"]


def test_13_5_5__invaders_besiege_in_the_same_phase_what_their_coming_has_roused() -> None:
    s = table("england", "france", wars=("england scotland",))
    act(s, "invasions")
    act(s, "rebels")
    held = [p for p in ("lancashire", "northumberland", "york") if s.provinces[p].occupier == REBELS]
    assert held == ["lancashire", "northumberland"]
    assert s.areas["northumbria"].rebels == 2


def test_4_3_H_1__two_towns_of_who_is_at_war_and_none_of_others() -> None:
    s = table("castile", "france", wars=("france savoy",))
    act(s, "unrest", 1, answers=["berry", "bourbon"])
    assert [p for p, land in s.provinces.items() if land.unrest] == ["berry", "bourbon"]
    act(s, "unrest", 0)
    assert sum(land.unrest for land in s.provinces.values()) == 2
