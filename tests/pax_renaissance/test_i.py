"""Coronations (I)."""

import pytest

from pax_renaissance.builders import asked, choose, florins, given, having, offered, pieces, refused, told
from pax_renaissance.cards import (
    ANNE_OF_BRITTANY,
    CATHERINE_OF_NAVARRE,
    ELIZABETH_BATHORY,
    ELZBIETA_OF_BOHEMIA,
    FLANDERS_GUILD,
    GRIM,
    ISABELLA_OF_CASTILLE,
    MARGARET_OF_ANJOU,
    MICHELANGELO,
    OTTOMAN_NAVY,
    QIZILBASH,
    SAINT_STEFAN_CEL_MARE,
    SITT_I_HATUN_OF_DULKADIR,
    SOPHIA_PALAIOLOGINA,
    STAR_CHAMBER,
    THEFT_OF_THE_HOLY_CROWN,
    TWELVER_GHULAT,
)  # fmt: skip
from regnum.games.pax_renaissance.state import NONE


def test_I__unmarried_kings_of_her_list_on_their_thrones_or_ones_own():
    t = given(
        seats=3, seat0=having(hand=[ANNE_OF_BRITTANY], west=["england"]), seat1=having(west=["aragon"]),
        holy_roman_empire=having(queens=[ISABELLA_OF_CASTILLE]),
    )  # fmt: skip
    choose(t, f"play:{ANNE_OF_BRITTANY}")
    assert offered(t) == ["marry:france", "marry:england", "old_maid"]


def test_I__a_republic_is_no_king_but_a_vassal_is():
    t = given(seat0=having(hand=[ANNE_OF_BRITTANY], west=["england", "france"]), england=having(republic=True),
              aragon=having(suzerain="france"))  # fmt: skip
    choose(t, f"play:{ANNE_OF_BRITTANY}")
    assert offered(t) == ["marry:france", "marry:aragon", "marry:holy_roman_empire", "old_maid"]
    choose(t, "marry:aragon", "none")
    assert (t.state.realms["aragon"].suzerain, t.state.realms["aragon"].queens) == ("france", [ANNE_OF_BRITTANY])


def test_I__henry_takes_married_kings_and_those_of_others():
    t = given(seat0=having(hand=[ANNE_OF_BRITTANY], west=[STAR_CHAMBER]), seat1=having(west=["france"]),
              france=having(queens=[ISABELLA_OF_CASTILLE]), england=having(queens=[MARGARET_OF_ANJOU]))  # fmt: skip
    choose(t, f"play:{ANNE_OF_BRITTANY}", "marry:france", "none")
    assert (t.state.realms["france"].holder, t.state.realms["france"].queens) == (0, [ANNE_OF_BRITTANY])
    t = given(seat0=having(hand=[ANNE_OF_BRITTANY], west=[STAR_CHAMBER]), england=having(queens=[MARGARET_OF_ANJOU]))
    choose(t, f"play:{ANNE_OF_BRITTANY}", "marry:england", "none")
    assert t.state.realms["england"].queens == [MARGARET_OF_ANJOU, ANNE_OF_BRITTANY]
    t = given(seat0=having(hand=[ANNE_OF_BRITTANY], west=[STAR_CHAMBER, "england"]),
              england=having(queens=[MARGARET_OF_ANJOU]))  # fmt: skip
    choose(t, f"play:{ANNE_OF_BRITTANY}", "marry:england", "none")
    assert t.state.realms["england"].queens == [MARGARET_OF_ANJOU, ANNE_OF_BRITTANY]  # nobody took him


def test_I__a_queen_with_an_ability_taken_to_an_opponents_king():
    t = given(seat0=having(hand=[CATHERINE_OF_NAVARRE], west=[STAR_CHAMBER]), seat1=having(west=["france"]))
    choose(t, f"play:{CATHERINE_OF_NAVARRE}", "marry:france")
    assert t.state.realms["france"].queens == [CATHERINE_OF_NAVARRE]  # married before anything else is asked
    assert t.state.gifted == [STAR_CHAMBER, CATHERINE_OF_NAVARRE]
    choose(t, "none")


def test_Ia__a_concession_and_emancipation_go_with_it():
    t = given(seat0=having(hand=[ANNE_OF_BRITTANY]), france=having(repressed=["catholic_rook", "pawn.1"]))
    choose(t, f"play:{ANNE_OF_BRITTANY}", "marry:france", "concession:england-france", "free:catholic_rook:paris",
           "free:pawn.1:aragon-france")  # fmt: skip
    assert pieces(t) == {"england-france": 0, "paris": "catholic_rook", "aragon-france": 1}
    assert t.state.realms["france"].repressed == []


