"""Phase twelve: the Crown Army's relief (8.3)."""

import pytest

from boze_igrzysko.war_builders import (
    RELIEF,
    army,
    asked,
    choose,
    clients,
    crown,
    crown_dice,
    given,
    having,
    held,
    markers,
    offered,
    polish,
    refused,
    rolled,
)  # fmt: skip

SWEDES = {"enemy": "north", "cubes": 3}
TATARS = {"enemy": "tatars", "cubes": 3}


def test_8_3_hetman__attacks_first_and_for_nothing():
    t = given(
        2, RELIEF, mace=1, crown=(2, 0, 0), dice=crown_dice(1, "relief", "prussia", [6, 2]), sejm=[0, 2], prussia=SWEDES
    )
    assert asked(t) == 1
    choose(t, "relief:prussia")
    assert held(t, "prussia") == ("north", 2)
    assert t.state.sejm[:2] == [0, 2]


def test_8_3_hetman__keeps_his_discs():
    t = given(2, RELIEF, crown=(1, 0, 0), dice=crown_dice(0, "relief", "prussia", [2]), sejm=[0], prussia=SWEDES)
    choose(t, "relief:prussia")
    assert t.state.sejm[0] == 0


def test_8_3_hetman__the_free_attack_cannot_be_kept_for_later():
    t = given(2, RELIEF, crown=(1, 0, 0), dice=crown_dice(1, "relief", "prussia", [2]), sejm=[0, 1], prussia=SWEDES)
    choose(t, "pass", "relief:prussia")
    assert t.over  # the Hetman is not asked again, though he has a disc


@pytest.mark.parametrize("old", [False, True])
def test_8_3_target__a_province_with_enemy_cubes_old_or_new(old):
    t = given(
        2, RELIEF, crown=(2, 2, 0), dice=crown_dice(0, "relief", "ukraine", [5, 1], [4, 1]),
        ukraine=TATARS | {"entered": not old},
    )  # fmt: skip
    assert offered(t) == ["relief:ukraine", "pass"]
    assert refused(t, "relief:prussia") == "8.3.target"
    choose(t, "relief:ukraine")
    assert held(t, "ukraine") == ("tatars", 1)
    assert crown(t) == (1, 1, 0)


def test_8_3_target__with_the_royal_gun():
    t = given(2, RELIEF, crown=(1, 1, 1), dice=crown_dice(0, "relief", "ukraine", [4], [3]), ukraine=TATARS)
    choose(t, "relief:ukraine")
    assert held(t, "ukraine") == ("tatars", 1)


def test_8_3_paid__a_disc_for_every_other_attack_and_no_cube():
    rolls = crown_dice(0, "relief", "prussia", [2]) + crown_dice(2, "relief", "prussia", [2])
    t = given(
        2, RELIEF, crown=(1, 0, 0), dice=rolls, sejm=[2, 0, 2], seat2=having(cubes={"prussia": 1}), prussia=SWEDES
    )
    choose(t, "relief:prussia")
    assert asked(t) == 2  # seat 1 has no disc
    choose(t, "relief:prussia")
    assert (t.state.sejm.count(2), clients(t, "prussia")) == (1, [0, 0, 1])
    assert asked(t) == 0


def test_8_3_paid__the_hetman_too_in_later_cycles():
    rolls = crown_dice(0, "relief", "prussia", [2]) * 2
    t = given(2, RELIEF, crown=(1, 0, 0), dice=rolls, sejm=[0], prussia=SWEDES)
    choose(t, "relief:prussia", "relief:prussia")
    assert t.state.sejm == [-1] * 5
    assert t.over


def test_8_3_paid__others_act_also_if_the_hetman_did_not():
    t = given(2, RELIEF, crown=(1, 0, 0), dice=crown_dice(1, "relief", "prussia", [6]), sejm=[1], prussia=SWEDES)
    choose(t, "pass", "relief:prussia")
    assert held(t, "prussia") == ("north", 2)


def test_8_3_paid__not_with_the_discs_of_others():
    t = given(2, RELIEF, crown=(1, 0, 0), dice=crown_dice(0, "relief", "prussia", [2]), sejm=[2], prussia=SWEDES)
    choose(t, "relief:prussia")
    assert asked(t) == 2


def test_8_3_repeat__the_same_province_again_and_again():
    rolls = crown_dice(0, "relief", "prussia", [6]) + crown_dice(1, "relief", "prussia", [6])
    rolls += crown_dice(0, "relief", "prussia", [6])
    t = given(2, RELIEF, crown=(1, 0, 0), dice=rolls, sejm=[0, 1], prussia=SWEDES, ukraine=TATARS)
    choose(t, "relief:prussia", "relief:prussia", "relief:prussia")
    assert held(t, "prussia") == (None, 0)


