"""Terms of the glossary that belong to the chapters A to E and G to I."""

import pytest

from pax_renaissance.builders import asked, choose, florins, given, having, offered, pieces, refused, seen, told
from regnum.games.pax_renaissance.state import NONE, supply


@pytest.mark.parametrize(
    ("card", "piece", "places"),
    [
        ("PREN082", "islamic_rook", {"cyprus", "cairo"}),
        ("PREN097X", "pawn.0", {"mamluk-ottoman", "byzantium-mamluk"}),
        ("PREN156X", "catholic_bishop", {"PREN156X", "france"}),
        ("PREN139X", "catholic_pirate", {"england-france", "france-holy_roman_empire"}),
    ],
)
def test_GL_AGENT__to_a_city_a_border_or_a_card(card, piece, places):
    t = given(seat0=having(hand=[card]))
    choose(t, f"play:{card}", *(["decline_shot"] if card == "PREN082" else []))
    assert set(offered(t, f"place:{piece}:")) == places


def test_GL_CHINA__pays_for_sales_repression_and_fairs_and_takes_every_cost_but_purchases():
    t = given(seat0=having(hand=["PREN013"], west=["PREN018"], florins=1), borders={"england-portugal": 1})

    def money():
        return sum(florins(t)) + sum(map(sum, t.state.coins.values()))

    choose(t, "sell:PREN013")
    assert money() == 3
    choose(t, "ops:west", "use:PREN018:0")
    assert money() == 4
    t = given(seat0=having(hand=["PREN036"], florins=5), borders={"england-france": 1})
    choose(t, "play:PREN036", "decline_shot", "place:pawn.0:england-france")
    assert money() == 4
    choose(t, "buy:west:3")
    assert money() == 4
    t = choose(given(coins={"west": {0: 2}}), "fair:west")
    assert money() == 3


def test_GL_EMPORIUM__a_covered_one_is_out_of_play():
    t = given(seat0=having(hand=["PREN035", "PREN049"], florins=3))
    choose(t, "play:PREN049", "decline_shot")
    assert set(offered(t, "place:catholic_rook:")) == {"granada", "toledo"}
    t = given(seat0=having(hand=["PREN049"]), open={"white": "spice_islands"})
    choose(t, "play:PREN049", "decline_shot")
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
        seat0=having(hand=["PREN017", "PREN034"], florins=2), borders={"england-france": 1, "england-portugal": 1}
    )
    choose(t, "play:PREN017", "place:reformist_pirate:england-france")
    assert pieces(t) == {"england-france": "reformist", "england-portugal": 1}
    choose(t, "play:PREN034", "decline_shot")
    assert offered(t, "place:") == ["pawn.0:england-portugal"]


def test_GL_BORDER_sea__nine_are_crossed_by_a_route_and_four_are_not():
    box = given().state.box
    land = {"aragon-france", "byzantium-mamluk", "holy_roman_empire-hungary", "holy_roman_empire-papal_states"}
    assert set(box.borders) - set(box.sea) == land
    assert len(box.sea) == 9
    assert set(box.empires["ottoman"].sea_borders) == {"hungary-ottoman", "ottoman-papal_states", "mamluk-ottoman"}


def test_GL_BORDER_sea__no_pirate_on_land_whatever_emporium_is_open():
    for gate in ("trebizond", "spice_islands", "red_sea"):
        t = given(seat0=having(hand=["PREN106X"]), open={"white": gate})
        choose(t, "play:PREN106X")
        assert offered(t, "place:catholic_pirate:") == ["france-holy_roman_empire"]


def test_GL_EAST_WEST__four_empires_and_six():
    t = given(seat0=having(hand=["PREN084", "PREN023"]))
    choose(t, "play:PREN084", "place_agents")
    assert set(offered(t, "in:")) == {"hungary", "byzantium", "ottoman", "mamluk"}
    choose(t, "in:hungary", "enough", "play:PREN023", "place_agents")
    assert set(offered(t, "in:")) == {"england", "portugal", "france", "aragon", "holy_roman_empire", "papal_states"}


