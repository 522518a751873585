"""New estates (7.1)."""

from boze_igrzysko.builders import asked, choose, cubes, estates, given, having, money, offered, refused
from regnum.games.boze_igrzysko.content import PROVINCES

BUILD = ("build", 0)
UKRAINE = having(cubes={"ukraine": 6})


def test_7_1_order__from_the_hetman_clockwise_one_each_until_all_have_passed():
    t = given(BUILD, mace=2, seat0=UKRAINE, seat1=having(cubes={"prussia": 6}), seat2=having(cubes={"lithuania": 6}))
    seats = []
    for answer in ("build:lithuania", "build:ukraine", "build:prussia", "build:lithuania", "pass", "build:prussia"):
        seats.append(asked(t)[0])
        choose(t, answer)
    assert seats == [2, 0, 1, 2, 0, 1]
    assert asked(t) == (2, "build")
    choose(t, "pass")
    assert asked(t) == (1, "build")
    choose(t, "pass")
    assert not t.pending
    assert [estates(t, name) for name in PROVINCES[:3]] == ["1 1", "2 2", "0"]


def test_7_1_order__nobody_is_asked_who_cannot_build():
    t = given(BUILD, seat1=having(cubes={"ukraine": 1}))
    assert asked(t) == (1, "build")
    choose(t, "build:ukraine")
    assert not t.pending


def test_7_1_lowest__the_free_space_nearest_the_start():
    t = given(BUILD, ukraine=having(estates="1 2"), seat0=UKRAINE)
    choose(t, "build:ukraine")
    assert estates(t, "ukraine") == "1 2 0"


def test_7_1_lowest__spaces_emptied_at_the_border_are_filled_again_from_inside():
    t = given(
        ("plunder",), BUILD, ukraine=having(estates="1 2 1", enemy="tatars", cubes=8), turn=2, seat0=UKRAINE
    )  # 8 - 6: two estates are lost  # fmt: skip
    assert estates(t, "ukraine") == "1"
    choose(t, "build:ukraine")
    assert estates(t, "ukraine") == "1 0"


def test_7_1_cost_first__one_cube_of_that_province_and_no_money():
    t = given(BUILD, seat0=having(cubes={"ukraine": 2, "prussia": 2}, money=7))
    choose(t, "build:ukraine")
    assert (cubes(t, "ukraine"), cubes(t, "prussia"), money(t)) == ([1, 0, 0], [2, 0, 0], [7, 0, 0])


def test_7_1_cost_first__not_without_a_cube_there():
    t = given(BUILD, seat0=UKRAINE)
    assert refused(t, "build:prussia") == "7.1.cost_first"
    assert offered(t) == ["build:ukraine", "pass"]


def test_7_1_cost_later__two_cubes_and_never_more():
    t = given(BUILD, seat0=UKRAINE)
    choose(t, "build:ukraine", "build:ukraine")
    assert cubes(t, "ukraine")[0] == 3
    choose(t, "build:ukraine")
    assert cubes(t, "ukraine")[0] == 1
    assert not t.pending  # one cube does not pay for another
    assert estates(t, "ukraine") == "0 0 0"


def test_7_1_cost_later__the_cycle_counts_not_the_estates_of_a_player():
    """Prussia is new to the player, but it is the second cycle."""
    t = given(BUILD, seat0=having(cubes={"ukraine": 3, "prussia": 1}))
    choose(t, "build:ukraine")
    assert refused(t, "build:prussia") == "7.1.cost_later"
    choose(t, "build:ukraine")
    assert cubes(t, "ukraine")[0] == 0


def test_7_1_cost_later__both_cubes_from_the_same_province():
    t = given(BUILD, seat0=having(cubes={"ukraine": 2, "prussia": 1}))
    choose(t, "build:ukraine")
    assert not t.pending


def test_7_1_pass__out_for_the_rest_of_the_phase():
    t = given(BUILD, seat0=UKRAINE, seat1=UKRAINE)
    choose(t, "pass", "build:ukraine", "build:ukraine", "build:ukraine")
    assert not t.pending  # seat 0 never came again
    assert estates(t, "ukraine") == "1 1 1"


def test_7_1_pass__the_next_phase_is_open_again():
    t = given(BUILD, ("raise_army", 0), seat0=having(cubes={"ukraine": 2}, money=4))
    choose(t, "pass")
    assert asked(t) == (0, "raise")


def test_7_1_occupied__enemies_do_not_hinder():
    t = given(BUILD, turn=2, ukraine=having(enemy="tatars", cubes=9), seat0=UKRAINE)
    choose(t, "build:ukraine")
    assert (estates(t, "ukraine"), cubes(t, "ukraine")[0]) == ("0", 5)


def test_7_1_limit__a_full_track():
    t = given(BUILD, ukraine=having(estates="1 1 2 2 2"), seat0=having(cubes={"ukraine": 6, "prussia": 1}))
    assert refused(t, "build:ukraine") == "7.1.limit"


def test_7_1_limit__no_disc_left():
    full = {name: having(estates="0 0 0 0 0") for name in PROVINCES[:2]}
    t = given(
        BUILD, **full, lesser_poland=having(estates="0 0"), sejm={"prussia": 0, "lithuania": 0},
        seat0=having(cubes={"ukraine": 3}), seat1=having(cubes={"ukraine": 1}),
    )  # fmt: skip
    choose(t, "build:ukraine")  # the fifteenth
    assert asked(t) == (1, "build")
    choose(t, "build:ukraine")
    assert not t.pending
