"""Odd positions again: battles, wars of religion, fairs, coronations, victories."""

from __future__ import annotations

from pax_renaissance.cards import (
    ANNE_OF_BRITTANY,
    CROMWELL,
    DERVISHES,
    DESPINA_KHATUN,
    DUKE_OF_MILAN,
    GRIM,
    HANDSOME,
    HERMETICISM,
    HOUSE_OF_BORGIA,
    ISABELLA_OF_CASTILLE,
    JESUITS,
    KINGMAKER,
    LUTHER,
    MARGARET_OF_ANJOU,
    MERCHANTS_OF_THE_STAPLE,
    MICHELANGELO,
    PAPAL_ELEPHANT,
    RED_SEA_FLEET,
    SAINT_STEFAN_CEL_MARE,
    STAR_CHAMBER,
)  # fmt: skip
from pax_renaissance.war_builders import (
    GOLD_KNIGHT,
    GOLD_ROOK,
    RED_KNIGHT,
    RED_ROOK,
    TEAL_KNIGHT,
    TEAL_PIRATE,
    TEAL_ROOK,
    asked,
    at_sea,
    carry_on,
    choose,
    empire,
    florins,
    given,
    having,
    held,
    offered,
    refused,
    serfs,
    standing,
    told,
)  # fmt: skip

# --- battles ---


def test_GL_REGIME_GAMBIT__a_conspiracy_against_ones_own_vassal_frees_nobody_else():
    t = given(
        seat0=having(hand=[KINGMAKER], west=["france"]),
        england=having(suzerain="france", queens=[ANNE_OF_BRITTANY], repressed=[TEAL_KNIGHT, "pawn.1"]),
        aragon=having(suzerain="france"),
        bishops={"england": "catholic"},
        cities={"london": GOLD_KNIGHT},
    )
    choose(t, f"play:{KINGMAKER}", "use_shot:conspiracy", f"lose:{RED_ROOK}:card")
    carry_on(t)
    assert empire(t, "england") == (0, "republic", "")
    assert (empire(t, "france"), empire(t, "aragon")) == ((0, "king", ""), (0, "king", "france"))
    assert (t.state.bankers[0].west, t.state.bishops, t.state.realms["england"].queens) == (
        ["france", KINGMAKER, "england"],
        {},
        [],
    )
    assert sorted(standing(t).values()) == [GOLD_ROOK, TEAL_KNIGHT]
    assert serfs(t, "england") == ["pawn.1"]


def test_GL_BATTLE_i__more_survivors_than_cities_and_the_player_says_who_is_repressed():
    t = given(seat0=having(hand=[KINGMAKER]), england=having(repressed=[TEAL_KNIGHT]))
    choose(t, f"play:{KINGMAKER}", "use_shot:conspiracy")
    assert asked(t) == (0, "settle")
    choose(t, f"settle:{TEAL_KNIGHT}:england:london", f"settle:{GOLD_ROOK}:card:bordeaux")
    assert (standing(t), serfs(t, "england"), florins(t)[0]) == (
        {"london": TEAL_KNIGHT, "bordeaux": GOLD_ROOK},
        [RED_ROOK],
        0,
    )


def test_J2a__foreign_serfs_rise_and_become_concessions_of_their_owners():
    t = given(
        seat0=having(hand=[MERCHANTS_OF_THE_STAPLE]),
        england=having(repressed=["pawn.1", GOLD_KNIGHT]),
        cities={"london": GOLD_ROOK},
    )
    choose(t, f"play:{MERCHANTS_OF_THE_STAPLE}", "use_shot:peasant_revolt", "lose:pawn.0:card")
    choose(t, "settle:pawn.1:england:england-france")
    assert held(t) == {"england-france": 1}
    assert asked(t) == (0, "concession")
    assert sorted(offered(t)) == ["concession:england-portugal", "none"]  # without a florin nobody is pushed aside
    choose(t, "none", "enough")
    assert serfs(t, "england") == [GOLD_KNIGHT]


def test_J2a__ones_own_concessions_die_for_a_revolt_that_fails():
    t = given(
        seat0=having(hand=[MERCHANTS_OF_THE_STAPLE]),
        cities={"london": GOLD_ROOK, "bordeaux": GOLD_ROOK},
        concessions={"england-france": 0, "england-portugal": 1},
    )
    choose(t, f"play:{MERCHANTS_OF_THE_STAPLE}", "use_shot:peasant_revolt")
    assert (held(t), standing(t), empire(t, "england")) == ({"england-portugal": 1}, {}, (-1, "king", ""))


