"""Coronations (I)."""

import pytest

from pax_renaissance.builders import asked, choose, florins, given, having, offered, pieces, refused, told
from regnum.games.pax_renaissance.state import NONE


def test_I__unmarried_kings_of_her_list_on_their_thrones_or_ones_own():
    t = given(
        seats=3, seat0=having(hand=["PREN045"], west=["england"]), seat1=having(west=["aragon"]),
        holy_roman_empire=having(queens=["PREN044"]),
    )  # fmt: skip
    choose(t, "play:PREN045")
    assert offered(t) == ["marry:france", "marry:england", "old_maid"]


def test_I__a_republic_is_no_king_but_a_vassal_is():
    t = given(seat0=having(hand=["PREN045"], west=["england", "france"]), england=having(republic=True),
              aragon=having(suzerain="france"))  # fmt: skip
    choose(t, "play:PREN045")
    assert offered(t) == ["marry:france", "marry:aragon", "marry:holy_roman_empire", "old_maid"]
    choose(t, "marry:aragon", "none")
    assert (t.state.realms["aragon"].suzerain, t.state.realms["aragon"].queens) == ("france", ["PREN045"])


def test_I__henry_takes_married_kings_and_those_of_others():
    t = given(seat0=having(hand=["PREN045"], west=["PREN006"]), seat1=having(west=["france"]),
              france=having(queens=["PREN044"]), england=having(queens=["PREN047"]))  # fmt: skip
    choose(t, "play:PREN045", "marry:france", "none")
    assert (t.state.realms["france"].holder, t.state.realms["france"].queens) == (0, ["PREN045"])
    t = given(seat0=having(hand=["PREN045"], west=["PREN006"]), england=having(queens=["PREN047"]))
    choose(t, "play:PREN045", "marry:england", "none")
    assert t.state.realms["england"].queens == ["PREN047", "PREN045"]


def test_I__a_queen_with_an_ability_taken_to_an_opponents_king():
    t = given(seat0=having(hand=["PREN151X"], west=["PREN006"]), seat1=having(west=["france"]))
    choose(t, "play:PREN151X", "marry:france")
    assert t.state.realms["france"].queens == ["PREN151X"]  # married before anything else is asked
    assert t.state.gifted == ["PREN006", "PREN151X"]
    choose(t, "none")


def test_Ia__a_concession_and_emancipation_go_with_it():
    t = given(seat0=having(hand=["PREN045"]), france=having(repressed=["catholic_rook", "pawn.1"]))
    choose(t, "play:PREN045", "marry:france", "concession:england-france", "free:catholic_rook:paris",
           "free:pawn.1:aragon-france")  # fmt: skip
    assert pieces(t) == {"england-france": 0, "paris": "catholic_rook", "aragon-france": 1}
    assert t.state.realms["france"].repressed == []


def test_Ia__also_for_a_king_one_has_and_his_vassals_stay():
    t = given(seat0=having(hand=["PREN045"], west=["france", "PREN131X"]), aragon=having(suzerain="france"),
              bishops={"france": "catholic"})  # fmt: skip
    choose(t, "play:PREN045", "marry:france", "concession:england-france")
    assert (t.state.realms["aragon"].suzerain, t.state.bishops) == ("france", {"france": "catholic"})
    assert (t.state.bankers[0].west, pieces(t)) == (["france", "PREN131X"], {"england-france": 0})


def test_I1__she_lies_with_him_and_her_symbols_count():
    t = given(seat0=having(hand=["PREN044"]), cities={"lyon": "catholic_rook"})
    choose(t, "play:PREN044", "marry:france", "none")
    assert (t.state.bankers[0].west, t.state.realms["france"].queens) == (["france"], ["PREN044"])
    choose(t, "ops:west", "use:PREN044:0")
    assert (florins(t), t.state.realms["france"].repressed) == ([1, 0], ["catholic_rook"])


def test_I1_note1__it_never_makes_a_republic():
    t = given(seat0=having(hand=["PREN045"], west=["france"]))
    choose(t, "play:PREN045", "marry:france", "none")
    assert not t.state.realms["france"].republic
    assert (t.state.realms["france"].holder, told(t, "regime")[-1]["face"]) == (0, "crowned")


@pytest.mark.parametrize(("queen", "king", "half"), [("PREN075", "portugal", "west"), ("PREN078", "ottoman", "east")])
def test_I1a__on_the_side_of_his_empire_and_with_his_location(queen, king, half):
    t = given(seat0=having(hand=[queen, "PREN061"]))  # both have a black ribbon
    choose(t, f"play:{queen}", f"marry:{king}", "none")
    assert getattr(t.state.bankers[0], half) == [king]
    choose(t, "play:PREN061", *(["decline_shot"] if asked(t)[1] == "shot" else []))
    places = offered(t, "place:islamic_bishop:")
    assert (queen in places) is (king == "ottoman")  # PREN061 lies in the East


def test_I1b__each_uses_an_operation_of_their_own():
    t = given(seat0=having(florins=3, west=["france"]), france=having(queens=["PREN045"]),
              cities={"paris": "catholic_knight"})  # fmt: skip
    choose(t, "ops:west", "use:france:0", "campaign:england", "none", "use:PREN045:0")
    assert (pieces(t), asked(t)) == ({}, (0, "action"))


