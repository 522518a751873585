"""Civil wars: conspiracies and peasant revolts (J)."""

import pytest

from pax_renaissance.cards import (
    ARUMER_ZWARTE_HOOP,
    BANK_OF_ST_GEORGE,
    BOLD,
    DUKE_OF_MILAN,
    FLANDERS_GUILD,
    HOUSE_OF_BORGIA,
    PEASANT_REPUBLIC_OF_DITHMARSCHEN,
)  # fmt: skip
from pax_renaissance.war_builders import (
    GOLD_KNIGHT,
    GOLD_ROOK,
    RED_KNIGHT,
    RED_ROOK,
    TEAL_KNIGHT,
    TEAL_ROOK,
    asked,
    at_sea,
    carry_on,
    choose,
    empire,
    given,
    having,
    held,
    offered,
    refused,
    serfs,
    standing,
    told,
)  # fmt: skip

# FLANDERS_GUILD is a revolt in France with a pawn, DUKE_OF_MILAN a conspiracy in Aragon with two gold knights,
# HOUSE_OF_BORGIA and PEASANT_REPUBLIC_OF_DITHMARSCHEN are of the whole west: a conspiracy
# with a bishop, a revolt with a pawn.


def fight(t) -> tuple[int, int]:
    """Attackers and defenders of the battle."""
    (battle,) = told(t, "battle")
    return battle["attackers"], battle["defenders"]


def test_J__first_one_says_whether_there_is_war():
    t = given(seat0=having(hand=[FLANDERS_GUILD]))
    choose(t, f"play:{FLANDERS_GUILD}")
    assert (asked(t), offered(t)) == ((0, "shot"), ["use_shot:peasant_revolt", "decline_shot"])
    choose(t, "decline_shot")
    assert "place:pawn.0:aragon-france" in offered(t)
    choose(t, "enough")
    assert (empire(t, "france"), held(t), told(t, "battle")) == ((-1, "king", ""), {}, [])


@pytest.mark.parametrize(
    ("seat0", "seat1", "suzerain", "face"),
    [
        ([], [], "", "king"),  # on its throne
        ([], ["france"], "", "king"),
        ([], ["england"], "england", "king"),
        (["france"], [], "", "republic"),
        (["england"], [], "england", "republic"),
    ],
)
def test_J__whoever_holds_the_empire(seat0, seat1, suzerain, face):
    t = given(
        seat0=having(hand=[FLANDERS_GUILD], west=seat0), seat1=having(west=seat1), france=having(suzerain=suzerain)
    )
    choose(t, f"play:{FLANDERS_GUILD}", "use_shot:peasant_revolt")
    assert asked(t) == (0, "settle")
    choose(t, "settle:pawn.0:card:aragon-france", "none")
    last = FLANDERS_GUILD if seat0 == ["france"] else "france"  # one's own card stays in its place
    assert (empire(t, "france"), t.state.bankers[0].west[-1]) == ((0, face, ""), last)


@pytest.mark.parametrize(("defenders", "won"), [(0, True), (1, True), (2, False), (3, False)])
def test_Jc__a_survivor_changes_the_regime(defenders, won):
    cities = dict.fromkeys(["bruges", "lyon", "paris"][:defenders], TEAL_ROOK)
    t = given(seat0=having(hand=[BOLD]), seat1=having(west=["france"]), cities=cities)
    choose(t, f"play:{BOLD}", "use_shot:conspiracy")
    carry_on(t)
    assert (empire(t, "france")[0], len(standing(t))) == (0 if won else 1, abs(2 - defenders))


def test_Jc__without_attackers_there_is_no_success():
    t = given(seat0=having(hand=[HOUSE_OF_BORGIA]), seat1=having(west=["france"]))
    choose(t, f"play:{HOUSE_OF_BORGIA}", "use_shot:conspiracy", "against:france")
    assert fight(t) == (0, 0)
    assert (empire(t, "france"), asked(t)) == ((1, "king", ""), (0, "agent"))


def test_J1__in_one_empire_of_the_location():
    t = given(
        seat0=having(hand=[HOUSE_OF_BORGIA]), aragon=having(repressed=[GOLD_ROOK]), france=having(repressed=[GOLD_ROOK])
    )
    choose(t, f"play:{HOUSE_OF_BORGIA}", "use_shot:conspiracy")
    west = ["aragon", "england", "france", "holy_roman_empire", "papal_states", "portugal"]
    assert sorted(offered(t, "against")) == west
    refused(t, "against:hungary")
    choose(t, "against:aragon")
    carry_on(t)
    assert fight(t) == (1, 0)
    assert (serfs(t, "france"), empire(t, "aragon")[0], empire(t, "france")[0]) == ([GOLD_ROOK], 0, -1)


