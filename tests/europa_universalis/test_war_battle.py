"""Battles on land: 5.5.no_battle, 9.1.battles, 9.6, 9.7, 13.4, 14.3. Who commands them: test_war_command.py."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Any

import pytest
from rich.console import Console

from europa_universalis.build import A, P, R, Z, content, lay
from europa_universalis.peace_kit import GAME, call
from europa_universalis.war_kit import (
    army,
    asked,
    at_sea,
    began,
    both,
    dice,
    field,
    fight,
    general,
    hits,
    loose,
    on_land,
    rebels,
    told,
)
from regnum.games.europa_universalis import GAME as EUROPA
from regnum.games.europa_universalis.board import overlord
from regnum.games.europa_universalis.fights import Site, arbiter, is_due, land_hits, parties, raised, shares
from regnum.games.europa_universalis.model import NONE, Battle, Came, Side, State
from regnum.games.europa_universalis.panels import panels
from regnum.games.europa_universalis.state import _check_battle
from regnum.games.europa_universalis.steps.casualties import lose_units
from regnum.games.europa_universalis.steps.turn import turn_begins
from regnum.kernel import Broken, Setup, Table, decode, encode, shape_of
from regnum.terminal.look import Look
from regnum.terminal.words import Words
from regnum.text import LANGUAGES
from words_kit import texts_of

WON, LOST = "i i i", "- - -"
Z_CHANNEL = Z("english_channel")


def duel(mine: int = 3, theirs: int = 3, **things: object) -> State:
    """England has marched from Aquitaine into the Loire, where a French army stands."""
    s = field("england", "france", wars=("england france",), **things)
    army(s, 0, "loire", (mine, 0, 0))
    army(s, 1, "loire", (theirs, 0, 0))
    s.came = [Came(0, A("loire"), A("aquitaine"), army=0)]
    return s


def infantry(s: State, seat: int, number: int = 0) -> int:
    return s.players[seat].armies[number].regulars[0]


# --- when: 9.7.when, 5.5.no_battle, 14.3.enemy_all ---


def test_9_7_when__enemy_units_in_one_area_fight() -> None:
    s = duel()
    assert is_due(s, Site(area=A("loire")))
    s.wars = []
    assert not is_due(s, Site(area=A("loire")))


def test_9_7_when__units_in_an_area_of_an_independent_enemy_fight_its_defenders() -> None:
    s = army(field("castile", wars=("castile granada",)), 0, "andalucia", (3, 0, 0))
    assert is_due(s, Site(area=A("andalucia")))
    lay(s.provinces, {"granada": {"occupier": 0}, "gibraltar": {"occupier": 0}})
    assert not is_due(s, Site(area=A("andalucia")))


def test_9_7_when__provinces_of_an_enemy_player_without_units_cause_no_battle() -> None:
    s = field("england", "france", wars=("england france",))
    army(s, 0, "loire", (3, 0, 0))
    assert not is_due(s, Site(area=A("loire")))
    assert on_land(s, "loire").state.fought == 0


def test_5_5_no_battle__not_where_hostile_units_stood_when_the_turn_began() -> None:
    s = field("castile", "portugal", wars=("portugal granada",))
    army(s, 1, "andalucia", (1, 0, 0))
    s = began(s)
    s.wars = [*s.wars, *field("castile", wars=("castile granada",)).wars]
    army(s, 0, "andalucia", (3, 0, 0))
    assert not is_due(s, Site(area=A("andalucia")))


def test_5_5_no_battle__units_that_become_hostile_by_the_declaration_of_this_turn_do_not_excuse_it() -> None:
    s = began(army(field("castile"), 0, "andalucia", (3, 0, 0)))
    s.wars = field("castile", wars=("castile granada",)).wars
    assert is_due(s, Site(area=A("andalucia")))


def test_5_5_no_battle__the_next_turn_remembers_who_stands_where() -> None:
    s = army(field("castile", wars=("castile granada",)), 0, "andalucia", (3, 0, 0))
    s.fought, s.rewarded, s.used_land = 2, True, [P("granada")]
    turn_begins(s)
    assert s.stood_land == {A("andalucia"): (R("granada"),)}
    assert (s.fought, s.rewarded, s.used_land) == (0, False, [])
    assert not is_due(s, Site(area=A("andalucia")))


def test_9_7_main_defender__each_turn_remembers_who_had_it() -> None:
    s = field("castile", "france", wars=("castile france",))
    army(s, 0, "loire", (1, 0, 0))
    s.turn = 1
    turn_begins(s)
    assert s.acted == [1, 0]
    assert s.stood_land == {}


def test_14_3_enemy_all__rebels_and_units_of_players_fight_whoever_came() -> None:
    s = rebels(army(field("castile"), 0, "leon", (3, 0, 0)), "leon", 1)
    t = on_land(s, "leon", NONE, rolls=both(LOST, WON))
    assert told(t, "land_battle", "what", "realms", "n", "area")[0] == {
        "what": "attack",
        "realms": "rebels",
        "n": 1,
        "area": "leon",
    }
    assert t.state.areas[A("leon")].rebels == 0
    assert t.state.players[0].mil == 4  # of the turn's player, whoever attacked


def test_14_3_enemy_all__independent_realms_do_not_fight_rebels() -> None:
    s = rebels(field("castile"), "ireland", 2)
    assert parties(s, Site(area=A("ireland"))) == []


def test_9_7_reward__none_in_phase_3() -> None:
    s = rebels(army(field("castile"), 0, "leon", (3, 0, 0)), "leon", 1)
    s.phase = 3
    t = on_land(s, "leon", NONE, rolls=both(LOST, WON))
    assert told(t, "land_won")[0]["realms"] == "castile"
    assert t.state.players[0].mil == 3


# --- dice and hits: 9.7.3, 9.7.4 ---


def test_9_7_3__castile_beats_granada() -> None:
    """EX.9.6.battle1"""
    s = army(field("castile", wars=("castile granada",)), 0, "andalucia", (3, 1, 0))
    general(s, 0, ("cavalry", "cavalry"))
    rolls = [*dice("attack", infantry="i a -", cavalry="o c"), *dice("defence", infantry="o c -")]
    t = on_land(s, "andalucia", rolls=rolls, answers=["infantry"])
    assert [line["n"] for line in told(t, "land_battle")] == [4, 2]
    assert [len(line["results"].split()) for line in told(t, "battle_dice")] == [5, 3]
    assert hits(t) == [3, 1]
    p = t.state.players[0]
    assert (p.armies[0].regulars, p.exhausted) == ((2, 1, 0), 1)
    assert told(t, "land_won", "realms", "area") == [{"realms": "castile", "area": "andalucia"}]
    assert p.mil == 4
    assert told(t, "drawn_leader", "card", "realms") == []


def test_9_7_3__the_chronicle_tells_what_a_stage_needs() -> None:
    """Who stood there with what, the dice as they fell, whose they were, and what was lost."""
    s = army(field("castile", wars=("castile granada",)), 0, "andalucia", (3, 1, 0))
    general(s, 0, ("cavalry", "cavalry"))
    rolls = [*dice("attack", infantry="i a -", cavalry="o c"), *dice("defence", infantry="o c -")]
    t = on_land(s, "andalucia", rolls=rolls, answers=["infantry"])
    assert [line["units"] for line in told(t, "land_battle")] == ["3 1 0", "2 0 0"]
    attack, defence = told(t, "battle_dice")
    assert attack["dice"].split() == ["infantry"] * 3 + ["cavalry"] * 2
    assert attack["results"].split() == ["infantry", "artillery", "blank", "outlined_infantry", "cavalry"]
    assert (attack["what"], attack["round"], attack["units"], attack["area"]) == ("attack", 1, "3 1 0", "andalucia")
    assert attack["commander"] == s.box.cards[s.players[0].generals[0].card].character.name
    assert (defence["what"], defence["commander"]) == ("defence", "")
    assert told(t, "units_lost", "kinds", "area") == [{"kinds": "infantry", "area": "andalucia"}]
    assert told(t, "band_lost", "what", "area") == [{"what": "defence", "area": "andalucia"}]
    assert told(t, "land_won", "what") == [{"what": "attack"}]


def test_9_7_3_faces__the_three_dice() -> None:
    box = content()
    assert sorted(box.dice["infantry"]) == sorted(
        ["blank", "outlined_infantry", "infantry", "infantry", "cavalry", "artillery"]
    )
    for kind in ("cavalry", "artillery"):
        assert sorted(box.dice[kind]) == sorted(["outlined_infantry", "infantry", "infantry", kind, kind, kind])


@pytest.mark.parametrize(
    ("forces", "faces", "hit"),
    [
        ((3, 0, 0), ["infantry", "outlined_infantry", "blank"], 2),
        ((1, 0, 0), ["infantry", "infantry", "outlined_infantry"], 1),
        ((3, 0, 0), ["cavalry", "artillery", "blank"], 0),
        ((1, 2, 1), ["cavalry", "cavalry", "cavalry", "artillery", "artillery", "infantry"], 4),
        ((0, 0, 0), ["infantry"], 0),
    ],
)
def test_9_7_3_match__a_symbol_needs_a_unit_of_its_arm_and_each_hits_once(
    forces: tuple[int, int, int], faces: list[str], hit: int
) -> None:
    assert land_hits(forces, faces) == hit


def test_9_7_3_outlined__counts_as_two_infantry_symbols_with_the_idea() -> None:
    faces = ["outlined_infantry", "blank", "blank"]
    assert land_hits((3, 0, 0), faces) == 1
    assert land_hits((3, 0, 0), faces, 2) == 2
    assert land_hits((1, 0, 0), faces, 2) == 1


def test_9_7_4__hits_go_round_the_categories() -> None:
    """EX.9.7.hit_rotation"""
    s = field("england")
    army(s, 0, "loire", (2, 1, 0), (2, 0, 0), (1, 0, 0))
    t = call(s, lambda t: lose_units(t, 0, 4, A("loire"), "9.7.4"), answers=["infantry"])
    p = t.state.players[0]
    assert (p.armies[0].mercenaries, p.armies[0].regulars, p.armies[0].allied) == ((0, 0, 0), (1, 1, 0), (0, 0, 0))
    assert (p.exhausted, p.available, p.allied) == (1, 0, 0)


def test_9_7_4__the_owner_picks_within_a_category_and_each_roll_begins_with_mercenaries() -> None:
    s = duel(3, 3)
    s.players[0].armies[0] = replace(s.players[0].armies[0], regulars=(1, 1, 0), mercenaries=(2, 0, 0))
    rolls = [*both(LOST, "i - -"), *both(LOST, "i i -"), *both(LOST, "i - -")]
    t = on_land(s, "loire", rolls=rolls, answers=["cavalry"])
    assert [options[0][3] for _, options in asked(t, "loss")] == ["regulars"]
    assert t.state.players[0].armies[0].area is None
    assert t.state.players[0].exhausted == 2


def test_9_7_4__both_sides_hit_with_units_that_fall_in_the_same_roll() -> None:
    t = on_land(duel(1, 1), "loire", rolls=both("i - -", "i - -"))
    assert told(t, "land_won", "realms", "area") == [{"realms": "none", "area": "loire"}]
    assert [p.exhausted for p in t.state.players] == [1, 1]
    assert t.state.players[0].mil == 3


def test_9_7_all_units__armies_and_single_units_of_a_player_fight_as_one_force() -> None:
    s = duel(1, 2)
    army(s, 0, "loire", (0, 1, 0), number=1)
    loose(s, 0, "loire", 2)
    t = on_land(s, "loire", rolls=both("i i i", LOST))
    assert told(t, "land_battle")[0]["n"] == 4
    assert hits(t)[0] == 3


def test_9_7_all_units__who_is_at_war_with_nobody_there_stays_out() -> None:
    s = field("england", "france", "castile", wars=("england france",))
    army(s, 0, "loire", (3, 0, 0))
    army(s, 1, "loire", (1, 0, 0))
    army(s, 2, "loire", (5, 0, 0))
    t = on_land(s, "loire", rolls=both(WON, LOST))
    assert [line["realms"] for line in told(t, "land_battle")] == ["england", "france"]
    assert infantry(t.state, 2) == 5


def test_9_6_sequence__rounds_until_one_side_is_gone() -> None:
    t = on_land(duel(2, 2), "loire", rolls=[*both("i - -", LOST), *both(LOST, LOST), *both("i - -", LOST)])
    assert hits(t) == [1, 0, 0, 0, 1, 0]
    assert told(t, "land_won")[0]["realms"] == "england"
    assert t.state.battle is None
    assert t.state.fought == 1


def test_9_7_7__the_side_with_a_unit_left_wins() -> None:
    t = on_land(duel(2, 1), "loire", rolls=both("- - -", "i - -") + both("i - -", "- - -"))
    assert told(t, "land_won", "realms", "area") == [{"realms": "england", "area": "loire"}]
    assert t.state.players[1].armies[0].area is None


# --- who attacks: 9.6.aggressor ---


def test_9_6_aggressor__the_active_players_side_attacks() -> None:
    t = on_land(duel(), "loire", 1, rolls=both(WON, LOST))
    assert [line["realms"] for line in told(t, "land_battle")] == ["france", "england"]


def test_9_6_aggressor__without_him_the_side_that_declared_the_war() -> None:
    s = field("castile", "england", "france", wars=("france england",))
    army(s, 1, "loire", (1, 0, 0))
    army(s, 2, "loire", (3, 0, 0))
    t = on_land(s, "loire", 0, rolls=both(WON, LOST))
    assert [line["realms"] for line in told(t, "land_battle")] == ["france", "england"]


def test_9_6_aggressor__only_the_war_of_those_who_are_there_counts() -> None:
    s = field("castile", "england", "france", wars=("england castile", "france england"))
    army(s, 1, "loire", (1, 0, 0))
    army(s, 2, "loire", (3, 0, 0))
    t = on_land(s, "loire", 0, rolls=both(WON, LOST))
    assert [line["realms"] for line in told(t, "land_battle")] == ["france", "england"]


def test_9_6_aggressor__an_active_ally_fights_on_the_active_players_side() -> None:
    s = field("austria", "france", wars=("austria france",))
    lay(s.realms, {"genoa": {"allies": (0,), "active": True, "strength": 4}})
    army(s, 1, "lombardy", (2, 0, 0))
    t = on_land(s, "lombardy", 0, rolls=both(LOST, WON))
    assert [line["realms"] for line in told(t, "land_battle")] == ["genoa", "france"]


# --- order: 9.1.battles ---


def test_9_1_battles__the_active_player_sets_the_order_of_land_battles() -> None:
    s = field("castile", wars=("castile granada", "castile portugal"))
    army(s, 0, "andalucia", (4, 0, 0))
    army(s, 0, "portugal", (9, 0, 0), number=1)
    t = fight_all(s, ("andalucia", "portugal"), answers=["portugal"])
    assert asked(t, "battle_order") == [(0, [("area", "andalucia"), ("area", "portugal")])]
    assert [line["area"] for line in told(t, "land_won")] == ["portugal", "andalucia"]
    assert t.state.fought == 2


def fight_all(s: State, areas: tuple[str, ...], zones: tuple[str, ...] = (), **more: Any) -> Table[State]:
    return fight(s, "battles", 0, tuple(zones), tuple(A(a) for a in areas), **more)


def test_9_1_battles__naval_battles_come_before_all_land_battles() -> None:
    s = field("castile", wars=("castile granada",))
    army(s, 0, "andalucia", (4, 0, 0))
    at_sea(s, "western_mediterranean", 5)
    t = fight_all(s, ("andalucia",), ("western_mediterranean",))
    assert [event.key for event in t.events if event.key.endswith("_won")] == ["sea_won", "land_won"]
    assert asked(t, "battle_order") == []


# --- retreat: 9.7.6 ---


def test_9_7_6__the_attacker_is_asked_first_and_pays_with_one_more_hit() -> None:
    t = on_land(duel(), "loire", rolls=both(LOST, LOST), answers=["aquitaine"])
    assert [(seat, options) for seat, options in asked(t, "retreat")] == [(0, [("fight",), ("retreat", "aquitaine")])]
    assert t.state.players[0].armies[0].area == "aquitaine"
    assert infantry(t.state, 0) == 2
    assert told(t, "land_won")[0]["realms"] == "france"


def test_9_7_6__the_defender_may_retreat_where_attackers_remain() -> None:
    t = on_land(duel(), "loire", rolls=both(LOST, LOST), answers=["seine"])
    assert [seat for seat, _ in asked(t, "retreat")] == [0, 1]
    assert t.state.players[1].armies[0].area == "seine"
    assert infantry(t.state, 1) == 2
    assert told(t, "land_won")[0]["realms"] == "england"
    assert t.state.players[0].mil == 4


def test_9_7_6__the_extra_hit_may_take_the_last_unit() -> None:
    t = on_land(duel(1, 1), "loire", rolls=both(LOST, LOST), answers=["aquitaine"])
    assert t.state.players[0].armies[0].area is None
    assert told(t, "retreats") == []


def test_9_7_6__nobody_is_asked_when_one_side_is_gone() -> None:
    t = on_land(duel(1, 1), "loire", rolls=both("i - -", LOST))
    assert asked(t, "retreat") == []


def test_9_7_6_route__who_was_there_goes_to_one_area_next_to_it_where_no_battle_follows() -> None:
    s = duel()
    army(s, 0, "burgundy", (1, 0, 0), number=1)
    rebels(s, "languedoc", 1)
    t = on_land(s, "loire", rolls=both(LOST, LOST), answers=["seine"])
    places = [option[1] for option in asked(t, "retreat")[1][1][1:]]
    assert set(places) == {"aquitaine", "brittanynormandy", "seine"}


def test_9_7_6_route__not_into_an_area_whose_independent_owner_would_fight() -> None:
    s = duel()
    s.wars = [*s.wars, *field("france", wars=("france brittany",)).wars]
    t = on_land(s, "loire", rolls=both(LOST, LOST), answers=["seine"])
    assert ("retreat", "brittanynormandy") not in asked(t, "retreat")[1][1]


def test_9_7_6_route__access_is_paid_for_neutral_land() -> None:
    s = field("england", "france", wars=("england france",))
    army(s, 0, "seine", (3, 0, 0))
    army(s, 1, "seine", (3, 0, 0))
    lay(s.areas, {"rhineland": {"influence": (1, 0)}})
    t = on_land(s, "seine", 1, rolls=both(LOST, LOST), answers=[("fight",), ("retreat_paying", "rhineland", "ducats")])
    ways = asked(t, "retreat")[1][1]
    assert ("retreat_paying", "rhineland", "influence") in ways
    assert t.state.players[0].armies[0].area == "rhineland"
    assert t.state.players[0].ducats == 15 - 3


def test_9_7_6_route__not_where_another_player_must_let_them_pass() -> None:
    s = field("england", "france", "austria", wars=("england france",))
    army(s, 0, "switzerland", (3, 0, 0))
    army(s, 1, "switzerland", (3, 0, 0))
    t = on_land(
        s, "switzerland", 1, rolls=both(LOST, LOST), answers=[("fight",), ("retreat_paying", "rhineland", "ducats")]
    )
    ways = asked(t, "retreat")[1][1]
    assert "tirol" not in [option[1] for option in ways[1:]]  # all of it is Austria's


def test_9_7_6_route__each_army_goes_back_to_where_it_came_from() -> None:
    s = duel()
    army(s, 0, "loire", (2, 0, 0), number=1)
    loose(s, 0, "loire", 1)
    came = [("brittanynormandy", 1), ("seine", NONE)]
    s.came += [Came(0, A("loire"), A(source), army=number) for source, number in came]
    t = on_land(s, "loire", rolls=both(LOST, LOST), answers=[("back",)])
    assert [x.area for x in t.state.players[0].armies[:2]] == ["aquitaine", "brittanynormandy"]
    assert t.state.areas[A("seine")].infantry == (1, 0)


def test_9_7_6_route__who_came_by_sea_goes_back_by_sea() -> None:
    s = field("england", "france", wars=("england france",))
    army(s, 0, "seine", (3, 0, 0))
    army(s, 1, "seine", (3, 0, 0))
    s.came = [Came(0, A("seine"), A("eastanglia"), (Z_CHANNEL,), army=0)]
    stranded = on_land(s, "seine", rolls=[*both(LOST, LOST), *both("i i i", LOST)])
    assert [seat for seat, _ in asked(stranded, "retreat")] == [1]
    s = field("england", "france", wars=("england france",))
    army(s, 0, "seine", (3, 0, 0))
    army(s, 1, "seine", (3, 0, 0))
    at_sea(s, "english_channel", 1, 0)
    s.came = [Came(0, A("seine"), A("eastanglia"), (Z_CHANNEL,), army=0)]
    t = on_land(s, "seine", rolls=both(LOST, LOST), answers=["eastanglia"])
    assert t.state.players[0].armies[0].area == "eastanglia"


def test_9_7_6_route__not_back_to_where_enemies_stand_now() -> None:
    t = on_land(rebels(duel(1, 1), "aquitaine", 1), "loire", rolls=[*both(LOST, LOST), *both("i - -", LOST)])
    assert {seat for seat, _ in asked(t, "retreat")} == {1}


def test_9_7_6_route__recruits_were_there_and_without_a_way_nobody_retreats() -> None:
    s = field("england", "france", wars=("england france",))
    army(s, 0, "ireland", (2, 0, 0))
    army(s, 1, "ireland", (2, 0, 0))
    t = on_land(s, "ireland", rolls=both("i i -", LOST))
    assert asked(t, "retreat") == []


# --- several on a side ---


def trio(mine: int, english: int, castilian: int) -> State:
    """France attacks England and Castile in the Loire."""
    s = field("france", "england", "castile", wars=("france england", "france castile"))
    army(s, 0, "loire", (mine, 0, 0))
    army(s, 1, "loire", (english, 0, 0))
    army(s, 2, "loire", (castilian, 0, 0))
    return s


def test_9_7_allies__realms_with_a_common_enemy_fight_together_with_one_pool() -> None:
    t = on_land(trio(1, 2, 2), "loire", rolls=both(LOST, "i - -"), answers=[("seat", 1)])
    assert told(t, "land_battle", "what", "realms", "n", "area")[1] == {
        "what": "defence",
        "realms": "england castile",
        "n": 4,
        "area": "loire",
    }
    assert [line["results"] for line in told(t, "battle_dice")][1] == "infantry blank blank"


def test_9_7_allies__enemies_of_each_other_are_never_on_one_side() -> None:
    s = field("france", "england", "castile", wars=("france england", "france castile", "england castile"))
    army(s, 0, "loire", (3, 0, 0))
    army(s, 1, "loire", (2, 0, 0))
    army(s, 2, "loire", (1, 0, 0))
    t = on_land(s, "loire", rolls=[*both("i i -", LOST), *both("i - -", LOST)])
    assert [line["realms"] for line in told(t, "land_battle")] == ["france", "england", "france", "castile"]
    assert t.state.fought == 2


def test_9_6_aggressor__ties_are_the_active_players_else_the_attackers_else_the_first_players() -> None:
    s = trio(1, 2, 2)
    battle = Battle((Side(leader=1), Side(leader=0)), area=A("loire"))
    s.turn = 2
    assert arbiter(s, battle) == 2
    s.phase, s.turn, s.first = 3, NONE, 0
    assert arbiter(s, battle) == 1
    assert arbiter(s, Battle((Side(), Side(leader=1)), area=A("loire"))) == 0


def test_9_7_main_defender__most_units_lead() -> None:
    t = on_land(trio(1, 2, 3), "loire", rolls=both(LOST, "i - -"))
    assert told(t, "leads") == [{"seat": 2}]
    assert asked(t, "main_defender") == []


def test_9_7_main_defender__on_a_tie_the_one_of_them_decides_who_had_a_turn_last() -> None:
    s = trio(1, 3, 3)
    s.acted = [0, 2, 1]
    t = on_land(s, "loire", rolls=both(LOST, "i - -"), answers=[("seat", 1)])
    assert asked(t, "main_defender") == [(2, [("seat", 1), ("seat", 2)])]
    assert told(t, "leads") == [{"seat": 1}]


def test_9_7_main_defender__the_active_player_leads_his_side_however_few_units_he_has() -> None:
    s = field("france", "england", "castile", wars=("france england", "castile england"))
    army(s, 0, "loire", (1, 0, 0))
    army(s, 1, "loire", (2, 0, 0))
    army(s, 2, "loire", (3, 0, 0))
    t = on_land(s, "loire", rolls=both("i i i", LOST))
    assert told(t, "land_battle")[0]["realms"] == "castile france"
    assert told(t, "leads") == [{"seat": 0}]
    assert [sum(d.what == "battle_won" for d in p.deeds) for p in t.state.players] == [1, 0, 1]


def test_9_7_7__who_has_no_unit_left_has_not_won_with_his_side() -> None:
    t = on_land(trio(1, 2, 1), "loire", rolls=[*both("i - -", LOST), *both("i - -", "i - -")], answers=FIRST_CASTILE)
    assert told(t, "land_won")[0]["realms"] == "england"
    assert t.state.players[2].exhausted == 1
    assert t.state.players[2].deeds == []


FIRST_CASTILE = ["castile"]


def test_9_7_allies_hits__in_turn_from_the_one_with_most_units() -> None:
    t = on_land(trio(3, 3, 1), "loire", rolls=[*both("i i i", "- - -"), *both("i - -", LOST)])
    assert (infantry(t.state, 1), infantry(t.state, 2)) == (0, 0)
    assert t.state.players[1].exhausted == 3
    assert shares([3, 1], 3) == [2, 1]
    assert shares([2, 2, 1], 4) == [2, 1, 1]
    assert shares([1, 1], 5) == [1, 1]


def test_9_7_allies_hits__the_active_player_breaks_ties() -> None:
    s = trio(3, 2, 2)
    t = on_land(s, "loire", rolls=[*both("i - -", LOST), *both("i i i", LOST)], answers=[("seat", 1), "castile"])
    assert asked(t, "hit_first")[0] == (0, [("realm", "england"), ("realm", "castile")])
    lost = [line["seat"] for line in told(t, "units_lost")]
    assert lost[0] == 2


AWAY = [("fight",), ("retreat", "aquitaine"), ("fight",)]


def test_9_7_allies_retreat__each_player_decides_alone() -> None:
    s = trio(2, 2, 1)
    t = on_land(s, "loire", rolls=[*both(LOST, LOST), *both("i - -", LOST)], answers=AWAY)
    assert [seat for seat, _ in asked(t, "retreat")][:3] == [0, 1, 2]
    assert t.state.players[1].armies[0].area == "aquitaine"
    assert t.state.players[2].exhausted == 1
    assert told(t, "land_won")[0]["realms"] == "france"


def test_9_7_npr_units__they_fight_beside_a_player_and_leave_after_the_battle() -> None:
    s = field("castile", "france", wars=("castile granada", "castile france"))
    army(s, 0, "andalucia", (3, 0, 0))
    army(s, 1, "andalucia", (1, 0, 0))
    t = on_land(s, "andalucia", rolls=[*both(LOST, "i i i")])
    assert told(t, "land_battle", "what", "realms", "n", "area")[1] == {
        "what": "defence",
        "realms": "granada france",
        "n": 3,
        "area": "andalucia",
    }
    assert t.state.players[1].armies[0].regulars == (1, 0, 0)
    assert t.state.areas[A("andalucia")].rebels == 0
    assert told(t, "drawn_leader", "card", "realms") == told(t, "no_leader", "card", "realms") == []


def test_9_7_main_defender__a_player_leads_beside_more_units_of_an_independent_realm() -> None:
    s = field("castile", "france", wars=("castile granada", "castile france"))
    army(s, 0, "andalucia", (3, 0, 0))
    army(s, 1, "andalucia", (1, 0, 0))
    general(s, 1, ("cavalry", "cavalry"))
    rolls = [*dice("attack", infantry=LOST), *dice("defence", infantry="i i -", cavalry="i i")]
    assert hits(on_land(s, "andalucia", rolls=rolls)) == [0, 3]


# --- independent realms: 13.4 ---


def test_13_4_joint__all_enemy_realms_of_the_area_defend_together() -> None:
    s = field("england", wars=("england desmond", "england leinster"))
    army(s, 0, "ireland", (3, 0, 0))
    t = on_land(s, "ireland", rolls=both("i i i", LOST))
    assert told(t, "land_battle", "what", "realms", "n", "area")[1] == {
        "what": "defence",
        "realms": "leinster desmond",
        "n": 2,
        "area": "ireland",
    }


def test_13_4_defend_land__a_realm_defends_the_provinces_of_its_vassals() -> None:
    s = army(field("castile", wars=("castile aragon",)), 0, "naples", (9, 0, 0))
    assert overlord(s, P("napoli")) == "aragon"
    t = on_land(s, "naples", draws=DRAWN)
    assert told(t, "land_battle")[1]["realms"] == "aragon"


def test_13_4_aftermath__defenders_leave_and_do_not_come_again_while_enemies_stand_there() -> None:
    s = army(field("castile", wars=("castile granada",)), 0, "andalucia", (4, 0, 0))
    t = on_land(s, "andalucia", rolls=both("i i -", LOST))
    assert t.state.battle is None
    assert not is_due(t.state, Site(area=A("andalucia")))
    turn_begins(t.state)
    t.state.players[0].armies[0] = replace(t.state.players[0].armies[0], area=A("leon"))
    turn_begins(t.state)
    assert raised(t.state, R("granada"), Site(area=A("andalucia")), ())[0] == 2


def test_13_4_several_battles__the_capital_area_has_all_it_can() -> None:
    s = field("austria", wars=("austria venice",))
    army(s, 0, "venetia", (4, 0, 0))
    army(s, 0, "lombardy", (9, 0, 0), number=1)
    sites = [Site(area=A("venetia")), Site(area=A("lombardy"))]
    assert raised(s, R("venice"), sites[0], sites)[0] == 5
    assert raised(s, R("venice"), sites[1], sites)[0] == 1
    t = fight_all(s, ("venetia", "lombardy"), answers=["lombardy"], draws=DRAWN)
    lines = [line for line in told(t, "land_battle") if line["what"] == "defence"]
    assert [(line["area"], line["n"]) for line in lines] == [("lombardy", 1), ("venetia", 5)]


def test_13_4_several_battles__then_against_the_largest_force_then_the_first_battle() -> None:
    s = field("austria", wars=("austria milan",))
    lay(s.provinces, {p: {"dnpr": R("milan")} for p in ("ferrara", "treviso")})
    army(s, 0, "centralitaly", (2, 0, 0))
    army(s, 0, "venetia", (3, 0, 0), number=1)
    sites = [Site(area=A("centralitaly")), Site(area=A("venetia"))]
    milan = R("milan")
    assert P("milano") in raised(s, milan, sites[1], sites)[1]
    assert P("milano") not in raised(s, milan, sites[0], sites)[1]
    army(s, 0, "centralitaly", (3, 0, 0))
    assert P("milano") in raised(s, milan, sites[0], sites)[1]


def test_13_4_several_battles__nothing_is_kept_for_an_area_where_it_has_no_province_left() -> None:
    s = field("austria", "france", wars=("austria venice", "austria france"))
    lay(s.provinces, {p: {"occupier": 0} for p in ("verona", "treviso", "venezia")})
    army(s, 0, "venetia", (2, 0, 0))
    army(s, 1, "venetia", (2, 0, 0))
    army(s, 0, "lombardy", (3, 0, 0), number=1)
    sites = [Site(area=A("venetia")), Site(area=A("lombardy"))]
    lay(s.provinces, {"ferrara": {"dnpr": R("venice")}})
    assert raised(s, R("venice"), sites[1], sites) == (2, ["brescia", "ferrara"])
    lay(s.provinces, {"verona": {"occupier": NONE}})
    assert raised(s, R("venice"), sites[1], sites) == (1, ["brescia"])


def test_9_2_once__provinces_that_defended_do_not_defend_again_in_the_turn() -> None:
    s = field("austria", wars=("austria venice",))
    army(s, 0, "venetia", (9, 0, 0))
    t = on_land(s, "venetia", draws=DRAWN)
    assert set(t.state.used_land) == {"verona", "treviso", "venezia", "brescia", "zara"}


ADVISORS = [c.id for c in content().cards.values() if c.deck == "mil" and c.character.role == "advisor"]
DRAWN = ADVISORS[:1]


def test_13_4_leader__three_units_or_more_turn_up_the_top_military_card() -> None:
    s = field("austria", wars=("austria venice",))
    army(s, 0, "venetia", (9, 0, 0))
    leader = next(c.id for c in content().cards.values() if c.deck == "mil" and c.character.dice)
    who = content().cards[leader].character
    t = on_land(s, "venetia", draws=[leader])
    assert told(t, "drawn_leader")[0]["card"] == leader
    thrown = told(t, "battle_dice")[1]["results"].split()
    assert len(thrown) == 3 + len(who.dice)
    assert t.state.discard_mil == [leader]
    assert t.state.aside == []


def test_13_4_leader__an_advisor_gives_nothing_and_is_discarded() -> None:
    s = field("austria", wars=("austria venice",))
    army(s, 0, "venetia", (9, 0, 0))
    t = on_land(s, "venetia", draws=DRAWN)
    assert told(t, "drawn_leader", "card", "realms") == []
    assert len(told(t, "battle_dice")[1]["results"].split()) == 3
    assert t.state.discard_mil == DRAWN


def test_13_4_leader__two_units_draw_none_and_three_rebels_do() -> None:
    t = on_land(army(field("castile", wars=("castile granada",)), 0, "andalucia", (9, 0, 0)), "andalucia")
    assert t.state.discard_mil == []
    t = on_land(rebels(army(field("castile"), 0, "leon", (9, 0, 0)), "leon", 3), "leon")
    assert len(t.state.discard_mil) == 1


def test_13_4_roller__the_player_to_the_right_of_the_active_one_rolls() -> None:
    s = field("castile", "england", "france", wars=("castile granada",))
    army(s, 0, "andalucia", (9, 0, 0))
    t = on_land(s, "andalucia", rolls=both("i i i", LOST))
    assert told(t, "battle_dice")[1]["seat"] == 2


def test_13_4_no_pieces__more_units_than_there_are_pieces() -> None:
    s = field("austria", wars=("austria venice",))
    lay(s.provinces, {p: {"dnpr": R("venice")} for p in [q for q in s.provinces if q in RICH]})
    rebels(s, "ireland", 20)
    army(s, 0, "venetia", (9, 0, 0))
    n = raised(s, R("venice"), Site(area=A("venetia")), ())[0]
    assert n > 25 - 20


RICH = ("milano", "genova", "mantova", "parma", "cremona")


def test_13_4_flee__fewer_units_than_the_enemy_withdraw() -> None:
    s = field("austria", wars=("austria venice",))
    army(s, 0, "lombardy", (3, 0, 0))
    army(s, 0, "venetia", (1, 0, 0), number=1)
    s = began(s)
    s.stood_land = {A("venetia"): (R("venice"),)}
    t = on_land(s, "lombardy", rolls=both(LOST, LOST))
    assert told(t, "land_battle")[1]["n"] < 3
    assert told(t, "flees")[0]["realm"] == "venice"
    assert told(t, "land_won")[0]["realms"] == "austria"


def test_13_4_flee__as_many_as_the_enemy_stay() -> None:
    s = field("austria", wars=("austria venice",))
    army(s, 0, "lombardy", (1, 0, 0))
    army(s, 0, "venetia", (1, 0, 0), number=1)
    s.stood_land = {A("venetia"): (R("venice"),)}
    t = on_land(s, "lombardy", rolls=[*both(LOST, LOST), *both("i - -", LOST)])
    assert told(t, "flees", "realm", "n") == []


def test_13_4_flee__not_from_the_capital_area() -> None:
    s = field("austria", wars=("austria venice",))
    army(s, 0, "venetia", (9, 0, 0))
    t = on_land(s, "venetia", draws=DRAWN, rolls=DULL + both("i i i", LOST) + both("i i i", LOST))
    assert told(t, "flees", "realm", "n") == []


DULL = both(LOST, LOST)


def test_13_4_flee__not_from_the_last_area_that_it_controls() -> None:
    s = field("austria", wars=("austria venice",))
    lay(s.provinces, {p: {"occupier": 0} for p in ("verona", "treviso", "venezia", "zara")})
    army(s, 0, "lombardy", (5, 0, 0))
    t = on_land(s, "lombardy", rolls=[*both(LOST, LOST), *both("i - -", LOST)])
    assert told(t, "flees", "realm", "n") == []


def test_13_4_flee__not_beside_rebels() -> None:
    s = field("austria", wars=("austria venice",))
    army(s, 0, "lombardy", (5, 0, 0))
    s.stood_land = {A("venetia"): (R("venice"),)}
    rebels(s, "lombardy", 1)
    army(s, 0, "venetia", (1, 0, 0), number=1)
    t = on_land(s, "lombardy", rolls=[*both(LOST, LOST), *both("i i i", LOST)], all_rolls=False)
    assert told(t, "flees", "realm", "n") == []


def test_13_4_flee__after_the_attackers_own_retreat_there_is_nothing_to_flee_from() -> None:
    s = field("austria", wars=("austria venice",))
    army(s, 0, "lombardy", (5, 0, 0))
    army(s, 0, "venetia", (1, 0, 0), number=1)
    s.stood_land = {A("venetia"): (R("venice"),)}
    s.came = [Came(0, A("lombardy"), A("tirol"), army=0)]
    t = on_land(s, "lombardy", rolls=both(LOST, LOST), answers=["tirol"])
    assert told(t, "flees", "realm", "n") == []
    assert told(t, "land_won")[0]["realms"] == "venice"


def test_14_3_battle__rebels_fight_to_the_last() -> None:
    s = rebels(army(field("castile"), 0, "leon", (9, 0, 0)), "leon", 2)
    t = on_land(s, "leon", rolls=[*both("i - -", LOST), *both(LOST, LOST), *both("i - -", LOST)])
    assert hits(t) == [1, 0, 0, 0, 1, 0]
    assert told(t, "flees", "realm", "n") == []


def test_13_5_4__invaders_may_withdraw_and_are_not_rebels_yet() -> None:
    s = rebels(army(field("castile", wars=("castile granada",)), 0, "leon", (9, 0, 0)), "leon", 2)
    s.phase, s.turn, s.invader = 3, NONE, R("granada")
    t = on_land(s, "leon", NONE, rolls=both(LOST, LOST))
    assert told(t, "land_battle")[0]["realms"] == "granada"
    assert told(t, "flees", "realm", "n") == [{"realm": "granada", "n": 2}]
    assert t.state.areas[A("leon")].rebels == 0


# --- what is remembered ---


def test_9_7_reward__only_for_the_first_win_of_the_turn() -> None:
    s = duel()
    s.rewarded = True
    t = on_land(s, "loire", rolls=both(WON, LOST))
    assert t.state.players[0].mil == 3
    t = on_land(duel(), "loire", rolls=both(WON, LOST))
    assert (t.state.players[0].mil, t.state.rewarded) == (4, True)


def test_9_7_6_route__when_the_battles_are_over_nobody_has_just_come() -> None:
    t = on_land(duel(), "loire", rolls=both(WON, LOST))
    assert t.state.came == []


def test_13_4_aftermath__what_could_not_defend_before_does_not_do_so_later_in_the_turn() -> None:
    s = field("austria", wars=("austria venice",))
    army(s, 0, "venetia", (9, 0, 0))
    army(s, 0, "lombardy", (1, 0, 0), number=1)
    s.stood_land = {A("lombardy"): (R("venice"),)}
    t = on_land(s, "venetia", draws=DRAWN)
    t.state.players[0].armies[1] = t.state.players[0].armies[2]
    assert P("brescia") not in t.state.used_land
    assert not is_due(t.state, Site(area=A("venetia")))


def test_9_7_reward__the_defender_gets_none() -> None:
    t = on_land(duel(), "loire", rolls=both(LOST, WON))
    assert [p.mil for p in t.state.players] == [3, 3]


def test_9_7_7__a_victory_is_remembered_for_goals() -> None:
    t = on_land(duel(3, 2), "loire", rolls=both(WON, LOST))
    deed = next(deed for deed in t.state.players[0].deeds if deed.what == "battle_won")
    assert set(deed.tags) >= {"land", "against:france", "pr", "enemy_units:2", "total_units:5"}
    assert t.state.players[1].deeds == []
    t = on_land(rebels(army(field("castile"), 0, "leon", (9, 0, 0)), "leon", 1), "leon", rolls=both(WON, LOST))
    assert "rebels" in t.state.players[0].deeds[0].tags
    assert "npr" not in t.state.players[0].deeds[0].tags
    t = on_land(army(field("castile", wars=("castile granada",)), 0, "andalucia", (9, 0, 0)), "andalucia")
    assert {"muslim", "npr"} <= set(t.state.players[0].deeds[0].tags)


# --- Austria against Venice: the battles of the book's great example ---


def venetian_war() -> State:
    """Austria has declared war on Venice, Genoa has joined it as an active ally, France defends Venice."""
    s = field("austria", "france", wars=("austria venice", "austria france"))
    lay(s.realms, {"genoa": {"allies": (0,), "active": True, "strength": 4}})
    army(s, 0, "venetia", (3, 0, 0))
    army(s, 0, "lombardy", (3, 0, 0), number=1)
    army(s, 1, "lombardy", (2, 0, 0))
    at_sea(s, "adriatic_sea", 1, 0)
    at_sea(s, "gulf_of_lion", 0, 2)
    return s


VENETIAN = ("adriatic_sea", "gulf_of_lion"), ("venetia", "lombardy")


def test_13_4_active_half__genoa_joins_austria_in_lombardy_and_france_joins_venice() -> None:
    """EX.9.2.complex_dow_venice: its battles"""
    s = venetian_war()
    guns = "i i i"
    rolls = [*both(guns, "a i i", "artillery"), *both("a a i", guns, "artillery")]
    rolls += [*both("- - -", WON), *both(WON, LOST), *both(WON, LOST)]
    first = ["adriatic_sea", "venetia"]
    t = fight_all(s, VENETIAN[1], VENETIAN[0], answers=first, draws=ADVISORS[:3], all_rolls=False, rolls=rolls)
    sea = [(line["zone"], line["what"], line["realms"], line["n"]) for line in told(t, "sea_battle")]
    assert sea == [
        ("adriatic_sea", "attack", "austria", 1),
        ("adriatic_sea", "defence", "venice", 5),
        ("gulf_of_lion", "attack", "genoa", 3),
        ("gulf_of_lion", "defence", "france", 2),
    ]
    land = [(line["area"], line["realms"], line["n"]) for line in told(t, "land_battle")]
    assert land[:2] == [("venetia", "austria", 3), ("venetia", "venice", 5)]
    assert land[2:] == [("lombardy", "austria genoa", 5), ("lombardy", "france venice", 3)]
    assert t.state.fought == 4
    assert t.state.battle is None
    assert all(ground.rebels == 0 for ground in t.state.areas.values())


def test_13_4_active_half__a_french_win_in_the_gulf_of_lion_cuts_off_corsica() -> None:
    s = venetian_war()
    sites = [Site(area=A("venetia")), Site(area=A("lombardy"))]
    assert raised(s, R("genoa"), sites[1], sites)[0] == 1  # the French ships are still there
    at_sea(s, "gulf_of_lion", 0, 0)
    assert raised(s, R("genoa"), sites[1], sites)[0] == 2


def test_9_7_when__between_turns_no_enemies_share_an_area() -> None:
    s = duel()
    s.agenda = [("next_turn",)]
    with pytest.raises(Broken, match="beside its enemies"):
        _check_battle(s)
    s.wars = []
    _check_battle(s)
    rebels(s, "loire", 1)
    with pytest.raises(Broken, match="beside its enemies"):
        _check_battle(s)


def test_9_6_sequence__a_battle_is_stored_in_the_middle_of_it_and_goes_on() -> None:
    """The record of a battle and the steps to come are part of the state."""
    s = duel()
    setup = Setup("europa_universalis", 2, 1, revision=2)
    t: Table[State] = Table(GAME, setup, s.box, keep=False, history=True, origin=s)
    t.forced = both(LOST, LOST)
    t.push(("battles", 0, (), (A("loire"),)))
    t.run()
    assert t.pending[0].kind == "retreat"
    assert dict(t.pending[0].about) == {
        "rule": "9.7.6", "place": "area-loire", "round": 1, "mine": 3, "theirs": 3, "cost": 1
    }  # fmt: skip
    shown = next(panel for panel in panels(t.state) if panel.title == "panel-battle")
    rows = dict(shown.rows)
    assert (rows["row-battle_attack"], rows["row-attack_dice"]) == ({"realm-england": 3}, {"die-infantry": 3})
    for language in LANGUAGES:
        words = Words(texts_of(EUROPA, language), Look(Console()))
        for label, value in shown.rows:
            assert words.label(label)
            assert not re.search(r"\w-\w+_", words.value(value).plain)
    shape = shape_of(State)
    again = decode(encode(t.state, shape), shape, s.box)
    assert again == t.state
    assert again.battle is not None