def test_I1c__she_goes_home_with_him_when_he_is_sold_or_apostate():
    t = given(seat0=having(west=["france"]), france=having(queens=["PREN045"]))
    choose(t, "sell:france")
    assert t.state.realms["france"].queens == ["PREN045"]
    t = given(seat0=having(hand=["PREN167X"], east=["hungary"]), hungary=having(queens=["PREN076"]))
    choose(t, "play:PREN167X", "use_shot:apostasy", "place:islamic_bishop:mamluk")
    assert (t.state.realms["hungary"].holder, t.state.realms["hungary"].queens) == (NONE, ["PREN076"])


@pytest.mark.parametrize(("victim", "holder"), [("ottoman", NONE), ("PREN078", 1)])
def test_I1c__a_beheading_of_either_kills_her(victim, holder):
    t = given(seat0=having(east=["PREN058"]), seat1=having(east=["ottoman"]), ottoman=having(queens=["PREN078"]))
    choose(t, "ops:east", "use:PREN058:0", f"behead:{victim}")
    assert (t.state.realms["ottoman"].queens, t.state.realms["ottoman"].holder) == ([], holder)


def test_I1d__a_couple_taken_from_its_throne_stays_married():
    t = given(seat0=having(hand=["PREN036"]), france=having(queens=["PREN045"]), bishops={"france": "catholic"})
    choose(t, "play:PREN036", "use_shot:peasant_revolt", "settle:pawn.0:card:aragon-france", "none")
    assert (t.state.realms["france"].holder, t.state.realms["france"].queens) == (0, ["PREN045"])


@pytest.mark.parametrize("holder", [0, 1])
def test_I1d__one_lost_or_flipped_loses_the_queen(holder):
    t = given(seat0=having(hand=["PREN036"], west=[] if holder else ["france"]),
              seat1=having(west=["france"] if holder else []), france=having(queens=["PREN045"]))  # fmt: skip
    choose(t, "play:PREN036", "use_shot:peasant_revolt", "settle:pawn.0:card:aragon-france", "none")
    realm = t.state.realms["france"]
    assert (realm.holder, realm.queens, realm.republic) == (0, [], holder == 0)


@pytest.mark.parametrize("card", ["france", "PREN045"])
def test_I1e__a_bishop_on_either_silences_both(card):
    t = given(seat0=having(florins=3, west=["france"]), france=having(queens=["PREN045"]), bishops={card: "catholic"},
              cities={"paris": "catholic_knight"})  # fmt: skip
    assert refused(t, "ops:west") == "E4-min"
    t = given(seat0=having(florins=3, west=["france", "PREN036"]), france=having(queens=["PREN045"]),
              bishops={card: "catholic"}, cities={"paris": "catholic_knight"})  # fmt: skip
    choose(t, "ops:west")
    assert [refused(t, f"use:{c}:0") for c in ("france", "PREN045")] == ["F1f", "F1f"]


def test_I2__without_a_coronation_she_is_an_old_maid_outside_the_tableau():
    t = given(seat0=having(hand=["PREN076"]), cities={"buda": "catholic_knight"})
    choose(t, "play:PREN076", "old_maid")
    b = t.state.bankers[0]
    assert (b.maids, b.west, b.east) == (["PREN076"], [], [])
    assert refused(t, "ops:east") == "E4-min"
    assert (pieces(t), t.state.gifted) == ({"buda": "catholic_knight"}, [])


def test_I2__nor_is_she_hit_by_apostasy_or_able_to_do_anything():
    t = given(seat0=having(hand=["PREN167X"], maids=["PREN076", "PREN095X"]), seat1=having(east=["PREN086", "PREN058"]))
    assert refused(t, "revolt:PREN095X") is None
    choose(t, "play:PREN167X", "use_shot:apostasy", "place:islamic_bishop:mamluk")
    assert t.state.bankers[0].maids == ["PREN076", "PREN095X"]
    assert t.state.bankers[0].east == ["PREN167X"]  # one religion alone is no apostasy


def test_I2__without_a_suitor_there_is_no_choice():
    t = given(seat0=having(hand=["PREN104X"]), seat1=having(east=["hungary"]))
    choose(t, "play:PREN104X")
    assert (t.state.bankers[0].maids, asked(t)) == (["PREN104X"], (0, "action"))


def test_I2__she_may_be_sold():
    t = given(seat0=having(maids=["PREN076"]))
    choose(t, "sell:PREN076")
    assert (florins(t), t.state.bankers[0].maids) == ([2, 0], [])


def test_I2b__her_prestige_counts_for_victories():
    islam = {"cairo": "islamic_rook"}
    t = given(seat0=having(maids=["PREN078"]), victories=["holy"], cities=islam, bishops={"mamluk": "islamic"})
    assert "declare:holy" in offered(t)
    t = given(seat0=having(), victories=["holy"], cities=islam, bishops={"mamluk": "islamic"})
    assert refused(t, "declare:holy") == "L3"


def test_I2b__but_not_for_apostasy():
    t = given(seat0=having(hand=["PREN063"], maids=["PREN078"], east=["PREN086"]))
    choose(t, "play:PREN063")
    assert asked(t) == (0, "agent")  # the apostasy of Islam and the Reformation would hit nobody


def test_I__without_a_suitor_the_table_is_told_why_she_stays_an_old_maid():
    t = given(seat0=having(hand=["PREN076"]), seat1=having(east=["hungary", "byzantium", "ottoman", "mamluk"],
              west=["england", "france", "holy_roman_empire", "portugal", "aragon", "papal_states"]))  # fmt: skip
    choose(t, "play:PREN076")
    assert t.state.bankers[0].maids == ["PREN076"]
    assert [e.rule for e in t.events if e.key in ("no-shot", "old-maid")] == ["I", "I2"]
