"""Ships move, lie in ports, carry units, and are put in order: 9.3.fleet, 9.3.ship, 9.5, 4.4.A.ships."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from europa_universalis.build import A, P, R, Z, given, lay, ships
from europa_universalis.forces_kit import army, at_sea, dock, fleet, idea, infantry, order, why
from europa_universalis.peace_kit import call
from regnum.games.europa_universalis.content import load
from regnum.games.europa_universalis.map import deployed_regulars
from regnum.games.europa_universalis.marches import crosses, fleet_fits, port_room, room, routes, sail_step
from regnum.games.europa_universalis.model import Army, Came, Fleet, State
from regnum.games.europa_universalis.pieces import ally, end_alliance
from regnum.games.europa_universalis.setup import start
from regnum.games.europa_universalis.state import check
from regnum.games.europa_universalis.steps.explore import bar_explore, set_sail, voyages
from regnum.games.europa_universalis.steps.forces import cannot_activate
from regnum.games.europa_universalis.steps.goals import moment
from regnum.games.europa_universalis.steps.harbours import clear_port, leave_lost_ports
from regnum.games.europa_universalis.steps.income import Plan, cut_options, give_up, harbours, upkeep
from regnum.games.europa_universalis.steps.sailing import can_put_out, destinations, goals
from regnum.games.europa_universalis.steps.trade import move_ship, sailings, serves
from regnum.games.europa_universalis.steps.turn import turn_done
from regnum.kernel import Broken, Setup


def england(**things: Any) -> State:
    return given("england", "france", "castile", **things)


def places(s: State, start: str, seat: int = 0) -> set[str]:
    return set(routes(s, seat, Z(start) if start in s.zones else P(start)))


# --- a move to one place ---


def test_9_5_naval__ships_from_many_places_to_one() -> None:
    s = england(seat0={"mil": 1})
    ships(s, "doggerbank", 2, 0, 0)
    ships(s, "eastern_atlantic", 1, 0, 0)
    dock(s, "pale", 1)
    r = order(
        s, "activate", 0,
        answers=["naval", ("zone", "english_channel"), ("light", "doggerbank"), ("light", "eastern_atlantic"), "done"],
    )  # fmt: skip
    assert s.players[0].mil == 0
    assert at_sea(s, "english_channel") == ((0, 0, 0), (2, 0, 0))
    assert at_sea(s, "doggerbank") == ((1, 0, 0), (0, 0, 0))
    assert r.noted == [("battles", 0, ("english_channel",), ())]


def test_9_5_naval__a_hostile_zone_only_as_the_destination_of_all() -> None:
    s = england(wars=("england france",))
    ships(s, "english_channel", 0, 1, 0)
    ships(s, "doggerbank", 1, 0, 0)
    assert "english_channel" in places(s, "doggerbank")
    assert "bay_of_biscay" not in places(s, "doggerbank")
    assert sail_step(s, 0, Z("english_channel")) == "9.5.naval"
    assert sail_step(s, 0, Z("english_channel"), attack=True) is None
    ships(s, "english_channel", 0, 0, 0)
    assert "bay_of_biscay" in places(s, "doggerbank")


def test_9_5_naval__a_ship_may_leave_a_zone_that_is_hostile() -> None:
    s = england(wars=("england france",))
    ships(s, "english_channel", 1, 1, 0)
    assert "doggerbank" in places(s, "english_channel")


def test_9_5_naval_range__two_spaces_a_zone_or_a_port_each() -> None:
    s = england()
    zones = {z for z in places(s, "north_sea") if z in s.zones}
    assert zones == {
        "norwegian_sea", "doggerbank", "english_channel", "skagerrak", "northeastern_atlantic", "baltic_sea",
        "eastern_atlantic", "bay_of_biscay",
    }  # fmt: skip
    assert {"northumberland", "london"} & places(s, "north_sea")
    assert "bordeaux" not in places(s, "north_sea")  # zone, zone, port
    assert {"bordeaux", "doggerbank"} <= places(s, "english_channel")
    assert "lancashire" in places(s, "pale")
    assert "northumberland" not in places(s, "pale")


def test_9_5_naval_range__an_enemy_port_is_no_place_to_go() -> None:
    s = england()
    assert "saintonge" not in places(s, "bay_of_biscay")
    ally(s, 0, R("france"))
    assert "saintonge" in places(s, "bay_of_biscay")
    lay(s.provinces, {"saintonge": {"occupier": 2}})
    assert "saintonge" not in places(s, "bay_of_biscay")


def test_9_5_distant_access__known_by_a_claim_a_town_or_a_vassal() -> None:
    s = england(board="deluxe_1444")
    assert sail_step(s, 0, Z("caribbean_sea")) == "9.5.distant_access"
    assert why_to(s, "eastern_atlantic", "caribbean_sea") == "9.5.distant_access"
    for piece in ({"town": 0}, {"vassal": 0}):
        x = england(board="deluxe_1444")
        lay(x.provinces, {"antilles": piece})
        assert sail_step(x, 0, Z("caribbean_sea")) is None
    lay(s.areas, {"antilles": {"claims": (0,)}})
    assert sail_step(s, 0, Z("caribbean_sea")) is None


def why_to(s: State, start: str, to: str) -> str | None:
    ships(s, start, 1, 0, 0)
    return goals(s, 0)["zone", Z(to)]


def test_9_5_distant_stop__a_distant_zone_ends_the_voyage() -> None:
    s = england(board="deluxe_1444", areas={"antilles": {"claims": (0,)}, "canada": {"claims": (0,)}})
    lay(s.areas, {"bahia": {"claims": (0,)}})
    found = places(s, "eastern_atlantic")
    assert "caribbean_sea" in found
    assert "southwestern_atlantic" in found  # over the Central Atlantic
    assert "southwestern_atlantic" not in places(s, "northwestern_atlantic")
    assert "southwestern_atlantic" not in places(s, "english_channel")


def test_9_5_protection__ships_that_come_take_free_spaces_unless_the_zone_is_hostile() -> None:
    s = england()
    ships(s, "doggerbank", 3, 0, 0)
    lay(s.zones, {"north_sea": {"guard": (0, 1, 0)}})
    order(s, "sail_to", 0, answers=[("zone", "north_sea"), *[("light", "doggerbank")] * 3, "done"])
    assert at_sea(s, "north_sea") == ((2, 0, 0), (1, 1, 0))
    s = england(wars=("england france",))
    ships(s, "doggerbank", 1, 0, 0)
    ships(s, "north_sea", 0, 1, 0)
    order(s, "sail_to", 0, answers=[("zone", "north_sea"), ("light", "doggerbank"), "done"])
    assert at_sea(s, "north_sea") == ((1, 1, 0), (0, 0, 0))


def test_9_5_protection__ships_of_the_fleet_hold_none_and_those_that_lay_there_move_up_only_by_moving() -> None:
    s = england()
    fleet(s, zone="doggerbank", light=2)
    ships(s, "north_sea", 1, 0, 0)
    order(s, "sail_to", 0, answers=[("zone", "north_sea"), "fleet", "done"])
    assert at_sea(s, "north_sea") == ((1, 0, 0), (0, 0, 0))
    assert s.players[0].fleet == Fleet(zone=Z("north_sea"), light=2)


def test_9_5_naval__nothing_moved_is_nothing_done() -> None:
    s = england()
    ships(s, "doggerbank", 1, 0, 0)
    assert order(s, "sail_to", 0, answers=[("zone", "north_sea"), "done"]).noted == []


# --- out of the ports ---


def test_9_5_naval__any_number_leave_ports_for_zones_that_are_not_hostile() -> None:
    s = england(seat0={"mil": 1}, wars=("england france",))
    dock(s, "pale", 1)
    dock(s, "bordeaux", 2)
    r = order(
        s, "activate", 0,
        answers=["put_out", ("leave", "bordeaux", "bay_of_biscay"), ("leave", "pale", "northeastern_atlantic"), "done"],
    )  # fmt: skip
    assert at_sea(s, "bay_of_biscay") == ((0, 0, 0), (1, 0, 0))
    assert at_sea(s, "northeastern_atlantic") == ((0, 0, 0), (1, 0, 0))
    assert s.players[0].docked == {"bordeaux": 1}
    assert r.noted == []
    s = england(seat0={"mil": 1}, wars=("england france",))
    dock(s, "bordeaux", 1)
    ships(s, "bay_of_biscay", 0, 1, 0)
    assert not can_put_out(s, 0)
    dock(s, "pale", 1)
    assert why(s, "put_out", 0, option=("leave", "bordeaux", "bay_of_biscay")) == "9.5.naval"
    del s.players[0].docked[P("pale")]
    assert why(s, "activate", 0, option=("put_out",)) == "9.5.naval"
    assert why(s, "activate", 0, option=("naval",)) is None


def test_9_5_naval__the_fleet_leaves_its_port_too() -> None:
    s = england()
    fleet(s, port="bordeaux", heavy=1, light=1)
    order(s, "put_out", 0, answers=[("fleet", "bay_of_biscay"), "done"])
    assert s.players[0].fleet == Fleet(zone=Z("bay_of_biscay"), heavy=1, light=1)


# --- the fleet ---


def test_9_5_fleet_reorganise__light_ships_join_and_leave_in_the_first_and_the_last_space() -> None:
    s = england()
    fleet(s, zone="doggerbank", heavy=1, light=1)
    ships(s, "doggerbank", 2, 0, 0)
    ships(s, "north_sea", 1, 0, 0)
    order(s, "sail_to", 0, answers=[("zone", "north_sea"), "board", "fleet", "board", "quit", "done"])
    assert s.players[0].fleet == Fleet(zone=Z("north_sea"), heavy=1, light=2)
    assert at_sea(s, "doggerbank") == ((1, 0, 0), (0, 0, 0))
    assert at_sea(s, "north_sea") == ((0, 0, 0), (1, 0, 0))


def test_9_5_fleet_reorganise__heavy_ships_and_galleys_never_leave_it() -> None:
    s = england()
    fleet(s, zone="doggerbank", heavy=2)
    r = order(s, "sail_to", 0, answers=[("zone", "north_sea"), "fleet"])
    assert [o for o in r.offered("sail") if o[0] in ("quit", "board")] == []


def test_9_5_fleet_reorganise__not_for_a_fleet_that_stays_elsewhere() -> None:
    s = england()
    fleet(s, zone="central_mediterranean", light=2)
    ships(s, "doggerbank", 1, 0, 0)
    ships(s, "central_mediterranean", 1, 0, 0)
    r = order(s, "sail_to", 0, answers=[("zone", "north_sea"), ("light", "doggerbank")])
    assert r.offered("sail") == [("done",), ("light", "doggerbank")]


def test_9_3_fleet__it_is_formed_of_light_ships_and_gone_without_ships() -> None:
    s = england()
    ships(s, "doggerbank", 2, 0, 0)
    order(s, "sail_to", 0, answers=[("zone", "north_sea"), ("form", "doggerbank"), "board", "fleet", "done"])
    assert s.players[0].fleet == Fleet(zone=Z("north_sea"), light=2)
    order(s, "sail_to", 0, answers=[("zone", "doggerbank"), "quit", "quit", "done"])
    assert s.players[0].fleet == Fleet()
    assert at_sea(s, "north_sea")[0] == (2, 0, 0)


def test_9_5_fleet_reorganise__a_fleet_that_was_given_up_is_not_formed_again_at_once() -> None:
    s = england()
    fleet(s, zone="doggerbank", light=1)
    r = order(s, "sail_to", 0, answers=[("zone", "north_sea"), "quit", "done"])
    assert not any(o[0] == "form" for o in r.offered("sail", 1))


def test_9_3_ship_galley__galleys_are_disbanded_where_the_sea_bears_no_mark() -> None:
    s = given("castile", "france")
    fleet(s, zone="western_mediterranean", galleys=2, light=1)
    r = order(s, "sail_to", 0, answers=[("zone", "central_atlantic"), "fleet", "done"])
    assert s.players[0].fleet == Fleet(zone=Z("central_atlantic"), light=1)
    assert r.told("galleys_lost") == [{"seat": 0, "n": 2}]
    s = given("castile", "france")
    fleet(s, zone="western_mediterranean", galleys=2)
    order(s, "sail_to", 0, answers=[("zone", "central_atlantic"), "fleet"])
    assert s.players[0].fleet == Fleet()


def test_9_3_ship_galley__a_way_over_marked_seas_is_taken_if_there_is_one() -> None:
    s = given("castile", "france")
    assert routes(s, 0, Z("western_mediterranean"))[Z("adriatic_sea")].marked
    assert not routes(s, 0, Z("western_mediterranean"))[P("sevilla")].marked
    fleet(s, zone="western_mediterranean", galleys=1)
    order(s, "sail_to", 0, answers=[("zone", "adriatic_sea"), "fleet"])
    assert s.players[0].fleet.galleys == 1


# --- links between the far maps ---


def far(**things: Any) -> State:
    s = given("castile", "france", board="deluxe_1444", **things)
    lay(s.areas, {"philippines": {"claims": (0,)}, "mexico": {"claims": (0,)}, "california": {"claims": (0,)}})
    return s


def test_9_5_distant_ghi__one_point_of_any_kind_for_all_ships_of_the_action() -> None:
    s = far(seat0={"adm": 2, "dip": 0, "mil": 0})
    lay(s.areas, {"cuzco": {"claims": (0,)}})
    ships(s, "east_indies", 2, 0)
    assert crosses(s, Z("east_indies"), Z("southeastern_pacific"))
    order(
        s, "sail_to", 0,
        answers=[("zone", "southeastern_pacific"), *[("light", "east_indies")] * 2, "done"],
    )  # fmt: skip
    assert s.players[0].adm == 1
    assert at_sea(s, "southeastern_pacific") == ((0, 0), (2, 0))


def test_9_5_distant_ghi__without_a_point_it_is_barred() -> None:
    s = far(seat0={"adm": 0, "dip": 0, "mil": 0})
    lay(s.areas, {"cuzco": {"claims": (0,)}})
    ships(s, "east_indies", 1, 0)
    assert goals(s, 0)["zone", Z("southeastern_pacific")] == "9.5.distant_ghi"
    s.players[0].mil = 1
    assert goals(s, 0)["zone", Z("southeastern_pacific")] is None
    for z in ("sea_of_japan", "great_australian_bight", "indian_ocean"):  # nowhere else to go
        assert goals(s, 0)["zone", Z(z)] == ("9.5.distant_access" if z != "sea_of_japan" else None)
    lay(s.areas, {"philippines": {"claims": ()}})
    assert cannot_activate(s, 0) == "5.5.activate"  # its own point would be the one that is lacking
    s.players[0].adm = 1
    assert cannot_activate(s, 0) is None


def test_9_5_distant_ghi__explore_pays_it_too() -> None:
    s = far(seat0={"adm": 1, "dip": 1, "mil": 1})
    idea(s, "quest_for_the_new_world")
    ships(s, "east_indies", 1, 0)
    trip = ("sail", "east_indies", "southeastern_pacific")
    assert trip in voyages(s, 0)
    t = call(s, lambda t: set_sail(t, 0), answers=[trip, ("power", "adm")])
    assert t.state.players[0].adm == 0
    s.players[0].adm = 0
    assert trip not in voyages(s, 0, price=2)
    for a in ("philippines", "mexico", "california"):
        lay(s.areas, {a: {"claims": ()}})
    assert bar_explore(s, 0) is None  # other seas than the Pacific can still be reached


def test_9_5_distant_ghi__a_trade_ship_pays_it_too() -> None:
    s = far(seat0={"adm": 0, "dip": 0, "mil": 0})
    lay(s.areas, {"cuzco": {"claims": (0,)}})
    ships(s, "east_indies", 1, 0)
    trip = ("sail", "east_indies", "southeastern_pacific")
    assert trip not in sailings(s, 0)
    s.players[0].adm = 1
    assert trip in sailings(s, 0)


def test_9_5_naval_other__a_trade_ship_goes_to_no_hostile_zone_and_pushes_only_there() -> None:
    s = england(wars=("england france",))
    ships(s, "doggerbank", 1, 0, 0)
    lay(s.zones, {"north_sea": {"guard": (0, 0, 2)}})
    found = sailings(s, 0)
    assert ("push", "doggerbank", "north_sea", 2) in found
    ships(s, "north_sea", 0, 1, 0)
    assert not any(x[2] == "north_sea" for x in sailings(s, 0) if x[0] != "stay")
    r = order(s, "sail_to", 0, answers=[("zone", "norwegian_sea"), "done"])
    assert not any(o[0] == "push" for o in r.offered("sail"))


def test_9_5_naval_other__a_trade_ship_that_finds_its_own_ships_on_all_spaces_serves_no_trade_by_them() -> None:
    s = england(trade_open=["T26-1"])
    s.revision = 2  # since then a ship beside the node is the last link without a space too (5.4.trade.4)
    lay(s.nodes, {"north_sea": {"merchants": (1, 0, 0)}})
    lay(s.zones, {"doggerbank": {"guard": (2, 0, 0)}})
    ships(s, "english_channel", 2, 0, 0)
    move = ("sail", Z("english_channel"), Z("doggerbank"))
    assert move not in sailings_that_serve(s)
    lay(s.zones, {"doggerbank": {"guard": (1, 0, 0)}})
    assert move in sailings_that_serve(s)


def sailings_that_serve(s: State) -> list[Any]:
    return [x for x in sailings(s, 0) if serves(s, 0, x)]


def test_9_5_distant_ghi__the_trade_ship_pays_when_it_sails() -> None:
    s = far(seat0={"adm": 1, "dip": 0, "mil": 0})
    card, option = next(
        (c, o) for c, info in s.box.trade.items() for o in info.options if o.node == "south_america" and not o.secondary
    )
    s.trade_open = [card]
    lay(s.provinces, {next(iter(option.keys)): {"town": 0}})
    lay(s.areas, {"cuzco": {"claims": (0,)}})
    lay(s.nodes, {"south_america": {"merchants": (1, 0)}})
    for zone in ("central_atlantic", "southwestern_atlantic", "east_indies"):
        ships(s, zone, 1, 0)
    t = call(s, lambda t: move_ship(t, 0), answers=[("sail", "east_indies", "southeastern_pacific")])
    assert t.state.players[0].adm == 0


# --- ports ---


def test_9_5_port_capacity__two_ships_four_in_a_large_one_or_six_of_one_fleet() -> None:
    s = england()
    assert (port_room(s, P("pale")), port_room(s, P("london"))) == (2, 4)
    dock(s, "pale", 1)
    assert (room(s, 0, P("pale")), room(s, 1, P("pale"))) == (1, 0)
    assert (fleet_fits(s, P("london"), 6), fleet_fits(s, P("london"), 7), fleet_fits(s, P("pale"), 2)) == (
        True, False, False,
    )  # fmt: skip
    dock(s, "london", 1)
    assert (fleet_fits(s, P("london"), 3), fleet_fits(s, P("london"), 4)) == (True, False)


def test_9_5_port_capacity__a_full_port_takes_nobody_in() -> None:
    s = england()
    ships(s, "northeastern_atlantic", 2, 0, 0)
    dock(s, "pale", 1)
    r = order(s, "sail_to", 0, answers=[("port", "pale"), ("light", "northeastern_atlantic"), "done"])
    assert s.players[0].docked == {"pale": 2}
    assert r.noted == []
    assert why(s, "sail_to", 0, option=("port", "pale")) == "9.5.port_capacity"


def test_9_5_port_capacity__a_fleet_too_large_may_leave_light_ships_behind_first() -> None:
    s = england()
    fleet(s, zone="northeastern_atlantic", light=2, heavy=1)
    assert why(s, "sail_to", 0, option=("fleet",), answers=[("port", "pale")]) == "9.5.port_capacity"
    order(s, "sail_to", 0, answers=[("port", "pale"), "quit", "fleet", "done"])
    assert s.players[0].fleet == Fleet(port=P("pale"), light=1, heavy=1)


def test_9_5_port_capacity__of_six_in_one_port_none_leaves_the_fleet() -> None:
    s = england()
    fleet(s, port="london", light=6)
    zone = s.box.boards[s.board].provinces[P("london")].ports[0]
    assert why(s, "put_out", 0, option=("quit",)) == "9.5.port_capacity"
    order(s, "put_out", 0, answers=[("fleet", zone), "quit", "done"])
    assert s.players[0].fleet.light == 5


def test_9_5_port_safe__ships_put_out_when_the_port_is_friendly_no_longer() -> None:
    s = england()
    ally(s, 0, R("castile"))
    dock(s, "galicia", 2)
    call(s, leave_lost_ports)
    assert s.players[0].docked == {"galicia": 2}
    end_alliance(s, 0, R("castile"))
    t = call(s, leave_lost_ports, answers=["bay_of_biscay", "central_atlantic"])
    assert t.state.players[0].docked == {}
    assert t.state.zones[Z("bay_of_biscay")].ships == (1, 0, 0)
    assert t.state.zones[Z("central_atlantic")].ships == (1, 0, 0)


def test_9_5_port_safe__without_a_zone_that_is_not_hostile_they_are_disbanded() -> None:
    s = england(wars=("england castile",))
    fleet(s, port="bordeaux", heavy=1, damaged=1)
    lay(s.provinces, {"bordeaux": {"town": 1}})
    ships(s, "bay_of_biscay", 0, 0, 1)
    assert call(s, moment).state.players[0].fleet == Fleet()
    ships(s, "bay_of_biscay", 0, 0, 0)
    assert call(s, moment).state.players[0].fleet == Fleet(zone=Z("bay_of_biscay"), heavy=1, damaged=1)


def test_9_5_port_safe__out_of_a_port_that_a_siege_takes_they_go_to_a_hostile_zone_too() -> None:
    s = england(wars=("england castile",))
    dock(s, "bordeaux", 1)
    ships(s, "bay_of_biscay", 0, 0, 1)
    found: list[Any] = []
    t = call(s, lambda t: found.extend(clear_port(t, 0, P("bordeaux"), siege=True)))
    assert found == ["bay_of_biscay"]
    assert t.state.zones[Z("bay_of_biscay")].ships == (1, 0, 1)


def test_9_3_ship_repair__at_the_end_of_a_turn_in_a_friendly_port() -> None:
    s = england()
    fleet(s, port="london", heavy=2, damaged=2)
    assert call(s, lambda t: turn_done(t, 1)).state.players[0].fleet.damaged == 2
    assert call(s, lambda t: turn_done(t, 0)).state.players[0].fleet.damaged == 0
    fleet(s, zone="north_sea", heavy=2, damaged=2)
    assert call(s, lambda t: turn_done(t, 0)).state.players[0].fleet.damaged == 2
    fleet(s, port="london", heavy=2, damaged=2)
    lay(s.provinces, {"london": {"occupier": 1}})
    assert call(s, lambda t: turn_done(t, 0)).state.players[0].fleet.damaged == 2


# --- phase 4 ---


def test_4_4_A_ships__not_over_distant_or_hostile_waters() -> None:
    s = given("castile", "france", board="deluxe_1444", provinces={"antilles": {"town": 0}, "bahia": {"town": 0}})
    assert harbours(s, 0, Z("caribbean_sea")) == ["antilles", "galicia", "sevilla", "canarias"]  # but not Bahia
    s = england(wars=("england france",))
    assert "bordeaux" in harbours(s, 0, Z("english_channel"))
    ships(s, "bay_of_biscay", 0, 1, 0)
    assert "bordeaux" not in harbours(s, 0, Z("english_channel"))


def test_9_3_ship_galley__a_fleet_that_goes_home_over_the_open_sea_loses_its_galleys() -> None:
    s = given("castile", "france")
    fleet(s, zone="western_mediterranean", galleys=1, heavy=1)
    t = call(s, lambda t: give_up(t, 0, ("dock_fleet", P("sevilla"))))
    assert t.state.players[0].fleet == Fleet(port=P("sevilla"), heavy=1)
    t = call(s, lambda t: give_up(t, 0, ("dock_fleet", P("murcia"))))
    assert t.state.players[0].fleet == Fleet(port=P("murcia"), heavy=1, galleys=1)


def test_9_3_unit_ship__those_at_sea_are_paid_go_home_or_are_disbanded() -> None:
    s = england()
    ships(s, "bay_of_biscay", 3, 0, 0)
    dock(s, "pale", 2)
    assert upkeep(s, 0, Plan()) == 2  # half a ducat each, rounded up once
    assert upkeep(s, 0, Plan([("dock", Z("bay_of_biscay"), P("bordeaux"))])) == 1
    assert ("scrap", "bay_of_biscay") in cut_options(s, 0, Plan())
    t = call(s, lambda t: give_up(t, 0, ("scrap", Z("bay_of_biscay"))))
    assert t.state.zones[Z("bay_of_biscay")].ships == (2, 0, 0)


def test_9_3_unit_ship__who_finds_an_allied_port_full_by_then_goes_to_another_or_is_disbanded() -> None:
    s = england()
    ally(s, 0, R("castile"))
    ships(s, "bay_of_biscay", 1, 0, 0)
    dock(s, "galicia", 2, seat=2)
    t = call(s, lambda t: give_up(t, 0, ("dock", Z("bay_of_biscay"), P("galicia"))))
    assert list(t.state.players[0].docked.values()) == [1]
    assert "galicia" not in t.state.players[0].docked
    for q in harbours(s, 0, Z("bay_of_biscay")):
        dock(s, q, 4, seat=2)
    t = call(s, lambda t: give_up(t, 0, ("dock", Z("bay_of_biscay"), P("galicia"))))
    assert t.state.players[0].docked == {}
    assert t.state.zones[Z("bay_of_biscay")].ships == (0, 0, 0)
    fleet(s, zone="bay_of_biscay", heavy=1)
    t = call(s, lambda t: give_up(t, 0, ("dock_fleet", P("galicia"))))
    assert t.state.players[0].fleet == Fleet()


def test_9_5_port_capacity__the_fleet_and_single_ships_going_home_share_the_port() -> None:
    s = england()
    fleet(s, zone="northeastern_atlantic", heavy=1)
    ships(s, "northeastern_atlantic", 2, 0, 0)
    home, into = ("dock", Z("northeastern_atlantic"), P("pale")), ("dock_fleet", P("pale"))
    assert {home, into} <= set(cut_options(s, 0, Plan()))
    assert home in cut_options(s, 0, Plan([into]))
    assert home not in cut_options(s, 0, Plan([into, home]))
    assert into in cut_options(s, 0, Plan([home]))
    assert into not in cut_options(s, 0, Plan([home, home]))


# --- units are carried ---


def france_for_naples() -> State:
    s = given("france", "austria", wars=("austria naples", "austria france"), seat0={"mil": 1})
    s.realms[R("naples")] = replace(s.realms[R("naples")], freed=True)
    ally(s, 0, R("naples"))
    ships(s, "gulf_of_lion", 3, 0)
    ships(s, "western_mediterranean", 1, 0)
    army(s, "languedoc", 4, 1)
    army(s, "lombardy", 1, i=1)
    return s


def test_9_5_transport_naval__france_ships_an_army_to_naples() -> None:
    """EX.5.5.transport_naples: two ships to the Central Mediterranean make a bridge for six, used from one area."""
    s = france_for_naples()
    voyage = [("zone", "central_mediterranean"), ("light", "gulf_of_lion"), ("light", "western_mediterranean"), "done"]
    r = order(s, "activate", 0, answers=["naval", *voyage, ("army", 0), ("ship", "naples", ""), "stop"])
    total = {z: sum(map(sum, at_sea(s, z))) for z in ("gulf_of_lion", "western_mediterranean", "central_mediterranean")}
    assert total == {"gulf_of_lion": 2, "western_mediterranean": 0, "central_mediterranean": 2}
    assert s.players[0].armies[0] == Army(A("naples"), (4, 1, 0))
    assert s.came == [Came(0, A("naples"), A("languedoc"), (Z("gulf_of_lion"), Z("central_mediterranean")), 0)]
    assert s.players[0].mil == 0
    assert s.players[0].armies[1].area == "lombardy"  # one army or unit, and no other after it
    assert [kind for _, kind, _ in r.asked].count("ashore") == 1
    assert r.noted == [("battles", 0, ("central_mediterranean",), ()), ("battles", 0, (), ("naples",))]


def test_9_5_transport_naval__the_bridge_must_include_a_ship_that_moved() -> None:
    s = given("france", "castile", wars=("france naples",), realms={"naples": {"freed": True}})
    army(s, "languedoc", 1)
    infantry(s, "aquitaine", 1, 0)
    ships(s, "gulf_of_lion", 1, 0)
    ships(s, "english_channel", 1, 0)
    r = order(s, "sail_to", 0, answers=[("zone", "bay_of_biscay"), ("light", "english_channel"), "done", "done"])
    assert r.offered("ashore") == [("done",), ("infantry", "aquitaine"), ("form", 1, "aquitaine")]


def test_9_5_transport_naval__the_army_may_leave_behind_what_the_bridge_does_not_bear() -> None:
    s = given("france", "castile", wars=("france naples",), realms={"naples": {"freed": True}})
    army(s, "languedoc", 4)
    ships(s, "western_mediterranean", 1, 0)
    voyage = [("zone", "gulf_of_lion"), ("light", "western_mediterranean"), "done"]
    r = order(
        s, "sail_to", 0, answers=[*voyage, ("army", 0), ("drop", 1), ("ship", "corsicasardinia", "ducats"), "stop"]
    )  # fmt: skip
    assert s.players[0].armies[0] == Army(A("corsicasardinia"), (3, 0, 0))
    assert s.areas[A("languedoc")].infantry == (1, 0)
    assert not any(o[0] == "go" for o in r.offered("march"))  # over the bridge, and no other way


def test_9_5_transport_battle__the_battle_at_sea_comes_first() -> None:
    s = france_for_naples()
    ships(s, "central_mediterranean", 0, 1)
    voyage = [("zone", "central_mediterranean"), ("light", "gulf_of_lion"), "done"]
    r = order(s, "activate", 0, answers=["naval", *voyage])
    assert r.noted == [("battles", 0, ("central_mediterranean",), ())]
    assert ("ashore") not in [kind for _, kind, _ in r.asked]  # the enemy still lies there


def test_9_5_transport_naval__ships_that_were_lost_in_the_battle_carry_nobody() -> None:
    s = france_for_naples()
    assert order(s, "ashore", 0, ("central_mediterranean",)).asked == []
    ships(s, "central_mediterranean", 2, 0)
    r = order(s, "ashore", 0, ("central_mediterranean",), answers=["done"])
    assert ("army", 0) in r.offered("ashore")
    s = given("france", "castile", wars=("france naples",), realms={"naples": {"freed": True}})
    ally(s, 0, R("castile"))
    army(s, "languedoc", 1)
    ships(s, "gulf_of_lion", 0, 2)  # an ally's alone: none of them has moved
    assert order(s, "ashore", 0, ("gulf_of_lion",)).asked == []


def test_9_5_transport_naval__after_leaving_ports_as_well() -> None:
    s = given("france", "castile", wars=("france naples",), realms={"naples": {"freed": True}})
    army(s, "languedoc", 1)
    dock(s, "montpellier", 1)
    order(
        s, "put_out", 0,
        answers=[("leave", "montpellier", "gulf_of_lion"), ("army", 0), ("ship", "corsicasardinia", "ducats")],
    )  # fmt: skip
    assert s.players[0].armies[0].area == "corsicasardinia"


# --- pirates ---


def test_5_5_activate__ships_attack_a_nest_beside_their_zone_with_or_without_a_move() -> None:
    s = england(seat0={"mil": 2})
    ships(s, "doggerbank", 1, 0, 0)
    nests = [n for n in s.box.boards[s.board].zones[Z("north_sea")].nodes if n in s.nodes]
    lay(s.nodes, {nests[0]: {"pirates": 1}})
    r = order(
        s, "activate", 0,
        answers=["naval", ("zone", "north_sea"), ("light", "doggerbank"), "done", ("pirates", "north_sea", nests[0])],
    )  # fmt: skip
    assert r.noted == [("battles", 0, ("north_sea",), ()), ("pirates", 0, "north_sea", nests[0])]
    r = order(s, "activate", 0, answers=[("pirates", "north_sea", nests[0])])
    assert r.noted == [("pirates", 0, "north_sea", nests[0])]
    assert s.players[0].mil == 0


# --- what must always hold ---


@pytest.mark.parametrize(
    ("things", "broken"),
    [
        ({"fleet": Fleet(zone=Z("north_sea"), galleys=1)}, "galleys on the open sea"),
        ({"fleet": Fleet(port=P("london"), light=7)}, "ships in port"),
        ({"docked": {P("pale"): 3}}, "ships in port"),
        ({"fleet": Fleet(zone=Z("north_sea"))}, "nowhere"),
        ({"fleet": Fleet(light=1)}, "nowhere"),
        ({"fleet": Fleet(zone=Z("north_sea"), heavy=1, damaged=2)}, "damaged"),
        ({"armies": [Army(), Army(), Army(), Army()]}, "4 armies"),
        ({"armies": [Army(A("northumbria")), Army(), Army()]}, "units at"),
        ({"armies": [Army(None, mercenaries=(1, 0, 0)), Army(), Army()]}, "units at"),
        ({"armies": [Army(A("northumbria"), allied=(0, 0, 1)), Army(), Army()]}, "allied artillery"),
    ],
)
def test_9_5_port_capacity__what_cannot_be_is_noticed(things: dict[str, Any], broken: str) -> None:
    s = start(Setup("europa_universalis", 3, 0, {"scenario": "1-01"}), load(None, ""))
    check(s)
    seat = next(i for i, p in enumerate(s.players) if p.realm == "england")
    p = s.players[seat]
    for name, value in things.items():
        setattr(p, name, value)
    p.available = p.manpower - deployed_regulars(s, seat) - p.exhausted
    with pytest.raises(Broken, match=broken):
        check(s)


def test_9_5_when__nothing_sails_without_ships() -> None:
    s = england(seat0={"mil": 1})
    assert cannot_activate(s, 0) == "5.5.activate"
    ships(s, "north_sea", 1, 0, 0)
    assert cannot_activate(s, 0) is None
    assert destinations(s, 1) == {}
