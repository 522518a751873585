"""Religious wars and apostasy (K)."""

import pytest

from pax_renaissance.cards import (
    CARLOTTA_LUSIGNAN_OF_CYPRUS,
    CROMWELL,
    DESPINA_KHATUN,
    GENOESE_FLEET,
    GRAND_INQUISITOR,
    GRIM,
    HANDSOME,
    HOLY_LAND_CRUSADE,
    HURREM_SULTAN_ROXELANA,
    JESUITS,
    LUTHER,
    MACHIAVELLIANISM,
    MAN_FOR_ALL_SEASONS,
    PAPAL_ELEPHANT,
    PAPAL_LEGATE_TO_PERSIA,
    PETERS_PENCE,
    REFORMED_THEOLOGY,
    SOPHIA_PALAIOLOGINA,
    TWELVER_GHULAT,
    ZIONIST_STATE,
)  # fmt: skip
from pax_renaissance.war_builders import (
    GOLD_KNIGHT,
    GOLD_ROOK,
    RED_KNIGHT,
    RED_ROOK,
    TEAL_KNIGHT,
    TEAL_ROOK,
    as_before,
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
    refused,
    serfs,
    standing,
    told,
)  # fmt: skip

# JESUITS is a crusade in Aragon with a bishop, CROMWELL a reformation in England with two red knights,
# HANDSOME a jihad in Hungary with two turquoise knights, HOLY_LAND_CRUSADE a crusade against
# the Mamluks with two gold knights.


def fight(t) -> tuple[int, int]:
    (battle,) = told(t, "battle")
    return battle["attackers"], battle["defenders"]


@pytest.mark.parametrize(
    ("card", "war", "faith", "where", "heretic"),
    [
        (HOLY_LAND_CRUSADE, "crusade", "catholic", "mamluk", {"cairo": TEAL_ROOK}),
        (CROMWELL, "reformation", "reformist", "england", {"london": GOLD_ROOK}),
        (HANDSOME, "jihad", "islamic", "hungary", {"buda": GOLD_KNIGHT}),
    ],
)
def test_K1__believers_against_heretics(card, war, faith, where, heretic):
    t = given(seat0=having(hand=[card]), cities=heretic)
    choose(t, f"play:{card}")
    assert offered(t) == [f"use_shot:{war}", "decline_shot"]
    choose(t, f"use_shot:{war}")
    carry_on(t)
    assert fight(t) == (2, 1)
    assert (empire(t, where), t.state.realms[where].state) == ((0, "king", ""), faith)


@pytest.mark.parametrize(
    ("seat0", "seat1", "suzerain"), [([], ["england"], ""), ([], ["france"], "france"), (["england"], [], "")]
)
def test_K1__whoever_holds_the_empire(seat0, seat1, suzerain):
    t = given(
        seat0=having(hand=[CROMWELL], west=seat0), seat1=having(west=seat1), england=having(suzerain=suzerain),
        cities={"london": GOLD_ROOK},
    )  # fmt: skip
    choose(t, f"play:{CROMWELL}", "use_shot:reformation")
    carry_on(t)
    assert empire(t, "england") == (0, "republic" if seat0 else "king", "")


def test_K1__it_is_the_players_choice():
    t = given(seat0=having(hand=[CROMWELL]), cities={"london": GOLD_ROOK})
    choose(t, f"play:{CROMWELL}", "decline_shot", "place:reformist_knight:bordeaux")
    assert standing(t) == {"london": GOLD_ROOK, "bordeaux": RED_KNIGHT}
    assert not told(t, "battle")


def test_K1a__who_must_attack():
    t = given(
        seat0=having(hand=[JESUITS]), aragon=having(repressed=[GOLD_KNIGHT]), concessions={"aragon-france": 0},
        pirates={"aragon-papal_states": "catholic", "england-france": "catholic"},
        cities={
            "valencia": GOLD_ROOK, "algiers": TEAL_ROOK,
            "toledo": GOLD_KNIGHT, "granada": GOLD_ROOK,  # next door: no castle
            "bordeaux": GOLD_KNIGHT, "london": RED_KNIGHT,  # across the corner: no heretic
            "buda": GOLD_KNIGHT,  # too far
        },
    )  # fmt: skip
    choose(t, f"play:{JESUITS}", "use_shot:crusade")
    assert fight(t) == (4, 1)
    assert sorted(offered(t, "lose")) == [
        "catholic_knight:bordeaux", "catholic_knight:toledo", "catholic_pirate:aragon-papal_states",
        "catholic_rook:valencia",
    ]  # fmt: skip
    choose(t, "lose:catholic_pirate:aragon-papal_states")
    assert (serfs(t, "aragon"), held(t)) == ([GOLD_KNIGHT], {"aragon-france": 0})


