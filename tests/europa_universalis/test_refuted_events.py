"""Unrest, religion and events read again with the rulebook open: chapters 13 to 16."""

from __future__ import annotations

from typing import Any

from europa_universalis.build import A, P, R, given, lay
from europa_universalis.effects_kit import asked
from europa_universalis.effects_kit import play as carry_out
from europa_universalis.peace_kit import act, symbol
from regnum.games.europa_universalis.faith import faith, state_faith
from regnum.games.europa_universalis.model import NONE, REBELS, Army, Land, Ruler, State
from regnum.games.europa_universalis.pieces import put_vassal
from regnum.games.europa_universalis.realm import base_tax, capital, is_independent, suzerain, vassal_tax
from regnum.games.europa_universalis.steps.expansion import candidates

KING = Ruler("king", 2, 2, 2)


def realms(*names: str, **things: Any) -> State:
    s = given(*names, revision=3, **things)
    for p in s.players:
        p.ruler = KING
    return s


def expansive_portugal(*names: str, **things: Any) -> State:
    s = realms(*names, **things)
    own = [p for p, info in s.box.boards[s.board].provinces.items() if info.realm == "portugal"]
    lay(s.provinces, {p: {"dnpr": R("portugal")} for p in own})
    lay(s.realms, {"portugal": {"colour": "green", "pattern": "L", "capital": P("lisboa")}})
    return s


# --- 16.5.dnpr ---


def test_16_5_dnpr__a_vassal_is_expansive_no_more() -> None:
    """An expansive realm is an independent one."""
    s = expansive_portugal("castile", "france")
    for p, land in [*s.provinces.items()]:
        if land.dnpr == "portugal":
            put_vassal(s, p, 0)
    for active in (1, NONE):
        t = symbol(s, "dnpr", active, colour="green")
        assert not asked(t)
        assert sum(land.dnpr is not None for land in t.state.provinces.values()) == 5


# --- a realm whose player has not joined yet is independent: 2.terms.pr ---


def later_brittany() -> State:
    """Brittany is a player's realm of a later age; France has taken Rennes."""
    s = realms("castile", "france", "brittany")
    s.players[2].active = False
    lay(s.provinces, {"nantes": {"town": NONE}, "rennes": {"town": 1, "unrest": True}})
    return s


def test_14_3_liberation_b__land_of_a_realm_that_nobody_plays_yet_gets_no_town() -> None:
    s = later_brittany()
    lay(s.areas, {"brittanynormandy": {"rebels": 1}})
    t = act(s, "rebel_siege", "brittanynormandy")
    assert t.state.provinces[P("rennes")] == Land()
    assert t.state.realms[R("brittany")].cbs == (1,)


def test_16_5_dnpr__land_of_a_realm_that_nobody_plays_yet_is_no_players_core() -> None:
    s = later_brittany()
    lay(s.provinces, {"rennes": {"town": NONE, "unrest": False}})
    lay(s.provinces, {p: {"dnpr": R("portugal")} for p in ("caux", "maine")})
    lay(s.realms, {"portugal": {"colour": "green", "pattern": "L", "capital": P("lisboa")}})
    assert P("rennes") in candidates(s, R("portugal"))
    s.players[2].active = True
    assert P("rennes") not in candidates(s, R("portugal"))


# --- 13: what rebels set free of a vassal ---


def freed_ceuta() -> State:
    """Portugal is France's vassal; rebels have freed Ceuta."""
    s = realms("castile", "france", provinces={"ceuta": {"unrest": True}})
    for p in ("beira", "lisboa", "porto", "madeira"):
        put_vassal(s, P(p), 1)
    put_vassal(s, P("ceuta"), 1, unrest=True)
    lay(s.areas, {"northernmorocco": {"rebels": 1}})
    return act(s, "rebel_siege", "northernmorocco").state


def test_13_liberated_capital__of_its_independent_provinces() -> None:
    s = freed_ceuta()
    assert (base_tax(s, R("portugal")), is_independent(s, R("portugal"))) == (1, True)
    assert capital(s, R("portugal")) == "ceuta"
    assert s.realms[R("portugal")].cbs == (1,)


def test_13_liberated_capital__a_vassal_realm_has_its_own() -> None:
    s = realms("castile", "france")
    for p in ("beira", "lisboa", "porto", "madeira", "ceuta"):
        put_vassal(s, P(p), 1)
    assert capital(s, R("portugal")) == "lisboa"
    put_vassal(s, P("beira"), 0)
    assert (capital(s, R("portugal")), suzerain(s, R("portugal"))) == ("lisboa", "france")


def test_13_freed_vassal__the_suzerain_keeps_the_rest_and_its_tax() -> None:
    s = freed_ceuta()
    assert [s.provinces[P(p)].vassal for p in ("beira", "lisboa", "porto", "madeira", "ceuta")] == [1, 1, 1, 1, NONE]
    assert vassal_tax(s, 1) == 3  # five tokens, as Lisboa has two


# --- 14.2 and 14.3 ---


