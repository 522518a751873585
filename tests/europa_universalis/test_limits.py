"""9.2: recruitment limits; 13.4: who defends with how much; the book's own figures on the board of 1444."""

from __future__ import annotations

from europa_universalis.build import A, P, R, Z, army, given, lay, ships
from regnum.games.europa_universalis.limits import (
    defenders,
    defending_ships,
    land_limit,
    land_sources,
    naval_limit,
)
from regnum.games.europa_universalis.model import REBELS
from regnum.games.europa_universalis.sides import stood_sea

DELUXE = "deluxe_1444"


def test_9_2_lr__england_has_3_in_ireland_and_11_in_northumbria() -> None:
    s = given("england", "france", wars=("england desmond", "england france"))
    assert set(land_sources(s, R("england"), A("ireland"))) == {"pale", "wales", "lancashire"}
    assert land_limit(s, R("england"), A("ireland")) == 3
    assert land_limit(s, R("england"), A("northumbria")) == 11


def test_9_2_lr__without_desmonds_port_wessex_counts_for_ireland() -> None:
    s = given("england", "france")
    assert land_limit(s, R("england"), A("ireland")) == 4


def test_9_2_once__what_ireland_used_is_missing_in_northumbria() -> None:
    s = given("england", "france", wars=("england desmond", "england france"))
    used = land_sources(s, R("england"), A("ireland"))
    assert land_limit(s, R("england"), A("northumbria"), used) == 8
    assert naval_limit(s, R("england"), Z("northeastern_atlantic"), [P("wales")]) == 2


def test_9_2_lr__genoa_counts_corsica_over_the_sea() -> None:
    s = given("austria", "france")
    assert set(land_sources(s, R("genoa"), A("lombardy"))) == {"genova", "corsica"}
    assert land_limit(s, R("genoa"), A("lombardy")) == 3


def test_9_2_lr_block__venice_without_brescia_has_5_in_venetia() -> None:
    s = given("austria", "france", board=DELUXE, wars=("austria venice",))
    assert land_limit(s, R("venice"), A("venetia")) == 6
    army(s, 0, "lombardy", 2)
    assert land_limit(s, R("venice"), A("venetia")) == 5
    assert P("brescia") in land_sources(s, R("venice"), A("lombardy"))


def test_9_2_lr_block__corsica_is_cut_off_by_enemy_ships() -> None:
    s = given("austria", "france", wars=("austria venice", "france austria"))
    lay(s.realms, {"genoa": {"allies": (0,), "active": True}})
    ships(s, "gulf_of_lion", 0, 2)
    assert land_limit(s, R("genoa"), A("lombardy")) == 2
    assert defenders(s, R("genoa"), A("lombardy")) == 1


def test_9_2_lr_block__one_open_zone_of_two_is_enough() -> None:
    s = given("austria", "france", wars=("france genoa",))
    ships(s, "gulf_of_lion", 0, 1)
    assert P("corsica") in land_sources(s, R("genoa"), A("centralitaly"))
    ships(s, "central_mediterranean", 0, 1)
    assert P("corsica") not in land_sources(s, R("genoa"), A("centralitaly"))


def test_9_2_lr_block__occupied_provinces_never_count() -> None:
    s = given("england", "france", provinces={"london": {"occupier": 1}, "york": {"occupier": REBELS}})
    # Essex and Oxford, Lancashire and Northumberland, three in Wales & Wessex, Normandie and Caux over the Channel
    assert land_limit(s, R("england"), A("eastanglia")) == 9


def test_9_2_lr_block__rebels_hold_back_a_neighbour() -> None:
    s = given("england", "france")
    whole = land_limit(s, R("england"), A("eastanglia"))
    lay(s.areas, {"northumbria": {"rebels": 1}})
    assert land_limit(s, R("england"), A("eastanglia")) == whole - 3
    lay(s.areas, {"northumbria": {"rebels": 0}, "eastanglia": {"rebels": 1}})
    assert land_limit(s, R("england"), A("eastanglia")) == whole


def test_9_2_lr__by_land_all_provinces_count_whatever_the_sea() -> None:
    s = given("england", "france", wars=("england france",))
    for zone in ("doggerbank", "english_channel", "northeastern_atlantic", "eastern_atlantic"):
        ships(s, zone, 0, 1)
    # ten of its own and of the areas beside; only Pale lies over the sea
    assert land_limit(s, R("england"), A("northumbria")) == 10


def test_9_2_lr__a_grey_port_joins_nothing_until_it_is_settled() -> None:
    s = given("castile", "france", provinces={"florida": {"town": 0}})
    assert land_limit(s, R("castile"), A("antilles")) == 0
    lay(s.provinces, {"antilles": {"town": 1}})
    assert land_limit(s, R("castile"), A("antilles")) == 1


