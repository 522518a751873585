"""Chapter 2: owner and control, nearness, friend and enemy, units; 12.2 and 5.3: chains."""

from __future__ import annotations

from europa_universalis.build import A, P, R, Z, army, content, cubes, given, lay, ships
from regnum.games.europa_universalis import map as m
from regnum.games.europa_universalis.content.shapes import Node
from regnum.games.europa_universalis.model import REBELS, Fleet
from regnum.games.europa_universalis.realm import distant_realm, is_expansive, is_independent, is_player
from regnum.games.europa_universalis.sides import stood_sea

DELUXE = "deluxe_1444"


def test_2_terms_owner__a_town_makes_it_the_players() -> None:
    s = given("england", provinces={"laighin": {"town": 0}})
    assert m.owner(s, P("laighin")) == "england"
    assert m.owner(s, P("mhumhain")) == "desmond"


def test_2_terms_owner__a_token_of_an_expansive_realm_goes_before_the_flag_and_a_town_before_both() -> None:
    s = given("england", provinces={"laighin": {"dnpr": R("scotland")}, "ulaidh": {"dnpr": R("scotland"), "town": 0}})
    assert m.owner(s, P("laighin")) == "scotland"
    assert m.owner(s, P("ulaidh")) == "england"


def test_2_terms_owner__a_vassal_token_leaves_it_to_the_vassal_realm() -> None:
    s = given("england", provinces={"laighin": {"vassal": 0}})
    assert m.owner(s, P("laighin")) == "leinster"


def test_2_terms_owner__an_empty_territory_has_none() -> None:
    s = given("england", provinces={"antilles": {"town": 0}})
    assert m.owner(s, P("canada")) is None
    assert m.owner(s, P("antilles")) == "england"


def test_9_8_occupied_status__it_belongs_to_nobody_but_keeps_its_rightful_owner() -> None:
    s = given("england", "france", provinces={"paris": {"occupier": 0}, "london": {"occupier": REBELS}})
    assert m.owner(s, P("paris")) is None
    assert m.rightful(s, P("paris")) == "france"
    assert P("paris") not in m.provinces_of(s, R("france"))
    assert P("paris") not in m.provinces_of(s, R("england"))
    assert m.owner(s, P("london")) is None


def test_2_terms_control__the_occupier_controls() -> None:
    s = given("england", "france", provinces={"paris": {"occupier": 0}, "london": {"occupier": REBELS}})
    assert m.controller(s, P("paris")) == "england"
    assert m.controller(s, P("london")) == "rebels"
    assert m.controller(s, P("york")) == "england"
    assert m.controller(s, P("lothian")) == "scotland"


def test_2_terms_realm__an_area_with_one_province_is_part_of_it() -> None:
    s = given("england")
    assert A("ireland") in m.areas_of(s, R("england"))
    assert A("scotland") not in m.areas_of(s, R("england"))
    assert set(m.provinces_of(s, R("scotland"))) == {"aberdeen", "ayrshire", "lothian", "perth"}


def test_2_terms_distant_realm__its_capital_decides() -> None:
    s = given("castile", provinces={"mexico": {"town": 0}})
    assert not distant_realm(s, R("castile"))
    assert distant_realm(s, R("inca"))
    lay(s.realms, {"scotland": {"colour": "blue", "capital": P("canada")}})
    lay(s.provinces, {"canada": {"dnpr": R("scotland")}})
    assert distant_realm(s, R("scotland"))


def test_2_terms_pr__run_by_a_player() -> None:
    s = given("england")
    assert is_player(s, R("england"))
    assert not is_independent(s, R("england"))


def test_2_terms_npr__neither_player_nor_vassal() -> None:
    s = given("england", provinces={"laighin": {"vassal": 0}}, realms={"scotland": {"colour": "blue"}})
    assert is_independent(s, R("desmond"))
    assert not is_expansive(s, R("desmond"))
    assert not is_independent(s, R("leinster"))
    assert is_independent(s, R("scotland"))
    assert is_expansive(s, R("scotland"))


# --- nearness ---


def test_2_terms_adjacent_area__a_province_reaches_its_own_area_and_those_that_border_it() -> None:
    s = given("england")
    assert set(m.areas_near(s, P("york"))) == {"northumbria", "scotland", "waleswessex", "eastanglia"}
    assert m.provinces_adjacent(s, P("york"), P("perth"))
    assert not m.provinces_adjacent(s, P("york"), P("pale"))


