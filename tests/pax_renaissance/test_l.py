"""Comets, the four victories, and every way the game can end (L)."""

import pytest

from pax_renaissance.cards import (
    ANNE_OF_BRITTANY,
    CIVIL_ENGINEER,
    COMMUNEROS_GUILDS,
    COMPANY_OF_MERCHANT_ADVENTURERS,
    DUKE_OF_MILAN,
    FLANDERS_GUILD,
    GENOESE_FLEET,
    GRAND_INQUISITOR,
    GRIM,
    HIDDEN,
    HOUSE_OF_BORGIA,
    INDIA_ARMADA,
    ISABELLA_OF_CASTILLE,
    JESUITS,
    LUTHER,
    MARGARET_OF_ANJOU,
    MERCHANTS_OF_THE_STAPLE,
    PETERS_PENCE,
    REFORMED_THEOLOGY,
    SCOTTISH_PRIVATEERS,
    SINDICAT_REMENCA,
    SPANISH_TERCIO,
    SWISS_RISLAUFER,
)  # fmt: skip
from pax_renaissance.war_builders import (
    GOLD_KNIGHT,
    GOLD_ROOK,
    RED_KNIGHT,
    TEAL_ROOK,
    asked,
    carry_on,
    choose,
    given,
    having,
    offered,
    refused,
    told,
)  # fmt: skip
from regnum.games.pax_renaissance import GAME
from regnum.games.pax_renaissance.content.shapes import VICTORIES
from regnum.games.pax_renaissance.state import supreme

DULL = [SPANISH_TERCIO, SWISS_RISLAUFER, SCOTTISH_PRIVATEERS, GENOESE_FLEET, COMPANY_OF_MERCHANT_ADVENTURERS]


def comet(column: int, **more):
    row = [*DULL[:column], "COMET3", *DULL[column:]]
    return given(market={"west": row}, **more)


def ended(t) -> tuple[list[int], str]:
    assert t.over
    assert GAME.winners(t.state) == t.state.winners
    return t.state.winners, t.state.how


# --- L1 ---


def test_L1__a_comet_is_spent_at_once_on_a_victory_of_ones_choice():
    t = comet(1, seat0=having(florins=1, hand=[MERCHANTS_OF_THE_STAPLE, COMMUNEROS_GUILDS]), victories=["holy"])
    choose(t, "buy:west:1")
    assert (asked(t), offered(t, "victory")) == ((0, "comet"), ["imperial", "globalization", "renaissance"])
    choose(t, "victory:renaissance")
    assert (t.state.victories, t.state.bankers[0].hand) == (
        ["holy", "renaissance"],
        [MERCHANTS_OF_THE_STAPLE, COMMUNEROS_GUILDS],
    )
    assert "COMET3" not in t.state.market["west"]


def test_L1a__on_the_leftmost_space_it_cannot_be_bought_and_does_nothing():
    t = comet(0, seat0=having(florins=5))
    refused(t, "buy:west:0")
    choose(t, "fair:west")
    carry_on(t)
    assert (t.state.victories, t.state.market["west"][0]) == ([], "")


# --- L2 ---


def test_L2__only_an_active_victory_can_be_claimed():
    t = given(seat0=having(west=["england", "france", "aragon"]), victories=["holy"])
    assert refused(t, "declare:imperial") == "A3a"
    assert refused(t, "declare:holy") == "L3"


def test_L2__a_claim_ends_the_game_at_once():
    t = given(seat0=having(west=["england", "france", "aragon"]), victories=["imperial"])
    choose(t, "declare:imperial")
    assert ended(t) == ([0], "imperial")
    assert t.state.actions == 1


@pytest.mark.parametrize("victory", VICTORIES)
def test_L2__each_victory_has_its_own_conditions(victory):
    t = given(victories=list(VICTORIES))
    rule = {"holy": "L3", "imperial": "L4", "globalization": "L5", "renaissance": "L6"}[victory]
    assert refused(t, f"declare:{victory}") == rule


def last_turn(**seats):
    """A turn after which the market cannot be filled."""
    t = given(shut=True, **seats)
    choose(t, "fair:west")
    carry_on(t)
    choose(t, "pass")
    return t


def test_L2a__without_cards_most_patronage_wins():
    t = last_turn(seat0=having(west=[DUKE_OF_MILAN], florins=9), seat1=having(east=[CIVIL_ENGINEER, "hungary"]))
    assert ended(t) == ([1], "culture")


def test_L2a__not_while_the_rows_can_be_filled():
    t = given(seat0=having(florins=1))
    choose(t, "buy:west:1", "pass")
    assert asked(t) == (1, "action")


