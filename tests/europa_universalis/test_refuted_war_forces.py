"""Limits, recruits and movement, tried with odd positions: 5.5.activate, 5.5.recruit, 9.2, 9.3, 9.5."""

from __future__ import annotations

from typing import Any

from europa_universalis.build import A, P, R, Z, cubes, given, lay, ships
from europa_universalis.forces_kit import army, dock, fleet, infantry, order, why
from regnum.games.europa_universalis.limits import defenders, land_limit, naval_limit
from regnum.games.europa_universalis.marches import bridges, entry, hosts, known_sea, sail_step, stops, tolls
from regnum.games.europa_universalis.model import NONE, REBELS, State
from regnum.games.europa_universalis.pieces import ally, change_court, occupy, put_town, put_vassal
from regnum.games.europa_universalis.sides import friendly_area, hostile_area, hostile_zone, neutral_area
from regnum.games.europa_universalis.steps.recruits import Muster, areas_open, ship_options, unit_options


def realms(*names: str, **things: Any) -> State:
    s = given(*names, **things)
    s.revision = 3
    for p in s.players:
        p.mil, p.ducats, p.available = 5, 40, 9
    return s


# --- 9.2: limits ---


def test_9_2_lr_block__rebels_in_the_next_area_block_a_player_and_not_an_independent_realm() -> None:
    s = realms("castile", "france", wars=("castile granada",))
    before = land_limit(s, R("castile"), A("leon"))
    lay(s.areas, {"castile": {"rebels": 1}})
    assert land_limit(s, R("castile"), A("leon")) == before - 4  # Burgos, Madrid and Murcia
    assert land_limit(s, R("castile"), A("castile")) == 4 + 4 + 3  # its own area still counts there
    s = realms("france", wars=("france savoy",))
    before = land_limit(s, R("savoy"), A("lombardy"))
    lay(s.areas, {a: {"rebels": 1} for a in s.box.boards[s.board].areas[A("lombardy")].land})
    assert land_limit(s, R("savoy"), A("lombardy")) == before


def test_9_2_lr_block__a_rebel_town_counts_for_nothing() -> None:
    s = realms("castile", "france")
    occupy(s, P("madrid"), REBELS)
    assert land_limit(s, R("castile"), A("castile")) == 2 + 4 + 3


def test_9_2_lr__a_port_before_two_zones_counts_if_one_is_not_hostile() -> None:
    s = realms("castile", "france", wars=("castile france",))
    assert land_limit(s, R("castile"), A("macaronesia")) == 1 + 1 + 2  # Galicia and Sevilla
    ships(s, "central_atlantic", 0, 1)
    assert land_limit(s, R("castile"), A("macaronesia")) == 1


def test_9_2_lr_block__the_port_of_an_independent_enemy_closes_the_zone() -> None:
    s = realms("castile", "france", wars=("castile portugal",))
    assert hostile_zone(s, R("castile"), Z("central_atlantic"))
    assert land_limit(s, R("castile"), A("macaronesia")) == 1
    lay(s.provinces, {p: {"occupier": 0} for p in ("lisboa", "porto", "madeira")})
    assert not hostile_zone(s, R("castile"), Z("central_atlantic"))


def test_9_2_nlr__vassals_ports_are_an_independent_realms_and_not_a_players() -> None:
    s = realms("castile", "france", wars=("castile aragon",))
    assert naval_limit(s, R("aragon"), Z("adriatic_sea")) == 1  # Bari of Naples
    s = realms("aragon", "france")
    assert naval_limit(s, R("aragon"), Z("adriatic_sea")) == 0
    assert naval_limit(s, R("aragon"), Z("central_mediterranean")) == 4


def test_5_5_recruit_allied__not_on_vassals_land_but_on_the_active_allys() -> None:
    s = realms("aragon", "france", wars=("aragon france",), seat0={"allied": 3})
    ally(s, 0, R("portugal"))
    change_court(s, R("portugal"), active=True, strength=6)
    s.players[0].allied = 3
    assert unit_options(s, 0, A("naples"), Muster())["allied", "infantry", 0] == "5.5.recruit.allied"
    assert unit_options(s, 0, A("naples"), Muster())["regulars", "infantry", NONE] is None
    assert unit_options(s, 0, A("portugal"), Muster())["allied", "infantry", 0] is None
    assert unit_options(s, 0, A("portugal"), Muster())["regulars", "infantry", NONE] == "5.5.recruit.regular"
    assert unit_options(s, 0, A("portugal"), Muster())["mercenaries", "infantry", 0] == "5.5.recruit.mercenary"


