"""Odd positions, rule by rule: limits reached, two rules at once, nobody left to take, cards that hit their owner."""

from __future__ import annotations

import tomllib

import pytest

from pax_renaissance.cards import (
    ANNE_OF_BRITTANY,
    BUNDSCHUH_REVOLT,
    DALMATIAN_MERCHANT_MARINE,
    GONFALONIER,
    GRAND_INQUISITOR,
    GRIM,
    GUTENBERG,
    HERMETICISM,
    HOCHSTETTER_BANK,
    INDIA_ARMADA,
    INQUISITION_POPE,
    ISABELLA_OF_CASTILLE,
    JESUITS,
    JOANNA_THE_MAD,
    LUTHER,
    MERCHANTS_OF_THE_STAPLE,
    ORDER_OF_SANTIAGO,
    OTTOMAN_NAVY,
    PETERS_PENCE,
    PODESTA_OF_VENICE,
    QIZILBASH,
    REFORMED_THEOLOGY,
    SCOTTISH_PRIVATEERS,
    SINDICAT_REMENCA,
    SPANISH_TERCIO,
    TERSANE_I_AMIRE,
    TIMAR_SYSTEM,
)  # fmt: skip
from pax_renaissance.war_builders import (
    GOLD_KNIGHT,
    GOLD_ROOK,
    RED_KNIGHT,
    RED_PIRATE,
    TEAL_KNIGHT,
    TEAL_PIRATE,
    TEAL_ROOK,
    T,
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
    ops,
    refused,
    serfs,
    standing,
)  # fmt: skip
from regnum.games.pax_renaissance import GAME
from regnum.games.pax_renaissance.lookup import details
from regnum.kernel import Note
from words_kit import texts_of


def said(t: T, *option: str) -> list[Note]:
    assert GAME.notes is not None
    return list(GAME.notes(t.state, "action", t.pending[0].seat, option, {}))


# --- what is said before a card is played ---


def test_H1a__before_it_is_played_the_card_itself_is_not_taken_off_the_discoveries():
    t = given(seat0=having(hand=[INDIA_ARMADA], west=["portugal"]))
    assert said(t, "play", INDIA_ARMADA) == []
    choose(t, f"play:{INDIA_ARMADA}")
    assert "use_shot:shift" in offered(t)


def test_H1a__a_discovery_on_the_card_alone_is_not_enough_and_it_is_said_before():
    t = given(seat0=having(hand=[INDIA_ARMADA]))
    assert said(t, "play", INDIA_ARMADA) == [Note("aside-no-shot", "H1a", {"what": "shift"}, warns=True)]


def test_K3__before_it_is_played_the_card_itself_counts_for_its_apostasy():
    t = given(seat0=having(hand=[PETERS_PENCE], west=[LUTHER]))
    assert said(t, "play", PETERS_PENCE) == []
    choose(t, f"play:{PETERS_PENCE}")
    assert "use_shot:apostasy" in offered(t)


def test_K3__before_it_is_played_an_apostasy_that_would_hit_nobody_is_said_to_be_lost():
    t = given(seat0=having(hand=[PETERS_PENCE]), seat1=having(west=[LUTHER]))
    assert said(t, "play", PETERS_PENCE) == [Note("aside-no-shot", "K3", {"what": "apostasy"}, warns=True)]


# --- the market ---


def test_E1c__a_coin_for_a_gap_lies_on_the_other_row_and_its_card_is_barred_too():
    t = given(seat0=having(florins=9))
    choose(t, "buy:west:2")
    assert t.state.coins == {"west": [1, 1, 0, 0, 0, 0], "east": [0] * 6}
    choose(t, "buy:west:4")
    # refreshed: the coins moved with their cards, the one of the gap lies east
    assert t.state.coins == {"west": [2, 2, 1, 0, 0, 0], "east": [0, 0, 1, 0, 0, 0]}
    assert florins(t)[0] == 3


def test_E1e__a_florin_laid_on_the_other_row_bars_that_card_this_turn():
    t = given(seat0=having(florins=9, west=[PODESTA_OF_VENICE]))
    choose(t, "fair:west")
    carry_on(t)
    choose(t, "buy:west:3")
    assert t.state.coins["east"][0] == 1
    assert t.state.coins["west"][1:3] == [1, 1]
    assert refused(t, "buy:west:2") == "E1e"


