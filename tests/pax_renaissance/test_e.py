"""The basic actions (E)."""

from dataclasses import replace

import pytest

from pax_renaissance.builders import asked, choose, florins, given, having, offered, pieces, refused, seen, told
from pax_renaissance.cards import (
    ACADEMIA,
    ALMEIDA_ARMADA,
    ANNE_OF_BRITTANY,
    BANK_OF_STROZZI,
    BROTHERHOOD_OF_ST_MARK,
    BUNDSCHUH_REVOLT,
    CEM_ANTI_HOSTAGE,
    CIVIL_ENGINEER,
    COMPANY_OF_MERCHANT_ADVENTURERS,
    CONQUISTADORS,
    CRIMEAN_GOTHS,
    DUKE_OF_MILAN,
    FLANDERS_GUILD,
    FRANCO_OTTOMAN_NAVY,
    GENOESE_FLEET,
    GONFALONIER,
    GRAND_INQUISITOR,
    GREEK_KLEPHTS,
    GUTENBERG,
    HANSEATIC_LEAGUE,
    HOCHSTETTER_BANK,
    HOLY_LAND_CRUSADE,
    HUMANISM,
    JANISSARIES,
    KAPPELER_MILCHSUPPE,
    LA_SERENISSIMA,
    MARY_THE_RICH,
    MERCHANTS_OF_THE_STAPLE,
    MICHELANGELO,
    MINING_ENGINEER,
    ORDER_OF_SANTIAGO,
    PEASANT_REPUBLIC_OF_DITHMARSCHEN,
    PHOCOEAN_ALUM,
    PODESTA_OF_VENICE,
    PRUSSIAN_LEAGUE_NAVY,
    SAHKULU_SHIITE_REVOLT,
    SCOTTISH_PRIVATEERS,
    SINDICAT_REMENCA,
    SITT_I_HATUN_OF_DULKADIR,
    SONINKE_WANGARA,
    TEUTONIC_KNIGHTS,
    THEFT_OF_THE_HOLY_CROWN,
    WILLIAM_CAXTON,
)  # fmt: skip
from regnum.games.pax_renaissance import GAME
from regnum.games.pax_renaissance.state import NONE
from regnum.kernel import Table

# --- E1 ---


def test_E1__the_card_comes_to_the_hand_and_leaves_a_gap():
    t = given(seat0=having(florins=5))
    card = t.state.market["east"][2]
    choose(t, "buy:east:2")
    assert (t.state.bankers[0].hand, t.state.market["east"][2]) == ([card], "")
    assert refused(t, "buy:east:2") == "E1"


def test_E1a__two_cards_are_the_limit():
    t = given(seat0=having(florins=5, hand=[GENOESE_FLEET, SCOTTISH_PRIVATEERS]))
    assert refused(t, "buy:west:1") == "E1a"
    choose(t, f"sell:{GENOESE_FLEET}", "buy:west:1")
    assert len(t.state.bankers[0].hand) == 2


@pytest.mark.parametrize("card", [HOCHSTETTER_BANK, GUTENBERG, BANK_OF_STROZZI, WILLIAM_CAXTON])
def test_E1a__not_with_a_letter_of_credit_or_the_press(card):
    t = given(seat0=having(florins=5, hand=[GENOESE_FLEET, SCOTTISH_PRIVATEERS], west=[card]))
    choose(t, "buy:west:1")
    assert len(t.state.bankers[0].hand) == 3
    assert (
        refused(
            given(
                seat0=having(florins=5, hand=[GENOESE_FLEET, SCOTTISH_PRIVATEERS], west=[card]),
                bishops={card: "islamic"},
            ),
            "buy:west:1",
        )
        == "E1a"
    )


def test_E1a__only_its_owner_sees_a_hand():
    t = given(seat0=having(hand=[GENOESE_FLEET, SCOTTISH_PRIVATEERS]))
    assert seen(t, 0)["bankers"][0]["hand"] == [GENOESE_FLEET, SCOTTISH_PRIVATEERS]
    assert seen(t, 1)["bankers"][0]["hand"] == [None, None]


@pytest.mark.parametrize("column", [1, 2, 3, 4, 5])
def test_E1b__a_florin_on_each_card_to_the_left(column):
    t = given(seat0=having(florins=5))
    choose(t, f"buy:west:{column}")
    assert florins(t) == [5 - column, 0]
    assert t.state.coins == {"west": [1] * column + [0] * (6 - column), "east": [0] * 6}
    assert refused(given(seat0=having(florins=column - 1)), f"buy:west:{column}") == "E1b"


def test_E1c__over_a_gap_the_florin_goes_to_the_other_row():
    t = given(seat0=having(florins=9))
    choose(t, "buy:west:1")  # one on the fair card
    choose(t, "buy:west:3")
    assert t.state.coins["east"][1] == 1
    assert t.state.coins["west"][0] == 2


