"""Phase 3 without wars, and phase 4: 4.3 A, E to H and 4.4; stability and bankruptcy: 7.3, 7.4."""

from __future__ import annotations

from typing import Any

import pytest

from europa_universalis.build import army, cubes, given, lay, ships
from europa_universalis.effects_kit import asked, offered
from europa_universalis.round_kit import PLAYED, coming, go, in_turn, kinds, laid_out, once
from regnum.games.europa_universalis.counters import bankruptcy, gain_stability, owe
from regnum.games.europa_universalis.effects.ops_ideas import fetch
from regnum.games.europa_universalis.map import deployed_regulars
from regnum.games.europa_universalis.model import NONE, REBELS, Army, Fleet, Land, Posted, Ruler, State
from regnum.games.europa_universalis.pieces import ally, marry
from regnum.games.europa_universalis.realm import base_tax, skill, vassal_tax
from regnum.games.europa_universalis.steps.cleanup import update_manpower
from regnum.games.europa_universalis.steps.income import (
    Plan,
    advisor_cost,
    cut_options,
    devastation,
    gathered,
    income,
    interest,
    upkeep,
)
from regnum.games.europa_universalis.steps.revolt import settled_succession
from regnum.kernel import Setup, Table


def castile(**things: Any) -> State:
    return given("castile", "france", **things)


# --- A ---


def test_4_3_A__all_cb_and_truce_tokens_leave_and_an_idle_cb_costs_two() -> None:
    s = castile(wars=("castile granada",))
    lay(s.realms, {"granada": {"cbs": (0,)}, "france": {"cbs": (0,), "truces": (0,)}, "savoy": {"cbs": (1,)}})
    lay(s.areas, {"leon": {"claims": (1,)}})
    s = once(s, "revolt").state
    assert [p.prestige for p in s.players] == [-2, -2]
    assert not any(court.cbs or court.truces for court in s.realms.values())
    assert s.areas["leon"].claims == (1,)


# --- E ---


def disputed(realm: str, **things: Any) -> State:
    s = castile(**things)
    marry(s, 0, realm)  # type: ignore[arg-type]
    lay(s.realms, {realm: {"disputed": (0,)}})
    return s


def test_4_3_E_succession__costs_three_and_the_token_is_turned_back() -> None:
    s = once(disputed("portugal"), "penalties").state
    assert s.players[0].prestige == -3
    assert (s.realms["portugal"].disputed, s.realms["portugal"].marriages) == ((), (0,))


def test_4_3_E_succession__the_only_ally_with_most_influence_loses_nothing() -> None:
    s = disputed("portugal")
    ally(s, 0, "portugal")  # type: ignore[arg-type]
    assert not settled_succession(s, 0, "portugal")  # type: ignore[arg-type]  # the marriage alone is one influence
    cubes(s, "portugal", 1, 0)
    assert settled_succession(s, 0, "portugal")  # type: ignore[arg-type]
    cubes(s, "portugal", 1, 2)
    assert not settled_succession(s, 0, "portugal")  # type: ignore[arg-type]  # a tie


def test_4_3_E_succession__of_a_players_realm_the_alliance_alone_decides() -> None:
    s = disputed("france")
    assert not settled_succession(s, 0, "france")  # type: ignore[arg-type]
    ally(s, 0, "france")  # type: ignore[arg-type]
    assert settled_succession(s, 0, "france")  # type: ignore[arg-type]
    s = given("castile", "france", "england", realms={"france": {"allies": (0, 2)}})
    assert not settled_succession(s, 0, "france")  # type: ignore[arg-type]  # two are allied


def test_4_3_E_succession__a_vassals_suzerain_needs_no_influence() -> None:
    s = castile()
    navarra = next(r for r in s.realms if r.startswith("navarr"))
    for p, info in s.box.boards[s.board].provinces.items():
        if info.realm == navarra:
            s.provinces[p] = Land(vassal=0)
    assert settled_succession(s, 0, navarra)
    assert not settled_succession(s, 1, navarra)


