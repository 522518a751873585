"""The end of the game (p. 7)."""

import pytest

from principato.builders import asked, bills, choose, given, having, told
from regnum.games.principato import GAME


def counted(seats=2, **duchies):
    return given(seats, year=3, agenda=[("final",)], **duchies)


def winners(t):
    return GAME.winners(t.state)


def test_END_when__after_the_scoring_of_the_third_year():
    t = given(year=3, deck=[], seat0=having(catapult=1, militia=1))
    choose(t, "end")
    assert (asked(t), bills(t), t.state.results) == ((0, "dismiss"), [3, 3], [])
    choose(t, "done")
    assert t.over
    assert len(t.state.results) == 2


@pytest.mark.parametrize("year", [1, 2])
def test_END_when__not_after_an_earlier_year(year):
    t = given(year=year, deck=[])
    choose(t, "end")
    assert (t.over, t.state.year, t.state.results) == (False, year + 1, [])


def test_END_when__the_last_scoring_counts():
    t = given(year=3, deck=[], seat0=having(catapult=1, estate_task="bastion"))
    choose(t, "end")
    assert (t.state.results[0].bills, t.state.results[0].estate_points) == (5, 1)


def test_END_sum__bills_culture_and_both_tasks():
    goods = having(bills=9, monument=[3, 5], painting=[8], book=[4], catapult=2)
    t = counted(seat0=goods | {"culture_task": "chapel", "estate_task": "armourer"})
    r = t.state.results[0]
    assert (r.bills, r.culture, r.culture_points, r.estate_points, r.total) == (9, 20, 2, 2, 33)


def test_END_sum__nothing_else_scores():
    goods = having(food=6, money=6, influence=3, farm=5, bank=5, field=1, residence=1, militia=9, condottiere=9)
    t = counted(seat0=goods | {"estate_task": "armourer"})
    assert t.state.results[0].total == 0


def test_END_winner__most_points():
    t = counted(3, seat0=having(bills=3), seat1=having(bills=5), seat2=having(bills=4, estate_task="rich_city"))
    assert winners(t) == [1]
    assert told(t, "won") == [("won", 1, 5)]


def test_END_winner__tasks_can_decide():
    t = counted(seat0=having(bills=4, estate_task="armourer"), seat1=having(bills=3, catapult=2, estate_task="bastion"))
    assert winners(t) == [0]
    t = counted(seat0=having(bills=4, estate_task="bastion"), seat1=having(bills=4, catapult=2, estate_task="armourer"))
    assert winners(t) == [1]


def test_END_tie__most_cubes():
    t = counted(
        seat0=having(bills=5, food=2, money=1, farm=1, bank=1), seat1=having(bills=5, influence=3, money=1, bank=1)
    )
    assert winners(t) == [1]


@pytest.mark.parametrize("cube", ["food", "money", "influence"])
def test_END_tie__each_kind_of_cube_counts(cube):
    t = counted(seat0=having(farm=1, bank=1), seat1={cube: 1, "farm": 1, "bank": 1})
    assert winners(t) == [1]


def test_END_tie__cubes_spent_on_the_army_are_gone():
    poor = having(food=2, farm=1, militia=1, estate_task="armourer")
    t = given(year=3, deck=[], seat0=poor, seat1=having(catapult=1, food=1, money=1, farm=1, bank=1))
    choose(t, "end", "move:food:militia", "done")
    assert (t.state.results[0].total, t.state.results[1].total) == (3, 3)
    assert [r.cubes for r in t.state.results] == [1, 2]
    assert winners(t) == [1]


def test_END_tie__then_the_victory_is_shared():
    one, other = having(bills=5, food=1, farm=1), having(bills=5, influence=1)
    t = counted(3, seat0=one, seat1=other, seat2=having(bills=5, estate_task="rich_city"))
    assert winners(t) == [0, 1]
    assert len(told(t, "won")) == 2


def test_END_tie__matters_only_among_the_best():
    t = counted(seat0=having(bills=5), seat1=having(bills=4, food=6, farm=3))
    assert winners(t) == [0]
