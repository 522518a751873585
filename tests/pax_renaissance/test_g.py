"""Trade fairs (G)."""

from dataclasses import replace

import pytest

from pax_renaissance.builders import asked, choose, florins, given, having, offered, pieces, told
from pax_renaissance.cards import (
    ANABAPTIST_REFORMATION,
    DUCHY_OF_FERRARA,
    GONFALONIER,
    HERMETICISM,
    HOUSE_OF_BORGIA,
    INQUISITION_POPE,
    MARY_THE_RICH,
    MICHELANGELO,
    PRUSSIAN_LEAGUE_NAVY,
    REFORMED_THEOLOGY,
    SOPHIA_PALAIOLOGINA,
    TERSANE_I_AMIRE,
    TWELVER_GHULAT,
    WOLF_OF_RIMINI,
)  # fmt: skip
from regnum.games.pax_renaissance import GAME
from regnum.games.pax_renaissance.content import load
from regnum.kernel import Table

VENICE = {"venice": "catholic_rook", "timbuktu": "islamic_rook"}
ROUTE = ("byzantium", "hungary", "ottoman", "mamluk")  # from Tana


def full(*empires, but=()):
    """Every city of these empires holds a castle, so that nobody is levied there."""
    out = ("red_sea", "timbuktu", *but)  # these are blocked unless a test opens them
    cities = [c for e in empires for c in load().empires[e].cities if c not in out]
    return {c: "islamic_rook" if i % 2 else "catholic_rook" for i, c in enumerate(cities)}


def levies(t):
    return [e["place"] for e in told(t, "levied")]


@pytest.mark.parametrize(("seats", "added"), [(2, 1), (3, 2), (4, 2)])
def test_G1a__china_adds_one_or_two_to_what_lies_on_the_card(seats, added):
    t = given(seats=seats, coins={"west": {0: 4}})
    choose(t, "fair:west")
    assert told(t, "fair")[0]["n"] == 4 + added


def test_G1b__the_face_down_card_leaves_the_game():
    t = given(coins={"east": {0: 3}}, cities=full(*ROUTE))
    card = t.state.market["east"][0]
    choose(t, "fair:east", "pass")
    left = [*t.state.market["east"], *t.state.market["west"], *t.state.east_deck, *t.state.bankers[0].hand]
    assert card not in left


def test_G1b__a_comet_too_and_without_effect():
    t = given(market={"east": {0: "COMET1"}})
    choose(t, "fair:east")
    assert (t.state.victories, asked(t)) == ([], (0, "action"))


@pytest.mark.parametrize(
    ("row", "gates", "first"),
    [
        ("east", {}, "byzantium"), ("east", {"black": "timbuktu"}, "aragon"),
        ("east", {"black": "novgorod"}, "holy_roman_empire"), ("west", {}, "byzantium"),
        ("west", {"white": "spice_islands"}, "portugal"), ("west", {"white": "red_sea"}, "mamluk"),
    ],
)  # fmt: skip
def test_G2__the_fair_starts_at_the_open_emporium_of_its_colour(row, gates, first):
    t = given(coins={row: {0: 1}}, open=gates)
    choose(t, f"fair:{row}")
    assert asked(t) == (0, "levy")
    assert {t.state.box.city_of[c] for c in offered(t, "levy:")} == {first}


def test_G2b__the_organiser_takes_the_first_florin():
    t = given(coins={"east": {0: 1}}, borders={"byzantium-hungary": 1}, cities=full(*ROUTE))
    choose(t, "fair:east")
    assert florins(t) == [1, 1]


def test_G2b__the_chronicle_tells_the_subsidy_from_the_share_of_a_concession():
    t = given(coins={"east": {0: 1}}, borders={"byzantium-hungary": 1}, cities=full(*ROUTE))
    choose(t, "fair:east")
    assert [(e.rule, e.args["seat"]) for e in t.events if e.key == "profit"] == [("G2b", 0), ("G3a", 1)]