def test_2_terms_adjacent_port__a_port_reaches_the_ports_on_its_zones() -> None:
    s = given("england")
    assert A("ireland") in m.areas_near(s, P("lancashire"))
    assert m.provinces_adjacent(s, P("lancashire"), P("pale"))
    assert not m.provinces_adjacent(s, P("lancashire"), P("mhumhain"))  # the port of another zone


def test_2_terms_adjacent_port__areas_with_ports_on_one_zone_are_adjacent() -> None:
    s = given("england")
    assert m.adjacent(s, A("ireland"), A("northumbria"))
    assert m.adjacent(s, A("lombardy"), A("corsicasardinia"))
    assert not m.adjacent(s, A("ireland"), A("eastanglia"))


def test_2_terms_adjacent_cube__what_lies_in_an_area_reaches_over_the_sea_an_inland_town_does_not() -> None:
    s = given("austria", "france", provinces={"milano": {"town": 0}})
    assert A("corsicasardinia") not in m.reach(s, 0, ("town",))
    cubes(s, "lombardy", 1, 0)
    assert A("corsicasardinia") in m.reach(s, 0, ("influence",))


def test_2_terms_adjacent_realm__vassals_lend_no_nearness() -> None:
    s = given("england")
    before = m.touches_area(s, R("england"))
    lay(s.provinces, {"sardenya": {"vassal": 0}})
    assert m.touches_area(s, R("england")) == before
    lay(s.provinces, {"sardenya": {"vassal": -1, "town": 0}})
    assert A("sicily") in m.touches_area(s, R("england"))
    assert m.touches_province(s, R("england"), P("napoli"))
    assert not m.touches_province(s, R("england"), P("bari"))
    assert m.realms_adjacent(s, R("england"), R("scotland"))


def test_2_terms_adjacent_realm__occupied_land_is_no_part_of_it() -> None:
    s = given("england", "france")
    assert A("scotland") in m.touches_area(s, R("england"))
    lay(s.provinces, {p: {"occupier": 1} for p in ("york", "northumberland", "lancashire", "wales", "essex", "pale")})
    assert A("scotland") not in m.touches_area(s, R("england"))


def test_2_board_inactive_port__a_grey_port_works_under_a_piece() -> None:
    s = given("england", "castile", provinces={"florida": {"town": 0}})
    assert m.ports(s, P("antilles")) == ()
    assert m.port_size(s, P("antilles")) == 0
    assert A("antilles") not in m.areas_near(s, P("florida"))
    assert not m.adjacent(s, A("florida"), A("antilles"))
    lay(s.provinces, {"antilles": {"dnpr": R("aztec")}})
    assert m.ports(s, P("antilles")) == ("caribbean_sea",)
    assert A("antilles") in m.areas_near(s, P("florida"))
    assert m.adjacent(s, A("florida"), A("antilles"))


def test_2_board_port__every_coast_is_a_port_and_a_large_one_counts_twice() -> None:
    s = given("england")
    assert m.ports(s, P("wales")) == ("northeastern_atlantic", "eastern_atlantic")
    assert (m.port_size(s, P("wales")), m.port_size(s, P("london")), m.port_size(s, P("york"))) == (1, 2, 0)


def test_2_board_size__one_and_two() -> None:
    s = given("castile")
    assert (m.tax(s, P("lothian")), m.tax(s, P("genova"))) == (1, 2)


def test_2_board_town_size__the_town_decides_while_it_stands() -> None:
    s = given("england", provinces={"pale": {"large": True}})
    assert (m.tax(s, P("pale")), m.port_size(s, P("pale"))) == (2, 2)
    lay(s.provinces, {"pale": {"town": -1, "large": False}})
    assert m.tax(s, P("pale")) == 1


def test_2_board_town_size__an_occupiers_town_has_the_size_of_the_province() -> None:
    s = given("england", "france", provinces={"pale": {"large": True, "occupier": 1}})
    assert m.tax(s, P("pale")) == 2


def test_2_board_territory__worth_nothing_until_it_is_settled() -> None:
    s = given("england")
    assert m.tax(s, P("canada")) == 0
    lay(s.provinces, {"canada": {"town": 0}})
    assert m.tax(s, P("canada")) == 1
    lay(s.provinces, {"canada": {"town": -1, "dnpr": R("aztec")}})
    assert m.tax(s, P("canada")) == 1