def test_E1e__commerce_takes_a_florin_just_paid_from_a_card_that_may_not_be_bought():
    t = given(seat0=having(florins=3, west=[BUNDSCHUH_REVOLT, MERCHANTS_OF_THE_STAPLE]))
    choose(t, "buy:west:3", "ops:west", f"use:{BUNDSCHUH_REVOLT}:0", "take:west:1")
    assert (florins(t)[0], t.state.coins["west"][:3]) == (1, [1, 0, 1])


def test_E1d__coins_on_the_first_card_pay_for_the_second():
    t = given(seat0=having(florins=1), coins={"west": [0, 3, 0, 0, 0, 0]})
    choose(t, "buy:west:1")
    assert florins(t)[0] == 3
    choose(t, "buy:east:3")
    assert florins(t)[0] == 0


def test_E1f__a_comet_brings_its_coins_and_leaves_a_full_hand_alone():
    t = given(
        seat0=having(florins=2, hand=[LUTHER, JESUITS]),
        market={"west": ["PREN001", "PREN002", "COMET3", "PREN003", "PREN004", "PREN005"]},
        coins={"west": [0, 0, 4, 0, 0, 0]},
    )
    assert refused(t, "buy:west:1") == "E1a"
    choose(t, "buy:west:2", "victory:imperial")
    assert (florins(t)[0], t.state.bankers[0].hand, t.state.victories) == (4, [LUTHER, JESUITS], ["imperial"])


def test_G5a__what_a_fair_left_joins_the_coins_of_the_card_that_slides_in():
    t = given(seat0=having(florins=1), coins={"west": [4, 2, 0, 0, 0, 0]}, cities={"trebizond": TEAL_ROOK})
    choose(t, "fair:west")
    carry_on(t)
    assert t.state.coins["west"][:2] == [4, 2]  # one to the organiser, nobody else on the way
    choose(t, "pass")
    assert t.state.coins["west"][:2] == [6, 0]


# --- sales ---


def test_E3a__a_married_vassal_is_sold_with_his_queen_and_leaves_his_suzerain():
    t = given(
        seat0=having(west=["england"]),
        france=having(suzerain="england", queens=[ANNE_OF_BRITTANY], repressed=["pawn.1"]),
        bishops={"france": "islamic"},
    )
    assert refused(t, f"sell:{ANNE_OF_BRITTANY}") == "E3a"
    choose(t, "sell:france")
    assert (florins(t)[0], empire(t, "france"), empire(t, "england")) == (4, (-1, "king", ""), (0, "king", ""))
    assert (t.state.realms["france"].queens, serfs(t, "france"), t.state.bishops) == (
        [ANNE_OF_BRITTANY],
        ["pawn.1"],
        {"france": "islamic"},
    )


def test_E3b__a_republic_is_a_king_again_on_its_throne():
    t = given(
        seat0=having(west=["england"]),
        england=having(republic=True, repressed=[GOLD_ROOK]),
        bishops={"england": "catholic"},
    )
    choose(t, "sell:england")
    assert (empire(t, "england"), serfs(t, "england"), t.state.bishops) == (
        (-1, "king", ""),
        [GOLD_ROOK],
        {"england": "catholic"},
    )


def test_GL_HAND_a__one_of_two_big_hands_is_sold_and_the_other_still_holds():
    hand = [LUTHER, JESUITS, GRIM, QIZILBASH]
    t = given(seat0=having(west=[HOCHSTETTER_BANK, GUTENBERG], hand=hand))
    choose(t, f"sell:{GUTENBERG}")
    assert t.state.bankers[0].hand == hand
    choose(t, f"sell:{HOCHSTETTER_BANK}")
    assert asked(t) == (0, "discard")
    choose(t, f"discard:{LUTHER}", f"discard:{GRIM}")
    assert (t.state.bankers[0].hand, florins(t)[0]) == ([JESUITS, QIZILBASH], 4)


