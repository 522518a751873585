"""Forces, limits and moves, read once more against the book: 5.5.activate, 5.5.recruit, 9.2, 9.3, 9.5."""

from __future__ import annotations

from typing import Any

from europa_universalis.build import A, P, R, Z, given, lay
from europa_universalis.forces_kit import army, infantry, order, why
from regnum.games.europa_universalis.limits import defenders, defending_ships, land_limit, land_sources, naval_limit
from regnum.games.europa_universalis.marches import bridges, entry, heights, hosts, stops, tolls
from regnum.games.europa_universalis.model import REBELS, Fleet, State
from regnum.games.europa_universalis.pieces import ally, change_court, occupy, put_vassal


def table(*names: str, **things: Any) -> State:
    s = given(*(names or ("castile", "france", "england")), **things)
    s.phase, s.turn, s.revision = 2, 0, 4
    for p in s.players:
        p.mil, p.ducats, p.manpower, p.available = 5, 40, 10, 10
    return s


# --- 9.3.fleet ---


def test_9_3_fleet__a_light_ship_from_the_yard_may_be_a_fleet_of_its_own() -> None:
    s = table()
    order(s, "recruit", 0, answers=[("port", "galicia"), ("form", "light", "bay_of_biscay"), "done"])
    assert s.players[0].fleet == Fleet(zone=Z("bay_of_biscay"), light=1)
    assert s.players[0].ducats == 36
    s = table()
    order(s, "recruit", 0, answers=[("port", "galicia"), ("form", "light", "galicia"), "done"])
    assert s.players[0].fleet == Fleet(port=P("galicia"), light=1)


def test_9_3_fleet__no_second_one_and_none_on_hostile_water() -> None:
    s = table(wars=("castile france",), zones={"bay_of_biscay": {"ships": (0, 1, 0)}})
    at = [("port", "galicia")]
    assert why(s, "recruit", 0, answers=at, option=("form", "light", "bay_of_biscay")) == "9.2.nlr_block"
    assert why(s, "recruit", 0, answers=at, option=("form", "light", "central_atlantic")) is None
    s.players[0].fleet = Fleet(zone=Z("central_atlantic"), light=1)
    asked = order(s, "recruit", 0, answers=[*at, "done", "done"]).offered("shipyard")
    assert not any(option[0] == "form" for option in asked)


# --- 9.2 ---


def test_9_2_lr_block__a_port_over_the_sea_lends_nothing_while_enemies_stand_in_its_area() -> None:
    s = table("england", "france", wars=("england france",))
    assert P("lancashire") in land_sources(s, R("england"), A("ireland"))
    army(s, "northumbria", 1, seat=1)
    assert P("lancashire") not in land_sources(s, R("england"), A("ireland"))
    assert P("lancashire") in land_sources(s, R("england"), A("northumbria"))  # at home it counts


def test_9_2_lr__vassals_count_for_the_land_and_not_for_the_sea() -> None:
    s = table("castile", "france")
    before = land_limit(s, R("castile"), A("leon")), naval_limit(s, R("castile"), Z("central_atlantic"))
    put_vassal(s, P("porto"), 0)
    after = land_limit(s, R("castile"), A("leon")), naval_limit(s, R("castile"), Z("central_atlantic"))
    assert (after[0] - before[0], after[1] - before[1]) == (1, 0)


def test_9_2_lr_block__what_is_occupied_counts_for_nobody() -> None:
    s = table("castile", "france", wars=("castile france",))
    before = land_limit(s, R("castile"), A("leon"))
    occupy(s, P("badajoz"), 1)
    assert land_limit(s, R("castile"), A("leon")) == before - 1
    assert P("badajoz") not in land_sources(s, R("france"), A("leon"))


def test_13_4_active_half__half_on_land_rounded_up_and_all_at_sea() -> None:
    s = table("france", "castile", wars=("castile france",))
    ally(s, 0, R("genoa"))
    land, sea = defenders(s, R("genoa"), A("lombardy")), defending_ships(s, R("genoa"), Z("gulf_of_lion"))
    change_court(s, R("genoa"), active=True, strength=4)
    assert defenders(s, R("genoa"), A("lombardy")) == (land + 1) // 2
    assert defending_ships(s, R("genoa"), Z("gulf_of_lion")) == sea


def test_13_4_distant__twice_the_tax_in_defence_unless_weak_and_not_for_units_that_are_lent() -> None:
    s = table("castile", "france", board="deluxe_1444")
    assert defenders(s, R("aztec"), A("mexico")) == 2 * land_limit(s, R("aztec"), A("mexico"))
    lay(s.areas, {"mexico": {"weakness": True}})
    assert defenders(s, R("aztec"), A("mexico")) == land_limit(s, R("aztec"), A("mexico"))


# --- 9.5: on land ---


def test_9_5_land__two_friendly_areas_and_a_stop_where_it_is_neutral_or_hostile() -> None:
    s = table(wars=("castile granada",))
    assert not stops(s, 0, A("leon"))
    assert stops(s, 0, A("andalucia"))
    assert stops(s, 0, A("aragon"))
    ally(s, 0, R("aragon"))
    assert not stops(s, 0, A("aragon"))
    lay(s.areas, {"aragon": {"rebels": 1}})
    assert stops(s, 0, A("aragon"))


def test_9_5_mountain__into_a_neutral_area_they_cost_and_into_a_friendly_one_they_do_not() -> None:
    s = table(wars=("castile granada",))
    assert [heights(s, 0, A("leon"), A("aragon"), n) for n in (1, 3, 4, 6, 7)] == [0, 0, 1, 1, 2]
    ally(s, 0, R("aragon"))
    assert heights(s, 0, A("leon"), A("aragon"), 7) == 0


