"""Operation classes, inquisitors and bishops (F, F1)."""

import pytest

from pax_renaissance.cards import (
    ANNE_OF_BRITTANY,
    ANTIPOPE,
    BUNDSCHUH_REVOLT,
    CIVIL_ENGINEER,
    COMMUNEROS_GUILDS,
    DERVISHES,
    DUKE_OF_ATHENS,
    FLANDERS_GUILD,
    GENOESE_FLEET,
    GONFALONIER,
    GRIM,
    GUTENBERG,
    HANDSOME,
    HERMETICISM,
    HOCHSTETTER_BANK,
    JACQUES_LEFEVRE_DETAPLES,
    KNIGHTS_HOSPITALLER,
    MAMLUK_SLAVE_SOLDIERS,
    MARGARET_OF_ANJOU,
    MERCHANTS_OF_THE_STAPLE,
    PAPAL_LEGATE_TO_PERSIA,
    REFORMED_THEOLOGY,
    SPANISH_TERCIO,
    SWISS_RISLAUFER,
    TIMAR_SYSTEM,
    WOLF_OF_RIMINI,
)  # fmt: skip
from pax_renaissance.war_builders import (
    GOLD_KNIGHT,
    asked,
    choose,
    empire,
    given,
    having,
    offered,
    ops,
    refused,
    serfs,
    told,
)  # fmt: skip
from regnum.games.pax_renaissance.state import able, laws

# REFORMED_THEOLOGY moves red bishops from the west, DERVISHES turquoise ones from the east.


@pytest.mark.parametrize(
    "card",
    [
        f"{GONFALONIER}:0",
        f"{GONFALONIER}:1",
        f"{FLANDERS_GUILD}:2",
        f"{FLANDERS_GUILD}:1",
        f"{FLANDERS_GUILD}:0",
    ],  # purple, red, yellow, red, purple
)
def test_F__a_bishop_leaves_only_blue_operations(card):
    t = given(
        seat0=having(west=[GONFALONIER, FLANDERS_GUILD, "france"]),
        cities={"venice": GOLD_KNIGHT, "paris": GOLD_KNIGHT},
        concessions={"england-france": 0},
        coins={"west": [1, 0, 0, 0, 0, 0]},
        bishops={GONFALONIER: "catholic", FLANDERS_GUILD: "catholic"},
    )
    choose(t, "ops:west")
    assert refused(t, f"use:{card}") == "F1f"
    assert f"use:{GONFALONIER}:2" in offered(t)


def test_F1__to_neighbours_and_to_cards_of_the_same_location():
    t = given(
        seat0=having(west=[REFORMED_THEOLOGY]),
        seat1=having(west=[GENOESE_FLEET, MERCHANTS_OF_THE_STAPLE, BUNDSCHUH_REVOLT, FLANDERS_GUILD], east=[HANDSOME]),
        bishops={MERCHANTS_OF_THE_STAPLE: "reformist"},
    )  # fmt: skip
    ops(t, "west", f"{REFORMED_THEOLOGY}:0")
    assert sorted(offered(t, "move")) == [
        f"{MERCHANTS_OF_THE_STAPLE}:{goal}" for goal in (REFORMED_THEOLOGY, GENOESE_FLEET, BUNDSCHUH_REVOLT, "england")
    ]


def test_F1__a_bishop_leaves_its_card():
    t = given(
        seat0=having(west=[REFORMED_THEOLOGY, MERCHANTS_OF_THE_STAPLE]), bishops={MERCHANTS_OF_THE_STAPLE: "reformist"}
    )
    ops(t, "west", f"{REFORMED_THEOLOGY}:0")
    choose(t, f"move:{MERCHANTS_OF_THE_STAPLE}:england")
    assert t.state.bishops == {"england": "reformist"}


def test_F1__any_bishop_of_the_colour_but_no_other():
    t = given(
        seat0=having(west=[REFORMED_THEOLOGY]),
        seat1=having(west=[MERCHANTS_OF_THE_STAPLE]),
        bishops={
            MERCHANTS_OF_THE_STAPLE: "reformist",
            "hungary": "reformist",
            "france": "reformist",
            "aragon": "catholic",
        },
    )
    ops(t, "west", f"{REFORMED_THEOLOGY}:0")
    assert {o.partition(":")[0] for o in offered(t, "move")} == {
        MERCHANTS_OF_THE_STAPLE,
        "france",
    }  # Hungary's has nowhere to go
    t = given(seat0=having(west=[REFORMED_THEOLOGY]), bishops={"aragon": "catholic"})
    assert refused(t, "ops:west") == "E4-min"


