"""The round read again with the rulebook open: chapters 4 and 7, and what a round takes from 14."""

from __future__ import annotations

from typing import Any

import pytest

from europa_universalis.build import A, P, R, cubes, given, lay
from europa_universalis.effects_kit import asked
from europa_universalis.round_kit import go, kinds, laid_out, once
from regnum.games.europa_universalis.content.shapes import CardId
from regnum.games.europa_universalis.counters import bankruptcy, gain_stability, owe
from regnum.games.europa_universalis.model import REBELS, Land, Ruler, State
from regnum.games.europa_universalis.pieces import ally, dispute, marry, put_vassal
from regnum.games.europa_universalis.realm import base_tax, vassal_tax
from regnum.games.europa_universalis.steps.cleanup import instant_end, update_manpower
from regnum.games.europa_universalis.steps.income import corruption, devastation, income_parts
from regnum.games.europa_universalis.steps.revolt import settled_succession
from regnum.games.europa_universalis.steps.scoring import final_points

KING = Ruler("king", 2, 2, 2)


def realms(*names: str, **things: Any) -> State:
    s = given(*names, revision=3, **things)
    for p in s.players:
        p.ruler = KING
    return s


def landless(s: State, seat: int) -> State:
    s.provinces = {p: Land() if land.town == seat else land for p, land in s.provinces.items()}
    return s


# --- 4.4.D after 4.4.B: stability as it is when power is gathered ---


def test_4_4_D_stability__a_bankrupt_of_three_neither_gains_nor_loses() -> None:
    """Bankruptcy takes three levels in step B: in step D the stability is nought."""
    s = landless(realms("castile", "france", seat0={"ducats": 0, "interest": 8, "stability": 3}), 0)
    s.players[0].adm = s.players[0].dip = s.players[0].mil = 0
    t = go(s, ("income",))
    p = t.state.players[0]
    assert (p.stability, p.prestige) == (0, -5)
    assert (p.adm, p.dip, p.mil) == (2, 2, 2)


def test_4_4_D_stability__who_goes_bankrupt_at_nought_gets_a_point_less() -> None:
    s = landless(realms("castile", "france", seat0={"ducats": 0, "interest": 8}), 0)
    s.players[0].adm = s.players[0].dip = s.players[0].mil = 0
    t = go(s, ("income",), answers=["mil"])
    p = t.state.players[0]
    assert p.stability == -3
    assert (p.adm, p.dip, p.mil) == (2, 2, 1)


# --- 4.6.5 ---


def test_4_6_5__a_vassal_is_no_independent_realm() -> None:
    """The marriage that goes is one with an independent realm, if there is one."""
    s = realms("castile", "france", seat0={"dip": 0})
    for p, info in s.box.boards[s.board].provinces.items():
        if info.realm == "portugal":
            put_vassal(s, p, 0)
    marry(s, 0, R("portugal"))
    marry(s, 0, R("aragon"))
    t = go(s, ("marriage_end", 0))
    assert t.state.realms[R("portugal")].marriages == (0,)
    assert t.state.realms[R("aragon")].marriages == ()


# --- 4.1.C ---


@pytest.mark.parametrize(("ducats", "interest", "kept"), [(0, 5, 0), (3, 5, 1), (0, 4, 2), (6, 9, 3)])
def test_4_1_C__nobody_keeps_what_neither_ducats_nor_loans_pay(ducats: int, interest: int, kept: int) -> None:
    s = laid_out()
    s.players[0].ducats, s.players[0].interest = ducats, interest
    for kind in ("adm", "dip", "mil"):
        getattr(s.players[0], f"hand_{kind}").append(getattr(s, f"deck_{kind}").pop())
    s.players[0].drawn = {"adm": 1, "dip": 1, "mil": 1}
    t = go(s, ("pay_cards", 0), answers=[("keep", c) for c in _hand(s, 0)[:kept]])
    assert len(_hand(t.state, 0)) == kept


def _hand(s: State, seat: int) -> list[CardId]:
    p = s.players[seat]
    return [*p.hand_adm, *p.hand_dip, *p.hand_mil]


# --- 4.3 ---