def test_9_2_lr_use__an_independent_realm_defends_with_its_limit() -> None:
    s = given("england", "france", wars=("england desmond",))
    assert defenders(s, R("desmond"), A("ireland")) == 1
    assert defenders(s, R("scotland"), A("scotland")) == 4
    assert defenders(s, R("scotland"), A("northumbria")) == 0


def test_11_4_limits__vassals_count_on_land_and_not_at_sea() -> None:
    s = given("england", "france", provinces={"laighin": {"vassal": 0}})
    assert land_limit(s, R("england"), A("ireland")) == 5
    assert naval_limit(s, R("england"), Z("northeastern_atlantic")) == 3


def test_13_2_vassals__an_independent_realm_counts_theirs_in_both() -> None:
    s = given("england", "france")
    assert land_limit(s, R("aragon"), A("naples")) >= 4
    own = naval_limit(s, R("aragon"), Z("central_mediterranean"))
    lay(s.realms, {"naples": {"freed": True}})
    assert naval_limit(s, R("aragon"), Z("central_mediterranean")) == own - 3
    assert land_limit(s, R("naples"), A("naples")) == 4


def test_9_2_nlr__the_tax_of_the_ports_on_the_zone() -> None:
    s = given("england", "france")
    assert naval_limit(s, R("england"), Z("northeastern_atlantic")) == 3  # Pale, Lancashire, Wales
    assert naval_limit(s, R("england"), Z("doggerbank")) == 2
    lay(s.provinces, {"essex": {"large": True}})
    assert naval_limit(s, R("england"), Z("doggerbank")) == 3


def test_9_2_nlr__venice_has_5_on_the_adriatic_and_genoa_3_in_the_gulf() -> None:
    s = given("austria", "france", board=DELUXE)
    assert naval_limit(s, R("venice"), Z("adriatic_sea")) == 5
    assert naval_limit(s, R("genoa"), Z("gulf_of_lion")) == 3


def test_9_2_nlr_block__occupied_ports_and_enemy_ships() -> None:
    s = given("england", "france", wars=("england france",), provinces={"pale": {"occupier": 1}})
    assert naval_limit(s, R("england"), Z("northeastern_atlantic")) == 2
    army(s, 1, "waleswessex", 3)
    assert naval_limit(s, R("england"), Z("northeastern_atlantic")) == 2
    ships(s, "northeastern_atlantic", 0, 1)
    assert naval_limit(s, R("england"), Z("northeastern_atlantic")) == 0


def test_9_2_nlr_block__an_independent_realm_is_blocked_by_ships_that_were_there_before() -> None:
    s = given("england", "france", wars=("england desmond",))
    s.stood_sea = stood_sea(s)
    ships(s, "eastern_atlantic", 2, 0)
    assert naval_limit(s, R("desmond"), Z("eastern_atlantic")) == 1
    s.stood_sea = stood_sea(s)
    assert naval_limit(s, R("desmond"), Z("eastern_atlantic")) == 0


def test_9_2_nlr_inactive__a_grey_port_without_a_token_gives_no_ships() -> None:
    s = given("england", "france", realms={"aztec": {"colour": "blue"}})
    assert naval_limit(s, R("aztec"), Z("caribbean_sea")) == 2
    lay(s.provinces, {"antilles": {"dnpr": R("aztec")}})
    assert naval_limit(s, R("aztec"), Z("caribbean_sea")) == 3


def test_13_4_defend_land__not_where_all_of_it_is_occupied() -> None:
    s = given("england", "france", wars=("england desmond",), provinces={"mhumhain": {"occupier": 0}})
    assert defenders(s, R("desmond"), A("ireland")) == 0


def test_13_4_defend_sea__with_its_naval_limit() -> None:
    s = given("england", "france", wars=("england scotland",))
    assert defending_ships(s, R("scotland"), Z("doggerbank")) == 2
    assert defending_ships(s, R("scotland"), Z("doggerbank"), [P("lothian")]) == 1


def test_13_4_active_half__half_on_land_all_at_sea() -> None:
    s = given("austria", "france", realms={"genoa": {"allies": (0,), "active": True}})
    assert defenders(s, R("genoa"), A("lombardy")) == 2
    assert defending_ships(s, R("genoa"), Z("gulf_of_lion")) == 3


def test_13_4_plus_manpower__one_more_in_its_own_and_adjacent_areas_on_land_only() -> None:
    s = given("england", "france", provinces={"corsica": {"manpower": 1}})
    assert land_limit(s, R("genoa"), A("lombardy")) == 4
    assert naval_limit(s, R("genoa"), Z("gulf_of_lion")) == 3


def test_13_4_distant__double_in_defence_unless_weakened() -> None:
    s = given("castile", "france")
    assert defenders(s, R("aztec"), A("mexico")) == 4
    assert defending_ships(s, R("aztec"), Z("caribbean_sea")) == 4
    assert land_limit(s, R("aztec"), A("mexico")) == 2
    lay(s.areas, {"mexico": {"weakness": True}})
    assert defenders(s, R("aztec"), A("mexico")) == 2