def test_G2b__if_that_was_all_nothing_follows():
    t = given(borders={"byzantium-hungary": 1})
    choose(t, "fair:east")
    assert (florins(t), pieces(t), t.state.coins["east"][0]) == ([1, 0], {"byzantium-hungary": 1}, 0)
    t = given(seats=3, borders={"byzantium-hungary": 1})  # with three there is always one left
    choose(t, "fair:east", "levy:caffa")
    assert florins(t) == [1, 1, 0]


def test_G3__it_stops_at_the_border_where_the_last_florin_is_taken():
    t = given(coins={"east": {0: 2}}, borders={"byzantium-hungary": 1, "hungary-ottoman": 1, "mamluk-ottoman": 1})
    choose(t, "fair:east", "levy:caffa", "levy:buda")
    assert (florins(t), levies(t)) == ([1, 2], ["caffa", "buda"])


def test_G3__an_empty_border_takes_nothing():
    t = given(coins={"east": {0: 1}}, cities=full(*ROUTE), borders={"mamluk-ottoman": 1})
    choose(t, "fair:east")
    assert (florins(t), t.state.coins["east"][0]) == ([1, 1], 0)


def test_G3a__each_concession_on_the_route_earns_one():
    t = given(seats=3, coins={"east": {0: 9}}, cities=full(*ROUTE),
              borders={"byzantium-hungary": 1, "hungary-ottoman": 0, "mamluk-ottoman": 1, "byzantium-mamluk": 2,
                       "ottoman-papal_states": 2})  # fmt: skip
    choose(t, "fair:east")
    assert (florins(t), t.state.coins["east"][0]) == ([2, 2, 0], 9 + 2 - 4)


def test_G3a__doubled_by_an_ability_as_far_as_the_profits_go():
    for coins, gained in ((1, 1), (9, 2)):
        t = given(coins={"east": {0: coins}}, cities=full(*ROUTE), borders={"byzantium-hungary": 1},
                  seat1=having(west=[MICHELANGELO]))  # fmt: skip
        choose(t, "fair:east")
        assert florins(t) == [1, gained]


def test_G3b__a_pirate_sends_one_to_china():
    t = given(coins={"east": {0: 9}}, cities=full(*ROUTE), borders={"byzantium-hungary": "reformist",
              "mamluk-ottoman": 1})  # fmt: skip
    choose(t, "fair:east")
    assert (florins(t), t.state.coins["east"][0]) == ([1, 1], 9 + 1 - 3)


def test_G3b__not_beside_a_protected_concession():
    t = given(coins={"east": {0: 9}}, cities=full(*ROUTE), borders={"hungary-ottoman": 1},
              pirates={**dict.fromkeys(load().borders, ""), "hungary-ottoman": "islamic"},
              seat1=having(east=[TERSANE_I_AMIRE]))  # fmt: skip
    choose(t, "fair:east")
    assert (florins(t), t.state.coins["east"][0]) == ([1, 1], 9 + 1 - 2)


def test_G4__every_empire_reached_levies_what_is_printed_in_the_city_of_the_organisers_choice():
    t = given(("start_turn", 1), coins={"east": {0: 1}})
    choose(t, "fair:east")
    assert (asked(t), sorted(offered(t, "levy:"))) == ((1, "levy"), ["caffa", "tana", "trebizond"])
    choose(t, "levy:tana", "levy:varna", "levy:rhodes", "levy:cyprus")
    assert pieces(t) == {
        "tana": "islamic_knight", "varna": "reformist_knight", "rhodes": "catholic_rook", "cyprus": "catholic_rook",
    }  # fmt: skip


def test_G4__a_recruit_is_not_optional():
    t = given(coins={"east": {0: 1}}, cities=full(*ROUTE, but=("varna",)))
    choose(t, "fair:east")
    assert t.state.cities["varna"] == "reformist_knight"


