"""The declaration of war and the calls to arms, tried with odd positions: 5.2.cta, 5.5.dow, 9.1, 11.3."""

from __future__ import annotations

from typing import Any

import pytest

from europa_universalis.build import A, P, R, army, cubes, lay, ships
from europa_universalis.declare_kit import allies, attack, pairs, realms, wedded
from europa_universalis.effects_kit import told
from europa_universalis.forces_kit import why
from europa_universalis.round_kit import coming, go, kinds
from regnum.games.europa_universalis.model import Army, State
from regnum.games.europa_universalis.pieces import dispute, put_cb, put_town, put_vassal, truce
from regnum.games.europa_universalis.sides import at_war
from regnum.games.europa_universalis.steps.calls import why_not_call
from regnum.games.europa_universalis.steps.turn import turn_begins
from regnum.games.europa_universalis.steps.war import barred
from regnum.games.europa_universalis.wars import activate_ally, casus_belli, forbidden


def castile(**things: Any) -> State:
    """Castile (0), France (1) and England (2), by the rules of today."""
    s = realms("castile", "france", "england", **things)
    s.revision = 3
    for p in s.players:
        p.mil = max(p.mil, 3)
    return s


# --- 5.5.dow.2: what it costs ---


def test_5_5_dow_2__below_the_lowest_level_administrative_power_is_lost() -> None:
    s = castile(seat0={"stability": -3, "adm": 3, "dip": 2})
    t = attack(s, "granada", answers=["dip"])
    p = t.state.players[0]
    assert (p.stability, p.adm, p.dip) == (-3, 0, 1)  # two levels are four points, one of them of another kind


def test_5_5_dow_2__each_realm_is_paid_for_on_its_own() -> None:
    s = castile(seat0={"stability": 3}, areas={"portugal": {"claims": (0,)}})
    wedded(s, 0, "portugal", "aragon")
    t = attack(s, "granada", "portugal", "aragon")
    assert t.state.players[0].stability == 3 - 2 - 1 - 3


def test_9_1_marriage__a_cb_token_does_not_excuse_the_marriage() -> None:
    s = wedded(castile(), 0, "portugal")
    put_cb(s, 0, R("portugal"))
    assert attack(s, "portugal").state.players[0].stability == -1


def test_9_1_cb_succession__the_turned_token_of_another_is_a_casus_belli_for_all() -> None:
    s = wedded(castile(), 1, "portugal")
    dispute(s, R("portugal"))
    assert casus_belli(s, 0, R("portugal")) == ["succession"]
    assert casus_belli(s, 2, R("portugal")) == ["succession"]


def test_9_1_cb_succession__against_a_player_at_war_with_the_heirless_realm_and_not_its_allies() -> None:
    s = wedded(castile(wars=("france savoy",)), 0, "savoy")
    dispute(s, R("savoy"))
    assert casus_belli(s, 2, R("france")) == ["succession"]
    s = allies(s, 1, "milan")
    activate_ally(s, 1, R("milan"))
    assert casus_belli(s, 2, R("milan")) == []  # an independent realm that fights it gives none


def test_9_1_cb_succession__also_against_who_fights_the_heirless_realm_as_somebodys_active_ally() -> None:
    s = allies(wedded(castile(wars=("france england",)), 0, "savoy"), 2, "savoy")
    dispute(s, R("savoy"))
    assert casus_belli(s, 0, R("france")) == []
    activate_ally(s, 2, R("savoy"))
    assert casus_belli(s, 0, R("france")) == ["succession"]


# --- 9.1: what forbids it ---


def test_9_1_limit_g__in_an_interregnum_only_the_heirless_partner() -> None:
    s = wedded(castile(seat0={"ruler": None}), 0, "portugal")
    assert barred(s, 0) == "9.1.limit_g"
    dispute(s, R("portugal"))
    assert barred(s, 0) is None
    assert forbidden(s, 0, R("portugal")) is None
    assert forbidden(s, 0, R("granada")) == "9.1.limit_g"
    assert why(s, "war", 0, option=("realm", "granada")) == "9.1.limit_g"


def test_9_1_exception_succession__a_truce_still_holds() -> None:
    s = allies(wedded(castile(), 0, "portugal"), 0, "portugal")
    dispute(s, R("portugal"))
    assert forbidden(s, 0, R("portugal")) is None
    truce(s, 0, R("portugal"))
    assert forbidden(s, 0, R("portugal")) == "9.1.limit_b"


def test_9_1_limit_d__a_marriage_with_a_player_who_has_passed_shields_nobody() -> None:
    s = wedded(castile(seat1={"passed": True}), 1, "savoy")
    assert forbidden(s, 0, R("savoy")) is None
    allies(s, 1, "savoy")
    assert forbidden(s, 0, R("savoy")) == "9.1.limit_d"