def test_GL_RELIGION__every_piece_but_a_pawn_has_one():
    pieces_ = given().state.box.pieces
    assert {name.partition("_")[0] for name in pieces_} == {"catholic", "islamic", "reformist", "pawn"}
    t = given(seat0=having(hand=["PREN128X"]), cities={"london": "islamic_rook", "paris": "catholic_knight"},
              borders={"england-france": 1})  # fmt: skip
    choose(t, "play:PREN128X", "use_shot:crusade")
    assert told(t, "battle")[0] == {
        "seat": 0, "empire": "england", "holder": -1, "what": "crusade", "attackers": 1, "defenders": 1,
        "attack": "catholic_knight@paris", "defence": "islamic_rook@london",
    }  # fmt: skip


def test_GL_EMPIRE_CARD__to_the_outer_end_of_its_own_side():
    t = given(seat0=having(hand=["PREN075"], west=["PREN131X"], east=["PREN103X"]))  # a black ribbon
    choose(t, "play:PREN075", "marry:portugal", "none")
    assert (t.state.bankers[0].west, t.state.bankers[0].east) == (["PREN131X", "portugal"], ["PREN103X"])


def test_GL_EMPIRE_CARD__under_its_conqueror_after_a_campaign():
    t = given(seat0=having(florins=1, west=["france", "PREN131X"]), cities={"paris": "catholic_knight"})
    choose(t, "ops:west", "use:france:0", "campaign:england", "none")
    assert (t.state.bankers[0].west, t.state.realms["england"].suzerain) == (["france", "PREN131X"], "france")


def test_GL_CONCESSION__votes_rebels_and_can_be_taxed_repressed_or_sunk():
    t = given(seat0=having(west=["PREN036", "PREN028", "PREN015"]), seat1=having(west=["france"]),
              borders={"england-france": 0})  # fmt: skip
    choose(t, "ops:west", "use:PREN036:0", "none")
    assert t.state.realms["france"].holder == 0  # voted
    choose(t, "use:PREN028:0")
    assert asked(t) == (0, "levy")  # taxed, and given up for want of a florin
    assert t.state.realms["france"].repressed == ["pawn.0"]
    t = given(seat0=having(hand=["PREN020"]), borders={"england-france": 0})
    choose(t, "play:PREN020", "use_shot:peasant_revolt")
    assert told(t, "battle")[0]["attackers"] == 2  # the concession and the pirate
    t = given(seat0=having(hand=["PREN020"]), borders={"england-france": 1})
    choose(t, "play:PREN020", "decline_shot", "place:islamic_pirate:england-france")
    assert pieces(t) == {"england-france": "islamic"}


def test_GL_QUEEN__no_agents_but_suitors():
    queens = [c for c in given().state.box.cards.values() if c.suitors]
    assert len(queens) == 17
    assert all(c.shot == ("coronation",) and not c.agents and not c.place for c in queens)


def test_GL_QUEEN__beheaded_she_leaves_the_king():
    t = given(seat0=having(east=["PREN058"]), seat1=having(east=["ottoman"]), ottoman=having(queens=["PREN079"]))
    choose(t, "ops:east", "use:PREN058:0", "behead:PREN079")
    assert (t.state.realms["ottoman"].holder, t.state.realms["ottoman"].queens) == (1, [])
    assert t.state.bankers[0].east == ["PREN058"]


# --- location ---


def test_GL_LOCATION__agents_and_operations_work_there_and_an_unmarried_queen_has_none():
    t = given(seat0=having(west=["PREN032"], hand=["PREN009"], maids=["PREN048"]), cities={"algiers": "islamic_rook",
              "granada": "islamic_rook"})  # fmt: skip
    choose(t, "ops:west", "use:PREN032:1")
    assert pieces(t) == {"granada": "islamic_rook"}
    choose(t, "play:PREN009", "decline_shot")
    assert "PREN048" not in offered(t, "place:catholic_bishop:")


def test_GL_LOCATION_b__a_card_of_the_east_stands_for_each_of_four_empires():
    t = given(seat0=having(east=["PREN061", "PREN125X"]), seat1=having(east=["PREN167X", "PREN060", "PREN071"]),
              cities={"cairo": "islamic_rook", "buda": "catholic_knight", "paris": "catholic_knight"})  # fmt: skip
    choose(t, "ops:east", "use:PREN061:1")
    assert offered(t) == ["siege:buda", "siege:cairo"]
    choose(t, "siege:buda", "use:PREN125X:0")
    assert set(offered(t)) == {"behead:PREN061", "behead:PREN167X", "behead:PREN060"}  # not Hungary's


