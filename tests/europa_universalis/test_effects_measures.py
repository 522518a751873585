"""The sixty measures of the vocabulary, each where it counts something, and something that it must not count."""

from __future__ import annotations

from typing import Any

from europa_universalis.build import army, content, cubes, given, lay, ships
from regnum.games.europa_universalis.effects.env import Env
from regnum.games.europa_universalis.effects.measures import limit, measure
from regnum.games.europa_universalis.effects.tally import MEASURES
from regnum.games.europa_universalis.model import REBELS, Army, Fleet, Posted, Ruler, State
from regnum.games.europa_universalis.pieces import ally, marry


def count(s: State, name: str, seat: int = 0, **filters: Any) -> int:
    return measure(s, seat, name, filters, Env(seat, seat, ducats=7))


def england(**things: Any) -> State:
    return given("england", "france", **things)


def advisor(kind: str) -> Any:
    return next(c for c in content().cards.values() if c.deck == kind and c.character.role == "advisor")


def test_17_2_complete__every_measure_of_the_vocabulary_is_known() -> None:
    words = content().sheet.data["vocabulary"]["measures"]
    assert sorted(MEASURES) == sorted(words)


# --- land ---


def test_4_4_B_base_tax__a_town_under_an_enemy_is_not_counted() -> None:
    assert count(england(), "base_tax") == 16
    assert count(england(provinces={"london": {"occupier": 1}}), "base_tax") == 14


def test_4_4_B_vassal_tax__tax_income_adds_the_vassals() -> None:
    s = england(provinces={"ulaidh": {"vassal": 0}, "laighin": {"vassal": 0}})
    assert count(s, "tax_income") == count(s, "base_tax") + 1


def test_2_board_size__tax_owned_sums_small_and_large_towns_in_the_areas() -> None:
    s = england()
    assert count(s, "tax_owned", areas=["eastanglia"]) == 4
    assert count(s, "tax_owned", areas=["aquitaine"]) == 2


def test_11_4_income__tax_held_adds_provinces_of_uncovered_vassals() -> None:
    s = england(provinces={"ulaidh": {"vassal": 0}, "laighin": {"vassal": 0, "occupier": 1}})
    assert count(s, "tax_held", areas=["ireland"]) == 2


def test_17_4_score__tax_controlled_adds_what_he_occupies() -> None:
    s = england(provinces={"ulaidh": {"vassal": 0}, "paris": {"occupier": 0}})
    assert count(s, "tax_controlled", areas=["ireland", "seine"]) == 4


def test_2_terms_owner__provinces_owned_leaves_out_vassals_and_occupied_ones() -> None:
    s = england(provinces={"ulaidh": {"vassal": 0}, "pale": {"occupier": 1}})
    assert count(s, "provinces_owned", areas=["ireland", "eastanglia"]) == 3


def test_11_4_status__provinces_held_counts_vassals() -> None:
    assert count(england(provinces={"ulaidh": {"vassal": 0}}), "provinces_held", areas=["ireland"]) == 2


def test_2_terms_owner__areas_owned_need_three_provinces_all_his() -> None:
    assert count(england(), "areas_owned") == 3
    assert count(england(provinces={"york": {"town": 1}}), "areas_owned") == 2


def test_2_terms_realm__areas_present_need_one_province() -> None:
    assert count(england(), "areas_present", areas=["ireland", "aquitaine", "scotland"]) == 2


def test_15_3_unrest__dissent_areas_differ_from_the_state_religion() -> None:
    s = england(areas={"ireland": {"faith": "protestant"}, "scotland": {"faith": "protestant"}})
    assert count(s, "dissent_areas") == 1


def test_7_6_core__faith_provinces_go_by_the_printed_flag() -> None:
    s = given("castile", provinces={"granada": {"town": 0}, "gibraltar": {"town": 0}, "lisboa": {"town": 0}})
    assert count(s, "faith_provinces") == 2


def test_16_3_grow_town__large_towns_are_counted_uncovered() -> None:
    assert count(england(), "large_towns") == 2
    assert count(england(provinces={"york": {"large": True}, "london": {"occupier": 1}}), "large_towns") == 2


