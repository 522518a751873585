"""Regime change in all its origins, republics, theocracies, suzerains and vassals (glossary)."""

import pytest

from pax_renaissance.war_builders import (
    GOLD_KNIGHT,
    GOLD_ROOK,
    RED_KNIGHT,
    TEAL_ROOK,
    as_before,
    asked,
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
    told,
)  # fmt: skip

# Five ways to change the regime of France: PREN040 votes in the west, England campaigns, PREN036 is a peasant
# revolt, PREN004 a reformation with a bishop, PREN045 a queen with the king of France among her suitors.


def change(how: str, holder: str = "throne", **france):
    """Change the regime of France. `holder`: throne, opponent, own; the concession is still to be chosen."""
    mine: list[str] = ["france"] if holder == "own" else []
    seat0 = {"west": mine, "florins": 3}
    more = {}
    if how == "vote":
        seat0["west"] = ["PREN040", *mine]
        more["concessions"] = {"aragon-france": 0}
    elif how == "campaign":
        seat0["west"] = ["england", *mine]
        more["cities"] = {"london": GOLD_KNIGHT}
    elif how == "revolt":
        seat0["hand"] = ["PREN036"]
        more["concessions"] = {"aragon-france": 0}
    elif how == "war":
        seat0["hand"] = ["PREN004"]
        more["cities"] = {"paris": RED_KNIGHT, "lyon": RED_KNIGHT, "bruges": GOLD_ROOK}
    else:
        seat0["hand"] = ["PREN045"]
    t = given(
        seat0=seat0, seat1=having(west=["france"] if holder == "opponent" else []), france=having(**france),
        bishops={"france": "islamic"}, aragon=having(suzerain="france" if holder != "throne" else ""), **more,
    )  # fmt: skip
    if how == "vote":
        ops(t, "west", "PREN040:0")
    elif how == "campaign":
        ops(t, "west", "england:0")
        choose(t, "campaign:france")
    elif how == "revolt":
        choose(t, "play:PREN036", "use_shot:peasant_revolt", "settle:pawn.0:card:england-france")
    elif how == "war":
        choose(t, "play:PREN004", "use_shot:reformation", "lose:reformist_knight:lyon")
    else:
        choose(t, "play:PREN045", "marry:france")
    assert asked(t) == (0, "concession")
    return t


ORIGINS = [
    ("campaign", "throne"), ("revolt", "throne"), ("war", "throne"), ("coronation", "throne"),
    ("vote", "opponent"), ("campaign", "opponent"), ("revolt", "opponent"), ("war", "opponent"),
    ("vote", "own"), ("revolt", "own"), ("war", "own"), ("coronation", "own"),
]  # fmt: skip


@pytest.mark.parametrize("wars", [("PREN008", "crusade"), ("PREN036", "peasant_revolt"), ("PREN040", "vote")])
def test_GL_REGIME_CHANGE__a_card_flipped_in_ones_own_tableau_stays_in_its_place(wars):
    card, how = wars
    land = "aragon" if how == "crusade" else "france"
    hand, row = ([], [land, card]) if how == "vote" else ([card], [land, "PREN013"])
    t = given(
        seat0=having(hand=hand, west=["PREN043", *row]), cities={"toledo": GOLD_KNIGHT, "lyon": GOLD_KNIGHT},
        pirates={"aragon-papal_states": "islamic"} if how == "crusade" else {},
        concessions={"aragon-france": 0, "france-holy_roman_empire": 0},
    )  # fmt: skip
    if how == "vote":
        ops(t, "west", f"{card}:0")
    else:
        choose(t, f"play:{card}", f"use_shot:{how}")
    carry_on(t)
    assert empire(t, land) == (0, "republic", "")
    assert t.state.bankers[0].west == ["PREN043", *row, *hand]
    old = as_before(t, 2)  # in games that began earlier it went to the outer end
    assert old.state.bankers[0].west == ["PREN043", row[1], *hand, land]