def test_9_1_limit_d__nor_a_truce_of_the_ally_with_somebody_else() -> None:
    s = allies(castile(), 1, "savoy")
    truce(s, 2, R("france"))
    assert forbidden(s, 0, R("savoy")) is None
    assert forbidden(s, 2, R("savoy")) == "9.1.limit_d"


def test_11_4_war__a_claim_on_vassals_land_leads_to_the_suzerain() -> None:
    s = castile(areas={"naples": {"claims": (0,)}})
    assert forbidden(s, 0, R("naples")) == "11.4.war"
    assert casus_belli(s, 0, R("aragon")) == ["claim"]
    put_vassal(s, P("bari"), 1)
    assert casus_belli(s, 0, R("france")) == ["claim"]


def test_9_1_limit_a__the_ally_of_an_ally_may_be_attacked() -> None:
    s = allies(allies(castile(), 0, "france"), 1, "savoy")
    assert forbidden(s, 0, R("savoy")) is None
    t = attack(s, "savoy", answers=["accept", "passive"])
    assert pairs(t) == ["castile savoy", "castile france"]
    assert t.state.realms["castile"].allies == ()  # 11.3.accept_cta.3
    assert t.state.realms["france"].allies == ()
    assert t.state.players[1].mil == 4


def test_5_5_dow__no_war_on_a_realm_that_is_not_in_play() -> None:
    s = castile()
    with pytest.raises(AssertionError, match="no candidate"):
        why(s, "war", 0, option=("realm", "netherlands"), answers=[("others",)])


# --- 5.5.dow.3 to 5: calls, points, influence ---


def test_5_5_dow_5__cubes_paid_for_calls_are_gone_before_and_vassals_areas_are_spared() -> None:
    s = allies(castile(areas={"aragon": {"claims": (0,)}}), 0, "portugal")
    cubes(s, "portugal", 2, 0, 0)
    cubes(s, "sicily", 2, 1, 0)
    cubes(s, "naples", 3, 0, 0)
    t = attack(s, "aragon", answers=["portugal"])
    areas = t.state.areas
    assert areas["portugal"].influence == (0, 0, 0)
    assert areas["sicily"].influence == (0, 1, 0)
    assert areas["naples"].influence == (3, 0, 0)  # land of its vassal only


def test_5_5_dow_5__not_the_influence_of_a_player_who_follows() -> None:
    s = allies(castile(), 0, "france")
    cubes(s, "andalucia", 1, 2, 0)
    t = attack(s, "granada", answers=["france", "accept"])
    assert t.state.areas["andalucia"].influence == (0, 2, 0)


def test_5_2_cta_effect__no_point_for_an_ally_that_borders_only_its_player() -> None:
    s = allies(castile(), 0, "portugal")
    cubes(s, "portugal", 2, 0, 0)
    t = attack(s, "brittany", answers=["portugal"])
    assert t.state.players[0].mil == 3
    assert t.state.realms["portugal"].active


def test_5_2_cta_npr_condition__vassals_make_no_neighbour() -> None:
    s = allies(castile(), 1, "aragon")
    for p in ("barcelona", "valencia", "zaragoza", "baleares"):
        put_town(s, P(p), 2)
    cubes(s, "sicily", 0, 3, 0)
    assert why_not_call(s, 1, R("aragon"), (R("papal_states"),), True) is None  # a port on one sea with Sicily
    bar = why_not_call(s, 1, R("aragon"), (R("venice"),), True)
    assert bar == "5.2.cta.npr_condition"  # only its vassal Bari looks on the Adriatic


def test_5_2_cta_npr_condition__an_active_ally_is_not_called_again() -> None:
    s = allies(castile(wars=("castile granada",)), 0, "portugal")
    activate_ally(s, 0, R("portugal"))
    cubes(s, "portugal", 3, 0, 0)
    t = attack(s, "brittany")
    assert kinds(t) == []
    assert at_war(t.state, R("portugal"), R("brittany"))
    assert t.state.players[0].allied == 3


def test_5_2_cta_pr__a_friend_of_one_of_two_targets_cannot_be_called() -> None:
    s = allies(allies(castile(seat0={"stability": 3}), 0, "france"), 1, "savoy")
    t = attack(s, "granada", "savoy", answers=["refuse"])
    assert kinds(t) == ["call_to_arms"]


def test_11_3_accept_cta_1__a_defender_fights_all_who_followed_and_breaks_with_them() -> None:
    s = allies(allies(allies(castile(), 0, "england"), 1, "granada"), 1, "england")
    t = attack(s, "granada", answers=["england", "accept", "accept", "passive"])
    assert pairs(t) == ["castile granada", "england granada", "castile france", "england france"]
    assert t.state.realms["england"].allies == (0,)
    assert t.state.realms["france"].allies == ()