def test_2_board_distant_area__each_distant_province_is_an_area_of_its_own() -> None:
    s = given("england")
    assert m.world(s).areas[A("mexico")].provinces == ("mexico",)
    assert set(m.areas_beside(s, A("canada"))) == {"hudsonbay", "greatlakes", "newengland"}


def test_2_board_capital__the_printed_one_or_that_of_the_token() -> None:
    s = given("england", provinces={"perth": {"dnpr": R("scotland")}})
    assert m.capital(s, R("england")) == "london"
    assert m.capital(s, R("scotland")) == "lothian"
    lay(s.realms, {"scotland": {"colour": "blue", "capital": P("perth")}})
    assert m.capital(s, R("scotland")) == "perth"


def test_2_board_links__zones_with_one_letter_are_adjacent() -> None:
    zones = content().boards[DELUXE].zones
    assert "southeastern_atlantic" in zones[Z("caribbean_sea")].zones
    assert "caribbean_sea" in zones[Z("southeastern_atlantic")].zones


# --- friend and enemy ---


def test_2_terms_friendly__own_vassals_and_allies() -> None:
    s = given("england", "france", provinces={"laighin": {"vassal": 0}}, realms={"desmond": {"allies": (0,)}})
    england = R("england")
    assert all(m.friendly_province(s, england, P(p)) for p in ("pale", "laighin", "mhumhain"))
    assert not m.friendly_province(s, england, P("ulaidh"))
    assert m.friendly_area(s, england, A("ireland"))
    assert not m.friendly_area(s, england, A("scotland"))


def test_2_terms_friendly__what_i_or_an_ally_occupies() -> None:
    s = given("england", "france", "castile", provinces={"lothian": {"occupier": 0}, "milano": {"occupier": 1}})
    lay(s.realms, {"france": {"allies": (0,)}})
    assert m.friendly_province(s, R("england"), P("lothian"))
    assert m.friendly_province(s, R("england"), P("milano"))
    assert not m.friendly_province(s, R("castile"), P("milano"))


def test_2_terms_friendly__vassals_of_an_independent_ally_but_not_those_of_an_allied_player() -> None:
    s = given("england", "france", provinces={"mantova": {"vassal": 1}})
    lay(s.realms, {"france": {"allies": (0,)}, "aragon": {"allies": (0,)}})
    assert m.friendly_province(s, R("england"), P("napoli"))
    assert not m.friendly_province(s, R("england"), P("mantova"))


def test_2_terms_enemy__who_is_at_war_with_me_its_vassals_and_active_allies() -> None:
    s = given("england", "france", wars=("england france", "aragon england"), provinces={"laighin": {"vassal": 1}})
    lay(s.realms, {"scotland": {"allies": (1,), "active": True}, "milan": {"allies": (1,)}})
    assert set(m.enemies(s, R("england"))) == {"france", "leinster", "scotland", "aragon", "naples"}
    assert m.at_war(s, R("scotland"), R("england"))
    assert not m.at_war(s, R("england"), R("milan"))
    assert m.enemy_province(s, R("england"), P("napoli"))
    assert m.at_peace(s, R("milan"))
    assert not m.at_peace(s, R("scotland"))


def test_2_terms_enemy__rebels_are_enemies_of_players_only() -> None:
    s = given("england", areas={"ireland": {"rebels": 1}}, provinces={"york": {"occupier": REBELS}})
    assert m.enemy_units(s, R("england"), A("ireland"))
    assert not m.enemy_units(s, R("desmond"), A("ireland"))
    assert m.enemy_province(s, R("england"), P("york"))


def test_2_terms_hostile_area__an_enemy_unit_or_province_even_beside_my_own() -> None:
    s = given("england", "france", wars=("england desmond", "england france"), armies={"scotland": (1, 1)})
    england = R("england")
    assert m.hostile_area(s, england, A("ireland"))
    assert not m.friendly_area(s, england, A("ireland"))
    assert m.hostile_area(s, england, A("scotland"))
    assert not m.hostile_area(s, england, A("northumbria"))


def test_2_terms_hostile_area__single_infantry_is_a_unit() -> None:
    s = given("england", "france", wars=("england france",), areas={"scotland": {"infantry": (0, 1)}})
    assert m.hostile_area(s, R("england"), A("scotland"))
    assert not m.hostile_area(s, R("france"), A("scotland"))


