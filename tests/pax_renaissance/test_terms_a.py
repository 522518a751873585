"""Terms of the glossary that belong to the chapters A to E and G to I."""

import pytest

from pax_renaissance.builders import asked, choose, florins, given, having, offered, pieces, refused, seen, told
from pax_renaissance.cards import (
    ACADEMIA,
    ALMEIDA_ARMADA,
    ANNE_OF_BRITTANY,
    ARUMER_ZWARTE_HOOP,
    BASHI_BAZOUK,
    BEYLERBEY_OF_EGYPT,
    BOLD,
    BUNDSCHUH_REVOLT,
    CARLOTTA_LUSIGNAN_OF_CYPRUS,
    CEM_ANTI_HOSTAGE,
    CIRCASSIAN_MAMLUKS,
    CIVIL_ENGINEER,
    COMMUNEROS_GUILDS,
    DAMASCUS_COFFEE,
    DERVISHES,
    DUKE_OF_MILAN,
    ELZBIETA_OF_BOHEMIA,
    EUROPEAN_UNION,
    FLANDERS_GUILD,
    FRENCH_PIRATES,
    GENOESE_FLEET,
    GRIM,
    GUTENBERG,
    HANDSOME,
    HANSEATIC_LEAGUE,
    HOCHSTETTER_BANK,
    HOLY_LAND_CRUSADE,
    HOUSE_OF_BORGIA,
    HUMANISM,
    INDIA_ARMADA,
    KALMAR_UNION,
    KAPPELER_MILCHSUPPE,
    LAST_KNIGHT,
    LAST_SIGH,
    MAN_FOR_ALL_SEASONS,
    MARY_THE_RICH,
    MERCHANTS_OF_THE_STAPLE,
    MICHELANGELO,
    ORDER_OF_SANTIAGO,
    PODESTA_OF_VENICE,
    PRUSSIAN_LEAGUE_NAVY,
    QIZILBASH,
    SAHN_I_SEMAN_MEDRESE,
    SCOTTISH_PRIVATEERS,
    SPANISH_TERCIO,
    TIMAR_SYSTEM,
    TWELVER_GHULAT,
    ZAPOROZHIAN_HOST,
)  # fmt: skip
from regnum.games.pax_renaissance.state import NONE, supply


@pytest.mark.parametrize(
    ("card", "piece", "places"),
    [
        (DAMASCUS_COFFEE, "islamic_rook", {"cyprus", "cairo"}),
        (PODESTA_OF_VENICE, "pawn.0", {"mamluk-ottoman", "byzantium-mamluk"}),
        (HUMANISM, "catholic_bishop", {HUMANISM, "france"}),
        (FRENCH_PIRATES, "catholic_pirate", {"england-france", "france-holy_roman_empire"}),
    ],
)
def test_GL_AGENT__to_a_city_a_border_or_a_card(card, piece, places):
    t = given(seat0=having(hand=[card]))
    choose(t, f"play:{card}", *(["decline_shot"] if card == DAMASCUS_COFFEE else []))
    assert set(offered(t, f"place:{piece}:")) == places


def test_GL_CHINA__pays_for_sales_repression_and_fairs_and_takes_every_cost_but_purchases():
    t = given(seat0=having(hand=[GENOESE_FLEET], west=[ALMEIDA_ARMADA], florins=1), borders={"england-portugal": 1})

    def money():
        return sum(florins(t)) + sum(map(sum, t.state.coins.values()))

    choose(t, f"sell:{GENOESE_FLEET}")
    assert money() == 3
    choose(t, "ops:west", f"use:{ALMEIDA_ARMADA}:0")
    assert money() == 4
    t = given(seat0=having(hand=[FLANDERS_GUILD], florins=5), borders={"england-france": 1})
    choose(t, f"play:{FLANDERS_GUILD}", "decline_shot", "place:pawn.0:england-france")
    assert money() == 4
    choose(t, "buy:west:3")
    assert money() == 4
    t = choose(given(coins={"west": {0: 2}}), "fair:west")
    assert money() == 3


def test_GL_EMPORIUM__a_covered_one_is_out_of_play():
    t = given(seat0=having(hand=[COMMUNEROS_GUILDS, ORDER_OF_SANTIAGO], florins=3))
    choose(t, f"play:{ORDER_OF_SANTIAGO}", "decline_shot")
    assert set(offered(t, "place:catholic_rook:")) == {"granada", "toledo"}
    t = given(seat0=having(hand=[ORDER_OF_SANTIAGO]), open={"white": "spice_islands"})
    choose(t, f"play:{ORDER_OF_SANTIAGO}", "decline_shot")
    assert set(offered(t, "place:catholic_rook:")) == {"granada", "toledo", "spice_islands"}