def test_F1__between_east_and_west_by_a_common_location():
    t = given(
        seat0=having(west=[KNIGHTS_HOSPITALLER, MERCHANTS_OF_THE_STAPLE], east=[GRIM]),
        bishops={KNIGHTS_HOSPITALLER: "islamic"},
    )
    ops(t, "east", f"{GRIM}:2")
    assert sorted(offered(t, "move")) == [
        f"{KNIGHTS_HOSPITALLER}:{MERCHANTS_OF_THE_STAPLE}",
        f"{KNIGHTS_HOSPITALLER}:{GRIM}",
        f"{KNIGHTS_HOSPITALLER}:ottoman",
    ]


@pytest.mark.parametrize("faith", ["catholic", "islamic", "reformist"])
def test_F1a__two_bishops_kill_each_other_and_pacify_nobody(faith):
    t = given(
        seat0=having(west=[JACQUES_LEFEVRE_DETAPLES]), france=having(repressed=["pawn.1"]),
        bishops={JACQUES_LEFEVRE_DETAPLES: "reformist", "france": faith},
    )  # fmt: skip
    ops(t, "west", f"{JACQUES_LEFEVRE_DETAPLES}:0")
    if faith == "reformist":  # either of the two may move
        choose(t, f"move:{JACQUES_LEFEVRE_DETAPLES}:france")
    assert (t.state.bishops, serfs(t, "france")) == ({}, ["pawn.1"])
    assert asked(t) == (0, "action")


def test_F1a__also_on_placement():
    t = given(seat0=having(hand=[ANTIPOPE]), bishops={"france": "islamic"}, france=having(repressed=["pawn.1"]))
    choose(t, f"play:{ANTIPOPE}", "place:reformist_bishop:france")
    assert (t.state.bishops, serfs(t, "france")) == ({}, ["pawn.1"])


def test_F1b__one_repressed_piece_of_any_kind_may_die():
    t = given(
        seat0=having(west=[JACQUES_LEFEVRE_DETAPLES]), bishops={JACQUES_LEFEVRE_DETAPLES: "reformist"},
        france=having(repressed=["pawn.0", "pawn.1", "pawn.1", GOLD_KNIGHT]),
    )  # fmt: skip
    ops(t, "west", f"{JACQUES_LEFEVRE_DETAPLES}:0")
    assert asked(t) == (0, "pacify")
    assert offered(t) == ["pacify:catholic_knight", "pacify:pawn.0", "pacify:pawn.1", "spare"]
    choose(t, "pacify:pawn.1")
    assert serfs(t, "france") == [GOLD_KNIGHT, "pawn.0", "pawn.1"]
    assert asked(t) == (0, "action")


def test_F1b__it_is_optional_and_also_comes_with_placement():
    t = given(seat0=having(hand=[ANTIPOPE]), seat1=having(west=["france"]), france=having(repressed=["pawn.0"]))
    choose(t, f"play:{ANTIPOPE}", "place:reformist_bishop:france", "spare")
    assert (t.state.bishops, serfs(t, "france")) == ({"france": "reformist"}, ["pawn.0"])


def test_F1b__a_bishop_that_stays_does_not_pacify_later():
    t = given(seat0=having(west=[GENOESE_FLEET]), bishops={"aragon": "catholic"}, concessions={"aragon-france": 1})
    ops(t, "west", f"{GENOESE_FLEET}:0")
    assert (serfs(t, "aragon"), asked(t)) == (["pawn.1"], (0, "action"))


def test_F1c__not_across_the_player_board():
    t = given(
        seat0=having(west=[MERCHANTS_OF_THE_STAPLE, COMMUNEROS_GUILDS], east=[HANDSOME]),
        bishops={MERCHANTS_OF_THE_STAPLE: "islamic"},
    )
    ops(t, "east", f"{HANDSOME}:1")
    assert sorted(offered(t, "move")) == [
        f"{MERCHANTS_OF_THE_STAPLE}:{COMMUNEROS_GUILDS}",
        f"{MERCHANTS_OF_THE_STAPLE}:england",
    ]