def test_J1a__agents_pirates_and_repressed_castles_and_knights_must_attack():
    t = given(
        seat0=having(hand=[DUKE_OF_MILAN]), aragon=having(repressed=[RED_KNIGHT, TEAL_ROOK, "pawn.0"]),
        pirates={"aragon-papal_states": "islamic", "england-france": "catholic"}, concessions={"aragon-france": 0},
        cities={"algiers": TEAL_ROOK},
    )  # fmt: skip
    choose(t, f"play:{DUKE_OF_MILAN}", "use_shot:conspiracy")
    assert fight(t) == (5, 1)
    assert offered(t, "lose") == [
        "catholic_knight:card", "islamic_pirate:aragon-papal_states", "reformist_knight:aragon", "islamic_rook:aragon",
    ]  # fmt: skip
    choose(t, "lose:catholic_knight:card")
    assert (held(t), at_sea(t)["aragon-papal_states"]) == ({"aragon-france": 0}, "islamic")


def test_J1a__a_pawn_agent_attacks_a_bishop_does_not():
    t = given(seat0=having(hand=[BANK_OF_ST_GEORGE]))
    choose(t, f"play:{BANK_OF_ST_GEORGE}", "use_shot:conspiracy")
    assert fight(t) == (1, 0)
    t = given(seat0=having(hand=[HOUSE_OF_BORGIA]), france=having(repressed=[GOLD_ROOK]))
    choose(t, f"play:{HOUSE_OF_BORGIA}", "use_shot:conspiracy", "against:france")
    assert fight(t) == (1, 0)


@pytest.mark.parametrize(("card", "shot"), [(BOLD, "conspiracy"), (ARUMER_ZWARTE_HOOP, "peasant_revolt")])
def test_J1b__the_ruling_class_of_all_colours_defends(card, shot):
    t = given(
        seat0=having(hand=[card]),
        cities={"paris": GOLD_KNIGHT, "lyon": RED_ROOK, "bruges": TEAL_KNIGHT, "london": GOLD_ROOK},
        pirates={"england-france": "reformist"}, concessions={"aragon-france": 1},
    )  # fmt: skip
    choose(t, f"play:{card}", f"use_shot:{shot}")
    assert fight(t)[1] == 3


def test_J2__in_one_empire_of_the_location():
    t = given(seat0=having(hand=[PEASANT_REPUBLIC_OF_DITHMARSCHEN]), concessions={"aragon-france": 0})
    choose(t, f"play:{PEASANT_REPUBLIC_OF_DITHMARSCHEN}", "use_shot:peasant_revolt", "against:england")
    carry_on(t)
    assert fight(t) == (1, 0)
    assert (empire(t, "england")[0], empire(t, "france")[0]) == (0, -1)


def test_J2a__agents_own_concessions_pirates_and_serfs_must_attack():
    t = given(
        seat0=having(hand=[FLANDERS_GUILD]), france=having(repressed=["pawn.1", "pawn.0", GOLD_KNIGHT]),
        concessions={"aragon-france": 0, "france-holy_roman_empire": 1, "england-portugal": 0},
        pirates={"england-france": "islamic"}, cities={"paris": GOLD_ROOK},
    )  # fmt: skip
    choose(t, f"play:{FLANDERS_GUILD}", "use_shot:peasant_revolt")
    assert fight(t) == (5, 1)
    assert offered(t, "lose") == [
        "pawn.0:card", "pawn.0:aragon-france", "islamic_pirate:england-france", "pawn.1:france", "pawn.0:france",
    ]  # fmt: skip
    choose(t, "lose:pawn.1:france")
    assert serfs(t, "france").count(GOLD_KNIGHT) == 1


def test_J2a__concessions_fight_even_to_their_death():
    t = given(
        seat0=having(hand=[FLANDERS_GUILD]), concessions={"aragon-france": 0, "england-france": 1},
        cities={"paris": GOLD_ROOK, "lyon": GOLD_ROOK},
    )  # fmt: skip
    choose(t, f"play:{FLANDERS_GUILD}", "use_shot:peasant_revolt")
    assert (held(t), standing(t), empire(t, "france")) == ({"england-france": 1}, {}, (-1, "king", ""))


def test_J2a__serfs_of_the_victim_rise_against_him():
    t = given(seat0=having(hand=[FLANDERS_GUILD]), seat1=having(west=["france"]), france=having(repressed=["pawn.1"]),
              cities={"paris": GOLD_ROOK})  # fmt: skip
    choose(t, f"play:{FLANDERS_GUILD}", "use_shot:peasant_revolt", "lose:pawn.0:card")
    assert fight(t) == (2, 1)
    choose(t, "settle:pawn.1:france:aragon-france")
    assert (held(t), empire(t, "france")) == ({"aragon-france": 1}, (0, "king", ""))


def test_GL_BATTLE_i__a_pirate_without_a_free_sea_border_is_lost_and_the_table_is_told():
    t = given(seat0=having(hand=[ARUMER_ZWARTE_HOOP]), concessions={"england-france": 1, "france-holy_roman_empire": 1})
    choose(t, f"play:{ARUMER_ZWARTE_HOOP}", "use_shot:peasant_revolt")
    carry_on(t)
    assert (empire(t, "france")[0], at_sea(t)) == (0, {})
    lost = [(e.rule, e.args["piece"], e.args["place"]) for e in t.events if e.key == "killed"]
    assert lost == [("GL.BATTLE.i", "islamic_pirate", "card")]
