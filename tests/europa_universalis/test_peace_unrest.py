"""Rebels, rebellion dice, liberation, quelling: 4.3.C, 4.3.I, 5.5.quell, 13, 14, by the book."""

from __future__ import annotations

from typing import Any

import pytest

from europa_universalis.build import A, P, R, army, given, lay
from europa_universalis.effects_kit import GAME, asked, told
from europa_universalis.peace_kit import act, call
from regnum.games.europa_universalis.aftermath import settle
from regnum.games.europa_universalis.content.shapes import RealmId
from regnum.games.europa_universalis.counters import covered
from regnum.games.europa_universalis.map import capital, owner, rightful
from regnum.games.europa_universalis.model import NONE, REBELS, State
from regnum.games.europa_universalis.pieces import clear, put_cb, put_dnpr, put_town, put_vassal, truce
from regnum.games.europa_universalis.realm import base_tax, is_expansive, is_independent, is_vassal
from regnum.games.europa_universalis.steps.administration import bar_quell, quellable
from regnum.games.europa_universalis.steps.rebellion import liberate, roll_for, taken, troubled

LEON = ("badajoz", "galicia")


def unruly(*provinces: str, realms: tuple[str, ...] = ("castile", "france"), **more: Any) -> State:
    s = given(*realms, **more)
    lay(s.provinces, {p: {"unrest": True} for p in provinces})
    return s


def rebels(s: State, **where: int) -> State:
    lay(s.areas, {a: {"rebels": n} for a, n in where.items()})
    return s


# --- 4.3.C, 14.3.siege ---


def revolt_of_rebels(s: State, answers: Any = ()) -> Any:
    def both(t: Any) -> None:
        t.push(("rebels",), ("rebels_move",))

    return call(s, both, answers=answers)


def test_4_3_C_1__two_rebels_take_two_small_towns() -> None:
    """EX.4.3.rebels_leon"""
    s = rebels(unruly(*LEON), leon=2)
    t = revolt_of_rebels(s)
    assert [t.state.provinces[P(p)].occupier for p in LEON] == [REBELS, REBELS]
    assert covered(t.state, 0) == 2
    assert t.state.areas[A("leon")].rebels == 2


def test_4_3_C_3a__all_but_one_go_where_unrest_is() -> None:
    """EX.4.3.rebels_leon_next.move"""
    s = rebels(unruly(*LEON, "cordoba"), leon=2)
    lay(s.provinces, {p: {"occupier": REBELS} for p in LEON})
    t = revolt_of_rebels(s)
    assert (t.state.areas[A("leon")].rebels, t.state.areas[A("andalucia")].rebels) == (1, 1)
    assert t.state.provinces[P("cordoba")].occupier == NONE


def test_4_3_C_3a__most_unrest_then_most_towns_then_the_alphabet() -> None:
    s = rebels(unruly("cordoba", "burgos"), leon=3)
    t = revolt_of_rebels(s)
    assert t.state.areas[A("castile")].rebels == 2  # three towns against two
    s = rebels(unruly("cordoba", "sevilla", "burgos"), leon=3)
    assert revolt_of_rebels(s).state.areas[A("andalucia")].rebels == 2
    s = rebels(unruly("cordoba", "burgos"), leon=3)
    put_town(s, P("gibraltar"), 0)
    assert revolt_of_rebels(s).state.areas[A("andalucia")].rebels == 2


def test_4_3_C_3c__where_nobody_moves_one_disperses() -> None:
    """EX.4.3.rebels_leon_next.disperse"""
    t = revolt_of_rebels(rebels(unruly(), leon=2))
    assert t.state.areas[A("leon")].rebels == 1
    assert sum(g.rebels for g in t.state.areas.values()) == 1
    t = revolt_of_rebels(rebels(unruly("cordoba"), leon=1))
    assert sum(g.rebels for g in t.state.areas.values()) == 0


def test_4_3_C_3a__who_besieged_in_this_step_does_not_move() -> None:
    s = rebels(unruly("galicia", "cordoba"), leon=3)
    t = revolt_of_rebels(s)
    assert t.state.areas[A("leon")].rebels == 3
    assert t.state.areas[A("andalucia")].rebels == 0