def test_5_5_recruit_allied__an_ally_that_is_not_active_opens_nothing() -> None:
    s = realms("aragon", "france")
    ally(s, 0, R("portugal"))
    s.players[0].allied = 2
    assert A("portugal") not in areas_open(s, 0)


def test_5_5_recruit_regular__without_manpower_mercenaries_are_left() -> None:
    s = realms("castile", "france")
    s.players[0].available = 0
    found = unit_options(s, 0, A("castile"), Muster())
    assert found["regulars", "infantry", NONE] == "5.5.recruit.regular"
    assert found["mercenaries", "infantry", 0] is None
    assert found["mercenaries", "artillery", 0] == "9.3.unit.artillery"


def test_5_5_recruit_place__no_fourth_army_for_cavalry() -> None:
    s = realms("castile", "france")
    for i, area in enumerate(("leon", "leon", "andalucia")):
        army(s, area, 1, i=i)
    found = unit_options(s, 0, A("castile"), Muster())
    assert found["regulars", "cavalry", NONE] == "5.5.recruit.place"
    assert found["regulars", "infantry", NONE] is None


def test_5_5_recruit_battle__where_the_area_is_shared_with_an_enemy() -> None:
    s = realms("castile", "france", wars=("castile granada",))
    r = order(s, "recruit", 0, answers=[("area", "andalucia"), ("regulars", "infantry", NONE), "done", "done"])
    assert r.noted == [("battles", 0, (), ("andalucia",))]


def test_9_2_nlr_block__enemy_ships_leave_only_the_port_itself() -> None:
    s = realms("castile", "france", wars=("castile france",))
    ships(s, "central_atlantic", 0, 1)
    found = ship_options(s, 0, P("galicia"), Muster())
    assert found["launch", "light", "central_atlantic"] == "9.2.nlr_block"
    assert found["launch", "light", "bay_of_biscay"] is None
    assert found["dock", "light"] is None


def test_5_5_recruit_ships__two_in_a_large_port_and_none_in_an_occupied_one() -> None:
    s = realms("castile", "france")
    launch = ("launch", "light", "central_atlantic")
    assert ship_options(s, 0, P("sevilla"), Muster(built={P("sevilla"): 1}))[launch] is None
    assert ship_options(s, 0, P("sevilla"), Muster(built={P("sevilla"): 2}))[launch] == "5.5.recruit.ships"


# --- 2.terms, 9.5: friendly, neutral, hostile ---


def test_2_terms_hostile_area__a_friend_and_an_enemy_in_one_area_make_it_hostile() -> None:
    s = realms("castile", "france", wars=("castile granada",))
    assert hostile_area(s, R("castile"), A("andalucia"))
    assert not friendly_area(s, R("castile"), A("andalucia"))
    assert friendly_area(s, R("castile"), A("leon"))


def test_2_terms_friendly__land_that_an_ally_occupies_is_friendly() -> None:
    s = realms("castile", "france", "england", wars=("france savoy",))
    ally(s, 0, R("france"))
    land = next(p for p, info in s.box.boards[s.board].provinces.items() if info.realm == "savoy")
    area = s.box.boards[s.board].provinces[land].area
    occupy(s, land, 1)
    assert friendly_area(s, R("castile"), area)
    assert neutral_area(s, R("england"), area)


def test_9_5_access__not_in_peace_and_not_on_a_claim() -> None:
    s = realms("castile", "france")
    assert entry(s, 0, A("portugal")) == "9.5.access"
    s = realms("castile", "france", wars=("castile granada",), areas={"portugal": {"claims": (0,)}})
    assert entry(s, 0, A("portugal")) == "9.5.access_claim"
    s = realms("castile", "france", wars=("castile granada",))
    assert entry(s, 0, A("portugal")) is None
    assert tolls(s, 0, A("portugal")) == ["ducats"]
    cubes(s, "portugal", 1, 0)
    assert tolls(s, 0, A("portugal")) == ["ducats", "influence"]


def test_9_5_access__loans_may_pay_and_who_can_take_none_is_barred() -> None:
    s = realms("castile", "france", wars=("castile granada",))
    s.players[0].ducats, s.players[0].interest = 2, 4
    assert tolls(s, 0, A("portugal")) == ["ducats"]
    s.players[0].interest = 5
    assert entry(s, 0, A("portugal")) == "9.5.access"


def test_9_5_access_players__one_neutral_province_of_an_independent_realm_is_enough_not_to_ask() -> None:
    s = realms("castile", "france", "england", wars=("castile granada",))
    assert hosts(s, 0, A("loire")) == [1]
    assert hosts(s, 0, A("aquitaine")) == []  # Anjou is Provence's
    put_town(s, P("anjou"), 1)
    assert sorted(hosts(s, 0, A("aquitaine"))) == [1, 2]