def test_2_terms_hostile_sea__enemy_ships_at_sea_not_in_port() -> None:
    s = given("england", "france", wars=("england france",))
    zone = Z("doggerbank")
    s.players[1].docked = {P("essex"): 2}
    assert not m.hostile_zone(s, R("england"), zone)
    s.players[1].fleet = Fleet(zone=zone, heavy=1)
    assert m.hostile_zone(s, R("england"), zone)
    s.players[1].fleet = Fleet()
    ships(s, "doggerbank", 0, 1)
    assert m.hostile_zone(s, R("england"), zone)


def test_2_terms_hostile_sea__ports_of_an_independent_enemy_unless_blocked() -> None:
    s = given("england", "france", wars=("england desmond",))
    zone = Z("eastern_atlantic")
    assert m.hostile_zone(s, R("england"), zone)
    assert not m.hostile_zone(s, R("england"), Z("northeastern_atlantic"))
    ships(s, "eastern_atlantic", 1, 0)
    assert not m.hostile_zone(s, R("england"), zone)


def test_2_terms_hostile_sea__blocked_is_judged_when_the_turn_begins() -> None:
    s = given("england", "france", wars=("england desmond",))
    s.stood_sea = stood_sea(s)
    ships(s, "eastern_atlantic", 1, 0)
    assert m.hostile_zone(s, R("england"), Z("eastern_atlantic"))
    s.stood_sea = stood_sea(s)
    assert not m.hostile_zone(s, R("england"), Z("eastern_atlantic"))


def test_2_terms_hostile_sea__ports_of_players_and_occupied_ones_do_not_count() -> None:
    s = given("england", "france", wars=("england france", "england desmond"), provinces={"mhumhain": {"occupier": 0}})
    assert not m.hostile_zone(s, R("england"), Z("eastern_atlantic"))
    assert not m.hostile_zone(s, R("england"), Z("english_channel"))


def test_2_terms_neutral__what_is_neither() -> None:
    s = given("england", wars=("england scotland",))
    assert m.neutral_area(s, R("england"), A("lombardy"))
    assert not m.neutral_area(s, R("england"), A("scotland"))
    assert not m.neutral_area(s, R("england"), A("eastanglia"))
    assert m.neutral_area(s, R("england"), A("canada"))


def test_2_terms_opponent__every_other_player() -> None:
    s = given("england", "france", "castile")
    assert m.opponents(s, 1) == (0, 2)


def test_2_terms_deployed__on_the_board_not_in_the_reserve() -> None:
    s = given("england", "france", seat0={"available": 7, "exhausted": 2}, areas={"ireland": {"infantry": (2, 0)}})
    army(s, 0, "scotland", 3)
    ships(s, "doggerbank", 2, 1)
    s.players[0].docked = {P("pale"): 1}
    assert (m.deployed(s, 0), m.deployed_regulars(s, 0), m.deployed_ships(s, 0)) == (5, 5, 3)
    assert m.units_in(s, 0, A("ireland")) == 2


# --- chains ---


def test_12_2_link__towns_vassals_influence_and_marriages_carry_the_chain() -> None:
    s = given("austria", "france", board=DELUXE)
    assert m.linked(s, 0, Node("wien"))
    assert not m.linked(s, 0, Node("saxony"))
    cubes(s, "bohemia", 1, 0)
    assert m.linked(s, 0, Node("saxony"))  # the area it lies in needs no piece
    assert not m.linked(s, 0, Node("champagne"))
    lay(s.provinces, {"milano": {"vassal": 0}})
    lay(s.realms, {"burgundy": {"marriages": (0,)}})
    assert {"lombardy", "burgundy"} <= m.links(s, 0).areas
    assert m.linked(s, 0, Node("champagne"))


def test_12_2_link__a_sea_node_needs_a_light_ship_beside_it() -> None:
    s = given("england", "france")
    assert not m.linked(s, 0, Node("north_sea"))
    s.players[0].docked = {P("essex"): 2}
    s.players[0].fleet = Fleet(zone=Z("doggerbank"), heavy=1)
    assert not m.linked(s, 0, Node("north_sea"))
    s.players[0].fleet = Fleet(zone=Z("doggerbank"), light=1)
    assert m.linked(s, 0, Node("north_sea"))
    assert m.linked(s, 0, Node("english_channel"))
    assert not m.linked(s, 1, Node("north_sea"))


def test_12_2_link__an_inland_node_may_be_reached_from_the_sea_beside_its_area() -> None:
    s = given("castile", "austria")
    for zone in ("western_mediterranean", "central_atlantic", "eastern_atlantic"):
        ships(s, zone, 1, 0)
    assert not m.linked(s, 0, Node("champagne"))
    ships(s, "english_channel", 1, 0)
    assert m.linked(s, 0, Node("champagne"))