@pytest.mark.parametrize(
    ("n", "fallen"), [(1, ("badajoz",)), (2, ("salamanca",)), (3, ("salamanca", "badajoz")), (4, (*LEON, "salamanca"))]
)
def test_14_3_siege__large_ones_first_if_they_are_strong_enough(n: int, fallen: tuple[str, ...]) -> None:
    """EX.14.3.rebel_strength"""
    t = revolt_of_rebels(rebels(unruly(*LEON, "salamanca"), leon=n))
    taken_ones = {p for p in (*LEON, "salamanca") if t.state.provinces[P(p)].occupier == REBELS}
    assert taken_ones == set(fallen)


def test_14_3_siege__who_can_take_nothing_stays() -> None:
    t = revolt_of_rebels(rebels(unruly("salamanca", "cordoba"), leon=1))
    assert t.state.areas[A("leon")].rebels == 1
    assert t.state.provinces[P("salamanca")].occupier == NONE


def test_14_3_siege_many__the_one_with_least_tax_there_picks() -> None:
    s = unruly("cordoba", realms=("castile", "granada"))
    lay(s.provinces, {"gibraltar": {"unrest": True}, "granada": {"unrest": True}})
    t = revolt_of_rebels(rebels(s, andalucia=1), answers=["granada"])
    assert asked(t)[0][:2] == (1, "besieged")
    assert t.state.provinces[P("granada")].occupier == REBELS


def test_14_3_siege_many__on_a_tie_the_alphabet() -> None:
    s = unruly("cordoba", realms=("castile", "granada"), provinces={"sevilla": {"town": NONE, "large": False}})
    lay(s.provinces, {"gibraltar": {"town": NONE}, "granada": {"unrest": True}})
    t = revolt_of_rebels(rebels(s, andalucia=1))
    assert not asked(t)
    assert t.state.provinces[P("cordoba")].occupier == REBELS


def test_4_3_C_order__most_rebels_first_then_the_alphabet() -> None:
    s = rebels(unruly("galicia", "cordoba", "burgos"), leon=1, andalucia=2, castile=1)
    t = revolt_of_rebels(s)
    assert [e["province"] for e in told(t, "rebel_town")] == ["cordoba", "burgos", "galicia"]


def test_4_3_C_2__a_core_is_covered_anything_else_set_free() -> None:
    s = unruly("galicia", provinces={"porto": {"town": 0, "unrest": True}, "lothian": {"vassal": 0, "unrest": True}})
    t = call(s, lambda t: [taken(t, P(p), 0) for p in ("galicia", "porto", "lothian")])
    s = t.state
    assert s.provinces[P("galicia")].occupier == REBELS
    assert (s.provinces[P("porto")].town, s.provinces[P("lothian")].vassal) == (NONE, NONE)
    assert (owner(s, P("porto")), owner(s, P("lothian"))) == ("portugal", "scotland")
    assert s.realms[R("portugal")].cbs == (0,)
    assert covered(s, 0) == 1


def test_4_3_C_2__a_vassal_on_ones_core_is_covered_too() -> None:
    s = unruly(provinces={"porto": {"vassal": 0, "unrest": True}}, areas={"portugal": {"core": 0}})
    t = call(s, lambda t: taken(t, P("porto"), 0))
    land = t.state.provinces[P("porto")]
    assert (land.vassal, land.occupier) == (0, REBELS)


# --- 4.3.I, 14.2 ---


def test_4_3_I__every_player_area_by_area() -> None:
    s = unruly(*LEON, "cordoba", "poitou")
    quiet = ("rebel", "no_effect")
    t = act(s, "all_rebel_dice", answers=["andalucia"], rolls=[quiet, ("rebel", "no_effect", "no_effect"), quiet])
    rolled = [(e["seat"], e["area"], len(e["results"].split())) for e in told(t, "rebel_dice")]
    assert rolled == [(0, "andalucia", 1), (0, "leon", 2), (1, "aquitaine", 1)]


def test_4_3_I__covered_towns_are_not_rolled_for() -> None:
    s = unruly(*LEON)
    lay(s.provinces, {"galicia": {"occupier": REBELS}, "badajoz": {"occupier": 1}})
    assert not told(act(s, "all_rebel_dice"), "rebel_dice")


def test_14_2_first__the_first_player_begins() -> None:
    s = unruly("galicia", "poitou", first=1)
    quiet = ("rebel", "no_effect")
    t = act(s, "all_rebel_dice", rolls=[quiet, quiet])
    assert [e["seat"] for e in told(t, "rebel_dice")] == [1, 0]


