"""Operation classes, inquisitors and bishops (F, F1)."""

import pytest

from pax_renaissance.war_builders import (
    GOLD_KNIGHT,
    asked,
    choose,
    empire,
    given,
    having,
    offered,
    ops,
    refused,
    serfs,
    told,
)  # fmt: skip
from regnum.games.pax_renaissance.state import able, laws

# PREN005 moves red bishops from the west, PREN060 turquoise ones from the east.


@pytest.mark.parametrize(
    "card",
    ["PREN024:0", "PREN024:1", "PREN036:2", "PREN036:1", "PREN036:0"],  # purple, red, yellow, red, purple
)
def test_F__a_bishop_leaves_only_blue_operations(card):
    t = given(
        seat0=having(west=["PREN024", "PREN036", "france"]), cities={"venice": GOLD_KNIGHT, "paris": GOLD_KNIGHT},
        concessions={"england-france": 0}, coins={"west": [1, 0, 0, 0, 0, 0]},
        bishops={"PREN024": "catholic", "PREN036": "catholic"},
    )  # fmt: skip
    choose(t, "ops:west")
    assert refused(t, f"use:{card}") == "F1f"
    assert "use:PREN024:2" in offered(t)


def test_F1__to_neighbours_and_to_cards_of_the_same_location():
    t = given(
        seat0=having(west=["PREN005"]),
        seat1=having(west=["PREN013", "PREN034", "PREN038", "PREN036"], east=["PREN071"]),
        bishops={"PREN034": "reformist"},
    )  # fmt: skip
    ops(t, "west", "PREN005:0")
    assert sorted(offered(t, "move")) == [f"PREN034:{goal}" for goal in ("PREN005", "PREN013", "PREN038", "england")]


def test_F1__a_bishop_leaves_its_card():
    t = given(seat0=having(west=["PREN005", "PREN034"]), bishops={"PREN034": "reformist"})
    ops(t, "west", "PREN005:0")
    choose(t, "move:PREN034:england")
    assert t.state.bishops == {"england": "reformist"}


def test_F1__any_bishop_of_the_colour_but_no_other():
    t = given(
        seat0=having(west=["PREN005"]), seat1=having(west=["PREN034"]),
        bishops={"PREN034": "reformist", "hungary": "reformist", "france": "reformist", "aragon": "catholic"},
    )  # fmt: skip
    ops(t, "west", "PREN005:0")
    assert {o.partition(":")[0] for o in offered(t, "move")} == {"PREN034", "france"}  # Hungary's has nowhere to go
    t = given(seat0=having(west=["PREN005"]), bishops={"aragon": "catholic"})
    assert refused(t, "ops:west") == "E4-min"


def test_F1__between_east_and_west_by_a_common_location():
    t = given(seat0=having(west=["PREN012", "PREN034"], east=["PREN058"]), bishops={"PREN012": "islamic"})
    ops(t, "east", "PREN058:2")
    assert sorted(offered(t, "move")) == ["PREN012:PREN034", "PREN012:PREN058", "PREN012:ottoman"]


@pytest.mark.parametrize("faith", ["catholic", "islamic", "reformist"])
def test_F1a__two_bishops_kill_each_other_and_pacify_nobody(faith):
    t = given(
        seat0=having(west=["PREN160X"]), france=having(repressed=["pawn.1"]),
        bishops={"PREN160X": "reformist", "france": faith},
    )  # fmt: skip
    ops(t, "west", "PREN160X:0")
    if faith == "reformist":  # either of the two may move
        choose(t, "move:PREN160X:france")
    assert (t.state.bishops, serfs(t, "france")) == ({}, ["pawn.1"])
    assert asked(t) == (0, "action")


def test_F1a__also_on_placement():
    t = given(seat0=having(hand=["PREN004"]), bishops={"france": "islamic"}, france=having(repressed=["pawn.1"]))
    choose(t, "play:PREN004", "place:reformist_bishop:france")
    assert (t.state.bishops, serfs(t, "france")) == ({}, ["pawn.1"])


