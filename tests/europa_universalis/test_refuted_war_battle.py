"""Battles, sieges, rebels and invasions, tried with odd positions: 4.3.C, 9.6 to 9.9, 13.4, 13.5, 14."""

from __future__ import annotations

from typing import Any

from europa_universalis.build import A, P, R, Z, lay
from europa_universalis.peace_kit import act
from europa_universalis.war_kit import (
    army,
    asked,
    at_sea,
    began,
    both,
    dice,
    field,
    fight,
    fleet,
    general,
    hits,
    loose,
    on_land,
    rebels,
    told,
)
from regnum.games.europa_universalis.fights import Site, is_due, parties
from regnum.games.europa_universalis.model import NONE, REBELS, Army, Came, State
from regnum.games.europa_universalis.pieces import ally, change_court, occupy, put_vassal
from regnum.games.europa_universalis.steps.invasion import force, targets
from regnum.games.europa_universalis.steps.siege import result, target

WON, LOST = "i i i", "- - -"


def arena(*realms: str, **things: Any) -> State:
    s = field(*realms, **things)
    s.revision = 3
    for p in s.players:
        p.mil = 5
    return s


def at_sea_battle(s: State, zone: str, seat: int = 0, **more: Any) -> Any:
    return fight(s, "battles", seat, (Z(zone),), (), **more)


# --- who fights: 9.7.allies, 13.4 ---


def test_13_4_joint__an_enemy_and_its_inactive_ally_defend_together_and_the_player_leads() -> None:
    s = arena("castile", "france", wars=("castile granada", "castile france"))
    ally(s, 1, R("granada"))
    army(s, 0, "andalucia", (4, 0, 0))
    army(s, 1, "andalucia", (1, 0, 0))
    there = {p.realm: p.n for p in parties(s, Site(area=A("andalucia")))}
    assert there == {"castile": 4, "france": 1, "granada": 2}
    t = on_land(s, "andalucia", rolls=both(WON, LOST))
    assert told(t, "land_battle", "what", "n")[1] == {"what": "defence", "n": 3}
    assert t.state.players[1].armies[0].area is None


def test_9_7_allies_hits__the_realm_with_most_units_is_hit_first_be_it_independent() -> None:
    s = arena("castile", "france", wars=("castile granada", "castile france"))
    army(s, 0, "andalucia", (4, 0, 0))
    army(s, 1, "andalucia", (1, 0, 0))
    t = on_land(s, "andalucia", rolls=[*both("i - -", LOST), *both(WON, LOST)])
    lost = told(t, "band_lost", "realm", "n")
    assert lost[0] == {"realm": "granada", "n": 1}


def test_13_4_flee__beside_a_player_the_whole_side_is_counted() -> None:
    s = arena("castile", "france", wars=("castile portugal", "castile france"))
    army(s, 0, "macaronesia", (3, 0, 0))
    army(s, 1, "macaronesia", (1, 0, 0))
    n = {p.realm: p.n for p in parties(s, Site(area=A("macaronesia")))}["portugal"]
    t = on_land(s, "macaronesia", rolls=[*both(LOST, LOST), *both(LOST, WON)])
    assert n + 1 >= 3
    assert told(t, "flees") == []


def test_13_4_active_half__an_active_ally_of_the_defender_joins_with_half() -> None:
    s = arena("castile", "france", wars=("castile france",))
    ally(s, 1, R("portugal"))
    change_court(s, R("portugal"), active=True, strength=6)
    army(s, 0, "portugal", (5, 0, 0))
    army(s, 1, "portugal", (2, 0, 0))
    there = {p.realm: p.n for p in parties(s, Site(area=A("portugal")))}
    assert there == {"castile": 5, "france": 2, "portugal": 3}  # of five: four there and Madeira over the sea


def test_5_5_no_battle__units_of_the_ally_who_fights_beside_it_do_not_excuse_the_attacker() -> None:
    s = arena("castile", "france", wars=("castile granada", "castile france"))
    army(s, 1, "andalucia", (1, 0, 0))
    began(s)
    army(s, 0, "andalucia", (4, 0, 0))
    assert {p.realm for p in parties(s, Site(area=A("andalucia")))} == {"castile", "france", "granada"}


def test_13_4_aftermath__who_left_the_area_meets_the_defenders_anew_in_a_later_turn() -> None:
    s = arena("castile", wars=("castile granada",))
    army(s, 0, "andalucia", (4, 0, 0))
    t = on_land(s, "andalucia", rolls=both(WON, LOST))
    s = t.state
    s.players[0].armies[0] = Army(A("leon"), (4, 0, 0))
    began(s)
    s.used_land = []
    s.players[0].armies[0] = Army(A("andalucia"), (4, 0, 0))
    assert is_due(s, Site(area=A("andalucia")))