def test_2_board_port__a_large_port_counts_as_two() -> None:
    assert count(england(), "ports", areas=["eastanglia"]) == 3
    assert count(england(), "large_ports", areas=["eastanglia", "northumbria"]) == 1


def test_11_4_status__ports_held_counts_those_of_vassals() -> None:
    s = england(provinces={"ulaidh": {"vassal": 0}})
    assert (count(s, "ports", areas=["ireland"]), count(s, "ports_held", areas=["ireland"])) == (1, 2)


def test_12_3_place__zones_ruled_need_most_ports_and_a_ship_on_a_protection_space() -> None:
    s = england(zones={"english_channel": {"guard": (1, 0)}, "doggerbank": {"ships": (1, 0)}})
    assert count(s, "zones_ruled") == 1
    lay(s.zones, {"doggerbank": {"guard": (1, 0)}})
    assert count(s, "zones_ruled") == 2


def test_2_board_gold__gold_provinces_are_owned() -> None:
    s = england(provinces={"mexico": {"town": 0}, "tirol": {"vassal": 0}})
    assert count(s, "gold_provinces") == 1


def test_2_board_distant_area__distant_towns_of_the_continents() -> None:
    s = england(provinces={"virginia": {"town": 0}, "angola": {"town": 0}, "florida": {"town": 0, "occupier": REBELS}})
    assert (count(s, "distant_towns"), count(s, "distant_towns", continents=["america"])) == (2, 1)


def test_5_1_explore_adjacent__distant_areas_count_claims_too() -> None:
    s = england(provinces={"virginia": {"town": 0}}, areas={"florida": {"claims": (0,)}, "canada": {"claims": (1,)}})
    assert count(s, "distant_areas") == 2
    assert count(s, "colonial_claims") == 1


def test_5_1_explore_adjacent__a_claim_on_settled_land_is_not_colonial() -> None:
    s = england(provinces={"florida": {"town": 1}}, areas={"florida": {"claims": (0,)}, "virginia": {"claims": (0,)}})
    assert count(s, "colonial_claims") == 1


def test_2_board_distant_area__continents_look_at_the_pieces_named() -> None:
    s = england(provinces={"virginia": {"town": 0}}, zones={"indian_ocean": {"ships": (1, 0)}})
    assert count(s, "continents", by=["town", "ship"]) == 2
    assert count(s, "continents", by=["town"]) == 1
    assert count(s, "continents", by=["vassal", "claim"]) == 0


def test_7_6_token_limits__a_core_token_counts_as_a_claim() -> None:
    s = england(areas={"seine": {"claims": (0,)}, "ireland": {"core": 0}, "loire": {"claims": (1,)}})
    assert (count(s, "claims"), count(s, "claims", areas=["seine"])) == (2, 1)


# --- unrest and faith ---


def test_14_1_covered__unrest_under_another_town_is_not_his() -> None:
    s = england(
        provinces={"york": {"unrest": True}, "london": {"unrest": True, "occupier": 1}, "paris": {"unrest": True}}
    )
    assert (count(s, "unrest"), count(s, "unrest_any")) == (1, 2)
    assert count(s, "unrest_any", areas=["seine"]) == 1


def test_14_3_enemy_all__rebels_are_units_in_the_realm_and_rebel_towns() -> None:
    s = england(areas={"ireland": {"rebels": 2}, "seine": {"rebels": 4}}, provinces={"york": {"occupier": REBELS}})
    assert count(s, "rebels") == 3


def test_15_revolution__revolution_areas_of_the_realm() -> None:
    s = england(areas={"ireland": {"revolution": True}, "seine": {"revolution": True}})
    assert count(s, "revolution_areas") == 1


def test_15_3_area__areas_of_religion_among_the_areas() -> None:
    s = england(areas={"saxony": {"faith": "protestant"}, "brandenburg": {"faith": "counter_reformed"}})
    assert count(s, "areas_of_religion", religion="protestant", areas=["saxony", "brandenburg"]) == 1
    assert count(s, "areas_of_religion", religion="catholic", areas=["saxony", "brandenburg"]) == 1


# --- diplomacy ---


def test_11_2_counts__influence_counts_marriages_and_imperial_cubes_of_the_emperor() -> None:
    s = given("austria", "france", areas={"saxony": {"imperial": 2}})
    cubes(s, "saxony", 1, 3)
    marry(s, 0, "saxony")
    assert (count(s, "influence", areas=["saxony"]), count(s, "influence", 1, areas=["saxony"])) == (4, 3)


