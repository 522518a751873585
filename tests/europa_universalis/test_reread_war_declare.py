"""War declared and allies called, read once more against the book: 5.2.cta, 5.5.dow, 9.1, 11.3, 18.4."""

from __future__ import annotations

from typing import Any

from europa_universalis.build import A, P, R, Z, army, cubes, lay, ships
from europa_universalis.declare_kit import allies, attack, pairs, realms, wedded
from europa_universalis.round_kit import coming, kinds
from regnum.games.europa_universalis.model import State
from regnum.games.europa_universalis.pieces import dispute, occupy, put_vassal, truce
from regnum.games.europa_universalis.steps.calls import call_cost, why_not_call
from regnum.games.europa_universalis.steps.turn import turn_begins
from regnum.games.europa_universalis.wars import activate_ally, casus_belli, forbidden, stability_lost


def table(*names: str, **things: Any) -> State:
    s = realms(*(names or ("castile", "france", "england")), **things)
    s.revision = 4
    for p in s.players:
        p.mil = max(p.mil, 3)
        p.stability = 3
    return s


def due(t: Any) -> list[Any]:
    return [step for step in coming(t) if step[0] == "battles"]


# --- 9.7.when: whoever finds himself among enemies by the declaration ---


def test_9_7_when__a_new_active_ally_is_met_by_whoever_is_at_war_with_its_player_already() -> None:
    s = table("austria", "castile", "france", wars=("castile austria",))
    cubes(s, "lombardy", 4, 0, 0)
    allies(s, 0, "genoa")
    army(s, 1, "lombardy", 2)  # Castile's, with leave to pass
    ships(s, "gulf_of_lion", 0, 1, 0)
    t = attack(s, "venice", answers=["genoa"])
    assert due(t) == [("battles", 0, (Z("gulf_of_lion"),), (A("lombardy"),))]


def test_9_7_when__not_by_who_has_nothing_to_do_with_it() -> None:
    s = table("austria", "castile", "france")
    cubes(s, "lombardy", 4, 0, 0)
    allies(s, 0, "genoa")
    army(s, 1, "lombardy", 2)
    assert due(attack(s, "venice", answers=["genoa"])) == []


# --- 18.4.refuse: the Emperor answers a subject once ---


def empire(**things: Any) -> State:
    """France (0) attacks the Empire of Austria (1)."""
    s = table("france", "austria", "castile", **things)
    s.empire.authority = 3
    turn_begins(s)
    return s


def test_18_4_refuse__an_emperor_allied_with_the_subject_is_called_once_and_keeps_the_alliance() -> None:
    s = allies(empire(), 1, "milan")
    before = s.players[1].prestige
    t = attack(s, "milan", answers=["refuse"])
    assert kinds(t) == ["call_emperor"]
    assert (t.state.empire.authority, t.state.players[1].prestige) == (2, before)
    assert t.state.realms[R("milan")].allies == (1,)
    assert pairs(t) == ["france milan"]


def test_18_4_trigger__without_authority_the_alliance_alone_calls_him() -> None:
    s = allies(empire(), 1, "milan")
    s.empire.authority = 0
    t = attack(s, "milan", answers=["refuse"])
    assert kinds(t) == ["call_to_arms"]
    assert t.state.realms[R("milan")].allies == ()


def test_11_3_accept_cta_4__an_emperor_who_helps_an_ally_says_whether_it_is_active() -> None:
    s = allies(empire(), 1, "milan")
    t = attack(s, "milan", answers=["accept", "active"])
    assert t.state.realms[R("milan")].active
    assert pairs(t) == ["france austria"]


# --- 9.1: casus belli and what forbids a war ---


def test_9_1_cb_claim__against_every_owner_there_a_vassals_suzerain_and_a_player_who_occupies() -> None:
    s = table(areas={"aragon": {"claims": (0,)}})
    assert [r for r in ("aragon", "navarra", "france") if casus_belli(s, 0, R(r))] == ["aragon", "navarra"]
    occupy(s, P("navarra"), 1)
    assert casus_belli(s, 0, R("france")) == ["claim"]
    assert casus_belli(s, 0, R("navarra")) == ["claim"]  # by right it is still there
    put_vassal(s, P("navarra"), 2)
    assert casus_belli(s, 0, R("england")) == ["claim"]


