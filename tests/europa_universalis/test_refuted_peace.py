"""War and peace read again with the rulebook open: 5.2, 5.5.dow, 9.1, chapter 10, 11.3, 11.4, 13."""

from __future__ import annotations

from typing import Any

import pytest

from europa_universalis.build import A, P, R, army, given, lay
from europa_universalis.declare_kit import attack, pairs, realms
from europa_universalis.effects_kit import asked
from europa_universalis.treaty_kit import act, active, fighting, occupied
from regnum.games.europa_universalis.board import world
from regnum.games.europa_universalis.faith import state_faith
from regnum.games.europa_universalis.model import NONE, State
from regnum.games.europa_universalis.pieces import ally, dispute, marry, truce
from regnum.games.europa_universalis.plans import plan_of
from regnum.games.europa_universalis.terms import lands, pair, payment
from regnum.games.europa_universalis.wars import casus_belli, dismiss_ally, forbidden
from regnum.kernel import Table

MOST = 60  # options of a menu
SETTLE = "peace_settle"


def england_france(*more: str, **things: Any) -> State:
    """England (0) and France (1) at war; Castile (2) looks on."""
    s = given("england", "france", "castile", wars=("england france", *more), first=0, phase=3, **things)
    s.advanced = True
    for p in s.players:
        p.adm = p.dip = p.mil = 3
        p.ducats = 15
    return s


def talks(s: State, *answers: Any) -> Table[State]:
    return act(s, SETTLE, 0, "france", "", answers=["negotiate", *answers])


# --- 10.terms.negotiated: the menu of an offer ---


def test_10_terms_negotiated__the_menu_of_an_offer_stays_small() -> None:
    s = england_france(
        areas={a: {"claims": (0, 1)} for a in ("loire", "seine", "aquitaine", "northumbria", "eastanglia")}
    )
    occupied(s, 0, *lands(s, R("france"))[:12])
    occupied(s, 1, *lands(s, R("england"))[:6])
    t = talks(s, ("give", "status_quo"), ("give", "land", "berry"), "back", "cancel", "leave")
    assert max(len(options) for _, _, options in asked(t)) <= MOST


def test_10_terms_negotiated__first_which_province_then_what_becomes_of_it() -> None:
    s = england_france()
    occupied(s, 0, "berry", "champagne")
    occupied(s, 1, "wessex")
    t = talks(
        s, ("give", "status_quo"), ("give", "land", "berry"), ("give", "exchange", "berry", "wessex"), "cancel", "leave"
    )
    assert ("give", "land", "champagne") in asked(t)[2][2]
    assert asked(t)[3][1:] == (
        "offer_part",
        [("give", "hand_back", "berry", 3), ("give", "exchange", "berry", "wessex"), ("back",)],
    )
    assert ("give", "land", "berry") not in asked(t)[4][2]
    assert ("take", "land", "wessex") not in asked(t)[4][2]


def test_10_terms_negotiated_extra__ties_are_one_line_for_each_side() -> None:
    s = england_france(areas={"loire": {"claims": (0,)}, "seine": {"claims": (0,)}, "eastanglia": {"claims": (1,)}})
    occupied(s, 0, "berry")
    t = talks(s, ("give", "white"), ("give", "ties"), ("give", "unclaim", "seine"), "cancel", "leave")
    assert ("take", "unclaim", "eastanglia") in asked(t)[2][2]  # one alone needs no line of its own
    assert asked(t)[3][2] == [("give", "unclaim", "loire"), ("give", "unclaim", "seine"), ("back",)]
    assert ("give", "unclaim", "loire") in asked(t)[4][2]


def test_10_terms_status_quo_winner__two_small_provinces_are_named_one_after_the_other() -> None:
    s = england_france(armies={"loire": (0, 9)})
    occupied(s, 0, "champagne")
    small = [p for p in lands(s, R("england")) if world(s).provinces[p].tax == 1][:5]
    occupied(s, 1, *small)
    two = ("swap_for_two", small[1], small[3])
    t = act(s, SETTLE, 0, "france", "", answers=["status_quo", "champagne", "exchange", ("swap_pair", small[1]), two])
    menus = [options for _, kind, options in asked(t) if kind == "exchange"]
    assert menus[0] == [*(("swap_pair", p) for p in small[:3]), ("swap_for_two", small[3], small[4])]
    assert menus[1] == [("swap_for_two", small[1], p) for p in small[2:]]
    assert [s.provinces[P(p)].town for p in small] == [1, 0, 1, 0, 1]


