"""Battles at sea and pirates: 9.9, 13.4.defend_sea."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from europa_universalis.build import A, P, R, Z, content, lay
from europa_universalis.war_kit import (
    asked,
    at_sea,
    began,
    both,
    dice,
    field,
    fight,
    fleet,
    hits,
    in_hand,
    knows,
    leaders,
    out_of_deck,
    told,
)
from regnum.games.europa_universalis.content.shapes import Node
from regnum.games.europa_universalis.fights import Site, is_due, raised, sea_hits
from regnum.games.europa_universalis.model import Fleet, Posted, State
from regnum.games.europa_universalis.steps.naval import places
from regnum.kernel import Table

MISS = "i i i"
CHANNEL, LION, ADRIATIC = "english_channel", "gulf_of_lion", "adriatic_sea"


def duel(mine: int = 3, theirs: int = 3) -> State:
    """England and France at sea in the Channel."""
    return at_sea(field("england", "france", wars=("england france",)), CHANNEL, mine, theirs)


def sea(s: State, zone: str = CHANNEL, seat: int = 0, **more: Any) -> Table[State]:
    return fight(s, "battles", seat, (Z(zone),), (), **more)


def guns(attack: str, defence: str) -> list[tuple[str, str, tuple[int, ...]]]:
    return both(attack, defence, "artillery")


def ships(t: Table[State], seat: int, zone: str = CHANNEL) -> int:
    return t.state.zones[Z(zone)].ships[seat]


# --- when ---


def test_9_9_when__enemy_ships_in_one_zone_fight() -> None:
    s = duel()
    assert is_due(s, Site(zone=Z(CHANNEL)))
    s.wars = []
    assert not is_due(s, Site(zone=Z(CHANNEL)))


def test_9_9_when__ships_in_a_zone_with_ports_of_an_independent_enemy_fight() -> None:
    s = at_sea(field("austria", wars=("austria venice",)), ADRIATIC, 1)
    t = sea(s, ADRIATIC, rolls=guns(MISS, "a i i"), draws=[ADVISOR])
    assert told(t, "sea_battle", "what", "realms", "n", "zone")[1] == {
        "what": "defence",
        "realms": "venice",
        "n": 5,
        "zone": ADRIATIC,
    }


ADVISOR = next(c.id for c in content().cards.values() if c.deck == "mil" and c.character.role == "advisor")


def test_5_5_no_battle__not_where_hostile_ships_stood_when_the_turn_began() -> None:
    s = began(at_sea(field("austria", wars=("austria venice",)), ADRIATIC, 1))
    assert not is_due(s, Site(zone=Z(ADRIATIC)))
    s = began(at_sea(field("austria"), ADRIATIC, 1))
    s.wars = field("austria", wars=("austria venice",)).wars
    assert is_due(s, Site(zone=Z(ADRIATIC)))


def test_9_9_when__ships_in_port_are_left_alone() -> None:
    s = at_sea(field("england", "france", wars=("england france",)), CHANNEL, 3, 0)
    s.players[1].docked = {P("picardie"): 2}
    assert not is_due(s, Site(zone=Z(CHANNEL)))


def test_13_4_defend_sea__an_active_ally_uses_all_its_ports() -> None:
    s = at_sea(field("austria", "france", wars=("austria france",)), LION, 0, 2)
    lay(s.realms, {"genoa": {"allies": (0,), "active": True, "strength": 4}})
    t = sea(s, LION, rolls=guns("a a i", MISS), draws=[ADVISOR])
    assert [(line["realms"], line["n"]) for line in told(t, "sea_battle")] == [("genoa", 3), ("france", 2)]
    assert told(t, "sea_won")[0]["realms"] == "genoa"
    assert t.state.players[0].mil == 3  # the active player was not there


def test_13_4_joint__ports_of_two_enemies_on_a_zone_defend_together() -> None:
    s = at_sea(field("austria", wars=("austria venice", "austria papal_states")), ADRIATIC, 9)
    t = sea(s, ADRIATIC, draws=[ADVISOR])
    assert told(t, "sea_battle", "what", "realms", "n", "zone")[1] == {
        "what": "defence", "realms": "venice papal_states", "n": 6, "zone": ADRIATIC
    }  # fmt: skip


def test_13_4_several_battles__zones_next_to_the_capital_come_first() -> None:
    s = field("france", wars=("france england",))
    at_sea(s, CHANNEL, 1)
    at_sea(s, "eastern_atlantic", 5)
    sites = [Site(zone=Z("eastern_atlantic")), Site(zone=Z(CHANNEL))]
    assert raised(s, R("england"), sites[0], sites[:1]) == (2, ["wales", "wessex"])
    assert raised(s, R("england"), sites[0], sites) == (1, ["wales"])
    assert P("wessex") in raised(s, R("england"), sites[1], sites)[1]


def test_9_2_once__ports_that_fought_do_not_fight_again_in_the_turn() -> None:
    s = at_sea(field("austria", wars=("austria venice",)), ADRIATIC, 9)
    t = sea(s, ADRIATIC, draws=[ADVISOR])
    assert set(t.state.used_sea) == {"treviso", "venezia", "verona", "zara"}
    assert not is_due(t.state, Site(zone=Z(ADRIATIC)))


# --- dice and hits ---


def test_9_9_3__three_artillery_dice_and_each_ship_hits_once() -> None:
    t = sea(duel(2, 9), rolls=[*guns("a a a", MISS), *guns("a a a", "a a i")], all_rolls=False)
    assert hits(t)[0] == 2
    assert {entry[1] for entry in t.log if entry is not None and entry[0] == "roll"} == {
        "attack:artillery",
        "defence:artillery",
    }


@pytest.mark.parametrize(
    ("afloat", "heavy", "faces", "hit"),
    [
        (3, 0, ["artillery", "artillery", "infantry"], 2),
        (1, 0, ["artillery", "artillery"], 1),
        (2, 1, ["infantry"], 1),
        (2, 2, ["artillery", "artillery", "artillery"], 4),
        (1, 0, ["outlined_infantry", "cavalry"], 0),
    ],
)
def test_9_9_3__a_heavy_ship_adds_a_hit_of_its_own(afloat: int, heavy: int, faces: list[str], hit: int) -> None:
    assert sea_hits(afloat, heavy, faces) == hit


def test_9_9_5b__a_heavy_ships_hit_and_a_captured_ship() -> None:
    """EX.9.9.sea_battle_capture"""
    s = at_sea(field("england", "france", wars=("england france",)), CHANNEL, 0, 2)
    fleet(s, 0, CHANNEL, heavy=1, light=1)
    t = sea(s, rolls=guns("a o i", "a i o"), answers=["fleet_heavy", ("take", "light", "fleet")])
    assert hits(t) == [2, 1]
    assert t.state.players[0].fleet == Fleet(zone=Z(CHANNEL), light=2, heavy=1, damaged=1)
    assert ships(t, 1) == 0
    assert told(t, "captured")[0]["kind"] == "light"
    assert t.state.players[0].mil == 4


def test_9_9_4__the_owner_chooses_and_a_heavy_ship_sinks_at_the_second_hit() -> None:
    s = at_sea(field("england", "france", wars=("england france",)), CHANNEL, 1, 2)
    fleet(s, 0, CHANNEL, heavy=2)
    rolls = [*guns(MISS, "a a i"), *guns("a a a", MISS)]
    t = sea(s, rolls=rolls, answers=["fleet_heavy", "fleet_damaged"], all_rolls=False)
    assert t.state.players[0].fleet == Fleet(zone=Z(CHANNEL), heavy=1)
    assert told(t, "ships_sunk")[0]["n"] == 1


def test_9_9_4__a_damaged_ship_may_be_spared() -> None:
    s = at_sea(field("england", "france", wars=("england france",)), CHANNEL, 0, 3)
    fleet(s, 0, CHANNEL, heavy=2)
    t = sea(s, rolls=guns("a a i", "a a i"), answers=["fleet_heavy"], all_rolls=False)
    assert t.state.players[0].fleet.damaged == 2


def test_9_9_slots__who_fights_leaves_the_protection_spaces() -> None:
    s = duel(0, 0)
    at_sea(s, CHANNEL, 1, 2, guard=(2, 0))
    t = sea(s, rolls=guns("a a i", MISS))
    assert t.state.zones[Z(CHANNEL)].guard == (0, 0)
    assert ships(t, 0) == 3


# --- admirals ---


def admiral(s: State, seat: int, weakness: int = 0) -> State:
    card = out_of_deck(s, leaders(("artillery", "artillery"), weak=False)[seat])
    s.players[seat].admiral = Posted(card, weakness)
    return s


def test_9_9_1__an_admiral_leads_with_his_fleet_only() -> None:
    s = admiral(duel(3, 3), 0)
    t = sea(s)
    assert len(told(t, "battle_dice")[0]["results"].split()) == 3
    s = admiral(fleet(duel(3, 3), 0, CHANNEL, light=1), 0)
    t = sea(s)
    assert len(told(t, "battle_dice")[0]["results"].split()) == 5


def test_9_9_1__the_attacker_may_appoint_one_the_defender_not() -> None:
    s = fleet(fleet(duel(0, 0), 0, CHANNEL, light=3), 1, CHANNEL, light=3)
    cards = [in_hand(s, seat, card) for seat, card in enumerate(leaders(("cavalry", "cavalry"), cost=1)[:2])]
    t = sea(s, answers=[("admiral", cards[0])])
    assert asked(t, "battle_general") == [(0, [("enough",), ("admiral", cards[0])])]
    assert t.state.players[0].admiral is not None
    assert t.state.players[1].admiral is None


def test_9_9_5a__a_pair_of_outlined_symbols_wounds_the_admiral() -> None:
    s = admiral(fleet(duel(3, 0), 1, CHANNEL, light=2, heavy=1), 1)
    rolls = [*dice("attack", artillery="o o a"), *dice("defence", artillery="i i i i i")]
    rolls += [*dice("attack", artillery="o o a"), *dice("defence", artillery="i i i i i")]
    t = sea(s, rolls=rolls, all_rolls=False)
    assert told(t, "commander_dies")
    assert t.state.players[1].admiral is None


# --- boarding ---


def test_9_9_5b__only_ships_sunk_in_the_last_round_and_only_when_the_enemy_has_none_left() -> None:
    rolls = [*guns("o a i", MISS), *guns("o a i", MISS), *guns("o a i", MISS)]
    t = sea(duel(2, 3), rolls=rolls, answers=[("take", "light", "zone")])
    assert len(asked(t, "capture")) == 1
    assert ships(t, 0) == 3


def test_9_9_5b__one_for_each_outlined_symbol_and_no_more_than_sank_in_the_round() -> None:
    t = sea(duel(2, 2), rolls=guns("o a a", MISS), answers=[("take", "light", "zone")])
    assert (ships(t, 0), len(asked(t, "capture"))) == (3, 1)
    t = sea(duel(2, 2), rolls=[*guns("a i i", MISS), *guns("o o a", MISS)], answers=[("take", "light", "zone")])
    assert ships(t, 0) == 3
    assert len(asked(t, "capture")) == 1
    assert places(t.state, 0, Z(CHANNEL), "galleys") == []


def test_9_9_1__ideas_for_land_do_nothing_at_sea() -> None:
    s = knows(knows(duel(3, 3), 0, "military_drill"), 0, "noble_knights")
    t = sea(s, rolls=guns("a a a", MISS))
    assert len(told(t, "battle_dice")[1]["results"].split()) == 3


def test_9_9_5b__the_winner_may_leave_it() -> None:
    t = sea(duel(2, 1), rolls=guns("o a i", MISS), answers=[("leave",)])
    assert ships(t, 0) == 2


def test_9_9_5b__the_loser_picks_which_and_a_captured_heavy_ship_is_damaged() -> None:
    s = fleet(fleet(duel(0, 1), 1, CHANNEL, heavy=1, damaged=1), 0, CHANNEL, light=4)
    t = sea(s, rolls=guns("o a a", MISS), answers=["heavy", ("take", "heavy", "fleet")])
    assert asked(t, "prize") == [(1, [("prize", "light"), ("prize", "heavy")])]
    assert t.state.players[0].fleet == Fleet(zone=Z(CHANNEL), light=3, heavy=1, damaged=1)


def test_9_9_5b__heavy_ships_need_the_fleet_and_galleys_a_marked_zone() -> None:
    s = fleet(duel(4, 0), 1, CHANNEL, heavy=1, damaged=1)
    s.players[0].fleet = Fleet(port=P("london"), light=1)
    t = sea(s, rolls=guns("o a i", MISS))
    assert asked(t, "capture") == []
    s = fleet(duel(4, 0), 1, CHANNEL, heavy=1, damaged=1)
    t = sea(s, rolls=guns("o a i", MISS), answers=[("take", "heavy", "fleet")])
    assert t.state.players[0].fleet == Fleet(zone=Z(CHANNEL), heavy=1, damaged=1)
    s = at_sea(field("england", "france", wars=("england france",)), LION, 4, 0)
    fleet(s, 1, LION, galleys=1)
    t = sea(s, LION, rolls=guns("o a i", MISS), answers=[("take", "galleys", "fleet")])
    assert t.state.players[0].fleet.galleys == 1


def test_9_9_5b__no_more_than_the_supply_holds() -> None:
    s = duel(15, 1)
    t = sea(s, rolls=guns("o a i", MISS))
    assert asked(t, "capture") == []


def test_9_9_5b__ships_of_independent_realms_are_light() -> None:
    s = at_sea(field("castile", wars=("castile granada",)), "western_mediterranean", 9)
    t = sea(s, "western_mediterranean", rolls=guns("o a i", MISS), answers=[("take", "light", "zone")])
    assert ships(t, 0, "western_mediterranean") == 10


# --- retreat ---


def test_9_9_6__all_ships_together_to_one_zone_that_is_not_hostile_or_a_friendly_port() -> None:
    s = at_sea(duel(2, 3), "bay_of_biscay", 0, 1)
    t = sea(s, rolls=guns(MISS, MISS), answers=[("retreat_zone", "doggerbank")])
    ways = asked(t, "retreat")[0][1]
    assert ("retreat_zone", "bay_of_biscay") not in ways
    assert ("retreat_zone", "north_sea") in ways
    assert ("retreat_port", "london") in ways
    assert ("retreat_port", "picardie") not in ways
    assert (ships(t, 0), ships(t, 0, "doggerbank")) == (0, 1)
    assert told(t, "sea_won")[0]["realms"] == "france"


def test_9_9_6__a_port_must_have_room_for_all() -> None:
    t = sea(duel(6, 3), rolls=guns(MISS, MISS), answers=[("retreat_zone", "doggerbank")])
    assert all(way[0] != "retreat_port" for way in asked(t, "retreat")[0][1])
    s = duel(2, 3)
    t = sea(s, rolls=guns(MISS, MISS), answers=[("retreat_port", "london")])
    assert t.state.players[0].docked == {"london": 1}


def test_9_9_6__the_fleet_sails_with_the_others() -> None:
    s = fleet(duel(1, 5), 0, CHANNEL, heavy=1, light=1)
    t = sea(s, rolls=guns(MISS, MISS), answers=[("retreat_zone", "doggerbank"), "light"])
    assert t.state.players[0].fleet == Fleet(zone=Z("doggerbank"), heavy=1, light=1)
    assert ships(t, 0, "doggerbank") == 0


def test_9_9_6__galleys_are_lost_outside_their_zones() -> None:
    s = at_sea(field("castile", "france", wars=("castile france",)), "western_mediterranean", 0, 9)
    fleet(s, 0, "western_mediterranean", galleys=3, light=1)
    t = sea(
        s,
        "western_mediterranean",
        rolls=guns(MISS, MISS),
        answers=[("retreat_zone", "central_atlantic"), "fleet_galleys"],
    )
    assert t.state.players[0].fleet == Fleet(zone=Z("central_atlantic"), light=1)


def test_13_4_flee__ships_fight_on_next_to_their_capital_and_flee_elsewhere() -> None:
    s = at_sea(field("austria", wars=("austria venice",)), ADRIATIC, 9)
    t = sea(s, ADRIATIC, draws=[ADVISOR], rolls=[*guns(MISS, MISS), *guns("a a a", MISS)], all_rolls=False)
    assert told(t, "flees", "realm", "n") == []
    s = at_sea(field("austria", wars=("austria genoa",)), LION, 9)
    t = sea(s, LION, draws=[ADVISOR], rolls=[*guns(MISS, MISS), *guns("a a a", MISS)], all_rolls=False)
    assert told(t, "flees", "realm", "n") == []
    s = at_sea(field("england", wars=("england burgundy",)), CHANNEL, 9)
    t = sea(s, CHANNEL, rolls=guns(MISS, MISS), all_rolls=False)
    assert [line["realm"] for line in told(t, "flees")] == ["burgundy"]
    assert told(t, "sea_won")[0]["realms"] == "england"


def test_9_9_7__the_side_with_a_ship_left_wins_and_the_active_player_is_rewarded() -> None:
    t = sea(duel(3, 1), rolls=guns("a i i", MISS))
    assert told(t, "sea_won", "realms", "zone") == [{"realms": "england", "zone": CHANNEL}]
    assert (t.state.players[0].mil, t.state.fought) == (4, 1)


def test_9_9_7__several_on_a_side_share_the_hits() -> None:
    s = field("england", "france", "castile", wars=("england france", "england castile"))
    at_sea(s, CHANNEL, 4, 2, 1)
    t = sea(s, rolls=[*guns("a a i", MISS), *guns("a i i", MISS)])
    assert [line["seat"] for line in told(t, "ships_sunk")] == [1, 2, 1]


# --- pirates ---


def raid(n: int, mine: int = 3) -> State:
    s = at_sea(field("england"), CHANNEL, mine)
    s.nodes[Node(CHANNEL)] = replace(s.nodes[Node(CHANNEL)], pirates=n)
    return s


def hunt(s: State, **more: Any) -> Table[State]:
    return fight(s, "pirates", 0, Z(CHANNEL), Node(CHANNEL), **more)


def test_9_9_pirates__all_ships_of_a_zone_attack_those_of_one_node() -> None:
    t = hunt(raid(2), rolls=guns("a a i", MISS))
    assert [line["realms"] for line in told(t, "sea_battle")] == ["england", "pirates"]
    assert t.state.nodes[Node(CHANNEL)].pirates == 0
    assert t.state.players[0].mil == 4
    deeds = {deed.what: deed for deed in t.state.players[0].deeds}
    assert deeds["pirates_sunk"].n == 2
    assert "pirates" in deeds["battle_won"].tags


def test_9_9_pirates__they_never_withdraw_and_three_of_them_draw_a_leader() -> None:
    t = hunt(raid(1, 9), rolls=[*guns(MISS, MISS), *guns("a i i", MISS)])
    assert told(t, "flees", "realm", "n") == []
    assert t.state.discard_mil == []
    t = hunt(raid(3, 9), draws=[ADVISOR])
    assert t.state.discard_mil == [ADVISOR]


def test_9_9_pirates__they_may_win() -> None:
    t = hunt(raid(2, 1), rolls=guns(MISS, "a i i"))
    assert told(t, "sea_won")[0]["realms"] == "pirates"
    assert (ships(t, 0), t.state.nodes[Node(CHANNEL)].pirates) == (0, 2)
    t = hunt(raid(2, 1), rolls=guns("a i i", "a i i"))
    assert t.state.nodes[Node(CHANNEL)].pirates == 1
    assert t.state.players[0].deeds == []


def test_9_9_pirates__only_from_a_zone_next_to_the_node() -> None:
    s = at_sea(raid(2), LION, 3)
    t = fight(s, "pirates", 0, Z(LION), Node(CHANNEL))
    assert t.state.fought == 0


def test_9_9_pirates__they_are_no_enemy_that_starts_a_battle() -> None:
    s = raid(2)
    assert not is_due(s, Site(zone=Z(CHANNEL)))
    assert not is_due(s, Site(area=A("eastanglia")))
