"""Introduction (A) and components (B)."""

import pytest

from pax_renaissance.builders import (
    asked,
    choose,
    florins,
    fresh,
    given,
    having,
    offered,
    pieces,
    refused,
    told,
    whole_game,
)
from pax_renaissance.cards import (
    ACADEMIA,
    ANNE_OF_BRITTANY,
    BARBAROSSA_BROTHERS,
    BROTHERHOOD_OF_ST_MARK,
    BUNDSCHUH_REVOLT,
    DUKE_OF_MILAN,
    FLANDERS_GUILD,
    GENOESE_FLEET,
    GRIM,
    HANDSOME,
    HANSEATIC_LEAGUE,
    HOCHSTETTER_BANK,
    HOUSE_OF_BORGIA,
    HUMANISM,
    KINGMAKER,
    LAST_KNIGHT,
    MAN_FOR_ALL_SEASONS,
    RED_SEA_FLEET,
    REFORMED_THEOLOGY,
    SAINT_STEFAN_CEL_MARE,
    SCOTTISH_PRIVATEERS,
    SONINKE_WANGARA,
    THEFT_OF_THE_HOLY_CROWN,
    TOLFA_ALUM,
    TWELVER_GHULAT,
    VENETIAN_NAVY,
)  # fmt: skip
from regnum.games.pax_renaissance.state import NONE, supply


def test_A1d__a_card_beats_the_book_unless_it_is_silenced():
    west, hand = [HOCHSTETTER_BANK], [GENOESE_FLEET, SCOTTISH_PRIVATEERS]
    assert "buy:west:1" in offered(given(seat0=having(florins=5, west=west, hand=hand)))
    t = given(seat0=having(florins=5, west=west, hand=hand), bishops={HOCHSTETTER_BANK: "catholic"})
    assert refused(t, "buy:west:1") == "E1a"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_A2__turns_go_clockwise(seats):
    turns = [e["seat"] for e in told(whole_game(seats), "turn")]
    assert turns == [(turns[0] + i) % seats for i in range(len(turns))]


def test_A2__one_refresh_after_the_last_action():
    t = given(seat0=having(florins=3))
    choose(t, "buy:west:1")
    assert (t.state.market["west"][1], asked(t)) == ("", (0, "action"))
    choose(t, "buy:east:1")
    assert all(t.state.market["west"] + t.state.market["east"])
    assert asked(t) == (1, "action")


def test_A3a__an_active_victory_is_open_to_everybody():
    t = given(
        ("start_turn", 0), seats=3, market={"west": {1: "COMET3"}},
        seat0=having(florins=1), seat1=having(west=["france", "england"]),
    )  # fmt: skip
    assert refused(t, "declare:imperial") == "A3a"
    choose(t, "buy:west:1", "victory:imperial", "pass")
    assert asked(t) == (1, "action")
    assert refused(t, "declare:holy") == "A3a"
    choose(t, "declare:imperial")
    assert (t.state.winners, t.over) == ([1], True)


def test_A3a__its_activator_may_claim_it_in_the_same_turn():
    t = given(seats=3, market={"west": {1: "COMET3"}}, seat0=having(florins=1, west=["france", "england"]))
    choose(t, "buy:west:1", "victory:imperial", "declare:imperial")
    assert t.state.winners == [0]


# --- B1 ---


def test_B1_cards__168_with_four_comets_and_ten_empires():
    s = fresh().state
    cards = s.box.cards.values()
    assert (len(cards), sum(c.comet for c in cards), len(s.realms)) == (168, 4, 10)
    assert [sum(c.side == side for c in cards) for side in ("west", "east")] == [94, 74]


def test_B1_pawns__ten_of_each_bank():
    s = fresh(4).state
    assert [supply(s, f"pawn.{seat}") for seat in range(4)] == [9] * 4  # one is on the map
    assert sorted(b.bank for b in s.bankers) == ["coeur", "fugger", "marchionni", "medici"]


def total(kind):
    s = given().state  # an empty map: all are in the supply
    return {faith: supply(s, f"{faith}_{kind}") for faith in ("catholic", "islamic", "reformist")}


def test_B1_bishops__five_of_each_religion():
    assert total("bishop") == {"catholic": 5, "islamic": 5, "reformist": 5}


def test_B1_castles__ten_seven_and_seven():
    assert total("rook") == {"catholic": 10, "islamic": 7, "reformist": 7}


def test_B1_knights__ten_seven_and_seven():
    assert total("knight") == {"catholic": 10, "islamic": 7, "reformist": 7}


def test_B1_pirates__six_four_and_three():
    assert total("pirate") == {"catholic": 6, "islamic": 4, "reformist": 3}


