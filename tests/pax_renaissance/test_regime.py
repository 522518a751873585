"""Regime change in all its origins, republics, theocracies, suzerains and vassals (glossary)."""

import pytest

from pax_renaissance.cards import (
    ANNE_OF_BRITTANY,
    ANTIPOPE,
    CATHERINE_OF_NAVARRE,
    CROMWELL,
    FLANDERS_GUILD,
    GENOESE_FLEET,
    GUTENBERG,
    HOLY_LAND_CRUSADE,
    INQUISITION_POPE,
    ISABELLA_OF_CASTILLE,
    JESUITS,
    MAMLUK_SLAVE_SOLDIERS,
    MARGARET_OF_ANJOU,
    MERCHANTS_OF_THE_STAPLE,
    SINDICAT_REMENCA,
    STAR_CHAMBER,
)  # fmt: skip
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

# Five ways to change the regime of France: SINDICAT_REMENCA votes in the west, England campaigns, FLANDERS_GUILD
# is a peasant revolt, ANTIPOPE a reformation with a bishop, ANNE_OF_BRITTANY a queen whose suitors include
# the king of France.


def change(how: str, holder: str = "throne", **france):
    """Change the regime of France. `holder`: throne, opponent, own; the concession is still to be chosen."""
    mine: list[str] = ["france"] if holder == "own" else []
    seat0 = {"west": mine, "florins": 3}
    more = {}
    if how == "vote":
        seat0["west"] = [SINDICAT_REMENCA, *mine]
        more["concessions"] = {"aragon-france": 0}
    elif how == "campaign":
        seat0["west"] = ["england", *mine]
        more["cities"] = {"london": GOLD_KNIGHT}
    elif how == "revolt":
        seat0["hand"] = [FLANDERS_GUILD]
        more["concessions"] = {"aragon-france": 0}
    elif how == "war":
        seat0["hand"] = [ANTIPOPE]
        more["cities"] = {"paris": RED_KNIGHT, "lyon": RED_KNIGHT, "bruges": GOLD_ROOK}
    else:
        seat0["hand"] = [ANNE_OF_BRITTANY]
    t = given(
        seat0=seat0, seat1=having(west=["france"] if holder == "opponent" else []), france=having(**france),
        bishops={"france": "islamic"}, aragon=having(suzerain="france" if holder != "throne" else ""), **more,
    )  # fmt: skip
    if how == "vote":
        ops(t, "west", f"{SINDICAT_REMENCA}:0")
    elif how == "campaign":
        ops(t, "west", "england:0")
        choose(t, "campaign:france")
    elif how == "revolt":
        choose(t, f"play:{FLANDERS_GUILD}", "use_shot:peasant_revolt", "settle:pawn.0:card:england-france")
    elif how == "war":
        choose(t, f"play:{ANTIPOPE}", "use_shot:reformation", "lose:reformist_knight:lyon")
    else:
        choose(t, f"play:{ANNE_OF_BRITTANY}", "marry:france")
    assert asked(t) == (0, "concession")
    return t


ORIGINS = [
    ("campaign", "throne"), ("revolt", "throne"), ("war", "throne"), ("coronation", "throne"),
    ("vote", "opponent"), ("campaign", "opponent"), ("revolt", "opponent"), ("war", "opponent"),
    ("vote", "own"), ("revolt", "own"), ("war", "own"), ("coronation", "own"),
]  # fmt: skip


@pytest.mark.parametrize("wars", [(JESUITS, "crusade"), (FLANDERS_GUILD, "peasant_revolt"), (SINDICAT_REMENCA, "vote")])
def test_GL_REGIME_CHANGE__a_card_flipped_in_ones_own_tableau_stays_in_its_place(wars):
    card, how = wars
    land = "aragon" if how == "crusade" else "france"
    hand, row = ([], [land, card]) if how == "vote" else ([card], [land, GENOESE_FLEET])
    t = given(
        seat0=having(hand=hand, west=[GUTENBERG, *row]), cities={"toledo": GOLD_KNIGHT, "lyon": GOLD_KNIGHT},
        pirates={"aragon-papal_states": "islamic"} if how == "crusade" else {},
        concessions={"aragon-france": 0, "france-holy_roman_empire": 0},
    )  # fmt: skip
    if how == "vote":
        ops(t, "west", f"{card}:0")
    else:
        choose(t, f"play:{card}", f"use_shot:{how}")
    carry_on(t)
    assert empire(t, land) == (0, "republic", "")
    assert t.state.bankers[0].west == [GUTENBERG, *row, *hand]
    old = as_before(t, 2)  # in games that began earlier it went to the outer end
    assert old.state.bankers[0].west == [GUTENBERG, row[1], *hand, land]


