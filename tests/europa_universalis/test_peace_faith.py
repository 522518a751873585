"""Stability, conversion, state religion, and how faiths spread: 5.1.religion, 5.3, 15, 16.5, by the book."""

from __future__ import annotations

from typing import Any

import pytest

from europa_universalis.build import A, P, R, cubes, given, lay
from europa_universalis.effects_kit import asked, offered, play, told
from europa_universalis.peace_kit import act, call, symbol
from regnum.games.europa_universalis.content.shapes import IdeaId
from regnum.games.europa_universalis.effects.ops_ideas import learn
from regnum.games.europa_universalis.faith import clusters, faith, may_marry, state_faith
from regnum.games.europa_universalis.model import NONE, State
from regnum.games.europa_universalis.pieces import marry, set_faith
from regnum.games.europa_universalis.steps.administration import (
    bar_convert,
    bar_stability,
    convert_cost,
    convert_fields,
    stability_cost,
)
from regnum.games.europa_universalis.steps.reformation import bar_religion, conversions

QUIET = ("rebel", "no_effect")


# --- 5.3.stability ---


@pytest.mark.parametrize(("now", "cost"), [(-3, 2), (-2, 3), (-1, 4), (0, 5), (1, 6), (2, 7)])
def test_5_3_stability__five_and_the_level(now: int, cost: int) -> None:
    """EX.5.3.stability_costs"""
    s = given("castile", "france", seat0={"stability": now, "adm": cost})
    assert stability_cost(s, 0) == cost
    t = act(s, "stability", 0)
    assert (t.state.players[0].stability, t.state.players[0].adm) == (now + 1, 0)
    s.players[0].adm = cost - 1
    assert bar_stability(s, 0) == "5.3.stability"


def test_5_3_stability__not_beyond_three() -> None:
    assert bar_stability(given("castile", "france", seat0={"stability": 3, "adm": 10}), 0) == "7.3.range"


@pytest.mark.parametrize(("now", "cost"), [(-2, 3), (-1, 3), (0, 4), (1, 6)])
def test_15_orthodox__one_less_around_nought(now: int, cost: int) -> None:
    s = given("castile", "france", seat0={"stability": now}, realms={"castile": {"faith": "orthodox"}})
    assert stability_cost(s, 0) == cost


def test_19_2_bonus__the_controller_pays_a_point_less() -> None:
    s = given("castile", "france", seat0={"stability": 1})
    s.curia.cardinals = [0]
    assert stability_cost(s, 0) == 5
    s.curia.cardinals = [1]
    assert stability_cost(s, 0) == 6


# --- 5.3.convert ---


def converter(**more: Any) -> State:
    """Castile owns all of Andalusia, which is of mixed faith."""
    own = {p: {"town": 0} for p in ("granada", "gibraltar", "cordoba", "sevilla")}
    return given("castile", "france", provinces=own, **more)


def test_5_3_convert__two_points_three_ducats_and_the_area_takes_the_faith() -> None:
    t = act(converter(), "convert", 0, answers=["andalucia", "granada"], rolls=[QUIET])
    assert faith(t.state, A("andalucia")) == "catholic"
    assert (t.state.players[0].adm, t.state.players[0].ducats) == (1, 12)


def test_5_3_convert__all_provinces_or_the_others_of_ones_faith() -> None:
    s = converter()
    assert convert_fields(s, 0) == ["andalucia"]
    lay(s.provinces, {"granada": {"town": NONE}})
    assert bar_convert(s, 0) == "5.3.convert"
    lay(s.realms, {"granada": {"faith": "catholic"}})
    assert convert_fields(s, 0) == ["andalucia"]
    lay(s.provinces, {"cordoba": {"occupier": 1}})
    assert convert_fields(s, 0) == []


def test_5_3_convert__points_and_ducats_or_loans() -> None:
    s = converter(seat0={"adm": 1})
    assert bar_convert(s, 0) == "5.3.convert"
    s = converter(seat0={"ducats": 0, "interest": 5})
    assert bar_convert(s, 0) == "5.3.convert"
    s = converter(seat0={"ducats": 0})
    assert bar_convert(s, 0) is None