def test_Ia__also_for_a_king_one_has_and_his_vassals_stay():
    t = given(seat0=having(hand=[ANNE_OF_BRITTANY], west=["france", MICHELANGELO]), aragon=having(suzerain="france"),
              bishops={"france": "catholic"})  # fmt: skip
    choose(t, f"play:{ANNE_OF_BRITTANY}", "marry:france", "concession:england-france")
    assert (t.state.realms["aragon"].suzerain, t.state.bishops) == ("france", {"france": "catholic"})
    assert (t.state.bankers[0].west, pieces(t)) == (["france", MICHELANGELO], {"england-france": 0})


def test_I1__she_lies_with_him_and_her_symbols_count():
    t = given(seat0=having(hand=[ISABELLA_OF_CASTILLE]), cities={"lyon": "catholic_rook"})
    choose(t, f"play:{ISABELLA_OF_CASTILLE}", "marry:france", "none")
    assert (t.state.bankers[0].west, t.state.realms["france"].queens) == (["france"], [ISABELLA_OF_CASTILLE])
    choose(t, "ops:west", f"use:{ISABELLA_OF_CASTILLE}:0")
    assert (florins(t), t.state.realms["france"].repressed) == ([1, 0], ["catholic_rook"])


def test_I1_note1__it_never_makes_a_republic():
    t = given(seat0=having(hand=[ANNE_OF_BRITTANY], west=["france"]))
    choose(t, f"play:{ANNE_OF_BRITTANY}", "marry:france", "none")
    assert not t.state.realms["france"].republic
    assert (t.state.realms["france"].holder, told(t, "regime")[-1]["face"]) == (0, "crowned")


@pytest.mark.parametrize(
    ("queen", "king", "half"),
    [(ELZBIETA_OF_BOHEMIA, "portugal", "west"), (SITT_I_HATUN_OF_DULKADIR, "ottoman", "east")],
)
def test_I1a__on_the_side_of_his_empire_and_with_his_location(queen, king, half):
    t = given(seat0=having(hand=[queen, QIZILBASH]))  # both have a black ribbon
    choose(t, f"play:{queen}", f"marry:{king}", "none")
    assert getattr(t.state.bankers[0], half) == [king]
    choose(t, f"play:{QIZILBASH}", *(["decline_shot"] if asked(t)[1] == "shot" else []))
    places = offered(t, "place:islamic_bishop:")
    assert (queen in places) is (king == "ottoman")  # QIZILBASH lies in the East


def test_I1b__each_uses_an_operation_of_their_own():
    t = given(seat0=having(florins=3, west=["france"]), france=having(queens=[ANNE_OF_BRITTANY]),
              cities={"paris": "catholic_knight"})  # fmt: skip
    choose(t, "ops:west", "use:france:0", "campaign:england", "none", f"use:{ANNE_OF_BRITTANY}:0")
    assert (pieces(t), asked(t)) == ({}, (0, "action"))


def test_I1c__she_goes_home_with_him_when_he_is_sold_or_apostate():
    t = given(seat0=having(west=["france"]), france=having(queens=[ANNE_OF_BRITTANY]))
    choose(t, "sell:france")
    assert t.state.realms["france"].queens == [ANNE_OF_BRITTANY]
    t = given(seat0=having(hand=[TWELVER_GHULAT], east=["hungary"]), hungary=having(queens=[SOPHIA_PALAIOLOGINA]))
    choose(t, f"play:{TWELVER_GHULAT}", "use_shot:apostasy", "place:islamic_bishop:mamluk")
    assert (t.state.realms["hungary"].holder, t.state.realms["hungary"].queens) == (NONE, [SOPHIA_PALAIOLOGINA])


@pytest.mark.parametrize(("victim", "holder"), [("ottoman", NONE), (SITT_I_HATUN_OF_DULKADIR, 1)])
def test_I1c__a_beheading_of_either_kills_her(victim, holder):
    t = given(
        seat0=having(east=[GRIM]), seat1=having(east=["ottoman"]), ottoman=having(queens=[SITT_I_HATUN_OF_DULKADIR])
    )
    choose(t, "ops:east", f"use:{GRIM}:0", f"behead:{victim}")
    assert (t.state.realms["ottoman"].queens, t.state.realms["ottoman"].holder) == ([], holder)


def test_I1d__a_couple_taken_from_its_throne_stays_married():
    t = given(
        seat0=having(hand=[FLANDERS_GUILD]), france=having(queens=[ANNE_OF_BRITTANY]), bishops={"france": "catholic"}
    )
    choose(t, f"play:{FLANDERS_GUILD}", "use_shot:peasant_revolt", "settle:pawn.0:card:aragon-france", "none")
    assert (t.state.realms["france"].holder, t.state.realms["france"].queens) == (0, [ANNE_OF_BRITTANY])