def test_GL_FLORINS_a__everybody_sees_what_the_others_have():
    t = given(seat0=having(florins=7), seat1=having(florins=99))
    assert [b["florins"] for b in seen(t, 0)["bankers"]] == [7, 99]
    assert [b["florins"] for b in seen(t, 1)["bankers"]] == [7, 99]


def test_GL_BORDER__between_two_empires_that_share_an_edge():
    box = given().state.box
    assert set(box.empires["england"].borders) == {"england-france", "england-portugal"}
    assert "holy_roman_empire-ottoman" not in box.borders  # only the corners meet
    assert "ottoman" in box.empires["holy_roman_empire"].adjacent


def test_GL_BORDER__one_piece_only():
    t = given(
        seat0=having(hand=[SCOTTISH_PRIVATEERS, MERCHANTS_OF_THE_STAPLE], florins=2),
        borders={"england-france": 1, "england-portugal": 1},
    )
    choose(t, f"play:{SCOTTISH_PRIVATEERS}", "place:reformist_pirate:england-france")
    assert pieces(t) == {"england-france": "reformist", "england-portugal": 1}
    choose(t, f"play:{MERCHANTS_OF_THE_STAPLE}", "decline_shot")
    assert offered(t, "place:") == ["pawn.0:england-portugal"]


def test_GL_BORDER_sea__nine_are_crossed_by_a_route_and_four_are_not():
    box = given().state.box
    land = {"aragon-france", "byzantium-mamluk", "holy_roman_empire-hungary", "holy_roman_empire-papal_states"}
    assert set(box.borders) - set(box.sea) == land
    assert len(box.sea) == 9
    assert set(box.empires["ottoman"].sea_borders) == {"hungary-ottoman", "ottoman-papal_states", "mamluk-ottoman"}


def test_GL_BORDER_sea__no_pirate_on_land_whatever_emporium_is_open():
    for gate in ("trebizond", "spice_islands", "red_sea"):
        t = given(seat0=having(hand=[PRUSSIAN_LEAGUE_NAVY]), open={"white": gate})
        choose(t, f"play:{PRUSSIAN_LEAGUE_NAVY}")
        assert offered(t, "place:catholic_pirate:") == ["france-holy_roman_empire"]


def test_GL_EAST_WEST__four_empires_and_six():
    t = given(seat0=having(hand=[TIMAR_SYSTEM, SPANISH_TERCIO]))
    choose(t, f"play:{TIMAR_SYSTEM}", "place_agents")
    assert set(offered(t, "in:")) == {"hungary", "byzantium", "ottoman", "mamluk"}
    choose(t, "in:hungary", "enough", f"play:{SPANISH_TERCIO}", "place_agents")
    assert set(offered(t, "in:")) == {"england", "portugal", "france", "aragon", "holy_roman_empire", "papal_states"}


def test_GL_RELIGION__every_piece_but_a_pawn_has_one():
    pieces_ = given().state.box.pieces
    assert {name.partition("_")[0] for name in pieces_} == {"catholic", "islamic", "reformist", "pawn"}
    t = given(seat0=having(hand=[MAN_FOR_ALL_SEASONS]), cities={"london": "islamic_rook", "paris": "catholic_knight"},
              borders={"england-france": 1})  # fmt: skip
    choose(t, f"play:{MAN_FOR_ALL_SEASONS}", "use_shot:crusade")
    assert told(t, "battle")[0] == {
        "seat": 0, "empire": "england", "holder": -1, "what": "crusade", "attackers": 1, "defenders": 1,
        "attack": "catholic_knight@paris", "defence": "islamic_rook@london",
    }  # fmt: skip


def test_GL_EMPIRE_CARD__to_the_outer_end_of_its_own_side():
    t = given(seat0=having(hand=[ELZBIETA_OF_BOHEMIA], west=[MICHELANGELO], east=[ACADEMIA]))  # a black ribbon
    choose(t, f"play:{ELZBIETA_OF_BOHEMIA}", "marry:portugal", "none")
    assert (t.state.bankers[0].west, t.state.bankers[0].east) == ([MICHELANGELO, "portugal"], [ACADEMIA])