def test_GL_BATTLE_i__an_agent_pawn_without_a_free_border_is_repressed_for_nothing():
    t = given(
        seat0=having(hand=[MERCHANTS_OF_THE_STAPLE]),
        concessions={"england-france": 1},
        pirates={"england-portugal": "islamic"},
    )
    choose(t, f"play:{MERCHANTS_OF_THE_STAPLE}", "use_shot:peasant_revolt")
    carry_on(t)
    assert (serfs(t, "england"), empire(t, "england"), at_sea(t)) == (
        ["pawn.0"],
        (0, "king", ""),
        {"england-portugal": "islamic"},
    )


def test_K1a__a_believer_across_the_corner_joins_and_goes_home():
    t = given(
        seat0=having(hand=[JESUITS], west=["aragon"]),
        cities={"london": GOLD_KNIGHT, "vienna": GOLD_ROOK, "algiers": TEAL_ROOK, "valencia": GOLD_ROOK},
    )
    choose(t, f"play:{JESUITS}", "use_shot:crusade", f"lose:{GOLD_ROOK}:valencia")
    assert standing(t) == {"london": GOLD_KNIGHT, "vienna": GOLD_ROOK}
    carry_on(t)
    assert (empire(t, "aragon"), t.state.realms["aragon"].state) == ((0, "republic", ""), "catholic")


def test_K1c__a_heretic_pirate_alone_is_a_reason_for_war():
    t = given(seat0=having(hand=[CROMWELL]), pirates={"england-france": "catholic"})
    choose(t, f"play:{CROMWELL}", "use_shot:reformation")
    carry_on(t)
    assert (empire(t, "england"), at_sea(t), t.state.realms["england"].state) == ((0, "king", ""), {}, "reformist")
    assert list(standing(t).values()) == [RED_KNIGHT]


def test_K2a__a_war_for_the_faith_the_state_has_changes_the_regime_alone():
    t = given(
        seat0=having(hand=[JESUITS]),
        seat1=having(west=["aragon"]),
        aragon=having(state="catholic", republic=True),
        cities={"valencia": GOLD_ROOK, "toledo": GOLD_KNIGHT, "algiers": TEAL_ROOK},
    )
    choose(t, f"play:{JESUITS}", "use_shot:crusade")
    carry_on(t)
    assert (empire(t, "aragon"), t.state.realms["aragon"].state) == ((0, "king", ""), "catholic")


def test_K1__a_pirate_between_two_lands_fights_for_its_faith_and_stays():
    t = given(
        seat0=having(hand=[HANDSOME]),
        pirates={"hungary-ottoman": "islamic", "byzantium-hungary": "reformist"},
        cities={"buda": GOLD_KNIGHT},
    )
    choose(t, f"play:{HANDSOME}", "use_shot:jihad")
    assert sorted(set(offered(t, "lose"))) == [f"{TEAL_KNIGHT}:card", f"{TEAL_PIRATE}:hungary-ottoman"]
    choose(t, f"lose:{TEAL_KNIGHT}:card", f"lose:{TEAL_KNIGHT}:card")
    carry_on(t)
    assert (at_sea(t), empire(t, "hungary"), standing(t)) == ({"hungary-ottoman": "islamic"}, (0, "king", ""), {})


def test_K3__a_vassal_with_the_sign_goes_alone_and_its_suzerain_stays():
    t = given(
        seat0=having(hand=[PAPAL_ELEPHANT]),
        seat1=having(west=["england", LUTHER]),
        papal_states=having(suzerain="england"),
        france=having(suzerain="england"),
    )
    choose(t, f"play:{PAPAL_ELEPHANT}", "use_shot:apostasy")
    carry_on(t)
    assert [empire(t, e)[0] for e in ("england", "papal_states", "france")] == [1, -1, 1]
    assert t.state.bankers[1].west == ["england"]