def test_K1a__a_pawn_agent_does_not_fight_but_is_placed_before():
    army = {"cairo": TEAL_ROOK, "buda": RED_KNIGHT, "varna": RED_KNIGHT}
    t = given(seat0=having(hand=[ZIONIST_STATE]), cities=army)
    choose(t, f"play:{ZIONIST_STATE}", "use_shot:reformation")
    assert (asked(t), offered(t)) == ((0, "agent"), ["place:pawn.0:byzantium-mamluk", "place:pawn.0:mamluk-ottoman"])
    assert told(t, "battle") == []
    choose(t, "place:pawn.0:mamluk-ottoman")
    assert fight(t) == (2, 1)
    choose(t, "lose:reformist_knight:buda")
    assert (asked(t), offered(t, "concession")) == ((0, "concession"), ["byzantium-mamluk"])  # no florin for the other
    choose(t, "concession:byzantium-mamluk")
    assert (asked(t), held(t)) == ((0, "action"), {"byzantium-mamluk": 0, "mamluk-ottoman": 0})
    old = as_before(given(seat0=having(hand=[ZIONIST_STATE]), cities=army), 2)  # a game that began before
    choose(old, f"play:{ZIONIST_STATE}", "use_shot:reformation", "lose:reformist_knight:buda", "none")
    assert asked(old) == (0, "agent")


@pytest.mark.parametrize("pawns", ["own", "rival"])
def test_E2_1__without_room_for_its_pawn_there_is_no_religious_war(pawns):
    def full(purse, revision=0):
        borders = {"byzantium-mamluk": 0 if pawns == "own" else 1, "mamluk-ottoman": 1}
        t = given(
            seat0=having(hand=[ZIONIST_STATE], florins=purse), concessions=borders,
            cities={"cairo": TEAL_ROOK, "buda": RED_KNIGHT, "varna": RED_KNIGHT},
        )  # fmt: skip
        t = as_before(t, revision) if revision else t
        choose(t, f"play:{ZIONIST_STATE}")
        return t

    t = full(0)
    assert (asked(t), told(t, "no-shot")[0]["why"]) == ((0, "action"), "E2.1")
    assert asked(full(0, 2)) == asked(full(1)) == (0, "shot")
    t = full(1)
    choose(t, "use_shot:reformation", "place:pawn.0:mamluk-ottoman")
    assert (florins(t), serfs(t, "mamluk"), fight(t)) == ([0, 0], ["pawn.1"], (2, 1))


def test_K1a__the_bishop_comes_after_the_battle_won_or_lost():
    t = given(seat0=having(hand=[JESUITS]), cities={"algiers": TEAL_ROOK})
    choose(t, f"play:{JESUITS}", "use_shot:crusade")
    assert fight(t) == (0, 1)
    assert (asked(t), sorted(offered(t, "place"))) == (
        (0, "agent"),
        [f"catholic_bishop:{JESUITS}", "catholic_bishop:aragon"],
    )


def test_K1b__heretic_castles_knights_and_pirates_defend():
    t = given(
        seat0=having(hand=[CROMWELL]), cities={"london": GOLD_ROOK, "bordeaux": TEAL_KNIGHT, "paris": GOLD_KNIGHT},
        pirates={"england-france": "islamic", "england-portugal": "reformist", "aragon-portugal": "islamic"},
        concessions={"france-holy_roman_empire": 1},
    )  # fmt: skip
    choose(t, f"play:{CROMWELL}", "use_shot:reformation")
    assert fight(t) == (3, 3)
    assert (standing(t), at_sea(t)) == ({"paris": GOLD_KNIGHT}, {"aragon-portugal": "islamic"})


def test_K1c__not_without_a_heretic():
    t = given(seat0=having(hand=[CROMWELL]), cities={"london": RED_ROOK, "paris": GOLD_ROOK})
    choose(t, f"play:{CROMWELL}")
    assert asked(t) == (0, "agent")


def test_K1c__a_heretic_pirate_is_enough():
    t = given(
        seat0=having(hand=[MAN_FOR_ALL_SEASONS]), cities={"london": GOLD_ROOK}, pirates={"england-france": "reformist"}
    )
    choose(t, f"play:{MAN_FOR_ALL_SEASONS}")
    assert "use_shot:crusade" in offered(t)