def test_10_terms_status_quo_winner__a_small_province_with_another_for_a_large_one() -> None:
    s = england_france(armies={"loire": (0, 9)}, provinces={"napoli": {"town": 0, "large": True}})
    mine = [p for p in lands(s, R("france")) if world(s).provinces[p].tax == 1][:4]
    large, other = P("bordeaux"), P("napoli")
    occupied(s, 0, *mine)
    occupied(s, 1, large, other)
    answers = ["status_quo", mine[0], "exchange", ("swap_large", large), ("swap_with", mine[2], large), "done", "done"]
    t = act(s, SETTLE, 0, "france", "", answers=answers)
    assert next(x for _, kind, x in asked(t) if kind == "exchange") == [("swap_large", large), ("swap_large", other)]
    assert [s.provinces[P(p)].town for p in (*mine, large, other)] == [1, 0, 1, 0, 0, 1]


# --- nobody occupies land of a realm with which there is no war ---


def test_11_3_break_peace__a_third_player_on_the_land_of_the_former_ally_fights_on() -> None:
    s = england_france("castile england")
    active(s, 0, "scotland", units=2)
    occupied(s, 0, "berry")
    occupied(s, 2, "lothian")
    talks(s, ("give", "white"), ("give", "sever", "scotland"), "send", "accept")
    assert fighting(s) == ["castile england", "castile scotland"]


def test_11_3_break_peace__who_holds_nothing_of_the_former_ally_does_not_fight_it() -> None:
    s = england_france("castile england")
    active(s, 0, "scotland", units=2)
    occupied(s, 0, "berry")
    talks(s, ("give", "white"), ("give", "sever", "scotland"), "send", "accept")
    assert fighting(s) == ["castile england"]


def test_10_terms_succession__a_war_of_its_own_beside_its_players_ends_too() -> None:
    s = england_france("castile france", "castile brittany")
    active(s, 1, "brittany", units=1)
    army(s, 0, "loire", 3)
    marry(s, 0, R("brittany"))
    dispute(s, R("brittany"))
    occupied(s, 0, "nantes")
    occupied(s, 2, "rennes")
    act(s, SETTLE, 0, "brittany", "", answers=["succession", "done", "no"])
    assert fighting(s) == ["castile france", "england france"]


# --- 10.terms.annex, 10.terms.vassalise: what leaves with the realm ---


def test_10_terms_annex__tokens_of_all_players_leave() -> None:
    s = england_france("england brittany")
    for seat in (0, 2):
        marry(s, seat, R("brittany"))
    truce(s, 2, R("brittany"))
    occupied(s, 0, "nantes", "rennes")
    act(s, SETTLE, 0, "brittany", "full", answers=["annexation"])
    court = s.realms[R("brittany")]
    assert (court.marriages, court.truces, court.allies) == ((), (), ())
    assert fighting(s) == ["england france"]


def test_10_terms_vassalise__truces_of_others_leave() -> None:
    s = england_france("england brittany")
    truce(s, 2, R("brittany"))
    army(s, 0, "loire", 2)
    occupied(s, 0, "nantes")
    act(s, SETTLE, 0, "brittany", "", answers=["vassalisation", "done"])
    assert s.realms[R("brittany")].truces == ()
    assert {s.provinces[p].vassal for p in ("nantes", "rennes")} == {0}


# --- a vassal of an independent realm that is set free: 13.freed_vassal ---


def against_aragon(**things: Any) -> State:
    """England and Castile are both at war with Aragon, whose vassal is Naples."""
    s = england_france("england aragon", "castile aragon", **things)
    army(s, 0, "naples", 2)
    return s


def test_13_freed_vassal__a_third_player_on_its_land_is_at_war_with_it() -> None:
    s = against_aragon()
    occupied(s, 0, "bari")
    occupied(s, 2, "salerno")
    act(s, SETTLE, 0, "aragon", "", answers=["status_quo", "bari", "set_free", "done"])
    assert fighting(s) == ["aragon castile", "castile naples", "england france"]