def test_E1c__after_a_fair_too():
    t = given(seat0=having(florins=9, west=[PODESTA_OF_VENICE]))
    choose(t, "fair:west", "buy:west:2")
    assert (t.state.coins["west"][:3], t.state.coins["east"][:2]) == ([0, 1, 0], [1, 0])


def test_E1c__with_both_spaces_empty_it_goes_to_china():
    t = given(content={"actions": 3}, seat0=having(florins=2))
    choose(t, "fair:west", "fair:east")
    assert florins(t) == [4, 0]
    t = given(content={"actions": 4}, seat0=having(florins=2))
    choose(t, "fair:west", "fair:east", "buy:west:1")
    assert (florins(t), t.state.coins) == ([3, 0], {"west": [0] * 6, "east": [0] * 6})


def test_E1d__its_coins_come_with_it_but_do_not_pay_for_it():
    assert refused(given(seat0=having(florins=2), coins={"west": {3: 2}}), "buy:west:3") == "E1b"
    t = given(seat0=having(florins=3), coins={"west": {3: 2}})
    choose(t, "buy:west:3")
    assert florins(t) == [2, 0]
    choose(t, "buy:east:2")  # for the next they do
    assert florins(t) == [0, 0]


def test_E1e__a_card_that_got_a_florin_is_not_for_sale_this_turn():
    t = given(seat0=having(florins=9))
    choose(t, "buy:west:3")
    assert [refused(t, f"buy:west:{i}") for i in (1, 2)] == ["E1e", "E1e"]
    assert "buy:west:4" in offered(t)
    choose(t, "fair:west")  # the face-down one may go to a fair


def test_E1e__also_in_the_other_row_and_only_this_turn():
    t = given(content={"actions": 3}, seat0=having(florins=9), seat1=having(florins=9))
    choose(t, "buy:west:1", "buy:west:3")
    assert refused(t, "buy:east:1") == "E1e"
    choose(t, "pass")
    assert asked(t) == (1, "action")
    assert "buy:east:1" in offered(t)


def test_E1f__a_comet_is_bought_even_with_a_full_hand_and_never_comes_there():
    t = given(seat0=having(florins=2, hand=[GENOESE_FLEET, SCOTTISH_PRIVATEERS]), market={"west": {2: "COMET3"}},
              coins={"west": {2: 3}})  # fmt: skip
    assert refused(t, "buy:west:1") == "E1a"
    choose(t, "buy:west:2", "victory:holy")
    assert (t.state.bankers[0].hand, florins(t)) == ([GENOESE_FLEET, SCOTTISH_PRIVATEERS], [3, 0])
    assert (t.state.victories, t.state.coins["west"][:2]) == (["holy"], [1, 1])


# --- E2 ---


def test_E2__to_the_outer_end_of_its_half():
    t = given(seat0=having(hand=[MICHELANGELO, ACADEMIA], west=[MINING_ENGINEER], east=[CIVIL_ENGINEER]))
    choose(t, f"play:{MICHELANGELO}", f"play:{ACADEMIA}")
    b = t.state.bankers[0]
    assert (b.west, b.east, b.hand, b.florins) == ([MINING_ENGINEER, MICHELANGELO], [CIVIL_ENGINEER, ACADEMIA], [], 0)


def test_E2__its_abilities_work_at_once():
    t = given(seat0=having(florins=1, hand=[HOCHSTETTER_BANK, GENOESE_FLEET, SCOTTISH_PRIVATEERS][:2]))
    choose(t, f"play:{HOCHSTETTER_BANK}", "enough", "buy:west:1")
    t = given(seat0=having(hand=[GONFALONIER]), cities={"venice": ""})
    choose(t, f"play:{GONFALONIER}")
    assert offered(t, "place:catholic_knight:") == ["venice", "venice_2"]


def test_E2_announce__before_any_agent_and_once_for_all():
    t = given(seat0=having(hand=[FLANDERS_GUILD]))
    choose(t, f"play:{FLANDERS_GUILD}")
    assert offered(t) == ["use_shot:peasant_revolt", "decline_shot"]
    choose(t, "decline_shot")
    assert asked(t) == (0, "agent")
    assert refused(t, "use_shot:peasant_revolt") is None
    choose(t, "place:pawn.0:aragon-france")
    assert (asked(t), t.state.realms["france"].holder) == ((0, "action"), NONE)


def test_E2_1__agents_are_compulsory_with_a_one_shot():
    t = given(
        seat0=having(hand=[HANSEATIC_LEAGUE], florins=1),
        borders={"england-france": "catholic", "aragon-france": 1, "france-holy_roman_empire": 1},
    )
    choose(t, f"play:{HANSEATIC_LEAGUE}", "use_shot:shift")
    assert offered(t) == ["place:pawn.0:aragon-france", "place:pawn.0:france-holy_roman_empire"]
    choose(t, "place:pawn.0:aragon-france")
    assert (florins(t), t.state.realms["france"].repressed) == ([0, 0], ["pawn.1"])
    assert t.state.open["black"] == "novgorod"


