"""Chapter 15: religions of areas and realms; 5.3.convert."""

from __future__ import annotations

from europa_universalis.build import A, R, given, lay
from regnum.games.europa_universalis.faith import (
    beneath,
    clusters,
    convertible,
    dissent,
    dissenting,
    dissenting_vassals,
    faith,
    field_areas,
    may_marry,
    same_faith,
    state_faith,
)

DELUXE = "deluxe_1444"


def test_15_3_area__an_area_has_the_religion_of_its_field_and_of_the_token_on_it() -> None:
    s = given("castile")
    assert faith(s, A("castile")) == "catholic"
    lay(s.areas, {"castile": {"faith": "protestant"}})
    assert faith(s, A("castile")) == "protestant"


def test_15_3_area__outlying_areas_read_a_neighbours_field() -> None:
    s = given("sweden", board=DELUXE, areas={"svealand": {"faith": "protestant"}, "norrland": {"faith": "muslim"}})
    assert faith(s, A("norrland")) == "protestant"
    assert set(field_areas(s, A("norrland"))) == {"svealand", "norrland"}


def test_15_revolution__its_token_covers_what_is_there() -> None:
    s = given("castile", areas={"castile": {"revolution": True, "faith": "protestant"}})
    assert faith(s, A("castile")) == "revolutionary"
    assert beneath(s, A("castile")) == "protestant"


def test_15_distant__no_religion_beyond_the_main_map() -> None:
    s = given("castile", provinces={"mexico": {"town": 0}})
    assert faith(s, A("mexico")) == ""
    assert not dissent(s, 0, A("mexico"))
    assert not convertible(s, 0, A("mexico"))


def test_15_catholic_counter__both_are_catholic_to_each_other() -> None:
    assert same_faith("catholic", "counter_reformed")
    assert same_faith("counter_reformed", "catholic")
    assert not same_faith("catholic", "protestant")


def test_15_mixed__nobodys_faith() -> None:
    assert not same_faith("mixed", "mixed")
    s = given("castile")
    assert faith(s, A("andalucia")) == "mixed"
    assert dissent(s, 0, A("andalucia"))


def test_15_2_state__of_players_and_others() -> None:
    s = given("castile", "france", realms={"france": {"faith": "protestant"}})
    assert (state_faith(s, R("castile")), state_faith(s, R("france"))) == ("catholic", "protestant")
    assert state_faith(s, R("granada")) == "muslim"


def test_15_2_papal__always_catholic() -> None:
    s = given("castile", realms={"papal_states": {"faith": "protestant"}})
    assert state_faith(s, R("papal_states")) == "catholic"


def test_15_3_unrest__his_areas_of_another_religion() -> None:
    s = given("castile", "france", areas={"leon": {"faith": "protestant"}, "castile": {"faith": "counter_reformed"}})
    assert set(dissenting(s, 0)) == {"leon", "andalucia"}


def test_15_3_unrest__under_a_revolution_only_revolutionaries_are_calm() -> None:
    s = given("castile", "france", areas={"seine": {"revolution": True}})
    assert dissent(s, 1, A("seine"))
    lay(s.realms, {"france": {"faith": "revolutionary"}})
    assert not dissent(s, 1, A("seine"))
    assert dissent(s, 1, A("loire"))


def test_4_3_G_vassals__areas_with_vassals_of_another_religion() -> None:
    s = given("castile", "france", provinces={"granada": {"vassal": 0}, "milano": {"vassal": 0}})
    assert dissenting_vassals(s, 0) == ("andalucia",)


def test_11_2_who__christians_with_christians_muslims_with_muslims_revolutionaries_with_nobody() -> None:
    s = given("castile", "france", realms={"france": {"faith": "revolutionary"}, "milan": {"faith": "orthodox"}})
    assert may_marry(s, R("castile"), R("milan"))
    assert not may_marry(s, R("castile"), R("granada"))
    assert may_marry(s, R("granada"), R("morocco"))
    assert not may_marry(s, R("france"), R("castile"))
    assert not may_marry(s, R("castile"), R("france"))


def test_5_3_convert__all_provinces_his_own() -> None:
    s = given("castile", "france", provinces={"granada": {"town": 0}, "gibraltar": {"town": 0}})
    assert convertible(s, 0, A("andalucia"))
    assert not convertible(s, 0, A("castile"))  # of his religion already
    lay(s.provinces, {"gibraltar": {"occupier": 1}})
    assert not convertible(s, 0, A("andalucia"))


def test_5_3_convert__or_one_if_the_others_belong_to_realms_of_his_faith() -> None:
    s = given("castile", "france")
    assert not convertible(s, 0, A("andalucia"))
    lay(s.realms, {"granada": {"faith": "counter_reformed"}})
    assert convertible(s, 0, A("andalucia"))
    assert not convertible(s, 1, A("andalucia"))


def test_5_3_convert__a_vassal_province_is_of_its_realms_faith() -> None:
    s = given("castile", "france", provinces={"granada": {"vassal": 0}, "gibraltar": {"vassal": 0}})
    assert not convertible(s, 0, A("andalucia"))


def test_5_3_convert__all_areas_of_the_field_are_tested() -> None:
    s = given("sweden", "france", board=DELUXE, areas={"svealand": {"faith": "muslim"}})
    assert convertible(s, 0, A("svealand"))
    lay(s.provinces, {"halsingland": {"town": 1}})
    lay(s.realms, {"france": {"faith": "protestant"}})
    assert not convertible(s, 0, A("svealand"))


def test_16_5_spread_religion_1__a_cluster_hangs_together_over_land() -> None:
    new = {"faith": "protestant"}
    s = given("castile", "france", areas={"saxony": new, "bohemia": new, "scotland": new, "ireland": new})
    found = {frozenset(group) for group in clusters(s, "protestant")}
    assert found == {frozenset({"saxony", "bohemia"}), frozenset({"scotland"}), frozenset({"ireland"})}
    assert clusters(s, "counter_reformed") == ()
    lay(s.areas, {"bohemia": {"revolution": True}})
    assert {frozenset(group) for group in clusters(s, "revolutionary")} == {frozenset({"bohemia"})}
