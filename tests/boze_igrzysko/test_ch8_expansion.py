"""Phase thirteen: enemies expand (8.4)."""

import pytest

from boze_igrzysko.war_builders import (
    army,
    clients,
    dice,
    expand,
    given,
    having,
    held,
    markers,
    own,
    rolled,
    told,
)  # fmt: skip
from regnum.games.boze_igrzysko.state import enemy_free, markers_free

ALL = ("north", "muscovy", "tatars", "ottomans", "habsburgs")


def cubes(enemy: str, n: int, **more) -> dict:
    return {"enemy": enemy, "cubes": n, **more}


def test_8_4_order__from_field_one_to_field_five():
    t = given(2, ("turn", 2, 0))
    names = [step for step in reversed(t.state.agenda) if step[0] in ("relief", "expand", "plunder")]
    assert names == [("relief", 0), *(("expand", i) for i in range(5)), ("plunder",)]


def test_8_4_order__each_is_resolved_before_the_next():
    t = given(
        4, expand(*ALL), prussia=cubes("north", 2), ukraine=cubes("tatars", 5), greater_poland=cubes("habsburgs", 1)
    )
    # the Prussians reach Lithuania and are worn down there; in Greater Poland they destroy the Habsburgs' cube,
    # who then cannot expand
    assert held(t, "lithuania") == ("tatars", 3)
    assert held(t, "greater_poland") == ("north", 1)
    assert told(t, "expansion") == [("expansion", "prussians", "prussia"), ("expansion", "tatars", "ukraine")]


@pytest.mark.parametrize(("players", "expands"), [((2, 0, 0), True), ((1, 1, 1), False), ((0, 4, 0), False)])
def test_8_4_condition__more_cubes_than_all_players_together(players, expands):
    seats = {f"seat{i}": having(cubes={"prussia": n}) for i, n in enumerate(players)}
    t = given(1, expand("north"), prussia=cubes("north", 3), **seats)
    assert held(t, "lithuania") == (("north", 1) if expands else (None, 0))


def test_8_4_condition__old_cubes_expand_too():
    t = given(2, expand("north"), prussia=cubes("north", 1, entered=False))
    assert held(t, "lithuania") == ("north", 1)


def test_8_4_condition__only_from_the_province_beside_its_field():
    t = given(2, expand(*ALL), lithuania=cubes("north", 3), greater_poland=cubes("ottomans", 3))
    assert [held(t, where) for where in ("prussia", "ukraine", "lesser_poland")] == [(None, 0)] * 3


def test_8_4_amount__the_full_difference_to_each_target():
    t = given(2, expand("north"), prussia=cubes("north", 5), seat1=having(cubes={"prussia": 1}))
    assert held(t, "lithuania") == ("north", 4)
    assert held(t, "greater_poland") == ("north", 4)


@pytest.mark.parametrize(
    ("enemy", "source", "targets"),
    [
        ("north", "prussia", {"lithuania", "greater_poland"}),
        ("muscovy", "lithuania", {"prussia", "ukraine"}),
        ("tatars", "ukraine", {"lithuania", "lesser_poland"}),
        ("ottomans", "lesser_poland", {"ukraine", "greater_poland"}),
        ("habsburgs", "greater_poland", {"prussia", "lesser_poland"}),
    ],
)
def test_8_4_arrows__two_neighbours_one_step_deep(enemy, source, targets):
    t = given(4, expand(*ALL), **{source: cubes(enemy, 2)})
    places = ("prussia", "lithuania", "ukraine", "lesser_poland", "greater_poland")
    assert {where for where in places if held(t, where) == (enemy, 2)} == targets | {source}


def test_8_4_arrows__ottomans_who_reach_greater_poland_now_go_no_further():
    t = given(4, expand(*ALL), lesser_poland=cubes("ottomans", 2), habsburgs={"orange": 2}, flags={"held": 2})
    assert held(t, "greater_poland") == ("ottomans", 2)
    assert held(t, "prussia") == (None, 0)