def test_E2_1__without_room_the_one_shot_is_cancelled():
    borders = {"england-france": "catholic", "aragon-france": 1, "france-holy_roman_empire": 1}
    t = given(seat0=having(hand=[HANSEATIC_LEAGUE]), borders=borders)  # no florin to push anybody aside
    choose(t, f"play:{HANSEATIC_LEAGUE}")
    assert (asked(t), t.state.open["black"]) == ((0, "action"), "tana")


@pytest.mark.parametrize(("purse", "possible"), [(1, False), (2, True)])
def test_E2_1__room_for_all_of_them_is_needed(purse, possible):
    t = given(
        seat0=having(hand=[CONQUISTADORS], florins=purse, west=[COMPANY_OF_MERCHANT_ADVENTURERS]),
        cities={"granada": "islamic_rook", "toledo": "catholic_knight"},
    )
    choose(t, f"play:{CONQUISTADORS}")
    assert ("use_shot:shift" in offered(t)) is possible
    if possible:
        choose(t, "use_shot:shift", "place:catholic_knight:granada")  # the other city is the only one left
        assert (pieces(t), florins(t)) == ({"granada": "catholic_knight", "toledo": "catholic_knight"}, [0, 0])
        assert t.state.realms["portugal"].repressed == ["islamic_rook", "catholic_knight"]


def test_E2_1__a_short_supply_is_no_reason():
    t = given(
        seat0=having(hand=[FRANCO_OTTOMAN_NAVY]), open={},
        borders={"england-france": "catholic", "england-portugal": "catholic", "france-holy_roman_empire": "catholic",
                 "hungary-ottoman": "catholic", "mamluk-ottoman": "catholic", "byzantium-hungary": "catholic"},
    )  # fmt: skip
    choose(t, f"play:{FRANCO_OTTOMAN_NAVY}", "use_shot:shift", "place:catholic_pirate:aragon-portugal")
    assert asked(t) == (0, "supply")
    choose(t, "from:catholic_pirate:england-france")
    assert pieces(t)["aragon-portugal"] == "catholic"
    assert "england-france" not in pieces(t)
    assert t.state.open["black"] == "novgorod"


def test_E2_1a__agents_fight_and_the_bishop_comes_after_the_battle():
    t = given(seat0=having(hand=[SAHKULU_SHIITE_REVOLT]), cities={"modon": "reformist_rook"})
    choose(t, f"play:{SAHKULU_SHIITE_REVOLT}", "use_shot:peasant_revolt")  # nobody fights: lost
    assert told(t, "battle")[0]["attackers"] == 0
    assert sorted(offered(t)) == [f"place:islamic_bishop:{SAHKULU_SHIITE_REVOLT}", "place:islamic_bishop:ottoman"]
    choose(t, "place:islamic_bishop:ottoman")
    assert (t.state.bishops, pieces(t)) == ({"ottoman": "islamic"}, {"modon": "reformist_rook"})


def test_E2_1a__survivors_win_and_change_the_regime():
    t = given(seat0=having(hand=[TEUTONIC_KNIGHTS]), cities={"vienna": "catholic_rook"})
    choose(t, f"play:{TEUTONIC_KNIGHTS}", "use_shot:conspiracy", "settle:catholic_knight:card:lubeck", "none")
    assert pieces(t) == {"lubeck": "catholic_knight"}
    assert (t.state.realms["holy_roman_empire"].holder, t.state.bankers[0].west[-1]) == (0, "holy_roman_empire")


def test_E2_1b__no_battle_with_a_shift():
    t = given(seat0=having(hand=[SONINKE_WANGARA], florins=1), cities={"valencia": "catholic_knight"})
    choose(t, f"play:{SONINKE_WANGARA}", "use_shot:shift", "place:islamic_rook:algiers")
    assert told(t, "battle") == []
    assert pieces(t) == {"valencia": "catholic_knight", "algiers": "islamic_rook"}
    assert t.state.open["black"] == "timbuktu"


def test_E2_2__all_some_or_none():
    for answers, left in ((("enough",), {}), (("place:pawn.0:mamluk-ottoman", "enough"), {"mamluk-ottoman": 0})):
        t = choose(given(seat0=having(hand=[PHOCOEAN_ALUM])), f"play:{PHOCOEAN_ALUM}", *answers)
        assert (pieces(t), asked(t)) == (left, (0, "action"))
    t = given(seat0=having(hand=[PHOCOEAN_ALUM]))
    choose(t, f"play:{PHOCOEAN_ALUM}", "place:pawn.0:mamluk-ottoman")
    assert offered(t, "place:pawn.0:") == ["hungary-ottoman", "ottoman-papal_states"]  # not on top of each other
    choose(t, "place:pawn.0:hungary-ottoman")
    assert pieces(t) == {"mamluk-ottoman": 0, "hungary-ottoman": 0}