def test_GL_EMPIRE_CARD__under_its_conqueror_after_a_campaign():
    t = given(seat0=having(florins=1, west=["france", MICHELANGELO]), cities={"paris": "catholic_knight"})
    choose(t, "ops:west", "use:france:0", "campaign:england", "none")
    assert (t.state.bankers[0].west, t.state.realms["england"].suzerain) == (["france", MICHELANGELO], "france")


def test_GL_CONCESSION__votes_rebels_and_can_be_taxed_repressed_or_sunk():
    t = given(seat0=having(west=[FLANDERS_GUILD, BOLD, HANSEATIC_LEAGUE]), seat1=having(west=["france"]),
              borders={"england-france": 0})  # fmt: skip
    choose(t, "ops:west", f"use:{FLANDERS_GUILD}:0", "none")
    assert t.state.realms["france"].holder == 0  # voted
    choose(t, f"use:{BOLD}:0")
    assert asked(t) == (0, "levy")  # taxed, and given up for want of a florin
    assert t.state.realms["france"].repressed == ["pawn.0"]
    t = given(seat0=having(hand=[ARUMER_ZWARTE_HOOP]), borders={"england-france": 0})
    choose(t, f"play:{ARUMER_ZWARTE_HOOP}", "use_shot:peasant_revolt")
    assert told(t, "battle")[0]["attackers"] == 2  # the concession and the pirate
    t = given(seat0=having(hand=[ARUMER_ZWARTE_HOOP]), borders={"england-france": 1})
    choose(t, f"play:{ARUMER_ZWARTE_HOOP}", "decline_shot", "place:islamic_pirate:england-france")
    assert pieces(t) == {"england-france": "islamic"}


def test_GL_QUEEN__no_agents_but_suitors():
    queens = [c for c in given().state.box.cards.values() if c.suitors]
    assert len(queens) == 17
    assert all(c.shot == ("coronation",) and not c.agents and not c.place for c in queens)


def test_GL_QUEEN__beheaded_she_leaves_the_king():
    t = given(
        seat0=having(east=[GRIM]), seat1=having(east=["ottoman"]), ottoman=having(queens=[CARLOTTA_LUSIGNAN_OF_CYPRUS])
    )
    choose(t, "ops:east", f"use:{GRIM}:0", f"behead:{CARLOTTA_LUSIGNAN_OF_CYPRUS}")
    assert (t.state.realms["ottoman"].holder, t.state.realms["ottoman"].queens) == (1, [])
    assert t.state.bankers[0].east == [GRIM]


# --- location ---


def test_GL_LOCATION__agents_and_operations_work_there_and_an_unmarried_queen_has_none():
    t = given(
        seat0=having(west=[DUKE_OF_MILAN], hand=[HOUSE_OF_BORGIA], maids=[MARY_THE_RICH]),
        cities={"algiers": "islamic_rook", "granada": "islamic_rook"},
    )
    choose(t, "ops:west", f"use:{DUKE_OF_MILAN}:1")
    assert pieces(t) == {"granada": "islamic_rook"}
    choose(t, f"play:{HOUSE_OF_BORGIA}", "decline_shot")
    assert MARY_THE_RICH not in offered(t, "place:catholic_bishop:")


def test_GL_LOCATION_b__a_card_of_the_east_stands_for_each_of_four_empires():
    t = given(
        seat0=having(east=[QIZILBASH, BEYLERBEY_OF_EGYPT]),
        seat1=having(east=[TWELVER_GHULAT, DERVISHES, HANDSOME]),
        cities={"cairo": "islamic_rook", "buda": "catholic_knight", "paris": "catholic_knight"},
    )
    choose(t, "ops:east", f"use:{QIZILBASH}:1")
    assert offered(t) == ["siege:buda", "siege:cairo"]
    choose(t, "siege:buda", f"use:{BEYLERBEY_OF_EGYPT}:0")
    assert set(offered(t)) == {
        f"behead:{QIZILBASH}",
        f"behead:{TWELVER_GHULAT}",
        f"behead:{DERVISHES}",
    }  # not Hungary's


def test_GL_LOCATION_b__chosen_anew_each_time():
    t = given(seat0=having(hand=[BASHI_BAZOUK]), cities={"buda": "catholic_knight", "modon": "catholic_rook"})
    choose(t, f"play:{BASHI_BAZOUK}", "use_shot:reformation")
    assert set(offered(t)) == {"against:hungary", "against:ottoman"}