def dice(s: State, *faces: str, answers: Any = (), area: str = "leon") -> Any:
    return call(s, lambda t: roll_for(t, 0, A(area)), answers=answers, rolls=[("rebel", *faces)])


def test_14_2_area__results_in_the_order_the_player_likes() -> None:
    s = unruly(*LEON)
    t = dice(s, "rebellion", "remove_1_unrest", answers=["remove_1_unrest", "galicia"])
    assert not t.state.provinces[P("galicia")].unrest
    assert t.state.provinces[P("badajoz")].occupier == REBELS


def test_14_2_result_r__a_unit_dies_and_for_the_other_a_town_falls() -> None:
    """EX.14.2.rebellion_unit"""
    s = unruly(*LEON)
    lay(s.areas, {"leon": {"infantry": (1, 0)}})
    t = dice(s, "rebellion", "rebellion", answers=["galicia"])
    assert t.state.areas[A("leon")].infantry == ()
    assert t.state.players[0].exhausted == 1
    assert [t.state.provinces[P(p)].occupier for p in LEON] == [NONE, REBELS]


def test_14_2_result_r__a_province_that_is_no_core_is_liberated() -> None:
    s = unruly("porto", provinces={"porto": {"town": 0}})
    t = dice(s, "rebellion", area="portugal")
    assert owner(t.state, P("porto")) == "portugal"


def test_14_2_result_r__an_occupied_one_goes_back() -> None:
    s = given("castile", "france", provinces={"poitou": {"occupier": 0, "occupier_unrest": True}})
    t = dice(s, "rebellion", area="aquitaine")
    land = t.state.provinces[P("poitou")]
    assert (land.town, land.occupier, land.occupier_unrest) == (1, NONE, False)
    assert t.state.realms[R("france")].cbs == ()


def test_14_2_result_other__power_manpower_ducats() -> None:
    s = unruly("galicia")
    t = dice(s, "lose_1_power", answers=["adm"])
    assert (t.state.players[0].adm, t.state.players[0].dip) == (2, 3)
    s = unruly("galicia", seat0={"available": 1})
    t = dice(s, "exhaust_1_manpower")
    assert (t.state.players[0].available, t.state.players[0].exhausted) == (0, 1)
    t = dice(unruly("galicia"), "lose_2_ducats")
    assert t.state.players[0].ducats == 13
    t = dice(unruly("galicia"), "remove_1_unrest")
    assert not t.state.provinces[P("galicia")].unrest
    t = dice(unruly("galicia"), "no_effect")
    assert t.state.players[0].ducats == 15


def test_14_2_result_other__a_unit_anywhere_if_the_reserve_is_empty() -> None:
    s = unruly("galicia")
    army(s, 0, "castile", 2)
    t = dice(s, "exhaust_1_manpower")
    assert t.state.players[0].armies[0].regulars == (1, 0, 0)
    assert t.state.players[0].exhausted == 1


def test_14_2_result_other__the_reserve_or_a_unit_in_the_field_as_the_player_likes() -> None:
    s = unruly("galicia", seat0={"available": 1})
    army(s, 0, "castile", 2)
    t = dice(GAME.copy(s), "exhaust_1_manpower", answers=["reserve"])
    assert (t.state.players[0].available, t.state.players[0].armies[0].regulars) == (0, (2, 0, 0))
    t = dice(s, "exhaust_1_manpower", answers=["board"])
    assert (t.state.players[0].available, t.state.players[0].armies[0].regulars) == (1, (1, 0, 0))
    assert t.state.players[0].exhausted == 1


def test_14_2_result_other__an_occupier_calms_his_own_town() -> None:
    s = given("castile", "france", provinces={"poitou": {"occupier": 0, "occupier_unrest": True, "unrest": True}})
    t = dice(s, "remove_1_unrest", area="aquitaine")
    land = t.state.provinces[P("poitou")]
    assert (land.occupier, land.occupier_unrest, land.unrest) == (0, False, True)


def test_14_2_cannot_pay__two_ducats_instead_then_loans_then_bankruptcy() -> None:
    s = unruly("galicia", seat0={"adm": 0, "dip": 0, "mil": 0})
    assert dice(s, "lose_1_power").state.players[0].ducats == 13
    assert dice(unruly("galicia"), "exhaust_1_manpower").state.players[0].ducats == 13
    s = unruly("galicia", seat0={"ducats": 1})
    t = dice(s, "lose_2_ducats")
    assert (t.state.players[0].ducats, t.state.players[0].interest) == (4, 1)
    s = unruly("galicia", seat0={"ducats": 1, "interest": 5})
    t = dice(s, "lose_2_ducats")
    assert told(t, "bankrupt")


