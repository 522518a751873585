"""Transactions, beheadings, taxes, repression, votes, corsairs and sieges (F2 to F8)."""

import pytest

from pax_renaissance.cards import (
    ANNE_OF_BRITTANY,
    BANK_OF_ST_GEORGE,
    BONFIRE_OF_THE_VANITIES,
    BOSNIAN_SERBIAN_SILVER,
    BUNDSCHUH_REVOLT,
    COMMUNEROS_GUILDS,
    COMPANY_OF_MERCHANT_ADVENTURERS,
    DERVISHES,
    DUKE_OF_MILAN,
    FLANDERS_GUILD,
    GENOESE_FLEET,
    HOLY_LAND_CRUSADE,
    ISABELLA_OF_CASTILLE,
    MARGARET_OF_ANJOU,
    MERCHANTS_OF_THE_STAPLE,
    MICHELANGELO,
    MONS_MEG,
    OTTOMAN_NAVY,
    PETERS_PENCE,
    REFORMED_THEOLOGY,
    SCOTTISH_PRIVATEERS,
    SINDICAT_REMENCA,
    SPANISH_TERCIO,
    STAR_CHAMBER,
    SWISS_RISLAUFER,
    TEUTONIC_KNIGHTS,
)  # fmt: skip
from pax_renaissance.war_builders import (
    GOLD_KNIGHT,
    GOLD_ROOK,
    RED_KNIGHT,
    TEAL_ROOK,
    asked,
    at_sea,
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

# --- F2 ---


def test_F2__one_florin_from_any_column_of_the_row():
    t = given(seat0=having(west=[BUNDSCHUH_REVOLT]), coins={"west": [2, 0, 1, 0, 0, 0], "east": [0, 3, 0, 0, 0, 0]})
    ops(t, "west", f"{BUNDSCHUH_REVOLT}:0")
    assert offered(t, "take") == ["west:0", "west:2"]
    choose(t, "take:west:0")
    assert (florins(t)[0], t.state.coins["west"]) == (1, [1, 0, 1, 0, 0, 0])


def test_F2__also_from_an_empty_space():
    cards = ["", SPANISH_TERCIO, SWISS_RISLAUFER, SCOTTISH_PRIVATEERS, GENOESE_FLEET, COMPANY_OF_MERCHANT_ADVENTURERS]
    t = given(seat0=having(west=[BUNDSCHUH_REVOLT]), market={"west": cards}, coins={"west": [1, 0, 0, 0, 0, 0]})
    ops(t, "west", f"{BUNDSCHUH_REVOLT}:0")
    assert (florins(t)[0], t.state.coins["west"]) == (1, [0] * 6)


def test_F2__the_row_is_that_of_the_icon_not_of_the_ribbon():
    t = given(seat0=having(east=[BANK_OF_ST_GEORGE]), coins={"west": [0, 1, 0, 0, 0, 0]})
    ops(t, "east", f"{BANK_OF_ST_GEORGE}:0")
    assert florins(t)[0] == 1


def test_F2__not_without_a_coin_in_that_row():
    coins = {"west": [0, 1, 0, 0, 0, 0], "east": [0, 0, 1, 0, 0, 0]}
    t = given(seat0=having(west=[MERCHANTS_OF_THE_STAPLE, COMMUNEROS_GUILDS]), coins=coins)
    choose(t, "ops:west", f"use:{MERCHANTS_OF_THE_STAPLE}:0")
    assert (asked(t), florins(t)[0], t.state.coins["east"][2]) == ((0, "action"), 1, 1)
    t = given(
        seat0=having(west=[MERCHANTS_OF_THE_STAPLE, REFORMED_THEOLOGY]),
        bishops={"england": "reformist"},
        coins={"east": coins["east"]},
    )
    choose(t, "ops:west")
    assert refused(t, f"use:{MERCHANTS_OF_THE_STAPLE}:0") == "F2"


# --- F3 ---


def test_F3__a_card_of_its_location_in_any_tableau_but_never_itself():
    t = given(
        seat0=having(west=[STAR_CHAMBER, MERCHANTS_OF_THE_STAPLE], maids=[MARGARET_OF_ANJOU]),
        seat1=having(west=[MONS_MEG, SPANISH_TERCIO, FLANDERS_GUILD], hand=[SCOTTISH_PRIVATEERS]),
    )  # fmt: skip
    ops(t, "west", f"{STAR_CHAMBER}:0")
    assert sorted(offered(t, "behead")) == [SPANISH_TERCIO, MERCHANTS_OF_THE_STAPLE, MONS_MEG]


def test_F3__the_victim_leaves_the_game_with_its_bishop():
    t = given(
        seat0=having(west=[STAR_CHAMBER]), seat1=having(west=[MONS_MEG, FLANDERS_GUILD]), bishops={MONS_MEG: "islamic"}
    )
    ops(t, "west", f"{STAR_CHAMBER}:0")
    assert (t.state.bankers[1].west, t.state.bishops, t.state.bankers[0].west) == ([FLANDERS_GUILD], {}, [STAR_CHAMBER])


def test_F3__a_queen_dies_and_her_king_stays():
    t = given(
        seat0=having(west=[STAR_CHAMBER]), seat1=having(west=["england"]), england=having(queens=[MARGARET_OF_ANJOU])
    )
    ops(t, "west", f"{STAR_CHAMBER}:0")
    choose(t, f"behead:{MARGARET_OF_ANJOU}")
    assert (empire(t, "england"), t.state.realms["england"].queens) == ((1, "king", ""), [])
    assert t.state.bankers[0].west == [STAR_CHAMBER]


def test_F3__not_a_king_on_his_throne():
    t = given(seat0=having(west=[STAR_CHAMBER]), england=having(queens=[MARGARET_OF_ANJOU]))
    assert refused(t, "ops:west") == "E4-min"


def test_F3a__who_beheads_an_empire_dies_too():
    t = given(
        seat0=having(west=[STAR_CHAMBER, GENOESE_FLEET]),
        seat1=having(west=["england"]),
        england=having(queens=[MARGARET_OF_ANJOU], repressed=["pawn.0"]),
        bishops={"england": "islamic", STAR_CHAMBER: "catholic"},
        france=having(suzerain="england", queens=[ANNE_OF_BRITTANY], repressed=[GOLD_ROOK]),
    )
    assert refused(t, "ops:west") == "E4-min"  # silenced
    t = given(
        seat0=having(west=[STAR_CHAMBER, GENOESE_FLEET]), seat1=having(west=["england"]),
        england=having(queens=[MARGARET_OF_ANJOU], repressed=["pawn.0"]), bishops={"england": "islamic"},
        france=having(suzerain="england", queens=[ANNE_OF_BRITTANY], repressed=[GOLD_ROOK]),
    )  # fmt: skip
    ops(t, "west", f"{STAR_CHAMBER}:0")
    choose(t, "behead:england")
    s = t.state
    assert (s.bankers[0].west, s.bankers[1].west) == ([GENOESE_FLEET], [])
    assert (empire(t, "england"), s.realms["england"].queens, serfs(t, "england")) == ((-1, "king", ""), [], ["pawn.0"])
    assert (empire(t, "france"), s.realms["france"].queens, serfs(t, "france")) == (
        (-1, "king", ""), [ANNE_OF_BRITTANY], [GOLD_ROOK],
    )  # fmt: skip
    assert s.bishops == {"england": "islamic"}


def test_F3a__a_beheaded_republic_is_a_king_on_its_throne():
    t = given(seat0=having(west=[STAR_CHAMBER, "england"]), england=having(republic=True))
    ops(t, "west", f"{STAR_CHAMBER}:0")
    assert (empire(t, "england"), t.state.bankers[0].west) == ((-1, "king", ""), [])


def test_F3a__a_vassal_goes_alone():
    t = given(
        seat0=having(west=[STAR_CHAMBER]), seat1=having(west=["france"]), england=having(suzerain="france"),
        aragon=having(suzerain="france"),
    )  # fmt: skip
    ops(t, "west", f"{STAR_CHAMBER}:0")
    assert (empire(t, "england"), empire(t, "aragon")) == ((-1, "king", ""), (1, "king", "france"))
    assert t.state.bankers[0].west == []


def test_F3a__a_queen_who_beheads_her_husband_dies_with_him():
    t = given(seat0=having(west=["portugal", GENOESE_FLEET]), portugal=having(queens=[ISABELLA_OF_CASTILLE]))
    ops(t, "west", f"{ISABELLA_OF_CASTILLE}:1")
    assert (t.state.bankers[0].west, t.state.realms["portugal"].queens) == ([GENOESE_FLEET], [])
    assert empire(t, "portugal") == (-1, "king", "")


# --- F4 ---


def taxed(owner: int, money: int, **more):
    """HOLY_LAND_CRUSADE taxes the Mamluks; the Red Sea is under blockade."""
    more.setdefault("cities", {"cairo": TEAL_ROOK})
    t = given(
        seat0=having(west=[HOLY_LAND_CRUSADE], florins=4),
        seat1=having(florins=money),
        concessions={"mamluk-ottoman": owner},
        **more,
    )
    ops(t, "west", f"{HOLY_LAND_CRUSADE}:0")
    return t


def test_F4__the_owner_pays_and_places_a_recruit():
    t = taxed(1, 2)
    assert (asked(t), offered(t)) == ((1, "pay_tax"), ["pay", "give_up"])
    choose(t, "pay")
    assert (florins(t), held(t), standing(t)) == (
        [4, 1], {"mamluk-ottoman": 1}, {"cairo": TEAL_ROOK, "cyprus": GOLD_ROOK},
    )  # fmt: skip


def test_F4__or_gives_up_the_concession_and_places_one_all_the_same():
    t = taxed(1, 2)
    choose(t, "give_up")
    assert (florins(t), held(t), serfs(t, "mamluk"), serfs(t, "ottoman")) == ([4, 2], {}, ["pawn.1"], [])
    assert standing(t)["cyprus"] == GOLD_ROOK


def test_F4__who_has_no_florin_must_give_it_up():
    t = taxed(1, 0)
    assert (serfs(t, "mamluk"), asked(t)) == (["pawn.1"], (0, "action"))


def test_F4a__there_must_be_an_empty_city_and_a_blockade_is_none():
    t = given(
        seat0=having(west=[HOLY_LAND_CRUSADE, REFORMED_THEOLOGY]),
        concessions={"mamluk-ottoman": 1},
        bishops={"france": "reformist"},
        cities={"cairo": TEAL_ROOK, "cyprus": GOLD_ROOK},
    )
    choose(t, "ops:west")
    assert refused(t, f"use:{HOLY_LAND_CRUSADE}:0") == "F4a"


def test_F4a__there_must_be_a_concession():
    t = given(
        seat0=having(west=[HOLY_LAND_CRUSADE, REFORMED_THEOLOGY]),
        concessions={"hungary-ottoman": 1},
        bishops={"france": "reformist"},
    )
    choose(t, "ops:west")
    assert refused(t, f"use:{HOLY_LAND_CRUSADE}:0") == "F4a"


def test_F4a__constantinople_with_two_pieces_has_room():
    full = {"modon": GOLD_ROOK, "rhodes": GOLD_ROOK, "constantinople_1": TEAL_ROOK, "constantinople_3": TEAL_ROOK}
    t = given(seat0=having(east=[BOSNIAN_SERBIAN_SILVER]), concessions={"mamluk-ottoman": 1}, cities=full)
    ops(t, "east", f"{BOSNIAN_SERBIAN_SILVER}:0")
    assert t.state.cities["constantinople_2"] == "islamic_knight"


def test_F4b__a_regional_card_taxes_the_empire_its_player_names():
    t = given(seat0=having(east=[DERVISHES]), seat1=having(florins=1), concessions={"hungary-ottoman": 1})
    ops(t, "east", f"{DERVISHES}:0")
    assert (asked(t), offered(t, "tax")) == ((0, "tax"), ["hungary-ottoman:hungary", "hungary-ottoman:ottoman"])
    choose(t, "tax:hungary-ottoman:hungary", "give_up")
    assert (serfs(t, "hungary"), asked(t), offered(t, "levy")) == (["pawn.1"], (1, "levy"), ["buda", "varna"])
    refused(t, "levy:modon")


@pytest.mark.parametrize(
    ("half", "card", "where"), [("west", PETERS_PENCE, "holy_roman_empire"), ("east", DERVISHES, "hungary")]
)
def test_F4b__between_east_and_west_either_region_may_tax(half, card, where):
    t = given(seat0={half: [card]}, concessions={"holy_roman_empire-hungary": 1})
    ops(t, half, f"{card}:0")
    assert serfs(t, where) == ["pawn.1"]


def test_F4_note1__the_owner_chooses_the_city_and_the_map_the_recruit():
    t = taxed(1, 1, cities={})
    choose(t, "pay")
    assert (asked(t), offered(t, "levy")) == ((1, "levy"), ["cyprus", "cairo"])
    choose(t, "levy:cairo")
    assert standing(t) == {"cairo": TEAL_ROOK}


def test_F4_note1__one_may_tax_oneself():
    t = taxed(0, 0)
    assert asked(t) == (0, "pay_tax")
    choose(t, "give_up")
    assert serfs(t, "mamluk") == ["pawn.0"]


# --- F5 ---


def test_F5__only_the_kinds_on_the_icon_and_never_a_pirate():
    t = given(
        seat0=having(west=[TEUTONIC_KNIGHTS]), cities={"vienna": GOLD_ROOK, "nurnberg": RED_KNIGHT, "paris": GOLD_ROOK},
        concessions={"holy_roman_empire-hungary": 1, "england-france": 1},
        pirates={"france-holy_roman_empire": "islamic"},
    )  # fmt: skip
    ops(t, "west", f"{TEUTONIC_KNIGHTS}:0")
    hre = "holy_roman_empire"
    assert offered(t, "repress") == [f"vienna:{hre}", f"holy_roman_empire-hungary:{hre}"]


def test_F5__a_pawn_goes_to_the_empire_of_the_acting_card():
    t = given(seat0=having(west=[GENOESE_FLEET]), concessions={"aragon-france": 0})
    ops(t, "west", f"{GENOESE_FLEET}:0")
    assert (serfs(t, "aragon"), serfs(t, "france"), held(t)) == (["pawn.0"], [], {})


def test_F5a__they_stay_on_the_card_wherever_it_goes():
    t = given(seat0=having(west=[GENOESE_FLEET]), seat1=having(west=["france"]), aragon=having(suzerain="france"),
              concessions={"aragon-france": 0})  # fmt: skip
    ops(t, "west", f"{GENOESE_FLEET}:0")
    assert serfs(t, "aragon") == ["pawn.0"]  # a vassal in an opponent's tableau
    choose(t, "pass", "sell:france")
    assert (empire(t, "aragon"), serfs(t, "aragon")) == ((-1, "king", ""), ["pawn.0"])


def test_F5b__repression_earns_a_florin():
    t = given(seat0=having(west=[TEUTONIC_KNIGHTS]), cities={"vienna": GOLD_ROOK})
    ops(t, "west", f"{TEUTONIC_KNIGHTS}:0")
    assert (florins(t), serfs(t, "holy_roman_empire"), standing(t)) == ([1, 0], [GOLD_ROOK], {})


# --- F6 ---


def test_F6__not_on_thrones_nor_vassals_nor_the_other_side():
    t = given(
        seat0=having(west=[SINDICAT_REMENCA, "portugal"]), seat1=having(west=["aragon"], east=["hungary"]),
        france=having(suzerain="aragon"),
        concessions={
            "aragon-portugal": 0, "aragon-france": 0, "england-portugal": 0, "hungary-ottoman": 0, "england-france": 0,
        },
    )  # fmt: skip
    ops(t, "west", f"{SINDICAT_REMENCA}:0")
    assert sorted(offered(t, "vote")) == ["aragon", "portugal"]
    assert [refused(t, f"vote:{e}") for e in ("england", "france", "hungary")] == ["F6", "F6", "F6"]


def test_F6__the_place_of_the_acting_card_does_not_matter():
    t = given(
        seat0=having(west=[BONFIRE_OF_THE_VANITIES]), seat1=having(west=["england"]), concessions={"england-france": 0}
    )
    ops(t, "west", f"{BONFIRE_OF_THE_VANITIES}:1")
    assert empire(t, "england") == (0, "king", "")


def test_F6a__a_florin_for_each_repressed_piece():
    t = given(
        seat0=having(west=[SINDICAT_REMENCA], florins=3),
        seat1=having(west=["england"]),
        concessions={"england-france": 0},
        england=having(repressed=["pawn.0", "pawn.1", GOLD_KNIGHT]),
        bishops={"england": "islamic"},
    )
    ops(t, "west", f"{SINDICAT_REMENCA}:0")
    assert (florins(t)[0], empire(t, "england")) == (0, (0, "king", ""))


def test_F6a__who_cannot_pay_cannot_vote():
    t = given(
        seat0=having(west=[SINDICAT_REMENCA], florins=2),
        seat1=having(west=["england"]),
        concessions={"england-france": 0},
        england=having(repressed=["pawn.0", "pawn.1", GOLD_KNIGHT]),
        coins={"west": [1, 0, 0, 0, 0, 0]},
    )
    choose(t, "ops:west")
    assert refused(t, f"use:{SINDICAT_REMENCA}:0") == "F6a"


@pytest.mark.parametrize("mine", [[], ["aragon-france"]])
def test_F6b__as_many_as_another_is_not_enough(mine):
    t = given(
        seats=3,
        seat0=having(west=[SINDICAT_REMENCA]),
        seat1=having(west=["france"]),
        coins={"west": [1, 0, 0, 0, 0, 0]},
        concessions={"england-france": 2, "england-portugal": 0} | dict.fromkeys(mine, 0),
    )
    choose(t, "ops:west")
    assert refused(t, f"use:{SINDICAT_REMENCA}:0") == "F6b"


@pytest.mark.parametrize("doubled", [(), ("rival",), ("mine",)])
def test_F6b__concessions_that_count_double_do_so_for_rivals_too(doubled):
    t = given(
        seat0=having(west=[SINDICAT_REMENCA, *([MICHELANGELO] if doubled == ("mine",) else [])]),
        seat1=having(west=["france", *([MICHELANGELO] if "rival" in doubled else [])]),
        concessions={"aragon-france": 0, "england-france": 0, "france-holy_roman_empire": 1},
        coins={"west": [1, 0, 0, 0, 0, 0]},
    )  # fmt: skip
    choose(t, "ops:west")
    if "rival" in doubled:  # two against one that counts as two
        assert refused(t, f"use:{SINDICAT_REMENCA}:0") == "F6b"
    else:
        assert f"use:{SINDICAT_REMENCA}:0" in offered(t)


def test_F6b__more_than_each_other_counting_land_borders():
    t = given(
        seats=3, seat0=having(west=[SINDICAT_REMENCA]), seat1=having(west=["france", "aragon"]),
        concessions={"aragon-france": 0, "england-france": 0, "france-holy_roman_empire": 2, "aragon-papal_states": 1},
    )  # fmt: skip
    ops(t, "west", f"{SINDICAT_REMENCA}:0")  # Aragon is tied, so only France is left
    assert (empire(t, "france"), empire(t, "aragon")) == ((0, "king", ""), (1, "king", ""))


@pytest.mark.parametrize("republic", [False, True])
def test_F6c__an_opponents_card_comes_as_a_king_and_a_concession_with_it(republic):
    t = given(
        seat0=having(west=[SINDICAT_REMENCA]), seat1=having(west=["france"]), concessions={"aragon-france": 0},
        france=having(republic=republic),
    )  # fmt: skip
    ops(t, "west", f"{SINDICAT_REMENCA}:0")
    assert (empire(t, "france"), t.state.bankers[0].west) == ((0, "king", ""), [SINDICAT_REMENCA, "france"])
    choose(t, "concession:england-france")
    assert held(t) == {"aragon-france": 0, "england-france": 0}


@pytest.mark.parametrize(("before", "after"), [(False, "republic"), (True, "king")])
def test_F6c__ones_own_is_turned_over(before, after):
    t = given(
        seat0=having(west=[SINDICAT_REMENCA, "france"]),
        concessions={"aragon-france": 0},
        france=having(republic=before),
    )
    ops(t, "west", f"{SINDICAT_REMENCA}:0")
    assert empire(t, "france") == (0, after, "")
    choose(t, "none")
    assert held(t) == {"aragon-france": 0}


@pytest.mark.parametrize(("answer", "state"), [("liberty", "medieval"), ("keep_faith", "islamic")])
def test_F6d__a_theocracy_may_become_medieval(answer, state):
    t = given(
        seat0=having(west=[SINDICAT_REMENCA, "france"]),
        concessions={"aragon-france": 0},
        france=having(state="islamic"),
        cities={"paris": TEAL_ROOK},
    )
    ops(t, "west", f"{SINDICAT_REMENCA}:0")
    choose(t, "none")
    assert asked(t) == (0, "liberty")
    choose(t, answer)
    assert (t.state.realms["france"].state, standing(t), empire(t, "france")) == (
        state, {"paris": TEAL_ROOK}, (0, "republic", ""),
    )  # fmt: skip


def test_F6d__a_medieval_empire_has_no_such_choice():
    t = given(seat0=having(west=[SINDICAT_REMENCA, "france"]), concessions={"aragon-france": 0})
    ops(t, "west", f"{SINDICAT_REMENCA}:0")
    choose(t, "none")
    assert asked(t) != (0, "liberty")


# --- F7, F8 ---


def test_F7__to_sea_borders_of_the_location_and_of_its_neighbours_by_sea():
    t = given(
        seat0=having(east=[OTTOMAN_NAVY]),
        pirates={"hungary-ottoman": "islamic", "aragon-portugal": "islamic", "ottoman-papal_states": "catholic"},
    )  # fmt: skip
    ops(t, "east", f"{OTTOMAN_NAVY}:1")
    goals = ["aragon-papal_states", "byzantium-hungary", "mamluk-ottoman", "ottoman-papal_states"]
    assert sorted(offered(t, "sail")) == [f"hungary-ottoman:{goal}" for goal in goals]
    choose(t, "sail:hungary-ottoman:aragon-papal_states")
    assert at_sea(t) == {
        "aragon-papal_states": "islamic", "aragon-portugal": "islamic", "ottoman-papal_states": "catholic",
    }  # fmt: skip


def test_F7__only_a_pirate_of_the_colour_at_the_location():
    t = given(seat0=having(east=[OTTOMAN_NAVY]), pirates={"hungary-ottoman": "catholic", "aragon-portugal": "islamic"})
    assert refused(t, "ops:east") == "E4-min"


def test_F7_same__not_onto_a_pirate_of_the_same_colour():
    t = given(seat0=having(east=[OTTOMAN_NAVY]), pirates={"hungary-ottoman": "islamic", "mamluk-ottoman": "islamic"})
    ops(t, "east", f"{OTTOMAN_NAVY}:1")
    assert refused(t, "sail:hungary-ottoman:mamluk-ottoman") == "F7-same"


@pytest.mark.parametrize("victim", ["pawn", "catholic"])
def test_F7a__who_stands_at_the_goal_dies_and_nobody_on_the_way(victim):
    goal = "aragon-papal_states"
    t = given(
        seat0=having(east=[OTTOMAN_NAVY]),
        concessions={"ottoman-papal_states": 1} | ({goal: 1} if victim == "pawn" else {}),
        pirates={"hungary-ottoman": "islamic"} | ({} if victim == "pawn" else {goal: victim}),
    )  # fmt: skip
    ops(t, "east", f"{OTTOMAN_NAVY}:1")
    choose(t, f"sail:hungary-ottoman:{goal}")
    assert (at_sea(t), held(t), florins(t)) == ({goal: "islamic"}, {"ottoman-papal_states": 1}, [0, 0])
    assert all(not realm.repressed for realm in t.state.realms.values())


def test_F8__a_castle_a_knight_or_a_pirate_of_any_colour():
    t = given(
        seat0=having(west=[DUKE_OF_MILAN], florins=1),
        cities={"valencia": GOLD_KNIGHT, "algiers": TEAL_ROOK, "paris": GOLD_ROOK},
        pirates={"aragon-papal_states": "islamic", "england-france": "islamic"}, concessions={"aragon-france": 1},
        aragon=having(repressed=[RED_KNIGHT]),
    )  # fmt: skip
    ops(t, "west", f"{DUKE_OF_MILAN}:1")
    assert sorted(offered(t, "siege")) == ["algiers", "aragon-papal_states", "valencia"]
    choose(t, "siege:aragon-papal_states")
    assert (at_sea(t), len(standing(t)), florins(t)) == ({"england-france": "islamic"}, 3, [1, 0])


def test_F8__also_in_an_empire_of_ones_own():
    t = given(seat0=having(west=[DUKE_OF_MILAN, "aragon"]), cities={"algiers": TEAL_ROOK})
    ops(t, "west", f"{DUKE_OF_MILAN}:1")
    assert (standing(t), serfs(t, "aragon")) == ({}, [])