def test_L2b__then_most_florins():
    t = last_turn(
        seats=3,
        seat0=having(west=[DUKE_OF_MILAN]),
        seat1=having(west=[HOUSE_OF_BORGIA], florins=5),
        seat2=having(florins=9),
    )
    assert ended(t) == ([1], "culture")


def test_L2b__one_florin_more_decides():
    t = last_turn(
        seats=3, seat0=having(west=[DUKE_OF_MILAN], florins=3), seat1=having(west=[HOUSE_OF_BORGIA], florins=5)
    )
    assert [b.florins for b in t.state.bankers] == [4, 5, 0]
    assert ended(t) == ([1], "culture")


def test_L2b__then_the_victory_is_shared():
    t = last_turn(
        seats=3, seat0=having(west=[DUKE_OF_MILAN]), seat1=having(west=[HOUSE_OF_BORGIA], florins=1), seat2=having()
    )
    assert t.state.bankers[0].florins == 1  # of the fair
    assert ended(t) == ([0, 1], "culture")


def test_G6__the_last_bank_wins():
    t = given(seat0=having(florins=1), options={"bankruptcy": "yes"})
    choose(t, "fair:west")
    carry_on(t)
    choose(t, "pass")
    assert ended(t) == ([0], "bankruptcy")


# --- L3; the Papal States are Catholic and the Mamluks Islamic ---


def test_L3__most_prestige_of_the_dominant_religion():
    world = {"cities": {"venice": GOLD_KNIGHT}, "bishops": {"france": "catholic"}, "victories": ["holy"]}
    t = given(seat0=having(west=[JESUITS, GRAND_INQUISITOR]), seat1=having(west=[PETERS_PENCE]), **world)
    choose(t, "declare:holy")
    assert ended(t) == ([0], "holy")
    t = given(seat0=having(west=[JESUITS]), seat1=having(west=[PETERS_PENCE]), **world)
    assert refused(t, "declare:holy") == "L3"  # as much as another
    t = given(seat0=having(west=[JESUITS], maids=[ISABELLA_OF_CASTILLE]), seat1=having(west=[PETERS_PENCE]), **world)
    assert "declare:holy" in offered(t)  # old maids count
    t = given(seat0=having(west=[REFORMED_THEOLOGY, LUTHER]), **world)
    assert refused(t, "declare:holy") == "L3"  # of another religion


def test_L3__nobody_without_a_dominant_religion():
    t = given(seat0=having(west=[JESUITS]), cities={"venice": GOLD_KNIGHT}, victories=["holy"])
    assert refused(t, "declare:holy") == "L3"


@pytest.mark.parametrize(
    ("others", "dominant"),
    [
        ({}, "catholic"),
        ({MERCHANTS_OF_THE_STAPLE: "islamic"}, "catholic"),
        ({MERCHANTS_OF_THE_STAPLE: "islamic", ANNE_OF_BRITTANY: "reformist"}, ""),
    ],
)
def test_L3_1__more_bishops_than_both_others_together(others, dominant):
    t = given(
        seat1=having(west=[MERCHANTS_OF_THE_STAPLE, JESUITS]),
        england=having(queens=[ANNE_OF_BRITTANY]),
        cities={"venice": GOLD_KNIGHT},
        bishops={JESUITS: "catholic", "aragon": "catholic", **others},
    )
    assert supreme(t.state, 0) == supreme(t.state, 1) == dominant


@pytest.mark.parametrize(
    ("cities", "pirates", "dominant"),
    [
        ({"venice": GOLD_KNIGHT}, {}, "catholic"),
        ({"venice": GOLD_KNIGHT, "cairo": TEAL_ROOK}, {}, ""),  # as many as the others
        ({"venice": GOLD_KNIGHT, "cyprus": GOLD_ROOK}, {}, "catholic"),  # in another faith's state: for nobody
        ({"venice": GOLD_KNIGHT, "constantinople_1": TEAL_ROOK}, {}, "catholic"),  # in a medieval one: for nobody
        ({"paris": GOLD_KNIGHT}, {}, ""),
        ({"venice": GOLD_KNIGHT, "cairo": TEAL_ROOK}, {"aragon-papal_states": "catholic"}, "catholic"),
        ({"venice": RED_KNIGHT}, {"mamluk-ottoman": "catholic"}, ""),
    ],
)
def test_L3_2__more_pieces_in_its_own_theocracies(cities, pirates, dominant):
    t = given(
        cities=cities, pirates=pirates, bishops={"aragon": "catholic"},
        concessions={"holy_roman_empire-papal_states": 1},
        papal_states=having(repressed=["pawn.0"]),
    )  # fmt: skip
    assert supreme(t.state, 0) == dominant


def test_L3_2__the_repressed_do_not_count():
    t = given(
        cities={"cairo": TEAL_ROOK}, papal_states=having(repressed=[GOLD_KNIGHT, GOLD_ROOK]),
        bishops={"aragon": "catholic", "france": "catholic"},
    )  # fmt: skip
    assert supreme(t.state, 0) == ""