def test_13_freed_vassal__land_of_it_that_is_kept_was_still_taken_in_the_war() -> None:
    s = against_aragon()
    occupied(s, 0, "bari", "salerno")
    act(s, SETTLE, 0, "aragon", "", answers=["status_quo", "bari", "set_free", "done", "done"])
    assert s.provinces[P("salerno")].town == 0
    assert sum(d.n for d in s.players[0].deeds if d.what == "tax_taken") == 1


def test_13_freed_vassal__who_sets_free_several_provinces_of_it_is_not_at_war_with_it() -> None:
    s = against_aragon()
    occupied(s, 0, "bari", "salerno")
    answers = ["status_quo", "bari", "set_free", "salerno", "set_free", "done"]
    act(s, SETTLE, 0, "aragon", "", answers=answers)
    assert fighting(s) == ["aragon castile", "england france"]


# --- 9.1, 5.5.dow ---


def test_9_1_cb_claim__of_vassals_land_against_an_independent_suzerain() -> None:
    s = given("england", "france", "castile", areas={"naples": {"claims": (0,)}})
    assert casus_belli(s, 0, R("aragon")) == ["claim"]
    assert casus_belli(s, 0, R("naples")) == []


def test_9_1_limit_d__only_the_truce_with_the_ally_counts_not_his_wars() -> None:
    s = realms("england", "france", "castile", wars=("castile france",))
    ally(s, 1, R("scotland"))
    assert forbidden(s, 0, R("scotland")) is None
    truce(s, 0, R("france"))
    assert forbidden(s, 0, R("scotland")) == "9.1.limit_d"


def test_5_5_dow_3c__a_player_who_is_a_target_too_answers_his_ally() -> None:
    """He is in the war already: to accept brings no second pair and no second point, to refuse costs him."""
    s = realms("castile", "france", "england", seat0={"stability": 3})
    ally(s, 1, R("scotland"))
    points = s.players[1].mil
    t = attack(s, "france", "scotland", answers=["accept", "passive"])
    assert pairs(t) == ["castile france", "castile scotland"]
    assert t.state.players[1].mil == points + 1


def test_11_3_reject_cta_5__a_refused_call_to_attack_leaves_a_truce_and_no_cb() -> None:
    s = realms("castile", "france", "england", seat0={"stability": 3})
    ally(s, 0, R("france"))
    t = attack(s, "england", answers=["france", "refuse"])
    assert (t.state.realms[R("france")].truces, t.state.realms[R("castile")].truces) == ((0,), (1,))
    assert t.state.realms[R("france")].cbs == ()
    assert t.state.players[1].prestige == 0


def test_11_3_receive__a_truce_with_the_ally_of_the_target_forces_a_refusal() -> None:
    s = realms("castile", "france", "england", "austria", seat0={"stability": 3})
    ally(s, 0, R("france"))
    ally(s, 3, R("scotland"))
    truce(s, 3, R("france"))
    t = attack(s, "scotland", answers=["france", "accept", "passive"])
    assert [seat for seat, kind, _ in asked(t) if kind == "call_to_arms"] == [3]
    assert pairs(t) == ["castile scotland", "castile austria"]
    assert t.state.realms[R("castile")].allies == ()


def test_10_2_capitulate__the_winner_must_end_the_war() -> None:
    s = england_france()
    occupied(s, 0, "berry")
    t = act(s, "peace_turn", 1, answers=[("capitulate", "england"), "status_quo", "done", "done"])
    assert ("leave",) not in next(options for _, kind, options in asked(t) if kind == "peace_term")
    assert fighting(s) == []
    assert [p.prestige for p in s.players[:2]] == [2, -2]


def test_10_terms_status_quo__a_capital_of_the_winner_is_ransomed_too_and_land_of_his_is_lost() -> None:
    s = england_france(armies={"loire": (0, 4)})
    occupied(s, 0, "berry")
    occupied(s, 1, "london", "wessex")
    act(s, SETTLE, 0, "france", "", answers=["status_quo", "done", "done"])
    assert [p.ducats for p in s.players[:2]] == [5, 25]
    assert [s.provinces[P(p)].town for p in ("berry", "london", "wessex")] == [0, 0, 1]
    assert s.provinces[P("london")].occupier == NONE