def test_4_3_A__a_cb_token_on_an_active_ally_of_the_enemy_was_of_use() -> None:
    s = realms("castile", "france", "england", wars=("castile france",))
    lay(s.realms, {"brittany": {"allies": (1,), "active": True, "cbs": (0, 2)}})
    t = once(s, "revolt")
    assert [p.prestige for p in t.state.players] == [0, 0, -2]


def test_4_3_C_2__of_two_rebels_a_large_province_goes_before_two_small_ones() -> None:
    s = realms("castile", "france", provinces={p: {"unrest": True} for p in ("badajoz", "galicia", "salamanca")})
    lay(s.areas, {"leon": {"rebels": 2}})
    t = go(s, ("rebels",))
    held = [p for p in ("badajoz", "galicia", "salamanca") if t.state.provinces[P(p)].occupier == REBELS]
    assert held == ["salamanca"]


def test_4_3_C_2__of_one_rebel_the_first_small_one_by_name() -> None:
    s = realms("castile", "france", provinces={p: {"unrest": True} for p in ("badajoz", "galicia", "salamanca")})
    lay(s.areas, {"leon": {"rebels": 1}})
    t = go(s, ("rebels",))
    assert t.state.provinces[P("badajoz")].occupier == REBELS
    assert base_tax(t.state, R("castile")) == base_tax(realms("castile", "france"), R("castile")) - 1


def test_4_3_C_2__land_that_is_no_core_is_set_free_with_a_cb_on_its_new_owner() -> None:
    s = realms("castile", "france", provinces={"granada": {"town": 0, "unrest": True}})
    lay(s.areas, {"andalucia": {"rebels": 3}})
    t = go(s, ("rebels",))
    assert t.state.provinces[P("granada")] == Land()
    assert t.state.realms[R("granada")].cbs == (0,)


def test_4_3_C_3a__most_unrest_goes_before_most_towns() -> None:
    """Leon has more towns in unrest than Andalucia; rebels in Castile leave one of themselves behind."""
    s = realms("castile", "france", provinces={p: {"unrest": True} for p in ("badajoz", "galicia", "cordoba")})
    lay(s.areas, {"castile": {"rebels": 3}})
    t = go(s, ("rebels",), ("rebels_move",))
    assert [t.state.areas[A(a)].rebels for a in ("castile", "leon", "andalucia")] == [1, 2, 0]


def test_4_3_C_3c__where_all_the_neighbours_are_guarded_one_goes_home() -> None:
    s = realms("castile", "france", provinces={"badajoz": {"unrest": True}}, armies={"leon": (0, 3)})
    lay(s.areas, {"castile": {"rebels": 3}})
    t = go(s, ("rebels",), ("rebels_move",))
    assert [t.state.areas[A(a)].rebels for a in ("castile", "leon")] == [2, 0]


def test_4_3_E_occupied__five_at_most_whoever_holds_them() -> None:
    towns = ("salamanca", "sevilla", "badajoz", "burgos")
    s = realms("castile", "france", provinces={p: {"occupier": REBELS} for p in towns[:2]}, wars=("france castile",))
    lay(s.provinces, {p: {"occupier": 1} for p in towns[2:]})
    t = once(s, "penalties")
    assert t.state.players[0].prestige == -5
    assert final_points(t.state, 0)["4.7.occupied"] == -6


def test_4_3_E_succession__a_second_ally_of_a_players_realm_spoils_it() -> None:
    s = realms("castile", "france", "england")
    marry(s, 0, R("france"))
    ally(s, 0, R("france"))
    dispute(s, R("france"))
    assert settled_succession(s, 0, R("france"))
    ally(s, 2, R("france"))
    assert not settled_succession(s, 0, R("france"))


def test_4_3_F__only_tokens_on_that_capital_are_turned() -> None:
    s = realms("castile", "france")
    marry(s, 0, R("france"))
    marry(s, 0, R("portugal"))
    s.players[0].ruler = None
    t = once(s, "penalties")
    court = t.state.realms
    assert (court[R("castile")].disputed, court[R("france")].disputed, court[R("portugal")].disputed) == ((1,), (), ())
    assert t.state.players[0].stability == -1