def test_12_2_link__towns_and_vassals_in_occupied_provinces_still_count() -> None:
    s = given("england", "france", "castile", provinces={"pale": {"occupier": 1}})
    assert A("ireland") in m.links(s, 0).areas
    lay(s.provinces, {"pale": {"town": -1, "vassal": 0, "occupier": 1}})
    assert A("ireland") in m.links(s, 0).areas
    assert A("ireland") not in m.links(s, 2).areas


def test_12_2_link__imperial_cubes_are_the_emperors() -> None:
    s = given("austria", "france", areas={"bavariaswabia": {"imperial": 1}})
    assert A("bavariaswabia") in m.links(s, 0).areas
    s.empire.emperor = 1
    assert A("bavariaswabia") not in m.links(s, 0).areas


def test_12_2_link__as_if_a_ship_had_sailed() -> None:
    s = given("england", "france")
    ships(s, "northeastern_atlantic", 1, 0)
    assert Z("norwegian_sea") not in m.links(s, 0).zones
    sailed = m.links(s, 0, moved=(Z("northeastern_atlantic"), Z("doggerbank")))
    assert set(sailed.zones) == {"doggerbank"}


def test_2_board_desert_nodes__an_area_around_the_desert_must_be_in_the_chain() -> None:
    s = given("castile", "france", board=DELUXE)
    cubes(s, "northernmorocco", 1, 0)
    assert A("northernmorocco") in m.links(s, 0).areas
    assert not m.linked(s, 0, Node("maghreb"))
    cubes(s, "southernmorocco", 1, 0)
    assert m.linked(s, 0, Node("maghreb"))


def test_5_3_colonize_link__england_reaches_canada_alone() -> None:
    s = given("england", "france")
    for zone in ("northwestern_atlantic", "northeastern_atlantic", "southeastern_atlantic"):
        ships(s, zone, 1, 0)
    places = ("canada", "antilles", "pernambuco", "goldcoast")
    found = m.links(s, 0, trade=False)
    assert [a for a in places if m.colony_linked(s, found, A(a))] == ["canada"]
    ships(s, "caribbean_sea", 1, 0)
    found = m.links(s, 0, trade=False)
    assert [a for a in places if m.colony_linked(s, found, A(a))] == ["canada", "antilles", "goldcoast"]


def test_5_3_colonize_link__vassals_and_influence_do_not_help() -> None:
    s = given("england", "france", provinces={"ayrshire": {"vassal": 0}})
    cubes(s, "aquitaine", 1, 0)
    assert {"scotland", "aquitaine"} <= m.links(s, 0).areas | {"aquitaine"}
    assert "scotland" not in m.links(s, 0, trade=False).areas
    lay(s.provinces, {"ayrshire": {"vassal": -1, "town": 0, "occupier": 1}})
    assert "scotland" in m.links(s, 0, trade=False).areas


def test_5_4_trade_right__the_chain_must_not_be_broken() -> None:
    s = given("england", "france")
    cubes(s, "lombardy", 3, 0)
    ships(s, "gulf_of_lion", 1, 0)
    assert not m.linked(s, 0, Node("genoa"))
    for zone in ("eastern_atlantic", "central_atlantic", "western_mediterranean"):
        ships(s, zone, 1, 0)
    assert m.linked(s, 0, Node("genoa"))


def test_5_4_influence__france_reaches_its_neighbours_and_those_of_its_influence() -> None:
    s = given("france", "austria")
    cubes(s, "lombardy", 1, 2)
    cubes(s, "languedoc", 1, 0)
    found = m.reach(s, 0)
    assert {"lombardy", "centralitaly", "corsicasardinia"} <= set(found)
    assert "naples" not in found
    assert "dalmatia" not in found


def test_5_4_influence__alliances_and_marriages_reach_from_the_capital() -> None:
    s = given("france", "austria", realms={"naples": {"marriages": (0,)}, "scotland": {"allies": (0,)}})
    assert "sicily" in m.reach(s, 0)
    assert "northumbria" in m.reach(s, 0)
    assert "sicily" not in m.reach(s, 1)


def test_5_4_influence__a_town_under_an_enemys_is_out_of_sight() -> None:
    s = given("france", "austria", "castile", provinces={"sardenya": {"town": 0, "occupier": 2}})
    assert "sicily" not in m.reach(s, 0)
    assert "sicily" in m.reach(s, 2)