def test_E2_2__a_regional_card_works_in_one_empire_of_its_region():
    t = given(seat0=having(hand=[JANISSARIES]))
    choose(t, f"play:{JANISSARIES}", "decline_shot", "place_agents")
    assert sorted(offered(t)) == ["in:byzantium", "in:hungary", "in:mamluk", "in:ottoman"]
    choose(t, "in:hungary")
    assert offered(t, "place:islamic_knight:") == ["buda", "varna"]
    choose(t, "place:islamic_knight:buda", "place:islamic_knight:varna")
    assert pieces(t) == {"buda": "islamic_knight", "varna": "islamic_knight"}


def test_E2_2a__a_bishop_goes_to_any_card_of_the_location():
    t = given(
        seat0=having(hand=[HUMANISM]),
        seat1=having(west=[FLANDERS_GUILD, DUKE_OF_MILAN, MICHELANGELO], maids=[MARY_THE_RICH]),
        france=having(queens=[ANNE_OF_BRITTANY]),
    )
    choose(t, f"play:{HUMANISM}")
    assert sorted(offered(t, "place:catholic_bishop:")) == [
        FLANDERS_GUILD,
        ANNE_OF_BRITTANY,
        MICHELANGELO,
        HUMANISM,
        "france",
    ]
    choose(t, f"place:catholic_bishop:{FLANDERS_GUILD}")
    assert t.state.bishops == {FLANDERS_GUILD: "catholic"}


def test_E2_2a__two_bishops_kill_each_other_and_one_may_pacify():
    t = given(seat0=having(hand=[HUMANISM]), bishops={FLANDERS_GUILD: "reformist"}, seat1=having(west=[FLANDERS_GUILD]),
              france=having(repressed=["pawn.1", "catholic_rook"]))  # fmt: skip
    choose(t, f"play:{HUMANISM}", "place:catholic_bishop:france", "pacify:catholic_rook")
    assert (t.state.bishops, t.state.realms["france"].repressed) == (
        {FLANDERS_GUILD: "reformist", "france": "catholic"}, ["pawn.1"],
    )  # fmt: skip
    t = given(seat0=having(hand=[HUMANISM]), bishops={FLANDERS_GUILD: "reformist"}, seat1=having(west=[FLANDERS_GUILD]))
    choose(t, f"play:{HUMANISM}", f"place:catholic_bishop:{FLANDERS_GUILD}")
    assert t.state.bishops == {}


def test_E2_2b__who_is_in_the_city_is_repressed_for_a_florin():
    cities = {"lubeck": "reformist_rook", "vienna": "catholic_knight", "nurnberg": "catholic_rook"}
    t = given(seat0=having(hand=[BROTHERHOOD_OF_ST_MARK], florins=2), cities=cities)
    choose(t, f"play:{BROTHERHOOD_OF_ST_MARK}", "place:catholic_knight:vienna")  # the same kind and colour
    assert (florins(t), pieces(t)) == ([1, 0], cities)
    assert t.state.realms["holy_roman_empire"].repressed == ["catholic_knight"]
    t = given(seat0=having(hand=[BROTHERHOOD_OF_ST_MARK]), cities={**cities, "lubeck": ""})
    choose(t, f"play:{BROTHERHOOD_OF_ST_MARK}")
    assert offered(t) == ["place:catholic_knight:lubeck", "enough"]  # without a florin only where there is room


def test_E2_2b__constantinople_is_three_cities():
    two = {"constantinople_1": "islamic_rook", "constantinople_2": "islamic_knight"}
    rest = {"modon": "reformist_rook", "rhodes": "catholic_rook"}
    t = given(seat0=having(hand=[GREEK_KLEPHTS], florins=2), cities=two | rest)
    choose(t, f"play:{GREEK_KLEPHTS}", "decline_shot")
    assert offered(t, "place:reformist_rook:") == [*two, "constantinople_3", *rest]
    choose(t, "place:reformist_rook:constantinople_2")
    assert t.state.realms["ottoman"].repressed == ["islamic_knight"]
    assert t.state.cities["constantinople_3"] == ""
    old = Table(GAME, replace(t.setup, revision=1), t.content, origin=t.origin)  # a game that began before
    old.run()
    choose(old, f"play:{GREEK_KLEPHTS}", "decline_shot")
    assert offered(old, "place:reformist_rook:") == ["constantinople_3", *rest]
    three = {**two, "constantinople_3": "islamic_knight"}
    t = given(seat0=having(hand=[GREEK_KLEPHTS], florins=2), cities=three | rest)
    choose(t, f"play:{GREEK_KLEPHTS}", "decline_shot")
    assert offered(t, "place:reformist_rook:") == [*three, *rest]


