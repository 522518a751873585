"""The numbers of the race that a seat sees before the end."""

from principato.builders import given, having
from regnum.games.principato.present import standing


def seen(t, seat):
    return standing(t.game.seen(t.state, seat))


def test_points_are_arms_and_culture_without_tasks():
    t = given(seat0=having(bills=6, monument=[4, 3]), seat1=having(bills=2))
    assert seen(t, 0)["points"] == [13, 2]
    assert seen(t, None)["works"] == [7, 0]


def test_a_scoring_is_foretold_from_the_troops_as_they_are_now():
    t = given(seat0=having(catapult=1, militia=2, militia_food=1), seat1=having())
    assert (seen(t, 0)["strength"], seen(t, 0)["military"]) == ([1, 0], [5, 0])
    t.state.duchies[1].catapult = 1  # those who are level share
    assert seen(t, 1)["military"] == [3, 3]


def test_nothing_is_foretold_when_the_last_scoring_is_over():
    t = given(seat0=having())
    t.state.scorings = t.content.scorings
    assert seen(t, 0)["military"] is None


def test_only_ones_own_tasks_are_counted():
    t = given(seat0=having(culture_task="chapel", estate_task="armourer", catapult=3, monument=[3], painting=[6]))
    assert seen(t, 0)["tasks"][0] == [2, 3]
    assert seen(t, 1)["tasks"][0] == [None, None]