def test_F1b__one_repressed_piece_of_any_kind_may_die():
    t = given(
        seat0=having(west=["PREN160X"]), bishops={"PREN160X": "reformist"},
        france=having(repressed=["pawn.0", "pawn.1", "pawn.1", GOLD_KNIGHT]),
    )  # fmt: skip
    ops(t, "west", "PREN160X:0")
    assert asked(t) == (0, "pacify")
    assert offered(t) == ["pacify:catholic_knight", "pacify:pawn.0", "pacify:pawn.1", "spare"]
    choose(t, "pacify:pawn.1")
    assert serfs(t, "france") == [GOLD_KNIGHT, "pawn.0", "pawn.1"]
    assert asked(t) == (0, "action")


def test_F1b__it_is_optional_and_also_comes_with_placement():
    t = given(seat0=having(hand=["PREN004"]), seat1=having(west=["france"]), france=having(repressed=["pawn.0"]))
    choose(t, "play:PREN004", "place:reformist_bishop:france", "spare")
    assert (t.state.bishops, serfs(t, "france")) == ({"france": "reformist"}, ["pawn.0"])


def test_F1b__a_bishop_that_stays_does_not_pacify_later():
    t = given(seat0=having(west=["PREN013"]), bishops={"aragon": "catholic"}, concessions={"aragon-france": 1})
    ops(t, "west", "PREN013:0")
    assert (serfs(t, "aragon"), asked(t)) == (["pawn.1"], (0, "action"))


def test_F1c__not_across_the_player_board():
    t = given(seat0=having(west=["PREN034", "PREN035"], east=["PREN071"]), bishops={"PREN034": "islamic"})
    ops(t, "east", "PREN071:1")
    assert sorted(offered(t, "move")) == ["PREN034:PREN035", "PREN034:england"]


def test_F1c__not_from_throne_to_throne():
    t = given(seat0=having(west=["PREN005", "PREN034"]), bishops={"england": "reformist"})
    ops(t, "west", "PREN005:0")
    assert sorted(offered(t, "move")) == ["england:PREN005", "england:PREN034"]
    refused(t, "move:england:france")


@pytest.mark.parametrize(
    ("start", "goals"),
    [
        ("aragon", {"france", "portugal", "PREN047", "PREN034"}),
        ("france", {"aragon", "portugal", "PREN047", "PREN034"}),
        ("PREN047", {"aragon", "portugal", "france", "PREN034"}),  # a couple is one place
        ("PREN034", {"aragon", "france", "portugal", "PREN047", "england"}),
    ],
)
def test_F1d__suzerain_vassals_and_their_queens_are_one_place_of_the_row(start, goals):
    t = given(
        seat0=having(east=["PREN099X"]), seat1=having(west=["PREN034", "aragon"]), bishops={start: "reformist"},
        france=having(suzerain="aragon", queens=["PREN047"]), portugal=having(suzerain="aragon"),
    )  # fmt: skip
    ops(t, "east", "PREN099X:1")
    assert {o.partition(":")[2] for o in offered(t, "move")} == goals


def test_F1e__an_eastern_card_matches_the_four_eastern_empires_both_ways():
    t = given(
        seat0=having(east=["PREN060"]), seat1=having(east=["PREN065", "PREN101X"]), bishops={"PREN060": "islamic"}
    )
    ops(t, "east", "PREN060:1")
    goals = {"PREN065", "PREN101X", "hungary", "byzantium", "ottoman", "mamluk"}
    assert {o.partition(":")[2] for o in offered(t, "move")} == goals
    t = given(
        seat0=having(east=["PREN060"]), seat1=having(west=["PREN005"], east=["PREN065"]), bishops={"mamluk": "islamic"}
    )
    ops(t, "east", "PREN060:1")
    assert {o.partition(":")[2] for o in offered(t, "move")} == {"PREN060", "PREN065"}


def test_F1e__a_western_card_matches_the_six_western_empires():
    t = given(seat0=having(west=["PREN005"]), bishops={"PREN005": "reformist"})
    ops(t, "west", "PREN005:0")
    goals = {"england", "france", "holy_roman_empire", "portugal", "aragon", "papal_states"}
    assert {o.partition(":")[2] for o in offered(t, "move")} == goals


@pytest.mark.parametrize("where", ["france", "PREN045"])
def test_F1f__a_bishop_on_either_spouse_silences_both_but_no_vassal(where):
    t = given(
        seat0=having(west=["france"], florins=3), france=having(queens=["PREN045"]), aragon=having(suzerain="france"),
        cities={"paris": GOLD_KNIGHT, "valencia": GOLD_KNIGHT}, bishops={where: "islamic"},
    )  # fmt: skip
    choose(t, "ops:west")
    assert (refused(t, "use:france:0"), refused(t, "use:PREN045:0")) == ("F1f", "F1f")
    assert offered(t) == ["use:aragon:0"]