def test_F1c__not_from_throne_to_throne():
    t = given(seat0=having(west=[REFORMED_THEOLOGY, MERCHANTS_OF_THE_STAPLE]), bishops={"england": "reformist"})
    ops(t, "west", f"{REFORMED_THEOLOGY}:0")
    assert sorted(offered(t, "move")) == [f"england:{REFORMED_THEOLOGY}", f"england:{MERCHANTS_OF_THE_STAPLE}"]
    refused(t, "move:england:france")


@pytest.mark.parametrize(
    ("start", "goals"),
    [
        ("aragon", {"france", "portugal", MARGARET_OF_ANJOU, MERCHANTS_OF_THE_STAPLE}),
        ("france", {"aragon", "portugal", MARGARET_OF_ANJOU, MERCHANTS_OF_THE_STAPLE}),
        (MARGARET_OF_ANJOU, {"aragon", "portugal", "france", MERCHANTS_OF_THE_STAPLE}),  # a couple is one place
        (MERCHANTS_OF_THE_STAPLE, {"aragon", "france", "portugal", MARGARET_OF_ANJOU, "england"}),
    ],
)
def test_F1d__suzerain_vassals_and_their_queens_are_one_place_of_the_row(start, goals):
    t = given(
        seat0=having(east=[PAPAL_LEGATE_TO_PERSIA]),
        seat1=having(west=[MERCHANTS_OF_THE_STAPLE, "aragon"]),
        bishops={start: "reformist"},
        france=having(suzerain="aragon", queens=[MARGARET_OF_ANJOU]),
        portugal=having(suzerain="aragon"),
    )
    ops(t, "east", f"{PAPAL_LEGATE_TO_PERSIA}:1")
    assert {o.partition(":")[2] for o in offered(t, "move")} == goals


def test_F1e__an_eastern_card_matches_the_four_eastern_empires_both_ways():
    t = given(
        seat0=having(east=[DERVISHES]),
        seat1=having(east=[MAMLUK_SLAVE_SOLDIERS, CIVIL_ENGINEER]),
        bishops={DERVISHES: "islamic"},
    )
    ops(t, "east", f"{DERVISHES}:1")
    goals = {MAMLUK_SLAVE_SOLDIERS, CIVIL_ENGINEER, "hungary", "byzantium", "ottoman", "mamluk"}
    assert {o.partition(":")[2] for o in offered(t, "move")} == goals
    t = given(
        seat0=having(east=[DERVISHES]),
        seat1=having(west=[REFORMED_THEOLOGY], east=[MAMLUK_SLAVE_SOLDIERS]),
        bishops={"mamluk": "islamic"},
    )
    ops(t, "east", f"{DERVISHES}:1")
    assert {o.partition(":")[2] for o in offered(t, "move")} == {DERVISHES, MAMLUK_SLAVE_SOLDIERS}


def test_F1e__a_western_card_matches_the_six_western_empires():
    t = given(seat0=having(west=[REFORMED_THEOLOGY]), bishops={REFORMED_THEOLOGY: "reformist"})
    ops(t, "west", f"{REFORMED_THEOLOGY}:0")
    goals = {"england", "france", "holy_roman_empire", "portugal", "aragon", "papal_states"}
    assert {o.partition(":")[2] for o in offered(t, "move")} == goals


@pytest.mark.parametrize("where", ["france", ANNE_OF_BRITTANY])
def test_F1f__a_bishop_on_either_spouse_silences_both_but_no_vassal(where):
    t = given(
        seat0=having(west=["france"], florins=3),
        france=having(queens=[ANNE_OF_BRITTANY]),
        aragon=having(suzerain="france"),
        cities={"paris": GOLD_KNIGHT, "valencia": GOLD_KNIGHT},
        bishops={where: "islamic"},
    )
    choose(t, "ops:west")
    assert (refused(t, "use:france:0"), refused(t, f"use:{ANNE_OF_BRITTANY}:0")) == ("F1f", "F1f")
    assert offered(t) == ["use:aragon:0"]


def test_F1f__a_card_freed_in_the_same_activation_may_act():
    t = given(
        seat0=having(west=[REFORMED_THEOLOGY, FLANDERS_GUILD]),
        coins={"west": [0, 1, 0, 0, 0, 0]},
        bishops={FLANDERS_GUILD: "reformist"},
    )
    choose(t, "ops:west")
    assert refused(t, f"use:{FLANDERS_GUILD}:2") == "F1f"
    choose(t, f"use:{REFORMED_THEOLOGY}:0", f"move:{FLANDERS_GUILD}:france", f"use:{FLANDERS_GUILD}:2")
    assert t.state.bankers[0].florins == 1