def test_11_1_cap__areas_led_need_strictly_more_than_everybody() -> None:
    s = england()
    cubes(s, "saxony", 2, 1)
    cubes(s, "bohemia", 2, 2)
    assert (count(s, "areas_led"), count(s, "areas_led", 1)) == (1, 0)


def test_11_3_max__alliances_by_partner() -> None:
    s = given("england", "france", "ottomans", board="deluxe_1444")
    for realm in ("france", "saxony", "muscovy"):
        ally(s, 0, realm)
    assert count(s, "alliances") == 3
    found = [count(s, "alliances", **{"with": kind}) for kind in ("npr", "pr", "hre", "other_faith")]
    assert found == [2, 1, 1, 1]


def test_11_2_max__marriages_disputed_ones_included() -> None:
    s = england()
    marry(s, 0, "burgundy")
    lay(s.realms, {"burgundy": {"disputed": (0,)}})
    assert count(s, "marriages") == 1


def test_11_4_income__vassal_tokens_two_on_a_large_province() -> None:
    s = england(provinces={"firenze": {"vassal": 0}, "pisa": {"vassal": 0}, "roma": {"vassal": 0, "occupier": 1}})
    assert (count(s, "vassal_tokens"), count(s, "vassal_tokens", areas=["ireland"])) == (3, 0)


def test_18_3_members__hre_vassals_by_their_capitals() -> None:
    s = england(provinces={"bern": {"vassal": 0}, "stgallen": {"vassal": 0}, "ulaidh": {"vassal": 0}})
    assert count(s, "hre_vassals") == 1


def test_19_1_rome__the_cardinal_of_rome_counts() -> None:
    s = england()
    s.curia.cardinals, s.curia.rome = [0, 1, 0], 0
    assert (count(s, "cardinals"), count(s, "cardinals", 1)) == (3, 1)


def test_18_1_range__authority_is_nothing_once_the_empire_is_gone() -> None:
    s = england()
    s.empire.authority = 4
    assert count(s, "authority") == 4
    s.empire.realm = None
    assert count(s, "authority") == 0


# --- the court ---


def test_7_3_range__stability() -> None:
    assert count(england(seat0={"stability": -2}), "stability") == -2


def test_7_4_ducats__ducats() -> None:
    assert count(england(seat0={"ducats": 11}), "ducats") == 11


def test_5_2_loan_take__interest() -> None:
    assert count(england(seat0={"interest": 3}), "interest") == 3


def test_7_1_cap__power_is_the_highest_or_the_kind_named() -> None:
    s = england(seat0={"adm": 2, "dip": 7, "mil": 4})
    assert (count(s, "power"), count(s, "power", kind="adm")) == (7, 2)


def test_7_1_skill__the_printed_skills_of_advisors_are_summed() -> None:
    one = advisor("mil")
    assert count(england(seat0={"advisors": {"mil": Posted(one.id)}}), "advisor_skill") == one.character.mil


def test_7_2_advisor_one__advisors_in_office() -> None:
    one, other = advisor("adm"), advisor("mil")
    s = england(seat0={"advisors": {"adm": Posted(one.id), "mil": Posted(other.id)}})
    assert count(s, "advisors") == 2
    assert count(s, "advisor_skill") == one.character.adm + other.character.mil


def test_4_4_D_base__realm_skill_counts_a_regency_as_one_of_each() -> None:
    one = advisor("dip")
    s = england(seat0={"advisors": {"dip": Posted(one.id)}})
    assert count(s, "realm_skill") == 3 + one.character.dip
    s.players[0].ruler = Ruler("x", 3, 2, 4)
    assert count(s, "realm_skill") == 9 + one.character.dip


def test_8_use__ideas_by_type() -> None:
    s = england(seat0={"ideas": ["tolerance", "cannons", "serfdom"]})
    assert (count(s, "ideas"), count(s, "ideas", type="military"), count(s, "ideas", type="diplomatic")) == (3, 2, 0)


# --- trade and ships ---


