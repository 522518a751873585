"""Campaigns (F9)."""

import pytest

from pax_renaissance.cards import (
    ANNE_OF_BRITTANY,
    GENOESE_FLEET,
    REFORMED_THEOLOGY,
)  # fmt: skip
from pax_renaissance.war_builders import (
    GOLD_KNIGHT,
    GOLD_ROOK,
    RED_KNIGHT,
    TEAL_KNIGHT,
    TEAL_ROOK,
    asked,
    at_sea,
    choose,
    empire,
    florins,
    given,
    having,
    held,
    offered,
    ops,
    refused,
    serfs,
    standing,
    told,
)  # fmt: skip
from regnum.games.pax_renaissance.content import load
from regnum.games.pax_renaissance.steps.ops import AIMS, barred_op

ENGLISH = {"london": GOLD_KNIGHT, "bordeaux": RED_KNIGHT}


def test_F9__against_neighbours_also_across_a_corner():
    t = given(seat0=having(west=["england"], florins=2), cities=ENGLISH)
    ops(t, "west", "england:0")
    assert sorted(offered(t, "campaign")) == ["aragon", "france", "portugal"]
    assert refused(t, "campaign:holy_roman_empire") == "F9"


def test_F9__only_kings_campaign():
    for name, card in load().empires.items():
        assert all(("campaign",) in king.ops for king in card.king.values()), name
        assert ("campaign",) not in card.republic.ops, name
    assert not any(op[0] == "campaign" for card in load().cards.values() for op in card.face.ops)


def test_F9a__never_against_ones_own():
    t = given(
        seat0=having(west=["england", "france"], florins=2), seat1=having(west=["aragon"]), cities=ENGLISH,
        portugal=having(suzerain="france"),
    )  # fmt: skip
    ops(t, "west", "england:0")  # Aragon is all that is left
    assert empire(t, "aragon") == (0, "king", "england")
    t = given(seat0=having(west=["england", "france"], florins=2), cities=ENGLISH)
    ops(t, "west", "england:0")
    assert refused(t, "campaign:france") == "F9a"


def test_F9b__all_knights_of_the_king_and_no_castle():
    t = given(seat0=having(west=["england"], florins=5), cities=ENGLISH | {"paris": GOLD_ROOK, "bruges": GOLD_ROOK})
    ops(t, "west", "england:0")
    choose(t, "campaign:france")
    assert (told(t, "battle")[0]["attackers"], florins(t)[0], standing(t)) == (2, 3, {})
    t = given(seat0=having(west=["england"], florins=5), cities={"london": GOLD_ROOK, "bordeaux": RED_KNIGHT})
    ops(t, "west", "england:0")
    choose(t, "campaign:france")
    assert (told(t, "battle")[0]["attackers"], florins(t)[0]) == (1, 4)


def test_F9b__without_a_knight_there_is_no_campaign():
    t = given(
        seat0=having(west=["england", REFORMED_THEOLOGY], florins=5),
        cities={"london": GOLD_ROOK, "paris": GOLD_KNIGHT},
        bishops={"france": "reformist"},
    )
    choose(t, "ops:west")
    assert refused(t, "use:england:0") == "F9b"


def test_F9c__every_knight_must_be_paid():
    t = given(
        seat0=having(west=["england", REFORMED_THEOLOGY], florins=1), cities=ENGLISH, bishops={"france": "reformist"}
    )
    choose(t, "ops:west")
    assert refused(t, "use:england:0") == "F9c"


def test_F9c__also_if_the_battle_is_lost():
    t = given(
        seat0=having(west=["england"], florins=2),
        cities=ENGLISH | {"paris": GOLD_ROOK, "bruges": GOLD_ROOK, "lyon": TEAL_KNIGHT},
    )  # fmt: skip
    ops(t, "west", "england:0")
    choose(t, "campaign:france", "lose:catholic_rook:bruges", "lose:catholic_rook:paris")
    assert (florins(t)[0], standing(t), empire(t, "france")) == (0, {"lyon": TEAL_KNIGHT}, (-1, "king", ""))


def test_F9d__the_ruling_class_defends_alone():
    t = given(
        seat0=having(west=["england"], florins=2), cities=ENGLISH | {"paris": TEAL_ROOK},
        pirates={"england-france": "catholic"}, concessions={"aragon-france": 1},
    )  # fmt: skip
    ops(t, "west", "england:0")
    choose(t, "campaign:france")
    assert told(t, "battle")[0]["defenders"] == 1
    assert offered(t, "lose") == ["reformist_knight:bordeaux", "catholic_knight:london"]
    choose(t, "lose:reformist_knight:bordeaux")
    assert (standing(t), at_sea(t)) == ({"london": GOLD_KNIGHT}, {"england-france": "catholic"})
    assert empire(t, "france") == (0, "king", "england")


def test_F9e__the_repressed_of_both_stay_out():
    t = given(
        seat0=having(west=["england"], florins=1), cities={"london": GOLD_KNIGHT},
        england=having(repressed=[GOLD_KNIGHT]), france=having(repressed=[GOLD_KNIGHT, GOLD_KNIGHT]),
    )  # fmt: skip
    ops(t, "west", "england:0")
    choose(t, "campaign:france")
    assert (told(t, "battle")[0]["attackers"], told(t, "battle")[0]["defenders"]) == (1, 0)
    assert (serfs(t, "england"), florins(t)[0]) == ([GOLD_KNIGHT], 0)