@pytest.mark.parametrize("how", ["revolt", "war"])
def test_GL_REGIME_CHANGE__a_vassal_flipped_goes_to_the_outer_end_of_its_own_side(how):
    hand, shot = (FLANDERS_GUILD, "peasant_revolt") if how == "revolt" else (ANTIPOPE, "reformation")
    t = given(
        seat0=having(hand=[hand], east=["ottoman", MAMLUK_SLAVE_SOLDIERS], west=[GENOESE_FLEET]),
        france=having(suzerain="ottoman"),
        cities={"paris": RED_KNIGHT, "lyon": RED_KNIGHT, "bruges": GOLD_ROOK} if how == "war" else {},
    )
    choose(t, f"play:{hand}", f"use_shot:{shot}")
    carry_on(t)
    b = t.state.bankers[0]
    assert (empire(t, "france"), b.west, b.east) == (
        (0, "republic", ""), [GENOESE_FLEET, hand, "france"], ["ottoman", MAMLUK_SLAVE_SOLDIERS],
    )  # fmt: skip


@pytest.mark.parametrize(("how", "holder"), ORIGINS)
def test_GL_REGIME_CHANGE__the_card_comes_to_the_outer_end_of_its_side(how, holder):
    t = change(how, holder)
    flipped = holder == "own" and how != "coronation"
    assert empire(t, "france") == (0, "republic" if flipped else "king", "england" if how == "campaign" else "")
    staying = {"revolt": FLANDERS_GUILD, "war": ANTIPOPE} if holder == "own" else {}  # only the card played comes later
    assert t.state.bankers[0].west[-1] == {"campaign": "england", **staying}.get(how, "france")
    assert t.state.bankers[1].west == []


def test_GL_REGIME_CHANGE__an_eastern_empire_goes_east_whatever_brought_it():
    t = given(
        seat0=having(hand=[HOLY_LAND_CRUSADE], west=[GENOESE_FLEET], east=[MAMLUK_SLAVE_SOLDIERS]),
        cities={"cairo": TEAL_ROOK},
    )
    choose(t, f"play:{HOLY_LAND_CRUSADE}", "use_shot:crusade")
    carry_on(t)
    assert (t.state.bankers[0].west, t.state.bankers[0].east) == (
        [GENOESE_FLEET, HOLY_LAND_CRUSADE],
        [MAMLUK_SLAVE_SOLDIERS, "mamluk"],
    )


@pytest.mark.parametrize(("how", "holder"), ORIGINS)
def test_GL_REGIME_CHANGE_a__with_a_concession_if_one_likes(how, holder):
    t = change(how, holder)
    before = held(t)
    assert offered(t)[-1] == "none"
    choose(t, "concession:france-holy_roman_empire")
    assert held(t) == before | {"france-holy_roman_empire": 0}


def test_GL_REGIME_CHANGE_a__a_pawn_there_is_repressed_for_a_florin_and_a_pirate_bars():
    t = given(
        seat0=having(hand=[ANNE_OF_BRITTANY], florins=1),
        concessions={"aragon-france": 1},
        pirates={"england-france": "islamic"},
    )
    choose(t, f"play:{ANNE_OF_BRITTANY}", "marry:france")
    assert offered(t, "concession") == ["aragon-france", "france-holy_roman_empire"]
    choose(t, "concession:aragon-france")
    assert (florins(t), serfs(t, "france"), serfs(t, "aragon"), held(t)) == (
        [0, 0],
        ["pawn.1"],
        [],
        {"aragon-france": 0},
    )