def test_GL_LOCATION_c__a_card_of_the_west_for_each_of_six():
    t = given(seat0=having(west=[HOUSE_OF_BORGIA]), cities={"paris": "catholic_knight", "venice": "catholic_knight",
              "buda": "catholic_knight"})  # fmt: skip
    choose(t, "ops:west", f"use:{HOUSE_OF_BORGIA}:0")
    assert offered(t) == ["siege:paris", "siege:venice"]


@pytest.mark.parametrize("card", [GENOESE_FLEET, ALMEIDA_ARMADA])
def test_GL_LOCATION_d__a_border_lies_in_both_empires(card):
    t = given(seat0=having(west=[card]), borders={"aragon-portugal": 1})
    choose(t, "ops:west", f"use:{card}:0")
    home = "aragon" if card == GENOESE_FLEET else "portugal"
    assert (pieces(t), t.state.realms[home].repressed) == ({}, ["pawn.1"])


# --- cities and pieces ---


def test_GL_CITY__one_piece_of_any_kind_and_colour_but_recruits_must_match():
    t = given(seat0=having(hand=[LAST_KNIGHT]), coins={"west": {0: 1}}, open={"white": "spice_islands"},
              cities={"granada": "islamic_rook", "toledo": "islamic_rook", "spice_islands": "islamic_rook",
                      "london": "islamic_rook"})  # fmt: skip
    choose(t, f"play:{LAST_KNIGHT}", "decline_shot", "place:reformist_knight:lubeck")  # a gold castle is printed there
    choose(t, "fair:west")
    assert t.state.cities["bordeaux"] == "catholic_knight"


def test_GL_CITY__constantinople_is_three():
    t = given(seat0=having(hand=[CEM_ANTI_HOSTAGE]), cities={"modon": "islamic_rook", "rhodes": "islamic_rook"})
    choose(
        t,
        f"play:{CEM_ANTI_HOSTAGE}",
        "decline_shot",
        "place:islamic_rook:constantinople_2",
        "place:islamic_rook:constantinople_3",
    )
    assert (len(pieces(t)), florins(t)) == (4, [0, 0])


def test_GL_DISCARD__a_card_leaves_the_game_with_its_bishop():
    t = given(seat0=having(west=[SCOTTISH_PRIVATEERS]), bishops={SCOTTISH_PRIVATEERS: "reformist"})
    choose(t, f"sell:{SCOTTISH_PRIVATEERS}")
    assert (t.state.bishops, supply(t.state, "reformist_bishop")) == ({}, 5)
    s = t.state
    assert SCOTTISH_PRIVATEERS not in [
        *s.west_deck,
        *s.east_deck,
        *s.market["west"],
        *s.market["east"],
        *s.bankers[0].west,
    ]


def test_GL_DISCARD__a_killed_pawn_comes_back_to_its_reserve():
    t = given(seat0=having(hand=[SCOTTISH_PRIVATEERS]), borders={"england-france": 1})
    assert supply(t.state, "pawn.1") == 9
    choose(t, f"play:{SCOTTISH_PRIVATEERS}", "place:reformist_pirate:england-france")
    assert (supply(t.state, "pawn.1"), supply(t.state, "reformist_pirate")) == (10, 2)


def test_GL_DISCARD_a__a_beheaded_empire_keeps_its_pieces_and_loses_its_queen():
    t = given(
        seat0=having(east=[GRIM]),
        seat1=having(east=["ottoman"]),
        hungary=having(suzerain="ottoman"),
        ottoman=having(queens=[CARLOTTA_LUSIGNAN_OF_CYPRUS], repressed=["pawn.0"]),
        bishops={"ottoman": "catholic"},
    )
    choose(t, "ops:east", f"use:{GRIM}:0", "behead:ottoman")
    realm = t.state.realms["ottoman"]
    assert (realm.holder, realm.queens, realm.repressed) == (NONE, [], ["pawn.0"])
    assert (t.state.bishops, t.state.realms["hungary"].holder) == ({"ottoman": "catholic"}, NONE)
    assert t.state.bankers[0].east == []  # the killer of a king dies with him