def test_E2_2b_note1__the_symbol_of_a_city_does_not_matter():
    t = given(seat0=having(hand=[GREEK_KLEPHTS]))
    choose(t, f"play:{GREEK_KLEPHTS}", "decline_shot", "place:reformist_rook:rhodes")  # a gold castle is printed there
    assert pieces(t) == {"rhodes": "reformist_rook"}


@pytest.mark.parametrize("there", [1, 0, "catholic", "islamic"])
def test_E2_2c__a_pirate_kills_whoever_is_on_its_sea_border(there):
    t = given(seat0=having(hand=[GENOESE_FLEET]), borders={"aragon-papal_states": there})
    choose(t, f"play:{GENOESE_FLEET}")
    assert offered(t, "place:catholic_pirate:") == ["aragon-papal_states", "aragon-portugal"]  # not over land
    choose(t, "place:catholic_pirate:aragon-papal_states")
    assert (pieces(t), florins(t)) == ({"aragon-papal_states": "catholic"}, [0, 0])
    assert not any(r.repressed for r in t.state.realms.values())


def test_E2_2d__a_pawn_pushes_another_aside_for_a_florin_but_no_pirate():
    borders = {"england-france": 1, "france-holy_roman_empire": "catholic"}
    t = given(seat0=having(hand=[FLANDERS_GUILD], florins=1), borders=borders)
    choose(t, f"play:{FLANDERS_GUILD}", "decline_shot")
    assert offered(t, "place:pawn.0:") == ["aragon-france", "england-france"]
    choose(t, "place:pawn.0:england-france")
    assert (florins(t), t.state.realms["france"].repressed) == ([0, 0], ["pawn.1"])
    assert t.state.realms["england"].repressed == []
    t = given(seat0=having(hand=[FLANDERS_GUILD]), borders=borders)
    choose(t, f"play:{FLANDERS_GUILD}", "decline_shot")
    assert offered(t, "place:pawn.0:") == ["aragon-france"]


def test_E2_2d__a_pawn_pushed_aside_by_a_regional_card_goes_to_the_empire_it_is_used_for():
    t = given(seat0=having(hand=[PEASANT_REPUBLIC_OF_DITHMARSCHEN], florins=1), borders={"ottoman-papal_states": 1})
    choose(
        t,
        f"play:{PEASANT_REPUBLIC_OF_DITHMARSCHEN}",
        "decline_shot",
        "place_agents",
        "in:papal_states",
        "place:pawn.0:ottoman-papal_states",
    )
    assert t.state.realms["papal_states"].repressed == ["pawn.1"]
    assert pieces(t) == {"ottoman-papal_states": 0}


def test_E2_2f__one_shots_and_operations_may_hit_ones_own():
    t = given(seat0=having(hand=[FLANDERS_GUILD], west=["france"]))
    choose(t, f"play:{FLANDERS_GUILD}", "use_shot:peasant_revolt", "settle:pawn.0:card:aragon-france", "none")
    assert t.state.realms["france"].republic
    t = given(seat0=having(west=[GENOESE_FLEET]), borders={"aragon-france": 0})
    choose(t, "ops:west", f"use:{GENOESE_FLEET}:0")
    assert (florins(t), t.state.realms["aragon"].repressed) == ([1, 0], ["pawn.0"])


def test_E2_2f__a_campaign_may_not():
    t = given(seat0=having(florins=5, west=["france", "england"]), cities={"paris": "catholic_knight"})
    choose(t, "ops:west", "use:france:0")
    assert "campaign:england" not in offered(t)
    assert "campaign:aragon" in offered(t)


# --- E3 ---


def test_E3__two_florins_for_a_card_from_hand_or_tableau_or_an_old_maid():
    t = given(
        seat0=having(hand=[GENOESE_FLEET], west=[SCOTTISH_PRIVATEERS], maids=[MARY_THE_RICH]),
        bishops={SCOTTISH_PRIVATEERS: "catholic"},
    )
    assert offered(t, "sell:") == [GENOESE_FLEET, MARY_THE_RICH, SCOTTISH_PRIVATEERS]
    choose(t, f"sell:{SCOTTISH_PRIVATEERS}")
    assert (florins(t), t.state.bankers[0].west, t.state.bishops) == ([2, 0], [], {})
    choose(t, f"sell:{MARY_THE_RICH}")
    assert (florins(t), t.state.bankers[0].maids) == ([4, 0], [])
    t = choose(given(seat0=having(hand=[GENOESE_FLEET])), f"sell:{GENOESE_FLEET}")
    assert (florins(t), t.state.bankers[0].hand) == ([2, 0], [])


def test_E3a__a_couple_only_together_for_four():
    t = given(seat0=having(west=["france"]), france=having(queens=[ANNE_OF_BRITTANY]))
    assert refused(t, f"sell:{ANNE_OF_BRITTANY}") == "E3a"
    choose(t, "sell:france")
    assert (florins(t), t.state.bankers[0].west) == ([4, 0], [])
    assert (t.state.realms["france"].holder, t.state.realms["france"].queens) == (NONE, [ANNE_OF_BRITTANY])