def test_14_2_result_r__an_allied_unit_is_a_unit() -> None:
    s = realms("castile", "france", provinces={"badajoz": {"unrest": True}})
    s.players[0].armies[0] = Army(A("leon"), allied=(1, 0, 0))
    t = act(s, "rebel_dice", 0, rolls=[("rebel", "rebellion")])
    assert t.state.players[0].armies[0] == Army()
    assert t.state.provinces[P("badajoz")].occupier == NONE


def test_14_2_result_r__two_results_and_one_unit_cost_the_unit_and_a_town() -> None:
    s = realms("castile", "france", provinces={p: {"unrest": True} for p in ("badajoz", "salamanca")})
    s.players[0].armies[0] = Army(A("leon"), regulars=(1, 0, 0))
    t = act(s, "rebel_dice", 0, answers=["salamanca"], rolls=[("rebel", "rebellion", "rebellion")])
    assert t.state.players[0].exhausted == 1
    assert [t.state.provinces[P(p)].occupier for p in ("badajoz", "salamanca")] == [NONE, REBELS]


def test_14_3_liberation_b__a_token_under_the_town_names_the_new_owner() -> None:
    s = expansive_portugal("castile", "france", provinces={"granada": {"town": 0, "unrest": True}})
    lay(s.provinces, {"granada": {"dnpr": R("portugal")}})
    t = act(s, "rebel_dice", 0, rolls=[("rebel", "rebellion")])
    assert t.state.provinces[P("granada")] == Land(dnpr=R("portugal"))
    assert t.state.realms[R("portugal")].cbs == (0,)


def test_14_3_liberation_cb__of_a_vassals_land_it_lies_on_the_suzerain() -> None:
    s = realms("castile", "france", provinces={"bari": {"town": 0, "unrest": True}})
    lay(s.realms, {"aragon": {"truces": (0,)}})
    t = act(s, "rebel_dice", 0, rolls=[("rebel", "rebellion")])
    assert t.state.provinces[P("bari")] == Land()
    assert suzerain(t.state, R("naples")) == "aragon"
    assert [t.state.realms[R(r)].cbs for r in ("naples", "aragon")] == [(), (0,)]
    assert t.state.realms[R("aragon")].truces == ()


def test_14_2_cannot_pay__without_power_and_ducats_five_tokens_are_bankruptcy() -> None:
    s = realms("castile", "france", provinces={"badajoz": {"unrest": True}})
    p = s.players[0]
    p.adm = p.dip = p.mil = p.ducats = 0
    p.interest = 5
    t = act(s, "rebel_dice", 0, rolls=[("rebel", "lose_1_power")])
    assert (t.state.players[0].prestige, t.state.players[0].stability, t.state.players[0].interest) == (-5, -3, 2)


# --- 15 ---


def test_15_2_papal__their_area_may_turn_and_they_do_not() -> None:
    s = realms("castile", "france", age=2)
    t = carry_out(s, {"op": "religion", "to": "protestant", "areas": ["centralitaly"]})
    assert faith(t.state, A("centralitaly")) == "protestant"
    assert state_faith(t.state, R("papal_states")) == "catholic"
    assert state_faith(t.state, R("florence")) == "protestant"


def test_15_2_change__a_vassal_follows_its_capital_area_and_a_player_does_not() -> None:
    s = realms("castile", "france", age=2)
    for p in ("nantes", "rennes"):
        put_vassal(s, P(p), 1)
    t = carry_out(s, {"op": "religion", "to": "protestant", "areas": ["brittanynormandy", "seine"]})
    assert [state_faith(t.state, R(r)) for r in ("brittany", "france")] == ["protestant", "catholic"]


# --- 16.5 ---


def test_16_5_disloyal__a_large_vassal_counts_as_two_tokens() -> None:
    """Lisboa alone weighs as much as two small provinces: the lord chooses between the areas."""
    s = realms("castile", "france")
    for p in ("lisboa", "granada", "gibraltar"):
        put_vassal(s, P(p), 0)
    t = symbol(s, "disloyal", NONE, answers=["portugal"])
    assert t.state.areas[A("portugal")].rebels == 2
    assert [t.state.provinces[P(p)].unrest for p in ("lisboa", "granada", "gibraltar")] == [True, False, False]


def test_16_5_mortality__nobody_dies_of_the_first_token() -> None:
    s = realms("castile", "france")
    for p in s.players:
        p.ruler = Ruler("old", 1, 1, 1, mark="square")
    t = symbol(s, "mortality", 0, mark="square")
    assert [p.ruler is not None and p.ruler.weakness for p in t.state.players] == [1, 1]


def test_16_5_attrition__three_units_lose_nobody_and_eight_lose_two() -> None:
    s = realms("castile", "france", "england", wars=("castile granada", "france savoy"))
    s.players[0].armies[0] = Army(A("leon"), regulars=(3, 0, 0))
    s.players[1].armies[0] = Army(A("seine"), regulars=(6, 0, 0), mercenaries=(2, 0, 0))
    s.players[2].armies[0] = Army(A("eastanglia"), regulars=(8, 0, 0))
    t = symbol(s, "attrition", 2)
    left = [sum(p.armies[0].regulars) + sum(p.armies[0].mercenaries) for p in t.state.players]
    assert left == [3, 6, 8]