def test_GL_REGIME_CHANGE_a__not_without_that_florin():
    t = given(seat0=having(hand=[ANNE_OF_BRITTANY]), concessions={"aragon-france": 1})
    choose(t, f"play:{ANNE_OF_BRITTANY}", "marry:france")
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
        seat0=having(hand=[ANNE_OF_BRITTANY]), france=having(repressed=["pawn.1", GOLD_ROOK]),
        cities={"paris": GOLD_ROOK, "lyon": GOLD_ROOK, "bruges": TEAL_ROOK},
        concessions={"aragon-france": 0, "england-france": 0}, pirates={"france-holy_roman_empire": "islamic"},
    )  # fmt: skip
    choose(t, f"play:{ANNE_OF_BRITTANY}", "marry:france")
    assert (asked(t), serfs(t, "france")) == ((0, "action"), [GOLD_ROOK, "pawn.1"])


@pytest.mark.parametrize(("how", "holder"), ORIGINS)
def test_GL_REGIME_CHANGE_c__golden_liberty_after_a_vote_only(how, holder):
    t = change(how, holder, state="islamic")
    choose(t, "none")
    assert (asked(t) == (0, "liberty")) is (how == "vote")


@pytest.mark.parametrize(("how", "holder"), ORIGINS)
def test_GL_REGIME_CHANGE_d__bishop_and_queen_come_from_a_throne_and_are_lost_elsewhere(how, holder):
    queens = [] if how == "coronation" else [MARGARET_OF_ANJOU]
    t = change(how, holder, queens=queens, repressed=[GOLD_ROOK])
    kept = holder == "throne" or how == "coronation"
    assert ("france" in t.state.bishops) is kept
    assert t.state.realms["france"].queens == ([ANNE_OF_BRITTANY] if how == "coronation" else queens if kept else [])
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
        seat0=having(west=[STAR_CHAMBER], hand=[CATHERINE_OF_NAVARRE]), seat1=having(west=["france"]),
        france=having(queens=[MARGARET_OF_ANJOU]), bishops={"france": "islamic"}, aragon=having(suzerain="france"),
    )  # fmt: skip
    choose(t, f"play:{CATHERINE_OF_NAVARRE}", "marry:france")
    assert asked(t) == (0, "concession")
    assert (empire(t, "france"), t.state.realms["france"].queens, t.state.bishops) == (
        (0, "king", ""),
        [CATHERINE_OF_NAVARRE],
        {},
    )
    assert empire(t, "aragon") == (-1, "king", "")


# --- gambits and republics ---


@pytest.mark.parametrize("how", ["vote", "revolt", "war"])
@pytest.mark.parametrize(("before", "after"), [(False, "republic"), (True, "king")])
def test_GL_REGIME_GAMBIT__ones_own_card_is_turned_over(how, before, after):
    t = given(
        seat0=having(
            west=["france", SINDICAT_REMENCA], hand={"vote": [], "revolt": [FLANDERS_GUILD], "war": [ANTIPOPE]}[how]
        ),
        france=having(republic=before, queens=[] if before else [MARGARET_OF_ANJOU]),
        concessions={"aragon-france": 0},
        cities={"paris": RED_KNIGHT, "lyon": RED_KNIGHT, "bruges": GOLD_ROOK} if how == "war" else {},
    )
    if how == "vote":
        ops(t, "west", f"{SINDICAT_REMENCA}:0")
    else:
        card, shot = (FLANDERS_GUILD, "peasant_revolt") if how == "revolt" else (ANTIPOPE, "reformation")
        choose(t, f"play:{card}", f"use_shot:{shot}")
    carry_on(t)
    assert (empire(t, "france"), t.state.realms["france"].queens) == ((0, after, ""), [])
    assert t.state.bankers[0].west[:2] == ["france", SINDICAT_REMENCA]  # it stays where it was