def test_9_7_when__nobody_fights_for_land_that_rebels_hold() -> None:
    s = arena("castile", "france", wars=("castile france",))
    occupy(s, P("berry"), REBELS)
    army(s, 0, "loire", (2, 0, 0))
    assert not is_due(s, Site(area=A("loire")))


# --- dice, hits, generals: 9.7.3 to 9.7.5 ---


def test_9_7_3_match__cavalry_without_its_symbol_hits_nobody() -> None:
    s = arena("england", "france", wars=("england france",))
    army(s, 0, "loire", (0, 3, 0))
    army(s, 1, "loire", (2, 0, 0))
    t = on_land(s, "loire", rolls=[*both("i i c", LOST), *both(LOST, WON)])
    assert hits(t)[:2] == [1, 0]


def test_9_7_4__mercenaries_regulars_and_allied_units_fall_in_turn() -> None:
    s = arena("england", "france", wars=("england france",))
    army(s, 0, "loire", (2, 0, 0), (2, 0, 0), (1, 0, 0))
    army(s, 1, "loire", (9, 0, 0))
    t = on_land(s, "loire", rolls=[*both(LOST, WON), *both(LOST, "i i -")])
    one = t.state.players[0].armies[0]
    assert t.state.players[0].exhausted == 2
    assert one.area is None


def test_9_7_5__two_pairs_kill_at_once() -> None:
    s = arena("england", "france", wars=("england france",))
    army(s, 0, "loire", (4, 0, 0))
    army(s, 1, "loire", (6, 0, 0))
    general(s, 0, ("cavalry", "cavalry"), which=0)
    general(s, 1, ("cavalry", "cavalry"), which=1)
    rolls = [
        *dice("attack", infantry="- - -", cavalry="c c"), *dice("defence", infantry="o o i", cavalry="o o"),
        *dice("attack", infantry="- - -"), *dice("defence", infantry="i i i", cavalry="c c"),
    ]  # fmt: skip
    t = on_land(s, "loire", rolls=rolls, all_rolls=False)
    assert told(t, "commander_dies", "what") == [{"what": "attack"}]
    assert t.state.players[0].generals == {}


def test_9_7_5__the_general_of_the_other_army_is_not_wounded() -> None:
    s = arena("england", "france", wars=("england france",))
    army(s, 0, "loire", (2, 0, 0))
    army(s, 0, "loire", (2, 0, 0), number=1)
    army(s, 1, "loire", (1, 0, 0))
    first, second = general(s, 0, ("artillery",), 0, 0), general(s, 0, ("artillery",), 1, 1)
    rolls = [*dice("attack", infantry="i i i", artillery="a"), *dice("defence", infantry="o o i")]
    t = on_land(s, "loire", answers=[("army", 1)], rolls=rolls)
    posted = t.state.players[0].generals
    assert (posted[0].card, posted[0].weakness) == (first, 0)
    assert (posted[1].card, posted[1].weakness) == (second, 1)


def test_9_7_7__nobody_has_won_where_nobody_is_left() -> None:
    s = arena("england", "france", wars=("england france",))
    army(s, 0, "loire", (1, 0, 0))
    army(s, 1, "loire", (1, 0, 0))
    t = on_land(s, "loire", rolls=both("i - -", "i - -"))
    assert told(t, "land_won", "what") == [{"what": "none"}]
    assert t.state.players[0].mil == 5


def test_9_7_6__a_retreat_that_costs_the_last_unit_leaves_the_field_to_the_enemy() -> None:
    s = arena("england", "france", wars=("england france",))
    army(s, 0, "loire", (1, 0, 0))
    army(s, 1, "loire", (3, 0, 0))
    s.came = [Came(0, A("loire"), A("aquitaine"), army=0)]
    t = on_land(s, "loire", answers=[("retreat", "aquitaine")], rolls=both(LOST, LOST))
    assert t.state.players[0].armies[0].area is None
    assert told(t, "land_won", "what") == [{"what": "defence"}]


def test_9_7_6_route__with_no_way_out_nobody_is_asked() -> None:
    s = arena("england", "france", "castile", wars=("england france", "england castile"))
    loose(s, 0, "ireland", 2)  # an island, and no ship
    army(s, 1, "ireland", (3, 0, 0))
    t = on_land(s, "ireland", 1, rolls=[*both(LOST, LOST), *both(WON, LOST)])
    assert [seat for seat, _ in asked(t, "retreat")] == []