def test_F1f__a_card_freed_in_the_same_activation_may_act():
    t = given(
        seat0=having(west=["PREN005", "PREN036"]), coins={"west": [0, 1, 0, 0, 0, 0]}, bishops={"PREN036": "reformist"}
    )
    choose(t, "ops:west")
    assert refused(t, "use:PREN036:2") == "F1f"
    choose(t, "use:PREN005:0", "move:PREN036:france", "use:PREN036:2")
    assert t.state.bankers[0].florins == 1


def test_F1f__and_a_card_silenced_in_it_may_not():
    t = given(
        seat0=having(west=["PREN005", "PREN036"]), coins={"west": [0, 1, 0, 0, 0, 0]}, bishops={"france": "reformist"}
    )
    choose(t, "ops:west", "use:PREN005:0", "move:france:PREN036")
    assert asked(t) == (0, "action")  # nothing is left to do


def test_F1g__an_ability_is_lost_at_once_and_prestige_is_not():
    hand = ["PREN023", "PREN031", "PREN084", "PREN090"]
    t = given(
        seat0=having(west=["PREN005"]),
        seat1=having(west=["PREN043"], hand=hand),
        bishops={"holy_roman_empire": "reformist"},
    )
    ops(t, "west", "PREN005:0")
    choose(t, "move:holy_roman_empire:PREN043")
    assert asked(t) == (1, "discard")
    choose(t, "discard:PREN084", "discard:PREN023")
    assert (t.state.bankers[1].hand, t.state.bankers[1].florins) == (["PREN031", "PREN090"], 0)
    assert (asked(t), laws(t.state, 1)) == ((0, "action"), 1)


def test_F1g__it_comes_back_when_the_bishop_goes():
    t = given(
        seat0=having(west=["PREN005", "PREN043"], hand=["PREN023", "PREN031"], florins=1),
        bishops={"PREN043": "reformist"},
    )
    assert refused(t, "buy:west:1") == "E1a"
    ops(t, "west", "PREN005:0")
    choose(t, "move:PREN043:holy_roman_empire")
    assert "buy:west:1" in offered(t)


def test_F1g__and_when_two_bishops_kill_each_other():
    t = given(
        seat0=having(west=["PREN005", "PREN043"]), bishops={"PREN043": "catholic", "holy_roman_empire": "reformist"}
    )
    assert not able(t.state, 0, "unlimited_hand")
    ops(t, "west", "PREN005:0")
    choose(t, "move:holy_roman_empire:PREN043")
    assert able(t.state, 0, "unlimited_hand")


def test_F1g__what_protects_from_silence_is_not_silenced_itself():
    t = given(
        seat0=having(west=["PREN136X", "PREN043"]), seat1=having(west=["PREN042"]), coins={"west": [1, 0, 0, 0, 0, 0]},
        bishops={"PREN136X": "catholic", "PREN043": "islamic", "PREN042": "islamic"},
    )  # fmt: skip
    assert (able(t.state, 0, "unlimited_hand"), able(t.state, 1, "unlimited_hand")) == (1, 0)
    ops(t, "west", "PREN043:0")
    assert t.state.bankers[0].florins == 1


def test_F1g__silence_falls_when_the_protection_is_lost():
    t = given(
        seat0=having(west=["PREN136X", "PREN043"], hand=["PREN023", "PREN031", "PREN084"]),
        bishops={"PREN043": "islamic"},
    )
    choose(t, "sell:PREN136X")
    assert asked(t) == (0, "discard")


def test_F1g__all_players_lose_what_a_silenced_card_gives_to_all():
    t = given(
        seat0=having(west=["PREN005"]), seat1=having(west=["PREN143X", "papal_states"]),
        cities={"venice": GOLD_KNIGHT, "venice_2": "reformist_rook"}, bishops={"papal_states": "reformist"},
    )  # fmt: skip
    ops(t, "west", "PREN005:0")
    choose(t, "move:papal_states:PREN143X")
    assert asked(t) == (0, "venice")
    choose(t, "keep:reformist_rook")
    assert (t.state.cities["venice"], t.state.cities["venice_2"]) == ("reformist_rook", "")
    assert empire(t, "papal_states") == (1, "king", "")
    assert told(t, "venice")