def test_E3a__a_queen_who_sells_for_four_makes_it_six():
    t = given(seat0=having(east=["hungary"]), hungary=having(queens=[THEFT_OF_THE_HOLY_CROWN]))
    assert florins(choose(t, "sell:hungary")) == [6, 0]


def test_E3b__a_sold_empire_goes_to_its_throne_with_all_that_is_on_it():
    t = given(
        seat0=having(east=["ottoman"]), ottoman=having(queens=[SITT_I_HATUN_OF_DULKADIR], repressed=["pawn.1"]),
        hungary=having(suzerain="ottoman", repressed=["catholic_rook"]), bishops={"ottoman": "islamic"},
        cities={"modon": "islamic_rook"},
    )  # fmt: skip
    choose(t, "sell:ottoman")
    lord, vassal = t.state.realms["ottoman"], t.state.realms["hungary"]
    assert (lord.holder, vassal.holder, vassal.suzerain, florins(t)) == (NONE, NONE, "", [4, 0])
    assert (lord.queens, lord.repressed, vassal.repressed) == (
        [SITT_I_HATUN_OF_DULKADIR],
        ["pawn.1"],
        ["catholic_rook"],
    )
    assert (t.state.bishops, pieces(t)) == ({"ottoman": "islamic"}, {"modon": "islamic_rook"})


def test_E3b__a_vassal_may_be_sold_by_itself_and_a_republic_becomes_a_king():
    t = given(seat0=having(east=["ottoman"], west=["france"]), hungary=having(suzerain="ottoman"),
              france=having(republic=True))  # fmt: skip
    choose(t, "sell:hungary", "sell:france")
    assert (t.state.realms["hungary"].holder, t.state.realms["ottoman"].holder) == (NONE, 0)
    assert (t.state.realms["france"].holder, t.state.realms["france"].republic) == (NONE, False)
    assert florins(t) == [4, 0]


@pytest.mark.parametrize(
    ("banker", "bishops", "price"),
    [
        (having(east=[CEM_ANTI_HOSTAGE]), {}, 4),
        (having(hand=[CEM_ANTI_HOSTAGE]), {}, 2),
        (having(east=[CEM_ANTI_HOSTAGE]), {CEM_ANTI_HOSTAGE: "catholic"}, 2),
    ],
)
def test_E3c__a_dear_card_is_dear_only_unsilenced_in_the_tableau(banker, bishops, price):
    assert florins(choose(given(seat0=banker, bishops=bishops), f"sell:{CEM_ANTI_HOSTAGE}")) == [price, 0]


def test_E3c__an_old_maid_brings_two():
    assert florins(choose(given(seat0=having(maids=[THEFT_OF_THE_HOLY_CROWN])), f"sell:{THEFT_OF_THE_HOLY_CROWN}")) == [
        2,
        0,
    ]


# --- E4 ---

GUILDS = having(west=[MERCHANTS_OF_THE_STAPLE, BUNDSCHUH_REVOLT], east=[PRUSSIAN_LEAGUE_NAVY])


def test_E4__one_operation_of_every_card_of_one_half():
    t = given(seat0=GUILDS, coins={"west": {2: 5}, "east": {2: 5}})
    choose(t, "ops:west")
    assert sorted(offered(t)) == [f"use:{MERCHANTS_OF_THE_STAPLE}:0", f"use:{BUNDSCHUH_REVOLT}:0"]
    choose(t, f"use:{MERCHANTS_OF_THE_STAPLE}:0", f"use:{BUNDSCHUH_REVOLT}:0")
    assert (florins(t), asked(t), t.state.actions) == ([2, 0], (0, "action"), 1)


def test_E4__one_may_stop_after_the_first():
    t = given(seat0=GUILDS, coins={"west": {2: 5}})
    choose(t, "ops:west")
    assert refused(t, "stop") is None
    choose(t, f"use:{MERCHANTS_OF_THE_STAPLE}:0", "stop")
    assert (florins(t), asked(t)) == ([1, 0], (0, "action"))


def test_E4__a_vassal_acts_with_its_suzerain():
    t = given(seat0=having(florins=3, west=["france"]), hungary=having(suzerain="france"),
              cities={"buda": "catholic_knight"})  # fmt: skip
    assert refused(t, "ops:east") == "E4-min"
    choose(t, "ops:west")
    assert offered(t) == ["use:hungary:0"]


def test_E4_min__at_least_one_with_a_target():
    t = given(seat0=having(west=[MERCHANTS_OF_THE_STAPLE]))
    assert refused(t, "ops:west") == "E4-min"
    assert refused(t, "ops:east") == "E4-min"