def test_9_7_reward__a_second_win_of_the_turn_brings_nothing() -> None:
    s = arena("england", "france", wars=("england france",))
    army(s, 0, "loire", (5, 0, 0))
    army(s, 0, "seine", (5, 0, 0), number=1)
    loose(s, 1, "loire", 1)
    loose(s, 1, "seine", 1)
    t = fight(s, "battles", 0, (), (A("loire"), A("seine")), answers=[("area", "seine")], rolls=[*both(WON, LOST)] * 2)
    assert t.state.players[0].mil == 6


# --- at sea: 9.9, 13.4 ---


def test_9_9_when__enemy_ports_of_a_player_do_not_defend_a_zone() -> None:
    s = arena("england", "france", wars=("england france",))
    at_sea(s, "bay_of_biscay", 2, 0)
    assert not is_due(s, Site(zone=Z("bay_of_biscay")))


def test_13_4_defend_sea__a_vassals_ports_make_ships_too() -> None:
    s = arena("venice", wars=("venice aragon",))
    at_sea(s, "adriatic_sea", 2)
    assert {p.realm: p.n for p in parties(s, Site(zone=Z("adriatic_sea")))} == {"venice": 2, "aragon": 1}


def test_13_4_defend_sea__a_player_beside_it_leads_and_brings_his_admiral() -> None:
    s = arena("castile", "france", wars=("castile granada", "castile france"))
    at_sea(s, "western_mediterranean", 2, 1)
    t = at_sea_battle(s, "western_mediterranean", rolls=both("a a a", "i i i", "artillery"))
    assert told(t, "sea_battle", "what", "n")[1] == {"what": "defence", "n": 2}
    assert t.state.players[0].mil == 6


def test_9_9_3__a_damaged_heavy_ship_still_hits_on_its_own() -> None:
    s = arena("england", "france", wars=("england france",))
    fleet(s, 0, "english_channel", heavy=1, damaged=1)
    at_sea(s, "english_channel", 0, 1)
    t = at_sea_battle(s, "english_channel", rolls=both("i i i", "i i i", "artillery"))
    assert hits(t) == [1, 0]
    assert told(t, "sea_won", "what") == [{"what": "attack"}]


def test_9_9_5b__no_prize_where_the_enemy_sails_off() -> None:
    s = arena("england", "france", wars=("england france",))
    at_sea(s, "english_channel", 4, 4)
    t = at_sea_battle(
        s, "english_channel", answers=["fight", ("retreat_zone", "bay_of_biscay")],
        rolls=both("a a o", "i i i", "artillery"),
    )  # fmt: skip
    assert asked(t, "capture") == []
    assert t.state.zones[Z("bay_of_biscay")].ships == (0, 1)


# --- sieges: 9.8 ---


def test_9_8_sea_province__ships_in_port_do_not_help() -> None:
    s = arena("castile", wars=("castile granada",))
    army(s, 0, "andalucia", (2, 0, 0))
    s.players[0].docked[P("sevilla")] = 2
    assert target(s, 0, P("gibraltar")) == "9.8.sea_province"
    at_sea(s, "western_mediterranean", 1)
    assert target(s, 0, P("gibraltar")) is None


def test_9_8_strength__two_cavalry_take_a_small_province_and_one_does_not() -> None:
    s = arena("castile", wars=("castile granada",))
    army(s, 0, "andalucia", (0, 1, 0))
    assert target(s, 0, P("granada")) == "9.8.strength"
    army(s, 0, "andalucia", (0, 2, 0))
    assert target(s, 0, P("granada")) is None
    s.players[0].mil = 0
    assert target(s, 0, P("granada")) == "9.8.cost"


def test_9_8_result_relief__an_enemy_driven_from_the_land_of_a_realm_that_is_nobodys_enemy() -> None:
    s = arena("castile", "france", "england", wars=("castile france", "france savoy"))
    land = next(p for p, info in s.box.boards[s.board].provinces.items() if info.realm == "savoy")
    occupy(s, land, 1)
    assert result(s, 0, land) == "relief"
    s.wars = [*s.wars, *arena("castile", "france", wars=("castile savoy",)).wars]
    assert result(s, 0, land) == "replace"


def test_9_8_result_npr__an_active_allys_land_is_occupied_as_any_independent_realms() -> None:
    s = arena("castile", "france", wars=("castile france",))
    ally(s, 1, R("portugal"))
    change_court(s, R("portugal"), active=True, strength=6)
    army(s, 0, "portugal", (3, 0, 0))
    assert target(s, 0, P("beira")) is None
    assert result(s, 0, P("beira")) == "npr"
    loose(s, 1, "portugal", 1)
    assert target(s, 0, P("beira")) == "9.8.1"