def test_14_1_flip__a_large_vassal_has_one_unrest() -> None:
    s = given("castile", "france", provinces={"milano": {"vassal": 0, "unrest": True}})
    assert troubled(s, 0, A("lombardy")) == ["milano"]


def test_14_1_covered__it_is_not_the_owners_unrest() -> None:
    s = unruly("galicia")
    lay(s.provinces, {"galicia": {"occupier": 1, "occupier_unrest": True}})
    assert troubled(s, 0, A("leon")) == []
    assert troubled(s, 1, A("leon")) == ["galicia"]


# --- 14.3.liberation ---


def freed(s: State, p: str, answers: Any = (), chooser: int = 0) -> State:
    found: State = call(s, lambda t: liberate(t, P(p), chooser), answers=answers).state
    return found


def test_14_3_liberation_a__the_rightful_owner_has_it_back_and_nothing_else_happens() -> None:
    s = freed(given("castile", "france", provinces={"porto": {"town": 1, "occupier": 0}}), "porto")
    assert (s.provinces[P("porto")].town, s.provinces[P("porto")].occupier) == (1, NONE)
    assert covered(s, 1) == 0
    assert not any(c.cbs for c in s.realms.values())


def test_14_3_liberation_b__a_realm_that_was_gone_is_back() -> None:
    s = given("castile", "france", provinces={"granada": {"town": 0}, "gibraltar": {"town": 0}})
    assert not is_independent(s, R("granada"))
    s = freed(s, "gibraltar")
    assert is_independent(s, R("granada"))
    assert capital(s, R("granada")) == "gibraltar"


def test_14_3_liberation_b__a_players_core_gets_his_town() -> None:
    s = given("castile", "france", provinces={"poitou": {"town": 0, "unrest": True}})
    s = freed(s, "poitou")
    assert (s.provinces[P("poitou")].town, s.provinces[P("poitou")].unrest) == (1, False)
    assert s.realms[R("france")].cbs == (0,)


def test_14_3_liberation_b__a_token_before_the_flag_and_a_core_token_before_both() -> None:
    s = given("castile", "france", provinces={"porto": {"town": 0, "dnpr": "morocco"}})
    lay(s.realms, {"morocco": {"colour": "green"}})
    assert rightful(freed(s, "porto"), P("porto")) == "morocco"
    s = given("castile", "france", provinces={"porto": {"town": 0, "dnpr": "morocco"}})
    lay(s.areas, {"portugal": {"core": 1}})
    assert freed(s, "porto").provinces[P("porto")].town == 1


def test_14_3_liberation_c__a_colony_gets_a_token_of_a_colour_that_is_chosen() -> None:
    s = given("castile", "france", provinces={"virginia": {"town": 0, "unrest": True}})
    s = freed(s, "virginia", answers=["blue"], chooser=1)
    realm = s.provinces[P("virginia")].dnpr
    assert realm is not None
    assert (s.realms[realm].colour, s.realms[realm].capital) == ("blue", "virginia")
    assert is_expansive(s, realm)
    assert s.realms[realm].cbs == (0,)


def test_14_3_liberation_c__it_joins_the_realm_of_that_colour_in_play() -> None:
    s = given("castile", "france", provinces={"virginia": {"town": 0}, "canada": {"dnpr": "morocco"}})
    lay(s.realms, {"morocco": {"colour": "blue"}})
    assert freed(s, "virginia", answers=["blue"]).provinces[P("virginia")].dnpr == "morocco"


def test_14_3_liberation_cb__the_token_lies_on_the_new_owner_and_a_truce_ends() -> None:
    s = given("castile", "france", provinces={"poitou": {"town": 0}})
    truce(s, 0, R("france"))
    s = freed(s, "poitou")
    assert s.realms[R("france")].cbs == (0,)
    assert s.realms[R("france")].truces == s.realms[R("castile")].truces == ()


def test_14_3_liberation_cb__never_more_than_two_of_them() -> None:
    s = given("castile", "france", provinces={"poitou": {"town": 0}})
    put_cb(s, 0, R("scotland"))
    put_cb(s, 0, R("milan"))
    s = freed(s, "poitou", answers=["milan"])  # 2.2.token_limit: it is lifted elsewhere
    assert [r for r, court in s.realms.items() if 0 in court.cbs] == ["france", "scotland"]