def test_15_protestant_traits__a_point_less() -> None:
    s = converter(realms={"castile": {"faith": "protestant"}})
    assert convert_cost(s, 0) == 1
    assert convert_cost(converter(), 0) == 2


def test_5_3_convert_unrest__a_town_is_in_unrest_and_all_dice_are_rolled() -> None:
    s = converter()
    lay(s.provinces, {"cordoba": {"unrest": True}})
    t = act(s, "convert", 0, answers=["andalucia", "granada"], rolls=[("rebel", "no_effect", "no_effect")])
    assert t.state.provinces[P("granada")].unrest
    assert "cordoba" not in offered(t, 1)


def test_5_3_convert_unrest__one_in_all_on_a_shared_field_and_dice_in_each_area() -> None:
    s = given("sweden", "france", realms={"sweden": {"faith": "protestant"}})
    lay(s.provinces, {"halsingland": {"unrest": True}})
    t = act(s, "convert", 0, answers=["svealand", "stockholm"], rolls=[QUIET, QUIET])
    assert faith(t.state, A("norrland")) == "protestant"
    assert [e["area"] for e in told(t, "rebel_dice")] == ["svealand", "norrland"]
    assert not t.state.provinces[P("bergslagen")].unrest


def test_15_2_change__an_independent_realm_takes_the_faith_of_its_capital_area() -> None:
    s = converter(realms={"castile": {"faith": "counter_reformed"}, "granada": {"faith": "catholic"}})
    lay(s.provinces, {"granada": {"town": NONE}})
    t = act(s, "convert", 0, answers=["andalucia", "gibraltar"], rolls=[QUIET])
    assert state_faith(t.state, R("granada")) == "counter_reformed"


# --- 5.1.religion ---


def reformer(age: int = 2, **more: Any) -> State:
    return given("castile", "france", age=age, **more)


def test_5_1_religion_when__from_the_second_age_between_two_faiths() -> None:
    assert bar_religion(reformer(age=1), 0) == "5.1.religion.when"
    assert conversions(reformer(), 0) == [("faith", "protestant")]
    assert conversions(reformer(realms={"castile": {"faith": "protestant"}}), 0) == [("faith", "catholic")]
    for other in ("orthodox", "muslim", "revolutionary"):
        assert conversions(reformer(realms={"castile": {"faith": other}}), 0) == []


def test_5_1_religion_cost__prestige_stability_marriage_influence_unrest() -> None:
    s = reformer()
    cubes(s, "portugal", 4, 0)
    cubes(s, "aragon", 2, 0)
    set_faith(s, A("scotland"), "protestant")
    set_faith(s, A("ireland"), "protestant")
    marry(s, 0, R("scotland"))
    marry(s, 0, R("france"))
    answers = ["portugal"] * 4 + ["scotland"] * 5
    lay(s.provinces, {p: {"town": NONE} for p in ("madrid", "burgos", "murcia", "canarias", "cordoba", "sevilla")})
    lay(s.provinces, {"salamanca": {"town": NONE}, "badajoz": {"town": NONE}})
    t = act(s, "religion", 0, answers=answers, rolls=[QUIET])
    s = t.state
    p = s.players[0]
    assert (p.prestige, p.stability) == (-2, -1)
    assert state_faith(s, R("castile")) == "protestant"
    assert s.realms[R("france")].marriages == s.realms[R("castile")].marriages == ()
    assert s.realms[R("scotland")].marriages == (0,)
    assert (s.areas[A("portugal")].influence, s.areas[A("aragon")].influence) == ((0, 0), (1, 0))
    assert s.areas[A("scotland")].influence == (5, 0)
    assert s.provinces[P("galicia")].unrest


def test_5_1_religion_cost__the_limit_of_five_holds_and_less_is_taken_if_there_is_less() -> None:
    s = reformer(provinces={p: {"town": NONE} for p in ("madrid", "burgos", "murcia", "canarias", "cordoba")})
    lay(s.provinces, {p: {"town": NONE} for p in ("sevilla", "salamanca", "badajoz", "galicia")})
    cubes(s, "portugal", 2, 0)
    set_faith(s, A("scotland"), "protestant")
    cubes(s, "scotland", 0, 4)
    t = act(s, "religion", 0)
    assert t.state.areas[A("scotland")].influence == (1, 4)
    assert t.state.areas[A("portugal")].influence == (0, 0)


