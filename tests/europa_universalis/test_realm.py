"""What a realm is and has: 7, 9.3, 11, 13."""

from __future__ import annotations

import pytest

from europa_universalis.build import A, P, R, content, cubes, given, lay
from regnum.games.europa_universalis.content.shapes import Kind
from regnum.games.europa_universalis.map import areas_of, capital, overlord, provinces_of
from regnum.games.europa_universalis.model import Land, Posted, Ruler
from regnum.games.europa_universalis.pieces import influence_in
from regnum.games.europa_universalis.realm import (
    Tracks,
    alliances,
    base_tax,
    cores,
    free_provinces,
    in_play,
    influence,
    influence_on,
    is_independent,
    is_vassal,
    losing_suzerain,
    manpower_value,
    marriages,
    rivals_influence,
    skill,
    strength,
    suzerain,
    towns,
    tracks,
    vassal_tax,
    vassals_of,
)


def test_7_1_skill__ruler_and_advisor_of_the_kind() -> None:
    s = given("england", seat0={"ruler": Ruler("Henry", adm=1, dip=2, mil=3)})
    assert [skill(s, 0, kind) for kind in ("adm", "dip", "mil")] == [1, 2, 3]
    card = next(c for c in content().cards.values() if c.deck == "dip" and c.character.role == "advisor")
    s.players[0].advisors = {"dip": Posted(card.id)}
    assert card.character.dip > 0
    assert skill(s, 0, "dip") == 2 + card.character.dip
    assert skill(s, 0, "adm") == 1


@pytest.mark.parametrize("kind", ["adm", "dip", "mil"])
def test_7_2_interregnum__a_regency_has_one_of_each(kind: Kind) -> None:
    assert skill(given("england", seat0={"ruler": None}), 0, kind) == 1


def test_7_5_income__towns_and_vassals() -> None:
    s = given("castile", "england")
    assert tracks(s, 0) == Tracks(6, 3, 0)
    assert base_tax(s, R("castile")) == 12
    lay(s.provinces, {"granada": {"vassal": 0}, "milano": {"vassal": 0}})
    assert base_tax(s, R("castile")) == 12
    assert vassal_tax(s, 0) == 2


def test_7_5_income__an_occupiers_town_counts_for_him_and_covers_the_owners() -> None:
    s = given("castile", "england", provinces={"london": {"occupier": 0}, "granada": {"vassal": 1, "occupier": 0}})
    assert base_tax(s, R("castile")) == 15
    assert base_tax(s, R("england")) == 16 - 2
    assert vassal_tax(s, 1) == 0


def test_7_5_take_left__the_tracks_show_what_is_on_the_board() -> None:
    assert (Tracks(6, 3, 0).income, Tracks(6, 3, 0).vassal_income) == (12, 0)
    assert [Tracks(0, 0, n).vassal_income for n in (1, 2, 3, 4)] == [1, 1, 2, 2]


def test_7_5_plus20__the_first_twenty_go_on_counting() -> None:
    assert (Tracks(26, 0, 0).income, Tracks(26, 0, 0).manpower) == (26, 13)


def test_4_4_B_base_tax__towns_alone() -> None:
    assert base_tax(given("england", "france"), R("england")) == 16


def test_4_4_B_vassal_tax__half_a_ducat_each_rounded_up() -> None:
    s = given("england", "france", provinces={"laighin": {"vassal": 0}, "napoli": {"vassal": 0}})
    assert vassal_tax(s, 0) == 2


def test_11_4_income__a_large_vassal_province_takes_two_tokens() -> None:
    s = given("england", "france", provinces={"napoli": {"vassal": 0}, "bari": {"vassal": 0}})
    assert tracks(s, 0).vassals == 3


@pytest.mark.parametrize(
    ("pieces", "manpower"),
    [
        (Tracks(6, 3, 0), 6),
        (Tracks(12, 2, 0), 8),
        (Tracks(5, 1, 3), 6),
        (Tracks(3, 1, 2), 4),
        (Tracks(26, 8, 4), 23),
    ],
)
def test_9_3_value__read_from_the_tracks(pieces: Tracks, manpower: int) -> None:
    assert pieces.manpower == manpower


def test_9_3_value__castile_6_england_8_austria_8_as_emperor() -> None:
    s = given("castile", "england", "austria", board="deluxe_1444")
    assert [manpower_value(s, seat) for seat in range(3)] == [6, 8, 8]


def test_9_3_value__tokens_count_and_twenty_is_the_most() -> None:
    s = given("castile", "england", seat0={"bonus_manpower": 2}, seat1={"bonus_manpower": 13})
    assert [manpower_value(s, seat) for seat in range(2)] == [8, 20]


def test_18_1_manpower__the_emperor_adds_the_authority() -> None:
    s = given("austria", "france")
    plain = tracks(s, 0).manpower
    s.empire.authority = 5
    assert manpower_value(s, 0) == plain + 5
    s.empire.emperor = 1
    assert manpower_value(s, 0) == plain


