"""Sieges and occupations, and rebels against armies: 9.8, 4.3.C, 14.3, 14.4."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from europa_universalis.build import A, P, Z, army, given, lay, ships
from europa_universalis.effects_kit import asked, told
from europa_universalis.peace_kit import act, call
from europa_universalis.round_kit import coming, once, seated
from regnum.games.europa_universalis.counters import covered
from regnum.games.europa_universalis.effects.supply import place_rebels, spare_pirate
from regnum.games.europa_universalis.map import controller, owner
from regnum.games.europa_universalis.model import NONE, REBELS, Army, Deed, Fleet, State
from regnum.games.europa_universalis.realm import tracks
from regnum.games.europa_universalis.steps.rebellion import taken
from regnum.games.europa_universalis.steps.siege import besiegeable, besiegers, siege_price, target

FRANCE_ENGLAND = ("england france",)


def invading(*units: int, area: str = "loire", **things: Any) -> State:
    """England, seat 0, stands in an area of France with so many infantry, cavalry, artillery."""
    s = given("england", "france", wars=FRANCE_ENGLAND, **things)
    s.players[0].armies[0] = Army(area=A(area), regulars=(*units, 0, 0, 0)[:3])  # type: ignore[arg-type]
    return s


# --- where ---


def test_9_8_1__an_area_with_a_province_of_an_enemy_and_own_units() -> None:
    s = invading(1)
    assert besiegeable(s, 0) == ["loire"]
    assert besiegeable(s, 1) == []
    s.wars = []
    assert besiegeable(s, 0) == []


def test_9_8_1__units_outside_armies_besiege_too() -> None:
    s = given("england", "france", wars=FRANCE_ENGLAND)
    lay(s.areas, {"loire": {"infantry": (1, 0)}})
    assert besiegeable(s, 0) == ["loire"]


def test_9_8_1__not_against_units_of_that_enemy() -> None:
    s = invading(3)
    army(s, 1, "loire", 1)
    assert target(s, 0, P("berry")) == "9.8.1"
    assert besiegeable(s, 0) == []


def test_9_8_1__an_occupier_guards_what_he_occupies() -> None:
    s = given("england", "france", wars=FRANCE_ENGLAND, provinces={"york": {"occupier": 1}})
    army(s, 0, "northumbria", 1)
    assert target(s, 0, P("york")) is None
    army(s, 1, "northumbria", 1)
    assert target(s, 0, P("york")) == "9.8.1"


def test_9_8_1__units_of_another_enemy_do_not_guard_it() -> None:
    s = given("england", "france", "castile", wars=("england france", "england castile"))
    army(s, 0, "loire", 1)
    army(s, 2, "loire", 1)
    assert target(s, 0, P("berry")) is None


def test_9_8_1__the_leader_of_an_active_ally_guards_its_provinces() -> None:
    s = given("england", "france", wars=FRANCE_ENGLAND)
    lay(s.realms, {"brittany": {"allies": (1,), "active": True}})
    army(s, 0, "brittanynormandy", 1)
    assert target(s, 0, P("nantes")) is None
    army(s, 1, "brittanynormandy", 1)
    assert target(s, 0, P("nantes")) == "9.8.1"


def test_9_8_1__units_of_allies_do_not_besiege_for_others() -> None:
    s = given("england", "france", "castile", wars=FRANCE_ENGLAND)
    army(s, 2, "loire", 2)
    assert besiegeable(s, 0) == []


def test_9_8_1__a_neutral_province_is_no_target() -> None:
    s = invading(2, area="aquitaine")
    assert target(s, 0, P("anjou")) == "9.8.1"  # Provence's
    assert target(s, 0, P("poitou")) is None
    assert target(s, 0, P("bordeaux")) == "9.8.1"  # England's own


def test_9_8_1__rebels_in_the_area_guard_their_towns() -> None:
    s = given("england", provinces={"york": {"occupier": REBELS}}, areas={"northumbria": {"rebels": 1}})
    army(s, 0, "northumbria", 2)
    assert target(s, 0, P("york")) == "9.8.1"
    lay(s.areas, {"northumbria": {"rebels": 0}})
    assert target(s, 0, P("york")) is None


# --- with what ---


@pytest.mark.parametrize(
    ("units", "strength", "needed"),
    [
        ((3, 0, 0), 3, 3),
        ((3, 0, 0), 4, None),
        ((0, 1, 0), 1, None),  # half, rounded down
        ((0, 2, 0), 1, 2),
        ((0, 3, 0), 2, None),
        ((1, 2, 0), 2, 3),
        ((0, 0, 1), 2, 1),
        ((0, 0, 1), 1, 1),
        ((0, 0, 1), 3, None),
        ((1, 0, 1), 3, 2),
        ((2, 2, 1), 4, 3),
        ((2, 2, 1), 5, 5),
        ((2, 0, 2), 3, 2),
    ],
)
def test_9_8_strength__infantry_one_cavalry_a_half_artillery_two(
    units: tuple[int, int, int], strength: int, needed: int | None
) -> None:
    assert besiegers(invading(*units), 0, A("loire"), strength) == needed


def test_9_8_strength__mercenaries_and_allied_units_count() -> None:
    s = invading(1)
    s.players[0].armies[0] = Army(A("loire"), (1, 0, 0), (1, 0, 0), (1, 0, 0))
    lay(s.areas, {"loire": {"infantry": (1, 0)}})
    assert besiegers(s, 0, A("loire"), 4) == 4


def test_9_8_strength__the_tax_of_all_besieged_provinces() -> None:
    s = invading(2, seat0={"mil": 9})
    assert target(s, 0, P("orleans")) is None
    assert target(s, 0, P("orleans"), chosen=(P("berry"),)) == "9.8.strength"
    assert target(s, 0, P("bourbon"), chosen=(P("berry"),)) is None
    assert target(s, 0, P("berry"), chosen=(P("berry"),)) == "9.8.1"
    assert target(s, 0, P("limousin"), chosen=(P("berry"), P("bourbon"))) == "9.8.strength"


def test_9_8_cost__a_point_for_each_unit_beyond_the_first() -> None:
    s = invading(3, seat0={"mil": 2})
    assert siege_price(s, 0, (P("berry"),)) == 0
    assert siege_price(s, 0, (P("berry"), P("orleans"))) == 2
    t = act(s, "siege", 0, A("loire"), answers=["berry", "orleans"])
    assert t.state.players[0].mil == 0
    assert [p for p, land in t.state.provinces.items() if land.occupier == 0] == ["berry", "orleans"]


def test_9_8_cost__who_cannot_pay_takes_fewer() -> None:
    s = invading(3, seat0={"mil": 1})
    assert target(s, 0, P("orleans")) is None
    assert target(s, 0, P("orleans"), chosen=(P("berry"),)) == "9.8.cost"
    s.players[0].mil = 0
    assert target(s, 0, P("orleans")) == "9.8.cost"
    assert target(s, 0, P("berry")) is None


def test_9_8_cost__the_player_may_stop_after_one_province() -> None:
    t = act(invading(2, seat0={"mil": 5}), "siege", 0, A("loire"), answers=["berry", "done"])
    assert t.state.players[0].mil == 5
    assert asked(t)[0][2] == [("besiege", p) for p in ("berry", "bourbon", "limousin", "orleans")]  # not yet done


def test_9_8_cost__Siege_Works_lets_four_besiege_for_nothing_and_stronger() -> None:
    s = invading(4, seat0={"mil": 0})
    assert target(s, 0, P("orleans")) == "9.8.cost"
    t = act(s, "siege", 0, A("loire"), 4, 1, answers=["berry", "bourbon", "limousin", "orleans"])
    assert sum(land.occupier == 0 for land in t.state.provinces.values()) == 4  # five of tax with four infantry
    assert t.state.players[0].mil == 0


def test_9_8_cost__one_artillery_takes_two_small_provinces_or_a_large_one() -> None:
    """EX.9.8.artillery_siege"""
    s = invading(0, 0, 1, seat0={"mil": 0})
    two = act(s, "siege", 0, A("loire"), answers=["berry", "bourbon"])
    assert [p for p, land in two.state.provinces.items() if land.occupier == 0] == ["berry", "bourbon"]
    one = act(invading(0, 0, 1, seat0={"mil": 0}), "siege", 0, A("loire"), answers=["orleans"])
    assert [p for p, land in one.state.provinces.items() if land.occupier == 0] == ["orleans"]


def test_9_8_sea_province__needs_a_ship_in_a_zone_of_its_port() -> None:
    s = given("england", wars=("england venice",), seat0={"mil": 3})
    army(s, 0, "venetia", 2)
    assert target(s, 0, P("venezia")) == "9.8.sea_province"
    assert target(s, 0, P("verona")) is None
    ships(s, "adriatic_sea", 1)
    assert target(s, 0, P("venezia")) is None
    ships(s, "adriatic_sea", 0)
    s.players[0].fleet = Fleet(zone=Z("adriatic_sea"), galleys=1)
    assert target(s, 0, P("venezia")) is None
    s.players[0].fleet = Fleet(zone=Z("central_mediterranean"), galleys=1)
    assert target(s, 0, P("venezia")) == "9.8.sea_province"


def test_9_8_sea_province__ships_of_an_ally_do_not_help() -> None:
    s = given("england", "france", wars=("england venice", "france venice"), seat0={"mil": 3})
    lay(s.realms, {"england": {"allies": (1,)}, "france": {"allies": (0,)}})
    army(s, 0, "venetia", 2)
    ships(s, "adriatic_sea", 0, 1)
    assert target(s, 0, P("venezia")) == "9.8.sea_province"


# --- what becomes of it ---


def test_9_8_result_npr__the_besiegers_town_in_unrest_of_the_size_of_the_province() -> None:
    s = given("england", wars=("england burgundy",), seat0={"mil": 3})
    army(s, 0, "burgundy", 2)
    before = tracks(s, 0)
    s = act(s, "siege", 0, A("burgundy"), answers=["bourgogne"]).state
    land = s.provinces[P("bourgogne")]
    assert (land.occupier, land.occupier_unrest, land.town) == (0, True, NONE)
    assert tracks(s, 0).large == before.large + 1
    assert (owner(s, P("bourgogne")), controller(s, P("bourgogne"))) == (None, "england")


def test_9_8_result_npr__its_vassals_fall_the_same_way() -> None:
    s = given("england", wars=("england burgundy",))
    army(s, 0, "flanderswallonia", 1)
    s = act(s, "siege", 0, A("flanderswallonia"), answers=["gent"]).state
    assert s.provinces[P("gent")].occupier == 0


def test_9_8_result_pr__a_town_under_the_besiegers_covers_a_space_of_its_track() -> None:
    s = invading(2)
    before = tracks(s, 1)
    s = act(s, "siege", 0, A("loire"), answers=["orleans"]).state
    land = s.provinces[P("orleans")]
    assert (land.town, land.occupier, land.occupier_unrest) == (1, 0, True)
    assert covered(s, 1) == 1
    assert tracks(s, 1).large == before.large - 1


def test_9_8_result_pr__a_vassal_covers_the_vassal_track() -> None:
    s = given("england", "aragon", wars=("england aragon",), seat0={"mil": 2})
    army(s, 0, "naples", 2)
    before = tracks(s, 1).vassals
    s = act(s, "siege", 0, A("naples"), answers=["napoli"]).state
    assert (s.provinces[P("napoli")].vassal, s.provinces[P("napoli")].occupier) == (1, 0)
    assert tracks(s, 1).vassals == before - 2
    assert covered(s, 1) == 1
    assert tracks(s, 0).large == tracks(given("england", "aragon"), 0).large + 1


def test_9_8_result_pr__who_has_no_cube_free_lifts_one() -> None:
    s = invading(1, seat1={"adm": 10, "dip": 10, "mil": 10})
    s = act(s, "siege", 0, A("loire"), answers=["berry", ("power", "dip")]).state
    assert (s.players[1].dip, covered(s, 1)) == (9, 1)


def test_9_8_result_rebel__the_rebels_town_and_the_unrest_go() -> None:
    s = given("england", provinces={"york": {"occupier": REBELS, "unrest": True}})
    army(s, 0, "northumbria", 1)
    assert covered(s, 0) == 1
    s = act(s, "siege", 0, A("northumbria"), answers=["york"]).state
    assert s.provinces[P("york")] == replace(s.provinces[P("york")], occupier=NONE, unrest=False, town=0)
    assert covered(s, 0) == 0  # 9.8.regain


def test_9_8_result_rebel__also_for_a_player_at_peace() -> None:
    s = given("england", "france", provinces={"berry": {"occupier": REBELS, "unrest": True}})
    army(s, 0, "loire", 1)
    t = act(s, "siege", 0, A("loire"), answers=["berry"])
    assert (t.state.provinces[P("berry")].occupier, t.state.provinces[P("berry")].town) == (NONE, 1)
    assert [kind for _, kind, _ in asked(t)] == ["siege"]  # nothing to choose: the owner is no enemy


@pytest.mark.parametrize(("said", "occupier"), [("occupy", 0), ("raze", NONE)])
def test_14_4_siege__on_an_enemys_land_the_besieger_may_put_his_own_town(said: str, occupier: int) -> None:
    s = invading(1, provinces={"berry": {"occupier": REBELS, "unrest": True}})
    s = act(s, "siege", 0, A("loire"), answers=["berry", (said,)]).state
    land = s.provinces[P("berry")]
    assert (land.occupier, land.occupier_unrest, land.unrest) == (occupier, occupier == 0, False)
    assert covered(s, 1) == (occupier == 0)  # the cube stays, or leaves


def test_9_8_result_relief__an_own_province_is_free_again() -> None:
    s = given("england", "france", wars=FRANCE_ENGLAND, provinces={"york": {"occupier": 1, "occupier_unrest": True}})
    army(s, 0, "northumbria", 1)
    french = tracks(s, 1).small
    s = act(s, "siege", 0, A("northumbria"), answers=["york"]).state
    assert s.provinces[P("york")].occupier == NONE
    assert (covered(s, 0), tracks(s, 1).small) == (0, french - 1)


def test_9_8_result_relief__a_neutral_realms_province_too() -> None:
    s = given("england", "france", wars=("england france", "france brittany"))
    lay(s.provinces, {"nantes": {"occupier": 1, "occupier_unrest": True}})
    army(s, 0, "brittanynormandy", 1)
    s = act(s, "siege", 0, A("brittanynormandy"), answers=["nantes"]).state
    assert s.provinces[P("nantes")].occupier == NONE
    assert owner(s, P("nantes")) == "brittany"


def test_9_8_result_relief__of_the_suzerains_vassal() -> None:
    s = given("aragon", "france", wars=("aragon france",), provinces={"bari": {"occupier": 1}})
    army(s, 0, "naples", 1)
    s = act(s, "siege", 0, A("naples"), answers=["bari"]).state
    assert (s.provinces[P("bari")].vassal, s.provinces[P("bari")].occupier) == (0, NONE)


def test_9_8_result_replace__another_enemys_province_changes_its_occupier() -> None:
    s = given("england", "france", wars=("england france", "england brittany", "france brittany"))
    lay(s.provinces, {"nantes": {"occupier": 1, "occupier_unrest": False}})
    army(s, 0, "brittanynormandy", 1)
    s = act(s, "siege", 0, A("brittanynormandy"), answers=["nantes"]).state
    assert (s.provinces[P("nantes")].occupier, s.provinces[P("nantes")].occupier_unrest) == (0, True)


def test_9_8_result_replace__a_vassal_province_is_fought_for_by_its_suzerain() -> None:
    """11.4.war: the rest of Brittany is independent and at peace."""
    s = given("england", "france", "castile", wars=("england france", "england castile", "castile france"))
    lay(s.provinces, {"nantes": {"vassal": 1, "occupier": 2}})
    army(s, 0, "brittanynormandy", 1)
    s = act(s, "siege", 0, A("brittanynormandy"), answers=["nantes"]).state
    assert s.provinces[P("nantes")].occupier == 0


def test_9_8_result_replace__the_cube_of_the_owner_stays() -> None:
    s = given("england", "france", "castile", wars=("england france", "england castile", "castile france"))
    lay(s.provinces, {"berry": {"occupier": 2}})
    army(s, 0, "loire", 1)
    s = act(s, "siege", 0, A("loire"), answers=["berry"]).state
    assert (s.provinces[P("berry")].occupier, covered(s, 1)) == (0, 1)


def test_9_8_regain__the_track_shows_the_town_again() -> None:
    s = given("england", "france", wars=FRANCE_ENGLAND, provinces={"london": {"occupier": 1}})
    army(s, 0, "eastanglia", 2)
    s.players[0].mil = 1
    before = tracks(s, 0)
    s = act(s, "siege", 0, A("eastanglia"), answers=["london"]).state
    assert (tracks(s, 0).large, covered(s, 0)) == (before.large + 1, 0)


# --- the idea ---


def test_9_8_defence_idea__costs_the_besieger_a_unit_before_the_provinces_fall() -> None:
    s = invading(2, seat0={"mil": 1, "manpower": 2})
    s.players[1].ideas = ["defensive_mentality"]  # type: ignore[list-item]
    s = act(s, "siege", 0, A("loire"), answers=["berry", "bourbon"]).state
    assert s.players[0].armies[0].regulars == (1, 0, 0)  # one hit for the whole siege
    assert s.players[0].exhausted == 1
    assert [p for p, land in s.provinces.items() if land.occupier == 0] == ["berry", "bourbon"]


def test_9_8_defence_idea__the_siege_succeeds_even_if_the_last_unit_falls() -> None:
    s = invading(1)
    s.players[1].ideas = ["defensive_mentality"]  # type: ignore[list-item]
    s = act(s, "siege", 0, A("loire"), answers=["berry"]).state
    assert s.players[0].armies[0] == Army()
    assert s.provinces[P("berry")].occupier == 0


def test_9_8_defence_idea__vassals_and_occupied_provinces_are_nobodys_own() -> None:
    s = given("england", "aragon", wars=("england aragon",))
    s.players[1].ideas = ["defensive_mentality"]  # type: ignore[list-item]
    army(s, 0, "naples", 1)
    s = act(s, "siege", 0, A("naples"), answers=["bari"]).state
    assert s.players[0].armies[0].regulars == (1, 0, 0)
    s = given("england", "france", wars=FRANCE_ENGLAND, provinces={"york": {"occupier": 1}})
    s.players[1].ideas = ["defensive_mentality"]  # type: ignore[list-item]
    army(s, 0, "northumbria", 1)
    s = act(s, "siege", 0, A("northumbria"), answers=["york"]).state
    assert s.players[0].armies[0].regulars == (1, 0, 0)


def test_9_8_defence_idea__what_is_occupied_is_not_owned_by_its_rightful_owner_either() -> None:
    s = given("england", "france", "castile", wars=("england france", "france castile"))
    s.players[2].ideas = ["defensive_mentality"]  # type: ignore[list-item]
    lay(s.provinces, {"burgos": {"occupier": 1}})
    army(s, 0, "castile", 1)
    s = act(s, "siege", 0, A("castile"), answers=["burgos"]).state
    assert (s.players[0].armies[0].regulars, s.provinces[P("burgos")].occupier) == ((1, 0, 0), NONE)


# --- ships ---


def test_9_8_ships__those_in_the_port_put_to_sea_where_their_owner_says() -> None:
    s = given("england", "france", wars=FRANCE_ENGLAND)
    lay(s.provinces, {"rennes": {"town": 1}})
    army(s, 0, "brittanynormandy", 1)
    s.players[1].docked = {P("rennes"): 2}
    biscay, channel = ("zone", "bay_of_biscay"), ("zone", "english_channel")
    t = act(s, "siege", 0, A("brittanynormandy"), answers=["rennes", biscay, channel])
    assert t.state.players[1].docked == {}
    assert [t.state.zones[Z(z)].ships for z in ("bay_of_biscay", "english_channel")] == [(0, 1), (0, 1)]
    assert told(t, "put_out")[0] == {"seat": 1, "province": "rennes", "zone": "bay_of_biscay"}


def test_9_8_ships__the_fleet_sails_out_and_loses_its_galleys_where_none_can_go() -> None:
    s = invading(1, area="aquitaine")
    s.players[1].fleet = Fleet(port=P("saintonge"), light=1, galleys=1)
    s = act(s, "siege", 0, A("aquitaine"), answers=["saintonge"]).state
    assert s.players[1].fleet == Fleet(zone=Z("bay_of_biscay"), light=1)


def test_9_8_ships__a_fight_follows_where_the_zone_is_hostile() -> None:
    s = invading(1, area="aquitaine")
    s.players[1].docked = {P("saintonge"): 1}
    ships(s, "bay_of_biscay", 1, 0)
    t = once(s, "siege", 0, A("aquitaine"), answers=["saintonge"])
    assert coming(t) == [("battles", 0, ("bay_of_biscay",), ())]


def test_9_8_ships__of_a_friend_of_the_new_master_stay() -> None:
    s = given("england", "france", wars=FRANCE_ENGLAND, provinces={"wessex": {"occupier": 1}})
    army(s, 0, "waleswessex", 1)
    s.players[1].docked = {P("wessex"): 1}
    s = act(s, "siege", 0, A("waleswessex"), answers=["wessex", "english_channel"]).state
    assert s.zones[Z("english_channel")].ships == (0, 1)


# --- deeds ---


def test_9_8_result_pr__a_capital_that_falls_is_remembered() -> None:
    s = invading(2, area="seine", seat0={"mil": 5})
    s = act(s, "siege", 0, A("seine"), answers=["paris"]).state
    worth = tracks(given("england", "france"), 1).income
    assert s.players[0].deeds == [Deed("capital_occupied", 1, ("pr", "against:france", f"min_tax:{worth}"), 1, 1)]


# --- rebels and armies ---


def test_9_2_once__phase_three_is_no_part_of_the_last_turn() -> None:
    s = given("castile", used_land=["cordoba"], turn=-1)
    assert once(s, "revolt").state.used_land == []


def marching(soldiers: int, rebels: int) -> State:
    """Rebels in Leon, where all is calm; unrest in Andalucia, where Castile has so many units."""
    s = given("castile", areas={"leon": {"rebels": rebels}}, provinces={"cordoba": {"unrest": True}})
    if soldiers:
        army(s, 0, "andalucia", soldiers)
    s.idle_rebels = [A("leon")]
    return s


@pytest.mark.parametrize(("soldiers", "left"), [(0, 1), (1, 1), (2, 1), (3, 2)])
def test_4_3_C_3a__never_where_soldiers_outnumber_them(soldiers: int, left: int) -> None:
    s = act(marching(soldiers, 3), "rebels_move").state
    assert s.areas[A("leon")].rebels == left


def test_4_3_C_3b__they_meet_the_soldiers_at_once() -> None:
    t = once(marching(1, 3), "rebels_march", A("leon"))
    assert t.state.areas[A("andalucia")].rebels == 2
    assert coming(t) == [("battles", NONE, (), ("andalucia",))]


def test_4_3_C_3b__each_area_moves_and_fights_before_the_next() -> None:
    s = marching(0, 3)
    lay(s.areas, {"portugal": {"rebels": 2}})
    s.idle_rebels = [A("leon"), A("portugal")]
    t = once(s, "rebels_move")
    assert coming(t) == [("rebels_march", "leon"), ("rebels_march", "portugal")]


@pytest.mark.parametrize(("rebels", "seized"), [(1, ["badajoz"]), (2, ["salamanca"]), (3, ["badajoz", "salamanca"])])
def test_14_3_siege__one_rebel_a_small_province_two_a_large_one(rebels: int, seized: list[str]) -> None:
    """EX.14.3.rebel_strength"""
    unrest = {p: {"unrest": True} for p in ("badajoz", "galicia", "salamanca")}
    s = given("castile", areas={"leon": {"rebels": rebels}}, provinces=unrest)
    s = act(s, "rebels").state
    assert [p for p, land in s.provinces.items() if land.occupier == REBELS] == seized


def test_14_3_siege__ships_leave_a_port_that_rebels_take() -> None:
    s = given("castile", areas={"leon": {"rebels": 1}}, provinces={"galicia": {"unrest": True}})
    s.players[0].docked = {P("galicia"): 1}
    s = act(s, "rebels", answers=["central_atlantic"]).state
    assert s.zones[Z("central_atlantic")].ships == (1,)


def test_9_8_ships__rebels_who_besiege_drive_them_even_into_hostile_waters() -> None:
    s = given("castile", "england", wars=("castile england",), provinces={"galicia": {"unrest": True}})
    lay(s.areas, {"leon": {"rebels": 1}})
    s.players[0].docked = {P("galicia"): 1}
    for zone in ("central_atlantic", "bay_of_biscay"):
        ships(s, zone, 0, 1)
    t = once(s, "rebel_siege", A("leon"), answers=["central_atlantic"])
    assert t.state.zones[Z("central_atlantic")].ships == (1, 1)
    assert coming(t) == [("battles", NONE, ("central_atlantic",), ())]


def test_9_5_port_safe__from_a_port_lost_otherwise_only_to_calm_waters() -> None:
    s = given("castile", "england", wars=("castile england",), provinces={"galicia": {"unrest": True}})
    s.players[0].docked = {P("galicia"): 1}
    ships(s, "central_atlantic", 0, 1)
    s = call(s, lambda t: taken(t, P("galicia"), 0)).state
    assert s.zones[Z("bay_of_biscay")].ships == (1, 0)  # the only one without enemies: nothing is asked


def test_9_5_port_safe__where_all_waters_are_hostile_they_are_disbanded() -> None:
    s = given("castile", "england", wars=("castile england",), provinces={"sevilla": {"unrest": True}})
    s.players[0].docked = {P("sevilla"): 1}
    ships(s, "central_atlantic", 0, 1)
    t = call(s, lambda t: taken(t, P("sevilla"), 0))
    assert t.state.players[0].docked == {}
    assert sum(w.ships[0] for w in t.state.zones.values()) == 0
    assert told(t, "ships_gone") == [{"seat": 0, "province": "sevilla"}]


@pytest.mark.parametrize("seed", range(1, 6))
def test_14_3_battle__rebels_fight_to_the_last(seed: int) -> None:
    s = given("castile", areas={"leon": {"rebels": 2}}, seat0={"manpower": 6})
    army(s, 0, "leon", 6)
    t, _ = seated(s, [], seed)
    t.policies[:] = [lambda table, seat, kind, options: 0]
    t.push(("battles", NONE, (), (A("leon"),)))
    t.run()
    assert t.state.areas[A("leon")].rebels == 0
    assert told(t, "flees", "realm", "n") == []


def test_14_3_liberation_a__an_occupied_province_goes_back_to_its_owner() -> None:
    s = given("england", "france", provinces={"berry": {"occupier": 0, "occupier_unrest": True}})
    s = call(s, lambda t: taken(t, P("berry"), 0)).state
    assert (s.provinces[P("berry")].town, s.provinces[P("berry")].occupier) == (1, NONE)
    assert s.realms["france"].cbs == ()  # type: ignore[index]
    assert covered(s, 1) == 0


def test_14_3_siege_many__an_occupiers_town_is_income_of_the_occupier() -> None:
    """Castile has one of tax there beside the town that England occupies; England has two and so does not choose."""
    unrest = {"badajoz": {"unrest": True}, "galicia": {"occupier": 1, "occupier_unrest": True}}
    s = given("castile", "england", areas={"leon": {"rebels": 1}}, provinces=unrest)
    lay(s.provinces, {"salamanca": {"occupier": 1}})
    t = act(s, "rebels", answers=["galicia"])
    assert asked(t)[0][0] == 0


# --- pieces that run out ---


def test_2_2_token_stock__a_rebel_is_taken_from_elsewhere_when_all_are_in_play() -> None:
    s = given("castile", areas={"leon": {"rebels": 20}, "portugal": {"rebels": 4}})
    t = call(s, lambda t: place_rebels(t, 0, A("castile"), 2), answers=["portugal"])
    assert [t.state.areas[A(a)].rebels for a in ("leon", "portugal", "castile")] == [20, 3, 2]


def test_2_2_token_stock__not_from_where_it_goes_and_no_more_than_lie_there() -> None:
    s = given("castile", areas={"leon": {"rebels": 20}, "portugal": {"rebels": 5}})
    s = call(s, lambda t: place_rebels(t, 0, A("leon"), 1)).state
    assert [s.areas[A(a)].rebels for a in ("leon", "portugal")] == [21, 4]
    s = given("castile", areas={"leon": {"rebels": 24}, "seine": {"rebels": 1}})
    t = call(s, lambda t: place_rebels(t, 0, A("castile"), 2), answers=["seine"])
    assert [t.state.areas[A(a)].rebels for a in ("seine", "leon", "castile")] == [0, 23, 2]
    assert told(t, "rebels") == [{"area": "seine", "n": -1}, {"area": "leon", "n": -1}]


def test_2_2_token_stock__allied_units_stay_where_they_serve() -> None:
    s = given("castile", areas={"leon": {"rebels": 5}}, seat0={"allied": 20})
    t = call(s, lambda t: place_rebels(t, 0, A("leon"), 1))
    assert t.state.areas[A("leon")].rebels == 5
    assert t.state.players[0].allied == 20


def test_2_2_token_stock__a_pirate_comes_from_another_node() -> None:
    s = given("castile")
    lay(s.nodes, {"genoa": {"pirates": 6}, "sevilla": {"pirates": 4}})
    t = call(s, lambda t: spare_pirate(t, NONE, "sevilla"))  # type: ignore[arg-type]
    assert (t.state.nodes["genoa"].pirates, t.state.nodes["sevilla"].pirates) == (5, 4)  # type: ignore[index]


def test_2_2_token_stock__a_rebel_town_comes_from_another_province() -> None:
    s = given("castile", "france")
    names = [p for p, land in s.provinces.items() if land.town != 0][:15]
    lay(s.provinces, {p: {"town": 1, "occupier": REBELS} for p in names})
    lay(s.provinces, {"cordoba": {"unrest": True}})
    s = call(s, lambda t: taken(t, P("cordoba"), 0), answers=[names[3]]).state
    assert s.provinces[P("cordoba")].occupier == REBELS
    assert s.provinces[names[3]].occupier == NONE
    assert sum(land.occupier == REBELS for land in s.provinces.values()) == 15