def test_G4a__constantinople_has_three_places():
    t = given(coins={"east": {0: 1}}, cities=full(*ROUTE, but=("constantinople_2", "constantinople_3")))
    choose(t, "fair:east")
    assert offered(t) == ["levy:constantinople_2", "levy:constantinople_3"]
    choose(t, "levy:constantinople_3")
    assert t.state.cities["constantinople_3"] == "islamic_knight"
    t = given(coins={"east": {0: 1}}, cities=full(*ROUTE))
    choose(t, "fair:east")
    assert levies(t) == []


def test_G4b__a_full_empire_takes_none_and_the_fair_goes_on():
    t = given(coins={"east": {0: 1}}, cities=full("byzantium", "hungary", "ottoman"))
    choose(t, "fair:east")
    assert offered(t) == ["levy:cyprus", "levy:cairo"]  # the Red Sea is blocked


@pytest.mark.parametrize("card", [GONFALONIER, DUCHY_OF_FERRARA, WOLF_OF_RIMINI])
def test_G4c__with_condottieri_venice_holds_two(card):
    t = given(coins={"east": {0: 1}}, open={"black": "timbuktu"}, seat1=having(west=[card]),
              cities={**VENICE, **full("aragon", "ottoman", "mamluk")})  # fmt: skip
    choose(t, "fair:east")
    assert (t.state.cities["venice"], t.state.cities["venice_2"]) == ("catholic_rook", "catholic_knight")


@pytest.mark.parametrize(
    ("state", "cards", "bishops"),
    [("islamic", [GONFALONIER], {}), ("catholic", [], {}), ("catholic", [GONFALONIER], {GONFALONIER: "islamic"})],
)
def test_G4c__only_while_its_symbol_is_gold_and_a_card_speaks(state, cards, bishops):
    t = given(coins={"east": {0: 1}}, open={"black": "timbuktu"}, seat1=having(west=cards), bishops=bishops,
              papal_states=having(state=state),
              cities={**VENICE, **full("aragon", "ottoman", "mamluk")})  # fmt: skip
    choose(t, "fair:east")
    assert (levies(t), t.state.cities["venice_2"]) == ([], "")


def test_G4c__two_cards_make_no_third_place():
    t = given(seat0=having(west=[GONFALONIER], hand=[WOLF_OF_RIMINI], florins=5),
              cities={"venice": "catholic_rook", "venice_2": "catholic_knight"})  # fmt: skip
    choose(t, f"play:{WOLF_OF_RIMINI}", "decline_shot")
    assert offered(t, "place:catholic_knight:") == ["venice", "venice_2"]
    choose(t, "place:catholic_knight:venice")
    assert (florins(t), t.state.realms["papal_states"].repressed) == ([4, 0], ["catholic_rook"])


def test_G4c__nobody_is_asked_which_of_two_empty_places_in_venice_a_recruit_takes():
    t = given(open={"white": "red_sea"}, coins={"west": {0: 5}}, seat0=having(west=[GONFALONIER]),
              cities={**full("ottoman", "mamluk"), "red_sea": "catholic_rook"})  # fmt: skip
    choose(t, "fair:west")
    assert (levies(t), asked(t)) == (["venice"], (0, "levy"))
    assert offered(t) == ["levy:algiers", "levy:valencia"]


PAIR = {"venice": "catholic_rook", "venice_2": "catholic_knight"}


def test_G4c_loss__sold():
    t = given(seat0=having(west=[GONFALONIER]), cities=PAIR)
    choose(t, f"sell:{GONFALONIER}")
    assert (asked(t), offered(t)) == ((0, "venice"), ["keep:catholic_knight", "keep:catholic_rook"])
    choose(t, "keep:catholic_rook")
    assert (pieces(t), t.state.realms["papal_states"].repressed) == ({"venice": "catholic_rook"}, [])