@pytest.mark.parametrize("how", ["revolt", "war"])
def test_GL_REGIME_CHANGE__a_vassal_flipped_goes_to_the_outer_end_of_its_own_side(how):
    hand, shot = ("PREN036", "peasant_revolt") if how == "revolt" else ("PREN004", "reformation")
    t = given(
        seat0=having(hand=[hand], east=["ottoman", "PREN065"], west=["PREN013"]), france=having(suzerain="ottoman"),
        cities={"paris": RED_KNIGHT, "lyon": RED_KNIGHT, "bruges": GOLD_ROOK} if how == "war" else {},
    )  # fmt: skip
    choose(t, f"play:{hand}", f"use_shot:{shot}")
    carry_on(t)
    b = t.state.bankers[0]
    assert (empire(t, "france"), b.west, b.east) == (
        (0, "republic", ""), ["PREN013", hand, "france"], ["ottoman", "PREN065"],
    )  # fmt: skip


@pytest.mark.parametrize(("how", "holder"), ORIGINS)
def test_GL_REGIME_CHANGE__the_card_comes_to_the_outer_end_of_its_side(how, holder):
    t = change(how, holder)
    flipped = holder == "own" and how != "coronation"
    assert empire(t, "france") == (0, "republic" if flipped else "king", "england" if how == "campaign" else "")
    staying = {"revolt": "PREN036", "war": "PREN004"} if holder == "own" else {}  # only the card played comes later
    assert t.state.bankers[0].west[-1] == {"campaign": "england", **staying}.get(how, "france")
    assert t.state.bankers[1].west == []


def test_GL_REGIME_CHANGE__an_eastern_empire_goes_east_whatever_brought_it():
    t = given(seat0=having(hand=["PREN029"], west=["PREN013"], east=["PREN065"]), cities={"cairo": TEAL_ROOK})
    choose(t, "play:PREN029", "use_shot:crusade")
    carry_on(t)
    assert (t.state.bankers[0].west, t.state.bankers[0].east) == (["PREN013", "PREN029"], ["PREN065", "mamluk"])


@pytest.mark.parametrize(("how", "holder"), ORIGINS)
def test_GL_REGIME_CHANGE_a__with_a_concession_if_one_likes(how, holder):
    t = change(how, holder)
    before = held(t)
    assert offered(t)[-1] == "none"
    choose(t, "concession:france-holy_roman_empire")
    assert held(t) == before | {"france-holy_roman_empire": 0}


def test_GL_REGIME_CHANGE_a__a_pawn_there_is_repressed_for_a_florin_and_a_pirate_bars():
    t = given(
        seat0=having(hand=["PREN045"], florins=1),
        concessions={"aragon-france": 1},
        pirates={"england-france": "islamic"},
    )
    choose(t, "play:PREN045", "marry:france")
    assert offered(t, "concession") == ["aragon-france", "france-holy_roman_empire"]
    choose(t, "concession:aragon-france")
    assert (florins(t), serfs(t, "france"), serfs(t, "aragon"), held(t)) == (
        [0, 0],
        ["pawn.1"],
        [],
        {"aragon-france": 0},
    )


def test_GL_REGIME_CHANGE_a__not_without_that_florin():
    t = given(seat0=having(hand=["PREN045"]), concessions={"aragon-france": 1})
    choose(t, "play:PREN045", "marry:france")
    assert "concession:aragon-france" not in offered(t)