def test_K1c__a_regional_war_goes_where_heretics_are():
    t = given(
        seat0=having(hand=[REFORMED_THEOLOGY]), cities={"london": GOLD_ROOK, "paris": RED_ROOK, "algiers": TEAL_ROOK}
    )
    choose(t, f"play:{REFORMED_THEOLOGY}", "use_shot:reformation")
    assert offered(t, "against") == ["england", "aragon"]
    refused(t, "against:france")


def test_K1d__the_repressed_are_no_heretics_to_kill():
    t = given(seat0=having(hand=[CROMWELL]), england=having(repressed=[GOLD_KNIGHT, TEAL_ROOK]))
    choose(t, f"play:{CROMWELL}")
    assert asked(t) == (0, "agent")


def test_K1d__and_do_not_fight():
    t = given(
        seat0=having(hand=[JESUITS]), aragon=having(repressed=[GOLD_KNIGHT, TEAL_ROOK]),
        cities={"algiers": TEAL_ROOK, "valencia": GOLD_ROOK},
    )  # fmt: skip
    choose(t, f"play:{JESUITS}", "use_shot:crusade")
    assert fight(t) == (1, 1)
    assert serfs(t, "aragon") == [GOLD_KNIGHT, TEAL_ROOK]


def test_K_note1__pieces_of_a_religion_serve_whoever_starts_the_war():
    t = given(
        seat0=having(hand=[JESUITS]), seat1=having(west=["aragon", "portugal"]),
        cities={"algiers": TEAL_ROOK, "valencia": GOLD_ROOK, "toledo": GOLD_KNIGHT},
    )  # fmt: skip
    choose(t, f"play:{JESUITS}", "use_shot:crusade", "lose:catholic_knight:toledo", "none")
    assert (empire(t, "aragon"), empire(t, "portugal")) == ((0, "king", ""), (1, "king", ""))


@pytest.mark.parametrize("before", ["medieval", "catholic", "islamic", "reformist"])
def test_K2a__the_empire_becomes_a_theocracy_and_pieces_keep_their_cities(before):
    t = given(
        seat0=having(hand=[HANDSOME]), hungary=having(state=before), cities={"buda": GOLD_KNIGHT, "varna": TEAL_ROOK}
    )
    choose(t, f"play:{HANDSOME}", "use_shot:jihad", "lose:islamic_knight:card")
    assert (t.state.realms["hungary"].state, standing(t)) == ("islamic", {"buda": TEAL_KNIGHT, "varna": TEAL_ROOK})


def test_K2a__a_lost_war_changes_nothing():
    t = given(seat0=having(hand=[JESUITS]), cities={"algiers": TEAL_ROOK})
    choose(t, f"play:{JESUITS}", "use_shot:crusade")
    assert (t.state.realms["aragon"].state, empire(t, "aragon")) == ("medieval", (-1, "king", ""))


def test_K2a__in_constantinople_the_attacker_settles_who_stands_where():
    t = given(
        seat0=having(hand=[GRIM]), cities={"constantinople_1": TEAL_ROOK, "modon": GOLD_ROOK, "tana": TEAL_KNIGHT}
    )
    choose(t, f"play:{GRIM}", "use_shot:jihad", "lose:islamic_knight:tana")
    assert asked(t) == (0, "constantinople")
    choose(t, "stand:islamic_rook:constantinople_3")
    assert standing(t) == {"constantinople_3": TEAL_ROOK}


def test_K2a__nothing_turns_where_the_religion_is_the_same():
    t = given(
        seat0=having(hand=[GRIM]), ottoman=having(state="islamic"),
        cities={"constantinople_1": TEAL_ROOK, "modon": GOLD_ROOK, "tana": TEAL_KNIGHT},
    )  # fmt: skip
    choose(t, f"play:{GRIM}", "use_shot:jihad", "lose:islamic_knight:tana")
    assert (asked(t), told(t, "converted")) == ((0, "concession"), [])
    assert (empire(t, "ottoman"), standing(t)) == ((0, "king", ""), {"constantinople_1": TEAL_ROOK})