def test_7_6_core__the_flag_whoever_owns_it() -> None:
    s = given("england", "france", provinces={"granada": {"town": 0}})
    assert cores(s, P("granada")) == ("granada",)
    assert cores(s, P("canada")) == ()


def test_7_6_core__a_token_of_an_expansive_realm_overrides_the_flag() -> None:
    s = given("england", "france", provinces={"granada": {"town": 0, "dnpr": R("morocco")}})
    assert cores(s, P("granada")) == ("morocco",)


def test_7_6_token_limits__a_core_token_makes_all_provinces_of_the_area_core_to_its_owner_alone() -> None:
    s = given("castile", "france", provinces={"granada": {"dnpr": R("morocco")}}, areas={"andalucia": {"core": 0}})
    assert {cores(s, p) for p in (P("granada"), P("gibraltar"), P("sevilla"))} == {("castile",)}


def test_2_board_dutch__core_to_both_until_the_netherlands_are_in_play() -> None:
    s = given("england", "france")
    assert cores(s, P("amsterdam")) == ("holland", "netherlands")
    lay(s.realms, {"netherlands": {"colour": "orange"}})
    assert cores(s, P("amsterdam")) == ("netherlands",)


# --- vassals and independent realms ---


def test_11_4_status__a_vassal_is_neither_independent_nor_part_of_the_realm() -> None:
    s = given("england", "france", provinces={"laighin": {"vassal": 0}})
    assert (suzerain(s, R("leinster")), is_vassal(s, R("leinster"))) == ("england", True)
    assert not is_independent(s, R("leinster"))
    assert P("laighin") not in towns(s, 0)
    assert vassals_of(s, R("england")) == ("leinster",)
    assert vassals_of(s, R("aragon")) == ("naples",)


def test_11_4_short__what_was_left_out_stays_independent_with_the_capital() -> None:
    s = given("england", "france", provinces={"perth": {"vassal": 0}, "aberdeen": {"vassal": 0}})
    scotland = R("scotland")
    assert is_independent(s, scotland)
    assert not is_vassal(s, scotland)
    assert (base_tax(s, scotland), strength(s, scotland)) == (2, 2)
    assert set(free_provinces(s, scotland)) == {"ayrshire", "lothian"}
    assert capital(s, scotland) == "lothian"
    assert vassals_of(s, R("england")) == ("scotland",)


def test_13_flag__an_independent_realm_owns_its_flags_without_town_or_token() -> None:
    s = given("england", "france", provinces={"perth": {"town": 0}, "aberdeen": {"dnpr": R("norway")}})
    assert set(provinces_of(s, R("scotland"))) == {"ayrshire", "lothian"}
    assert base_tax(s, R("scotland")) == 2
    lay(s.provinces, {"ayrshire": {"occupier": 0}})
    assert base_tax(s, R("scotland")) == 1


def test_13_liberated_capital__alphabetical_large_first() -> None:
    s = given("england", "france", provinces={"lothian": {"town": 0}})
    assert capital(s, R("scotland")) == "aberdeen"
    s = given("england", "france", provinces={"milano": {"town": 0}})
    assert capital(s, R("milan")) == "cremona"


def test_13_liberated_capital__a_large_one_goes_before_the_alphabet() -> None:
    s = given("england", "france", realms={"scotland": {"colour": "blue"}})
    lay(s.provinces, {"lothian": {"town": 0}, "genova": {"dnpr": R("scotland")}})
    assert capital(s, R("scotland")) == "genova"


def test_13_liberated_capital__the_printed_one_as_soon_as_it_is_regained() -> None:
    s = given("england", "france", provinces={"lothian": {"town": 0}}, realms={"scotland": {"capital": P("perth")}})
    assert capital(s, R("scotland")) == "perth"
    lay(s.provinces, {"lothian": {"town": -1}})
    assert capital(s, R("scotland")) == "lothian"


def test_13_liberated_capital__an_annexed_realm_has_none() -> None:
    s = given("england", "france", provinces={"mhumhain": {"town": 0}})
    assert capital(s, R("desmond")) is None
    assert not in_play(s, R("desmond"))


def test_13_freed_vassal__when_the_suzerain_is_no_longer_independent() -> None:
    s = given("england", "france")
    assert suzerain(s, R("naples")) == "aragon"
    assert "naples" not in losing_suzerain(s)
    for p in provinces_of(s, R("aragon")):
        lay(s.provinces, {p: {"vassal": 1}})
    assert suzerain(s, R("naples")) is None
    assert is_independent(s, R("naples"))
    assert "naples" in losing_suzerain(s)


def test_13_freed_vassal__for_good() -> None:
    s = given("england", "france", realms={"naples": {"freed": True}})
    assert is_independent(s, R("naples"))
    assert vassals_of(s, R("aragon")) == ()
    assert overlord(s, P("napoli")) is None


