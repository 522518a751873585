"""Words of the glossary that belong to operations, wars and victories."""

import pytest

from pax_renaissance.cards import (
    ANNE_OF_BRITTANY,
    ARUMER_ZWARTE_HOOP,
    BOLD,
    BOSNIAN_SERBIAN_SILVER,
    BUNDSCHUH_REVOLT,
    COMPANY_OF_MERCHANT_ADVENTURERS,
    CROMWELL,
    CRYPTOGRAPHY,
    DALMATIAN_MERCHANT_MARINE,
    DUKE_OF_MILAN,
    ELIZABETH_BATHORY,
    FLANDERS_GUILD,
    FRIESE_FREEDOM,
    GENOESE_FLEET,
    HANSEATIC_LEAGUE,
    HERMETICISM,
    HOLY_LAND_CRUSADE,
    HOUSE_OF_BORGIA,
    HUMANISM,
    INDIA_ARMADA,
    ISABELLA_OF_CASTILLE,
    JESUITS,
    LA_SERENISSIMA,
    LAST_KNIGHT,
    MERCHANTS_OF_THE_STAPLE,
    MONS_MEG,
    OTTOMAN_NAVY,
    PEASANT_REPUBLIC_OF_DITHMARSCHEN,
    PETERS_PENCE,
    PHOCOEAN_ALUM,
    PRUSSIAN_LEAGUE_NAVY,
    REFORMED_THEOLOGY,
    SCOTTISH_PRIVATEERS,
    SINDICAT_REMENCA,
    SPANISH_TERCIO,
    STAR_CHAMBER,
    SWISS_RISLAUFER,
    TERSANE_I_AMIRE,
    TEUTONIC_KNIGHTS,
)  # fmt: skip
from pax_renaissance.war_builders import (
    GOLD_KNIGHT,
    GOLD_ROOK,
    RED_KNIGHT,
    RED_ROOK,
    TEAL_KNIGHT,
    TEAL_ROOK,
    asked,
    at_sea,
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
from regnum.games.pax_renaissance import GAME
from regnum.games.pax_renaissance.content import load
from regnum.games.pax_renaissance.content.shapes import VICTORIES
from regnum.games.pax_renaissance.state import supply, supreme
from regnum.text import Texts


def fight(t) -> tuple[int, int]:
    (battle,) = told(t, "battle")
    return battle["attackers"], battle["defenders"]


# --- one-shots, operations, bishops ---


def test_GL_ONE_SHOT__only_when_its_card_is_played():
    t = given(seat0=having(west=[FLANDERS_GUILD], hand=[MERCHANTS_OF_THE_STAPLE]))
    choose(t, f"play:{MERCHANTS_OF_THE_STAPLE}", "use_shot:peasant_revolt")
    carry_on(t)
    assert (empire(t, "england")[0], empire(t, "france")[0]) == (0, -1)
    choose(t, "fair:west")
    carry_on(t)
    assert len(told(t, "one-shot")) == 1


@pytest.mark.parametrize(("card", "shot"), [(HANSEATIC_LEAGUE, "shift"), (PETERS_PENCE, "apostasy")])
def test_GL_ONE_SHOT__shifts_and_apostasies_need_no_battle(card, shot):
    t = given(seat0=having(hand=[card], west=[REFORMED_THEOLOGY]))
    choose(t, f"play:{card}", f"use_shot:{shot}")
    carry_on(t)
    assert told(t, "one-shot")
    assert not told(t, "battle")


def test_GL_OP__one_for_each_card_of_the_side():
    t = given(
        seat0=having(west=[FLANDERS_GUILD, MERCHANTS_OF_THE_STAPLE], east=[BOSNIAN_SERBIAN_SILVER]),
        coins={"west": [2, 1, 0, 0, 0, 0]},
        cities={"paris": GOLD_ROOK},
    )
    choose(t, "ops:west", f"use:{FLANDERS_GUILD}:1")
    assert refused(t, f"use:{FLANDERS_GUILD}:2") == "E4-once"
    refused(t, f"use:{BOSNIAN_SERBIAN_SILVER}:1")
    choose(t, f"use:{MERCHANTS_OF_THE_STAPLE}:0", "take:west:0")
    assert (standing(t), florins(t)[0], asked(t)) == ({}, 1, (0, "action"))


def test_GL_BISHOP__it_goes_where_its_card_goes():
    t = given(seat0=having(west=["france", GENOESE_FLEET]), bishops={"france": "islamic", GENOESE_FLEET: "catholic"})
    choose(t, "sell:france", f"sell:{GENOESE_FLEET}")
    assert t.state.bishops == {"france": "islamic"}
    assert supply(t.state, "catholic_bishop") == 5


def test_GL_BISHOP__it_neither_fights_nor_is_besieged_or_repressed():
    t = given(
        seat0=having(west=[ARUMER_ZWARTE_HOOP], hand=[HOUSE_OF_BORGIA]),
        bishops={"france": "islamic", ARUMER_ZWARTE_HOOP: "catholic"},
    )
    assert refused(t, "ops:west") == "E4-min"
    choose(t, f"play:{HOUSE_OF_BORGIA}", "use_shot:conspiracy", "against:france")
    assert fight(t) == (0, 0)


def test_GL_BISHOP__it_may_be_placed_on_another_card_than_the_one_played():
    t = given(seat0=having(hand=[HUMANISM]), seat1=having(west=[FLANDERS_GUILD]))
    choose(t, f"play:{HUMANISM}")
    assert sorted(offered(t, "place")) == [f"catholic_bishop:{c}" for c in (FLANDERS_GUILD, HUMANISM, "france")]


# --- battles ---


@pytest.mark.parametrize(("defenders", "left"), [(1, 2), (3, 0)])
def test_GL_BATTLE__each_attacker_kills_one_and_dies_with_it(defenders, left):
    cities = dict.fromkeys(["paris", "lyon", "bruges"][:defenders], TEAL_ROOK)
    t = given(seat0=having(hand=[BOLD]), france=having(repressed=[RED_KNIGHT]), cities=cities)
    choose(t, f"play:{BOLD}", "use_shot:conspiracy")
    carry_on(t)
    assert fight(t) == (3, defenders)
    assert (len(standing(t)), empire(t, "france")[0]) == (left, 0 if left else -1)


def test_GL_BATTLE__the_attacking_player_picks_who_dies_on_either_side():
    t = given(
        seat0=having(hand=[LAST_KNIGHT]), seat1=having(west=["holy_roman_empire"]),
        cities={"vienna": GOLD_ROOK, "lubeck": TEAL_ROOK, "nurnberg": RED_KNIGHT},
    )  # fmt: skip
    choose(t, f"play:{LAST_KNIGHT}", "use_shot:conspiracy")
    assert (asked(t), offered(t, "lose")) == (
        (0, "casualty"), ["islamic_rook:lubeck", "reformist_knight:nurnberg", "catholic_rook:vienna"],
    )  # fmt: skip
    choose(t, "lose:reformist_knight:nurnberg")
    assert standing(t) == {"vienna": GOLD_ROOK, "lubeck": TEAL_ROOK}


def test_GL_BATTLE__agents_that_die_need_no_piece_in_the_supply():
    abroad = ["london", "bordeaux", "toledo", "granada", "valencia", "venice", "buda"]
    gold = dict.fromkeys(["paris", "lyon", "bruges", *abroad], GOLD_KNIGHT)
    t = given(seat0=having(hand=[BOLD]), cities=gold)
    choose(t, f"play:{BOLD}", "use_shot:conspiracy", "lose:catholic_knight:lyon", "lose:catholic_knight:paris")
    assert len(standing(t)) == 8


def test_GL_BATTLE_b__deaths_then_survivors_then_the_change_of_regime():
    t = given(seat0=having(hand=[BOLD]), france=having(repressed=["pawn.1", GOLD_ROOK]), cities={"paris": TEAL_ROOK})
    choose(t, f"play:{BOLD}", "use_shot:conspiracy")
    order = [asked(t)]
    while asked(t) != (0, "action"):
        choose(t, offered(t)[0])
        order.append(asked(t))
    kinds = [kind for _, kind in order]
    assert kinds == ["casualty", "settle", "settle", "concession", "emancipate", "action"]


def test_GL_BATTLE_b__all_who_can_must_fight():
    t = given(seat0=having(hand=[BOLD]), france=having(repressed=[RED_KNIGHT]), pirates={"england-france": "islamic"})
    choose(t, f"play:{BOLD}", "use_shot:conspiracy")
    assert fight(t) == (4, 0)


@pytest.mark.parametrize(
    ("what", "attackers", "defenders"), [("conspiracy", 4, 0), ("revolt", 3, 0), ("crusade", 3, 1), ("campaign", 1, 0)]
)
def test_GL_BATTLE_e__pirates_by_the_kind_of_war(what, attackers, defenders):
    # a gold and a turquoise pirate off Aragon
    card = {"conspiracy": DUKE_OF_MILAN, "revolt": SINDICAT_REMENCA, "crusade": JESUITS, "campaign": ""}[what]
    t = given(
        seat0=having(hand=[card] if card else [], west=[] if card else ["portugal"], florins=1),
        pirates={"aragon-papal_states": "catholic", "aragon-portugal": "islamic"},
        cities={"toledo": GOLD_KNIGHT, "london": GOLD_KNIGHT} if what in ("crusade", "campaign") else {},
    )  # fmt: skip
    if card:
        choose(t, f"play:{card}", f"use_shot:{'peasant_revolt' if what == 'revolt' else what}")
    else:
        ops(t, "west", "portugal:0")
        choose(t, "campaign:aragon")
    assert fight(t) == (attackers, defenders)


@pytest.mark.parametrize(("what", "attackers"), [("conspiracy", 2), ("revolt", 3), ("crusade", 0), ("campaign", 1)])
def test_GL_BATTLE_f__concessions_and_serfs_only_in_a_revolt(what, attackers):
    card = {"conspiracy": DUKE_OF_MILAN, "revolt": SINDICAT_REMENCA, "crusade": JESUITS, "campaign": ""}[what]
    t = given(
        seat0=having(hand=[card] if card else [], west=[] if card else ["portugal"], florins=1),
        concessions={"aragon-france": 0, "aragon-papal_states": 1}, aragon=having(repressed=["pawn.1"]),
        cities={"crusade": {"algiers": TEAL_ROOK}, "campaign": {"toledo": GOLD_KNIGHT}}.get(what, {}),
    )  # fmt: skip
    if card:
        choose(t, f"play:{card}", f"use_shot:{'peasant_revolt' if what == 'revolt' else what}")
    else:
        ops(t, "west", "portugal:0")
        choose(t, "campaign:aragon")
    assert fight(t)[0] == attackers


@pytest.mark.parametrize(
    ("what", "attackers", "paid"), [("conspiracy", 2, 0), ("revolt", 1, 0), ("crusade", 1, 0), ("campaign", 1, 1)]
)
def test_GL_BATTLE_g__neighbouring_knights_only_in_campaigns_and_religious_wars(what, attackers, paid):
    card = {"conspiracy": DUKE_OF_MILAN, "revolt": SINDICAT_REMENCA, "crusade": JESUITS, "campaign": ""}[what]
    t = given(
        seat0=having(hand=[card] if card else [], west=[] if card else ["portugal"], florins=1),
        cities={"toledo": GOLD_KNIGHT}, pirates={"aragon-papal_states": "islamic"} if what == "crusade" else {},
    )  # fmt: skip
    if card:
        choose(t, f"play:{card}", f"use_shot:{'peasant_revolt' if what == 'revolt' else what}")
    else:
        ops(t, "west", "portugal:0")
        choose(t, "campaign:aragon")
    assert (fight(t)[0], florins(t)[0]) == (attackers, 1 - paid)


def test_GL_BATTLE_g__the_survivors_go_home():
    t = given(seat0=having(hand=[JESUITS]), cities={"toledo": GOLD_KNIGHT, "london": GOLD_KNIGHT, "algiers": TEAL_ROOK})
    choose(t, f"play:{JESUITS}", "use_shot:crusade", "lose:catholic_knight:london")
    carry_on(t)
    assert (standing(t), empire(t, "aragon")[0]) == ({"toledo": GOLD_KNIGHT}, 0)


def test_GL_BATTLE_i__agents_and_repressed_attackers_must_settle():
    t = given(seat0=having(hand=[BOLD]), france=having(repressed=[RED_ROOK]))
    choose(t, f"play:{BOLD}", "use_shot:conspiracy")
    assert (asked(t), len(offered(t, "settle")), "enough" in offered(t)) == ((0, "settle"), 6, False)
    choose(t, "settle:reformist_rook:france:paris", "settle:catholic_knight:card:lyon")
    assert standing(t) == {"paris": RED_ROOK, "lyon": GOLD_KNIGHT, "bruges": GOLD_KNIGHT}  # the last without a question
    assert serfs(t, "france") == []


def test_GL_BATTLE_i__who_finds_no_room_is_repressed_for_nothing():
    t = given(
        seat0=having(hand=[LA_SERENISSIMA], florins=2), papal_states=having(repressed=[RED_KNIGHT, TEAL_KNIGHT]),
    )  # fmt: skip
    choose(t, f"play:{LA_SERENISSIMA}", "use_shot:conspiracy", "settle:islamic_knight:papal_states:venice")
    assert (standing(t), serfs(t, "papal_states")) == ({"venice": TEAL_KNIGHT}, [GOLD_ROOK, RED_KNIGHT])
    assert florins(t)[0] == 2


def test_GL_BATTLE_i__pawns_and_pirates_take_empty_borders_and_push_nobody():
    t = given(
        seat0=having(hand=[ARUMER_ZWARTE_HOOP], florins=2), france=having(repressed=["pawn.1"]),
        concessions={"england-france": 1}, pirates={"france-holy_roman_empire": "reformist"},
    )  # fmt: skip
    choose(t, f"play:{ARUMER_ZWARTE_HOOP}", "use_shot:peasant_revolt")  # a pirate agent finds no empty sea border
    assert (held(t), at_sea(t)) == (
        {"england-france": 1, "aragon-france": 1}, {"france-holy_roman_empire": "reformist"},
    )  # fmt: skip
    assert serfs(t, "france") == []


def test_GL_BATTLE_i__a_repressed_survivor_recalled_for_an_agent_of_its_kind():
    gold = ["london", "bordeaux", "toledo", "granada", "valencia", "algiers", "venice", "buda", "varna"]
    t = given(
        seat0=having(hand=[FRIESE_FREEDOM]), cities=dict.fromkeys(gold, GOLD_ROOK), france=having(repressed=[GOLD_ROOK])
    )
    assert supply(t.state, GOLD_ROOK) == 0
    choose(t, f"play:{FRIESE_FREEDOM}", "use_shot:conspiracy", "settle:catholic_rook:card:paris")
    carry_on(t)
    assert (t.state.cities["paris"], serfs(t, "france"), len(standing(t))) == (GOLD_ROOK, [], 10)


def test_GL_SERF__a_pawn_of_any_colour_fights_in_a_revolt():
    t = given(seats=3, seat0=having(hand=[FLANDERS_GUILD]), france=having(repressed=["pawn.1", "pawn.2", GOLD_ROOK]))
    choose(t, f"play:{FLANDERS_GUILD}", "use_shot:peasant_revolt")
    assert fight(t) == (3, 0)


def test_GL_RULING_CLASS__castles_and_knights_in_cities_whatever_their_colour():
    t = given(
        seat0=having(hand=[FLANDERS_GUILD]), cities={"paris": GOLD_KNIGHT, "lyon": TEAL_ROOK},
        france=having(repressed=[RED_KNIGHT]), pirates={"england-france": "islamic"},
    )  # fmt: skip
    choose(t, f"play:{FLANDERS_GUILD}", "use_shot:peasant_revolt")
    assert fight(t) == (2, 2)


@pytest.mark.parametrize(("piece", "side"), [(RED_ROOK, (3, 0)), (GOLD_ROOK, (2, 1)), (TEAL_ROOK, (2, 1))])
def test_GL_BELIEVER__a_piece_of_the_colour_of_the_war(piece, side):
    t = given(seat0=having(hand=[CROMWELL]), cities={"london": piece}, pirates={"england-france": "islamic"})
    choose(t, f"play:{CROMWELL}", "use_shot:reformation")
    assert fight(t) == (side[0], side[1] + 1)


@pytest.mark.parametrize("piece", [GOLD_ROOK, TEAL_KNIGHT])
def test_GL_HERETIC__a_piece_of_another_colour(piece):
    t = given(seat0=having(hand=[CROMWELL]), cities={"london": piece})
    choose(t, f"play:{CROMWELL}", "use_shot:reformation")
    assert fight(t) == (2, 1)
    assert piece not in standing(t).values()


# --- victory ---


def test_GL_DOMINANCE__both_tests_must_be_passed():
    gold = {"venice": GOLD_KNIGHT}
    assert supreme(given(cities=gold, bishops={"france": "catholic"}).state, 0) == "catholic"
    assert supreme(given(cities=gold).state, 0) == ""
    assert supreme(given(bishops={"france": "catholic"}).state, 0) == ""
    assert supreme(given(cities=gold, bishops={"france": "islamic"}).state, 0) == ""


@pytest.mark.parametrize("language", ["en", "pl"])
def test_GL_VICTORY_CARD__four_of_them_each_turned_by_a_comet_of_either_row(language):
    texts = Texts(GAME, language, ("Ada", "Bona"), strict=True)
    assert len({texts.name(victory) for victory in VICTORIES}) == 4
    for i, victory in enumerate(VICTORIES):
        row, card = (("west", "COMET3"), ("east", "COMET1"))[i % 2]
        t = given(
            seat0=having(florins=1),
            market={
                row: [
                    SPANISH_TERCIO,
                    card,
                    SWISS_RISLAUFER,
                    SCOTTISH_PRIVATEERS,
                    GENOESE_FLEET,
                    COMPANY_OF_MERCHANT_ADVENTURERS,
                ]
            },
        )
        choose(t, f"buy:{row}:1", f"victory:{victory}")
        assert t.state.victories == [victory]


# --- cryptography ---


def cipher(bishops: dict[str, str] | None = None, **more):
    """Seat 0 sells the broken ciphers; seat 1 has Isabella, queen of Portugal, who represses and beheads."""
    t = given(
        seat0=having(west=[CRYPTOGRAPHY, *more.pop("west", [])]),
        seat1=having(west=["portugal", DUKE_OF_MILAN]), portugal=having(queens=[ISABELLA_OF_CASTILLE]), bishops=bishops,
        cities={"toledo": GOLD_ROOK, "valencia": GOLD_KNIGHT}, concessions={"aragon-portugal": 1}, **more,
    )  # fmt: skip
    choose(t, f"sell:{CRYPTOGRAPHY}")
    return t


def test_GL_CRYPTOGRAPHY__one_purple_operation_of_an_opponents_card():
    t = cipher()
    assert (asked(t), sorted(offered(t, "borrow"))) == (
        (0, "borrow"),
        [f"{DUKE_OF_MILAN}:0", f"{ISABELLA_OF_CASTILLE}:0", f"{ISABELLA_OF_CASTILLE}:1"],
    )
    choose(t, f"borrow:{ISABELLA_OF_CASTILLE}:0", "repress:toledo:portugal")
    assert (florins(t), serfs(t, "portugal")) == ([3, 0], [GOLD_ROOK])  # the seller earns


def test_GL_CRYPTOGRAPHY__the_queen_beheads_her_husband():
    t = cipher()
    choose(t, f"borrow:{ISABELLA_OF_CASTILLE}:1")
    assert (empire(t, "portugal"), t.state.realms["portugal"].queens) == ((-1, "king", ""), [])
    assert (t.state.bankers[1].west, held(t), florins(t)[0]) == ([DUKE_OF_MILAN], {"aragon-portugal": 1}, 2)


@pytest.mark.parametrize("where", ["portugal", ISABELLA_OF_CASTILLE])
def test_GL_CRYPTOGRAPHY__a_silenced_card_cannot_be_copied(where):
    assert offered(cipher({where: "islamic"}), "borrow") == [f"{DUKE_OF_MILAN}:0"]


def test_GL_CRYPTOGRAPHY__silence_is_judged_as_in_ones_own_tableau():
    t = cipher({ISABELLA_OF_CASTILLE: "islamic"}, west=[HERMETICISM])
    assert f"{ISABELLA_OF_CASTILLE}:0" in offered(t, "borrow")


def test_GL_CRYPTOGRAPHY__only_from_the_tableau_and_not_if_silenced():
    t = cipher({CRYPTOGRAPHY: "islamic"})
    assert asked(t) == (0, "action")
    t = given(seat0=having(hand=[CRYPTOGRAPHY]), seat1=having(west=[DUKE_OF_MILAN]), concessions={"aragon-portugal": 1})
    choose(t, f"sell:{CRYPTOGRAPHY}")
    assert asked(t) == (0, "action")


def test_GL_CRYPTOGRAPHY__a_card_won_by_its_own_vote_has_acted():
    """As if it had been one's own all along: one operation of each card in a turn (E4-once)."""
    t = given(
        seat0=having(west=[CRYPTOGRAPHY], florins=5), seat1=having(west=["england"]), england=having(republic=True),
        concessions={"england-france": 0}, cities={"london": GOLD_KNIGHT},
    )  # fmt: skip
    choose(t, f"sell:{CRYPTOGRAPHY}", "borrow:england:0")
    carry_on(t)
    assert empire(t, "england") == (0, "king", "")
    assert refused(t, "ops:west") == "E4-min"


# --- pirates ---


def test_GL_PIRATE__only_on_sea_borders():
    t = given(seat0=having(hand=[PRUSSIAN_LEAGUE_NAVY]))  # of the Holy Roman Empire, which has one
    choose(t, f"play:{PRUSSIAN_LEAGUE_NAVY}")
    assert offered(t, "place") == ["catholic_pirate:france-holy_roman_empire"]
    assert len(load().sea) == 9


@pytest.mark.parametrize("before", ["islamic", "catholic", "pawn"])
def test_GL_PIRATE__another_pirate_that_arrives_kills(before):
    border = "france-holy_roman_empire"
    t = given(
        seat0=having(hand=[PRUSSIAN_LEAGUE_NAVY]), pirates={} if before == "pawn" else {border: before},
        concessions={border: 1} if before == "pawn" else {},
    )  # fmt: skip
    choose(t, f"play:{PRUSSIAN_LEAGUE_NAVY}", f"place:catholic_pirate:{border}")
    assert (at_sea(t), held(t), florins(t)) == ({border: "catholic"}, {}, [0, 0])


def test_GL_PIRATE__never_repressed():
    t = given(seat0=having(west=[ARUMER_ZWARTE_HOOP]), pirates={"england-france": "catholic"})
    assert refused(t, "ops:west") == "E4-min"


@pytest.mark.parametrize("how", ["placed", "corsair"])
def test_GL_PIRATE_d__a_protected_concession_shares_the_border(how):
    t = given(
        seat0=having(east=[OTTOMAN_NAVY] if how == "corsair" else [], hand=[OTTOMAN_NAVY] if how == "placed" else []),
        seat1=having(east=[DALMATIAN_MERCHANT_MARINE]), concessions={"mamluk-ottoman": 1, "hungary-ottoman": 0},
        pirates={"ottoman-papal_states": "islamic"} if how == "corsair" else {},
    )  # fmt: skip
    if how == "corsair":
        ops(t, "east", f"{OTTOMAN_NAVY}:1")
        choose(t, "sail:ottoman-papal_states:mamluk-ottoman")
    else:
        choose(t, f"play:{OTTOMAN_NAVY}", "place:islamic_pirate:mamluk-ottoman")
    assert (held(t)["mamluk-ottoman"], at_sea(t)) == (1, {"mamluk-ottoman": "islamic"})


def test_GL_PIRATE_d__not_if_the_protection_is_silenced():
    t = given(
        seat0=having(hand=[OTTOMAN_NAVY]),
        seat1=having(east=[DALMATIAN_MERCHANT_MARINE]),
        concessions={"mamluk-ottoman": 1},
        bishops={DALMATIAN_MERCHANT_MARINE: "catholic"},
    )
    choose(t, f"play:{OTTOMAN_NAVY}", "place:islamic_pirate:mamluk-ottoman")
    assert held(t) == {}


def test_GL_PIRATE_d__no_new_concession_beside_a_pirate():
    t = given(
        seat0=having(east=[DALMATIAN_MERCHANT_MARINE], hand=[PHOCOEAN_ALUM]), pirates={"mamluk-ottoman": "islamic"}
    )
    choose(t, f"play:{PHOCOEAN_ALUM}")
    assert offered(t, "place") == ["pawn.0:hungary-ottoman", "pawn.0:ottoman-papal_states"]


# --- repression ---


def test_GL_REPRESSED__it_dears_the_vote_fights_and_can_be_freed():
    t = given(
        seat0=having(west=[SINDICAT_REMENCA], florins=2),
        seat1=having(west=["france"]),
        concessions={"aragon-france": 0},
        france=having(repressed=[GOLD_ROOK, "pawn.1"]),
    )
    ops(t, "west", f"{SINDICAT_REMENCA}:0")
    choose(t, "none", "free:catholic_rook:paris", "free:pawn.1:england-france")
    assert (florins(t)[0], serfs(t, "france"), standing(t)) == (0, [], {"paris": GOLD_ROOK})
    assert held(t) == {"aragon-france": 0, "england-france": 1}


@pytest.mark.parametrize(("holder", "suzerain"), [([], ""), (["france"], ""), (["england"], "england")])
def test_GL_REPRESS__wherever_the_card_of_the_empire_lies(holder, suzerain):
    t = given(
        seat0=having(west=[ARUMER_ZWARTE_HOOP]), seat1=having(west=holder), france=having(suzerain=suzerain),
        cities={"paris": GOLD_ROOK},
    )  # fmt: skip
    ops(t, "west", f"{ARUMER_ZWARTE_HOOP}:0")
    assert (serfs(t, "france"), standing(t)) == ([GOLD_ROOK], {})


@pytest.mark.parametrize("piece", [GOLD_KNIGHT, RED_ROOK])
def test_GL_REPRESS_a__to_place_an_agent_costs_a_florin(piece):
    t = given(seat0=having(hand=[BOLD], florins=1), cities={"paris": piece, "lyon": piece, "bruges": piece})
    choose(t, f"play:{BOLD}", "decline_shot", "place:catholic_knight:paris")
    assert (florins(t)[0], serfs(t, "france"), t.state.cities["paris"]) == (0, [piece], GOLD_KNIGHT)
    assert asked(t) == (0, "action")  # no florin for the other knight


def test_GL_REPRESS_c__by_tax_or_a_trade_shift_it_is_free():
    t = given(seat0=having(west=[HOLY_LAND_CRUSADE]), concessions={"mamluk-ottoman": 1})
    ops(t, "west", f"{HOLY_LAND_CRUSADE}:0")
    carry_on(t)
    assert (serfs(t, "mamluk"), florins(t)) == (["pawn.1"], [0, 0])
    t = given(seat0=having(hand=[TERSANE_I_AMIRE], florins=1), cities={"trebizond": RED_ROOK})
    choose(t, f"play:{TERSANE_I_AMIRE}", "use_shot:shift", "place:islamic_pirate:mamluk-ottoman")
    assert (serfs(t, "byzantium"), florins(t)) == ([RED_ROOK], [1, 0])


def test_GL_REPRESS_d__the_location_of_the_card_takes_the_serf():
    t = given(
        seat0=having(hand=[MERCHANTS_OF_THE_STAPLE], florins=1),
        concessions={"england-france": 1, "england-portugal": 1},
    )
    choose(t, f"play:{MERCHANTS_OF_THE_STAPLE}", "decline_shot", "place:pawn.0:england-france")
    assert (serfs(t, "england"), serfs(t, "france")) == (["pawn.1"], [])


@pytest.mark.parametrize("where", ["england", "france"])
def test_GL_REPRESS_d__with_a_regional_card_the_empire_it_acts_in(where):
    t = given(seat0=having(hand=[PEASANT_REPUBLIC_OF_DITHMARSCHEN], florins=1), concessions={"england-france": 1})
    choose(
        t,
        f"play:{PEASANT_REPUBLIC_OF_DITHMARSCHEN}",
        "decline_shot",
        "place_agents",
        f"in:{where}",
        "place:pawn.0:england-france",
    )
    assert serfs(t, where) == ["pawn.1"]
    assert asked(t) == (0, "action")


def test_GL_REPRESS_d__a_western_card_represses_nobody_into_the_east():
    t = given(
        seat0=having(hand=[PEASANT_REPUBLIC_OF_DITHMARSCHEN], florins=1), concessions={"holy_roman_empire-hungary": 1}
    )
    choose(t, f"play:{PEASANT_REPUBLIC_OF_DITHMARSCHEN}", "decline_shot", "place_agents", "in:holy_roman_empire")
    choose(t, "place:pawn.0:holy_roman_empire-hungary")
    assert (serfs(t, "holy_roman_empire"), serfs(t, "hungary"), asked(t)) == (["pawn.1"], [], (0, "action"))


# --- neighbours, killing ---


def test_GL_ADJACENT_empires__a_border_or_a_corner():
    near = {name: len(card.adjacent) for name, card in load().empires.items()}
    corners = {"england", "portugal", "byzantium", "mamluk"}
    assert near == {name: 3 if name in corners else 5 for name in near}
    t = given(seat0=having(west=["france"], florins=1), cities={"paris": GOLD_KNIGHT})
    ops(t, "west", "france:0")
    assert sorted(offered(t, "campaign")) == ["aragon", "england", "holy_roman_empire", "papal_states", "portugal"]


def test_GL_ADJACENT_cards__side_by_side_with_vassals_in_their_suzerains_place():
    t = given(
        seat0=having(west=[REFORMED_THEOLOGY]),
        seat1=having(west=[MERCHANTS_OF_THE_STAPLE, "aragon", BUNDSCHUH_REVOLT, TEUTONIC_KNIGHTS]),
        france=having(suzerain="aragon"),
        bishops={BUNDSCHUH_REVOLT: "reformist"},
    )
    ops(t, "west", f"{REFORMED_THEOLOGY}:0")
    goals = {"aragon", "france", TEUTONIC_KNIGHTS, REFORMED_THEOLOGY, "holy_roman_empire"}
    assert {o.partition(":")[2] for o in offered(t, "move")} == goals


def test_GL_KILL__a_killed_piece_is_back_in_the_supply_a_killed_card_out_of_the_game():
    t = given(
        seat0=having(west=[DUKE_OF_MILAN, STAR_CHAMBER]),
        seat1=having(west=[MONS_MEG]),
        cities={"valencia": GOLD_KNIGHT},
    )
    assert supply(t.state, GOLD_KNIGHT) == 9
    choose(t, "ops:west", f"use:{DUKE_OF_MILAN}:1", f"use:{STAR_CHAMBER}:0")
    s = t.state
    assert (supply(s, GOLD_KNIGHT), s.bankers[1].west) == (10, [])
    assert MONS_MEG not in [*s.west_deck, *s.east_deck, *s.market["west"], *s.market["east"]]


# --- the chronicle names the rule that was followed ---


@pytest.mark.parametrize(
    ("card", "answer", "key", "rule"),
    [
        (HOUSE_OF_BORGIA, f"place:catholic_bishop:{HOUSE_OF_BORGIA}", "bishop", "E2.2a"),
        (SWISS_RISLAUFER, "place:catholic_knight:paris", "placed", "E2.2b"),
        (GENOESE_FLEET, "place:catholic_pirate:aragon-papal_states", "placed", "E2.2c"),
        (GENOESE_FLEET, "place:catholic_pirate:aragon-papal_states", "killed", "E2.2c"),
        (INDIA_ARMADA, "place:pawn.0:england-portugal", "placed", "E2.2d"),
    ],
)
def test_GL_AGENT__an_agent_comes_by_the_rule_for_its_kind(card, answer, key, rule):
    t = given(seat0=having(hand=[card]), concessions={"aragon-papal_states": 1})
    choose(t, f"play:{card}")
    for step in ("decline_shot", "place_agents", "in:france"):
        if step in offered(t):
            choose(t, step)
    choose(t, answer)
    assert [e.rule for e in t.events if e.key == key] == [rule]


def test_GL_REGIME_CHANGE_a__the_concession_is_no_agent():
    t = given(seat0=having(hand=[ANNE_OF_BRITTANY]))
    choose(t, f"play:{ANNE_OF_BRITTANY}", "marry:france", "concession:aragon-france")
    assert [e.rule for e in t.events if e.key == "placed"] == ["GL.REGIME_CHANGE.a"]


def test_GL_ABILITY__a_queen_given_up_for_a_revolt_is_not_sold():
    t = given(seat0=having(east=["hungary"]), hungary=having(queens=[ELIZABETH_BATHORY]))
    choose(t, f"revolt:{ELIZABETH_BATHORY}")
    assert [e.rule for e in t.events if e.key == "card-lost"] == ["GL.ABILITY"]
