"""Phase eleven: the invasion roll, invasions, the Habsburgs, the Ottomans (8.2)."""

import pytest

from boze_igrzysko.war_builders import (
    CAMPAIGNS,
    INVASION_ROLL,
    RELIEF,
    army,
    choose,
    clients,
    cossack_dice,
    crown,
    crown_dice,
    dice,
    expand,
    given,
    having,
    held,
    invade,
    markers,
    offered,
    own,
    polish,
    refused,
    rolled,
    told,
)  # fmt: skip
from regnum.games.boze_igrzysko import GAME
from regnum.games.boze_igrzysko.state import enemy_free, markers_free

ALL = ("north", "muscovy", "tatars", "ottomans", "habsburgs")


def field_cubes(t) -> list[int]:
    return [f.cubes for f in t.state.fields]


# --- the roll ---


def test_8_2_1__four_dice_each_adds_a_piece_to_its_field():
    t = given(1, INVASION_ROLL, dice=dice("invasions", 4, 2, 2, 5))
    assert field_cubes(t) == [0, 2, 0, 1, 0]
    assert markers(t) == {"field": 1}


def test_8_2_1__on_top_of_the_events():
    t = given(1, INVASION_ROLL, dice=dice("invasions", 1, 1, 3, 6), north={"cubes": 2})
    assert field_cubes(t) == [4, 0, 1, 0, 0]


def test_8_2_1__a_five_on_turn_four_is_a_purple_cube_or_an_orange_one():
    t = given(4, INVASION_ROLL, dice=dice("invasions", 5, 5, 6, 6))
    assert (field_cubes(t), t.state.fields[4].orange) == ([0, 0, 0, 0, 2], 0)
    t = given(4, INVASION_ROLL, dice=dice("invasions", 5, 5, 6, 6), habsburgs={"orange": 1}, flags={"held": 1})
    assert (field_cubes(t), t.state.fields[4].orange) == ([0, 0, 0, 0, 0], 3)


def test_8_2_1__no_piece_is_left_nothing_is_added():
    t = given(1, INVASION_ROLL, dice=dice("invasions", 1, 1, 5, 5), content={"stock": {"cubes": {"north": 1}}},
              prussia={"markers": 9})  # fmt: skip
    assert field_cubes(t) == [1, 0, 0, 0, 0]
    assert markers(t) == {"prussia": 9, "field": 1}


@pytest.mark.parametrize("roll", [(2, 2, 1, 3), (2, 2, 2, 3), (2, 2, 2, 2)])
def test_8_2_1_treaty_break__by_two_or_more_dice_that_add_nothing(roll):
    t = given(
        1, INVASION_ROLL, invade("muscovy"), dice=dice("invasions", *roll), treaty="muscovy", muscovy={"cubes": 1}
    )
    assert t.state.treaty is None
    assert field_cubes(t) == [roll.count(1), 1, roll.count(3), 0, 0]
    assert held(t, "lithuania") == ("muscovy", 3 + 1)  # it invades like any other


def test_8_2_1_treaty_break__one_die_adds_its_cube_and_the_treaty_holds():
    t = given(1, INVASION_ROLL, invade("muscovy"), dice=dice("invasions", 2, 1, 1, 3), treaty="muscovy")
    assert t.state.treaty is not None
    assert field_cubes(t) == [2, 1, 1, 0, 0]
    assert held(t, "lithuania") == (None, 0)


def test_8_2_1_treaty_break__doubles_of_others_do_not_matter():
    t = given(1, INVASION_ROLL, dice=dice("invasions", 3, 3, 3, 3), treaty="muscovy")
    assert t.state.treaty is not None
    assert field_cubes(t) == [0, 0, 4, 0, 0]


@pytest.mark.parametrize(("breaks", "roll", "broken"), [(3, (2, 2, 1, 1), False), (3, (2, 2, 2, 1), True),
                                                        (4, (2, 2, 2, 1), False), (4, (2, 2, 2, 2), True)])  # fmt: skip
def test_8_2_1_treaty_break__a_dearer_treaty_needs_more_dice(breaks, roll, broken):
    t = given(1, INVASION_ROLL, dice=dice("invasions", *roll), treaty="muscovy", breaks=breaks,
              options={"lasting_treaties": "yes"})  # fmt: skip
    assert (t.state.treaty is None) == broken
    assert field_cubes(t)[1] == (0 if broken else roll.count(2))