def test_5_1_religion_cost__dice_for_every_area_of_the_old_faith() -> None:
    s = reformer()
    answers = ["badajoz", "burgos"]
    rolls = [QUIET, QUIET, QUIET]
    t = act(s, "religion", 0, answers=answers, rolls=rolls)
    assert [e["area"] for e in told(t, "rebel_dice")] == ["leon", "castile", "macaronesia"]
    assert not t.state.provinces[P("cordoba")].unrest  # Andalusia is of mixed faith


def test_5_1_religion_counter__three_points_and_no_consequences() -> None:
    s = reformer()
    assert ("faith", "counter_reformed") not in conversions(s, 0)
    set_faith(s, A("naples"), "counter_reformed")
    marry(s, 0, R("portugal"))
    t = act(s, "religion", 0, answers=["counter_reformed"])
    p = t.state.players[0]
    assert (p.adm, p.prestige, p.stability) == (0, 0, 0)
    assert faith(t.state, A("castile")) == "counter_reformed"
    assert t.state.realms[R("portugal")].marriages == (0,)
    s.players[0].adm = 2
    assert ("faith", "counter_reformed") not in conversions(s, 0)


def test_15_2_papal__the_papal_states_never_change() -> None:
    s = given("papal_states", "france", age=2)
    set_faith(s, A("naples"), "counter_reformed")
    assert conversions(s, 0) == []
    lay(s.realms, {"papal_states": {"faith": "protestant"}})
    assert state_faith(s, R("papal_states")) == "catholic"


def test_15_catholic_curia__who_leaves_the_church_leaves_the_curia() -> None:
    s = reformer()
    s.curia.cardinals = [0, 1, 0]
    t = act(s, "religion", 0, answers=["badajoz", "burgos"], rolls=[QUIET] * 3)
    assert t.state.curia.cardinals == [1]


def test_15_faiths__what_there_is() -> None:
    s = given("castile", "france")
    found = {faith(s, a) for a in s.areas}
    assert found == {"", "catholic", "mixed", "muslim"}
    assert not may_marry(s, R("castile"), R("morocco"))


def test_15_distant__no_religion_overseas() -> None:
    s = given("castile", "france", provinces={"virginia": {"town": 0}})
    assert faith(s, A("virginia")) == ""
    assert "virginia" not in convert_fields(s, 0)


def test_15_revolution__what_it_covered_returns() -> None:
    s = given("castile", "france")
    set_faith(s, A("seine"), "protestant")
    set_faith(s, A("seine"), "revolutionary")
    assert faith(s, A("seine")) == "revolutionary"
    t = play(s, {"op": "religion", "areas": "seine", "to": "remove_revolution"})
    assert faith(t.state, A("seine")) == "protestant"


def test_15_3_tokens__conversion_takes_the_revolution_away_too() -> None:
    s = converter()
    lay(s.areas, {"andalucia": {"revolution": True}})
    t = act(s, "convert", 0, answers=["andalucia", "granada"], rolls=[QUIET])
    assert not t.state.areas[A("andalucia")].revolution
    assert t.state.areas[A("andalucia")].faith == "catholic"


def test_15_3_tokens__the_print_is_uncovered() -> None:
    s = given("castile", "france")
    set_faith(s, A("leon"), "protestant")
    assert s.areas[A("leon")].faith == "protestant"
    set_faith(s, A("leon"), "catholic")
    assert s.areas[A("leon")].faith == ""


# --- 16.5.spread_religion ---


def reformation(**areas: Any) -> State:
    s = given("castile", "france")
    for a, kind in areas.items():
        set_faith(s, A(a), kind)
    return s


def test_16_5_spread_religion_1__beside_a_cluster_by_land_or_sea() -> None:
    t = symbol(reformation(scotland="protestant"), "spread_religion", 0, answers=["ireland"])
    assert faith(t.state, A("ireland")) == "protestant"
    assert {"ireland", "northumbria"} <= set(offered(t))
    assert "scotland" not in offered(t)


