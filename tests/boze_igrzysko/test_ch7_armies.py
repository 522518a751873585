"""Private armies (7.3)."""

import pytest

from boze_igrzysko.builders import asked, choose, cubes, given, having, money, offered, refused
from regnum.games.boze_igrzysko.content import PROVINCES

RAISE = ("raise_army", 0)


def lord(money=30, **cubes):
    return having(cubes=cubes or {"ukraine": 3, "prussia": 1}, money=money)


def army(t, seat, province):
    i, m = PROVINCES.index(province), t.state.magnates[seat]
    return m.infantry[i], m.cavalry[i], m.artillery[i]


def test_7_3_cycles__from_the_hetman_clockwise_until_all_have_passed():
    t = given(RAISE, mace=1, seat0=lord(), seat1=lord(), seat2=lord())
    seats = []
    for answers in (
        ["raise:prussia", "hire:infantry:1", "hire:cavalry:0"],
        ["raise:prussia", "hire:infantry:1", "hire:cavalry:0"],
        ["pass"],
        ["raise:ukraine", "hire:infantry:1", "hire:cavalry:0", "hire:cossack:0"],
        ["pass"],
        ["pass"],
    ):
        seats.append(asked(t)[0])
        choose(t, *answers)
    assert seats == [1, 2, 0, 1, 2, 1]
    assert not t.pending


def test_7_3_cycles__any_number_of_counters_but_in_one_province():
    t = given(RAISE, turn=2, seat0=lord(money=60))
    choose(t, "raise:prussia", "hire:infantry:3", "hire:cavalry:2", "hire:artillery:1")
    assert army(t, 0, "prussia") == (3, 2, 1)
    assert army(t, 0, "ukraine") == (0, 0, 0)
    assert asked(t) == (0, "raise")  # the next province is another cycle


def test_7_3_pass__out_for_the_rest_of_the_phase():
    t = given(RAISE, seat0=lord(), seat1=lord())
    choose(t, "pass", "raise:prussia", "hire:infantry:1", "hire:cavalry:0")
    assert asked(t) == (1, "raise")
    choose(t, "pass")
    assert not t.pending


def test_7_3_pass__by_itself_for_whoever_cannot_hire():
    t = given(RAISE, seat0=lord(money=1), seat1=lord(money=2))
    assert asked(t) == (1, "raise")


@pytest.mark.parametrize("counts", [(1, 0), (4, 3)])
def test_7_3_cube__one_however_many_are_hired(counts):
    t = given(RAISE, seat0=lord(lithuania=2))
    choose(t, "raise:lithuania", f"hire:infantry:{counts[0]}", f"hire:cavalry:{counts[1]}")
    assert cubes(t, "lithuania")[0] == 1


def test_7_3_cube__one_for_every_muster():
    t = given(RAISE, seat0=lord(lithuania=2))
    choose(
        t,
        "raise:lithuania",
        "hire:infantry:1",
        "hire:cavalry:0",
        "raise:lithuania",
        "hire:infantry:2",
        "hire:cavalry:0",
    )
    assert (cubes(t, "lithuania")[0], army(t, 0, "lithuania")) == (0, (3, 0, 0))


def test_7_3_cube__of_the_province_where_they_are_raised():
    t = given(RAISE, seat0=lord(lithuania=2))
    assert refused(t, "raise:prussia") == "7.3.cube"


@pytest.mark.parametrize(
    ("hired", "price"), [((1, 0, 0, 0), 2), ((0, 1, 0, 0), 4), ((0, 0, 1, 0), 6), ((0, 0, 0, 1), 2), ((2, 3, 1, 2), 26)]
)
def test_7_3_prices__two_four_six_and_two(hired, price):
    t = given(RAISE, turn=2, seat0=lord(ukraine=1))
    units = ("infantry", "cavalry", "artillery", "cossack")
    choose(t, "raise:ukraine", *[f"hire:{unit}:{n}" for unit, n in zip(units, hired, strict=True)])
    assert money(t)[0] == 30 - price
    assert (*army(t, 0, "ukraine"), t.state.cossacks) == hired


def test_7_3_prices__no_credit():
    t = given(RAISE, seat0=lord(money=5, prussia=1))
    choose(t, "raise:prussia")
    assert offered(t) == ["hire:infantry:0", "hire:infantry:1", "hire:infantry:2"]
    choose(t, "hire:infantry:1")  # 3 zł are too little for cavalry
    assert (army(t, 0, "prussia"), money(t)[0]) == ((1, 0, 0), 3)


def test_7_3_artillery_turn__no_gun_in_the_first():
    t = given(RAISE, turn=1, seat0=lord(prussia=1))
    choose(t, "raise:prussia", "hire:infantry:1", "hire:cavalry:1")
    assert not t.pending  # nobody asked for a gun


@pytest.mark.parametrize("turn", [2, 3, 4])
def test_7_3_artillery_turn__but_then(turn):
    t = given(RAISE, turn=turn, seat0=lord(prussia=1))
    choose(t, "raise:prussia", "hire:infantry:0", "hire:cavalry:0")
    assert army(t, 0, "prussia") == (0, 0, 1)  # the last chance to hire anything


def test_7_3_half_price__where_enemy_cubes_stand():
    t = given(RAISE, turn=2, ukraine=having(enemy="muscovy", cubes=1), seat0=lord(ukraine=1))
    choose(t, "raise:ukraine", "hire:infantry:3", "hire:cavalry:2", "hire:artillery:1", "hire:cossack:2")
    assert money(t)[0] == 30 - 3 - 4 - 3 - 2
    assert cubes(t, "ukraine")[0] == 0  # the cube is not halved