@pytest.mark.parametrize(("how", "holder"), ORIGINS)
def test_GL_REGIME_CHANGE_b__any_repressed_may_return_to_empty_places(how, holder):
    if how == "revolt":  # its serfs fight
        t = change(how, holder, repressed=[GOLD_ROOK])
        choose(t, "none", "free:catholic_rook:lyon")
        assert (standing(t), serfs(t, "france")) == ({"lyon": GOLD_ROOK}, [])
        return
    t = change(how, holder, repressed=["pawn.1", GOLD_ROOK])
    purse = florins(t)
    choose(t, "none")
    assert asked(t) == (0, "emancipate")
    choose(t, "free:pawn.1:france-holy_roman_empire")
    assert (held(t)["france-holy_roman_empire"], serfs(t, "france"), florins(t)) == (1, [GOLD_ROOK], purse)
    choose(t, "enough")
    assert serfs(t, "france") == [GOLD_ROOK]


def test_GL_REGIME_CHANGE_b__nobody_makes_room():
    t = given(
        seat0=having(hand=["PREN045"]), france=having(repressed=["pawn.1", GOLD_ROOK]),
        cities={"paris": GOLD_ROOK, "lyon": GOLD_ROOK, "bruges": TEAL_ROOK},
        concessions={"aragon-france": 0, "england-france": 0}, pirates={"france-holy_roman_empire": "islamic"},
    )  # fmt: skip
    choose(t, "play:PREN045", "marry:france")
    assert (asked(t), serfs(t, "france")) == ((0, "action"), [GOLD_ROOK, "pawn.1"])


@pytest.mark.parametrize(("how", "holder"), ORIGINS)
def test_GL_REGIME_CHANGE_c__golden_liberty_after_a_vote_only(how, holder):
    t = change(how, holder, state="islamic")
    choose(t, "none")
    assert (asked(t) == (0, "liberty")) is (how == "vote")


@pytest.mark.parametrize(("how", "holder"), ORIGINS)
def test_GL_REGIME_CHANGE_d__bishop_and_queen_come_from_a_throne_and_are_lost_elsewhere(how, holder):
    queens = [] if how == "coronation" else ["PREN047"]
    t = change(how, holder, queens=queens, repressed=[GOLD_ROOK])
    kept = holder == "throne" or how == "coronation"
    assert ("france" in t.state.bishops) is kept
    assert t.state.realms["france"].queens == (["PREN045"] if how == "coronation" else queens if kept else [])
    assert serfs(t, "france") == [GOLD_ROOK]


@pytest.mark.parametrize("holder", ["throne", "opponent"])
def test_GL_REGIME_CHANGE_e__after_a_campaign_the_loser_is_a_vassal(holder):
    t = change("campaign", holder)
    assert (empire(t, "france"), empire(t, "england")) == ((0, "king", "england"), (0, "king", ""))


@pytest.mark.parametrize(("how", "holder"), [o for o in ORIGINS if o[1] != "throne"])
def test_GL_REGIME_CHANGE_f__a_suzerain_loses_its_vassals_but_not_by_coronation(how, holder):
    t = change(how, holder)
    assert empire(t, "aragon") == ((0, "king", "france") if how == "coronation" else (-1, "king", ""))


def test_GL_REGIME_CHANGE_d__a_king_taken_by_force_has_the_new_queen_at_once():
    t = given(
        seat0=having(west=["PREN006"], hand=["PREN151X"]), seat1=having(west=["france"]),
        france=having(queens=["PREN047"]), bishops={"france": "islamic"}, aragon=having(suzerain="france"),
    )  # fmt: skip
    choose(t, "play:PREN151X", "marry:france")
    assert asked(t) == (0, "concession")
    assert (empire(t, "france"), t.state.realms["france"].queens, t.state.bishops) == (
        (0, "king", ""),
        ["PREN151X"],
        {},
    )
    assert empire(t, "aragon") == (-1, "king", "")


# --- gambits and republics ---