def test_B1_florins__there_can_be_more_than_all_coins_of_the_box():
    t = given(seat0=having(florins=53, hand=[GENOESE_FLEET]), seat1=having(florins=53))
    choose(t, f"sell:{GENOESE_FLEET}", "fair:west")
    assert florins(t) == [56, 53]


@pytest.mark.parametrize("seats", [2, 4])
def test_B1_blockade__two_markers_of_each_colour_all_the_game(seats):
    for t in (fresh(seats), whole_game(seats)):
        s = t.state
        shut = [s.box.emporia[e] for e in s.box.emporia if e not in s.open.values()]
        assert sorted(shut) == ["black", "black", "white", "white"]


# --- B2 to B4 ---


def test_B2a__each_of_ten_empires_has_a_state_of_its_own():
    t = given(
        seat0=having(hand=[MAN_FOR_ALL_SEASONS]),
        cities={"london": "reformist_rook", "paris": "catholic_knight", "toledo": "catholic_knight"},
    )
    before = {e: r.state for e, r in t.state.realms.items()}
    assert len(before) == 10
    choose(t, f"play:{MAN_FOR_ALL_SEASONS}", "use_shot:crusade", "lose:catholic_knight:paris", "none")
    assert {e: r.state for e, r in t.state.realms.items()} == {**before, "england": "catholic"}


def test_B2b__two_theocracies_at_the_start():
    states = {e: r.state for e, r in fresh().state.realms.items()}
    assert states.pop("papal_states") == "catholic"
    assert states.pop("mamluk") == "islamic"
    assert (len(states), set(states.values())) == (8, {"medieval"})


def test_B2c__thirteen_borders():
    assert sorted(fresh().state.concessions) == [
        "aragon-france", "aragon-papal_states", "aragon-portugal", "byzantium-hungary", "byzantium-mamluk",
        "england-france", "england-portugal", "france-holy_roman_empire", "holy_roman_empire-hungary",
        "holy_roman_empire-papal_states", "hungary-ottoman", "mamluk-ottoman", "ottoman-papal_states",
    ]  # fmt: skip


def test_B2d__a_throne_keeps_the_card_that_nobody_has():
    t = given(seat0=having(hand=[ANNE_OF_BRITTANY]))
    assert t.state.realms["france"].holder == NONE
    choose(t, f"play:{ANNE_OF_BRITTANY}", "marry:france", "none")
    assert (t.state.realms["france"].holder, t.state.bankers[0].west) == (0, ["france"])
    choose(t, "sell:france")
    assert (t.state.realms["france"].holder, t.state.bankers[0].west) == (NONE, [])


def test_B2e__two_rows_two_decks_and_four_victories():
    t = fresh()
    assert {row: len(cards) for row, cards in t.state.market.items()} == {"west": 6, "east": 6}
    assert (len(t.state.west_deck), len(t.state.east_deck)) == (16, 16)
    t = given(market={"west": {1: "COMET3"}}, seat0=having(florins=1))
    choose(t, "buy:west:1")
    assert offered(t, "victory:") == ["holy", "imperial", "globalization", "renaissance"]


def test_B2h__one_emporium_of_each_colour_is_open_before_and_after_a_shift():
    t = given(seat0=having(hand=[RED_SEA_FLEET]), cities={})
    assert t.state.open == {"white": "trebizond", "black": "tana"}
    choose(t, f"play:{RED_SEA_FLEET}", "use_shot:shift", "place:pawn.0:mamluk-ottoman")
    assert t.state.open == {"white": "red_sea", "black": "tana"}


def test_B3__a_player_board_is_no_card():
    t = given(seat0=having(hand=[HOUSE_OF_BORGIA]))
    assert refused(t, "sell:fugger") is None
    choose(t, f"play:{HOUSE_OF_BORGIA}", "decline_shot")
    west = ["england", "france", "holy_roman_empire", "portugal", "aragon", "papal_states"]
    assert sorted(offered(t, "place:catholic_bishop:")) == sorted([HOUSE_OF_BORGIA, *west])


def test_B4__an_empire_on_its_throne_works_for_nobody():
    t = given(seat0=having(florins=5), cities={"paris": "catholic_knight"})
    assert refused(t, "ops:west") == "E4-min"
    t = given(seat0=having(florins=5, west=["france"]), cities={"paris": "catholic_knight"})
    assert "ops:west" in offered(t)


def test_B4__a_republic_taken_from_an_opponent_is_a_king_again():
    t = given(seat0=having(hand=[FLANDERS_GUILD]), seat1=having(west=["france"]), france=having(republic=True))
    choose(t, f"play:{FLANDERS_GUILD}", "use_shot:peasant_revolt", "settle:pawn.0:card:england-france", "none")
    realm = t.state.realms["france"]
    assert (realm.holder, realm.republic, t.state.bankers[0].west) == (0, False, [FLANDERS_GUILD, "france"])