def test_14_3_liberation_cb__with_eight_claims_one_is_lifted() -> None:
    places = ("scotland", "ireland", "portugal", "aragon", "naples", "sicily", "lombardy", "venetia")
    s = given("castile", "france", provinces={"poitou": {"town": 0}}, areas={a: {"claims": (0,)} for a in places})
    s = freed(s, "poitou", answers=["sicily"])
    assert s.realms[R("france")].cbs == (0,)
    assert s.areas[A("sicily")].claims == ()


# --- 5.5.quell ---


def test_5_5_quell__a_point_for_each_town_or_vassal() -> None:
    s = unruly(*LEON, "cordoba", provinces={"lothian": {"vassal": 0, "unrest": True}})
    t = act(s, "quell", 0, answers=["galicia", "lothian", "enough"])
    assert t.state.players[0].mil == 1
    assert not t.state.provinces[P("lothian")].unrest
    assert t.state.provinces[P("badajoz")].unrest
    s.players[0].mil = 0
    assert bar_quell(s, 0) == "5.5.quell"


def test_5_5_quell_limits__not_beside_rebels_or_enemies_nor_under_an_occupier() -> None:
    s = unruly("galicia", "cordoba", "burgos", "canarias", wars=("castile france",))
    rebels(s, leon=1)
    lay(s.areas, {"andalucia": {"infantry": (0, 1)}})
    lay(s.provinces, {"burgos": {"occupier": 1}, "poitou": {"occupier": 0, "occupier_unrest": True}})
    assert quellable(s, 0) == ["canarias"]
    lay(s.provinces, {"canarias": {"unrest": False}})
    assert bar_quell(s, 0) == "5.5.quell.limits"


# --- 13 ---


def test_13_flag__without_towns_tokens_and_occupied_ones() -> None:
    s = given("castile", "france", provinces={"perth": {"occupier": 1}, "aberdeen": {"town": 0}})
    lay(s.provinces, {"ayrshire": {"dnpr": "morocco"}})
    assert base_tax(s, R("scotland")) == 1


def test_13_liberated_capital__large_ones_first_then_the_alphabet_then_the_old_one() -> None:
    s = given("castile", "france", provinces={"lisboa": {"town": 0}})
    assert capital(s, R("portugal")) == "beira"
    s = given("france", "england", provinces={"madrid": {"town": 0}})
    assert capital(s, R("castile")) == "salamanca"
    clear(s, P("madrid"))
    assert capital(s, R("castile")) == "madrid"


def test_13_freed_vassal__when_the_token_goes_or_the_suzerain_is_no_more() -> None:
    s = given("france", "england")
    assert is_vassal(s, R("flanders"))
    for p in ("bourgogne", "franchecomte", "artois", "picardie", "luxembourg", "namur"):
        put_town(s, P(p), 0)
    settle(s)
    assert is_independent(s, R("flanders"))
    put_vassal(s, P("brugge"), 0)
    put_vassal(s, P("gent"), 0)
    settle(s)
    assert is_vassal(s, R("flanders"))
    clear(s, P("brugge"))
    assert is_independent(s, R("flanders"))


def test_13_3_dnpr__the_token_stays_under_a_town_and_the_capital_moves() -> None:
    s = given("castile", "france", provinces={p: {"dnpr": "morocco"} for p in ("fez", "gharb", "sus")})
    lay(s.realms, {"morocco": {"colour": "green", "capital": P("fez")}})
    put_town(s, P("fez"), 0)
    settle(s)
    assert s.provinces[P("fez")].dnpr == "morocco"
    assert s.realms[R("morocco")].capital == "gharb"


def test_13_4_plus_manpower__leaves_when_a_player_takes_the_province() -> None:
    s = given("castile", "france", provinces={p: {"manpower": 1} for p in ("perth", "lothian")})
    assert base_tax(s, R("scotland")) == 6
    put_town(s, P("perth"), 0)
    put_vassal(s, P("lothian"), 0)
    assert [s.provinces[P(p)].manpower for p in ("perth", "lothian")] == [0, 0]


def test_13_3_dnpr__a_token_from_overseas_is_of_a_realm_of_its_own() -> None:
    s = given("castile", "france")
    lay(s.realms, {"morocco": {"colour": "green"}})
    put_dnpr(s, P("angola"), RealmId("morocco"))
    assert s.discovered == ["africa"]