def test_4_3_F__at_the_bottom_an_interregnum_costs_points() -> None:
    s = realms("castile", "france", seat0={"stability": -3, "adm": 1, "dip": 0, "mil": 4})
    s.players[0].ruler = None
    p = go(s, ("penalties",)).state.players[0]
    assert (p.stability, p.adm, p.dip, p.mil) == (-3, 0, 0, 3)


def test_4_3_G_vassals__one_of_all_areas_and_a_marriage_is_no_cube() -> None:
    s = realms("castile", "france", provinces={p: {"vassal": 0} for p in ("granada", "gibraltar", "ceuta")})
    marry(s, 0, R("granada"))
    cubes(s, "northernmorocco", 1, 0)
    t = go(s, ("dissent", 0), answers=["sevilla", ("vassal", "gibraltar")])
    offered = next(options for _, kind, options in asked(t) if kind == "dissent")
    assert offered == [
        ("vassal", "gibraltar"), ("vassal", "granada"), ("influence", "northernmorocco"), ("vassal", "ceuta")
    ]  # fmt: skip
    assert [t.state.provinces[P(p)].unrest for p in ("granada", "gibraltar", "ceuta")] == [False, True, False]


def test_4_3_H_1__one_calm_town_left_takes_one() -> None:
    s = realms("castile", "france", wars=("castile granada",))
    lay(s.provinces, {p: {"unrest": True} for p, land in s.provinces.items() if land.town == 0 and p != "burgos"})
    t = go(s, ("unrest", 0))
    assert all(land.unrest for land in t.state.provinces.values() if land.town == 0)


def test_4_3_H_3__not_a_vassal_and_not_what_rebels_hold() -> None:
    s = realms("castile", "france", seat0={"stability": 2})
    lay(s.provinces, {"granada": {"vassal": 0, "unrest": True}, "burgos": {"unrest": True, "occupier": REBELS}})
    assert kinds(go(s, ("unrest", 0))) == []


# --- 4.4 ---


@pytest.mark.parametrize(("ducats", "owed"), [(49, 0), (50, 1), (59, 1), (60, 2), (79, 3), (80, 4), (109, 6), (110, 7)])
def test_4_4_C_table__a_point_more_for_every_ten(ducats: int, owed: int) -> None:
    assert corruption(realms("castile", "france"), 0, ducats) == owed


def test_4_4_B_devastation__a_rebel_town_brings_nothing_and_loses_nothing() -> None:
    s = realms("castile", "france", areas={"leon": {"weakness": True}}, provinces={"salamanca": {"occupier": REBELS}})
    assert devastation(s, 0) == 1  # of the two small ones


def test_4_4_B_emperor__authority_is_income_but_no_base_tax() -> None:
    s = realms("austria", "france")
    s.empire.authority = 5
    assert income_parts(s, 0)["by_emperor"] == 5
    assert income_parts(s, 0)["base"] == base_tax(s, R("austria")) == 9


def test_4_4_E_curia__one_catholic_alone_gains_nothing() -> None:
    s = realms("castile", "france")
    s.realms[R("france")] = s.realms[R("france")].__class__(capital=P("paris"), faith="protestant", player=1)
    s.curia.cardinals = [0, 0]
    assert once(s, "prestige").state.players[0].prestige == 0


# --- 4.5 to 4.7 ---


def test_4_5_A_3__half_of_six_is_three() -> None:
    s = realms("castile", "france")
    s.players[0].manpower = s.players[0].exhausted = 6
    t = once(s, "cleanup")
    assert (t.state.players[0].exhausted, t.state.players[0].available) == (3, 3)