def test_9_5_mountain__into_a_friendly_area_there_is_no_limit() -> None:
    s = realms("castile", "france", wars=("castile granada",))
    army(s, "castile", 7)
    w = s.box.boards[s.board]
    assert "andalucia" in w.areas[A("castile")].mountains
    s.players[0].mil = 1
    assert why(s, "activate", 0, option=("go", "andalucia", ""), answers=[("army", 0)]) == "9.5.mountain"
    lay(s.provinces, {"granada": {"occupier": 0}, "gibraltar": {"occupier": 0}})
    assert why(s, "activate", 0, option=("go", "andalucia", ""), answers=[("army", 0)]) is None


def test_9_5_land__a_neutral_area_stops_and_a_friendly_one_does_not() -> None:
    s = realms("castile", "france", wars=("castile granada",))
    assert stops(s, 0, A("portugal"))
    ally(s, 0, R("portugal"))
    assert not stops(s, 0, A("portugal"))
    lay(s.areas, {"portugal": {"rebels": 1}})
    assert stops(s, 0, A("portugal"))


def test_9_5_transport__the_zone_with_an_enemy_port_carries_if_own_ships_are_there() -> None:
    s = realms("castile", "france", wars=("castile granada",))
    ships(s, "western_mediterranean", 1, 0)
    assert A("northernmorocco") in bridges(s, 0, A("castile"), 3)
    assert A("northernmorocco") not in bridges(s, 0, A("castile"), 4)


def test_9_5_transport_ally__an_ally_at_peace_lands_nobody_on_enemy_land() -> None:
    s = realms("castile", "portugal", wars=("castile granada",))
    ally(s, 0, R("portugal"))
    ships(s, "western_mediterranean", 0, 1)
    assert A("andalucia") not in bridges(s, 0, A("castile"), 1)
    s.wars = [*s.wars, *realms("castile", "portugal", wars=("portugal granada",)).wars]
    assert A("andalucia") in bridges(s, 0, A("castile"), 1)


def test_9_5_distant_access__a_town_on_occupied_land_beside_the_sea_is_a_town() -> None:
    s = realms("castile", "france", board="deluxe_1444")
    far = next(z for z, info in s.box.boards[s.board].zones.items() if info.distant and info.ports)
    port = s.box.boards[s.board].zones[far].ports[0]
    assert not known_sea(s, 0, far)
    occupy(s, port, 0)
    assert known_sea(s, 0, far)
    assert sail_step(s, 0, far, attack=True) is None


def test_9_5_port_capacity__an_allys_ships_take_up_room() -> None:
    s = realms("castile", "france")
    ally(s, 0, R("france"))
    dock(s, "galicia", 2, seat=1)
    ships(s, "bay_of_biscay", 1, 0)
    assert why(s, "activate", 0, option=("port", "galicia"), answers=[("naval",)]) == "9.5.port_capacity"


def test_9_3_ship_galley__a_fleet_of_galleys_that_sails_out_is_gone() -> None:
    s = realms("castile", "france")
    fleet(s, port=P("murcia"), galleys=2)
    zones = s.box.boards[s.board].zones
    assert zones[Z("western_mediterranean")].galleys
    assert not zones[Z("central_atlantic")].galleys
    order(s, "activate", 0, answers=["naval", ("zone", "central_atlantic"), "fleet"])
    assert s.players[0].fleet.zone is None
    assert s.players[0].fleet.galleys == 0


def test_13_4_defend_land__a_vassals_area_is_defended_by_its_independent_suzerain() -> None:
    s = realms("castile", "france", wars=("castile aragon",))
    assert defenders(s, R("aragon"), A("naples")) == 4 + 3 + 1  # Naples, Sicily by sea, Sardenya
    put_vassal(s, P("bari"), 0)
    assert defenders(s, R("aragon"), A("naples")) == 3 + 3 + 1


def test_9_5_reorganise__infantry_is_taken_up_on_the_way_and_left_behind() -> None:
    s = realms("castile", "france")
    army(s, "castile", 1)
    infantry(s, "leon", 2, 0)
    moves = [("go", "leon", ""), ("take", 2), ("drop", 1), ("go", "castile", ""), "stop"]
    order(s, "activate", 0, answers=[("army", 0), *moves])
    assert s.players[0].armies[0].regulars == (2, 0, 0)
    assert s.areas[A("leon")].infantry == (1, 0)