@pytest.mark.parametrize(("defenders", "won"), [(1, True), (2, False), (3, False)])
def test_F9f__a_survivor_makes_the_loser_a_vassal(defenders, won):
    cities = dict.fromkeys(["paris", "bruges", "lyon"][:defenders], GOLD_ROOK)
    t = given(seat0=having(west=["england"], florins=2), seat1=having(west=["france"]), cities=ENGLISH | cities)
    ops(t, "west", "england:0")
    choose(t, "campaign:france")
    while asked(t) == (0, "casualty"):
        choose(t, offered(t)[0])
    assert empire(t, "france") == ((0, "king", "england") if won else (1, "king", ""))
    assert len(standing(t)) == abs(2 - defenders)


def test_F9g__under_the_winner_king_side_up_with_its_repressed_and_without_its_vassals():
    t = given(
        seat0=having(west=["england", GENOESE_FLEET], florins=2), seat1=having(west=["france"]), cities=ENGLISH,
        france=having(republic=True, repressed=["pawn.1"]),
    )  # fmt: skip
    ops(t, "west", "england:0")
    choose(t, "campaign:france", "none", "enough")
    assert (empire(t, "france"), serfs(t, "france")) == ((0, "king", "england"), ["pawn.1"])
    assert (t.state.bankers[0].west, t.state.bankers[1].west) == (["england", GENOESE_FLEET], [])
    t = given(
        seat0=having(west=["england"], florins=2), seat1=having(west=["france"]), cities=ENGLISH,
        aragon=having(suzerain="france"),
    )  # fmt: skip
    ops(t, "west", "england:0")
    choose(t, "campaign:france")
    assert (empire(t, "france"), empire(t, "aragon")) == ((0, "king", "england"), (-1, "king", ""))


def test_F9g__an_eastern_vassal_of_a_western_king_acts_in_the_west():
    t = given(seat0=having(west=["holy_roman_empire"], florins=2), cities={"vienna": GOLD_KNIGHT, "modon": GOLD_KNIGHT})
    ops(t, "west", "holy_roman_empire:0")
    choose(t, "campaign:hungary", "none")
    assert empire(t, "hungary") == (0, "king", "holy_roman_empire")
    t = given(
        seat0=having(west=["holy_roman_empire"], florins=2), cities={"buda": GOLD_KNIGHT},
        hungary=having(suzerain="holy_roman_empire"),
    )  # fmt: skip
    assert refused(t, "ops:east") == "E4-min"
    ops(t, "west", "hungary:0")
    assert asked(t) == (0, "campaign")


def test_F9h__from_a_throne_with_queen_and_bishop():
    t = given(
        seat0=having(west=["england"], florins=2), cities=ENGLISH, bishops={"france": "islamic"},
        france=having(queens=[ANNE_OF_BRITTANY]),
    )  # fmt: skip
    ops(t, "west", "england:0")
    choose(t, "campaign:france", "none")
    assert (t.state.realms["france"].queens, t.state.bishops) == ([ANNE_OF_BRITTANY], {"france": "islamic"})
    assert empire(t, "france") == (0, "king", "england")


def test_F9h__from_an_opponent_without_them():
    t = given(
        seat0=having(west=["england"], florins=2), seat1=having(west=["aragon"]), cities=ENGLISH,
        bishops={"france": "islamic", ANNE_OF_BRITTANY: "catholic"},
        france=having(queens=[ANNE_OF_BRITTANY], suzerain="aragon", repressed=["pawn.0"]),
    )  # fmt: skip
    ops(t, "west", "england:0")
    choose(t, "campaign:france", "none", "enough")
    assert (t.state.realms["france"].queens, t.state.bishops, serfs(t, "france")) == ([], {}, ["pawn.0"])
    assert (empire(t, "france"), empire(t, "aragon")) == ((0, "king", "england"), (1, "king", ""))


def test_F9i__nobody_moves_to_another_empire():
    t = given(
        seat0=having(west=["england"], florins=2), cities=ENGLISH, concessions={"aragon-france": 1},
        pirates={"england-france": "islamic"},
    )  # fmt: skip
    ops(t, "west", "england:0")
    choose(t, "campaign:france", "none")
    assert (standing(t), held(t), at_sea(t)) == (ENGLISH, {"aragon-france": 1}, {"england-france": "islamic"})


def test_F9j__a_vassal_conquers_for_its_suzerain():
    t = given(
        seat0=having(east=["ottoman"], florins=2), holy_roman_empire=having(suzerain="ottoman"),
        cities={"vienna": GOLD_KNIGHT, "nurnberg": RED_KNIGHT},
    )  # fmt: skip
    ops(t, "east", "holy_roman_empire:0")
    choose(t, "campaign:france", "none")
    assert empire(t, "france") == (0, "king", "ottoman")


def test_F9j__suzerain_and_vassal_do_not_fight_each_other():
    t = given(
        seat0=having(east=["ottoman"], florins=4), holy_roman_empire=having(suzerain="ottoman"),
        cities={"vienna": GOLD_KNIGHT, "modon": TEAL_KNIGHT, "rhodes": TEAL_ROOK},
    )  # fmt: skip
    ops(t, "east", "holy_roman_empire:0")
    assert refused(t, "campaign:ottoman") == "F9a"
    choose(t, "campaign:france", "none", "use:ottoman:0")
    assert refused(t, "campaign:holy_roman_empire") == "F9a"


def test_F9__a_new_rule_against_a_target_is_told_without_being_listed_anywhere(monkeypatch):
    """Of all targets, the one that came nearest gives the reason."""
    t = given(seat0=having(west=["england"]))
    aims, bar = AIMS["campaign"]

    def stricter(s, seat, item, op, target):
        return (9, "F9-new") if target[1] == "france" else bar(s, seat, item, op, target)

    monkeypatch.setitem(AIMS, "campaign", (aims, stricter))
    assert barred_op(t.state, 0, "england", ("campaign",)) == "F9-new"