def test_K3__the_suzerain_with_the_sign_takes_all_vassals_home_with_queens_and_bishops():
    t = given(
        seat0=having(hand=[DERVISHES]),
        seat1=having(east=["ottoman", SAINT_STEFAN_CEL_MARE]),
        mamluk=having(suzerain="ottoman", queens=[DESPINA_KHATUN]),
        bishops={"mamluk": "catholic", DESPINA_KHATUN: "islamic"},
    )
    choose(t, f"play:{DERVISHES}", "use_shot:apostasy")
    carry_on(t)
    assert [empire(t, e)[0] for e in ("ottoman", "mamluk")] == [-1, -1]
    assert t.state.realms["mamluk"].queens == [DESPINA_KHATUN]
    assert t.state.bishops["mamluk"] == "catholic"


def test_K3c__an_old_maid_with_the_sign_neither_condemns_nor_goes():
    t = given(seat0=having(hand=[PAPAL_ELEPHANT]), seat1=having(west=[LUTHER], maids=[ISABELLA_OF_CASTILLE]))
    choose(t, f"play:{PAPAL_ELEPHANT}")
    assert "use_shot:apostasy" not in offered(t)
    assert told(t, "no-shot")[-1]["why"] == "K3"


# --- fairs ---


def test_G2b__two_players_and_no_coin_there_are_no_recruits():
    t = given(seat0=having(florins=0))
    choose(t, "fair:west")
    assert (florins(t)[0], standing(t)) == (1, {})


def test_G5__a_pirate_takes_the_last_florin_and_nobody_is_levied_behind_it():
    t = given(
        coins={"east": [1, 0, 0, 0, 0, 0]},
        pirates={"byzantium-hungary": "islamic"},
        cities={"caffa": GOLD_KNIGHT, "trebizond": RED_ROOK},
    )
    choose(t, "fair:east")
    assert (florins(t)[0], standing(t)) == (1, {"caffa": GOLD_KNIGHT, "trebizond": RED_ROOK, "tana": TEAL_KNIGHT})
    assert t.state.coins["east"][0] == 0


def test_G3a__a_doubled_share_takes_what_is_left():
    t = given(
        seat1=having(west=[MICHELANGELO]),
        concessions={"byzantium-hungary": 1},
        coins={"east": [1, 0, 0, 0, 0, 0]},
        cities={"caffa": GOLD_KNIGHT, "trebizond": RED_ROOK},
    )
    choose(t, "fair:east")
    assert florins(t) == [1, 1]


def test_G6__without_the_subsidy_the_first_border_has_the_first_florin():
    t = given(
        options={"bankruptcy": "yes"},
        seat0=having(florins=1),
        concessions={"byzantium-hungary": 1},
        cities={"caffa": GOLD_KNIGHT, "trebizond": RED_ROOK},
    )
    choose(t, "fair:east")
    assert florins(t) == [1, 1]
    assert standing(t)["tana"] == TEAL_KNIGHT


# --- coronations ---


def test_GL_VASSAL_e__a_vassal_is_crowned_under_his_suzerain_and_brings_a_concession():
    t = given(
        seat0=having(hand=[ANNE_OF_BRITTANY], west=["england"]),
        france=having(suzerain="england", repressed=["pawn.1"]),
        bishops={"france": "islamic"},
    )
    choose(t, f"play:{ANNE_OF_BRITTANY}", "marry:france")
    choose(t, "concession:aragon-france", "free:pawn.1:england-france")
    assert (empire(t, "france"), held(t), t.state.bishops) == (
        (0, "king", "england"),
        {"aragon-france": 0, "england-france": 1},
        {"france": "islamic"},
    )


def test_I__henry_takes_an_opponents_suzerain_and_frees_his_vassals():
    t = given(
        seat0=having(hand=[ANNE_OF_BRITTANY], west=[STAR_CHAMBER]),
        seat1=having(west=["france"]),
        france=having(queens=[MARGARET_OF_ANJOU]),
        aragon=having(suzerain="france"),
        bishops={"france": "catholic"},
    )
    choose(t, f"play:{ANNE_OF_BRITTANY}", "marry:france")
    carry_on(t)
    assert (empire(t, "france"), empire(t, "aragon")) == ((0, "king", ""), (-1, "king", ""))
    assert (t.state.realms["france"].queens, t.state.bishops) == ([ANNE_OF_BRITTANY], {})


