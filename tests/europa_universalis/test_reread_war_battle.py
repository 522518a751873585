"""Battles, sieges and independent realms at war, read once more against the book: 9.4, 9.6 to 9.9, 13.4, 13.5."""

from __future__ import annotations

from typing import Any

from europa_universalis.build import A, P, R, Z
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
    on_land,
    rebels,
    told,
)
from regnum.games.europa_universalis.fights import Site, independents, is_due, parties
from regnum.games.europa_universalis.model import REBELS, Came, State
from regnum.games.europa_universalis.pieces import ally, change_court, occupy, put_vassal
from regnum.games.europa_universalis.steps.invasion import force, invaders, targets
from regnum.games.europa_universalis.steps.siege import besiegers, result, target

WON, LOST = "i i i", "- - -"


def arena(*realms: str, **things: Any) -> State:
    s = field(*realms, **things)
    s.revision = 4
    for p in s.players:
        p.mil = 5
    return s


def sea(s: State, zone: str, seat: int = 0, **more: Any) -> Any:
    return fight(s, "battles", seat, (Z(zone),), (), **more)


# --- 9.7.6, 9.9.6: the hit falls before anybody leaves, so that only the rest needs room ---


def test_9_9_6__the_ship_that_is_lost_needs_no_berth() -> None:
    s = arena("castile", "france", wars=("castile france",))
    at_sea(s, "bay_of_biscay", 3, 3)
    t = sea(s, "bay_of_biscay", rolls=both("i i i", "i i i", "artillery"), answers=["galicia"])
    ways = asked(t, "retreat")[0][1]
    assert ("retreat_port", P("galicia")) in ways
    assert t.state.players[0].docked == {P("galicia"): 2}


def test_9_9_6__a_heavy_ship_that_is_only_damaged_makes_no_room() -> None:
    s = arena("castile", "france", wars=("castile france",))
    fleet(s, 0, "bay_of_biscay", heavy=3)
    at_sea(s, "bay_of_biscay", 0, 4)
    t = sea(s, "bay_of_biscay", rolls=both("i i i", "i i i", "artillery"), answers=["fight"], all_rolls=False)
    assert ("retreat_port", P("galicia")) not in asked(t, "retreat")[0][1]


def test_9_9_6__where_only_two_find_room_the_third_is_sunk_and_not_another_damaged() -> None:
    s = arena("castile", "france", wars=("castile france",))
    fleet(s, 0, "bay_of_biscay", heavy=2, light=1)
    at_sea(s, "bay_of_biscay", 0, 4)
    t = sea(s, "bay_of_biscay", rolls=both("i i i", "i i i", "artillery"), answers=["galicia"])
    f = t.state.players[0].fleet
    assert (f.port, f.heavy, f.light, f.damaged) == ("galicia", 2, 0, 0)


def test_9_7_6__the_unit_that_is_lost_needs_no_ship() -> None:
    s = arena("castile", "england", wars=("england castile",), turn=1)
    army(s, 1, "leon", (4, 0, 0))
    army(s, 0, "leon", (4, 0, 0))
    at_sea(s, "bay_of_biscay", 0, 1)
    s.came = [Came(1, A("leon"), A("aquitaine"), (Z("bay_of_biscay"),), 0)]
    t = on_land(s, "leon", seat=1, rolls=both("- - -", "- - -"), answers=[("retreat", A("aquitaine"))])
    mine = t.state.players[1].armies[0]
    assert (mine.area, mine.regulars) == ("aquitaine", (3, 0, 0))


# --- 9.7.5: no wound without a hit ---


def test_9_7_5__a_pair_that_hits_nobody_wounds_nobody() -> None:
    s = arena("castile", "france", wars=("castile france",))
    army(s, 0, "leon", (0, 2, 0))  # horse alone: the outlined foot finds nobody to strike for it
    army(s, 1, "leon", (1, 0, 0))
    general(s, 1, ("cavalry",))
    t = on_land(s, "leon", rolls=[("roll", "attack:infantry", (2, 2, 1))], all_rolls=False)
    assert told(t, "wounded") == []
    s = arena("castile", "france", wars=("castile france",))
    army(s, 0, "leon", (1, 1, 0))
    army(s, 1, "leon", (2, 0, 0))
    general(s, 1, ("cavalry",))
    t = on_land(s, "leon", rolls=[("roll", "attack:infantry", (2, 2, 1))], all_rolls=False)
    assert told(t, "wounded", "n", "what")[0] == {"n": 1, "what": "defence"}


# --- 13.4: when an independent realm defends ---


def test_13_4_defend_land__not_where_another_enemy_of_it_stood_when_the_turn_began() -> None:
    s = arena("castile", "france", wars=("castile granada", "france granada"))
    army(s, 1, "andalucia", (1, 0, 0))
    began(s)
    army(s, 0, "andalucia", (2, 0, 0))
    assert independents(s, Site(area=A("andalucia"))) == []
    assert not is_due(s, Site(area=A("andalucia")))