# --- B5 ---


def test_B5a__operations_and_prestige_count_in_the_tableau_only():
    coins = {"west": {3: 1}}
    assert refused(given(seat0=having(hand=[BUNDSCHUH_REVOLT]), coins=coins), "ops:west") == "E4-min"
    t = given(seat0=having(west=[BUNDSCHUH_REVOLT]), coins=coins)
    assert "ops:west" in offered(t)
    assert refused(t, "ops:east") == "E4-min"


def test_B5b__the_location_says_where_agents_go():
    t = given(seat0=having(hand=[BROTHERHOOD_OF_ST_MARK, HOCHSTETTER_BANK]))
    choose(t, f"play:{BROTHERHOOD_OF_ST_MARK}")
    assert offered(t, "place:catholic_knight:") == ["lubeck", "nurnberg", "vienna"]
    choose(t, "enough", f"play:{HOCHSTETTER_BANK}")
    assert offered(t, "place:pawn.0:") == [
        "france-holy_roman_empire", "holy_roman_empire-hungary", "holy_roman_empire-papal_states",
    ]  # fmt: skip
    t = given(seat0=having(hand=[HUMANISM, VENETIAN_NAVY]))
    choose(t, f"play:{HUMANISM}")
    assert offered(t, "place:catholic_bishop:") == [HUMANISM, "france"]
    choose(t, "enough", f"play:{VENETIAN_NAVY}")
    assert offered(t, "place:catholic_pirate:") == ["aragon-papal_states", "ottoman-papal_states"]


@pytest.mark.parametrize(
    ("card", "shot"),
    [
        (LAST_KNIGHT, "conspiracy"),
        (FLANDERS_GUILD, "peasant_revolt"),
        (MAN_FOR_ALL_SEASONS, "crusade"),
        (REFORMED_THEOLOGY, "reformation"),
        (GRIM, "jihad"),
        (HANSEATIC_LEAGUE, "shift"),
        (TWELVER_GHULAT, "apostasy"),
    ],
)
def test_B5e__a_bomb_offers_its_one_shot_when_the_card_is_played(card, shot):
    t = given(
        seat0=having(hand=[card]), seat1=having(east=[SAINT_STEFAN_CEL_MARE, GRIM if card != GRIM else HANDSOME]),
        cities={"london": "reformist_rook", "modon": "catholic_rook", "paris": "catholic_knight"},
    )  # fmt: skip
    choose(t, f"play:{card}")
    assert (asked(t), offered(t)) == ((0, "shot"), [f"use_shot:{shot}", "decline_shot"])


def test_B5e__a_queen_offers_her_suitors_and_a_plain_card_nothing():
    t = given(seat0=having(hand=[THEFT_OF_THE_HOLY_CROWN, ACADEMIA]))
    choose(t, f"play:{THEFT_OF_THE_HOLY_CROWN}")
    assert offered(t) == ["marry:hungary", "old_maid"]
    choose(t, "old_maid", f"play:{ACADEMIA}")
    assert asked(t) == (1, "action")


def test_B5f__an_ability_needs_no_activation_but_a_tableau():
    full = [GENOESE_FLEET, SCOTTISH_PRIVATEERS]
    assert "buy:west:1" in offered(given(seat0=having(florins=1, west=[HOCHSTETTER_BANK], hand=full)))
    assert refused(given(seat0=having(florins=1, hand=[HOCHSTETTER_BANK, GENOESE_FLEET])), "buy:west:1") == "E1a"


def test_B5g__a_grey_pawn_is_the_players_own_and_each_agent_may_stay_away():
    t = given(("start_turn", 1), seat1=having(hand=[TOLFA_ALUM, KINGMAKER]))
    choose(t, f"play:{TOLFA_ALUM}", "place:pawn.1:aragon-papal_states", "enough", f"play:{KINGMAKER}", "decline_shot")
    assert sorted(offered(t, "place:")) == [
        f"{faith}_rook:{city}" for faith in ("catholic", "reformist") for city in ("bordeaux", "london")
    ]
    choose(t, "place:reformist_rook:london", "enough")
    assert pieces(t) == {"aragon-papal_states": 1, "london": "reformist_rook"}


def test_B5_note1__the_ribbon_decides_the_half_and_the_location_where_it_acts():
    t = given(seat0=having(hand=[BARBAROSSA_BROTHERS]))  # black ribbon, Papal States
    choose(t, f"play:{BARBAROSSA_BROTHERS}")
    assert offered(t, "place:islamic_pirate:") == ["aragon-papal_states", "ottoman-papal_states"]
    choose(t, "place:islamic_pirate:aragon-papal_states")
    assert (t.state.bankers[0].east, t.state.bankers[0].west) == ([BARBAROSSA_BROTHERS], [])
    assert refused(t, "ops:west") == "E4-min"
    choose(t, "ops:east")  # its corsairs
    assert offered(t, "use:") == [f"{BARBAROSSA_BROTHERS}:1"]