def test_GL_HAND_a__the_protection_from_silence_is_sold_and_a_hand_grows_too_big():
    t = given(
        seat0=having(west=[HOCHSTETTER_BANK, HERMETICISM], hand=[LUTHER, JESUITS, GRIM]),
        bishops={HOCHSTETTER_BANK: "catholic"},
    )
    choose(t, f"sell:{HERMETICISM}")
    assert asked(t) == (0, "discard")


# --- agents ---


def test_GL_PIECE_SUPPLY__all_red_pirates_are_out_and_one_is_taken_from_anywhere():
    t = given(
        seat0=having(hand=[SCOTTISH_PRIVATEERS]),
        pirates={"aragon-portugal": "reformist", "hungary-ottoman": "reformist", "mamluk-ottoman": "reformist"},
    )
    choose(t, f"play:{SCOTTISH_PRIVATEERS}", f"place:{RED_PIRATE}:england-france")
    assert sorted(offered(t)) == [
        f"from:{RED_PIRATE}:{b}" for b in ("aragon-portugal", "hungary-ottoman", "mamluk-ottoman")
    ]
    choose(t, f"from:{RED_PIRATE}:mamluk-ottoman")
    assert sorted(at_sea(t)) == ["aragon-portugal", "england-france", "hungary-ottoman"]


def test_GL_PIECE_SUPPLY__repressed_pawns_come_before_concessions():
    borders = [
        "aragon-france",
        "aragon-portugal",
        "byzantium-hungary",
        "byzantium-mamluk",
        "holy_roman_empire-hungary",
        "hungary-ottoman",
        "mamluk-ottoman",
    ]
    t = given(
        seat0=having(hand=[MERCHANTS_OF_THE_STAPLE]),
        concessions=dict.fromkeys(borders, 0),
        hungary=having(repressed=["pawn.0", "pawn.0"]),
        france=having(repressed=["pawn.0"]),
    )
    choose(t, f"play:{MERCHANTS_OF_THE_STAPLE}", "decline_shot", "place:pawn.0:england-france")
    assert sorted(offered(t)) == ["from:pawn.0:france", "from:pawn.0:hungary"]


def test_E2_2b__the_same_kind_and_colour_is_pushed_aside_for_a_florin():
    t = given(seat0=having(hand=[SPANISH_TERCIO], florins=1), cities={"london": GOLD_KNIGHT})
    choose(t, f"play:{SPANISH_TERCIO}", "place_agents", "in:england", f"place:{GOLD_KNIGHT}:london")
    assert (standing(t), serfs(t, "england"), florins(t)[0]) == ({"london": GOLD_KNIGHT}, [GOLD_KNIGHT], 0)


def test_E2_2b__without_a_florin_a_full_empire_of_the_region_is_not_named():
    t = given(seat0=having(hand=[SPANISH_TERCIO]), cities={"london": GOLD_KNIGHT, "bordeaux": GOLD_ROOK})
    choose(t, f"play:{SPANISH_TERCIO}", "place_agents")
    assert "in:england" not in offered(t)
    assert "in:france" in offered(t)


def test_B6d_note1__no_agent_under_a_blockade():
    t = given(seat0=having(hand=[ORDER_OF_SANTIAGO], florins=5), cities={"granada": GOLD_ROOK})
    choose(t, f"play:{ORDER_OF_SANTIAGO}", "decline_shot")
    assert sorted(offered(t, "place")) == [f"{GOLD_ROOK}:granada", f"{GOLD_ROOK}:toledo"]


def test_GL_PIRATE_d__a_pirate_beside_a_protected_concession_gets_nothing_at_a_fair():
    t = given(
        seat0=having(hand=[OTTOMAN_NAVY]),
        seat1=having(east=[DALMATIAN_MERCHANT_MARINE]),
        concessions={"mamluk-ottoman": 1},
        coins={"east": [4, 0, 0, 0, 0, 0]},
    )
    choose(t, f"play:{OTTOMAN_NAVY}", f"place:{TEAL_PIRATE}:mamluk-ottoman")
    assert (held(t), at_sea(t)) == ({"mamluk-ottoman": 1}, {"mamluk-ottoman": "islamic"})
    choose(t, "fair:east")
    carry_on(t)
    assert florins(t) == [1, 1]  # the rest of five, 3, stays
    assert t.state.coins["east"][0] == 3