def test_9_5_access__one_enemy_province_in_the_area_is_leave_enough() -> None:
    s = table(wars=("castile navarra",))
    assert tolls(s, 0, A("aragon")) == [""]
    s = table(wars=("castile granada",))
    assert tolls(s, 0, A("aragon")) == ["ducats"]
    occupy(s, P("navarra"), REBELS)  # rebels are an enemy wherever they are
    assert tolls(s, 0, A("aragon")) == [""]


def test_9_5_access_players__consent_is_asked_of_every_owner_and_paid_for_besides() -> None:
    s = table("castile", "portugal", "france", wars=("castile granada",))
    assert hosts(s, 0, A("portugal")) == [1]
    assert (entry(s, 0, A("portugal")), tolls(s, 0, A("portugal"))) == (None, ["ducats"])
    army(s, "leon", 2)
    said = order(s, "activate", 0, answers=[("army", 0), ("go", "portugal", "ducats"), "refuse", "stop"])
    assert s.players[0].ducats == 40
    assert s.players[0].armies[0].area == "leon"
    assert ("go", "portugal", "ducats") not in said.offered("march", 1)


def test_9_5_reorganise__mercenaries_and_horse_are_never_left_outside_armies() -> None:
    s = table()
    army(s, "leon", 1, 1, mercenaries=(1, 0, 0))
    offered = order(s, "activate", 0, answers=[("army", 0), "stop"]).offered("march")
    assert [option for option in offered if option[0] == "drop"] == [("drop", 1)]


# --- 9.5: over the sea ---


def test_9_5_transport__three_units_for_each_ship_in_every_zone_of_the_bridge() -> None:
    s = table(wars=("castile france",))
    lay(s.zones, {"bay_of_biscay": {"ships": (1, 0, 0)}})
    assert A("aquitaine") in bridges(s, 0, A("leon"), 3)
    assert A("aquitaine") not in bridges(s, 0, A("leon"), 4)
    lay(s.zones, {"bay_of_biscay": {"ships": (1, 1, 0)}})
    assert bridges(s, 0, A("leon"), 1) == {}  # enemies are there


def test_9_5_transport__the_weakest_zone_of_a_longer_bridge_limits_it() -> None:
    s = table()
    lay(s.zones, {"bay_of_biscay": {"ships": (2, 0, 0)}, "eastern_atlantic": {"ships": (1, 0, 0)}})
    assert A("ireland") in bridges(s, 0, A("leon"), 3)
    assert A("ireland") not in bridges(s, 0, A("leon"), 4)


def test_9_5_transport_land__a_move_ends_where_the_units_come_ashore() -> None:
    s = table(wars=("castile england",))
    lay(s.zones, {"bay_of_biscay": {"ships": (1, 0, 0)}})
    ally(s, 0, R("navarra"))
    army(s, "leon", 2)
    o = order(s, "activate", 0, answers=[("army", 0), ("ship", "aragon", ""), "stop"])
    assert all(option[0] not in ("go", "ship") for option in o.offered("march", 1))


def test_5_5_activate__a_single_unit_costs_as_much_as_an_army() -> None:
    s = table()
    infantry(s, "leon", 3, 0, 0)
    order(s, "activate", 0, answers=[("infantry", "leon"), ("go", "castile", ""), "stop"])
    assert s.players[0].mil == 4
    assert (s.areas[A("leon")].infantry, s.areas[A("castile")].infantry) == ((2, 0, 0), (1, 0, 0))


# --- 5.5.recruit ---


def test_5_5_recruit_mercenary__on_a_vassals_land_too_but_not_on_an_active_allys() -> None:
    s = table(wars=("castile granada",))
    put_vassal(s, P("porto"), 0)
    at = [("area", "portugal")]
    assert why(s, "recruit", 0, answers=at, option=("mercenaries", "infantry", 0)) is None
    s = table(wars=("castile granada",))
    ally(s, 0, R("portugal"))
    change_court(s, R("portugal"), active=True, strength=4)
    s.players[0].allied = 2
    assert why(s, "recruit", 0, answers=at, option=("mercenaries", "infantry", 0)) == "5.5.recruit.mercenary"
    assert why(s, "recruit", 0, answers=at, option=("regulars", "infantry", -1)) == "5.5.recruit.regular"
    assert why(s, "recruit", 0, answers=at, option=("allied", "cavalry", 0)) is None


def test_5_5_recruit_allied__foot_for_nothing_horse_for_three_and_no_guns() -> None:
    s = table(wars=("castile granada",))
    s.players[0].allied = 2
    answers = [("area", "castile"), ("allied", "infantry", 0), ("allied", "cavalry", 0), "done", "done"]
    o = order(s, "recruit", 0, answers=answers)
    assert (s.players[0].ducats, s.players[0].armies[0].allied) == (37, (1, 1, 0))
    assert ("allied", "artillery", 0) not in o.offered("muster")


def test_5_5_recruit__what_counts_for_one_area_is_missing_in_the_next_in_the_same_turn() -> None:
    s = table()
    s.players[0].available = 20
    most = land_limit(s, R("castile"), A("andalucia"))
    answers = [("area", "andalucia"), *[("regulars", "infantry", -1)] * most, "done", "done"]
    order(s, "recruit", 0, answers=answers)
    assert s.areas[A("andalucia")].infantry == (most, 0, 0)
    assert land_limit(s, R("castile"), A("andalucia"), s.used_land) == 0