def test_4_3_E_occupied__the_tax_of_covered_towns_but_five_at_most() -> None:
    s = castile()
    towns = [p for p, land in s.provinces.items() if land.town == 0]
    small = [p for p in towns if not s.provinces[p].large]
    lay(s.provinces, {small[0]: {"occupier": REBELS}, small[1]: {"occupier": 1}})
    assert once(s, "penalties").state.players[0].prestige == -2
    lay(s.provinces, {p: {"occupier": REBELS} for p in towns})
    assert once(s, "penalties").state.players[0].prestige == -5


def test_4_3_E_occupied__vassals_do_not_count() -> None:
    s = castile(provinces={"lisboa": {"vassal": 0, "occupier": REBELS}})
    assert once(s, "penalties").state.players[0].prestige == 0


# --- F ---


def test_4_3_F__an_interregnum_costs_stability_and_puts_marriages_there_in_doubt() -> None:
    s = castile(seat1={"ruler": Ruler("Charles VII")})
    marry(s, 1, "castile")  # type: ignore[arg-type]
    s = once(s, "penalties").state
    assert [p.stability for p in s.players] == [-1, 0]
    assert (s.realms["castile"].disputed, s.realms["france"].disputed) == ((1,), ())
    assert s.players[1].prestige == 0  # until step E of the next round


# --- G ---


def test_4_3_G_towns__one_town_in_every_area_of_another_faith() -> None:
    s = castile(areas={"andalucia": {"faith": "mixed"}, "leon": {"faith": "muslim"}})
    cordoba = [p for p in s.box.boards[s.board].areas["andalucia"].provinces if s.provinces[p].town == 0]
    badajoz = [p for p in s.box.boards[s.board].areas["leon"].provinces if s.provinces[p].town == 0]
    t = go(s, ("dissent", 0), answers=[badajoz[1], cordoba[0]])
    found = [p for p, land in t.state.provinces.items() if land.unrest]
    assert sorted(found) == sorted([cordoba[0], badajoz[1]])


def test_4_3_G_towns__nothing_where_all_are_in_unrest_already() -> None:
    s = castile(areas={"andalucia": {"faith": "mixed"}})
    there = [p for p in s.box.boards[s.board].areas["andalucia"].provinces if s.provinces[p].town == 0]
    lay(s.provinces, {p: {"unrest": True} for p in there})
    assert kinds(go(s, ("dissent", 0))) == []


def test_4_3_G_vassals__one_area_only_an_influence_or_an_unrest() -> None:
    s = castile(
        provinces={"lisboa": {"vassal": 0}, "porto": {"vassal": 0}},
        areas={"portugal": {"faith": "muslim", "influence": (2, 0)}, "andalucia": {"faith": "catholic"}},
    )
    t = go(s, ("dissent", 0), answers=[("influence", "portugal")])
    assert t.state.areas["portugal"].influence == (1, 0)
    t = go(s, ("dissent", 0), answers=[("vassal", "porto")])
    assert t.state.provinces["porto"].unrest
    assert not t.state.provinces["lisboa"].unrest


# --- H ---


def unrest_of(s: State, seat: int) -> int:
    return sum(land.unrest for land in s.provinces.values() if land.town == seat)


def two_towns(s: State) -> list[Any]:
    return [p for p, land in s.provinces.items() if land.town == 0][:2]


def test_4_3_H_1__two_unrest_for_a_realm_at_war() -> None:
    s = castile(wars=("castile granada",))
    a, b = two_towns(s)
    assert unrest_of(go(s, ("unrest", 0), answers=[a, b]).state, 0) == 2
    assert unrest_of(go(castile(), ("unrest", 0)).state, 0) == 0