def test_9_1_cb_claim__a_core_token_is_a_claim() -> None:
    s = table(areas={"portugal": {"core": 0}})
    assert casus_belli(s, 0, R("portugal")) == ["claim"]


def test_5_5_dow_2__a_claim_spares_two_levels_and_the_marriage_still_costs_one() -> None:
    s = wedded(table(areas={"portugal": {"claims": (0,)}}), 0, "portugal")
    assert stability_lost(s, 0, R("portugal"), casus_belli(s, 0, R("portugal"))) == 1
    dispute(s, R("portugal"))
    assert stability_lost(s, 0, R("portugal"), casus_belli(s, 0, R("portugal"))) == 0


def test_9_1_limit_d__a_truce_with_the_ally_shields_a_truce_of_the_ally_with_others_does_not() -> None:
    s = allies(table(), 1, "aragon")
    assert forbidden(s, 0, R("aragon")) is None
    truce(s, 0, R("france"))
    assert forbidden(s, 0, R("aragon")) == "9.1.limit_d"
    assert forbidden(s, 2, R("aragon")) is None


def test_9_1_limit_e__a_member_at_war_with_the_emperor_is_not_shielded_by_him() -> None:
    s = table("france", "austria")
    truce(s, 0, R("austria"))
    assert forbidden(s, 0, R("milan")) == "9.1.limit_e"
    s = table("france", "austria", wars=("austria milan",))
    truce(s, 0, R("austria"))
    assert forbidden(s, 0, R("milan")) is None


def test_9_1_limit_e__one_who_has_passed_shields_members_from_members_too() -> None:
    s = table("brandenburg", "austria", "france", board="deluxe_1444")
    s.players[1].passed = True
    assert forbidden(s, 0, R("milan")) == "9.1.limit_e"
    assert forbidden(s, 0, R("poland")) is None


def test_9_1_limit_f__a_distant_realm_needs_a_casus_belli() -> None:
    s = table()
    assert forbidden(s, 0, R("aztec")) == "9.1.limit_f"
    lay(s.areas, {"mexico": {"claims": (0,)}})
    assert forbidden(s, 0, R("aztec")) is None


# --- 5.2.cta: calls that are sent ---


def test_5_2_cta_cost__two_to_attack_one_to_defend_and_one_less_for_a_marriage() -> None:
    s = allies(table(), 0, "portugal")
    assert [call_cost(s, 0, R("portugal"), offensive) for offensive in (True, False)] == [2, 1]
    wedded(s, 0, "portugal")
    assert [call_cost(s, 0, R("portugal"), offensive) for offensive in (True, False)] == [1, 0]


def test_5_2_cta_cost__cubes_on_any_area_of_the_ally_pay_and_others_do_not() -> None:
    s = allies(table(), 0, "aragon")
    cubes(s, "aragon", 1, 0, 0)
    enemies = (R("granada"),)
    assert why_not_call(s, 0, R("aragon"), enemies, True) == "5.2.cta.cost"
    cubes(s, "naples", 3, 0, 0)  # its vassal's
    assert why_not_call(s, 0, R("aragon"), enemies, True) == "5.2.cta.cost"
    cubes(s, "corsicasardinia", 1, 0, 0)
    assert why_not_call(s, 0, R("aragon"), enemies, True) is None


def test_11_3_distant__a_realm_overseas_is_called_for_colonists() -> None:
    s = allies(table("castile", "portugal", board="deluxe_1444"), 0, "aztec")
    lay(s.areas, {"centralamerica": {"claims": (0,)}})
    s.players[0].colonists = 1
    enemies = (R("central_america"),)
    assert why_not_call(s, 0, R("aztec"), enemies, True) == "11.3.distant"
    assert why_not_call(s, 0, R("aztec"), enemies, False) is None
    s.players[0].colonists = 2
    t = attack(s, "central_america", answers=["aztec"])
    assert (t.state.players[0].colonists, t.state.realms[R("aztec")].active) == (0, True)