def test_13_4_defend_land__rebels_there_do_not_excuse_the_attacker_and_fight_beside_it() -> None:
    s = arena("castile", "france", wars=("castile granada",))
    rebels(s, "andalucia", 1)
    began(s)
    army(s, 0, "andalucia", (4, 0, 0))
    there = {p.realm: p.n for p in parties(s, Site(area=A("andalucia")))}
    assert there == {"castile": 4, None: 1, "granada": 2}


def test_13_4_defend_land__a_realm_whose_land_there_is_all_occupied_does_not_defend() -> None:
    s = arena("castile", "france", wars=("castile granada",))
    occupy(s, P("granada"), 0)
    occupy(s, P("gibraltar"), 0)
    army(s, 0, "andalucia", (2, 0, 0))
    assert independents(s, Site(area=A("andalucia"))) == []


def test_13_4_leader__two_defenders_have_none_and_three_draw_a_card() -> None:
    s = arena("castile", "france", wars=("castile granada",))
    army(s, 0, "andalucia", (3, 0, 0))
    t = on_land(s, "andalucia", rolls=both(WON, LOST))
    assert told(t, "drawn_leader") == told(t, "no_leader") == []
    s = arena("castile", "france", wars=("castile aragon",))
    army(s, 0, "aragon", (6, 0, 0))
    t = on_land(s, "aragon", all_rolls=False)
    assert len(told(t, "drawn_leader")) + len(told(t, "no_leader")) == 1


def test_13_4_flee__not_from_the_capital_area() -> None:
    s = arena("castile", "france", wars=("castile portugal",))
    army(s, 0, "portugal", (9, 0, 0))
    s.deck_mil = []
    t = on_land(s, "portugal", rolls=both("i - -", LOST), all_rolls=False)
    assert told(t, "flees") == []


def test_13_4_flee__elsewhere_the_smaller_side_leaves_after_the_first_round() -> None:
    s = arena("castile", "france", wars=("castile aragon",))
    army(s, 0, "corsicasardinia", (12, 0, 0))
    s.deck_mil = []
    n = next(p.n for p in parties(s, Site(area=A("corsicasardinia"))) if p.realm == "aragon")
    t = on_land(s, "corsicasardinia", rolls=both("- - -", LOST))
    assert told(t, "flees", "realm", "n") == [{"realm": "aragon", "n": n}]
    assert told(t, "land_won", "realms") == [{"realms": "castile"}]


def test_13_4_aftermath__its_units_are_gone_after_a_battle_that_it_has_won() -> None:
    s = arena("castile", "france", wars=("castile granada",))
    army(s, 0, "andalucia", (1, 0, 0))
    t = on_land(s, "andalucia", rolls=both(LOST, WON))
    assert t.state.areas[A("andalucia")].rebels == 0
    assert (t.state.players[0].armies[0].area, t.state.players[0].exhausted) == (None, 1)


# --- 9.6, 9.7 ---


def test_9_7_7__both_sides_fall_together_and_nobody_has_the_point() -> None:
    s = arena("castile", "france", wars=("castile france",))
    army(s, 0, "leon", (1, 0, 0))
    army(s, 1, "leon", (1, 0, 0))
    t = on_land(s, "leon", rolls=both("i - -", "i - -"))
    assert told(t, "land_won", "realms") == [{"realms": "none"}]
    assert t.state.players[0].mil == 5


def test_9_7_reward__the_defender_has_none_even_if_he_wins() -> None:
    s = arena("castile", "france", wars=("castile france",))
    army(s, 0, "leon", (1, 0, 0))
    army(s, 1, "leon", (2, 0, 0))
    t = on_land(s, "leon", rolls=both(LOST, WON))
    assert [p.mil for p in t.state.players] == [5, 5]


def test_9_7_3_match__a_unit_hits_once_however_many_symbols_there_are() -> None:
    s = arena("castile", "france", wars=("castile france",))
    army(s, 0, "leon", (1, 1, 0))
    army(s, 1, "leon", (5, 0, 0))
    t = on_land(s, "leon", rolls=[*dice("attack", infantry="i i c"), *dice("defence", infantry=LOST)], all_rolls=False)
    assert hits(t)[0] == 2


def test_9_7_4__an_artillery_piece_is_the_players_to_spare() -> None:
    s = arena("castile", "france", wars=("castile france",))
    army(s, 0, "leon", (1, 0, 1))
    army(s, 1, "leon", (1, 0, 0))
    t = on_land(s, "leon", rolls=both("i - -", "i - -"), answers=[("unit", 0, "leon", "regulars", "infantry")])
    assert t.state.players[0].armies[0].regulars == (0, 0, 1)