def test_4_3_H_2__one_unrest_from_minus_two_on() -> None:
    s = castile(seat0={"stability": -2})
    assert unrest_of(go(s, ("unrest", 0), answers=two_towns(s)[:1]).state, 0) == 1
    s.players[0].stability = -1
    assert unrest_of(go(s, ("unrest", 0)).state, 0) == 0


def test_4_3_H_3__from_plus_two_on_one_own_town_may_be_calmed() -> None:
    s = castile(seat0={"stability": 2}, provinces={"lisboa": {"vassal": 0, "unrest": True}})
    a, b = two_towns(s)
    lay(s.provinces, {a: {"unrest": True}, b: {"unrest": True, "occupier": REBELS}})
    t = go(s, ("unrest", 0), answers=[a])
    assert asked(t)[0][2] == [("province", a), ("none",)]
    assert not t.state.provinces[a].unrest
    s.players[0].stability = 1
    assert kinds(go(s, ("unrest", 0))) == []


def test_4_3_H_3__comes_before_the_dice() -> None:
    steps = [step[0] for step in coming(once(castile(), "unrest_phase"))]
    assert steps == ["dissent", "dissent", "unrest", "unrest", "all_rebel_dice"]


# --- phase 4: A ---


def plan(*cuts: Any) -> Plan:
    return Plan(list(cuts))


def test_4_4_simultaneous__all_answer_before_anything_happens() -> None:
    t = go(laid_out(), ("income",))
    assert next(entry[1] for entry in t.log if entry is not None and entry[0] == "sealed") == "upkeep"