def test_9_8_1__land_that_an_ally_occupies_is_no_target() -> None:
    s = arena("castile", "france", wars=("castile granada", "france granada"))
    ally(s, 0, R("france"))
    occupy(s, P("granada"), 1)
    army(s, 0, "andalucia", (2, 0, 0))
    assert target(s, 0, P("granada")) == "9.8.1"


# --- 13.5: invasions ---


def test_13_5_target__land_that_an_enemy_occupies_in_the_capital_area_is_the_first_aim() -> None:
    s = arena("england", "france", wars=("england scotland",))
    occupy(s, P("lothian"), 0)
    assert set(targets(s, R("scotland"))) >= {"scotland", "northumbria"}
    t = act(s, "invasion", R("scotland"))
    assert t.state.areas[A("scotland")].rebels == 2  # of three that are left, rounded up


def test_13_5_target__not_where_a_neutral_players_units_stand() -> None:
    s = arena("england", "france", wars=("england scotland",))
    loose(s, 1, "northumbria", 1)
    assert "northumbria" not in targets(s, R("scotland"))


def test_13_5_target__not_over_a_sea_that_ports_of_the_enemys_active_ally_make_hostile() -> None:
    s = arena("england", "france", wars=("england brittany",))
    assert "waleswessex" in targets(s, R("brittany"))  # over the Channel
    ally(s, 0, R("burgundy"))
    change_court(s, R("burgundy"), active=True, strength=6)  # Picardie looks on the Channel
    assert "waleswessex" not in targets(s, R("brittany"))
    assert "brittanynormandy" in targets(s, R("brittany"))


def test_13_5_3__land_in_an_area_with_enemies_adds_nothing() -> None:
    s = arena("england", "france", wars=("england burgundy",))
    before = force(s, R("burgundy"))
    army(s, 0, "seine", (1, 0, 0))
    assert force(s, R("burgundy")) < before


def test_13_5_4__where_two_enemies_stand_they_defend_together() -> None:
    s = arena("england", "france", wars=("england scotland", "france scotland"))
    s.phase = 3
    loose(s, 0, "northumbria", 1)
    loose(s, 1, "northumbria", 2)
    t = fight(s, "invasion", R("scotland"), rolls=both(LOST, WON))
    lines = told(t, "land_battle", "what", "n")
    assert lines == [{"what": "attack", "n": 2}, {"what": "defence", "n": 3}]
    assert t.state.areas[A("northumbria")].rebels == 0


# --- rebels: 14.2, 14.3 ---


def test_14_2_result_r__two_results_of_one_roll_fall_as_two_hits_do() -> None:
    s = arena("castile", "france", provinces={"cordoba": {"unrest": True}, "sevilla": {"unrest": True}})
    army(s, 0, "andalucia", (1, 0, 0), (2, 0, 0))
    t = act(s, "rebel_dice", 0, rolls=[("rebel", "rebellion", "rebellion")])
    one = t.state.players[0].armies[0]
    assert (one.regulars, one.mercenaries) == ((0, 0, 0), (1, 0, 0))


def test_14_3_liberation_b__a_vassals_land_is_an_independent_realms_again() -> None:
    s = arena("castile", "france")
    for p in ("granada", "gibraltar"):
        put_vassal(s, P(p), 0, unrest=p == "granada")
    rebels(s, "andalucia", 1)
    t = act(s, "rebel_siege", A("andalucia"))
    assert t.state.provinces[P("granada")].vassal == NONE
    assert t.state.provinces[P("gibraltar")].vassal == 0
    assert t.state.realms[R("granada")].cbs == (0,)


def test_4_3_C_2__rebels_in_the_capital_and_an_enemy_before_it() -> None:
    s = arena("castile", "france", wars=("castile france",))
    lay(s.provinces, {"paris": {"unrest": True}})
    rebels(s, "seine", 2)
    s = act(s, "rebel_siege", A("seine")).state
    assert s.provinces[P("paris")].occupier == REBELS
    assert s.realms[R("france")].capital == "paris"
    lay(s.areas, {"seine": {"rebels": 0}})
    army(s, 0, "seine", (2, 0, 0))
    t = act(s, "siege", 0, A("seine"), answers=[("besiege", "paris"), "occupy"])
    assert t.state.provinces[P("paris")].occupier == 0