def test_E4_once__a_card_acts_once_and_with_one_symbol():
    t = given(seat0=having(west=[GENOESE_FLEET, MERCHANTS_OF_THE_STAPLE]), coins={"west": {2: 5}},
              borders={"aragon-france": 1, "aragon-portugal": "catholic"})  # fmt: skip
    choose(t, "ops:west", f"use:{GENOESE_FLEET}:0")
    assert refused(t, f"use:{GENOESE_FLEET}:1") == "E4-once"
    assert offered(t) == [f"use:{MERCHANTS_OF_THE_STAPLE}:0", "stop"]


def test_E4_once__king_and_queen_are_two_cards():
    t = given(seat0=having(florins=3, west=["france"]), france=having(queens=[ANNE_OF_BRITTANY]),
              cities={"paris": "catholic_knight", "lyon": "islamic_rook"})  # fmt: skip
    choose(t, "ops:west")
    assert offered(t) == ["use:france:0", f"use:{ANNE_OF_BRITTANY}:0"]


def test_E4_once__in_a_turn_not_only_in_an_activation():
    t = given(
        seat0=having(
            florins=9, east=["ottoman"], west=[MINING_ENGINEER, MERCHANTS_OF_THE_STAPLE], hand=[ORDER_OF_SANTIAGO]
        ),
        portugal=having(suzerain="ottoman"),
        cities={"toledo": "catholic_knight"},
        coins={"west": {2: 5}},
    )
    choose(t, "ops:east", "use:portugal:0", "campaign:england", "none")
    choose(t, f"play:{ORDER_OF_SANTIAGO}", "use_shot:conspiracy", "settle:catholic_rook:card:toledo", "none")
    assert t.state.bankers[0].west[-1] == "portugal"  # no vassal any more but a republic, which trades in the west
    choose(t, "ops:west")
    assert refused(t, "use:portugal:0") == "E4-once"
    assert f"use:{MERCHANTS_OF_THE_STAPLE}:0" in offered(t)


@pytest.mark.parametrize("voter", ["england", SINDICAT_REMENCA])
def test_E4_once__a_republic_that_voted_itself_into_a_king_has_acted(voter):
    t = given(
        seat0=having(florins=9, west=["england", SINDICAT_REMENCA, MERCHANTS_OF_THE_STAPLE]),
        england=having(republic=True),
        borders={"england-france": 0},
        cities={"london": "catholic_knight"},
        coins={"west": {2: 5}},
    )
    choose(t, "ops:west", f"use:{voter}:0", "none")
    assert not t.state.realms["england"].republic
    if voter == "england":
        assert refused(t, "use:england:0") == "E4-once"
    else:  # another card voted: the new king may march
        assert "use:england:0" in offered(t)


def test_E4a__in_any_order():
    coins = {"west": {2: 5}}
    for order in ((MERCHANTS_OF_THE_STAPLE, BUNDSCHUH_REVOLT), (BUNDSCHUH_REVOLT, MERCHANTS_OF_THE_STAPLE)):
        t = choose(given(seat0=GUILDS, coins=coins), "ops:west", *(f"use:{card}:0" for card in order))
        assert florins(t) == [2, 0]


def test_E4a__also_with_a_card_gained_just_now():
    t = given(seat0=having(florins=3, west=["france"]), seat1=having(west=["england"]),
              cities={"paris": "catholic_knight"}, england=having(repressed=["catholic_knight"]))  # fmt: skip
    choose(t, "ops:west", "use:france:0", "campaign:england", "none", "free:catholic_knight:london")
    assert refused(t, "use:france:0") == "E4-once"
    choose(t, "use:england:0")
    assert "campaign:portugal" in offered(t)


def test_E4a__but_not_if_it_lies_in_the_other_half():
    t = given(seat0=having(florins=3, east=["hungary", CRIMEAN_GOTHS]), seat1=having(west=["holy_roman_empire"]),
              cities={"buda": "catholic_knight"}, holy_roman_empire=having(republic=True))  # fmt: skip
    choose(
        t, "ops:east", "use:hungary:0", "campaign:holy_roman_empire", "none"
    )  # a vassal in the east: it has no knight
    assert asked(t) == (0, "action")
    assert refused(t, "ops:west") == "E4-min"


def test_E4b__each_operation_has_its_own_kind_of_target():
    t = given(
        seat0=having(
            west=[HOLY_LAND_CRUSADE, LA_SERENISSIMA, GRAND_INQUISITOR], florins=1, east=[SAHKULU_SHIITE_REVOLT]
        ),
        seat1=having(west=["papal_states", ALMEIDA_ARMADA]),
        bishops={ALMEIDA_ARMADA: "catholic", "papal_states": "islamic"},
        borders={"mamluk-ottoman": 1, "aragon-papal_states": "islamic", "ottoman-papal_states": "catholic"},
        cities={"cairo": "islamic_rook"},
    )
    choose(t, "ops:west", f"use:{HOLY_LAND_CRUSADE}:1")  # siege: the only piece of the ruling class there
    assert t.state.cities["cairo"] == ""
    choose(t, f"use:{LA_SERENISSIMA}:1")
    assert {o.split(":")[1] for o in offered(t)} == {"ottoman-papal_states"}  # corsairs: a gold pirate
    choose(t, offered(t)[0], f"use:{GRAND_INQUISITOR}:2")
    assert {o.split(":")[1] for o in offered(t)} == {ALMEIDA_ARMADA}  # inquisition: a gold bishop
    choose(t, offered(t)[0])


