"""The task cards (p. 7)."""

import pytest

from principato.builders import given, whole_game

SETS = [("monument", 3), ("book", 4), ("painting", 6)]


def worth(task: str, content: dict | None = None, **goods) -> int:
    """Points of a task in the final count."""
    deck = "culture" if task in ("chapel", "town_hall", "palace", "villa") else "estate"
    t = given(agenda=[("final",)], content=content, seat0=goods | {f"{deck}_task": task})
    result = t.state.results[0]
    assert getattr(result, f"{deck}_task") == task
    return result.culture_points if deck == "culture" else result.estate_points


def works(monuments: int = 0, books: int = 0, paintings: int = 0) -> dict:
    return {kind: [value] * n for (kind, value), n in zip(SETS, (monuments, books, paintings), strict=True)}


def test_TASK_cap__the_scarcer_kind_counts():
    assert worth("chapel", **works(monuments=3, paintings=1)) == worth("chapel", **works(monuments=1, paintings=3)) == 2


@pytest.mark.parametrize(("task", "most"), [("chapel", 8), ("town_hall", 8), ("palace", 15), ("villa", 9)])
def test_TASK_cap__a_fourth_set_adds_nothing(task, most):
    assert worth(task, **works(4, 4, 4)) == worth(task, **works(3, 3, 3)) == most


def test_TASK_cap__tokens_count_for_their_value_too():
    t = given(agenda=[("final",)], seat0=works(monuments=1, paintings=1) | {"culture_task": "chapel"})
    assert (t.state.results[0].culture, t.state.results[0].culture_points) == (9, 2)


@pytest.mark.parametrize(("pairs", "points"), [(0, 0), (1, 2), (2, 5), (3, 8)])
def test_TASK_kaplica__monuments_with_paintings(pairs, points):
    assert worth("chapel", **works(monuments=pairs, books=5, paintings=pairs)) == points
    assert worth("chapel", **works(monuments=pairs, books=5)) == worth("chapel", **works(books=5, paintings=pairs)) == 0


@pytest.mark.parametrize(("pairs", "points"), [(0, 0), (1, 2), (2, 5), (3, 8)])
def test_TASK_ratusz__monuments_with_books(pairs, points):
    assert worth("town_hall", **works(monuments=pairs, books=pairs, paintings=5)) == points
    assert worth("town_hall", **works(monuments=pairs, paintings=5)) == 0
    assert worth("town_hall", **works(books=pairs, paintings=5)) == 0


@pytest.mark.parametrize(("sets", "points"), [(0, 0), (1, 5), (2, 10), (3, 15)])
def test_TASK_palac__all_three_kinds(sets, points):
    assert worth("palace", **works(sets, sets, sets)) == points
    assert worth("palace", **works(sets, sets)) == worth("palace", **works(sets, 0, sets)) == 0
    assert worth("palace", **works(0, sets, sets)) == 0


@pytest.mark.parametrize(("pairs", "points"), [(0, 0), (1, 2), (2, 5), (3, 9)])
def test_TASK_willa__books_with_paintings(pairs, points):
    assert worth("villa", **works(monuments=5, books=pairs, paintings=pairs)) == points
    assert worth("villa", **works(monuments=5, books=pairs)) == worth("villa", **works(5, 0, pairs)) == 0


@pytest.mark.parametrize("catapults", [0, 1, 7])
def test_TASK_zbrojmistrz__a_point_for_each_catapult(catapults):
    assert worth("armourer", catapult=catapults, militia=3, condottiere=2) == catapults


@pytest.mark.parametrize(
    ("fields", "farms", "points"), [(0, 0, 0), (3, 3, 0), (4, 3, 1), (8, 0, 2), (0, 8, 2), (5, 4, 3)]
)
def test_TASK_zyzna_ziemia__fields_and_farms_beyond_the_sixth(fields, farms, points):
    assert worth("fertile_land", field=fields, farm=farms, residence=9, bank=9) == points


@pytest.mark.parametrize(("bills", "points"), [(0, 0), (3, 0), (4, 1), (7, 1), (8, 2), (11, 2), (41, 10)])
def test_TASK_bastion__a_point_for_every_full_four(bills, points):
    assert worth("bastion", bills=bills) == points


@pytest.mark.parametrize(
    ("residences", "banks", "points"), [(0, 0, 0), (3, 3, 0), (4, 3, 1), (8, 0, 2), (0, 8, 2), (5, 4, 3)]
)
def test_TASK_missing__the_eighth_counts_residences_and_banks_beyond_the_sixth(residences, banks, points):
    assert worth("rich_city", residence=residences, bank=banks, field=9, farm=9) == points


def test_TASK_missing__its_threshold_is_data():
    printed_otherwise = {"task": {"rich_city": {"above": {"free": 4}}}}
    assert worth("rich_city", printed_otherwise, residence=4, bank=4) == 4


def test_TASK_missing__with_four_players_all_eight_are_dealt():
    dealt = {t for r in whole_game(4).state.results for t in (r.culture_task, r.estate_task)}
    assert len(dealt) == 8
    assert "rich_city" in dealt