def test_F1f__and_a_card_silenced_in_it_may_not():
    t = given(
        seat0=having(west=[REFORMED_THEOLOGY, FLANDERS_GUILD]),
        coins={"west": [0, 1, 0, 0, 0, 0]},
        bishops={"france": "reformist"},
    )
    choose(t, "ops:west", f"use:{REFORMED_THEOLOGY}:0", f"move:france:{FLANDERS_GUILD}")
    assert asked(t) == (0, "action")  # nothing is left to do


def test_F1g__an_ability_is_lost_at_once_and_prestige_is_not():
    hand = [SPANISH_TERCIO, SWISS_RISLAUFER, TIMAR_SYSTEM, DUKE_OF_ATHENS]
    t = given(
        seat0=having(west=[REFORMED_THEOLOGY]),
        seat1=having(west=[GUTENBERG], hand=hand),
        bishops={"holy_roman_empire": "reformist"},
    )
    ops(t, "west", f"{REFORMED_THEOLOGY}:0")
    choose(t, f"move:holy_roman_empire:{GUTENBERG}")
    assert asked(t) == (1, "discard")
    choose(t, f"discard:{TIMAR_SYSTEM}", f"discard:{SPANISH_TERCIO}")
    assert (t.state.bankers[1].hand, t.state.bankers[1].florins) == ([SWISS_RISLAUFER, DUKE_OF_ATHENS], 0)
    assert (asked(t), laws(t.state, 1)) == ((0, "action"), 1)


def test_F1g__it_comes_back_when_the_bishop_goes():
    t = given(
        seat0=having(west=[REFORMED_THEOLOGY, GUTENBERG], hand=[SPANISH_TERCIO, SWISS_RISLAUFER], florins=1),
        bishops={GUTENBERG: "reformist"},
    )
    assert refused(t, "buy:west:1") == "E1a"
    ops(t, "west", f"{REFORMED_THEOLOGY}:0")
    choose(t, f"move:{GUTENBERG}:holy_roman_empire")
    assert "buy:west:1" in offered(t)


def test_F1g__and_when_two_bishops_kill_each_other():
    t = given(
        seat0=having(west=[REFORMED_THEOLOGY, GUTENBERG]),
        bishops={GUTENBERG: "catholic", "holy_roman_empire": "reformist"},
    )
    assert not able(t.state, 0, "unlimited_hand")
    ops(t, "west", f"{REFORMED_THEOLOGY}:0")
    choose(t, f"move:holy_roman_empire:{GUTENBERG}")
    assert able(t.state, 0, "unlimited_hand")


def test_F1g__what_protects_from_silence_is_not_silenced_itself():
    t = given(
        seat0=having(west=[HERMETICISM, GUTENBERG]),
        seat1=having(west=[HOCHSTETTER_BANK]),
        coins={"west": [1, 0, 0, 0, 0, 0]},
        bishops={HERMETICISM: "catholic", GUTENBERG: "islamic", HOCHSTETTER_BANK: "islamic"},
    )
    assert (able(t.state, 0, "unlimited_hand"), able(t.state, 1, "unlimited_hand")) == (1, 0)
    ops(t, "west", f"{GUTENBERG}:0")
    assert t.state.bankers[0].florins == 1


def test_F1g__silence_falls_when_the_protection_is_lost():
    t = given(
        seat0=having(west=[HERMETICISM, GUTENBERG], hand=[SPANISH_TERCIO, SWISS_RISLAUFER, TIMAR_SYSTEM]),
        bishops={GUTENBERG: "islamic"},
    )
    choose(t, f"sell:{HERMETICISM}")
    assert asked(t) == (0, "discard")


def test_F1g__all_players_lose_what_a_silenced_card_gives_to_all():
    t = given(
        seat0=having(west=[REFORMED_THEOLOGY]), seat1=having(west=[WOLF_OF_RIMINI, "papal_states"]),
        cities={"venice": GOLD_KNIGHT, "venice_2": "reformist_rook"}, bishops={"papal_states": "reformist"},
    )  # fmt: skip
    ops(t, "west", f"{REFORMED_THEOLOGY}:0")
    choose(t, f"move:papal_states:{WOLF_OF_RIMINI}")
    assert asked(t) == (0, "venice")
    choose(t, "keep:reformist_rook")
    assert (t.state.cities["venice"], t.state.cities["venice_2"]) == ("reformist_rook", "")
    assert empire(t, "papal_states") == (1, "king", "")
    assert told(t, "venice")
