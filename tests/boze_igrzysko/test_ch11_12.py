"""Four players (chapter 11) and optional rules (chapter 12)."""

import pytest

from boze_igrzysko.builders import (
    asked,
    choose,
    cubes,
    drafted,
    field,
    given,
    having,
    land,
    money,
    offered,
    prestige,
    refused,
    sejm,
    whole_game,
)
from regnum.games.boze_igrzysko import GAME
from regnum.games.boze_igrzysko.content import ENEMIES, FAMILIES, PROVINCES, load
from regnum.games.boze_igrzysko.state import Rules, scores, strength
from regnum.kernel import RegnumError, new_table

SPECIAL = ("special", 0)

# --- 11 ---


@pytest.mark.parametrize("first", [1, 2, 3, 4])
def test_11_1__one_disc_each_there_and_back(first):
    t, discs = drafted(4, first)
    a, b, c, d = [(first - 1 + i) % 4 for i in range(4)]
    assert [seat for seat, _ in discs] == [a, b, c, d, d, c, b, a]
    assert [sum(e.owner == seat for p in t.state.provinces for e in p.estates) for seat in range(4)] == [2] * 4


def test_11_1__the_mace_stays_with_the_first():
    t, discs = drafted(4, 3)
    assert {mace for _, mace in discs} == {2}
    assert t.state.mace == 2


def test_11_2__the_lower_row_of_strengths():
    for turn in (1, 2, 3, 4):
        three, four = (given(seats=n, turn=turn).state for n in (3, 4))
        for i, enemy in enumerate(load().enemies):
            assert strength(three, i) == enemy.strength[3][turn - 1]
            assert strength(four, i) == enemy.strength[4][turn - 1]
    assert strength(given(seats=3, turn=4).state, 1) == 11
    assert strength(given(seats=4, turn=4).state, 1) == 15


@pytest.mark.parametrize(("seats", "entered"), [(3, 11), (4, 15)])
def test_11_2__and_so_many_cubes_invade(seats, entered):
    t = given(("invade", 1), seats=seats, turn=4)
    assert land(t, "lithuania").cubes == entered


@pytest.mark.parametrize(("seats", "alone", "holding"), [(3, 3, 10), (4, 4, 13)])
def test_11_2_ottoman_t4__weak_at_home_or_strong_in_both_fields(seats, alone, holding):
    s = given(seats=seats, turn=4).state
    assert strength(s, 3) == alone
    s = given(seats=seats, turn=4, habsburgs=having(orange=2), held=2).state
    assert (strength(s, 3), strength(s, 4)) == (holding, holding)


def test_11_2_ottoman_t4__both_provinces_are_invaded():
    t = given(("invade", 3), ("invade", 4), seats=4, turn=4, habsburgs=having(orange=2), held=2)
    assert [(land(t, name).enemy, land(t, name).cubes) for name in PROVINCES[3:]] == [(3, 13), (3, 13)]


def test_11_2_ottoman_t4__fewer_when_cubes_are_short():
    """Thirty orange cubes: two in Vienna, four in Ukraine and thirteen in Lesser Poland leave eleven."""
    t = given(
        ("invade", 3), ("invade", 4), seats=4, turn=4, habsburgs=having(orange=2), held=2,
        ukraine=having(enemy="ottomans", cubes=4),
    )  # fmt: skip
    assert (land(t, "lesser_poland").cubes, land(t, "greater_poland").cubes) == (13, 11)


# --- 12 ---


def test_12_0__nothing_of_it_unless_agreed():
    assert new_table(GAME, 3).state.rules == Rules(False, False, False)
    assert refused(treaty_table("ottomans", 1, {}), "treaty:ottomans") == "7.2.3.no_ottoman"


@pytest.mark.parametrize("option", ["treaties_by_turn", "lasting_treaties", "private_duchies"])
def test_12_0__each_for_itself(option):
    t = new_table(GAME, 3, options={option: "yes"})
    on = {name for name in ("treaties_by_turn", "lasting_treaties", "private_duchies") if getattr(t.state.rules, name)}
    assert on == {option}
    with pytest.raises(RegnumError, match=option):
        new_table(GAME, 3, options={option: "perhaps"})


@pytest.mark.parametrize("seats", [3, 4])
def test_12_0__all_of_them_for_a_whole_game(seats):
    options = {"treaties_by_turn": "yes", "lasting_treaties": "yes", "private_duchies": "yes", "families": "chosen"}
    t = whole_game(seats, options=options)
    assert t.over
    assert all(getattr(t.state.rules, name) for name in ("treaties_by_turn", "lasting_treaties", "private_duchies"))


def treaty_table(enemy, turn, options, *then, die=1, money=20):
    envoy = having(cubes={PROVINCES[ENEMIES.index(enemy)]: 1, "prussia": 3}, money=money)
    dice = {f"seat 0: gifts for {enemy}": [die]}
    return given(SPECIAL, *then, turn=turn, options=options, sejm={"prussia": 0}, seat0=envoy, dice=dice)


BY_TURN = {"treaties_by_turn": "yes"}