def test_G4c_loss__whose_turn_it_is_chooses():
    t = given(("start_turn", 1), seat1=having(west=[GONFALONIER]), cities=PAIR)
    choose(t, f"sell:{GONFALONIER}")
    assert asked(t) == (1, "venice")


def test_G4c_loss__beheaded():
    t = given(seat0=having(west=[INQUISITION_POPE]), seat1=having(west=[HERMETICISM, GONFALONIER]), cities=PAIR,
              bishops={GONFALONIER: "catholic"})  # fmt: skip
    choose(t, "ops:west", f"use:{INQUISITION_POPE}:0", "keep:catholic_knight")  # seat 1 is immune to silencing
    assert pieces(t) == {"venice": "catholic_knight"}


def test_G4c_loss__silenced():
    t = given(seat0=having(hand=[HOUSE_OF_BORGIA]), seat1=having(west=[GONFALONIER]), cities=PAIR)
    choose(t, f"play:{HOUSE_OF_BORGIA}", "decline_shot", f"place:catholic_bishop:{GONFALONIER}", "keep:catholic_knight")
    assert pieces(t) == {"venice": "catholic_knight"}


def test_G4c_loss__not_while_another_card_speaks():
    t = given(
        seat0=having(hand=[HOUSE_OF_BORGIA], west=[DUCHY_OF_FERRARA]), seat1=having(west=[GONFALONIER]), cities=PAIR
    )
    choose(t, f"play:{HOUSE_OF_BORGIA}", "decline_shot", f"place:catholic_bishop:{GONFALONIER}")
    assert pieces(t) == PAIR


def test_G4c_loss__by_another_theocracy():
    t = given(seat0=having(hand=[ANABAPTIST_REFORMATION]), seat1=having(west=[GONFALONIER]),
              cities={"venice": "catholic_rook", "venice_2": "reformist_knight", "rhodes": "reformist_knight"},
              borders={"aragon-papal_states": "reformist"})  # fmt: skip
    choose(t, f"play:{ANABAPTIST_REFORMATION}", "use_shot:reformation")
    assert offered(t, "lose:") == ["reformist_knight:venice_2", "reformist_pirate:aragon-papal_states",
                                   "reformist_knight:rhodes"]  # fmt: skip
    choose(t, "lose:reformist_pirate:aragon-papal_states")
    assert t.state.realms["papal_states"].state == "reformist"
    assert (t.state.cities["venice"], t.state.cities["venice_2"]) == ("reformist_knight", "")


@pytest.mark.parametrize(("row", "gate", "last"), [
    ("west", "trebizond", "holy_roman_empire"), ("west", "spice_islands", "holy_roman_empire"),
    ("west", "red_sea", "holy_roman_empire"), ("east", "tana", "mamluk"), ("east", "novgorod", "mamluk"),
    ("east", "timbuktu", "mamluk"),
])  # fmt: skip
def test_G5__white_ends_in_the_empire_and_black_with_the_mamluks(row, gate, last):
    t = given(coins={row: {0: 20}}, open={"white" if row == "west" else "black": gate})
    choose(t, f"fair:{row}")
    while asked(t)[1] == "levy":
        choose(t, offered(t)[0])
    assert t.state.box.city_of[levies(t)[-1]] == last


def test_G5__the_last_florin_before_the_last_empire_leaves_it_without_a_recruit():
    borders = {"byzantium-hungary": 1, "hungary-ottoman": 1, "mamluk-ottoman": 1}
    for coins, reached in ((3, 3), (4, 4)):
        t = given(coins={"east": {0: coins}}, borders=borders)
        choose(t, "fair:east")
        while asked(t)[1] == "levy":
            choose(t, offered(t)[0])
        assert len(levies(t)) == reached