def test_B5_note1__every_card_comes_from_the_deck_of_its_ribbon():
    t = fresh(4)
    s = t.state
    assert all(s.box.cards[c].side == "west" for c in s.west_deck + s.market["west"])
    assert all(s.box.cards[c].side == "east" for c in s.east_deck + s.market["east"])


# --- B6, B7 ---


@pytest.mark.parametrize(
    ("state", "recruit"),
    [
        ("medieval", "catholic_rook"), ("catholic", "catholic_knight"),
        ("islamic", "islamic_rook"), ("reformist", "reformist_knight"),
    ],
)  # fmt: skip
def test_B6__each_empire_has_four_states_with_symbols_of_their_own(state, recruit):
    t = given(
        seat0=having(), england=having(state=state), coins={"west": {0: 9}}, open={"white": "spice_islands"},
        cities={"granada": "islamic_rook", "toledo": "islamic_rook", "spice_islands": "islamic_rook",
                "bordeaux": "islamic_rook"},
    )  # fmt: skip
    choose(t, "fair:west")
    assert t.state.cities["london"] == recruit


def test_B6a__a_capital_starts_with_the_piece_of_its_symbol():
    s = fresh().state
    assert {c: p for c, p in s.cities.items() if p} == {
        "london": "catholic_rook", "paris": "catholic_knight", "vienna": "catholic_rook", "buda": "catholic_knight",
        "tana": "islamic_knight", "toledo": "catholic_knight", "valencia": "catholic_knight",
        "venice": "catholic_knight", "cairo": "islamic_rook", "constantinople_1": "islamic_rook",
        "constantinople_2": "islamic_knight", "constantinople_3": "islamic_knight",
    }  # fmt: skip


def test_B6d__three_white_and_three_black_emporia():
    box = fresh().state.box
    assert box.emporia == {
        "trebizond": "white", "spice_islands": "white", "red_sea": "white",
        "tana": "black", "novgorod": "black", "timbuktu": "black",
    }  # fmt: skip
    assert {e: box.city_of[e] for e in box.emporia} == {
        "trebizond": "byzantium", "spice_islands": "portugal", "red_sea": "mamluk",
        "tana": "byzantium", "novgorod": "holy_roman_empire", "timbuktu": "aragon",
    }  # fmt: skip


def test_B6d_note1__a_blocked_emporium_takes_neither_agents_nor_recruits():
    t = given(seat0=having(hand=[DUKE_OF_MILAN]))
    choose(t, f"play:{DUKE_OF_MILAN}", "decline_shot")
    assert set(offered(t, "place:catholic_knight:")) == {"algiers", "valencia"}
    t = given(open={"black": "timbuktu"}, seat0=having(hand=[DUKE_OF_MILAN]))
    choose(t, f"play:{DUKE_OF_MILAN}", "decline_shot")
    assert set(offered(t, "place:catholic_knight:")) == {"algiers", "valencia", "timbuktu"}
    full = dict.fromkeys(("lubeck", "nurnberg", "vienna", "paris", "lyon", "bruges"), "catholic_rook")
    full |= dict.fromkeys(("london", "bordeaux", "toledo", "granada", "spice_islands"), "islamic_rook")
    t = given(coins={"west": {0: 1}}, cities=full, open={"white": "spice_islands"})
    choose(t, "fair:west")
    assert pieces(t) == full


def test_B6d_note1__a_piece_is_repressed_when_its_emporium_is_covered():
    t = given(seat0=having(hand=[SONINKE_WANGARA]), cities={"tana": "catholic_rook"})
    choose(t, f"play:{SONINKE_WANGARA}", "use_shot:shift", "place:islamic_rook:algiers")
    assert pieces(t) == {"algiers": "islamic_rook"}
    assert t.state.realms["byzantium"].repressed == ["catholic_rook"]


def test_B7b__each_comet_turns_up_one_victory_that_was_not_active():
    assert fresh().state.victories == []
    t = given(market={"west": {1: "COMET3", 2: "COMET4"}}, seat0=having(florins=3))
    choose(t, "buy:west:2", "victory:holy")
    assert (t.state.victories, t.state.bankers[0].hand) == (["holy"], [])
    t = given(victories=["holy", "imperial"], market={"west": {1: "COMET3"}}, seat0=having(florins=1))
    choose(t, "buy:west:1")
    assert offered(t) == ["victory:globalization", "victory:renaissance"]