def test_16_5_spread_religion_1__never_orthodox_or_muslim_and_mixed_is_open() -> None:
    s = reformation(castile="protestant", leon="protestant", algiers="muslim")
    t = symbol(s, "spread_religion", 0, answers=["andalucia"])
    assert "algiers" not in offered(t)
    assert faith(t.state, A("andalucia")) == "protestant"


def test_16_5_spread_religion_1__a_revolution_on_top_stays() -> None:
    s = reformation(scotland="protestant")
    lay(s.areas, {"northumbria": {"revolution": True}})
    t = symbol(s, "spread_religion", 0, answers=["northumbria"])
    assert faith(t.state, A("northumbria")) == "revolutionary"
    assert t.state.areas[A("northumbria")].faith == "protestant"


def test_16_5_spread_religion_1__an_independent_realm_follows_its_capital() -> None:
    t = symbol(reformation(northumbria="protestant"), "spread_religion", 0, answers=["scotland"])
    assert state_faith(t.state, R("scotland")) == "protestant"


def test_16_5_spread_religion_2__each_cluster_once_and_after_two_the_other_faith() -> None:
    s = reformation(scotland="protestant", naples="protestant", portugal="protestant", sicily="counter_reformed")
    answers = ["northumbria", ("spread", "protestant", "naples", "centralitaly"), "corsicasardinia", "leon"]
    t = symbol(s, "spread_religion", 0, answers=answers)
    kinds = [{x[1] for x in options} for _, _, options in asked(t)]
    assert kinds[0] == {"protestant", "counter_reformed"}
    assert kinds[2] == {"counter_reformed"}
    assert {x[2] for x in asked(t)[1][2]} == {"naples", "portugal", "sicily"}
    assert faith(t.state, A("leon")) == "protestant"


def test_16_5_spread_religion_2__not_over_a_token_of_this_turn_and_four_at_most() -> None:
    s = reformation(scotland="protestant", eastanglia="counter_reformed")
    t = symbol(s, "spread_religion", 0, answers=[("spread", "protestant", "scotland", "northumbria"), "waleswessex"])
    assert "northumbria" not in offered(t, 1)
    many = ("scotland", "portugal", "naples", "bohemia", "prussia", "gotalandskane")
    s = reformation(**dict.fromkeys(many, "protestant"))
    before = sum(faith(s, a) == "protestant" for a in s.areas)
    t = symbol(s, "spread_religion", NONE)
    assert sum(faith(t.state, a) == "protestant" for a in s.areas) == before + 4


def test_16_5_spread_religion_3__without_contagion_two_catholic_areas_become_mixed() -> None:
    s = given("castile", "france")
    t = symbol(s, "spread_religion", 0, answers=["leon", "scotland"])
    assert (faith(t.state, A("leon")), faith(t.state, A("scotland"))) == ("mixed", "mixed")
    assert not {"castile", "naples", "andalucia", "languedoc"} & set(offered(t))
    assert "leon" not in offered(t, 1)
    assert state_faith(t.state, R("scotland")) == "catholic"


def test_16_5_spread_religion_auto__mixed_faith_goes_by_the_alphabet() -> None:
    t = symbol(given("castile", "france"), "spread_religion", NONE)
    assert [e["area"] for e in told(t, "faith")] == ["aquitaine", "austria"]
    t = symbol(t.state, "spread_religion", NONE)
    assert "aquitaine" not in [e["area"] for e in told(t, "faith")]


def test_16_5_spread_religion_auto__protestants_first_towns_then_tax() -> None:
    s = reformation(seine="protestant", sicily="counter_reformed")
    t = symbol(s, "spread_religion", NONE)
    found = [(e["area"], e["faith"]) for e in told(t, "faith")]
    assert found[0] == ("burgundy", "protestant")
    assert found[1][1] == "counter_reformed"


# --- 16.5.spread_revolution ---


def test_16_5_spread_revolution__it_begins_in_two_capital_areas() -> None:
    s = given("castile", "france", "england")
    t = symbol(s, "spread_revolution", 0, answers=["seine", "castile"])
    assert [a for a in s.areas if faith(t.state, a) == "revolutionary"] == ["castile", "seine"]
    s = given("castile", "france", "england", seat0={"stability": 1}, seat1={"stability": -1})
    t = symbol(s, "spread_revolution", NONE)
    assert [e["area"] for e in told(t, "faith")] == ["seine", "eastanglia"]