def test_E4d__the_target_lies_in_the_location_of_the_acting_card():
    t = given(
        seat0=having(west=[DUKE_OF_MILAN, GRAND_INQUISITOR, PEASANT_REPUBLIC_OF_DITHMARSCHEN]),
        seat1=having(west=[ALMEIDA_ARMADA, FLANDERS_GUILD, MICHELANGELO]),
        cities={"valencia": "catholic_knight", "paris": "catholic_knight"},
        borders={"aragon-papal_states": "islamic", "england-france": "islamic", "england-portugal": 1},
        coins={"west": {1: 1}},
    )
    choose(t, "ops:west", f"use:{DUKE_OF_MILAN}:1")
    assert offered(t) == ["siege:valencia", "siege:aragon-papal_states"]
    choose(t, "siege:valencia", f"use:{GRAND_INQUISITOR}:0")
    assert sorted(offered(t)) == [
        f"behead:{ALMEIDA_ARMADA}",
        f"behead:{PEASANT_REPUBLIC_OF_DITHMARSCHEN}",
        f"behead:{MICHELANGELO}",
    ]
    choose(t, f"behead:{ALMEIDA_ARMADA}", f"use:{PEASANT_REPUBLIC_OF_DITHMARSCHEN}:1")
    assert florins(t) == [1, 0]  # a florin of the market is nowhere


def test_E4e__a_vote_against_ones_own_king_and_its_republic_may_act_then():
    t = given(
        seat0=having(florins=1, west=["france", FLANDERS_GUILD]), borders={"aragon-france": 0}, coins={"west": {1: 2}}
    )
    choose(t, "ops:west", f"use:{FLANDERS_GUILD}:0", "none")
    assert t.state.realms["france"].republic
    choose(t, "use:france:0")
    assert florins(t) == [2, 0]


def test_E4e__not_if_the_king_has_acted():
    t = given(
        seat0=having(florins=1, west=["france", FLANDERS_GUILD]),
        borders={"aragon-france": 0},
        coins={"west": {1: 2}},
        cities={"paris": "catholic_knight", "london": "catholic_knight"},
    )
    choose(t, "ops:west", "use:france:0", "campaign:england")
    assert pieces(t) == {"aragon-france": 0}
    choose(t, f"use:{FLANDERS_GUILD}:0", "none")
    assert t.state.realms["france"].republic
    assert asked(t) == (0, "action")


def test_E4_note2__a_card_and_its_pieces_part_for_good():
    t = given(seat0=having(hand=[BROTHERHOOD_OF_ST_MARK]))
    choose(t, f"play:{BROTHERHOOD_OF_ST_MARK}", "place:catholic_knight:vienna", f"sell:{BROTHERHOOD_OF_ST_MARK}")
    assert pieces(t) == {"vienna": "catholic_knight"}


# --- E5, E6 ---


def test_E5__a_fair_discards_the_face_down_card_of_its_row():
    t = given(seat0=having(), coins={"west": {0: 0}, "east": {0: 1}}, borders={"byzantium-hungary": 1})
    card, next_card = t.state.market["east"][:2]
    choose(t, "fair:east", "levy:caffa")
    assert told(t, "fair")[0]["emporium"] == "tana"
    assert t.state.market["east"][:2] == ["", next_card]
    assert card not in t.state.bankers[0].hand
    assert florins(t) == [1, 1]  # the coin on it was for all
    choose(t, "fair:west")
    assert told(t, "fair")[1]["emporium"] == "trebizond"


def test_E6__a_claim_wins_at_once():
    t = given(seats=3, victories=["imperial"], seat0=having(west=["france", "england"]))
    choose(t, "declare:imperial")
    assert (t.over, t.state.winners, t.state.how) == (True, [0], "imperial")


def test_E6__only_what_is_active_and_achieved():
    t = given(seats=3, victories=["imperial"], seat0=having(west=["france"]))
    assert (refused(t, "declare:imperial"), refused(t, "declare:holy")) == ("L4", "A3a")


def test_E6__a_red_ability_makes_it_cost_two_actions():
    t = given(seats=3, victories=["imperial"], seat0=having(west=["france", "england"], hand=[GENOESE_FLEET]),
              seat2=having(west=[KAPPELER_MILCHSUPPE]))  # fmt: skip
    choose(t, f"sell:{GENOESE_FLEET}")
    assert refused(t, "declare:imperial") == "D1"