@pytest.mark.parametrize("holder", [0, 1])
def test_I1d__one_lost_or_flipped_loses_the_queen(holder):
    t = given(seat0=having(hand=[FLANDERS_GUILD], west=[] if holder else ["france"]),
              seat1=having(west=["france"] if holder else []), france=having(queens=[ANNE_OF_BRITTANY]))  # fmt: skip
    choose(t, f"play:{FLANDERS_GUILD}", "use_shot:peasant_revolt", "settle:pawn.0:card:aragon-france", "none")
    realm = t.state.realms["france"]
    assert (realm.holder, realm.queens, realm.republic) == (0, [], holder == 0)


@pytest.mark.parametrize("card", ["france", ANNE_OF_BRITTANY])
def test_I1e__a_bishop_on_either_silences_both(card):
    t = given(
        seat0=having(florins=3, west=["france"]),
        france=having(queens=[ANNE_OF_BRITTANY]),
        bishops={card: "catholic"},
        cities={"paris": "catholic_knight"},
    )
    assert refused(t, "ops:west") == "E4-min"
    t = given(seat0=having(florins=3, west=["france", FLANDERS_GUILD]), france=having(queens=[ANNE_OF_BRITTANY]),
              bishops={card: "catholic"}, cities={"paris": "catholic_knight"})  # fmt: skip
    choose(t, "ops:west")
    assert [refused(t, f"use:{c}:0") for c in ("france", ANNE_OF_BRITTANY)] == ["F1f", "F1f"]


def test_I2__without_a_coronation_she_is_an_old_maid_outside_the_tableau():
    t = given(seat0=having(hand=[SOPHIA_PALAIOLOGINA]), cities={"buda": "catholic_knight"})
    choose(t, f"play:{SOPHIA_PALAIOLOGINA}", "old_maid")
    b = t.state.bankers[0]
    assert (b.maids, b.west, b.east) == ([SOPHIA_PALAIOLOGINA], [], [])
    assert refused(t, "ops:east") == "E4-min"
    assert (pieces(t), t.state.gifted) == ({"buda": "catholic_knight"}, [])


def test_I2__nor_is_she_hit_by_apostasy_or_able_to_do_anything():
    t = given(
        seat0=having(hand=[TWELVER_GHULAT], maids=[SOPHIA_PALAIOLOGINA, ELIZABETH_BATHORY]),
        seat1=having(east=[SAINT_STEFAN_CEL_MARE, GRIM]),
    )
    assert refused(t, f"revolt:{ELIZABETH_BATHORY}") is None
    choose(t, f"play:{TWELVER_GHULAT}", "use_shot:apostasy", "place:islamic_bishop:mamluk")
    assert t.state.bankers[0].maids == [SOPHIA_PALAIOLOGINA, ELIZABETH_BATHORY]
    assert t.state.bankers[0].east == [TWELVER_GHULAT]  # one religion alone is no apostasy


def test_I2__without_a_suitor_there_is_no_choice():
    t = given(seat0=having(hand=[THEFT_OF_THE_HOLY_CROWN]), seat1=having(east=["hungary"]))
    choose(t, f"play:{THEFT_OF_THE_HOLY_CROWN}")
    assert (t.state.bankers[0].maids, asked(t)) == ([THEFT_OF_THE_HOLY_CROWN], (0, "action"))


def test_I2__she_may_be_sold():
    t = given(seat0=having(maids=[SOPHIA_PALAIOLOGINA]))
    choose(t, f"sell:{SOPHIA_PALAIOLOGINA}")
    assert (florins(t), t.state.bankers[0].maids) == ([2, 0], [])


def test_I2b__her_prestige_counts_for_victories():
    islam = {"cairo": "islamic_rook"}
    t = given(
        seat0=having(maids=[SITT_I_HATUN_OF_DULKADIR]), victories=["holy"], cities=islam, bishops={"mamluk": "islamic"}
    )
    assert "declare:holy" in offered(t)
    t = given(seat0=having(), victories=["holy"], cities=islam, bishops={"mamluk": "islamic"})
    assert refused(t, "declare:holy") == "L3"


def test_I2b__but_not_for_apostasy():
    t = given(seat0=having(hand=[OTTOMAN_NAVY], maids=[SITT_I_HATUN_OF_DULKADIR], east=[SAINT_STEFAN_CEL_MARE]))
    choose(t, f"play:{OTTOMAN_NAVY}")
    assert asked(t) == (0, "agent")  # the apostasy of Islam and the Reformation would hit nobody


def test_I__without_a_suitor_the_table_is_told_why_she_stays_an_old_maid():
    t = given(seat0=having(hand=[SOPHIA_PALAIOLOGINA]), seat1=having(east=["hungary", "byzantium", "ottoman", "mamluk"],
              west=["england", "france", "holy_roman_empire", "portugal", "aragon", "papal_states"]))  # fmt: skip
    choose(t, f"play:{SOPHIA_PALAIOLOGINA}")
    assert t.state.bankers[0].maids == [SOPHIA_PALAIOLOGINA]
    assert [e.rule for e in t.events if e.key in ("no-shot", "old-maid")] == ["I", "I2"]