@pytest.mark.parametrize("how", ["vote", "revolt", "war"])
@pytest.mark.parametrize(("before", "after"), [(False, "republic"), (True, "king")])
def test_GL_REGIME_GAMBIT__ones_own_card_is_turned_over(how, before, after):
    t = given(
        seat0=having(west=["france", "PREN040"], hand={"vote": [], "revolt": ["PREN036"], "war": ["PREN004"]}[how]),
        france=having(republic=before, queens=[] if before else ["PREN047"]), concessions={"aragon-france": 0},
        cities={"paris": RED_KNIGHT, "lyon": RED_KNIGHT, "bruges": GOLD_ROOK} if how == "war" else {},
    )  # fmt: skip
    if how == "vote":
        ops(t, "west", "PREN040:0")
    else:
        card, shot = ("PREN036", "peasant_revolt") if how == "revolt" else ("PREN004", "reformation")
        choose(t, f"play:{card}", f"use_shot:{shot}")
    carry_on(t)
    assert (empire(t, "france"), t.state.realms["france"].queens) == ((0, after, ""), [])
    assert t.state.bankers[0].west[:2] == ["france", "PREN040"]  # it stays where it was


def test_GL_REGIME_GAMBIT__war_against_ones_own_vassal_makes_it_a_republic_of_its_own():
    t = given(seat0=having(hand=["PREN036"], east=["ottoman"]), france=having(suzerain="ottoman"))
    choose(t, "play:PREN036", "use_shot:peasant_revolt")
    carry_on(t)
    assert (empire(t, "france"), t.state.bankers[0].west) == ((0, "republic", ""), ["PREN036", "france"])


@pytest.mark.parametrize(("how", "holder"), ORIGINS)
def test_GL_REPUBLIC__only_of_a_king_already_ones_own(how, holder):
    t = change(how, holder)
    assert t.state.realms["france"].republic is (holder == "own" and how in ("vote", "revolt", "war"))


def test_GL_REPUBLIC__its_face_replaces_the_kings():
    t = given(seat0=having(west=["england"]), england=having(republic=True), coins={"west": [1, 0, 0, 0, 0, 0]},
              cities={"london": GOLD_KNIGHT})  # fmt: skip
    ops(t, "west", "england:1")
    assert florins(t)[0] == 1


# --- theocracies ---


def test_GL_THEOCRACY__kingdom_or_republic():
    t = given(seat0=having(hand=["PREN026"], west=["england"]), cities={"london": GOLD_ROOK})
    assert t.state.realms["england"].state == "medieval"
    choose(t, "play:PREN026", "use_shot:reformation")
    carry_on(t)
    assert (t.state.realms["england"].state, empire(t, "england")) == ("reformist", (0, "republic", ""))


@pytest.mark.parametrize(("how", "holder"), ORIGINS)
def test_GL_THEOCRACY_a__made_by_religious_war_and_ended_by_golden_liberty(how, holder):
    t = change(how, holder, state="islamic")
    choose(t, "none")
    assert t.state.realms["france"].state == ("reformist" if how == "war" else "islamic")
    if how == "vote":
        choose(t, "liberty")
        assert t.state.realms["france"].state == "medieval"


# --- vassals ---


def test_GL_VASSAL__its_prestige_and_operations_stay():
    t = given(
        seats=3, seat0=having(east=["ottoman"], florins=1), papal_states=having(suzerain="ottoman"),
        cities={"venice": GOLD_KNIGHT}, bishops={"france": "catholic"}, victories=["holy"],
    )  # fmt: skip
    assert "declare:holy" in offered(t)  # the pope's prestige
    ops(t, "east", "papal_states:0")
    assert asked(t) == (0, "campaign")


def test_GL_VASSAL_a__vassal_and_suzerain_act_one_after_the_other():
    t = given(
        seat0=having(west=["england"], florins=4), aragon=having(suzerain="england"),
        cities={"london": GOLD_KNIGHT, "valencia": GOLD_KNIGHT},
    )  # fmt: skip
    ops(t, "west", "england:0")
    choose(t, "campaign:france", "none")
    assert refused(t, "use:england:0") == "E4-once"
    choose(t, "use:aragon:0")
    assert asked(t) == (0, "campaign")