def test_8_4_arrows__ottomans_who_invaded_greater_poland_do():
    t = given(4, expand(*ALL), greater_poland=cubes("ottomans", 2), habsburgs={"orange": 2}, flags={"held": 2})
    assert held(t, "prussia") == ("ottomans", 2)
    assert held(t, "lesser_poland") == ("ottomans", 2)


def test_8_4_reserve__new_cubes_come_and_the_old_stay():
    t = given(2, expand("north"), prussia=cubes("north", 5), north={"cubes": 2})
    assert held(t, "prussia") == ("north", 5)
    assert t.state.fields[0].cubes == 2
    assert enemy_free(t.state, 0) == 25 - 2 - 15


def with_stock(north: int) -> dict:
    return {"stock": {"cubes": {"north": north}}}


def test_8_4_supply__cubes_of_the_field_are_used():
    t = given(2, expand("north"), content=with_stock(11), prussia=cubes("north", 3), north={"cubes": 4})
    assert (held(t, "lithuania"), held(t, "greater_poland")) == (("north", 3), ("north", 3))
    assert t.state.fields[0].cubes == 2


@pytest.mark.parametrize(("die", "split"), [(1, (3, 2)), (2, (2, 3))])
def test_8_4_supply__halves_of_what_is_left_and_the_odd_one_by_lot(die, split):
    t = given(
        2, expand("north"), content=with_stock(9), prussia=cubes("north", 4), north={"cubes": 3},
        dice=dice("north: odd piece", die),
    )  # fmt: skip
    assert (held(t, "lithuania")[1], held(t, "greater_poland")[1]) == split
    assert t.state.fields[0].cubes == 0


def test_8_4_supply__even_halves_without_a_lot():
    t = given(2, expand("north"), content=with_stock(8), prussia=cubes("north", 4))
    assert (held(t, "lithuania"), held(t, "greater_poland")) == (("north", 2), ("north", 2))


def test_8_4_supply__a_single_target_gets_all_there_are():
    t = given(2, expand("north"), content=with_stock(8), prussia=cubes("north", 4), greater_poland=cubes("north", 1))
    assert held(t, "lithuania") == ("north", 3)


def test_8_4_supply__both_targets_are_counted_out_before_either_is_resolved():
    t = given(
        2, expand("north"), content=with_stock(7), prussia=cubes("north", 3), seat0=having(infantry={"lithuania": 2}),
        dice=own(0, "defence", "lithuania", [6, 6]),
    )  # fmt: skip
    assert (held(t, "lithuania"), held(t, "greater_poland")) == ((None, 0), ("north", 2))


def test_8_4_supply__cubes_before_vienna_are_used_but_for_two():
    t = given(3, expand("habsburgs"), content={"stock": {"cubes": {"ottomans": 20}}}, habsburgs={"orange": 16})
    assert held(t, "greater_poland") == ("ottomans", 14)
    assert t.state.fields[4].orange == 6  # four off the board, ten taken from there


def test_8_4_supply__never_the_two_that_are_tied_down():
    t = given(3, expand("habsburgs"), content={"stock": {"cubes": {"ottomans": 9}}}, habsburgs={"orange": 9})
    assert held(t, "greater_poland") == ("ottomans", 7)
    assert t.state.fields[4].orange == 2


def test_8_4_supply__nor_for_an_invasion_on_turn_four():
    t = given(
        4, [("invade", 4)], flags={"held": 2}, habsburgs={"orange": 3}, lithuania=cubes("ottomans", 25),
    )  # fmt: skip
    assert held(t, "greater_poland") == ("ottomans", 3)  # two off the board and one from there, of eleven
    assert t.state.fields[4].orange == 2


