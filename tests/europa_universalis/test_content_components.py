"""What is in the box: p. 47 of the rulebook."""

from __future__ import annotations

from collections import Counter

from regnum.games.europa_universalis.content import load

BOX = load()
DATA = BOX.sheet.data
COMMON, PLAYER = DATA["pieces"]["common"], DATA["pieces"]["player"]


def test_COMP_boards__three_boards_and_nineteen_mats() -> None:
    assert DATA["boards_in_box"] == {
        "boards": ["west", "east", "distant"], "player_mats": 6, "army_fleet_mats": 12, "status_mats": 1,
    }  # fmt: skip


def test_COMP_cards__every_deck_has_as_many_cards_as_printed() -> None:
    sizes = DATA["deck_sizes"]
    assert sizes == {
        "action": 108, "trade": 44, "event": 221, "setup": 17, "mission": 160, "milestone": 64, "idea": 30,
        "struggle": 10, "bot": 48,
    }  # fmt: skip
    made = {
        "action": BOX.cards, "trade": BOX.trade, "event": BOX.events, "mission": BOX.missions,
        "milestone": BOX.milestones, "idea": BOX.ideas, "struggle": BOX.struggles,
    }  # fmt: skip
    assert {name: len(deck) for name, deck in made.items()} == {name: sizes[name] for name in made}


def test_COMP_dice__seventeen_dice_with_six_faces() -> None:
    assert {die: raw["count"] for die, raw in DATA["dice"].items()} == {
        "infantry": 6, "cavalry": 3, "artillery": 3, "rebel": 3, "exploration": 1, "d6": 1,
    }  # fmt: skip
    assert {len(faces) for faces in BOX.dice.values()} == {6}
    assert Counter(BOX.dice["infantry"]) == {
        "blank": 1, "outlined_infantry": 1, "infantry": 2, "cavalry": 1, "artillery": 1,
    }  # fmt: skip
    assert Counter(BOX.dice["cavalry"]) == {"outlined_infantry": 1, "infantry": 2, "cavalry": 3}
    assert Counter(BOX.dice["artillery"]) == {"outlined_infantry": 1, "infantry": 2, "artillery": 3}
    assert len(set(BOX.dice["rebel"])) == 6
    assert BOX.dice["d6"] == (1, 2, 3, 4, 5, 6)


def test_COMP_common_units__pieces_for_all() -> None:
    assert {k: COMMON[k] for k in ("mercenaries", "black_units", "rebel_towns", "pirates", "imperial_cubes")} == {
        "mercenaries": 20, "black_units": 25, "rebel_towns": 15, "pirates": 10, "imperial_cubes": 6,
    }  # fmt: skip
    assert COMMON["first_player"] == 1


def test_COMP_common_money__ducats_and_counters() -> None:
    assert DATA["pieces"]["ducats"] == {"10": 21, "5": 21, "1": 36}
    assert (COMMON["income_20"], COMMON["negative_prestige"], COMMON["imperial_authority"]) == (6, 2, 1)
    assert (COMMON["weakness_interest"], COMMON["crusade_excommunication"]) == (30, 1)


def test_COMP_common_map__tokens_of_the_map() -> None:
    tokens = (
        "protestant_counter_reformed", "catholic_mixed", "orthodox_muslim", "revolution_manpower",
        "outside_hre_manpower", "developed_manpower", "occupation_battleground", "dnpr",
    )  # fmt: skip
    assert [COMMON[token] for token in tokens] == [32, 9, 11, 10, 8, 6, 11, 53]


def test_COMP_player_forces__armies_units_and_ships() -> None:
    assert [PLAYER[k] for k in ("armies", "fleets", "units", "ships")] == [3, 1, 20, 15]


def test_COMP_player_towns__towns_and_vassals() -> None:
    assert [PLAYER[k] for k in ("large_towns", "small_towns", "vassals")] == [8, 40, 19]


def test_COMP_player_tokens__cubes_merchants_and_tokens() -> None:
    names = (
        "cubes", "merchants", "claim_core", "claim_cb", "alliances", "marriages", "war_truce", "coats_of_arms",
        "ruler_general", "prestige", "stability_round",
    )  # fmt: skip
    assert [PLAYER[k] for k in names] == [30, 3, 6, 2, 4, 4, 5, 12, 1, 1, 2]


def test_the_counts_of_the_rules_are_those_of_the_box() -> None:
    from regnum.games.europa_universalis import model

    assert [PLAYER[k] for k in ("cubes", "small_towns", "large_towns", "vassals", "ships", "units")] == [
        model.CUBES,
        model.SMALL,
        model.LARGE,
        model.VASSALS,
        model.SHIPS,
        model.REGULARS,
    ]
    assert [COMMON[k] for k in ("mercenaries", "black_units", "rebel_towns", "pirates", "dnpr")] == [
        model.MERCENARIES,
        model.BLACK_UNITS,
        model.REBEL_TOWNS,
        model.PIRATES,
        model.EXPANSION,
    ]