def test_11_3_reject_cta_5__who_is_excused_still_has_a_truce() -> None:
    s = allies(castile(wars=("france savoy",)), 1, "granada")
    cubes(s, "andalucia", 0, 4, 0)
    t = attack(s, "granada", answers=["refuse"])
    assert t.state.players[1].prestige == 0
    assert t.state.areas["andalucia"].influence == (0, 4, 0)
    assert t.state.realms["granada"].truces == (1,)


def test_5_5_dow_4__a_target_gains_a_point_though_power_is_full() -> None:
    s = castile(seat0={"stability": 3}, seat1={"mil": 10})
    assert attack(s, "france").state.players[1].mil == 10


# --- 5.5.dow.6 to 8: battles and the free action ---


def test_5_5_dow_8__towns_of_a_player_without_soldiers_cause_no_battle() -> None:
    s = castile(seat0={"stability": 3})
    army(s, 0, "loire", 3)
    t = attack(s, "france", action=True)
    assert [step[0] for step in coming(t)] == ["free_action"]


def test_5_5_no_battle__another_enemys_army_stood_there_already() -> None:
    s = castile(wars=("france granada",))
    army(s, 0, "andalucia", 3)
    army(s, 1, "andalucia", 1)
    turn_begins(s)
    t = go(s, ("declare", 0, ("granada",)), answers=["no"])
    assert told(t, "land_battle") == []


def test_5_5_dow_8__a_battle_at_sea_alone_takes_it_away() -> None:
    s = castile()
    ships(s, "western_mediterranean", 2, 0, 0)
    turn_begins(s)
    t = attack(s, "granada", action=True)
    assert [step[0] for step in coming(t)] == ["battles", "free_action"]
    assert coming(t)[0][2] == ("western_mediterranean",)


def test_5_5_dow_7__units_of_one_who_is_called_meet_the_aggressors_active_ally() -> None:
    s = allies(allies(castile(), 0, "portugal"), 1, "granada")
    cubes(s, "portugal", 2, 0, 0)
    army(s, 1, "portugal", 2)
    t = attack(s, "granada", answers=["portugal", "accept", "passive"], action=True)
    assert coming(t)[0] == ("battles", 0, (), (A("portugal"),))


def test_11_3_active__units_lent_are_limited_to_five() -> None:
    s = allies(castile(seat0={"stability": 3}), 0, "venice")
    lay(s.provinces, {p: {"manpower": 2} for p in ("treviso", "verona", "zara")})
    assert activate_ally(s, 0, R("venice")) == 5
    assert s.realms["venice"].strength == 12


def lending(**things: Any) -> State:
    """France fights Savoy beside Portugal, which has lent three units: one in reserve, two in the field."""
    s = allies(castile(wars=("france savoy",), **things), 1, "portugal")
    activate_ally(s, 1, R("portugal"))
    s.players[1].allied = 1
    s.players[1].armies[0] = Army(A("loire"), (1, 0, 0), (0, 0, 0), (1, 1, 0))
    return s


def test_11_3_reject_cta_2__the_player_says_which_lent_units_go() -> None:
    s = lending()
    lay(s.realms, {"portugal": {"strength": 3}})
    t = attack(s, "portugal", answers=["refuse", ("army", 1, 0, "allied", 1), "reserve"])
    p = t.state.players[1]
    assert (p.allied, p.armies[0].allied) == (0, (1, 0, 0))
    assert told(t, "units_lost", "seat", "n") == [{"seat": 1, "n": 2}]


def test_11_3_break_war__the_player_says_which_lent_units_go() -> None:
    s = lending()
    lay(s.realms, {"portugal": {"strength": 2}})
    t = go(s, ("sever", 1), answers=[("alliance", "portugal"), ("army", 1, 0, "allied", 0)])
    p = t.state.players[1]
    assert (p.allied, p.armies[0].allied) == (1, (0, 1, 0))
    assert p.stability == -2


def test_5_5_dow_8__nothing_is_asked_where_there_is_nothing_to_do() -> None:
    s = castile(seat0={"interest": 5, "ducats": 0})
    s.players[0].mil = 0
    t = go(s, ("free_action", 0, 0))
    assert kinds(t) == []


def test_5_5_dow_8__the_point_that_is_not_paid_is_left_for_the_siege() -> None:
    s = castile(seat0={"mil": 1, "interest": 5, "ducats": 0}, wars=("castile england",))
    s.players[0].mil = 1
    s.players[0].armies[0] = Army(A("ireland"), (0, 2, 0))  # an island: two cavalry besiege, for one point more
    t = go(s, ("free_action", 0, 0), answers=["activate", ("siege", "ireland")])
    assert t.state.provinces[P("pale")].occupier == 0
    assert t.state.players[0].mil == 0