def test_8_4_supply__where_no_cube_could_come_influence_still_spreads():
    t = given(
        4, expand("ottomans", "habsburgs"), flags={"held": 2}, habsburgs={"orange": 2},
        lesser_poland=cubes("ottomans", 28), greater_poland={"markers": 3},
    )  # fmt: skip
    assert held(t, "greater_poland") == (None, 0)
    assert markers(t) == {"greater_poland": 3, "prussia": 3}


def test_8_4_supply__of_markers():
    t = given(2, expand("habsburgs"), greater_poland={"markers": 5}, lithuania={"markers": 1})
    assert markers(t) == {"greater_poland": 5, "lithuania": 1, "prussia": 2, "lesser_poland": 2}


@pytest.mark.parametrize(("die", "split"), [(1, (2, 1)), (2, (1, 2))])
def test_8_4_supply__an_odd_marker_by_lot(die, split):
    t = given(
        2, expand("habsburgs"), greater_poland={"markers": 5}, lithuania={"markers": 2},
        dice=dice("habsburgs: odd piece", die),
    )  # fmt: skip
    assert (markers(t)["prussia"], markers(t)["lesser_poland"]) == split


def test_8_4_cubes_stay__players_lose_none_to_enemy_cubes():
    t = given(
        2, expand("north"), prussia=cubes("north", 5),
        seat0=having(cubes={"lithuania": 2, "greater_poland": 2, "prussia": 1}),
    )  # fmt: skip
    assert t.state.magnates[0].cubes == (1, 2, 0, 0, 2)


def test_8_4_same_rules__markers_leave_units_fire_and_enemies_clash():
    t = given(
        2, expand("north"), prussia=cubes("north", 5), lithuania=cubes("muscovy", 1), greater_poland={"markers": 2},
        dice=own(2, "defence", "lithuania", [5, 1]), seat2=having(infantry={"lithuania": 2}),
    )  # fmt: skip
    assert held(t, "lithuania") == ("north", 5 - 1 - 1)
    assert army(t, 2, "lithuania") == (1, 0, 0)
    assert (held(t, "greater_poland"), markers(t)) == (("north", 5), {})
    assert t.state.provinces[1].entered


def test_8_4_same_rules__units_fire_again_at_every_entry():
    t = given(
        2, expand("north", "tatars"), prussia=cubes("north", 1), ukraine=cubes("tatars", 1),
        dice=own(0, "defence", "lithuania", [6]) * 2, seat0=having(infantry={"lithuania": 1}),
    )  # fmt: skip
    assert held(t, "lithuania") == (None, 0)
    assert len(rolled(t)) == 2


def test_8_4_no_reentry__that_target_is_skipped_and_the_other_is_not():
    t = given(2, expand("north"), prussia=cubes("north", 3), lithuania=cubes("north", 1))
    assert held(t, "lithuania") == ("north", 1)
    assert held(t, "greater_poland") == ("north", 3)


def test_8_4_no_reentry__with_both_held_nothing_happens():
    t = given(
        2, expand("north"), prussia=cubes("north", 3), lithuania=cubes("north", 1), greater_poland=cubes("north", 1)
    )
    assert told(t, "expansion", "entered") == []


def test_8_4_no_reentry__markers_likewise():
    t = given(2, expand("habsburgs"), greater_poland={"markers": 3}, prussia={"markers": 1})
    assert markers(t) == {"greater_poland": 3, "prussia": 1, "lesser_poland": 3}


# --- influence ---


def test_8_4_1__markers_press_on_players_cubes_in_each_target_and_the_rest_stays():
    t = given(
        2, expand("habsburgs"), mace=1, greater_poland={"markers": 4},
        seat0=having(cubes={"greater_poland": 1, "prussia": 2}), seat1=having(cubes={"lesser_poland": 1}),
        seat2=having(cubes={"prussia": 2}),
    )  # fmt: skip
    # three to each: in Prussia from the Hetman on, who has none there
    assert clients(t, "prussia") == [1, 0, 0]
    assert clients(t, "lesser_poland") == [0, 0, 0]
    assert markers(t) == {"greater_poland": 4, "lesser_poland": 2}