def test_GL_LOCATION_b__chosen_anew_each_time():
    t = given(seat0=having(hand=["PREN069"]), cities={"buda": "catholic_knight", "modon": "catholic_rook"})
    choose(t, "play:PREN069", "use_shot:reformation")
    assert set(offered(t)) == {"against:hungary", "against:ottoman"}


def test_GL_LOCATION_c__a_card_of_the_west_for_each_of_six():
    t = given(seat0=having(west=["PREN009"]), cities={"paris": "catholic_knight", "venice": "catholic_knight",
              "buda": "catholic_knight"})  # fmt: skip
    choose(t, "ops:west", "use:PREN009:0")
    assert offered(t) == ["siege:paris", "siege:venice"]


@pytest.mark.parametrize("card", ["PREN013", "PREN018"])
def test_GL_LOCATION_d__a_border_lies_in_both_empires(card):
    t = given(seat0=having(west=[card]), borders={"aragon-portugal": 1})
    choose(t, "ops:west", f"use:{card}:0")
    home = "aragon" if card == "PREN013" else "portugal"
    assert (pieces(t), t.state.realms[home].repressed) == ({}, ["pawn.1"])


# --- cities and pieces ---


def test_GL_CITY__one_piece_of_any_kind_and_colour_but_recruits_must_match():
    t = given(seat0=having(hand=["PREN022"]), coins={"west": {0: 1}}, open={"white": "spice_islands"},
              cities={"granada": "islamic_rook", "toledo": "islamic_rook", "spice_islands": "islamic_rook",
                      "london": "islamic_rook"})  # fmt: skip
    choose(t, "play:PREN022", "decline_shot", "place:reformist_knight:lubeck")  # a gold castle is printed there
    choose(t, "fair:west")
    assert t.state.cities["bordeaux"] == "catholic_knight"


def test_GL_CITY__constantinople_is_three():
    t = given(seat0=having(hand=["PREN088"]), cities={"modon": "islamic_rook", "rhodes": "islamic_rook"})
    choose(
        t, "play:PREN088", "decline_shot", "place:islamic_rook:constantinople_2", "place:islamic_rook:constantinople_3"
    )
    assert (len(pieces(t)), florins(t)) == (4, [0, 0])


def test_GL_DISCARD__a_card_leaves_the_game_with_its_bishop():
    t = given(seat0=having(west=["PREN017"]), bishops={"PREN017": "reformist"})
    choose(t, "sell:PREN017")
    assert (t.state.bishops, supply(t.state, "reformist_bishop")) == ({}, 5)
    s = t.state
    assert "PREN017" not in [*s.west_deck, *s.east_deck, *s.market["west"], *s.market["east"], *s.bankers[0].west]


def test_GL_DISCARD__a_killed_pawn_comes_back_to_its_reserve():
    t = given(seat0=having(hand=["PREN017"]), borders={"england-france": 1})
    assert supply(t.state, "pawn.1") == 9
    choose(t, "play:PREN017", "place:reformist_pirate:england-france")
    assert (supply(t.state, "pawn.1"), supply(t.state, "reformist_pirate")) == (10, 2)


def test_GL_DISCARD_a__a_beheaded_empire_keeps_its_pieces_and_loses_its_queen():
    t = given(seat0=having(east=["PREN058"]), seat1=having(east=["ottoman"]), hungary=having(suzerain="ottoman"),
              ottoman=having(queens=["PREN079"], repressed=["pawn.0"]), bishops={"ottoman": "catholic"})  # fmt: skip
    choose(t, "ops:east", "use:PREN058:0", "behead:ottoman")
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
    hand = ["PREN013", "PREN017", "PREN103X", "PREN102X"]
    t = given(("start_turn", 1), seat0=having(west=["PREN042"], hand=hand), seat1=having(hand=["PREN009"]))
    choose(t, "play:PREN009", "decline_shot", "place:catholic_bishop:PREN042")
    assert asked(t) == (0, "discard")  # the owner, out of turn
    choose(t, "discard:PREN013", "discard:PREN103X")
    assert (t.state.bankers[0].hand, florins(t), asked(t)) == (["PREN017", "PREN102X"], [0, 0], (1, "action"))
    assert [e.for_seat(1).args["card"] for e in t.events if e.key == "discarded"] == ["hidden", "hidden"]