def test_13_2_vassals__count_for_strength_and_not_for_base_tax() -> None:
    s = given("england", "france")
    own = base_tax(s, R("aragon"))
    assert base_tax(s, R("naples")) == 4
    assert strength(s, R("aragon")) == own + 4


def test_13_4_strength__without_what_is_occupied() -> None:
    s = given("england", "france")
    whole = strength(s, R("aragon"))
    lay(s.provinces, {"napoli": {"occupier": 0}, "sardenya": {"occupier": 0}})
    assert strength(s, R("aragon")) == whole - 3


def test_13_4_plus_manpower__adds_to_base_tax_and_strength() -> None:
    s = given("england", "france", provinces={"lothian": {"manpower": 1}})
    assert (base_tax(s, R("scotland")), strength(s, R("scotland"))) == (5, 5)


def test_13_3_dnpr__tokens_beyond_its_flags_are_its_own_but_not_under_a_town() -> None:
    s = given("england", "france", realms={"norway": {"colour": "green"}})
    lay(s.provinces, {"perth": {"dnpr": R("norway")}, "aberdeen": {"dnpr": R("norway"), "town": 0}})
    assert P("perth") in provinces_of(s, R("norway"))
    assert P("aberdeen") not in provinces_of(s, R("norway"))


def test_21_leave__towns_and_vassals_stay_as_an_independent_realm() -> None:
    s = given("castile", "burgundy", provinces={"laighin": {"vassal": 1}, "york": {"town": 1, "large": True}})
    burgundy = R("burgundy")
    before = base_tax(s, burgundy)
    s.players[1].active = False
    assert is_independent(s, burgundy)
    assert P("york") in provinces_of(s, burgundy)
    assert base_tax(s, burgundy) == before
    assert {"leinster", "holland", "brabant"} <= set(vassals_of(s, burgundy))
    assert suzerain(s, R("leinster")) == burgundy
    assert strength(s, burgundy) > before


# --- influence ---


def test_11_2_counts__a_marriage_is_influence_where_the_capital_lies() -> None:
    s = given("france", "austria", realms={"milan": {"marriages": (0, 1)}, "mantua": {"marriages": (0,)}})
    cubes(s, "lombardy", 1, 2)
    assert (influence(s, 0, A("lombardy")), influence(s, 1, A("lombardy"))) == (3, 3)
    assert influence(s, 0, A("venetia")) == 0
    assert set(marriages(s, 0)) == {"milan", "mantua"}


def test_11_2_counts__not_against_the_limit_of_five() -> None:
    s = given("france", "austria", realms={"milan": {"marriages": (0,)}}, areas={"lombardy": {"imperial": 1}})
    cubes(s, "lombardy", 1, 2)
    assert influence_in(s, A("lombardy")) == 4


def test_11_1_cap__cubes_of_all_and_imperial_ones() -> None:
    s = given("france", "austria", areas={"lombardy": {"imperial": 2}})
    cubes(s, "lombardy", 1, 2)
    assert influence_in(s, A("lombardy")) == 5


def test_18_2_like__imperial_cubes_are_the_emperors_influence() -> None:
    s = given("france", "austria", areas={"lombardy": {"imperial": 2}})
    assert (influence(s, 0, A("lombardy")), influence(s, 1, A("lombardy"))) == (0, 2)
    assert influence_on(s, 1, R("milan")) == 2


def test_11_1_purpose__influence_on_a_realm_is_that_on_all_its_areas() -> None:
    s = given("france", "austria")
    cubes(s, "lombardy", 2, 1)
    cubes(s, "corsicasardinia", 1, 0)
    assert set(areas_of(s, R("genoa"))) >= {"lombardy", "corsicasardinia"}
    assert influence_on(s, 0, R("genoa")) == 3
    assert rivals_influence(s, 0, R("genoa")) == 1
    assert influence_on(s, 0, R("milan")) == 2


def test_11_1_colonists__count_on_distant_realms_for_pacts() -> None:
    s = given("castile", "france", seat0={"colonists": 3})
    assert influence_on(s, 0, R("aztec"), colonists=True) == 3
    assert influence_on(s, 0, R("aztec")) == 0
    assert influence_on(s, 0, R("scotland"), colonists=True) == 0


def test_11_3_npr_single__alliances_of_a_player() -> None:
    s = given("castile", "france", realms={"milan": {"allies": (0,)}, "france": {"allies": (0,)}})
    assert set(alliances(s, 0)) == {"milan", "france"}
    assert alliances(s, 1) == ()


def test_7_6_core__a_players_capital_is_his_core_under_whatever_flag() -> None:
    s = given("france", "england")
    home = s.realms[R("france")].capital
    assert home is not None
    s.provinces[home] = Land(town=0, dnpr=R("burgundy"))
    assert cores(s, home) == ("france",)
    s.provinces[home] = Land(town=1, dnpr=R("burgundy"))
    assert cores(s, home) == ("burgundy",)