def test_GL_PRESTIGE__six_kinds_never_silenced_and_vassals_count():
    found = {kind for c in given().state.box.cards.values() for kind in c.face.prestige}
    assert found == {"catholic", "islamic", "reformist", "law", "discovery", "patron"}
    t = given(seats=3, victories=["globalization"], seat0=having(west=["france"]), portugal=having(suzerain="france"),
              bishops={"portugal": "catholic"}, borders={"england-france": 0, "aragon-france": 0})  # fmt: skip
    assert "declare:globalization" in offered(t)


def test_GL_HAND_a__without_the_ability_two_cards_are_left_at_once():
    hand = [GENOESE_FLEET, SCOTTISH_PRIVATEERS, ACADEMIA, SAHN_I_SEMAN_MEDRESE]
    t = given(("start_turn", 1), seat0=having(west=[HOCHSTETTER_BANK], hand=hand), seat1=having(hand=[HOUSE_OF_BORGIA]))
    choose(t, f"play:{HOUSE_OF_BORGIA}", "decline_shot", f"place:catholic_bishop:{HOCHSTETTER_BANK}")
    assert asked(t) == (0, "discard")  # the owner, out of turn
    choose(t, f"discard:{GENOESE_FLEET}", f"discard:{ACADEMIA}")
    assert (t.state.bankers[0].hand, florins(t), asked(t)) == (
        [SCOTTISH_PRIVATEERS, SAHN_I_SEMAN_MEDRESE],
        [0, 0],
        (1, "action"),
    )
    assert [e.for_seat(1).args["card"] for e in t.events if e.key == "discarded"] == ["hidden", "hidden"]


def test_GL_HAND_a__also_when_the_card_is_lost():
    t = given(seat0=having(west=[HOCHSTETTER_BANK], hand=[GENOESE_FLEET, SCOTTISH_PRIVATEERS, ACADEMIA]))
    choose(t, f"sell:{HOCHSTETTER_BANK}", f"discard:{GENOESE_FLEET}")
    assert t.state.bankers[0].hand == [SCOTTISH_PRIVATEERS, ACADEMIA]


def test_GL_HAND_a__not_while_another_card_has_it():
    t = given(seat0=having(west=[HOCHSTETTER_BANK, GUTENBERG], hand=[GENOESE_FLEET, SCOTTISH_PRIVATEERS, ACADEMIA]))
    choose(t, f"sell:{HOCHSTETTER_BANK}")
    assert (len(t.state.bankers[0].hand), asked(t)) == (3, (0, "action"))


def test_GL_HAND_b__in_hand_an_ability_does_nothing():
    t = given(seat0=having(hand=[PODESTA_OF_VENICE, HOCHSTETTER_BANK], florins=5))
    choose(t, "fair:west")
    assert (t.state.actions, refused(t, "buy:west:1")) == (1, "E1a")


def test_GL_RECRUIT__only_an_empty_city_and_what_is_printed_on_the_side_in_use():
    for state, piece in (
        ("medieval", "catholic_rook"),
        ("islamic", "catholic_rook"),
        ("reformist", "reformist_knight"),
    ):
        t = given(
            seat0=having(west=[HOLY_LAND_CRUSADE], florins=1),
            borders={"mamluk-ottoman": 0},
            mamluk=having(state=state),
            cities={"cairo": "islamic_rook"},
        )
        choose(t, "ops:west", f"use:{HOLY_LAND_CRUSADE}:0", "pay")
        assert t.state.cities["cyprus"] == piece


def test_GL_RECRUIT__none_in_the_supply_one_is_taken_elsewhere():
    gold = ("bruges", "lyon", "paris", "bordeaux", "london", "lubeck", "nurnberg", "vienna", "buda")
    t = given(seat0=having(west=[HOLY_LAND_CRUSADE], florins=1), borders={"mamluk-ottoman": 0},
              cities={"cairo": "islamic_rook", **dict.fromkeys(gold, "catholic_rook")},
              aragon=having(repressed=["catholic_rook"]))  # fmt: skip
    choose(t, "ops:west", f"use:{HOLY_LAND_CRUSADE}:0", "pay")
    assert (t.state.cities["cyprus"], t.state.realms["aragon"].repressed) == ("catholic_rook", [])


def test_GL_MARKET__five_of_six_are_for_sale():
    t = given(seat0=having(florins=9))
    assert offered(t, "buy:west:") == ["1", "2", "3", "4", "5"]
    assert refused(t, "buy:west:0") == "D2a"
    assert "fair:west" in offered(t)