def test_GL_HAND_a__also_when_the_card_is_lost():
    t = given(seat0=having(west=["PREN042"], hand=["PREN013", "PREN017", "PREN103X"]))
    choose(t, "sell:PREN042", "discard:PREN013")
    assert t.state.bankers[0].hand == ["PREN017", "PREN103X"]


def test_GL_HAND_a__not_while_another_card_has_it():
    t = given(seat0=having(west=["PREN042", "PREN043"], hand=["PREN013", "PREN017", "PREN103X"]))
    choose(t, "sell:PREN042")
    assert (len(t.state.bankers[0].hand), asked(t)) == (3, (0, "action"))


def test_GL_HAND_b__in_hand_an_ability_does_nothing():
    t = given(seat0=having(hand=["PREN097X", "PREN042"], florins=5))
    choose(t, "fair:west")
    assert (t.state.actions, refused(t, "buy:west:1")) == (1, "E1a")


def test_GL_RECRUIT__only_an_empty_city_and_what_is_printed_on_the_side_in_use():
    for state, piece in (
        ("medieval", "catholic_rook"),
        ("islamic", "catholic_rook"),
        ("reformist", "reformist_knight"),
    ):
        t = given(seat0=having(west=["PREN029"], florins=1), borders={"mamluk-ottoman": 0}, mamluk=having(state=state),
                  cities={"cairo": "islamic_rook"})  # fmt: skip
        choose(t, "ops:west", "use:PREN029:0", "pay")
        assert t.state.cities["cyprus"] == piece


def test_GL_RECRUIT__none_in_the_supply_one_is_taken_elsewhere():
    gold = ("bruges", "lyon", "paris", "bordeaux", "london", "lubeck", "nurnberg", "vienna", "buda")
    t = given(seat0=having(west=["PREN029"], florins=1), borders={"mamluk-ottoman": 0},
              cities={"cairo": "islamic_rook", **dict.fromkeys(gold, "catholic_rook")},
              aragon=having(repressed=["catholic_rook"]))  # fmt: skip
    choose(t, "ops:west", "use:PREN029:0", "pay")
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
    t = given(seat0=having(east=["PREN164X"], florins=1), borders={"mamluk-ottoman": 0}, cities=both)
    assert refused(t, "ops:east") == "E4-min"  # nobody to levy, so no tax; the Red Sea is blocked
    t = given(
        seat0=having(east=["PREN164X"], florins=1),
        borders={"mamluk-ottoman": 0},
        cities=both,
        open={"white": "red_sea"},
    )
    assert "ops:east" in offered(t)


def test_GL_FULL__a_border_with_a_concession_or_a_pirate():
    t = given(seat0=having(hand=["PREN045"]), france=having(repressed=["pawn.0"]),
              borders={"england-france": 1, "aragon-france": 1})  # fmt: skip
    choose(t, "play:PREN045", "marry:france", "none")
    assert offered(t, "free:pawn.0:") == ["france-holy_roman_empire"]


# --- supply ---

SHIPS = {"england-france": "reformist", "england-portugal": "reformist", "hungary-ottoman": "reformist"}


def test_GL_PIECE_SUPPLY__a_missing_piece_is_taken_from_the_map():
    t = given(seat0=having(hand=["PREN142X"]), borders=SHIPS)
    choose(t, "play:PREN142X", "place:reformist_pirate:france-holy_roman_empire")
    assert (asked(t), offered(t, "from:reformist_pirate:")) == ((0, "supply"), list(SHIPS))
    choose(t, "from:reformist_pirate:hungary-ottoman")
    assert list(pieces(t)) == ["england-france", "england-portugal", "france-holy_roman_empire"]


def test_GL_PIECE_SUPPLY__repressed_ones_first():
    where = ("lubeck", "nurnberg", "vienna", "paris", "lyon", "bruges")
    t = given(seat0=having(hand=["PREN094X"]), cities=dict.fromkeys(where, "reformist_knight"),
              england=having(repressed=["reformist_knight"]))  # fmt: skip
    choose(t, "play:PREN094X", "place:reformist_knight:caffa")
    assert t.state.realms["england"].repressed == []
    assert (len(pieces(t)), asked(t)) == (7, (0, "action"))