def test_I__henry_is_silenced_and_takes_nobody():
    t = given(
        seat0=having(hand=[ANNE_OF_BRITTANY], west=[STAR_CHAMBER]),
        seat1=having(west=["france", "england", "aragon", "holy_roman_empire"]),
        bishops={STAR_CHAMBER: "catholic"},
    )
    choose(t, f"play:{ANNE_OF_BRITTANY}")
    assert t.state.bankers[0].maids == [ANNE_OF_BRITTANY]


# --- victories ---


def test_L4__vassals_count_and_republics_do_not():
    t = given(
        seats=3,
        seat0=having(west=["england"]),
        seat1=having(west=["papal_states"]),
        france=having(suzerain="england"),
        aragon=having(suzerain="england"),
        victories=["imperial"],
    )
    choose(t, "declare:imperial")
    assert t.state.winners == [0]
    t = given(
        seats=3,
        seat0=having(west=["england", "portugal"]),
        seat1=having(west=["papal_states"]),
        france=having(suzerain="england"),
        portugal=having(republic=True),
        victories=["imperial"],
    )
    assert refused(t, "declare:imperial") == "L4"


def test_L2b__patrons_of_old_maids_count_and_florins_decide():
    t = given(
        seat0=having(west=[DUKE_OF_MILAN], florins=1, hand=[LUTHER]),
        seat1=having(west=[HOUSE_OF_BORGIA], florins=3),
        shut=True,
    )
    choose(t, f"sell:{LUTHER}", "fair:west")
    carry_on(t)
    assert t.over
    assert t.state.how == "culture"
    assert t.state.winners == [0]  # 1 + 2 + 1 florins against 3


def test_L2b__all_equal_and_both_have_won():
    t = given(seat0=having(florins=2), seat1=having(florins=3), shut=True)
    choose(t, "fair:west", "pass")
    assert (t.state.how, t.state.winners) == ("culture", [0, 1])


def test_L3__two_bishops_against_one_of_each_other_faith_are_not_enough():
    t = given(
        seat0=having(west=[JESUITS, LUTHER], east=[GRIM]),
        bishops={JESUITS: "catholic", LUTHER: "catholic", GRIM: "islamic", "england": "reformist"},
        cities={"venice": GOLD_KNIGHT},
        victories=["holy"],
    )
    assert refused(t, "declare:holy") == "L3"
    t = given(
        seat0=having(west=[JESUITS, LUTHER], east=[GRIM]),
        bishops={JESUITS: "catholic", LUTHER: "catholic", GRIM: "islamic"},
        cities={"venice": GOLD_KNIGHT, "cairo": GOLD_ROOK, "london": GOLD_KNIGHT},
        pirates={"mamluk-ottoman": "catholic"},
        victories=["holy"],
    )
    choose(t, "declare:holy")
    assert t.state.winners == [0]


def test_L5__a_card_that_makes_the_claim_dear_needs_both_actions():
    t = given(
        seat0=having(east=[RED_SEA_FLEET], west=["portugal"], hand=[LUTHER]),
        concessions={"england-france": 0, "england-portugal": 0},
        victories=["globalization"],
    )
    assert "declare:globalization" in offered(t)
    choose(t, f"sell:{LUTHER}")
    assert refused(t, "declare:globalization") == "D1"


def test_L2b__a_tie_in_patronage_is_named_by_the_rule_that_breaks_it():
    t = given(seat0=having(florins=2), seat1=having(florins=7), shut=True)
    choose(t, "fair:west", "pass")
    assert [(e.args["seat"], e.rule) for e in t.events if e.key == "victory"] == [(1, "L2b")]
    t = given(seat0=having(florins=2, west=[DUKE_OF_MILAN]), seat1=having(florins=7), shut=True)
    choose(t, "fair:west", "pass")
    assert [(e.args["seat"], e.rule) for e in t.events if e.key == "victory"] == [(0, "L2a")]


def test_A3a__a_dear_claim_that_no_comet_has_opened_is_barred_by_that_first():
    t = given(seat0=having(west=[HERMETICISM], hand=[LUTHER]))
    choose(t, f"sell:{LUTHER}")
    assert refused(t, "declare:holy") == "A3a"
    t = given(seat0=having(west=[HERMETICISM], hand=[LUTHER]), victories=["holy"])
    choose(t, f"sell:{LUTHER}")
    assert refused(t, "declare:holy") == "L3"