@pytest.mark.parametrize("third", [TEAL_ROOK, TEAL_KNIGHT])
def test_K2a__three_in_constantinople_change_places_if_they_are_unlike(third):
    places = [f"constantinople_{i}" for i in (1, 2, 3)]
    full = dict(zip(places, (TEAL_ROOK, TEAL_ROOK, third), strict=True))
    more = {"modon": GOLD_ROOK, "tana": TEAL_KNIGHT}
    t = given(seat0=having(hand=[GRIM]), cities=full | more)
    choose(t, f"play:{GRIM}", "use_shot:jihad", "lose:islamic_knight:tana")
    old = as_before(t, 2)
    if third == TEAL_ROOK:
        assert (asked(t), standing(t)) == ((0, "concession"), full)
        return
    assert asked(t) == (0, "constantinople")
    choose(t, f"stand:{TEAL_ROOK}:{places[2]}", f"stand:{TEAL_ROOK}:{places[1]}")
    assert standing(t) == dict(zip(places, (TEAL_KNIGHT, TEAL_ROOK, TEAL_ROOK), strict=True))
    assert (asked(old), standing(old)) == ((0, "concession"), full)


@pytest.mark.parametrize(("seat0", "face"), [([], "king"), (["england"], "republic")])
def test_K2b__and_the_regime_changes(seat0, face):
    t = given(
        seat0=having(hand=[CROMWELL], west=seat0), cities={"london": GOLD_ROOK}, england=having(state="reformist")
    )
    choose(t, f"play:{CROMWELL}", "use_shot:reformation", "settle:reformist_knight:card:london")
    assert asked(t) == (0, "concession")
    choose(t, "concession:england-france")
    assert (empire(t, "england"), held(t)) == ((0, face, ""), {"england-france": 0})


# --- apostasy; TWELVER_GHULAT sets Islam against the Reformation and has a turquoise bishop ---


def test_K3__who_has_both_loses_every_card_of_either():
    t = given(
        seats=3,
        seat0=having(hand=[TWELVER_GHULAT], west=[LUTHER, GENOESE_FLEET], east=[GRIM, HANDSOME]),
        seat1=having(west=[REFORMED_THEOLOGY, PETERS_PENCE], east=["ottoman"]), hungary=having(suzerain="ottoman"),
        seat2=having(west=[CROMWELL]), bishops={REFORMED_THEOLOGY: "catholic", "ottoman": "catholic"},
    )  # fmt: skip
    choose(t, f"play:{TWELVER_GHULAT}", "use_shot:apostasy", "place:islamic_bishop:mamluk")
    west = [b.west for b in t.state.bankers]
    east = [b.east for b in t.state.bankers]
    assert (west, east) == ([[GENOESE_FLEET], [PETERS_PENCE], [CROMWELL]], [[], [], []])
    assert (empire(t, "ottoman"), empire(t, "hungary")) == ((-1, "king", ""), (-1, "king", ""))
    assert t.state.bishops == {"mamluk": "islamic", "ottoman": "catholic"}  # one stays with its king, one is lost
    assert not told(t, "battle")


def test_K3__a_vassal_that_went_with_its_suzerain_is_told_of_once():
    t = given(
        seat0=having(hand=[PAPAL_LEGATE_TO_PERSIA]),
        seat1=having(west=["papal_states"]),
        ottoman=having(suzerain="papal_states"),
    )
    choose(t, f"play:{PAPAL_LEGATE_TO_PERSIA}", "use_shot:apostasy")
    carry_on(t)
    assert [line["empire"] for line in told(t, "throne")] == ["ottoman", "papal_states"]
    assert told(t, "apostate") == [{"seat": 1, "n": 2}]


def test_K3__it_needs_somebody_who_has_both():
    t = given(seat0=having(hand=[TWELVER_GHULAT], east=[GRIM]), seat1=having(west=[CROMWELL]))
    choose(t, f"play:{TWELVER_GHULAT}")
    assert asked(t) == (0, "agent")


def test_K3__vassals_and_silenced_cards_count():
    t = given(
        seat0=having(hand=[TWELVER_GHULAT]), seat1=having(west=[CROMWELL, "holy_roman_empire"]),
        ottoman=having(suzerain="holy_roman_empire"), bishops={CROMWELL: "catholic", "ottoman": "catholic"},
    )  # fmt: skip
    choose(t, f"play:{TWELVER_GHULAT}", "use_shot:apostasy", "place:islamic_bishop:mamluk")
    assert (empire(t, "ottoman"), empire(t, "holy_roman_empire")) == ((-1, "king", ""), (1, "king", ""))
    assert t.state.bankers[1].west == ["holy_roman_empire"]