def test_10_terms_convert__an_independent_loser_and_its_area_change_faith() -> None:
    s = england_france("castile granada", armies={"andalucia": (2, 3)})
    home = world(s).provinces[P("granada")].area
    for p in world(s).areas[home].provinces:
        if s.provinces[p].town != 2:
            occupied(s, 2, p)
    act(s, SETTLE, 2, "granada", "", answers=["conversion", "done"])
    assert state_faith(s, R("granada")) == state_faith(s, R("castile"))
    assert s.players[2].prestige == 3
    assert all(s.provinces[p].occupier == NONE for p in lands(s, R("granada")))


def test_10_1_1__a_player_who_took_nothing_leaves_though_his_ally_did() -> None:
    s = england_france("castile france")
    occupied(s, 0, "berry")
    act(s, "peace", answers=["no", "done"] * 2)
    assert fighting(s) == ["england france"]
    assert [p.prestige for p in s.players] == [0, -1, -1]


# --- what mutations had escaped ---


def test_9_1_cb_claim__against_the_first_player_too_where_he_is_in_control() -> None:
    s = given("england", "france", "castile", wars=("england brittany",), areas={"brittanynormandy": {"claims": (1,)}})
    lay(s.provinces, {p: {"town": 1} for p in world(s).areas[A("brittanynormandy")].provinces})
    lay(s.provinces, {"nantes": {"town": NONE}, "rennes": {"town": NONE}})
    assert casus_belli(s, 1, R("england")) == []
    occupied(s, 0, "nantes")
    assert casus_belli(s, 1, R("england")) == ["claim"]


@pytest.mark.parametrize(("strength", "left"), [(4, 2), (5, 1), (12, 0)])
def test_11_3_reject_cta_2__half_the_strength_before_the_war_is_rounded_up(strength: int, left: int) -> None:
    s = england_france()
    active(s, 0, "scotland", prewar=strength, units=4)
    dismiss_ally(s, 0, R("scotland"))
    assert s.players[0].allied == left


def test_10_terms_status_quo_cap__a_capital_that_the_payer_gives_back_is_no_income() -> None:
    s = england_france(armies={"loire": (0, 9)})
    for p in lands(s, R("france")):
        if p not in ("paris", "berry"):
            lay(s.provinces, {p: {"town": 2, "vassal": NONE}})
    occupied(s, 0, "paris")
    without = payment(s, pair(s, R("england"), R("france")), (), ()).player
    occupied(s, 1, "london")
    assert payment(s, pair(s, R("england"), R("france")), (), ()).player == without == 2 * 3


def test_10_terms_succession__a_marriage_that_is_not_disputed_ends_too() -> None:
    s = england_france("england brittany", armies={"loire": (0, 3)})
    lay(s.realms, {"brittany": {"marriages": (0, 2), "disputed": (0,)}})
    occupied(s, 0, "nantes")
    act(s, SETTLE, 0, "brittany", "", answers=["succession", "done", "no"])
    assert [p.prestige for p in s.players] == [3 + 2, 0, -3]
    assert s.realms[R("brittany")].marriages == (0,)


def test_10_1_2_ally__a_partial_victory_over_an_ally_in_a_war_of_its_own_leaves_the_alliance() -> None:
    s = england_france("castile brittany", armies={"loire": (2, 3)})
    active(s, 1, "brittany", units=1)
    occupied(s, 2, "rennes")
    act(s, SETTLE, 2, "brittany", "", answers=["status_quo", "done"])
    assert fighting(s) == ["england france"]
    assert (s.realms[R("brittany")].allies, s.realms[R("brittany")].active, s.players[1].allied) == ((1,), True, 1)


@pytest.mark.parametrize("line", [("give", "land", "berry"), ("take", "land", "wessex"), ("give", "ties")])
def test_10_terms_negotiated__a_bot_throws_nothing_in_under_one_line_either(line: tuple[str, ...]) -> None:
    plan = plan_of(england_france(), "offer", 0, line, 1)
    assert plan is not None
    assert plan < 0