def test_4_4_simultaneous__a_loan_may_be_taken_but_none_repaid() -> None:
    s = castile(seat0={"ducats": 0, "armies": [Army("leon", (20, 0, 0)), Army(), Army()]})  # type: ignore[arg-type]
    short = upkeep(s, 0, Plan()) - income(s, 0)
    s = go(s, ("income",)).state
    assert s.players[0].interest == -(-short // 5)
    assert s.players[0].ducats == 5 * s.players[0].interest - short


def test_4_4_A_advisors__a_dismissed_one_costs_and_brings_nothing() -> None:
    s = castile(seat0={"ruler": Ruler("x", 1, 1, 1), "advisors": {"dip": Posted("DIP-04-3")}})
    t = go(s, ("income",), answers=[("dismiss", "dip")])
    assert t.state.players[0].advisors == {}
    assert t.state.discard_dip == ["DIP-04-3"]
    assert t.state.players[0].dip == 4
    kept = go(s, ("income",)).state.players[0]
    assert (t.state.players[0].ducats - kept.ducats, kept.dip) == (4, 7)


def test_4_4_A_units__regulars_go_to_the_reserve_and_mercenaries_leave() -> None:
    s = castile(seat0={"armies": [Army("leon", (2, 0, 0), (0, 1, 0)), Army(), Army()]})  # type: ignore[arg-type]
    t = go(s, ("income",), answers=[("disband", 0, "regulars", "infantry"), ("disband", 0, "mercenaries", "cavalry")])
    p = t.state.players[0]
    assert (p.available, p.exhausted) == (1, 0)
    assert p.armies[0] == Army("leon", (1, 0, 0))  # type: ignore[arg-type]


def test_4_4_A_units__ships_of_the_fleet_can_be_given_up_too() -> None:
    s = castile(seat0={"fleet": Fleet(zone="central_atlantic", light=1, heavy=1, damaged=1)})  # type: ignore[arg-type]
    t = go(s, ("income",), answers=[("scrap_fleet", "heavy")])
    assert t.state.players[0].fleet == Fleet(zone="central_atlantic", light=1)  # type: ignore[arg-type]
    t = go(s, ("income",), answers=[("scrap_fleet", "heavy"), ("scrap_fleet", "light")])
    assert t.state.players[0].fleet == Fleet()


def test_4_4_A_ships__to_a_friendly_port_within_two_spaces_not_through_hostile_waters() -> None:
    s = castile()
    ships(s, "bay_of_biscay", 1, 0)
    near = {option[2] for option in cut_options(s, 0, Plan()) if option[0] == "dock"}
    assert near
    assert all(s.provinces[p].town == 0 for p in near)
    port = sorted(near)[0]
    t = go(s, ("income",), answers=[("dock", "bay_of_biscay", port)])
    assert t.state.players[0].docked == {port: 1}
    assert t.state.zones["bay_of_biscay"].ships == (0, 0)


# --- B ---


def test_4_4_B_net__income_of_the_step_pays_its_costs() -> None:
    s = castile(seat0={"ducats": 0})
    army(s, 0, "leon", 2)
    before = income(s, 0)
    assert go(s, ("income",)).state.players[0].ducats == before - 2


def castile_of_the_example() -> State:
    s = castile(seat0={
        "ruler": Ruler("Juan II", 1, 2, 1), "stability": 1, "ducats": 0, "exhausted": 2, "available": 2,
        "advisors": {"dip": Posted("DIP-02-1"), "mil": Posted("MIL-02-1")}, "adm": 0, "dip": 0, "mil": 0,
    })  # fmt: skip
    army(s, 0, "leon", 2)
    s.provinces = {p: Land() if land.town == 0 else land for p, land in s.provinces.items()}
    names = [p for p in s.provinces if s.provinces[p] == Land()]
    for i, p in enumerate(names[:9]):
        s.provinces[p] = Land(town=0, large=i < 3)
    return s


def test_4_4_B_base_tax__castile_collects_and_pays() -> None:
    """EX.4.4.castile_income"""
    s = castile_of_the_example()
    assert (base_tax(s, s.players[0].realm), income(s, 0), upkeep(s, 0, Plan())) == (12, 14, 8)
    p = go(s, ("income",)).state.players[0]
    assert (p.ducats, p.adm, p.dip, p.mil) == (6, 1, 4, 4)


def test_4_4_B_vassal_tax__half_a_ducat_for_each_token_rounded_up() -> None:
    s = castile(provinces={"lisboa": {"vassal": 0}})
    tokens = s.box.boards[s.board].provinces["lisboa"].tax
    assert vassal_tax(s, 0) == (tokens + 1) // 2
    assert income(s, 0) == base_tax(s, s.players[0].realm) + vassal_tax(s, 0)


def test_4_4_B_advisors__the_papal_controller_pays_one_less_for_each() -> None:
    s = castile(seat0={"advisors": {"dip": Posted("DIP-04-3"), "adm": Posted("ADM-03-2")}})
    assert [advisor_cost(s, 0, kind) for kind in ("adm", "dip")] == [1, 4]
    s.curia.cardinals = [0]
    assert [advisor_cost(s, 0, kind) for kind in ("adm", "dip")] == [0, 3]


def test_4_4_B_pay__one_for_a_regular_two_for_a_mercenary_a_half_for_a_ship_at_sea() -> None:
    s = castile(seat0={"armies": [Army("leon", (3, 0, 0), (0, 2, 0), (4, 0, 0)), Army(), Army()]})  # type: ignore[arg-type]
    lay(s.areas, {"leon": {"infantry": (1, 0)}})
    ships(s, "bay_of_biscay", 2, 0)
    s.players[0].fleet = Fleet(zone="bay_of_biscay", heavy=1)  # type: ignore[arg-type]
    s.players[0].docked = {"galicia": 2}  # type: ignore[dict-item]
    assert upkeep(s, 0, Plan()) == 4 + 4 + 2


def test_4_4_B_order__a_realm_gives_up_what_it_can_before_it_goes_bankrupt() -> None:
    s = castile(seat0={"ducats": 0, "interest": 5, "armies": [Army("leon", (1, 1, 0)), Army(), Army()]})  # type: ignore[arg-type]
    s.provinces = {p: Land() if land.town == 0 else land for p, land in s.provinces.items()}
    t = go(s, ("income",), answers=[("disband", 0, "regulars", "infantry"), ("power", "adm")])  # at stability -3
    assert ("keep",) not in asked(t)[0][2]
    assert t.state.players[0].available == 2  # the last unit goes by itself
    assert t.state.players[0].prestige == -5  # interest must be paid, and there is nothing left to give up


def test_4_4_B_interest__one_ducat_a_token_and_a_loan_of_this_step_costs_next_round() -> None:
    s = castile(seat0={"ducats": 0, "interest": 2})
    s.provinces = {p: Land() if land.town == 0 else land for p, land in s.provinces.items()}
    assert interest(s, 0) == 2
    p = go(s, ("income",)).state.players[0]
    assert (p.ducats, p.interest) == (3, 3)


def test_4_4_B_devastation__half_of_the_tax_of_struck_areas_rounded_up_once() -> None:
    s = castile(areas={"leon": {"weakness": True}, "portugal": {"weakness": True}})
    s.provinces = {p: Land() for p in s.provinces}
    leon = s.box.boards[s.board].areas["leon"].provinces
    s.provinces[leon[0]] = Land(town=0)
    assert devastation(s, 0) == 1
    s.provinces[leon[1]] = Land(town=0, large=True)
    assert devastation(s, 0) == 2
    small = next(
        p for p in s.box.boards[s.board].areas["portugal"].provinces if s.box.boards[s.board].provinces[p].tax == 1
    )
    s.provinces[small] = Land(vassal=0)
    assert devastation(s, 0) == 2  # three and a half, halved: not two and one


@pytest.mark.parametrize(("stability", "plus"), [(-3, -2), (-1, -2), (0, 0), (1, 2), (3, 2)])
def test_4_4_B_stability__two_ducats_either_way(stability: int, plus: int) -> None:
    s = castile()
    before = income(s, 0)
    s.players[0].stability = stability
    assert income(s, 0) - before == plus


def test_4_4_B_emperor__his_authority_in_ducats() -> None:
    s = given("austria", "france")
    s.empire.authority = 4
    assert income(s, 0) == base_tax(s, s.players[0].realm) + vassal_tax(s, 0) + 4


def test_4_4_B_ideas__bureaucracy_adds_income() -> None:
    s = castile()
    before = income(s, 0)
    s.players[0].ideas = ["bureaucracy"]  # type: ignore[list-item]
    assert income(s, 0) > before


# --- C ---


@pytest.mark.parametrize(("ducats", "points"), [(49, 0), (50, 1), (59, 1), (60, 2), (79, 3), (80, 4)])
def test_4_4_C_table__a_point_for_every_ten_from_fifty_on(ducats: int, points: int) -> None:
    s = castile(seat0={"adm": 10})
    s.players[0].ducats = ducats - income(s, 0)
    if not points:
        assert "corruption" not in kinds(go(s, ("income",)))
        return
    t = go(s, ("income",), answers=[("corruption", points, points)])
    assert asked(t)[0][2][0] == ("corruption", points, points)
    assert t.state.players[0].ducats == ducats
    assert t.state.players[0].adm == 10 - points + gathered(s, 0, "adm")


def test_4_4_C_table__what_is_not_paid_in_power_is_interest_even_beyond_five() -> None:
    s = castile(seat0={"adm": 1, "interest": 5})
    s.players[0].ducats = 65 - income(s, 0) + 5
    t = go(s, ("income",), answers=[("corruption", 2, 0)])
    assert t.state.players[0].interest == 7
    assert ("corruption", 2, 2) not in asked(t)[0][2]  # only one point is there


def test_4_4_C_discard__ducats_may_be_thrown_away_before() -> None:
    s = castile()
    s.players[0].ducats = 65 - income(s, 0)
    assert go(s, ("income",), answers=[("corruption", 0, 0)]).state.players[0].ducats == 49
    assert go(s, ("income",), answers=[("corruption", 1, 0)]).state.players[0].ducats == 59


# --- D and E ---


def test_4_4_D_base__skills_of_ruler_and_advisor_and_one_each_in_an_interregnum() -> None:
    s = castile(seat0={"ruler": Ruler("x", 3, 0, 2), "advisors": {"dip": Posted("DIP-04-3")}})
    assert [gathered(s, 0, kind) for kind in ("adm", "dip", "mil")] == [3, 3, 2]
    s.players[0].ruler = None
    assert [gathered(s, 0, kind) for kind in ("adm", "dip", "mil")] == [1, 4, 1]


def test_4_4_D_stability__two_points_of_choice_at_plus_three() -> None:
    s = castile(seat0={"stability": 3, "ruler": Ruler("x", 1, 1, 1)})
    p = go(s, ("income",), answers=["adm", "mil"]).state.players[0]
    assert (p.adm, p.dip, p.mil) == (5, 4, 5)


def test_4_4_D_stability__one_less_at_minus_three_of_a_kind_that_brings_something() -> None:
    s = castile(seat0={"stability": -3, "ruler": Ruler("x", 0, 1, 2)})
    t = go(s, ("income",), answers=["mil"])
    assert offered(t) == ["dip", "mil"]
    assert (t.state.players[0].adm, t.state.players[0].dip, t.state.players[0].mil) == (3, 4, 4)


def test_4_4_D_bonus__curia_and_empire_give_power() -> None:
    s = given("austria", "france", seat0={"ruler": Ruler("x", 1, 1, 1)})
    s.curia.cardinals, s.empire.authority = [0], 4
    assert [gathered(s, 0, kind) for kind in ("adm", "dip", "mil")] == [1, 3, 2]
    s.empire.authority = 1
    assert [gathered(s, 0, kind) for kind in ("adm", "dip", "mil")] == [1, 2, 1]


def test_4_4_E_curia__one_prestige_for_each_other_catholic_player_but_three_at_most() -> None:
    """EX.19.2.tie and the example of chapter 4: three are Catholic, so two points"""
    s = given("france", "castile", "austria", "england", realms={"england": {"faith": "protestant"}})
    s.curia.cardinals, s.curia.rome = [0, 0], 0
    assert once(s, "prestige").state.players[0].prestige == 2
    s.curia.cardinals, s.curia.rome = [0], NONE
    assert once(s, "prestige").state.players[0].prestige == 0  # not trusted
    s = laid_out("1-01", 5)
    s.curia.cardinals, s.curia.rome = [0, 0, 0], 0
    assert once(s, "prestige").state.players[0].prestige == 3


def test_4_5_A_2__while_it_is_asked_who_leaves_nobody_is_missing() -> None:
    """Three towns are lost while six soldiers stand: at every question those that are left add up to the number."""
    s = laid_out("2-03", 6)
    venice = 5
    lay(s.provinces, {p: {"town": 0} for p in ("treviso", "verona", "brescia", "zara")})

    def answer(t: Any, seat: int, kind: str, options: Any) -> int:
        if kind == "fewer_units":
            p = t.state.players[seat]
            assert deployed_regulars(t.state, seat) + p.available + p.exhausted == p.manpower
        return 0

    t: Any = Table(
        PLAYED, Setup("europa_universalis", 6, 1, revision=2), s.box, policies=[answer] * 6, keep=False, origin=s
    )
    t.agenda.clear()
    update_manpower(t, venice)
    assert (t.state.players[venice].manpower, deployed_regulars(t.state, venice)) == (2, 2)


def test_4_4_E_emperor__one_prestige_at_six() -> None:
    s = given("austria", "france")
    s.empire.authority = 6
    assert once(s, "prestige").state.players[0].prestige == 1
    s.empire.authority = 4
    assert once(s, "prestige").state.players[0].prestige == 0


def test_4_4_E_absolute__one_prestige_with_positive_stability() -> None:
    s = castile(seat0={"ideas": ["absolute_monarchy"], "stability": 1})
    assert once(s, "prestige").state.players[0].prestige == 1
    s.players[0].stability = 0
    assert once(s, "prestige").state.players[0].prestige == 0


# --- 7.3, 7.4 ---


def test_7_3_range__from_minus_three_to_plus_three() -> None:
    t = once(castile(), "prestige")
    gain_stability(t, 0, 9, "7.3.over")
    assert t.state.players[0].stability == 3
    t = once(castile(), "prestige")
    gain_stability(t, 0, -3, "7.3.under")
    assert t.state.players[0].stability == -3


def test_7_3_positive__benefits_add_up() -> None:
    s = castile(seat0={"stability": 3, "ruler": Ruler("x", 0, 0, 0)})
    a, _ = two_towns(s)
    lay(s.provinces, {a: {"unrest": True}})
    t = go(s, ("unrest", 0), ("income",), answers=[a, "adm", "adm"])
    assert t.state.players[0].ducats == 3 + 15 - 1 + base_tax(s, s.players[0].realm)
    assert t.state.players[0].adm == 5


def test_7_3_negative__penalties_add_up() -> None:
    s = castile(seat0={"stability": -3, "ruler": Ruler("x", 1, 0, 0)})
    a, _ = two_towns(s)
    t = go(s, ("unrest", 0), ("income",), answers=[a])
    assert t.state.players[0].ducats == 15 - 2 + base_tax(s, s.players[0].realm)
    assert (unrest_of(t.state, 0), t.state.players[0].adm) == (1, 3)


def test_7_3_over__two_administrative_points_for_each_level_beyond() -> None:
    t = once(castile(seat0={"stability": 2}), "prestige")
    gain_stability(t, 0, 3, "7.3.over")
    assert (t.state.players[0].stability, t.state.players[0].adm) == (3, 7)


def test_7_3_under__points_of_other_kinds_for_those_that_lack_and_then_nothing() -> None:
    t, script = _asked(castile(seat0={"stability": -3, "adm": 1, "dip": 1, "mil": 1}), "mil")
    gain_stability(t, 0, -1, "7.3.under")
    assert (t.state.players[0].adm, t.state.players[0].dip, t.state.players[0].mil) == (0, 1, 0)
    gain_stability(t, 0, -1, "7.3.under")
    assert (t.state.players[0].dip, t.state.players[0].stability, script.answers) == (0, -3, [])


def _asked(s: State, *answers: Any) -> Any:
    from europa_universalis.round_kit import seated

    return seated(s, answers)


def test_7_4_forced_loan__loans_are_taken_while_they_are_allowed() -> None:
    t = once(castile(seat0={"ducats": 1, "interest": 3}), "prestige")
    owe(t, 0, 8, "14.2.result_other")
    assert (t.state.players[0].ducats, t.state.players[0].interest) == (3, 5)


def test_7_4_bankruptcy__only_with_five_tokens_and_an_unpaid_cost() -> None:
    t = once(castile(seat0={"ducats": 1, "interest": 5}), "prestige")
    owe(t, 0, 1, "14.2.result_other")
    assert t.state.players[0].prestige == 0
    owe(t, 0, 1, "14.2.result_other")
    assert t.state.players[0].prestige == -5


def test_7_4_bankruptcy_effect__what_it_costs() -> None:
    s = castile(seat0={
        "ducats": 4, "interest": 6, "stability": 1, "adm": 5, "dip": 8, "mil": 0,
        "advisors": {"adm": Posted("ADM-03-2")},
        "armies": [Army("leon", (1, 0, 0), (2, 0, 0)), Army("leon", mercenaries=(1, 0, 0)), Army()],
    })  # type: ignore[arg-type]  # fmt: skip
    t = once(s, "prestige")
    bankruptcy(t, 0, "7.4.bankruptcy")
    p = t.state.players[0]
    assert (p.ducats, p.interest, p.stability, p.prestige) == (0, 3, -2, -5)
    assert (p.adm, p.dip, p.mil, p.advisors) == (2, 5, 0, {})
    assert p.armies == [Army("leon", (1, 0, 0)), Army(), Army()]  # type: ignore[arg-type]
    assert t.state.discard_adm == ["ADM-03-2"]


def test_7_4_optional_costs__upkeep_alone_never_bankrupts() -> None:
    s = castile(seat0={"ducats": 5, "interest": 5, "fleet": Fleet(zone="indian_ocean", heavy=9)})  # type: ignore[arg-type]
    s.provinces = {p: Land() for p in s.provinces}
    p = go(s, ("income",)).state.players[0]
    assert (p.prestige, p.ducats, p.fleet) == (0, 0, Fleet())


def test_7_4_unpaid__advisors_units_and_ships_that_are_not_paid_leave() -> None:
    s = castile(seat0={"ruler": Ruler("x", 1, 1, 1), "advisors": {"mil": Posted("MIL-03-1")}})
    army(s, 0, "leon", 1)
    ships(s, "bay_of_biscay", 1, 0)
    cuts = [("dismiss", "mil"), ("disband", 0, "regulars", "infantry"), ("scrap", "bay_of_biscay")]
    p = go(s, ("income",), answers=cuts).state.players[0]
    assert (p.advisors, p.available, p.armies[0]) == ({}, 1, Army())
    assert p.ducats == 15 + income(s, 0)


def test_7_2_advisor_unpaid__brings_no_power() -> None:
    s = castile(seat0={"ruler": Ruler("x", 1, 1, 1), "advisors": {"mil": Posted("MIL-02-1")}})
    assert go(s, ("income",), answers=[("dismiss", "mil")]).state.players[0].mil == 4
    assert go(s, ("income",)).state.players[0].mil == 7


def test_7_4_loan_cap__no_loan_with_five_tokens() -> None:
    s = castile(seat0={"ducats": 0, "interest": 5})
    s.provinces = {p: Land() for p in s.provinces}
    s.players[0].ducats = 5
    army(s, 0, "leon", 1)
    p = go(s, ("income",)).state.players[0]
    assert (p.ducats, p.interest, p.available) == (0, 5, 1)


def test_7_4_ducats__are_not_limited() -> None:
    s = castile(seat0={"ducats": 900, "adm": 0})
    t = go(s, ("income",), answers=[asked_first(s)])
    assert t.state.players[0].ducats == 900 + income(s, 0)


def asked_first(s: State) -> Any:
    owed = (900 + income(s, 0) - 40) // 10
    return ("corruption", owed, 0)


def test_7_1_skill__ruler_and_the_advisor_of_that_kind() -> None:
    s = castile(seat0={"ruler": Ruler("x", 2, 3, 1), "advisors": {"dip": Posted("DIP-01-1")}})
    assert [skill(s, 0, kind) for kind in ("adm", "dip", "mil")] == [2, 4, 1]


def test_8_fetch__while_it_is_asked_what_gives_way_no_idea_is_lost() -> None:
    s = in_turn(once(laid_out(), "opening").state)
    wanted = s.ideas_mil[0]

    def answer(t: Any, seat: int, kind: str, options: Any) -> int:
        s = t.state
        assert sorted([*s.ideas, *s.ideas_adm, *s.ideas_dip, *s.ideas_mil, *s.ideas_later]) == sorted(s.box.ideas)
        return 0

    t: Any = Table(
        PLAYED, Setup("europa_universalis", 3, 1, revision=2), s.box, policies=[answer] * 3, keep=False, origin=s
    )
    t.agenda.clear()
    fetch(t, 0, wanted)
    assert wanted in t.state.ideas
    answer(t, 0, "", ())