@pytest.mark.parametrize(("ottoman", "dominant"), [("medieval", ""), ("catholic", ""), ("islamic", "islamic")])
def test_L3_2_pirate__a_pirate_between_two_theocracies_counts_twice(ottoman, dominant):
    t = given(
        cities={"venice": GOLD_KNIGHT}, pirates={"mamluk-ottoman": "islamic"}, bishops={GRIM: "islamic"},
        seat1=having(east=[GRIM]), ottoman=having(state=ottoman),
    )  # fmt: skip
    assert supreme(t.state, 0) == dominant


# --- L4 to L6 ---


def test_L4__two_kings_more_than_each_opponent():
    t = given(
        seats=3, seat0=having(west=["england", "france"]), aragon=having(suzerain="france"),
        seat1=having(east=["hungary"]),
        victories=["imperial"],
    )  # fmt: skip
    choose(t, "declare:imperial")
    assert ended(t) == ([0], "imperial")


@pytest.mark.parametrize(
    "mine",
    [
        having(west=["england"]),  # one only, though with a queen
        having(west=["england", "aragon"]),  # and a republic
    ],
)
def test_L4__republics_and_queens_are_no_kings(mine):
    t = given(
        seats=3, seat0=mine, england=having(queens=[MARGARET_OF_ANJOU]),
        aragon=having(republic="aragon" in mine["west"]), victories=["imperial"],
    )  # fmt: skip
    assert refused(t, "declare:imperial") == "L4"


def test_L4__an_opponents_kings_are_counted_against_it():
    t = given(seats=3, seat0=having(west=["england", "france"]), seat1=having(east=["hungary"]), victories=["imperial"])
    assert refused(t, "declare:imperial") == "L4"


@pytest.mark.parametrize(("kings", "fine"), [(["england", "france"], False), (["england", "france", "aragon"], True)])
def test_L4_2p__three_more_with_two_players(kings, fine):
    t = given(seat0=having(west=kings), victories=["imperial"])
    assert ("declare:imperial" in offered(t)) is fine


def trade(mine: int, theirs: int, discoveries: list[str], rival: list[str]):
    borders = ["aragon-france", "aragon-portugal", "england-france", "england-portugal", "byzantium-mamluk"]
    return given(
        seat0=having(west=discoveries), seat1=having(west=rival), victories=["globalization"],
        concessions=dict.fromkeys(borders[:mine], 0) | dict.fromkeys(borders[mine : mine + theirs], 1),
        france=having(repressed=["pawn.0", "pawn.0", "pawn.0"]),
    )  # fmt: skip


def test_L5__two_concessions_more_and_more_discoveries():
    t = trade(3, 1, [INDIA_ARMADA], [])
    choose(t, "declare:globalization")
    assert ended(t) == ([0], "globalization")


@pytest.mark.parametrize(
    ("mine", "theirs", "discoveries", "rival"),
    [(2, 1, [INDIA_ARMADA], []), (3, 1, [], []), (3, 1, [INDIA_ARMADA], [COMPANY_OF_MERCHANT_ADVENTURERS])],
)
def test_L5__neither_is_enough_alone_and_serfs_do_not_count(mine, theirs, discoveries, rival):
    assert refused(trade(mine, theirs, discoveries, rival), "declare:globalization") == "L5"


def test_L6__more_republics_and_two_laws_more():
    t = given(
        seat0=having(west=["england", FLANDERS_GUILD]), england=having(republic=True), seat1=having(west=["france"]),
        victories=["renaissance"],
    )  # fmt: skip
    choose(t, "declare:renaissance")  # the republic brings a law of its own
    assert ended(t) == ([0], "renaissance")


@pytest.mark.parametrize(
    ("mine", "rival"),
    [
        (["england", FLANDERS_GUILD], [SINDICAT_REMENCA]),  # one law more
        ([SINDICAT_REMENCA, FLANDERS_GUILD], []),  # no republic
        (["england", FLANDERS_GUILD, HIDDEN], ["france"]),  # as many republics
    ],
)
def test_L6__neither_is_enough_alone(mine, rival):
    t = given(
        seat0=having(west=mine), seat1=having(west=rival), victories=["renaissance"],
        england=having(republic="england" in mine), france=having(republic="france" in rival),
    )  # fmt: skip
    assert refused(t, "declare:renaissance") == "L6"


def test_L2__the_chronicle_names_the_winner_and_the_way():
    t = given(seat0=having(west=["england", "france", "aragon"]), victories=["imperial"])
    choose(t, "declare:imperial")
    assert told(t, "victory") == [{"seat": 0, "victory": "imperial"}]