@pytest.mark.parametrize(
    ("gate", "route"),
    [
        ("tana", "byzantium hungary ottoman mamluk"),
        ("timbuktu", "aragon papal_states ottoman mamluk"),
        ("novgorod", "holy_roman_empire france england portugal aragon papal_states ottoman mamluk"),
        ("trebizond", "byzantium hungary ottoman papal_states aragon portugal england france holy_roman_empire"),
        ("red_sea", "mamluk ottoman papal_states aragon portugal england france holy_roman_empire"),
        ("spice_islands", "portugal england france holy_roman_empire"),
    ],
)
def test_GL_TRADE_ROUTE__from_the_open_emporium_to_the_arrowhead(gate, route):
    colour, row = ("white", "west") if gate in ("trebizond", "red_sea", "spice_islands") else ("black", "east")
    t = given(coins={row: {0: 20}}, open={colour: gate})
    choose(t, f"fair:{row}")
    while asked(t)[1] == "levy":
        choose(t, offered(t)[0])
    assert [t.state.box.city_of[e["place"]] for e in told(t, "levied")] == route.split()


def test_GL_TRADE_ROUTE__one_border_may_lie_on_a_white_and_a_black_route():
    t = given(coins={"west": {0: 1}, "east": {0: 1}}, borders={"byzantium-hungary": 1})
    choose(t, "fair:east", "levy:caffa", "fair:west", "levy:tana")
    assert florins(t) == [2, 2]


def test_GL_THRONE__king_side_up_with_what_is_on_it():
    t = given(seat0=having(west=["france"]), france=having(republic=True, repressed=["pawn.1"]),
              bishops={"france": "catholic"})  # fmt: skip
    choose(t, "sell:france")
    realm = t.state.realms["france"]
    assert (realm.holder, realm.republic, realm.repressed) == (NONE, False, ["pawn.1"])
    assert t.state.bishops == {"france": "catholic"}


def test_GL_FULL__no_recruit_where_every_city_is_taken():
    both = {"cairo": "islamic_rook", "cyprus": "islamic_rook"}
    t = given(seat0=having(east=[CIRCASSIAN_MAMLUKS], florins=1), borders={"mamluk-ottoman": 0}, cities=both)
    assert refused(t, "ops:east") == "E4-min"  # nobody to levy, so no tax; the Red Sea is blocked
    t = given(
        seat0=having(east=[CIRCASSIAN_MAMLUKS], florins=1),
        borders={"mamluk-ottoman": 0},
        cities=both,
        open={"white": "red_sea"},
    )
    assert "ops:east" in offered(t)


def test_GL_FULL__a_border_with_a_concession_or_a_pirate():
    t = given(seat0=having(hand=[ANNE_OF_BRITTANY]), france=having(repressed=["pawn.0"]),
              borders={"england-france": 1, "aragon-france": 1})  # fmt: skip
    choose(t, f"play:{ANNE_OF_BRITTANY}", "marry:france", "none")
    assert offered(t, "free:pawn.0:") == ["france-holy_roman_empire"]


# --- supply ---

SHIPS = {"england-france": "reformist", "england-portugal": "reformist", "hungary-ottoman": "reformist"}


def test_GL_PIECE_SUPPLY__a_missing_piece_is_taken_from_the_map():
    t = given(seat0=having(hand=[KALMAR_UNION]), borders=SHIPS)
    choose(t, f"play:{KALMAR_UNION}", "place:reformist_pirate:france-holy_roman_empire")
    assert (asked(t), offered(t, "from:reformist_pirate:")) == ((0, "supply"), list(SHIPS))
    choose(t, "from:reformist_pirate:hungary-ottoman")
    assert list(pieces(t)) == ["england-france", "england-portugal", "france-holy_roman_empire"]


def test_GL_PIECE_SUPPLY__repressed_ones_first():
    where = ("lubeck", "nurnberg", "vienna", "paris", "lyon", "bruges")
    t = given(seat0=having(hand=[ZAPOROZHIAN_HOST]), cities=dict.fromkeys(where, "reformist_knight"),
              england=having(repressed=["reformist_knight"]))  # fmt: skip
    choose(t, f"play:{ZAPOROZHIAN_HOST}", "place:reformist_knight:caffa")
    assert t.state.realms["england"].repressed == []
    assert (len(pieces(t)), asked(t)) == (7, (0, "action"))