def test_9_7_main_defender__the_larger_army_leads_and_the_smaller_ones_general_stays_out() -> None:
    s = arena("france", "england", "castile", wars=("france england", "france castile"))
    army(s, 0, "aquitaine", (3, 0, 0))
    army(s, 1, "aquitaine", (3, 0, 0))
    army(s, 2, "aquitaine", (2, 0, 0))
    general(s, 2, ("cavalry",))
    t = on_land(s, "aquitaine", rolls=both(WON, LOST), all_rolls=False)
    assert told(t, "leads") == [{"seat": 1}]
    assert told(t, "battle_dice", "dice")[1] == {"dice": "infantry infantry infantry"}
    left = [t.state.players[seat].exhausted for seat in (1, 2)]
    assert left[0] >= 2  # of three hits the larger has two


def test_9_7_6__an_attacker_who_leaves_costs_the_defender_nothing_and_gives_him_the_field() -> None:
    s = arena("castile", "france", wars=("castile france",))
    army(s, 0, "aquitaine", (3, 0, 0))
    army(s, 1, "aquitaine", (1, 0, 0))
    s.came = [Came(0, A("aquitaine"), A("aragon"), (), 0)]
    t = on_land(s, "aquitaine", rolls=both(LOST, LOST), answers=[("retreat", A("aragon"))])
    assert (t.state.players[0].armies[0].area, t.state.players[0].armies[0].regulars) == ("aragon", (2, 0, 0))
    assert told(t, "land_won", "realms") == [{"realms": "france"}]


# --- 9.9 ---


def test_9_9_3__galleys_and_light_ships_hit_on_artillery_alone() -> None:
    s = arena("castile", "france", wars=("castile france",))
    at_sea(s, "gulf_of_lion", 2, 3)
    t = sea(s, "gulf_of_lion", rolls=both("a a a", "i i i", "artillery"), all_rolls=False)
    assert hits(t)[:2] == [2, 0]  # two ships, three symbols


def test_9_9_5b__the_winner_boards_as_many_as_he_rolled_outlined_symbols() -> None:
    s = arena("castile", "france", wars=("castile france",))
    at_sea(s, "gulf_of_lion", 3, 1)
    t = sea(s, "gulf_of_lion", rolls=both("a o o", "i i i", "artillery"), answers=[("take", "light", "zone")])
    assert t.state.zones[Z("gulf_of_lion")].ships == (4, 0)


def test_9_9_when__ships_in_port_are_not_attacked() -> None:
    s = arena("castile", "france", wars=("castile france",))
    s.players[1].docked = {P("montpellier"): 2}
    at_sea(s, "gulf_of_lion", 2, 0)
    assert not is_due(s, Site(zone=Z("gulf_of_lion")))


# --- 9.8 ---


def test_9_8_strength__as_few_as_will_do_guns_first() -> None:
    s = arena("castile", "france", wars=("castile aragon",))
    army(s, 0, "aragon", (2, 2, 1))
    assert [besiegers(s, 0, A("aragon"), n) for n in (1, 2, 3, 4, 5, 6)] == [1, 1, 2, 3, 5, None]


def test_9_8_1__a_neutral_province_and_ones_own_are_no_targets() -> None:
    s = arena("castile", "france", wars=("castile granada",))
    army(s, 0, "andalucia", (2, 0, 0))
    assert target(s, 0, P("cordoba")) == "9.8.1"
    assert target(s, 0, P("granada")) is None
    army(s, 0, "aragon", (2, 0, 0))
    assert target(s, 0, P("navarra")) == "9.8.1"


def test_9_8_result_pr__a_vassal_of_an_enemy_player_falls_like_his_town() -> None:
    s = arena("castile", "france", wars=("castile france",))
    put_vassal(s, P("navarra"), 1)
    assert result(s, 0, P("navarra")) == "pr"
    occupy(s, P("navarra"), REBELS)
    assert result(s, 0, P("navarra")) == "choice"
    s.wars = []
    assert result(s, 0, P("navarra")) == "rebel"


# --- 13.5 ---


def test_13_5_check__an_active_ally_does_not_invade_and_one_that_stays_passive_does() -> None:
    s = arena("castile", "france", wars=("castile portugal", "castile france"))
    ally(s, 1, R("portugal"))
    assert invaders(s) == [R("portugal")]
    change_court(s, R("portugal"), active=True, strength=5)
    assert invaders(s) == []


def test_13_5_3__half_of_what_lies_in_areas_without_enemies_rounded_up() -> None:
    s = arena("castile", "france", wars=("castile portugal",))
    whole = force(s, R("portugal"))
    assert whole == 3
    army(s, 0, "portugal", (1, 0, 0))
    assert force(s, R("portugal")) == 1  # what lies overseas
    occupy(s, P("lisboa"), 0)
    assert A("portugal") in targets(s, R("portugal"))


def test_13_5_target__by_land_or_over_water_that_no_enemy_closes() -> None:
    s = arena("england", "france", wars=("england desmond",))
    found = targets(s, R("desmond"))
    assert A("ireland") in found
    assert A("waleswessex") in found
    at_sea(s, "eastern_atlantic", 1, 0)
    assert A("waleswessex") not in targets(s, R("desmond"))