@pytest.mark.parametrize("turn", [1, 2])
def test_12_1__first_with_the_ottomans_and_not_with_the_tatars(turn):
    assert refused(treaty_table("tatars", turn, BY_TURN), "treaty:tatars") == "12.1"
    t = treaty_table("ottomans", turn, BY_TURN)
    choose(t, "treaty:ottomans")
    assert t.state.treaty.enemy == 3


@pytest.mark.parametrize("turn", [3, 4])
def test_12_1__later_as_usual(turn):
    assert refused(treaty_table("ottomans", turn, BY_TURN), "treaty:ottomans") == "7.2.3.no_ottoman"
    t = treaty_table("tatars", turn, BY_TURN)
    choose(t, "treaty:tatars")
    assert t.state.treaty.enemy == 2


def test_12_1__the_treaty_keeps_them_out():
    t = treaty_table("ottomans", 2, BY_TURN, ("invade", 3), ("invade", 2))
    choose(t, "treaty:ottomans", "pass")
    assert (land(t, "lesser_poland").cubes, land(t, "ukraine").cubes) == (0, 7)


LASTING = {"lasting_treaties": "yes"}


def broken_by(level, dice):
    """Whether these dice break a treaty of that level, and the cubes that they add."""
    t = treaty_table("muscovy", 1, LASTING, ("invasion_roll",))
    t.forced.append(("roll", "invasions", tuple(dice)))
    choose(t, "treaty:muscovy", f"level:{level}", "pass")
    return t.state.treaty is None, field(t, "muscovy").cubes


@pytest.mark.parametrize(
    ("level", "rule", "price", "breaks"),
    [(0, "12.2.standard", 2, 2), (1, "12.2.four", 4, 3), (2, "12.2.six", 6, 4)],
)
def test_12_2_declare__three_levels_before_the_die(level, rule, price, breaks):
    t = treaty_table("muscovy", 1, LASTING, die=3)
    choose(t, "treaty:muscovy")
    assert asked(t) == (0, "level")
    assert offered(t) == ["level:0", "level:1", "level:2"]
    assert GAME.describe(t.state, "level", ("level", level), {}).rule == rule
    assert t.forced  # not rolled yet
    assert (cubes(t, "lithuania")[0], money(t)[0]) == (1, 20)
    choose(t, f"level:{level}")
    assert not t.forced
    assert (money(t)[0], t.state.treaty.breaks) == (20 - price - 3, breaks)
    assert sejm(t) == {}


def test_12_2_declare__who_cannot_pay_loses_everything():
    t = treaty_table("muscovy", 1, LASTING, die=5, money=8)
    choose(t, "treaty:muscovy", "level:1")
    assert (t.state.treaty, money(t)[0], cubes(t, "lithuania")[0], sejm(t)) == (None, 0, 0, {})


def test_12_2_declare__nobody_is_asked_without_the_option():
    t = treaty_table("muscovy", 1, {}, die=3)
    choose(t, "treaty:muscovy")
    assert (money(t)[0], t.state.treaty.breaks) == (15, 2)


@pytest.mark.parametrize(("dice", "result"), [([2, 1, 1, 1], (False, 1)), ([2, 2, 1, 1], (True, 0))])
def test_12_2_standard__two_dice_break_it(dice, result):
    assert broken_by(0, dice) == result


@pytest.mark.parametrize(
    ("dice", "result"), [([2, 2, 1, 1], (False, 2)), ([2, 2, 2, 1], (True, 0)), ([2, 2, 2, 2], (True, 0))]
)
def test_12_2_four__three_dice_break_it(dice, result):
    assert broken_by(1, dice) == result


@pytest.mark.parametrize(("dice", "result"), [([2, 2, 2, 1], (False, 3)), ([2, 2, 2, 2], (True, 0))])
def test_12_2_six__only_four_dice_break_it(dice, result):
    assert broken_by(2, dice) == result


DUCHIES = {"private_duchies": "yes"}
LANDS = {"lithuania": having(estates="0c 1 0"), "prussia": having(estates="0 1 2")}


def test_12_3__a_point_more_for_each_estate_at_home():
    plain = prestige(given(("final",), turn=4, **LANDS))
    more = prestige(given(("final",), turn=4, options=DUCHIES, **LANDS))
    assert [b - a for a, b in zip(plain, more, strict=True)] == [2, 1, 0]  # a city does not triple it


def test_12_3__shown_before_the_end_as_well():
    s = given(turn=4, options=DUCHIES, **LANDS).state
    assert scores(s) == prestige(given(("final",), turn=4, options=DUCHIES, **LANDS))


@pytest.mark.parametrize(
    ("family", "home"),
    [
        ("radziwill", "lithuania"),
        ("sapieha", "lithuania"),
        ("potocki", "lesser_poland"),
        ("leszczynski", "greater_poland"),
    ],
)
def test_12_3_homes__of_each_family(family, home):
    for province in PROVINCES:
        things = {province: having(estates="0"), "seat0": having(family=FAMILIES.index(family))}
        plain, more = (prestige(given(("final",), turn=4, options=o, **things))[0] for o in ({}, DUCHIES))
        assert more - plain == (province == home)