def test_7_3_half_price__makes_affordable_what_was_not():
    t = given(RAISE, turn=2, prussia=having(enemy="north", cubes=1), seat0=lord(money=1, prussia=1, lithuania=1))
    assert refused(t, "raise:lithuania") == "7.3.limit"
    choose(t, "raise:prussia")
    assert (army(t, 0, "prussia"), money(t)[0]) == ((1, 0, 0), 0)


def test_7_3_half_price__not_for_influence_markers():
    t = given(RAISE, turn=2, greater_poland=having(markers=3), seat0=lord(greater_poland=1))
    choose(t, "raise:greater_poland", "hire:infantry:2", "hire:cavalry:0", "hire:artillery:0")
    assert money(t)[0] == 26


def test_7_3_limit__own_counters_and_money_only():
    t = given(RAISE, turn=2, seat0=lord(money=100, prussia=3))
    choose(t, "raise:prussia", "hire:infantry:4", "hire:cavalry:3", "hire:artillery:1")
    assert army(t, 0, "prussia") == (4, 3, 1)
    assert not t.pending  # none is left for another muster


SPREAD = {"ukraine": 2, "lithuania": 1}


def test_7_3_limit__counters_elsewhere_are_not_here():
    t = given(RAISE, turn=2, seat0=having(cubes={"prussia": 2}, money=50, infantry=SPREAD, cavalry=SPREAD))
    choose(t, "raise:prussia")
    assert offered(t) == ["hire:infantry:0", "hire:infantry:1"]
    choose(t, "hire:infantry:1", "hire:artillery:1")
    assert army(t, 0, "prussia") == (1, 0, 1)


def test_7_3_limit__a_muster_of_nobody_is_none():
    t = given(RAISE, turn=1, seat0=lord(money=8, prussia=1))
    choose(t, "raise:prussia", "hire:infantry:0")
    assert offered(t) == ["hire:cavalry:1", "hire:cavalry:2"]


def test_7_3_limit__no_limit_to_a_province():
    t = given(
        RAISE, turn=2, seat0=lord(money=2, prussia=1), seat1=having(infantry={"prussia": 4}, cavalry={"prussia": 3}),
        seat2=having(infantry={"prussia": 4}, cavalry={"prussia": 3}, artillery={"prussia": 1}),
    )  # fmt: skip
    choose(t, "raise:prussia")
    assert army(t, 0, "prussia") == (1, 0, 0)


def test_7_3_cossack__in_ukraine_only():
    t = given(RAISE, turn=1, seat0=lord(money=60))
    choose(t, "raise:prussia", "hire:infantry:1", "hire:cavalry:1")
    assert asked(t) == (0, "raise")  # not asked for Cossacks
    choose(t, "raise:ukraine", "hire:infantry:1", "hire:cavalry:1")
    assert offered(t) == ["hire:cossack:0", "hire:cossack:1", "hire:cossack:2"]
    choose(t, "hire:cossack:2")
    assert (t.state.cossacks, cubes(t, "ukraine")[0]) == (2, 2)  # one cube for all of them


def test_7_3_cossack__two_in_all():
    t = given(RAISE, seat0=lord(ukraine=1), seat1=lord(ukraine=1))
    choose(t, "raise:ukraine", "hire:infantry:0", "hire:cavalry:0")
    assert offered(t) == ["hire:cossack:1", "hire:cossack:2"]
    choose(t, "hire:cossack:1", "raise:ukraine", "hire:infantry:1", "hire:cavalry:0")
    assert offered(t) == ["hire:cossack:0", "hire:cossack:1"]
    choose(t, "hire:cossack:1")
    assert t.state.cossacks == 2


def test_7_3_cossack__alone_if_one_likes():
    t = given(RAISE, seat0=lord(ukraine=1))
    choose(t, "raise:ukraine", "hire:infantry:0", "hire:cavalry:0", "hire:cossack:2")
    assert (army(t, 0, "ukraine"), t.state.cossacks, money(t)[0]) == ((0, 0, 0), 2, 26)


def test_7_3_cossack_shared__whoever_has_troops_in_ukraine_may_use_them():
    there = having(cubes={"ukraine": 2}, infantry={"ukraine": 1})
    t = given(("campaign", 0), cossacks=2, seat0=having(cubes={"ukraine": 2}), seat1=there, seat2=there)
    for seat in (1, 2):
        assert asked(t)[0] == seat
        assert "campaign:ukraine:cossacks" in offered(t)
        choose(t, "pass")


def test_7_3_cossack_shared__not_those_who_paid_but_have_none():
    payer = having(cubes={"ukraine": 2, "prussia": 1}, money=2, infantry={"prussia": 1})
    t = given(RAISE, ("campaign", 0), seat0=payer)
    choose(t, "raise:ukraine", "hire:infantry:0")
    assert t.state.cossacks == 1
    assert refused(t, "campaign:ukraine:cossacks") == "8.1.cossack_use"


@pytest.mark.parametrize(("hired", "rebels"), [(0, 2), (1, 1), (2, 0)])
def test_7_3_cossack_revolt__those_not_hired_join_the_tatars(hired, rebels):
    t = given(("unhired",), cossacks=hired)
    assert (t.state.cossacks, t.state.rebels) == (hired, rebels)


@pytest.mark.parametrize("turn", [1, 2, 3, 4])
def test_7_3_cossack_revolt__in_every_turn_and_under_a_treaty_too(turn):
    t = given(("unhired",), turn=turn, treaty="tatars")
    assert t.state.rebels == 2


def test_7_3_cossack_revolt__right_after_the_musters():
    t = given(("turn", 1, 0))
    steps = [step[0] for step in reversed(t.state.agenda)]
    assert steps[steps.index("raise_army") :][:3] == ["raise_army", "unhired", "campaign"]
