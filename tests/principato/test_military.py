"""The military scoring round (p. 5 and 6)."""

import pytest

from principato.builders import T, asked, bills, choose, given, having, offered, refused, stored, told
from regnum.games.principato import GAME


def round_of(seats: int = 2, **kwargs) -> T:
    return given(seats, agenda=[("military",), ("turn", 0)], **kwargs)


def army(power: int) -> dict:
    """A duchy of this strength with nothing to decide."""
    return having(catapult=power) if power >= 0 else having(militia=-power)


def test_MIL_supply__food_money_and_influence():
    goods = having(food=1, money=1, influence=2, farm=1, bank=1, militia=2, condottiere=2)
    t = round_of(seat0=goods)
    assert asked(t) == (0, "supply")
    choose(t, "move:food:militia", "move:money:condottiere", "move:influence:militia", "move:influence:condottiere")
    assert (asked(t), bills(t)) == ((0, "dismiss"), [5, 0])
    assert told(t, "military-points")[0][1:] == (0, 4, 5)


def test_MIL_supply__is_voluntary():
    t = round_of(seat0=having(food=2, farm=1, militia=2))
    choose(t, "done")
    assert (bills(t), stored(t)) == ([0, 5], (2, 0, 0))


def test_MIL_supply__one_cube_on_each():
    t = round_of(seat0=having(food=2, farm=1, militia=1, condottiere=1, influence=1))
    choose(t, "move:food:militia")
    assert refused(t, "move:food:militia") == "STORE.army"
    assert refused(t, "move:money:condottiere") == "STORE.move"


def test_MIL_supply__who_has_nothing_to_decide_is_not_asked():
    t = round_of(
        3, seat0=having(militia=2), seat1=having(food=2, farm=1, catapult=3), seat2=having(militia=1, influence=1)
    )
    assert asked(t) == (2, "supply")


def test_MIL_order__most_tokens_first_and_catapults_count():
    ready = having(food=2, farm=1, influence=1)
    t = round_of(
        3, seat0=ready | {"militia": 2}, seat1=ready | {"militia": 1, "catapult": 3}, seat2=ready | {"militia": 3}
    )
    order = []
    while asked(t)[1] == "supply":
        order.append(asked(t)[0])
        choose(t, "done")
    assert order == [1, 2, 0]


def test_MIL_order__cubes_do_not_count():
    fed = having(militia=2, militia_food=1, food=2, farm=1)
    t = round_of(seat0=having(militia=2, food=2, farm=1), seat1=fed | {"condottiere": 1})
    assert asked(t) == (1, "supply")


@pytest.mark.parametrize(("first", "order"), [(0, [0, 1, 2, 3]), (2, [2, 3, 0, 1]), (3, [3, 0, 1, 2])])
def test_MIL_order_tie__from_the_starting_player_clockwise(first, order):
    ready = having(food=1, farm=1, militia=1)
    t = round_of(4, first=first, **{f"seat{i}": ready for i in range(4)})
    found = []
    for _ in range(4):
        found.append(asked(t)[0])
        choose(t, "done")
    assert found == order


def test_MIL_order_tie__only_among_the_tied():
    one, two = having(food=1, farm=1, militia=1), having(food=1, farm=1, militia=2)
    t = round_of(3, first=1, seat0=one, seat1=one, seat2=two)
    found = []
    for _ in range(3):
        found.append(asked(t)[0])
        choose(t, "done")
    assert found == [2, 1, 0]


def test_MIL_strength__is_the_sum_of_all_tokens():
    fed = having(catapult=2, militia=3, militia_food=2)
    t = given(seat0=fed, seat1=having(catapult=1, militia=2, militia_food=1, condottiere=2, condottiere_money=1))
    assert GAME.probes["strength"](t.state) == [3, 1]


def test_MIL_strength__may_be_negative():
    t = given(seat0=having(militia=3, condottiere=2, catapult=1))
    assert GAME.probes["strength"](t.state) == [-4, 0]


def test_MIL_strength_catapult__one_each_without_supply():
    t = round_of(seat0=having(catapult=3, food=2, money=2, influence=2, farm=1, bank=1))
    assert [numbers for _, *numbers in told(t, "military-points")] == [[0, 3, 5], [1, 0, 0]]
    assert stored(t) == (2, 2, 2)


@pytest.mark.parametrize(
    ("supply", "power"), [("move:money:condottiere", 1), ("move:influence:condottiere", 1), ("done", -1)]
)
def test_MIL_strength_condottiere__plus_if_paid_minus_if_not(supply, power):
    t = round_of(seat0=having(condottiere=1, money=1, bank=1, influence=1))
    choose(t, supply)
    assert told(t, "military-points")[0][1:3] == (0, power)


@pytest.mark.parametrize(("supply", "power"), [("move:food:militia", 1), ("move:influence:militia", 1), ("done", -1)])
def test_MIL_strength_militia__plus_if_fed_minus_if_not(supply, power):
    t = round_of(seat0=having(militia=1, food=1, farm=1, influence=1))
    choose(t, supply)
    assert told(t, "military-points")[0][1:3] == (0, power)