@pytest.mark.parametrize(("turn", "rebels"), [(1, 0), (2, 1), (3, 0), (4, 0)])
def test_8_2_1_rebellion__a_six_on_turn_two_only(turn, rebels):
    t = given(turn, INVASION_ROLL, dice=dice("invasions", 6, 1, 1, 1), cossacks=2)
    assert (t.state.rebels, t.state.cossacks) == (rebels, 2 - rebels)


def test_8_2_1_rebellion__one_cossack_for_each_six():
    t = given(2, INVASION_ROLL, dice=dice("invasions", 6, 6, 1, 1), cossacks=2)
    assert (t.state.rebels, t.state.cossacks) == (2, 0)


def test_8_2_1_rebellion_source__ukraine_first_then_the_cossack_field():
    t = given(2, INVASION_ROLL, dice=dice("invasions", 6, 1, 1, 1), cossacks=1)
    assert (t.state.rebels, t.state.cossacks) == (1, 0)
    t = given(2, INVASION_ROLL, dice=dice("invasions", 6, 6, 1, 1), cossacks=1)
    assert (t.state.rebels, t.state.cossacks) == (2, 0)


def test_8_2_1_rebellion_source__more_sixes_than_cossacks():
    t = given(2, INVASION_ROLL, dice=dice("invasions", 6, 6, 6, 6), cossacks=1, rebels=1)
    assert (t.state.rebels, t.state.cossacks) == (2, 0)


# --- strength and size ---


def test_8_2_2_order__from_field_one_to_field_five():
    t = given(4, ("turn", 4, 0))
    names = [step for step in reversed(t.state.agenda) if step[0] in ("invasion_roll", "invade", "relief")]
    assert names == [("invasion_roll",), *(("invade", i) for i in range(5)), ("relief", 0)]


def test_8_2_2_order__each_is_resolved_before_the_next():
    t = given(
        1, invade(*ALL), dice=own(0, "defence", "prussia", [2]) + own(0, "defence", "ukraine", [2]),
        seat0=having(infantry={"prussia": 1, "ukraine": 1}),
    )  # fmt: skip
    assert [e.key + ":" + str(e.args.get("province", "")) for e in t.events if e.key in ("entered", "volley")] == [
        "entered:prussia", "volley:prussia", "entered:lithuania", "entered:ukraine", "volley:ukraine",
        "entered:lesser_poland",
    ]  # fmt: skip


def test_8_2_2_treaty__no_invasion():
    t = given(1, invade(*ALL), treaty="tatars")
    assert held(t, "ukraine") == (None, 0)
    assert held(t, "prussia") == ("north", 5)


def test_8_2_2_treaty__with_the_habsburgs_on_turn_four():
    t = given(4, invade("habsburgs"), treaty="habsburgs")
    assert held(t, "greater_poland") == (None, 0)


@pytest.mark.parametrize(("players", "king", "expected"), [(4, 1, (None, 0)), (5, 1, (None, 0)), (0, 5, (None, 0)),
                                                         (3, 1, ("north", 1))])  # fmt: skip