def test_8_3_excess__is_lost():
    t = given(
        2,
        RELIEF,
        crown=(4, 0, 0),
        dice=crown_dice(0, "relief", "ukraine", [6, 6, 6, 6]),
        ukraine=TATARS,
        prussia=SWEDES,
    )
    choose(t, "relief:ukraine")
    assert (held(t, "ukraine"), held(t, "prussia")) == ((None, 0), ("north", 3))
    assert polish(t, "tatars") == ([0, 0, 0], 0)


def test_8_3_alone__neither_private_units_nor_cossacks_join():
    t = given(
        2, RELIEF, crown=(1, 0, 0), cossacks=2, dice=crown_dice(0, "relief", "ukraine", [4]), ukraine=TATARS,
        seat0=having(infantry={"ukraine": 3}, cavalry={"ukraine": 3}, artillery={"ukraine": 1}),
    )  # fmt: skip
    choose(t, "relief:ukraine")
    assert rolled(t) == ["crown of seat 0: relief ukraine: infantry"]
    assert held(t, "ukraine") == ("tatars", 3)  # nor does a private gun help
    assert army(t, 0, "ukraine") == (3, 3, 1)


def test_8_3_pass__is_final():
    rolls = crown_dice(0, "relief", "prussia", [2]) + crown_dice(2, "relief", "prussia", [2])
    t = given(2, RELIEF, crown=(1, 0, 0), dice=rolls, sejm=[1, 1, 2, 2], prussia=SWEDES)
    choose(t, "relief:prussia", "pass", "relief:prussia")
    assert asked(t) == 2


def test_8_3_end__no_unit_is_left():
    t = given(2, RELIEF, crown=(1, 0, 1), dice=crown_dice(0, "relief", "prussia", [1]), sejm=[0, 1, 2], prussia=SWEDES)
    choose(t, "relief:prussia")
    assert t.over
    assert crown(t) == (0, 0, 1)


def test_8_3_end__no_army_at_all():
    assert given(4, RELIEF, crown=(0, 0, 1), sejm=[0, 1, 2], prussia=SWEDES).over


def test_8_3_end__no_enemy_is_left():
    t = given(2, RELIEF, crown=(3, 0, 0), dice=crown_dice(0, "relief", "prussia", [6] * 3), sejm=[0, 1], prussia=SWEDES)
    choose(t, "relief:prussia")
    assert t.over


def test_8_3_end__no_disc_can_pay():
    t = given(2, RELIEF, crown=(1, 0, 0), dice=crown_dice(0, "relief", "prussia", [2]), prussia=SWEDES)
    choose(t, "relief:prussia")
    assert t.over


def test_8_3_no_markers__influence_cannot_be_attacked():
    t = given(2, RELIEF, crown=(4, 0, 0), greater_poland={"markers": 2}, prussia=SWEDES)
    assert refused(t, "relief:greater_poland") == "8.3.no_markers"
    assert given(2, RELIEF, crown=(4, 0, 0), greater_poland={"markers": 2}).over
    assert markers(t) == {"greater_poland": 2}


def test_8_3_1__vienna_is_relieved_free_or_for_a_disc():
    rolls = crown_dice(0, "relief", "vienna", [5, 5]) + crown_dice(1, "relief", "vienna", [5, 2])
    t = given(3, RELIEF, crown=(2, 0, 0), dice=rolls, sejm=[1], habsburgs={"orange": 4}, flags={"vienna_invaded": True})
    choose(t, "relief:vienna")
    assert t.state.fields[4].orange == 2
    choose(t, "relief:vienna")
    assert t.state.fields[4].orange == 1
    assert t.state.sejm == [-1] * 5
    assert polish(t, "habsburgs") == ([0, 0, 0], 0)  # no glory


def test_8_3_1__hits_beyond_the_last_cube_are_lost():
    t = given(
        3, RELIEF, crown=(3, 0, 0), dice=crown_dice(0, "relief", "vienna", [5, 5, 5]), habsburgs={"orange": 1},
        flags={"vienna_invaded": True},
    )  # fmt: skip
    choose(t, "relief:vienna")
    assert t.state.fields[4].orange == 0


@pytest.mark.parametrize(("turn", "orange"), [(3, 0), (4, 2)])
def test_8_3_1__only_on_turn_three_and_with_ottomans_there(turn, orange):
    t = given(turn, RELIEF, crown=(3, 0, 0), habsburgs={"orange": orange}, flags={"held": orange}, prussia=SWEDES)
    assert refused(t, "relief:vienna") == "8.3.1"