def test_G5a__what_is_left_lies_on_the_next_card():
    t = given(coins={"east": {0: 3, 1: 2}}, cities=full(*ROUTE), seat0=having(east=[PRUSSIAN_LEAGUE_NAVY]))
    second = t.state.market["east"][1]
    choose(t, "fair:east")
    assert t.state.coins["east"][:2] == [3, 2]
    choose(t, "pass")
    assert (t.state.market["east"][0], t.state.coins["east"][:2]) == (second, [5, 0])


def test_G5a__until_then_commerce_may_take_it():
    t = given(coins={"east": {0: 3}}, cities=full(*ROUTE), seat0=having(east=[PRUSSIAN_LEAGUE_NAVY]))
    choose(t, "fair:east", "ops:east", f"use:{PRUSSIAN_LEAGUE_NAVY}:2")
    assert (florins(t), t.state.coins["east"][0]) == ([2, 0], 2)


def test_G6__no_florin_for_the_organiser():
    t = given(options={"bankruptcy": "yes"}, cities=full(*ROUTE), borders={"hungary-ottoman": 1})
    choose(t, "fair:east")
    assert florins(t) == [0, 1]


def test_G6__without_florins_cards_and_concessions_a_bank_is_out():
    t = given(seats=3, options={"bankruptcy": "yes"}, seat0=having(florins=3), seat2=having(maids=[MARY_THE_RICH]))
    choose(t, "buy:west:1", "pass")
    assert ([b.bankrupt for b in t.state.bankers], asked(t)) == ([False, True, False], (2, "action"))


def test_G6__not_without_the_variant_and_not_with_one_concession():
    t = choose(given(seats=3, seat0=having(florins=1)), "buy:west:1", "pass")
    assert asked(t) == (1, "action")
    t = given(seats=3, options={"bankruptcy": "yes"}, seat0=having(florins=1), borders={"aragon-france": 1,
              "england-france": 2})  # fmt: skip
    assert asked(choose(t, "buy:west:1", "pass")) == (1, "action")


def test_G6__the_last_bank_wins():
    t = given(options={"bankruptcy": "yes"}, seat0=having(florins=1))
    choose(t, "buy:west:1", "pass")
    assert (t.over, t.state.winners, t.state.how) == (True, [0], "bankruptcy")


def test_G6__the_last_who_fall_together_share_the_victory():
    t = given(options={"bankruptcy": "yes"}, seat0=having(hand=[TWELVER_GHULAT], west=[REFORMED_THEOLOGY]))
    choose(t, f"play:{TWELVER_GHULAT}", "use_shot:apostasy", "place:islamic_bishop:mamluk", "pass")
    assert (t.over, t.state.winners, t.state.how) == (True, [0, 1], "bankruptcy")


def test_G6__the_serfs_of_a_bankrupt_bank_leave_with_it():
    t = given(seats=3, options={"bankruptcy": "yes"}, seat0=having(florins=3, hand=[SOPHIA_PALAIOLOGINA]),
              seat2=having(florins=3), hungary=having(repressed=["pawn.1", "pawn.2"]))  # fmt: skip
    choose(t, "buy:west:1", "pass")
    assert (t.state.bankers[1].bankrupt, t.state.realms["hungary"].repressed) == (True, ["pawn.2"])
    old = Table(GAME, replace(t.setup, revision=1), t.content, origin=t.origin)  # a game that began before
    old.run()
    choose(old, "buy:west:1", "pass")
    assert old.state.realms["hungary"].repressed == ["pawn.1", "pawn.2"]


def test_G6__whoever_is_bankrupt_has_no_share_in_the_cultural_victory():
    t = given(seats=3, options={"bankruptcy": "yes"}, left={"west": 0, "east": 0},
              borders={"aragon-france": 0, "holy_roman_empire-hungary": 1})  # fmt: skip
    choose(t, "fair:east")
    while not t.over:
        choose(t, next(o for o in offered(t) if o == "pass" or o.startswith("levy")))
    assert (t.state.winners, t.state.how) == ([0, 1], "culture")  # nobody has patronage or a florin