def test_5_2_cta_effect__half_of_its_strength_rounded_up_with_its_vassals() -> None:
    s = allies(table(), 0, "portugal")
    cubes(s, "portugal", 3, 0, 0)
    t = attack(s, "granada", answers=["portugal"])
    assert t.state.players[0].allied == 3  # of five
    assert t.state.players[0].mil == 4  # it borders Granada
    assert t.state.areas[A("portugal")].influence == (1, 0, 0)


def test_5_2_cta_when__who_defends_a_player_calls_nobody_himself() -> None:
    s = table()
    allies(s, 1, "england")
    allies(s, 2, "scotland")
    cubes(s, "scotland", 0, 0, 3)
    t = attack(s, "france", answers=["england", "accept"])
    assert kinds(t) == ["call", "call_to_arms"]
    assert not t.state.realms[R("scotland")].active


def test_11_3_accept_cta_2__who_defends_an_independent_realm_calls_his_other_independent_allies_alone() -> None:
    s = allies(table("castile", "france", "england"), 1, "granada", "aragon", "england")
    cubes(s, "aragon", 0, 2, 0)
    t = attack(s, "granada", answers=["accept", "aragon", "passive"])
    assert t.state.realms[R("aragon")].active
    assert pairs(t) == ["castile granada", "castile france"]  # England was not called
    assert t.state.players[1].mil == 5  # one for coming, one for Aragon's border


def test_11_3_accept_cta_note__followers_of_the_aggressor_give_the_defender_no_more_calls() -> None:
    s = table("castile", "france", "england", "austria")
    allies(s, 0, "france")
    t = attack(s, "granada", answers=["france", "accept"])
    assert pairs(t) == ["castile granada", "france granada"]
    assert kinds(t) == ["call", "call_to_arms"]


def test_11_3_reject_cta_1__a_call_to_attack_that_is_refused_ends_the_alliance_without_loss() -> None:
    s = allies(table(), 0, "france")
    t = attack(s, "granada", answers=["france", "refuse"])
    assert t.state.realms[R("france")].allies == t.state.realms[R("castile")].allies == ()
    assert (t.state.players[1].prestige, t.state.realms[R("france")].truces) == (0, (0,))


def test_11_3_reject_cta_4__in_place_of_the_truce_the_one_left_alone_lays_a_cb_token() -> None:
    s = table()
    allies(s, 1, "england")
    t = attack(s, "france", answers=["england", "refuse", "cb"])
    assert t.state.realms[R("england")].cbs == (1,)
    assert t.state.realms[R("england")].truces == t.state.realms[R("france")].truces == ()
    assert t.state.players[2].prestige == -2


def test_11_3_active__a_new_war_of_its_player_is_its_own_at_once() -> None:
    s = table(wars=("france england",))
    allies(s, 1, "aragon")
    activate_ally(s, 1, R("aragon"))
    army(s, 0, "aragon", 2)  # Castile's, there with leave
    t = attack(s, "france")
    assert due(t) == [("battles", 0, (), (A("aragon"),))]


def test_5_5_dow_5__a_realm_that_is_attacked_as_an_active_ally_costs_no_influence() -> None:
    s = table(wars=("france england",))
    allies(s, 1, "aragon")
    activate_ally(s, 1, R("aragon"))
    cubes(s, "aragon", 2, 0, 0)
    assert attack(s, "france").state.areas[A("aragon")].influence == (2, 0, 0)


def test_11_3_receive__a_truce_with_the_ally_of_the_target_forces_a_refusal() -> None:
    s = allies(table(), 1, "granada")
    allies(s, 0, "england")
    truce(s, 1, R("england"))
    t = attack(s, "granada", answers=["england", "accept", "passive"])
    assert pairs(t) == ["castile granada", "castile france"]  # 9.1.limit_d holds for who would follow
    assert t.state.realms[R("england")].allies == ()
    assert t.state.players[2].prestige == 0


def test_9_1_limit_b__a_truce_of_either_side_is_one_of_both() -> None:
    s = table()
    truce(s, 1, R("castile"))
    assert forbidden(s, 0, R("france")) == forbidden(s, 1, R("castile")) == "9.1.limit_b"