def test_12_4_limit__merchants_in_all_or_at_the_nodes() -> None:
    s = england(seat0={"merchants": 3}, nodes={"genoa": {"merchants": (2, 0), "developed": True}})
    assert (count(s, "merchants"), count(s, "merchants", nodes=["genoa", "sevilla"])) == (3, 1)


def test_16_3_developed__developed_nodes_need_an_own_merchant() -> None:
    s = england(nodes={"genoa": {"merchants": (1, 0), "developed": True}, "sevilla": {"developed": True}})
    assert (count(s, "developed_nodes"), count(s, "developed_nodes", 1)) == (1, 0)


def test_9_3_ship_light__light_ships_at_sea_in_port_and_in_the_fleet() -> None:
    s = england(seat0={"docked": {"london": 2}, "fleet": Fleet(zone="north_sea", light=1, heavy=2, galleys=1)})
    ships(s, "doggerbank", 1, 5)
    assert count(s, "light_ships") == 4
    assert count(s, "light_ships", zones=["english_channel", "doggerbank"]) == 3


def test_2_terms_deployed__ships_in_port_count_for_the_zones_they_face() -> None:
    s = england(seat0={"docked": {"london": 2}, "fleet": Fleet(zone="north_sea", light=1, heavy=2, galleys=1)})
    assert (count(s, "ships"), count(s, "ships", zones=["north_sea"]), count(s, "ships", zones=["doggerbank"])) == (
        6,
        4,
        0,
    )


def test_12_3_place__protecting_ships_stand_on_spaces() -> None:
    s = england(zones={"doggerbank": {"ships": (2, 0), "guard": (1, 2)}})
    assert (count(s, "protecting_ships"), count(s, "protecting_ships", zones=["north_sea"])) == (1, 0)


def test_9_3_ship_heavy__heavy_ships_and_war_ships() -> None:
    s = england(seat0={"fleet": Fleet(zone="north_sea", light=1, heavy=2, damaged=1, galleys=3)})
    assert (count(s, "heavy_ships"), count(s, "war_ships"), count(s, "war_ships", zones=["baltic_sea"])) == (2, 5, 0)


# --- units ---


def test_2_terms_deployed__land_units_in_the_areas() -> None:
    s = england(areas={"ireland": {"infantry": (2, 0)}})
    army(s, 0, "seine", 3)
    s.players[0].armies[1] = Army("loire", (1, 1, 0), (0, 2, 0), (1, 0, 0))
    assert (count(s, "land_units"), count(s, "land_units", areas=["seine"])) == (10, 3)
    assert (count(s, "cavalry"), count(s, "artillery"), count(s, "regular_units")) == (3, 0, 7)


def test_9_3_unit_artillery__artillery_of_any_category() -> None:
    s = england(seat0={"armies": [Army("loire", (0, 0, 2), (0, 0, 1)), Army(), Army()]})
    assert count(s, "artillery") == 3


def test_9_3_value__manpower_is_that_of_the_last_update() -> None:
    assert count(england(seat0={"manpower": 8, "exhausted": 3}), "manpower") == 8


def test_9_3_exhausted__exhausted_manpower() -> None:
    assert count(england(seat0={"manpower": 8, "exhausted": 3}), "exhausted") == 3


def test_9_3_unit_regular__regular_units_in_armies_and_outside() -> None:
    s = england(areas={"ireland": {"infantry": (2, 5)}})
    s.players[0].armies[1] = Army("loire", (1, 1, 0), (0, 2, 0), (1, 0, 0))
    assert (count(s, "regular_units"), count(s, "regular_units", areas=["ireland"])) == (4, 2)


def test_5_1_event_1__event_ducats_are_those_that_lay_on_it() -> None:
    assert count(england(), "event_ducats") == 7


def test_9_3_unit_cavalry__outside_a_battle_there_is_nothing_of_it_to_count() -> None:
    found = [count(england(), name) for name in ("battle_cavalry", "enemy_infantry", "enemy_military_ideas")]
    assert found == [0, 0, 0]


def test_11_3_max__the_cabinet_raises_the_limits() -> None:
    s = england()
    assert (limit(s, 0, "alliances"), limit(s, 0, "marriages")) == (3, 3)
    s.players[0].ideas.append("cabinet")
    assert (limit(s, 0, "alliances"), limit(s, 0, "marriages")) == (4, 4)