@pytest.mark.parametrize(
    ("king", "queen"), [("hungary", SOPHIA_PALAIOLOGINA), ("ottoman", CARLOTTA_LUSIGNAN_OF_CYPRUS)]
)
def test_K3a__a_couple_goes_together_if_either_is_hit(king, queen):
    # Sophia is Reformist and her king is not; the sultan is Islamic and his wife is not
    t = given(
        seat0=having(hand=[TWELVER_GHULAT]), seat1=having(west=[CROMWELL], east=[king, GRIM]),
        **{king: having(queens=[queen], repressed=["pawn.0"])}, bishops={queen: "catholic"},
    )  # fmt: skip
    choose(t, f"play:{TWELVER_GHULAT}", "use_shot:apostasy", "place:islamic_bishop:mamluk")
    realm = t.state.realms[king]
    assert (realm.holder, realm.queens, realm.repressed, t.state.bishops[queen]) == (
        -1,
        [queen],
        ["pawn.0"],
        "catholic",
    )
    assert t.state.bankers[1].east == []


def test_K3b__the_agents_are_placed_before_the_card_is_lost():
    t = given(seat0=having(hand=[TWELVER_GHULAT], west=[LUTHER]))
    choose(t, f"play:{TWELVER_GHULAT}", "use_shot:apostasy")
    assert sorted(offered(t, "place")) == [f"islamic_bishop:{TWELVER_GHULAT}", "islamic_bishop:mamluk"]
    refused(t, "enough")
    choose(t, "place:islamic_bishop:mamluk")
    assert (t.state.bishops, t.state.bankers[0].east) == ({"mamluk": "islamic"}, [])


def test_K3b__a_bishop_on_the_doomed_card_is_lost_with_it():
    t = given(seat0=having(hand=[TWELVER_GHULAT], west=[LUTHER]))
    choose(t, f"play:{TWELVER_GHULAT}", "use_shot:apostasy", f"place:islamic_bishop:{TWELVER_GHULAT}")
    assert (t.state.bishops, t.state.bankers[0].east) == ({}, [])


def test_K3c__old_maids_are_left_in_peace():
    t = given(
        seat0=having(hand=[TWELVER_GHULAT], west=[LUTHER], maids=[SOPHIA_PALAIOLOGINA]),
        seat1=having(maids=[DESPINA_KHATUN], east=[GRIM]),
    )  # fmt: skip
    choose(t, f"play:{TWELVER_GHULAT}", "use_shot:apostasy", "place:islamic_bishop:mamluk")
    assert (t.state.bankers[0].maids, t.state.bankers[1].maids) == ([SOPHIA_PALAIOLOGINA], [DESPINA_KHATUN])
    assert (t.state.bankers[0].west, t.state.bankers[1].east) == ([], [GRIM])


@pytest.mark.parametrize(("card", "what", "rule"), [(JESUITS, "crusade", "K1c"), (PAPAL_ELEPHANT, "apostasy", "K3")])
def test_K1c__whoever_plays_it_is_told_why_it_cannot_be_used(card, what, rule):
    t = given(seat0=having(hand=[card]), cities={"valencia": GOLD_KNIGHT})
    choose(t, f"play:{card}")
    (event,) = [e for e in t.events if e.key == "no-shot"]
    assert (event.rule, event.args["what"]) == (rule, what)
    assert asked(t) == (0, "agent")


def test_K1c__and_so_is_who_sells_it_to_set_it_off():
    t = given(seat0=having(hand=[JESUITS], west=[MACHIAVELLIANISM]))
    choose(t, f"sell:{JESUITS}")
    assert [e.rule for e in t.events if e.key == "no-shot"] == ["K1c"]
    assert asked(t) == (0, "action")


def test_K3a__the_table_is_told_of_all_cards_that_are_lost():
    """Spouses and vassals go home with an empire that is hit."""
    t = given(
        seat0=having(west=[GRAND_INQUISITOR], east=["ottoman"], hand=[PAPAL_LEGATE_TO_PERSIA]),
        ottoman=having(queens=[SOPHIA_PALAIOLOGINA]),
        byzantium=having(suzerain="ottoman", queens=[HURREM_SULTAN_ROXELANA]),
    )
    choose(t, f"play:{PAPAL_LEGATE_TO_PERSIA}", "use_shot:apostasy")
    carry_on(t)
    assert (empire(t, "ottoman")[0], empire(t, "byzantium")[0]) == (-1, -1)
    assert [e["n"] for e in told(t, "apostate")] == [5]