# --- operations ---


def test_F4b__a_concession_between_east_and_west_is_taxed_from_either_region():
    t = given(
        seat0=having(east=[TIMAR_SYSTEM]),
        seat1=having(florins=1),
        concessions={"holy_roman_empire-hungary": 1},
    )
    ops(t, "east", f"{TIMAR_SYSTEM}:0")
    assert asked(t) == (1, "pay_tax")
    choose(t, "pay", "levy:varna")
    assert (florins(t)[1], list(standing(t))) == (0, ["varna"])


def test_F4__the_owner_gives_up_the_concession_and_it_lies_with_the_taxed_empire():
    t = given(seat0=having(west=[PETERS_PENCE]), seat1=having(florins=3), concessions={"england-france": 1})
    ops(t, "west", f"{PETERS_PENCE}:0")
    choose(t, "tax:england-france:england", "give_up", "levy:london")
    assert (serfs(t, "england"), serfs(t, "france"), held(t), florins(t)) == (["pawn.1"], [], {}, [0, 3])


def test_F4__a_tax_on_an_empire_whose_last_city_is_blocked_is_not_possible():
    t = given(
        seat0=having(west=[ORDER_OF_SANTIAGO, REFORMED_THEOLOGY]),
        concessions={"england-portugal": 0},
        cities={"toledo": GOLD_ROOK, "granada": GOLD_ROOK},
        bishops={"england": "reformist"},
    )
    choose(t, "ops:west")
    assert refused(t, f"use:{ORDER_OF_SANTIAGO}:0") == "F4a"


def test_F4__all_pieces_are_out_and_the_owner_says_which_repressed_one_serves():
    t = given(
        seat0=having(west=[PETERS_PENCE]),
        seat1=having(florins=1),
        concessions={"england-france": 1},
        cities={"paris": GOLD_KNIGHT, "bruges": GOLD_KNIGHT},
        france=having(repressed=[GOLD_KNIGHT] * 4),
        aragon=having(repressed=[GOLD_KNIGHT] * 4),
    )
    ops(t, "west", f"{PETERS_PENCE}:0")
    choose(t, "tax:england-france:england", "pay")
    assert asked(t) == (1, "levy")
    choose(t, "levy:bordeaux")
    assert asked(t) == (1, "supply")
    assert sorted(offered(t)) == [
        f"from:{GOLD_KNIGHT}:aragon",
        f"from:{GOLD_KNIGHT}:france",
    ]


def test_F5__a_pawn_of_ones_own_brings_a_florin_and_lies_with_the_acting_card():
    t = given(seat0=having(west=[SCOTTISH_PRIVATEERS]), concessions={"england-france": 0})
    ops(t, "west", f"{SCOTTISH_PRIVATEERS}:0")
    assert (serfs(t, "england"), florins(t)[0], held(t)) == (["pawn.0"], 1, {})


def test_F6__a_suzerain_lost_by_a_vote_loses_queen_bishop_and_vassals():
    t = given(
        seat0=having(west=[SINDICAT_REMENCA], florins=1),
        seat1=having(west=["france"]),
        concessions={"england-france": 0},
        france=having(queens=[ANNE_OF_BRITTANY], repressed=["pawn.1"]),
        aragon=having(suzerain="france", queens=[JOANNA_THE_MAD]),
        bishops={"france": "islamic", "aragon": "catholic"},
    )
    ops(t, "west", f"{SINDICAT_REMENCA}:0")
    carry_on(t)
    assert (empire(t, "france"), empire(t, "aragon")) == ((0, "king", ""), (-1, "king", ""))
    assert (t.state.realms["france"].queens, t.state.realms["aragon"].queens) == ([], [JOANNA_THE_MAD])
    assert (t.state.bishops, serfs(t, "france"), florins(t)[0]) == ({"aragon": "catholic"}, ["pawn.1"], 0)