def test_GL_VASSAL_c__a_vassal_is_a_target_of_all_but_votes():
    t = given(
        seat0=having(west=["PREN040", "PREN006"], hand=["PREN034"]), seat1=having(west=["france"]),
        england=having(suzerain="france"), concessions={"england-france": 0, "england-portugal": 0, "aragon-france": 0},
    )  # fmt: skip
    choose(t, "ops:west", "use:PREN040:0")  # France is the only choice
    assert empire(t, "france")[0] == 0
    t = given(
        seat0=having(west=["PREN040", "PREN006"], hand=["PREN034"]), seat1=having(west=["france"]),
        england=having(suzerain="france"), concessions={"england-portugal": 0},
    )  # fmt: skip
    choose(t, "ops:west")
    assert refused(t, "use:PREN040:0") == "F6b"  # not of England, where the majority is
    choose(t, "use:PREN006:0")
    assert empire(t, "england") == (-1, "king", "")


@pytest.mark.parametrize("how", ["vassal sold", "suzerain sold", "suzerain beheaded"])
def test_GL_VASSAL_d__free_again_it_keeps_queen_bishop_and_pieces(how):
    t = given(
        active=0 if "sold" in how else 1, seat0=having(west=["aragon"]), seat1=having(west=["PREN001"]),
        france=having(suzerain="aragon", queens=["PREN047"], repressed=["pawn.1"]),
        bishops={"france": "islamic", "aragon": "catholic"},
    )  # fmt: skip
    if how == "suzerain beheaded":
        ops(t, "west", "PREN001:0")  # who stands under a gold bishop
    else:
        choose(t, "sell:france" if how == "vassal sold" else "sell:aragon")
    realm = t.state.realms["france"]
    assert (empire(t, "france"), realm.queens, realm.repressed) == ((-1, "king", ""), ["PREN047"], ["pawn.1"])
    assert t.state.bishops["france"] == "islamic"
    assert empire(t, "aragon")[0] == (0 if how == "vassal sold" else -1)


def test_GL_VASSAL_e__coronation_changes_neither_suzerain_nor_vassal():
    t = given(seat0=having(hand=["PREN045", "PREN047"], west=["england"]), france=having(suzerain="england"))
    choose(t, "play:PREN045", "marry:france")
    carry_on(t)
    choose(t, "play:PREN047", "marry:england")
    carry_on(t)
    assert (empire(t, "france"), empire(t, "england")) == ((0, "king", "england"), (0, "king", ""))
    assert (t.state.realms["france"].queens, t.state.realms["england"].queens) == (["PREN045"], ["PREN047"])


# --- what the table is told ---


def test_GL_REGIME_CHANGE_d__the_table_is_told_of_the_bishops_that_go():
    t = given(
        seat0=having(west=["france"], hand=["PREN036"]), france=having(queens=["PREN044"]),
        bishops={"france": "catholic", "PREN044": "islamic"},
    )  # fmt: skip
    choose(t, "play:PREN036", "use_shot:peasant_revolt")
    carry_on(t)
    assert (empire(t, "france"), t.state.bishops) == ((0, "republic", ""), {})
    assert [(e["card"], e["piece"]) for e in told(t, "bishop-lost")] == [
        ("PREN044", "islamic_bishop"), ("france", "catholic_bishop"),
    ]  # fmt: skip


@pytest.mark.parametrize("suzerain", ["", "england"])
def test_GL_REGIME_CHANGE__a_wedding_of_ones_own_king_moves_no_card(suzerain):
    rows = ["england"] if suzerain else ["france"]
    t = given(seat0=having(west=rows, hand=["PREN045"]), france=having(suzerain=suzerain))
    choose(t, "play:PREN045", "marry:france")
    assert [e["face"] for e in told(t, "regime")] == ["crowned"]
    assert empire(t, "france") == (0, "king", suzerain)