def test_8_2_2_blocked__by_as_many_polish_cubes_as_its_strength(players, king, expected):
    mine, yours = having(glory={"north": players // 2}), having(glory={"north": players - players // 2})
    t = given(1, invade("north"), seat0=mine, seat1=yours, north={"king": king})
    assert held(t, "prussia") == expected
    assert t.state.provinces[0].entered == (expected != (None, 0))
    assert told(t, "blocked", "invasion")[0][0] == ("invasion" if expected[1] else "blocked")


def test_8_2_2_strength__printed_and_a_point_for_each_cube():
    t = given(2, invade("muscovy"), muscovy={"cubes": 3})
    assert held(t, "lithuania") == ("muscovy", 5 + 3)


def test_8_2_2_strength__cubes_in_provinces_do_not_count():
    t = given(2, invade("muscovy"), prussia={"enemy": "muscovy", "cubes": 3})
    assert held(t, "lithuania") == ("muscovy", 5)


@pytest.mark.parametrize(
    ("enemy", "turn", "seats", "printed"),
    [
        ("tatars", 2, 3, 7), ("habsburgs", 2, 3, 4), ("ottomans", 3, 3, 12), ("muscovy", 4, 3, 11),
        ("muscovy", 4, 4, 15), ("ottomans", 4, 3, 3), ("ottomans", 4, 4, 4), ("ottomans", 2, 3, 5),
    ],
)  # fmt: skip
def test_8_2_2_rows__by_turn_and_number_of_players(enemy, turn, seats, printed):
    t = given(turn, seats=seats)
    assert GAME.probes["strength"](t.state)[ALL.index(enemy)] == printed


def test_8_2_2_rows__a_content_file_can_correct_them():
    t = given(1, invade("north"), content={"enemy": {"north": {"three": [2, 7, 4, 9]}}})
    assert held(t, "prussia") == ("north", 2)


def test_8_2_2_cossacks__rebels_strengthen_the_tatars_and_stay_with_them():
    t = given(2, invade("tatars"), rebels=2, tatars={"cubes": 1})
    assert held(t, "ukraine") == ("tatars", 7 + 1 + 2)
    assert t.state.rebels == 2


def test_8_2_2_size__strength_less_all_polish_cubes():
    t = given(
        2, invade("north"), seat0=having(glory={"north": 2}), seat2=having(glory={"north": 1}),
        north={"king": 1, "cubes": 2},
    )  # fmt: skip
    assert held(t, "prussia") == ("north", 7 + 2 - 4)
    assert polish(t, "north") == ([2, 0, 1], 1)


def test_8_2_2_size__cubes_come_from_off_the_board():
    t = given(2, invade("north"), north={"cubes": 2})
    assert t.state.fields[0].cubes == 2
    assert enemy_free(t.state, 0) == 25 - 2 - 9


def test_8_2_2_size__too_few_cubes_those_of_the_field_are_used_then_fewer_come():
    box = {"stock": {"cubes": {"north": 8}}}
    t = given(2, invade("north"), content=box, north={"cubes": 2})
    assert (held(t, "prussia"), t.state.fields[0].cubes) == (("north", 8), 0)
    t = given(2, invade("north"), content={"stock": {"cubes": {"north": 10}}}, north={"cubes": 2})
    assert (held(t, "prussia"), t.state.fields[0].cubes) == (("north", 9), 1)


# --- what happens in the province ---


def test_8_2_2_markers__leave_first():
    t = given(
        1, invade("north"), dice=own(0, "defence", "prussia", [6] * 4, [6]),
        seat0=having(infantry={"prussia": 4}, cavalry={"prussia": 1}), prussia={"markers": 2},
    )  # fmt: skip
    assert markers(t) == {}  # although no cube stays
    assert held(t, "prussia") == (None, 0)


def test_8_2_2_markers__stay_if_nothing_enters():
    t = given(1, invade("north"), seat0=having(glory={"north": 5}), prussia={"markers": 2})
    assert markers(t) == {"prussia": 2}


def test_8_2_2_defence__every_unit_of_every_player_fires_once_for_free():
    t = given(
        1, invade("north"), mace=1,
        dice=own(1, "defence", "prussia", [5, 4]) + own(0, "defence", "prussia", cavalry=[4]),
        seat0=having(cavalry={"prussia": 1}, cubes={"prussia": 1}), seat1=having(infantry={"prussia": 2}),
        seat2=having(infantry={"lithuania": 1}),
    )  # fmt: skip
    assert held(t, "prussia") == ("north", 5 - 2)
    assert clients(t, "prussia") == [1, 0, 0]
    assert rolled(t) == ["seat 1: defence prussia: infantry", "seat 0: defence prussia: cavalry"]


def test_8_2_2_defence__by_the_rules_of_campaigns():
    t = given(
        2, invade("north"), dice=own(0, "defence", "prussia", [4, 1]) + own(1, "defence", "prussia", [4]),
        seat0=having(infantry={"prussia": 2}, artillery={"prussia": 1}), seat1=having(infantry={"prussia": 1}),
    )  # fmt: skip
    assert held(t, "prussia") == ("north", 7 - 1)  # the gun of seat 0 does not help seat 1
    assert army(t, 0, "prussia") == (1, 0, 1)


def test_8_2_2_defence__surplus_hits_bring_no_glory():
    t = given(
        1, invade("north"), dice=own(0, "defence", "prussia", [6, 6]), seat0=having(infantry={"prussia": 2}),
        seat1=having(glory={"north": 4}),
    )  # fmt: skip
    assert held(t, "prussia") == (None, 0)
    assert polish(t, "north") == ([0, 4, 0], 0)


def test_8_2_2_defence__nobody_can_refuse():
    t = given(1, invade("north"), dice=own(0, "defence", "prussia", [1]), seat0=having(infantry={"prussia": 1}))
    assert t.over  # nobody was asked
    assert army(t, 0, "prussia") == (0, 0, 0)


def test_8_2_2_defence_cossacks__roll_once_against_tatars():
    t = given(
        2, invade("tatars"), cossacks=2,
        dice=own(0, "defence", "ukraine", [2]) + own(1, "defence", "ukraine", [2]) + cossack_dice("defence", 4, 1),
        seat0=having(infantry={"ukraine": 1}), seat1=having(infantry={"ukraine": 1}),
    )  # fmt: skip
    assert held(t, "ukraine") == ("tatars", 7 - 1)
    assert (t.state.cossacks, t.state.rebels) == (1, 0)


def test_8_2_2_defence_cossacks__only_beside_units_of_a_player():
    t = given(2, invade("tatars"), cossacks=2, seat0=having(artillery={"ukraine": 1}, infantry={"prussia": 1}))
    assert held(t, "ukraine") == ("tatars", 7)
    assert rolled(t) == []


def test_8_2_2_defence_cossacks__with_the_gun_of_any_such_player():
    t = given(
        2, invade("tatars"), cossacks=1,
        dice=own(0, "defence", "ukraine", [2]) + own(1, "defence", "ukraine", [2]) + cossack_dice("defence", 3),
        seat0=having(infantry={"ukraine": 1}), seat1=having(infantry={"ukraine": 1}, artillery={"ukraine": 1}),
    )  # fmt: skip
    assert held(t, "ukraine") == ("tatars", 7 - 1)


def test_8_2_2_defence_cossacks__not_with_the_gun_of_one_who_has_nothing_else_there():
    t = given(
        2, invade("tatars"), cossacks=1, tatars={"king": 5},
        seat0=having(infantry={"ukraine": 1}), seat1=having(artillery={"ukraine": 1}),
        dice=own(0, "defence", "ukraine", [2]) + cossack_dice("defence", 3),
    )  # fmt: skip
    assert held(t, "ukraine") == ("tatars", 2)  # a Cossack's 3 hits only beside a gun


def test_8_2_2_defence_cossacks__not_against_others():
    t = given(
        2, expand("muscovy"), cossacks=2, dice=own(0, "defence", "ukraine", [6]),
        seat0=having(infantry={"ukraine": 1}), lithuania={"enemy": "muscovy", "cubes": 3},
    )  # fmt: skip
    assert held(t, "ukraine") == ("muscovy", 2)


def test_8_2_2_defence_cossacks__their_hits_never_fall_on_others():
    t = given(
        2, invade("tatars"), cossacks=2, seat1=having(glory={"tatars": 6}),
        dice=own(0, "defence", "ukraine", [2]) + cossack_dice("defence", 6, 6),
        seat0=having(infantry={"ukraine": 1}), ukraine={"enemy": "muscovy", "cubes": 3},
    )  # fmt: skip
    assert held(t, "ukraine") == ("muscovy", 3)


def test_8_2_2_no_crown__the_crown_army_does_not_fire():
    t = given(2, invade("north"), crown=(4, 4, 1))
    assert held(t, "prussia") == ("north", 7)
    assert (rolled(t), crown(t)) == ([], (4, 4, 1))


def test_8_2_2_merge__with_cubes_of_an_earlier_turn():
    t = given(
        1, invade("north"), dice=own(0, "defence", "prussia", [6, 6, 6]), seat0=having(infantry={"prussia": 3}),
        seat1=having(glory={"north": 4}), prussia={"enemy": "north", "cubes": 3},
    )  # fmt: skip
    assert held(t, "prussia") == ("north", 3 + 1 - 3)  # more hits than newcomers


def test_8_2_2_excess__first_the_invader_then_others():
    t = given(
        1, invade("north"), dice=own(0, "defence", "prussia", [6, 6, 6]), seat0=having(infantry={"prussia": 3}),
        seat1=having(glory={"north": 3}), prussia={"enemy": "muscovy", "cubes": 4},
    )  # fmt: skip
    assert held(t, "prussia") == ("muscovy", 3)  # two hits on the two newcomers, one on Muscovy


def test_8_2_2_excess__cossacks_take_the_tatars_and_leave_the_others_to_the_players():
    t = given(
        2, invade("tatars"), cossacks=2, seat1=having(glory={"tatars": 5}),
        dice=own(0, "defence", "ukraine", [6]) + cossack_dice("defence", 6, 6),
        seat0=having(infantry={"ukraine": 1}), ukraine={"enemy": "muscovy", "cubes": 3},
    )  # fmt: skip
    assert held(t, "ukraine") == ("muscovy", 2)


def test_8_2_2_annihilate__one_for_one_after_the_defence():
    t = given(
        1, invade("north"), dice=own(0, "defence", "prussia", [6]), seat0=having(infantry={"prussia": 1}),
        prussia={"enemy": "muscovy", "cubes": 3},
    )  # fmt: skip
    assert held(t, "prussia") == ("north", 5 - 1 - 3)


@pytest.mark.parametrize(("there", "expected"), [(4, ("north", 1)), (5, (None, 0)), (6, ("muscovy", 1))])
def test_8_2_2_annihilate__one_colour_at_most_is_left(there, expected):
    t = given(1, invade("north"), prussia={"enemy": "muscovy", "cubes": there})
    assert held(t, "prussia") == expected


def test_8_2_2_discard__removed_pieces_can_come_again():
    t = given(
        1, invade("north"), dice=own(0, "defence", "prussia", [6]), seat0=having(infantry={"prussia": 1}),
        prussia={"markers": 3},
    )  # fmt: skip
    assert markers_free(t.state) == 10
    assert enemy_free(t.state, 0) == 25 - 4


# --- the Habsburgs ---


def greater(*counts: int, **more) -> dict:
    """Magnates with so many cubes in Greater Poland."""
    return {f"seat{i}": having(cubes={"greater_poland": n}) for i, n in enumerate(counts)} | more


@pytest.mark.parametrize(("turn", "printed"), [(1, 3), (2, 4), (3, 6)])
def test_8_2_3_markers__printed_strength_and_rolled_markers(turn, printed):
    t = given(turn, invade("habsburgs"), habsburgs={"markers": 2})
    assert markers(t) == {"greater_poland": printed + 2}
    assert held(t, "greater_poland") == (None, 0)


def test_8_2_3_markers__ten_are_all_there_are():
    t = given(3, invade("habsburgs"), prussia={"markers": 3}, habsburgs={"markers": 4})
    assert markers(t) == {"prussia": 3, "greater_poland": 7}


def test_8_2_3_markers__do_not_make_a_war():
    t = given(1, invade("habsburgs"))
    assert not t.state.provinces[4].entered


def test_8_2_3_pressure__each_marker_removes_a_cube_and_is_gone():
    t = given(2, invade("habsburgs"), **greater(2, 2, 1), habsburgs={"markers": 1})
    assert clients(t, "greater_poland") == [0, 0, 0]
    assert (markers(t), markers_free(t.state)) == ({}, 10)


def test_8_2_3_pressure__armies_neither_help_nor_suffer():
    t = given(1, invade("habsburgs"), seat0=having(cubes={"greater_poland": 4}, infantry={"greater_poland": 2}))
    assert rolled(t) == []
    assert (clients(t, "greater_poland"), army(t, 0, "greater_poland")) == ([1, 0, 0], (2, 0, 0))


def test_8_2_3_order__from_the_hetman_clockwise():
    t = given(2, invade("habsburgs"), mace=2, **greater(3, 3, 3))
    assert clients(t, "greater_poland") == [2, 2, 1]


def test_8_2_3_order__who_has_none_is_skipped():
    t = given(2, invade("habsburgs"), mace=1, **greater(4, 0, 1))
    assert clients(t, "greater_poland") == [1, 0, 0]


def test_8_2_3_remainder__stays_in_greater_poland():
    t = given(2, invade("habsburgs"), **greater(1, 1, 0))
    assert (clients(t, "greater_poland"), markers(t)) == ([0, 0, 0], {"greater_poland": 2})


def test_8_2_3_remainder__old_markers_do_not_press_again():
    t = given(2, invade("habsburgs"), **greater(6, 0, 0), greater_poland={"markers": 2})
    assert (clients(t, "greater_poland"), markers(t)) == ([2, 0, 0], {"greater_poland": 2})


def test_8_2_3_war_zone__markers_go_and_cubes_stay():
    t = given(2, invade("habsburgs"), **greater(2, 2, 2), greater_poland={"enemy": "north", "cubes": 1},
              habsburgs={"markers": 1})  # fmt: skip
    assert (clients(t, "greater_poland"), markers(t)) == ([2, 2, 2], {})
    assert held(t, "greater_poland") == ("north", 1)


def test_8_2_3_turn4__purple_cubes_like_any_enemy():
    t = given(
        4, invade("habsburgs"), dice=own(0, "defence", "greater_poland", [6]), habsburgs={"cubes": 2, "king": 1},
        seat0=having(cubes={"greater_poland": 3}, infantry={"greater_poland": 1}),
    )  # fmt: skip
    assert held(t, "greater_poland") == ("habsburgs", 9 + 2 - 1 - 1)
    assert (clients(t, "greater_poland"), markers(t)) == ([3, 0, 0], {})


# --- the Ottomans ---


def test_8_2_4_turn3__they_march_on_vienna_not_on_lesser_poland():
    t = given(3, invade("ottomans"), ottomans={"cubes": 1, "king": 2}, seat0=having(glory={"ottomans": 3}))
    assert t.state.fields[4].orange == 12 + 1 - 5
    assert held(t, "lesser_poland") == (None, 0)
    assert not t.state.provinces[3].entered


def test_8_2_4_turn3__campaigns_can_stop_them():
    t = given(3, invade("ottomans", "habsburgs"), ottomans={"king": 4}, seat0=having(glory={"ottomans": 8}))
    assert t.state.fields[4].orange == 0
    assert markers(t) == {"greater_poland": 6}  # the Habsburgs act as ever


def test_8_2_4_turn3__with_four_players():
    t = given(3, invade("ottomans"), seats=4)
    assert t.state.fields[4].orange == 16


@pytest.mark.parametrize("turn", [1, 2, 4])
def test_8_2_4_turn3__on_other_turns_they_invade_lesser_poland(turn):
    t = given(turn, invade("ottomans"))
    assert held(t, "lesser_poland") == ("ottomans", {1: 3, 2: 5, 4: 3}[turn])
    assert t.state.fields[4].orange == 0


def test_8_2_4_turn3_markers__leave_the_field_and_nothing_comes_of_them():
    t = given(3, invade("ottomans", "habsburgs"), habsburgs={"markers": 3}, **greater(2, 2, 2))
    assert (markers(t), markers_free(t.state)) == ({}, 10)
    assert clients(t, "greater_poland") == [2, 2, 2]


def test_8_2_4_turn3_markers__those_in_provinces_stay():
    t = given(3, invade("ottomans", "habsburgs"), greater_poland={"markers": 2}, prussia={"markers": 1})
    assert markers(t) == {"greater_poland": 2, "prussia": 1}


def test_8_2_4_turn3_crown_only__no_campaign_reaches_vienna():
    t = given(
        3, CAMPAIGNS, seat0=having(cubes={"greater_poland": 1, "prussia": 1},
                                   infantry={"greater_poland": 1, "prussia": 1}),
        sejm=[0], crown=(1, 0, 0),
    )  # fmt: skip
    assert refused(t, "campaign:greater_poland:own") == "8.1.habsburg"
    assert refused(t, "campaign:greater_poland:crown") == "8.1.habsburg"


def test_8_2_4_turn3_crown_only__only_the_crown_army_removes_cubes_there():
    t = given(
        3, RELIEF, expand("habsburgs"), crown=(1, 0, 0),
        dice=crown_dice(0, "relief", "vienna", [6]) + own(0, "defence", "greater_poland", [6]),
        seat0=having(infantry={"greater_poland": 1}), habsburgs={"orange": 5}, flags={"vienna_invaded": True},
    )  # fmt: skip
    choose(t, "relief:vienna")
    assert t.state.fields[4].orange == 4  # the unit in Greater Poland does not reach there
    assert held(t, "greater_poland") == ("ottomans", 1)


@pytest.mark.parametrize(("seats", "strength"), [(3, 3), (4, 4)])
def test_8_2_4_turn4__weak_without_vienna(seats, strength):
    t = given(4, invade("ottomans", "habsburgs"), seats=seats)
    assert held(t, "lesser_poland") == ("ottomans", strength)
    assert held(t, "greater_poland")[0] == "habsburgs"


@pytest.mark.parametrize(("seats", "strength"), [(3, 10), (4, 13)])
@pytest.mark.parametrize("kept", [1, 2])
def test_8_2_4_turn4_occupied__strong_in_both_fields(seats, strength, kept):
    t = given(4, invade("ottomans", "habsburgs"), seats=seats, habsburgs={"orange": kept}, flags={"held": kept})
    assert held(t, "lesser_poland") == ("ottomans", strength)
    assert held(t, "greater_poland") == ("ottomans", strength)


def test_8_2_4_turn4_occupied__two_separate_invasions():
    t = given(
        4, invade("ottomans", "habsburgs"), habsburgs={"orange": 2, "king": 3}, ottomans={"cubes": 1},
        seat0=having(glory={"habsburgs": 2, "ottomans": 4}), flags={"held": 2},
    )  # fmt: skip
    assert held(t, "lesser_poland") == ("ottomans", 10 + 1 - 4)
    assert held(t, "greater_poland") == ("ottomans", 10 - 5)


def test_8_2_4_retained__only_cubes_of_this_turn_add_strength():
    t = given(4, INVASION_ROLL, invade("habsburgs"), dice=dice("invasions", 5, 5, 6, 6), habsburgs={"orange": 2},
              flags={"held": 2})  # fmt: skip
    assert held(t, "greater_poland") == ("ottomans", 10 + 2)


def test_8_2_4_retained__a_content_file_can_choose_the_other_reading():
    t = given(4, invade("habsburgs"), habsburgs={"orange": 2}, flags={"held": 2},
              content={"vienna": {"held_fight": True}})  # fmt: skip
    assert held(t, "greater_poland") == ("ottomans", 12)


def test_8_2_4_identity__the_habsburg_field_is_ottoman():
    t = given(
        4, invade("ottomans", "habsburgs"), expand("habsburgs"), habsburgs={"orange": 1},
        greater_poland={"enemy": "ottomans", "cubes": 1}, flags={"held": 1},
    )  # fmt: skip
    # old orange cubes and new ones are one enemy, and the purple arrows carry them on
    assert held(t, "greater_poland") == ("ottomans", 11)
    assert held(t, "prussia") == ("ottomans", 8)  # all that were left of 30
    assert enemy_free(t.state, 4) == 20


def test_8_2_4_identity__campaigns_of_turn_four_strike_it():
    t = given(
        4, CAMPAIGNS, invade("habsburgs"), habsburgs={"orange": 1}, flags={"held": 1},
        dice=own(0, "campaign", "greater_poland", [6]) + own(0, "defence", "greater_poland", [2]),
        seat0=having(cubes={"greater_poland": 1}, infantry={"greater_poland": 1}),
    )  # fmt: skip
    choose(t, "campaign:greater_poland:own")
    assert t.state.fields[4].orange == 1  # beside the enemy's cubes, not instead of them
    assert held(t, "greater_poland") == ("ottomans", 9)


def test_8_2_4_identity__too_few_cubes_those_rolled_in_the_field_are_used():
    box = {"stock": {"cubes": {"ottomans": 14}}}
    t = given(4, invade("habsburgs"), content=box, habsburgs={"orange": 5}, flags={"held": 2})
    assert held(t, "greater_poland") == ("ottomans", 12)  # 13 wanted, 9 off the board, 3 of the field
    assert t.state.fields[4].orange == 2


# --- the black enemy ---


def test_8_2_5__black_is_one_enemy_under_three_names():
    t = given(2, invade("north"), prussia={"enemy": "north", "cubes": 2})  # left by the Teutonic Order
    assert held(t, "prussia") == ("north", 2 + 7)
    assert told(t, "clash") == []


def test_8_2_5__it_does_not_enter_where_it_stands_from_before():
    t = given(4, expand("north"), prussia={"enemy": "north", "cubes": 3}, lithuania={"enemy": "north", "cubes": 1})
    assert held(t, "lithuania") == ("north", 1)
    assert held(t, "greater_poland") == ("north", 3)


def test_8_2_5__relief_of_any_colour():
    t = given(4, RELIEF, crown=(1, 0, 0), prussia={"enemy": "north", "cubes": 1})
    assert offered(t) == ["relief:prussia", "pass"]