def test_F6b__two_against_one_each_of_two_others_is_a_majority():
    t = given(
        seats=3,
        seat0=having(west=[SINDICAT_REMENCA]),
        seat2=having(west=["aragon"]),
        concessions={"aragon-france": 0, "aragon-portugal": 1, "aragon-papal_states": 2},
    )
    assert refused(t, "ops:west") == "E4-min"
    t = given(
        seats=4,
        seat0=having(west=[SINDICAT_REMENCA]),
        seat2=having(west=["ottoman", "papal_states"]),
        concessions={"holy_roman_empire-papal_states": 0, "ottoman-papal_states": 0, "aragon-papal_states": 2},
    )
    ops(t, "west", f"{SINDICAT_REMENCA}:0")
    carry_on(t)
    assert empire(t, "papal_states") == (0, "king", "")


def test_F6d__golden_liberty_is_offered_for_a_theocracy_that_stays_with_its_voter():
    t = given(
        seat0=having(west=[SINDICAT_REMENCA, "papal_states"]),
        concessions={"aragon-papal_states": 0},
    )
    ops(t, "west", f"{SINDICAT_REMENCA}:0")
    choose(t, "none")
    assert asked(t) == (0, "liberty")
    choose(t, "liberty")
    assert (empire(t, "papal_states"), t.state.realms["papal_states"].state) == ((0, "republic", ""), "medieval")


def test_F7__a_corsair_kills_the_heretic_pirate_and_spares_the_protected_concession_beside_it():
    t = given(
        seat0=having(east=[TERSANE_I_AMIRE]),
        concessions={"hungary-ottoman": 0},
        pirates={"hungary-ottoman": "reformist", "mamluk-ottoman": "islamic"},
    )
    ops(t, "east", f"{TERSANE_I_AMIRE}:1")
    choose(t, "sail:mamluk-ottoman:hungary-ottoman")
    assert (held(t), at_sea(t)) == ({"hungary-ottoman": 0}, {"hungary-ottoman": "islamic"})


def test_F3__a_queen_loses_her_head_and_the_king_stays_with_his_bishop():
    t = given(
        seat0=having(west=[GRAND_INQUISITOR]),
        seat1=having(west=["portugal"]),
        portugal=having(queens=[ISABELLA_OF_CASTILLE]),
        bishops={ISABELLA_OF_CASTILLE: "islamic", "portugal": "catholic"},
    )
    ops(t, "west", f"{GRAND_INQUISITOR}:0")
    choose(t, f"behead:{ISABELLA_OF_CASTILLE}")
    assert (empire(t, "portugal"), t.state.bishops, t.state.bankers[0].west) == (
        (1, "king", ""),
        {"portugal": "catholic"},
        [GRAND_INQUISITOR],
    )


def test_F3a__a_beheaded_vassal_goes_home_and_its_suzerain_stays():
    t = given(
        seat0=having(west=[GRAND_INQUISITOR]),
        seat1=having(west=["england"]),
        portugal=having(suzerain="england", queens=[ISABELLA_OF_CASTILLE], repressed=["pawn.0"]),
        bishops={"portugal": "catholic"},
    )
    ops(t, "west", f"{GRAND_INQUISITOR}:0")
    choose(t, "behead:portugal")
    assert (empire(t, "portugal"), empire(t, "england")) == ((-1, "king", ""), (1, "king", ""))
    assert (t.state.realms["portugal"].queens, serfs(t, "portugal"), t.state.bishops) == (
        [],
        ["pawn.0"],
        {"portugal": "catholic"},
    )
    assert t.state.bankers[0].west == []


def test_F3__the_pope_of_the_inquisition_reaches_only_cards_with_a_bishop():
    t = given(
        seat0=having(west=[INQUISITION_POPE]),
        seat1=having(west=[LUTHER, JESUITS, "england"]),
        bishops={LUTHER: "islamic", JESUITS: "catholic", "england": "reformist"},
    )
    ops(t, "west", f"{INQUISITION_POPE}:0")
    assert sorted(offered(t)) == [f"behead:{JESUITS}", "behead:england"]


# --- campaigns ---