@pytest.mark.parametrize("cubes_there", [2, 3])
def test_8_4_1__only_if_they_outnumber_the_players(cubes_there):
    t = given(
        2, expand("habsburgs"), greater_poland={"markers": 2}, seat0=having(cubes={"greater_poland": cubes_there})
    )
    assert markers(t) == {"greater_poland": 2}


def test_8_4_1__also_on_turn_four():
    t = given(4, expand("habsburgs"), greater_poland={"markers": 2})
    assert markers(t) == {"greater_poland": 2, "prussia": 2, "lesser_poland": 2}


def test_8_4_1__from_greater_poland_only():
    t = given(2, expand(*ALL), prussia={"markers": 4})
    assert markers(t) == {"prussia": 4}


def test_8_4_1__armies_do_not_fire_at_them():
    t = given(2, expand("habsburgs"), greater_poland={"markers": 2}, seat0=having(infantry={"prussia": 2}))
    assert rolled(t) == []
    assert not t.state.provinces[0].entered


def test_8_4_1_eliminated__where_enemy_cubes_stand():
    t = given(
        2, expand("habsburgs"), greater_poland={"markers": 3}, prussia=cubes("north", 1),
        seat0=having(cubes={"prussia": 2}),
    )  # fmt: skip
    assert clients(t, "prussia") == [2, 0, 0]
    assert markers(t) == {"greater_poland": 3, "lesser_poland": 3}
    assert markers_free(t.state) == 4


# --- from Vienna ---


@pytest.mark.parametrize(("orange", "entering"), [(1, 0), (2, 0), (3, 1), (8, 6)])
def test_8_4_2__all_but_two_reach_greater_poland(orange, entering):
    t = given(3, expand("habsburgs"), habsburgs={"orange": orange}, seat0=having(cubes={"greater_poland": 9}))
    assert held(t, "greater_poland") == (("ottomans", entering) if entering else (None, 0))
    assert t.state.fields[4].orange == orange
    assert clients(t, "greater_poland") == [9, 0, 0]  # players' cubes neither stop them nor suffer


def test_8_4_2__by_the_rules_of_invasions():
    t = given(
        3, expand("habsburgs"), habsburgs={"orange": 6}, greater_poland=cubes("north", 1),
        dice=own(0, "defence", "greater_poland", [5]), seat0=having(infantry={"greater_poland": 1}),
    )  # fmt: skip
    assert held(t, "greater_poland") == ("ottomans", 4 - 1 - 1)


def test_8_4_2__influence_there_leaves_instead_of_expanding():
    t = given(3, expand("habsburgs"), habsburgs={"orange": 3}, greater_poland={"markers": 3})
    assert (held(t, "greater_poland"), markers(t)) == (("ottomans", 1), {})


def test_8_4_2__influence_expands_if_no_ottoman_comes():
    t = given(3, expand("habsburgs"), habsburgs={"orange": 2}, greater_poland={"markers": 3})
    assert markers(t) == {"greater_poland": 3, "prussia": 3, "lesser_poland": 3}


def test_8_4_2__they_go_no_further_on_turn_three():
    t = given(3, expand(*ALL), habsburgs={"orange": 8})
    assert held(t, "greater_poland") == ("ottomans", 6)
    assert (held(t, "prussia"), held(t, "lesser_poland")) == ((None, 0), (None, 0))


def test_8_4_2__not_where_ottomans_stand_already():
    t = given(3, expand("habsburgs"), habsburgs={"orange": 8}, greater_poland=cubes("ottomans", 1))
    assert held(t, "greater_poland") == ("ottomans", 1)


def test_8_4_2__not_on_turn_four():
    t = given(4, expand(*ALL), habsburgs={"orange": 5}, flags={"held": 2})
    assert held(t, "greater_poland") == (None, 0)