@pytest.mark.parametrize(
    ("powers", "points"),
    [([2, 1], [5, 0]), ([1, 3, 2], [0, 6, 3]), ([2, 5, 0, 3], [2, 7, 0, 4])],
)
def test_MIL_points__by_place_and_number_of_players(powers, points):
    t = round_of(len(powers), **{f"seat{i}": army(p) for i, p in enumerate(powers)})
    assert bills(t) == points


def test_MIL_points__the_place_counts_even_below_zero():
    t = round_of(3, seat0=army(-1), seat1=army(-2), seat2=army(-3))
    assert bills(t) == [6, 3, 0]


def test_MIL_points__are_added_to_those_won_before():
    t = round_of(seat0=having(catapult=1, bills=7), seat1=having(bills=2))
    assert bills(t) == [12, 2]


@pytest.mark.parametrize(
    ("powers", "points"),
    [
        ([5, 5, 3, 2], [6, 6, 2, 0]),
        ([4, 4], [3, 3]),
        ([3, 2, 1, 1], [7, 4, 1, 1]),
        ([3, 1, 1, 1], [7, 2, 2, 2]),
        ([3, 2, 2, 1], [7, 3, 3, 0]),
        ([2, 2, 2, 1], [5, 5, 5, 0]),
        ([0, 0, 0, 0], [4, 4, 4, 4]),
        ([2, 2, 1], [5, 5, 0]),
        ([2, 1, 1], [6, 2, 2]),
        ([1, 1, 1], [3, 3, 3]),
        ([-1, -1, -2], [5, 5, 0]),
    ],
)
def test_MIL_tie__the_places_covered_are_shared_and_rounded_up(powers, points):
    t = round_of(len(powers), **{f"seat{i}": army(p) for i, p in enumerate(powers)})
    assert bills(t) == points


def test_MIL_cubes_removed__all_go_back_to_the_stock():
    fed = having(militia=3, militia_food=2, militia_influence=1, condottiere=2, condottiere_money=1)
    t = round_of(seat0=fed | {"condottiere_influence": 1, "food": 1, "farm": 1}, seat1=fed)
    for d in t.state.duchies:
        assert (d.militia_food, d.militia_influence, d.condottiere_money, d.condottiere_influence) == (0, 0, 0, 0)
    assert (t.state.stock.food, t.state.stock.money, t.state.stock.influence) == (38, 39, 12)
    assert stored(t) == (1, 0, 0)


def test_MIL_dismiss__any_number_of_soldiers():
    t = round_of(seat0=having(militia=3, condottiere=2, catapult=1))
    assert offered(t) == ["dismiss:condottiere", "dismiss:militia", "done"]
    choose(t, "dismiss:militia", "dismiss:condottiere", "dismiss:militia", "done")
    d = t.state.duchies[0]
    assert (d.militia, d.condottiere, t.state.stock.soldier) == (1, 1, 35)
    assert asked(t) == (0, "turn")


def test_MIL_dismiss__or_none():
    t = round_of(seat0=having(militia=3))
    choose(t, "done")
    assert (t.state.duchies[0].militia, asked(t)) == (3, (0, "turn"))


def test_MIL_dismiss__not_what_one_does_not_have():
    t = round_of(seat0=having(militia=1, condottiere=1))
    choose(t, "dismiss:militia")
    assert refused(t, "dismiss:militia") == "MIL.dismiss"


def test_MIL_dismiss__never_a_catapult():
    t = round_of(seat0=having(militia=1, catapult=1), seat1=having(catapult=2))
    assert refused(t, "dismiss:catapult") is None
    choose(t, "done")
    assert asked(t) == (0, "turn")


def test_MIL_dismiss__not_before_the_scoring():
    t = round_of(seat0=having(militia=1, food=1, farm=1))
    assert refused(t, "dismiss:militia") is None
    choose(t, "done", "done")
    assert refused(t, "dismiss:militia") is None


def test_MIL_dismiss__in_the_order_of_supply():
    t = round_of(3, first=1, seat0=having(militia=2), seat1=having(militia=1), seat2=having(condottiere=1, catapult=4))
    found = []
    for answer in ("dismiss:condottiere", "done", "done"):
        found.append(asked(t)[0])
        choose(t, answer)
    assert found == [2, 0, 1]


def test_MIL_dismiss__the_order_is_that_of_the_start_of_the_round():
    t = round_of(seat0=having(militia=3), seat1=having(militia=2))
    choose(t, "dismiss:militia", "dismiss:militia")
    assert asked(t) == (0, "dismiss")
    choose(t, "done")
    assert asked(t) == (1, "dismiss")


def test_MIL_dismiss__after_the_points():
    t = round_of(seat0=having(militia=1))
    assert (asked(t), bills(t)) == ((0, "dismiss"), [0, 5])