def test_GL_REGIME_GAMBIT__war_against_ones_own_vassal_makes_it_a_republic_of_its_own():
    t = given(seat0=having(hand=[FLANDERS_GUILD], east=["ottoman"]), france=having(suzerain="ottoman"))
    choose(t, f"play:{FLANDERS_GUILD}", "use_shot:peasant_revolt")
    carry_on(t)
    assert (empire(t, "france"), t.state.bankers[0].west) == ((0, "republic", ""), [FLANDERS_GUILD, "france"])


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
    t = given(seat0=having(hand=[CROMWELL], west=["england"]), cities={"london": GOLD_ROOK})
    assert t.state.realms["england"].state == "medieval"
    choose(t, f"play:{CROMWELL}", "use_shot:reformation")
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
        seat0=having(west=[SINDICAT_REMENCA, STAR_CHAMBER], hand=[MERCHANTS_OF_THE_STAPLE]),
        seat1=having(west=["france"]),
        england=having(suzerain="france"),
        concessions={"england-france": 0, "england-portugal": 0, "aragon-france": 0},
    )
    choose(t, "ops:west", f"use:{SINDICAT_REMENCA}:0")  # France is the only choice
    assert empire(t, "france")[0] == 0
    t = given(
        seat0=having(west=[SINDICAT_REMENCA, STAR_CHAMBER], hand=[MERCHANTS_OF_THE_STAPLE]),
        seat1=having(west=["france"]),
        england=having(suzerain="france"),
        concessions={"england-portugal": 0},
    )
    choose(t, "ops:west")
    assert refused(t, f"use:{SINDICAT_REMENCA}:0") == "F6b"  # not of England, where the majority is
    choose(t, f"use:{STAR_CHAMBER}:0")
    assert empire(t, "england") == (-1, "king", "")


@pytest.mark.parametrize("how", ["vassal sold", "suzerain sold", "suzerain beheaded"])
def test_GL_VASSAL_d__free_again_it_keeps_queen_bishop_and_pieces(how):
    t = given(
        active=0 if "sold" in how else 1, seat0=having(west=["aragon"]), seat1=having(west=[INQUISITION_POPE]),
        france=having(suzerain="aragon", queens=[MARGARET_OF_ANJOU], repressed=["pawn.1"]),
        bishops={"france": "islamic", "aragon": "catholic"},
    )  # fmt: skip
    if how == "suzerain beheaded":
        ops(t, "west", f"{INQUISITION_POPE}:0")  # who stands under a gold bishop
    else:
        choose(t, "sell:france" if how == "vassal sold" else "sell:aragon")
    realm = t.state.realms["france"]
    assert (empire(t, "france"), realm.queens, realm.repressed) == ((-1, "king", ""), [MARGARET_OF_ANJOU], ["pawn.1"])
    assert t.state.bishops["france"] == "islamic"
    assert empire(t, "aragon")[0] == (0 if how == "vassal sold" else -1)


def test_GL_VASSAL_e__coronation_changes_neither_suzerain_nor_vassal():
    t = given(
        seat0=having(hand=[ANNE_OF_BRITTANY, MARGARET_OF_ANJOU], west=["england"]), france=having(suzerain="england")
    )
    choose(t, f"play:{ANNE_OF_BRITTANY}", "marry:france")
    carry_on(t)
    choose(t, f"play:{MARGARET_OF_ANJOU}", "marry:england")
    carry_on(t)
    assert (empire(t, "france"), empire(t, "england")) == ((0, "king", "england"), (0, "king", ""))
    assert (t.state.realms["france"].queens, t.state.realms["england"].queens) == (
        [ANNE_OF_BRITTANY],
        [MARGARET_OF_ANJOU],
    )


# --- what the table is told ---


def test_GL_REGIME_CHANGE_d__the_table_is_told_of_the_bishops_that_go():
    t = given(
        seat0=having(west=["france"], hand=[FLANDERS_GUILD]), france=having(queens=[ISABELLA_OF_CASTILLE]),
        bishops={"france": "catholic", ISABELLA_OF_CASTILLE: "islamic"},
    )  # fmt: skip
    choose(t, f"play:{FLANDERS_GUILD}", "use_shot:peasant_revolt")
    carry_on(t)
    assert (empire(t, "france"), t.state.bishops) == ((0, "republic", ""), {})
    assert [(e["card"], e["piece"]) for e in told(t, "bishop-lost")] == [
        (ISABELLA_OF_CASTILLE, "islamic_bishop"), ("france", "catholic_bishop"),
    ]  # fmt: skip


@pytest.mark.parametrize("suzerain", ["", "england"])
def test_GL_REGIME_CHANGE__a_wedding_of_ones_own_king_moves_no_card(suzerain):
    rows = ["england"] if suzerain else ["france"]
    t = given(seat0=having(west=rows, hand=[ANNE_OF_BRITTANY]), france=having(suzerain=suzerain))
    choose(t, f"play:{ANNE_OF_BRITTANY}", "marry:france")
    assert [e["face"] for e in told(t, "regime")] == ["crowned"]
    assert empire(t, "france") == (0, "king", suzerain)