@pytest.mark.parametrize(("tokens", "kept"), [(9, (0,)), (10, ())])
def test_4_5_B_1__an_expansive_ally_of_ten_leaves(tokens: int, kept: tuple[int, ...]) -> None:
    s = realms("castile", "france")
    own = [p for p, info in s.box.boards[s.board].provinces.items() if info.realm == "portugal"]
    others = [p for p, info in s.box.boards[s.board].provinces.items() if info.realm == "naples" and info.tax == 1]
    others += [p for p, info in s.box.boards[s.board].provinces.items() if info.realm == "scotland"]
    some = [*own, *others[: tokens - 6]]
    lay(s.provinces, {p: {"dnpr": R("portugal")} for p in some})
    lay(s.realms, {"portugal": {"colour": "green", "capital": "lisboa"}})
    ally(s, 0, R("portugal"))
    assert base_tax(s, R("portugal")) == tokens
    assert once(s, "cleanup").state.realms[R("portugal")].allies == kept


def test_4_6_5__who_alone_is_married_to_his_vassal_parts_with_it_or_pays() -> None:
    s = realms("castile", "france", seat0={"dip": 2})
    for p in ("granada", "gibraltar"):
        put_vassal(s, P(p), 0)
    marry(s, 0, R("granada"))
    t = go(s, ("wedded",), answers=["pay"])
    assert (t.state.players[0].prestige, t.state.players[0].dip) == (1, 0)


def test_4_6_5_mirror__the_partner_still_owes_a_marriage_of_his_own() -> None:
    s = realms("castile", "france", seat0={"dip": 0}, seat1={"dip": 0})
    marry(s, 0, R("france"))
    marry(s, 1, R("savoy"))
    t = go(s, ("wedded",))
    assert [p.prestige for p in t.state.players] == [1, 1]
    assert all(not court.marriages for court in t.state.realms.values())


@pytest.mark.parametrize(("first", "second", "over"), [(100, 80, True), (100, 81, False), (99, 60, False)])
def test_4_7_instant__a_hundred_and_twenty_more_than_the_next(first: int, second: int, over: bool) -> None:
    s = realms("castile", "france", "england")
    for p, n in zip(s.players, (first, second, 10), strict=True):
        p.prestige = n
    assert instant_end(s) == over


def test_4_7_tax__what_rebels_hold_pays_nothing_and_costs_its_tax() -> None:
    """EX of the book: Navarra and Galicia are lost small towns, Barcelona a lost vassal."""
    s = realms("castile", "france")
    lay(s.provinces, {"galicia": {"occupier": REBELS}, "navarra": {"town": 0, "occupier": REBELS}})
    put_vassal(s, P("barcelona"), 0)
    lay(s.provinces, {"barcelona": {"occupier": 1}})
    parts = final_points(s, 0)
    assert parts["4.7.occupied"] == -2
    assert parts["4.7.tax"] == base_tax(s, R("castile")) + vassal_tax(s, 0) == 11


# --- 7 ---


def test_7_3_over__points_beyond_ten_are_lost() -> None:
    t = once(realms("castile", "france", seat0={"stability": 2, "adm": 9}), "prestige")
    gain_stability(t, 0, 2, "16.3.you")
    assert (t.state.players[0].stability, t.state.players[0].adm) == (3, 10)


def test_7_4_bankruptcy__four_tokens_are_a_loan_and_no_bankruptcy() -> None:
    t = once(realms("castile", "france", seat0={"ducats": 0, "interest": 4}), "prestige")
    owe(t, 0, 2, "14.2.result_other")
    p = t.state.players[0]
    assert (p.ducats, p.interest, p.prestige) == (3, 5, 0)


def test_7_4_bankruptcy_effect__at_the_bottom_three_levels_cost_six_points_before_the_half() -> None:
    t = once(
        realms("castile", "france", seat0={"interest": 5, "stability": -3, "adm": 8, "dip": 5, "mil": 1}), "prestige"
    )
    bankruptcy(t, 0, "7.4.bankruptcy")
    p = t.state.players[0]
    assert (p.adm, p.dip, p.mil, p.interest) == (1, 2, 0, 2)


def test_9_3_shrink__the_reserve_goes_before_the_army() -> None:
    s = realms("castile", "france", armies={"leon": (0, 4)}, seat0={"available": 3, "exhausted": 2, "manpower": 9})
    t = once(s, "prestige")
    update_manpower(t, 0)
    p = t.state.players[0]
    assert (p.exhausted, p.available, sum(p.armies[0].regulars), p.manpower) == (0, 2, 4, 6)