def test_GL_PIECE_SUPPLY__of_pawns_ones_own():
    t = given(
        seat0=having(hand=["PREN042"]),
        france=having(repressed=["pawn.0"] * 5),
        england=having(repressed=["pawn.0"]),
        aragon=having(repressed=["pawn.1", *["pawn.0"] * 4]),
    )
    choose(t, "play:PREN042", "place:pawn.0:holy_roman_empire-hungary")
    assert set(offered(t)) == {f"from:pawn.0:{e}" for e in ("france", "england", "aragon")}
    choose(t, "from:pawn.0:england")
    assert (t.state.realms["england"].repressed, pieces(t)) == ([], {"holy_roman_empire-hungary": 0})


def test_GL_PIECE_SUPPLY__bishops_too():
    five = dict.fromkeys(("france", "england", "aragon", "portugal", "hungary"), "catholic")
    t = given(seat0=having(hand=["PREN156X"]), bishops=five)
    choose(t, "play:PREN156X", "place:catholic_bishop:PREN156X", "from:catholic_bishop:aragon")
    assert set(t.state.bishops) == {"france", "england", "portugal", "hungary", "PREN156X"}


# --- abilities ---


def test_GL_ABILITY__several_add_up():
    t = given(seat1=having(west=["PREN131X", "PREN014"]), coins={"west": {0: 20}}, open={"white": "spice_islands"},
              borders={"england-portugal": 1})  # fmt: skip
    choose(t, "fair:west")
    while asked(t)[1] == "levy":
        choose(t, offered(t)[0])
    assert florins(t) == [1, 4]


def test_GL_ABILITY__two_copies_add_up_and_an_opponents_card_does_not_help():
    t = given(seat1=having(west=["PREN014", "PREN018"]), coins={"west": {0: 20}}, open={"white": "spice_islands"},
              borders={"england-portugal": 1, "england-france": 0})  # fmt: skip
    choose(t, "fair:west")
    while asked(t)[1] == "levy":
        choose(t, offered(t)[0])
    assert florins(t) == [2, 4]  # 1 for the fair and 1; doubled twice


def test_GL_ABILITY__silenced_or_lost_it_ends():
    for bishops, gained in (({}, 2), ({"PREN131X": "catholic"}, 1)):
        t = given(seat1=having(west=["PREN131X"]), coins={"east": {0: 20}}, bishops=bishops,
                  borders={"byzantium-hungary": 1})  # fmt: skip
        choose(t, "fair:east", "levy:tana", "levy:buda", "levy:modon", "levy:cairo")
        assert florins(t) == [1, gained]


def test_GL_ABILITY_a__red_text_binds_everybody_and_does_not_add_up():
    for others in (["PREN145X"], ["PREN145X", "PREN154X"]):
        t = given(seats=3, victories=["imperial"], seat0=having(west=["france", "england"]), seat1=having(west=others))
        assert "declare:imperial" in offered(t)  # two actions, not three
        choose(t, "fair:west")
        while asked(t)[1] == "levy":
            choose(t, offered(t)[0])
        assert refused(t, "declare:imperial") == "D1"


def test_GL_ABILITY_b__free_operations_are_those_of_their_side_for_this_turn():
    t = given(seat0=having(east=["PREN101X", "PREN106X"], west=["PREN038"]), coins={"west": {1: 5}, "east": {1: 5}})
    choose(t, "ops:east", "use:PREN106X:2")
    assert (t.state.actions, refused(t, "ops:east")) == (2, "D1-repeat")
    choose(t, "ops:west")
    assert t.state.actions == 1


def test_GL_ABILITY_b__both_sides_in_one_action_use_up_both():
    t = given(seat0=having(east=["PREN122X", "PREN106X"], west=["PREN038"]), coins={"west": {1: 5}, "east": {1: 5}})
    choose(t, "ops:both", "use:PREN106X:2", "use:PREN038:0")
    assert (t.state.actions, florins(t)) == (1, [2, 0])
    assert [refused(t, f"ops:{side}") for side in ("east", "west", "both")] == ["D1-repeat"] * 3