def test_16_5_spread_revolution__one_cluster_and_a_capital_that_is_not_beside_it() -> None:
    s = given("castile", "france", "england", areas={"seine": {"revolution": True}})
    t = symbol(s, "spread_revolution", 0, answers=["loire"])
    assert faith(t.state, A("castile")) == "revolutionary"  # London is beside the Seine over the sea
    assert faith(t.state, A("loire")) == "revolutionary"


def test_16_5_spread_revolution__two_clusters_and_muslim_land_too() -> None:
    s = given("castile", "france", areas={"seine": {"revolution": True}, "tunisia": {"revolution": True}})
    t = symbol(s, "spread_revolution", 0, answers=["algiers", "loire"])
    assert faith(t.state, A("algiers")) == "revolutionary"
    assert len([a for a, g in t.state.areas.items() if g.revolution]) == 4


def test_16_5_spread_revolution__an_eleventh_token_is_lifted_elsewhere() -> None:
    places = (
        "seine",
        "loire",
        "languedoc",
        "burgundy",
        "rhineland",
        "saxony",
        "bohemia",
        "austria",
        "tirol",
        "venetia",
    )
    s = given("castile", "england", areas={a: {"revolution": True} for a in places})
    assert len(clusters(s, "revolutionary")) == 1
    t = symbol(s, "spread_revolution", 0, answers=["aquitaine", "tirol", "no"])
    assert faith(t.state, A("aquitaine")) == "revolutionary"
    assert faith(t.state, A("tirol")) == "catholic"
    assert "aquitaine" not in offered(t, 2)
    assert sum(g.revolution for g in t.state.areas.values()) == 10


def test_15_1_contagious__catholic_land_does_not_spread() -> None:
    t = symbol(given("castile", "france"), "spread_religion", NONE)
    assert {e["faith"] for e in told(t, "faith")} == {"mixed"}


# --- 15.revolution.leave ---


def regime(**more: Any) -> State:
    s = given(
        "castile", "france", realms={"castile": {"faith": "revolutionary"}}, areas={"castile": {"revolution": True}}
    )
    s.players[0].ideas = [IdeaId("revolutionary_regime")]
    for name, value in more.items():
        lay(getattr(s, name), value)
    return s


def test_15_revolution_leave__another_government_and_the_old_faith_is_back() -> None:
    t = call(regime(), lambda t: learn(t, 0, IdeaId("absolute_monarchy"), "5.1.idea"))
    assert state_faith(t.state, R("castile")) == "catholic"
    assert faith(t.state, A("castile")) == "catholic"
    s = regime(areas={"castile": {"faith": "protestant"}})
    t = call(s, lambda t: learn(t, 0, IdeaId("constitutional_monarchy"), "5.1.idea"))
    assert state_faith(t.state, R("castile")) == "protestant"


def test_15_revolution_leave__not_by_an_idea_that_is_no_government() -> None:
    t = call(regime(), lambda t: learn(t, 0, IdeaId("cannons"), "5.1.idea"))
    assert state_faith(t.state, R("castile")) == "revolutionary"
    assert t.state.areas[A("castile")].revolution


def test_15_revolution_leave__of_mixed_faith_the_realm_has_the_faith_it_began_with() -> None:
    s = regime(areas={"castile": {"faith": "mixed"}})
    t = call(s, lambda t: learn(t, 0, IdeaId("absolute_monarchy"), "5.1.idea"))
    assert state_faith(t.state, R("castile")) == "catholic"
    assert faith(t.state, A("castile")) == "mixed"


def test_15_mixed__an_independent_realm_does_not_stay_revolutionary() -> None:
    s = given("castile", "france", areas={"scotland": {"revolution": True, "faith": "mixed"}})
    lay(s.realms, {"scotland": {"faith": "revolutionary"}})
    t = play(s, {"op": "religion", "areas": "scotland", "to": "remove_revolution"})
    assert faith(t.state, A("scotland")) == "mixed"
    assert state_faith(t.state, R("scotland")) == "catholic"