def test_F9c__two_knights_in_venice_are_two_attackers_and_two_florins():
    t = given(
        seat0=having(
            west=[GONFALONIER, "papal_states"],
            florins=1,
        ),
        cities={"venice": GOLD_KNIGHT, "venice_2": GOLD_KNIGHT},
    )
    choose(t, "ops:west")
    assert refused(t, "use:papal_states:0") == "F9c"
    t = given(
        seat0=having(west=[GONFALONIER, "papal_states"], florins=2),
        cities={"venice": GOLD_KNIGHT, "venice_2": GOLD_KNIGHT, "buda": TEAL_ROOK},
    )
    ops(t, "west", "papal_states:0")
    choose(t, "campaign:hungary")
    carry_on(t)
    assert (empire(t, "hungary"), florins(t)[0], len(standing(t))) == ((0, "king", "papal_states"), 0, 1)


def test_F9__the_king_is_silenced_by_the_bishop_of_his_queen_but_his_vassal_marches():
    t = given(
        seat0=having(west=["england"], florins=4),
        england=having(queens=[ANNE_OF_BRITTANY]),
        aragon=having(suzerain="england"),
        cities={"london": GOLD_KNIGHT, "valencia": RED_KNIGHT},
        bishops={ANNE_OF_BRITTANY: "catholic"},
    )
    choose(t, "ops:west")
    assert refused(t, "use:england:0") == "F1f"
    choose(t, "use:aragon:0", "campaign:portugal")
    carry_on(t)
    assert empire(t, "portugal") == (0, "king", "england")


def test_E4a__a_vassal_won_by_a_campaign_marches_on_with_the_knight_it_freed():
    t = given(
        seat0=having(west=["england"], florins=2),
        cities={"london": GOLD_KNIGHT},
        france=having(repressed=[TEAL_KNIGHT]),
    )
    ops(t, "west", "england:0")
    choose(t, "campaign:france", "none", f"free:{TEAL_KNIGHT}:paris", "use:france:0", "campaign:aragon", "none")
    assert (empire(t, "aragon"), florins(t)[0], standing(t)["paris"]) == ((0, "king", "england"), 0, TEAL_KNIGHT)


def test_F9j__a_vassal_of_the_other_side_brings_its_conquest_under_the_suzerain():
    t = given(
        seat0=having(west=["holy_roman_empire"], florins=3),
        hungary=having(suzerain="holy_roman_empire"),
        cities={"buda": GOLD_KNIGHT},
        seat1=having(east=["byzantium"]),
        ottoman=having(suzerain="byzantium"),
    )
    ops(t, "west", "hungary:0")
    choose(t, "campaign:byzantium")
    carry_on(t)
    assert (empire(t, "byzantium"), empire(t, "ottoman")) == ((0, "king", "holy_roman_empire"), (-1, "king", ""))
    assert t.state.bankers[0].east == []


# --- what is told of things ---


def test_GL_PIRATE_d__who_asks_about_a_border_is_told_of_concession_and_pirate():
    t = given(
        seat1=having(east=[DALMATIAN_MERCHANT_MARINE]),
        concessions={"mamluk-ottoman": 1},
        pirates={"mamluk-ottoman": "islamic"},
    )
    both = [{"seat": 1}, "piece-islamic_pirate"]
    assert dict(details(t.state, "border-mamluk-ottoman")[0].rows)["atlas-now"] == both
    assert dict(details(t.state, "empire-mamluk")[0].rows)["row-borders"]["border-mamluk-ottoman"] == both


@pytest.mark.parametrize(
    ("language", "word", "papal"), [("en", "apostasy", "Papal States"), ("pl", "apostazję", "Państwo Kościelne")]
)
def test_GL_PRESTIGE__who_looks_up_prestige_or_theocracies_is_told_the_whole_rule(language, word, papal):
    texts = texts_of(GAME, language)
    assert word in texts.say("about-term-prestige", hand=2, sale=2, n=2)
    assert papal in texts.say("about-term-theocracy", hand=2, sale=2, n=2)


def test_I2__the_lesson_does_not_promise_an_old_maid_her_abilities():
    lesson = tomllib.loads((GAME.folder / "lessons" / "first.toml").read_text())
    (said_,) = [w["say"] for step in lesson["step"] for w in step.get("wrong", []) if w["choose"] == "old_maid"]
    assert "only her prestige counts" in said_["en"]
    assert "liczy się tylko jej renoma" in said_["pl"]