def test_GL_PIECE_SUPPLY__of_pawns_ones_own():
    t = given(
        seat0=having(hand=[HOCHSTETTER_BANK]),
        france=having(repressed=["pawn.0"] * 5),
        england=having(repressed=["pawn.0"]),
        aragon=having(repressed=["pawn.1", *["pawn.0"] * 4]),
    )
    choose(t, f"play:{HOCHSTETTER_BANK}", "place:pawn.0:holy_roman_empire-hungary")
    assert set(offered(t)) == {f"from:pawn.0:{e}" for e in ("france", "england", "aragon")}
    choose(t, "from:pawn.0:england")
    assert (t.state.realms["england"].repressed, pieces(t)) == ([], {"holy_roman_empire-hungary": 0})


def test_GL_PIECE_SUPPLY__bishops_too():
    five = dict.fromkeys(("france", "england", "aragon", "portugal", "hungary"), "catholic")
    t = given(seat0=having(hand=[HUMANISM]), bishops=five)
    choose(t, f"play:{HUMANISM}", f"place:catholic_bishop:{HUMANISM}", "from:catholic_bishop:aragon")
    assert set(t.state.bishops) == {"france", "england", "portugal", "hungary", HUMANISM}


# --- abilities ---


def test_GL_ABILITY__several_add_up():
    t = given(seat1=having(west=[MICHELANGELO, INDIA_ARMADA]), coins={"west": {0: 20}}, open={"white": "spice_islands"},
              borders={"england-portugal": 1})  # fmt: skip
    choose(t, "fair:west")
    while asked(t)[1] == "levy":
        choose(t, offered(t)[0])
    assert florins(t) == [1, 4]


def test_GL_ABILITY__two_copies_add_up_and_an_opponents_card_does_not_help():
    t = given(
        seat1=having(west=[INDIA_ARMADA, ALMEIDA_ARMADA]),
        coins={"west": {0: 20}},
        open={"white": "spice_islands"},
        borders={"england-portugal": 1, "england-france": 0},
    )
    choose(t, "fair:west")
    while asked(t)[1] == "levy":
        choose(t, offered(t)[0])
    assert florins(t) == [2, 4]  # 1 for the fair and 1; doubled twice


def test_GL_ABILITY__silenced_or_lost_it_ends():
    for bishops, gained in (({}, 2), ({MICHELANGELO: "catholic"}, 1)):
        t = given(seat1=having(west=[MICHELANGELO]), coins={"east": {0: 20}}, bishops=bishops,
                  borders={"byzantium-hungary": 1})  # fmt: skip
        choose(t, "fair:east", "levy:tana", "levy:buda", "levy:modon", "levy:cairo")
        assert florins(t) == [1, gained]


def test_GL_ABILITY_a__red_text_binds_everybody_and_does_not_add_up():
    for others in ([KAPPELER_MILCHSUPPE], [KAPPELER_MILCHSUPPE, EUROPEAN_UNION]):
        t = given(seats=3, victories=["imperial"], seat0=having(west=["france", "england"]), seat1=having(west=others))
        assert "declare:imperial" in offered(t)  # two actions, not three
        choose(t, "fair:west")
        while asked(t)[1] == "levy":
            choose(t, offered(t)[0])
        assert refused(t, "declare:imperial") == "D1"


def test_GL_ABILITY_b__free_operations_are_those_of_their_side_for_this_turn():
    t = given(
        seat0=having(east=[CIVIL_ENGINEER, PRUSSIAN_LEAGUE_NAVY], west=[BUNDSCHUH_REVOLT]),
        coins={"west": {1: 5}, "east": {1: 5}},
    )
    choose(t, "ops:east", f"use:{PRUSSIAN_LEAGUE_NAVY}:2")
    assert (t.state.actions, refused(t, "ops:east")) == (2, "D1-repeat")
    choose(t, "ops:west")
    assert t.state.actions == 1


def test_GL_ABILITY_b__both_sides_in_one_action_use_up_both():
    t = given(
        seat0=having(east=[LAST_SIGH, PRUSSIAN_LEAGUE_NAVY], west=[BUNDSCHUH_REVOLT]),
        coins={"west": {1: 5}, "east": {1: 5}},
    )
    choose(t, "ops:both", f"use:{PRUSSIAN_LEAGUE_NAVY}:2", f"use:{BUNDSCHUH_REVOLT}:0")
    assert (t.state.actions, florins(t)) == (1, [2, 0])
    assert [refused(t, f"ops:{side}") for side in ("east", "west", "both")] == ["D1-repeat"] * 3
